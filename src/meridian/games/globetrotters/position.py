"""Positions of Globetrotters: what each field is, who may know it, how it is said in words."""

from __future__ import annotations

from typing import Any, Final

from meridian.core.arranging import read_in, read_list, read_number, read_seat, read_table, read_word
from meridian.core.card_kinds import DealtSlots
from meridian.core.deck import ALL_KNOW, Deck
from meridian.core.errors import BadPosition
from meridian.core.fields import OPEN, Custom, Field, Told, Unshown, follows, known_cards, own
from meridian.core.kinds import (
    FLAG,
    NO_NAME,
    NUMBER,
    SEAT,
    UNKNOWN_NAME,
    BitCount,
    BitNames,
    MaybeName,
    NameList,
    Scope,
    WordKind,
)
from meridian.core.position import UNKNOWN
from meridian.core.schema import OVER, Nested, PerSeat, Schema, UnderWay
from meridian.core.values import changed
from meridian.core.words import Words
from meridian.games.globetrotters.procedures import PROCEDURES
from meridian.games.globetrotters.rules.adventure_effects import PutUnder
from meridian.games.globetrotters.rules.board import Board
from meridian.games.globetrotters.rules.heard import hear, is_heard
from meridian.games.globetrotters.rules.state import IN_JACKPOT, NOWHERE, ON_MAP, Jackpot, State, Traveller, bare
from meridian.games.globetrotters.rules.turn import FREE, PlayerTurn
from meridian.games.globetrotters.rules.voyage import AFTER, TURN, Globetrotters

ADVENTURES: Final = ("none", "open", "closed", "renewable")
MOMENTS: Final = ("turn", "choice")
PLACE: Final = MaybeName("place")
CHART: Final = BitCount(32)
CARDS: Final = BitCount(16)


def different(told: Any, where: str) -> list[Any]:
    """A list of names, none of them twice."""
    names = read_list(told, where)
    for at, name in enumerate(names):
        if name in names[:at]:
            raise BadPosition(where, f"{name!r} is there twice")
    return names


# Tickets and KEYs


TICKETS: Final = DealtSlots("ticket", "pack")


def keys_of(scope: Scope, wanted: int) -> list[str]:
    """The KEYs that a seat holds, or that lie on the map or in the Jackpot."""
    s: State = scope.whole
    names: list[str] = scope.words.names["key"]
    return [names[key] for key, holder in enumerate(s.holder) if holder == wanted]


def give_keys(scope: Scope, holder: int, told: Any) -> None:
    """KEYs off the map; there is one of each (GT-171)."""
    s: State = scope.whole
    for name in read_list(told, scope.where):
        key = read_in(scope.words, "key", name, scope.where)
        if s.holder[key] != ON_MAP:
            raise BadPosition(scope.where, f"the KEY {name} is already somewhere else (GT-171)")
        s.holder = changed(s.holder, key, holder)


# A player


class Memories(NameList):
    """Memories of Continental Cities, marked on the Chart."""

    def write(self, value: Any, scope: Scope) -> Any:
        s: State = scope.whole
        marks: int = value
        names: list[str] = scope.words.names["place"]
        return [names[place] for mark, place in enumerate(s.board.chart) if (marks >> mark) & 1]

    def read(self, told: Any, scope: Scope) -> Any:
        s: State = scope.whole
        memories = 0
        for city in different(told, scope.where):
            mark = s.board.mark[read_in(scope.words, "place", city, scope.where)]
            if mark < 0:
                raise BadPosition(scope.where, f"{city} is not on the Chart")
            memories |= 1 << mark
        return memories


class Continents(BitNames):
    """A set of continents."""

    def read(self, told: Any, scope: Scope) -> Any:
        return super().read(different(told, scope.where), scope)


def home_ticket_face(ticket: int, player: Traveller, scope: Scope) -> int:
    """Of a Home ticket others see only the Home."""
    return UNKNOWN if scope.owner != scope.viewer and player.home != NOWHERE else ticket


def write_home_ticket(player: Traveller, scope: Scope) -> str:
    if player.home == NOWHERE:
        return NO_NAME
    names: list[str] = scope.words.names["ticket"]
    return UNKNOWN_NAME if player.home_ticket == UNKNOWN else names[player.home_ticket]


def read_home_ticket(player: Traveller, told: Any, scope: Scope) -> None:
    player.home_ticket = read_in(scope.words, "ticket", told, scope.where)
    TICKETS.leave_deck(player.home_ticket, scope)


def write_keys(player: Traveller, scope: Scope) -> list[str]:
    return keys_of(scope, scope.owner)


def read_keys(player: Traveller, told: Any, scope: Scope) -> None:
    give_keys(scope, scope.owner, told)


def write_dues(player: Traveller, scope: Scope) -> list[list[int]]:
    return [list(due) for due in player.dues]


def write_debts(player: Traveller, scope: Scope) -> list[list[int]]:
    return [list(debt) for debt in player.debts]


TRAVELLER: Final = Schema(
    Traveller,
    Field("cash", NUMBER, OPEN, about="money", otherwise="$500"),
    Field("specials", NUMBER, OPEN, about="Special Memories not placed yet", otherwise="0"),
    Field("turns", NUMBER, OPEN, about="turns begun", otherwise="1 if a Home is given, else 0"),
    Field("lose_turn", FLAG, OPEN, about="loses the next turn", otherwise="no"),
    Field("pending", FLAG, OPEN, about="has an arrival to settle", otherwise="no"),
    Field("challenger", FLAG, OPEN, about="may challenge the holder of the KEY here", otherwise="no"),
    Field("gamble", FLAG, OPEN, about="may try the Jackpot", otherwise="no"),
    Field("must_travel", FLAG, OPEN, about="led when deported: wins only by coming Home by land, air or water",
          otherwise="no"),
    Field("last_by_deportation", FLAG, OPEN, about="was brought here by deportation", otherwise="no"),
    Field("place", PLACE, OPEN, about="where the piece stands", otherwise="off the map"),
    Field("home", PLACE, OPEN, about="the Home", otherwise="none; dealt a ticket when the first turn begins"),
    Field("previous", PLACE, OPEN, observed=NUMBER, about="where the piece stood before", otherwise="none"),
    Field("course", PLACE, OPEN, observed=NUMBER, about="where the piece is bound for", otherwise="none"),
    Field("deported_from", PLACE, OPEN, observed=NUMBER, about="where the player was deported from", otherwise="none"),
    Custom(
        "home_ticket", write_home_ticket, home_ticket_face, read_home_ticket, ("home_ticket",), "id",
        about="the ticket of the Home, such as `TK001`", otherwise="the first free ticket that names the Home",
        reads=("home", "home_ticket"),
    ),
    Field("adventure", WordKind(*ADVENTURES), OPEN, observed=NUMBER,
          about="the Adventure here: `none`, `open`, `closed`, `renewable`", otherwise="`none`"),
    Field("tickets", TICKETS, known_cards, about="in hand", otherwise="none"),
    Custom("keys", write_keys, OPEN, read_keys, shape="texts", about="KEYs held", otherwise="none",
           reads=("position.holder",)),
    Field("memories", Memories("place"), OPEN, observed=CHART, about="Continental Cities", otherwise="none",
          reads=("memories",)),
    Field("specials_placed", Continents("continent"), OPEN, observed=NUMBER,
          about="continents with a Special Memory", otherwise="none", reads=("specials_placed",)),
    Custom("dues", write_dues, own([]), fields=("dues",), shape=["numbers"], reads=("dues",)),
    Custom("debts", write_debts, OPEN, fields=("debts",), shape=["numbers"], reads=("debts",)),
    Field("wrong_turn", FLAG, OPEN, about="has the turn although a weekend had cost it", otherwise="no"),
    Unshown("reached", OPEN),
)  # fmt: skip


class Travellers(PerSeat):
    """The players; a Home brings its ticket, and the turn in which it was chosen."""

    def read_one(self, records: list[Any], seat: int, told: dict[str, Any], scope: Scope) -> None:
        super().read_one(records, seat, told, scope)
        player: Traveller = records[seat]
        if player.home != NOWHERE and player.home_ticket == NOWHERE:
            _find_home_ticket(scope.whole, player)
        if player.home != NOWHERE and "turns" not in told:
            player.turns = 1


def _find_home_ticket(s: State, player: Traveller) -> None:
    """A Home needs a ticket that names it: the first free one; none, if the edition has no such ticket."""
    for ticket, places in enumerate(s.board.ticket_places):
        if player.home in places and s.pack.pool[ticket]:
            s.pack = s.pack.drawn(ticket)
            player.home_ticket = ticket
            return


# The Jackpot


def write_pot_keys(jackpot: Jackpot, scope: Scope) -> list[str]:
    return keys_of(scope, IN_JACKPOT)


def read_pot_keys(jackpot: Jackpot, told: Any, scope: Scope) -> None:
    give_keys(scope, IN_JACKPOT, told)


def read_losers(jackpot: Jackpot, told: Any, scope: Scope) -> None:
    """Whose Markers go with a Continent KEY that lies there."""
    s: State = scope.whole
    for continent, seat in read_table(told, scope.where).items():
        at = read_in(scope.words, "continent", continent, scope.where)
        jackpot.losers = changed(jackpot.losers, at, read_seat(scope.words, seat, scope.where))
        for mark in range(len(s.board.chart)):
            if s.board.chart_continent[mark] == at and (s.players[jackpot.losers[at]].memories >> mark) & 1:
                jackpot.marks = changed(jackpot.marks, at, jackpot.marks[at] | 1 << mark)


JACKPOT: Final = Schema(
    Jackpot,
    Field("cash", NUMBER, OPEN, about="money", otherwise="$200"),
    Field("tickets", TICKETS, known_cards, about="tickets", otherwise="none"),
    Field("specials", NUMBER, OPEN, about="Special Memories", otherwise="0"),
    Custom("keys", write_pot_keys, OPEN, read_pot_keys, shape="texts", about="KEYs", otherwise="none",
           reads=("position.holder",)),
    Told("losers", '`{ europe = "p2" }`: whose Markers go with a Continent KEY that lies there', "nobody", read_losers,
         "table"),
    Unshown("losers", OPEN, SEAT),
    Unshown("marks", OPEN, CHART),
)  # fmt: skip


# The table


def write_map_keys(s: State, scope: Scope) -> list[str]:
    return keys_of(scope, ON_MAP)


def check_map_keys(s: State, told: Any, scope: Scope) -> None:
    """See that exactly these KEYs are still on the map."""
    wanted = {read_in(scope.words, "key", key, scope.where) for key in different(told, scope.where)}
    for key, holder in enumerate(s.holder):
        if (holder == ON_MAP) != (key in wanted):
            where = "nowhere" if holder == ON_MAP else "somewhere else"
            raise BadPosition(scope.where, f"{scope.words.names['key'][key]} is {where}")


def write_pack(s: State, scope: Scope) -> dict[str, Any]:
    pack = s.pack
    return {"size": pack.size(), "under": TICKETS.write(pack.bottom, scope), "unseen": sum(pack.pool)}


def write_unseen(s: State, scope: Scope) -> list[str]:
    names: list[str] = scope.words.names["ticket"]
    return [names[ticket] for ticket, left in enumerate(s.pack.pool) if left]


def unseen_pack(pack: Deck, s: State, scope: Scope) -> Deck:
    """The pack as a viewer knows it: every ticket that is nowhere in sight may be in it or in any hidden slot."""
    seen: State = scope.seen
    under = pack.bottom.veiled(scope.viewer)
    pool = [1] * len(s.board.ticket_places)
    shown = [*seen.jackpot.tickets.cards, *under.cards]
    for player in seen.players:
        shown.extend(player.tickets.cards)
        shown.append(player.home_ticket)
    for frame in seen.stack:
        if isinstance(frame, PutUnder):
            shown.extend(frame.tickets)
    for ticket in shown:
        if ticket >= 0:
            pool[ticket] = 0
    return Deck(pool, pack.left, under)


def same_tickets(s: State, before: State) -> bool:
    """Whether every ticket is where it was, as far as that is simple to see."""
    if s.pack is not before.pack or s.jackpot.tickets is not before.jackpot.tickets:
        return False
    for seat in range(len(s.players)):
        player, earlier = s.players[seat], before.players[seat]
        if (
            player.tickets is not earlier.tickets
            or player.home_ticket != earlier.home_ticket
            or player.home != earlier.home
        ):
            return False
    return not _puts_under(s) and not _puts_under(before)


def _puts_under(s: State) -> bool:
    return any(isinstance(frame, PutUnder) for frame in s.stack)


def write_packs(s: State, scope: Scope) -> list[dict[str, Any]]:
    return [{"left": deck.left, "under": list(deck.bottom.cards)} for deck in s.packs]


def write_heard(s: State, scope: Scope) -> list[str]:
    names: list[str] = scope.words.names["adventure"]
    return [names[at] for at, (card, place) in enumerate(s.board.entries) if is_heard(s, card, place)]


def read_heard(s: State, told: Any, scope: Scope) -> None:
    for name in different(told, scope.where):
        card, place = s.board.entries[read_in(scope.words, "adventure", name, scope.where)]
        hear(s, card, place)


def read_under_pack(s: State, told: Any, scope: Scope) -> None:
    for ticket in TICKETS.numbers(told, scope):
        TICKETS.leave_deck(ticket, scope)
        s.pack = s.pack.put_under(ticket, ALL_KNOW)


def read_adventure_cards(s: State, told: Any, scope: Scope) -> None:
    for pack, cards in enumerate(read_list(told, scope.where)):
        for each in read_list(cards, scope.where):
            card = read_number(each, scope.where)
            if pack >= len(s.packs) or not 0 < card < len(s.packs[pack].pool) or not s.packs[pack].pool[card]:
                raise BadPosition(scope.where, f"pack {pack + 1} has no card {card} left")
            s.packs[pack] = s.packs[pack].drawn(card).put_under(card, ALL_KNOW)


POSITION: Final = Schema(
    State,
    Told(
        "moment",
        '`"turn"` (a player\'s turn is about to begin) or `"choice"` (it is under way, spending money paid, and the '
        "player chooses what to do)",
        '`"choice"`', kind="word", words=MOMENTS,
    ),
    Told("on_turn", "whose turn it is", '`"p1"`', kind="player"),
    Field("rounds", NUMBER, OPEN, "round", about="which round it is", otherwise="1"),
    Field("active", SEAT, OPEN, readable=False),
    Field("first", SEAT, OPEN, about="who had the first turn", otherwise='`"p1"`'),
    Travellers("players", TRAVELLER),
    Nested("jackpot", JACKPOT),
    Custom(
        "map_keys", write_map_keys, OPEN, check_map_keys, ("holder",), "texts", observed={"holder": SEAT},
        about="exactly the KEYs still on the map, as a check that none was forgotten", otherwise="the rest",
        reads=("holder",),
    ),
    Custom("pack", write_pack, unseen_pack, fields=("pack",), observed={"pack": TICKETS},
           shape={"size": "number", "under": "texts", "unseen": "number"}, same=same_tickets),
    Told("under_pack", "tickets under the pack, known to all, first the one that comes up first", "none",
         read_under_pack, "list of tickets"),
    Custom("unseen_tickets", write_unseen, follows, shape="texts", same=same_tickets),
    Custom("adventure_packs", write_packs, OPEN, fields=("packs",), shape=[{"left": "number", "under": "numbers"}],
           reads=("packs",)),
    Told("adventure_cards",
         "a list for each Adventure pack of the cards already read, first the one that comes up first", "none",
         read_adventure_cards, "list of lists"),
    Custom(
        "read_out", write_heard, OPEN, read_heard, ("heard",), "texts", observed={"heard": CARDS},
        about="the Adventures that were read out, such as `AA05-new_york`: everybody knows them", otherwise="none",
        reads=("heard",),
    ),
    Field("winner", SEAT, OPEN, readable=False),
    Unshown("clock", OPEN),
    UnderWay(*PROCEDURES),
    OVER,
)  # fmt: skip


# Starting positions


def arrange(board: Board, seats: int, words: Words, start: dict[str, Any]) -> State:
    """A position out of words: what is not said is as at the start, each player waiting off the map. Whether it can
    be, the laws in `position_checks` say."""
    s = bare(board, seats)
    for player in s.players:
        player.cash = board.start_cash
    s.jackpot.cash = board.seed_cash
    s.rounds = 1
    POSITION.read(s, start, Scope(s, words))
    moment = MOMENTS[read_word(start.get("moment", "choice"), MOMENTS, "moment")]
    s.active = read_seat(words, start.get("on_turn", "p1"), "on_turn")
    table = Globetrotters(TURN if moment == "turn" else AFTER)
    table.seat = s.active
    s.call(table)
    if moment == "choice":
        turn = PlayerTurn(s.active)
        turn.step = FREE
        s.call(turn)
    return s
