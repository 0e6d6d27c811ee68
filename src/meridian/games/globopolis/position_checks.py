"""Positions of Globopolis that cannot be: what neither the rules nor the box allow."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from meridian.core.flaws import Flaw, Laws
from meridian.games.globopolis.rules import constants as t
from meridian.games.globopolis.rules.cards import FullHand
from meridian.games.globopolis.rules.course import TURN, Globopolis
from meridian.games.globopolis.rules.option_phase import OptionPhase
from meridian.games.globopolis.rules.side import Side
from meridian.games.globopolis.rules.state import NOBODY, State

LAWS: Final = Laws("meridian.games.globopolis")
LEVELS: Final = 2

LABELS: Final = (
    "flaw-box", "flaw-agents", "flaw-no-agents", "flaw-captured", "flaw-captured-elsewhere", "flaw-no-hostages",
    "flaw-own-hostages", "flaw-no-debt", "flaw-own-debt", "flaw-hand", "flaw-no-cards", "flaw-agents-unowned",
    "flaw-agents-guild", "flaw-level-unowned", "flaw-ns", "flaw-strike", "flaw-mark", "flaw-shown", "flaw-round-one",
)  # fmt: skip
"""The messages used here."""


def flaws(s: State) -> Iterator[Flaw]:
    """Why a position cannot be."""
    for title in range(s.board.titles):
        yield from _agents_on(s, title)
        if title < s.board.territories:
            yield from _territory(s, title)
    for at, side in enumerate(s.sides):
        where = f"players.p{at + 1}"
        yield from _goods(side, where)
        yield from _agents(s, at, side, where)
        yield from _others(s, at, side, where)
        yield from _cards(s, at, side, where)
        yield from _claims(s, side, where)
    yield from _box(s)
    yield from _moment(s)


def _box(s: State) -> Iterator[Flaw]:
    """Units of each kind and EDs are limited, unless the table plays with as many as it needs."""
    guilds = s.board.guild_resource
    for guild, number in enumerate(s.guild_stock):
        name = s.board.names["title"][s.board.territories + guild]
        yield from LAWS.least(f"titles.{name}.stock", number, 0, "GP-016")
    if s.board.unlimited:
        return
    for kind, name in enumerate(t.RESOURCES):
        used = sum(s.units[kind :: t.KINDS]) + sum(side.stock[kind] for side in s.sides)
        used += sum(n for guild, n in enumerate(s.guild_stock) if guilds[guild] == kind)
        yield from _left(f"supply.{name}", name, used, s.supply[kind], s.board.pieces)
    yield from _left("eds", "eds", sum(s.level), s.eds, s.board.eds)


def _left(where: str, what: str, used: int, left: int, pieces: int) -> Iterator[Flaw]:
    if used <= pieces:
        yield from LAWS.least(where, left, 0, "GP-A26 GP-A27")
    if used + max(left, 0) > pieces:
        yield LAWS.broken(where, "box", "GP-A26 GP-A27", what=what, n=used + max(left, 0), pieces=pieces)


def _goods(side: Side, where: str) -> Iterator[Flaw]:
    yield from LAWS.least(f"{where}.eu", side.eu, 0, "GP-A02")
    for kind, name in enumerate(t.RESOURCES):
        yield from LAWS.least(f"{where}.stock.{name}", side.stock[kind], 0, "GP-044")


def _agents(s: State, at: int, side: Side, where: str) -> Iterator[Flaw]:
    """A colour has a fixed number of Agents, wherever they are, and none in a game without them."""
    on_board = sum(s.agents[at :: len(s.sides)])
    held = sum(other.hostages[at] for other in s.sides)
    most = s.all_agents(at)
    total = side.agents + side.reserve + side.removed + on_board + held
    if total > most and not s.board.agents_used:
        yield LAWS.broken(f"{where}.agents", "no-agents", "GP-007")
    elif total > most or side.agents < 0 or side.reserve < 0:
        n = total - min(side.agents, 0) - min(side.reserve, 0)
        yield LAWS.broken(f"{where}.agents", "agents", "GP-004 GP-130", n=n, most=most)
    yield from LAWS.least(f"{where}.captured", side.captured, 0, "GP-135")
    if side.captured > 0 and s.board.captured_to != t.TO_RESERVE:
        yield LAWS.broken(f"{where}.captured", "captured-elsewhere", "GP-A31")
    elif side.captured > side.reserve:
        yield LAWS.broken(f"{where}.captured", "captured", "GP-135 GP-A31", n=side.captured, reserve=side.reserve)


def _others(s: State, at: int, side: Side, where: str) -> Iterator[Flaw]:
    """Hostages and debts: of others only, and only where the table plays with them."""
    for other in range(len(s.sides)):
        yield from LAWS.least(f"{where}.hostages.p{other + 1}", side.hostages[other], 0, "GP-A31")
        yield from LAWS.least(f"{where}.debt.p{other + 1}", side.debt[other], 0, "GP-A02")
    if any(side.hostages) and s.board.captured_to != t.AS_HOSTAGE:
        yield LAWS.broken(f"{where}.hostages", "no-hostages", "GP-A31")
    elif side.hostages[at]:
        yield LAWS.broken(f"{where}.hostages", "own-hostages", "GP-A31")
    if any(side.debt) and not s.board.debt_note:
        yield LAWS.broken(f"{where}.debt", "no-debt", "GP-A02")
    elif side.debt[at]:
        yield LAWS.broken(f"{where}.debt", "own-debt", "GP-A02")


def _cards(s: State, at: int, side: Side, where: str) -> Iterator[Flaw]:
    """A hand has a limit for each sort, except while its owner is choosing what to return."""
    if s.stack and isinstance(s.stack[-1], FullHand):
        return
    limit = s.hand_limit(at)
    for sort, hand in zip(t.SORTS, side.hands, strict=True):
        if hand.cards and s.board.stage == 1:
            yield LAWS.broken(f"{where}.hand", "no-cards", "GP-009 GP-201")
        elif len(hand.cards) > limit:
            yield LAWS.broken(f"{where}.hand", "hand", "GP-111", n=len(hand.cards), sort=sort, limit=limit)


def _agents_on(s: State, title: int) -> Iterator[Flaw]:
    where = f"titles.{s.board.names['title'][title]}.agents"
    there = [s.agents_on(title, side) for side in range(len(s.sides))]
    for side, number in enumerate(there):
        yield from LAWS.within(f"{where}.p{side + 1}", number, 0, s.board.agents_most, "GP-121")
    if any(there) and s.owner[title] == NOBODY:
        yield LAWS.broken(where, "agents-unowned", "GP-120")
    elif any(there) and title >= s.board.agent_titles:
        yield LAWS.broken(where, "agents-guild", "GP-A36 GP-197")


def _territory(s: State, title: int) -> Iterator[Flaw]:
    where = f"titles.{s.board.names['title'][title]}"
    for kind, name in enumerate(t.RESOURCES):
        yield from LAWS.least(f"{where}.units.{name}", s.units[title * t.KINDS + kind], 0, "GP-044")
    yield from LAWS.within(f"{where}.level", s.level[title], 0, LEVELS, "GP-045 GP-046")
    if s.owner[title] == NOBODY:
        if s.level[title] > 0:
            yield LAWS.broken(f"{where}.level", "level-unowned", "GP-045 GP-053")
    elif s.ns(title) > s.ns_limit(title):
        yield LAWS.broken(f"{where}.units", "ns", "GP-059", n=s.ns(title), limit=s.ns_limit(title))
    if s.strikes[title] != NOBODY and s.strikes[title] == s.owner[title]:
        yield LAWS.broken(f"{where}.strike", "strike", "GP-115")


def _claims(s: State, side: Side, where: str) -> Iterator[Flaw]:
    """A player at the mark, or one who has shown a MISSION, has begun the final round."""
    mark = s.victory_mark()
    if side.points >= mark and not s.final and not s.board.bitter_end:
        yield LAWS.broken(f"{where}.points", "mark", "GP-176", points=side.points, mark=mark)
    if side.shown and not s.final:
        yield LAWS.broken(f"{where}.shown", "shown", "GP-177 GP-178")


def _moment(s: State) -> Iterator[Flaw]:
    """Rounds count from one, and the first has no Option Phase."""
    course = s.stack[0] if s.stack else None
    if isinstance(course, Globopolis) and course.step >= TURN:
        yield from LAWS.least("round", s.rounds, 1, "GP-020 GP-021")
    if s.rounds == 1 and any(isinstance(frame, OptionPhase) for frame in s.stack):
        yield LAWS.broken("round", "round-one", "GP-020 GP-021")
