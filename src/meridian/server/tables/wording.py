"""Texts in answers: who may write them, and which words the server refuses."""

from __future__ import annotations

import time
from collections.abc import Iterable

from meridian.core.action import text_in
from meridian.core.errors import BadInput
from meridian.core.words import QUOTE
from meridian.server.tables.refusals import NotHere
from meridian.server.tables.table import LiveTable


async def check_texts(table: LiveTable, seat: int, answers: Iterable[str]) -> None:
    """Raises BadInput if a person writes what may not be written here. A text counts as chat: it is refused where
    nobody chats, and to a profile that is suspended; and it holds none of the words that names must not hold."""
    texts = [text for said in answers if QUOTE in said and (text := _text(table, said))]
    if not texts:
        return
    if table.row.settings.chat == "off":
        raise NotHere("text-no-chat")
    writer = table.seats[seat].account
    if writer is not None and await table.services.store.suspension(writer, time.time()) is not None:
        raise NotHere("chat-suspended")
    for text in texts:
        table.services.blocked_words.check(text)


def _text(table: LiveTable, said: str) -> str:
    """The text in an answer; empty if there is none, or if the answer cannot be read and will be refused for that."""
    try:
        return text_in(table.session.read(said))
    except BadInput:
        return ""
