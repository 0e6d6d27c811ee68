"""Accounts that change: another e-mail address, and seats that were taken before there was a session."""

from __future__ import annotations

from collections.abc import AsyncIterator
from pathlib import Path

import pytest
import pytest_asyncio

from meridian.server.accounts.accounts import email_hash
from meridian.server.accounts.tokens import TokenKind, draw_token
from meridian.server.settings import Limits, Rate
from tests.server.people import HOME, World, text_of, token_in, world

ANN, NEW = "ann@example.org", "ann@new.example"
LINK = f"{HOME}/mail/address/"
pytestmark = pytest.mark.asyncio


@pytest_asyncio.fixture
async def here(tmp_path: Path) -> AsyncIterator[World]:
    async with world(tmp_path) as made:
        yield made


async def asked(here: World, session: str, address: str = NEW) -> str:
    """Ask for another address; the token in the letter to it."""
    await here.ask("POST", "/api/me/email", session, status=202, json={"email": address})
    return token_in(await here.letter(), LINK)


async def pressed(here: World, token: str) -> int:
    return (await here.http.post(f"/mail/address/{token}")).status_code


async def test_another_address_is_confirmed_by_itself_and_told_to_the_old_one(here: World) -> None:
    session, account = await here.sign_in(ANN, name="Ann", lang="de")
    token = await asked(here, session)
    assert here.inbox.to[-1] == NEW
    assert here.inbox.letters[-1]["Subject"] == "Deine neue Adresse"
    page = await here.http.get(f"/mail/address/{token}")
    assert page.status_code == 200
    assert NEW in page.text
    assert (await here.ask("GET", "/api/me", session))["email"] == ANN, (
        "a machine that follows the link changes nothing"
    )
    assert await pressed(here, token) == 200
    assert (await here.ask("GET", "/api/me", session))["email"] == NEW
    told = await here.letter()
    assert here.inbox.to[-1] == ANN
    assert told["Subject"] == "Dein Konto hat eine andere Adresse"
    assert NEW not in text_of(told), "whoever reads the old address does not learn the new one"
    _, same = await here.sign_in(NEW)
    assert same.id == account.id
    _, other = await here.sign_in(ANN)
    assert other.id != account.id


async def test_a_link_is_void_once_the_address_has_changed(here: World) -> None:
    session, _ = await here.sign_in(ANN)
    first, second = await asked(here, session), await asked(here, session, "ann@third.example")
    assert await pressed(here, second) == 200
    for token in (first, second, "mrs_x.y", draw_token(TokenKind.CONFIRM)):
        assert await pressed(here, token) == 404
        assert (await here.http.get(f"/mail/address/{token}")).status_code == 404
    assert (await here.ask("GET", "/api/me", session))["email"] == "ann@third.example"


async def test_an_address_that_has_an_account_is_not_taken_from_it(here: World) -> None:
    _, ben = await here.sign_in("ben@example.org")
    session, _ = await here.sign_in(ANN)
    assert await pressed(here, await asked(here, session, "Ben@Example.org")) == 404
    found = await here.store.account_by_email(email_hash("ben@example.org"))
    assert found == ben
    assert (await here.ask("GET", "/api/me", session))["email"] == ANN


async def test_links_of_other_kinds_change_no_address(here: World) -> None:
    session, _ = await here.sign_in(ANN)
    token = await asked(here, session)
    assert (await here.http.post(f"/mail/confirm/{token}")).status_code == 404
    await here.refused(401, "POST", "/api/session", json={"token": token})
    await here.refused(401, "POST", "/api/me/email", json={"email": NEW})
    await here.refused(422, "POST", "/api/me/email", session, json={"email": "nothing"})


async def test_nobody_is_flooded_with_letters(tmp_path: Path) -> None:
    async with world(tmp_path, limits=Limits(sign_in=Rate(per_second=0.001, burst=3))) as here:
        session, _ = await here.sign_in(ANN)
        for _ in range(2):
            await here.ask("POST", "/api/me/email", session, status=202, json={"email": NEW})
        await here.refused(429, "POST", "/api/me/email", session, json={"email": NEW})


# Seats


async def test_a_seat_taken_without_a_session_is_added_by_its_token(here: World) -> None:
    session, ann = await here.sign_in(ANN)
    tokens = await here.table("t1")
    assert (await here.ask("GET", "/api/me/tables", session))["tables"] == []
    for _ in range(2):
        assert await here.ask("POST", "/api/me/seats", session, json={"token": tokens[1]}) == {"table": "t1", "seat": 1}
    assert [seat.account for seat in await here.store.seats("t1")] == [None, ann.id]
    (mine,) = (await here.ask("GET", "/api/me/tables", session))["tables"]
    assert [seat["seat"] for seat in mine["seats"]] == [1]


async def test_nobody_adds_a_seat_of_another_account_or_without_its_token(here: World) -> None:
    session, _ = await here.sign_in(ANN)
    _, ben = await here.sign_in("ben@example.org")
    tokens = await here.table("t1", (ben.id, None))
    await here.refused(403, "POST", "/api/me/seats", session, json={"token": tokens[0]})
    await here.refused(403, "POST", "/api/me/seats", session, json={"token": draw_token(TokenKind.SEAT)})
    await here.refused(403, "POST", "/api/me/seats", session, json={"token": draw_token(TokenKind.HOST)})
    await here.refused(401, "POST", "/api/me/seats", json={"token": tokens[1]})
    assert [seat.account for seat in await here.store.seats("t1")] == [ben.id, None]
