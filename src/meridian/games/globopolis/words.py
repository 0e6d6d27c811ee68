"""Positions of Globopolis in words: how they are shown, and how one is arranged."""

from __future__ import annotations

from typing import Any

from meridian.core.arranging import read_in, read_seat, refuse_unknown, show_frame
from meridian.core.codec import Words
from meridian.core.deck import ALL_KNOW, UNSEEN, Slots
from meridian.core.errors import BadInput
from meridian.core.plain import closest
from meridian.games.globopolis.rules.agents import Deployment
from meridian.games.globopolis.rules.course import NEXT, TURN, Globopolis
from meridian.games.globopolis.rules.event_phase import ASK, LAND, EventPhase
from meridian.games.globopolis.rules.option_phase import OptionPhase
from meridian.games.globopolis.rules.state import NOBODY, Offer, Side, State, bare
from meridian.games.globopolis.rules.tables import INFLUENCE, KINDS, RESOURCES, SORTS, Tables
from meridian.games.globopolis.rules.turn import DEPLOY, END, EVENT, PlayerTurn

MOMENTS = ("turn", "options", "roll", "landing", "deploy")
NUMBERS = ("eu", "points", "agents", "captured")
SIDE_KEYS = (
    *NUMBERS, "stock", "titles", "hand", "known", "field", "blocked", "bonus", "cashed", "shown", "reserve", "hostages",
    "debt",
)  # fmt: skip
TITLE_KEYS = ("owner", "units", "level", "agents", "strike", "stock")


# Showing


def show(s: State, words: Words) -> dict[str, Any]:
    """A position or view as plain data."""
    return {
        "round": s.rounds,
        "turns": s.turns,
        "active": _seat(s.active_seat),
        "first": _seat(s.first),
        "governors": {
            f"p{seat + 1}": {"field": words.names["field"][s.field[seat]], "blocked": s.blocked[seat]}
            for seat in range(s.seats())
        },
        "players": {f"p{at + 1}": _show_side(s, at, side, words) for at, side in enumerate(s.sides)},
        "titles": {name: _show_title(s, title) for title, name in enumerate(words.names["title"])},
        "supply": dict(zip(RESOURCES, s.supply, strict=True)),
        "eds": s.eds,
        "stacks": {
            name: {"left": deck.left, "under": _cards(deck.bottom, words), "unseen": _pool(deck.pool, words)}
            for name, deck in zip(SORTS, s.decks, strict=True)
        },
        "under": [SORTS[sort] for sort in s.under],
        "offers": {str(offer.number): _show_offer(s, offer, words) for offer in s.offers},
        "final": s.final,
        "claims": _sides(s.claims),
        "sudden_death": _sides(s.sudden),
        "time_up": s.time_up,
        "trade_closed": s.resolving,
        "phase": _seat(s.phase),
        "fresh": s.fresh,
        "overlap": _seat(s.overlap),
        "raised": [name for title, name in enumerate(words.names["title"]) if (s.raised >> title) & 1],
        "free_taken": list(s.free_taken),
        "guild_bought": list(s.guild_bought),
        "backward_paid": s.backward_paid,
        "bribed": s.bribed,
        "winners": _sides(s.winners),
        "under_way": [show_frame(frame, words) for frame in s.stack],
        "over": s.over,
    }


def _seat(seat: int) -> str:
    return "none" if seat == NOBODY else f"p{seat + 1}"


def _sides(mask: int) -> list[str]:
    return [f"p{side + 1}" for side in range(mask.bit_length()) if (mask >> side) & 1]


def _cards(slots: Slots, words: Words) -> list[str]:
    return ["?" if card == UNSEEN else words.names["card"][card] for card in slots.cards]


def _pool(pool: list[int], words: Words) -> list[str]:
    return [words.names["card"][card] for card, n in enumerate(pool) if n]


def _show_side(s: State, at: int, side: Side, words: Words) -> dict[str, Any]:
    groups, missions = words.names["group"], s.tables.first_of_sort[1]
    shown: dict[str, Any] = {field: getattr(side, field) for field in NUMBERS}
    shown["reserve"] = side.reserve
    shown["removed"] = side.removed
    shown["stock"] = dict(zip(RESOURCES, side.stock, strict=True))
    shown["titles"] = [name for title, name in enumerate(words.names["title"]) if s.owner[title] == at]
    for sort, name in enumerate(SORTS):
        shown[name] = _cards(side.hands[sort], words)
    shown["known"] = [
        words.names["card"][card]
        for hand in side.hands
        for card, mask in zip(hand.cards, hand.known, strict=True)
        if mask == ALL_KNOW
    ]
    shown["bonus"] = [name for group, name in enumerate(groups) if (side.bonus >> group) & 1]
    shown["cashed"] = [
        words.names["card"][missions + n] for n in range(side.cashed.bit_length()) if (side.cashed >> n) & 1
    ]
    shown["shown"] = side.shown
    shown["gone"] = side.gone
    shown["embargo"] = _sides(side.embargo)
    shown["debt"] = {f"p{other + 1}": debt for other, debt in enumerate(side.debt) if debt}
    shown["hostages"] = {f"p{other + 1}": n for other, n in enumerate(side.hostages) if n}
    return shown


def _show_title(s: State, title: int) -> dict[str, Any]:
    agents = {f"p{side + 1}": s.agents_on(title, side) for side in range(len(s.sides)) if s.agents_on(title, side)}
    shown: dict[str, Any] = {"owner": _seat(s.owner[title]), "agents": agents}
    if title >= s.tables.territories:
        return shown | {"stock": s.guild_stock[title - s.tables.territories]}
    units = s.units[title * KINDS : title * KINDS + KINDS]
    return shown | {
        "units": dict(zip(RESOURCES, units, strict=True)),
        "level": s.level[title],
        "active": s.active[title],
        "strike": _seat(s.strikes[title]),
    }


def _show_offer(s: State, offer: Offer, words: Words) -> dict[str, Any]:
    return {
        "by": f"p{offer.side + 1}",
        "parent": offer.parent,
        "terms": words.say_field("terms", tuple(offer.terms)),
        "to": _sides(offer.to),
        "accepted": _sides(offer.accepted),
        "declined": _sides(offer.declined),
        "ends": offer.ends,
        "cards": [[f"p{side + 1}", words.names["card"][card]] for side, card in offer.cards],
    }


# Arranging


def arrange(tables: Tables, seats: int, words: Words, start: dict[str, Any]) -> State:
    """A position out of words: what is not said is as before the deal, with starting money and Agents in hand."""
    known = ["on_turn", "moment", "round", "first", "players", "titles", "supply", "eds", "under", "governors", "final"]
    refuse_unknown(start, known)
    s = bare(tables, seats)
    for side in s.sides:
        side.eu = tables.start_money[len(s.sides)]
        if tables.agents_used:
            side.agents = min(tables.start_agents, side.reserve)
            side.reserve -= side.agents
    s.rounds = start.get("round", 2)
    s.turns = (s.rounds - 1) * seats
    s.first = read_seat(words, start.get("first", "p1"), "first")
    s.final = bool(start.get("final", False))
    s.field = [tables.bases[0]] * seats
    for name, said in start.get("players", {}).items():
        _arrange_side(s, words, name, said)
    for name, said in start.get("titles", {}).items():
        _arrange_title(s, words, name, said)
    for name, said in start.get("governors", {}).items():
        _arrange_governor(s, words, read_seat(words, name, "governors"), said)
    _arrange_stacks(s, words, start)
    for title in range(tables.territories):
        s.active[title] = min(s.level[title], s.sets(title))
        if s.owner[title] != NOBODY and s.ns(title) > s.ns_limit(title):
            raise BadInput(f"position: titles.{words.names['title'][title]}: too many NS-Units (GP-059)")
    _count_points(s, start)
    _count_pieces(s, start)
    _arrange_moment(s, words, start)
    return s


def _number(where: str, value: Any) -> int:
    if type(value) is not int:
        raise BadInput(f"position: {where}: {value!r} is not a number")
    return value


def _units(where: str, said: Any) -> list[int]:
    """Units as a list of five numbers, or by name."""
    if isinstance(said, list) and len(said) == KINDS and all(type(n) is int and n >= 0 for n in said):
        return list(said)
    if isinstance(said, dict) and all(key in RESOURCES for key in said):
        return [_number(f"{where}.{kind}", said.get(kind, 0)) for kind in RESOURCES]
    raise BadInput(f"position: {where}: {said!r} is not five numbers, or units by name")


def _arrange_side(s: State, words: Words, name: str, said: dict[str, Any]) -> None:
    seat = read_seat(words, name, "players")
    at = s.side_of(seat)
    side = s.sides[at]
    for key, value in said.items():
        where = f"players.{name}.{key}"
        if key in NUMBERS:
            setattr(side, key, _number(where, value))
        elif key == "reserve":
            side.reserve = _number(where, value)
        elif key == "stock":
            side.stock = _units(where, value)
        elif key == "titles":
            for title in value:
                s.owner[read_in(words, "title", title, where)] = at
        elif key in ("hand", "known"):
            for card in value:
                _deal(s, words, at, card, where, ALL_KNOW if key == "known" else s.mask(at))
        elif key in ("field", "blocked"):
            _arrange_governor(s, words, seat, {key: value})
        elif key == "bonus":
            for group in value:
                side.bonus |= 1 << read_in(words, "group", group, where)
        elif key == "cashed":
            for card in value:
                side.cashed |= 1 << (read_in(words, "card", card, where) - s.tables.first_of_sort[1])
        elif key == "shown":
            side.shown = bool(value)
            s.claims |= int(side.shown) << at
        elif key in ("hostages", "debt"):
            for other, number in value.items():
                getattr(side, key)[read_seat(words, other, where)] = _number(where, number)
        else:
            raise BadInput(f"position: {where} is unknown{closest(key, list(SIDE_KEYS))}")
    if "agents" in said and "reserve" not in said and s.tables.agents_used:
        side.reserve = s.tables.all_agents - side.agents
    if "hostages" in said:
        for other, number in said["hostages"].items():
            s.sides[read_seat(words, other, "hostages")].reserve -= number


def _arrange_governor(s: State, words: Words, seat: int, said: dict[str, Any]) -> None:
    for key, value in said.items():
        if key == "field":
            s.field[seat] = read_in(words, "field", value, f"governors.p{seat + 1}.field")
        elif key == "blocked":
            s.blocked[seat] = bool(value)
        else:
            raise BadInput(f"position: governors.p{seat + 1}.{key} is unknown{closest(key, ['field', 'blocked'])}")


def _deal(s: State, words: Words, side: int, name: str, where: str, mask: int) -> None:
    card = read_in(words, "card", name, where)
    sort = s.tables.cards[card].sort
    if not s.decks[sort].pool[card]:
        raise BadInput(f"position: {where}: {name} is already somewhere else, or out of the game")
    s.decks[sort] = s.decks[sort].drawn(card)
    s.sides[side].hands[sort] = s.sides[side].hands[sort].plus(card, mask)


def _arrange_title(s: State, words: Words, name: str, said: dict[str, Any]) -> None:
    title = read_in(words, "title", name, "titles")
    guild = title - s.tables.territories
    for key, value in said.items():
        where = f"titles.{name}.{key}"
        if key == "owner":
            s.owner[title] = s.side_of(read_seat(words, value, where))
        elif key == "units" and guild < 0:
            s.units[title * KINDS : title * KINDS + KINDS] = _units(where, value)
        elif key == "level" and guild < 0:
            if value not in (0, 1, 2):
                raise BadInput(f"position: {where}: {value!r} is not 0, 1 or 2")
            s.level[title] = value
        elif key == "agents":
            for player, number in value.items():
                side = s.side_of(read_seat(words, player, where))
                s.agents[title * len(s.sides) + side] = _number(where, number)
                s.sides[side].agents -= number
        elif key == "strike" and guild < 0:
            s.strikes[title] = s.side_of(read_seat(words, value, where))
        elif key == "stock" and guild >= 0:
            s.guild_stock[guild] = _number(where, value)
        else:
            raise BadInput(f"position: {where} is unknown{closest(key, list(TITLE_KEYS))}")


def _arrange_stacks(s: State, words: Words, start: dict[str, Any]) -> None:
    """`under` lists cards under their stacks, open to all, first the one that comes up first; `stacks` are then
    what is left."""
    for name in start.get("under", []):
        card = read_in(words, "card", name, "under")
        sort = s.tables.cards[card].sort
        if not s.decks[sort].pool[card]:
            raise BadInput(f"position: under: {name} is already somewhere else, or out of the game")
        s.decks[sort] = s.decks[sort].drawn(card).put_under(card, ALL_KNOW)
        if sort != INFLUENCE:
            s.under = [*s.under, sort]


def _count_points(s: State, start: dict[str, Any]) -> None:
    """Scores that are not told: what Titles and levels are worth (GP-017, GP-067)."""
    told = {s.side_of(int(name[1:]) - 1) for name, said in start.get("players", {}).items() if "points" in said}
    for at, side in enumerate(s.sides):
        if at not in told:
            side.points = sum(s.tables.value[title] for title in range(s.tables.titles) if s.owner[title] == at)
            side.points += s.tables.level_points * sum(
                s.active[title] for title in range(s.tables.territories) if s.owner[title] == at
            )
    for at, side in enumerate(s.sides):
        for group in range(s.tables.groups):
            if s.owns_group(at, group):
                side.bonus |= 1 << group


def _count_pieces(s: State, start: dict[str, Any]) -> None:
    """What is left in the box, unless it is told: all pieces that are nowhere else."""
    used = [0] * KINDS
    for at, number in enumerate(s.units):
        used[at % KINDS] += number
    for guild, number in enumerate(s.guild_stock):
        used[s.tables.guild_resource[guild]] += number
    for side in s.sides:
        for kind in range(KINDS):
            used[kind] += side.stock[kind]
    s.supply = [s.tables.pieces - n for n in used]
    s.eds = s.tables.eds - sum(s.level)
    if "supply" in start:
        s.supply = _units("supply", start["supply"])
    if "eds" in start:
        s.eds = _number("eds", start["eds"])
    if min(s.supply) < 0 or s.eds < 0:
        raise BadInput("position: there are more pieces on the table than in the box (GP-A26, GP-A27)")
    if any(side.agents < 0 or side.reserve < 0 for side in s.sides) and s.tables.agents_used:
        raise BadInput("position: a player has more Agents on the board than there are of his colour (GP-004)")


def _arrange_moment(s: State, words: Words, start: dict[str, Any]) -> None:
    """Where play goes on: `turn` (a turn is about to begin), `options` (in the Option Phase), `roll` (before the first
    movement roll), `landing` (the Governor has just reached its field), `deploy` (at the end of the turn)."""
    moment = start.get("moment", "options")
    if moment not in MOMENTS:
        raise BadInput(f"position: moment: {moment!r} is not one of {', '.join(MOMENTS)}")
    seat = read_seat(words, start.get("on_turn", "p1"), "on_turn")
    course = Globopolis(TURN if moment == "turn" else NEXT)
    course.seat = seat
    s.call(course)
    if moment == "turn":
        return
    s.active_seat = seat
    s.turns += 1
    turn = PlayerTurn(seat)
    s.call(turn)
    if moment == "options":
        turn.step = EVENT
        s.fresh = True
        s.call(OptionPhase(seat))
    elif moment == "deploy":
        turn.step = END
        s.call(Deployment(seat, s.tables.agents_used))
    else:
        turn.step = DEPLOY
        event = EventPhase(seat)
        event.step = LAND if moment == "landing" else ASK
        if moment == "landing":
            event.rolls = 1
            event.may_fly = True
            s.resolving = True
        s.call(event)
