"""One long hash chain: s_0 is published, and each value is the hash of the next. Some values are kept as checkpoints,
so that none of the others is far away."""

from __future__ import annotations

import time

import msgspec

from meridian.fair.hashes import sha

VALUE_BYTES = 32
CHECKPOINT_EVERY = 1024
"""One in this many values is stored."""
NEAR_EVERY = 32
"""One in this many values is held in memory, around the value last asked for."""


class LongChain(msgspec.Struct, dict=True):
    """The values s_0 to s_N. `end` is the secret s_N; `checkpoints` are s_0, s_1024, s_2048 and so on."""

    length: int
    end: bytes
    checkpoints: bytes

    def __post_init__(self) -> None:
        self._near: tuple[int, dict[int, bytes]] = (-1, {})

    def __repr__(self) -> str:
        return f"LongChain(length={self.length})"

    def start(self) -> bytes:
        """The value s_0, which is published."""
        return self.checkpoints[:VALUE_BYTES]

    def value(self, at: int) -> bytes:
        """The value s_at."""
        if not 0 <= at <= self.length:
            raise ValueError(f"a chain of {self.length} has no value {at}")
        block = -(-at // CHECKPOINT_EVERY)
        if self._near[0] != block:
            self._near = (block, self._block(block))
        above = min(-(-at // NEAR_EVERY) * NEAR_EVERY, self.length)
        value = self._near[1][above]
        for _ in range(above - at):
            value = sha(value)
        return value

    def _block(self, block: int) -> dict[int, bytes]:
        """Every 32nd value of a block of 1024, and its uppermost."""
        top = min(block * CHECKPOINT_EVERY, self.length)
        stored = self.checkpoints[block * VALUE_BYTES : (block + 1) * VALUE_BYTES]
        value = stored if top % CHECKPOINT_EVERY == 0 else self.end
        found = {top: value}
        for at in range(top - 1, max(-1, top - CHECKPOINT_EVERY), -1):
            value = sha(value)
            if at % NEAR_EVERY == 0:
                found[at] = value
        return found

    def values(self, last: int) -> list[bytes]:
        """The values s_1 to s_last."""
        found = [self.value(last)] if last else []
        for _ in range(last - 1):
            found.append(sha(found[-1]))
        return found[::-1]


def long_chain(end: bytes, length: int) -> LongChain:
    """Make a chain from its secret end. This takes a while; other threads get their turn meanwhile."""
    checkpoints = [end] if length % CHECKPOINT_EVERY == 0 else []
    value = end
    for at in range(length - 1, -1, -1):
        value = sha(value)
        if at % CHECKPOINT_EVERY == 0:
            checkpoints.append(value)
            time.sleep(0)
    return LongChain(length, end, b"".join(reversed(checkpoints)))
