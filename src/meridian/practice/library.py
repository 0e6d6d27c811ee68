"""The exercises that are shipped: all files in the folder `practice` of a game. There is no list."""

from __future__ import annotations

import tomllib
from functools import cache
from importlib.resources import files
from pathlib import Path
from typing import Annotated, Final

import msgspec
from msgspec import Meta

from meridian import games
from meridian.core.bilingual import Bilingual
from meridian.core.books import with_further
from meridian.core.errors import BadInput
from meridian.core.languages import cached_by_languages
from meridian.core.suggestions import closest
from meridian.core.words import tag_of
from meridian.practice.exercise import Exercise, read

FOLDER: Final = "practice"
THEMES: Final = "themes.toml"


class Theme(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What an exercise is about: its name, and the kinds of answers that belong to it."""

    name: Bilingual
    answers: list[str]


class Themes(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The themes of a game. `odds` and `battle` are themes of the questions of that name; `battle_query` is the query
    that tells the exact chances of a battle under way, in games that have one."""

    theme: dict[str, Theme]
    odds: Bilingual
    battle: Bilingual | None = None
    battle_query: Annotated[str, Meta(min_length=1)] | None = None

    def of_answer(self, kind: str) -> str | None:
        """The theme to which a kind of answer belongs."""
        return next((name for name, theme in self.theme.items() if kind in theme.answers), None)

    def names(self) -> dict[str, Bilingual]:
        """What all themes are called."""
        found = {name: theme.name for name, theme in self.theme.items()} | {"odds": self.odds}
        return found if self.battle is None else found | {"battle": self.battle}


def folder_of(game: str) -> Path:
    """Where the exercises of a game lie."""
    return Path(str(files(games.load(game).package).joinpath(FOLDER)))


@cached_by_languages
def themes_of(game: str) -> Themes | None:
    """The themes of a game; None if nothing can be practised in it."""
    path = folder_of(game) / THEMES
    if not path.is_file():
        return None
    try:
        told = tomllib.loads(path.read_text(encoding="utf-8"))
        found = msgspec.convert(with_further(games.load(game).package, told), Themes)
    except (tomllib.TOMLDecodeError, msgspec.ValidationError) as error:
        raise BadInput(f"{path}: {error}") from None
    known = [tag_of(action) for action in games.load(game).actions]
    for name, theme in found.theme.items():
        for answer in theme.answers:
            if answer not in known:
                raise BadInput(f"{path}: theme {name}: there is no answer {answer!r}{closest(answer, known)}")
    return found


def paths_of(game: str) -> list[Path]:
    """The files of a game's exercises, in the order of their names."""
    return sorted(path for path in folder_of(game).glob("*.toml") if path.name != THEMES)


@cache
def exercises_of(game: str) -> dict[str, Exercise]:
    """The exercises of a game by id."""
    return {exercise.file.id: exercise for exercise in map(read, paths_of(game))}


def exercise_of(game: str, exercise: str) -> Exercise:
    """An exercise by its id."""
    found = exercises_of(game)
    if exercise not in found:
        raise BadInput(f"there is no exercise {exercise!r} of {game}{closest(exercise, list(found))}")
    return found[exercise]
