"""Agents: deployment at the end of the turn, and what becomes of captured ones."""

from __future__ import annotations

from typing import Final

from meridian.core.action import Action, Refusal
from meridian.core.frames import Choice
from meridian.core.values import changed
from meridian.games.globopolis.actions import ClaimMission, Deploy, Done
from meridian.games.globopolis.facts import AGENTS, AGENTS_CAPTURED, AGENTS_MOVED
from meridian.games.globopolis.refusals import (
    AGENTS_NOT_THERE,
    NO_AGENTS_PLAYED,
    NOT_ENOUGH_AGENTS,
    NOT_NOW,
    THREE_AGENTS,
)
from meridian.games.globopolis.rules import constants as t
from meridian.games.globopolis.rules.missions import claim, claim_refusal, list_claims
from meridian.games.globopolis.rules.ready_answers import DONE
from meridian.games.globopolis.rules.state import NOBODY, State

DEPLOY: Final[list[list[Action]]] = [[Deploy(((title, number),)) for title in range(64)] for number in range(10)]
"""For each number of Agents that may stand on a Title, and each Title."""
LISTED: Final = 5
"""How many deployments a step lists one after the other; more can be said."""


def capture(s: State, captor: int, side: int, title: int, clauses: str) -> None:
    """Agents on a Title fall into the captor's hands: back to the reserve of their colour, or as the table has
    agreed kept as hostages or removed (GP-129, GP-135, GP-A31)."""
    at = title * len(s.sides) + side
    number = s.agents[at]
    if not number:
        return
    s.agents[at] = 0
    s.tell(AGENTS_CAPTURED, clauses + " GP-A31", captor, side, title, number)
    s.tell(AGENTS, clauses, side, -number, t.C_CAPTURED)
    if s.board.captured_to == t.TO_RESERVE:
        s.sides[side].reserve += number
        s.sides[side].captured += number
    elif s.board.captured_to == t.AS_HOSTAGE:
        held = s.sides[captor].hostages
        s.sides[captor].hostages = changed(held, side, held[side] + number)
    else:
        s.sides[side].removed += number


def withdraw(s: State, side: int, title: int, clauses: str) -> None:
    """All Agents of a side on a Title come back to its hand."""
    at = title * len(s.sides) + side
    number = s.agents[at]
    if number:
        s.agents[at] = 0
        s.sides[side].agents += number
        s.tell(AGENTS_MOVED, clauses, side, title, 0)


def deploy_refusal(s: State, side: int, action: Deploy) -> Refusal | None:
    """Why Agents cannot stand like this: on own and opposing players' Territories only, three of a colour on each
    (GP-120, GP-121, GP-A36)."""
    if not s.board.agents_used:
        return NO_AGENTS_PLAYED
    left = s.sides[side].agents
    seen = 0
    for row in action.agents:
        if len(row) != 2:
            return AGENTS_NOT_THERE
        title = row[0]
        number = row[1]
        if not 0 <= title < s.board.agent_titles or s.owner[title] == NOBODY or (seen >> title) & 1:
            return AGENTS_NOT_THERE
        if not 0 <= number <= s.board.agents_most:
            return THREE_AGENTS
        seen |= 1 << title
        left += s.agents_on(title, side) - number
    if not action.agents:
        return AGENTS_NOT_THERE
    return None if left >= 0 else NOT_ENOUGH_AGENTS


def deploy(s: State, side: int, action: Deploy) -> None:
    """Agents are placed, moved and withdrawn (GP-120, GP-122)."""
    if s.phase != NOBODY and s.side_of(s.phase) == side:
        s.fresh = False
    for row in action.agents:
        title = row[0]
        number = row[1]
        at = title * len(s.sides) + side
        there = s.agents[at]
        if there != number:
            s.sides[side].agents += there - number
            s.agents[at] = number
            s.tell(AGENTS_MOVED, "GP-120 GP-121 GP-122", side, title, number)


def list_deployments(s: State, side: int, out: list[Action]) -> None:
    """For each Title with an owner: as many Agents as may stand there, or none."""
    hand = s.sides[side].agents
    most = s.board.agents_most
    titles = s.board.agent_titles
    count = len(s.sides)
    withdrawn = DEPLOY[0]
    # On most Titles no Agent stands yet: the answers for them are looked up together.
    placed = DEPLOY[hand if hand < most else most]
    agents = s.agents
    at = side
    for title, owner in enumerate(s.owner):
        if title == titles:
            break
        there = agents[at]
        at += count
        if owner == NOBODY:
            continue
        if there == 0:
            if hand:
                out.append(placed[title])
            continue
        if hand and there < most:
            full = there + hand if hand < most - there else most
            out.append(DEPLOY[full][title])
        out.append(withdrawn[title])


def can_deploy(s: State, side: int) -> bool:
    """Whether a side has an Agent to place, move or withdraw, and a Title where one may stand."""
    agents = s.sides[side].agents
    owned = False
    for title in range(s.board.agent_titles):
        agents += s.agents_on(title, side)
        owned = owned or s.owner[title] != NOBODY
    return owned and agents > 0


class Deployment(Choice[State]):
    """The last step of a turn: Agents are placed, moved and withdrawn; a MISSION may be shown as well (GP-022,
    GP-120, GP-A57). Also carried out in an Option Phase by a card. Where Agents are not deployed at this moment only
    MISSIONs are asked for."""

    __slots__ = ("deploying", "made")

    def __init__(self, seat: int, deploying: bool) -> None:
        super().__init__(seat)
        self.deploying = deploying
        self.made: int = 0

    def copy(self) -> Deployment:
        new = Deployment(self.seat, self.deploying)
        new.made = self.made
        new.copy_marks(self)
        return new

    def resume(self, s: State) -> None:
        s.wait()

    def question(self, s: State, seat: int) -> str:
        return "deploy" if self.deploying else "end-turn"

    # Listed by hand: a `refusal` for each would add 23 % to the time of random play.
    def options(self, s: State, seat: int) -> list[Action]:
        side = s.side_of(self.seat)
        out: list[Action] = []
        if self.made == 0:
            list_claims(s, side, s.own_territories(side), False, out)
        if self.deploying and self.made < LISTED:
            list_deployments(s, side, out)
        out.append(DONE)
        return out

    def covers(self, s: State) -> bool:
        """A MISSION may be the only thing left to do."""
        side = s.side_of(self.seat)
        found: list[Action] = []
        if self.deploying:
            list_deployments(s, side, found)
        return s.hides(side, t.MISSION) and not found

    def unlisted(self, s: State, seat: int) -> Action | None:
        """After some deployments the menu lists neither further ones nor MISSIONs."""
        side = s.side_of(self.seat)
        found: list[Action] = []
        if self.made:
            list_claims(s, side, s.own_territories(side), False, found)
        if self.deploying and self.made >= LISTED:
            list_deployments(s, side, found)
        return found[0] if found else None

    def forms(self, s: State, seat: int) -> list[type[Action]]:
        return [Deploy] if self.deploying and can_deploy(s, s.side_of(self.seat)) else []

    def refusal(self, s: State, seat: int, action: Action) -> Refusal | None:
        side = s.side_of(self.seat)
        if type(action) is Done:
            return None
        if type(action) is Deploy:
            return deploy_refusal(s, side, action) if self.deploying or not s.board.agents_used else NOT_NOW
        if type(action) is ClaimMission:
            return claim_refusal(s, side, action.card, False)
        return NOT_NOW

    def default(self, s: State, seat: int) -> Action:
        return DONE

    def take(self, s: State, seat: int, action: Action) -> None:
        side = s.side_of(self.seat)
        if type(action) is Deploy:
            self.made += 1
            deploy(s, side, action)
        elif type(action) is ClaimMission:
            claim(s, side, action.card)
        else:
            s.finish()
