"""Lessons: what there is to learn, and a table to learn it at."""

from __future__ import annotations

from typing import Any

from litestar import Request, get, post

from meridian.server.http.client_address import caller_of, household
from meridian.server.http.rate_limits import within
from meridian.server.http.services import node_of
from meridian.server.lobby.lessons import BeginLesson, CourseInfo, courses
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


ROUTES = [list_lessons, begin_lesson]
