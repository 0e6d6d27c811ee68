"""What stands behind an answer in a menu: what it costs and brings, as far as its seat may know."""

from __future__ import annotations

from typing import Final

from meridian.core.action import Action
from meridian.core.speaker import Speaker
from meridian.games.globetrotters.actions import (
    BonusTo,
    Buy,
    BuyPair,
    Challenge,
    ChooseHome,
    Claim,
    Fly,
    HaveAdventure,
    Insist,
    MoveTo,
    Refund,
    Sail,
    SendTo,
    TryJackpot,
    Work,
)
from meridian.games.globetrotters.queries.answers import prize, queries
from meridian.games.globetrotters.rules.arrival import ENDS_TURN
from meridian.games.globetrotters.rules.board import KINDS
from meridian.games.globetrotters.rules.move_on import MoveOn
from meridian.games.globetrotters.rules.offers import renewal
from meridian.games.globetrotters.rules.state import (
    ADVENTURE_RENEWABLE,
    FREE_TICKETS,
    KEY,
    MEMORY,
    NOWHERE,
    POT_KEY,
    POT_SPECIALS,
    SPECIALS,
    State,
)

PRIZES: Final = ("key", "key-in-jackpot", "own-key", "challenge", "memory-known", "memory", "memory-and-key")
LABELS: Final = (
    "detail-steps", "detail-place", "detail-route", "detail-turn-over", "detail-bumps", "detail-costs", "detail-pays",
    "detail-pair", "detail-fee", "detail-due-money", "detail-due-key", "detail-due-memory", "detail-due-tickets",
    "detail-due-specials", "detail-insist", "detail-jackpot",
    *(f"prize-{each}" for each in PRIZES),
)  # fmt: skip
"""The messages used here."""


def detail(s: State, seat: int, action: Action, speaker: Speaker) -> str:
    """What an answer costs and brings."""
    if isinstance(action, MoveTo):
        far = _steps(s, seat, action.place)
        said = [speaker.text("detail-steps", number=far)] if far else []
        return ", ".join([*said, _stop(s, seat, action.place, speaker)])
    if isinstance(action, BonusTo | ChooseHome | Fly):
        return _stop(s, seat, action.place, speaker, isinstance(action, ChooseHome))
    if isinstance(action, SendTo):
        frame = s.stack[-1]
        return _stop(s, frame.seat if isinstance(frame, MoveOn) else seat, action.place, speaker)
    if isinstance(action, Sail):
        a, b = s.board.ends[action.place]
        end = b if s.players[seat].place == a else a
        said = [speaker.text("detail-route", place=speaker.titles["place"][end])]
        return ", ".join([*said, *_stay(s, seat, action.place, speaker)])
    return _plain(s, seat, action, speaker)


def _steps(s: State, seat: int, place: int) -> int:
    """How far a stop of an overland trip is from where it began; 0 if it is out of reach."""
    for steps, ring in enumerate(s.board.reach[s.players[seat].place]):
        if place in ring:
            return steps
    return 0


def _stop(s: State, seat: int, place: int, speaker: Speaker, home: bool = False) -> str:
    """The kind and cost of a place, whether the turn ends there, what may be won, and who is bumped."""
    home = home or place == s.players[seat].home
    kind = s.board.kind[place]
    cost = 0 if home else s.board.expenses[kind]
    said = [speaker.text("detail-place", kind=speaker.text(f"kind-{KINDS[kind]}"), cash=cost)]
    return ", ".join([*said, *_stay(s, seat, place, speaker)])


def _stay(s: State, seat: int, place: int, speaker: Speaker) -> list[str]:
    """Whether the turn ends at a place, what may be won there, and who is bumped."""
    said = [speaker.text("detail-turn-over")] if s.board.kind[place] in ENDS_TURN else []
    said += _prize(s, seat, place, speaker)
    other = s.occupant(place, seat)
    if other != NOWHERE:
        said.append(speaker.text("detail-bumps", seat=speaker.seat(other)))
    return said


def _prize(s: State, seat: int, place: int, speaker: Speaker) -> list[str]:
    """What an Adventure there may win."""
    won = prize(s, place, seat)
    if won is None:
        return []
    word = "memory-and-key" if won.get("continent_key") else won["is"]
    holder = speaker.seat(s.holder[s.board.key_of[place]]) if won["is"] == "challenge" else ""
    return [speaker.text(f"prize-{word}", seat=holder)]


def _plain(s: State, seat: int, action: Action, speaker: Speaker) -> str:
    """The same for answers that name no place."""
    player = s.players[seat]
    if isinstance(action, Work):
        return speaker.text("detail-pays", cash=s.board.wages)
    if isinstance(action, Buy):
        return speaker.text("detail-costs", cash=action.number * s.board.fare)
    if isinstance(action, BuyPair):
        return speaker.text("detail-pair", number=s.board.pair, cash=s.board.pair_fare)
    if isinstance(action, Refund):
        return speaker.text("detail-pays", cash=s.board.refund)
    if isinstance(action, HaveAdventure):
        again = player.adventure == ADVENTURE_RENEWABLE and renewal(s, seat) > 0
        cost = [speaker.text("detail-costs", cash=renewal(s, seat))] if again else []
        return ", ".join([*cost, *_prize(s, seat, player.place, speaker)])
    if isinstance(action, Challenge):
        holder = s.holder[s.board.key_of[player.place]]
        return speaker.text("detail-fee", seat=speaker.seat(holder) if holder >= 0 else "", cash=s.board.fee)
    if isinstance(action, TryJackpot):
        pot = queries(s, seat, ["jackpot"])["jackpot"]
        return speaker.text("detail-jackpot", cash=pot["cash"], tickets=pot["tickets"], keys=len(pot["keys"]))
    if isinstance(action, Insist):
        owed = sum([amount for amount, _ in s.players[action.seat].debts])
        return speaker.text("detail-insist", cash=owed)
    if isinstance(action, Claim) and action.due < len(player.dues):
        return _due(s, player.dues[action.due], speaker)
    return ""


def _due(s: State, due: tuple[int, int], speaker: Speaker) -> str:
    """What can be asked for."""
    kind, number = due
    if kind in (KEY, POT_KEY):
        return speaker.text("detail-due-key", key=speaker.titles["key"][number])
    if kind == MEMORY:
        return speaker.text("detail-due-memory", place=speaker.titles["place"][s.board.chart[number]])
    if kind == FREE_TICKETS:
        return speaker.text("detail-due-tickets", number=number)
    if kind in (SPECIALS, POT_SPECIALS):
        return speaker.text("detail-due-specials", number=number)
    return speaker.text("detail-due-money", cash=number)
