"""Positions of Global Domination that cannot be: what neither the rules nor the box allow."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, Final

from meridian.core.flaws import Flaw, Laws
from meridian.games.global_domination.rules.game_turn import SCORE, GameTurn
from meridian.games.global_domination.rules.player_turn import PlayerTurn
from meridian.games.global_domination.rules.state import Player, State

LAWS: Final = Laws("meridian.games.global_domination")

LABELS: Final = (
    "flaw-domination-stack", "flaw-stacks", "flaw-not-chosen", "flaw-copies", "flaw-domination", "flaw-fog",
    "flaw-passed",
)  # fmt: skip
"""The messages used here."""


def flaws(s: State, start: dict[str, Any] | None = None) -> Iterator[Flaw]:
    """Why a position cannot be. Stacks whose heights `start` does not tell are full, whatever is in hands."""
    told = {} if start is None else start.get("market")
    yield from _market(s, told if isinstance(told, dict) else {})
    yield from _cards(s, counted=isinstance(told, dict))
    for seat, player in enumerate(s.players):
        yield from _markers(s, player, f"players.p{seat + 1}")
    yield from _moment(s)


def _market(s: State, told: dict[str, int]) -> Iterator[Flaw]:
    """Ten stacks of Action cards, none of Domination, none higher than it was at the start."""
    t = s.board
    names = t.names["card"]
    stacks = [card for card, left in enumerate(s.market) if left >= 0 or names[card] in told]
    if t.domination in stacks:
        yield LAWS.broken("market", "domination-stack", "GD-043 GD-009", card=names[t.domination])
    if len(stacks) > t.stacks:
        yield LAWS.broken("market", "stacks", "GD-011", stacks=len(stacks), most=t.stacks)
    for card in stacks:
        if t.market and card not in t.market:
            yield LAWS.broken(f"market.{names[card]}", "not-chosen", "GD-011 GD-A07", card=names[card])
        yield from LAWS.within(f"market.{names[card]}", s.market[card], 0, t.copies, "GD-012")


def _cards(s: State, counted: bool) -> Iterator[Flaw]:
    """Nobody has more Domination cards than were dealt; of an Action card there are no more than its stack had."""
    t = s.board
    for card, name in enumerate(t.names["card"]):
        held = [_held(player, card) for player in s.players]
        if card == t.domination:
            for seat, number in enumerate(held):
                if number > t.domination_each:
                    yield LAWS.broken(f"players.p{seat + 1}", "domination", "GD-104", n=number, most=t.domination_each)
        else:
            total = sum(held) + (max(s.market[card], 0) if counted else 0)
            if total > t.copies:
                where = f"market.{name}" if counted and s.market[card] > 0 else "players"
                yield LAWS.broken(where, "copies", "GD-012 GD-020", card=name, n=total, most=t.copies)


def _held(player: Player, card: int) -> int:
    return player.hand.cards.count(card) + player.deck.pool[card] + player.discard[card]


def _markers(s: State, player: Player, where: str) -> Iterator[Flaw]:
    t = s.board
    yield from LAWS.within(f"{where}.logistics", player.logistics, t.log_min, t.log_max, "GD-074 GD-075")
    yield from LAWS.least(f"{where}.vp", player.vp, t.vp_start, "GD-067")
    yield from LAWS.least(f"{where}.steps_paid", player.steps_paid, 0, "GD-148 GD-155")


def _moment(s: State) -> Iterator[Flaw]:
    """The token is on a Game Turn while one is played; Fog of War lies only in scoring; a player who has passed has no
    further turn."""
    turns = [frame for frame in s.stack if isinstance(frame, GameTurn)]
    yield from LAWS.within("turn", s.turn, 1 if turns else 0, s.board.turns, "GD-015 GD-017")
    if s.fog and not any(turn.step >= SCORE for turn in turns):
        yield LAWS.broken("fog", "fog", "GD-130")
    top = s.stack[-1] if s.stack else None
    if isinstance(top, PlayerTurn) and not top.ending and s.players[top.seat].passed:
        yield LAWS.broken("on_turn", "passed", "GD-048", player=f"p{top.seat + 1}")
