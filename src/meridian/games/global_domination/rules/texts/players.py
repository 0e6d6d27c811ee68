"""Texts that concern whole players."""

from __future__ import annotations

from typing import Final

from meridian.core.action import Action, Refusal
from meridian.core.frames import Choice
from meridian.games.global_domination.actions import Choose
from meridian.games.global_domination.facts import CHOSE_PLAYER, FOG_FALLS
from meridian.games.global_domination.refusals import (
    CHOOSE_ANOTHER,
    NO_EFFECT,
    NO_EFFECT_ON_PLAYER,
    NO_SUCH_PLAYER,
    NOT_NOW,
)
from meridian.games.global_domination.rules.board import OUT_OF_SUPPLY, STRUGGLE_PLAYER, CardType
from meridian.games.global_domination.rules.ready_answers import CHOOSE
from meridian.games.global_domination.rules.state import State
from meridian.games.global_domination.rules.terms import full_forces_of, remove, struggle
from meridian.games.global_domination.rules.texts.text import CardText


class FogOfWar(CardText):
    """This Game Turn no other player scores Region Monopolies (GD-130 to GD-132)."""

    def refusal(self, s: State, seat: int, card: CardType) -> Refusal | None:
        return None

    def perform(self, s: State, seat: int, card: CardType) -> None:
        s.tell(FOG_FALLS, "GD-130 GD-131", seat, more="GD-132 GD-A56" if s.fog else "")
        s.fog |= 1 << seat

    def value_clauses(self) -> str:
        return "GD-129"

    def discard_clauses(self, used_text: bool) -> str:
        return "GD-133"


class VictimText(CardText):
    """A text that hits one other player, whom the player of the card chooses."""

    def question(self) -> str:
        """How the player of the card is asked whom it hits."""
        raise NotImplementedError

    def hurts(self, s: State, victim: int) -> bool:
        """Whether it would change anything for this player."""
        raise NotImplementedError

    def hit(self, s: State, seat: int, victim: int) -> None:
        """Carry it out on the chosen player."""
        raise NotImplementedError

    def refusal(self, s: State, seat: int, card: CardType) -> Refusal | None:
        for victim in range(len(s.players)):
            if victim != seat and self.hurts(s, victim):
                return None
        return NO_EFFECT

    def perform(self, s: State, seat: int, card: CardType) -> None:
        s.call(ChoosePlayer(seat, card.effect))


class BadLeadership(VictimText):
    """All Full Forces of a player become Struggling (GD-119, GD-120)."""

    def question(self) -> str:
        return "bad-leadership"

    def hurts(self, s: State, victim: int) -> bool:
        return full_forces_of(s, victim) > 0

    def hit(self, s: State, seat: int, victim: int) -> None:
        s.tell(CHOSE_PLAYER, "GD-119 GD-A52", seat, victim)
        for area in range(s.board.areas):
            if s.owner[area] == victim:
                struggle(s, seat, area, "GD-119 GD-120")


class OutOfSupply(VictimText):
    """A player loses every Force without a neighbouring Force of the same player (GD-144 to GD-146)."""

    def question(self) -> str:
        return "out-of-supply"

    def hurts(self, s: State, victim: int) -> bool:
        return len(unsupplied(s, victim)) > 0

    def hit(self, s: State, seat: int, victim: int) -> None:
        s.tell(CHOSE_PLAYER, "GD-144", seat, victim)
        for area in unsupplied(s, victim):
            remove(s, seat, area, "GD-144 GD-145 GD-146 GD-A63 GD-094")


def unsupplied(s: State, seat: int) -> list[int]:
    """A player's Forces without a neighbouring Force of the same player, Land and Sea alike, all
    judged on the same position (GD-144 to GD-146)."""
    cut_off: list[int] = []
    for area in range(s.board.areas):
        if s.owner[area] == seat:
            supported = False
            for near in s.board.neighbours[area]:
                if s.owner[near] == seat:
                    supported = True
            if not supported:
                cut_off.append(area)
    return cut_off


VICTIM_TEXTS: Final[dict[int, VictimText]] = {STRUGGLE_PLAYER: BadLeadership(), OUT_OF_SUPPLY: OutOfSupply()}
"""By the number of the effect, which is all that the frame below keeps."""


class ChoosePlayer(Choice[State]):
    """Choose the other player whom a text hits; a choice of one is no choice."""

    __slots__ = ("effect",)

    def __init__(self, seat: int, effect: int) -> None:
        super().__init__(seat)
        self.effect = effect

    def copy(self) -> ChoosePlayer:
        new = ChoosePlayer(self.seat, self.effect)
        new.copy_marks(self)
        return new

    def text(self) -> VictimText:
        """The text that hits."""
        return VICTIM_TEXTS[self.effect]

    def victims(self, s: State) -> list[int]:
        """The players on whom the text has an effect."""
        text = self.text()
        return [victim for victim in range(len(s.players)) if victim != self.seat and text.hurts(s, victim)]

    def resume(self, s: State) -> None:
        victims = self.victims(s)
        if len(victims) == 1:
            self.hit(s, victims[0])
        else:
            s.wait()

    def question(self, s: State, seat: int) -> str:
        return self.text().question()

    def choices(self, s: State, seat: int) -> list[Action]:
        return [CHOOSE[victim] for victim in range(len(s.players))]

    def candidates(self, s: State, seat: int) -> list[Action]:
        return self.choices(s, seat)

    def refusal(self, s: State, seat: int, action: Action) -> Refusal | None:
        if type(action) is not Choose:
            return NOT_NOW
        if not 0 <= action.seat < len(s.players):
            return NO_SUCH_PLAYER
        if action.seat == self.seat:
            return CHOOSE_ANOTHER
        return None if self.text().hurts(s, action.seat) else NO_EFFECT_ON_PLAYER

    def take(self, s: State, seat: int, action: Action) -> None:
        if type(action) is Choose:
            self.hit(s, action.seat)

    def hit(self, s: State, victim: int) -> None:
        """Carry the text out on the chosen player."""
        s.finish()
        self.text().hit(s, self.seat, victim)
