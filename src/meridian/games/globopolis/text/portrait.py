"""Globopolis in text, for one pair of eyes: scores, Titles, hands, offers, board and ring in whole sentences.

Everything is read off a view, so nothing can be told here that its owner may not know.
"""

from __future__ import annotations

from meridian.core.deck import Slots
from meridian.core.position import UNKNOWN
from meridian.core.records import Section
from meridian.core.speaker import Speaker
from meridian.games.globopolis.position_records import HIDDEN_CASH
from meridian.games.globopolis.queries import outlook
from meridian.games.globopolis.queries.outlook import Need
from meridian.games.globopolis.rules import constants as t
from meridian.games.globopolis.rules.deals import addressed
from meridian.games.globopolis.rules.promises import binding
from meridian.games.globopolis.rules.state import NOBODY, Offer, State
from meridian.games.globopolis.text.phrases import (
    agents_here,
    card_line,
    counts,
    level_of,
    owner_name,
    side_name,
    units_here,
)
from meridian.games.globopolis.text.written import is_of, words_of

PROMISES = (
    "portrait-promise-free-visits", "portrait-promise-half-visits", "portrait-promise-peace", "portrait-promise-note",
    "portrait-promise-word", "portrait-promise-due", "portrait-promise-passage",
)  # fmt: skip
"""What is said of each kind of promise."""

LABELS = (
    "portrait-turn", "portrait-set-up", "portrait-now", "portrait-over", "portrait-scores", "portrait-scores-open",
    "portrait-score", "portrait-final", "portrait-sudden", "portrait-you", "portrait-purse", "portrait-agents",
    "portrait-governor", "portrait-embargo", "portrait-debt", *PROMISES, "portrait-promise-words", "portrait-titles",
    "portrait-no-titles",
    "portrait-own-territory", "portrait-own-guild", "portrait-next", "portrait-level", "portrait-agents-here",
    "portrait-strike", "portrait-count", "portrait-nothing", "portrait-hand", "portrait-hand-empty", "portrait-card",
    "portrait-offers", "portrait-no-offers", "portrait-offer", "portrait-offer-to", "portrait-accepted",
    "portrait-declined", "portrait-waits", "portrait-offer-words", "portrait-players", "portrait-player",
    "portrait-player-gone",
    "portrait-player-titles", "portrait-known", "portrait-territories", "portrait-quadrant", "portrait-territory",
    "portrait-unowned", "portrait-guilds", "portrait-guild", "portrait-independents", "portrait-market",
    "portrait-broker", "portrait-supply", "portrait-administration", "portrait-stack", "portrait-under",
    "portrait-ring", "portrait-ring-part", "portrait-here", "portrait-missions", "portrait-no-missions",
    "portrait-mission", "portrait-mission-fulfilled", "portrait-need", "portrait-lacking", "portrait-cards",
    "odds-attacks-now", "odds-attacks", "odds-attack", "odds-attack-with", "odds-line", "odds-no-attacks",
    "odds-threats", "odds-threat", "odds-no-threats", "odds-conflict", "odds-reach", "odds-roll", "odds-roll-back",
    "odds-teleport", "odds-stop", "odds-field", "odds-score", "odds-side",
    "detail-attack", "detail-pay", "detail-pay-short", "detail-pay-nothing", "detail-develop",
    "detail-grant", "detail-roll", "detail-roll-back", "detail-leads-to", "detail-money", "detail-take-guild",
    "detail-goods", "detail-market", "detail-deal", "detail-good", "detail-void", "detail-deal-points", "detail-change",
    "detail-stock", "detail-layout-row", "detail-restored", "detail-suspended", "detail-there", "detail-clean",
    "detail-dice", "detail-again", "detail-field", "detail-retreat", "detail-pick", "detail-claim",
    "warning-attack", "warning-suspended", "warning-short", "warning-leader", "warning-sell", "warning-resign",
)  # fmt: skip
"""The messages used here and in the advice."""


def portrait(s: State, seat: int | None, speaker: Speaker) -> list[Section]:
    """The view of a seat (None: a spectator), part by part."""
    sections = [_turn(s, speaker)]
    if seat is not None:
        sections += [_you(s, seat, speaker), _titles(s, seat, speaker), _hand(s, seat, speaker)]
    sections.append(_offers(s, seat, speaker))
    sections += [_players(s, seat, speaker), _territories(s, speaker), _guilds(s, speaker), _independents(s, speaker)]
    sections += [_supply(s, speaker), _ring(s, speaker)]
    if seat is not None:
        sections.append(_missions(s, seat, speaker))
    return [*sections, _cards(s, speaker)]


# What opens a turn


def _turn(s: State, speaker: Speaker) -> Section:
    if s.over:
        lines = [speaker.text("portrait-over")]
    elif s.active_seat == NOBODY:
        lines = [speaker.text("portrait-set-up")]
    else:
        lines = [speaker.text("portrait-now", round=s.rounds, seat=speaker.seat(s.active_seat))]
    mark = s.victory_mark()
    scores = ", ".join(
        speaker.text(
            "portrait-score",
            seat=side_name(s, side, speaker),
            points=s.sides[side].points,
            distance=max(0, mark - s.sides[side].points),
            mark="no" if s.board.bitter_end else "yes",
        )
        for side in range(len(s.sides))
        if not s.sides[side].gone
    )
    key = "portrait-scores-open" if s.board.bitter_end else "portrait-scores"
    lines.append(speaker.text(key, mark=mark, scores=scores))
    if s.final and not s.over:
        lines.append(speaker.text("portrait-final"))
    if s.sudden:
        tied = [side_name(s, side, speaker) for side in range(len(s.sides)) if (s.sudden >> side) & 1]
        lines.append(speaker.text("portrait-sudden", players=", ".join(tied)))
    return Section("turn", speaker.text("portrait-turn"), lines)


def _you(s: State, seat: int, speaker: Speaker) -> Section:
    at = s.side_of(seat)
    side = s.sides[at]
    stock = counts(speaker.titles["resource"], side.stock, speaker)
    lines = [speaker.text("portrait-purse", eu=side.eu, points=side.points, units=stock)]
    if s.board.agents_used:
        lines.append(_agents(s, at, speaker))
    lines.append(speaker.text("portrait-governor", field=speaker.titles["field"][s.field[seat]]))
    return Section("you", speaker.text("portrait-you"), [*lines, *_burdens(s, at, speaker)])


def _agents(s: State, side: int, speaker: Speaker) -> str:
    board = sum(s.agents[side :: len(s.sides)])
    owner = s.sides[side]
    return speaker.text("portrait-agents", hand=owner.agents, board=board, reserve=owner.reserve)


def _burdens(s: State, side: int, speaker: Speaker) -> list[str]:
    """An embargo, debts, and promises."""
    owner = s.sides[side]
    name = side_name(s, side, speaker)
    lines = [speaker.text("portrait-embargo", seat=name)] if owner.embargo else []
    for other, debt in enumerate(owner.debt):
        if debt:
            lines.append(speaker.text("portrait-debt", seat=name, other=side_name(s, other, speaker), money=debt))
    for kind, other, number in binding(s, side):
        who = side_name(s, other, speaker)
        lines += words_of(side, other, name, who, speaker) if kind == t.WORD else []
        lines.append(speaker.text(PROMISES[kind], seat=name, other=who, number=number))
    return lines


def _titles(s: State, seat: int, speaker: Speaker) -> Section:
    side = s.side_of(seat)
    lines = [
        _own_territory(s, title, speaker) if title < s.board.territories else _own_guild(s, title, speaker)
        for title in outlook.own_titles(s, side)
    ]
    return Section("titles", speaker.text("portrait-titles"), lines or [speaker.text("portrait-no-titles")])


def _own_territory(s: State, title: int, speaker: Speaker) -> str:
    said = [
        speaker.text(
            "portrait-own-territory",
            title=speaker.titles["title"][title],
            id=s.board.names["title"][title],
            points=s.board.value[title],
            units=units_here(s, title, speaker),
            level=level_of(s, title, speaker),
        ),
        _next_level(s, title, speaker),
        agents_here(s, title, speaker),
        speaker.text("portrait-strike") if s.strikes[title] != NOBODY else "",
    ]
    return " ".join(part for part in said if part)


def _next_level(s: State, title: int, speaker: Speaker) -> str:
    level = s.level[title]
    suspended = s.active[title] < level
    if level == 2 and not suspended:
        return ""
    missing = outlook.missing_units(s, title)
    return speaker.text(
        "portrait-next",
        state="suspended" if suspended else "rising",
        missing=sum(missing),
        units=counts(speaker.titles["resource"], missing, speaker),
        money=0 if suspended else s.board.premium[title][level],
    )


def _own_guild(s: State, title: int, speaker: Speaker) -> str:
    return speaker.text("portrait-own-guild", **_guild_args(s, title, speaker))


def _guild_args(s: State, title: int, speaker: Speaker) -> dict[str, str | int]:
    guild = title - s.board.territories
    found = outlook.guild_price(s, title, NOBODY)
    return {
        "title": speaker.titles["title"][title],
        "id": s.board.names["title"][title],
        "points": s.board.value[title],
        "resource": speaker.titles["resource"][s.board.guild_resource[guild]],
        "number": s.guild_stock[guild],
        "money": found[1] if found is not None else 0,
    }


def _hand(s: State, seat: int, speaker: Speaker) -> Section:
    hands = s.sides[s.side_of(seat)].hands
    lines = [card_line(s, card, speaker) for hand in hands for card in hand.cards if card != UNKNOWN]
    return Section("hand", speaker.text("portrait-hand"), lines or [speaker.text("portrait-hand-empty")])


def _offers(s: State, seat: int | None, speaker: Speaker) -> Section:
    lines = [_offer(s, offer, seat, speaker) for offer in s.offers]
    none = [speaker.text("portrait-no-offers")]
    return Section("offers", speaker.text("portrait-offers"), lines or none, opening=bool(lines))


def _offer(s: State, offer: Offer, seat: int | None, speaker: Speaker) -> str:
    said = [
        speaker.text(
            "portrait-offer",
            offer=offer.number,
            seat=side_name(s, offer.side, speaker),
            turns=max(1, offer.ends - s.turns),
            terms=speaker.rows("terms", tuple(offer.terms)),
        )
    ]
    said += [speaker.text("portrait-offer-words", text=one.text) for one in speaker.written if is_of(one, offer.number)]
    for key, mask in (
        ("portrait-offer-to", offer.to),
        ("portrait-accepted", offer.accepted),
        ("portrait-declined", offer.declined),
    ):
        names = [side_name(s, side, speaker) for side in range(len(s.sides)) if (mask >> side) & 1]
        if names:
            said.append(speaker.text(key, players=", ".join(names)))
    own = NOBODY if seat is None else s.side_of(seat)
    if own != NOBODY and addressed(s, offer, own) and not (offer.accepted | offer.declined) >> own & 1:
        said.append(speaker.text("portrait-waits"))
    return " ".join(said)


# What can be looked up


def _players(s: State, seat: int | None, speaker: Speaker) -> Section:
    own = NOBODY if seat is None else s.side_of(seat)
    told = [(s.members(side)[0], _player(s, side, side == own, speaker)) for side in range(len(s.sides))]
    lines = [line for _, said in told for line in said]
    about = [at for at, said in told for _ in said]
    return Section("players", speaker.text("portrait-players"), lines, opening=False, about=about)


def _player(s: State, at: int, own: bool, speaker: Speaker) -> list[str]:
    side = s.sides[at]
    name = side_name(s, at, speaker)
    if side.gone:
        return [speaker.text("portrait-player-gone", seat=name)]
    fields = ", ".join(speaker.titles["field"][s.field[seat]] for seat in s.members(at))
    said = [
        speaker.text(
            "portrait-player",
            seat=name,
            points=side.points,
            money="hidden" if side.eu == HIDDEN_CASH else "open",
            eu=side.eu,
            units=counts(speaker.titles["resource"], side.stock, speaker),
            cards=counts(speaker.titles["sort"], [len(hand.cards) for hand in side.hands], speaker),
            field=fields,
        )
    ]
    owned = [speaker.titles["title"][title] for title in outlook.own_titles(s, at)]
    if owned:
        said.append(speaker.text("portrait-player-titles", number=len(owned), titles=", ".join(owned)))
    if s.board.agents_used:
        said.append(_agents(s, at, speaker))
    known = [card for hand in side.hands for card in hand.cards if card != UNKNOWN]
    if known and not own:
        cards = ", ".join(speaker.titles["card"][card] for card in known)
        said.append(speaker.text("portrait-known", cards=cards))
    return [" ".join(said), *_burdens(s, at, speaker)]


def _territories(s: State, speaker: Speaker) -> Section:
    """By quadrant, and there by colour group."""
    lines = []
    for quadrant in range(s.board.quadrants):
        lines.append(speaker.text("portrait-quadrant", quadrant=speaker.titles["quadrant"][quadrant]))
        here = [title for title in range(s.board.territories) if s.board.quadrant[title] == quadrant]
        lines += [_territory(s, title, speaker) for title in sorted(here, key=lambda title: s.board.group[title])]
    return Section("territories", speaker.text("portrait-territories"), lines, opening=False)


def _territory(s: State, title: int, speaker: Speaker) -> str:
    said = [
        speaker.text(
            "portrait-territory",
            title=speaker.titles["title"][title],
            id=s.board.names["title"][title],
            group=speaker.titles["group"][s.board.group[title]],
            points=s.board.value[title],
            owner=owner_name(s, title, speaker),
            units=units_here(s, title, speaker),
            level=level_of(s, title, speaker),
            money=outlook.visit_costs(s, title) if s.owner[title] != NOBODY else s.board.conference[title][0],
        ),
        agents_here(s, title, speaker),
        speaker.text("portrait-strike") if s.strikes[title] != NOBODY else "",
    ]
    return " ".join(part for part in said if part)


def _guilds(s: State, speaker: Speaker) -> Section:
    lines = []
    for title in range(s.board.territories, s.board.titles):
        partners = s.board.associates[title - s.board.territories]
        told = ", ".join(f"{speaker.titles['title'][at]} ({owner_name(s, at, speaker)})" for at in partners)
        owned = "no" if s.owner[title] == NOBODY else "yes"
        args = _guild_args(s, title, speaker)
        line = speaker.text("portrait-guild", **args, owned=owned, owner=owner_name(s, title, speaker), titles=told)
        lines.append(" ".join(part for part in (line, agents_here(s, title, speaker)) if part))
    return Section("guilds", speaker.text("portrait-guilds"), lines, opening=False)


def _independents(s: State, speaker: Speaker) -> Section:
    lines = []
    for at, title in enumerate(speaker.titles["independent"]):
        name = s.board.names["independent"][at]
        if s.board.broker[at]:
            money, points = s.board.swiss_money, s.board.swiss_points
            lines.append(speaker.text("portrait-broker", title=title, id=name, money=money, points=points))
        else:
            goods = ", ".join(speaker.titles["resource"][kind] for kind in s.board.sells[at])
            money = s.board.market_price
            lines.append(speaker.text("portrait-market", title=title, id=name, units=goods, money=money))
    return Section("independents", speaker.text("portrait-independents"), lines, opening=False)


def _supply(s: State, speaker: Speaker) -> Section:
    left = counts(speaker.titles["resource"], s.supply, speaker, True)
    lines = [speaker.text("portrait-administration", units=left, eds=s.eds)]
    for sort, deck in enumerate(s.decks):
        line = speaker.text("portrait-stack", sort=speaker.titles["sort"][sort], number=deck.left)
        lines.append(" ".join(part for part in (line, _under(deck.bottom, speaker)) if part))
    return Section("supply", speaker.text("portrait-supply"), lines, opening=False)


def _under(slots: Slots, speaker: Speaker) -> str:
    if not slots.cards:
        return ""
    cards = ", ".join("?" if card == UNKNOWN else speaker.titles["card"][card] for card in slots.cards)
    return speaker.text("portrait-under", number=len(slots.cards), cards=cards)


def _ring(s: State, speaker: Speaker) -> Section:
    lines = []
    bases = s.board.bases
    for quadrant in range(s.board.quadrants):
        last = bases[quadrant + 1] if quadrant + 1 < len(bases) else bases[0] + s.board.fields
        told = [_field(s, field % s.board.fields, speaker) for field in range(bases[quadrant], last)]
        name = speaker.titles["quadrant"][quadrant]
        lines.append(speaker.text("portrait-ring-part", quadrant=name, fields=", ".join(told)))
    return Section("ring", speaker.text("portrait-ring"), lines, opening=False)


def _field(s: State, field: int, speaker: Speaker) -> str:
    name = speaker.titles["field"][field]
    here = [speaker.seat(seat) for seat in range(s.seats()) if s.field[seat] == field]
    return speaker.text("portrait-here", field=name, players=", ".join(here)) if here else name


def _missions(s: State, seat: int, speaker: Speaker) -> Section:
    side = s.side_of(seat)
    lines = []
    for card in s.sides[side].hands[t.MISSION].cards:
        if card != UNKNOWN:
            needs = outlook.mission_needs(s, side, card)
            done = all(need.have >= need.need for need in needs)
            told = "; ".join(_need(need, speaker) for need in needs)
            key = "portrait-mission-fulfilled" if done else "portrait-mission"
            lines.append(speaker.text(key, card=speaker.titles["card"][card], needs=told))
    none = [speaker.text("portrait-no-missions")]
    return Section("missions", speaker.text("portrait-missions"), lines or none, opening=False)


def _need(need: Need, speaker: Speaker) -> str:
    line = speaker.text("portrait-need", what=need.what, have=need.have, need=need.need)
    if need.have >= need.need or not need.lacking:
        return line
    names = speaker.titles["quadrant" if need.what == "quadrants" else "title"]
    lacking = ", ".join(names[at] for at in need.lacking)
    return f"{line} {speaker.text('portrait-lacking', names=lacking)}"


def _cards(s: State, speaker: Speaker) -> Section:
    lines = [card_line(s, card, speaker) for card in range(len(s.board.cards)) if not s.board.taken_out(card)]
    return Section("cards", speaker.text("portrait-cards"), lines, opening=False)
