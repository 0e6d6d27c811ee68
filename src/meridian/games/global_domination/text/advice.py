"""What a player of Global Domination would work out before answering: details, a warning, exact odds."""

from __future__ import annotations

from math import comb

from meridian.core.action import Action
from meridian.core.position import UNKNOWN
from meridian.core.records import Section
from meridian.core.speaker import Speaker
from meridian.games.global_domination.actions import (
    Attack,
    Build,
    BuildIn,
    Choose,
    Done,
    MakeFull,
    Pass,
    Play,
    Reduce,
    Remove,
    Replace,
    Take,
    Text,
)
from meridian.games.global_domination.rules.points import SpendPoints
from meridian.games.global_domination.rules.scoring import board_vp
from meridian.games.global_domination.rules.state import State
from meridian.games.global_domination.text.portrait import card_text, force, some


def detail(s: State, action: Action, speaker: Speaker) -> str:
    """What lies behind an answer: the points it gives, what stands in the Area, what is left."""
    if isinstance(action, Build | Attack):
        kind = s.board.cards[action.card]
        return speaker.text("detail-points", number=kind.build if isinstance(action, Build) else kind.attack)
    if isinstance(action, Take):
        kind = s.board.cards[action.card]
        stack = speaker.text("detail-stack", number=s.market[action.card], build=kind.build, attack=kind.attack)
        return f"{stack}. {card_text(kind, speaker)}" if kind.effect else stack
    if isinstance(action, Text | Play):
        kind = s.board.cards[action.card]
        return card_text(kind, speaker) if kind.effect else ""
    if isinstance(action, BuildIn | Reduce | Remove | Replace | MakeFull):
        return _area_detail(s, action.area, speaker)
    if isinstance(action, Choose):
        return speaker.text("detail-player", vp=s.players[action.seat].vp, number=board_vp(s, action.seat))
    return ""


def _area_detail(s: State, area: int, speaker: Speaker) -> str:
    t = s.board
    stands = force(s, area, speaker)
    if t.sea[area]:
        return speaker.text("detail-sea", force=stands)
    region, resource = speaker.titles["region"][t.region[area]], speaker.titles["resource"][t.resource[area]]
    return speaker.text("detail-land", force=stands, region=region, resource=resource)


def warning(s: State, seat: int, action: Action, speaker: Speaker) -> str:
    """A pass is final: with cards in hand it is worth a second thought (GD-048). Points that are left are lost
    (GD-032)."""
    hand = s.players[seat].hand.cards
    if isinstance(action, Pass) and hand:
        return speaker.text("warning-pass", number=len(hand))
    frame = s.stack[-1]
    if isinstance(action, Done) and isinstance(frame, SpendPoints):
        return speaker.text("warning-points", number=frame.builds + frame.reductions + frame.either)
    return ""


def odds(s: State, seat: int, speaker: Speaker) -> list[Section]:
    """The scoring as it stands, your next draw, and what others may play out of turn."""
    vp = [
        speaker.text(
            "odds-vp",
            seat=speaker.seat(at),
            vp=player.vp,
            number=board_vp(s, at),
            total=player.vp + board_vp(s, at),
        )
        for at, player in enumerate(s.players)
    ]
    sections = [
        Section("scoring", speaker.text("odds-scoring"), vp),
        Section("draws", speaker.text("odds-draws"), _next_draw(s, seat, speaker)),
    ]
    held = _out_of_turn(s, seat, speaker)
    return [*sections, Section("held", speaker.text("odds-held"), held)] if held else sections


def _next_draw(s: State, seat: int, speaker: Speaker) -> list[str]:
    """Chances for the draw of the next Game Turn, as Logistics and piles are now."""
    if s.turn >= s.board.turns:
        return [speaker.text("odds-no-draw")]
    player = s.players[seat]
    chances = drawn_chances(player.deck.pool, player.discard, player.logistics)
    lines = [speaker.text("odds-draw", number=player.logistics, cards=some(dict(enumerate(player.deck.pool)), speaker))]
    for card, chance in enumerate(chances):
        if chance:
            lines.append(speaker.text("odds-card", card=speaker.titles["card"][card], percent=percent(chance)))
    return lines


def drawn_chances(pool: list[int], discard: list[int], draws: int) -> list[float]:
    """For each kind of card, the chance that at least one comes up; the discards follow when the deck is empty."""
    rest = draws - sum(pool)
    if rest < 0:
        return [at_least_one(number, sum(pool), draws) for number in pool]
    again = min(rest, sum(discard))
    return [1.0 if number else at_least_one(discard[card], sum(discard), again) for card, number in enumerate(pool)]


def at_least_one(number: int, cards: int, draws: int) -> float:
    """The chance that one of `number` equal cards among `cards` is among `draws` of them."""
    return 1 - comb(cards - number, draws) / comb(cards, draws)


def percent(chance: float) -> int:
    """A chance in whole per cent; 0 and 100 only if it is certain."""
    return round(100 * chance) if chance in (0, 1) else min(max(round(100 * chance), 1), 99)


def _out_of_turn(s: State, seat: int, speaker: Speaker) -> list[str]:
    """Who may hold a card that is played out of turn: every unseen card is as likely as any other."""
    lines = []
    for at, player in enumerate(s.players):
        hidden = sum(card == UNKNOWN for card in player.hand.cards)
        for card in s.board.scoring_cards:
            chance = 1.0 if card in player.hand.cards else 0.0
            if not chance and hidden:
                chance = at_least_one(player.deck.pool[card], sum(player.deck.pool), hidden)
            if at != seat and chance:
                title = speaker.titles["card"][card]
                args = {"seat": speaker.seat(at), "card": title, "percent": percent(chance)}
                lines.append(speaker.text("odds-may-hold", **args))
    return lines
