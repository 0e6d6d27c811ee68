"""Prints what Python says about facts, questions and actions of real games: what the client's speaker is held to."""

from __future__ import annotations

import json
import random
from collections import Counter
from typing import Any

import msgspec

from meridian import games
from meridian.core.codec import words_for
from meridian.core.facts import collect
from meridian.core.game import Game, begin, edition_of, new_header, speaker_for
from meridian.core.messages import LANGUAGES
from meridian.core.position import CHANCE
from meridian.core.words import tag_of
from meridian.server.http.game_texts import texts_of

ENTRIES = 500
"""So many entries of each table are played, by chance alone."""
EACH = 12
"""So many examples are kept of each fact, question and action."""
PLAYERS = ["Ann", "Ben", "Zoë"]
TABLES = 3


class Heard:
    """Examples, not too many of a kind."""

    def __init__(self) -> None:
        self.lines: list[dict[str, Any]] = []
        self._seen: Counter[str] = Counter()
        self._known: set[str] = set()

    def add(self, kind: str, said: Any, texts: dict[str, str]) -> None:
        known = json.dumps([kind, said], sort_keys=True)
        if self._seen[kind] < EACH and known not in self._known:
            self._seen[kind] += 1
            self._known.add(known)
            self.lines.append({"kind": kind.partition(" ")[0], "said": said, **texts})


def listen(game: Game, options: dict[str, Any], seed: int, heard: Heard) -> None:
    """Play a table by chance and note everything that is said."""
    draw = random.Random(seed)
    header = new_header(game, len(PLAYERS), options)
    words = words_for(game, header)
    speakers = [speaker_for(game, edition_of(game), lang, PLAYERS[:2]) for lang in LANGUAGES]

    def spoken(say: Any) -> dict[str, str]:
        return {speaker.lang: say(speaker) for speaker in speakers}

    p = begin(game, header, recording=True)
    for _ in range(ENTRIES):
        for fact in collect(p):
            said = {"key": fact.key, "args": words.args(fact.args), "clauses": fact.clauses}
            heard.add(f"fact {fact.key}", said, spoken(lambda speaker, fact=fact: speaker.fact(fact)))
        if p.over:
            break
        seat = p.who()[0]
        if seat == CHANCE:
            chances = p.chances()
            action = draw.choices(chances.outcomes, chances.weights)[0]
        else:
            question = p.question(seat)
            said = {"key": question.key, "args": words.args(question.args)}
            heard.add(f"question {question.key}", said, spoken(lambda speaker, q=question: speaker.question(q)))
            listed = p.options(seat)
            for other in [*draw.sample(listed, min(4, len(listed))), *p.interjections(seat)[:2]]:
                kind = f"action {tag_of(type(other))}"
                heard.add(kind, words.say(other), spoken(lambda speaker, a=other: speaker.action(a)))
            action = draw.choice(listed)
        p.play_checked(seat, action)


def speech(name: str) -> dict[str, Any]:
    """One game: its texts, and what it says."""
    game = games.load(name)
    heard = Heard()
    for seed, options in zip(range(TABLES), game.presets.values(), strict=False):
        listen(game, options, seed, heard)
    texts = {lang: texts_of(game, None, lang) for lang in LANGUAGES}
    plain = {lang: msgspec.to_builtins(found) for lang, found in texts.items()}
    return {"game": name, "players": PLAYERS[:2], "texts": plain, "lines": heard.lines}


if __name__ == "__main__":
    print(json.dumps([speech(name) for name in games.names()]))
