"""Lessons: what there is to learn, a table to learn it at, and how far an account has come."""

from __future__ import annotations

from typing import Annotated, Any

import msgspec
from litestar import Request, get, post
from litestar.params import FromPath, JSONBody, PathParameter
from litestar.status_codes import HTTP_200_OK
from msgspec import Meta

from meridian.lessons.progress import LessonProgress
from meridian.server.http.client_address import caller_of, household
from meridian.server.http.identity import signed_in
from meridian.server.http.rate_limits import within
from meridian.server.http.services import node_of
from meridian.server.lobby.lessons import BeginLesson, CourseInfo, QuizAgain, courses, quiz
from meridian.server.lobby.requests import Opened
from meridian.server.stores.records import LearnedRow

Ask = Request[Any, Any, Any]
LessonId = Annotated[str, Meta(max_length=60)]
Lessons = Annotated[dict[LessonId, LessonProgress], Meta(max_length=500)]


class Learned(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """How far a learner has come, by the ids of lessons."""

    lessons: Lessons = msgspec.field(default_factory=dict)


@get("/api/lessons", sync_to_thread=True)
def list_lessons() -> list[CourseInfo]:
    """The lessons of every game, in the order in which they are taught."""
    return courses()


@post("/api/lessons/{game:str}/{lesson:str}")
async def begin_lesson(game: FromPath[str], lesson: FromPath[str], data: JSONBody[BeginLesson], request: Ask) -> Opened:
    """Open a private table for a lesson. The learner's token comes with the answer."""
    node, address = node_of(request), caller_of(request)
    within(node.gate.new_table(address))
    return await node.lesson_tables.open(game, lesson, data, household(address))


@get("/api/lessons/{game:str}/{lesson:str}/quiz/{step:int}", sync_to_thread=True)
def lesson_quiz(
    game: FromPath[str], lesson: FromPath[str], step: Annotated[int, PathParameter(ge=1, le=1000)]
) -> QuizAgain:
    """The quiz question of a step of a lesson, to be asked again."""
    return quiz(game, lesson, step)


@get("/api/me/lessons")
async def my_lessons(request: Ask) -> Learned:
    """How far the account has come in the lessons."""
    account = await signed_in(request)
    return _learned(await node_of(request).store.learned(account.id))


@post("/api/me/lessons", status_code=HTTP_200_OK)
async def keep_lessons(data: JSONBody[Learned], request: Ask) -> Learned:
    """Merge progress of a device into that of the account, and get both together. Lessons that are not taught here are
    left out."""
    account, store = await signed_in(request), node_of(request).store
    taught = {lesson.id for course in courses() for lesson in course.lessons}
    rows = [
        LearnedRow(account=account.id, lesson=lesson, **msgspec.structs.asdict(progress))
        for lesson, progress in data.lessons.items()
        if lesson in taught
    ]
    await store.put_learned(rows)
    return _learned(await store.learned(account.id))


def _learned(rows: list[LearnedRow]) -> Learned:
    return Learned(
        lessons={row.lesson: LessonProgress(version=row.version, step=row.step, done=row.done) for row in rows}
    )


ROUTES = [list_lessons, begin_lesson, lesson_quiz, my_lessons, keep_lessons]
