"""A Travel Bonus: rewarded first, then free to go."""

from __future__ import annotations

from typing import Final

from meridian.core.action import Action, Refusal
from meridian.core.frames import Choice
from meridian.games.globetrotters.actions import BonusTo, Challenge, Decline, PlaceSpecial
from meridian.games.globetrotters.facts import BONUS_LOST, BONUS_OFFERED, BONUS_USED
from meridian.games.globetrotters.refusals import ALREADY_THERE, NO_SUCH_PLACE, NOT_A_BONUS_PLACE, NOT_NOW
from meridian.games.globetrotters.rules import board as t
from meridian.games.globetrotters.rules.arrival import BY_BONUS, GOES_ON, OVER, Arrival
from meridian.games.globetrotters.rules.challenge import ChallengeForKey, challenge_refusal
from meridian.games.globetrotters.rules.memories import place_special, special_offers, special_refusal
from meridian.games.globetrotters.rules.ready_answers import CHALLENGE, DECLINE
from meridian.games.globetrotters.rules.state import State

BEGIN: Final = 0
ASK: Final = 1
CHALLENGING: Final = 2
MOVING: Final = 3

CITIES: Final = (t.KEY_CITY, t.CONTINENTAL, t.NATIONAL, t.REGIONAL, t.GAMBLING)


class TravelBonus(Choice[State]):
    """The reward came first and is certain; a challenge and Special Memories may follow; then he may
    go to any city of the continent he is in, or with *** to any place, now or never. A challenge made
    first and lost costs the bonus (GT-130 to GT-134, GT-A41, GT-A42)."""

    __slots__ = ("step", "world")

    def __init__(self, seat: int, world: bool) -> None:
        super().__init__(seat)
        self.world = world
        self.step: int = BEGIN

    def copy(self) -> TravelBonus:
        new = TravelBonus(self.seat, self.world)
        new.step = self.step
        new.copy_marks(self)
        return new

    def resume(self, s: State) -> None:
        if self.step == BEGIN:
            self.step = ASK
            s.tell(BONUS_OFFERED, "GT-133 GT-130" if self.world else "GT-130 GT-131", self.seat)
        elif self.step == ASK:
            s.wait()
        elif self.step == CHALLENGING and s.returned == GOES_ON:
            self.step = ASK
        elif self.step == CHALLENGING:
            s.tell(BONUS_LOST, "GT-134", self.seat)
            s.finish(OVER)
        else:
            s.finish(s.returned)

    def fits(self, s: State, place: int) -> bool:
        """Whether the bonus leads there."""
        here = s.players[self.seat].place
        if place == here:
            return False
        if self.world:
            return True
        return s.board.kind[place] in CITIES and s.board.continent[place] == s.board.continent[here]

    def question(self, s: State, seat: int) -> str:
        return "world-bonus" if self.world else "bonus"

    def choices(self, s: State, seat: int) -> list[Action]:
        trips = [BonusTo(place) for place in range(s.board.places)]
        return [CHALLENGE, *special_offers(s, seat), *trips, DECLINE]

    def refusal(self, s: State, seat: int, action: Action) -> Refusal | None:
        if type(action) is Decline:
            return None
        if type(action) is Challenge:
            return challenge_refusal(s, seat)
        if type(action) is PlaceSpecial:
            return special_refusal(s, seat, action.place)
        if type(action) is not BonusTo:
            return NOT_NOW
        if not 0 <= action.place < s.board.places:
            return NO_SUCH_PLACE
        if action.place == s.players[seat].place:
            return ALREADY_THERE
        return None if self.fits(s, action.place) else NOT_A_BONUS_PLACE

    def default(self, s: State, seat: int) -> Action:
        return DECLINE

    def take(self, s: State, seat: int, action: Action) -> None:
        if type(action) is Challenge:
            key = s.board.key_of[s.players[seat].place]
            self.step = CHALLENGING
            s.call(ChallengeForKey(seat, s.holder[key], key))
        elif type(action) is PlaceSpecial:
            place_special(s, seat, action.place)
        elif type(action) is BonusTo:
            self.step = MOVING
            s.tell(BONUS_USED, "GT-131 GT-132 GT-133 GT-A41 GT-A42", seat, action.place)
            s.call(Arrival(seat, action.place, BY_BONUS))
        else:
            s.tell(BONUS_LOST, "GT-132", seat)
            s.finish(GOES_ON)
