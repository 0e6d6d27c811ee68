"""Random games of catanatron, four players, CPU time: run_catanatron.py SECONDS."""

import json
import random
import sys
import time

from catanatron import Color, Game, RandomPlayer

COLORS = (Color.RED, Color.BLUE, Color.WHITE, Color.ORANGE)
MOST_TURNS = 1000  # its own limit for random players
MIDDLE = 300  # decisions before a position is copied


def new_game(seed: int) -> Game:
    """A game of four random players."""
    return Game([RandomPlayer(color) for color in COLORS], seed=seed)


def main() -> None:
    """Play, then copy a position in the middle of a game."""
    seconds = float(sys.argv[1])
    random.seed(1)
    games = answers = choices = 0
    start = time.process_time()
    while (spent := time.process_time() - start) < seconds:
        games += 1
        game = new_game(games)
        while game.winning_color() is None and game.state.num_turns < MOST_TURNS:
            answers += 1
            choices += len(game.state.playable_actions) > 1
            game.play_tick()
    game = new_game(1)
    for _ in range(MIDDLE):
        game.play_tick()
    copies = 0
    start = time.process_time()
    while (copying := time.process_time() - start) < seconds / 4:
        game.copy()
        copies += 1
    figures = {
        "answers": answers / spent,
        "choices": choices / spent,
        "games": games / spent,
        "copies": copies / copying,
    }
    print(json.dumps(figures))


if __name__ == "__main__":
    main()
