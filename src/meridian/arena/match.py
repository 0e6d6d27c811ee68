"""One match: bots in the seats, chance from its seed, everything said written down."""

from __future__ import annotations

import hashlib
from collections import Counter
from random import Random
from typing import Final

import msgspec

from meridian.core.action import Action
from meridian.core.chance import weighted
from meridian.core.codec import journal_digest, words_for
from meridian.core.facts import unique
from meridian.core.game import Game, begin
from meridian.core.journal import Entry, Header, Journal
from meridian.core.players import Bot, BotMaker
from meridian.core.playout import playout
from meridian.core.position import CHANCE, Position
from meridian.fair.record import Record
from meridian.fair.source import question
from meridian.fair.verifiable import Verifiable, simulated

DECISION_LIMIT: Final = 100_000
"""A game that takes more decisions is left unfinished, by default."""


class Match(msgspec.Struct):
    """What came of a match."""

    winners: list[int]
    scores: list[int]
    places: list[int]
    finished: bool
    decisions: int
    asked: int
    rounds: int
    clauses: dict[str, int]
    digest: str
    journal: Journal | None = None
    record: Record | None = None


def seeded(seed: int, number: int, purpose: str) -> Random:
    """A generator for one purpose of one game: what one bot draws never moves another's dice."""
    return Random(f"{seed}/{number}/{purpose}")


def match_name(game: Game, seed: int, number: int) -> str:
    """What game `number` of a series is called, in its record and as a file."""
    return f"{game.name}-seed{seed}-game{number + 1:05}"


def play_match(game: Game, header: Header, seats: list[BotMaker], seed: int, number: int, limit: int) -> Match:
    """Play game `number` of a series to its end, or until too many decisions were made."""
    bots = [make(seeded(seed, number, f"seat {at}")) for at, make in enumerate(seats)]
    chance = seeded(seed, number, "chance")
    if header.chance == Verifiable.kind:
        source = simulated(match_name(game, seed, number), header, f"{seed}/{number}/verifiable")
        return _checked_match(game, header, bots, source, limit)
    if all(bot.blind() for bot in bots):
        return _random_match(game, header, chance, limit)
    return play_seats(game, header, bots, chance, limit)


def play_seats(game: Game, header: Header, bots: list[Bot], chance: Random, limit: int) -> Match:
    """Play a game between these bots, with dice from a generator that nobody else draws from."""
    p = begin(game, header, count=True)
    log: list[Entry] = []
    decisions, asked = _play(game, p, bots, chance, limit, log)
    return _match(game, header, p, log, decisions, asked)


def _random_match(game: Game, header: Header, chance: Random, limit: int) -> Match:
    """Nobody looks: bots and dice draw from one generator, which is quickest."""
    p = begin(game, header, count=True)
    log: list[Entry] = []
    tally = playout(p, chance, limit, log)
    return _match(game, header, p, log, tally.decisions, tally.asked)


def _checked_match(game: Game, header: Header, bots: list[Bot], source: Verifiable, limit: int) -> Match:
    p = begin(game, header, count=True)
    log: list[Entry] = []
    decisions, asked = _play_verifiable(game, header, p, bots, source, limit, log)
    if p.over:
        source.end()
    match = _match(game, header, p, log, decisions, asked)
    match.record = source.record()
    return match


def _match(game: Game, header: Header, p: Position, log: list[Entry], decisions: int, asked: int) -> Match:
    result = game.rules.result(p) if p.over else None
    journal = Journal(header, log)
    return Match(
        winners=result.winners if result else [],
        scores=result.scores if result else [],
        places=result.places() if result else [],
        finished=p.over,
        decisions=decisions,
        asked=asked,
        rounds=game.rules.round_of(p),
        clauses=count_clauses(p.cited),
        digest=journal_digest(journal),
        journal=journal,
    )


def _play(game: Game, p: Position, bots: list[Bot], chance: Random, limit: int, log: list[Entry]) -> tuple[int, int]:
    decisions = asked = 0
    while not p.over and decisions < limit:
        frame = p.stack[-1]
        actor = frame.who(p)[0]
        if actor == CHANCE:
            chances = frame.chances(p)
            action = chances.outcomes[weighted(chance, chances.weights)]
        else:
            options = frame.options(p, actor)
            asked += 1
            if len(options) == 1:
                action = options[0]
            else:
                decisions += 1
                action = _chosen(game, p, bots[actor], actor, options)
        log.append((actor, action))
        p.play(actor, action)
        if actor >= 0:
            log += unasked(game, p, bots)
    return decisions, asked


def unasked(game: Game, p: Position, bots: list[Bot]) -> list[Entry]:
    """What bots say without being asked, such as answers to offers; one word of each is heard."""
    said: list[Entry] = []
    for seat in [] if p.over else game.players.pressing(p):
        options = p.interjections(seat)
        bot = bots[seat]
        action = bot.interject(p if bot.blind() else game.rules.view(p, seat), seat, options) if options else None
        if action is not None:
            p.play_checked(seat, action)
            said.append((seat, action))
    return said


def _chosen(game: Game, p: Position, bot: Bot, seat: int, options: list[Action]) -> Action:
    return bot.choose(p if bot.blind() else game.rules.view(p, seat), seat, options)


def _play_verifiable(
    game: Game, header: Header, p: Position, bots: list[Bot], source: Verifiable, limit: int, log: list[Entry]
) -> tuple[int, int]:
    """The same with chance that can be checked: the source hears of every answer."""
    words = words_for(game, header)
    decisions = asked = 0
    while not p.over and decisions < limit:
        actor = p.who()[0]
        if actor == CHANCE:
            chances = p.chances()
            action = chances.outcomes[source.pick(question(game, words, p, chances, len(log) + 1))]
        else:
            options = p.options(actor)
            asked += 1
            decisions += len(options) > 1
            action = options[0] if len(options) == 1 else _chosen(game, p, bots[actor], actor, options)
            source.heard(len(log) + 1, words.actor(actor), words.say(action))
        log.append((actor, action))
        p.play(actor, action)
        if actor >= 0:
            for entry in unasked(game, p, bots):
                log.append(entry)
                source.heard(len(log), words.actor(entry[0]), words.say(entry[1]))
    return decisions, asked


def count_clauses(cited: dict[str, int] | None) -> dict[str, int]:
    """How often each clause was cited, from counts of whole citations."""
    counts: Counter[str] = Counter()
    for clauses, times in (cited or {}).items():
        for clause in unique(clauses):
            counts[clause] += times
    return dict(sorted(counts.items()))


def digest_of(digests: list[str]) -> str:
    """One hash over the digests of a series of games."""
    return hashlib.sha256("\n".join(digests).encode()).hexdigest()
