"""Golden journals: how one is made and how its playthrough is written down.

`python -m tests.golden.playthrough` writes anew what is missing; delete a file to renew it on purpose.
"""

from __future__ import annotations

import hashlib
import json
from pathlib import Path
from random import Random
from typing import Any

import msgspec

from meridian import games
from meridian.core.codec import from_lines, header_of, to_lines, words_for
from meridian.core.game import Game
from meridian.core.journal import Journal
from meridian.core.playout import Entry, playout
from meridian.core.replay import replay
from meridian.testing import scenario as scenarios
from meridian.testing.run import Run

FOLDER = Path(__file__).parent
EVERY = 40
"""All views are written out whole each time this many entries have passed, otherwise as a hash."""

TABLES: dict[str, tuple[str, int, dict[str, Any]]] = {
    "global-domination-2-own-rules": (
        "global-domination",
        2,
        {"turns": 4, "logistics": "recomputed", "vp_rider": True, "straits": False, "bio_distinct": True, "log_min": 0},
    ),
    "global-domination-4-windows": (
        "global-domination",
        4,
        {
            "turns": 5,
            "market": [
                "airborne_forces", "fog_of_war", "bio_weapons", "megastorm", "insurgents", "military_base",
                "global_disruption", "surrender", "show_of_force", "supply_depots",
            ],
        },
    ),
    "global-domination-6-standard": ("global-domination", 6, {"turns": 4}),
    "globopolis-2-agents": ("globopolis", 2, {"mark_percent": 40, "trade_window": "anytime"}),
    "globopolis-3-variations": (
        "globopolis",
        3,
        {
            "mark_percent": 50, "sma": "both", "sma_requires_ns": True, "guild_protection": True, "allow_retreat": True,
            "captured_agents": "hostage", "orss_targets": "any_territory", "deal_mode": "draft",
        },
    ),
    "globopolis-4-learning-2": ("globopolis", 4, {"stage": 2, "mark_percent": 35}),
    "globopolis-5-short": ("globopolis", 5, {"mark_percent": 45}),
    "globetrotters-2-ask-or-lose-it": ("globetrotters", 2, {"forgetting": "ask_all", "round_limit": 5}),
    "globetrotters-4-reshuffle": ("globetrotters", 4, {"packs": "reshuffle", "round_limit": 4}),
    "globetrotters-3-standard": ("globetrotters", 3, {"round_limit": 6}),
}  # fmt: skip
"""By name: game, seats and options of each golden table."""


SCRIPTS = {
    "globetrotters-demonstration-opening": "globetrotters/demonstration-opening.toml",
    "globetrotters-demonstration-endgame": "globetrotters/demonstration-endgame.toml",
}
"""Golden journals that a scenario file tells step by step: the demonstration game of the booklet."""


def play_script(name: str) -> Journal:
    """The entries of a scenario as a journal, carrying its whole edition."""
    scenario = scenarios.read(FOLDER.parent / "scenarios" / SCRIPTS[name])
    run = Run(games.load(scenario.game), scenario)
    run.steps()
    edition = run.game.edition()
    return Journal(msgspec.structs.replace(run.header, edition="golden", overlay=edition.data), run.entries)


def play(name: str) -> Journal:
    """A new golden journal, carrying its whole edition."""
    if name in SCRIPTS:
        return play_script(name)
    table, seats, options = TABLES[name]
    game = games.load(table)
    edition = game.edition()
    header = msgspec.structs.replace(game.header(seats, options), edition="golden", overlay=edition.data)
    p = game.begin(header)
    log: list[Entry] = []
    playout(p, Random(name), 10_000, log)
    assert p.over
    return Journal(header, log)


def read(path: Path) -> tuple[Game, Journal]:
    """A golden journal from its file."""
    text = path.read_text(encoding="utf-8")
    game = games.load(header_of(text.partition("\n")[0]).game)
    return game, from_lines(game, text)


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
        for seat in game.who(p):
            if seat >= 0:
                options = ", ".join(words.say(option) for option in game.options(p, seat))
                lines.append(f"   {words.actor(seat)} is asked {game.question(p, seat).key}: {options}")
        whole = number % EVERY == 0 or p.over
        for eyes in [*range(journal.header.seats), None]:
            shown = json.dumps(game.show(game.view(p, eyes)), ensure_ascii=False)
            label = "spectator" if eyes is None else words.actor(eyes)
            lines.append(f"   {label} sees {shown if whole else hashlib.sha256(shown.encode()).hexdigest()[:12]}")
    if p.over:
        lines.append(f"result {msgspec.json.encode(game.result(p)).decode()}")
    return "\n".join(lines) + "\n"


def main() -> None:
    """Write what is missing."""
    for name in (*TABLES, *SCRIPTS):
        path = FOLDER / f"{name}.jsonl"
        if not path.exists():
            journal = play(name)
            path.write_text(to_lines(games.load(journal.header.game), journal), encoding="utf-8")
        story = path.with_suffix(".txt")
        if not story.exists():
            story.write_text(playthrough(*read(path)), encoding="utf-8")


if __name__ == "__main__":
    main()
