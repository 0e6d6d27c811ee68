"""Hints: the answer a bot would give for a person. They are limited, and never delay a table's own bots."""

from __future__ import annotations

from msgspec.structs import replace

from meridian.bots import given
from meridian.bots.advice import Advice, Advised, Reason, reasons
from meridian.bots.advice.advise import COSTLY_LOSS
from meridian.core.speaker import Speaker
from meridian.server.accounts.names import checked_bot
from meridian.server.bot_workers.pool import AlreadyWaiting, HintFailed, QueueFull, QueueStopped
from meridian.server.journals.loading import learnt
from meridian.server.tables.client_messages import DEFAULT_HINT, Hint
from meridian.server.tables.protocol import AnyToClient, Told
from meridian.server.tables.queries import not_asked
from meridian.server.tables.refusals import refused
from meridian.server.tables.table import LiveTable
from meridian.session.because import because

WHOLE = "whole"
"""Stands for a term where no single one explains an answer: what it does, and how it compares with the best."""


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
    except AlreadyWaiting:
        return refused(asking.key, "hint-under-way", lang)
    except QueueFull:
        return refused(asking.key, "hints-crowded", lang)
    except (HintFailed, QueueStopped):
        return refused(asking.key, "hint-failed", lang)
    if table.asked_now(seat) != asked:
        return refused(asking.key, "stale", lang)
    if reply.advice is None:
        return refused(asking.key, "hint-failed", lang)
    advice = reply.advice
    answers = ranked(advice.answers)
    if asking.explains:
        answers = [_said(table, answer, seat, table.speaker(lang)) for answer in answers]
    return Told(key=asking.key, data=Advice(seat, bot, advice.best, answers))


def ranked(answers: list[Advised]) -> list[Advised]:
    """Answers by what they cost against the best one, which comes first. Their chances follow from that: an answer that
    was soon dropped was tried in other imagined games than the best, so that its own mean may lie above."""
    if not answers:
        return []
    best = answers[0]
    return [best, *(_shifted(one, best) for one in sorted(answers[1:], key=lambda one: (one.loss, -one.chance)))]


def _shifted(answer: Advised, best: Advised) -> Advised:
    chance = max(0.0, best.chance - answer.loss)
    low, high = (min(1.0, max(0.0, end + chance - answer.chance)) for end in answer.interval)
    return replace(answer, chance=round(chance, 4), interval=(round(low, 4), round(high, 4)))


def _said(table: LiveTable, answer: Advised, seat: int, speaker: Speaker) -> Advised:
    """An answer with its reasons in sentences. One without a reason that is not costly has a last one, `WHOLE`."""
    told = reasons.told(answer.reasons, seat, speaker)
    if told or answer.loss > COSTLY_LOSS:
        return replace(answer, reasons=told)
    game, session = table.game, table.session
    view, action = game.rules.view(session.p, seat), session.words.read(answer.action)
    text = " ".join(because(game, view, seat, action, [], answer.loss, speaker))
    return replace(answer, reasons=[Reason(WHOLE, seat, -answer.loss, 1.0, text)])
