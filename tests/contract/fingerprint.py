"""A hash of everything a game does in some random games, for comparing processes: `python -m tests.contract.fingerprint
GAME`."""

from __future__ import annotations

import hashlib
import json
import sys
from random import Random

from meridian import compiled, games
from meridian.core.chance import weighted
from meridian.core.codec import words_for
from meridian.core.game import Game, digest, edition_of, speaker_for
from meridian.core.messages import LANGUAGES
from meridian.core.playout import playout
from meridian.core.position import CHANCE, Position
from meridian.core.replay import replay
from meridian.testing.fuzz import fuzzed
from meridian.testing.random_games import GAME_COUNT, random_journal

DECISIONS = 1000
"""How many decisions of a game are played at most."""
LOOKED_AT = 0.01
"""The share of positions that are looked at closely."""
FUZZED = 6
"""How many made-up answers are tried in each of them."""
PLAYED_ON = 10
"""How many decisions an imagined position is played on."""


class Fingerprint:
    """Everything noted, in order."""

    def __init__(self, game: Game) -> None:
        self.game = game
        self.speakers = [speaker_for(game, edition_of(game), lang) for lang in LANGUAGES]
        self.hash = hashlib.sha256()

    def note(self, *found: object) -> None:
        """Note anything that shows what it holds."""
        self.hash.update(repr(found).encode())

    def follow(self, seats: int, seed: int) -> None:
        """Play a random game: options in their order, facts, texts, and the last position."""
        journal, _ = random_journal(self.game, seats, seed, DECISIONS)
        words = words_for(self.game, journal.header)
        random = Random(seed)
        for _, _, facts, p in replay(self.game, journal):
            for seat in p.who():
                options = p.chances().outcomes if seat == CHANCE else p.options(seat)
                self.note([words.say(option) for option in options])
            self.note(facts)
            if p.over or random.random() < LOOKED_AT:
                self.note([speaker.fact(fact) for speaker in self.speakers for fact in facts])
                self.look_closely(p, seats, random)

    def look_closely(self, p: Position, seats: int, random: Random) -> None:
        """Note what everybody is shown and asked, what a bot imagines, and why other answers are refused."""
        rules = self.game.rules
        self.note(digest(self.game, rules.copy(p)), rules.pieces(p), list(rules.flaws(p)))
        if p.over:
            return
        for seat in [*range(seats), None]:
            view = rules.view(p, seat)
            imagined = rules.imagine(view, lambda weights: weighted(random, weights))
            self.note(digest(self.game, view), view.who(), p.asked(seat), digest(self.game, imagined))
            playout(imagined, random, PLAYED_ON)
            self.note(digest(self.game, imagined))
            if seat in p.who():
                self.note_question(p, seat)
        for _ in range(FUZZED):
            actor, action = random.randrange(-3, seats + 2), fuzzed(self.game, random)
            self.note(p.refusal(actor, action))

    def note_question(self, p: Position, seat: int) -> None:
        """Note what a seat is asked, with every text."""
        question, menu = p.question(seat), p.menu(seat)
        self.note(question, menu, p.default(seat), p.interjections(seat))
        for speaker in self.speakers:
            self.note(speaker.question(question))
            for action, refusal in menu:
                self.note(speaker.action(action), refusal and speaker.refusal(refusal, action))


def main() -> None:
    """Print the fingerprint of a game, and whether the rules are compiled here."""
    game = games.load(sys.argv[1])
    fingerprint = Fingerprint(game)
    for seats in game.seats:
        for seed in range(GAME_COUNT):
            fingerprint.follow(seats, seed)
    print(json.dumps({"digest": fingerprint.hash.hexdigest(), "compiled": compiled()}))


if __name__ == "__main__":
    main()
