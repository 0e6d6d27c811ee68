"""The games of this server, with their options, texts, data and rule books."""

from __future__ import annotations

from typing import Any

import msgspec
from litestar import Request, Response, get

from meridian import games
from meridian.core.aids import ShownAids
from meridian.core.drawing import Drawing
from meridian.core.game import Game, edition_of
from meridian.core.journal import Header
from meridian.core.languages import languages
from meridian.core.option import settle
from meridian.core.rulebook import Rulebook
from meridian.server.background.jobs import (
    AidsJob,
    DrawingJob,
    EditionDataJob,
    ExamplesJob,
    GamesJob,
    LanguageJob,
    Packed,
    RulesJob,
    TextsJob,
)
from meridian.server.background.prices import SHIPPED, TEXTS, Price
from meridian.server.characters import CharacterInfo, everybody, guests
from meridian.server.clocks import PRESETS, ClockPlan, read_plan
from meridian.server.errors import NotFound
from meridian.server.http.game_texts import Example, GameInfo, LanguageInfo, LanguageTexts, Texts
from meridian.server.http.response_cache import answers_with, ready, told
from meridian.server.journals.loading import prepared
from meridian.server.languages import Lang

Ask = Request[Any, Any, Any]


async def known(game: str) -> Game:
    """The game with the name in the path."""
    if game not in games.names():
        raise NotFound.because("no-such-game")
    return await prepared(game)


@get("/api/games", responses=answers_with(list[GameInfo]))
async def list_games(request: Ask) -> Response[bytes]:
    """Every game with its numbers of players, options, presets and bots."""
    return told(request, await ready(request, "games", GamesJob()))


@get("/api/characters")
async def list_characters() -> list[CharacterInfo]:
    """The characters that bots are met as, weakest first: names, tempers, sayings and faces."""
    return [*everybody(), *guests()]


@get("/api/clocks")
async def list_clocks() -> dict[str, ClockPlan]:
    """Clocks by name."""
    return {name: read_plan(name) for name in PRESETS}


@get("/api/languages")
async def list_languages() -> list[LanguageInfo]:
    """The languages of this server, those first that come with every client."""
    return [LanguageInfo(code=one.code, name=one.name, locale=one.locale) for one in languages().values()]


@get("/api/languages/{lang:str}", responses=answers_with(LanguageTexts))
async def language_texts(lang: Lang, request: Ask) -> Response[bytes]:
    """The browser client's messages in a further language, in one piece. Each that is missing is English."""
    return told(request, await ready(request, ("language", lang), LanguageJob(lang)))


async def packed_texts(request: Ask, game: str, header: Header | None, lang: str) -> Packed:
    """The texts of a game with the names of an edition: a table's, or the shipped one."""
    overlay, mark, price = await _edition(game, header)
    return await ready(request, ("texts", game, mark, lang), TextsJob(game, overlay, lang), price)


async def packed_edition(request: Ask, game: str, header: Header | None) -> Packed:
    """The data of an edition."""
    overlay, mark, price = await _edition(game, header)
    return await ready(request, ("edition", game, mark), EditionDataJob(game, overlay), price)


async def packed_aids(request: Ask, game: str, header: Header | None, lang: str) -> Packed:
    """The player aids with the numbers of a table, or of the shipped edition with its usual options."""
    overlay, mark, price = await _edition(game, header)
    options = {} if header is None else header.options
    if options == settle((await prepared(game)).settings, {}):
        options = {}
    key = ("aids", game, mark, msgspec.json.encode(options, order="sorted"), lang)
    return await ready(request, key, AidsJob(game, overlay, options, lang), price if not options else TEXTS)


async def _edition(game: str, header: Header | None) -> tuple[dict[str, Any], str, Price]:
    if header is None or not header.overlay:
        return {}, edition_of(await prepared(game)).hash, SHIPPED
    return header.overlay, header.edition_hash, TEXTS


@get("/api/games/{game:str}/texts/{lang:str}", responses=answers_with(Texts))
async def texts(game: str, lang: Lang, request: Ask) -> Response[bytes]:
    """Messages and names of the shipped edition."""
    return told(request, await packed_texts(request, (await known(game)).name, None, lang))


@get("/api/games/{game:str}/edition", responses=answers_with(dict[str, Any]))
async def edition(game: str, request: Ask) -> Response[bytes]:
    """The data the game is played with: board, cards, numbers."""
    return told(request, await packed_edition(request, (await known(game)).name, None))


@get("/api/games/{game:str}/rules", responses=answers_with(Rulebook))
async def rules(game: str, request: Ask) -> Response[bytes]:
    """The rule book in our own words: chapters, clauses and rulings, in both languages."""
    name = (await known(game)).name
    return told(request, await ready(request, ("rules", name), RulesJob(name)))


@get("/api/games/{game:str}/drawing", responses=answers_with(Drawing))
async def drawing(game: str, request: Ask) -> Response[bytes]:
    """How a game without a board of its own is drawn: its map, and what is a stack of cards."""
    name = (await known(game)).name
    return told(request, await ready(request, ("drawing", name), DrawingJob(name)))


@get("/api/games/{game:str}/aids/{lang:str}", responses=answers_with(ShownAids))
async def player_aids(game: str, lang: Lang, request: Ask) -> Response[bytes]:
    """Reference card, glossary, FAQ and tips, with the numbers of the shipped edition."""
    return told(request, await packed_aids(request, (await known(game)).name, None, lang))


@get("/api/games/{game:str}/examples", responses=answers_with(dict[str, Example]))
async def examples(game: str, request: Ask) -> Response[bytes]:
    """The step of a lesson that shows each clause, as far as one does."""
    name = (await known(game)).name
    return told(request, await ready(request, ("examples", name), ExamplesJob(name)))


ROUTES = [
    list_games,
    list_characters,
    list_clocks,
    list_languages,
    language_texts,
    texts,
    edition,
    rules,
    drawing,
    player_aids,
    examples,
]
