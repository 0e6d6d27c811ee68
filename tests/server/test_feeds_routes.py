"""Wishes of a seat, feeds by secret link, and the pages that begin and end e-mails."""

from __future__ import annotations

from collections.abc import AsyncIterator
from email.message import EmailMessage
from pathlib import Path
from typing import Any

import msgspec
import pytest
import pytest_asyncio

from meridian.server.accounts.tokens import SignedToken, TokenKind, draw_token, hash_of
from meridian.server.notifications.feeds import etag
from meridian.server.notifications.notification import Notification
from meridian.server.notifications.notification import NotificationKind as Why
from meridian.server.notifications.preferences import preferences_of, receivers_of
from meridian.server.notifications.webhook import Webhooks
from meridian.server.settings import Limits, Rate
from meridian.server.stores.state import SeatPrivate, StoredPlan
from tests.server.people import HOME, KEY, World, due, text_of, token_in, world
from tests.server.receivers import http_server

ANN = "ann@example.org"
WISHES = "/api/tables/t1/seat/wishes"
FEED = "/api/tables/t1/seat/feed"
ONE_CLICK = {"List-Unsubscribe": "One-Click"}


@pytest_asyncio.fixture
async def here(tmp_path: Path) -> AsyncIterator[World]:
    async with world(tmp_path) as made:
        yield made


def path_of(link: str) -> str:
    assert link.startswith(HOME)
    return link.removeprefix(HOME)


async def page(here: World, method: str, path: str, status: int = 200, **more: Any) -> str:
    got = await here.http.request(method, path, **more)
    assert got.status_code == status, got.text
    assert got.headers["content-type"] == "text/html; charset=utf-8"
    return got.text


async def targets(here: World, table: str = "t1", seat: int = 0) -> list[str]:
    """Where notices for a seat would go."""
    return [receiver.target for receiver in await receivers_of(here.store, await here.seat(table, seat))]


async def notify(here: World, question: str, table: str = "t1", seat: int = 0) -> None:
    """Have a seat told that it is asked, as whoever plays the table does."""
    for receiver in await receivers_of(here.store, await here.seat(table, seat)):
        notification = Notification(question=question, table_name="Friday", link=f"{HOME}/t/{table}", text="Attack?")
        await here.desk.outbox.put(table, seat, Why.TURN, receiver.target, receiver.addressed(notification))


async def confirmed(here: World, token: str, mail: str = ANN, **more: Any) -> None:
    """A seat's address, given and confirmed."""
    await here.ask("PUT", WISHES, token, json={"mail": mail, **more})
    letter = await here.letter()
    await page(here, "POST", f"/mail/confirm/{token_in(letter, f'{HOME}/mail/confirm/')}")


def stop_of(letter: EmailMessage) -> str:
    """Where a letter says its notices can be ended."""
    assert letter["List-Unsubscribe-Post"] == "List-Unsubscribe=One-Click"
    return path_of(letter["List-Unsubscribe"].strip("<>"))


# Wishes of a seat


@pytest.mark.asyncio
async def test_nothing_is_sent_to_an_address_before_it_is_confirmed(here: World) -> None:
    token, _ = await here.table()
    await here.store.set_private("t1", 0, SeatPrivate(plan=StoredPlan(["roll 2"])))
    wish = {"mail": ANN, "lang": "de", "zone": "Europe/Berlin", "quiet": "22:00-07:00"}
    said = await here.ask("PUT", WISHES, token, json=wish)
    assert {**wish, "confirmed": False}.items() <= said.items()
    assert await targets(here) == []
    letter = await here.letter()
    assert letter["Subject"] == "Möchtest du Nachrichten an diese Adresse?"
    assert letter["List-Unsubscribe"] is None
    assert "Er gilt 48 Stunden." in text_of(letter)
    link = f"/mail/confirm/{token_in(letter, f'{HOME}/mail/confirm/')}"
    asked = await page(here, "GET", link)
    assert '<html lang="de">' in asked
    assert f"erfährst du unter {ANN}" in asked
    assert '<form method="post"><button>' in asked
    assert await targets(here) == [], "a program that follows links agrees to nothing"
    assert "Danke" in await page(here, "POST", link)
    assert await targets(here) == [ANN]
    assert "Danke" in await page(here, "POST", link), "twice is once"
    assert (await here.ask("GET", WISHES, token))["confirmed"] is True
    assert (await here.seat()).private.plan == StoredPlan(["roll 2"]), "what others keep there stays"


@pytest.mark.asyncio
async def test_a_confirmed_address_that_is_said_again_stays_confirmed(here: World) -> None:
    token, _ = await here.table()
    await confirmed(here, token)
    assert (await here.ask("PUT", WISHES, token, json={"mail": ANN, "lang": "de"}))["confirmed"] is True
    assert await here.desk.outbox.sweep() == 0
    assert await targets(here) == [ANN]
    assert (await here.ask("PUT", WISHES, token, json={}))["mail"] == ""
    assert await targets(here) == []


@pytest.mark.asyncio
async def test_the_link_for_an_earlier_address_is_void(here: World) -> None:
    token, _ = await here.table()
    links = []
    for mail in ("old@example.org", "new@example.org"):
        await here.ask("PUT", WISHES, token, json={"mail": mail})
        links.append(f"/mail/confirm/{token_in(await here.letter(), f'{HOME}/mail/confirm/')}")
    for method in ("GET", "POST"):
        assert "not good any more" in await page(here, method, links[0], 404)
    assert "gilt nicht mehr" in await page(here, "GET", links[0], 404, headers={"Accept-Language": "de-AT"})
    await page(here, "POST", links[1])
    assert await targets(here) == ["new@example.org"]
    await here.ask("PUT", WISHES, token, json={})
    await page(here, "POST", links[1], 404)
    assert await targets(here) == [], "an old letter does not switch notices on again"


@pytest.mark.asyncio
async def test_a_webhook_of_a_seat_is_called_and_signed(here: World) -> None:
    token, _ = await here.table()
    async with http_server() as hook:
        url = f"http://127.0.0.1:{hook.port}/turns"
        said = await here.ask("PUT", WISHES, token, json={"webhook": url})
        assert said["webhook_secret"] == Webhooks(KEY).secret("t1/0", url)
        await notify(here, "7.0.1")
        await here.desk.outbox.sweep()
        assert [hit.line for hit in hook.hits] == ["POST /turns HTTP/1.1"]


@pytest.mark.asyncio
async def test_wishes_that_cannot_be_had_change_nothing(tmp_path: Path) -> None:
    async with world(tmp_path, private=False) as here:
        token, _ = await here.table()
        wishes: list[dict[str, Any]] = [
            {"mail": "ann"},
            {"mail": 5},
            {"zone": "Mars/Olympus"},
            {"quiet": "late"},
            {"lang": "fr"},
            {"webhook": "http://hooks.example/"},
            {"webhook": "https://127.0.0.1/"},
            {"notices": True},
        ]
        for wish in wishes:
            await here.refused(422, "PUT", WISHES, token, json={"mail": ANN, **wish})
        assert (await here.seat()).private == SeatPrivate()
        assert await here.desk.outbox.sweep() == 0


@pytest.mark.asyncio
async def test_only_who_holds_a_seat_speaks_for_it(here: World) -> None:
    session, ann = await here.sign_in(ANN)
    await here.table("t1", (ann.id, None))
    (other, _) = await here.table("t2")
    for token in (None, other, draw_token(TokenKind.SEAT), "nonsense"):
        await here.refused(401, "PUT", WISHES, token, json={})
        await here.refused(401, "POST", FEED, token)
    assert (await here.ask("PUT", WISHES, session, json={"lang": "de"}))["lang"] == "de"
    assert preferences_of(await here.seat("t1", 0)).lang == "de"
    await here.refused(404, "PUT", "/api/tables/t2/seat/wishes", session, json={})
    await here.table("t3", (ann.id, ann.id))
    assert "several seats" in await here.refused(422, "PUT", "/api/tables/t3/seat/wishes", session, json={})


@pytest.mark.asyncio
async def test_a_seat_cannot_flood_an_address(tmp_path: Path) -> None:
    limits = Limits(sign_in=Rate(per_second=0.001, burst=2))
    async with world(tmp_path, limits) as here:
        token, _ = await here.table()
        for mail in ("a@example.org", "b@example.org"):
            await here.ask("PUT", WISHES, token, json={"mail": mail})
        await here.refused(429, "PUT", WISHES, token, json={"mail": "c@example.org"})
        assert preferences_of(await here.seat()).unconfirmed == "b@example.org"
        await here.ask("PUT", WISHES, token, json={})


@pytest.mark.asyncio
async def test_without_a_mail_server_no_address_is_taken(tmp_path: Path) -> None:
    async with world(tmp_path, mail=False) as here:
        token, _ = await here.table()
        await here.refused(422, "PUT", WISHES, token, json={"mail": ANN})
        assert (await here.seat()).private == SeatPrivate()


# Ending e-mails


@pytest.mark.asyncio
async def test_one_click_ends_the_e_mails_of_a_seat_also_those_that_wait(here: World) -> None:
    token, _ = await here.table()
    await confirmed(here, token, lang="de")
    await notify(here, "7.0.1")
    letter = await here.letter()
    assert letter["Subject"] == "Du bist dran: Friday"
    stop = stop_of(letter)
    asked = await page(here, "GET", stop)
    assert '<html lang="de">' in asked
    assert "zu diesem Platz" in asked
    assert await targets(here) == [ANN], "a program that follows links ends nothing"
    await notify(here, "8.0.1")
    assert "Erledigt" in await page(here, "POST", stop, data=ONE_CLICK)
    assert await targets(here) == []
    await here.desk.outbox.sweep()
    assert here.inbox.letters[-1] is letter
    assert here.desk.outbox.counts["dropped"] == 1
    assert "Erledigt" in await page(here, "POST", stop), "twice is once"


@pytest.mark.asyncio
async def test_an_old_letter_does_not_end_the_e_mails_of_a_later_address(here: World) -> None:
    token, _ = await here.table()
    await confirmed(here, token)
    await notify(here, "7.0.1")
    stop = stop_of(await here.letter())
    await confirmed(here, token, "new@example.org")
    await page(here, "POST", stop)
    assert await targets(here) == ["new@example.org"]


@pytest.mark.asyncio
async def test_an_account_is_told_about_its_seats_until_it_says_so(here: World) -> None:
    session, ann = await here.sign_in(ANN, lang="de")
    for table in ("t1", "t2"):
        await here.table(table, (ann.id, None))
    await notify(here, "7.0.1")
    letter = await here.letter()
    assert letter["To"] == ANN
    assert "Keine E-Mails mehr zu meinen Tischen" in str(letter.get_body(("plain",)))
    stop = stop_of(letter)
    assert "zu deinen Tischen" in await page(here, "GET", stop)
    await page(here, "POST", stop, data=ONE_CLICK)
    assert await targets(here, "t1") == await targets(here, "t2") == []
    assert (await here.ask("GET", "/api/me", session))["notices"] is False
    await here.link(ANN)
    await here.ask("PATCH", "/api/me", session, json={"notices": True})
    assert await targets(here, "t2") == [ANN]
    await here.ask("DELETE", "/api/me", session, 204)
    assert "Erledigt" in await page(here, "POST", stop, headers={"Accept-Language": "de"})


@pytest.mark.asyncio
async def test_what_a_seat_says_counts_before_what_its_account_says(here: World) -> None:
    session, ann = await here.sign_in(ANN)
    token, _ = await here.table("t1", (ann.id, None))
    hooks = [f"http://127.0.0.1:9/{name}" for name in ("account", "seat")]
    await here.ask("PATCH", "/api/me", session, json={"webhook": hooks[0]})
    assert await targets(here) == [ANN, hooks[0]]
    await here.ask("PUT", WISHES, token, json={"webhook": hooks[1]})
    assert await targets(here) == [hooks[1], ANN]
    await confirmed(here, token, "seat@example.org", webhook=hooks[1])
    assert await targets(here) == ["seat@example.org", hooks[1]]


@pytest.mark.asyncio
async def test_links_that_this_server_did_not_write_are_void(here: World) -> None:
    token, _ = await here.table()
    await confirmed(here, token)
    for word in ("nonsense", here.desk.signer.sign(SignedToken(TokenKind.FEED, "t1", 0)), token):
        for path in ("/mail/unsubscribe/", "/mail/confirm/"):
            for method in ("GET", "POST"):
                assert "not good any more" in await page(here, method, path + word, 404)
    assert await targets(here) == [ANN]


# Feeds


@pytest.mark.asyncio
async def test_the_feeds_of_a_seat_show_what_waits_for_it_alone(here: World) -> None:
    mine, yours = await here.table()
    here.desk.lobby.of_seat = {("t1", 0): [due(text="Mine?", deadline=2e9)], ("t1", 1): [due(seat=1, text="Yours?")]}
    links = await here.ask("POST", FEED, mine)
    calendar = await here.http.get(path_of(links["deadlines"]))
    atom = await here.http.get(path_of(links["turns"]))
    assert calendar.headers["content-type"] == "text/calendar; charset=utf-8"
    assert atom.headers["content-type"] == "application/atom+xml; charset=utf-8"
    key = links["turns"].split("/")[-2]
    for got in (calendar, atom):
        assert got.status_code == 200
        assert "Mine?" in got.text
        assert "Yours?" not in got.text
        assert key not in got.text
        assert got.headers["etag"] == etag(got.content)
    other = await here.http.get(path_of((await here.ask("POST", FEED, yours))["turns"]))
    assert "Yours?" in other.text


@pytest.mark.asyncio
async def test_a_reader_that_has_it_is_not_sent_it_again(here: World) -> None:
    token, _ = await here.table()
    links = await here.ask("POST", FEED, token)
    here.desk.lobby.of_seat["t1", 0] = [due(deadline=2e9)]
    for link in (links["deadlines"], links["turns"]):
        first = await here.http.get(path_of(link))
        for tag in (first.headers["etag"], f'"x", W/{first.headers["etag"]}'):
            again = await here.http.get(path_of(link), headers={"If-None-Match": tag})
            assert (again.status_code, again.content) == (304, b"")
            assert again.headers["etag"] == first.headers["etag"]
    here.desk.lobby.of_seat["t1", 0] = []
    news = await here.http.get(path_of(links["turns"]), headers={"If-None-Match": first.headers["etag"]})
    assert news.status_code == 200


@pytest.mark.asyncio
async def test_links_to_feeds_are_revoked_by_word_and_by_a_new_holder(here: World) -> None:
    token, _ = await here.table()
    first = await here.ask("POST", FEED, token)
    assert await here.ask("POST", FEED, token) == first, "the same link for every device"
    await here.ask("DELETE", FEED, token, 204)
    await here.refused(404, "GET", path_of(first["turns"]))
    second = await here.ask("POST", FEED, token)
    assert (await here.http.get(path_of(second["turns"]))).status_code == 200
    seat = await here.seat()
    other = hash_of(draw_token(TokenKind.SEAT), TokenKind.SEAT)
    await here.store.put_seat(msgspec.structs.replace(seat, token_hash=other))
    await here.refused(404, "GET", path_of(second["turns"]))


@pytest.mark.asyncio
async def test_the_feeds_of_an_account_gather_its_tables(here: World) -> None:
    session, ann = await here.sign_in(ANN, lang="de")
    here.desk.lobby.of_account[ann.id] = [due("t1", deadline=2e9, name="Eins"), due("t2", deadline=2e9, name="Zwei")]
    links = await here.ask("POST", "/api/me/feed", session)
    for link in links.values():
        got = await here.http.get(path_of(link))
        assert "Eins" in got.text
        assert "Zwei" in got.text
        assert ann.id not in got.text
    await here.ask("DELETE", "/api/me/feed", session, 204)
    await here.refused(404, "GET", path_of(links["turns"]))
    links = await here.ask("POST", "/api/me/feed", session)
    await here.ask("DELETE", "/api/me", session, 204)
    await here.refused(404, "GET", path_of(links["turns"]))


@pytest.mark.asyncio
async def test_all_bad_links_to_feeds_are_alike(here: World) -> None:
    token, _ = await here.table()
    sign = here.desk.signer.sign
    seat = hash_of(token, TokenKind.SEAT) or ""
    passes = [
        SignedToken(TokenKind.FEED, "t1", 0),
        SignedToken(TokenKind.FEED, "none", 0),
        SignedToken(TokenKind.FEED, seat),
    ]
    words = ["nonsense", token, *map(sign, passes)]
    assert len({await here.refused(404, "GET", f"/feeds/{word}/turns.atom") for word in words}) == 1
