"""Aggression: who may attack whom."""

from __future__ import annotations

from meridian.core.action import Action, Refusal
from meridian.games.globopolis.actions import Attack, AttackWith
from meridian.games.globopolis.refusals import (
    CARD_DOES_NOT_FIT,
    FROM_HERE_ONLY,
    HERE_ONLY,
    NO_ATTACKS_YET,
    NO_CONFLICTS,
    NOT_A_TERRITORY,
    NOT_FOREIGN,
    NOT_IN_HAND,
    NOT_IN_QUADRANT,
    NOT_YOUR_TERRITORY,
    PEACE_PROMISED,
)
from meridian.games.globopolis.rules import constants as t
from meridian.games.globopolis.rules.promises import at_peace
from meridian.games.globopolis.rules.state import NOBODY, State


def near(s: State, source: int, target: int) -> bool:
    """Whether an attack needs no card: the same quadrant, or USA and Canada (GP-141, GP-142, GP-144)."""
    table = s.board
    if table.quadrant[source] == table.quadrant[target]:
        return True
    return (source == table.usa and target == table.canada) or (source == table.canada and target == table.usa)


def card_opens(s: State, card: int, source: int, target: int) -> bool:
    """Whether an OPs card opens this attack: by colour groups, or a Border Incident from a Territory with an
    NS-Unit (GP-113, GP-114, GP-143)."""
    found = s.board.cards[card]
    if found.effect == t.OPPORTUNITY:
        from_here = (found.attackers >> s.board.group[source]) & 1
        return from_here == 1 and (found.targets >> s.board.group[target]) & 1 == 1
    return found.effect == t.BORDER and s.ns(source) >= found.amount


def closed(s: State) -> Refusal | None:
    """Whether there are no attacks at all now."""
    if not s.board.conflicts:
        return NO_CONFLICTS
    return NO_ATTACKS_YET if s.board.no_attack_round1 and s.rounds == 1 else None


def attacks_from(s: State, seat: int, source: int) -> list[Action]:
    """All attacks from the own Territory landed upon (GP-142, GP-143)."""
    out: list[Action] = []
    if closed(s) is not None:
        return out
    side = s.side_of(seat)
    if s.owner[source] != side:
        return out
    ops = openers(s, side)
    for target in range(s.board.territories):
        owner = s.owner[target]
        if owner in (NOBODY, side) or at_peace(s, side, owner):
            continue
        if near(s, source, target):
            out.append(Attack(source, target))
        else:
            for card in ops:
                if card_opens(s, card, source, target):
                    out.append(AttackWith(source, target, card))
    return out


def could_attack(s: State, seat: int, source: int) -> bool:
    """Whether by public knowledge an attack may be declared from here: a hidden OPs card may open one, so a player who
    holds such a card is asked."""
    if closed(s) is not None:
        return False
    return s.hides(s.side_of(seat), t.OPS) or len(attacks_from(s, seat, source)) > 0


def attacks_on(s: State, seat: int, target: int) -> list[Action]:
    """All attacks on the foreign Territory landed upon (GP-141, GP-143)."""
    out: list[Action] = []
    side = s.side_of(seat)
    owner = s.owner[target]
    if closed(s) is not None or owner in (NOBODY, side) or at_peace(s, side, owner):
        return out
    ops = openers(s, side)
    for source in s.own_territories(side):
        if near(s, source, target):
            out.append(Attack(source, target))
        else:
            for card in ops:
                if card_opens(s, card, source, target):
                    out.append(AttackWith(source, target, card))
    return out


def openers(s: State, side: int) -> list[int]:
    """The cards in hand that can open an attack."""
    out: list[int] = []
    for card in s.sides[side].hands[t.OPS].cards:
        if card >= 0 and s.board.cards[card].effect in (t.OPPORTUNITY, t.BORDER):
            out.append(card)
    return out


def attack_refusal(s: State, seat: int, action: Action, ground: int, landed: int) -> Refusal | None:
    """Why an attack is not allowed. `ground` is the own Territory landed upon, `landed` the foreign one; the other
    is -1 (GP-141 to GP-146, GP-A54)."""
    if type(action) is Attack:
        source, target, card = action.source, action.target, t.NONE
    elif type(action) is AttackWith:
        source, target, card = action.source, action.target, action.card
    else:
        return NO_CONFLICTS
    shut = closed(s)
    if shut is not None:
        return shut
    side = s.side_of(seat)
    n = s.board.territories
    if not 0 <= source < n or not 0 <= target < n:
        return NOT_A_TERRITORY
    if s.owner[source] != side:
        return NOT_YOUR_TERRITORY
    if s.owner[target] == NOBODY or s.owner[target] == side:
        return NOT_FOREIGN
    if at_peace(s, side, s.owner[target]):
        return PEACE_PROMISED
    if ground != t.NONE and source != ground:
        return FROM_HERE_ONLY
    if landed != t.NONE and target != landed:
        return HERE_ONLY
    if type(action) is Attack:
        return None if near(s, source, target) else NOT_IN_QUADRANT
    if not 0 <= card < len(s.board.cards) or not s.sides[side].holds(card, t.OPS):
        return NOT_IN_HAND
    return None if not near(s, source, target) and card_opens(s, card, source, target) else CARD_DOES_NOT_FIT
