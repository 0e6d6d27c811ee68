"""The installed client: what a browser needs to install it, its start page without a network, and pushed messages."""

from __future__ import annotations

import json
from asyncio import AbstractEventLoop
from collections.abc import Iterator
from typing import Any

import pytest
from cryptography.hazmat.primitives.asymmetric import ec
from playwright.sync_api import Browser, CDPSession, expect

from meridian.server.accounts.base64url import to_text
from meridian.server.notifications.push_encryption import CURVE, public_bytes
from tests.browser.conftest import Visit, launched, started
from tests.browser.visitor import LOOK_AGAIN, PATIENCE, Visitor
from tests.chromium import chromium as chromium_program
from tests.server.online import BOT, Server, me

ACTIVE = "() => navigator.serviceWorker.ready.then(({ active }) => active.state === 'activated')"
KEPT = """async () => {
  const caches_ = await Promise.all((await caches.keys()).map((name) => caches.open(name)));
  const keys = await Promise.all(caches_.map((cache) => cache.keys()));
  return keys.flat().map((request) => new URL(request.url).pathname);
}"""
SHOWN = """async (patience) => {
  const registration = await navigator.serviceWorker.ready;
  const late = performance.now() + patience;
  for (;;) {
    const shown = await registration.getNotifications();
    if (shown.length || performance.now() > late)
      return shown.map(({ title, body, lang, data }) => ({ title, body, lang, data }));
    await new Promise((again) => setTimeout(again, 50));
  }
}"""
"""The notifications, once there are any."""
CLICK = """async () => {
  const [notification] = await registration.getNotifications();
  const event = new NotificationEvent("notificationclick", { notification });
  event.waitUntil = () => undefined; // that of an event that a script has made refuses
  dispatchEvent(event);
}"""

SUBSCRIBE = """(told) => {
  PushManager.prototype.subscribe = async ({ applicationServerKey: key }) => ({
    toJSON: () => ({ ...told, endpoint: `${told.endpoint}/${key}` }),
  });
}"""
"""A push service that takes every subscription. Chromium has none in the contexts of tests: it counts them as private
windows."""


@pytest.fixture(scope="module")
def chromium() -> Iterator[tuple[Browser, AbstractEventLoop]]:
    """A browser that has service workers and shows notifications."""
    with launched(chromium_program(windows=True)) as found:
        yield found


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server that sends messages to push services on loopback."""
    with started(tmp_path_factory.mktemp("server"), MERIDIAN_ALLOW_PRIVATE_WEBHOOKS="true") as found:
        yield found


def installed(visit: Visit) -> Visitor:
    """A visitor whose browser has taken the service worker."""
    visitor = visit(service_workers="allow", permissions=["notifications"])
    visitor.go()
    visitor.page.wait_for_function(ACTIVE)
    return visitor


def test_the_start_page_without_a_network(visit: Visit, server: Server) -> None:
    table, (token,) = server.begun("globopolis", [me(), BOT])
    visitor = installed(visit)
    session: CDPSession = visitor.context.new_cdp_session(visitor.page)
    errors = session.send("Page.getInstallabilityErrors")["installabilityErrors"]
    assert [error["errorId"] for error in errors] == ["in-incognito"]  # as every context of a test is
    visitor.keep_seat(table, token)
    visitor.page.reload()
    expect(visitor.find(".mine")).to_be_visible()
    visitor.settled()
    visitor.context.set_offline(True)
    visitor.page.reload()
    expect(visitor.find("h2", "Without the server")).to_be_visible()
    expect(visitor.find("main")).to_contain_text("Your tables stand here as they were last seen")
    expect(visitor.find(f"a[href='#/table/{table}']")).to_be_visible()
    expect(visitor.find(".mine")).to_have_text("your turn")
    kept = visitor.page.evaluate(KEPT)
    assert "/" in kept
    assert not [path for path in kept if path != "/" and not path.startswith("/assets/")], kept
    visitor.context.set_offline(False)
    visitor.page.evaluate("() => dispatchEvent(new Event('online'))")
    expect(visitor.find(".games article").first).to_be_visible()
    visitor.forgive("ERR_INTERNET_DISCONNECTED")


def test_a_pushed_message_is_shown_and_leads_to_its_table(visit: Visit, server: Server) -> None:
    table, (token,) = server.begun("globopolis", [me(), BOT])
    visitor = installed(visit)
    visitor.keep_seat(table, token)
    visitor.page.reload()
    subscribe_by_the_page(visitor, server, table, token)
    session: CDPSession = visitor.context.new_cdp_session(visitor.page)
    registrations: list[dict[str, Any]] = []
    session.on("ServiceWorker.workerRegistrationUpdated", lambda told: registrations.extend(told["registrations"]))
    session.send("ServiceWorker.enable")
    while not registrations:
        visitor.page.wait_for_timeout(LOOK_AGAIN)
    told = {"title": "Your turn", "body": "Globopolis", "tag": table, "link": f"/#/table/{table}", "lang": "en"}
    message = {"origin": server.address, "registrationId": registrations[0]["registrationId"], "data": json.dumps(told)}
    session.send("ServiceWorker.deliverPushMessage", message)
    (shown,) = visitor.page.evaluate(SHOWN, PATIENCE)
    assert shown == {**shown, "title": "Your turn", "body": "Globopolis", "lang": "en"}
    (worker,) = visitor.context.service_workers
    worker.evaluate(CLICK)
    visitor.find("#prompt").wait_for()
    assert visitor.table == table


def subscribe_by_the_page(visitor: Visitor, server: Server, table: str, token: str) -> None:
    """Turn messages on by the button of the page, by keyboard: first the browser refuses, then it does not."""
    visitor.go("notifications")
    turn_on = visitor.button("Turn on")
    turn_on.focus()
    visitor.page.keyboard.press("Enter")
    expect(visitor.find("[role=alert]")).to_contain_text("or this is a private window")
    expect(visitor.find("[role=status]")).to_contain_text("Messages are off.")
    visitor.forgive("incognito")
    keys = {"p256dh": to_text(public_bytes(ec.generate_private_key(CURVE))), "auth": to_text(bytes(16))}
    visitor.page.evaluate(SUBSCRIBE, {"endpoint": "http://127.0.0.1:9/push", "keys": keys})
    visitor.page.keyboard.press("Enter")
    expect(visitor.find("[role=status]")).to_contain_text("Messages are on.")
    visitor.page.get_by_label("chat, once until I have looked").press("Space")
    expect(visitor.find("[role=status]")).to_contain_text("Saved.")
    told = server.get(f"/api/tables/{table}/seat/push", token=token)
    (device,) = told["devices"]
    assert device["topics"] == ["turn", "offer", "end"]
