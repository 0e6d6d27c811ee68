"""The sand glasses of Globopolis: for the Option Phase or the turn, for deployment, for reactions, for the game."""

from __future__ import annotations

from typing import Any

from meridian.core.action import Late
from meridian.core.timers import Timer
from meridian.games.globopolis.actions import TimeLimit
from meridian.games.globopolis.rules.agents import Deployment
from meridian.games.globopolis.rules.opening_trade import OpeningTrade
from meridian.games.globopolis.rules.option_phase import OptionPhase
from meridian.games.globopolis.rules.reaction import Reaction
from meridian.games.globopolis.rules.state import State
from meridian.games.globopolis.rules.turn import PlayerTurn


def timers(s: State, options: dict[str, Any]) -> list[Timer]:
    """The timers that matter now. A table without the timer has none for deployment and reactions either (GP-022,
    GP-037, GP-A71). Offers run out by turns, not by the clock (GP-A87)."""
    if s.over:
        return []
    out: list[Timer] = []
    if s.board.time_limit and not s.time_up:
        out.append(Timer("time-limit", None, s.board.time_limit * 60, TimeLimit(), pausable=False))
    top = s.stack[-1]
    if isinstance(top, OpeningTrade) and options["timer_seconds"]:
        seconds = options["timer_seconds"]
        out += [Timer(f"opening-trade:{top.serial}:{seat}", seat, seconds, Late(seat)) for seat in top.seats]
    turn = next((frame for frame in s.stack if isinstance(frame, PlayerTurn)), None)
    if turn is not None and options["timer_seconds"]:
        out += _turn(s, turn, options)
        if options["reaction_seconds"]:
            out += _reactions(s, turn.seat, options["reaction_seconds"])
    return out


def _turn(s: State, turn: PlayerTurn, options: dict[str, Any]) -> list[Timer]:
    """The glass of the player whose turn it is. It lies still while others decide, and in windows, which have their
    own time: who has answered there already is nobody's business (GP-023, GP-A82)."""
    top = s.stack[-1]
    running = not isinstance(top, Reaction) and turn.seat in top.who(s)
    late = Late(turn.seat)
    phase = next((frame for frame in s.stack if isinstance(frame, OptionPhase)), None)
    out: list[Timer] = []
    if options["timer_scope"] == "whole_turn":
        out.append(Timer(f"turn:{turn.serial}", turn.seat, options["timer_seconds"], late, running=running))
    elif phase is not None:
        out.append(Timer(f"option-phase:{phase.serial}", turn.seat, options["timer_seconds"], late, running=running))
    last = next((frame for frame in s.stack if isinstance(frame, Deployment)), None)
    if last is not None and phase is None and options["deploy_seconds"]:
        out.append(Timer(f"deploy:{last.serial}", turn.seat, options["deploy_seconds"], late, running=running))
    return out


def _reactions(s: State, active: int, seconds: int) -> list[Timer]:
    """Players who must react to another player's deed, and all who are asked in a window, answered or not (GP-037,
    GP-A34, GP-A82)."""
    top = s.stack[-1]
    if isinstance(top, Reaction):
        seats = top.seats
    else:
        seats = [seat for seat in top.who(s) if seat >= 0 and s.side_of(seat) != s.side_of(active)]
    # Where nobody can interject, asking again is another question; elsewhere an offer may have led to it.
    asked = 0 if top.allows_interjections() else top.times
    return [Timer(f"reaction:{top.serial}:{asked}:{seat}", seat, seconds, Late(seat), pausable=False) for seat in seats]
