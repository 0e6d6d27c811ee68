"""Actions as numbers: a fixed discrete space for every game, number of players and edition."""

from __future__ import annotations

from bisect import bisect_right
from typing import Final

from meridian.core.action import Action
from meridian.core.codec import words_for
from meridian.core.game import Game
from meridian.core.journal import Header
from meridian.core.words import Words, tag_of
from meridian.research.numbering import NO_NUMBER, Block, OptionNumbers, combinations

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
        self.numbering = OptionNumbers(self.seats, self.blocks, self.spare, self.size)

    def numbered(self, seat: int, options: list[Action]) -> dict[int, Action]:
        """The options by their numbers, in the order they are listed; what finds no place at all is left out."""
        numbers = self.numbering.numbers(seat, options)
        return {number: action for number, action in zip(numbers, options, strict=True) if number != NO_NUMBER}

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
        fields = kind.__struct_fields__
        sizes: list[int] = []
        for field in fields:
            if field not in self.words.names:
                break
            sizes.append(self.seats if field in self._turned else len(self.words.names[field]))
        slots = 0
        if len(sizes) < len(fields) or combinations(tuple(sizes)) > DIRECT:
            while combinations(tuple(sizes)) > LEADING or len(sizes) == len(fields):
                sizes.pop()
            slots = SLOTS if sizes else LONE_SLOTS
        turned = tuple(field in self._turned for field in fields[: len(sizes)])
        return Block(kind, start, tuple(sizes), turned, slots)
