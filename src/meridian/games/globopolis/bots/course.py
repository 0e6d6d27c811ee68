"""Where to go: what every field would bring, and which dice lead to the good ones."""

from __future__ import annotations

from typing import Final

from meridian.core.action import Action
from meridian.games.globopolis.actions import Fly, RollBack, RollOn, Stop
from meridian.games.globopolis.bots.battle import NEVER, UNSET, Battle
from meridian.games.globopolis.bots.card_value import AGENT, EU, HELD, HIDDEN_CARD, POINT
from meridian.games.globopolis.bots.outlook import Outlook
from meridian.games.globopolis.card_actions import Play, PlayFly, PlayShift
from meridian.games.globopolis.rules import constants as t
from meridian.games.globopolis.rules.state import NOBODY

AGAIN: Final = 300
"""What another roll is worth where nobody looks further."""
MARKET: Final = 7
"""Units that a market has on average."""


def _ways(dice: int) -> list[int]:
    """In how many ways this many dice show each total."""
    ways = [1]
    for _ in range(dice):
        new = [0] * (len(ways) + 6)
        for total in range(len(ways)):
            for face in range(1, 7):
                new[total + face] += ways[total]
        ways = new
    return ways


WAYS: Final = [_ways(dice) for dice in range(11)]
ROLLS: Final[list[int]] = [6**dice for dice in range(11)]


class RingOutlook:
    """The ring through the eyes of one Governor; `rolls` movement rolls are made already."""

    def __init__(self, look: Outlook, battle: Battle, seat: int, rolls: int) -> None:
        self.look = look
        self.battle = battle
        self.s = look.s
        self.seat = seat
        self.rolls = rolls
        n = look.s.board.fields
        self.values: list[int] = [UNSET] * n
        self.onward: list[int] = [UNSET] * n
        self.goods: list[int] = [UNSET] * (len(look.s.board.sells) + 1)
        self.passport: bool = False
        for card in look.s.sides[look.me].hands[t.INFLUENCE].cards:
            if card >= 0 and look.s.board.cards[card].effect == t.PASSPORT:
                self.passport = True

    # Fields

    def again(self, field: int, rolls: int) -> bool:
        """Whether a field reached with the roll of this number lets the Governor roll once more."""
        s = self.s
        if s.board.cap_all_fields and rolls >= s.board.card_stop:
            return False
        kind = s.board.kind[field]
        if kind == t.TERRITORY:
            return s.owner[s.board.what[field]] == self.look.me
        if kind == t.OPS_FIELD or kind == t.INFLUENCE_FIELD:
            return rolls < s.board.card_stop
        return kind == t.BASE or kind == t.NSA or kind == t.NIA

    def value(self, field: int) -> int:
        """What a landing brings, without further rolls."""
        known = self.values[field]
        if known == UNSET:
            known = self.find(field)
            self.values[field] = known
        return known

    def find(self, field: int) -> int:
        s = self.s
        look = self.look
        kind = s.board.kind[field]
        what = s.board.what[field]
        if kind == t.TERRITORY or kind == t.GUILD:
            return self.title(what)
        if kind == t.INDEPENDENT:
            value = max(self.market(what), AGAIN)
            if s.board.broker[what]:
                value += s.board.swiss_points * POINT + look.money(look.me, s.board.swiss_money)
            return value
        if kind == t.OPS_FIELD:
            return HIDDEN_CARD[t.OPS] if s.board.cards_used else 0
        if kind == t.INFLUENCE_FIELD:
            return HIDDEN_CARD[t.INFLUENCE] if s.board.cards_used else 0
        if kind == t.NSA or (kind == t.NIA and not s.board.agents_used):
            return look.more(look.me, t.NS, 2)
        if kind == t.NIA:
            return AGENT * min(2, s.sides[look.me].reserve)
        if kind == t.MOONSHOT:
            return s.board.moonshot * POINT
        if kind == t.BASE:
            return max(0, self.flight(field))
        return 2 * AGAIN

    def title(self, title: int) -> int:
        """A Title: taken, robbed, visited at a cost, or attacked."""
        s = self.s
        look = self.look
        owner = s.owner[title]
        if owner == NOBODY:
            return look.gain(look.me, title, True)
        if title >= s.board.territories:
            if owner == look.me:
                return 0
            loss = s.board.value[title] * POINT if not s.board.guild_points_kept else 0
            value = look.guild(look.me, title) - look.share(
                owner, loss + 20 * s.guild_stock[title - s.board.territories]
            )
            return value // 2 if s.board.guild_protection else value
        if not s.board.conflicts:
            return 0 if owner == look.me else self.toll(title)
        if owner == look.me:
            card = HIDDEN_CARD[t.OPS] if s.board.cards_used else 0
            return card + max(0, self.battle.from_here(title) - AGAIN)
        return max(self.toll(title), self.battle.on_this(title))

    def toll(self, title: int) -> int:
        """What a visit of a foreign Territory costs."""
        s = self.s
        look = self.look
        if s.strikes[title] != NOBODY:
            return 0
        costs = s.board.conference[title][s.active[title]]
        value = look.money(look.me, -costs) + look.share(s.owner[title], costs * EU)
        return max(value, -HELD[t.PASSPORT]) if self.passport else value

    def flight(self, field: int) -> int:
        """The money a flight from a base brings: one that crosses TELEPORT! pays."""
        s = self.s
        if s.blocked[self.seat]:
            return 0
        for base in s.board.bases:
            if base != field and self.crossed(field, base):
                return self.look.money(self.look.me, s.board.teleport_money)
        return 0

    def crossed(self, here: int, there: int) -> bool:
        """Whether the way clockwise from field to field crosses TELEPORT!."""
        table = self.s.board
        gap = (table.teleport - here) % table.fields
        return 0 < gap < (there - here) % table.fields

    def market(self, independent: int) -> int:
        """What buying at an Independent Territory is worth on average; the broker sells for the best."""
        s = self.s
        if s.sides[self.look.me].embargo:
            return 0
        if not s.board.broker[independent]:
            if self.goods[independent] == UNSET:
                self.goods[independent] = self.basket(independent, MARKET)[2]
            return self.goods[independent]
        best = 0
        for other in range(len(s.board.sells)):
            if not s.board.broker[other]:
                best = max(best, self.market(other))
        return best

    def basket(self, independent: int, available: int) -> tuple[int, int, int]:
        """How many of each good to buy, and what that is worth."""
        s = self.s
        look = self.look
        sells = s.board.sells[independent]
        price = s.board.market_price
        most = min(available, max(0, s.sides[look.me].eu) // price) if price else available
        pool = look.pool[look.me][:]
        before = look.units(look.me, pool)
        best = (0, 0, 0)
        second_most = most if len(sells) > 1 else 0
        for second in range(second_most + 1):
            for first in range(most - second + 1):
                if not self.stocked(sells, first, second):
                    continue
                pool[sells[0]] += first
                if second:
                    pool[sells[1]] += second
                value = look.units(look.me, pool) - before + look.money(look.me, -price * (first + second))
                pool[sells[0]] -= first
                if second:
                    pool[sells[1]] -= second
                if value > best[2]:
                    best = (first, second, value)
        return best

    def stocked(self, sells: list[int], first: int, second: int) -> bool:
        s = self.s
        if s.board.unlimited:
            return True
        return first <= s.supply[sells[0]] and (second == 0 or second <= s.supply[sells[1]])

    # Rolls

    def mean(self, here: int, dice: int, back: bool, deep: bool) -> int:
        """What rolling this many dice brings on average; `deep`: with the best roll after a field that grants one."""
        table = self.s.board
        ways = WAYS[dice]
        total = 0
        pay = self.crossing(back)
        gap = (here - table.teleport if back else table.teleport - here) % table.fields
        for steps in range(dice, 6 * dice + 1):
            field = (here - steps if back else here + steps) % table.fields
            value = self.value(field)
            if self.again(field, self.rolls + 1):
                value += max(0, self.next(field)) if deep else AGAIN
            if 0 < gap < steps:
                value += pay
            total += ways[steps] * value
        return total // ROLLS[dice]

    def crossing(self, back: bool) -> int:
        """What crossing TELEPORT! is worth: money, but backward it costs that of the next time."""
        money = self.look.money(self.look.me, self.s.board.teleport_money)
        if back:
            return 0 if self.s.blocked[self.seat] else -money * 3 // 4
        return money // 4 if self.s.blocked[self.seat] else money

    def next(self, field: int) -> int:
        """What the best further roll from a field promises; from a base after the best flight."""
        known = self.onward[field]
        if known == UNSET:
            known = self.rolling(field)
            if self.s.board.kind[field] == t.BASE:
                for base in self.s.board.bases:
                    if base != field:
                        known = max(known, self.rolling(base))
            self.onward[field] = known
        return known

    def rolling(self, field: int) -> int:
        """The best number of dice clockwise, at a glance."""
        best = NEVER
        for dice in range(1, self.s.board.move_dice + 1):
            best = max(best, self.mean(field, dice, False, False))
        return best

    def worth(self, action: Action, free_back: bool) -> int:
        """What rolling, flying or stopping is worth; NEVER for anything else."""
        s = self.s
        here = s.field[self.seat]
        if type(action) is RollOn:
            return self.mean(here, action.dice, False, True)
        if type(action) is RollBack:
            fee = 0 if free_back or s.board.fee == t.FREE else s.board.backward * POINT
            return self.mean(here, action.dice, True, True) - fee
        if type(action) is Stop:
            return 0
        if type(action) is Fly:
            return self.flown(here, action.field)
        if type(action) is PlayFly:
            card = s.board.cards[action.card]
            if card.effect == t.EXPRESS:
                return self.flown(here, action.field) - HELD[t.EXPRESS] + 40
            return self.value(action.field) + self.deep(action.field) - HELD[t.MARKET_SHUTTLE]
        if type(action) is Play and s.board.cards[action.card].effect == t.RETRO_BURN:
            best = NEVER
            for dice in range(1, s.board.move_dice + 1):
                best = max(best, self.mean(here, dice, True, True))
            return best - HELD[t.RETRO_BURN]
        return NEVER

    def deep(self, field: int) -> int:
        """The best roll from a field, with a look beyond."""
        best = NEVER
        for dice in range(1, self.s.board.move_dice + 1):
            best = max(best, self.mean(field, dice, False, True))
        return best

    def flown(self, here: int, there: int) -> int:
        """A flight and the best roll after it, or landing on another field."""
        value = 0
        if self.crossed(here, there) and not self.s.blocked[self.seat]:
            value += self.look.money(self.look.me, self.s.board.teleport_money)
        if self.s.board.kind[there] != t.BASE:
            return value + self.value(there)
        return value + self.deep(there)

    def shifted(self, action: Action, total: int, back: bool) -> int:
        """What ending a roll with this correction (or none) is worth."""
        shift = 0
        cost = 0
        if type(action) is PlayShift:
            shift = action.shift
            cost = HELD[t.COURSE_CORRECTION]
        steps = total + shift
        here = self.s.field[self.seat]
        fields = self.s.board.fields
        field = (here - steps if back else here + steps) % fields
        value = self.value(field) - cost
        if self.again(field, self.rolls):
            value += AGAIN
        if not back and self.crossed(here, field) and not self.s.blocked[self.seat]:
            value += self.look.money(self.look.me, self.s.board.teleport_money)
        return value
