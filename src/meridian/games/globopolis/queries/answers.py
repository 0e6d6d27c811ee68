"""What a position of Globopolis can be asked beyond playing, as plain data in ids."""

from __future__ import annotations

from collections.abc import Callable, Collection
from typing import Any, Final

from meridian.core.position import UNKNOWN
from meridian.core.records import Result
from meridian.games.globopolis.queries import drafts, outlook
from meridian.games.globopolis.queries.deals import goods
from meridian.games.globopolis.queries.outlook import Need, PossibleStop, Prospect
from meridian.games.globopolis.rules import constants as t
from meridian.games.globopolis.rules.assessment import CLAUSES, LINES
from meridian.games.globopolis.rules.deals import MOST_PER_TURN, MOST_STANDING, standing
from meridian.games.globopolis.rules.promises import binding
from meridian.games.globopolis.rules.state import NOBODY, State
from meridian.games.globopolis.rules.winning import claimants, result

FIELD_KINDS: Final = (
    "territory", "guild", "independent", "base", "ops-mission", "influence", "teleport", "nsa", "nia", "moonshot",
)  # fmt: skip


def queries(s: State, seat: int | None, names: Collection[str] | None = None) -> dict[str, Any]:
    """For a seat (without one, the seat on turn): `attacks` open to it and `threats` to it with exact chances,
    `development` and `missions` of its own, `posts` for its Agents, `reach` of its Governor, `offers_left` that it may
    make now and the `goods` that each side could give in a deal with it; for everybody what the next level of each of
    the `territories` lacks, `guild_prices`, `conference` costs, `promises` that bind a player now, the `conflict` under
    way, the `score` and the `standing`. Cards this view does not show are nowhere in it. With `names`, only these are
    worked out."""
    who = seat if seat is not None else max(s.active_seat, 0)
    side = s.side_of(who)
    answers: dict[str, Callable[[], Any]] = {
        "seat": lambda: _seat(who),
        "attacks": lambda: _attacks(s, who),
        "threats": lambda: [_prospect(s, prospect) for prospect in outlook.threats(s, side)],
        "conflict": lambda: _conflict(s),
        "development": lambda: {_title(s, at): _development(s, who, at) for at in outlook.own_territories(s, side)},
        "territories": lambda: drafts.territories(s),
        "posts": lambda: drafts.posts(s, side, {}),
        "missions": lambda: {s.board.names["card"][card]: _mission(s, side, card) for card in _missions(s, side)},
        "guild_prices": lambda: {_title(s, title): _guild(s, title, side) for title in _guilds(s)},
        "conference": lambda: {_title(s, at): outlook.visit_costs(s, at) for at in range(s.board.territories)},
        "reach": lambda: _reach(s, who),
        "offers_left": lambda: _offers_left(s, side),
        "goods": lambda: goods(s, side),
        "promises": lambda: _promises(s),
        "score": lambda: _score(s),
        "standing": lambda: _standing(s),
    }
    return {name: work_out() for name, work_out in answers.items() if names is None or name in names}


def _attacks(s: State, who: int) -> list[dict[str, Any]]:
    now, found = outlook.attacks(s, who)
    return [_prospect(s, prospect) | {"now": now} for prospect in found]


def _offers_left(s: State, side: int) -> int:
    """How many offers a side may still make now: none while nothing unasked may be said."""
    if s.over or s.sides[side].gone or not s.stack[-1].allows_interjections():
        return 0
    return max(0, min(MOST_PER_TURN - s.made[side], MOST_STANDING - standing(s, side)))


def _promises(s: State) -> list[dict[str, Any]]:
    """Each with its kind, and with visits left, the last round, or EU owed."""
    return [
        {"giver": _seat(giver), "taker": _seat(taker), "kind": t.PROMISES[kind], "number": number}
        for giver in range(len(s.sides))
        for kind, taker, number in binding(s, giver)
    ]


def _conflict(s: State) -> dict[str, Any] | None:
    fighting = outlook.conflict(s)
    return None if fighting is None else _prospect(s, fighting)


def _seat(seat: int) -> str | None:
    return None if seat == NOBODY else f"p{seat + 1}"


def _title(s: State, title: int) -> str:
    return s.board.names["title"][title]


def _missions(s: State, side: int) -> list[int]:
    return [card for card in s.sides[side].hands[t.MISSION].cards if card != UNKNOWN]


def _guilds(s: State) -> range:
    return range(s.board.territories, s.board.titles)


# Conflicts


def _prospect(s: State, found: Prospect) -> dict[str, Any]:
    """An attack: lines of the Assessment as name, d6 of Aggressor and Defender, clauses; and how it would end."""
    return {
        "source": _title(s, found.source),
        "target": _title(s, found.target),
        "aggressor": _seat(s.owner[found.source]),
        "defender": _seat(s.owner[found.target]),
        "card": s.board.names["card"][found.card] if found.card >= 0 else None,
        "lines": [[LINES[line], a, d, CLAUSES[line].split()] for line, a, d in found.lines],
        "dice": [found.aggressor, found.defender],
        "win": float(found.win),
        "percent": round(float(100 * found.win), 2),
        "chance": f"{float(100 * found.win):.2f} %",
        "rounds": float(found.rounds),
    }


# What is one's own


def _development(s: State, seat: int, title: int) -> dict[str, Any]:
    refusal = outlook.rise_refusal(s, seat, title)
    level = s.level[title]
    return {
        "level": level,
        "active": s.active[title],
        "sets": s.sets(title),
        "missing": dict(zip(t.RESOURCES, outlook.missing_units(s, title), strict=True)),
        "premium": s.board.premium[title][level] if level < 2 else None,
        "can": refusal is None,
        "refusal": refusal.key if refusal is not None else None,
        "clauses": refusal.clauses.split() if refusal is not None else [],
    }


def _mission(s: State, side: int, card: int) -> dict[str, Any]:
    needs = outlook.mission_needs(s, side, card)
    return {
        "fulfilled": all(need.have >= need.need for need in needs),
        "points": s.board.cards[card].points,
        "at_start_only": s.board.cards[card].start_only,
        "needs": {need.what: _need(s, need) for need in needs},
    }


def _need(s: State, need: Need) -> dict[str, Any]:
    names = s.board.names["quadrant" if need.what == "quadrants" else "title"]
    return {
        "have": need.have,
        "need": need.need,
        "missing": max(0, need.need - need.have),
        "lacking": [names[at] for at in need.lacking],
    }


def _guild(s: State, title: int, side: int) -> dict[str, Any]:
    found = outlook.guild_price(s, title, side)
    guild = title - s.board.territories
    return {
        "owner": _seat(s.owner[title]),
        "resource": t.RESOURCES[s.board.guild_resource[guild]],
        "stock": s.guild_stock[guild],
        "step": found[0] if found is not None else None,
        "price": found[1] if found is not None else None,
    }


# Movement


def _reach(s: State, seat: int) -> dict[str, Any]:
    """From TELEPORT! the next move is a Teleport; from elsewhere a roll of one die or more, either way."""
    here = s.field[seat]
    found: dict[str, Any] = {"from": s.board.names["field"][here], "fee": outlook.backward_fee(s)}
    side = s.side_of(seat)
    if here == s.board.teleport:
        return found | {"teleport": [_stop(s, side, stop) for stop in outlook.teleport_reach(s)]}
    for way in ("on", "back"):
        found[way] = {
            str(dice): [_stop(s, side, stop) for stop in outlook.reach(s, seat, dice, way == "back")]
            for dice in range(1, s.board.move_dice + 1)
        }
    return found


def _stop(s: State, side: int, stop: PossibleStop) -> dict[str, Any]:
    kind, what = s.board.kind[stop.field], s.board.what[stop.field]
    title = what if kind in (t.TERRITORY, t.GUILD) else NOBODY
    owner = s.owner[title] if title != NOBODY else NOBODY
    state = None
    if title != NOBODY:
        state = "unowned" if owner == NOBODY else "own" if owner == side else "foreign"
    return {
        "field": s.board.names["field"][stop.field],
        "total": stop.steps,
        "ways": stop.ways,
        "chance": stop.ways / stop.of,
        "kind": FIELD_KINDS[kind],
        "state": state,
        "owner": _seat(owner),
        "cost": outlook.visit_costs(s, title) if state == "foreign" and kind == t.TERRITORY else 0,
        "money": stop.money,
    }


# Points


def _score(s: State) -> dict[str, Any]:
    mark = s.victory_mark()
    claims = claimants(s)
    return {
        "mark": mark,
        "final": s.final,
        "leaders": [f"p{side + 1}" for side in outlook.leaders(s)],
        "sides": {
            f"p{at + 1}": {
                "points": side.points,
                "distance": max(0, mark - side.points),
                "may_buy": outlook.may_buy(s, at),
                "claims": bool((claims >> at) & 1),
            }
            for at, side in enumerate(s.sides)
        },
    }


def _standing(s: State) -> list[dict[str, Any]]:
    """Every side in the order of the result, with its place among the sides and whether it has won."""
    seats = result(s)
    order = list(dict.fromkeys([s.side_of(seat) for seat in seats.ranking]))
    won = [side for side in order if side in seats.winners]
    places = Result(seats.scores[: len(order)], won, order).places()
    return [{"seat": _seat(side), "place": places[side], "won": side in won} for side in order]
