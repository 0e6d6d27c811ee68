"""Starting positions: what play can lead to is taken, and what cannot be is refused, wherever it comes from."""

from __future__ import annotations

from collections.abc import Iterator
from copy import deepcopy
from itertools import cycle, islice
from pathlib import Path
from random import Random
from typing import Any

import msgspec
import pytest

from meridian import games
from meridian.core.codec import from_lines, to_lines
from meridian.core.datum import written
from meridian.core.errors import BadInput, BadPosition
from meridian.core.game import Game, begin, new_header, started
from meridian.core.journal import Journal
from meridian.core.playout import playout
from meridian.core.position import CHANCE
from meridian.core.replay import final, replay
from meridian.core.rulebook import CLAUSE, rulebook
from meridian.scenarios.check import check_file
from meridian.scenarios.scenario import read_cases
from meridian.server.http.error_responses import line_of
from meridian.testing.random_games import journals
from tests.any_game import scenarios_of, seats_of, table_of
from tests.games.telling import alike, tell

TABLES = [(name, seats) for name in games.names() for seats in games.load(name).seats]

GD = "global-domination"
GT = "globetrotters"
GP = "globopolis"
AT_HOME: dict[str, Any] = {"place": "lima", "home": "lima"}

Told = tuple[str, dict[str, Any], dict[str, Any], str]
IMPOSSIBLE: dict[str, Told] = {
    # Global Domination
    "Domination on sale": (
        GD, {}, {"market": {"domination": 3}},
        "market: domination is never for sale (GD-043, GD-009)",
    ),
    "Domination among the stacks": (GD, {}, {"market": ["domination"]}, "market: domination is never for sale"),
    "nine Domination": (
        GD, {}, {"players": {"p1": {"hand": ["domination"] * 9}}},
        "players.p1: 9 Domination cards belong to this player, not 4 (GD-104)",
    ),
    "five Domination in three piles": (
        GD, {},
        {"players": {"p2": {"hand": ["domination"], "deck": ["domination"] * 2, "discard": ["domination"] * 2}}},
        "players.p2: 5 Domination cards belong to this player, not 4 (GD-104)",
    ),
    "Logistics 99": (
        GD, {}, {"players": {"p1": {"logistics": 99}}},
        "players.p1.logistics: 99 is not a number from 1 to 7 (GD-074, GD-075)",
    ),
    "Logistics off a shorter track": (
        GD, {"log_max": 6}, {"players": {"p1": {"logistics": 7}}},
        "players.p1.logistics: 7 is not a number from 1 to 6",
    ),
    "VP -5": (GD, {}, {"players": {"p1": {"vp": -5}}}, "players.p1.vp: -5 is less than 0 (GD-067)"),
    "steps paid -3": (GD, {}, {"players": {"p1": {"steps_paid": -3}}}, "players.p1.steps_paid: -3 is less than 0"),
    "a stack of 500": (
        GD, {}, {"market": {"megastorm": 500}}, "market.megastorm: 500 is not a number from 0 to 6 (GD-012)",
    ),
    "a stack of less than nothing": (
        GD, {}, {"market": {"megastorm": -1}},
        "market.megastorm: -1 is not a number from 0",
    ),
    "more cards than a stack had": (
        GD, {}, {"market": {"megastorm": 5}, "players": {"p1": {"hand": ["megastorm"] * 2}}},
        "market.megastorm: there would be 7 cards of megastorm, but only 6 are in the game (GD-012, GD-020)",
    ),
    "more cards in hands than a stack had": (
        GD, {}, {"players": {"p1": {"hand": ["megastorm"] * 4}, "p2": {"deck": ["megastorm"] * 3}}},
        "players: there would be 7 cards of megastorm, but only 6 are in the game",
    ),
    "eleven stacks": (
        GD, {},
        {"market": dict.fromkeys([
            "airborne_forces", "fog_of_war", "bio_weapons", "megastorm", "insurgents", "military_base",
            "global_disruption", "surrender", "show_of_force", "supply_depots", "tactical_nukes",
        ], 1)},
        "market: there are 11 stacks, not more than 10 are in the game (GD-011)",
    ),
    "a stack that was not chosen": (
        GD,
        {"market": [
            "airborne_forces", "fog_of_war", "bio_weapons", "megastorm", "insurgents", "military_base",
            "global_disruption", "surrender", "show_of_force", "supply_depots",
        ]},
        {"market": {"tactical_nukes": 1}},
        "market.tactical_nukes: tactical_nukes is not among the types that the option market names (GD-011, GD-A07)",
    ),
    "a type listed twice": (GD, {}, {"market": ["megastorm", "megastorm"]}, "market: a type is listed twice"),
    "a passed player on turn": (
        GD, {}, {"on_turn": "p2", "players": {"p2": {"passed": True}}},
        "on_turn: p2 has passed and has no further turn in this Game Turn (GD-048)",
    ),
    "Fog outside scoring": (
        GD, {}, {"fog": ["p1"]}, 'fog: Fog of War is played in scoring only: say moment = "scoring" (GD-130)',
    ),
    "a turn before the first": (GD, {}, {"turn": 0}, "turn: 0 is not a number from 1 to 8 (GD-015, GD-017)"),
    "a turn after the last": (GD, {}, {"turn": 9, "moment": "start"}, "turn: 9 is not a number from 0 to 8"),
    "a turn in scoring": (GD, {}, {"moment": "scoring", "on_turn": "p1"}, "on_turn: nobody has a turn at the moment"),
    "known twice, held once": (
        GD, {}, {"players": {"p1": {"hand": ["megastorm"], "known": ["megastorm"] * 2}}},
        "players.p1.known: megastorm is not in the hand",
    ),
    # Globetrotters
    "less than no money": (
        GT, {}, {"players": {"p1": AT_HOME | {"cash": -100}}},
        "players.p1.cash: -100 is less than 0",
    ),
    "half a cheque": (
        GT, {}, {"players": {"p1": AT_HOME | {"cash": 250}}},
        "players.p1.cash: 250 is not a multiple of 100: all money is in cheques (GT-008)",
    ),
    "half a cheque in the Jackpot": (
        GT, {}, {"players": {"p1": AT_HOME}, "jackpot": {"cash": 50}}, "jackpot.cash: 50 is not a multiple of 100",
    ),
    "less than no Special Memories": (
        GT, {}, {"players": {"p1": AT_HOME | {"specials": -1}}}, "players.p1.specials: -1 is less than 0 (GT-164)",
    ),
    "less than no Special Memories in the Jackpot": (
        GT, {}, {"players": {"p1": AT_HOME}, "jackpot": {"specials": -1}},
        "jackpot.specials: -1 is less than 0 (GT-157)",
    ),
    "two pieces in a place": (
        GT, {}, {"players": {"p1": AT_HOME, "p2": {"place": "lima", "home": "paris"}}},
        "players.p2.place: p1 stands in lima already, and there is never more than one piece on a space",
    ),
    "on the map without a Home": (
        GT, {}, {"players": {"p1": {"place": "lima"}}},
        "players.p1.place: whoever has not chosen a Home yet is not on the map and has had no turn (GT-023, GT-024)",
    ),
    "a Home off another ticket": (
        GT, {}, {"players": {"p1": {"place": "lima", "home": "lima", "home_ticket": "TK001"}}},
        "players.p1.home_ticket: TK001 does not name lima, the Home (GT-023, GT-025)",
    ),
    "a Home without a turn": (
        GT, {}, {"players": {"p1": AT_HOME | {"turns": 0}}}, "players.p1.turns: whoever has a Home has had a turn",
    ),
    "turns without a Home": (
        GT, {}, {"players": {"p1": AT_HOME, "p2": {"turns": 2}}}, "players.p2.turns: whoever has not chosen a Home yet",
    ),
    "more turns than rounds": (
        GT, {}, {"round": 2, "players": {"p1": AT_HOME | {"turns": 3}}},
        "players.p1.turns: 3 turns are more than the 2 rounds so far (GT-040)",
    ),
    "an Adventure without a red dot": (
        GT, {}, {"players": {"p1": {"place": "dublin", "home": "lima", "adventure": "open"}}},
        "players.p1.adventure: there is an Adventure in red-dot cities only (GT-005, GT-100)",
    ),
    "a Jackpot try in a KEY City": (
        GT, {}, {"players": {"p1": {"place": "paris", "home": "lima", "gamble": True}}},
        "players.p1.gamble: the Jackpot can be tried for in Gambling Cities only (GT-151)",
    ),
    "a challenge for one's own KEY": (
        GT, {}, {"players": {"p1": {"place": "paris", "home": "lima", "keys": ["paris"], "challenger": True}}},
        "players.p1.challenger: a challenge needs a KEY City whose KEY somebody else holds or may get (GT-180, GT-186)",
    ),
    "an arrival off the map": (
        GT, {}, {"players": {"p1": AT_HOME, "p2": {"home": "paris", "pending": True}}},
        "players.p2.pending: this player is off the map and has arrived nowhere (GT-196)",
    ),
    "a course on land": (
        GT, {}, {"players": {"p1": AT_HOME | {"course": "paris"}}},
        "players.p1.course: only on a Cruise Island there is a course (GT-072)",
    ),
    "a Cruise Island without a course": (
        GT, {}, {"players": {"p1": AT_HOME, "p2": {"place": "easter_island", "home": "paris"}}},
        "players.p2.course: on a Cruise Island there is a course: lima, tahiti (GT-072, GT-073)",
    ),
    "a course to somewhere else": (
        GT, {}, {"players": {"p1": AT_HOME, "p2": {"place": "easter_island", "home": "paris", "course": "paris"}}},
        "players.p2.course: from this Cruise Island the course leads to one of lima, tahiti (GT-072, GT-073)",
    ),
    "a choice at sea": (
        GT, {}, {"players": {"p1": {"place": "easter_island", "home": "lima", "course": "lima"}}},
        'players.p1.place: this arrival is settled first; say moment = "turn" (GT-072, GT-A13)',
    ),
    "deported from a Cruise Island": (
        GT, {}, {"players": {"p1": AT_HOME | {"deported_from": "easter_island"}}},
        "players.p1.deported_from: nobody is ever deported from a Cruise Island (GT-A85)",
    ),
    "deported, and not at Home": (
        GT, {}, {"players": {"p1": {"place": "paris", "home": "lima", "last_by_deportation": True}}},
        "players.p1.last_by_deportation: whoever was deported last stands at Home (GT-203, GT-207)",
    ),
    "a loser of a KEY on the map": (
        GT, {}, {"players": {"p1": AT_HOME}, "jackpot": {"losers": {"asia": "p1"}}},
        "jackpot.losers: the KEY of asia is not in the Jackpot (GT-158)",
    ),
    "one KEY for two": (
        GT, {}, {"players": {"p1": AT_HOME | {"keys": ["paris"]}, "p2": {"keys": ["paris"]}}},
        "players.p2.keys: the KEY paris is already somewhere else (GT-171)",
    ),
    "one ticket for two": (
        GT, {}, {"players": {"p1": AT_HOME | {"tickets": ["TK090"]}, "p2": {"tickets": ["TK090"]}}},
        "players.p2.tickets: that ticket is already somewhere else",
    ),
    "one Memory twice": (
        GT, {}, {"players": {"p1": AT_HOME | {"memories": ["lima", "lima"]}}},
        "players.p1.memories: 'lima' is there twice",
    ),
    "a KEY on the map and in a hand": (
        GT, {}, {"players": {"p1": AT_HOME | {"keys": ["paris"]}}, "map_keys": ["paris"]}, "map_keys: ",
    ),
    "round 0": (GT, {}, {"round": 0, "players": {"p1": AT_HOME}}, "round: 0 is less than 1 (GT-040)"),
    "a round after the last": (
        GT, {"round_limit": 5}, {"round": 6, "players": {"p1": AT_HOME}},
        "round: 6 is not a number from 1 to 5 (GT-A92)",
    ),
    "a choice off the map": (
        GT, {}, {},
        'moment: p1 is off the map and has no choice yet; say moment = "turn" (GT-024)',
    ),
    "a choice before the arrival": (
        GT, {}, {"players": {"p1": AT_HOME | {"pending": True}}},
        'players.p1.place: this arrival is settled first; say moment = "turn" (GT-072, GT-A13)',
    ),
    "a choice in a lost turn": (
        GT, {}, {"players": {"p1": AT_HOME | {"lose_turn": True}}},
        'players.p1.lose_turn: whoever loses this turn has no choice in it; say moment = "turn" (GT-115)',
    ),
    # Globopolis
    "less than no EU": (GP, {}, {"players": {"p1": {"eu": -1}}}, "players.p1.eu: -1 is less than 0 (GP-A02)"),
    "less than no units in stock": (
        GP, {}, {"players": {"p1": {"stock": {"water": -1}}}}, "players.p1.stock.water: -1 is less than 0 (GP-044)",
    ),
    "less than no units on a Territory": (
        GP, {}, {"titles": {"USA": {"owner": "p1", "units": {"water": -1}}}},
        "titles.USA.units.water: -1 is less than 0",
    ),
    "less than no Guild Stock": (
        GP, {}, {"titles": {"FWG": {"stock": -1}}}, "titles.FWG.stock: -1 is less than 0 (GP-016)",
    ),
    "more units than in the box": (
        GP, {}, {"players": {"p1": {"stock": {"water": 500}}}},
        "supply.water: there are more pieces on the table than in the box: ",
    ),
    "more units than in the box are left": (
        GP, {}, {"supply": {"water": 54}}, "supply.water: there are more pieces on the table than in the box: ",
    ),
    "less than nothing is left": (
        GP, {}, {"supply": {"water": -1}},
        "supply.water: -1 is less than 0 (GP-A26, GP-A27)",
    ),
    "more EDs than in the box": (
        GP, {}, {"eds": 44, "titles": {"USA": {"owner": "p1", "level": 1}}},
        "eds: there are more pieces on the table than in the box: 45 of eds, not 44 (GP-A26, GP-A27)",
    ),
    "level 3": (
        GP, {}, {"titles": {"USA": {"owner": "p1", "level": 3}}},
        "titles.USA.level: 3 is not a number from 0 to 2 (GP-045, GP-046)",
    ),
    "EDs of nobody": (
        GP, {}, {"titles": {"USA": {"level": 1}}},
        "titles.USA.level: a Territory that nobody owns carries no EDs (GP-045, GP-053)",
    ),
    "too many NS-Units": (
        GP, {}, {"titles": {"USA": {"owner": "p1", "units": [0, 0, 0, 0, 3]}}},
        "titles.USA.units: too many NS-Units: 3, and there is room for 2 (GP-059)",
    ),
    "one Title for two": (
        GP, {}, {"players": {"p1": {"titles": ["USA"]}, "p2": {"titles": ["USA"]}}},
        "players.p2.titles: USA belongs to p1 already",
    ),
    "another owner": (
        GP, {}, {"players": {"p1": {"titles": ["USA"]}}, "titles": {"USA": {"owner": "p2"}}},
        "titles.USA.owner: USA belongs to p1 already",
    ),
    "21 Agents": (
        GP, {}, {"players": {"p1": {"agents": 21}}}, "players.p1.agents: a colour has 20 Agents in all, not 21",
    ),
    "16 Agents and a reserve of 5": (
        GP, {}, {"players": {"p1": {"agents": 16, "reserve": 5}}},
        "players.p1.agents: a colour has 20 Agents in all, not 21 (GP-004, GP-130)",
    ),
    "Agents in a game without": (
        GP, {"agents": False}, {"players": {"p1": {"agents": 3}}},
        "players.p1.agents: this table plays without Agents (GP-007)",
    ),
    "four Agents on a Territory": (
        GP, {}, {"titles": {"USA": {"owner": "p1", "agents": {"p2": 4}}}},
        "titles.USA.agents.p2: 4 is not a number from 0 to 3 (GP-121)",
    ),
    "Agents where nobody is": (
        GP, {}, {"titles": {"USA": {"agents": {"p2": 1}}}},
        "titles.USA.agents: Agents stand only where somebody holds the Title (GP-120)",
    ),
    "Agents on a Guild": (
        GP, {}, {"titles": {"FWG": {"owner": "p1", "agents": {"p2": 1}}}},
        "titles.FWG.agents: Agents stand on Territories only; on Guilds with guild_protection (GP-A36, GP-197)",
    ),
    "more captured than in reserve": (
        GP, {}, {"players": {"p1": {"captured": 6}}},
        "players.p1.captured: 6 captured Agents are more than the 5 in the reserve (GP-135, GP-A31)",
    ),
    "captured where they are removed": (
        GP, {"captured_agents": "removed"}, {"players": {"p1": {"captured": 1}}},
        "players.p1.captured: captured Agents do not go to the reserve at this table, so nobody counts them (GP-A31)",
    ),
    "hostages where there are none": (
        GP, {}, {"players": {"p1": {"hostages": {"p2": 1}}}},
        "players.p1.hostages: captured Agents are not kept as hostages at this table (GP-A31)",
    ),
    "one's own hostages": (
        GP, {"captured_agents": "hostage"}, {"players": {"p1": {"hostages": {"p1": 1}}}},
        "players.p1.hostages: nobody holds Agents of the own colour (GP-A31)",
    ),
    "debts where they are waived": (
        GP, {}, {"players": {"p1": {"debt": {"p2": 5}}}},
        "players.p1.debt: what cannot be paid is waived at this table (GP-A02)",
    ),
    "a debt to oneself": (
        GP, {"insolvency": "debt_note"}, {"players": {"p1": {"debt": {"p1": 5}}}},
        "players.p1.debt: nobody owes money to the own side (GP-A02)",
    ),
    "a debt of less than nothing": (
        GP, {"insolvency": "debt_note"}, {"players": {"p1": {"debt": {"p2": -5}}}},
        "players.p1.debt.p2: -5 is less than 0 (GP-A02)",
    ),
    "a hand over the limit": (
        GP, {}, {"players": {"p1": {"hand": ["I02", "I03", "I04", "I05"]}}},
        "players.p1.hand: 4 cards of the sort influence are more than the hand limit of 3 (GP-111)",
    ),
    "cards in the first lesson": (
        GP, {"stage": 1}, {"players": {"p1": {"hand": ["I02"]}}},
        "players.p1.hand: with stage = 1 there are no cards (GP-009, GP-201)",
    ),
    "one card for two": (
        GP, {}, {"players": {"p1": {"hand": ["I02"]}, "p2": {"hand": ["I02"]}}},
        "players.p2.hand: I02 is already somewhere else, or out of the game",
    ),
    "an INFLUENCE card cashed": (
        GP, {}, {"players": {"p1": {"cashed": ["I02"]}}}, "players.p1.cashed: I02 is not a MISSION",
    ),
    "a strike against oneself": (
        GP, {}, {"titles": {"USA": {"owner": "p1", "strike": "p1"}}},
        "titles.USA.strike: nobody calls a strike on the own Territory (GP-115)",
    ),
    "at the mark before the final round": (
        GP, {}, {"players": {"p1": {"points": 125}}},
        "players.p1.points: 125 points reach the mark of 125, so the final round is on; say final = true (GP-176)",
    ),
    "a MISSION shown before the final round": (
        GP, {}, {"players": {"p1": {"shown": True}}},
        "players.p1.shown: with a MISSION shown the final round is on; say final = true (GP-177, GP-178)",
    ),
    "an Option Phase in round 1": (GP, {}, {"round": 1}, "round: round 1 has no Option Phase (GP-020, GP-021)"),
    "a turn in round 0": (GP, {}, {"round": 0, "moment": "turn"}, "round: 0 is less than 1 (GP-020, GP-021)"),
    "a member of a team apart": (
        GP, {"teams": 2}, {"players": {"p3": {"eu": 5}}},
        "players.p3: all that this side has stands with p1; its Governor under governors",
    ),
}  # fmt: skip
"""By name: game, options, position, and how the complaint begins after `position: `."""


def listed(game: str) -> Iterator[tuple[str, Told]]:
    """The same of a game from elsewhere, as its `tests/positions.toml` lists them."""
    for name, told in table_of(game, "positions").get("impossible", {}).items():
        yield name, (game, told.get("options", {}), told["position"], told["complaint"])


IMPOSSIBLE |= {name: told for game in games.names() for name, told in listed(game)}


def seats_for(game: str, options: dict[str, Any]) -> int:
    return seats_of(games.load(game), 4 if "teams" in options else 3)


@pytest.mark.parametrize("name", IMPOSSIBLE)
def test_what_cannot_be_is_refused(name: str, tmp_path: Path) -> None:
    """In a header, in a journal that carries it, and in a scenario file, always with the same reason."""
    game, options, start, complaint = IMPOSSIBLE[name]
    played = games.load(game)
    with pytest.raises(BadPosition) as caught:
        new_header(played, seats_for(game, options), options, start)
    line = str(caught.value)
    assert line.startswith(f"position: {complaint}")
    assert "\n" not in line
    assert all(clause in rulebook(played.package) for clause in CLAUSE.findall(line))
    header = msgspec.structs.replace(new_header(played, seats_for(game, options), options), start=start)
    with pytest.raises(BadPosition) as again:
        final(played, from_lines(played, to_lines(played, Journal(header, []))))
    assert str(again.value) == line
    path = tmp_path / "impossible.toml"
    path.write_text(scenario(game, options, start), encoding="utf-8")
    [outcome] = check_file(path)
    assert not outcome.usable
    assert outcome.line.partition(": ")[2] == line


def scenario(game: str, options: dict[str, Any], start: dict[str, Any]) -> str:
    """A scenario file with such a position."""
    clause = next(iter(rulebook(games.load(game).package).clauses))
    head = {"title": "What cannot be", "game": game, "clauses": [clause], "players": seats_for(game, options)}
    whole = {**head, "options": options, "position": start, "step": [{"asked": ["p1"]}]}
    return "".join(f"{key} = {written(value)}\n" for key, value in whole.items())


@pytest.mark.parametrize("name", IMPOSSIBLE)
def test_laws_are_told_in_german(name: str) -> None:
    """What a law refuses is told in the language of whoever asks; typos are told in English."""
    game, options, start, _ = IMPOSSIBLE[name]
    with pytest.raises(BadPosition) as caught:
        new_header(games.load(game), seats_for(game, options), options, start)
    error = caught.value
    assert line_of(error, "en") == str(error)
    if error.key:
        assert line_of(error, "de").startswith("Ausgangsstellung: ")
        assert line_of(error, "de") != line_of(error, "en")


@pytest.mark.parametrize("name", games.names())
def test_every_law_has_its_example(name: str) -> None:
    broken: set[str] = set()
    for game, options, start, _ in IMPOSSIBLE.values():
        if game == name:
            with pytest.raises(BadPosition) as caught:
                new_header(games.load(game), seats_for(game, options), options, start)
            broken |= {caught.value.about["reason"].key} if caught.value.key else set()
    assert {label for label in games.load(name).labels if label.startswith("flaw-")} <= broken


@pytest.mark.parametrize(("name", "seats"), TABLES, ids=str)
def test_positions_of_play_can_be_told(name: str, seats: int) -> None:
    """Written in words, read again, and taken; what can be told is as it was."""
    game = games.load(name)
    told = 0
    for journal in (journal for seed in range(2) for journal in journals(game, seats, seed, 900)):
        for number, _, _, p in replay(game, journal):
            start = None if p.over or number % 3 else tell(game, p)
            if start is not None:
                told += 1
                read = started(game, new_header(game, seats, None, msgspec.json.decode(msgspec.json.encode(start))))
                assert alike(game, read) == alike(game, p)
    assert told > 10


def test_whoever_was_told_nothing_is_dealt_a_ticket() -> None:
    """A Home is chosen off a ticket, so a player of whom nothing is told gets one when the first turn begins."""
    game = games.load(GT)
    p = begin(game, new_header(game, 2, {}, {"moment": "turn"}))
    assert p.who() == [CHANCE]
    p.play_checked(CHANCE, p.chances().outcomes[0])
    assert p.question(0).key == "choose-home"
    assert len(p.options(0)) == 2


# Nonsense anywhere in a position is one clear line

TOLD = 90
"""Where there are fewer scenarios than this, each is taken several times."""
NONSENSE: list[Any] = [
    -1, 7, 10**30, True, 1.5, "", "p1", "p²", "nonsense", [], ["p1"], [["p1"]], [7], {}, {"p1": 1}, {"p1": {}}, [None],
]  # fmt: skip


def starts(game: str) -> Iterator[tuple[int, dict[str, Any], dict[str, Any] | None, dict[str, Any]]]:
    """Seats, options, edition and position of the scenarios of a game."""
    for path in sorted(scenarios_of(game).rglob("*.toml")):
        for _, found in read_cases(path.read_text(encoding="utf-8"), path.name):
            if found.position and found.refuses is None:
                yield found.players, found.options, found.edition or None, found.position


def places(value: Any) -> Iterator[tuple[Any, Any]]:
    """Every table or list with each of its keys."""
    for key in value if isinstance(value, dict) else range(len(value)) if isinstance(value, list) else ():
        yield value, key
        yield from places(value[key])


@pytest.mark.parametrize("name", games.names())
def test_nonsense_is_one_clear_line(name: str) -> None:
    game = games.load(name)
    random = Random(11)
    refused = 0
    told = list(starts(name))
    for seats, options, edition, position in told[::3] if len(told) > TOLD else islice(cycle(told), TOLD):
        start = deepcopy(position)
        inner, key = random.choice(list(places(start)))
        inner[key] = deepcopy(random.choice(NONSENSE))
        complaint = refusal_of(game, seats, options, start, edition)
        if complaint is None:
            playout(begin(game, new_header(game, seats, options, start, edition)), random, 3)
        else:
            assert "\n" not in complaint
            refused += 1
    assert refused > 20


def refusal_of(game: Game, seats: int, options: dict[str, Any], start: dict[str, Any], edition: Any) -> str | None:
    """Why a position is refused; None if it is taken."""
    try:
        new_header(game, seats, options, start, edition)
    except BadInput as error:
        return str(error)
    return None
