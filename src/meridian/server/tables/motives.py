"""Why a character did something, in its own words: worked out on demand, like hints, from what the asker may know."""

from __future__ import annotations

from typing import Final
from zlib import crc32

from msgspec.structs import replace

from meridian.bots.advice import Motive, Reason
from meridian.bots.advice.reasons import is_whole
from meridian.core.messages import has_message
from meridian.core.speaker import Speaker
from meridian.server.bot_workers.pool import AlreadyWaiting, HintFailed, QueueFull, QueueStopped
from meridian.server.bot_workers.request import WhyAsked
from meridian.server.cache import BoundedCache
from meridian.server.characters import everybody
from meridian.server.journals.loading import learnt
from meridian.server.tables.client_messages import DEFAULT_HINT, Why
from meridian.server.tables.protocol import AnyToClient, Explained, Told
from meridian.server.tables.refusals import refused
from meridian.server.tables.rolls import EVERYTHING
from meridian.server.tables.table import LiveTable
from meridian.server.texts import say

MOST_SECONDS: Final = 1.0
"""So long a reason is looked for at most."""
CACHE_SIZE: Final = 512  # reasons, of all tables
GUEST: Final = "guest"
RIVAL: Final = "rival"
MINDS: Final = {
    "marco": ("money", "tickets", "cards"),
    "isabella": (RIVAL,),
    "amelia": (RIVAL, "vp", "points", "key"),
    "ida": ("money", "danger", "kept", "home"),
    "zheng": ("region", "resource", "group", "forces", "continent"),
    "mercator": ("region", "resource", "group", "continent"),
    "battuta": ("key", "goals", "territories"),
}
"""What a character speaks of first, if it is among the drivers."""

_kept: BoundedCache[tuple[str, int, int | None, int], Motive] = BoundedCache(CACHE_SIZE)


async def why(table: LiveTable, seat: int | None, asking: Why, lang: str, household: str) -> AnyToClient:
    """Ask a character about a line of the log. At a table without hints characters keep their reasons to themselves.
    Cancelling the call ends the search."""
    viewer = table.viewer(seat)
    if asking.line > table.session.number(viewer):
        return refused(asking.key, "no-such-line", lang)
    await learnt(table.game, lang)
    place = (table.id, table.row.branch, viewer, asking.line)
    found = _kept.get(place)
    if found is None:
        person = f"address {household}"
        if seat is not None and table.seats[seat].account is not None:
            person = f"account {table.seats[seat].account}"
        seconds = min(MOST_SECONDS, table.services.settings.limits.hint_seconds)
        asked = WhyAsked(asking.line, seat, viewer == EVERYTHING, seconds)
        try:
            request = replace(table.bot_request(seat or 0, DEFAULT_HINT, seconds), why=asked)
            found = (await table.services.bot_pool.advise(person, request)).motive
        except AlreadyWaiting:
            return refused(asking.key, "hint-under-way", lang)
        except QueueFull:
            return refused(asking.key, "hints-crowded", lang)
        except (HintFailed, QueueStopped):
            found = None
        if found is None:
            return refused(asking.key, "why-failed", lang)
        _kept.put(place, found)
    speaks = next((one for one in (found.seat, found.about) if _is_bot(table, one)), None)
    if speaks is None:
        return refused(asking.key, "nobody-to-ask", lang)
    if speaks != found.seat:
        found = Motive(speaks, decided=False)
    if not table.row.settings.hints:
        found = replace(found, reasons=[], leader=-1)
    mixed = crc32(f"{table.id} {asking.line}".encode())
    name = table.seats[speaks].name
    return Told(key=asking.key, data=Explained(seat=speaks, text=told(found, name, seat, mixed, table.speaker(lang))))


def _is_bot(table: LiveTable, seat: int) -> bool:
    return 0 <= seat < len(table.seats) and table.seats[seat].kind == "bot"


def told(motive: Motive, name: str, asker: int | None, mixed: int, speaker: Speaker) -> str:
    """A motive in the words of a character, for a seat (None: a spectator). `mixed` chooses among ways to say it."""
    who = name.casefold() if name in {one.name for one in everybody()} else GUEST
    lang = speaker.lang
    if not motive.decided:
        return say(lang, "why-followed")
    if motive.forced:
        return say(lang, f"why-forced.{'abc'[mixed % 3]}")
    sentences: list[str] = []
    if motive.wronged_by >= 0:
        sentences.append(_about(lang, f"why-{who}", "revenge", motive.wronged_by, asker, speaker))
    ready = [(reason, gain) for reason in motive.reasons if (gain := _gain(reason, speaker)) is not None]
    minds = MINDS.get(who, ())
    ready.sort(key=lambda one: not _minded(one[0], motive.seat, minds))
    for number, (reason, gain) in enumerate(ready):
        key = "why-also" if number else f"why-{who}"
        if reason.seat == motive.seat:
            way = "own" if number else f"own-{'ab'[mixed % 2]}"
            sentences.append(say(lang, f"{key}.{way}", gain=gain, percent=round(100 * motive.chance)))
        else:
            sentences.append(_about(lang, key, "costs", reason.seat, asker, speaker, gain))
    rivals = {reason.seat for reason, _ in ready if reason.seat != motive.seat}
    if motive.leader in rivals and len(sentences) == 1:
        sentences.append(_about(lang, f"why-{who}", "lead", motive.leader, asker, speaker))
    return " ".join(sentences) if sentences else say(lang, f"why-{who}.none-{'abc'[mixed % 3]}")


def _minded(reason: Reason, seat: int, minds: tuple[str, ...]) -> bool:
    return (RIVAL if reason.seat != seat else reason.term.partition(":")[0]) in minds


def _about(lang: str, key: str, what: str, seat: int, asker: int | None, speaker: Speaker, gain: str = "") -> str:
    """Something about a rival: the asker is addressed directly."""
    way = what if seat == asker else f"{what}-other"
    return say(lang, f"{key}.{way}", gain=gain, player=speaker.seat(seat))


def _gain(reason: Reason, speaker: Speaker) -> str | None:
    """What a player gains or loses, as an object of a sentence; None if it is not worth one."""
    term, _, thing = reason.term.partition(":")
    key = f"gain-{term}-one" if thing else f"gain-{term}"
    if not is_whole(reason, speaker) or not has_message(speaker.bundle, key):
        return None
    return speaker.text(key, number=round(abs(reason.amount)), **(speaker.args({term: int(thing)}) if thing else {}))


__all__ = ["GUEST", "MINDS", "told", "why"]
