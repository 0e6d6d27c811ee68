"""What lies behind an answer: costs, where a roll leads, what changes on the board, a card's text."""

from __future__ import annotations

from collections.abc import Callable
from fractions import Fraction
from typing import Any, Final

from meridian.core.action import Action
from meridian.core.speaker import Speaker
from meridian.games.globopolis import actions as a
from meridian.games.globopolis.card_actions import PassCard, Play, PlayFly, PlayShift
from meridian.games.globopolis.queries import outlook
from meridian.games.globopolis.rules import constants as t
from meridian.games.globopolis.rules.assess_cards import AssessCards
from meridian.games.globopolis.rules.event_phase import EventPhase
from meridian.games.globopolis.rules.guilds import NO_CAP, terms
from meridian.games.globopolis.rules.independents import IndependentTerritory
from meridian.games.globopolis.rules.landing import ForeignTerritory
from meridian.games.globopolis.rules.layout import lay_out
from meridian.games.globopolis.rules.state import NOBODY, State
from meridian.games.globopolis.text.conflicts import (
    agents_stay,
    attack,
    card_text,
    clean,
    dice_after,
    fight_on,
    play,
    retreat,
)
from meridian.games.globopolis.text.deals import changes_line, deal
from meridian.games.globopolis.text.odds import field_name, field_state, percent, stop_line
from meridian.games.globopolis.text.phrases import agents_here, counts, owner_name

LIKELY: Final = 3
"""How many fields are named as the most likely ones of a roll."""


LABELS: Final = (
    "form-lay-out", "form-sell-points", "form-buy-points", "form-take-guild", "form-buy-guild", "form-buy-goods",
    "form-play-on", "form-play-spoil", "form-play-kinds", "form-play-recall", "form-play-reserves", "form-deploy",
    "form-offer-to-stay", "form-offer-to-leave", "form-offer", "form-counter", "form-accept", "form-decline",
)  # fmt: skip
"""What further answers of a kind are called where a menu is a selection."""


def detail(s: State, seat: int, action: Action, speaker: Speaker) -> str:
    """What lies behind an answer: dice and chance, costs, where a roll leads, what a deal changes, a card's text."""
    tell = DETAILS.get(type(action))
    if tell is not None:
        return tell(s, seat, action, speaker)
    frame = outlook.frame_of(s)
    if isinstance(frame, AssessCards):
        return dice_after(s, seat, action, speaker)
    return card_text(s, seat, action, speaker)


def _pay(s: State, seat: int, action: Any, speaker: Speaker) -> str:
    frame = outlook.frame_of(s)
    if not isinstance(frame, ForeignTerritory) or not frame.costs:
        return speaker.text("detail-pay-nothing")
    eu = s.sides[s.side_of(seat)].eu
    key = "detail-pay" if eu >= frame.costs else "detail-pay-short"
    return speaker.text(key, money=frame.costs, eu=eu, other=owner_name(s, frame.title, speaker))


def _develop(s: State, seat: int, action: Any, speaker: Speaker) -> str:
    phase = outlook.own_phase(s, s.side_of(seat))
    if phase is not None and phase.grants:
        return speaker.text("detail-grant", points=s.board.level_points)
    money = s.board.premium[action.title][s.level[action.title]]
    return speaker.text("detail-develop", money=money, points=s.board.level_points)


def _roll(s: State, seat: int, action: Any, speaker: Speaker) -> str:
    """The most likely fields, and what may come of the roll."""
    back = isinstance(action, a.RollBack)
    side = s.side_of(seat)
    stops = outlook.reach(s, seat, action.dice, back)
    if action.dice == 1:
        likely = ", ".join(field_name(s, side, stop.field, speaker) for stop in stops)
    else:
        best = sorted(stops, key=lambda stop: -stop.ways)[:LIKELY]
        likely = ", ".join(stop_line(s, side, stop, speaker) for stop in best)
    gain = sum(stop.ways for stop in stops if brings_something(s, side, stop.field))
    costs = sum(stop.ways * _costs(s, side, stop.field) for stop in stops)
    of = stops[0].of
    return speaker.text(
        "detail-roll-back" if back else "detail-roll",
        fields=likely,
        percent=percent(Fraction(gain, of)),
        money=round(costs / of, 1),
        points=0 if _free_back(s) else outlook.backward_fee(s),
    )


def _free_back(s: State) -> bool:
    frame = outlook.frame_of(s)
    return isinstance(frame, EventPhase) and frame.free_back


def brings_something(s: State, side: int, field: int) -> bool:
    """Whether a landing alone brings CR points: a Title without an owner, a Guild of others, Switzerland, MOONSHOT!"""
    kind, what = s.board.kind[field], s.board.what[field]
    if kind == t.TERRITORY:
        return s.owner[what] == NOBODY
    if kind == t.GUILD:
        return s.owner[what] != side
    return kind == t.MOONSHOT or (kind == t.INDEPENDENT and s.board.broker[what])


def _costs(s: State, side: int, field: int) -> int:
    what = s.board.what[field]
    return outlook.visit_costs(s, what) if s.board.kind[field] == t.TERRITORY and s.owner[what] != side else 0


def _fly(s: State, seat: int, action: Any, speaker: Speaker) -> str:
    return field_state(s, s.side_of(seat), action.field, speaker)


def _correct(s: State, seat: int, action: Any, speaker: Speaker) -> str:
    """Where a roll leads with a card, or without one."""
    frame = outlook.frame_of(s)
    if isinstance(frame, AssessCards):
        return dice_after(s, seat, action, speaker)
    if not isinstance(frame, EventPhase):
        return ""
    steps = frame.total + (action.shift if isinstance(action, PlayShift) else 0)
    field = (s.field[seat] + (-steps if frame.back else steps)) % s.board.fields
    return speaker.text("detail-leads-to", field=field_name(s, s.side_of(seat), field, speaker))


def _take_guild(s: State, seat: int, action: Any, speaker: Speaker) -> str:
    guild = action.title - s.board.territories
    name = speaker.titles["resource"][s.board.guild_resource[guild]]
    return speaker.text("detail-take-guild", resource=name, number=s.guild_stock[guild] - action.number)


def _buy_guild(s: State, seat: int, action: Any, speaker: Speaker) -> str:
    phase = outlook.own_phase(s, s.side_of(seat))
    price = terms(s, action.title, phase.cap if phase is not None else NO_CAP)[1]
    name = speaker.titles["resource"][s.board.guild_resource[action.title - s.board.territories]]
    units = counts([name], [action.number], speaker)
    return speaker.text("detail-goods", units=units, money=price * action.number)


def _points(s: State, seat: int, action: Any, speaker: Speaker) -> str:
    return speaker.text("detail-money", money=s.board.point_price * action.number)


def _buy_goods(s: State, seat: int, action: Any, speaker: Speaker) -> str:
    frame = outlook.frame_of(s)
    if not isinstance(frame, IndependentTerritory) or not action.number + action.second_number:
        return ""
    sells = s.board.sells[frame.market]
    names = [speaker.titles["resource"][kind] for kind in sells]
    units = counts(names, [action.number, action.second_number][: len(sells)], speaker)
    return speaker.text(
        "detail-goods", units=units, money=s.board.market_price * sum((action.number, action.second_number))
    )


def _business(s: State, seat: int, action: Any, speaker: Speaker) -> str:
    goods = ", ".join(speaker.titles["resource"][kind] for kind in s.board.sells[action.independent])
    return speaker.text("detail-market", units=goods, money=s.board.market_price)


def _claim(s: State, seat: int, action: Any, speaker: Speaker) -> str:
    return speaker.text("detail-claim", points=s.board.cards[action.card].points)


def _pick(s: State, seat: int, action: Any, speaker: Speaker) -> str:
    title = action.title
    points = s.board.value[title]
    if title >= s.board.territories:
        guild = title - s.board.territories
        kind = s.board.guild_resource[guild]
        units = counts([speaker.titles["resource"][kind]], [s.guild_stock[guild]], speaker)
    else:
        units = counts(speaker.titles["resource"], s.units[title * t.KINDS : (title + 1) * t.KINDS], speaker)
    return speaker.text("detail-pick", points=points, units=units)


def _deploy(s: State, seat: int, action: Any, speaker: Speaker) -> str:
    told = [
        speaker.text("detail-there", owner=owner_name(s, row[0], speaker), agents=agents_here(s, row[0], speaker))
        for row in action.agents
        if 0 <= row[0] < s.board.titles
    ]
    return "; ".join(told)


def _lay_out(s: State, seat: int, action: Any, speaker: Speaker) -> str:
    """What changes on each Territory, and which levels are suspended or restored."""
    trial = s.copy()
    lay_out(trial, s.side_of(seat), action.layout)
    said: list[str] = []
    for row in action.layout:
        changes = [row[kind + 1] - s.units[row[0] * t.KINDS + kind] for kind in range(t.KINDS)]
        told = changes_line(speaker.titles["resource"], changes, speaker)
        if told:
            said.append(speaker.text("detail-layout-row", title=speaker.titles["title"][row[0]], units=told))
        change = trial.active[row[0]] - s.active[row[0]]
        if change:
            key = "detail-restored" if change > 0 else "detail-suspended"
            said.append(speaker.text(key, title=speaker.titles["title"][row[0]], points=change * s.board.level_points))
    before, after = s.sides[s.side_of(seat)].stock, trial.sides[s.side_of(seat)].stock
    if before != after:
        said.append(speaker.text("detail-stock", units=counts(speaker.titles["resource"], after, speaker)))
    return "; ".join(said)


DETAILS: Final[dict[type[Action], Callable[[State, int, Any, Speaker], str]]] = {
    a.Attack: attack,
    a.AttackWith: attack,
    a.PayConference: _pay,
    a.Develop: _develop,
    a.RollOn: _roll,
    a.RollBack: _roll,
    a.Fly: _fly,
    PlayFly: _fly,
    PlayShift: _correct,
    PassCard: _correct,
    a.TakeGuild: _take_guild,
    a.BuyGuild: _buy_guild,
    a.BuyPoints: _points,
    a.SellPoints: _points,
    a.BuyGoods: _buy_goods,
    a.DoBusiness: _business,
    a.ClaimMission: _claim,
    a.PickTitle: _pick,
    a.Deploy: _deploy,
    a.LayOut: _lay_out,
    a.Propose: deal,
    a.Counter: deal,
    a.Accept: deal,
    a.Conclude: deal,
    a.Clean: clean,
    a.KeepAgents: agents_stay,
    a.WithdrawAgents: agents_stay,
    Play: play,
    a.Done: fight_on,
    a.Retreat: retreat,
}
"""What is written of each kind of answer; of all other cards it is their text."""
