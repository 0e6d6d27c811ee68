"""Prints games between bots as everybody hears them, turn by turn: what the client's director is held to."""

from __future__ import annotations

import json
from typing import Any, Final

import msgspec

from meridian import games
from meridian.arena.match import play_match
from meridian.bots import maker
from meridian.core.acts import begins_turn
from meridian.core.codec import words_for
from meridian.core.facts import collect
from meridian.core.game import begin, new_header
from meridian.core.position import EVERYBODY
from meridian.server.http.game_texts import texts_of

SEATS: Final = 3
SEED: Final = 1
BOT: Final = "greedy"
DECISIONS: Final = 400
"""So many decisions of each game are played."""


def turns(name: str) -> dict[str, Any]:
    """How a game is staged, and its turns: each a list of entries, each with its facts."""
    game = games.load(name)
    header = new_header(game, SEATS, {})
    words = words_for(game, header)
    journal = play_match(game, header, [maker(game, BOT)] * SEATS, SEED, 0, DECISIONS).journal
    assert journal is not None
    found: list[list[list[dict[str, Any]]]] = []
    p = begin(game, header, recording=True)
    for actor, action in journal.entries:
        p.play_checked(actor, action)
        facts = [fact for fact in collect(p) if fact.audience == EVERYBODY]
        if begins_turn(game.acts, facts):
            found.append([])
        if found and facts:
            found[-1].append([{"key": one.key, "args": words.args(one.args), "clauses": []} for one in facts])
    staging = msgspec.to_builtins(texts_of(game, None, "en"))["staging"]
    return {"game": name, "staging": staging, "turns": found}


if __name__ == "__main__":
    print(json.dumps([turns(name) for name in games.shipped()]))
