"""Replies to requests that change nothing: the position, queries of the game, the menu, negotiations."""

from __future__ import annotations

import time

from meridian.core.errors import BadInput
from meridian.server.journals.loading import learnt
from meridian.server.slices import in_thread
from meridian.server.tables.protocol import (
    AnyToClient,
    Asking,
    Effects,
    Look,
    MenuItem,
    Portrait,
    Query,
    Refused,
    Talks,
    TalksNow,
    Told,
)
from meridian.server.tables.refusals import refused
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
        names = [asking.name] if isinstance(asking.name, str) else asking.name
        answers = game.rules.queries(game.rules.view(session.p, seat), seat, names)
        if not isinstance(asking.name, str):
            return Told(key=asking.key, data=answers)
        if asking.name not in answers:
            return refused(asking.key, "no-such-query", lang)
        return Told(key=asking.key, data=answers[asking.name])
    if isinstance(asking, Effects) and seat is not None:
        return _effects(table, seat, asking)
    if isinstance(asking, Portrait):
        # Building the sentences takes up to 30 ms, so a thread does it; the view is not shared with other code.
        seen, speaker = game.rules.view(session.p, seat), table.speaker(lang)
        return Told(key=asking.key, data=await in_thread(game.text.portrait, seen, seat, speaker))
    if isinstance(asking, Talks) and seat is not None:
        return Told(key=asking.key, data=_talks(table, seat))
    if seat is None or isinstance(asking, Talks | Effects) or table.asked_now(seat) is None:
        return not_asked(table, asking.key, lang)
    return Told(key=asking.key, data=_menu(table, seat, lang))


def not_asked(table: LiveTable, key: str, lang: str) -> Refused:
    """The refusal for a seat that asks about its question but has none."""
    return Refused(key=key, reason="not-asked", text=table.speaker(lang).text("refusal-not-asked"))


def _effects(table: LiveTable, seat: int, asking: Effects) -> AnyToClient:
    """What an answer would do, from what this seat may know."""
    session, rules = table.session, table.game.rules
    try:
        action = session.read(asking.action)
    except BadInput as error:
        return Refused(key=asking.key, reason="unreadable", text=str(error))
    return Told(key=asking.key, data=rules.effects(rules.view(session.p, seat), seat, action))


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


def _menu(table: LiveTable, seat: int, lang: str) -> list[MenuItem]:
    game, speaker, words = table.game, table.speaker(lang), table.session.words
    view = game.rules.view(table.session.p, seat)
    items: list[MenuItem] = []
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
    return items
