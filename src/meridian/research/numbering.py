"""Numbers for the listed options of a position."""

from __future__ import annotations

from typing import Final

from meridian.core.action import Action

NO_NUMBER: Final = -1
"""Of an option for which there is no place at all: it cannot be chosen."""
MAX_REMEMBERED: Final = 100_000


class Block:
    """The numbers of one kind of action: `sizes` of the fields told directly, and slots behind each combination.

    `turned` says of each of these fields whether it is a seat, which counts from the seat that acts.
    """

    def __init__(
        self, kind: type[Action], start: int, sizes: tuple[int, ...], turned: tuple[bool, ...], slots: int
    ) -> None:
        self.kind = kind
        self.start = start
        self.sizes = sizes
        self.turned = turned
        self.slots = slots
        self.fields: tuple[str, ...] = kind.__struct_fields__

    def size(self) -> int:
        """How many numbers the kind has."""
        return combinations(self.sizes) * max(self.slots, 1)


class OptionNumbers:
    """Numbers the options of a position; no two share one.

    An option with slots takes the first free one of its own, or else a spare one.
    """

    def __init__(self, seats: int, blocks: dict[type[Action], Block], spare: int, size: int) -> None:
        self.seats = seats
        self.blocks = blocks
        self.spare = spare
        self.size = size
        self._places: list[dict[Action, int]] = [{} for _ in range(seats)]
        self._lone: dict[type[Action], int] = {}
        self._ends: dict[int, int] = {spare: size}
        for block in blocks.values():
            if not block.sizes and block.slots:
                self._lone[block.kind] = block.start
                self._ends[block.start] = block.start + block.slots

    def numbers(self, seat: int, options: list[Action]) -> list[int]:
        """A number for each option, or NO_NUMBER."""
        places = self._places[seat]
        lone = self._lone
        found: list[int] = []
        free: dict[int, int] | None = None
        for action in options:
            first = lone.get(type(action))
            if first is not None:
                place = ~first
            else:
                known = places.get(action)
                place = self._remember(places, seat, action) if known is None else known
            if place < 0:
                if free is None:
                    free = {}
                place = self._slot(~place, free)
            found.append(place)
        return found

    def _slot(self, first: int, free: dict[int, int]) -> int:
        """The next free slot behind the first one, or a spare one."""
        at = free.get(first, first)
        if at == self._ends[first]:
            first = self.spare
            at = free.get(first, first)
            if at == self.size:
                return NO_NUMBER
        free[first] = at + 1
        return at

    def _remember(self, places: dict[Action, int], seat: int, action: Action) -> int:
        """The number of an action, or ~ of its first slot; ~ of the first spare one if it has neither."""
        block = self.blocks[type(action)]
        at = 0
        for index in range(len(block.sizes)):
            value: int = getattr(action, block.fields[index])
            size = block.sizes[index]
            if not 0 <= value < size:
                return ~self.spare
            at = at * size + ((value - seat) % self.seats if block.turned[index] else value)
        place = block.start + at
        if block.slots:
            first = block.start + at * block.slots
            self._ends[first] = first + block.slots
            place = ~first
        if len(places) >= MAX_REMEMBERED:
            places.clear()
        places[action] = place
        return place


def combinations(sizes: tuple[int, ...]) -> int:
    """How many combinations fields of these sizes have."""
    product = 1
    for size in sizes:
        product *= size
    return product
