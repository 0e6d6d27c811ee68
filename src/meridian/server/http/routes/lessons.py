"""Lessons: what there is to learn, and a table to learn it at."""

from __future__ import annotations

from typing import Annotated, Any

from litestar import Request, get, post
from litestar.params import Parameter

from meridian.server.http.client_address import caller_of, household
from meridian.server.http.rate_limits import within
from meridian.server.http.services import node_of
from meridian.server.lobby.lessons import BeginLesson, CourseInfo, QuizAgain, courses, quiz
from meridian.server.lobby.requests import Opened

Ask = Request[Any, Any, Any]


@get("/api/lessons", sync_to_thread=True)
def list_lessons() -> list[CourseInfo]:
    """The lessons of every game, in the order in which they are taught."""
    return courses()


@post("/api/lessons/{game:str}/{lesson:str}")
async def begin_lesson(game: str, lesson: str, data: BeginLesson, request: Ask) -> Opened:
    """Open a private table for a lesson. The learner's token comes with the answer."""
    node, address = node_of(request), caller_of(request)
    within(node.gate.new_table(address))
    return await node.lesson_tables.open(game, lesson, data, household(address))


@get("/api/lessons/{game:str}/{lesson:str}/quiz/{step:int}", sync_to_thread=True)
def lesson_quiz(game: str, lesson: str, step: Annotated[int, Parameter(ge=1, le=1000)]) -> QuizAgain:
    """The quiz question of a step of a lesson, to be asked again."""
    return quiz(game, lesson, step)


ROUTES = [list_lessons, begin_lesson, lesson_quiz]
