"""Names of people, bots and tables: one line that others can read, with nothing hidden in it."""

from __future__ import annotations

import unicodedata
from typing import Final

from meridian.bots import seconds_of
from meridian.core.game import Game
from meridian.own_bots.hosted import maker
from meridian.server.errors import Unusable
from meridian.server.moderation.blocked_words import BlockedWords
from meridian.server.notifications.message import ENCODED

LONGEST_NAME: Final = 40
LONGEST_TITLE: Final = 80
LONGEST_BOT: Final = 60
LONGEST_NOTE: Final = 200
SHORTEST_PLAYER: Final = 2
LONGEST_PLAYER: Final = 16
NO_NAMES: Final = frozenset({"me", "ich", "you", "du"})
"""Words that the log uses for its reader: nobody else can be called so."""
BLANKS: Final = frozenset("\u034f\u115f\u1160\u17b4\u17b5\u2800\u3164\uffa0")
"""Characters that count as printable but show nothing."""
SELECTORS: Final = ((0x180B, 0x180F), (0xFE00, 0xFE0D), (0xE0100, 0xE01EF))
"""Variation selectors, in which any text can be hidden. Those for emoji and text style are not included."""


def is_readable(text: str, longest: int) -> bool:
    """Whether a text is one line, shows all it contains, and is not too long."""
    return (
        len(text) <= longest
        and all(map(_is_shown, text))
        and any(unicodedata.category(letter)[0] in "LNPS" for letter in text)
        and ENCODED not in text
    )


def _is_shown(letter: str) -> bool:
    hidden = letter in BLANKS or any(low <= ord(letter) <= high for low, high in SELECTORS)
    return letter.isprintable() and not hidden


def checked_name(name: str, refused: BlockedWords) -> str:
    """A valid name, stripped, without words that the server refuses."""
    name = name.strip()
    if not is_readable(name, LONGEST_NAME):
        raise Unusable.because("bad-name", most=LONGEST_NAME)
    refused.check(name)
    return name


def checked_player(name: str, refused: BlockedWords) -> str:
    """A valid name for a person at a table, stripped: short enough for a plate, and no word for the reader."""
    name = name.strip()
    if not SHORTEST_PLAYER <= len(name) <= LONGEST_PLAYER or not is_readable(name, LONGEST_PLAYER):
        raise Unusable.because("bad-player", least=SHORTEST_PLAYER, most=LONGEST_PLAYER)
    if name.casefold() in NO_NAMES:
        raise Unusable.because("no-name", name=name)
    refused.check(name)
    return name


def checked_chat(text: str, longest: int) -> str:
    """A valid line of chat, stripped: it may be several lines, and hides nothing."""
    text = text.strip()
    if len(text) > longest:
        raise Unusable.because("room-too-long", most=longest)
    if not text or not text.replace("\n", " ").isprintable():
        raise Unusable.because("room-unprintable")
    return text


def name_key(name: str) -> str:
    """A name as it is compared: those that differ only in capitals, blanks or widths of letters are the same."""
    return " ".join(unicodedata.normalize("NFKC", name).casefold().split())


def checked_note(note: str, refused: BlockedWords) -> str:
    """A valid note of a host about the table, stripped; an empty one stays empty."""
    note = note.strip()
    if note and not is_readable(note, LONGEST_NOTE):
        raise Unusable.because("bad-note", most=LONGEST_NOTE)
    refused.check(note)
    return note


def checked_text(text: str, longest: int, refused: BlockedWords) -> str:
    """A valid text of several lines, stripped; an empty one stays empty."""
    lines = [line.strip() for line in text.strip().splitlines()]
    if any(line and not is_readable(line, longest) for line in lines) or len(text) > longest:
        raise Unusable.because("bad-text", most=longest)
    refused.check(text)
    return "\n".join(lines)


def checked_title(title: str, refused: BlockedWords) -> str:
    """A valid title of a table, stripped; an empty one stays empty."""
    title = title.strip()
    if title and not is_readable(title, LONGEST_TITLE):
        raise Unusable.because("bad-title", most=LONGEST_TITLE)
    refused.check(title)
    return title


def checked_bot(game: Game, bot: str, most: float, too_long: str = "bot-too-slow") -> str:
    """A bot of a game by its name and parameters, which is also its default display name. It may think at most `most`
    seconds about an answer; a bot that counts its playouts instead is stopped by the clock after that time."""
    maker(game, bot)
    bot = bot.strip()
    if not is_readable(bot, LONGEST_BOT):
        raise Unusable.because("bad-bot")
    if "budget=" in bot and seconds_of(bot) > most:
        raise Unusable.because(too_long, bot=repr(bot), most=f"{most:g}")
    return bot


def mended(text: str, longest: int, otherwise: str = "") -> str:
    """A text that was stored before names were checked, cleaned for use at another table."""
    shown = "".join(letter if _is_shown(letter) else " " if letter.isspace() else "" for letter in text)
    line = " ".join(shown.replace(ENCODED, "= ?").split())[:longest].strip()
    return line if is_readable(line, longest) else otherwise
