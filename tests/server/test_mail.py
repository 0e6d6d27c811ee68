"""E-mail through a real SMTP server: what arrives, how safely, and what a server's no means."""

from __future__ import annotations

import asyncio
import re
import ssl
from collections.abc import Iterator
from contextlib import contextmanager
from email.header import Header, decode_header, make_header
from email.parser import BytesHeaderParser as HeadersOnly

import msgspec
import pytest

from meridian.core.errors import BadInput
from meridian.server.notifications.mail import Post, mail_address
from meridian.server.notifications.message import BadHeader, mailbox, written
from meridian.server.notifications.notification import NotDelivered, Way, matter_of
from meridian.server.notifications.outbox import Outbox
from meridian.server.notifications.texts import sign_in_letter
from meridian.server.settings import Mail, Secret
from meridian.server.stores.records import NoticeRow
from meridian.server.texts import one_line
from tests.server.receivers import NOON, Certificate, Inbox, MemoryStore, make_certificate, notice, smtp_server
from tests.server.services import held_port


@pytest.fixture(scope="module")
def certificate(tmp_path_factory: pytest.TempPathFactory) -> Certificate:
    return make_certificate(tmp_path_factory.mktemp("certificate"))


def stop_link(row: NoticeRow) -> str:
    return f"https://play.example/stop/{row.table}/{row.seat}"


def settings(port: int, tls: str = "none", user: str = "", password: str = "") -> Mail:
    sender = "Tables online <tables@meridian.example>"
    return Mail(host="127.0.0.1", port=port, tls=tls, user=user, password=Secret(password), sender=sender)  # type: ignore[arg-type]


@contextmanager
def post(to: Mail, context: ssl.SSLContext | None = None) -> Iterator[Post]:
    made = Post(to, stop_link, context)
    try:
        yield made
    finally:
        made.close()


def send(to: Mail, row: NoticeRow | None = None, context: ssl.SSLContext | None = None) -> None:
    row = row or notice()
    with post(to, context) as made:
        asyncio.run(made.send(row, matter_of(row.body), NOON))


def refusal(to: Mail, context: ssl.SSLContext | None = None) -> NotDelivered:
    with pytest.raises(NotDelivered) as caught:
        send(to, context=context)
    return caught.value


@pytest.fixture
def inbox() -> Iterator[Inbox]:
    with smtp_server() as made:
        yield made


def test_a_notice_arrives_as_text_and_html(inbox: Inbox) -> None:
    send(settings(inbox.port))
    (letter,) = inbox.letters
    assert inbox.to == ["ann@example.org"]
    assert letter["From"] == "Tables online <tables@meridian.example>"
    assert letter["To"] == "ann@example.org"
    assert letter["Subject"] == "Your turn: Friday & friends"
    assert letter["Date"].datetime.timestamp() == NOON
    assert letter["Auto-Submitted"] == "auto-generated"
    assert letter["List-Unsubscribe"] == "<https://play.example/stop/T1/0>"
    assert letter["List-Unsubscribe-Post"] == "List-Unsubscribe=One-Click"
    text, html = letter.get_body(("plain",)), letter.get_body(("html",))
    assert text is not None
    assert html is not None
    assert letter.get_content_type() == "multipart/alternative"
    assert "Which <Area> do you attack?" in text.get_content()
    assert "https://play.example/stop/T1/0" in text.get_content()
    assert "Which &lt;Area&gt; do you attack?" in html.get_content()


def test_one_notice_has_one_message_id_and_one_table_is_one_thread(inbox: Inbox) -> None:
    for key in ("T1/0/7.1/turn/mail", "T1/0/7.1/turn/mail", "T1/0/7.2/turn/mail"):
        send(settings(inbox.port), notice(key=key))
    first, again, other = (letter["Message-ID"] for letter in inbox.letters)
    assert first == again != other
    assert first.endswith("@meridian.example>")
    assert len({letter["References"] for letter in inbox.letters}) == 1


def test_german_arrives_over_servers_that_know_only_ascii(inbox: Inbox) -> None:
    name = "Zoës Tisch – für 6 \r\nBcc: eve@example.org"
    row = notice(body={**notice().body, "lang": "de", "table_name": name, "text": "Womit greifst du die Türkei an?"})
    send(settings(inbox.port), row)
    (letter,) = inbox.letters
    assert inbox.raw[0].isascii()
    assert inbox.to == ["ann@example.org"]
    assert letter["Bcc"] is None
    assert letter["Subject"] == "Du bist dran: Zoës Tisch – für 6 Bcc: eve@example.org"
    text = letter.get_body(("plain",))
    assert text is not None
    assert "Türkei" in text.get_content()


@pytest.mark.parametrize(
    "name",
    [
        "=?utf-8?q?=0d=0aBcc:_victim@e.org=0d=0a=0d=0aPhish?=",
        "Friday =?utf-8?b?DQpCY2M6IHZpY3RpbUBlLm9yZw0KDQpQaGlzaA==?= =?utf-8?q?=0aX-Evil:_1?=",
        "=?us-ascii?q?" + "=0d=0aBcc:_v@e.org" * 5 + "?=",
        "Zoë =?utf-8?q?=0d=0aBcc:_victim@e.org?= " * 3,
        "=?utf-8?q?=E2=80=A8Bcc:_v@e.org?=",
        "=?utf-8?q?unfinished",
        "x" * 190,
        "",
    ],
)
@pytest.mark.parametrize("lang", ["en", "de"])
def test_no_title_becomes_a_header(inbox: Inbox, name: str, lang: str) -> None:
    send(settings(inbox.port), notice(body={**notice().body, "lang": lang, "table_name": name, "player": name}))
    (letter,) = inbox.letters
    head = inbox.raw[0].partition(b"\r\n\r\n")[0]
    assert inbox.raw[0].isascii()
    assert not re.search(rb"\r(?!\n)|(?<!\r)\n", head)
    assert max(map(len, head.split(b"\r\n"))) <= 78
    assert list(letter) == [
        "From", "To", "Subject", "Date", "Message-ID", "Auto-Submitted", "List-Unsubscribe", "List-Unsubscribe-Post",
        "References", "MIME-Version", "Content-Type",
    ]  # fmt: skip
    turn = {"en": "Your turn", "de": "Du bist dran"}[lang]
    assert str(make_header(decode_header(HeadersOnly().parsebytes(inbox.raw[0])["Subject"]))) == (
        f"{turn}: {one_line(name)}"
    )
    text = letter.get_body(("plain",))
    assert text is not None
    assert not re.search("^(Bcc|X-Evil|Phish)", text.get_content(), re.MULTILINE)


@pytest.mark.parametrize(
    ("header", "value"),
    [
        ("References", "<a@b>\r\nBcc: v@e.org"),
        ("References", "<a@b>\n"),
        ("References", "<ä@b>"),
        ("References", ""),
        ("Bad name", "x"),
        ("Bad:name", "x"),
        ("X\r\nBcc", "x"),
        ("MIME-Version", "1.0"),
    ],
)
def test_a_header_that_would_arrive_otherwise_is_not_sent(header: str, value: str) -> None:
    good = {"Subject": "Hello", "From": mailbox("Zoë's =?x?q?y?= tables", "t@e.org")}
    assert b"Subject: Hello\r\n" in written(good, "text", "<p>text</p>")
    with pytest.raises(BadHeader):
        written({**good, header: value}, "text", "<p>text</p>")


def test_what_email_makes_of_a_subject_is_not_believed(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Header, "encode", lambda self, **_: "Hi\r\n there")
    with pytest.raises(BadHeader, match="Subject came out otherwise"):
        written({"Subject": "Zoë"}, "text", "<p>text</p>")


def test_a_letter_with_a_secret_link_is_sent_without_being_stored(inbox: Inbox) -> None:
    with post(settings(inbox.port)) as made:
        asyncio.run(made.post("ann@example.org", sign_in_letter("en", "https://play.example/in/x", 15), "s1", NOON))
    (letter,) = inbox.letters
    assert letter["Subject"] == "Your link to sign in"
    assert letter["List-Unsubscribe"] is None


@pytest.mark.parametrize("tls", ["starttls", "tls"])
def test_with_tls_and_login(tls: str, certificate: Certificate) -> None:
    with smtp_server(tls, certificate, login=True) as inbox:
        send(settings(inbox.port, tls, "ann", "word"), context=certificate.client)
        assert inbox.secure == [True]
        assert inbox.users == ["ann"]


@pytest.mark.parametrize("tls", ["starttls", "tls"])
def test_a_server_with_a_foreign_certificate_gets_nothing(tls: str, certificate: Certificate) -> None:
    with smtp_server(tls, certificate, login=True) as inbox:
        problem = refusal(settings(inbox.port, tls, "ann", "word"))
        assert "certificate" in str(problem).lower()
        assert not problem.final
        assert inbox.letters == []


def test_without_the_tls_that_was_asked_for_nothing_is_sent(inbox: Inbox) -> None:
    problem = refusal(settings(inbox.port, "starttls", "ann", "word"))
    assert "STARTTLS" in str(problem)
    assert not problem.final
    assert inbox.letters == []


def test_a_wrong_password_is_the_operators_fault_and_not_told(certificate: Certificate) -> None:
    with smtp_server("starttls", certificate, login=True) as inbox:
        problem = refusal(settings(inbox.port, "starttls", "ann", "a-wrong-word"), certificate.client)
        assert str(problem) == "mail server: signing in was refused (535)"
        assert not problem.final


@pytest.mark.parametrize(
    ("step", "says", "final"),
    [
        ("MAIL", "451 later", False),
        ("MAIL", "550 not you", False),
        ("RCPT", "450 mailbox busy", False),
        ("RCPT", "550 no such user", True),
        ("DATA", "451 later", False),
        ("DATA", "554 looks like spam", True),
    ],
)
def test_what_a_servers_no_means(inbox: Inbox, step: str, says: str, final: bool) -> None:
    inbox.says[step] = says
    problem = refusal(settings(inbox.port))
    assert problem.final is final
    assert says in str(problem)
    assert inbox.letters == []


def test_a_letter_whose_receipt_got_lost_is_not_sent_again(inbox: Inbox) -> None:
    inbox.says["DATA"] = "hang up"
    problem = refusal(settings(inbox.port))
    assert problem.final
    assert "may have gone out" in str(problem)


def test_no_server_there() -> None:
    problem = refusal(settings(held_port()))
    assert not problem.final
    assert "mail server" in str(problem)


def test_through_the_outbox_after_a_busy_hour(inbox: Inbox) -> None:
    async def story(made: Post) -> None:
        store, now = MemoryStore(), [NOON]
        box = Outbox(store, {Way.MAIL: made}, clock=lambda: now[0])
        await box.put_row(notice())
        inbox.says["RCPT"] = "450 greylisted"
        await box.sweep()
        assert inbox.letters == []
        del inbox.says["RCPT"]
        now[0] += 60
        await box.sweep()
        now[0] += 3600
        assert await box.sweep() == 0

    with post(settings(inbox.port)) as made:
        asyncio.run(story(made))
    assert len(inbox.letters) == 1


def test_long_links_and_ids_arrive_whole(inbox: Inbox) -> None:
    link = "https://play.example/stop/" + "aB3_-" * 60
    domain = "a-rather-long-name." * 5 + "example"
    made = Post(msgspec.structs.replace(settings(inbox.port), sender=f"tables@{domain}"), lambda row: link)
    asyncio.run(made.send(notice(), matter_of(notice().body), NOON))
    made.close()
    head = inbox.raw[0].partition(b"\r\n\r\n")[0].decode()
    assert f"\r\nList-Unsubscribe: <{link}>\r\n" in head
    assert re.search(rf"\r\nMessage-ID: <[0-9a-f]{{40}}@{re.escape(domain)}>\r\n", head)
    assert re.search(rf"\r\nReferences: <[0-9a-f]{{40}}@{re.escape(domain)}>\r\n", head)
    assert "=?" not in head


# Addresses


@pytest.mark.parametrize(
    ("typed", "written"),
    [
        ("ann@example.org", "ann@example.org"),
        (" Ann+games@Example.ORG ", "Ann+games@example.org"),
        ("ann@bücher.example", "ann@xn--bcher-kva.example"),
    ],
)
def test_addresses(typed: str, written: str) -> None:
    assert mail_address(typed).addr_spec == written


@pytest.mark.parametrize(
    "typed",
    [
        "", "ann", "@example.org", "ann@", "ann@example", "ann@exa mple.org", "ann@example.org, eve@example.org",
        "ann@example.org\r\nBcc: eve@example.org", "a\r\nb@x.org", "<ann@example.org>", "Ann <ann@example.org>",
        "änn@example.org", '"a b"@x.org', "a..b@x.org", "ann@.org.", "ann@" + "x" * 300 + ".org", "ann@example..org",
        "a@b@c.org", "ann@" + "x." * 130 + "org", "=?utf-8?q?=0d=0aBcc=3a_v=40e.org?=@example.org",
    ],
)  # fmt: skip
def test_what_is_no_address_is_refused_in_a_line(typed: str) -> None:
    with pytest.raises(BadInput, match="is not an e-mail address"):
        mail_address(typed)


def test_a_sender_is_needed() -> None:
    with pytest.raises(BadInput, match="'' is not an e-mail address"):
        Post(Mail(host="127.0.0.1"), stop_link)


def test_a_stored_target_that_is_no_address_is_given_up(inbox: Inbox) -> None:
    with pytest.raises(NotDelivered) as caught:
        send(settings(inbox.port), notice(target="ann@example.org, eve@example.org"))
    assert caught.value.final
