"""Golden journals: how to create one and write its playthrough.

Each game lists its own: `golden/<game>.toml` here, `tests/golden.toml` in the folder of a game outside the package.
`python -m tests.golden.playthrough` writes missing files; delete a file to renew it on purpose.
"""

from __future__ import annotations

import hashlib
from pathlib import Path
from random import Random
from typing import Any

import msgspec

from meridian import games
from meridian.core.codec import from_lines, header_of, to_lines, words_for
from meridian.core.game import Game, begin, edition_of, new_header
from meridian.core.journal import Entry, Journal
from meridian.core.playout import playout
from meridian.core.replay import replay
from meridian.scenarios import scenario as scenarios
from meridian.scenarios.run import ScenarioRun
from tests.any_game import folder_of, scenarios_of, table_of

EVERY = 40
"""Views are written in full every this many entries, otherwise as a hash."""


class Golden(msgspec.Struct, frozen=True):
    """A golden journal: its game, and how it was played: at random, or as in a scenario file."""

    game: str
    seats: int = 0
    options: dict[str, Any] = {}
    script: Path | None = None

    @property
    def folder(self) -> Path:
        """The path of the journal."""
        return folder_of(self.game) / "golden"


def all_golden() -> dict[str, Golden]:
    """The golden journals of every game by name, as the game's own table lists them."""
    found: dict[str, Golden] = {}
    for game in games.names():
        listed = table_of(game, "golden")
        for name, table in listed.get("tables", {}).items():
            found[name] = Golden(game, **table)
        for name, file in listed.get("scripts", {}).items():
            found[name] = Golden(game, script=scenarios_of(game) / file)
    return found


GOLDEN = all_golden()


def play_script(path: Path) -> Journal:
    """The entries of a scenario as a journal, carrying its whole edition."""
    scenario = scenarios.read(path)
    run = ScenarioRun(games.load(scenario.game), scenario)
    run.steps()
    edition = edition_of(run.game)
    return Journal(msgspec.structs.replace(run.header, edition="golden", overlay=edition.data), run.entries)


def play(name: str) -> Journal:
    """A new golden journal, carrying its whole edition."""
    golden = GOLDEN[name]
    if golden.script is not None:
        return play_script(golden.script)
    game = games.load(golden.game)
    edition = edition_of(game)
    header = msgspec.structs.replace(
        new_header(game, golden.seats, golden.options), edition="golden", overlay=edition.data
    )
    p = begin(game, header)
    log: list[Entry] = []
    playout(p, Random(name), 10_000, log)
    assert p.over
    return Journal(header, log)


def read(path: Path) -> tuple[Game, Journal]:
    """A golden journal from its file."""
    text = path.read_text(encoding="utf-8")
    game = games.load(header_of(text.partition("\n")[0]).game)
    return game, from_lines(game, text)


def as_json(value: object) -> bytes:
    """JSON with a space after each comma and colon, as `json.dumps` writes it, only several times as fast."""
    return msgspec.json.format(msgspec.json.encode(value), indent=0)


def playthrough(game: Game, journal: Journal) -> str:
    """Everything a journal leads to: entries, facts with clauses, who is asked what, every seat's view."""
    words = words_for(game, journal.header)
    lines: list[str] = []
    for number, entry, facts, p in replay(game, journal):
        said = "begin" if entry is None else f"{words.actor(entry[0])} {words.say(entry[1])}"
        lines.append(f"{number}. {said}")
        for fact in facts:
            args = " ".join(f"{key}={value}" for key, value in words.args(fact.args).items())
            lines.append(f"   {fact.key} {args} [{' '.join(fact.clauses)}] to {fact.audience}")
        for seat in p.who():
            if seat >= 0:
                options = ", ".join(words.say(option) for option in p.options(seat))
                lines.append(f"   {words.actor(seat)} is asked {p.question(seat).key}: {options}")
        whole = number % EVERY == 0 or p.over
        for eyes in [*range(journal.header.seats), None]:
            shown = as_json(game.rules.show(game.rules.view(p, eyes)))
            label = "spectator" if eyes is None else words.actor(eyes)
            lines.append(f"   {label} sees {shown.decode() if whole else hashlib.sha256(shown).hexdigest()[:12]}")
    if p.over:
        lines.append(f"result {msgspec.json.encode(game.rules.result(p)).decode()}")
    return "\n".join(lines) + "\n"


def main() -> None:
    """Write missing files."""
    for name, golden in GOLDEN.items():
        path = golden.folder / f"{name}.jsonl"
        if not path.exists():
            journal = play(name)
            path.write_text(to_lines(games.load(journal.header.game), journal), encoding="utf-8")
        story = path.with_suffix(".txt")
        if not story.exists():
            story.write_text(playthrough(*read(path)), encoding="utf-8")


if __name__ == "__main__":
    main()
