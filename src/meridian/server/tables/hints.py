"""Hints: the answer a bot would give for a person. They are limited, and never delay a table's own bots."""

from __future__ import annotations

from msgspec.structs import replace

from meridian.bots import given
from meridian.bots.advice import Advice, Advised, reasons
from meridian.core.speaker import Speaker
from meridian.server.accounts.names import checked_bot
from meridian.server.bot_workers.pool import Crowded, Impatient, QueueStopped, Silent
from meridian.server.journals.loading import learnt
from meridian.server.tables.client_messages import DEFAULT_HINT, Hint
from meridian.server.tables.protocol import AnyToClient, Told
from meridian.server.tables.queries import not_asked
from meridian.server.tables.refusals import refused
from meridian.server.tables.table import LiveTable


async def hint(table: LiveTable, seat: int | None, asking: Hint, lang: str, household: str) -> AnyToClient:
    """Ask a bot for advice for a seat. People without an account share a limit per household (address). Cancelling the
    call ends the search."""
    asked = table.asked_now(seat)
    if seat is None or asked is None:
        return not_asked(table, asking.key, lang)
    if not table.row.settings.hints:
        return refused(asking.key, "no-hints", lang)
    account, limits = table.seats[seat].account, table.services.settings.limits
    most = limits.hint_seconds if account is None else limits.hint_seconds_signed_in
    bot = given(table.game, asking.bot, DEFAULT_HINT)
    checked_bot(table.game, bot, most, "hint-too-long")
    person = f"address {household}" if account is None else f"account {account}"
    await learnt(table.game, lang)
    try:
        request = replace(table.bot_request(seat, bot, most), explains=asking.explains)
        reply = await table.services.bot_pool.advise(person, request)
    except Impatient:
        return refused(asking.key, "hint-under-way", lang)
    except Crowded:
        return refused(asking.key, "hints-crowded", lang)
    except (Silent, QueueStopped):
        return refused(asking.key, "hint-failed", lang)
    if table.asked_now(seat) != asked:
        return refused(asking.key, "stale", lang)
    if reply.advice is None:
        return refused(asking.key, "hint-failed", lang)
    advice = reply.advice
    answers = [_said(answer, seat, table.speaker(lang)) for answer in advice.answers]
    return Told(key=asking.key, data=Advice(seat, bot, advice.best, answers))


def _said(answer: Advised, seat: int, speaker: Speaker) -> Advised:
    """An answer with its reasons in sentences."""
    if not answer.reasons:
        return answer
    return replace(answer, reasons=[replace(one, text=reasons.said(one, seat, speaker)) for one in answer.reasons])
