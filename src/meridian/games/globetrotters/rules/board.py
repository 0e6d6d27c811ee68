"""The edition and the options of one table as the rules read them: numbers, looked up by id."""

from __future__ import annotations

from typing import Any, Final

from meridian.core.action import Action
from meridian.games.globetrotters.actions import Buy, DrawCard, DrawTicket, Fly, MoveTo, PlaceSpecial, Refund, Sail

KEY_CITY: Final = 0
CONTINENTAL: Final = 1
NATIONAL: Final = 2
REGIONAL: Final = 3
GAMBLING: Final = 4
TROPICAL: Final = 5
WASTELAND: Final = 6
TROUBLE: Final = 7
CRUISE: Final = 8

KINDS: Final = [
    "key", "continental", "national", "regional", "gambling", "tropical", "wasteland", "trouble", "cruise",
]  # fmt: skip

CASH: Final = 0
TICKETS: Final = 1
EXCHANGE: Final = 2
LOSE_KEY: Final = 3
SPECIAL: Final = 4
DAY: Final = 5
WEEKEND: Final = 6
GO_TO: Final = 7
SWITCH: Final = 8
GO_BACK: Final = 9
GO_HOME: Final = 10
BONUS: Final = 11
WORLD_BONUS: Final = 12

EFFECTS: Final = [
    "cash", "tickets", "exchange", "key", "special", "day", "weekend", "goto", "switch", "back", "home", "bonus",
    "bonus_world",
]  # fmt: skip

INSTRUCTIONS: Final = [
    "cash-gain", "cash-lose", "tickets-gain", "tickets-lose", "exchange", "key-lose", "special-gain", "special-lose",
    "day", "weekend", "goto", "switch", "back", "home", "bonus", "bonus-world",
]  # fmt: skip
"""What a card may say, in one word: an effect, told apart by whether it gives or takes."""
_INSTRUCTION_OF: Final = [0, 2, 4, 5, 6, 8, 9, 10, 11, 12, 13, 14, 15]
"""By effect the first of its words."""
REASONS: Final = ["first-turn", "there-already", "nobody-else", "nowhere-before"]
"""Why a player whom a card moves stays where he is."""
FIRST_TURN: Final = 0
THERE_ALREADY: Final = 1
NOBODY_ELSE: Final = 2
NOWHERE_BEFORE: Final = 3

TICKET_FACE: Final = -1
TROUBLE_FACE: Final = -2

FARTHEST: Final = 12
"""How far overland distances are worked out: what the die can show."""

AUTO: Final = 0
ASK_MONEY: Final = 1
ASK_ALL: Final = 2


class Board:
    """Everything that does not change during a game. Shared by all copies of its positions."""

    def __init__(self, edition: dict[str, Any], options: dict[str, Any], names: dict[str, list[str]]) -> None:
        self.names = names
        self._board(edition)
        self._keys(edition)
        self._cards(edition)
        self._money(edition)
        self._actions()
        self.forgetting: int = ["auto", "ask_money", "ask_all"].index(options["forgetting"])
        self.strict: bool = options["deportation"] == "strict"
        self.always_barred: bool = options["deported_win"] == "always"
        self.bonus_to_jackpot: bool = options["bonus_expenses_to"] == "jackpot"
        self.all_held: bool = options["keys_out"] == "all_held"
        self.copy_markers: bool = options["jackpot_markers"] == "copy"
        self.must_arrive: bool = options["home_win"] == "must_arrive"
        self.refund_anytime: bool = options["refund_anytime"]
        self.reshuffle: bool = options["packs"] == "reshuffle"
        self.trouble_free_at_home: bool = options["trouble_at_home"] == "free"
        self.round_limit: int = options["round_limit"]

    def _board(self, edition: dict[str, Any]) -> None:
        locations: dict[str, Any] = edition["locations"]
        ids = list(locations)
        continents = list(edition["continents"])
        self.places: int = len(ids)
        self.kind: list[int] = [KINDS.index(place["kind"]) for place in locations.values()]
        self.continent: list[int] = [
            continents.index(place["continent"]) if place.get("continent") else -1 for place in locations.values()
        ]
        self.continents: int = len(continents)
        self.packs_by_continent: list[str] = [found["pack"] for found in edition["continents"].values()]
        self.red_dot: list[bool] = [kind in (KEY_CITY, CONTINENTAL) for kind in self.kind]
        self.dots: list[int] = [place for place in range(len(ids)) if self.red_dot[place]]
        self.dot: list[int] = [self.dots.index(p) if p in self.dots else -1 for p in range(len(ids))]
        self.overland: list[list[int]] = [[] for _ in ids]
        for edge in edition["overland"]:
            a, b = edge.split("--")
            self.overland[ids.index(a)].append(ids.index(b))
            self.overland[ids.index(b)].append(ids.index(a))
        self.ends: list[tuple[int, int]] = [(-1, -1)] * len(ids)
        self.water: list[list[int]] = [[] for _ in ids]
        for cruise, route in edition["water"].items():
            a, b = route["ends"]
            self.ends[ids.index(cruise)] = (ids.index(a), ids.index(b))
            self.water[ids.index(a)].append(ids.index(cruise))
            self.water[ids.index(b)].append(ids.index(cruise))
        self.reach: list[list[list[int]]] = [_rings(self.overland, place, FARTHEST) for place in range(len(ids))]
        self.found_stops: dict[int, list[int]] = {}
        """What `stops` has found, by place and roll."""
        self.chart: list[int] = [place for place in range(len(ids)) if self.kind[place] == CONTINENTAL]
        self.mark: list[int] = [self.chart.index(p) if p in self.chart else -1 for p in range(len(ids))]
        self.chart_continent: list[int] = [self.continent[place] for place in self.chart]
        self.continent_marks: list[int] = [0] * len(continents)
        """By continent: its cities of the Chart, as a mask."""
        for mark, continent in enumerate(self.chart_continent):
            self.continent_marks[continent] |= 1 << mark

    def _keys(self, edition: dict[str, Any]) -> None:
        ids = list(edition["locations"])
        cities = [ids.index(city) for city in edition["keys"]["city_keys"]]
        continents = list(edition["continents"])
        held = [continents.index(name) for name in edition["keys"]["continent_keys"]]
        self.keys: int = len(cities) + len(held)
        self.city_keys: int = len(cities)
        self.key_of: list[int] = [cities.index(p) if p in cities else -1 for p in range(len(ids))]
        self.key_of_continent: list[int] = [len(cities) + held.index(c) for c in range(len(continents))]

    def _cards(self, edition: dict[str, Any]) -> None:
        ids = list(edition["locations"])
        self.ticket_places: list[tuple[int, int]] = [
            (ids.index(ticket["places"][0]), ids.index(ticket["places"][1])) for ticket in edition["tickets"].values()
        ]
        packs = list(edition["packs"])
        self.pack_cards: list[int] = [pack["cards"] for pack in edition["packs"].values()]
        self.pack_of: list[int] = [-1] * len(ids)
        cards = range(max(self.pack_cards) + 1)
        self.effects: list[list[list[tuple[int, int]]]] = [[] for _ in ids]
        self.entry: list[list[int]] = [[] for _ in ids]
        """By city and card: what the card says there, and which Adventure that is."""
        self.entries: list[tuple[int, int]] = []
        """The card and the city of each Adventure."""
        for number, adventure in enumerate(edition["adventures"].values()):
            place = ids.index(adventure["city"])
            if not self.effects[place]:
                self.pack_of[place] = packs.index(self.packs_by_continent[self.continent[place]])
                self.effects[place] = [[] for _ in cards]
                self.entry[place] = [-1 for _ in cards]
            card = adventure["card"]
            self.effects[place][card] = [_effect(part, ids) for part in adventure["effect"].split("&")]
            self.entry[place][card] = number
            self.entries.append((card, place))
        self.by_effect: list[list[int]] = [
            [card for _, card in sorted([(found[card], card) for card in range(1, len(found)) if found[card]])]
            for found in self.effects
        ]
        """By city: its cards, those that say the same side by side."""

    def _actions(self) -> None:
        """Answers and outcomes that are listed again and again, made once."""
        tickets = range(len(self.ticket_places))
        self.draw_ticket: list[Action] = [DrawTicket(ticket) for ticket in tickets]
        self.draw_card: list[Action] = [DrawCard(card) for card in range(max(self.pack_cards) + 1)]
        self.refund_ticket: list[Action] = [Refund(ticket) for ticket in tickets]
        self.buy: list[Action] = [Buy(number) for number in range(len(tickets) + 1)]
        self.flights: list[list[tuple[int, Action]]] = [
            [(place, Fly(ticket, place)) for place in sorted(self.ticket_places[ticket])] for ticket in tickets
        ]
        """By ticket: where it leads, and the answer."""
        self.sail: list[Action] = [Sail(place) for place in range(self.places)]
        self.place_special: list[Action] = [PlaceSpecial(place) for place in range(self.places)]
        self.move_to: list[Action] = [MoveTo(place) for place in range(self.places)]

    def _money(self, edition: dict[str, Any]) -> None:
        self.start_cash: int = edition["start"]["cash"]
        self.spending: int = edition["income"]["spending_money"]
        self.wages: int = edition["income"]["work"]
        self.fare: int = edition["fares"]["full"]
        self.pair_fare: int = edition["fares"]["discount"]
        self.pair: int = edition["fares"]["discount_tickets"]
        self.refund: int = edition["fares"]["refund"]
        self.ticket_value: int = edition["tie_break"]["ticket_value"]
        self.fee: int = edition["challenge"]["fee"]
        self.trouble: int = edition["trouble_symbol"]["cost"]
        self.for_continent_key: int = edition["memories"]["for_continent_key"]
        self.most_rejected: int = edition["moving_on"]["rejected_tickets"]
        self.seed_cash: int = edition["jackpot"]["cash"]
        self.seed_tickets: int = edition["jackpot"]["tickets"]
        self.expenses: list[int] = [edition["expenses"][kind] for kind in KINDS]
        symbols = [TICKET_FACE if face == "ticket" else TROUBLE_FACE for face in edition["dice"]["overland_symbols"]]
        self.faces: list[int] = [*edition["dice"]["overland_numbers"], *symbols]

    def effects_of(self, card: int, place: int) -> list[tuple[int, int]]:
        """What a card of the pack of this city says for it."""
        return self.effects[place][card]

    def entry_of(self, card: int, place: int) -> int:
        """The Adventure that a card of the pack of this city has for it."""
        return self.entry[place][card]

    def stops(self, place: int, roll: int) -> list[int]:
        """The places an overland roll may end in: at distance one up to the roll (GT-053, GT-A18)."""
        key = place * (FARTHEST + 1) + min(roll, FARTHEST)
        found = self.found_stops.get(key)
        if found is None:
            found = []
            for ring in self.reach[place][1 : roll + 1]:
                found += ring
            found.sort()
            self.found_stops[key] = found
        return found


def instruction(kind: int, number: int) -> int:
    """The word for an effect, as its place in INSTRUCTIONS."""
    takes = number < 0 and kind in (CASH, TICKETS, SPECIAL)
    return _INSTRUCTION_OF[kind] + (1 if takes else 0)


def _effect(text: str, ids: list[str]) -> tuple[int, int]:
    """An effect code such as `cash-200`, `tickets+1`, `goto:lima` or `day`."""
    if text.startswith("goto:"):
        return GO_TO, ids.index(text[5:])
    for sign in "+-":
        word, found, number = text.partition(sign)
        if found:
            return EFFECTS.index(word), int(sign + number)
    return EFFECTS.index(text), 0


def _rings(edges: list[list[int]], start: int, far: int) -> list[list[int]]:
    """The places at each overland distance from one."""
    seen = {start}
    rings = [[start]]
    while len(rings) <= far:
        ring = sorted({near for place in rings[-1] for near in edges[place]} - seen)
        seen.update(ring)
        rings.append(ring)
    return rings
