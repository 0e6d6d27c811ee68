"""Writes the types of a game's positions, and their reader, for the browser: `web/src/generated/<game>.ts`."""

from __future__ import annotations

import re
from typing import Any, Final

from meridian.core.game import Game
from meridian.core.kinds import Kind, Shape, WordKind
from meridian.core.procedures import stacked_frames
from meridian.core.schema import Nested, PerSeat, Schema

BANNER: Final = "// Generated from the schemas of the games by `npm run types`. Do not edit.\n"
LEAVES: Final = {
    "number": ("number", "number"),
    "flag": ("boolean", "flag"),
    "text": ("string", "text"),
    "id": ("string | null", "maybeId"),
    "seat": ("string | null", "maybeId"),
    "texts": ("string[]", "texts"),
    "seats": ("string[]", "texts"),
    "numbers": ("number[]", "numbers"),
    "procedure": ("Procedure", "procedure"),
}
"""For each shape: its type in TypeScript, and the function that reads it."""
AS_SHOWN: Final = {"id": "string", "seat": "string", "answer": "string | null"}
"""Shapes in procedures, which are not read but taken as they are shown."""
EVERY_KEY: Final = "*"
PERHAPS: Final = "?"


def camel(key: str) -> str:
    """A key as TypeScript writes it."""
    return re.sub("_(.)", lambda found: found[1].upper(), key)


def type_of(shape: Shape) -> str:
    """The type of a shape."""
    if isinstance(shape, str):
        return LEAVES[shape][0]
    if isinstance(shape, list):
        inner = type_of(shape[0])
        return f"({inner})[]" if " " in inner else f"{inner}[]"
    if EVERY_KEY in shape:
        return f"Record<string, {type_of(shape[EVERY_KEY])}>"
    if PERHAPS in shape:
        return f"{type_of(shape[PERHAPS])} | null"
    return "{ " + " ".join(f"{camel(key)}: {type_of(inner)};" for key, inner in shape.items()) + " }"


def read_of(shape: Shape, value: str) -> str:
    """The expression that reads a value of a shape."""
    if isinstance(shape, str):
        return f"{LEAVES[shape][1]}({value})"
    if isinstance(shape, list):
        return f"list({value}).map((one) => {read_of(shape[0], 'one')})"
    if EVERY_KEY in shape:
        return f"table({value}, (one) => {read_of(shape[EVERY_KEY], 'one')})"
    if PERHAPS in shape:
        return f"perhaps({value}, (one) => {read_of(shape[PERHAPS], 'one')})"
    return f"row({value}, (one) => ({{ {read_fields(shape)} }}))"


def read_fields(shape: dict[str, Any]) -> str:
    return ", ".join(f'{camel(key)}: {read_of(inner, f"""one["{key}"]""")}' for key, inner in shape.items())


def records(schema: Schema, owned: bool = False) -> list[str]:
    """The interface and reader of a record, after those of the records in it."""
    found: list[str] = []
    types = [f"  {key}: {kind};" for key, kind in (("id", "string"), ("seat", "number")) if owned]
    reads = ["id,", "seat,"] if owned else []
    for part in schema.parts:
        if not part.shown:
            continue
        read, kind = read_of(part.shape(), f'one["{part.key}"]'), type_of(part.shape())
        if isinstance(part, Nested):
            each = isinstance(part, PerSeat)
            found += records(part.schema, each)
            kind = part.schema.name + ("[]" if each else "")
            read = f'{"perSeat" if each else "row"}(one["{part.key}"], read{part.schema.name})'
        types.append(f"  {camel(part.key)}: {kind};")
        reads.append(f"{camel(part.key)}: {read},")
    given = "one: Dict, id: string, seat: number" if owned else "one: Dict"
    name = schema.name
    found.append("\n".join([f"export interface {name} {{", *types, "}"]))
    found.append(
        "\n".join(
            [f"export function read{name}({given}): {name} {{", "  return {", *(f"    {r}" for r in reads), "  };", "}"]
        )
    )
    return found


def procedures(game: Game) -> str:
    """The type of the procedures of a game: one of its classes of frames, with its fields as they are shown."""
    declared = game.schema.procedures()
    lines = ["/** A procedure under way, with its fields as they are shown. */", "export type Procedure ="]
    for frame in stacked_frames(game.package):
        fields = " ".join(f"{field}: {shown_as(kind)};" for field, kind in declared.kinds(frame).items())
        lines.append(f'  | {{ procedure: "{frame.__name__}"; {fields} }}')
    return "\n".join(lines) + ";"


def shown_as(kind: Kind) -> str:
    """The type of a field of a procedure."""
    if isinstance(kind, WordKind):
        return " | ".join(f'"{word}"' for word in kind.choices)
    return shape_as_shown(kind.shape)


def shape_as_shown(shape: Shape) -> str:
    if isinstance(shape, str):
        return AS_SHOWN.get(shape) or LEAVES[shape][0]
    if isinstance(shape, list):
        inner = shape_as_shown(shape[0])
        return f"({inner})[]" if " " in inner else f"{inner}[]"
    return "{ " + " ".join(f"{key}: {shape_as_shown(inner)};" for key, inner in shape.items()) + " }"


def module(game: Game) -> str:
    """The module of a game."""
    body = "\n\n".join([procedures(game), *records(game.schema)])
    helpers = [*sorted({reader for _, reader in LEAVES.values()}), "list", "perSeat", "perhaps", "row", "table"]
    used = sorted({name for name in helpers if re.search(rf"\b{name}[(<]|[ (]{name}\(", body)})
    imports = ", ".join([*used, "type Dict"])
    return f'{BANNER}import {{ {imports} }} from "../games/plain";\n\n{body}\n'
