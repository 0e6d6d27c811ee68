"""Actions as numbers: a fixed discrete space for every game, number of players and edition."""

from __future__ import annotations

from bisect import bisect_right
from typing import Final

import msgspec

from meridian.core.action import Action
from meridian.core.codec import words_for
from meridian.core.game import Game
from meridian.core.journal import Header
from meridian.core.words import Words, tag_of

DIRECT: Final = 1500
"""A kind of action with at most this many combinations of names has a number for each of them."""
LEADING: Final = 128
"""Otherwise its first fields are encoded as far as they have at most this many combinations, the rest by a slot."""
SLOTS: Final = 8
"""Slots behind each combination of leading fields."""
LONE_SLOTS: Final = 64
"""Slots of a kind whose very first field has no names, such as a layout or a number."""
SPARE: Final = 64
"""Numbers at the end of the space, for listed options that found no slot of their own."""
FIRST_SEAT: Final = "p1"


class Block(msgspec.Struct, frozen=True):
    """The numbers of one kind of action: `sizes` of the fields told directly, and slots behind each combination."""

    kind: type[Action]
    start: int
    sizes: tuple[int, ...]
    slots: int

    def size(self) -> int:
        """How many numbers the kind has."""
        return combinations(self.sizes) * max(self.slots, 1)


class ActionCode:
    """Numbers for the listed options of a position, and back.

    Seats in actions count from the seat that acts: 0 is itself, 1 its left neighbour.
    """

    def __init__(self, game: Game, header: Header) -> None:
        self.words: Words = words_for(game, header)
        self.seats = header.seats
        self.blocks: dict[type[Action], Block] = {}
        self._turned = {name for name, ids in self.words.names.items() if ids and ids[0] == FIRST_SEAT}
        start = 0
        for kind in game.actions:
            block = self._block(kind, start)
            self.blocks[kind] = block
            start += block.size()
        self._in_order = list(self.blocks.values())
        self._starts = [block.start for block in self._in_order]
        self.spare = start
        self.size = start + SPARE
        self._places: list[dict[Action, int]] = [{} for _ in range(header.seats)]
        self._lone = {block.kind: block.start for block in self._in_order if not block.sizes and block.slots}
        self._ends = {start: start + LONE_SLOTS for start in self._lone.values()} | {self.spare: self.size}

    def numbered(self, seat: int, options: list[Action]) -> dict[int, Action]:
        """The options by their numbers, in the order they are listed; no two share one.

        An option with slots takes the first free one of its own, or else a spare one."""
        places, lone, ends = self._places[seat], self._lone, self._ends
        found: dict[int, Action] = {}
        free: dict[int, int] = {}
        for action in options:
            first = lone.get(type(action))
            if first is None:
                place = places.get(action)
                if place is None:
                    place = self._remember(places, seat, action)
                if place >= 0:
                    found[place] = action
                    continue
                first = ~place
            at = free.get(first, first)
            if at == ends[first]:
                first = self.spare
                at = free.get(first, first)
                if at == self.size:
                    # What finds no place at all cannot be chosen.
                    continue
            found[at] = action
            free[first] = at + 1
        return found

    def label(self, number: int) -> str:
        """What a number stands for whatever the position: the kind, its fields in words, and a slot."""
        if number >= self.spare:
            return f"spare:{number - self.spare}"
        block = self._in_order[bisect_right(self._starts, number) - 1]
        rest, slot = divmod(number - block.start, max(block.slots, 1))
        parts: list[str] = []
        for field, size in reversed(list(zip(block.kind.__struct_fields__, block.sizes, strict=False))):
            rest, value = divmod(rest, size)
            parts.append(f"+{value}" if field in self._turned else str(self.words.value(field, value)))
        told = " ".join([tag_of(block.kind), *reversed(parts)])
        return f"{told}:{slot}" if block.slots else told

    def _block(self, kind: type[Action], start: int) -> Block:
        sizes: list[int] = []
        for field in kind.__struct_fields__:
            if field not in self.words.names:
                break
            sizes.append(self.seats if field in self._turned else len(self.words.names[field]))
        whole = len(sizes) == len(kind.__struct_fields__)
        if whole and combinations(sizes) <= DIRECT:
            return Block(kind, start, tuple(sizes), 0)
        while combinations(sizes) > LEADING or len(sizes) == len(kind.__struct_fields__):
            sizes.pop()
        return Block(kind, start, tuple(sizes), SLOTS if sizes else LONE_SLOTS)

    def _remember(self, places: dict[Action, int], seat: int, action: Action) -> int:
        """The number of an action, or of its first slot as a number below zero; -1 - spare if it has neither."""
        block = self.blocks[type(action)]
        at = 0
        for field, size in zip(block.kind.__struct_fields__, block.sizes, strict=False):
            value = getattr(action, field)
            if not 0 <= value < size:
                return ~self.spare
            at = at * size + ((value - seat) % self.seats if field in self._turned else value)
        place = block.start + at
        if block.slots:
            first = block.start + at * block.slots
            self._ends[first] = first + block.slots
            place = ~first
        if len(places) >= 100_000:
            places.clear()
        places[action] = place
        return place


def combinations(sizes: tuple[int, ...] | list[int]) -> int:
    """How many combinations fields of these sizes have."""
    product = 1
    for size in sizes:
        product *= size
    return product
