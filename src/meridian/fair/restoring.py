"""Sources of chance as a host stores them: each goes on as what it was."""

from __future__ import annotations

import msgspec

from meridian.fair import first
from meridian.fair.duplicate import DuplicateTable
from meridian.fair.first.verifiable import Verifiable as FirstVerifiable
from meridian.fair.vault import DuplicateSeating
from meridian.fair.verifiable import Verifiable


class _Kept(msgspec.Struct):
    """What stored bytes are: those of format 1 tell no format, and only a table of a duplicate set has a `sitting`."""

    format: int = first.FORMAT
    sitting: DuplicateSeating | None = None


def restored(kept: bytes) -> Verifiable | FirstVerifiable:
    """The source whose `kept` bytes these are, in the format it began with."""
    told = msgspec.msgpack.decode(kept, type=_Kept)
    if told.format == first.FORMAT:
        return FirstVerifiable.restored(kept)
    return (Verifiable if told.sitting is None else DuplicateTable).opened(kept)
