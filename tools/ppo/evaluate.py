"""How strong a bot is: one seat against others of one kind, the same number of games in each seat.

    python -m tools.ppo.evaluate globopolis neural steady --games 60
    python -m tools.ppo.evaluate globopolis neural:net=nets/globopolis-seed1.npz greedy --games 100

A game that is broken off after `--most` decisions counts as not won.
"""

from __future__ import annotations

import argparse
import json
import sys
import time
from collections.abc import Sequence

from meridian import games
from meridian.arena.simulation import SimulationPlan, play, wilson
from meridian.core.errors import BadInput
from meridian.session.headers import table_header


def main(arguments: Sequence[str] | None = None) -> int:
    """Play, and write one line of JSON."""
    parser = argparse.ArgumentParser(prog="python -m tools.ppo.evaluate", description="How strong a bot is.")
    parser.add_argument("game")
    parser.add_argument("bot")
    parser.add_argument("others", help="the bot in all other seats")
    parser.add_argument("--seats", type=int, default=4)
    parser.add_argument("--games", type=int, default=60, help="a multiple of the number of seats")
    parser.add_argument("--seed", type=int, default=100)
    parser.add_argument("--most", type=int, default=20_000, help="decisions after which a game is broken off")
    args = parser.parse_args(arguments)
    try:
        header = table_header(games.load(args.game), args.seats)
        started, won, unfinished = time.process_time(), 0.0, 0
        for seat in range(args.seats):
            seats = [args.bot if at == seat else args.others for at in range(args.seats)]
            plan = SimulationPlan(header, seats, args.games // args.seats, args.seed + seat, args.most)
            for match in play(plan, jobs=1):
                unfinished += not match.finished
                won += 1 / len(match.winners) if match.finished and seat in match.winners else 0.0
    except BadInput as error:
        print(error, file=sys.stderr)
        return 1
    played = args.games // args.seats * args.seats
    low, high = wilson(won, played)
    found = {"bot": args.bot, "others": args.others, "games": played, "won": round(won, 2), "unfinished": unfinished}
    share = {"share": round(won / played, 4), "interval": [round(low, 4), round(high, 4)]}
    seconds = round(time.process_time() - started, 1)
    print(json.dumps({"game": args.game, **found, **share, "cpu_seconds": seconds}), flush=True)
    return 0


if __name__ == "__main__":
    sys.exit(main())
