"""The edition and the options of one table as the rules read them: numbers, looked up by id."""

from __future__ import annotations

from typing import Any, Final

from meridian.games.globopolis.rules.card import Card, read_card
from meridian.games.globopolis.rules.constants import (
    AGENTS_DROPPED,
    AGENTS_IGNORED,
    BASE,
    EFFECTS,
    FEWER_DICE,
    GOOD_UNITS,
    GUILD,
    INDEPENDENT,
    INFLUENCE_FIELD,
    KINDS,
    MISSION,
    NO_DEVELOPMENT_DIE,
    NONE,
    OPS_FIELD,
    OWN_DIE,
    PROMISES,
    RESERVES,
    RESOURCES,
    SABOTAGE,
    SORTS,
    SPECIALS,
    TELEPORT,
    TERRITORY,
)


def good_names(territories: list[str], guilds: dict[str, str], cards: list[str]) -> list[str]:
    """Everything that can stand in a deal, in the order of its numbers: money, points, Agents, hostages, units of
    Personal Stock, Titles with their units, Titles without, cards, a card of a sort, units of a Territory, units of a
    Guild Stock, promises. Guilds come with their resource."""
    return [
        "eu", "points", "agents", "hostages", *RESOURCES, *territories, *guilds,
        *(f"{name}-bare" for name in territories), *cards, *(f"any-{sort}" for sort in SORTS),
        *(f"{name}/{kind}" for name in territories for kind in RESOURCES),
        *(f"{name}/{kind}" for name, kind in guilds.items()), *PROMISES,
    ]  # fmt: skip


LAST_STAGE: Final = 3


class Board:
    """Everything that does not change during a game. Shared by all copies of its positions."""

    def __init__(self, edition: dict[str, Any], options: dict[str, Any], names: dict[str, list[str]]) -> None:
        self.names = names
        later = options["stage"] < LAST_STAGE and options["stage_advance"] != "never"
        # What the table plays by once its learning stage is over.
        self.later: Board | None = Board(edition, {**options, "stage": options["stage"] + 1}, names) if later else None
        self._titles(edition)
        self._ring(edition)
        self._cards(edition)
        self._numbers(edition)
        self._goods()
        self._play(options)
        self._trade(options)
        self._conflict(options)
        self._end(options)

    def _titles(self, edition: dict[str, Any]) -> None:
        territories: dict[str, Any] = edition["territories"]
        guilds: dict[str, Any] = edition["guilds"]
        groups = list(edition["groups"])
        ids = list(territories)
        self.territories: int = len(ids)
        self.titles: int = len(ids) + len(guilds)
        self.every_territory: list[int] = list(range(self.territories))
        self.every_guild: list[int] = list(range(self.territories, self.titles))
        self.groups: int = len(groups)
        self.value: list[int] = [row["value"] for row in [*territories.values(), *guilds.values()]]
        self.group: list[int] = [groups.index(row["group"]) for row in [*territories.values(), *guilds.values()]]
        self.members: list[list[int]] = [
            [at for at in range(len(ids)) if self.group[at] == g] for g in range(self.groups)
        ]
        self.alloc: list[int] = [row["units"][kind] for row in territories.values() for kind in RESOURCES]
        self.premium: list[list[int]] = [list(row["premium"]) for row in territories.values()]
        self.conference: list[list[int]] = [list(row["conference"]) for row in territories.values()]
        self.guild_resource: list[int] = [RESOURCES.index(row["resource"]) for row in guilds.values()]
        self.guild_stock: list[int] = [row["stock"] for row in guilds.values()]
        self.prices: list[list[int]] = [list(row["prices"]) for row in guilds.values()]
        self.associates: list[list[int]] = [self.members[groups.index(row["group"])] for row in guilds.values()]
        self.usa: int = ids.index("USA") if "USA" in ids else NONE
        self.canada: int = ids.index("CAN") if "CAN" in ids else NONE

    def _ring(self, edition: dict[str, Any]) -> None:
        titles = [*edition["territories"], *edition["guilds"]]
        independents = list(edition["independents"])
        bases = list(edition["bases"])
        fields: list[str] = edition["ring"]["fields"]
        self.fields: int = len(fields)
        self.kind: list[int] = []
        self.what: list[int] = []
        for name in fields:
            if name in titles:
                at = titles.index(name)
                self.kind.append(TERRITORY if at < self.territories else GUILD)
                self.what.append(at)
            elif name in independents:
                self.kind.append(INDEPENDENT)
                self.what.append(independents.index(name))
            elif name in bases:
                self.kind.append(BASE)
                self.what.append(bases.index(name))
            elif name in SPECIALS:
                self.kind.append(SPECIALS[name])
                self.what.append(NONE)
            else:
                self.kind.append(OPS_FIELD if name == "ops-mission" else INFLUENCE_FIELD)
                self.what.append(NONE)
        self.field_of: list[int] = [fields.index(name) for name in titles]
        self.independents: list[int] = [fields.index(name) for name in independents]
        self.bases: list[int] = sorted(fields.index(name) for name in bases)
        self.teleport: int = self.kind.index(TELEPORT)
        self.sells: list[list[int]] = [
            [] if row["broker"] else [RESOURCES.index(kind) for kind in row["sells"]]
            for row in edition["independents"].values()
        ]
        self.broker: list[bool] = [row["broker"] for row in edition["independents"].values()]
        self.quadrant: list[int] = [self._quadrant(self.field_of[at]) for at in range(self.titles)]
        self.quadrants: int = len(self.bases)

    def _quadrant(self, field: int) -> int:
        """The quadrant of a field: the number of the base before it, clockwise."""
        found = len(self.bases) - 1
        for at in range(len(self.bases)):
            if field >= self.bases[at]:
                found = at
        return found

    def _cards(self, edition: dict[str, Any]) -> None:
        groups = list(edition["groups"])
        titles = [*edition["territories"], *edition["guilds"]]
        self.cards: list[Card] = []
        self.first_of_sort: list[int] = []
        for sort, section in enumerate(("ops", "missions", "influences")):
            self.first_of_sort.append(len(self.cards))
            for row in edition[section].values():
                self.cards.append(read_card(sort, row, groups, titles))
        self.first_of_sort.append(len(self.cards))
        self.with_effect: list[list[int]] = [
            [at for at, card in enumerate(self.cards) if card.sort != MISSION and card.effect == effect]
            for effect in range(len(EFFECTS))
        ]
        self.assess_cards: list[int] = [
            at
            for at, card in enumerate(self.cards)
            if card.sort != MISSION
            and card.effect
            in (OWN_DIE, FEWER_DICE, NO_DEVELOPMENT_DIE, AGENTS_IGNORED, AGENTS_DROPPED, SABOTAGE, RESERVES)
        ]

    def _numbers(self, edition: dict[str, Any]) -> None:
        players = range(edition["players"]["min"], edition["players"]["max"] + 1)
        self.fewest: int = players[0]
        self.most: int = players[-1]
        self.marks: list[int] = [edition["victory"][f"mark_{n}"] if n in players else 0 for n in range(players[-1] + 1)]
        self.start_money: dict[int, int] = {n: edition["start"][f"money_{n}"] for n in players}
        self.start_titles: dict[int, int] = {n: edition["start"][f"titles_{n}"] for n in players}
        self.start_agents: int = edition["start"]["agents"]
        self.pieces: int = edition["pieces"]["units"]
        self.eds: int = edition["pieces"]["eds"]
        self.all_agents: int = edition["pieces"]["agents"]
        points = edition["points"]
        self.level_points: int = points["level"]
        self.point_price: int = points["price"]
        self.buy_most: int = points["buy_most"]
        self.buy_margin: int = points["buy_margin"]
        self.swiss_points: int = points["switzerland"]
        self.moonshot: int = points["moonshot"]
        self.backward: int = points["backward"]
        self.bonus_factor: int = points["bonus_factor"]
        money = edition["money"]
        self.teleport_money: int = money["teleport"]
        self.swiss_money: int = money["switzerland"]
        self.market_price: int = money["market_price"]
        self.unit_price: int = money["guide_price"]
        self.guild_free: int = edition["guild_trade"]["free"]
        self.guild_sale: int = edition["guild_trade"]["sale"]
        self.ns_limit: list[int] = list(edition["units"]["ns_limit"])
        self.market_dice: int = edition["market"]["dice"]
        self.academy: list[int] = list(edition["academy"]["gains"])
        self.agents_most: int = edition["agents"]["per_territory"]
        self.superiority: int = edition["agents"]["superiority_die"]
        self.infiltrator_die: list[int] = list(edition["cleaning"]["infiltrator"])
        self.owner_die: list[int] = list(edition["cleaning"]["owner"])
        self.cleaning_wins: int = edition["cleaning"]["wins"]
        battle = edition["battle"]
        self.polygon: list[int] = [battle["aggressor_polygon"], battle["defender_polygon"]]
        self.base_dice: list[int] = [battle["aggressor_dice"], battle["defender_dice"]]
        self.base_die: int = edition["teleport"]["base_die"]
        self.field_die: int = edition["teleport"]["field_die"]
        self.move_dice: int = edition["movement"]["dice"]
        self.card_stop: int = edition["movement"]["rolls_to_card_stop"]
        self.hand_limit: int = edition["hand"]["limit"]
        self.start_cards: list[int] = [
            edition["start"]["ops"],
            edition["start"]["missions"],
            edition["start"]["influences"],
        ]

    def _goods(self) -> None:
        """Where each kind of good begins in the list of goods of a deal (see `good_names`)."""
        self.good_title: int = GOOD_UNITS + KINDS
        self.good_bare: int = self.good_title + self.titles
        self.good_card: int = self.good_bare + self.territories
        self.good_any: int = self.good_card + len(self.cards)
        self.good_from: int = self.good_any + len(SORTS)
        self.good_guild: int = self.good_from + self.territories * KINDS
        self.good_promise: int = self.good_guild + self.titles - self.territories
        self.goods: int = self.good_promise + len(PROMISES)

    def _play(self, options: dict[str, Any]) -> None:
        self.stage: int = options["stage"]
        self.stage_by_vote: bool = options["stage_advance"] == "vote"
        self.stage_rounds: int = options["stage_rounds"]
        self.cards_used: bool = self.stage >= 2
        self.agents_used: bool = options["agents"] and self.stage >= 3
        self.usable: list[int] = [
            sum(card.sort == sort and (self.agents_used or not card.needs_agents) for card in self.cards)
            for sort in range(len(SORTS))
        ]
        """How many cards of each sort are of use at this table."""
        self.conflicts: bool = self.stage >= 2
        self.chosen_first: bool = options["first_player"] == "chosen"
        self.first_seat: int = options["first_seat"] - 1
        self.administrator: int = options["administrator_seat"] - 1
        self.deal_mode: int = ["random", "balanced", "draft"].index(options["deal_mode"])
        self.titles_each: int = options["titles_per_player"]
        if options["hand_limit"]:
            self.hand_limit = options["hand_limit"]
        self.limit_clauses: str = ("GP-194 " if options["hand_limit"] else "") + ("GP-A78" if options["teams"] else "")
        self.start_cards = [
            options[f"start_{name}"] if options[f"start_{name}"] >= 0 else self.start_cards[at]
            for at, name in enumerate(("ops", "missions", "influences"))
        ]
        self.start_variations: str = _start_variations(options)
        self.cycle_agent_cards: bool = options["agent_cards"] == "cycle"
        self.overlap: bool = options["agent_overlap"] and self.agents_used
        self.fee: int = ["per_roll", "per_turn", "free"].index(options["ccw_fee"])
        self.pay_on_landing: bool = options["pay_on_landing"]
        self.cap_all_fields: bool = options["roll_cap"] == "all_fields"
        self.must_roll: bool = options["roll_again"] == "must"
        self.flights: int = ["bases", "nearest_independent", "any_independent", "any_territory"].index(
            options["orss_targets"]
        )
        self.unlimited: bool = options["unlimited_components"]
        self.hidden_cash: bool = options["hidden_cash"]
        self.teams: int = options["teams"]
        self.numbers_by_people: bool = options["team_numbers"] == "people"
        self.by_members: bool = options["team_numbers"] == "members"
        self.bribe: int = options["administrator_bribe"]
        self.correspondence: bool = options["async_mode"]
        self.debt_note: bool = options["insolvency"] == "debt_note"

    def _trade(self, options: dict[str, Any]) -> None:
        self.window: int = ["titles_anytime", "option_phase_only", "anytime"].index(options["trade_window"])
        self.trade_points: bool = options["trade_points"]
        self.trade_agents: bool = options["trade_agents"]
        self.promises: bool = options["promises"]
        self.limit_by_sets: bool = options["ns_limit_by"] == "complete_sets"
        self.guild_points_kept: bool = options["guild_points_kept"]
        self.bonus_of_three: bool = options["bonus_table"] == "qrc_3_is_8"
        self.bonus_repeat: bool = options["bonus_repeat"]
        self.barred_at_threshold: bool = options["buy_at_threshold"] == "barred"
        self.keep_level_points: bool = options["keep_ed_points_on_loss"]
        self.double_group: bool = options["group_conference_double"]
        self.guild_protection: bool = options["guild_protection"]
        self.agent_titles: int = self.titles if self.guild_protection else self.territories

    def _conflict(self, options: dict[str, Any]) -> None:
        self.withdrawal: bool = options["third_party_withdraw"]
        self.floor_model: bool = options["third_party_model"] == "floor"
        self.capture: bool = options["capture_on_conquest"] and self.agents_used
        self.captured_to: int = ["reserve", "hostage", "removed"].index(options["captured_agents"])
        self.clean_one: bool = options["clean_scope"] == "one_territory"
        self.dice_cap: int = options["dice_cap"]
        self.printed_multiplier: bool = options["multiplier"] == "printed_max5"
        self.ed_spoils: bool = options["ed_spoils"]
        self.continue_once: bool = options["continue_limit"] == "one"
        self.allow_retreat: bool = options["allow_retreat"]
        self.sma: int = ["off", "defense", "aggression", "both"].index(options["sma"])
        self.sma_requires_ns: bool = options["sma_requires_ns"]
        self.sma_foreign: bool = options["sma_foreign_units"]
        self.no_attack_round1: bool = options["no_attack_round1"]

    def _end(self, options: dict[str, Any]) -> None:
        self.mark_told: int = options["victory_mark"]
        self.mark_percent: int = options["mark_percent"]
        self.claim_lock: bool = options["claim_lock"]
        self.mission_trumps: bool = options["mission_trumps_points"]
        self.sudden_death_open: bool = options["sudden_death_open"]
        self.time_limit: int = options["time_limit_minutes"]
        self.territory_goal: int = options["territory_goal"]
        self.bitter_end: bool = options["bitter_end"]
        self.lowest_mark: int = min(self.mark(row) for row in range(self.fewest, self.most + 1))

    def taken_out(self, card: int) -> bool:
        """Whether a card does not take part in a game without Agents (GP-118, GP-A10)."""
        return self.cards[card].needs_agents and not self.agents_used and not self.cycle_agent_cards

    def sides(self, seats: int) -> int:
        """How many sides sit at a table."""
        return self.teams if self.teams else seats

    def row(self, people: int) -> int:
        """The row of the tables by number of players: more people than the tables know get the last one (GP-A89)."""
        return min(max(people, self.fewest), self.most)

    def numbers_row(self, people: int, sides: int) -> int:
        """The row for the mark and the numbers of MISSIONs (GP-A90)."""
        return self.row(people if self.numbers_by_people else sides)

    def money_each(self, people: int) -> int:
        """Starting money for each person (GP-008, GP-A89)."""
        return self.start_money[self.row(people)]

    def titles_for_each(self, people: int) -> int:
        """How many Titles each person is dealt; more people than the table knows share as many as its last row deals
        in all, so that Titles are left to land on (GP-011, GP-189, GP-A89)."""
        if self.titles_each >= 0:
            return min(self.titles_each, self.titles // people)
        each = self.start_titles[self.row(people)]
        return each if people <= self.most else each * self.most // people

    def cards_each(self, sort: int, people: int) -> int:
        """How many cards of a sort each person is dealt: as many as the stack has for all of them (GP-009, GP-A89)."""
        return min(self.start_cards[sort], self.usable[sort] // people)

    def mark(self, row: int) -> int:
        """The victory mark of a row of the table."""
        return self.mark_told if self.mark_told else self.marks[row] * self.mark_percent // 100

    def bonus(self, group: int) -> int:
        """The one-time bonus for a whole colour group."""
        size = len(self.members[group])
        if self.bonus_of_three and size == 3:
            return 8
        return self.bonus_factor * size


def _start_variations(options: dict[str, Any]) -> str:
    """The clauses of those variations that change the set-up: length, start cards, correspondence, no Agents."""
    cards = max(options[f"start_{name}"] for name in ("ops", "missions", "influences"))
    used = {
        "GP-187": options["victory_mark"] != 0 or options["mark_percent"] != 100,
        "GP-189": options["titles_per_player"] >= 0,
        "GP-193": cards >= 0,
        "GP-199": options["async_mode"],
        "GP-204": not options["agents"],
    }
    return " ".join(clause for clause, chosen in used.items() if chosen)
