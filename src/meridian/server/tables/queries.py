"""Replies to requests that change nothing: the position, queries of the game, the menu, negotiations."""

from __future__ import annotations

import time
from collections.abc import Iterator
from typing import Any

from msgspec import UNSET

from meridian.core.errors import BadInput
from meridian.core.patches import patched
from meridian.core.position import Position
from meridian.server.journals.loading import learnt
from meridian.server.slices import in_slices, in_thread
from meridian.server.tables.client_messages import Asking, Effects, Foresee, Look, Portrait, Query, Talks
from meridian.server.tables.foresight import Foresight
from meridian.server.tables.protocol import AnyToClient, Foreseen, MenuItem, Refused, TalksNow, Told
from meridian.server.tables.refusals import refused
from meridian.server.tables.runs import rest_of
from meridian.server.tables.table import LiveTable


async def answer_query(table: LiveTable, seat: int | None, asking: Asking, lang: str) -> AnyToClient:
    """Reply to a request that changes nothing, from what this seat may know."""
    if not isinstance(asking, Look | Query | Effects):
        await learnt(table.game, lang)
    game, session = table.game, table.session
    if isinstance(asking, Look):
        _, encoded_view, _ = table.audience.encoded_view(seat)
        return Told(key=asking.key, data=encoded_view)
    if isinstance(asking, Query):
        answers = await _queried(table, game.rules.view(session.p, seat), seat, asking.name)
        if isinstance(asking.name, str) and asking.name not in answers:
            return refused(asking.key, "no-such-query", lang)
        return Told(key=asking.key, data=answers[asking.name] if isinstance(asking.name, str) else answers)
    if isinstance(asking, Effects) and seat is not None:
        return await _effects(table, seat, asking)
    if isinstance(asking, Portrait):
        # Building the sentences takes up to 30 ms, so a thread does it; the view is not shared with other code.
        seen, speaker = game.rules.view(session.p, seat), table.speaker(lang).reading(session.texts(seat))
        return Told(key=asking.key, data=await in_thread(game.text.portrait, seen, seat, speaker))
    if isinstance(asking, Talks) and seat is not None:
        return Told(key=asking.key, data=_talks(table, seat))
    if seat is None or isinstance(asking, Talks | Effects) or table.asked_now(seat) is None:
        return not_asked(table, asking.key, lang)
    if isinstance(asking, Foresee):
        return Told(key=asking.key, data=await _foreseen(table, seat, asking, lang))
    return Told(key=asking.key, data=await _menu(table, game.rules.view(session.p, seat), seat, lang))


def not_asked(table: LiveTable, key: str, lang: str) -> Refused:
    """The refusal for a seat that asks about its question but has none."""
    return Refused(key=key, reason="not-asked", text=table.speaker(lang).text("refusal-not-asked"))


async def _effects(table: LiveTable, seat: int, asking: Effects) -> AnyToClient:
    """What an answer would do, from what this seat may know; what bots think of it takes up to 20 ms, so a thread works
    it out."""
    session, rules = table.session, table.game.rules
    try:
        action = session.read(asking.action)
    except BadInput as error:
        return Refused(key=asking.key, reason="unreadable", text=str(error))
    view = rules.view(session.p, seat)
    found = session.game.text.effects(view, seat, action)
    if found is not None and asking.prospects and table.row.settings.hints:
        prospects = await in_thread(session.game.players.prospects, view, seat, action)
        found = {**found, "prospects": prospects}
    return Told(key=asking.key, data=found)


def _talks(table: LiveTable, seat: int) -> TalksNow:
    """A seat's negotiations, and the proposals to pause the clock meanwhile."""
    clocks, talk = table.clocks_here(), table.negotiation()
    pausing = talk.pausing if talk.pausing is not None and seat in talk.pausing else None
    return TalksNow(
        parties=[one + two - seat for one, two in table.game.rules.talks(table.session.p) if seat in (one, two)],
        asked=[whom for who, whom in talk.proposed if who == seat],
        asking=[who for who, whom in talk.proposed if whom == seat],
        pausing=None if pausing is None else sum(pausing) - seat,
        left=0.0 if clocks is None else clocks.left(time.time()).pause_left,
    )


async def _queried(table: LiveTable, view: Position, seat: int | None, name: str | list[str]) -> dict[str, Any]:
    """Results of queries by name; those that do not exist in this position are left out. One takes up to 3 ms, so they
    are answered one by one; the view is not shared with other code."""
    answers: dict[str, Any] = {}

    def answering() -> Iterator[None]:
        for one in [name] if isinstance(name, str) else name:
            answers.update(table.game.rules.queries(view, seat, [one]))
            yield

    await in_slices(answering())
    return answers


async def _foreseen(table: LiveTable, seat: int, asking: Foresee, lang: str) -> Foreseen:
    """What a seat would see after some answers. They are played on its own view: nothing hidden can show."""
    game = table.game
    before = game.rules.view(table.session.p, seat)
    sight = Foresight(game, table.session.words, game.rules.copy(before), seat)
    await in_slices(sight.playing(asking.actions, asking.fill))
    after, told = game.rules.view(sight.p, seat), None
    if asking.name is not None:
        answers = await _queried(table, after, seat, asking.name)
        told = answers.get(asking.name) if isinstance(asking.name, str) else answers
    return Foreseen(
        actions=sight.played,
        patch=patched(game.rules.show(before), game.rules.show(after)),
        question=sight.question,
        menu=[] if sight.question is None else await _menu(table, after, seat, lang),
        questions=sight.questions if asking.fill else [],
        rest=UNSET if sight.stop is None else rest_of(sight.left, sight.stop, table.speaker(lang), lang),
        told=told,
    )


async def _menu(table: LiveTable, view: Position, seat: int, lang: str) -> list[MenuItem]:
    """Every answer that this seat may look for, with why not. A long menu takes up to 8 ms, so it is made row by row;
    the view is not shared with other code."""
    game, speaker, words = table.game, table.speaker(lang), table.session.words
    items: list[MenuItem] = []

    def adding() -> Iterator[None]:
        for action, refusal in view.menu(seat):
            said = words.say(action)
            if refusal is None:
                detail, warning = (
                    game.text.detail(view, seat, action, speaker),
                    game.text.warning(view, seat, action, speaker),
                )
                items.append(MenuItem(action=said, detail=detail, warning=warning))
            else:
                text = speaker.refusal(refusal, action)
                items.append(MenuItem(action=said, reason=refusal.key, text=text, clauses=refusal.clauses.split()))
            yield

    await in_slices(adding())
    return items
