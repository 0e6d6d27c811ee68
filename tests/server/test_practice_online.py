"""Practice on a real server: exercises, the daily ones, playing on, quiz questions, player aids."""

from __future__ import annotations

from collections.abc import Iterator
from datetime import UTC, datetime

import msgspec
import pytest

from meridian import games
from meridian.lessons.course import lessons_of
from meridian.practice.daily import daily
from meridian.practice.grades import best_of
from meridian.practice.library import exercises_of
from tests.server.online import Client, Message, Server


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with Server(tmp_path_factory.mktemp("practice")) as running:
        yield running


def listing(server: Server, path: str) -> list[Message]:
    """A response that is a list."""
    found: list[Message] = msgspec.json.decode(server.read(path))
    return found


def test_exercises_are_listed_shown_and_played_on(server: Server) -> None:
    listed = {each["game"]: each for each in listing(server, "/api/practice")}
    assert list(listed) == [game for game in games.names() if exercises_of(game)]
    for game, info in listed.items():
        assert [each["id"] for each in info["exercises"]] == list(exercises_of(game))
        found = next(each for each in exercises_of(game).values() if each.file.question == "best")
        path = f"/api/practice/{game}/{found.file.id}"
        shown = server.get(path)
        # The position is what the seat knows of it: the same answers, and nobody else's hidden cards.
        p = found.position()
        assert shown["moment"]["question"]["options"] == [found.words.say(each) for each in p.options(found.seat)]
        assert shown["moment"]["view"] == found.game.rules.show(found.game.rules.view(p, found.seat))
        right = next(each for each in shown["answers"] if each["say"] == best_of(found.file).say)
        assert (right["loss"], right["grade"]) == (0.0, "excellent")
        assert all(each["grade"] != "excellent" for each in shown["answers"] if each is not right)
        assert listing(server, f"{path}/portrait/de")[0]["lines"]

        opened = server.post(path, {"name": "Ann"})
        client = Client(server, opened["table"], opened["seats"][0]["token"])
        client.wait_for(lambda each: each.question is not None)
        assert opened["seats"][0]["seat"] == found.seat
        assert client.answer(right["say"])["type"] == "accepted"
        client.close()


def test_the_daily_exercises_are_those_of_the_date(server: Server) -> None:
    before = datetime.now(UTC).date()
    told = server.get("/api/practice/today")
    assert told["day"] in (before.isoformat(), datetime.now(UTC).date().isoformat())
    day = datetime.fromisoformat(told["day"]).date()
    assert {each["game"]: each["exercise"] for each in told["exercises"]} == {
        game: daily(game, day) for game in games.names() if exercises_of(game)
    }


@pytest.mark.parametrize(
    "path",
    [
        "/api/practice/chess/x",
        "/api/practice/globopolis/gp-nothing",
        "/api/practice/globopolis/..%2fthemes",
        "/api/lessons/globetrotters/gt-1/quiz/999",
        "/api/lessons/globetrotters/gt-1/quiz/1",
        "/api/games/chess/aids/en",
    ],
)
def test_what_is_not_there_is_not_found(server: Server, path: str) -> None:
    assert server.get(path, status=404)["error"]


def test_quiz_questions_come_again_and_aids_have_the_numbers_of_a_table(server: Server) -> None:
    lesson, step, quiz = next(
        (lesson.head.id, number, step.teaching.quiz)
        for lesson in lessons_of("globetrotters")
        for number, step in enumerate(lesson.steps, start=1)
        if step.teaching.quiz is not None
    )
    told = server.get(f"/api/lessons/globetrotters/{lesson}/quiz/{step}")
    assert told["text"]["de"] == quiz.de
    assert [each["right"] for each in told["answers"]] == [each.right for each in quiz.answers]

    usual = server.get("/api/games/global-domination/aids/en")
    assert any(section["turn"] for section in usual["card"])
    seats = [{"kind": "bot", "bot": "random"}] * 2
    opened = server.post("/api/tables", {"game": "global-domination", "seats": seats, "options": {"turns": 5}})
    here = server.get(f"/api/tables/{opened['table']}/aids/en")
    assert "after 5 Game Turns" in here["card"][0]["text"]
    assert "after 5 Game Turns" not in usual["card"][0]["text"]
    examples = server.get("/api/games/global-domination/examples")
    assert examples["GD-028"]["lesson"] in {each.head.id for each in lessons_of("global-domination")}
