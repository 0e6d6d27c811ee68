"""Card texts that strike one Area after the other."""

from __future__ import annotations

from meridian.core.action import Action, Refusal
from meridian.core.frames import Choice
from meridian.games.global_domination.actions import Done, MakeFull, Reduce, Remove, Replace
from meridian.games.global_domination.facts import FORCE_FULL, FORCE_REPLACED, REGION_SPARED
from meridian.games.global_domination.refusals import (
    ALREADY_FULL,
    IN_FULL,
    NO_FORCE_HERE,
    NO_FORCE_TO_REMOVE,
    NO_FULL_FORCE_IN_REGION,
    NO_SUCH_AREA,
    NOT_IN_REGION,
    NOT_NOW,
    NOT_OWED,
    NOT_STRUGGLING_LAND,
    NOT_YOURS,
    ONE_POINT_FIRST,
    OWN_FORCE_STAYS,
)
from meridian.games.global_domination.rules.ready_answers import DONE, MAKE_FULL, REDUCE, REMOVE, REPLACE
from meridian.games.global_domination.rules.state import NOBODY, State
from meridian.games.global_domination.rules.terms import can_reduce, has_full_land_force, reduce, remove


class AreaText(Choice[State]):
    """A text that is carried out Area by Area.

    What a text grants is optional after the first Area; what it commands is carried out in full as
    far as possible, and a choice of one is no choice.
    """

    __slots__ = ("made",)

    def __init__(self, seat: int) -> None:
        super().__init__(seat)
        self.made: int = 0

    def fits(self, s: State, area: int) -> bool:
        """Whether the text can strike here now."""
        raise NotImplementedError

    def misfit(self, s: State, area: int) -> Refusal:
        """Why the text cannot strike here."""
        raise NotImplementedError

    def strike(self, s: State, area: int) -> None:
        """Carry the text out in one Area."""
        raise NotImplementedError

    def finished(self, s: State) -> bool:
        """Whether the text has no more to give."""
        return False

    def moves(self) -> list[Action]:
        """The prebuilt actions that name an Area for this text."""
        raise NotImplementedError

    def optional(self) -> bool:
        """Whether the player may stop after the first Area."""
        return True

    def fitting(self, s: State) -> list[int]:
        """All Areas the text can strike now."""
        return [area for area in range(s.board.areas) if self.fits(s, area)]

    def resume(self, s: State) -> None:
        if self.finished(s):
            s.finish()
            return
        fitting = self.fitting(s)
        if not fitting:
            s.finish()
        elif len(fitting) == 1 and not self.optional():
            self.made += 1
            self.strike(s, fitting[0])
        else:
            s.wait()

    # Listed by hand: legality stands in `fits`, and a `refusal` for each would add 4 % to the time of random play.
    def options(self, s: State, seat: int) -> list[Action]:
        moves = self.moves()
        out = [moves[area] for area in self.fitting(s)]
        if self.optional() and self.made:
            out.append(DONE)
        return out

    def candidates(self, s: State, seat: int) -> list[Action]:
        moves = self.moves()
        out = [moves[area] for area in range(s.board.areas) if s.owner[area] != NOBODY]
        return [*out, DONE] if self.optional() else out

    def refusal(self, s: State, seat: int, action: Action) -> Refusal | None:
        if type(action) is Done:
            if not self.optional():
                return IN_FULL
            return None if self.made else ONE_POINT_FIRST
        area = area_of(action)
        if area < 0 or type(action) is not type(self.moves()[0]):
            return NOT_NOW
        if area >= s.board.areas:
            return NO_SUCH_AREA
        return None if self.fits(s, area) else self.misfit(s, area)

    def default(self, s: State, seat: int) -> Action:
        options = self.options(s, seat)
        return options[-1] if self.made and self.optional() else options[0]

    def take(self, s: State, seat: int, action: Action) -> None:
        if type(action) is Done:
            s.finish()
        else:
            self.made += 1
            self.strike(s, area_of(action))


def area_of(action: Action) -> int:
    """The Area an action names, or -1."""
    if type(action) is Remove:
        return action.area
    if type(action) is Reduce:
        return action.area
    if type(action) is Replace:
        return action.area
    if type(action) is MakeFull:
        return action.area
    return -1


class Insurgents(AreaText):
    """Up to five Struggling Land Forces of any player give way to Full Forces of yours.

    At least one, your own included (GD-136, GD-137).
    """

    __slots__ = ("count",)

    def __init__(self, seat: int, count: int) -> None:
        super().__init__(seat)
        self.count = count

    def copy(self) -> Insurgents:
        new = Insurgents(self.seat, self.count)
        new.made = self.made
        new.copy_marks(self)
        return new

    def question(self, s: State, seat: int) -> str:
        return "insurgents"

    def details(self, s: State) -> dict[str, int]:
        return {"left": self.count - self.made}

    def moves(self) -> list[Action]:
        return REPLACE

    def finished(self, s: State) -> bool:
        return self.made >= self.count

    def fits(self, s: State, area: int) -> bool:
        return s.owner[area] != NOBODY and not s.full[area] and not s.board.sea[area]

    def misfit(self, s: State, area: int) -> Refusal:
        return NOT_STRUGGLING_LAND

    def strike(self, s: State, area: int) -> None:
        owner = s.owner[area]
        s.owner[area] = self.seat
        s.full[area] = True
        s.tell(FORCE_REPLACED, "GD-136 GD-A58 GD-A59 GD-090", owner, area, self.seat,
               more="GD-A60" if owner == self.seat else "")  # fmt: skip


class SupplyDepots(AreaText):
    """As many of your Struggling Forces as you like become Full (GD-152)."""

    __slots__ = ()

    def copy(self) -> SupplyDepots:
        new = SupplyDepots(self.seat)
        new.made = self.made
        new.copy_marks(self)
        return new

    def question(self, s: State, seat: int) -> str:
        return "supply-depots"

    def moves(self) -> list[Action]:
        return MAKE_FULL

    def fits(self, s: State, area: int) -> bool:
        return s.owner[area] == self.seat and not s.full[area]

    def misfit(self, s: State, area: int) -> Refusal:
        return ALREADY_FULL if s.owner[area] == self.seat else NOT_YOURS

    def strike(self, s: State, area: int) -> None:
        s.full[area] = True
        s.tell(FORCE_FULL, "GD-152 GD-A65", self.seat, area)


class Surrender(AreaText):
    """One opposing Land Force may leave every Region that holds a Full Land Force of yours.

    The Regions are fixed when the text is used (GD-153, GD-154).
    """

    __slots__ = ("regions",)

    def __init__(self, seat: int, regions: int) -> None:
        super().__init__(seat)
        self.regions = regions

    def copy(self) -> Surrender:
        new = Surrender(self.seat, self.regions)
        new.made = self.made
        new.copy_marks(self)
        return new

    def question(self, s: State, seat: int) -> str:
        return "surrender"

    def moves(self) -> list[Action]:
        return REMOVE

    def fits(self, s: State, area: int) -> bool:
        region = s.board.region[area]
        return region >= 0 and (self.regions >> region) & 1 == 1 and can_reduce(s, self.seat, area)

    def misfit(self, s: State, area: int) -> Refusal:
        region = s.board.region[area]
        if region >= 0 and (self.regions >> region) & 1:
            return NO_FORCE_TO_REMOVE if s.owner[area] == NOBODY else OWN_FORCE_STAYS
        return NO_FULL_FORCE_IN_REGION

    def strike(self, s: State, area: int) -> None:
        self.regions &= ~(1 << s.board.region[area])
        remove(s, self.seat, area, "GD-153 GD-154 GD-A66 GD-A67")


def regions_with_full_force(s: State, seat: int) -> int:
    """The Regions that hold a Full Land Force of this player, as a mask."""
    mask = 0
    for region in range(len(s.board.in_region)):
        if has_full_land_force(s, seat, region):
            mask |= 1 << region
    return mask


class GlobalDisruption(AreaText):
    """Every Region loses one Land Force, Full or Struggling, picked by the player of the card.

    Region by Region; your own may be picked, and must be if there is no other (GD-134, GD-135).
    """

    __slots__ = ("region",)

    def __init__(self, seat: int) -> None:
        super().__init__(seat)
        self.region: int = 0

    def copy(self) -> GlobalDisruption:
        new = GlobalDisruption(self.seat)
        new.made = self.made
        new.region = self.region
        new.copy_marks(self)
        return new

    def question(self, s: State, seat: int) -> str:
        return "global-disruption"

    def moves(self) -> list[Action]:
        return REMOVE

    def optional(self) -> bool:
        return False

    def finished(self, s: State) -> bool:
        return self.region >= len(s.board.in_region)

    def fits(self, s: State, area: int) -> bool:
        return s.board.region[area] == self.region and s.owner[area] != NOBODY

    def misfit(self, s: State, area: int) -> Refusal:
        return NO_FORCE_TO_REMOVE if s.board.region[area] == self.region else NOT_IN_REGION

    def resume(self, s: State) -> None:
        if not self.finished(s) and not self.fitting(s):
            s.tell(REGION_SPARED, "GD-135", self.region)
            self.region += 1
        else:
            super().resume(s)

    def strike(self, s: State, area: int) -> None:
        self.region += 1
        own = s.owner[area] == self.seat
        remove(s, self.seat, area, "GD-134 GD-135 GD-A57" if own else "GD-134")


class Megastorm(AreaText):
    """Each player suffers one Reduction per two Forces; the player of the card assigns them all.

    The numbers are fixed before the first Reduction (GD-138 to GD-141). The table is struck player
    by player, beginning with the player of the card.
    """

    __slots__ = ("owed", "owner")

    def __init__(self, seat: int, owed: list[int]) -> None:
        super().__init__(seat)
        self.owed = owed
        self.owner = seat
        self.seek()

    def seek(self) -> None:
        """Go on to the next player who still owes a Reduction."""
        for _ in self.owed:
            if self.owed[self.owner]:
                return
            self.owner = (self.owner + 1) % len(self.owed)

    def copy(self) -> Megastorm:
        new = Megastorm(self.seat, self.owed[:])
        new.made = self.made
        new.owner = self.owner
        new.copy_marks(self)
        return new

    def question(self, s: State, seat: int) -> str:
        return "megastorm"

    def details(self, s: State) -> dict[str, int]:
        return {"left": self.owed[self.owner]}

    def moves(self) -> list[Action]:
        return REDUCE

    def optional(self) -> bool:
        return False

    def finished(self, s: State) -> bool:
        return self.owed[self.owner] == 0

    def fits(self, s: State, area: int) -> bool:
        return s.owner[area] == self.owner

    def misfit(self, s: State, area: int) -> Refusal:
        return NO_FORCE_HERE if s.owner[area] == NOBODY else NOT_OWED

    def strike(self, s: State, area: int) -> None:
        self.owed[self.owner] -= 1
        reduce(s, self.seat, area, "GD-138 GD-140 GD-141 GD-A62")
        self.seek()
