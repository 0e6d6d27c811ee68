"""Profiles without e-mail, as people make and use them: over plain http, and with a passkey on localhost."""

from __future__ import annotations

import json
import socket
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, expect

from meridian.lessons.course import lesson_of
from tests.browser.conftest import PLAIN_HOST, Visit
from tests.browser.visitor import Visitor
from tests.server.online import OPEN, Server, me

PASSWORD = "correct horse battery"
PHONE = (360, 740)


class Named(Server):
    """A server that people reach under a name, at a port that is known before it starts. Whoever makes a profile needs
    an invitation."""

    def __init__(self, folder: Path, port: int) -> None:
        self.port = port
        super().__init__(folder, MERIDIAN_PUBLIC_URL=f"http://{PLAIN_HOST}:{port}", MERIDIAN_REGISTRATION="invited")

    def start(self, port: int = 0) -> None:
        super().start(port or self.port)

    def invitation(self, uses: int) -> str:
        """A new invitation code, as the operator makes it."""
        asked = ["admin", "invite", "--uses", str(uses), "--json", "--database", f"sqlite:///{self.folder}/meridian.db"]
        made = subprocess.run([sys.executable, "-m", "meridian", *asked], check=True, capture_output=True)
        (code,) = json.loads(made.stdout)["codes"]
        return str(code)


@pytest.fixture
def plain(tmp_path: Path) -> Iterator[Named]:
    """A server whose public address is a name over plain http."""
    with socket.create_server(("127.0.0.1", 0)) as found:
        port = found.getsockname()[1]
    with Named(tmp_path, port) as server:
        yield server


def new_profile(visitor: Visitor, name: str, invitation: str) -> None:
    form = visitor.find("section", "New profile").locator("form")
    form.get_by_label("What shall we call you?").fill(name)
    form.get_by_label("Invitation code").fill(invitation)
    form.get_by_label("Password").fill(PASSWORD)
    form.get_by_role("button", name="Make the profile").click()


def learned(visitor: Visitor, lesson: str) -> None:
    """Keep on this device that a lesson was finished, as the lesson does."""
    version = lesson_of("globetrotters", lesson).head.version
    kept = json.dumps({lesson: {"version": version, "step": 1, "done": True}})
    visitor.go()
    visitor.page.evaluate("kept => localStorage.setItem('meridian.lessons', kept)", kept)
    visitor.page.reload()


def test_over_plain_http_a_name_a_password_and_a_code_will_do(browser: Browser, plain: Named) -> None:
    address = f"http://{PLAIN_HOST}:{plain.port}"
    ann, phone, guest = (Visitor(browser, address, size=size) for size in ((1280, 900), PHONE, PHONE))
    table, _, (token,) = plain.open("globetrotters", [me("Ann"), OPEN], note="Be gentle, it is my first game.")
    ann.keep_seat(table, token)
    learned(ann, "gt-1")
    ann.go("sign-in")
    assert ann.page.evaluate("isSecureContext") is False
    expect(ann.find("main")).to_contain_text("over plain http")
    expect(ann.button("Make it with a passkey")).to_have_count(0)
    new_profile(ann, "Ann", "0000-0000-0000")
    expect(ann.find("[role=alert]")).to_contain_text("not good")
    code = plain.invitation(uses=2)
    new_profile(ann, "Ann", code.upper())
    ann.page.wait_for_url("**/#/account")
    # What was played on this device before is in the profile.
    expect(ann.find("section", "My tables")).to_contain_text("Globetrotters")

    # A guest opens the link, learns what is played, and sits down with a name and nothing else.
    guest.context.add_init_script("localStorage.setItem('meridian.settings', JSON.stringify({name: ''}))")
    guest.go(f"table/{table}")
    expect(guest.find("main")).to_contain_text("Be gentle, it is my first game.")
    expect(guest.page.get_by_role("link", name="Learn while you wait")).to_be_visible()
    guest.button("Sit here").click()
    guest.page.get_by_role("textbox", name="What shall we call you?").fill("Bea")
    guest.button("That is me").click()
    expect(guest.find("ol li", "Bea")).to_be_visible()
    guest.go("sign-in")
    new_profile(guest, "ANN", code)
    expect(guest.find("[role=alert]")).to_contain_text("the name “ANN” is taken here")

    # The profile goes to a phone by a code that works once.
    ann.button("Show the code").click()
    link = ann.page.get_by_role("textbox", name="Move to another device").input_value()
    expect(ann.page.get_by_role("img", name=link)).to_be_visible()
    learned(phone, "gt-2")
    phone.page.goto(link)
    phone.button("Sign in here").click()
    phone.page.wait_for_url("**/#/account")
    expect(phone.page.get_by_label("Your name")).to_have_value("Ann")
    # Each device brings what was learned on it, and both know all of it.
    for visitor in (phone, ann):
        visitor.go("learn/globetrotters")
        expect(visitor.find("li.done")).to_have_count(2)
    phone.go("account")
    ann.go("account")
    wide = phone.page.evaluate("document.documentElement.scrollWidth")
    assert wide <= PHONE[0], wide
    guest.page.goto(link)
    guest.button("Sign in here").click()
    expect(guest.find("[role=alert]")).to_contain_text("not good any more")

    with phone.page.expect_download() as started:
        phone.button("Download everything").click()
    told = json.loads(Path(started.value.path()).read_text(encoding="utf-8"))
    assert (told["name"], told["has_password"], [one["table"] for one in told["tables"]]) == ("Ann", True, [table])

    phone.button("Sign out").click()
    form = phone.find("section", "I have a profile").locator("form").first
    form.get_by_label("Name").fill("ann")
    form.get_by_label("Password").fill("not that one")
    form.get_by_role("button", name="Sign in", exact=True).click()
    expect(phone.find("[role=alert]")).to_contain_text("name or password is not right")
    form.get_by_label("Password").fill(PASSWORD)
    form.get_by_role("button", name="Sign in", exact=True).click()
    phone.page.wait_for_url("**/#/account")
    phone.button("Delete everything").click()
    phone.find("dialog").get_by_role("button", name="Delete everything").click()
    phone.page.wait_for_url("**/#/sign-in")
    new_profile(phone, "Ann", code)
    phone.page.wait_for_url("**/#/account")
    for visitor in (ann, phone, guest):
        visitor.forgive("status of 4")
        visitor.forgive("Cross-Origin-Opener-Policy")  # browsers heed it in a secure context only
        visitor.close()
        assert not visitor.faults


def test_a_passkey_makes_a_profile_and_a_recovery_code_replaces_it(visit: Visit, server: Server) -> None:
    ann = visit()
    ann.address = server.address.replace("127.0.0.1", "localhost")
    device = ann.context.new_cdp_session(ann.page)
    device.send("WebAuthn.enable")
    options = {"protocol": "ctap2", "transport": "internal", "hasResidentKey": True, "hasUserVerification": True}
    made = device.send(
        "WebAuthn.addVirtualAuthenticator",
        {"options": {**options, "isUserVerified": True, "automaticPresenceSimulation": True}},
    )
    ann.go("sign-in")
    form = ann.find("section", "New profile").locator("form")
    form.get_by_label("What shall we call you?").fill("Ann")
    form.get_by_role("button", name="Make it with a passkey").click()
    codes = ann.find("ol code")
    expect(codes).to_have_count(8)
    code = codes.first.inner_text()
    ann.button("I have kept them").click()
    expect(ann.find("main")).to_contain_text("You have 8 recovery codes left.")

    ann.button("Sign out").click()
    ann.button("Sign in with a passkey").click()
    expect(ann.page.get_by_label("Your name")).to_have_value("Ann")

    # The passkey is lost: a code lets its owner in, who adds another one.
    ann.button("Sign out").click()
    device.send("WebAuthn.clearCredentials", {"authenticatorId": made["authenticatorId"]})
    ann.find("summary", "I have lost").click()
    ann.page.get_by_label("Recovery code", exact=True).fill(code.upper())
    ann.button("Sign in with the code").click()
    expect(ann.find("main")).to_contain_text("You have 7 recovery codes left.")
    ann.button("Add a passkey").click()
    expect(ann.button("Remove")).to_have_count(2)
    ann.button("Remove").first.click()
    expect(ann.button("Remove")).to_have_count(1)
