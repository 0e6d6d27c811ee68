"""`meridian new-game`: begin a game of one's own."""

from __future__ import annotations

import json
import keyword
import re
from pathlib import Path
from typing import Final

from meridian import games
from meridian.cli.arguments import DEFAULT_LANG, Json, check_language
from meridian.core.codec import chained
from meridian.core.errors import BadInput
from meridian.core.messages import Message
from meridian.installation import folder_of

TEMPLATE: Final = "kuhn_poker"

PYPROJECT: Final = """[build-system]
requires = ["hatchling"]
build-backend = "hatchling.build"

[project]
name = "{name}"
version = "0.1.0"
description = "{title}, a game for Meridian"
requires-python = ">=3.11"
dependencies = ["meridian-table"]

# Wherever this package is installed, Meridian has the game.
[project.entry-points."meridian.games"]
{name} = "{module}"

[tool.hatch.build.targets.wheel]
packages = ["{module}"]
"""

README: Final = """# {title}

A game for Meridian. It begins as Kuhn Poker, which is complete: change it piece by piece, and let
`meridian check-game` say after each step what does not fit yet.

Try it from the folder above this one:

    export MERIDIAN_GAMES={name}
    meridian play {name} --text
    meridian check-game {name}

Or install it (`pip install -e {name}`): then Meridian finds it without the variable.
"""


def run(name: str, /, *, as_json: Json = False, lang: str = DEFAULT_LANG) -> int:
    """Write a folder with a small, complete game, to begin with.

    Parameters
    ----------
    name
        The name of the game in small letters, with hyphens between words: my-game.
    as_json
        Print one JSON object.
    lang
        The language of texts: en, de or another of `meridian languages`.
    """
    check_language(lang)
    module = name.replace("-", "_")
    if not re.fullmatch(r"[a-z][a-z0-9]*(-[a-z0-9]+)*", name) or len(name) > 40 or keyword.iskeyword(module):
        raise BadInput(f"{name!r} cannot be the name of a game: small letters, digits and hyphens, at most 40")
    if name in games.names():
        raise BadInput(f"there is a game {name!r} already")
    template = folder_of(f"cli/templates/{TEMPLATE}", f"toy_games/{TEMPLATE}")
    if template is None:
        raise BadInput("new-game: this installation has no game to begin with; nothing was written")
    folder = Path(name)
    try:
        folder.mkdir()
    except FileExistsError:
        raise BadInput(f"{folder}: exists already; nothing was written") from None
    except OSError as error:
        raise BadInput(f"{folder}: {error.strerror}") from None
    title = name.replace("-", " ").title()
    for file, text in (("pyproject.toml", PYPROJECT), ("README.md", README)):
        (folder / file).write_text(text.format(name=name, module=module, title=title), encoding="utf-8")
    _write_game(template, folder / module, name, title)
    written: dict[str, str | float] = {"folder": str(folder), "game": name}
    print(json.dumps(written) if as_json else Message("meridian", "new-game-written", written).say(lang))
    return 0


def _write_game(source: Path, folder: Path, name: str, title: str) -> None:
    """Write the template under another name."""
    words = name.split("-")
    prefix = (words[0][0] + words[1][0] if len(words) > 1 else name[:2].ljust(2, "x")).upper()
    renamed = {
        "kuhn-poker": name,
        "KuhnPoker": title.replace(" ", ""),
        "Kuhn Poker": title,
        "Kuhn-Poker": title,
        "KP": prefix,
    }
    pattern = re.compile("|".join(renamed))

    def named(text: str) -> str:
        return pattern.sub(lambda found: renamed[found[0]], text)

    for path in sorted(source.rglob("*")):
        if path.is_file() and path.suffix != ".pyc":
            target = folder / named(str(path.relative_to(source)))
            target.parent.mkdir(parents=True, exist_ok=True)
            text = named(path.read_text(encoding="utf-8"))
            target.write_text(_chained_again(text) if path.suffix == ".jsonl" else text, encoding="utf-8")


def _chained_again(journal: str) -> str:
    """A journal whose first line is another now."""
    head, *lines, _ = journal.splitlines()
    return chained(head, [(actor, action) for actor, action, _ in map(json.loads, lines)])
