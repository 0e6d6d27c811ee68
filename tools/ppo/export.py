"""Weights as whole numbers, as the bot `neural` plays from them (meridian.research.neural)."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import msgspec
import numpy as np
from numpy.typing import NDArray

from meridian.research.neural import GRID, INNER_GRID, NetCard

Array = NDArray[Any]
MOST = 127


def whole(rows: Array, axis: int) -> tuple[Array, Array]:
    """Rows as numbers of 8 bits, and what each unit along the axis must be multiplied by to have them back."""
    largest = np.abs(rows).max(axis=axis, keepdims=True)
    unit = np.where(largest > 0, largest / MOST, 1.0)
    return np.rint(rows / unit).astype(np.int8), unit.squeeze(axis).astype(np.float64)


def exported(plain: dict[str, Array], seen_columns: Array, seen_answers: Array) -> dict[str, Array]:
    """The arrays of a file of weights from those of a net: `first` and `second` with a column for each unit, `answers`
    with a row for each answer, and their offsets. What training has never seen counts for nothing."""
    first, first_units = whole(np.where(seen_columns[:, None], plain["first"], 0.0), 0)
    second, second_units = whole(plain["second"], 0)
    answers, answer_units = whole(np.where(seen_answers[:, None], plain["answers"], 0.0), 1)
    return {
        "first_rows": first,
        "first_factors": first_units / GRID,
        "first_offsets": plain["first_offsets"].astype(np.float64),
        "second_rows": second,
        "second_factors": second_units / INNER_GRID,
        "second_offsets": plain["second_offsets"].astype(np.float64),
        "answers_rows": answers,
        "answers_factors": (answer_units / INNER_GRID).astype(np.float32),
        "answers_offsets": np.where(seen_answers, plain["answers_offsets"], 0.0).astype(np.float32),
    }


def write(folder: Path, name: str, arrays: dict[str, Array], card: NetCard) -> None:
    """Write weights and, beside them, their card."""
    folder.mkdir(parents=True, exist_ok=True)
    np.savez_compressed(folder / f"{name}.npz", **arrays)  # type: ignore[arg-type]
    (folder / f"{name}.json").write_bytes(msgspec.json.format(msgspec.json.encode(card), indent=1) + b"\n")
