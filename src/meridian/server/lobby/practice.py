"""Practice over HTTP: which exercises there are, one of them on the board, and a table that plays on from it."""

from __future__ import annotations

import time
from datetime import date
from typing import Annotated, Final

import msgspec
from msgspec import Meta

from meridian import games
from meridian.bots import given
from meridian.core.bilingual import Bilingual, in_all
from meridian.core.errors import BadInput
from meridian.core.game import edition_of, speaker_for
from meridian.core.languages import languages
from meridian.core.records import Section
from meridian.core.speaker import Speaker
from meridian.fair.verifiable import Verifiable
from meridian.practice import daily, grades, library
from meridian.practice.exercise import Exercise, Kind
from meridian.practice.why import reasons_of
from meridian.server.accounts.names import checked_player
from meridian.server.accounts.tokens import TokenKind, draw_token, hash_of
from meridian.server.characters import name_for
from meridian.server.errors import NotFound
from meridian.server.journals import journaling
from meridian.server.languages import Lang
from meridian.server.lobby.lobby import Lobby
from meridian.server.lobby.requests import Opened, Seated, SeatWish
from meridian.server.lobby.seating import NAMELESS, filled, person
from meridian.server.stores.state import TableSettings
from meridian.server.tables.replay import Moment, Replay
from meridian.server.tables.rolls import Numbering
from meridian.server.texts import say

LOG_LINES: Final = 60
OTHERS: Final = "steady"
"""The bot of the other seats, where the game has it."""


class ThemeInfo(msgspec.Struct, frozen=True, kw_only=True):
    """What exercises are about."""

    id: str
    name: Bilingual


class ExerciseInfo(msgspec.Struct, frozen=True, kw_only=True):
    """An exercise in the list: what it asks, what it is about, and how hard it is (1 to 3)."""

    id: str
    question: Kind
    theme: str
    difficulty: int


class PracticeInfo(msgspec.Struct, frozen=True, kw_only=True):
    """What can be practised in a game."""

    game: str
    themes: list[ThemeInfo]
    exercises: list[ExerciseInfo]


class DailyInfo(msgspec.Struct, frozen=True, kw_only=True):
    """The exercise of a day."""

    game: str
    exercise: str
    theme: Bilingual
    difficulty: int


class Today(msgspec.Struct, frozen=True, kw_only=True):
    """The exercises of a day, one for each game: the same for everybody. The day is that of Greenwich."""

    day: str
    exercises: list[DailyInfo]


class GradedAnswer(msgspec.Struct, frozen=True, kw_only=True):
    """An answer to choose, the chance that goes with it, how many points it gives away, and the grade of that. The best
    one has reasons why it is better than the others, each of those why it is worse."""

    say: str
    chance: float
    interval: tuple[float, float]
    loss: float
    grade: grades.Grade
    reasons: list[Bilingual]


class ExerciseShown(msgspec.Struct, frozen=True, kw_only=True):
    """An exercise on the board: the position as its seat knows it, and all answers with their grades."""

    id: str
    game: str
    question: Kind
    theme: Bilingual
    difficulty: int
    clauses: list[str]
    seat: int
    players: list[str]
    options: dict[str, str | int | bool | list[str]]
    moment: Moment
    answers: list[GradedAnswer]
    playouts: int
    source: str


class PlayExercise(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """Who plays on, and whether this device gives a share of the dice."""

    name: Annotated[str, Meta(max_length=200)] = ""
    gives_nonce: bool = False
    lang: Lang = "en"


def practice() -> list[PracticeInfo]:
    """What can be practised in all games."""
    found = []
    for game in games.names():
        themes = library.themes_of(game)
        files = [exercise.file for exercise in library.exercises_of(game).values()]
        if themes is None or not files:
            continue
        used = {file.theme for file in files}
        named = [ThemeInfo(id=each, name=name) for each, name in themes.names().items() if each in used]
        listed = [
            ExerciseInfo(id=file.id, question=file.question, theme=file.theme, difficulty=file.difficulty)
            for file in files
        ]
        found.append(PracticeInfo(game=game, themes=named, exercises=listed))
    return found


def today(day: date) -> Today:
    """The exercises of a day."""
    found = []
    for game in games.names():
        chosen, themes = daily.daily(game, day), library.themes_of(game)
        if chosen is not None and themes is not None:
            file = library.exercise_of(game, chosen).file
            theme = themes.names()[file.theme]
            found.append(DailyInfo(game=game, exercise=chosen, theme=theme, difficulty=file.difficulty))
    return Today(day=day.isoformat(), exercises=found)


def exercise(game: str, wanted: str) -> Exercise:
    """An exercise that a learner asks for."""
    if game not in games.names():
        raise NotFound.because("no-such-game")
    try:
        return library.exercise_of(game, wanted)
    except BadInput:
        raise NotFound.because("no-such-exercise") from None


def shown(found: Exercise) -> ExerciseShown:
    """An exercise on the board. The game is replayed for it: only worker processes do this."""
    file, themes = found.file, library.themes_of(found.game.name)
    assert themes is not None
    replay = Replay(found.game, found.header, found.entries, Numbering(counted=False))
    moment = replay.moments(len(found.entries), 1, found.seat, LOG_LINES)[0]
    reasons = [reasons_of(found, _speaker(found, lang)) for lang in languages()]
    return ExerciseShown(
        id=file.id,
        game=file.game,
        question=file.question,
        theme=themes.names()[file.theme],
        difficulty=file.difficulty,
        clauses=file.clauses,
        seat=found.seat,
        players=players(found),
        options=found.header.options,
        moment=moment,
        answers=[
            GradedAnswer(
                say=answer.say,
                chance=answer.chance,
                interval=answer.interval,
                loss=(loss := grades.loss_of(file, answer)),
                grade=grades.grade_of(loss),
                reasons=[
                    in_all(dict(zip(languages(), same, strict=True)))
                    for same in zip(*(each[at] for each in reasons), strict=True)
                ],
            )
            for at, answer in enumerate(file.answer)
        ],
        playouts=file.playouts,
        source=file.source,
    )


def portrait(found: Exercise, lang: str) -> list[Section]:
    """The position of an exercise in whole sentences, as its seat knows it."""
    game = found.game
    view = game.rules.view(found.position(), found.seat)
    return game.text.portrait(view, found.seat, _speaker(found, lang))


def _speaker(found: Exercise, lang: str) -> Speaker:
    names = [name or say(lang, NAMELESS) for name in players(found)]
    return speaker_for(found.game, edition_of(found.game), lang, names)


def players(found: Exercise) -> list[str]:
    """The characters in the seats of an exercise; the person's own seat has no name."""
    bot, names = given(found.game, OTHERS, OTHERS), [""] * found.header.seats
    for seat in range(found.header.seats):
        if seat != found.seat:
            names[seat] = name_for(found.file.id, bot, [name for name in names if name])
    return names


async def play_on(lobby: Lobby, found: Exercise, wanted: PlayExercise, account: str | None) -> Opened:
    """Open a table that goes on from an exercise, with its characters in the other seats."""
    table, host, token = await lobby.new_id(), draw_token(TokenKind.HOST), draw_token(TokenKind.SEAT)
    name = checked_player(wanted.name, lobby.blocked_words) if wanted.name else say(wanted.lang, NAMELESS)
    entries = journaling.rows(table, 1, 1, found.entries, time.time(), None)
    settings = TableSettings(
        lang=wanted.lang,
        join="link",
        watch="nobody",
        chat="players",
        start=True,
        clock={"kind": "none", "phases": False},
        host=hash_of(host, TokenKind.HOST),
        prelude=len(entries),
    )
    bot = given(found.game, OTHERS, OTHERS)
    wishes = [SeatWish(kind="bot", bot=bot, name=each) for each in players(found)]
    seats = [filled(table, at, wish) for at, wish in enumerate(wishes)]
    seats[found.seat] = person(table, found.seat, name, token, wanted.gives_nonce, account, host=False)
    header = msgspec.structs.replace(found.header, chance=Verifiable.kind)
    await lobby.create(table, header, settings, seats, entries=entries, begin=True)
    return Opened(table=table, host=host, seats=[Seated(table=table, seat=found.seat, token=token)])
