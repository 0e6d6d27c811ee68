"""Positions of Global Domination in words: how they are shown, and how one is arranged."""

from __future__ import annotations

from typing import Any

from meridian.core.arranging import read_in, read_seat, refuse_unknown, show_frame
from meridian.core.codec import Words
from meridian.core.deck import ALL_KNOW, EMPTY, UNSEEN, Deck
from meridian.core.errors import BadInput
from meridian.core.plain import closest
from meridian.games.global_domination.rules.game_turn import PLAY, SCORE, TURNS, GameTurn, GlobalDomination
from meridian.games.global_domination.rules.player_turn import PlayerTurn
from meridian.games.global_domination.rules.state import NOBODY, Player, State
from meridian.games.global_domination.rules.tables import Tables

MOMENTS = ("start", "play", "scoring")
ASK_ME = ("always", "between-turns", "scoring")


# Showing


def show(s: State, words: Words) -> dict[str, Any]:
    """A position or view as plain data."""
    cards = words.names["card"]
    return {
        "turn": s.turn,
        "turns": s.tables.turns,
        "first_player": f"p{s.first + 1}",
        "areas": {
            words.names["area"][area]: f"p{s.owner[area] + 1} {'full' if s.full[area] else 'struggling'}"
            for area in range(s.tables.areas)
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
        "hand": ["?" if card == UNSEEN else cards[card] for card in player.hand.cards],
        "known": [cards[c] for c, k in zip(player.hand.cards, player.hand.known, strict=True) if k == ALL_KNOW],
        "deck": _pile(player.deck.pool, cards),
        "deck_size": player.deck.size(),
        "discard": _pile(player.discard, cards),
        "ask_me": ASK_ME[player.ask_me],
    }


def _pile(counts: list[int], cards: list[str]) -> list[str]:
    return [cards[card] for card, n in enumerate(counts) for _ in range(n)]


# Arranging


def arrange(tables: Tables, seats: int, words: Words, start: dict[str, Any]) -> State:
    """A position out of words; what is not said is as at the start of a game, with empty piles."""
    refuse_unknown(start, ("turn", "moment", "on_turn", "first_player", "areas", "market", "fog", "players"))
    s = bare(tables, seats)
    _arrange_map(s, words, start.get("areas", {}))
    players: dict[str, Any] = start.get("players", {})
    for name, said in players.items():
        _arrange_player(s, words, name, said)
    _arrange_market(s, words, start)
    s.first = read_seat(words, start.get("first_player", "p1"), "first_player")
    for name in start.get("fog", []):
        s.fog |= 1 << read_seat(words, name, "fog")
    _arrange_moment(s, words, start)
    return s


def bare(tables: Tables, seats: int) -> State:
    """An empty map, empty piles, markers on their starting squares."""
    kinds = len(tables.cards)
    players = [
        Player(EMPTY, Deck([0] * kinds, 0), [0] * kinds, tables.vp_start, tables.log_start) for _ in range(seats)
    ]
    s = State(tables, players, [NOBODY] * tables.areas, [False] * tables.areas)
    s.market = [-1] * kinds
    return s


def _arrange_map(s: State, words: Words, areas: dict[str, str]) -> None:
    for name, force in areas.items():
        area = words.read_value("area", name)
        match force.split() if isinstance(force, str) else None:
            case [seat, "full" | "struggling" as state]:
                s.owner[area] = read_seat(words, seat, f"areas.{name}")
                s.full[area] = state == "full"
            case _:
                raise BadInput(f"position: areas.{name}: {force!r} should read like 'p1 full' or 'p2 struggling'")


def _arrange_player(s: State, words: Words, name: str, said: dict[str, Any]) -> None:
    player = s.players[read_seat(words, name, "players")]
    seat = s.players.index(player)
    numbers = ("vp", "logistics", "steps_paid")
    fields = [*numbers, "passed", "hand", "known", "deck", "discard", "ask_me"]
    for key, value in said.items():
        where = f"players.{name}.{key}"
        if key in numbers:
            if type(value) is not int:
                raise BadInput(f"position: {where}: {value!r} is not a number")
            setattr(player, key, value)
        elif key == "passed":
            player.passed = bool(value)
        elif key == "ask_me":
            player.ask_me = words.read_value("when", value)
        elif key == "hand":
            for card in _cards(words, value, where):
                player.hand = player.hand.plus(card, 1 << seat)
        elif key == "deck":
            player.deck = player.deck.shuffled(_counts(s, words, value, where))
        elif key == "discard":
            player.discard = _counts(s, words, value, where)
        elif key not in fields:
            raise BadInput(f"position: {where} is unknown{closest(key, fields)}")
    for card in _cards(words, said.get("known", []), f"players.{name}.known"):
        if card not in player.hand.cards:
            raise BadInput(f"position: players.{name}.known: {words.value('card', card)} is not in the hand")
        player.hand = player.hand.minus(card).plus(card, ALL_KNOW)


def _cards(words: Words, value: Any, where: str) -> list[int]:
    if not isinstance(value, list):
        raise BadInput(f"position: {where}: a list of cards is wanted")
    return [read_in(words, "card", card, where) for card in value]


def _counts(s: State, words: Words, value: Any, where: str) -> list[int]:
    counts = [0] * len(s.tables.cards)
    for card in _cards(words, value, where):
        counts[card] += 1
    return counts


def _arrange_market(s: State, words: Words, start: dict[str, Any]) -> None:
    """The stacks: as listed, else those of cards that somebody has, filled up in the edition's order."""
    said = start.get("market")
    if isinstance(said, dict):
        for name, left in said.items():
            s.market[words.read_value("card", name)] = left
        return
    chosen = list(s.tables.market) or _cards(words, said or [], "market")
    held = [card for player in s.players for card in (*player.hand.cards, *_kinds(player))]
    every = [card for card in range(len(s.tables.cards)) if card != s.tables.domination]
    for card in [*chosen, *(() if said or s.tables.market else sorted(set(held))), *every]:
        if sum(left >= 0 for left in s.market) < s.tables.stacks and card != s.tables.domination:
            s.market[card] = s.tables.copies


def _kinds(player: Player) -> list[int]:
    return [card for card, n in enumerate(player.discard) if n or player.deck.pool[card]]


def _arrange_moment(s: State, words: Words, start: dict[str, Any]) -> None:
    """Where play goes on: the start of the next Game Turn, a player's turn, or the scoring step."""
    moment = start.get("moment", "play")
    if moment not in MOMENTS:
        raise BadInput(f"position: moment: {moment!r} is not one of {', '.join(MOMENTS)}")
    s.turn = start.get("turn", 0 if moment == "start" else 1)
    if type(s.turn) is not int or not 0 <= s.turn <= s.tables.turns:
        raise BadInput(f"position: turn: {s.turn!r} is not a number from 0 to {s.tables.turns}")
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
