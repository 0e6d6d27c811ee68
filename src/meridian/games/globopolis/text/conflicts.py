"""The dice of a conflict before an answer, and the chance to win it."""

from __future__ import annotations

from fractions import Fraction
from typing import Any

from meridian.core.action import Action
from meridian.core.speaker import Speaker
from meridian.games.globopolis import actions as a
from meridian.games.globopolis.card_actions import PassCard
from meridian.games.globopolis.queries import outlook
from meridian.games.globopolis.queries.outlook import Prospect
from meridian.games.globopolis.rules import constants as t
from meridian.games.globopolis.rules.assess_cards import AssessCards
from meridian.games.globopolis.rules.assessment import AGGRESSOR, DEFENDER
from meridian.games.globopolis.rules.engagement import Engagement
from meridian.games.globopolis.rules.odds import roll_value
from meridian.games.globopolis.rules.reaction import Reaction
from meridian.games.globopolis.rules.state import NOBODY, State
from meridian.games.globopolis.text.odds import percent
from meridian.games.globopolis.text.phrases import owner_name


def card_text(s: State, seat: int, action: Action, speaker: Speaker) -> str:
    """The text of the card an answer names; empty if it names none."""
    card = getattr(action, "card", NOBODY)
    return speaker.titles["card_text"][card] if 0 <= card < len(s.board.cards) else ""


def attack(s: State, seat: int, action: Any, speaker: Speaker) -> str:
    """The dice of both sides, and the chance to win."""
    found = outlook.prospect_of(s, action)
    args = {"aggressor": found.aggressor, "defender": found.defender, "percent": percent(found.win)}
    return speaker.text("detail-attack", **args, other=owner_name(s, found.target, speaker))


def clean(s: State, seat: int, action: Any, speaker: Speaker) -> str:
    """The dice of both sides, and the chance to win two rolls."""
    theirs = s.board.infiltrator_die[s.agents_on(action.title, action.other) - 1]
    own = s.board.owner_die[s.agents_on(action.title, s.side_of(seat))]
    args = {"own": own, "theirs": theirs, "percent": percent(cleaning_chance(own, theirs, s.board.cleaning_wins))}
    return speaker.text("detail-clean", **args)


def cleaning_chance(own: int, theirs: int, wins: int) -> Fraction:
    """The chance to win this many rolls first, ties rolled again."""
    won = sum(max(0, pips - 1) if pips <= theirs else theirs for pips in range(1, own + 1))
    tied = min(own, theirs)
    one = Fraction(won, own * theirs - tied)
    chance = [[Fraction(0)] * (wins + 1) for _ in range(wins + 1)]
    for need in range(wins + 1):
        for left in range(wins + 1):
            if need == 0:
                chance[need][left] = Fraction(1)
            elif left:
                chance[need][left] = one * chance[need - 1][left] + (1 - one) * chance[need][left - 1]
    return chance[wins][wins]


def _dice(s: State, found: Prospect | None, speaker: Speaker) -> str:
    if found is None:
        return ""
    args = {"aggressor": found.aggressor, "defender": found.defender, "percent": percent(found.win)}
    return speaker.text("detail-dice", **args)


def dice_after(s: State, seat: int, action: Any, speaker: Speaker) -> str:
    """The dice after a card played in the Assessment, and its text."""
    trial = s.copy()
    frame = outlook.frame_of(trial)
    if isinstance(frame, AssessCards) and not isinstance(action, PassCard):
        frame.take(trial, seat, action)
    told = [card_text(s, seat, action, speaker), _dice(s, outlook.conflict(trial), speaker)]
    return " ".join(part for part in told if part)


def agents_stay(s: State, seat: int, action: Any, speaker: Speaker) -> str:
    """The dice if a third party keeps its Agents on a Territory, or withdraws them."""
    trial = s.copy()
    if isinstance(action, a.WithdrawAgents):
        trial.agents[action.title * len(s.sides) + s.side_of(seat)] = 0
    return _dice(s, outlook.conflict(trial), speaker)


def play(s: State, seat: int, action: Any, speaker: Speaker) -> str:
    """The text of a card, with the dice after it or the chance of a roll again."""
    frame = outlook.frame_of(s)
    if isinstance(frame, AssessCards):
        return dice_after(s, seat, action, speaker)
    text = card_text(s, seat, action, speaker)
    fought = next((under for under in s.stack if isinstance(under, Engagement)), None)
    if fought is None or not isinstance(frame, Reaction) or frame.effect != t.REROLL or not all(fought.shown):
        return text
    role = AGGRESSOR if s.side_of(fought.seat) == s.side_of(seat) else DEFENDER
    other = fought.shown[1 - role]
    value = roll_value(other[0], other[1:], s.board.printed_multiplier)
    chance = outlook.table_odds(s).reroll_chance(fought.dice[0], fought.dice[1], role, value)
    return f"{text} {speaker.text('detail-again', percent=percent(chance))}"


def fight_on(s: State, seat: int, action: Any, speaker: Speaker) -> str:
    """The dice of the next round, where one may still break off."""
    return _dice(s, outlook.conflict(s), speaker) if outlook.asks(s, seat) == "fight-on" else ""


def retreat(s: State, seat: int, action: Any, speaker: Speaker) -> str:
    """What breaking off means."""
    return speaker.text("detail-retreat")
