"""Bots of one's own as people write them: `mybots.py:Trader`, `bot.mjs`, or a name that was registered.

A time for each answer may stand behind: `mybots.py:Trader:budget=30s`.
"""

from __future__ import annotations

import os
import re
import shutil
from functools import cache
from importlib.metadata import entry_points
from pathlib import Path
from typing import Final, Literal, NamedTuple

import msgspec

from meridian.bots import spec
from meridian.core.errors import BadInput

GROUP: Final = "meridian.bots"
"""The entry points by which packages register bots."""
BUDGET: Final = "budget"
DEFAULT_BUDGET: Final = "5s"
"""How long a bot may think about an answer by default."""
INTERPRETERS: Final = {".js": "node", ".mjs": "node"}
"""What runs a file that is neither Python nor a program."""
PATH: Final = re.compile(r"(?P<path>[^,]*?\.(?:py|js|mjs)|[^,:]*/[^,:]*)(?=:|$)(?::(?P<rest>.*))?")
NAME: Final = re.compile(r"[a-z][a-z0-9_-]{0,31}")

Kind = Literal["file", "module", "program"]


class Code(msgspec.Struct, frozen=True, kw_only=True):
    """Where the code of a bot is: a `file` or `module` with the name of a class, or a `program` with the script that it
    runs. `folder` is where its neighbours are, `title` the bot as its user wrote it."""

    title: str
    kind: Kind
    where: str
    name: str
    folder: str
    seconds: float


def registered() -> list[str]:
    """The names that installed packages have registered."""
    return list(_packaged())


def is_path(text: str) -> bool:
    """Whether a bot is written as a path."""
    return PATH.fullmatch(text.strip()) is not None


def is_own(text: str) -> bool:
    """Whether a bot is none of Meridian's: written as a path, or registered."""
    return is_path(text) or text.strip().partition(":")[0] in registered()


def label(text: str) -> str:
    """What to call a bot for short: the class, the file without its ending, or the name."""
    found = PATH.fullmatch(text.strip())
    if found is None:
        return text.strip()
    words = (found["rest"] or "").split(":")
    return words[0] if words[0].isidentifier() else Path(found["path"]).stem


def split_name(text: str) -> tuple[str, str]:
    """A path as it is written for a seat, without the name that may stand behind: `mybots.py:Trader:Cleo`."""
    found = PATH.fullmatch(text.strip())
    assert found is not None
    words = (found["rest"] or "").split(":") if found["rest"] else []
    needed = 1 if found["path"].endswith(".py") else 0
    names = [word for word in words[needed:] if "=" not in word]
    return ":".join([found["path"], *(word for word in words if word not in names)]), ":".join(names)


def code_of(text: str) -> Code:
    """The code of a bot as it is written; a file that is not there is refused in one line."""
    text = text.strip()
    if found := PATH.fullmatch(text):
        return _at_path(text, found["path"], found["rest"] or "")
    name, _, rest = text.partition(":")
    packaged, seconds = _packaged()[name], _seconds(name, rest)
    return Code(
        title=text, kind="module", where=packaged.module, name=packaged.name, folder=packaged.folder, seconds=seconds
    )


def _at_path(text: str, path: str, rest: str) -> Code:
    file = Path(path).expanduser()
    if not file.is_file():
        raise BadInput(f"bot {text}: there is no file {path}")
    where, folder = str(file.resolve()), str(file.resolve().parent)
    if file.suffix == ".py":
        name, _, rest = rest.partition(":")
        if not name.isidentifier():
            raise BadInput(f"bot {text}: which class? Write {path}:CLASS")
        return Code(title=text, kind="file", where=where, name=name, folder=folder, seconds=_seconds(text, rest))
    interpreter = INTERPRETERS.get(file.suffix)
    program = shutil.which(interpreter) if interpreter else where
    if program is None:
        raise BadInput(f"bot {text}: {interpreter} is not installed")
    if not os.access(program, os.X_OK):
        raise BadInput(f"bot {text}: {path} is not executable")
    script = where if interpreter else ""
    return Code(title=text, kind="program", where=program, name=script, folder=folder, seconds=_seconds(text, rest))


def _seconds(bot: str, rest: str) -> float:
    wanted = spec.read(f"bot:{rest}" if rest else "bot", ["bot"])
    spec.check(spec.Spec(bot, wanted.parameters), [BUDGET])
    return spec.duration(BUDGET, wanted.parameters.get(BUDGET, DEFAULT_BUDGET))


class Packaged(NamedTuple):
    """A bot of an installed package: a class of a module, and the folder in which the package lies."""

    module: str
    name: str
    folder: str


@cache
def _packaged() -> dict[str, Packaged]:
    """The bots that installed packages register. Nothing of theirs is imported."""
    return {
        point.name: Packaged(point.module, point.attr, str(point.dist.locate_file("")) if point.dist else "")
        for point in entry_points(group=GROUP)
        if NAME.fullmatch(point.name)
    }
