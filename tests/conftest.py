"""Configuration of all tests: their order, and the toy games, which are found beside the shipped ones, here and in
every process that tests start.

Games in folders that MERIDIAN_GAMES names already are tested too.
"""

from __future__ import annotations

import os
from itertools import chain
from pathlib import Path

import pytest
from hypothesis import settings

# No test depends on luck: the same examples every time, however slow the machine. `make soak` searches with a seed of
# its own, which it prints.
settings.register_profile("fixed", derandomize=True, deadline=None, database=None)
settings.register_profile("search", derandomize=False, deadline=None, database=None, print_blob=True)
settings.load_profile("fixed")

TOYS = str(Path(__file__).parent / "toy_games")
named = [folder for folder in os.environ.get("MERIDIAN_GAMES", "").split(os.pathsep) if folder]
os.environ["MERIDIAN_LANG"] = "en"  # whatever the locale of this machine
os.environ["MERIDIAN_GAMES"] = os.pathsep.join(dict.fromkeys((TOYS, *map(os.path.abspath, named))))


WAITING = ("browser", "server")
"""Folders whose tests wait for processes: they come early, so that none of them is the last."""


@pytest.hookimpl(trylast=True)  # after deselection
def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    """Let the longest tests begin first, whatever the number of workers."""
    workers = int(getattr(config, "workerinput", {"workercount": 1})["workercount"])
    items[:] = dealt(items, workers)


def dealt(items: list[pytest.Item], workers: int) -> list[pytest.Item]:
    """`--dist worksteal` cuts the tests into one block per worker. Each block begins with its share of the slow tests
    and of the modules that wait; the others keep their order, module by module, and are the first to be stolen."""
    slow: list[pytest.Item] = []
    waiting: dict[Path, list[pytest.Item]] = {}
    others: list[pytest.Item] = []
    for item in items:
        if item.get_closest_marker("slow"):
            slow.append(item)
        elif item.path.parent.name in WAITING:
            waiting.setdefault(item.path, []).append(item)
        else:
            others.append(item)
    modules = list(waiting.values())
    found: list[pytest.Item] = []
    for worker in range(workers):
        share = [*slow[worker::workers], *chain.from_iterable(modules[worker::workers])]
        size = (len(items) - len(found)) // (workers - worker)
        room = max(0, size - len(share))
        found += [*share, *others[:room]]
        del others[:room]
    return found + others
