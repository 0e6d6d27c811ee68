"""MISSIONs: their conditions, and showing one."""

from __future__ import annotations

from meridian.core.action import Action, Refusal
from meridian.core.deck import ALL_KNOW
from meridian.games.globopolis.actions import ClaimMission
from meridian.games.globopolis.facts import FINAL_ROUND, MISSION_COUNTS, MISSION_PAYS, MISSION_SHOWN
from meridian.games.globopolis.refusals import AT_START_ONLY, CASHED_ALREADY, MISSION_OPEN, NO_CLAIMS, NOT_IN_HAND
from meridian.games.globopolis.rules import constants as t
from meridian.games.globopolis.rules.card import Card
from meridian.games.globopolis.rules.cards import put_under
from meridian.games.globopolis.rules.ledger import score
from meridian.games.globopolis.rules.state import NOBODY, State


def list_claims(s: State, side: int, own: list[int], fresh: bool, out: list[Action]) -> None:
    """The MISSIONs in hand that can be shown now; `own` are the Territories of the side."""
    for card in s.sides[side].hands[t.MISSION].cards:
        if card >= 0 and closed(s, side, card, fresh) is None and fulfilled(s, side, card, own):
            out.append(ClaimMission(card))


def could_claim(s: State, side: int) -> bool:
    """Whether by public knowledge a side may hold a MISSION that it can show at the end of its turn: only then is it
    asked, so that the question tells nothing of the hand (GP-A57)."""
    if not s.board.cards_used or not s.sides[side].hands[t.MISSION].cards:
        return False
    own = s.own_territories(side)
    for card in range(s.board.first_of_sort[t.MISSION], s.board.first_of_sort[t.MISSION + 1]):
        if closed(s, side, card, False) is None and fulfilled(s, side, card, own) and s.could_hold(side, [card]):
            return True
    return False


def claim_refusal(s: State, side: int, card: int, fresh: bool) -> Refusal | None:
    """Why a MISSION cannot be shown: in the own turn only, with its condition true at that moment, and each
    point-paying one once per player (GP-A57, GP-A58). `fresh`: nothing was done yet in this Option Phase."""
    if not 0 <= card < len(s.board.cards) or not s.sides[side].holds(card, t.MISSION):
        return NOT_IN_HAND
    shut = closed(s, side, card, fresh)
    if shut is not None:
        return shut
    return None if fulfilled(s, side, card, s.own_territories(side)) else MISSION_OPEN


def closed(s: State, side: int, card: int, fresh: bool) -> Refusal | None:
    """Why a MISSION cannot be shown at this moment, whatever its condition."""
    mission = s.board.cards[card]
    if s.board.bitter_end and not mission.points:
        return NO_CLAIMS
    if (s.sides[side].cashed >> (card - s.board.first_of_sort[t.MISSION])) & 1:
        return CASHED_ALREADY
    return AT_START_ONLY if mission.start_only and not fresh else None


def claim(s: State, side: int, card: int) -> None:
    """Show a MISSION: it claims victory, the last one of a team, or pays points; it goes under the stack (GP-116,
    GP-177, GP-A58, GP-A90)."""
    mission = s.board.cards[card]
    hand = s.sides[side].hands[t.MISSION]
    s.tell(MISSION_SHOWN, "GP-116 GP-177 GP-A57", side, card)
    s.sides[side].hold(t.MISSION, hand.minus(card))
    put_under(s, card, ALL_KNOW)
    if mission.points:
        s.sides[side].cashed |= 1 << (card - s.board.first_of_sort[t.MISSION])
        s.tell(MISSION_PAYS, "GP-116 GP-A58", side, card, mission.points)
        score(s, side, mission.points, t.C_MISSION, "GP-116 GP-A58")
        return
    needed = s.missions_needed(side)
    if needed > 1:
        s.sides[side].cashed |= 1 << (card - s.board.first_of_sort[t.MISSION])
        counted = s.sides[side].cashed.bit_count()
        s.tell(MISSION_COUNTS, "GP-177 GP-A90", side, counted, needed)
        if counted < needed:
            return
    s.sides[side].shown = True
    s.claims |= 1 << side
    if not s.final:
        s.final = True
        s.tell(FINAL_ROUND, "GP-177 GP-178 GP-A59", side)


def fulfilled(s: State, side: int, card: int, own: list[int]) -> bool:
    """Whether the condition of a MISSION is true for a side that owns these Territories."""
    mission = s.board.cards[card]
    condition = mission.condition
    if condition == t.QUADRANT_VALUES:
        return _quadrants_with_value(s, own, mission.least) == s.board.quadrants
    if condition == t.GUILDS_WITH_ASSOCIATES:
        return _guilds_with_associates(s, side, mission.guilds)
    if condition == t.GUILD_AND_SUPER:
        return s.owner[mission.guilds[0]] == side and _super_developed(s, side, mission.of) == len(mission.of)
    if condition == t.OWN_OF:
        return _owned(s, side, mission.of) >= mission.need
    if condition == t.INFILTRATION:
        return _infiltrated(s, side, mission)
    if condition == t.VAULT:
        eu = s.vault(side, mission)
        return s.sides[side].eu >= eu and _guilds(s, side) >= mission.need
    need = mission.by_players[s.numbers_row() - 2]
    if len(own) < need:
        return False
    if condition == t.SUPER_DEVELOPED:
        return _super_developed(s, side, own) >= need
    if condition == t.SPREAD:
        return _in_every_quadrant(s, own, mission.per_quadrant)
    return _shielded(s, own, mission.least) >= need


def _owned(s: State, side: int, titles: list[int]) -> int:
    owner = s.owner
    n = 0
    for title in titles:
        if owner[title] == side:
            n += 1
    return n


def _guilds(s: State, side: int) -> int:
    return _owned(s, side, s.board.every_guild)


def _quadrants_with_value(s: State, own: list[int], least: int) -> int:
    seen = 0
    for title in own:
        if s.board.value[title] >= least:
            seen |= 1 << s.board.quadrant[title]
    return seen.bit_count()


def _guilds_with_associates(s: State, side: int, guilds: list[int]) -> bool:
    for guild in guilds:
        if s.owner[guild] != side:
            return False
        if not _owned(s, side, s.board.associates[guild - s.board.territories]):
            return False
    return True


def _super_developed(s: State, side: int, titles: list[int]) -> int:
    owner = s.owner
    n = 0
    for title in titles:
        if owner[title] == side and s.active[title] == 2:
            n += 1
    return n


def _in_every_quadrant(s: State, own: list[int], least: int) -> bool:
    counts = [0] * s.board.quadrants
    for title in own:
        counts[s.board.quadrant[title]] += 1
    for count in counts:
        if count < least:
            return False
    return True


def _shielded(s: State, own: list[int], least: int) -> int:
    n = 0
    for title in own:
        if s.ns(title) >= least:
            n += 1
    return n


def _infiltrated(s: State, side: int, mission: Card) -> bool:
    territories = 0
    victims = 0
    agents = s.agents
    sides = len(s.sides)
    for title in range(s.board.territories):
        if not agents[title * sides + side]:
            continue
        owner = s.owner[title]
        if owner in (NOBODY, side):
            continue
        foreign = 0
        for other in range(sides):
            if other != owner:
                foreign += agents[title * sides + other]
        if foreign > s.agents_on(title, owner):
            territories += 1
            victims |= 1 << owner
    need = mission.opponents_of_two if sides == 2 else mission.opponents
    return territories >= mission.least and victims.bit_count() >= need
