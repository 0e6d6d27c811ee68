"""Positions of Globopolis: what each field is, who may know it, how it is said in words."""

from __future__ import annotations

from typing import Any, Final

from meridian.core.arranging import (
    read_in,
    read_list,
    read_number,
    read_seat,
    read_switch,
    read_table,
    read_word,
    refuse_unknown,
)
from meridian.core.deck import ALL_KNOW, Deck
from meridian.core.errors import BadPosition
from meridian.core.fields import OPEN, Custom, Field, Told, Unshown
from meridian.core.kinds import (
    FLAG,
    NO_NAME,
    NUMBER,
    NUMBERS,
    SEAT,
    SEAT_NAMES,
    SIDE,
    SIDES,
    BitNames,
    FirstRecords,
    ListBy,
    NameKind,
    Scope,
)
from meridian.core.schema import OVER, PerSeat, Schema, UnderWay
from meridian.core.values import changed
from meridian.core.words import Words
from meridian.games.globopolis.position_records import (
    BY_SIDE,
    CARD,
    OFFER,
    SIDE_RECORD,
    UNITS,
    cards_in_play,
    give_title,
    last_offer_in_sight,
    no_offers,
    offers_in_sight,
    out_of_stack,
    own_deals,
    read_units,
    units_by_name,
)
from meridian.games.globopolis.procedures import PROCEDURES
from meridian.games.globopolis.rules.agents import Deployment
from meridian.games.globopolis.rules.bare import bare
from meridian.games.globopolis.rules.board import Board
from meridian.games.globopolis.rules.constants import INFLUENCE, KINDS, RESOURCES, SORTS
from meridian.games.globopolis.rules.course import NEXT, TURN, Globopolis
from meridian.games.globopolis.rules.event_phase import ASK, LAND, EventPhase
from meridian.games.globopolis.rules.option_phase import OptionPhase
from meridian.games.globopolis.rules.state import State
from meridian.games.globopolis.rules.turn import DEPLOY, END, EVENT, PlayerTurn

MOMENTS: Final = ("turn", "options", "roll", "landing", "deploy")
TERRITORY_KEYS: Final = ("owner", "agents", "units", "level", "strike")
GUILD_KEYS: Final = ("owner", "agents", "stock")


# Sides


class Sides(PerSeat):
    """What belongs to each side stands with its first member."""

    def read_one(self, records: list[Any], seat: int, told: dict[str, Any], scope: Scope) -> None:
        s: State = scope.whole
        refuse_unknown(told, self.schema.readable, scope.where)
        if seat >= len(s.sides):
            captain = SEAT_NAMES[s.side_of(seat)]
            raise BadPosition(
                scope.where, f"all that this side has stands with {captain}; its Governor under governors"
            )
        super().read_one(records, seat, told, scope)
        side = s.sides[seat]
        if "shown" in told:
            s.claims |= int(side.shown) << seat
        if "agents" in told and "reserve" not in told and s.board.agents_used:
            side.reserve = s.all_agents(seat) - side.agents


# Governors and Titles


GOVERNOR_SHAPE: Final = {"field": "text", "blocked": "flag"}


def write_governors(s: State, scope: Scope) -> dict[str, Any]:
    fields: list[str] = scope.words.names["field"]
    found: dict[str, Any] = {}
    for seat in range(len(s.field)):
        found[SEAT_NAMES[seat]] = {"field": fields[s.field[seat]], "blocked": s.blocked[seat]}
    return found


def read_governors(s: State, told: Any, scope: Scope) -> None:
    for name, row in read_table(told, scope.where).items():
        where = f"{scope.where}.{name}"
        seat = read_seat(scope.words, name, where)
        refuse_unknown(read_table(row, where), ("field", "blocked"), where)
        if "field" in row:
            s.field[seat] = read_in(scope.words, "field", row["field"], f"{where}.field")
        if "blocked" in row:
            s.blocked[seat] = read_switch(row["blocked"], f"{where}.blocked")


def write_titles(s: State, scope: Scope) -> dict[str, Any]:
    names: list[str] = scope.words.names["title"]
    territories = s.board.territories
    sides = len(s.sides)
    found: dict[str, Any] = {}
    for title in range(len(names)):
        agents: dict[str, int] = {}
        for side in range(sides):
            number = s.agents[title * sides + side]
            if number:
                agents[SEAT_NAMES[side]] = number
        owner = s.owner[title]
        shown: dict[str, Any] = {"owner": SEAT_NAMES[owner] if owner >= 0 else NO_NAME, "agents": agents}
        if title >= territories:
            shown["stock"] = s.guild_stock[title - territories]
        else:
            strike = s.strikes[title]
            shown["units"] = units_by_name(s.units, title * KINDS)
            shown["level"] = s.level[title]
            shown["active"] = s.active[title]
            shown["strike"] = SEAT_NAMES[strike] if strike >= 0 else NO_NAME
        found[names[title]] = shown
    return found


def read_titles(s: State, told: Any, scope: Scope) -> None:
    for name, row in read_table(told, scope.where).items():
        where = f"{scope.where}.{name}"
        title = read_in(scope.words, "title", name, where)
        refuse_unknown(read_table(row, where), GUILD_KEYS if title >= s.board.territories else TERRITORY_KEYS, where)
        for key, value in row.items():
            read_title(s, title, key, value, scope.below(name, -1).below(key, -1))


def read_title(s: State, title: int, key: str, told: Any, scope: Scope) -> None:
    where = scope.where
    if key == "owner":
        give_title(scope, title, s.side_of(read_seat(scope.words, told, where)))
    elif key == "units":
        s.units[title * KINDS : title * KINDS + KINDS] = read_units(told, where)
    elif key == "level":
        s.level = changed(s.level, title, read_number(told, where))
    elif key == "agents":
        for player, number in read_table(told, where).items():
            side = s.side_of(read_seat(scope.words, player, where))
            s.agents[title * len(s.sides) + side] = read_number(number, f"{where}.{player}")
            s.sides[side].agents -= number
    elif key == "strike":
        s.strikes = changed(s.strikes, title, s.side_of(read_seat(scope.words, told, where)))
    else:
        s.guild_stock = changed(s.guild_stock, title - s.board.territories, read_number(told, where))


# Stacks and offers


def write_stage(s: State, scope: Scope) -> int:
    return s.board.stage


def write_stacks(s: State, scope: Scope) -> dict[str, Any]:
    names: list[str] = scope.words.names["card"]
    found: dict[str, Any] = {}
    for sort in range(len(SORTS)):
        deck = s.decks[sort]
        unseen = [names[card] for card, left in enumerate(deck.pool) if left]
        found[SORTS[sort]] = {"left": deck.left, "under": CARD.write(deck.bottom, scope), "unseen": unseen}
    return found


def unseen_stacks(decks: list[Deck], s: State, scope: Scope) -> list[Deck]:
    """The stacks as a viewer knows them: every card of a sort that is nowhere in sight may be in its stack or in any
    hidden slot."""
    seen: State = scope.seen
    found: list[Deck] = []
    for sort in range(len(decks)):
        under = decks[sort].bottom.veiled(scope.viewer)
        pool = cards_in_play(s.board, sort)
        for side in seen.sides:
            for card in side.hands[sort].cards:
                if card >= 0:
                    pool[card] = 0
        for card in under.cards:
            if card >= 0:
                pool[card] = 0
        found.append(Deck(pool, decks[sort].left, under))
    return found


def same_cards(s: State, before: State) -> bool:
    """Whether stacks and hands are the same: none of them is ever changed, so they are the same objects."""
    for sort in range(len(s.decks)):
        if s.decks[sort] is not before.decks[sort]:
            return False
    return all(s.sides[side].hands == before.sides[side].hands for side in range(len(s.sides)))


def write_under(s: State, scope: Scope) -> list[str]:
    return [SORTS[sort] for sort in s.under]


def read_under(s: State, told: Any, scope: Scope) -> None:
    for name in read_list(told, scope.where):
        card, sort = out_of_stack(scope, name)
        s.decks[sort] = s.decks[sort].put_under(card, ALL_KNOW)
        if sort != INFLUENCE:
            s.under = [*s.under, sort]


def write_offers(s: State, scope: Scope) -> dict[str, Any]:
    return {str(offer.number): OFFER.write(offer, scope) for offer in s.offers}


TITLE_SHAPE: Final = {
    "owner": "seat", "agents": {"*": "number"}, "units": {"?": dict.fromkeys(RESOURCES, "number")}, "level": "number",
    "active": "number", "strike": "seat", "stock": {"?": "number"},
}  # fmt: skip
OBSERVED_OF_OFFERS: Final = {
    field: OFFER.observed()[field] for field in ("side", "accepted", "declined", "ends", "terms")
}
STACK_SHAPE: Final = {"left": "number", "under": "texts", "unseen": "texts"}

POSITION: Final = Schema(
    State,
    Told(
        "moment",
        '`"turn"` (a turn is about to begin), `"options"` (in the Option Phase), `"roll"` (before the first movement '
        'roll), `"landing"` (the Governor has just reached its field by the first roll), `"deploy"` (the end of the '
        "turn)",
        '`"options"`', kind="word", words=MOMENTS,
    ),
    Told("on_turn", "whose turn it is", '`"p1"`', kind="player"),
    Field("rounds", NUMBER, OPEN, "round", about="which round it is", otherwise="2"),
    Field("turns", NUMBER, OPEN, readable=False),
    Field("active_seat", SEAT, OPEN, "active", readable=False),
    Field("first", SEAT, OPEN, about="who began", otherwise='`"p1"`'),
    Custom("governors", write_governors, OPEN, fields=("field", "blocked"), shape={"*": GOVERNOR_SHAPE},
           observed={"field": ListBy("seat", NameKind("field")), "blocked": ListBy("seat", NUMBER)},
           reads=("field", "blocked")),
    Sides("sides", SIDE_RECORD, "players"),
    Told("governors", "`{ p4 = { field = \"ORSS-A\", blocked = true } }`, for members of teams beyond the first",
         "on the first base", read_governors, "table"),
    Custom(
        "titles", write_titles, OPEN, read_titles,
        ("owner", "agents", "units", "level", "active", "strikes", "guild_stock"), {"*": TITLE_SHAPE},
        {"*.agents": "seat"}, {"owner": SIDE, "strikes": SIDE, "agents": BY_SIDE},
        about="by id: `owner`, `units` (`[water, food, energy, ucp, ns]` or by name), `level` (EDs on it), "
        "`agents = { p2 = 1 }`, `strike`; a Guild has `owner`, `stock`, `agents`",
        otherwise="unowned, with the units of its Title",
        reads=("owner", "agents", "units", "level", "active", "strikes", "guild_stock"),
    ),
    Field("supply", UNITS, OPEN, about="units left in the box", otherwise="everything that is nowhere else",
          reads=("supply",)),
    Field("eds", NUMBER, OPEN, about="EDs left in the box", otherwise="all that are nowhere else"),
    Custom("stacks", write_stacks, unseen_stacks, fields=("decks",), shape=dict.fromkeys(SORTS, STACK_SHAPE),
           observed={"decks": CARD}, same=same_cards),
    Custom("under", write_under, OPEN, read_under, ("under",), "texts",
           about="cards under their stacks, known to all, first the one that comes up first", otherwise="none",
           reads=("under",)),
    Custom("offers", write_offers, offers_in_sight, fields=("offers",), shape={"*": OFFER.shape()},
           tables={"": "number"},
           observed={"offers": FirstRecords(4, OBSERVED_OF_OFFERS)}, same=no_offers),
    Custom("stage", write_stage, OPEN, reads=("board",)),
    Field("final", FLAG, OPEN, about="the final round is on", otherwise="no"),
    Field("claims", SIDES, OPEN, readable=False),
    Field("sudden", SIDES, OPEN, "sudden_death", readable=False),
    Field("time_up", FLAG, OPEN, readable=False),
    Field("resolving", FLAG, OPEN, "trade_closed", readable=False),
    Field("phase", SEAT, OPEN, readable=False),
    Field("fresh", FLAG, OPEN, readable=False),
    Field("overlap", SEAT, OPEN, readable=False),
    Field("raised", BitNames("title"), OPEN, readable=False),
    Field("free_taken", NUMBERS, OPEN, readable=False),
    Field("guild_bought", NUMBERS, OPEN, readable=False),
    Field("backward_paid", FLAG, OPEN, readable=False),
    Field("bribed", FLAG, OPEN, readable=False),
    Field("winners", SIDES, OPEN, readable=False),
    Unshown("made", own_deals, BY_SIDE),
    Unshown("offer_number", last_offer_in_sight),
    UnderWay(*PROCEDURES),
    OVER,
)  # fmt: skip


# Starting positions


def arrange(board: Board, seats: int, words: Words, start: dict[str, Any]) -> State:
    """A position out of words: what is not said is as before the deal, with starting money and Agents in hand. Whether
    it can be, the laws in `position_checks` say."""
    s = bare(board, seats)
    for at, side in enumerate(s.sides):
        side.eu = board.money_each(seats) * s.size(at)
        if board.agents_used:
            side.agents = min(board.start_agents * s.size(at), side.reserve)
            side.reserve -= side.agents
    s.rounds = 2
    s.field = [board.bases[0]] * seats
    POSITION.read(s, start, Scope(s, words))
    s.turns = (s.rounds - 1) * seats
    players: dict[str, dict[str, Any]] = start.get("players", {})
    for other, side in enumerate(s.sides):
        if "reserve" not in players.get(SEAT_NAMES[other], {}):
            side.reserve -= sum(captor.hostages[other] for captor in s.sides)
    s.active = [min(s.level[title], s.sets(title)) for title in range(board.territories)]
    _count_points(s, players)
    _count_pieces(s, start)
    _continue_at(
        s,
        MOMENTS[read_word(start.get("moment", "options"), MOMENTS, "moment")],
        read_seat(words, start.get("on_turn", "p1"), "on_turn"),
    )
    return s


def _count_points(s: State, told: dict[str, dict[str, Any]]) -> None:
    """Scores that are not told: what Titles and levels are worth (GP-017, GP-067)."""
    for at, side in enumerate(s.sides):
        if "points" not in told.get(SEAT_NAMES[at], {}):
            side.points = sum(s.board.value[title] for title in range(s.board.titles) if s.owner[title] == at)
            side.points += s.board.level_points * sum(
                s.active[title] for title in range(s.board.territories) if s.owner[title] == at
            )
    for at, side in enumerate(s.sides):
        for group in range(s.board.groups):
            if s.owns_group(at, group):
                side.bonus |= 1 << group


def _count_pieces(s: State, start: dict[str, Any]) -> None:
    """What is left in the box, if it is not told: all pieces that are nowhere else."""
    used = [0] * KINDS
    for at, number in enumerate(s.units):
        used[at % KINDS] += number
    for guild, number in enumerate(s.guild_stock):
        used[s.board.guild_resource[guild]] += number
    for side in s.sides:
        for kind in range(KINDS):
            used[kind] += side.stock[kind]
    if "supply" not in start:
        s.supply = [s.board.pieces - n for n in used]
    if "eds" not in start:
        s.eds = s.board.eds - sum(s.level)


def _continue_at(s: State, moment: str, seat: int) -> None:
    """Where play goes on: `turn` (a turn is about to begin), `options` (in the Option Phase), `roll` (before the first
    movement roll), `landing` (the Governor has just reached its field), `deploy` (at the end of the turn)."""
    course = Globopolis(TURN if moment == "turn" else NEXT)
    course.seat = seat
    s.call(course)
    if moment == "turn":
        return
    s.active_seat = seat
    s.turns += 1
    turn = PlayerTurn(seat)
    s.call(turn)
    if moment == "options":
        turn.step = EVENT
        s.fresh = True
        s.call(OptionPhase(seat))
    elif moment == "deploy":
        turn.step = END
        s.call(Deployment(seat, s.board.agents_used))
    else:
        turn.step = DEPLOY
        event = EventPhase(seat)
        event.step = LAND if moment == "landing" else ASK
        if moment == "landing":
            event.rolls = 1
            event.may_fly = True
            s.resolving = True
        s.call(event)
