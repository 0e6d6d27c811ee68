"""Practice: positions with a question, the daily one, and a table to play on at."""

from __future__ import annotations

from datetime import UTC, datetime
from typing import Any

from litestar import Request, Response, get, post

from meridian.core.records import Section
from meridian.server.background.jobs import ExerciseJob, ExercisePortraitJob
from meridian.server.http.client_address import caller_of
from meridian.server.http.identity import account_of
from meridian.server.http.rate_limits import within
from meridian.server.http.response_cache import answers_with, ready, told
from meridian.server.http.services import node_of
from meridian.server.languages import Lang
from meridian.server.lobby import practice
from meridian.server.lobby.practice import ExerciseShown, PlayExercise, PracticeInfo, Today
from meridian.server.lobby.requests import Opened

Ask = Request[Any, Any, Any]


@get("/api/practice", sync_to_thread=True)
def list_exercises() -> list[PracticeInfo]:
    """The exercises of every game, with their themes."""
    return practice.practice()


@get("/api/practice/today", sync_to_thread=True)
def daily_exercises() -> Today:
    """The exercise of the day of every game."""
    return practice.today(datetime.now(UTC).date())


@get("/api/practice/{game:str}/{exercise:str}", responses=answers_with(ExerciseShown))
async def show_exercise(game: str, exercise: str, request: Ask) -> Response[bytes]:
    """The position of an exercise as its seat knows it, and what each answer is worth."""
    found = practice.exercise(game, exercise)
    key = ("exercise", found.file.game, found.file.id)
    return told(request, await ready(request, key, ExerciseJob(found.file.game, found.file.id)))


@get("/api/practice/{game:str}/{exercise:str}/portrait/{lang:str}", responses=answers_with(list[Section]))
async def exercise_portrait(game: str, exercise: str, lang: Lang, request: Ask) -> Response[bytes]:
    """The position of an exercise in whole sentences."""
    found = practice.exercise(game, exercise).file
    key = ("exercise portrait", found.game, found.id, lang)
    return told(request, await ready(request, key, ExercisePortraitJob(found.game, found.id, lang)))


@post("/api/practice/{game:str}/{exercise:str}")
async def play_on(game: str, exercise: str, data: PlayExercise, request: Ask) -> Opened:
    """Open a private table that goes on from an exercise. The token of the seat comes with the answer."""
    node = node_of(request)
    within(node.gate.new_table(caller_of(request)))
    account = await account_of(request)
    found = practice.exercise(game, exercise)
    return await practice.play_on(node.lobby, found, data, account.id if account is not None else None)


ROUTES = [list_exercises, daily_exercises, show_exercise, exercise_portrait, play_on]
