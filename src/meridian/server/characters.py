"""The characters that people meet bots as: each has a name, a temper, a saying and a face, and plays like one bot."""

from __future__ import annotations

import hashlib
import tomllib
from collections.abc import Iterable
from functools import cache
from importlib.resources import files
from typing import Final, Literal

import msgspec

from meridian import games
from meridian.bots import DEEP, PATIENT, seconds_of, slips_of
from meridian.core.books import book
from meridian.core.languages import folders, languages
from meridian.core.suggestions import nearest
from meridian.own_bots.hosted import hosted
from meridian.server.errors import Unusable
from meridian.server.texts import PACKAGE, say

FILE: Final = "characters.toml"
STRENGTHS: Final = {"random": 1, "greedy": 2}
"""How strong bots are that know no game. A game's own bots follow, then those that search."""
OWN_STRENGTH: Final = 3
MANY_SLIPS: Final = 30
"""A game's own bot is one step weaker if it slips, two if it does so in this many of a hundred answers or more."""
SEARCHING_STRENGTH: Final = 4
PATIENT_STRENGTH: Final = 5


class FaceParts(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A face by its parts; the client draws them. `tint` is the colour of hair, brows and beard."""

    skin: Literal["fair", "rose", "olive", "tan", "brown", "dark"]
    hair: Literal["bald", "short", "curls", "wavy", "bun", "tied", "long", "loose"]
    tint: Literal["black", "brown", "red", "sand", "grey", "white"]
    hat: Literal["none", "cap", "sun", "bonnet", "flying", "band"]
    glasses: Literal["none", "round", "square", "half"]
    beard: Literal["none", "short", "full", "long", "moustache"]
    collar: Literal["shirt", "coat", "scarf", "jacket", "cloak", "ruff", "cravat"]
    brows: Literal["flat", "raised", "bushy"]
    keepsake: Literal[
        "none", "coin", "walking-stick", "propeller", "notebook", "ship", "logbook", "dividers", "leaf", "star",
        "sextant",
    ]  # fmt: skip
    """What a character is known by."""


GUEST_FACE: Final = FaceParts(
    skin="tan",
    hair="short",
    tint="grey",
    hat="cap",
    glasses="square",
    beard="none",
    collar="jacket",
    brows="flat",
    keepsake="notebook",
)
"""The face of bots that are not Meridian's."""


class Character(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A character to play against. Temper and saying are given by language; `voice` is how it answers offers."""

    name: str
    bot: str
    temper: dict[str, str]
    voice: Literal["plain", "careful", "trader", "bold"]
    says: dict[str, str]
    face: FaceParts


class CharacterInfo(Character, frozen=True, kw_only=True):
    """A character, and how strong it is: 1 to 5, in games where its bot plays its best."""

    strength: int


class _File(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    characters: list[Character]


def everybody() -> tuple[CharacterInfo, ...]:
    """All characters, weakest first."""
    return _everybody(folders())


@cache
def _everybody(_: str) -> tuple[CharacterInfo, ...]:
    told = files("meridian.server").joinpath(FILE).read_text(encoding="utf-8")
    found = msgspec.convert(tomllib.loads(told), _File).characters
    known = [
        CharacterInfo(
            name=one.name,
            bot=one.bot,
            temper=_in_all(one.temper),
            voice=one.voice,
            says=_in_all(one.says),
            face=one.face,
            strength=strength_of(one.bot),
        )
        for one in found
    ]
    return tuple(sorted(known, key=lambda one: one.strength))


def _in_all(text: dict[str, str]) -> dict[str, str]:
    """A text in every language; English where it is not written in one."""
    english = text["en"]
    return {lang: text.get(lang) or book(PACKAGE, lang).get(english, english) for lang in languages()}


def guests() -> tuple[CharacterInfo, ...]:
    """The bots of users that this server offers, met as characters too."""
    return tuple(
        CharacterInfo(
            name=name.replace("-", " ").replace("_", " ").title(),
            bot=name,
            temper={lang: say(lang, "guest-temper") for lang in languages()},
            voice="plain",
            says={lang: say(lang, "guest-says") for lang in languages()},
            face=GUEST_FACE,
            strength=OWN_STRENGTH,
        )
        for name in hosted()
    )


def strength_of(bot: str, game: str = "") -> int:
    """How strong a bot is, from 1 to 5, in a game if one is named."""
    name = bot.strip().partition(":")[0]
    if name == DEEP:
        if game and not _search_helps(game):
            return OWN_STRENGTH
        return PATIENT_STRENGTH if seconds_of(bot) >= seconds_of(PATIENT) else SEARCHING_STRENGTH
    slips = slips_of(bot)
    return STRENGTHS.get(name, OWN_STRENGTH - (slips > 0) - (slips >= MANY_SLIPS))


@cache
def _search_helps(game: str) -> bool:
    """Whether a search makes a bot stronger in a game; yes where it is not installed any more."""
    return game not in games.names() or games.load(game).players.search_helps()


def character(name: str) -> CharacterInfo:
    """A character by name."""
    known = [*everybody(), *guests()]
    for one in known:
        if one.name == name:
            return one
    raise Unusable.because("no-such-character", name=repr(name), near=nearest(name, [one.name for one in known]))


def name_for(table: str, bot: str, taken: Iterable[str]) -> str:
    """The name for a bot that sits down (see `character_for`)."""
    return character_for(table, bot, taken).name


def character_for(table: str, bot: str, taken: Iterable[str]) -> CharacterInfo:
    """The character that a bot sits down as: one who plays like it, or as nearly as possible, and whose name nobody at
    the table has. Each table prefers others."""
    there = {name.casefold() for name in taken}
    strength = strength_of(bot)

    def order(one: CharacterInfo) -> tuple[bool, int, bytes]:
        mixed = hashlib.blake2b(f"{table} {one.name}".encode(), digest_size=8).digest()
        return one.bot != bot, abs(one.strength - strength), mixed

    able = [*everybody(), *(one for one in guests() if one.bot == bot)]
    return next(one for one in sorted(able, key=order) if one.name.casefold() not in there)


def bot_as(one: CharacterInfo, bot: str) -> str:
    """How a bot plays that sits down as a character: one that is asked for by its bare name takes on the temper of a
    character who is as strong, so that people meet what was announced; any other keeps its parameters."""
    alike = one.bot.partition(":")[0] == bot and one.strength == strength_of(bot)
    return one.bot if alike else bot
