"""What the contract says of procedures: their fields are as declared, and hide no more than they say."""

from __future__ import annotations

from typing import Any, Final

from meridian.core.game import Game
from meridian.core.kinds import Shape
from meridian.core.schema import UNDER_WAY_KEY
from meridian.testing.random_games import positions

LEAVES: Final[dict[str, type | tuple[type, ...]]] = {
    "number": int,
    "flag": bool,
    "text": str,
    "id": str,
    "seat": str,
    "answer": (str, type(None)),
}
LISTS: Final = {"texts": "text", "seats": "seat", "numbers": "number"}


def procedures_are_as_declared(game: Game, seats: int) -> None:
    """Every field of a procedure has a kind and is shown in its shape, and what others do not see of it is declared to
    be secret."""
    procedures = game.schema.procedures()
    procedures.check(game.package)
    for p in positions(game, seats, 13):
        shown = game.schema.show(p, game.rules.words_of(p))[UNDER_WAY_KEY]
        for frame, told in zip(p.stack, shown, strict=True):
            kinds, name = procedures.kinds(type(frame)), type(frame).__name__
            for field, kind in kinds.items():
                assert fits(told[field], kind.shape), f"{name}: its field {field} is no {kind.about}: {told[field]!r}"
            for viewer in range(-1, seats):
                seen = frame.seen_by(viewer)
                hidden = {field for field in kinds if getattr(seen, field) != getattr(frame, field)}
                odd = sorted(hidden - procedures.secret(type(frame)))
                assert not odd, f"{name}: it hides {odd[0]}, which is not declared to be SecretField"


def fits(shown: Any, shape: Shape) -> bool:
    """Whether what is shown has a shape."""
    if isinstance(shape, str):
        if shape in LISTS:
            return fits(shown, [LISTS[shape]])
        return isinstance(shown, LEAVES[shape]) and (shape == "flag" or not isinstance(shown, bool))
    if isinstance(shape, list):
        return isinstance(shown, list) and all(fits(each, shape[0]) for each in shown)
    return (
        isinstance(shown, dict) and shown.keys() == shape.keys() and all(fits(shown[key], shape[key]) for key in shape)
    )
