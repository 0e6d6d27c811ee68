"""Bots are met as characters: named by the server, never twice at one table, and known again at the next one."""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path
from random import Random
from typing import Any, get_args, get_type_hints

import pytest

from meridian import bots, games
from meridian.core.messages import LANGUAGES
from meridian.server.characters import FaceParts, bot_as, character, everybody, name_for, strength_of
from tests.server.online import BOT, OPEN, Message, Server, any_of, me, play_on, shortest

GAME = "globetrotters"
TRADER = f"{Path(__file__).parents[2] / 'examples' / 'bots' / 'trader.py'}:Trader"
NAMES = [one.name for one in everybody()]
LONGEST_SAYING = 60
"""Letters: a saying stands on one line of a plate."""


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with Server(tmp_path_factory.mktemp("server"), "--bot", f"trader={TRADER}:budget=2m") as found:
        yield found


def names(told: Message) -> list[str]:
    """The names at a table."""
    return [seat["name"] for seat in told["seats"]]


def test_there_are_ten_characters_of_all_strengths_with_texts_in_both_languages() -> None:
    assert sorted(NAMES) == sorted(
        ["Ida", "Marco", "Zheng", "Battuta", "Jeanne", "Humboldt", "Amelia", "Tupaia", "Mercator", "Isabella"]
    )
    assert {one.strength for one in everybody()} == {1, 2, 3, 4, 5}
    for one in everybody():
        for texts in (one.temper, one.says):
            assert texts.keys() == set(LANGUAGES)
            assert all(0 < len(text) <= LONGEST_SAYING for text in texts.values()), one.name
        for game in games.names():
            found = games.load(game)
            bots.maker(found, bots.given(found, one.bot, one.bot))


def test_no_two_characters_look_alike_and_every_keepsake_is_somebodys() -> None:
    assert len({one.face for one in everybody()}) == len(NAMES)
    keepsakes = [one.face.keepsake for one in everybody()]
    assert sorted([*keepsakes, "none"]) == sorted(get_args(get_type_hints(FaceParts)["keepsake"]))


@pytest.mark.parametrize(
    ("bot", "strength"),
    [
        ("random", 1),
        ("greedy", 2),
        ("steady:slips=60", 1),
        ("steady:slips=20", 2),
        ("steady: slips=20", 2),
        ("steady", 3),
        ("deep", 4),
        ("deep:playouts=9", 5),
        ("deep:budget=2s", 5),
    ],
)
def test_how_strong_a_bot_is(bot: str, strength: int) -> None:
    assert strength_of(bot) == strength


@pytest.mark.parametrize("bot", ["deep", "deep:budget=2s"])
def test_a_search_counts_only_where_it_is_shown_to_help(bot: str) -> None:
    assert strength_of(bot, "globopolis") == strength_of(bot)
    assert strength_of(bot, "globetrotters") == strength_of("steady")


def test_a_seat_tells_how_strong_its_bot_is_in_this_game(server: Server) -> None:
    seats = [me(), {"kind": "bot", "character": "Jeanne"}]
    for game, strength in (("globopolis", 4), ("globetrotters", 3)):
        table, _, _ = server.open(game, seats)
        assert server.get(f"/api/tables/{table}")["seats"][1]["strength"] == strength
        (info,) = [one for one in json.loads(server.read("/api/games")) if one["name"] == game]
        assert info["strengths"][info["bots"].index("deep")] == strength


def test_a_full_table_of_bots_repeats_no_name() -> None:
    taken: list[str] = []
    for _ in NAMES:
        taken.append(name_for("table", "steady", taken))
    assert sorted(taken) == sorted(NAMES)
    assert {one.strength for one in everybody() if one.name in taken[:4]} == {strength_of("steady")}


def test_a_bot_asked_for_by_its_bare_name_takes_on_a_temper_as_strong() -> None:
    for one in everybody():
        tempered = one.strength == strength_of("steady")
        assert bot_as(one, "steady") == (one.bot if tempered else "steady")
        assert bot_as(one, "steady:bold=50") == "steady:bold=50"
        assert bot_as(one, "deep") == "deep"


def test_bots_get_their_names_when_they_sit_down(server: Server) -> None:
    seats = [me("Zheng"), {"kind": "bot", "bot": "steady"}, {"kind": "bot", "character": "Amelia"}, OPEN]
    table, host, _ = server.open(GAME, seats)
    told = server.get(f"/api/tables/{table}")
    steady = {one.name for one in everybody() if one.strength == strength_of("steady")} - {"Zheng"}
    assert names(told)[1] in steady
    assert told["seats"][1]["bot"] == character(names(told)[1]).bot
    assert [seat["strength"] for seat in told["seats"]] == [None, 3, 2, None]
    assert told["seats"][2] | {"nonce_by": ""} == {
        "kind": "bot", "name": "Amelia", "bot": "steady:slips=20,bold=95,thrift=20", "strength": 2, "ready": False,
        "host": False, "nonce_by": "",
    }  # fmt: skip
    # A character sits at a table once; there are no others than those that exist.
    again = {"host": host, "seat": 3, "kind": "bot", "character": "Amelia"}
    assert "Amelia sits at this table already" in server.post(f"/api/tables/{table}/seats", again, 409)["error"]
    unknown = server.post(f"/api/tables/{table}/seats", {**again, "character": "Amalia"}, 422)["error"]
    assert "nobody called 'Amalia'" in unknown
    assert "Amelia" in unknown
    assert (
        "only a bot's seat"
        in server.post("/api/tables", {"game": GAME, "seats": [{**me(), "character": "Ida"}, BOT]}, 422)["error"]
    )
    # Filling up gives names as well.
    full = server.post(f"/api/tables/{table}/start", {"host": host, "fill": "steady"})
    assert names(full)[3] in steady - {names(told)[1]}


def test_a_rematch_and_a_copy_keep_the_names_of_their_bots(server: Server) -> None:
    table, (token,) = server.begun(GAME, [me("Ann"), BOT, {"kind": "bot", "bot": "random"}], options=shortest(GAME))
    before = names(server.get(f"/api/tables/{table}"))
    with server.play(table, token) as client:
        play_on([client], any_of(Random(3)))
        client.wait_for(lambda client: client.situation["status"] == "over")
    copy = server.post(f"/api/tables/{table}/clone", {"moment": 0})
    assert names(server.get(f"/api/tables/{copy['table']}")) == before
    # Whoever takes over a bot's seat leaves their own to a bot with a name of its own.
    other = server.post(f"/api/tables/{table}/clone", {"moment": 0, "seat": 1, "name": "Ben"})
    mixed = names(server.get(f"/api/tables/{other['table']}"))
    assert mixed[1:] == ["Ben", before[2]]
    assert mixed[0] in set(NAMES) - set(before)
    again = server.post(f"/api/tables/{table}/rematch", {"token": token})
    assert sorted(names(server.get(f"/api/tables/{again['table']}"))) == sorted(before)


def test_a_bot_of_the_host_is_met_as_a_character_and_plays(server: Server) -> None:
    known: Any = server.get("/api/characters")
    guest = known[-1]
    assert (guest["name"], guest["bot"], guest["strength"]) == ("Trader", "trader", 3)
    game = "global-domination"
    table, (token,) = server.begun(
        game, [me("Ann"), {"kind": "bot", "character": "Trader"}, {"kind": "bot", "bot": "random"}],
        options=shortest(game),
    )  # fmt: skip
    told = server.get(f"/api/tables/{table}")
    assert (told["seats"][1]["name"], told["seats"][1]["bot"]) == ("Trader", "trader")
    with server.play(table, token) as client:
        play_on([client], any_of(Random(3)))
        client.wait_for(lambda client: client.situation["status"] == "over")
    assert "the game answers for it" not in server.log()
    # Clients name bots; paths are for the host, and so is the time of a bot.
    for bot in (TRADER, "trader:budget=9s", "examples/bots/trader.py:Trader"):
        refused = server.post("/api/tables", {"game": game, "seats": [me(), {"kind": "bot", "bot": bot}]}, 422)
        assert "\n" not in refused["error"]
