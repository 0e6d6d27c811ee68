"""Meridian and its peers in one run: the ratios that the history keeps."""

from __future__ import annotations

import tempfile
from collections.abc import Callable
from pathlib import Path
from typing import Any, Final

import uvloop

from benchmarks.history import Ratio
from benchmarks.peers.environments import BOARDGAME_IO, CATANATRON, OPENSPIEL, RLCARD
from benchmarks.peers.measuring import MOVES, SHOWN, TABLES, measured
from benchmarks.research import batched
from benchmarks.search import moments, searched
from benchmarks.server.process import raise_file_limit
from benchmarks.server.report import Plan, busy_server
from meridian import games

SECONDS: Final = 4.0
"""CPU seconds of each measurement."""
DECISIONS: Final = {"global-domination": 35.0, "globetrotters": 30.0, "globopolis": 25.0}
"""The aims: decisions for each answer of catanatron."""


def compare(names: list[str], measure: Callable[[str], dict[str, Any]]) -> list[Ratio]:
    """Measure each game between two measurements of its peers, and print both sides. Of a peer that is not installed
    there are no ratios."""
    found = []
    for name in names:
        before = _catanatron()
        own = measure(name)
        found += _own(name, own)
        found += _against_catanatron(name, own, before, _catanatron())
        if RLCARD.installed:
            found += _against_rlcard(name)
    if OPENSPIEL.installed:
        for name, rate in measured(OPENSPIEL, SECONDS).items():
            print(f"OpenSpiel's {name}: {rate:,.0f} decisions a second, played at random from Python")
    if BOARDGAME_IO.installed and SHOWN in names:
        found.append(_against_boardgame_io())
    return found if any(peer.installed for peer in (CATANATRON, RLCARD, BOARDGAME_IO)) else []


def _catanatron() -> dict[str, float]:
    return measured(CATANATRON, SECONDS) if CATANATRON.installed else {}


def _own(name: str, own: dict[str, Any]) -> list[Ratio]:
    """Ratios of the game to itself."""
    return [
        Ratio(f"{name}: decision, largest / smallest table", own["most_over_fewest_players"], 1.3, less=True),
        Ratio(f"{name}: entry, last / first quarter", own["last_over_first_quarter"], 1.1, less=True),
    ]


def _against_catanatron(
    name: str, own: dict[str, Any], before: dict[str, float], after: dict[str, float]
) -> list[Ratio]:
    if not before:
        return []
    peer = {key: (before[key] + after[key]) / 2 for key in before}
    iterations = searched(games.load(name), moments(games.load(name)), SECONDS).per_second
    print(
        f"  catanatron: {peer['answers']:,.0f} answers a second, {peer['choices']:,.0f} of them with a choice;", end=""
    )
    print(f" {peer['copies']:,.0f} copies, {peer['games']:.1f} games. deep: {iterations:,.0f} iterations a second")
    return [
        # All its answers count, of ours only those with a choice: catanatron asks for what has one answer, too.
        Ratio(f"{name}: decisions / catanatron's", own["decisions_per_second"] / peer["answers"], DECISIONS.get(name)),
        Ratio(f"{name}: copies / catanatron's", own["copies_per_second"] / peer["copies"]),
        Ratio(f"{name}: iterations of deep / catanatron's random games", iterations / peer["games"]),
    ]


def _against_rlcard(name: str) -> list[Ratio]:
    peer = measured(RLCARD, SECONDS)["steps"]
    own = batched(name, games.load(name).seats[0], SECONDS)
    print(f"  batch: {own:,.0f} steps a second; RLCard's gin rummy: {peer:,.0f}", flush=True)
    return [Ratio(f"{name}: steps of a batch / RLCard's gin rummy", own / peer)]


def _against_boardgame_io() -> Ratio:
    """Moves of a server with four sockets at each table, which show their views."""
    raise_file_limit()
    before = measured(BOARDGAME_IO, SECONDS)["moves"]
    plan = Plan(tables=TABLES, moves=MOVES, seconds=1.0)
    with tempfile.TemporaryDirectory() as folder:
        own = uvloop.run(busy_server(Path(folder) / "server", SHOWN, plan, True, 0)).per_core
    peer = (before + measured(BOARDGAME_IO, SECONDS)["moves"]) / 2
    print(f"server with views: {own:,.0f} durable moves a second of CPU; boardgame.io, not durable: {peer:,.0f}")
    return Ratio(f"{SHOWN}: moves of the server / boardgame.io's", own / peer)
