"""Lessons at tables of a real server: frames, wrong, late and repeated answers, undo, free play, restarts, limits."""

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


class LessonClient(Client):
    """A socket that keeps the last `lesson` message."""

    lesson: Message

    def _note(self, message: Message) -> None:
        super()._note(message)
        if message["type"] == "lesson":
            self.lesson = message


class Learner:
    """Somebody at a lesson's table, who always knows the last `lesson` message."""

    def __init__(self, server: Server, game: str, lesson: str, **more: Any) -> None:
        self.server = server
        opened = server.post(f"/api/lessons/{game}/{lesson}", {"name": "Ann", **more})
        self.table, self.token = opened["table"], opened["seats"][0]["token"]
        self.connect()

    def connect(self) -> None:
        self.client = LessonClient(self.server, self.table, self.token)
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


RUDE = 0.4
"""How often a rude learner says something out of place before each word that is in place."""
OUT_OF_RANGE = 99
NONSENSE = "", "build-in nowhere", "roll 99", "pass pass"


class RudeLearner(Learner):
    """Says what is wrong, late or repeated, and loses the connection; after each of that the lesson stands where it
    stood, or a step further if a right answer had got through."""

    def to_the_end(self, random: Random) -> int:
        self.random = random
        return super().to_the_end(random)

    def say(self, what: str, **more: Any) -> Message:
        self.misbehave()
        key = f"{what} {self.random.random()}"
        return self._repeated(super().say(what, key=key, **more), "learn", key, what=what, **more)

    def answer(self, action: str) -> Message:
        self.misbehave()
        self.client.wait_for(lambda client: client.question is not None)
        question, key = self.client.question, f"answer {self.random.random()}"
        assert question is not None
        reply = self._followed(self.client.answer(action, key))
        return self._repeated(reply, "answer", key, action=action, question=question["id"])

    def _repeated(self, reply: Message, kind: str, key: str, **more: Any) -> Message:
        """Now and then a word comes twice, with the same key: the second gets the same reply, and does nothing."""
        if reply["type"] == "accepted" and self.random.random() < RUDE:
            stood = self.stands()
            assert self.client.say(kind, key, **more)["type"] == "accepted"
            assert self.stands() == stood
        return reply

    def stands(self) -> Message:
        """Where the lesson stands once everything said so far has been heard; what it says to it left out."""
        refused = self.client.say("learn", what="quiz", answer=OUT_OF_RANGE)
        assert refused["reason"] == "lesson-not-now"
        self.lesson = self.client.lesson
        return {**self.lesson, "reply": None, "would": [], "misses": 0, "lit": [], "offers_answer": False}

    def misbehave(self) -> None:
        if self.lesson["waits"] in ("over", "others") or self.random.random() > RUDE:
            return
        stood = self.stands()
        self.random.choice((self._comes_late, self._speaks_out_of_turn, self._hangs_up, self._hangs_up_at_once))()
        assert self.stands() == stood

    def _comes_late(self) -> None:
        """An answer to a question that is gone, or of which nobody has heard."""
        asked = self.client.question
        options = ["pass", "done", "go-on", "roll 1"] if asked is None else asked["options"]
        late = [0, 0, 0] if asked is None else [*asked["id"][:-1], asked["id"][-1] + 1]
        reply = self.client.say("answer", action=self.random.choice(options), question=late)
        assert reply["type"] == "refused"
        assert self.client.say("answer", action=self.random.choice(NONSENSE), question=late)["type"] == "refused"

    def _speaks_out_of_turn(self) -> None:
        """Answers while there is something to read, reads on while something is asked."""
        waits = self.lesson["waits"]
        if waits != "answer":
            asked = self.client.question
            action = "pass" if asked is None else self.random.choice(asked["options"])
            reply = self.client.say("answer", action=action, question=None if asked is None else asked["id"])
            assert reply["type"] == "refused"
        if waits not in ("next", "result"):
            assert self.client.say("learn", what="next")["reason"] == "lesson-not-now"

    def _hangs_up(self) -> None:
        self.client.close()
        self.connect()

    def _hangs_up_at_once(self) -> None:
        """Says something that is not taken, and is gone before the reply."""
        self.client.send({"type": "learn", "key": "gone", "what": "quiz", "answer": OUT_OF_RANGE})
        self._hangs_up()


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


@pytest.mark.parametrize("game", games.shipped())
def test_rude_learners_finish_every_lesson(server: Server, game: str) -> None:
    random = Random(f"rude {game}")
    for lesson in course.lessons_of(game):
        ann = RudeLearner(server, game, lesson.head.id)
        ann.to_the_end(random)
        assert ann.lesson["step"] == len(lesson.steps)
        if not lesson.is_practice and _is_exact(lesson):
            assert ann.client.looked()["under_way"] == _model_view(lesson)["under_way"]
        ann.client.close()


def test_an_answer_sent_before_the_connection_was_lost_counts_once(server: Server) -> None:
    """Every right answer is sent, the connection is lost at once, and the answer is sent again with the same key."""
    lesson = course.lesson_of("global-domination", "gd-1")
    ann = Learner(server, "global-domination", "gd-1")
    referee, p = Referee(lesson), lesson.begin()
    while (cue := referee.cue(p)).kind != "over":
        word: Message = {}
        if cue.kind == "next":
            word = {"type": "learn", "what": "next"}
            referee.read()
        elif cue.entry is not None:
            p.play_checked(*cue.entry)
            referee.wrote(cue, *cue.entry)
        else:
            action = referee.model(p)
            ann.client.options()
            assert ann.client.question is not None
            word = {"type": "answer", "action": lesson.words.say(action), "question": ann.client.question["id"]}
            p.play_checked(lesson.learner, action)
            referee.wrote(cue, lesson.learner, action)
        if word:
            key = f"word {len(referee.starts)} {referee.entries}"
            ann.client.send({**word, "key": key})
            ann.client.close()
            ann.connect()
            assert ann.client.say(word.pop("type"), key, **word)["type"] == "accepted"
    ann.client.wait_for(lambda client: client.lesson["waits"] == "over")  # type: ignore[attr-defined]
    assert ann.client.looked()["under_way"] == _model_view(lesson)["under_way"]


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
