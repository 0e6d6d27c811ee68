"""What an edition does to play: bots play some games on it and on the shipped one, in a bounded time."""

from __future__ import annotations

import time
from typing import Any, Final

import msgspec

from meridian.arena.comparison import clear, compare, paired_plans
from meridian.core.edition import Edition
from meridian.core.game import Game, edition_of, new_header, speaker_for

BOT: Final = "greedy"
PLAYERS: Final = 3
SEED: Final = 1
TRIED: Final = 2
"""Games on each edition by which the time of the others is judged; an interval needs two."""
MOST_GAMES: Final = 40
SECONDS: Final = 8.0
"""About as long as all games together may take."""


class Compared(msgspec.Struct, frozen=True, kw_only=True):
    """A mean on the shipped edition (a) and on the other one (b), their difference and its 95 % interval."""

    a: float
    b: float
    difference: float
    interval: tuple[float, float]


class SeatRate(msgspec.Struct, frozen=True, kw_only=True):
    """How often a seat won, with Wilson's 95 % interval."""

    wins: float
    rate: float
    interval: tuple[float, float]


class SeatWins(msgspec.Struct, frozen=True, kw_only=True):
    """The wins of a seat on the shipped edition (a) and on the other one (b)."""

    a: SeatRate
    b: SeatRate


class CardUse(Compared, frozen=True, kw_only=True):
    """A use of a card that has become clearly rarer or more frequent."""

    title: str
    use: str


class EditionEffect(msgspec.Struct, frozen=True, kw_only=True):
    """What playing on both editions shows: the same number of games on each, with the same bots and seeds."""

    games: int
    bot: str
    rounds: Compared
    decisions: Compared
    wins: list[SeatWins]
    uses: int
    """Uses of cards that were compared; one in twenty seems clear by luck alone."""
    cards: list[CardUse]


def effect(game: Game, edition: Edition, lang: str) -> EditionEffect:
    """Compare an edition with the shipped one, as `meridian edition diff --games` does."""
    editions = edition_of(game), edition
    began = time.monotonic()
    found = _compared(game, editions, TRIED)
    seconds = (time.monotonic() - began) / TRIED
    number = min(MOST_GAMES, int(SECONDS / max(seconds, SECONDS / MOST_GAMES)))
    if number > TRIED:
        found = _compared(game, editions, number)
    speaker = speaker_for(game, edition, lang)
    titles = dict(zip(speaker.ids.get("card", []), speaker.titles.get("card", []), strict=True))
    cards = sorted(filter(clear, found["cards"]), key=lambda row: -abs(row["difference"]))
    return msgspec.convert(
        {
            **found,
            "bot": BOT,
            "uses": len(found["cards"]),
            "cards": [{**row, "title": titles.get(row["card"], row["card"])} for row in cards],
        },
        EditionEffect,
    )


def _compared(game: Game, editions: tuple[Edition, Edition], number: int) -> dict[str, Any]:
    allowed = game.edition.seats(editions[1], {})
    seats = PLAYERS if PLAYERS in allowed and PLAYERS in game.seats else allowed[0]
    headers = [new_header(game, seats, overlay=edition.overlay) for edition in editions]
    played = paired_plans((headers[0], headers[1]), [BOT] * seats, number, SEED)
    return compare(played, game.edition.names(editions[0]).get("card", []), jobs=1)
