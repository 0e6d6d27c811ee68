"""Writes the types of a game's positions, and their reader, for the browser: `web/src/generated/<game>.ts`."""

from __future__ import annotations

import re
from typing import Any, Final

from meridian.core.game import Game
from meridian.core.kinds import Shape
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


def module(game: Game) -> str:
    """The module of a game."""
    body = "\n\n".join(records(game.schema))
    helpers = [*sorted({reader for _, reader in LEAVES.values()}), "list", "perSeat", "perhaps", "row", "table"]
    used = sorted({name for name in helpers if re.search(rf"\b{name}[(<]|[ (]{name}\(", body)})
    types = ["Dict", *(["Procedure"] if "Procedure" in body else [])]
    imports = ", ".join([*used, *(f"type {name}" for name in types)])
    return f'{BANNER}import {{ {imports} }} from "../games/plain";\n\n{body}\n'
