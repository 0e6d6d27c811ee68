"""INFLUENCE cards that are played in the own Option Phase (GP-037, GP-115)."""

from __future__ import annotations

from typing import Final

from meridian.core.action import Action, Refusal
from meridian.games.globopolis.card_actions import (
    Play,
    PlayAgainst,
    PlayDossier,
    PlayKinds,
    PlayOn,
    PlayQuadrant,
    PlayRecall,
    PlaySpoil,
)
from meridian.games.globopolis.refusals import NO_SUCH_TARGET, NOT_IN_HAND, WRONG_MOMENT
from meridian.games.globopolis.rules import constants as t
from meridian.games.globopolis.rules.cards import play_card
from meridian.games.globopolis.rules.state import State
from meridian.games.globopolis.rules.texts.others import (
    Audit,
    DossierText,
    Embargo,
    PriceCap,
    PrisonerExchange,
    Recall,
    Spoil,
    Strike,
)
from meridian.games.globopolis.rules.texts.own import (
    DeepCover,
    Grant,
    Income,
    Recruit,
    Royalties,
    TakeKinds,
    TakeUnits,
    Tourism,
)
from meridian.games.globopolis.rules.texts.text import InfluenceText

TEXTS: Final[dict[int, InfluenceText]] = {
    t.TAKE_UNITS: TakeUnits(),
    t.TAKE_KINDS: TakeKinds(),
    t.TAKE_MONEY: Income(),
    t.ROYALTIES: Royalties(),
    t.TOURISM: Tourism(),
    t.GRANT: Grant(),
    t.PRICE_CAP: PriceCap(),
    t.EMBARGO: Embargo(),
    t.AUDIT: Audit(),
    t.DOSSIER: DossierText(),
    t.SPOIL: Spoil(),
    t.STRIKE: Strike(),
    t.RECALL: Recall(),
    t.RECRUIT: Recruit(),
    t.DEEP_COVER: DeepCover(),
    t.PRISONER_EXCHANGE: PrisonerExchange(),
}
"""The effects of the Option Phase; others belong to other moments."""
ELSEWHERE: Final = InfluenceText()
LISTED: Final = 12
HIGH: Final = 4
"""How many targets of a card are listed, and from which value on also undeveloped Territories."""
NO_CARD: Final = -2
"""An action that plays no card in the Option Phase; a card may be named wrongly as -1."""


def card_in(action: Action) -> int:
    """The card an action plays, NO_CARD if it plays none in the Option Phase."""
    if type(action) is Play:
        return action.card
    if type(action) is PlayOn:
        return action.card
    if type(action) is PlayAgainst:
        return action.card
    if type(action) is PlayKinds:
        return action.card
    if type(action) is PlayQuadrant:
        return action.card
    if type(action) is PlaySpoil:
        return action.card
    if type(action) is PlayRecall:
        return action.card
    return action.card if type(action) is PlayDossier else NO_CARD


def text_of(s: State, card: int) -> InfluenceText:
    """The text of a card."""
    return TEXTS.get(s.board.cards[card].effect, ELSEWHERE)


def list_cards(s: State, side: int, out: list[Action]) -> None:
    """What a hand can play in its owner's Option Phase; of cards that can hit any Territory the menu lists the most
    worthwhile ones."""
    for card in s.sides[side].hands[t.INFLUENCE].cards:
        if card < 0:
            continue
        found = text_of(s, card).plays(s, side, card)
        if len(found) > LISTED:
            found = [action for action in found if worthwhile(s, action)] or found
            found = found[:LISTED]
        out += found


def card_forms(s: State, side: int) -> list[type[Action]]:
    """The kinds of play of which a hand allows more than `list_cards` lists."""
    found: list[type[Action]] = []
    for card in s.sides[side].hands[t.INFLUENCE].cards:
        if card >= 0:
            plays = text_of(s, card).plays(s, side, card)
            if len(plays) > LISTED and type(plays[0]) not in found:
                found.append(type(plays[0]))
    return found


def worthwhile(s: State, action: Action) -> bool:
    """Whether a card hits a developed Territory, or one of high value."""
    if type(action) is PlaySpoil or type(action) is PlayOn:
        title = action.title
    else:
        return True
    return s.active[title] > 0 or s.board.value[title] >= HIGH


def influence_refusal(s: State, side: int, action: Action) -> Refusal | None:
    """Why a card cannot be played like this."""
    card = card_in(action)
    if not 0 <= card < len(s.board.cards) or not s.sides[side].holds(card, s.board.cards[card].sort):
        return NOT_IN_HAND
    if type(action) is PlayKinds and action.resource > action.second:
        action = PlayKinds(card, action.second, action.resource)
    found = text_of(s, card).plays(s, side, card)
    if action in found:
        return None
    return NO_SUCH_TARGET if found else WRONG_MOMENT


def play_influence(s: State, seat: int, action: Action) -> None:
    """Show the card and do what it says; grants and capped prices are kept by the Option Phase."""
    card = card_in(action)
    play_card(s, s.side_of(seat), card, "GP-037 GP-115")
    text_of(s, card).perform(s, seat, s.board.cards[card], action)
