"""Accounts: a link by e-mail opens one session, nothing stored opens any, and nobody learns who has an account."""

from __future__ import annotations

import asyncio
import time
from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

import msgspec
import pytest
import pytest_asyncio

from meridian.server.accounts.accounts import SESSION_SECONDS, email_hash
from meridian.server.accounts.tokens import SignedToken, TokenKind, draw_token, hash_of
from meridian.server.http.identity import RENEW_SECONDS
from meridian.server.notifications.notification import matter_of
from meridian.server.notifications.webhook import Webhooks
from meridian.server.settings import Limits, Rate
from meridian.server.stores.records import NoticeRow, SessionRow
from meridian.server.stores.state import SeatPrivate
from tests.server.people import HOME, KEY, World, due, text_of, token_in, world

ANN = "ann@example.org"


@pytest_asyncio.fixture
async def here(tmp_path: Path) -> AsyncIterator[World]:
    async with world(tmp_path) as made:
        yield made


def stored(folder: Path) -> bytes:
    """Every byte of the database."""
    return b"".join(file.read_bytes() for file in folder.glob("people.db*"))


# Signing in


@pytest.mark.asyncio
async def test_the_first_link_that_is_used_makes_the_account(here: World) -> None:
    token = await here.link(ANN, name="  Ann ", lang="de")
    assert await here.store.account_by_email(email_hash(ANN)) is None, "asking for a link makes no account"
    assert here.inbox.to == [ANN]
    assert here.inbox.letters[0]["Subject"] == "Dein Link zum Anmelden"
    assert here.inbox.letters[0]["List-Unsubscribe"] is None
    said = await here.ask("POST", "/api/session", status=201, json={"token": token})
    assert said["account"]["name"] == "Ann"
    assert said["account"]["email"] == ANN
    assert said["account"]["lang"] == "de"
    assert await here.ask("GET", "/api/me", said["session"]) == said["account"]


@pytest.mark.asyncio
async def test_who_gives_no_name_gets_one_that_does_not_tell_the_address(here: World) -> None:
    _, account = await here.sign_in(ANN)
    assert account.name.startswith("Player ")
    assert "ann" not in account.name.lower()


@pytest.mark.asyncio
async def test_a_second_link_leads_to_the_same_account_however_the_address_is_written(here: World) -> None:
    _, first = await here.sign_in(ANN, name="Ann")
    session, again = await here.sign_in("Ann@Example.ORG", name="Somebody")
    assert again == first
    assert (await here.ask("GET", "/api/me", session))["name"] == "Ann"


async def notice_of(here: World, token: str) -> NoticeRow:
    """What is stored of the letter with this token."""
    said = here.desk.signer.read(token, TokenKind.SIGN_IN)
    assert said is not None
    found = await here.store.notice(said.table)
    assert found is not None
    return found


@pytest.mark.asyncio
async def test_nobody_learns_whether_there_is_an_account(here: World) -> None:
    await here.sign_in(ANN)
    answers, rows = [], []
    for email in (ANN, "eve@example.org"):
        got = await here.http.post("/api/sign-in", json={"email": email})
        answers.append((got.status_code, got.content, got.headers.multi_items()))
        row = await notice_of(here, token_in(await here.letter(), f"{HOME}/#/sign-in/"))
        rows.append(msgspec.structs.replace(row, key="", target="", due=0.0, body={**row.body, "expires": 0}))
    assert answers[0] == answers[1]
    assert answers[0][0] == 202
    assert rows[0] == rows[1]


@pytest.mark.asyncio
async def test_nothing_that_is_stored_opens_an_account(here: World, tmp_path: Path) -> None:
    token = await here.link(ANN)
    session = (await here.ask("POST", "/api/session", status=201, json={"token": token}))["session"]
    bytes_ = stored(tmp_path)
    assert ANN.encode() in bytes_, "the test reads what is stored"
    for secret in (token, token.removeprefix("mrs_").partition(".")[0], token[-43:], session, session[-43:]):
        assert secret.encode() not in bytes_


@pytest.mark.asyncio
async def test_a_link_works_once_also_when_it_is_used_twice_at_once(here: World) -> None:
    token = await here.link(ANN)
    used = await asyncio.gather(*(here.http.post("/api/session", json={"token": token}) for _ in range(5)))
    assert sorted(got.status_code for got in used) == [201, 401, 401, 401, 401]
    assert "ask for a new one" in await here.refused(401, "POST", "/api/session", json={"token": token})


@pytest.mark.asyncio
async def test_two_links_of_a_new_address_used_at_once_make_one_account(here: World) -> None:
    links = [await here.link(ANN) for _ in range(3)]
    used = await asyncio.gather(*(here.http.post("/api/session", json={"token": token}) for token in links))
    assert [got.status_code for got in used] == [201, 201, 201]
    assert len({got.json()["account"]["created"] for got in used}) == 1


@pytest.mark.asyncio
async def test_links_that_are_not_good(here: World) -> None:
    notice = await notice_of(here, await here.link(ANN))
    late = here.desk.links.letter(notice, matter_of(notice.body), time.time() - 3600).link
    sign = here.desk.signer.sign
    expires = int(time.time()) + 60
    bad = [
        late.rpartition("/")[2],
        sign(SignedToken(TokenKind.SIGN_IN, "sign-in/nothing", expires=expires)),
        sign(SignedToken(TokenKind.CONFIRM, notice.key, expires=expires)),
        draw_token(TokenKind.SIGN_IN),
        "",
        "mrs_x.y",
    ]
    lines = {await here.refused(401, "POST", "/api/session", json={"token": token}) for token in bad}
    assert len(lines) == 1, "to the outside all bad links are alike"
    assert await here.store.account_by_email(email_hash(ANN)) is None


@pytest.mark.asyncio
async def test_a_letter_that_is_late_has_a_fresh_link(here: World) -> None:
    here.inbox.says["RCPT"] = "450 greylisted"
    await here.ask("POST", "/api/sign-in", status=202, json={"email": ANN})
    await here.desk.outbox.sweep()
    assert here.inbox.letters == []
    del here.inbox.says["RCPT"]
    here.desk.now = 2400.0
    token = token_in(await here.letter(), f"{HOME}/#/sign-in/")
    said = here.desk.signer.read(token, TokenKind.SIGN_IN)
    assert said is not None
    assert said.expires is not None
    assert said.expires > time.time() + 2400 + 1700
    await here.ask("POST", "/api/session", status=201, json={"token": token})


@pytest.mark.asyncio
async def test_a_letter_that_is_far_too_late_is_not_sent(here: World) -> None:
    await here.ask("POST", "/api/sign-in", status=202, json={"email": ANN})
    here.desk.now = 3700.0
    await here.desk.outbox.sweep()
    assert here.inbox.letters == []
    assert here.desk.outbox.counts["dropped"] == 1


UNUSABLE: list[Any] = [
    {},
    {"email": "ann"},
    {"email": "ann@example.org\r\nBcc: eve@example.org"},
    {"email": f"{'a' * 300}@example.org"},
    {"email": 5},
    {"email": ANN, "name": "x" * 41},
    {"email": ANN, "name": "two\nlines"},
    {"email": ANN, "name": " "},
    {"email": ANN, "lang": "fr"},
    {"email": ANN, "admin": True},
    [],
]


@pytest.mark.asyncio
async def test_what_is_not_asked_rightly_gets_one_line(here: World) -> None:
    for body in UNUSABLE:
        await here.refused(422, "POST", "/api/sign-in", json=body)
    await here.desk.outbox.sweep()
    assert here.inbox.letters == []


@pytest.mark.asyncio
async def test_neither_an_address_floods_many_nor_many_flood_one(tmp_path: Path) -> None:
    limits = Limits(sign_in=Rate(per_second=0.001, burst=3))
    async with world(tmp_path, limits, proxies=("203.0.113.0/24",)) as here:

        def sign_in(email: str, address: str) -> dict[str, Any]:
            return {"json": {"email": email}, "headers": {"X-Forwarded-For": address}}

        for at in range(3):
            await here.ask("POST", "/api/sign-in", status=202, **sign_in(f"a{at}@example.org", "198.51.100.1"))
        line = await here.refused(429, "POST", "/api/sign-in", **sign_in("a9@example.org", "198.51.100.1"))
        assert "try again in" in line
        for at in range(3):
            await here.ask("POST", "/api/sign-in", status=202, **sign_in(ANN, f"198.51.100.{at + 2}"))
        got = await here.http.post("/api/sign-in", **sign_in(ANN.upper(), "198.51.100.9"))
        assert got.status_code == 429
        assert int(got.headers["Retry-After"]) > 0


@pytest.mark.asyncio
async def test_without_a_mail_server_nobody_can_sign_in(tmp_path: Path) -> None:
    async with world(tmp_path, mail=False) as here:
        assert "no e-mail" in await here.refused(422, "POST", "/api/sign-in", json={"email": ANN})


# Sessions

ROUTES = [
    ("GET", "/api/me"),
    ("PATCH", "/api/me"),
    ("DELETE", "/api/me"),
    ("DELETE", "/api/sessions"),
    ("GET", "/api/me/tables"),
    ("GET", "/api/me/ratings"),
    ("GET", "/api/me/lessons"),
    ("POST", "/api/me/feed"),
    ("DELETE", "/api/me/feed"),
]


@pytest.mark.asyncio
async def test_without_a_session_there_is_no_account(here: World) -> None:
    (seat, _) = await here.table()
    for method, path in ROUTES:
        more: dict[str, Any] = {"json": {}} if method == "PATCH" else {}
        for token in (None, seat, draw_token(TokenKind.SESSION), "nonsense", "x" * 5000):
            assert "session" in await here.refused(401, method, path, token, **more)


@pytest.mark.asyncio
async def test_signing_out_here_and_everywhere(here: World) -> None:
    first, account = await here.sign_in(ANN)
    second, _ = await here.sign_in(ANN)
    third, _ = await here.sign_in(ANN)
    await here.ask("DELETE", "/api/session", first, 204)
    await here.refused(401, "GET", "/api/me", first)
    await here.ask("GET", "/api/me", second)
    await here.ask("DELETE", "/api/sessions", second, 204)
    for session in (second, third):
        await here.refused(401, "GET", "/api/me", session)
    assert await here.store.account(account.id) == account


async def put_session(here: World, account: str, seconds: float) -> tuple[str, str]:
    """A session that lasts so long from now on: its token and what is stored of it."""
    token = draw_token(TokenKind.SESSION)
    hashed = hash_of(token, TokenKind.SESSION)
    assert hashed is not None
    await here.store.put_session(SessionRow(token_hash=hashed, account=account, expires=time.time() + seconds))
    return token, hashed


@pytest.mark.asyncio
async def test_a_session_lasts_90_days_from_its_last_use(here: World) -> None:
    _, account = await here.sign_in(ANN)
    over, _ = await put_session(here, account.id, -1)
    await here.refused(401, "GET", "/api/me", over)
    old, hashed = await put_session(here, account.id, 60)
    await here.ask("GET", "/api/me", old)
    session = await here.store.session(hashed, time.time())
    assert session is not None
    assert session.expires > time.time() + SESSION_SECONDS - 600
    assert SESSION_SECONDS == 90 * 86400


@pytest.mark.asyncio
async def test_a_session_used_today_is_not_written_again(here: World) -> None:
    _, account = await here.sign_in(ANN)
    fresh, hashed = await put_session(here, account.id, SESSION_SECONDS - RENEW_SECONDS / 2)
    before = await here.store.session(hashed, time.time())
    await here.ask("GET", "/api/me", fresh)
    assert await here.store.session(hashed, time.time()) == before


# Who I am


@pytest.mark.asyncio
async def test_wishes_are_kept_and_what_is_not_named_stays(here: World) -> None:
    session, _ = await here.sign_in(ANN, name="Ann")
    hook = "http://127.0.0.1:9/hook"
    wishes = {"lang": "de", "zone": "Europe/Berlin", "quiet": "22:00-07:00", "webhook": hook, "notices": False}
    await here.ask("PATCH", "/api/me", session, json=wishes)
    said = await here.ask("PATCH", "/api/me", session, json={"name": "Anna"})
    assert {**wishes, "name": "Anna", "email": ANN}.items() <= said.items()
    account = await here.store.account_by_email(email_hash(ANN))
    assert account is not None
    assert said["webhook_secret"] == Webhooks(KEY).secret(f"account/{account.id}", hook)
    said = await here.ask("PATCH", "/api/me", session, json={"webhook": "", "quiet": ""})
    assert (said["webhook"], said["webhook_secret"], said["quiet"]) == ("", None, "")
    assert await here.ask("GET", "/api/me", session) == said


@pytest.mark.asyncio
async def test_progress_in_lessons_is_kept_with_the_account(here: World) -> None:
    first, _ = await here.sign_in(ANN, name="Ann")
    done, begun = {"version": 1, "step": 11, "done": True}, {"version": 1, "step": 4, "done": False}
    told = await here.ask("POST", "/api/me/lessons", first, json={"lessons": {"gd-1": done, "gt-1": begun, "no": done}})
    assert told == {"lessons": {"gd-1": done, "gt-1": begun}}, "lessons that nobody teaches are not kept"
    second, _ = await here.sign_in(ANN)
    earlier = {"gd-1": {"version": 1, "step": 2}, "gt-1": {"version": 1, "step": 6}}
    told = await here.ask("POST", "/api/me/lessons", second, json={"lessons": earlier})
    assert told == {"lessons": {"gd-1": done, "gt-1": {**begun, "step": 6}}}
    assert await here.ask("GET", "/api/me/lessons", first) == told
    for wrong in ({"gd-1": {"version": 0, "step": 1}}, {"gd-1": {"version": 1, "step": 10_000}}, {"x" * 61: done}):
        await here.refused(422, "POST", "/api/me/lessons", first, json={"lessons": wrong})
    many = {f"l{number}": done for number in range(501)}
    await here.refused(422, "POST", "/api/me/lessons", first, json={"lessons": many})
    assert await here.ask("GET", "/api/me/lessons", second) == told


NOT_TO_BE_WISHED: list[dict[str, Any]] = [
    {"name": ""},
    {"name": "a\u202eb"},
    {"name": "x" * 41},
    {"zone": "Mars/Olympus"},
    {"zone": "../../etc/passwd"},
    {"quiet": "22-7"},
    {"quiet": "25:00-07:00"},
    {"lang": "fr"},
    {"notices": "yes"},
    {"webhook": "http://hooks.example/"},
    {"webhook": "https://127.0.0.1/"},
    {"webhook": "ftp://hooks.example/"},
    {"webhook": "https://hooks.example/" + "x" * 2000},
    {"email": "eve@example.org"},
]


@pytest.mark.asyncio
async def test_what_cannot_be_wished_changes_nothing(tmp_path: Path) -> None:
    async with world(tmp_path, private=False) as here:
        session, account = await here.sign_in(ANN, name="Ann")
        for change in NOT_TO_BE_WISHED:
            await here.refused(422, "PATCH", "/api/me", session, json={"zone": "Europe/Berlin", **change})
            assert await here.store.account(account.id) == account, change


@pytest.mark.asyncio
async def test_a_deleted_account_leaves_no_name_behind(here: World, tmp_path: Path) -> None:
    session, account = await here.sign_in(ANN, name="Ann Example")
    other = await here.link(ANN)
    seat, _ = await here.table(accounts=(account.id, None))
    await here.ask("DELETE", "/api/me", session, 204)
    await here.refused(401, "GET", "/api/me", session)
    assert await here.store.account(account.id) is None
    row = await here.seat()
    assert (row.account, row.name, row.private) == (None, "", SeatPrivate())
    assert await here.store.seat_by_token(hash_of(seat, TokenKind.SEAT) or "") == row, "the seat can still be played"
    await here.refused(401, "POST", "/api/session", json={"token": other})
    _, again = await here.sign_in(ANN)
    assert again.id != account.id


# My tables


@pytest.mark.asyncio
async def test_my_tables_page_by_page_and_where_i_am_asked(here: World) -> None:
    session, ann = await here.sign_in(ANN)
    _, bob = await here.sign_in("bob@example.org")
    for at in range(5):
        await here.table(f"t{at}", (bob.id, ann.id), created=100.0 + at, status="running")
    await here.table("bobs", (bob.id, None))
    await here.table("both", (ann.id, ann.id), created=50.0)
    here.desk.lobby.of_account[ann.id] = [due("t3", 1, deadline=2e9), due("t1", 1)]
    found: list[dict[str, Any]] = []
    cursor, pages = None, 0
    while pages == 0 or cursor:
        params = {"limit": 3, **({"cursor": cursor} if cursor else {})}
        page = await here.ask("GET", "/api/me/tables", session, params=params)
        found, cursor, pages = [*found, *page["tables"]], page["cursor"], pages + 1
    assert [table["table"] for table in found] == ["t4", "t3", "t2", "t1", "t0", "both"]
    assert pages == 3, "the last page is full, so there may be another"
    asked = {table["table"]: table["seats"] for table in found}
    assert asked["t3"] == [{"seat": 1, "name": "Player 1", "asked": True, "question": "Attack?", "deadline": 2e9}]
    assert asked["t2"] == [{"seat": 1, "name": "Player 1", "asked": False, "question": "", "deadline": None}]
    assert [seat["seat"] for seat in asked["both"]] == [0, 1]
    assert found[0]["title"] == "Friday"
    assert found[0]["status"] == "running"


@pytest.mark.asyncio
async def test_pages_that_do_not_exist(here: World) -> None:
    session, _ = await here.sign_in(ANN)
    for params in ({"limit": 0}, {"limit": 51}, {"limit": "many"}, {"cursor": "x" * 101}, {"cursor": "?"}):
        await here.refused(422, "GET", "/api/me/tables", session, params=params)


@pytest.mark.asyncio
async def test_the_letter_says_how_long_its_link_is_good(here: World) -> None:
    for lang, lasts in (("en", "good for 30 minutes"), ("de", "gilt 30 Minuten")):
        await here.link(ANN, lang=lang)
        assert lasts in text_of(here.inbox.letters[-1])
