"""The languages. English and German come with Meridian; every other one is a folder of catalogues.

MERIDIAN_LANGUAGES names folders with languages in them, as PATH does with programs: in each, a sub-folder by the code
of the language, with a `language.toml`. What a catalogue lacks is said in English, message by message.
"""

from __future__ import annotations

import os
import re
import tomllib
from collections.abc import Callable, Mapping
from functools import cache, wraps
from pathlib import Path
from typing import Any, Final, TypeVar

import msgspec

from meridian.core.errors import BadInput

T = TypeVar("T")

VARIABLE: Final = "MERIDIAN_LANGUAGES"
FILE: Final = "language.toml"
CODE: Final = re.compile(r"[a-z]{2,3}(-[A-Z][a-z]{3})?(-[A-Z]{2})?")
"""The code of a language: fr, pt-BR, zh-Hant."""
LONGEST_NAME: Final = 40  # characters
LARGEST_FILE: Final = 1_000_000  # bytes
MOST: Final = 50  # further languages
ENTRY: Final = re.compile(r"^(-?[A-Za-z][\w-]*) *=", re.MULTILINE | re.ASCII)
"""The beginning of a message or a term: only entries and comments begin in the first column."""
COMMENT: Final = re.compile(r"^#.*\n?", re.MULTILINE)
USED: Final = re.compile(r"\$([A-Za-z][\w-]*)|^ +\.([A-Za-z][\w-]*) *=", re.MULTILINE | re.ASCII)
PART: Final = re.compile(r"\{ *([A-Za-z][\w-]*) *\}", re.ASCII)
"""A part of a sentence that stands in a message of its own, such as `{ to-place }`."""


class Language(msgspec.Struct, frozen=True):
    """A language: its code, what it is called in itself, its locale, and its folder; without one, it comes with
    Meridian."""

    code: str
    name: str
    locale: str
    folder: str = ""


class Entry(msgspec.Struct, frozen=True):
    """A message of a catalogue as it is written: the line it begins in, and its text without comments."""

    line: int
    text: str

    def used(self, among: Mapping[str, Entry]) -> tuple[set[str], set[str]]:
        """The names of its variables, also of those in its parts, and of its attributes. What has a name comes with its
        id (`place_id`), which is no variable of its own."""
        parts = [among[part].text for part in PART.findall(self.text) if part in among]
        variables = [one for text in (self.text, *parts) for one, _ in USED.findall(text) if one]
        return {one.removesuffix("_id") for one in variables}, {one for _, one in USED.findall(self.text) if one}


SHIPPED: Final = {"en": Language("en", "English", "en-US"), "de": Language("de", "Deutsch", "de-DE")}
"""The languages in which every text of Meridian is written: catalogues, rule books, lessons, names of an edition."""


def languages() -> dict[str, Language]:
    """All languages by their codes, those that come with Meridian first."""
    return _found(folders())


def language(code: str) -> Language:
    """A language by its code."""
    found = languages()
    if code not in found:
        raise BadInput(f"there is no language {code!r} (languages: {', '.join(found)})")
    return found[code]


def spoken(code: str) -> str:
    """A language that was chosen earlier, or English where it is no longer there."""
    return code if code in languages() else "en"


def folders() -> str:
    """The folders with further languages, as they are named now: what is read for them is kept by this."""
    return os.environ.get(VARIABLE, "")


def cached_by_languages(read: Callable[[str], T]) -> Callable[[str], T]:
    """Cache what is read by a name, and read it anew where other folders with further languages are named."""

    @cache
    def known(name: str, _: str) -> T:
        return read(name)

    @wraps(read)
    def found(name: str) -> T:
        return known(name, folders())

    return found


def book_language(code: str) -> str:
    """The language in which texts are read that are not translated into this one."""
    return code if code in SHIPPED else "en"


@cache
def _found(folders: str) -> dict[str, Language]:
    found = dict(SHIPPED)
    for folder in (Path(each) for each in folders.split(os.pathsep) if each):
        if not folder.is_dir():
            raise BadInput(f"{VARIABLE}: there is no folder {folder}")
        here = [each for each in sorted(folder.iterdir()) if (each / FILE).is_file()]
        if not here:
            raise BadInput(f"{VARIABLE}: there is no language in {folder} (one is a folder in it with a {FILE})")
        for each in here:
            if each.name in found:
                other = found[each.name].folder or "Meridian itself"
                raise BadInput(f"{VARIABLE}: {folder} has a language {each.name!r}, and so has {other}")
            found[each.name] = read_language(each)
    if len(found) - len(SHIPPED) > MOST:
        raise BadInput(f"{VARIABLE}: there are {len(found) - len(SHIPPED)} languages, and at most {MOST} can be used")
    return found


def read_language(folder: Path) -> Language:
    """The language of a folder."""
    file = folder / FILE
    try:
        return described(folder, tomllib.loads(read_text(file)))
    except tomllib.TOMLDecodeError as error:
        raise BadInput(f"{file}: {error}") from None


def described(folder: Path, told: dict[str, Any]) -> Language:
    """A language by its folder and what its file tells about it."""
    file = folder / FILE
    if not CODE.fullmatch(folder.name):
        raise BadInput(f"{folder}: {folder.name!r} is no code of a language, such as fr or pt-BR")
    for key in told:
        if key not in ("name", "locale"):
            raise BadInput(f"{file}: there is no key {key!r} (keys: name, locale)")
    name, locale = told.get("name"), told.get("locale")
    if not isinstance(name, str) or not name.strip() or not name.isprintable() or len(name) > LONGEST_NAME:
        raise BadInput(f"{file}: name: the name of the language in itself, at most {LONGEST_NAME} characters")
    if not isinstance(locale, str) or not _is_locale(locale):
        raise BadInput(f"{file}: locale: {locale!r} is not known; one such as fr-FR decides how numbers are written")
    return Language(folder.name, name.strip(), locale, str(folder))


def _is_locale(locale: str) -> bool:
    from babel import Locale, UnknownLocaleError  # loads much, and few use a further language

    try:
        Locale.parse(locale, sep="-")
    except (ValueError, UnknownLocaleError):
        return False
    return True


def read_text(file: Path, largest: int = LARGEST_FILE) -> str:
    """The text of a file of a translator."""
    try:
        if file.stat().st_size > largest:
            raise BadInput(f"{file}: is larger than {largest} bytes")
        return file.read_text(encoding="utf-8").replace("\r\n", "\n")
    except UnicodeDecodeError:
        raise BadInput(f"{file}: is not UTF-8") from None
    except OSError as error:
        raise BadInput(f"{file}: {error.strerror}") from None


def entries(text: str) -> dict[str, Entry]:
    """The messages of a catalogue by id; of two with the same id, the first counts."""
    found = list(ENTRY.finditer(text))
    ends = [*[entry.start() for entry in found][1:], len(text)]
    made: dict[str, Entry] = {}
    for entry, end in zip(found, ends, strict=bool(found)):
        line = text.count("\n", 0, entry.start()) + 1
        made.setdefault(entry[1], Entry(line, COMMENT.sub("", text[entry.start() : end]).rstrip() + "\n"))
    return made


def catalogue_of(package: str) -> str:
    """The path of the catalogue of a package in a language's folder, without its ending."""
    if package in ("meridian", "meridian.server", "meridian.arena", "meridian.owners"):
        return package.rpartition(".")[2]
    return f"games/{package.rpartition('.')[2].replace('_', '-')}"


def translated(told: Language, catalogue: str, english: str) -> str:
    """The messages that a language has of a catalogue; those with other variables or attributes than the English ones
    are left out, because they could not be said. A file that is no Fluent raises BadInput."""
    file = Path(told.folder) / f"{catalogue}.ftl"
    if not file.is_file():
        return ""
    text = read_text(file)
    check_syntax(file, text)
    wanted, own = entries(english), entries(text)
    fitting = (
        entry.text
        for key, entry in own.items()
        if key.startswith("-") or (key in wanted and entry.used(wanted | own) == wanted[key].used(wanted))
    )
    return "".join(fitting)


def check_syntax(file: Path, text: str) -> None:
    """Raise BadInput with the file, the line and the message if a text is no Fluent."""
    from fluent.syntax import FluentParser
    from fluent.syntax.ast import Junk

    for entry in FluentParser().parse(text).body:
        if isinstance(entry, Junk):
            start = entry.span.start if entry.span else 0
            mistake = entry.annotations[0] if entry.annotations else None
            at = mistake.span.start if mistake is not None and mistake.span else start
            key = ENTRY.match(entry.content or "")
            about = f"{key[1]}: " if key else ""
            message = mistake.message if mistake is not None else "is no message"
            raise BadInput(f"{file}:{text.count(chr(10), 0, at) + 1}: {about}{message}")
