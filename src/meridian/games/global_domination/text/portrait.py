"""Global Domination in text, for one pair of eyes: map, tracks, players, stacks and hand in whole sentences.

Everything is read off a view, so nothing can be told here that its owner may not know.
"""

from __future__ import annotations

from collections import Counter

from meridian.core.position import UNKNOWN
from meridian.core.records import Section
from meridian.core.speaker import Speaker
from meridian.games.global_domination.rules.board import EFFECTS, PARAMETERS, WHERE, CardType
from meridian.games.global_domination.rules.scoring import board_vp, fogged, holds_all
from meridian.games.global_domination.rules.state import NOBODY, Player, State

LABELS = (
    "portrait-turn", "portrait-turn-now", "portrait-turn-over", "portrait-passed", "portrait-fog",
    "portrait-map", "portrait-region", "portrait-seas", "portrait-land", "portrait-sea", "portrait-force",
    "portrait-region-held", "portrait-resources", "portrait-resource-held",
    "portrait-players", "portrait-player", "portrait-player-known", "portrait-player-fogged",
    "portrait-market", "portrait-stack", "portrait-price", "portrait-hand", "portrait-hand-empty", "portrait-values",
    "portrait-text", "portrait-cards", "portrait-decks", "portrait-deck", "portrait-some", "portrait-nothing",
    "portrait-borders", "portrait-border",
    "detail-points", "detail-stack", "detail-land", "detail-sea", "detail-player", "warning-pass", "warning-points",
    "odds-scoring", "odds-vp", "odds-draws", "odds-draw", "odds-card", "odds-no-draw", "odds-held", "odds-may-hold",
)  # fmt: skip
"""The messages used here and in the odds."""

EFFECT_IDS = {number: effect for effect, number in EFFECTS.items()}
WHERE_IDS = {number: where for where, number in WHERE.items()}


def portrait(s: State, seat: int | None, speaker: Speaker) -> list[Section]:
    """The view of a seat (None: a spectator), part by part."""
    sections = [_turn(s, speaker), _map(s, speaker), _players(s, speaker), _market(s, speaker)]
    if seat is not None:
        sections.append(_hand(s, seat, speaker))
    return [*sections, _cards(s, speaker), _decks(s, seat, speaker), _borders(s, speaker)]


def _turn(s: State, speaker: Speaker) -> Section:
    n = len(s.players)
    order = ", ".join(speaker.seat((s.first + step) % n) for step in range(n))
    key = "portrait-turn-over" if s.over else "portrait-turn-now"
    lines = [speaker.text(key, turn=s.turn, turns=s.board.turns, seat=speaker.seat(s.first), order=order)]
    passed = [speaker.seat(seat) for seat in range(n) if s.players[seat].passed]
    if passed:
        lines.append(speaker.text("portrait-passed", players=", ".join(passed)))
    fog = [speaker.seat(seat) for seat in range(n) if (s.fog >> seat) & 1]
    if fog:
        lines.append(speaker.text("portrait-fog", players=", ".join(fog)))
    return Section("turn", speaker.text("portrait-turn"), lines)


def _map(s: State, speaker: Speaker) -> Section:
    t = s.board
    lines = []
    for region, areas in enumerate(t.in_region):
        told = " ".join(_area(s, area, speaker) for area in areas)
        line = speaker.text("portrait-region", region=speaker.titles["region"][region], areas=told)
        owner = s.owner[areas[0]]
        if owner != NOBODY and holds_all(s, owner, areas):
            line += " " + speaker.text("portrait-region-held", owner=speaker.seat(owner))
        lines.append(line)
    seas = " ".join(_area(s, area, speaker) for area in range(t.areas) if t.sea[area])
    lines.append(speaker.text("portrait-seas", areas=seas))
    held = _held_resources(s, speaker)
    if held:
        lines.append(speaker.text("portrait-resources", held="; ".join(held)))
    return Section("map", speaker.text("portrait-map"), lines)


def _area(s: State, area: int, speaker: Speaker) -> str:
    args = {
        "area": speaker.titles["area"][area],
        "id": s.board.names["area"][area],
        "force": force(s, area, speaker),
    }
    resource = s.board.resource[area]
    if resource < 0:
        return speaker.text("portrait-sea", **args)
    return speaker.text("portrait-land", **args, resource=speaker.titles["resource"][resource])


def force(s: State, area: int, speaker: Speaker) -> str:
    """What stands in an Area."""
    owner = s.owner[area]
    if owner == NOBODY:
        return speaker.text("portrait-force", state="none", owner="")
    return speaker.text("portrait-force", state="full" if s.full[area] else "struggling", owner=speaker.seat(owner))


def _held_resources(s: State, speaker: Speaker) -> list[str]:
    held = []
    for resource, areas in enumerate(s.board.in_resource):
        owner = s.owner[areas[0]]
        if owner != NOBODY and holds_all(s, owner, areas):
            title = speaker.titles["resource"][resource]
            held.append(speaker.text("portrait-resource-held", resource=title, owner=speaker.seat(owner)))
    return held


def _players(s: State, speaker: Speaker) -> Section:
    return Section(
        "players",
        speaker.text("portrait-players"),
        [_player(s, seat, player, speaker) for seat, player in enumerate(s.players)],
        about=list(range(len(s.players))),
    )


def _player(s: State, seat: int, player: Player, speaker: Speaker) -> str:
    said = [
        speaker.text(
            "portrait-player",
            seat=speaker.seat(seat),
            vp=player.vp,
            number=board_vp(s, seat),
            over=int(s.over),
            logistics=player.logistics,
            hand=len(player.hand.cards),
            deck=player.deck.size(),
            discard=sum(player.discard),
        )
    ]
    blocked = [
        speaker.titles["region"][region]
        for region, areas in enumerate(s.board.in_region)
        if fogged(s, seat) and holds_all(s, seat, areas)
    ]
    if blocked:
        said.append(speaker.text("portrait-player-fogged", regions=", ".join(blocked)))
    return " ".join(said)


def _market(s: State, speaker: Speaker) -> Section:
    lines = []
    for card, left in enumerate(s.market):
        if left >= 0:
            kind = s.board.cards[card]
            title = speaker.titles["card"][card]
            line = speaker.text("portrait-stack", card=title, number=left, build=kind.build, attack=kind.attack)
            if kind.effect:
                line += " " + speaker.text("portrait-text", text=card_text(kind, speaker))
            if kind.price_steps:
                line += " " + speaker.text("portrait-price", number=kind.price_steps)
            lines.append(line)
    return Section("market", speaker.text("portrait-market"), lines)


def _hand(s: State, seat: int, speaker: Speaker) -> Section:
    counts = Counter(s.players[seat].hand.cards)
    lines = [_card(s, card, speaker, number) for card, number in sorted(counts.items())]
    return Section("hand", speaker.text("portrait-hand"), lines or [speaker.text("portrait-hand-empty")])


def _card(s: State, card: int, speaker: Speaker, number: int = 1) -> str:
    kind = s.board.cards[card]
    title = speaker.titles["card"][card]
    line = speaker.text("portrait-values", card=title, number=number, build=kind.build, attack=kind.attack)
    if kind.effect:
        line += " " + speaker.text("portrait-text", text=card_text(kind, speaker))
    if kind.price_steps:
        line += " " + speaker.text("portrait-price", number=kind.price_steps)
    return line


def card_text(kind: CardType, speaker: Speaker) -> str:
    """The text of a card in our words."""
    effect = EFFECT_IDS[kind.effect]
    resource = speaker.titles["resource"][kind.resource] if kind.resource >= 0 else ""
    numbers = {PARAMETERS[effect]: kind.number} if effect in PARAMETERS else {}
    return speaker.text(
        f"text-{effect}",
        build=kind.build,
        attack=kind.attack,
        where=WHERE_IDS[kind.where],
        resource=resource,
        **numbers,
    )


def _cards(s: State, speaker: Speaker) -> Section:
    cards = [s.board.domination, *(card for card, left in enumerate(s.market) if left >= 0)]
    lines = [_card(s, card, speaker) for card in dict.fromkeys(cards)]
    return Section("cards", speaker.text("portrait-cards"), lines, opening=False)


def _decks(s: State, eyes: int | None, speaker: Speaker) -> Section:
    """What everybody owns: which of it is in a hidden hand and which still in the deck nobody else knows."""
    lines = []
    for seat, player in enumerate(s.players):
        name = speaker.seat(seat)
        known = Counter(card for card in player.hand.cards if card != UNKNOWN)
        if known and seat != eyes:
            cards = some(dict(known), speaker)
            lines.append(speaker.text("portrait-player-known", seat=name, cards=cards))
        unseen = some(dict(enumerate(player.deck.pool)), speaker)
        lines.append(
            speaker.text(
                "portrait-deck", seat=name, unseen=unseen, discard=some(dict(enumerate(player.discard)), speaker)
            )
        )
    return Section("decks", speaker.text("portrait-decks"), lines, opening=False)


def some(counts: dict[int, int], speaker: Speaker) -> str:
    """Cards with their numbers, in the order of the edition."""
    told = [
        speaker.text("portrait-some", card=speaker.titles["card"][card], number=number)
        for card, number in sorted(counts.items())
        if number
    ]
    return ", ".join(told) or speaker.text("portrait-nothing")


def _borders(s: State, speaker: Speaker) -> Section:
    lines = []
    for area, near in enumerate(s.board.neighbours):
        names = ", ".join(_named(s, other, speaker) for other in near)
        lines.append(speaker.text("portrait-border", area=_named(s, area, speaker), areas=names))
    return Section("borders", speaker.text("portrait-borders"), lines, opening=False)


def _named(s: State, area: int, speaker: Speaker) -> str:
    return f"{speaker.titles['area'][area]} ({s.board.names['area'][area]})"
