"""Winning: claims, the final round, joint claims, Sudden Death, and the other ways a table may end its game."""

from __future__ import annotations

from meridian.core.deck import EMPTY
from meridian.core.records import Result
from meridian.core.values import changed
from meridian.games.globopolis.facts import (
    AGENTS,
    CLAIM_LAPSED,
    GAME_WON,
    RESIGNED,
    SUDDEN_DEATH,
    SUDDEN_DEATH_GOES_ON,
    TITLE_RETURNED,
)
from meridian.games.globopolis.rules import constants as t
from meridian.games.globopolis.rules.agents import withdraw
from meridian.games.globopolis.rules.cards import put_under
from meridian.games.globopolis.rules.deal_terms import parties
from meridian.games.globopolis.rules.deals import end_offer
from meridian.games.globopolis.rules.ledger import earn, goods, score
from meridian.games.globopolis.rules.promises import release
from meridian.games.globopolis.rules.state import NOBODY, State


def end_of_round(s: State) -> None:
    """After the turn of the player to the right of the first player: is there a winner? (GP-178, GP-A63)"""
    if s.sudden:
        sudden_death(s)
    elif s.time_up and not (s.final and claimants(s)):
        leaders_win(s, everybody(s), "GP-188")
    elif s.final or (s.board.territory_goal and goal_reached(s)):
        judge_claims(s)


def everybody(s: State) -> int:
    """All sides still in the game, as a mask."""
    mask = 0
    for side in range(len(s.sides)):
        if not s.sides[side].gone:
            mask |= 1 << side
    return mask


def goal_reached(s: State) -> int:
    """The sides that own as many Territories as the table has agreed on (GP-190)."""
    mask = 0
    for side in range(len(s.sides)):
        if s.territories_of(side) >= s.board.territory_goal:
            mask |= 1 << side
    return mask


def claimants(s: State) -> int:
    """All who showed a MISSION, all at or above the mark, and all who own the agreed number of Territories (GP-176,
    GP-177, GP-190, GP-A59, GP-A60)."""
    mask = goal_reached(s) if s.board.territory_goal else 0
    mark = s.victory_mark()
    for side in range(len(s.sides)):
        owner = s.sides[side]
        if owner.gone:
            continue
        locked = s.board.claim_lock and (s.claims >> side) & 1
        if owner.shown or locked or (owner.points >= mark and not s.board.bitter_end):
            mask |= 1 << side
    return mask


def judge_claims(s: State) -> None:
    """The highest score among the claimants wins; without one left the game goes on (GP-179, GP-A60, GP-A61)."""
    mask = claimants(s)
    if not mask:
        s.final = False
        s.tell(CLAIM_LAPSED, "GP-A60", s.rounds)
        return
    if s.board.mission_trumps:
        shown = 0
        for side in range(len(s.sides)):
            if s.sides[side].shown:
                shown |= 1 << side
        if shown & mask:
            mask &= shown
    clauses = "GP-176 GP-178 GP-179 GP-A60 GP-A61 GP-A63"
    leaders_win(s, mask, clauses + " GP-190" if s.board.territory_goal else clauses)


def best_of(s: State, mask: int) -> int:
    """Those with the highest score, of a mask of sides."""
    best = 0
    found = 0
    for side in range(len(s.sides)):
        if (mask >> side) & 1:
            points = s.sides[side].points
            if not found or points > best:
                best = points
                found = 1 << side
            elif points == best:
                found |= 1 << side
    return found


def leaders_win(s: State, mask: int, clauses: str) -> None:
    """The leader of these sides wins; a tie goes into Sudden Death among the tied (GP-180, GP-A62)."""
    best = best_of(s, mask)
    if best.bit_count() > 1:
        s.sudden = best
        s.tell(SUDDEN_DEATH, "GP-180 GP-A62", s.rounds, more=clauses)
        return
    win(s, best, clauses)


def sudden_death(s: State) -> None:
    """At the end of each following round the highest score among the tied wins (GP-180)."""
    mask = everybody(s) if s.board.sudden_death_open else s.sudden & everybody(s)
    best = best_of(s, mask)
    if best.bit_count() > 1:
        s.tell(SUDDEN_DEATH_GOES_ON, "GP-180 GP-A62", s.rounds)
        return
    win(s, best, "GP-180 GP-A62")


def win(s: State, mask: int, clauses: str) -> None:
    """The game is over."""
    s.winners = mask
    for side in range(len(s.sides)):
        if (mask >> side) & 1:
            more = "GP-177 GP-A59" if s.sides[side].shown else ""
            s.tell(GAME_WON, clauses, side, s.sides[side].points, more=more)
    s.over = True


def resign(s: State, side: int) -> None:
    """A side gives up: its Titles and all it has return to the Administration; the last one left wins (GP-191,
    GP-A80)."""
    owner = s.sides[side]
    s.tell(RESIGNED, "GP-191 GP-A80", side)
    owner.gone = True
    for title in range(s.board.titles):
        if s.owner[title] == side:
            give_back(s, side, title)
    for kind in range(t.KINDS):
        s.supply[kind] += owner.stock[kind]
        goods(s, side, kind, -owner.stock[kind], t.C_RESIGNED, "GP-A80")
        owner.stock[kind] = 0
    score(s, side, -owner.points, t.C_RESIGNED, "GP-A80")
    earn(s, side, -owner.eu, t.C_RESIGNED, "GP-A80")
    recall_all(s, side)
    for sort in range(3):
        for card in owner.hands[sort].cards:
            put_under(s, card, s.mask(side))
        owner.hold(sort, EMPTY)
    for offer in s.offers:
        if ((parties(s, offer) | offer.to) >> side) & 1:
            end_offer(s, offer)
    settle_up(s, side)
    # What was to last until this side's next turn is over: there will be none.
    for other in s.sides:
        other.embargo &= ~(1 << side)
    for title in range(s.board.territories):
        if s.strikes[title] == side:
            s.strikes = changed(s.strikes, title, NOBODY)
    rest = everybody(s)
    if rest.bit_count() == 1:
        win(s, rest, "GP-191")
    elif s.active_seat != NOBODY and s.side_of(s.active_seat) == side:
        del s.stack[1:]
        s.phase = NOBODY
        s.resolving = False
        s.overlap = NOBODY
    if s.overlap != NOBODY and s.side_of(s.overlap) == side:
        s.overlap = NOBODY


def settle_up(s: State, side: int) -> None:
    """Debts to and of a side that has given up lapse, and its hostages return to the reserves of their colours."""
    owner = s.sides[side]
    for other in range(len(s.sides)):
        s.sides[other].debt = changed(s.sides[other].debt, side, 0)
        s.sides[other].reserve += owner.hostages[other]
    owner.debt = [0] * len(s.sides)
    release(s, side)
    owner.hostages = [0] * len(s.sides)


def give_back(s: State, side: int, title: int) -> None:
    """A Title becomes unowned; its units stay set aside with it, its EDs return."""
    s.owner = changed(s.owner, title, NOBODY)
    s.tell(TITLE_RETURNED, "GP-A80", side, title)
    for other in range(len(s.sides)):
        withdraw(s, other, title, "GP-A80 GP-A36")
    if title >= s.board.territories:
        guild = title - s.board.territories
        goods(s, side, s.board.guild_resource[guild], -s.guild_stock[guild], t.C_RESIGNED, "GP-A80")
        return
    for kind in range(t.KINDS):
        goods(s, side, kind, -s.units[title * t.KINDS + kind], t.C_RESIGNED, "GP-A80")
    s.eds += s.level[title]
    s.level = changed(s.level, title, 0)
    s.active = changed(s.active, title, 0)


def recall_all(s: State, side: int) -> None:
    """All Agents of a side leave the board for its reserve."""
    owner = s.sides[side]
    number = owner.agents
    for title in range(s.board.titles):
        at = title * len(s.sides) + side
        number += s.agents[at]
        s.agents[at] = 0
    owner.agents = 0
    owner.reserve += number
    if number:
        s.tell(AGENTS, "GP-A80", side, -number, t.C_RESIGNED)


def result(s: State) -> Result:
    """How a game ended: who won, then by points; members of a side share theirs."""
    scores: list[int] = []
    ranks: list[tuple[int, int, int]] = []
    for seat in range(s.seats()):
        side = s.side_of(seat)
        scores.append(s.sides[side].points)
        ranks.append((0 if (s.winners >> side) & 1 else 1, -scores[seat], seat))
    winners = [rank[2] for rank in ranks if rank[0] == 0]
    ranks.sort()
    return Result(scores, winners, [rank[2] for rank in ranks])
