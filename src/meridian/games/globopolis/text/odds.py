"""Exact odds in words: attacks, threats, how far rolls reach, how far the mark is."""

from __future__ import annotations

from fractions import Fraction

from meridian.core.records import Section
from meridian.core.speaker import Speaker
from meridian.games.globopolis.queries import outlook
from meridian.games.globopolis.queries.outlook import PossibleStop, Prospect
from meridian.games.globopolis.rules import constants as t
from meridian.games.globopolis.rules.assessment import LINES
from meridian.games.globopolis.rules.state import NOBODY, State
from meridian.games.globopolis.text.phrases import owner_name, side_name


def percent(chance: Fraction | float) -> float:
    """A chance in per cent with one decimal; 0 and 100 only if it is certain."""
    rounded = round(float(100 * chance), 1)
    return rounded if chance in (0, 1) else min(max(rounded, 0.1), 99.9)


def odds(s: State, seat: int, speaker: Speaker) -> list[Section]:
    """Every attack line by line with its exact chance, what threatens, how far rolls reach, how far the mark is."""
    sections: list[Section] = []
    fighting = outlook.conflict(s)
    if fighting is not None:
        line = _prospect(s, fighting, "odds-threat", speaker)
        sections.append(Section("conflict", speaker.text("odds-conflict"), [line]))
    now, found = outlook.attacks(s, seat)
    title = speaker.text("odds-attacks-now" if now else "odds-attacks")
    sections.append(Section("attacks", title, _prospects(s, found, speaker) or [speaker.text("odds-no-attacks")]))
    others = sorted(outlook.threats(s, s.side_of(seat)), key=lambda threat: -threat.win)
    told = [_prospect(s, threat, "odds-threat", speaker) for threat in others]
    sections.append(Section("threats", speaker.text("odds-threats"), told or [speaker.text("odds-no-threats")]))
    sections.append(Section("reach", speaker.text("odds-reach"), _reach(s, seat, speaker)))
    return [*sections, Section("score", speaker.text("odds-score"), _score(s, speaker))]


def _prospects(s: State, found: list[Prospect], speaker: Speaker) -> list[str]:
    best = sorted(found, key=lambda prospect: -prospect.win)
    return [_prospect(s, one, "odds-attack-with" if one.card >= 0 else "odds-attack", speaker) for one in best]


def _prospect(s: State, found: Prospect, key: str, speaker: Speaker) -> str:
    lines = [
        speaker.text("odds-line", line=LINES[line], aggressor=own, defender=other)
        for line, own, other in found.lines
        if own or other
    ]
    return speaker.text(
        key,
        source=speaker.titles["title"][found.source],
        target=speaker.titles["title"][found.target],
        seat=owner_name(s, found.source, speaker),
        other=owner_name(s, found.target, speaker),
        card=speaker.titles["card"][found.card] if found.card >= 0 else "",
        aggressor=found.aggressor,
        defender=found.defender,
        percent=percent(found.win),
        rounds=round(float(found.rounds), 1),
        lines="; ".join(lines),
    )


def _reach(s: State, seat: int, speaker: Speaker) -> list[str]:
    side = s.side_of(seat)

    def told(stops: list[PossibleStop]) -> str:
        return ", ".join(stop_line(s, side, stop, speaker) for stop in stops)

    if s.field[seat] == s.board.teleport:
        return [speaker.text("odds-teleport", fields=told(outlook.teleport_reach(s)))]
    rolls = range(1, s.board.move_dice + 1)
    fee = outlook.backward_fee(s)
    lines = [speaker.text("odds-roll", dice=dice, fields=told(outlook.reach(s, seat, dice, False))) for dice in rolls]
    for dice in rolls:
        fields = told(outlook.reach(s, seat, dice, True))
        lines.append(speaker.text("odds-roll-back", dice=dice, points=fee, fields=fields))
    return lines


def stop_line(s: State, side: int, stop: PossibleStop, speaker: Speaker) -> str:
    """A field that a roll can reach, with its chance."""
    return speaker.text("odds-stop", field=field_name(s, side, stop.field, speaker), percent=_chance_of(stop))


def _chance_of(stop: PossibleStop) -> float:
    return percent(Fraction(stop.ways, stop.of))


def field_name(s: State, side: int, field: int, speaker: Speaker) -> str:
    """A field, with what matters to a visitor: whose it is, and the Conference Costs."""
    state, money = visited(s, side, field)
    return speaker.text("odds-field", field=speaker.titles["field"][field], state=state, money=money)


def field_state(s: State, side: int, field: int, speaker: Speaker) -> str:
    """What matters to a visitor of a field that is named already; nothing if nobody can own it."""
    state, money = visited(s, side, field)
    return "" if state == "plain" else speaker.text("detail-field", state=state, money=money)


def visited(s: State, side: int, field: int) -> tuple[str, int]:
    """Whose a field is to a visitor, and the Conference Costs."""
    kind, what = s.board.kind[field], s.board.what[field]
    if kind not in (t.TERRITORY, t.GUILD):
        return "plain", 0
    owner = s.owner[what]
    if owner in (NOBODY, side):
        return "unowned" if owner == NOBODY else "own", 0
    return ("costs", outlook.visit_costs(s, what)) if kind == t.TERRITORY else ("foreign", 0)


def _score(s: State, speaker: Speaker) -> list[str]:
    mark = s.victory_mark()
    return [
        speaker.text(
            "odds-side",
            seat=side_name(s, at, speaker),
            points=side.points,
            distance=max(0, mark - side.points),
            mark="no" if s.board.bitter_end else "yes",
            buys="yes" if outlook.may_buy(s, at) else "no",
        )
        for at, side in enumerate(s.sides)
        if not side.gone
    ]
