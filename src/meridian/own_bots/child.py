"""The inside of a bot's process: it closes the machine off, then answers questions line by line.

    python -I -B child.py MEMORY file|module WHERE CLASS FOLDER
    python -I -B child.py MEMORY program WHERE SCRIPT FOLDER

It needs nothing but the standard library, so that a bot's process holds nothing of Meridian. The line protocol is in
docs/own-bots.md; a program in another language speaks it itself.
"""

from __future__ import annotations

import contextlib
import importlib
import importlib.util
import json
import os
import random
import sys
import traceback
from dataclasses import dataclass
from pathlib import Path
from random import Random
from typing import Any, Final

PROTOCOL: Final = 1
CHOOSE: Final = "choose"
INTERJECT: Final = "interject"
BESIDE: Final = ("enclosure.py", "system_calls.py")
FILE_BYTES: Final = 16 << 20  # the largest file that a bot may write, its errors among them


class UnusableBot(Exception):
    """A bot cannot play; the message says why, in one line."""


@dataclass(frozen=True, kw_only=True)
class BotQuestion:
    """What a bot is asked, with everything its seat may know.

    `options` are the legal answers in words, `view` is the position as plain data, `question` the name of what is asked
    and `args` what it is about. Seats count from 0. `random` is seeded: a bot that draws from it alone can be repeated.
    """

    game: str
    seats: int
    seat: int
    question: str
    args: dict[str, Any]
    options: list[str]
    view: dict[str, Any]
    random: Random


def bot_class(module: object, name: str) -> type:
    """A class that can play: it is made without arguments and has a method `choose(question)`."""
    found = getattr(module, name, None)
    if not isinstance(found, type):
        raise UnusableBot(f"there is no class {name} in it")
    if not callable(getattr(found, CHOOSE, None)):
        raise UnusableBot(f"class {name} has no method {CHOOSE}(self, question)")
    return found


def make_bot(kind: type, game: str) -> Any:
    """A new bot for a game. A class that plays only some games names them in `games`."""
    known = getattr(kind, "games", None)
    if known is not None and game not in known:
        raise UnusableBot(f"{kind.__name__} plays {', '.join(known)}, not {game}")
    return kind()


def said_by(bot: Any, question: BotQuestion, unasked: bool) -> Any:
    """What a bot says. One that has no method `interject` says nothing without being asked."""
    if not unasked:
        return bot.choose(question)
    return bot.interject(question) if hasattr(bot, INTERJECT) else None


def in_one_line(error: BaseException) -> str:
    """An error of a bot in one line, with the place in its own file where it happened."""
    frames = [frame for frame in traceback.extract_tb(error.__traceback__) if frame.filename != __file__]
    place = f" ({Path(frames[-1].filename).name}, line {frames[-1].lineno})" if frames else ""
    if isinstance(error, UnusableBot):
        return str(error)
    return " ".join(f"{type(error).__name__}: {error}".split()) + place


class BotTable:
    """The bot of one game: made anew for each, so that it remembers nothing of another."""

    def __init__(self, kind: type, start: dict[str, Any], seeds_module: bool = True) -> None:
        self.start = start
        self.random = Random(start["seed"])
        if seeds_module:  # for those who draw from the module
            random.seed(start["seed"])
        self.bot = make_bot(kind, start["game"])

    def answer(self, asked: dict[str, Any]) -> Any:
        """What the bot says to a question of the protocol."""
        question = BotQuestion(
            game=self.start["game"],
            seats=self.start["seats"],
            seat=self.start["seat"],
            question=asked["question"],
            args=asked["args"],
            options=asked["options"],
            view=asked["view"],
            random=self.random,
        )
        return said_by(self.bot, question, asked["unasked"])


def serve(kind: type, lines: Any, reply: Any) -> None:
    """Answer line by line until there are no more."""
    table: BotTable | None = None
    for line in lines:
        told = json.loads(line)
        try:
            if told["type"] == "start":
                table = BotTable(kind, told)
                said: dict[str, Any] = {"type": "ready", "protocol": PROTOCOL}
            else:
                assert table is not None
                said = {"id": told["id"], "answer": table.answer(told)}
            written = json.dumps(said)
        except Exception as error:
            written = json.dumps({"type": "error", "message": in_one_line(error)})
        reply.write(written + "\n")
        reply.flush()


def limit(memory: int) -> None:
    """Bound what this process may use."""
    try:
        import resource
    except ImportError:  # Windows
        return
    # What is reserved but never written does not count on Linux: some runtimes reserve far more than they use.
    kind = resource.RLIMIT_DATA if sys.platform == "linux" else resource.RLIMIT_AS
    for bound, most in ((kind, memory), (resource.RLIMIT_FSIZE, FILE_BYTES), (resource.RLIMIT_CORE, 0)):
        hard = resource.getrlimit(bound)[1]
        least = most if hard == resource.RLIM_INFINITY else min(most, hard)
        with contextlib.suppress(ValueError, OSError):  # macOS cannot bound memory
            resource.setrlimit(bound, (least, least))


def main(memory: int, kind: str, where: str, name: str, folder: str) -> None:
    """Become a program, or serve a class of a file or of a module. What it imports may lie in the folder."""
    enclosure, system_calls = (_of_file(str(Path(__file__).with_name(name))) for name in BESIDE)
    limit(memory)
    enclosure.ends_with_its_parent()
    if kind == "program":
        installed = [str(Path(where).resolve().parents[1])] if name else []  # what an interpreter needs to run a script
        enclosure.close_off([folder, *installed])
        system_calls.restrict()
        os.execve(where, [where, name] if name else [where], {})
    reply = os.fdopen(os.dup(1), "w", encoding="utf-8")
    os.dup2(2, 1)  # what a bot prints goes where errors go, not between its answers
    sys.stdout.reconfigure(line_buffering=True)  # type: ignore[union-attr]
    lines = os.fdopen(os.dup(0), encoding="utf-8")
    with open(os.devnull) as nothing:
        os.dup2(nothing.fileno(), 0)
    try:
        enclosure.close_off([folder, *sys.path])
        system_calls.restrict()
        if folder not in sys.path:
            sys.path.insert(0, folder)
        found = bot_class(_of_file(where) if kind == "file" else importlib.import_module(where), name)
    except Exception as error:
        reply.write(json.dumps({"type": "error", "message": in_one_line(error)}) + "\n")
        reply.flush()
        return
    serve(found, lines, reply)


def _of_file(path: str) -> Any:
    spec = importlib.util.spec_from_file_location(Path(path).stem, path)
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    sys.modules[spec.name] = module
    spec.loader.exec_module(module)
    return module


if __name__ == "__main__":
    main(int(sys.argv[1]), *sys.argv[2:])
