"""A duplicate set as everybody may know it, and the comparison of its tables."""

from __future__ import annotations

import hashlib

import msgspec

from meridian.server.accounts.tokens import TokenKind, hash_of
from meridian.server.clocks import ClockPlan
from meridian.server.duplicates.requests import ComparedSeat, DuplicateInfo, SetSeat, SetTable
from meridian.server.lobby.agreement import DiceAgreement
from meridian.server.stores.duplicate_rows import DuplicateRow, TableOutcome


def table_id(duplicate: str, number: int) -> str:
    """The id of a table of a set, the same for any node that opens it."""
    return hashlib.blake2b(f"duplicate {duplicate}/{number}".encode(), digest_size=9).hexdigest()


def tables_of(row: DuplicateRow) -> list[SetTable]:
    """The tables of a set; none before its entrants are frozen."""
    return [
        SetTable(number=number, table=table_id(row.id, number), entrants=entrants)
        for number, entrants in enumerate(row.progress.seating, start=1)
    ]


def agreement_of(row: DuplicateRow) -> DiceAgreement | None:
    """The agreement on the dice, while it is under way."""
    told = row.progress.agreement
    return None if told is None else msgspec.convert(told, DiceAgreement)


def shown(row: DuplicateRow, ended: int, token: str | None) -> DuplicateInfo:
    """All that the asker may see of a set."""
    plan, progress, agreement = row.plan, row.progress, agreement_of(row)
    mine = number_of(row, token)
    tables = tables_of(row) if row.status in ("running", "over") else []
    own = next((table for table in tables if mine in table.entrants), None)
    return DuplicateInfo(
        duplicate=row.id,
        title=plan.title,
        game=plan.game,
        preset=plan.preset,
        options=plan.options,
        edition=plan.edition,
        seats=[SetSeat(bot=seat.bot, name=seat.name) for seat in plan.seats],
        people=plan.people,
        most=plan.most,
        clock=msgspec.convert(plan.clock, ClockPlan),
        lang=plan.lang,
        status=row.status,
        created=row.created,
        entrants=[entrant.name for entrant in progress.entrants],
        gives_nonce=[entrant.gives_nonce for entrant in progress.entrants],
        commitment=plan.commitment,
        agreement=None if agreement is None else agreement.info(),
        tables=tables,
        ended=ended,
        mine=mine,
        my_table=None if own is None else own.table,
        my_seat=None if own is None or mine is None else own.entrants.index(mine),
        comparison=compared(row) if row.status == "over" else None,
    )


def number_of(row: DuplicateRow, token: str | None) -> int | None:
    """The number of the entrant with this token."""
    hashed = hash_of(token, TokenKind.SEAT)
    hashes = [entrant.token_hash for entrant in row.progress.entrants]
    return hashes.index(hashed) + 1 if hashed in hashes else None


def compared(row: DuplicateRow) -> list[ComparedSeat]:
    """Every seat of every table, ordered by seat and then by score and place, the best first."""
    outcomes, seating = row.progress.outcomes, row.progress.seating
    found: list[ComparedSeat] = []
    for seat in range(len(row.plan.seats)):
        mean = _mean(outcomes, seat)
        rows = [
            _compared(number, seat, entrants[seat], outcome, mean)
            for number, (entrants, outcome) in enumerate(zip(seating, outcomes, strict=True), start=1)
        ]
        found += sorted(rows, key=lambda one: (one.score is None, -(one.score or 0), one.place or 0, one.table))
    return found


def _mean(outcomes: list[TableOutcome], seat: int) -> float | None:
    scores = [outcome.scores[seat] for outcome in outcomes if outcome.scores is not None]
    return sum(scores) / len(scores) if scores else None


def _compared(table: int, seat: int, entrant: int, outcome: TableOutcome, mean: float | None) -> ComparedSeat:
    score = None if outcome.scores is None else outcome.scores[seat]
    return ComparedSeat(
        table=table,
        seat=seat,
        entrant=entrant,
        name=outcome.names[seat],
        score=score,
        place=None if outcome.places is None else outcome.places[seat],
        difference=None if score is None or mean is None else round(score - mean, 2),
    )
