"""What a player of Globopolis would work out before answering: details, warnings, exact odds."""

from __future__ import annotations

from collections.abc import Callable
from fractions import Fraction
from typing import Any, Final

from meridian.core.action import Action, Rows
from meridian.core.game import Section
from meridian.core.messages import Speaker
from meridian.games.globopolis import actions as a
from meridian.games.globopolis import outlook
from meridian.games.globopolis.outlook import PossibleStop, Prospect
from meridian.games.globopolis.phrases import agents_here, counts, owner_name, side_name
from meridian.games.globopolis.rules import constants as t
from meridian.games.globopolis.rules.assess_cards import AssessCards
from meridian.games.globopolis.rules.assessment import AGGRESSOR, DEFENDER, LINES
from meridian.games.globopolis.rules.deal_terms import filled, find, has_open, is_card, is_title, title_of
from meridian.games.globopolis.rules.engagement import Engagement
from meridian.games.globopolis.rules.event_phase import EventPhase
from meridian.games.globopolis.rules.guilds import NO_CAP, terms
from meridian.games.globopolis.rules.holdings import check_bonus, refresh
from meridian.games.globopolis.rules.independents import IndependentTerritory
from meridian.games.globopolis.rules.landing import ForeignTerritory
from meridian.games.globopolis.rules.layout import lay_out
from meridian.games.globopolis.rules.odds import roll_value
from meridian.games.globopolis.rules.reaction import Reaction
from meridian.games.globopolis.rules.settling import give_open, give_title
from meridian.games.globopolis.rules.state import NOBODY, State

HALF: Final = Fraction(1, 2)
LIKELY: Final = 3
"""So many fields are named as the most likely ones of a roll."""

Legs = list[tuple[int, int, int, int]]


def percent(chance: Fraction | float) -> float:
    """A chance in per cent with one decimal; 0 and 100 only if it is certain."""
    rounded = round(float(100 * chance), 1)
    return rounded if chance in (0, 1) else min(max(rounded, 0.1), 99.9)


# Odds


def odds(s: State, seat: int, speaker: Speaker) -> list[Section]:
    """Every attack line by line with its exact chance, what threatens, how far rolls reach, how far the mark is."""
    sections: list[Section] = []
    fighting = outlook.conflict(s)
    if fighting is not None:
        line = _prospect(s, fighting, "odds-threat", speaker)
        sections.append(Section("conflict", speaker.text("odds-conflict"), [line]))
    now, found = outlook.attacks(s, seat)
    title = speaker.text("odds-attacks-now" if now else "odds-attacks")
    sections.append(Section("attacks", title, _prospects(s, found, speaker) or [speaker.text("odds-no-attacks")]))
    others = sorted(outlook.threats(s, s.side_of(seat)), key=lambda threat: -threat.win)
    told = [_prospect(s, threat, "odds-threat", speaker) for threat in others]
    sections.append(Section("threats", speaker.text("odds-threats"), told or [speaker.text("odds-no-threats")]))
    sections.append(Section("reach", speaker.text("odds-reach"), _reach(s, seat, speaker)))
    return [*sections, Section("score", speaker.text("odds-score"), _score(s, speaker))]


def _prospects(s: State, found: list[Prospect], speaker: Speaker) -> list[str]:
    best = sorted(found, key=lambda prospect: -prospect.win)
    return [_prospect(s, one, "odds-attack-with" if one.card >= 0 else "odds-attack", speaker) for one in best]


def _prospect(s: State, found: Prospect, key: str, speaker: Speaker) -> str:
    lines = [
        speaker.text("odds-line", line=LINES[line], aggressor=own, defender=other)
        for line, own, other in found.lines
        if own or other
    ]
    return speaker.text(
        key,
        source=speaker.titles["title"][found.source],
        target=speaker.titles["title"][found.target],
        seat=owner_name(s, found.source, speaker),
        other=owner_name(s, found.target, speaker),
        card=speaker.titles["card"][found.card] if found.card >= 0 else "",
        aggressor=found.aggressor,
        defender=found.defender,
        percent=percent(found.win),
        rounds=round(float(found.rounds), 1),
        lines="; ".join(lines),
    )


def _reach(s: State, seat: int, speaker: Speaker) -> list[str]:
    side = s.side_of(seat)

    def told(stops: list[PossibleStop]) -> str:
        return ", ".join(_stop(s, side, stop, speaker) for stop in stops)

    if s.field[seat] == s.board.teleport:
        return [speaker.text("odds-teleport", fields=told(outlook.teleport_reach(s)))]
    rolls = range(1, s.board.move_dice + 1)
    fee = outlook.backward_fee(s)
    lines = [speaker.text("odds-roll", dice=dice, fields=told(outlook.reach(s, seat, dice, False))) for dice in rolls]
    for dice in rolls:
        fields = told(outlook.reach(s, seat, dice, True))
        lines.append(speaker.text("odds-roll-back", dice=dice, points=fee, fields=fields))
    return lines


def _stop(s: State, side: int, stop: PossibleStop, speaker: Speaker) -> str:
    return speaker.text("odds-stop", field=field_name(s, side, stop.field, speaker), percent=_chance_of(stop))


def _chance_of(stop: PossibleStop) -> float:
    return percent(Fraction(stop.ways, stop.of))


def field_name(s: State, side: int, field: int, speaker: Speaker) -> str:
    """A field, with what matters to a visitor: whose it is, and the Conference Costs."""
    kind, what = s.board.kind[field], s.board.what[field]
    state, money = "plain", 0
    if kind in (t.TERRITORY, t.GUILD):
        owner = s.owner[what]
        state = "unowned" if owner == NOBODY else "own" if owner == side else "foreign"
        if state == "foreign" and kind == t.TERRITORY:
            state, money = "costs", outlook.visit_costs(s, what)
    return speaker.text("odds-field", field=speaker.titles["field"][field], state=state, money=money)


def _score(s: State, speaker: Speaker) -> list[str]:
    mark = s.board.mark(len(s.sides))
    return [
        speaker.text(
            "odds-side",
            seat=side_name(s, at, speaker),
            points=side.points,
            distance=max(0, mark - side.points),
            mark="no" if s.board.bitter_end else "yes",
            buys="yes" if outlook.may_buy(s, at) else "no",
        )
        for at, side in enumerate(s.sides)
        if not side.gone
    ]


# Details


def detail(s: State, seat: int, action: Action, speaker: Speaker) -> str:
    """What lies behind an answer: dice and chance, costs, where a roll leads, what a deal changes, a card's text."""
    tell = DETAILS.get(type(action))
    if tell is not None:
        return tell(s, seat, action, speaker)
    frame = outlook.frame_of(s)
    if isinstance(frame, AssessCards):
        return _dice_after(s, seat, action, speaker)
    return _card_text(s, seat, action, speaker)


def _card_text(s: State, seat: int, action: Action, speaker: Speaker) -> str:
    card = getattr(action, "card", NOBODY)
    return speaker.titles["card_text"][card] if 0 <= card < len(s.board.cards) else ""


def _attack(s: State, seat: int, action: Any, speaker: Speaker) -> str:
    found = outlook.prospect_of(s, action)
    args = {"aggressor": found.aggressor, "defender": found.defender, "percent": percent(found.win)}
    return speaker.text("detail-attack", **args, other=owner_name(s, found.target, speaker))


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
        likely = ", ".join(_stop(s, side, stop, speaker) for stop in best)
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
    return field_name(s, s.side_of(seat), action.field, speaker)


def _correct(s: State, seat: int, action: Any, speaker: Speaker) -> str:
    """Where a roll leads with a card, or without one."""
    frame = outlook.frame_of(s)
    if isinstance(frame, AssessCards):
        return _dice_after(s, seat, action, speaker)
    if not isinstance(frame, EventPhase):
        return ""
    steps = frame.total + (action.shift if isinstance(action, a.PlayShift) else 0)
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


# Details: laying out and dealing


def _lay_out(s: State, seat: int, action: Any, speaker: Speaker) -> str:
    """What changes on each Territory, and which levels are suspended or restored."""
    trial = s.copy()
    lay_out(trial, s.side_of(seat), action.layout)
    said: list[str] = []
    for row in action.layout:
        changes = [row[kind + 1] - s.units[row[0] * t.KINDS + kind] for kind in range(t.KINDS)]
        told = _changes(speaker.titles["resource"], changes, speaker)
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


def _changes(names: list[str], changes: list[int], speaker: Speaker) -> str:
    told = [
        speaker.text("detail-change", name=name, number=f"{change:+d}".replace("-", "−"))
        for name, change in zip(names, changes, strict=True)
        if change
    ]
    return ", ".join(told)


def legs_of(s: State, seat: int, action: Action) -> Legs:
    """The terms an answer to or of a deal is about, with this side in the place of whoever takes it up."""
    side = s.side_of(seat)
    if isinstance(action, a.Propose | a.Counter):
        return [(row[0], row[1], row[2], row[3]) for row in action.terms]
    offer = find(s, action.offer) if isinstance(action, a.Accept | a.Conclude) else None
    if offer is None:
        return []
    return filled(offer, action.other if isinstance(action, a.Conclude) else side)


def points_after(s: State, legs: Legs) -> list[int]:
    """How the points of all sides would change by a deal; cards bring none."""
    trial = s.copy()
    known = [leg for leg in legs if max(leg[:2]) < len(s.sides) and not is_card(s, leg[2])]
    for giver, taker, good, number in known:
        if not is_title(s, good):
            give_open(trial, known, giver, taker, good, number)
    for giver, taker, good, _ in known:
        if is_title(s, good) and trial.owner[title_of(s, good)] == giver:
            give_title(trial, known, giver, taker, good)
    for title in range(s.board.territories):
        refresh(trial, title)
    for group in {s.board.group[title_of(s, leg[2])] for leg in known if is_title(s, leg[2])}:
        for side in range(len(s.sides)):
            check_bonus(trial, side, group)
    return [after.points - before.points for before, after in zip(s.sides, trial.sides, strict=True)]


def _deal(s: State, seat: int, action: Any, speaker: Speaker) -> str:
    """What one gives and gets, and what it does to the scores."""
    side = s.side_of(seat)
    legs = legs_of(s, seat, action)
    if not legs:
        return ""
    said: list[str] = []
    if isinstance(action, a.Accept | a.Conclude):  # an offer names its terms itself
        gives = _goods([leg for leg in legs if leg[0] == side], speaker)
        gets = _goods([leg for leg in legs if leg[1] == side], speaker)
        said.append(speaker.text("detail-deal", gives=gives, gets=gets))
    lacking = [leg[0] for leg in legs if _lacks(s, leg)]
    if lacking:
        return "; ".join([*said, speaker.text("detail-void", other=side_name(s, lacking[0], speaker))])
    names = [side_name(s, at, speaker) for at in range(len(s.sides))]
    scores = _changes(names, points_after(s, legs), speaker)
    if scores:
        said.append(speaker.text("detail-deal-points", scores=scores))
    return "; ".join(said)


def _lacks(s: State, leg: tuple[int, int, int, int]) -> bool:
    """Whether a side openly does not have what it would give."""
    giver, taker, good, number = leg
    if max(giver, taker) >= len(s.sides) or is_card(s, good) or (good == t.GOOD_EU and s.board.hidden_cash):
        return False
    return not has_open(s, giver, taker, good, number)


def _goods(legs: Legs, speaker: Speaker) -> str:
    told = [speaker.text("detail-good", good=speaker.titles["good"][leg[2]], number=leg[3]) for leg in legs]
    return ", ".join(told) or speaker.text("portrait-nothing")


# Details: conflicts


def _clean(s: State, seat: int, action: Any, speaker: Speaker) -> str:
    """The dice of both sides, and the chance to win two rolls."""
    theirs = s.board.infiltrator_die[s.agents_on(action.title, action.other) - 1]
    own = s.board.owner_die[s.agents_on(action.title, s.side_of(seat))]
    args = {"own": own, "theirs": theirs, "percent": percent(cleaning_chance(own, theirs, s.board.cleaning_wins))}
    return speaker.text("detail-clean", **args)


def cleaning_chance(own: int, theirs: int, wins: int) -> Fraction:
    """The chance to win so many rolls first, ties rolled again."""
    won = sum(max(0, pips - 1) if pips <= theirs else theirs for pips in range(1, own + 1))
    tied = min(own, theirs)
    one = Fraction(won, own * theirs - tied)
    chance = [[Fraction(0)] * (wins + 1) for _ in range(wins + 1)]
    for need in range(wins + 1):
        for left in range(wins + 1):
            if need == 0:
                chance[need][left] = Fraction(1)
            elif left:
                chance[need][left] = one * chance[need - 1][left] + (1 - one) * chance[need][left - 1]
    return chance[wins][wins]


def _dice(s: State, found: Prospect | None, speaker: Speaker) -> str:
    if found is None:
        return ""
    args = {"aggressor": found.aggressor, "defender": found.defender, "percent": percent(found.win)}
    return speaker.text("detail-dice", **args)


def _dice_after(s: State, seat: int, action: Any, speaker: Speaker) -> str:
    """The dice after a card played in the Assessment, and its text."""
    trial = s.copy()
    frame = outlook.frame_of(trial)
    if isinstance(frame, AssessCards) and not isinstance(action, a.PassCard):
        frame.take(trial, seat, action)
    told = [_card_text(s, seat, action, speaker), _dice(s, outlook.conflict(trial), speaker)]
    return " ".join(part for part in told if part)


def _agents_stay(s: State, seat: int, action: Any, speaker: Speaker) -> str:
    """The dice if a third party keeps its Agents on a Territory, or withdraws them."""
    trial = s.copy()
    if isinstance(action, a.WithdrawAgents):
        trial.agents[action.title * len(s.sides) + s.side_of(seat)] = 0
    return _dice(s, outlook.conflict(trial), speaker)


def _play(s: State, seat: int, action: Any, speaker: Speaker) -> str:
    frame = outlook.frame_of(s)
    if isinstance(frame, AssessCards):
        return _dice_after(s, seat, action, speaker)
    text = _card_text(s, seat, action, speaker)
    fought = next((under for under in s.stack if isinstance(under, Engagement)), None)
    if fought is None or not isinstance(frame, Reaction) or frame.effect != t.REROLL or not all(fought.shown):
        return text
    role = AGGRESSOR if s.side_of(fought.seat) == s.side_of(seat) else DEFENDER
    other = fought.shown[1 - role]
    value = roll_value(other[0], other[1:], s.board.printed_multiplier)
    chance = outlook.table_odds(s).reroll_chance(fought.dice[0], fought.dice[1], role, value)
    return f"{text} {speaker.text('detail-again', percent=percent(chance))}"


def _fight_on(s: State, seat: int, action: Any, speaker: Speaker) -> str:
    return _dice(s, outlook.conflict(s), speaker) if outlook.asks(s, seat) == "fight-on" else ""


def _retreat(s: State, seat: int, action: Any, speaker: Speaker) -> str:
    return speaker.text("detail-retreat")


DETAILS: Final[dict[type[Action], Callable[[State, int, Any, Speaker], str]]] = {
    a.Attack: _attack,
    a.AttackWith: _attack,
    a.PayConference: _pay,
    a.Develop: _develop,
    a.RollOn: _roll,
    a.RollBack: _roll,
    a.Fly: _fly,
    a.PlayFly: _fly,
    a.PlayShift: _correct,
    a.PassCard: _correct,
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
    a.Propose: _deal,
    a.Counter: _deal,
    a.Accept: _deal,
    a.Conclude: _deal,
    a.Clean: _clean,
    a.KeepAgents: _agents_stay,
    a.WithdrawAgents: _agents_stay,
    a.Play: _play,
    a.Done: _fight_on,
    a.Retreat: _retreat,
}
"""What is told of each kind of answer; of all other cards the text is."""


# Warnings


def warning(s: State, seat: int, action: Action, speaker: Speaker) -> str:
    """What a person should confirm: an attack that will rather fail, levels given up, a payment that is too high, a
    Title for the leader, points sold, giving up."""
    if isinstance(action, a.Attack | a.AttackWith):
        return _risky(s, action, speaker)
    if isinstance(action, a.LayOut):
        return _suspending(s, s.side_of(seat), action.layout, speaker)
    if isinstance(action, a.PayConference):
        return _too_dear(s, seat, speaker)
    if isinstance(action, a.Accept | a.Conclude):
        return _feeding(s, seat, action, speaker)
    if isinstance(action, a.SellPoints):
        left = s.sides[s.side_of(seat)].points - action.number
        return speaker.text("warning-sell", number=action.number, points=left)
    return speaker.text("warning-resign") if isinstance(action, a.Resign) else ""


def _risky(s: State, action: a.Attack | a.AttackWith, speaker: Speaker) -> str:
    found = outlook.prospect_of(s, action)
    if found.win >= HALF:
        return ""
    source = found.source
    lost = s.board.value[source] + s.active[source] * s.board.level_points
    return speaker.text(
        "warning-attack",
        percent=percent(found.win),
        source=speaker.titles["title"][source],
        other=owner_name(s, found.target, speaker),
        points=lost,
        units=counts(speaker.titles["resource"], s.units[source * t.KINDS : (source + 1) * t.KINDS], speaker),
        eds=s.level[source],
    )


def _suspending(s: State, side: int, layout: Rows, speaker: Speaker) -> str:
    trial = s.copy()
    lay_out(trial, side, layout)
    lost = [row[0] for row in layout if trial.active[row[0]] < s.active[row[0]]]
    if not lost:
        return ""
    levels = sum(s.active[title] - trial.active[title] for title in lost)
    names = ", ".join(speaker.titles["title"][title] for title in lost)
    return speaker.text("warning-suspended", number=levels, titles=names, points=levels * s.board.level_points)


def _too_dear(s: State, seat: int, speaker: Speaker) -> str:
    frame = outlook.frame_of(s)
    side = s.sides[s.side_of(seat)]
    if not isinstance(frame, ForeignTerritory) or frame.costs <= side.eu:
        return ""
    short = frame.costs - side.eu
    sold = min(side.points, -(-short // s.board.point_price))
    return speaker.text("warning-short", money=frame.costs, eu=side.eu, points=sold)


def _feeding(s: State, seat: int, action: Action, speaker: Speaker) -> str:
    """A deal after which somebody else who leads owns a Title more."""
    leading = outlook.leaders(s)
    for giver, taker, good, _ in legs_of(s, seat, action):
        if is_title(s, good) and taker in leading and taker != s.side_of(seat) and giver != taker:
            title = speaker.titles["title"][title_of(s, good)]
            return speaker.text("warning-leader", title=title, other=side_name(s, taker, speaker))
    return ""
