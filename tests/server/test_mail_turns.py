"""A turn by a link in an e-mail: the page shows, its button plays, and a link is for one question and one holder."""

from __future__ import annotations

import asyncio
import re
import time
from collections.abc import Iterator
from html import unescape

import httpx
import msgspec
import pytest

from meridian.server.accounts.server_key import server_key
from meridian.server.accounts.tokens import Signer, TokenKind, hash_of
from meridian.server.notifications.links import Links, turn_generation
from meridian.server.notifications.notification import NotificationKind
from meridian.server.notifications.texts import notice_letter
from meridian.server.settings import Settings
from meridian.server.stores import store_for
from meridian.server.stores.records import SeatRow, TableRow
from tests.server.online import Client, Server
from tests.server.receivers import MATTER, notice

GAME = "global-domination"


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with Server(tmp_path_factory.mktemp("server")) as found:
        yield found


def stored(server: Server, table: str) -> tuple[TableRow, list[SeatRow]]:
    async def read() -> tuple[TableRow, list[SeatRow]]:
        async with store_for(f"sqlite:///{server.folder}/meridian.db") as store:
            row = await store.table(table)
            assert row is not None
            return row, await store.seats(table)

    return asyncio.run(read())


def link(server: Server, client: Client, late: float = 0.0) -> str:
    """The link of the letter about this client's question."""
    row, seats = stored(server, client.table)
    assert client.question is not None
    seat = next(at for at, one in enumerate(seats) if one.token_hash == hash_of(client.token, TokenKind.SEAT))
    settings = Settings(data=str(server.folder), public_url=server.address)
    links = Links(Signer(server_key(settings)), settings)
    generation = turn_generation(row, seats[seat], tuple(client.question["id"]))
    about = msgspec.structs.replace(MATTER, turn=generation, deadline=time.time() + 60 - late)
    return links.turn(notice(table=row.id, seat=seat), about, time.time())


def page(server: Server, address: str, **form: str) -> httpx.Response:
    headers = {"accept-language": "de"}
    if form:
        return server.http.post(address, data=form, headers={**headers, "origin": server.address})
    return server.http.get(address, headers=headers)


def answers(said: httpx.Response) -> list[str]:
    return [unescape(one) for one in re.findall(r'name="answer" value="([^"]*)"', said.text)]


def test_a_link_shows_the_question_and_its_button_answers_it_once(server: Server) -> None:
    asked, other = server.pair(GAME)
    address = link(server, asked)
    shown = page(server, address)
    assert shown.status_code == 200
    assert answers(shown) == asked.options()
    assert "Die Stellung in Worten" in shown.text
    before = asked.looked()
    wrong = page(server, address, answer="build everywhere")
    assert 'role="alert"' in wrong.text
    assert answers(wrong) == asked.options()
    assert asked.looked() == before
    done = page(server, address, answer=answers(shown)[-1])
    assert "Deine Antwort" in done.text
    other.wait_for(lambda one: bool(one.question))
    for void in (page(server, address), page(server, address, answer=answers(shown)[-1])):
        assert void.status_code == 404
        assert answers(void) == []


def test_a_link_is_void_when_late_changed_or_for_another_question(server: Server) -> None:
    asked, _ = server.pair(GAME)
    good = link(server, asked)
    for address in (link(server, asked, late=120), good[:-2] + "AA", f"{good}x"):
        assert page(server, address).status_code == 404
    asked.answer(asked.options()[-1])
    assert page(server, good).status_code == 404


def test_the_letter_holds_the_link_beside_the_table() -> None:
    letter = notice_letter(NotificationKind.TURN, MATTER, "https://play.example/stop", "https://play.example/turn")
    for text in (letter.text(), letter.html()):
        assert "https://play.example/turn" in text
        assert "without signing in" in text
    assert "without signing in" not in notice_letter(NotificationKind.OVER, MATTER, "https://play.example/stop").text()
