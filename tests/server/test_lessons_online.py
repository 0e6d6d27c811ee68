"""Lessons at tables of a real server: frames, wrong answers, undo, free play, restarts, limits."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from random import Random
from typing import Any

import pytest

from meridian import games
from meridian.lessons import course
from meridian.lessons.lesson import Lesson
from meridian.lessons.referee import Referee
from tests.server.online import Client, Message, Server


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with Server(tmp_path_factory.mktemp("lessons")) as running:
        yield running


class Learner:
    """Somebody at a lesson's table, who always knows the last `lesson` message."""

    def __init__(self, server: Server, game: str, lesson: str, **more: Any) -> None:
        self.server = server
        opened = server.post(f"/api/lessons/{game}/{lesson}", {"name": "Ann", **more})
        self.table, self.token = opened["table"], opened["seats"][0]["token"]
        self.connect()

    def connect(self) -> None:
        self.client = Client(self.server, self.table, self.token)
        self.lesson: Message = self.client.until("lesson")

    def say(self, what: str, **more: Any) -> Message:
        """A word to the lesson, and the message that follows it."""
        return self._followed(self.client.say("learn", what=what, **more))

    def _followed(self, reply: Message) -> Message:
        if reply["type"] == "accepted" or reply["reason"] == "lesson":
            self.lesson = self.client.until("lesson")
        return reply

    def answer(self, action: str) -> Message:
        self.client.wait_for(lambda client: client.question is not None)
        return self._followed(self.client.answer(action))

    def to_the_end(self, random: Random) -> int:
        """Answers at random, as bad learners do; returns how many answers were refused by the lesson."""
        refused = 0
        while self.lesson["waits"] != "over":
            waits = self.lesson["waits"]
            if waits == "next":
                assert self.say("next")["type"] == "accepted"
            elif waits == "quiz":
                self.say("quiz", answer=random.randrange(len(self.lesson["quiz"]["answers"])))
            elif waits == "result":
                assert self.say("next" if self.lesson["free"]["reached"] else "show")["type"] == "accepted"
            elif waits == "others":
                self.lesson = self.client.until("lesson")
            elif self.lesson["offers_answer"]:
                assert len(self.lesson["lit"]) == 1
                assert self.say("show")["type"] == "accepted"
            else:
                refused += self.answer(random.choice(self.client.options()))["type"] == "refused"
        return refused


def test_curriculum_is_told(server: Server) -> None:
    told = server.http.get(server.url("/api/lessons")).json()
    assert [each["game"] for each in told] == list(games.shipped())
    for each in told:
        assert [lesson["id"] for lesson in each["lessons"]] == [one.head.id for one in course.lessons_of(each["game"])]
        assert each["lessons"][0]["needs"] == []
    assert server.post("/api/lessons/chess/gd-1", {}, 404)
    assert server.post("/api/lessons/globopolis/gd-1", {}, 404)


def test_a_whole_lesson_with_mistakes(server: Server) -> None:
    """Watch, answer wrongly, see the light, undo, go back, reconnect, finish."""
    ann = Learner(server, "global-domination", "gd-1")
    assert (ann.lesson["step"], ann.lesson["waits"]) == (1, "next")
    assert [point["name"]["de"] for point in ann.lesson["point"]][-1] == "Ida"
    assert ann.client.looked()["areas"] == {}
    assert ann.say("next")["type"] == "accepted"
    assert (ann.lesson["step"], ann.lesson["waits"]) == (2, "answer")
    assert set(ann.client.looked()["areas"]) == {"AND", "SCO", "USA"}

    before = ann.client.looked()
    reply = ann.answer("attack domination")
    assert (reply["type"], reply["reason"]) == ("refused", "lesson")
    assert reply["text"] == ann.lesson["reply"]["en"] != ""
    assert ann.answer("discard-1 domination")["reason"] == "lesson"
    assert (ann.lesson["misses"], ann.lesson["lit"]) == (2, ["build domination"])
    assert not ann.lesson["offers_answer"]
    assert ann.answer("build fog_of_war")["reason"] != "lesson"  # the rules refuse it, with their own reason
    assert ann.answer("pass")["reason"] == "lesson"
    assert ann.lesson["offers_answer"]
    assert ann.client.looked() == before

    assert ann.answer("build domination")["type"] == "accepted"
    assert (ann.lesson["step"], ann.lesson["misses"], ann.lesson["lit"]) == (3, 0, [])
    assert ann.client.say("undo")["type"] == "accepted"
    ann.lesson = ann.client.until("lesson")
    assert ann.lesson["step"] == 2
    assert ann.answer("build domination")["type"] == "accepted"
    assert ann.answer("build-in BRA")["type"] == "accepted"
    assert ann.lesson["step"] == 4
    assert ann.lesson["after"]["en"].startswith("A new Force")
    assert ann.say("back")["type"] == "accepted"
    assert ann.lesson["step"] == 3

    told = ann.lesson
    ann.client.close()
    ann.connect()
    assert {**ann.lesson, "after": None} == {**told, "after": None}
    assert ann.client.say("resign")["reason"] == "lesson-table"
    assert ann.client.say("hint", bot="random")["type"] == "told"
    assert ann.client.say("portrait")["type"] == "told"
    ann.to_the_end(Random(1))
    assert ann.lesson["say"]["de"].startswith("14 Punkte")
    assert server.get("/api/tables?status=running")["tables"] == []


@pytest.mark.parametrize("game", games.shipped())
def test_random_learners_finish_every_lesson(server: Server, game: str) -> None:
    random = Random(game)
    for lesson in course.lessons_of(game):
        ann = Learner(server, game, lesson.head.id)
        ann.to_the_end(random)
        if not lesson.is_practice and _is_exact(lesson):
            assert ann.client.looked()["under_way"] == _model_view(lesson)["under_way"]
        ann.client.close()


def _is_exact(lesson: Lesson) -> bool:
    return all(step.teaching.accept is None and step.teaching.reach is None for step in lesson.steps)


def _model_view(lesson: Lesson) -> Message:
    referee, p = Referee(lesson), lesson.begin()
    while (cue := referee.cue(p)).kind != "over":
        if cue.kind in ("next", "quiz"):
            referee.read()
            continue
        entry = cue.entry or (lesson.learner, referee.model(p))
        p.play_checked(*entry)
        referee.wrote(cue, *entry)
    rules = lesson.game.rules
    return rules.show(rules.view(p, lesson.learner))


def test_free_play_can_be_tried_again_and_shown(server: Server) -> None:
    ann = Learner(server, "global-domination", "gd-p1")
    start = ann.client.looked()
    assert (ann.lesson["waits"], ann.lesson["free"]["stars"]) == ("answer", [14, 20, 28])
    assert ann.answer("pass")["type"] == "accepted"
    assert ann.lesson["waits"] == "result"
    assert (ann.lesson["free"]["reached"], ann.lesson["free"]["earned"]) == (False, 0)
    assert ann.say("next")["reason"] == "lesson-not-now"
    assert ann.say("again")["type"] == "accepted"
    assert ann.client.looked() == start
    assert ann.say("show")["type"] == "accepted"
    assert ann.lesson["waits"] == "over"
    assert ann.client.looked()["players"]["p1"]["vp"] == 28


def test_a_lesson_survives_a_restart_and_begins_at_any_step(tmp_path: Path) -> None:
    with Server(tmp_path) as server:
        ann = Learner(server, "globetrotters", "gt-1", step=5)
        assert ann.lesson["step"] == 5
        assert ann.client.looked()["players"]["p1"]["place"] == "paris"
        ann.answer("adventure")
        assert ann.lesson["step"] == 6
        port = int(server.address.rpartition(":")[2])
        server.kill()
        server.start(port)
        ann.connect()
        assert (ann.lesson["step"], ann.lesson["waits"]) == (6, "answer")
        ann.to_the_end(Random(3))
        assert ann.client.looked()["players"]["p1"]["keys"] == ["paris", "europe"]


def test_a_person_has_few_lessons_open(server: Server) -> None:
    first = Learner(server, "global-domination", "gd-1")
    first.client.close()
    for _ in range(4):
        Learner(server, "global-domination", "gd-1").client.close()
    assert server.get(f"/api/tables/{first.table}", 404)
