"""Bots by name: those that know no game, and those a game brings along."""

from __future__ import annotations

from meridian.bots import spec
from meridian.bots.bot import RandomBot
from meridian.bots.deep import DeepBot
from meridian.bots.greedy import GreedyBot
from meridian.bots.settings import SearchLimits
from meridian.bots.slips import SlippingBot
from meridian.core.errors import BadInput
from meridian.core.game import Game
from meridian.core.players import BotMaker, Guide, Temper
from meridian.core.position import Position

DEEP = "deep"
FIRST_DEEP = "deep@1"
"""The first `deep`, by which later ones are measured: in tournaments, at no table of people."""
DEEP_PARAMETERS = ["budget", "playouts", "paranoid", "most", "doubt", "curiosity", "width"]
PATIENT = "deep:budget=1s"
SLIPS = "slips"
"""The parameter of a game's own bots: in how many of a hundred answers they slip."""
TEMPER = ["bold", "thrift", "deals", "corner", "grudge"]
"""The parameters that make the temper of a game's own bots, each from 0 to 100 (see `core.players.Temper`)."""
DEFAULT_BUDGET = "50ms"
"""How long `deep` thinks about an answer by default."""


def makers(game: Game) -> dict[str, BotMaker]:
    """All bots that can play a game, weakest first."""
    found: dict[str, BotMaker] = {
        "random": RandomBot,
        "greedy": lambda random: GreedyBot(random, game.rules.imagine, game.rules.copy, game.players.evaluate),
        **game.players.bots(),
    }
    if game.players.guide() is not None:
        found[DEEP] = _deep(game, spec.Spec(DEEP, {}))
    return found


def in_tournaments(game: Game) -> dict[str, BotMaker]:
    """The same, those that show a weakness of others, and the first `deep`."""
    found = {**makers(game), **game.players.sparring()}
    if DEEP in found:
        found[FIRST_DEEP] = _deep(game, spec.Spec(FIRST_DEEP, {}))
    return found


def suggested(game: Game) -> list[str]:
    """Bots to offer people, weakest first."""
    names = list(makers(game))
    return [*names, PATIENT] if DEEP in names else names


def given(game: Game, text: str, default: str) -> str:
    """The bot that is asked for; the strongest of the game where that is a default which this game does not have."""
    known = list(makers(game))
    return known[-1] if text == default and text.partition(":")[0] not in known else text


def seconds_of(text: str) -> float:
    """How long a bot may think about an answer, as its parameters say: no time at all unless it searches."""
    given = _of_deep(text)
    if given is None:
        return 0.0
    if "playouts" in given and "budget" not in given:
        return spec.LONGEST
    return spec.duration("budget", given.get("budget", DEFAULT_BUDGET))


def slips_of(text: str) -> int:
    """In how many of a hundred answers a bot slips, as its parameters say."""
    given = spec.read(text, [text.strip().partition(":")[0]]).parameters
    return spec.count(SLIPS, given[SLIPS], 100) if SLIPS in given else 0


def bounded(text: str, seconds: float) -> str:
    """The same bot, thinking about an answer for at most this many seconds."""
    if seconds_of(text) <= seconds:
        return text
    given = {**(_of_deep(text) or {}), "budget": f"{seconds:g}s"}
    return f"{text.strip().partition(':')[0]}:{','.join(f'{name}={value}' for name, value in given.items())}"


def _of_deep(text: str) -> dict[str, str] | None:
    """The parameters of a bot that searches; None for all others."""
    searching = [DEEP, FIRST_DEEP]
    return spec.read(text, searching).parameters if text.strip().partition(":")[0] in searching else None


def maker(game: Game, text: str) -> BotMaker:
    """A bot by name, with parameters if it takes any: `steady`, `steady:slips=30,bold=80`, `deep:budget=200ms`."""
    known = in_tournaments(game)
    wanted = spec.read(text, list(known))
    if wanted.name in (DEEP, FIRST_DEEP):
        return _deep(game, wanted)
    given = wanted.parameters
    temper = Temper(**{key: spec.count(key, given[key], 100, 0) for key in TEMPER if key in given})
    spec.check(wanted, [SLIPS, *TEMPER] if wanted.name in game.players.bots() else [])
    # A bot that knows no tempers plays as it does by itself.
    made = game.players.tempered(temper).get(wanted.name, known[wanted.name])
    slips = slips_of(text)
    return (lambda random: SlippingBot(random, made(random), slips)) if slips else made


def guide_of(game: Game, bot: str = DEEP) -> Guide[Position]:
    """What a search knows of a game, if it knows anything."""
    guide = game.players.first_guide() if bot == FIRST_DEEP else game.players.guide()
    if guide is None:
        raise BadInput(f"{game.name} has no guide: {DEEP!r} cannot play it")
    return guide


def _deep(game: Game, wanted: spec.Spec) -> BotMaker:
    """A maker of searching bots: a time budget, or a number of playouts, or both."""
    spec.check(wanted, DEEP_PARAMETERS)
    given = wanted.parameters
    by_time = "budget" in given or "playouts" not in given
    seconds = spec.duration("budget", given.get("budget", DEFAULT_BUDGET)) if by_time else spec.LONGEST
    playouts = spec.count("playouts", given.get("playouts", str(spec.MOST_PLAYOUTS)))
    settings = guide_of(game, wanted.name).search_settings()
    settings.paranoid = spec.count("paranoid", given.get("paranoid", str(int(settings.paranoid))), 1, 0) == 1
    settings.root_candidates = spec.count("most", given.get("most", str(settings.root_candidates)), 1000, 2)
    settings.required_margin = spec.number("doubt", given.get("doubt", str(settings.required_margin)), 10.0)
    settings.exploration = spec.number("curiosity", given.get("curiosity", str(settings.exploration)), 10.0)
    settings.width = max(0.01, spec.number("width", given.get("width", str(settings.width)), 1e9))
    limits = SearchLimits(seconds, playouts)
    # A guide may remember what it worked out: each bot has its own.
    return lambda random: DeepBot(random, guide_of(game, wanted.name), game.rules.imagine, limits, settings)
