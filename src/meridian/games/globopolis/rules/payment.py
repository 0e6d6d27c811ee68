"""Payments that must be made, and what happens when the money does not suffice."""

from __future__ import annotations

from meridian.core.action import Action, Refusal
from meridian.core.frames import Choice
from meridian.core.values import changed
from meridian.games.globopolis.actions import GiveUnit
from meridian.games.globopolis.facts import DEBT_NOTED, PAID_IN_UNITS, SHORT_OF, WAIVED
from meridian.games.globopolis.refusals import NOT_IN_STOCK, NOT_NOW
from meridian.games.globopolis.rules.constants import C_DEBT, C_INSOLVENCY, KINDS
from meridian.games.globopolis.rules.ledger import earn, goods, hand_over, score
from meridian.games.globopolis.rules.state import State


class Payment(Choice[State]):
    """A forced payment to another side: all the money, then CR points at their price down to 0, then units of
    Personal Stock of the payer's choice; the rest is waived, or noted as a debt (GP-A02, GP-A03, GP-071)."""

    __slots__ = ("amount", "cause", "payee", "started")

    def __init__(self, seat: int, payee: int, amount: int, cause: int) -> None:
        super().__init__(seat)
        self.payee = payee
        self.amount = amount
        self.cause = cause
        self.started: bool = False

    def copy(self) -> Payment:
        new = Payment(self.seat, self.payee, self.amount, self.cause)
        new.started = self.started
        new.copy_marks(self)
        return new

    def resume(self, s: State) -> None:
        if not self.started:
            self.started = True
            self.pay(s)
        side = s.sides[s.side_of(self.seat)]
        if self.amount > 0 and sum(side.stock) > 0:
            s.wait()
            return
        if self.amount > 0:
            self.close(s)
        s.finish()

    def pay(self, s: State) -> None:
        """Money first, then points: as many as cover the rest, and the change is kept."""
        payer = s.side_of(self.seat)
        side = s.sides[payer]
        if side.eu < self.amount and side.points > 0:
            price = s.board.point_price
            sold = (self.amount - side.eu + price - 1) // price
            if sold > side.points:
                sold = side.points
            s.tell(SHORT_OF, "GP-071 GP-A02 GP-A03", self.seat, self.amount - side.eu)
            score(s, payer, -sold, C_INSOLVENCY, "GP-071 GP-A02")
            earn(s, payer, sold * price, C_INSOLVENCY, "GP-071 GP-A02")
        paid = self.amount if side.eu >= self.amount else side.eu
        if paid > 0:
            hand_over(s, payer, self.payee, paid, self.cause, "GP-090" if paid == self.amount else "GP-A02")
            self.amount -= paid

    def close(self, s: State) -> None:
        if s.board.debt_note:
            side = s.sides[s.side_of(self.seat)]
            side.debt = changed(side.debt, self.payee, side.debt[self.payee] + self.amount)
            s.tell(DEBT_NOTED, "GP-A02", self.seat, self.payee, self.amount)
        else:
            s.tell(WAIVED, "GP-A02", self.seat, self.payee, self.amount)
        self.amount = 0

    def question(self, s: State, seat: int) -> str:
        return "give-unit"

    def choices(self, s: State, seat: int) -> list[Action]:
        return [GiveUnit(kind) for kind in range(KINDS)]

    def refusal(self, s: State, seat: int, action: Action) -> Refusal | None:
        if type(action) is not GiveUnit:
            return NOT_NOW
        stock = s.sides[s.side_of(self.seat)].stock
        return None if 0 <= action.resource < KINDS and stock[action.resource] else NOT_IN_STOCK

    def take(self, s: State, seat: int, action: Action) -> None:
        if type(action) is not GiveUnit:
            return
        payer = s.side_of(self.seat)
        s.sides[payer].stock[action.resource] -= 1
        s.sides[self.payee].stock[action.resource] += 1
        s.tell(PAID_IN_UNITS, "GP-A02", self.seat, self.payee, action.resource)
        goods(s, payer, action.resource, -1, C_INSOLVENCY, "GP-A02")
        goods(s, self.payee, action.resource, 1, C_INSOLVENCY, "GP-A02")
        self.amount -= s.board.unit_price
        if self.amount < 0:
            self.amount = 0

    def allows_interjections(self) -> bool:
        return False


def pay_debts(s: State, side: int) -> None:
    """Debts are paid as soon as a turn finds money for them (GP-A02, debt_note)."""
    owner = s.sides[side]
    for other in range(len(owner.debt)):
        if owner.debt[other] and owner.eu > 0:
            paid = owner.debt[other] if owner.eu >= owner.debt[other] else owner.eu
            owner.debt = changed(owner.debt, other, owner.debt[other] - paid)
            hand_over(s, side, other, paid, C_DEBT, "GP-A02")
