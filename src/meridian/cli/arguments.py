"""What several commands share: options, and what is done with their values."""

from __future__ import annotations

import os
from collections.abc import Mapping
from pathlib import Path
from typing import Annotated

from cyclopts import Parameter

from meridian.core.errors import BadInput
from meridian.core.languages import FILE, SHIPPED, VARIABLE, language

Json = Annotated[bool, Parameter(name="--json")]
LANG_VARIABLE = "MERIDIAN_LANG"
LOCALE_VARIABLES = ("LC_ALL", "LC_MESSAGES", "LANG")


def default_language(environ: Mapping[str, str]) -> str:
    """The language of commands without --lang: MERIDIAN_LANG, or that of the locale where it has texts."""
    if wanted := environ.get(LANG_VARIABLE):
        return wanted
    locale = next((environ[name] for name in LOCALE_VARIABLES if environ.get(name)), "")
    spoken = locale.partition(".")[0].partition("@")[0]
    wishes = (spoken.replace("_", "-"), spoken.partition("_")[0])
    further = [folder for folder in environ.get(VARIABLE, "").split(os.pathsep) if folder]
    known = (wish for wish in wishes if wish in SHIPPED or any(Path(each, wish, FILE).is_file() for each in further))
    return next(known, "en")


DEFAULT_LANG = default_language(os.environ)


def check_language(lang: str) -> None:
    """Refuse a language that has no texts, before anything is written or played."""
    language(lang)


def read_bots(text: str) -> list[str]:
    """Bots separated by commas. A setting behind a comma, as in `name:a=1,b=2`, belongs to the bot before it."""
    names: list[str] = []
    for piece in (piece.strip() for piece in text.split(",")):
        if names and "=" in piece and ":" not in piece:
            names[-1] += f",{piece}"
        else:
            names.append(piece)
    return names


def write_new(path: Path, text: str, option: str = "") -> None:
    """Write a file that must not exist yet; `option` is what the command line calls it."""
    name = f"{option} {path}".strip()
    try:
        with path.open("x", encoding="utf-8") as file:
            file.write(text)
    except FileExistsError:
        raise BadInput(f"{name}: exists already; nothing was written") from None
    except OSError as error:
        raise BadInput(f"{name}: {error.strerror}") from None
