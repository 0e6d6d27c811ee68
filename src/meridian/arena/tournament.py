"""A tournament: its plan, and its matches played to rows that can be written down."""

from __future__ import annotations

import time
from collections import Counter

import msgspec

from meridian import games, own_bots
from meridian.arena import estimates
from meridian.arena.estimates import Foretold
from meridian.arena.match import DECISION_LIMIT, Match, play_seats, seeded
from meridian.arena.schedule import ROTATIONS, Pairing, schedule
from meridian.arena.usage import Use, uses
from meridian.core.codec import to_lines
from meridian.core.errors import BadInput
from meridian.core.game import Game, edition_of
from meridian.core.journal import Header
from meridian.core.players import Bot


class Tournament(msgspec.Struct, frozen=True):
    """Which games to play: the same plan gives the same results, wherever and in however many parts it is played."""

    header: Header
    players: list[str]
    games: int
    seed: int
    seating: str = ROTATIONS
    max_decisions: int = DECISION_LIMIT
    chances: str = ""

    def pairings(self) -> list[Pairing]:
        """All matches. Groups are played whole, so there may be a few more than were asked for."""
        return schedule(len(self.players), self.header.seats, self.games, self.seed, self.seating)


class SeatResult(msgspec.Struct, frozen=True):
    """How a player did in one seat; an unfinished match has neither score nor place."""

    player: str
    score: int | None
    place: int | None
    won: float


class Played(msgspec.Struct, frozen=True):
    """What is kept of a match. Everything but the seconds follows from the plan."""

    match: int
    group: int
    finished: bool
    rounds: int
    decisions: int
    asked: int
    entries: int
    seconds: float
    digest: str
    seats: list[SeatResult]
    clauses: dict[str, int]
    uses: list[Use]
    chances: list[Foretold]
    journal: str = ""


class Task(msgspec.Struct, frozen=True):
    """Matches to be played at one go, somewhere."""

    plan: Tournament
    pairings: list[Pairing]
    keep_journals: bool = False


def work(packed: bytes) -> bytes:
    """Play a task in whatever process this is."""
    task = msgspec.msgpack.decode(packed, type=Task)
    return msgspec.msgpack.encode([play_pairing(task.plan, pairing, task.keep_journals) for pairing in task.pairings])


def read_work(packed: bytes) -> list[Played]:
    """What `work` found out."""
    return msgspec.msgpack.decode(packed, type=list[Played])


def play_pairing(plan: Tournament, pairing: Pairing, keep_journal: bool = False) -> Played:
    """Play one match. Its dice are those of its group, its bots draw from generators of their own."""
    game = games.load(plan.header.game)
    check_rules(game, plan.header)
    names = [plan.players[player] for player in pairing.players]
    start = time.process_time()
    chance = seeded(plan.seed, pairing.group, "dice")
    try:
        match = play_seats(game, plan.header, seated_bots(game, plan, pairing), chance, plan.max_decisions)
    except Exception as error:
        told = f"{type(error).__name__}: {error}".splitlines()[0]
        raise BadInput(f"match {pairing.match + 1} ({', '.join(names)}) broke off: {told}") from error
    seconds = time.process_time() - start
    return _played(game, plan, pairing, names, match, seconds, keep_journal)


def seated_bots(game: Game, plan: Tournament, pairing: Pairing) -> list[Bot]:
    """The bots of a match, each with a generator of its own; who sits in two seats thinks with two heads."""
    heads: Counter[str] = Counter()
    made = []
    for name in (plan.players[player] for player in pairing.players):
        heads[name] += 1
        made.append(own_bots.maker(game, name)(seeded(plan.seed, pairing.match, f"{name} {heads[name]}")))
    return made


def _played(
    game: Game, plan: Tournament, pairing: Pairing, names: list[str], match: Match, seconds: float, keep_journal: bool
) -> Played:
    journal = match.journal
    assert journal is not None
    return Played(
        match=pairing.match,
        group=pairing.group,
        finished=match.finished,
        rounds=match.rounds,
        decisions=match.decisions,
        asked=match.asked,
        entries=len(journal.entries),
        seconds=seconds,
        digest=match.digest,
        seats=[_seated(match, seat, name) for seat, name in enumerate(names)],
        clauses=match.clauses,
        uses=uses(game, journal),
        chances=_foretold(game, plan, pairing, match),
        journal=to_lines(game, journal) if keep_journal else "",
    )


def _seated(match: Match, seat: int, name: str) -> SeatResult:
    if not match.finished:
        return SeatResult(name, None, None, 0.0)
    won = 1 / len(match.winners) if seat in match.winners else 0.0
    return SeatResult(name, match.scores[seat], match.places[seat], won)


def _foretold(game: Game, plan: Tournament, pairing: Pairing, match: Match) -> list[Foretold]:
    if not plan.chances or not match.finished or match.journal is None:
        return []
    maker, amount = estimates.read(plan.chances)
    random = seeded(plan.seed, pairing.match, "chances")
    return estimates.foretell(game, match.journal, maker(game, plan.header, amount, random))


def check_rules(game: Game, header: Header) -> None:
    """The rules and data here are those of the plan: another machine, or a later day, may have others."""
    known = header.rules_version in (game.rules_version, *game.older_rules)
    if not known or edition_of(game, header.overlay).hash != header.edition_hash:
        raise BadInput(
            f"{game.name} here has rules version {game.rules_version} and edition "
            f"{edition_of(game, header.overlay).hash[:12]}, the tournament {header.rules_version} and "
            f"{header.edition_hash[:12]}: another Meridian is installed"
        )
