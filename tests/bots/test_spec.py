"""Bots as people write them."""

from __future__ import annotations

from random import Random

import pytest

from meridian import bots, games, own_bots
from meridian.arena.match import play_match
from meridian.bots.deep import DeepBot
from meridian.bots.slips import SlippingBot
from meridian.core.action import Action
from meridian.core.errors import BadInput
from meridian.core.game import Game, new_header
from meridian.core.players import Bot
from meridian.core.position import Position
from meridian.own_bots import hosted
from meridian.testing.random_games import positions
from tests.any_game import SEARCHED

PARAMETERS = "budget, playouts, paranoid, most, doubt, curiosity, width"
OWN = ", ".join([bots.SLIPS, *bots.TEMPER])


@pytest.fixture(params=SEARCHED)
def game(request: pytest.FixtureRequest) -> Game:
    return games.load(request.param)


@pytest.mark.parametrize("name", games.shipped())
def test_the_same_names_in_every_shipped_game(name: str) -> None:
    assert list(bots.makers(games.load(name))) == ["random", "greedy", "steady", "deep"]


@pytest.mark.parametrize("name", games.names())
def test_a_game_has_its_own_bots_and_those_that_know_no_game(name: str) -> None:
    game = games.load(name)
    searching = ["deep"] if name in SEARCHED else []
    assert list(bots.makers(game)) == ["random", "greedy", *game.players.bots(), *searching]


def test_a_sparring_bot_plays_in_tournaments_and_at_no_table() -> None:
    game = games.load("globopolis")
    assert "exploiter" in own_bots.names(game)
    assert "exploiter" not in bots.suggested(game)
    with pytest.raises(BadInput, match="exploiter"):
        hosted.maker(game, "exploiter")
    seats = [bots.maker(game, name) for name in ("exploiter", "deep:playouts=1", "steady")]
    match = play_match(game, new_header(game, 3), seats, seed=1, number=0, limit=20_000)
    assert match.finished


def test_the_first_deep_plays_in_tournaments_and_at_no_table(game: Game) -> None:
    name = bots.FIRST_DEEP
    assert name in own_bots.names(game)
    assert name not in bots.suggested(game)
    with pytest.raises(BadInput, match=name):
        hosted.maker(game, name)
    assert bots.bounded(f"{name}:budget=1m", 2.0) == f"{name}:budget=2s"
    seats = game.seats[0]
    line = [bots.maker(game, bot) for bot in (f"{name}:playouts=2", *["steady"] * (seats - 1))]
    first, again = (play_match(game, new_header(game, seats), line, 3, 0, 100).digest for _ in range(2))
    assert first == again


@pytest.mark.parametrize(
    ("text", "seconds", "playouts"),
    [
        ("deep", 0.05, 10_000_000),
        ("deep:budget=200ms", 0.2, 10_000_000),
        ("deep:budget=1.5s", 1.5, 10_000_000),
        ("deep:playouts=500", 600.0, 500),
        ("deep:playouts=500, budget=1m", 60.0, 500),
    ],
)
def test_budgets(game: Game, text: str, seconds: float, playouts: int) -> None:
    bot = bots.maker(game, text)(Random(1))
    assert isinstance(bot, DeepBot)
    assert (bot.search.limits.seconds, bot.search.limits.playouts) == (seconds, playouts)


def test_search_settings(game: Game) -> None:
    bot = bots.maker(game, "deep:paranoid=1,most=5,doubt=0.25,curiosity=2,width=3")(Random(1))
    assert isinstance(bot, DeepBot)
    settings = bot.search.settings
    assert (
        settings.paranoid,
        settings.root_candidates,
        settings.required_margin,
        settings.exploration,
        settings.width,
    ) == (True, 5, 0.25, 2.0, 3.0)


class First(Bot):
    """Takes the first option."""

    def choose(self, view: Position, seat: int, options: list[Action]) -> Action:
        return options[0]


def test_a_slip_is_another_answer_of_the_same_kind(game: Game) -> None:
    random = Random(1)
    slipped = 0
    for p in positions(game, game.seats[0], 1):
        for seat in [actor for actor in p.who() if actor >= 0]:
            options = p.options(seat)
            if len(options) > 1:
                given = SlippingBot(random, First(random), 50).choose(p, seat, options)
                assert type(given) is type(options[0])
                slipped += given is not options[0]
    assert slipped > 0


def test_bots_that_slip_repeat_their_games(game: Game) -> None:
    seats = game.seats[0]
    first, again, sure = (
        play_match(game, new_header(game, seats), [bots.maker(game, bot)] * seats, 3, 0, 300).digest
        for bot in ("steady:slips=40", "steady:slips=40", "steady")
    )
    assert first == again
    assert first != sure


@pytest.mark.parametrize(
    ("text", "line"),
    [
        ("depp", "there is no bot 'depp'; did you mean deep? (bots: random, greedy, steady, deep, deep@1)"),
        ("deep:", "bot 'deep:': '' should read name=value, for example deep:budget=50ms"),
        ("deep:budget", "bot 'deep:budget': 'budget' should read name=value, for example deep:budget=50ms"),
        ("deep:budgt=5ms", f"bot 'deep' has no parameter 'budgt'; did you mean budget? (parameters: {PARAMETERS})"),
        ("deep:budget=5", "budget=5: a time with its unit is needed, such as 50ms, 1s or 2m"),
        ("deep:budget=xms", "budget=xms: a time with its unit is needed, such as 50ms, 1s or 2m"),
        ("deep:budget=nanms", "budget=nanms: between 1ms and 10m"),
        ("deep:budget=0ms", "budget=0ms: between 1ms and 10m"),
        ("deep:budget=11m", "budget=11m: between 1ms and 10m"),
        ("deep:playouts=0", "playouts=0: a whole number from 1 to 10000000 is needed"),
        ("deep:playouts=many", "playouts=many: a whole number from 1 to 10000000 is needed"),
        ("deep:playouts=5,playouts=6", "bot 'deep:playouts=5,playouts=6': playouts is given twice"),
        ("deep:paranoid=2", "paranoid=2: a whole number from 0 to 1 is needed"),
        ("deep:doubt=-1", "doubt=-1: a number from 0 to 10 is needed"),
        ("greedy:budget=5ms", "bot 'greedy' takes no parameters, and 'budget' is given"),
        ("steady:budget=5ms", f"bot 'steady' has no parameter 'budget'; did you mean grudge? (parameters: {OWN})"),
        ("steady:bold=101", "bold=101: a whole number from 0 to 100 is needed"),
        ("steady:slips=101", "slips=101: a whole number from 1 to 100 is needed"),
    ],
)  # fmt: skip
def test_bad_input_gets_one_line(text: str, line: str) -> None:
    game = games.load(games.shipped()[0])
    with pytest.raises(BadInput) as error:
        bots.maker(game, text)
    assert str(error.value) == line
