"""SMA: NS-Units that come from other Territories of the same colour group, the own ones and other players'."""

from __future__ import annotations

from meridian.core.action import Action, Refusal
from meridian.core.frames import Choice
from meridian.games.globopolis.actions import AskForHelp, Done, GiveHelp
from meridian.games.globopolis.facts import HELP_REFUSED, HELP_SENT
from meridian.games.globopolis.refusals import NO_HELP_THERE, NOT_ENOUGH_MONEY, NOT_NOW, NS_LIMIT
from meridian.games.globopolis.rules import constants as t
from meridian.games.globopolis.rules.assessment import HELP
from meridian.games.globopolis.rules.declared import declared
from meridian.games.globopolis.rules.holdings import refresh
from meridian.games.globopolis.rules.ledger import goods, hand_over
from meridian.games.globopolis.rules.ready_answers import DONE, GIVE_HELP
from meridian.games.globopolis.rules.state import NOBODY, State


class ForeignHelp(Choice[State]):
    """Each participant whose side SMA helps may ask the owners of other Territories in the colour group of the own
    involved one for an NS-Unit, for money or for nothing; each is asked once (GP-186)."""

    __slots__ = ("money", "offered", "role", "source", "target", "tried")

    def __init__(self, seat: int, source: int, target: int) -> None:
        super().__init__(seat)
        self.source = source
        self.target = target
        self.role: int = 0
        self.offered: int = NOBODY
        self.money: int = 0
        self.tried: list[int] = []

    def copy(self) -> ForeignHelp:
        new = ForeignHelp(self.seat, self.source, self.target)
        new.role = self.role
        new.offered = self.offered
        new.money = self.money
        new.tried = self.tried[:]
        new.copy_marks(self)
        return new

    def own(self) -> int:
        """The involved Territory of the participant who asks now."""
        return self.source if self.role == 0 else self.target

    def resume(self, s: State) -> None:
        if self.role > 1:
            s.finish()
        elif self.offered != NOBODY or self.givers(s):
            s.wait()
        else:
            self.role += 1

    def givers(self, s: State) -> list[int]:
        """Territories whose owner can be asked."""
        wanted = t.SMA_AGGRESSION if self.role == 0 else t.SMA_DEFENSE
        own = self.own()
        if s.board.sma not in (wanted, t.SMA_BOTH) or s.ns(own) >= s.ns_limit(own):
            return []
        side = s.owner[own]
        opponent = s.owner[self.target if self.role == 0 else self.source]
        found: list[int] = []
        for title in s.board.members[s.board.group[own]]:
            owner = s.owner[title]
            if owner not in (NOBODY, side, opponent) and s.ns(title) and title not in self.tried:
                found.append(title)
        return found

    def who(self, s: State) -> list[int]:
        return s.members(s.owner[self.own() if self.offered == NOBODY else self.offered])

    def question(self, s: State, seat: int) -> str:
        return "ask-for-help" if self.offered == NOBODY else "give-help"

    def details(self, s: State) -> dict[str, int]:
        return {"title": self.own() if self.offered == NOBODY else self.offered}

    def choices(self, s: State, seat: int) -> list[Action]:
        if self.offered != NOBODY:
            return [GIVE_HELP, DONE]
        return [*[AskForHelp(title, money) for title in self.givers(s) for money in (0, 5, 10)], DONE]

    def refusal(self, s: State, seat: int, action: Action) -> Refusal | None:
        if type(action) is Done:
            return None
        if self.offered != NOBODY:
            return None if type(action) is GiveHelp else NOT_NOW
        if type(action) is not AskForHelp:
            return NOT_NOW
        if action.title not in self.givers(s):
            return NS_LIMIT if s.ns(self.own()) >= s.ns_limit(self.own()) else NO_HELP_THERE
        return None if 0 <= action.money <= s.sides[s.owner[self.own()]].eu else NOT_ENOUGH_MONEY

    def default(self, s: State, seat: int) -> Action:
        return DONE

    def take(self, s: State, seat: int, action: Action) -> None:
        if type(action) is AskForHelp:
            self.offered = action.title
            self.money = action.money
            self.tried.append(action.title)
        elif type(action) is GiveHelp:
            self.send(s)
        elif self.offered != NOBODY:
            s.tell(HELP_REFUSED, "GP-186", s.owner[self.offered], self.offered)
            self.offered = NOBODY
        else:
            self.role += 1

    def send(self, s: State) -> None:
        """The NS-Unit moves at once and is the asker's from now on; suspension is checked for the giver."""
        own = self.own()
        giver = s.owner[self.offered]
        side = s.owner[own]
        s.units[self.offered * t.KINDS + t.NS] -= 1
        s.units[own * t.KINDS + t.NS] += 1
        s.tell(HELP_SENT, "GP-186", giver, self.offered, own)
        goods(s, giver, t.NS, -1, t.C_HELP, "GP-186")
        goods(s, side, t.NS, 1, t.C_HELP, "GP-186")
        if self.money:
            hand_over(s, side, giver, self.money, t.C_HELP, "GP-186")
        refresh(s, self.offered)
        refresh(s, own)
        self.offered = NOBODY

    def allows_interjections(self) -> bool:
        return False


class OwnHelp(Choice[State]):
    """Where SMA asks for it each helping Territory sends an NS-Unit, if its owner wants it to: that may cost the owner
    a level (GP-185, GP-A72)."""

    __slots__ = ("role", "source", "target", "tried")

    def __init__(self, seat: int, source: int, target: int) -> None:
        super().__init__(seat)
        self.source = source
        self.target = target
        self.role: int = 0
        self.tried: list[int] = []

    def copy(self) -> OwnHelp:
        new = OwnHelp(self.seat, self.source, self.target)
        new.role = self.role
        new.tried = self.tried[:]
        new.copy_marks(self)
        return new

    def own(self) -> int:
        """The involved Territory that may be helped now."""
        return self.source if self.role == 0 else self.target

    def helper(self, s: State) -> int:
        """The next Territory that can send an NS-Unit."""
        wanted = t.SMA_AGGRESSION if self.role == 0 else t.SMA_DEFENSE
        own = self.own()
        if s.board.sma not in (wanted, t.SMA_BOTH) or s.ns(own) >= s.ns_limit(own):
            return NOBODY
        for title in s.board.members[s.board.group[own]]:
            if title != own and s.owner[title] == s.owner[own] and s.ns(title) and title not in self.tried:
                return title
        return NOBODY

    def resume(self, s: State) -> None:
        if self.role > 1:
            s.finish()
        elif self.helper(s) != NOBODY:
            s.wait()
        else:
            self.role += 1

    def who(self, s: State) -> list[int]:
        return s.members(s.owner[self.own()])

    def question(self, s: State, seat: int) -> str:
        return "send-help"

    def details(self, s: State) -> dict[str, int]:
        return {"title": self.helper(s), "second_title": self.own()}

    def choices(self, s: State, seat: int) -> list[Action]:
        return [GIVE_HELP, DONE]

    def refusal(self, s: State, seat: int, action: Action) -> Refusal | None:
        return None if type(action) is GiveHelp or type(action) is Done else NOT_NOW

    def default(self, s: State, seat: int) -> Action:
        return DONE

    def take(self, s: State, seat: int, action: Action) -> None:
        helper = self.helper(s)
        own = self.own()
        self.tried.append(helper)
        if type(action) is not GiveHelp:
            s.tell(HELP_REFUSED, "GP-185", s.owner[own], helper)
            return
        s.units[helper * t.KINDS + t.NS] -= 1
        s.units[own * t.KINDS + t.NS] += 1
        declared(s).effects[HELP + self.role] += 1
        s.tell(HELP_SENT, "GP-185 GP-A72", s.owner[own], helper, own)
        refresh(s, helper)
        refresh(s, own)

    def allows_interjections(self) -> bool:
        return False
