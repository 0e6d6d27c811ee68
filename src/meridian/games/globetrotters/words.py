"""Positions of Globetrotters in words: how they are shown, and how one is arranged."""

from __future__ import annotations

from typing import Any

from meridian.core.arranging import read_in, read_seat, refuse_unknown, show_frame
from meridian.core.codec import Words
from meridian.core.deck import ALL_KNOW, UNSEEN, Slots
from meridian.core.errors import BadInput
from meridian.core.plain import closest
from meridian.games.globetrotters.rules.state import (
    IN_JACKPOT,
    NOWHERE,
    ON_MAP,
    State,
    Traveller,
    bare,
)
from meridian.games.globetrotters.rules.tables import Tables
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
    return ["?" if ticket == UNSEEN else words.names["ticket"][ticket] for ticket in slots.cards]


def _show_traveller(s: State, seat: int, player: Traveller, words: Words) -> dict[str, Any]:
    shown: dict[str, Any] = {field: getattr(player, field) for field in (*NUMBERS, *SWITCHES)}
    for field in PLACES:
        shown[field] = _place(getattr(player, field), words)
    shown["home_ticket"] = (
        "none" if player.home == NOWHERE else "?" if player.home_ticket == UNSEEN else
        words.names["ticket"][player.home_ticket]
    )  # fmt: skip
    shown["adventure"] = ADVENTURES[player.adventure]
    shown["tickets"] = _tickets(player.tickets, words)
    shown["keys"] = [words.names["key"][key] for key, holder in enumerate(s.holder) if holder == seat]
    shown["memories"] = [
        words.names["place"][place] for mark, place in enumerate(s.tables.chart) if (player.memories >> mark) & 1
    ]
    shown["specials_placed"] = [
        words.names["continent"][at] for at in range(s.tables.continents) if (player.specials_placed >> at) & 1
    ]
    shown["dues"] = [list(due) for due in player.dues]
    return shown


def _place(place: int, words: Words) -> str:
    return "none" if place == NOWHERE else words.names["place"][place]


# Arranging


def arrange(tables: Tables, seats: int, words: Words, start: dict[str, Any]) -> State:
    """A position out of words: what is not said is as at the start, each player waiting off the map."""
    known = ["on_turn", "moment", "round", "first", "players", "jackpot", "map_keys", "under_pack", "adventure_cards"]
    refuse_unknown(start, known)
    s = bare(tables, seats)
    for player in s.players:
        player.cash = tables.start_cash
    s.jackpot.cash = tables.seed_cash
    for name, said in start.get("players", {}).items():
        _arrange_player(s, words, name, said)
    _arrange_jackpot(s, words, start.get("jackpot", {}))
    _arrange_pack(s, words, start)
    s.rounds = start.get("round", 1)
    s.first = read_seat(words, start.get("first", "p1"), "first")
    _arrange_moment(s, words, start)
    return s


def _arrange_player(s: State, words: Words, name: str, said: dict[str, Any]) -> None:
    seat = read_seat(words, name, "players")
    player = s.players[seat]
    fields = (
        *NUMBERS,
        *SWITCHES,
        *PLACES,
        "adventure",
        "tickets",
        "home_ticket",
        "keys",
        "memories",
        "specials_placed",
    )
    for key, value in said.items():
        where = f"players.{name}.{key}"
        if key in NUMBERS or key in SWITCHES:
            if type(value) is not (int if key in NUMBERS else bool):
                raise BadInput(f"position: {where}: {value!r} is not a {'number' if key in NUMBERS else 'yes or no'}")
            setattr(player, key, value)
        elif key in PLACES:
            setattr(player, key, read_in(words, "place", value, where))
        elif key == "adventure":
            player.adventure = ADVENTURES.index(value) if value in ADVENTURES else _bad(where, value, ADVENTURES)
        elif key == "tickets":
            for ticket in value:
                number = read_in(words, "ticket", ticket, where)
                player.tickets = player.tickets.plus(_out_of_pack(s, number, where), 1 << seat)
        elif key == "home_ticket":
            player.home_ticket = _out_of_pack(s, read_in(words, "ticket", value, where), where)
        elif key == "keys":
            for held in value:
                s.holder[read_in(words, "key", held, where)] = seat
        elif key == "memories":
            for city in value:
                mark = s.tables.mark[read_in(words, "place", city, where)]
                if mark < 0:
                    raise BadInput(f"position: {where}: {city} is not on the Chart")
                player.memories |= 1 << mark
        elif key == "specials_placed":
            for continent in value:
                player.specials_placed |= 1 << read_in(words, "continent", continent, where)
        else:
            raise BadInput(f"position: {where} is unknown{closest(key, list(fields))}")
    if player.home != NOWHERE and player.home_ticket == NOWHERE:
        _find_home_ticket(s, player)
    if player.home != NOWHERE and "turns" not in said:
        player.turns = 1


def _bad(where: str, value: object, words: tuple[str, ...]) -> int:
    raise BadInput(f"position: {where}: {value!r} is not one of {', '.join(words)}")


def _find_home_ticket(s: State, player: Traveller) -> None:
    """A Home needs a ticket that names it: the first free one; none, if the edition has no such ticket."""
    for ticket, places in enumerate(s.tables.ticket_places):
        if player.home in places and s.pack.pool[ticket]:
            player.home_ticket = _out_of_pack(s, ticket, "home")
            return


def _out_of_pack(s: State, ticket: int, where: str) -> int:
    if not s.pack.pool[ticket]:
        raise BadInput(f"position: {where}: that ticket is already somewhere else")
    s.pack = s.pack.drawn(ticket)
    return ticket


def _arrange_jackpot(s: State, words: Words, said: dict[str, Any]) -> None:
    for key, value in said.items():
        where = f"jackpot.{key}"
        if key == "cash":
            s.jackpot.cash = value
        elif key == "specials":
            s.jackpot.specials = value
        elif key == "tickets":
            for ticket in value:
                number = _out_of_pack(s, read_in(words, "ticket", ticket, where), where)
                s.jackpot.tickets = s.jackpot.tickets.plus(number, 0)
        elif key == "keys":
            for held in value:
                s.holder[read_in(words, "key", held, where)] = IN_JACKPOT
        elif key == "losers":
            for continent, seat in value.items():
                at = read_in(words, "continent", continent, where)
                s.jackpot.losers[at] = read_seat(words, seat, where)
                for mark in range(len(s.tables.chart)):
                    if s.tables.chart_continent[mark] == at and (s.players[s.jackpot.losers[at]].memories >> mark) & 1:
                        s.jackpot.marks[at] |= 1 << mark
        else:
            raise BadInput(
                f"position: {where} is unknown{closest(key, ['cash', 'specials', 'tickets', 'keys', 'losers'])}"
            )


def _arrange_pack(s: State, words: Words, start: dict[str, Any]) -> None:
    """`under_pack` lists tickets under the pack, open to all; `adventure_cards` for each Adventure pack
    the cards already read, which lie under it; `map_keys` the KEYs still on the map."""
    for ticket in start.get("under_pack", []):
        number = _out_of_pack(s, read_in(words, "ticket", ticket, "under_pack"), "under_pack")
        s.pack = s.pack.put_under(number, ALL_KNOW)
    for pack, cards in enumerate(start.get("adventure_cards", [])):
        for card in cards:
            if pack >= len(s.packs) or not 0 < card < len(s.packs[pack].pool) or not s.packs[pack].pool[card]:
                raise BadInput(f"position: adventure_cards: pack {pack + 1} has no card {card} left")
            s.packs[pack] = s.packs[pack].drawn(card).put_under(card, ALL_KNOW)
    if "map_keys" in start:
        wanted = {read_in(words, "key", key, "map_keys") for key in start["map_keys"]}
        for key, holder in enumerate(s.holder):
            if holder == ON_MAP and key not in wanted:
                raise BadInput(f"position: map_keys: {words.names['key'][key]} is nowhere")


def _arrange_moment(s: State, words: Words, start: dict[str, Any]) -> None:
    """A player's turn is about to begin (`turn`), or is open for the next choice (`choice`)."""
    moment = start.get("moment", "choice")
    if moment not in MOMENTS:
        raise BadInput(f"position: moment: {moment!r} is not one of {', '.join(MOMENTS)}")
    seat = read_seat(words, start.get("on_turn", "p1"), "on_turn")
    s.active = seat
    table = Globetrotters(TURN if moment == "turn" else AFTER)
    table.seat = seat
    s.call(table)
    if moment == "turn":
        return
    if s.players[seat].place == NOWHERE:
        raise BadInput('position: moment: a player off the map has no choice yet; say moment = "turn"')
    turn = PlayerTurn(seat)
    turn.step = FREE
    s.call(turn)
