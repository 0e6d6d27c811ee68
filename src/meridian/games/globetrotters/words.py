"""Positions of Globetrotters in words: how they are shown, and how one is arranged."""

from __future__ import annotations

from typing import Any

from meridian.core.arranging import (
    read_in,
    read_list,
    read_number,
    read_players,
    read_seat,
    read_switch,
    read_table,
    read_word,
    refuse_unknown,
    show_frame,
)
from meridian.core.deck import ALL_KNOW, Slots
from meridian.core.errors import BadPosition
from meridian.core.position import UNKNOWN
from meridian.core.words import Words
from meridian.games.globetrotters.rules.board import Board
from meridian.games.globetrotters.rules.state import (
    IN_JACKPOT,
    NOWHERE,
    ON_MAP,
    State,
    Traveller,
    bare,
)
from meridian.games.globetrotters.rules.turn import FREE, PlayerTurn
from meridian.games.globetrotters.rules.voyage import AFTER, TURN, Globetrotters

ADVENTURES = ("none", "open", "closed", "renewable")
MOMENTS = ("turn", "choice")
NUMBERS = ("cash", "specials", "turns")
SWITCHES = ("lose_turn", "pending", "challenger", "gamble", "must_travel", "last_by_deportation")
PLACES = ("place", "home", "previous", "course", "deported_from")


# Showing


def show(s: State, words: Words) -> dict[str, Any]:
    """A position or view as plain data."""
    keys = words.names["key"]
    return {
        "round": s.rounds,
        "active": _seat(s.active),
        "first": _seat(s.first),
        "players": {f"p{seat + 1}": _show_traveller(s, seat, player, words) for seat, player in enumerate(s.players)},
        "jackpot": {
            "cash": s.jackpot.cash,
            "tickets": _tickets(s.jackpot.tickets, words),
            "specials": s.jackpot.specials,
            "keys": [keys[key] for key, holder in enumerate(s.holder) if holder == IN_JACKPOT],
        },
        "map_keys": [keys[key] for key, holder in enumerate(s.holder) if holder == ON_MAP],
        "pack": {"size": s.pack.size(), "under": _tickets(s.pack.bottom, words), "unseen": sum(s.pack.pool)},
        "unseen_tickets": [words.names["ticket"][ticket] for ticket, n in enumerate(s.pack.pool) if n],
        "adventure_packs": [{"left": deck.left, "under": list(deck.bottom.cards)} for deck in s.packs],
        "winner": _seat(s.winner),
        "under_way": [show_frame(frame, words) for frame in s.stack],
        "over": s.over,
    }


def _seat(seat: int) -> str:
    return "none" if seat == NOWHERE else f"p{seat + 1}"


def _tickets(slots: Slots, words: Words) -> list[str]:
    return ["?" if ticket == UNKNOWN else words.names["ticket"][ticket] for ticket in slots.cards]


def _show_traveller(s: State, seat: int, player: Traveller, words: Words) -> dict[str, Any]:
    shown: dict[str, Any] = {field: getattr(player, field) for field in (*NUMBERS, *SWITCHES)}
    for field in PLACES:
        shown[field] = _place(getattr(player, field), words)
    shown["home_ticket"] = (
        "none" if player.home == NOWHERE else "?" if player.home_ticket == UNKNOWN else
        words.names["ticket"][player.home_ticket]
    )  # fmt: skip
    shown["adventure"] = ADVENTURES[player.adventure]
    shown["tickets"] = _tickets(player.tickets, words)
    shown["keys"] = [words.names["key"][key] for key, holder in enumerate(s.holder) if holder == seat]
    shown["memories"] = [
        words.names["place"][place] for mark, place in enumerate(s.board.chart) if (player.memories >> mark) & 1
    ]
    shown["specials_placed"] = [
        words.names["continent"][at] for at in range(s.board.continents) if (player.specials_placed >> at) & 1
    ]
    shown["dues"] = [list(due) for due in player.dues]
    return shown


def _place(place: int, words: Words) -> str:
    return "none" if place == NOWHERE else words.names["place"][place]


# Arranging

START_KEYS = (
    "on_turn", "moment", "round", "first", "players", "jackpot", "map_keys", "under_pack", "adventure_cards",
)  # fmt: skip
PLAYER_KEYS = (
    *NUMBERS, *SWITCHES, *PLACES, "adventure", "tickets", "home_ticket", "keys", "memories", "specials_placed",
)  # fmt: skip
JACKPOT_KEYS = ("cash", "specials", "tickets", "keys", "losers")


def arrange(board: Board, seats: int, words: Words, start: dict[str, Any]) -> State:
    """A position out of words: what is not said is as at the start, each player waiting off the map. Whether it can
    be, the laws in `position_checks` say."""
    refuse_unknown(start, START_KEYS)
    s = bare(board, seats)
    for player in s.players:
        player.cash = board.start_cash
    s.jackpot.cash = board.seed_cash
    for seat, name, said in read_players(start, words):
        _arrange_player(s, words, seat, f"players.{name}", said)
    _arrange_jackpot(s, words, read_table(start.get("jackpot", {}), "jackpot"))
    _arrange_pack(s, words, start)
    s.rounds = read_number(start.get("round", 1), "round")
    s.first = read_seat(words, start.get("first", "p1"), "first")
    _arrange_moment(s, words, start)
    return s


def _arrange_player(s: State, words: Words, seat: int, where: str, said: dict[str, Any]) -> None:
    refuse_unknown(said, PLAYER_KEYS, where)
    player = s.players[seat]
    for key, value in said.items():
        at = f"{where}.{key}"
        if key in NUMBERS:
            setattr(player, key, read_number(value, at))
        elif key in SWITCHES:
            setattr(player, key, read_switch(value, at))
        elif key in PLACES:
            setattr(player, key, read_in(words, "place", value, at))
        elif key == "adventure":
            player.adventure = read_word(value, ADVENTURES, at)
        elif key == "tickets":
            for ticket in read_list(value, at):
                number = read_in(words, "ticket", ticket, at)
                player.tickets = player.tickets.plus(_out_of_pack(s, number, at), 1 << seat)
        elif key == "home_ticket":
            player.home_ticket = _out_of_pack(s, read_in(words, "ticket", value, at), at)
        elif key == "keys":
            _give_keys(s, words, seat, value, at)
        elif key == "memories":
            player.memories = _memories(s, words, value, at)
        elif key == "specials_placed":
            for continent in _different(value, at):
                player.specials_placed |= 1 << read_in(words, "continent", continent, at)
    if player.home != NOWHERE and player.home_ticket == NOWHERE:
        _find_home_ticket(s, player)
    if player.home != NOWHERE and "turns" not in said:
        player.turns = 1


def _different(value: Any, where: str) -> list[Any]:
    """A list of names, none of them twice."""
    names = read_list(value, where)
    for at, name in enumerate(names):
        if name in names[:at]:
            raise BadPosition(where, f"{name!r} is there twice")
    return names


def _give_keys(s: State, words: Words, holder: int, value: Any, where: str) -> None:
    """KEYs off the map; there is one of each (GT-171)."""
    for name in read_list(value, where):
        key = read_in(words, "key", name, where)
        if s.holder[key] != ON_MAP:
            raise BadPosition(where, f"the KEY {name} is already somewhere else (GT-171)")
        s.holder[key] = holder


def _memories(s: State, words: Words, value: Any, where: str) -> int:
    memories = 0
    for city in _different(value, where):
        mark = s.board.mark[read_in(words, "place", city, where)]
        if mark < 0:
            raise BadPosition(where, f"{city} is not on the Chart")
        memories |= 1 << mark
    return memories


def _find_home_ticket(s: State, player: Traveller) -> None:
    """A Home needs a ticket that names it: the first free one; none, if the edition has no such ticket."""
    for ticket, places in enumerate(s.board.ticket_places):
        if player.home in places and s.pack.pool[ticket]:
            player.home_ticket = _out_of_pack(s, ticket, "home")
            return


def _out_of_pack(s: State, ticket: int, where: str) -> int:
    if not s.pack.pool[ticket]:
        raise BadPosition(where, "that ticket is already somewhere else")
    s.pack = s.pack.drawn(ticket)
    return ticket


def _arrange_jackpot(s: State, words: Words, said: dict[str, Any]) -> None:
    refuse_unknown(said, JACKPOT_KEYS, "jackpot")
    for key, value in said.items():
        where = f"jackpot.{key}"
        if key in ("cash", "specials"):
            setattr(s.jackpot, key, read_number(value, where))
        elif key == "tickets":
            for ticket in read_list(value, where):
                number = _out_of_pack(s, read_in(words, "ticket", ticket, where), where)
                s.jackpot.tickets = s.jackpot.tickets.plus(number, 0)
        elif key == "keys":
            _give_keys(s, words, IN_JACKPOT, value, where)
        else:
            for continent, seat in read_table(value, where).items():
                at = read_in(words, "continent", continent, where)
                s.jackpot.losers[at] = read_seat(words, seat, where)
                for mark in range(len(s.board.chart)):
                    if s.board.chart_continent[mark] == at and (s.players[s.jackpot.losers[at]].memories >> mark) & 1:
                        s.jackpot.marks[at] |= 1 << mark


def _arrange_pack(s: State, words: Words, start: dict[str, Any]) -> None:
    """`under_pack` lists tickets under the pack, open to all; `adventure_cards` for each Adventure pack
    the cards already read, which lie under it; `map_keys` the KEYs still on the map."""
    for ticket in read_list(start.get("under_pack", []), "under_pack"):
        number = _out_of_pack(s, read_in(words, "ticket", ticket, "under_pack"), "under_pack")
        s.pack = s.pack.put_under(number, ALL_KNOW)
    for pack, cards in enumerate(read_list(start.get("adventure_cards", []), "adventure_cards")):
        for said in read_list(cards, "adventure_cards"):
            card = read_number(said, "adventure_cards")
            if pack >= len(s.packs) or not 0 < card < len(s.packs[pack].pool) or not s.packs[pack].pool[card]:
                raise BadPosition("adventure_cards", f"pack {pack + 1} has no card {card} left")
            s.packs[pack] = s.packs[pack].drawn(card).put_under(card, ALL_KNOW)
    if "map_keys" in start:
        wanted = {read_in(words, "key", key, "map_keys") for key in _different(start["map_keys"], "map_keys")}
        for key, holder in enumerate(s.holder):
            if (holder == ON_MAP) != (key in wanted):
                where = "nowhere" if holder == ON_MAP else "somewhere else"
                raise BadPosition("map_keys", f"{words.names['key'][key]} is {where}")


def _arrange_moment(s: State, words: Words, start: dict[str, Any]) -> None:
    """A player's turn is about to begin (`turn`), or is open for the next choice (`choice`)."""
    moment = MOMENTS[read_word(start.get("moment", "choice"), MOMENTS, "moment")]
    seat = read_seat(words, start.get("on_turn", "p1"), "on_turn")
    s.active = seat
    table = Globetrotters(TURN if moment == "turn" else AFTER)
    table.seat = seat
    s.call(table)
    if moment == "turn":
        return
    turn = PlayerTurn(seat)
    turn.step = FREE
    s.call(turn)
