"""What can be asked of a position beyond playing: reach, odds and routes, as plain data in ids."""

from __future__ import annotations

from collections.abc import Collection
from typing import Any, Final

from meridian.games.globetrotters.bots.atlas import FAR, atlas
from meridian.games.globetrotters.rules import board as t
from meridian.games.globetrotters.rules.arrival import BY_TRAVEL, ENDS_TURN, Arrival
from meridian.games.globetrotters.rules.challenge import ChallengeForKey
from meridian.games.globetrotters.rules.dice import succeeds
from meridian.games.globetrotters.rules.heard import is_heard, may_come
from meridian.games.globetrotters.rules.jackpot import JackpotTry
from meridian.games.globetrotters.rules.memories import earned_continent
from meridian.games.globetrotters.rules.overland import STOP, OverlandTrip
from meridian.games.globetrotters.rules.state import IN_JACKPOT, NOWHERE, ON_MAP, State
from meridian.games.globetrotters.rules.winning import result, wins_by_arriving

RESULTS: Final = [
    "adventure", "adventure", "goes-on", "turn-over", "jackpot", "special-memory", "tickets-lost", "turn-over",
    "at-sea",
]  # fmt: skip


NAMES: Final = (
    "on_turn", "jackpot", "challenge", "stops", "continents", "adventures", "reach", "ships", "routes", "flights",
    "standing",
)  # fmt: skip
NO_SEAT: Final = -1


def queries(s: State, seat: int | None, names: Collection[str] = NAMES) -> dict[str, Any]:
    """For every seat: what a stop at each place costs and brings, and where one more Memory takes a KEY; for the seat
    on turn: what each roll, flight and ship leads to, and the way to Home and the KEY Cities;
    for everybody the exact odds of the Jackpot, of a challenge and of Adventures that were read out before, and the
    standing. Only their owner sees tickets."""
    out: dict[str, Any] = {}
    going = not s.over and s.active >= 0
    if "on_turn" in names:
        out["on_turn"] = _seat(s, s.active) if going else None
    if "jackpot" in names:
        out["jackpot"] = _jackpot(s)
    if "challenge" in names:
        out["challenge"] = _challenge(s)
    if "stops" in names:
        out["stops"] = _stops(s, NO_SEAT if seat is None else seat)
    if "continents" in names:
        out["continents"] = [] if seat is None else _continents(s, seat)
    if "adventures" in names:
        out["adventures"] = _adventures(s)
    if "standing" in names:
        out["standing"] = _standing(s)
    if going and s.players[s.active].place >= 0:
        if "reach" in names:
            out["reach"] = _reach(s)
        if "ships" in names:
            out["ships"] = _ships(s)
        if "routes" in names:
            out["routes"] = _routes(s)
        if "flights" in names and seat == s.active:
            out["flights"] = _flights(s)
    return out


def _seat(s: State, seat: int) -> str:
    return s.board.names["seat"][seat]


def _standing(s: State) -> list[dict[str, Any]]:
    """Every seat in the order of the result, with its place and whether it has won."""
    told = result(s)
    places = told.places()
    return [{"seat": _seat(s, at), "place": places[at], "won": s.over and at in told.winners} for at in told.ranking]


def _place(s: State, place: int) -> str:
    return s.board.names["place"][place]


def _stop(s: State, place: int) -> dict[str, Any]:
    """What stopping at a place costs the player on turn, what comes of it, and whom it bumps."""
    return {"place": _place(s, place), **_stop_of(s, place, s.active)}


def _stop_of(s: State, place: int, seat: int) -> dict[str, Any]:
    """The same for a seat; a spectator has no Home."""
    kind = s.board.kind[place]
    other = s.occupant(place, seat)
    home = seat != NO_SEAT and place == s.players[seat].home
    wins = home and seat == s.active and not s.over and _wins(s)
    return {
        "cost": s.board.expenses[kind] if seat == NO_SEAT else Arrival(seat, place, BY_TRAVEL).due(s),
        "result": "win" if wins else RESULTS[kind],
        "turn_over": kind in ENDS_TURN,
        "bumps": None if other == NOWHERE else _seat(s, other),
    }


def _wins(s: State) -> bool:
    """Whether coming Home by land, air or water would win; on a copy, which tells nobody."""
    after = s.copy()
    player = after.players[s.active]
    if player.deported_from == player.home:
        player.deported_from = NOWHERE
    return wins_by_arriving(after, s.active, True)


# Stops


def _stops(s: State, seat: int) -> dict[str, Any]:
    """By place: what a stop there costs this seat and brings, and how far it is from where the seat stands."""
    found: dict[str, Any] = {}
    for place in range(s.board.places):
        stop = _stop_of(s, place, seat)
        stop["prize"] = prize(s, place, seat)
        found[_place(s, place)] = stop
    here = NOWHERE if seat == NO_SEAT else s.players[seat].place
    if here >= 0:
        rolled = _rolled(s) if seat == s.active else 0
        for steps, place, chance in _within(s, here, rolled):
            found[_place(s, place)]["steps"] = steps
            found[_place(s, place)]["chance"] = chance
    return found


def prize(s: State, place: int, seat: int) -> dict[str, Any] | None:
    """What an Adventure in a red-dot city may bring: its KEY, a challenge for it, or a Memory."""
    if not s.board.red_dot[place]:
        return None
    key = s.board.key_of[place]
    if key >= 0:
        holder = s.holder[key]
        if holder == ON_MAP:
            return {"is": "key"}
        if holder == IN_JACKPOT:
            return {"is": "key-in-jackpot"}
        return {"is": "own-key"} if holder == seat else {"is": "challenge", "holder": _seat(s, holder)}
    mark = s.board.mark[place]
    if mark < 0:
        return None
    if seat != NO_SEAT and (s.players[seat].memories >> mark) & 1:
        return {"is": "memory-known"}
    takes = seat != NO_SEAT and earned_continent(s, seat, s.board.chart_continent[mark], 1)
    return {"is": "memory", "continent_key": takes}


def _continents(s: State, seat: int) -> list[str]:
    """The continents whose KEY one more Memory there would bring this seat."""
    names = s.board.names["continent"]
    return [names[at] for at in range(len(names)) if earned_continent(s, seat, at, 1)]


def _adventures(s: State) -> dict[str, Any]:
    """By red-dot city where one was read out: what the next Adventure may be as far as the table knows, with its
    chances; `unheard` is the chance of an entry that nobody has heard yet."""
    found: dict[str, Any] = {}
    for dot, place in enumerate(s.board.dots):
        if not s.heard[dot]:
            continue
        coming = may_come(s, place)
        known = [card for card in coming if is_heard(s, card, place)]
        found[_place(s, place)] = {
            "heard": [
                {"adventure": s.board.names["adventure"][s.board.entry_of(card, place)], "chance": 1 / len(coming)}
                for card in known
            ],
            "unheard": (len(coming) - len(known)) / len(coming) if coming else 0.0,
        }
    return found


# Reach


def _reach(s: State) -> dict[str, Any]:
    """Every place within a roll: the steps to it and the exact chance that one roll goes that far; of a roll
    that lies, only what it allows."""
    rolled = _rolled(s)
    here = s.players[s.active].place
    numbers = _numbers(s)
    places: list[dict[str, Any]] = []
    for steps, place, chance in _within(s, here, rolled):
        stop = _stop(s, place)
        stop["steps"] = steps
        stop["chance"] = chance
        places.append(stop)
    rolls = {
        str(number): [_place(s, place) for place in s.board.stops(here, number)]
        for number in ([rolled] if rolled else numbers)
    }
    return {"from": _place(s, here), "roll": rolled or None, "places": places, "rolls": rolls if places else {}}


def _rolled(s: State) -> int:
    """The overland roll that lies for the player on turn; 0 if none does."""
    frame = s.stack[-1] if s.stack else None
    return frame.roll if isinstance(frame, OverlandTrip) and frame.step == STOP else 0


def _numbers(s: State) -> list[int]:
    """The numbers of the overland die, the lowest first."""
    return sorted([face for face in s.board.faces if face > 0])


def _within(s: State, here: int, rolled: int) -> list[tuple[int, int, float]]:
    """Every place the roll that lies, or the highest one, leads to: steps, place, and the chance of that."""
    numbers = _numbers(s)
    longest = rolled or (numbers[-1] if numbers else 0)
    rings = s.board.reach[here]
    found: list[tuple[int, int, float]] = []
    for steps in range(1, min(longest, len(rings) - 1) + 1):
        far_enough = len([face for face in numbers if face >= steps])
        chance = 1.0 if rolled else far_enough / len(s.board.faces)
        for place in rings[steps]:
            found.append((steps, place, chance))
    return found


def _ships(s: State) -> list[dict[str, Any]]:
    """The water routes from here: the Cruise Island, and the arrival it leads to next turn."""
    here = s.players[s.active].place
    found: list[dict[str, Any]] = []
    for cruise in s.board.water[here]:
        a, b = s.board.ends[cruise]
        found.append({"by": _place(s, cruise), **_stop(s, b if here == a else a)})
    return found


def _flights(s: State) -> list[dict[str, Any]]:
    """Where the tickets in hand lead, if this is a red-dot city."""
    player = s.players[s.active]
    found: list[dict[str, Any]] = []
    if s.board.red_dot[player.place]:
        for ticket in player.tickets.cards:
            if ticket >= 0:
                for place in sorted(s.board.ticket_places[ticket]):
                    if place != player.place:
                        found.append({"ticket": s.board.names["ticket"][ticket], **_stop(s, place)})
    return found


# Odds


def _good(first: int) -> int:
    """With how many faces of the second die a throw succeeds; of both dice if the first is not rolled (0)."""
    if first:
        return len([second for second in range(1, 7) if succeeds(first, second)])
    return sum([_good(pips) for pips in range(1, 7)])


def _success(pips: list[int]) -> float:
    """The chance of 7, 11 or doubles, with the dice of the throw that lie already."""
    if len(pips) == 2:
        return 1.0 if succeeds(pips[0], pips[1]) else 0.0
    return _good(pips[0]) / 6 if pips else _good(0) / 36


def _jackpot(s: State) -> dict[str, Any]:
    """What lies in the Jackpot, and the chance of a try, or of the one under way."""
    fail = 36 - _good(0)
    missed, ways = fail * fail, 36 * 36
    frame = s.stack[-1] if s.stack else None
    if isinstance(frame, JackpotTry):
        missed, ways = (6 - _good(frame.pips[0]), 6) if frame.pips else (fail, 36)
        if frame.rolls == 0:
            missed, ways = missed * fail, ways * 36
    held = [key for key in range(s.board.keys) if s.holder[key] == IN_JACKPOT]
    return {
        "cash": s.jackpot.cash,
        "tickets": len(s.jackpot.tickets.cards),
        "special_memories": s.jackpot.specials,
        "keys": [s.board.names["key"][key] for key in held],
        "one_roll": _success([]),
        "win": (ways - missed) / ways,
    }


def _challenge(s: State) -> dict[str, Any]:
    """The chance of a challenge: even before it begins, since a round that decides nothing is rolled again."""
    one = _success([])
    win = 0.5
    frame = s.stack[-1] if s.stack else None
    if isinstance(frame, ChallengeForKey) and frame.pips:
        mine = _success(frame.pips[:2])
        theirs = _success(frame.pips[2:])
        win = mine * (1 - theirs) + (mine * theirs + (1 - mine) * (1 - theirs)) / 2
    holders = {
        s.board.names["key"][key]: _seat(s, s.holder[key])
        for key in range(s.board.city_keys)
        if s.holder[key] not in (ON_MAP, IN_JACKPOT)
    }
    return {"win": win, "round_decides": 2 * one * (1 - one), "fee": s.board.fee, "holders": holders}


# Routes


def _routes(s: State) -> list[dict[str, Any]]:
    """The ways to Home and the KEY Cities: the fewest steps, the mean number of rolls where all of it is over
    land, and what an experienced traveller reckons it costs, ended turns included."""
    player = s.players[s.active]
    here = player.course if player.course >= 0 else player.place
    goals = [place for place in range(s.board.places) if place == player.home or s.board.kind[place] == t.KEY_CITY]
    before = _before(s, here)
    found: list[dict[str, Any]] = []
    for goal in goals:
        path = _path(before, here, goal)
        ships = len([place for place in path if s.board.kind[place] == t.CRUISE])
        cost = atlas(s.board).costs(goal)[here]
        found.append({
            "place": _place(s, goal),
            "home": goal == player.home,
            "path": [_place(s, place) for place in path],
            "ships": ships,
            "rolls": round(_mean_rolls(s, len(path)), 2) if not ships and (path or goal == here) else None,
            "estimate": None if cost >= FAR else cost,
        })  # fmt: skip
    return found


def _before(s: State, start: int) -> list[int]:
    """For every place the one before it on a shortest way from a start, over land and water."""
    before = [NOWHERE] * s.board.places
    before[start] = start
    queue = [start]
    for place in queue:
        near = s.board.overland[place] + s.board.water[place]
        if s.board.kind[place] == t.CRUISE:
            near = [end for end in s.board.ends[place] if end >= 0]
        for other in near:
            if before[other] == NOWHERE:
                before[other] = place
                queue.append(other)
    return before


def _path(before: list[int], start: int, goal: int) -> list[int]:
    """The places of a shortest way without its start; empty if there is none."""
    path: list[int] = []
    place = goal
    while place != start:
        if before[place] == NOWHERE:
            return []
        path.append(place)
        place = before[place]
    path.reverse()
    return path


def _mean_rolls(s: State, steps: int) -> float:
    """How many rolls it takes on average to go so far, if every roll is used to the full."""
    numbers = [face for face in s.board.faces if face > 0]
    mean = [0.0]
    for far in range(1, steps + 1):
        rest = 0.0
        for number in numbers:
            if number < far:
                rest += mean[far - number]
        mean.append((len(s.board.faces) + rest) / len(numbers))
    return mean[steps]
