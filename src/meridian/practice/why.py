"""Why the best answer of an exercise is better than the others, and why each of those is worse, in words."""

from __future__ import annotations

from meridian.core.speaker import Speaker
from meridian.practice.exercise import Exercise
from meridian.practice.grades import best_of, loss_of
from meridian.session.because import because


def reasons_of(exercise: Exercise, speaker: Speaker) -> list[list[str]]:
    """Sentences for each answer; none where no answer is to be found, but a chance."""
    file, game, seat = exercise.file, exercise.game, exercise.seat
    if file.question != "best":
        return [[] for _ in file.answer]
    view, best = game.rules.view(exercise.position(), seat), best_of(file)
    return [
        because(
            game,
            view,
            seat,
            exercise.words.read(answer.say),
            file.reason if answer is best else answer.reason,
            loss_of(file, answer) / 100,
            speaker,
        )
        for answer in file.answer
    ]
