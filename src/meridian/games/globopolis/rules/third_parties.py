"""Third parties in a conflict: offers to them, and what they do with their Agents."""

from __future__ import annotations

from typing import Final

from meridian.core.action import Action, Refusal
from meridian.core.frames import Choice
from meridian.games.globopolis.actions import Done, KeepAgents, OfferToLeave, OfferToStay, TakeMoney, WithdrawAgents
from meridian.games.globopolis.facts import (
    AGENTS_STAY,
    OFFER_REFUSED,
    OFFERED_TO_LEAVE,
    OFFERED_TO_STAY,
    PAID_TO_LEAVE,
    PAID_TO_STAY,
)
from meridian.games.globopolis.refusals import (
    BOUND_BY_OFFER,
    NO_SUCH_THIRD_PARTY,
    NOT_ENOUGH_MONEY,
    NOT_NOW,
    NOT_OFFERED,
    OFFERED_ALREADY,
)
from meridian.games.globopolis.rules import constants as t
from meridian.games.globopolis.rules.agents import withdraw
from meridian.games.globopolis.rules.declared import declared
from meridian.games.globopolis.rules.ledger import hand_over
from meridian.games.globopolis.rules.ready_answers import DONE
from meridian.games.globopolis.rules.state import State

AMOUNTS: Final = (5, 10)
"""Sums that are listed; others can be said."""


def parties(s: State, seat: int, source: int, target: int) -> list[int]:
    """Third parties with Agents on an involved Territory as side and Title in one number, in turn order from the
    left of the Aggressor (GP-A33, GP-A34)."""
    found: list[int] = []
    aggressor = s.side_of(seat)
    defender = s.owner[target]
    for side in s.sides_from(aggressor):
        if side == defender:
            continue
        if s.agents_on(source, side):
            found.append(side * 64 + source)
        if s.agents_on(target, side):
            found.append(side * 64 + target)
    return found


class SideOffers(Choice[State]):
    """Each participant may offer each third party with Agents there a payment to stay or to leave; then each decides.
    Accepted offers are paid at once and bind (GP-128, GP-205)."""

    __slots__ = ("answering", "asked", "offers", "source", "target")

    def __init__(self, seat: int, source: int, target: int) -> None:
        super().__init__(seat)
        self.source = source
        self.target = target
        self.asked: int = 0
        self.answering: int = -1
        self.offers: list[tuple[int, int, int, int]] = []

    def copy(self) -> SideOffers:
        new = SideOffers(self.seat, self.source, self.target)
        new.asked = self.asked
        new.answering = self.answering
        new.offers = self.offers[:]
        new.copy_marks(self)
        return new

    def participant(self, s: State) -> int:
        """Who makes offers now: the Aggressor, then the Defender."""
        return s.side_of(self.seat) if self.asked == 0 else s.owner[self.target]

    def resume(self, s: State) -> None:
        if self.asked < 2:
            if self.answering < 0 and self.can_offer(s):
                s.wait()
            else:
                self.asked += 1
                self.answering = -1
        elif self.pending(s) >= 0:
            s.wait()
        else:
            s.finish()

    def purse(self, s: State) -> int:
        """What the participant can still offer: all offers together are no more than the money at hand."""
        side = self.participant(s)
        left = s.sides[side].eu
        for offer in self.offers:
            if offer[0] == side:
                left -= offer[2]
        return left

    def can_offer(self, s: State) -> bool:
        if self.purse(s) < 1:
            return False
        for party in parties(s, self.seat, self.source, self.target):
            if not self.has_offered(self.participant(s), party):
                return True
        return False

    def has_offered(self, side: int, party: int) -> bool:
        for offer in self.offers:
            if offer[0] == side and offer[1] == party:
                return True
        return False

    def pending(self, s: State) -> int:
        """The first third party with an unanswered offer."""
        for party in parties(s, self.seat, self.source, self.target):
            for offer in self.offers:
                if offer[1] == party:
                    return party
        return -1

    def who(self, s: State) -> list[int]:
        if self.asked < 2:
            return s.members(self.participant(s))
        return s.members(self.pending(s) // 64)

    def question(self, s: State, seat: int) -> str:
        return "side-offer" if self.asked < 2 else "answer-side-offer"

    def details(self, s: State) -> dict[str, int]:
        return {"title": self.pending(s) % 64 if self.asked >= 2 else self.target}

    # Listed by hand: a `refusal` for each would add 1 % to the time of random play.
    def options(self, s: State, seat: int) -> list[Action]:
        out: list[Action] = []
        if self.asked >= 2:
            party = self.pending(s)
            for offer in self.offers:
                if offer[1] == party:
                    out.append(TakeMoney(offer[0]))
        else:
            side = self.participant(s)
            purse = self.purse(s)
            for party in parties(s, self.seat, self.source, self.target):
                if not self.has_offered(side, party):
                    for money in AMOUNTS:
                        if money <= purse:
                            out.append(OfferToStay(party // 64, party % 64, money))
                            out.append(OfferToLeave(party // 64, party % 64, money))
        out.append(DONE)
        return out

    def unlisted(self, s: State, seat: int) -> Action | None:
        """Any sum can be offered, also one below those of the menu."""
        if self.asked < 2 and self.purse(s) > 0:
            for party in parties(s, self.seat, self.source, self.target):
                if not self.has_offered(self.participant(s), party):
                    return OfferToStay(party // 64, party % 64, 1)
        return None

    def forms(self, s: State, seat: int) -> list[type[Action]]:
        return [OfferToStay, OfferToLeave] if self.asked < 2 and self.can_offer(s) else []

    def refusal(self, s: State, seat: int, action: Action) -> Refusal | None:
        if type(action) is Done:
            return None
        if self.asked >= 2:
            if type(action) is not TakeMoney:
                return NOT_NOW
            return None if self.has_offered(action.other, self.pending(s)) else NOT_OFFERED
        if type(action) is OfferToStay or type(action) is OfferToLeave:
            other, title, money = action.other, action.title, action.money
        else:
            return NOT_NOW
        if (
            other < 0
            or not 0 <= title < 64
            or other * 64 + title not in parties(s, self.seat, self.source, self.target)
        ):
            return NO_SUCH_THIRD_PARTY
        if self.has_offered(self.participant(s), other * 64 + title):
            return OFFERED_ALREADY
        return None if 1 <= money <= self.purse(s) else NOT_ENOUGH_MONEY

    def default(self, s: State, seat: int) -> Action:
        return DONE

    def take(self, s: State, seat: int, action: Action) -> None:
        if type(action) is OfferToStay:
            s.tell(OFFERED_TO_STAY, "GP-128 GP-205", self.participant(s), action.other, action.title, action.money)
            self.offers.append((self.participant(s), action.other * 64 + action.title, action.money, 1))
        elif type(action) is OfferToLeave:
            s.tell(OFFERED_TO_LEAVE, "GP-127 GP-205", self.participant(s), action.other, action.title, action.money)
            self.offers.append((self.participant(s), action.other * 64 + action.title, action.money, 0))
        elif self.asked < 2:
            self.answering = 0
        else:
            self.answer(s, action)

    def answer(self, s: State, action: Action) -> None:
        """Money changes hands at once; the player who takes it is bound."""
        party = self.pending(s)
        side = party // 64
        title = party % 64
        left: list[tuple[int, int, int, int]] = []
        for offer in self.offers:
            if offer[1] != party:
                left.append(offer)
            elif type(action) is TakeMoney and action.other == offer[0]:
                money = offer[2] if s.sides[offer[0]].eu >= offer[2] else s.sides[offer[0]].eu
                if offer[3]:
                    s.tell(PAID_TO_STAY, "GP-128 GP-205", offer[0], side, title, money)
                    declared(s).bound.append(party)
                else:
                    s.tell(PAID_TO_LEAVE, "GP-127 GP-205", offer[0], side, title, money)
                    withdraw(s, side, title, "GP-127 GP-A34")
                hand_over(s, offer[0], side, money, t.C_SIDE_OFFER, "GP-128 GP-205")
            else:
                s.tell(OFFER_REFUSED, "GP-205", side, offer[0], title)
        self.offers = left

    def allows_interjections(self) -> bool:
        return False


class ThirdParties(Choice[State]):
    """Third parties that are not bound withdraw their Agents from an involved Territory or leave them there, openly
    and in turn order; the participants may not move theirs (GP-127, GP-128, GP-A33 to GP-A35)."""

    __slots__ = ("decided", "source", "target")

    def __init__(self, seat: int, source: int, target: int) -> None:
        super().__init__(seat)
        self.source = source
        self.target = target
        self.decided: list[int] = []

    def copy(self) -> ThirdParties:
        new = ThirdParties(self.seat, self.source, self.target)
        new.decided = self.decided[:]
        new.copy_marks(self)
        return new

    def resume(self, s: State) -> None:
        if self.pending(s) >= 0:
            s.wait()
        else:
            s.finish()

    def pending(self, s: State) -> int:
        bound = declared(s).bound
        for party in parties(s, self.seat, self.source, self.target):
            if party not in self.decided and party not in bound:
                return party
        return -1

    def who(self, s: State) -> list[int]:
        return s.members(self.pending(s) // 64)

    def question(self, s: State, seat: int) -> str:
        return "withdraw-agents"

    def details(self, s: State) -> dict[str, int]:
        return {"title": self.pending(s) % 64}

    def choices(self, s: State, seat: int) -> list[Action]:
        title = self.pending(s) % 64
        return [KeepAgents(title), WithdrawAgents(title)]

    def refusal(self, s: State, seat: int, action: Action) -> Refusal | None:
        if type(action) is KeepAgents or type(action) is WithdrawAgents:
            title = action.title
        else:
            return NOT_NOW
        side = self.pending(s) // 64
        if title == self.pending(s) % 64:
            return None
        if title not in (self.source, self.target) or not s.agents_on(title, side):
            return NO_SUCH_THIRD_PARTY
        return BOUND_BY_OFFER if side * 64 + title in declared(s).bound else NOT_NOW

    def take(self, s: State, seat: int, action: Action) -> None:
        party = self.pending(s)
        self.decided.append(party)
        if type(action) is WithdrawAgents:
            withdraw(s, party // 64, party % 64, "GP-127 GP-A33 GP-A34 GP-A35")
        else:
            s.tell(AGENTS_STAY, "GP-128 GP-125", party // 64, party % 64)

    def allows_interjections(self) -> bool:
        return False
