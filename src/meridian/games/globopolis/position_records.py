"""Records in positions of Globopolis: sides and offers, what each field is, who may know it, how it is said."""

from __future__ import annotations

from typing import Any, Final

from meridian.core.arranging import read_in, read_list, read_number, read_seat, read_switch, read_table, refuse_unknown
from meridian.core.card_kinds import CardSlots
from meridian.core.deck import ALL_KNOW, Slots
from meridian.core.errors import BadPosition
from meridian.core.fields import OPEN, Custom, Field, Told, Unshown, follows, kept
from meridian.core.kinds import (
    FLAG,
    NUMBER,
    SEAT_NAMES,
    SIDE,
    SIDES,
    BitCount,
    BitNames,
    FirstRows,
    Kind,
    ListBy,
    NameList,
    Scope,
)
from meridian.core.schema import Schema
from meridian.core.values import changed
from meridian.games.globopolis.rules.board import Board
from meridian.games.globopolis.rules.constants import KINDS, MISSION, RESOURCES, SORTS
from meridian.games.globopolis.rules.deal_terms import audience
from meridian.games.globopolis.rules.side import Side
from meridian.games.globopolis.rules.state import NOBODY, Offer, State

HIDDEN_CASH: Final = -1
"""Stands in a view for money that its owner keeps to himself (GP-A64)."""
CARD: Final = CardSlots("card")
BY_SIDE: Final = ListBy("side", NUMBER)


def own_side(scope: Scope) -> int:
    """The side of who looks; NOBODY for a spectator."""
    s: State = scope.whole
    return s.side_of(scope.viewer) if scope.viewer >= 0 else NOBODY


# Kinds of this game


class Units(Kind):
    """Units by name, or as a list of five numbers."""

    def __init__(self) -> None:
        self.about = "units"
        self.shape = dict.fromkeys(RESOURCES, "number")

    def write(self, value: Any, scope: Scope) -> Any:
        return units_by_name(value, 0)

    def read(self, told: Any, scope: Scope) -> Any:
        return read_units(told, scope.where)


def units_by_name(units: list[int], start: int) -> dict[str, int]:
    """Five numbers of a list, by name."""
    found: dict[str, int] = {}
    for kind in range(KINDS):
        found[RESOURCES[kind]] = units[start + kind]
    return found


def read_units(told: Any, where: str) -> list[int]:
    """Units as a list of five numbers, or by name."""
    if isinstance(told, list) and len(told) == KINDS:
        return [read_number(number, where) for number in told]
    if isinstance(told, dict):
        refuse_unknown(told, RESOURCES, where)
        return [read_number(told.get(kind, 0), f"{where}.{kind}") for kind in RESOURCES]
    raise BadPosition(where, f"{told!r} is not five numbers, or units by name")


class AgainstSides(Kind):
    """What a side has of others, or owes them: a number for each."""

    def __init__(self) -> None:
        self.about = "table by player"
        self.shape = {"*": "number"}
        self.keys = "seat"

    def write(self, value: Any, scope: Scope) -> Any:
        numbers: list[int] = value
        return {SEAT_NAMES[side]: number for side, number in enumerate(numbers) if number}

    def read(self, told: Any, scope: Scope) -> Any:
        s: State = scope.whole
        numbers = [0] * len(s.sides)
        for other, number in read_table(told, scope.where).items():
            numbers[s.side_of(read_seat(scope.words, other, scope.where))] = read_number(
                number, f"{scope.where}.{other}"
            )
        return numbers


class Missions(NameList):
    """A set of MISSIONs."""

    def write(self, value: Any, scope: Scope) -> Any:
        s: State = scope.whole
        names: list[str] = scope.words.names["card"]
        first, cashed = s.board.first_of_sort[MISSION], int(value)
        return [names[first + n] for n in range(cashed.bit_length()) if (cashed >> n) & 1]

    def read(self, told: Any, scope: Scope) -> Any:
        s: State = scope.whole
        cashed = 0
        for name in read_list(told, scope.where):
            card = read_in(scope.words, "card", name, scope.where)
            if s.board.cards[card].sort != MISSION:
                raise BadPosition(scope.where, f"{name} is not a MISSION")
            cashed |= 1 << (card - s.board.first_of_sort[MISSION])
        return cashed


AGAINST: Final = AgainstSides()
UNITS: Final = Units()


# A side


def cash_in_sight(eu: int, side: Side, scope: Scope) -> int:
    """Money, unless this table hides it from others (GP-A64)."""
    s: State = scope.whole
    return HIDDEN_CASH if s.board.hidden_cash and scope.owner != own_side(scope) else eu


def known_hands(hands: list[Slots], side: Side, scope: Scope) -> list[Slots]:
    return [hand.seen_by(scope.viewer) for hand in hands]


class HandOf(Field):
    """The cards of one sort in hand. The first of three stands for the field that holds them all."""

    def __init__(self, sort: int) -> None:
        super().__init__("hands", CARD, follows if sort else known_hands, SORTS[sort], readable=False, reads=("hands",))
        self.sort = sort
        if sort:
            self.fields = ()
            self.observed = {}

    def write(self, record: Any, scope: Scope) -> Any:
        side: Side = record
        return CARD.write(side.hands[self.sort], scope)

    def hide(self, copy: Any, record: Any, scope: Scope) -> None:
        if self.fields:
            super().hide(copy, record, scope)

    def renew_closed(self, record: Any, view: Any, scope: Scope, shown: Any, changes: Any) -> Any:
        side: Side = record
        return kept(shown, CARD.write(side.hands[self.sort].seen_by(scope.viewer), scope))


def write_titles_of(side: Side, scope: Scope) -> list[str]:
    s: State = scope.whole
    names: list[str] = scope.words.names["title"]
    return [names[title] for title, owner in enumerate(s.owner) if owner == scope.owner]


def read_titles_of(side: Side, told: Any, scope: Scope) -> None:
    for name in read_list(told, scope.where):
        give_title(scope, read_in(scope.words, "title", name, scope.where), scope.owner)


def give_title(scope: Scope, title: int, side: int) -> None:
    s: State = scope.whole
    if s.owner[title] not in (NOBODY, side):
        name = scope.words.value("title", title)
        raise BadPosition(scope.where, f"{name} belongs to p{s.owner[title] + 1} already")
    s.owner = changed(s.owner, title, side)


def open_cards(side: Side, scope: Scope) -> list[str]:
    """Those cards in hand that everybody knows."""
    names: list[str] = scope.words.names["card"]
    found: list[str] = []
    for hand in side.hands:
        for at in range(len(hand.cards)):
            if hand.known[at] == ALL_KNOW:
                found.append(names[hand.cards[at]])
    return found


def deal_open(side: Side, told: Any, scope: Scope) -> None:
    deal(side, told, scope, ALL_KNOW)


def deal_hand(side: Side, told: Any, scope: Scope) -> None:
    s: State = scope.whole
    deal(side, told, scope, s.mask(scope.owner))


def deal(side: Side, told: Any, scope: Scope, mask: int) -> None:
    """Cards out of their stacks into a hand."""
    for name in read_list(told, scope.where):
        card, sort = out_of_stack(scope, name)
        side.hold(sort, side.hands[sort].plus(card, mask))


def out_of_stack(scope: Scope, name: Any) -> tuple[int, int]:
    """A card that is taken out of its stack, and its sort."""
    s: State = scope.whole
    card = read_in(scope.words, "card", name, scope.where)
    sort = s.board.cards[card].sort
    if not s.decks[sort].pool[card]:
        raise BadPosition(scope.where, f"{name} is already somewhere else, or out of the game")
    s.decks[sort] = s.decks[sort].drawn(card)
    return card, sort


def cards_in_play(board: Board, sort: int) -> list[int]:
    """The cards of a sort that take part in a game, counted by kind."""
    key = (id(board), sort)
    found = _IN_PLAY.get(key)
    if found is None or found[0] is not board:
        pool = [0] * len(board.cards)
        for card in range(board.first_of_sort[sort], board.first_of_sort[sort + 1]):
            pool[card] = 0 if board.taken_out(card) else 1
        if len(_IN_PLAY) >= IN_PLAY_CACHE_SIZE:
            _IN_PLAY.clear()
        found = _IN_PLAY[key] = (board, pool)
    return found[1][:]


IN_PLAY_CACHE_SIZE: Final = 96
_IN_PLAY: dict[tuple[int, int], tuple[Board, list[int]]] = {}


def read_field(side: Side, told: Any, scope: Scope) -> None:
    s: State = scope.whole
    s.field[scope.owner] = read_in(scope.words, "field", told, scope.where)


def read_blocked(side: Side, told: Any, scope: Scope) -> None:
    s: State = scope.whole
    s.blocked[scope.owner] = read_switch(told, scope.where)


def against(name: str, about: str) -> Field:
    """A number for each other side, open to all."""
    return Field(name, AGAINST, OPEN, observed=BY_SIDE, about=about, otherwise="none", reads=(name,))


SIDE_RECORD: Final = Schema(
    Side,
    Field("eu", NUMBER, cash_in_sight, about="money", otherwise="starting money", reads=("eu",)),
    Field("points", NUMBER, OPEN, about="CR", otherwise="what Titles and active levels are worth"),
    Field("agents", NUMBER, OPEN, about="Agents in hand, before those on the board are taken from them",
          otherwise="15"),
    Field("captured", NUMBER, OPEN, about="own Agents that were captured and are back in the reserve", otherwise="0"),
    Field("reserve", NUMBER, OPEN, about="Agents in reserve", otherwise="the rest"),
    Field("removed", NUMBER, OPEN, readable=False),
    Field("stock", UNITS, OPEN, about="Personal Stock", otherwise="empty", reads=("stock",)),
    Custom("titles", write_titles_of, OPEN, read_titles_of, shape="texts", about="Titles owned", otherwise="none",
           reads=("position.owner",)),
    Told("hand", "card ids of any sort", "none", deal_hand, "list of cards"),
    HandOf(0),
    HandOf(1),
    HandOf(2),
    Custom("known", open_cards, OPEN, deal_open, shape="texts",
           about="further cards in hand that everybody knows", otherwise="none", reads=("hands",)),
    Told("field", "where the Governor stands", "the first base", read_field, "field"),
    Told("blocked", "the Governor has crossed TELEPORT! backward", "no", read_blocked, "yes or no"),
    Field("bonus", BitNames("group"), OPEN, about="groups whose bonus was earned", otherwise="groups owned"),
    Field("cashed", Missions("card"), OPEN, observed=BitCount(32), about="MISSIONs that count once", otherwise="none",
          reads=("cashed",)),
    Field("shown", FLAG, OPEN, about="has shown a MISSION", otherwise="no"),
    Field("gone", FLAG, OPEN, readable=False),
    Field("embargo", SIDES, OPEN, readable=False),
    against("debt", "what is owed to others: `{ p2 = 10 }`"),
    against("free_visits", "visits without Conference Costs that were promised to others: `{ p2 = 1 }`"),
    against("half_visits", "visits for half of the Conference Costs that were promised to others"),
    against("peace", "the last round in which others are not attacked, as promised"),
    against("notes", "EU promised to others for later"),
    against("words", "the last round for which others have the word of this side"),
    against("due", "the round in which the EU promised to others are due; without one they are paid as soon as there"
            " are some"),
    against("passage", "the last round in which others visit without Conference Costs, as promised"),
    against("hostages", "Agents of others: `{ p2 = 1 }`"),
)  # fmt: skip


# An offer


def write_terms(offer: Offer, scope: Scope) -> str:
    said: str = scope.words.say_field("terms", tuple(offer.terms))
    return said


def write_picks(offer: Offer, scope: Scope) -> list[list[str]]:
    names: list[str] = scope.words.names["card"]
    return [[SEAT_NAMES[side], names[card]] for side, card in offer.cards]


def offers_in_sight(offers: list[Offer], s: State, scope: Scope) -> list[Offer]:
    """The offers a seat may know of, each with only its side's own picks of cards: others' are hidden until it is
    settled (GP-A84)."""
    viewer, mine = scope.viewer, own_side(scope)
    found: list[Offer] = []
    for offer in offers:
        if viewer >= 0 and (audience(s, offer) >> viewer) & 1:
            picks = [pick for pick in offer.cards if pick[0] == mine]
            found.append(offer.answered(offer.accepted, offer.declined, picks))
    return found


def no_offers(s: State, before: State) -> bool:
    """Whether there is nothing on offer, as before; who may know of an offer depends on too much."""
    return not s.offers and not before.offers


def last_offer_in_sight(number: int, s: State, scope: Scope) -> int:
    seen: State = scope.seen
    return max([offer.number for offer in seen.offers], default=0)


def own_deals(made: list[int], s: State, scope: Scope) -> list[int]:
    """How many offers a side has made this turn is its own matter."""
    mine = own_side(scope)
    return [number if side == mine else 0 for side, number in enumerate(made)]


OFFER: Final = Schema(
    Offer,
    Field("side", SIDE, OPEN, "by"),
    Field("parent", NUMBER, OPEN),
    Custom("terms", write_terms, OPEN, fields=("terms",), shape="text", observed={"terms": FirstRows(4)}),
    Field("to", SIDES, OPEN),
    Field("accepted", SIDES, OPEN),
    Field("declined", SIDES, OPEN),
    Field("ends", NUMBER, OPEN),
    Custom("cards", write_picks, OPEN, fields=("cards",), shape=["texts"]),
    Unshown("number", OPEN),
)
