"""How long the event loop is held by questions that change nothing: each query, effects of an answer, the menu.

    python -m benchmarks.server.queries [GAME ...] [--bot NAME] [--seats N] [--games N] [--entries N] [--every N]

Games with all seats are played far, at random or by a bot; now and then each query is asked for a seat that must answer
and for another, from what that seat sees. CPU time of this process, so that a busy machine counts alike. For each
question: how often it was asked, the median, the 99th percentile, the worst, and where that was.
"""

from __future__ import annotations

import argparse
import gc
import json
import statistics
import time
from collections import defaultdict
from collections.abc import Callable
from functools import partial
from random import Random
from typing import Any, Final, NamedTuple

from meridian import bots, compiled, games
from meridian.core.action import Action, Refusal
from meridian.core.game import Game, begin, edition_of, new_header, speaker_for
from meridian.core.position import CHANCE, Position

ALLOWED_MS: Final = 5.0
"""What may run on the event loop at once."""
MOST_EFFECTS: Final = 5
"""Of so many answers the effects are asked in a position."""


class Took(NamedTuple):
    """How long a question took, and in which position."""

    ms: float
    game: int
    entry: int
    seat: int


def timed(ask: Callable[[], Any]) -> float:
    """Milliseconds of CPU time."""
    start = time.process_time()
    ask()
    return (time.process_time() - start) * 1000


def asked_here(game: Game, p: Position, seat: int, speaker: Any) -> dict[str, float]:
    """Each question that a socket may ask in this position, and its milliseconds."""
    view = game.rules.view(p, seat)
    found = {"view": timed(partial(game.rules.view, p, seat))}
    for name in game.rules.queries(view, seat):
        found[name] = timed(partial(game.rules.queries, view, seat, [name]))
    if seat in p.who():
        for action in view.options(seat)[:MOST_EFFECTS]:
            ms = timed(partial(game.text.effects, view, seat, action))
            found["effects"] = max(ms, found.get("effects", 0.0))
        found["menu"] = timed(partial(view.menu, seat))
        rows = [timed(partial(menu_row, game, view, seat, speaker, row)) for row in view.menu(seat)]
        found["menu, a row"] = max(rows, default=0.0)
        found["menu, all rows"] = sum(rows)
    return found


def menu_row(game: Game, view: Position, seat: int, speaker: Any, row: tuple[Action, Refusal | None]) -> None:
    """As the server makes it for a page."""
    action, refusal = row
    if refusal is None:
        game.text.detail(view, seat, action, speaker)
        game.text.warning(view, seat, action, speaker)
    else:
        speaker.refusal(refusal, action)


def measured(game: Game, bot: str, seats: int, plays: int, entries: int, every: int) -> dict[str, list[Took]]:
    """What was asked in some games."""
    found: dict[str, list[Took]] = defaultdict(list)
    header = new_header(game, seats)
    speaker = speaker_for(game, edition_of(game, header.overlay), "en", [f"P{seat}" for seat in range(seats)])
    for play in range(plays):
        p, random = begin(game, header), Random(play)
        players = [bots.maker(game, bot)(Random(f"{play}/{seat}")) for seat in range(seats)]
        for entry in range(entries):
            if p.over:
                break
            asked = p.who()
            if CHANCE in asked:
                p.play(CHANCE, p.chances().drawn(random.random))
                continue
            if entry % every == 0:
                for seat in {asked[0], random.randrange(seats)}:
                    for name, ms in asked_here(game, p, seat, speaker).items():
                        found[name].append(Took(ms, play, entry, seat))
            seat = random.choice(asked)
            p.play_checked(seat, players[seat].choose(game.rules.view(p, seat), seat, p.options(seat)))
    return found


def main() -> None:
    """Measure and print."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("game", nargs="*", default=games.shipped())
    parser.add_argument("--bot", default="random")
    parser.add_argument("--seats", type=int, help="players; without it, as many as the game allows")
    parser.add_argument("--games", type=int, default=4)
    parser.add_argument("--entries", type=int, default=4000)
    parser.add_argument("--every", type=int, default=25)
    parser.add_argument("--json", action="store_true")
    told = parser.parse_args()
    for name in told.game:
        game = games.load(name)
        seats = told.seats or game.seats[-1]
        gc.disable()
        found = measured(game, told.bot, seats, told.games, told.entries, told.every)
        gc.enable()
        if not told.json:
            print(f"{name}, {seats} players, rules {'compiled' if compiled() else 'interpreted'}")
        for question, took in sorted(found.items(), key=lambda one: -max(one[1]).ms):
            times = sorted(one.ms for one in took)
            worst = max(took)
            row = {
                "game": name, "question": question, "asked": len(times),
                "p50_ms": round(statistics.median(times), 2), "p99_ms": round(times[int(len(times) * 0.99)], 2),
                "worst_ms": round(worst.ms, 2), "where": f"game {worst.game}, entry {worst.entry}, p{worst.seat + 1}",
            }  # fmt: skip
            mark = "  over the bound" if worst.ms > ALLOWED_MS else ""
            print(json.dumps(row) if told.json else "  " + "  ".join(str(part) for part in row.values()) + mark)


if __name__ == "__main__":
    main()
