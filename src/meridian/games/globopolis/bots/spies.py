"""Agents: where they shall stand."""

from __future__ import annotations

from typing import Final

from meridian.games.globopolis.actions import Deploy
from meridian.games.globopolis.bots.aims import outnumbers
from meridian.games.globopolis.bots.battle import Battle
from meridian.games.globopolis.bots.outlook import Outlook
from meridian.games.globopolis.rules import constants as t
from meridian.games.globopolis.rules.aggression import near
from meridian.games.globopolis.rules.state import NOBODY, State

REACH: Final = [0, 3, 4, 5, 6, 7, 8, 9, 9, 9, 9, 8, 7, 6, 5, 4, 3, 2, 1]
"""How likely a Governor is to land this many fields ahead in the next turn, in hundredths."""
ATTACKED: Final = 6
"""How likely an own Territory is to be attacked in a round, in hundredths."""


class Spies:
    """A deployment of all Agents of a side anew: packets of Agents, those with the most use for each Agent first."""

    def __init__(self, look: Outlook, battle: Battle, seat: int) -> None:
        self.look = look
        self.battle = battle
        self.s: State = look.s
        self.seat = seat
        s = look.s
        self.before: list[int] = [s.agents_on(title, look.me) for title in range(s.board.territories)]
        self.after: list[int] = [0] * s.board.territories
        self.left: int = s.sides[look.me].agents + sum(self.before)

    def deployment(self) -> Deploy | None:
        """The rows that change something, or None."""
        self.network()
        self.packets()
        rows: list[tuple[int, ...]] = []
        for title in range(len(self.after)):
            if self.after[title] != self.before[title]:
                rows.append((title, self.after[title]))
        return Deploy(tuple(rows)) if rows else None

    def put(self, title: int, number: int) -> None:
        """Bring the Agents on a Territory up to a number."""
        if number > self.after[title]:
            self.left -= number - self.after[title]
            self.after[title] = number

    # A MISSION that asks for Agents abroad

    def network(self) -> None:
        """If the Agents suffice for it they go where the fewest are needed, with some to spare."""
        s = self.s
        look = self.look
        if look.aims.spies == t.NONE:
            return
        card = s.board.cards[look.aims.spies]
        victims = card.opponents_of_two if len(s.sides) == 2 else card.opponents
        found: list[tuple[int, int]] = []
        for title in range(s.board.territories):
            need = outnumbers(s, look.me, title)
            if need <= s.board.agents_most:
                found.append((need, title))
        found.sort()
        chosen: list[tuple[int, int]] = []
        owners = 0
        for need, title in found:
            if len(chosen) < card.least and (
                owners.bit_count() >= victims
                or (owners >> s.owner[title]) & 1 == 0
                or card.least - len(chosen) > victims - owners.bit_count()
            ):
                chosen.append((need, title))
                owners |= 1 << s.owner[title]
        total = 0
        for need, _ in chosen:
            total += need
        if len(chosen) < card.least or owners.bit_count() < victims or total > self.left:
            return
        for need, title in chosen:
            self.put(title, need)
        for extra in range(1, s.board.agents_most):
            for need, title in chosen:
                if need + extra <= s.board.agents_most and self.left > 0:
                    self.put(title, need + extra)

    # Defence and attack

    def packets(self) -> None:
        """Offer every packet, best use of an Agent first, while there are Agents left."""
        found: list[tuple[int, int, int]] = []
        s = self.s
        for title in range(s.board.territories):
            owner = s.owner[title]
            if owner == self.look.me:
                self.at_home(title, found)
            elif owner != NOBODY:
                self.abroad(title, found)
        found.sort()
        for _, title, number in found:
            if number > self.after[title] and number - self.after[title] <= self.left:
                self.put(title, number)
        for title in range(s.board.territories):
            if s.owner[title] == self.look.me:
                while self.left > 0 and self.after[title] < s.board.agents_most:
                    self.put(title, self.after[title] + 1)

    def foreign(self, title: int) -> int:
        """The Agents of all others on a Territory."""
        s = self.s
        number = 0
        for side in range(len(s.sides)):
            if side != self.look.me:
                number += s.agents_on(title, side)
        return number

    def at_home(self, title: int, found: list[tuple[int, int, int]]) -> None:
        """Agents at home: as many as the foreign ones deny them their die, one more earns it."""
        s = self.s
        harm = self.look.lose(self.look.me, title)
        foreign = self.foreign(title)
        most = s.board.agents_most
        before = -self.before[title]
        for number in range(1, most + 1):
            if number == foreign or number == foreign + 1 or (number == most and foreign < most):
                saved = self.battle.danger(title, before) - self.battle.danger(title, before + number)
                use = harm * saved * ATTACKED // 100000 + 2
                if number > foreign:
                    use += 4
                if number == most and number > foreign + 1:
                    use = use // 2 + 1
                found.append((-use * 100 // number, title, number))

    def abroad(self, title: int, found: list[tuple[int, int, int]]) -> None:
        """Agents abroad: just enough for superiority on a Territory that may be attacked next turn."""
        s = self.s
        if not s.board.conflicts:
            return
        need = outnumbers(s, self.look.me, title)
        if need > s.board.agents_most:
            return
        use = 0
        for source in range(s.board.territories):
            if s.owner[source] != self.look.me or not near(s, source, title):
                continue
            reach = self.reach(s.board.field_of[source]) + self.reach(s.board.field_of[title])
            if not reach:
                continue
            a, d = self.battle.dice(source, title, 0, need - self.before[title])
            now = max(0, self.battle.mean(source, title, self.battle.chance(a, d)))
            a, d = self.battle.dice(source, title, 0, -self.before[title])
            now -= max(0, self.battle.mean(source, title, self.battle.chance(a, d)))
            use = max(use, now * reach // 100)
        if use > 0:
            found.append((-use * 100 // need, title, need))

    def reach(self, field: int) -> int:
        """How likely the Governor is to land on a field next turn, in hundredths."""
        gap = (field - self.s.field[self.seat]) % self.s.board.fields
        return REACH[gap] if gap < len(REACH) else 0
