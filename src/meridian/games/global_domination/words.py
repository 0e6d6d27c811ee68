"""Positions of Global Domination in words: how they are shown, and how one is arranged."""

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
from meridian.core.deck import ALL_KNOW, EMPTY, Deck
from meridian.core.errors import BadPosition
from meridian.core.position import UNKNOWN
from meridian.core.words import Words
from meridian.games.global_domination.rules.board import Board
from meridian.games.global_domination.rules.game_turn import PLAY, SCORE, TURNS, GameTurn, GlobalDomination
from meridian.games.global_domination.rules.player_turn import PlayerTurn
from meridian.games.global_domination.rules.state import NOBODY, Player, State

MOMENTS = ("start", "play", "scoring")
ASK_ME = ("always", "between-turns", "scoring")


# Showing


def show(s: State, words: Words) -> dict[str, Any]:
    """A position or view as plain data."""
    cards = words.names["card"]
    return {
        "turn": s.turn,
        "turns": s.board.turns,
        "first_player": f"p{s.first + 1}",
        "areas": {
            words.names["area"][area]: f"p{s.owner[area] + 1} {'full' if s.full[area] else 'struggling'}"
            for area in range(s.board.areas)
            if s.owner[area] != NOBODY
        },
        "market": {cards[card]: left for card, left in enumerate(s.market) if left >= 0},
        "fog": [f"p{seat + 1}" for seat in range(len(s.players)) if (s.fog >> seat) & 1],
        "players": {f"p{seat + 1}": _show_player(player, cards) for seat, player in enumerate(s.players)},
        "under_way": [show_frame(frame, words) for frame in s.stack],
        "over": s.over,
    }


def _show_player(player: Player, cards: list[str]) -> dict[str, Any]:
    return {
        "vp": player.vp,
        "vp_square": (player.vp - 1) % 100 + 1 if player.vp else 0,
        "vp_lap": (player.vp - 1) // 100 if player.vp else 0,
        "logistics": player.logistics,
        "steps_paid": player.steps_paid,
        "passed": player.passed,
        "hand": ["?" if card == UNKNOWN else cards[card] for card in player.hand.cards],
        "known": [cards[c] for c, k in zip(player.hand.cards, player.hand.known, strict=True) if k == ALL_KNOW],
        "deck": _pile(player.deck.pool, cards),
        "deck_size": player.deck.size(),
        "discard": _pile(player.discard, cards),
        "ask_me": ASK_ME[player.ask_me],
    }


def _pile(counts: list[int], cards: list[str]) -> list[str]:
    return [cards[card] for card, n in enumerate(counts) for _ in range(n)]


# Arranging

NUMBERS = ("vp", "logistics", "steps_paid")
PLAYER_KEYS = (*NUMBERS, "passed", "hand", "known", "deck", "discard", "ask_me")


def arrange(board: Board, seats: int, words: Words, start: dict[str, Any]) -> State:
    """A position out of words; what is not said is as at the start of a game, with empty piles. Whether it can be, the
    laws in `position_checks` say."""
    refuse_unknown(start, ("turn", "moment", "on_turn", "first_player", "areas", "market", "fog", "players"))
    s = bare(board, seats)
    _arrange_map(s, words, read_table(start.get("areas", {}), "areas"))
    for seat, name, said in read_players(start, words):
        _arrange_player(s, words, seat, f"players.{name}", said)
    _arrange_market(s, words, start)
    s.first = read_seat(words, start.get("first_player", "p1"), "first_player")
    for name in read_list(start.get("fog", []), "fog"):
        s.fog |= 1 << read_seat(words, name, "fog")
    _arrange_moment(s, words, start)
    return s


def bare(board: Board, seats: int) -> State:
    """An empty map, empty piles, markers on their starting squares."""
    kinds = len(board.cards)
    players = [Player(EMPTY, Deck([0] * kinds, 0), [0] * kinds, board.vp_start, board.log_start) for _ in range(seats)]
    s = State(board, players, [NOBODY] * board.areas, [False] * board.areas)
    s.market = [-1] * kinds
    return s


def _arrange_map(s: State, words: Words, areas: dict[str, Any]) -> None:
    for name, force in areas.items():
        area = read_in(words, "area", name, f"areas.{name}")
        match force.split() if isinstance(force, str) else None:
            case [seat, "full" | "struggling" as state]:
                s.owner[area] = read_seat(words, seat, f"areas.{name}")
                s.full[area] = state == "full"
            case _:
                raise BadPosition(f"areas.{name}", f"{force!r} should read like 'p1 full' or 'p2 struggling'")


def _arrange_player(s: State, words: Words, seat: int, where: str, said: dict[str, Any]) -> None:
    refuse_unknown(said, PLAYER_KEYS, where)
    player = s.players[seat]
    for key, value in said.items():
        at = f"{where}.{key}"
        if key in NUMBERS:
            setattr(player, key, read_number(value, at))
        elif key == "passed":
            player.passed = read_switch(value, at)
        elif key == "ask_me":
            player.ask_me = read_in(words, "when", value, at)
        elif key == "deck":
            player.deck = player.deck.shuffled(_counts(s, words, value, at))
        elif key == "discard":
            player.discard = _counts(s, words, value, at)
    known = _cards(words, said.get("known", []), f"{where}.known")
    for card in _cards(words, said.get("hand", []), f"{where}.hand"):
        open_to_all = card in known
        player.hand = player.hand.plus(card, ALL_KNOW if open_to_all else 1 << seat)
        if open_to_all:
            known.remove(card)
    if known:
        raise BadPosition(f"{where}.known", f"{words.value('card', known[0])} is not in the hand")


def _cards(words: Words, value: Any, where: str) -> list[int]:
    return [read_in(words, "card", card, where) for card in read_list(value, where)]


def _counts(s: State, words: Words, value: Any, where: str) -> list[int]:
    counts = [0] * len(s.board.cards)
    for card in _cards(words, value, where):
        counts[card] += 1
    return counts


def _arrange_market(s: State, words: Words, start: dict[str, Any]) -> None:
    """The stacks: as told with their heights, or as listed and filled up; else those of cards that somebody has,
    filled up in the edition's order."""
    told = start.get("market", [])
    if isinstance(told, dict):
        for name, left in told.items():
            s.market[read_in(words, "card", name, f"market.{name}")] = read_number(left, f"market.{name}")
        return
    listed = _cards(words, told, "market")
    if len(set(listed)) < len(listed):
        raise BadPosition("market", "a type is listed twice")
    for card in listed:
        s.market[card] = s.board.copies
    held = {card for player in s.players for card in (*player.hand.cards, *_kinds(player))}
    every = [card for card in range(len(s.board.cards)) if card != s.board.domination]
    for card in [*s.board.market, *(() if told or s.board.market else sorted(held)), *every]:
        if sum(left >= 0 for left in s.market) < s.board.stacks and card != s.board.domination:
            s.market[card] = s.board.copies


def _kinds(player: Player) -> list[int]:
    return [card for card, n in enumerate(player.discard) if n or player.deck.pool[card]]


def _arrange_moment(s: State, words: Words, start: dict[str, Any]) -> None:
    """Where play goes on: the start of the next Game Turn, a player's turn, or the scoring step."""
    moment = MOMENTS[read_word(start.get("moment", "play"), MOMENTS, "moment")]
    s.turn = read_number(start.get("turn", 0 if moment == "start" else 1), "turn")
    if moment != "play" and "on_turn" in start:
        raise BadPosition("on_turn", f"nobody has a turn at the moment {moment!r}")
    s.call(GlobalDomination(TURNS))
    if moment == "start":
        return
    turn = GameTurn()
    turn.step = PLAY if moment == "play" else SCORE
    s.call(turn)
    if moment == "scoring":
        return
    seat = read_seat(words, start.get("on_turn", start.get("first_player", "p1")), "on_turn")
    turn.at = s.left_of(seat)
    turn.had_turn = 1 << seat
    s.call(PlayerTurn(seat))
