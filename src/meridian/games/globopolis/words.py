"""Positions of Globopolis in words: how they are shown, and how one is arranged."""

from __future__ import annotations

from typing import Any

from meridian.core.arranging import (
    read_in,
    read_list,
    read_number,
    read_players,
    read_seat,
    read_switch,
    read_table,
    read_word,
    refuse_unknown,
    show_frame,
)
from meridian.core.deck import ALL_KNOW, Slots
from meridian.core.errors import BadPosition
from meridian.core.position import UNKNOWN
from meridian.core.words import Words
from meridian.games.globopolis.rules.agents import Deployment
from meridian.games.globopolis.rules.board import Board
from meridian.games.globopolis.rules.constants import INFLUENCE, KINDS, MISSION, RESOURCES, SORTS
from meridian.games.globopolis.rules.course import NEXT, TURN, Globopolis
from meridian.games.globopolis.rules.event_phase import ASK, LAND, EventPhase
from meridian.games.globopolis.rules.option_phase import OptionPhase
from meridian.games.globopolis.rules.side import Side
from meridian.games.globopolis.rules.state import NOBODY, Offer, State, bare, changed
from meridian.games.globopolis.rules.turn import DEPLOY, END, EVENT, PlayerTurn

MOMENTS = ("turn", "options", "roll", "landing", "deploy")
NUMBERS = ("eu", "points", "agents", "captured")
SIDE_KEYS = (
    *NUMBERS, "stock", "titles", "hand", "known", "field", "blocked", "bonus", "cashed", "shown", "reserve", "hostages",
    "debt",
)  # fmt: skip
TERRITORY_KEYS = ("owner", "agents", "units", "level", "strike")
GUILD_KEYS = ("owner", "agents", "stock")


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
    return ["?" if card == UNKNOWN else words.names["card"][card] for card in slots.cards]


def _pool(pool: list[int], words: Words) -> list[str]:
    return [words.names["card"][card] for card, n in enumerate(pool) if n]


def _show_side(s: State, at: int, side: Side, words: Words) -> dict[str, Any]:
    groups, missions = words.names["group"], s.board.first_of_sort[1]
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
    if title >= s.board.territories:
        return shown | {"stock": s.guild_stock[title - s.board.territories]}
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

START_KEYS = (
    "on_turn", "moment", "round", "first", "players", "titles", "supply", "eds", "under", "governors", "final",
)  # fmt: skip


def arrange(board: Board, seats: int, words: Words, start: dict[str, Any]) -> State:
    """A position out of words: what is not said is as before the deal, with starting money and Agents in hand. Whether
    it can be, the laws in `position_checks` say."""
    refuse_unknown(start, START_KEYS)
    s = bare(board, seats)
    for side in s.sides:
        side.eu = board.start_money[len(s.sides)]
        if board.agents_used:
            side.agents = min(board.start_agents, side.reserve)
            side.reserve -= side.agents
    s.rounds = read_number(start.get("round", 2), "round")
    s.turns = (s.rounds - 1) * seats
    s.first = read_seat(words, start.get("first", "p1"), "first")
    s.final = read_switch(start.get("final", False), "final")
    s.field = [board.bases[0]] * seats
    players = read_players(start, words)
    for seat, name, said in players:
        _arrange_side(s, words, seat, f"players.{name}", said)
    for other, side in enumerate(s.sides):
        if not any(seat == other and "reserve" in said for seat, _, said in players):
            side.reserve -= sum(captor.hostages[other] for captor in s.sides)
    for name, said in read_table(start.get("titles", {}), "titles").items():
        _arrange_title(s, words, name, read_table(said, f"titles.{name}"))
    for name, said in read_table(start.get("governors", {}), "governors").items():
        where = f"governors.{name}"
        _arrange_governor(s, words, read_seat(words, name, where), read_table(said, where), where)
    _arrange_stacks(s, words, start)
    for title in range(board.territories):
        s.active[title] = min(s.level[title], s.sets(title))
    _count_points(s, {seat for seat, _, said in players if "points" in said})
    _count_pieces(s, start)
    _arrange_moment(s, words, start)
    return s


def _units(where: str, said: Any) -> list[int]:
    """Units as a list of five numbers, or by name."""
    if isinstance(said, list) and len(said) == KINDS:
        return [read_number(number, where) for number in said]
    if isinstance(said, dict):
        refuse_unknown(said, RESOURCES, where)
        return [read_number(said.get(kind, 0), f"{where}.{kind}") for kind in RESOURCES]
    raise BadPosition(where, f"{said!r} is not five numbers, or units by name")


def _arrange_side(s: State, words: Words, seat: int, where: str, said: dict[str, Any]) -> None:
    refuse_unknown(said, SIDE_KEYS, where)
    if seat >= len(s.sides):
        captain = f"p{s.side_of(seat) + 1}"
        raise BadPosition(where, f"all that this side has stands with {captain}; its Governor under governors")
    side = s.sides[seat]
    for key, value in said.items():
        at = f"{where}.{key}"
        if key in NUMBERS or key == "reserve":
            setattr(side, key, read_number(value, at))
        elif key == "stock":
            side.stock = _units(at, value)
        elif key == "titles":
            for title in read_list(value, at):
                _give_title(s, words, read_in(words, "title", title, at), seat, at)
        elif key in ("hand", "known"):
            for card in read_list(value, at):
                _deal(s, words, seat, card, at, ALL_KNOW if key == "known" else s.mask(seat))
        elif key in ("field", "blocked"):
            _arrange_governor(s, words, seat, {key: value}, where)
        elif key == "bonus":
            for group in read_list(value, at):
                side.bonus |= 1 << read_in(words, "group", group, at)
        elif key == "cashed":
            for card in read_list(value, at):
                side.cashed |= 1 << _mission(s, words, card, at)
        elif key == "shown":
            side.shown = read_switch(value, at)
            s.claims |= int(side.shown) << seat
        else:
            _arrange_against(s, words, side, key, read_table(value, at), at)
    if "agents" in said and "reserve" not in said and s.board.agents_used:
        side.reserve = s.board.all_agents - side.agents


def _arrange_against(s: State, words: Words, side: Side, key: str, said: dict[str, Any], where: str) -> None:
    """What a side has of others, or owes them: `hostages` and `debt`."""
    numbers = [0] * len(s.sides)
    for other, number in said.items():
        numbers[s.side_of(read_seat(words, other, where))] = read_number(number, f"{where}.{other}")
    setattr(side, key, numbers)


def _mission(s: State, words: Words, name: Any, where: str) -> int:
    """Which MISSION a card is, counted from 0."""
    card = read_in(words, "card", name, where)
    if s.board.cards[card].sort != MISSION:
        raise BadPosition(where, f"{name} is not a MISSION")
    return card - s.board.first_of_sort[MISSION]


def _give_title(s: State, words: Words, title: int, side: int, where: str) -> None:
    if s.owner[title] not in (NOBODY, side):
        raise BadPosition(where, f"{words.value('title', title)} belongs to p{s.owner[title] + 1} already")
    s.owner[title] = side


def _arrange_governor(s: State, words: Words, seat: int, said: dict[str, Any], where: str) -> None:
    refuse_unknown(said, ("field", "blocked"), where)
    for key, value in said.items():
        if key == "field":
            s.field[seat] = read_in(words, "field", value, f"{where}.field")
        else:
            s.blocked[seat] = read_switch(value, f"{where}.blocked")


def _deal(s: State, words: Words, side: int, name: Any, where: str, mask: int) -> None:
    card, sort = _out_of_stack(s, words, name, where)
    s.sides[side].hands[sort] = s.sides[side].hands[sort].plus(card, mask)


def _out_of_stack(s: State, words: Words, name: Any, where: str) -> tuple[int, int]:
    """A card that is taken out of its stack, and its sort."""
    card = read_in(words, "card", name, where)
    sort = s.board.cards[card].sort
    if not s.decks[sort].pool[card]:
        raise BadPosition(where, f"{name} is already somewhere else, or out of the game")
    s.decks[sort] = s.decks[sort].drawn(card)
    return card, sort


def _arrange_title(s: State, words: Words, name: str, said: dict[str, Any]) -> None:
    title = read_in(words, "title", name, f"titles.{name}")
    guild = title - s.board.territories
    refuse_unknown(said, GUILD_KEYS if guild >= 0 else TERRITORY_KEYS, f"titles.{name}")
    for key, value in said.items():
        where = f"titles.{name}.{key}"
        if key == "owner":
            _give_title(s, words, title, s.side_of(read_seat(words, value, where)), where)
        elif key == "units":
            s.units[title * KINDS : title * KINDS + KINDS] = _units(where, value)
        elif key == "level":
            s.level[title] = read_number(value, where)
        elif key == "agents":
            for player, number in read_table(value, where).items():
                side = s.side_of(read_seat(words, player, where))
                s.agents[title * len(s.sides) + side] = read_number(number, f"{where}.{player}")
                s.sides[side].agents -= number
        elif key == "strike":
            s.strikes = changed(s.strikes, title, s.side_of(read_seat(words, value, where)))
        else:
            s.guild_stock[guild] = read_number(value, where)


def _arrange_stacks(s: State, words: Words, start: dict[str, Any]) -> None:
    """`under` lists cards under their stacks, open to all, first the one that comes up first; `stacks` are then
    what is left."""
    for name in read_list(start.get("under", []), "under"):
        card, sort = _out_of_stack(s, words, name, "under")
        s.decks[sort] = s.decks[sort].put_under(card, ALL_KNOW)
        if sort != INFLUENCE:
            s.under = [*s.under, sort]


def _count_points(s: State, told: set[int]) -> None:
    """Scores that are not told: what Titles and levels are worth (GP-017, GP-067)."""
    for at, side in enumerate(s.sides):
        if at not in told:
            side.points = sum(s.board.value[title] for title in range(s.board.titles) if s.owner[title] == at)
            side.points += s.board.level_points * sum(
                s.active[title] for title in range(s.board.territories) if s.owner[title] == at
            )
    for at, side in enumerate(s.sides):
        for group in range(s.board.groups):
            if s.owns_group(at, group):
                side.bonus |= 1 << group


def _count_pieces(s: State, start: dict[str, Any]) -> None:
    """What is left in the box, unless it is told: all pieces that are nowhere else."""
    used = [0] * KINDS
    for at, number in enumerate(s.units):
        used[at % KINDS] += number
    for guild, number in enumerate(s.guild_stock):
        used[s.board.guild_resource[guild]] += number
    for side in s.sides:
        for kind in range(KINDS):
            used[kind] += side.stock[kind]
    s.supply = [s.board.pieces - n for n in used]
    s.eds = s.board.eds - sum(s.level)
    if "supply" in start:
        s.supply = _units("supply", start["supply"])
    if "eds" in start:
        s.eds = read_number(start["eds"], "eds")


def _arrange_moment(s: State, words: Words, start: dict[str, Any]) -> None:
    """Where play goes on: `turn` (a turn is about to begin), `options` (in the Option Phase), `roll` (before the first
    movement roll), `landing` (the Governor has just reached its field), `deploy` (at the end of the turn)."""
    moment = MOMENTS[read_word(start.get("moment", "options"), MOMENTS, "moment")]
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
        s.call(Deployment(seat, s.board.agents_used))
    else:
        turn.step = DEPLOY
        event = EventPhase(seat)
        event.step = LAND if moment == "landing" else ASK
        if moment == "landing":
            event.rolls = 1
            event.may_fly = True
            s.resolving = True
        s.call(event)
