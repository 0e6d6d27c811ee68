"""Names and titles: whatever others are to read is one line that shows all it holds, wherever it is given."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, Iterator
from pathlib import Path
from random import Random
from typing import Any

import msgspec
import pytest

from meridian import games
from meridian.server.accounts.names import LONGEST_NAME, checked_bot, checked_name, checked_title, mended
from meridian.server.errors import Unusable
from meridian.server.moderation.blocked_words import BlockedWords
from meridian.server.stores import Store, open_store
from meridian.server.stores.records import TableRow
from meridian.server.stores.state import SeatPrivate
from tests.server.online import BOT, OPEN, Message, Server, any_of, me, play_on, shortest
from tests.server.receivers import smtp_server
from tests.server.services import wait_for

GAME = "global-domination"
INJECTION = "=?utf-8?q?=0d=0aBcc:_v@e.org=0d=0a=0d=0aPhish?="
HIDDEN = {
    "a line break": "Ann\nBob",
    "a carriage return": "Ann\rBob",
    "a line separator": "Ann\u2028Bob",
    "a null": "Ann\0",
    "a reading direction": "Ann\u202egnp.exe",
    "an isolate": "Ann\u2066Bob\u2069",
    "a direction mark": "Ann\u200f",
    "a zero width space": "A\u200bnn",
    "a byte order mark": "\ufeffAnn",
    "a hard blank": "Ann\u00a0Bob",
    "a soft hyphen": "An\u00adn",
    "a Hangul filler": "Ann\u3164",
    "a joiner": "A\u034fnn",
    "tags": "Ann\U000e0041\U000e0042",
    "variation selectors": "Ann\U000e0101\U000e0102",
    "an encoded word": INJECTION,
    "half of an encoded word": "=?utf-8?q?=0d=0a",
}
EMPTY = {"blanks": "   ", "tabs": "\t", "a braille blank": "\u2800", "a mark alone": "\u0301", "a selector": "\ufe0f"}
REFUSED = {**HIDDEN, **EMPTY}


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with Server(tmp_path_factory.mktemp("server")) as found:
        yield found


@pytest.mark.parametrize("name", REFUSED.values(), ids=REFUSED)
def test_what_hides_something_is_no_name(name: str) -> None:
    with pytest.raises(Unusable, match='letters on one line, all of them visible, and no "=\\?"'):
        checked_name(name, BlockedWords())


@pytest.mark.parametrize("title", [*HIDDEN.values(), "\u2800", "x" * 81], ids=[*HIDDEN, "a braille blank", "long"])
def test_what_hides_something_is_no_title(title: str) -> None:
    with pytest.raises(Unusable, match="a title has at most 80 letters on one line"):
        checked_title(title, BlockedWords())


@pytest.mark.parametrize(
    "name", ["Ann", "Zoë Ünal", "李小龍", "O'Neil & <Sons>", "محمد", "❤️", "a = b?", "?=", "ναι", "Ann 2.0", "नमस्ते"]
)
def test_people_are_called_as_they_like(name: str) -> None:
    assert checked_name(f"  {name} ", BlockedWords()) == name
    assert checked_title(name, BlockedWords()) == name


def test_a_table_needs_no_title() -> None:
    assert checked_title("", BlockedWords()) == checked_title("  ", BlockedWords()) == ""


def test_a_bot_is_written_on_one_line() -> None:
    game = games.load(GAME)
    assert checked_bot(game, " deep:budget=50ms ", 10.0) == "deep:budget=50ms"
    with pytest.raises(Unusable, match="a bot is written on one line"):
        checked_bot(game, "deep:budget=\n50ms", 10.0)


def test_old_texts_are_handed_on_without_what_they_hide() -> None:
    assert mended("Friday & friends", 80) == "Friday & friends"
    assert mended("A\u202enn\r\n  Bob", LONGEST_NAME) == "Ann Bob"
    assert mended("\u200b \u3164", LONGEST_NAME, "Player 1") == "Player 1"
    assert mended("x" * 50, LONGEST_NAME) == "x" * LONGEST_NAME
    for text in REFUSED.values():
        told = mended(text, LONGEST_NAME, "1")
        assert checked_name(told, BlockedWords()) == told
    assert mended("=\u200b?x", LONGEST_NAME) == "= ?x"


# Every place where a stranger names something


def at_the_opening(server: Server, seat: Message, **more: Any) -> Callable[[int], str]:
    body = {"game": GAME, "seats": [me(), seat], **more}
    return lambda status: server.post("/api/tables", body, status).get("error", "")


def wishes(server: Server, text: str) -> dict[str, Callable[[int], str]]:
    """Requests in which a stranger gives a text that others are to read."""
    waiting, _, _ = server.open(GAME, [me(), OPEN])
    running, (token,) = server.begun(GAME, [me(), BOT])
    clone = {"token": token, "name": text, "bot": "random"}
    return {
        "title": at_the_opening(server, BOT, title=text),
        "name of a person": at_the_opening(server, me(text)),
        "name of a bot": at_the_opening(server, {**BOT, "name": text}),
        "name at an open seat": at_the_opening(server, {**OPEN, "name": text}),
        "join": lambda status: server.post(f"/api/tables/{waiting}/join", {"name": text}, status).get("error", ""),
        "clone": lambda status: server.post(f"/api/tables/{running}/clone", clone, status).get("error", ""),
    }


@pytest.mark.parametrize("what", ["a line break", "a reading direction", "a zero width space", "an encoded word"])
def test_no_stranger_names_anything_so(server: Server, what: str) -> None:
    # The length alone is refused before anybody looks at the letters.
    for place, ask in wishes(server, HIDDEN[what][:LONGEST_NAME]).items():
        said = ask(422)
        assert "letters on one line" in said, place
        assert "\n" not in said


def test_strangers_name_things_as_they_like(server: Server) -> None:
    for ask in wishes(server, "Zoë & <b>").values():
        assert ask(201) == ""


@pytest.mark.parametrize("bot", ["random\n", "deep:budget=\n50ms"])
def test_bots_that_fill_seats_are_written_on_one_line(server: Server, bot: str) -> None:
    table, host, (token,) = server.open(GAME, [me(), OPEN, OPEN])
    reseat = {"host": host, "seat": 1, "kind": "bot", "bot": bot}
    clean = bot == bot.strip()
    said = server.post(f"/api/tables/{table}/seats", reseat, 422 if clean else 200)
    assert ("one line" in said.get("error", "")) == clean
    said = server.post(f"/api/tables/{table}/start", {"host": host, "fill": bot}, 422 if clean else 200)
    assert ("one line" in said.get("error", "")) == clean
    found = [seat["bot"] for seat in server.get(f"/api/tables/{table}")["seats"]]
    assert found == ([None, None, None] if clean else [None, "random", "random"])
    assert token


def test_it_is_told_in_german_too(server: Server) -> None:
    body = {"game": GAME, "seats": [me(), BOT], "title": "a\nb"}
    german = server.post("/api/tables?lang=de", body, 422)["error"]
    assert german == "title: Ein Titel hat höchstens 80 Zeichen in einer Zeile, alle sichtbar, und kein „=?“."


# What older versions let through


def changed(folder: Path, change: Callable[[Store], Awaitable[None]]) -> None:
    """Change the database of a server that does not run."""

    async def story() -> None:
        store = await open_store(f"sqlite:///{folder / 'meridian.db'}")
        try:
            await change(store)
        finally:
            await store.close()

    asyncio.run(story())


def test_mails_and_rematches_of_an_old_table_are_safe(tmp_path: Path) -> None:
    with smtp_server() as inbox:
        mail = ["--mail-host", "127.0.0.1", "--mail-port", str(inbox.port), "--mail-tls", "none"]
        sender = ["--mail-sender", "tables@meridian.example", "--public-url", "http://play.example"]
        with Server(tmp_path, *mail, *sender) as server:
            table, tokens = server.begun(GAME, [me("Ann"), me("Ben")], options=shortest(GAME))
            with server.play(table, tokens[1]) as ben:
                assert ben.say("resign")["type"] == "accepted"
            server.stop()

            async def older(store: Store) -> None:
                row = await store.table(table)
                assert isinstance(row, TableRow)
                await store.revise_table(table, row.header, msgspec.structs.replace(row.settings, title=INJECTION))
                await store.set_private(table, 1, SeatPrivate(mail="ben@example.org"))

            changed(tmp_path, older)
            server.start()
            with server.play(table, tokens[0]) as ann:
                play_on([ann], any_of(Random(5)))
            wait_for(lambda: bool(inbox.letters), "the letter")
            again = server.post(f"/api/tables/{table}/rematch", {"token": tokens[0]})["table"]
            title = server.get(f"/api/tables/{again}")["title"]
            assert checked_title(title, BlockedWords()) == title
    (letter,) = inbox.letters
    head = inbox.raw[0].partition(b"\r\n\r\n")[0]
    assert b"\nBcc" not in head
    assert letter["Bcc"] is None
    assert letter["List-Unsubscribe"]
    assert INJECTION in letter["Subject"]
    assert inbox.to == ["ben@example.org"]
