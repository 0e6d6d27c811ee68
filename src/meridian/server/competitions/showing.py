"""A competition as everybody sees it."""

from __future__ import annotations

from typing import Any

import msgspec

from meridian.arena.meetings import Meeting
from meridian.arena.rounds import RoundPlan
from meridian.arena.standings import EntrantStanding, standings
from meridian.server.characters import strength_of
from meridian.server.clocks import ClockPlan
from meridian.server.competitions.requests import (
    CompetitionInfo,
    CompetitionSummary,
    EntrantInfo,
    RoundInfo,
    SeatInRound,
    TableInRound,
)
from meridian.server.stores.competition_rows import (
    Competition,
    CompetitionPlan,
    CompetitionRow,
    EntrantRow,
    PairingRow,
)


def round_plan(plan: CompetitionPlan) -> RoundPlan:
    """How the rounds of a competition are made."""
    return RoundPlan(format=plan.format, size=plan.size, rounds=plan.rounds, seed=plan.seed, least=plan.least)


def ranking(found: Competition) -> list[EntrantStanding]:
    """The standings; before the first round the entrants in the order in which they entered."""
    entrants = [one.number for one in found.entrants]
    order = round_plan(found.row.plan).lots(entrants) if found.row.round else entrants
    return standings(order, found.rounds(), knock_out=found.row.plan.format == "knock-out")


def current_pairing(found: Competition, entrant: int) -> PairingRow | None:
    """The table at which an entrant sits in the round under way, if the game is not over."""
    for pairing in found.pairings:
        if pairing.round == found.row.round and entrant in pairing.meeting.entrants and not pairing.meeting.over:
            return pairing
    return None


def summary(row: CompetitionRow, entrants: int) -> CompetitionSummary:
    """A competition in a list."""
    return CompetitionSummary(**_shared(row, entrants))


def shown(found: Competition, organiser: str, account: str | None) -> CompetitionInfo:
    """All that the asker may see of a competition."""
    row, plan = found.row, found.row.plan
    mine = found.entrant_of(account) if account is not None else None
    sitting = current_pairing(found, mine.number) if mine is not None else None
    return CompetitionInfo(
        **_shared(row, len(found.entrants)),
        note=plan.note,
        planned=round_plan(plan).number_of_rounds(len(found.entrants)),
        break_minutes=plan.break_minutes,
        due=row.due,
        preset=plan.preset,
        options=plan.options,
        edition=plan.edition,
        watch=plan.watch,
        lang=plan.lang,
        organiser=organiser,
        people=[_entrant(one, plan.game) for one in found.entrants],
        rounds=_rounds(found),
        standings=ranking(found),
        organises=account is not None and account == row.organiser,
        mine=mine.number if mine is not None else None,
        my_table=sitting.table if sitting is not None else None,
    )


def _shared(row: CompetitionRow, entrants: int) -> dict[str, Any]:
    plan = row.plan
    return {
        "id": row.id,
        "title": plan.title,
        "game": plan.game,
        "format": plan.format,
        "size": plan.size,
        "status": row.status,
        "created": row.created,
        "entrants": entrants,
        "most": plan.most,
        "round": row.round,
        "clock": msgspec.convert(plan.clock, ClockPlan),
    }


def _entrant(row: EntrantRow, game: str) -> EntrantInfo:
    strength = strength_of(row.bot, game) if row.bot is not None else None
    return EntrantInfo(number=row.number, name=row.name, bot=row.bot, strength=strength, left=row.gone)


def _rounds(found: Competition) -> list[RoundInfo]:
    tables: list[list[TableInRound]] = [[] for _ in range(found.row.round)]
    for pairing in found.pairings:
        meeting = pairing.meeting
        seats = [_seat(meeting, one) for one in meeting.entrants]
        tables[pairing.round - 1].append(TableInRound(table=pairing.table, over=meeting.over, seats=seats))
    return [RoundInfo(number=at, tables=those) for at, those in enumerate(tables, 1)]


def _seat(meeting: Meeting, entrant: int) -> SeatInRound:
    if not meeting.over:
        return SeatInRound(entrant=entrant)
    place = meeting.places[meeting.entrants.index(entrant)] if meeting.places else 1
    return SeatInRound(
        entrant=entrant,
        place=place,
        points=round(float(meeting.points(entrant)), 3),
        forfeit=entrant in meeting.forfeits,
    )
