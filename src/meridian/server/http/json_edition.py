"""Edition files in JSON, parsed with the line of each key, so that error messages name it as they do for TOML."""

from __future__ import annotations

import json
import re
from typing import Any

import msgspec

from meridian.core.datum import Key
from meridian.core.edition_bounds import check_bounds
from meridian.core.edition_file import EditionFile
from meridian.core.errors import BadInput

TOKEN = re.compile(r'"(?:[^"\\]|\\.)*"|[{}\[\],:]|\n')
"""The tokens that decide where keys are; numbers and literals are skipped."""


def parsed_json(name: str, text: str) -> EditionFile:
    """Parse an edition file in JSON; raises BadInput with one line. `name` is the file's name for messages."""
    text = text.removeprefix("\ufeff")
    try:
        overlay = msgspec.json.decode(text)
    except msgspec.DecodeError as error:
        why = _why_not(text, str(error))
        raise BadInput(f"{name}: not JSON: {why}", "edition-json", name=name, why=why) from None
    except RecursionError:
        line = f"{name}: objects or lists are nested too deeply"
        raise BadInput(line, "edition-nested", name=name) from None
    if not isinstance(overlay, dict):
        raise BadInput(f"{name}: not an edition: it has to begin with {{")
    check_bounds(name, overlay)
    return EditionFile(name, overlay, json_lines(text))


def _why_not(text: str, otherwise: str) -> str:
    """The syntax error in a text that is not JSON, with its line."""
    try:
        json.loads(text, parse_constant=_refuse)
    except json.JSONDecodeError as error:
        return f"{error.msg} (at line {error.lineno}, column {error.colno})"
    except (ValueError, RecursionError):
        pass
    return otherwise


def _refuse(word: str) -> Any:
    raise ValueError(word)


def json_lines(text: str) -> dict[Key, int]:
    """The line of each key of a JSON text. A list is one value: keys inside it belong to the list's key."""
    found: dict[Key, int] = {}
    path: list[str] = []
    objects: list[bool] = []
    word, line, word_line = "", 1, 1
    for token in TOKEN.findall(text):
        if token == "\n":
            line += 1
        elif token[0] == '"':
            word, word_line = token, line
        elif token == ":":
            path.append(msgspec.json.decode(word, type=str))
            found.setdefault(tuple(path), word_line)
        elif token in "{[":
            objects.append(token == "{")
        else:
            # This token ends the last key's value, unless it is inside a list or ends an empty object.
            ends = objects[-1] if token == "," else objects.pop() and len(path) > sum(objects)
            if ends and path:
                path.pop()
    return found
