"""Moderation on a real server: kicks, muting, blocking, reports, suspensions, and the trail that they leave."""

from __future__ import annotations

import json
import os
import sqlite3
from collections.abc import Iterator
from contextlib import closing

import pytest

from meridian.cli import main
from tests.server.online import OPEN, Message, Server, bearing, me

GAME = "globetrotters"
PASSWORD = "a good password"


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    folder = tmp_path_factory.mktemp("server")
    plenty = {f"MERIDIAN_LIMITS_{kind}_BURST": "1000" for kind in ("PASSWORDS", "REPORTS")}
    with Server(
        folder,
        MERIDIAN_RETENTION_REPORTS="14",
        MERIDIAN_ALLOW_PRIVATE_WEBHOOKS="true",
        MERIDIAN_OPERATORS="olga",
        **plenty,
    ) as found:
        yield found


def notices(server: Server) -> list[str]:
    """The keys of all notices."""
    with closing(sqlite3.connect(server.folder / "meridian.db")) as db:
        return [key for (key,) in db.execute("SELECT key FROM notices")]


def ask(server: Server, method: str, path: str, by: str | None = None, status: int = 200, **body: object) -> Message:
    got = server.http.request(method, server.url(path), headers=bearing(by), json=body or None)
    assert got.status_code == status, got.text
    found: Message = got.json() if got.content else {}
    return found


def profile(server: Server, name: str) -> str:
    """The session of a new profile."""
    return str(ask(server, "POST", "/api/profiles", None, 201, name=name, password=PASSWORD)["session"])


def open_table(server: Server, session: str, name: str, **more: object) -> tuple[str, str, str]:
    """A table with its host in the first seat: the table, and the tokens of host and seat."""
    opened = ask(server, "POST", "/api/tables", session, 201, game=GAME, seats=[me(name), OPEN, OPEN], **more)
    return opened["table"], opened["host"], opened["seats"][0]["token"]


def join(server: Server, table: str, name: str, session: str | None = None, status: int = 201) -> Message:
    return ask(server, "POST", f"/api/tables/{table}/join", session, status, name=name)


def admin(server: Server, capsys: pytest.CaptureFixture[str], *command: str) -> Message:
    capsys.readouterr()
    assert main(["admin", *command, "--database", f"sqlite:///{server.folder}/meridian.db", "--json"]) == 0
    found: Message = json.loads(capsys.readouterr().out)
    return found


def called(server: Server, table: str) -> int:
    """How many messages about chat wait to be sent."""
    with closing(sqlite3.connect(server.folder / "meridian.db")) as db:
        ((number,),) = db.execute("SELECT count(*) FROM notices WHERE table_id = ? AND kind = 'chat'", (table,))
    return int(number)


def test_the_host_sends_somebody_away_before_the_start(server: Server, capsys: pytest.CaptureFixture[str]) -> None:
    ann, ben = profile(server, "Kim"), profile(server, "Lou")
    table, host, _ = open_table(server, ann, "Kim", watch="nobody")
    guest, lou = join(server, table, "Guest"), join(server, table, "Lou", ben)
    ask(server, "POST", f"/api/tables/{table}/seats", None, 403, host="mrd_host_x", seat=1, kind="open")
    for at in (1, 2):
        ask(server, "POST", f"/api/tables/{table}/seats", None, 200, host=host, seat=at, kind="open")
    for token in (guest["token"], lou["token"]):
        ask(server, "POST", f"/api/tables/{table}/ready", None, 403, token=token)
    # Whoever has a profile does not come back; the line does not say why.
    assert join(server, table, "Lou", ben, 403) == {"error": "You cannot sit down at this table."}
    # A guest is known by the seat that the device had.
    again = {"name": "Guest", "before": [lou["token"], guest["token"]]}
    refused = ask(server, "POST", f"/api/tables/{table}/join", None, 403, **again)
    assert refused == {"error": "The host has sent you away from this table: you cannot sit down here again."}
    seats = [join(server, table, name)["token"] for name in ("Mia", "Nat")]
    kicks = [one for one in admin(server, capsys, "audit")["entries"] if one["table"] == table]
    assert [(one["actor"], one["action"], one["name"], one["about"]) for one in kicks] == [
        ("host", "kick", "Lou", {"seat": 2}),
        ("host", "kick", "", {"seat": 1, "guest": "Guest"}),
    ]
    # Spectators are off: once the game has begun, only players read about it.
    ask(server, "POST", f"/api/tables/{table}/start", None, 200, host=host)
    ask(server, "POST", f"/api/tables/{table}/seats", None, 409, host=host, seat=1, kind="open")
    ask(server, "GET", f"/api/tables/{table}/report", None, 403)
    ask(server, "GET", f"/api/tables/{table}/report", ben, 403)
    ask(server, "GET", f"/api/tables/{table}/report", seats[0])


def test_a_blocked_person_stays_away_and_is_not_heard(server: Server) -> None:
    ann, ben = profile(server, "Ann"), profile(server, "Ben")
    table, host, _ = open_table(server, ann, "Ann")
    bens, guests = join(server, table, "Ben", ben)["token"], join(server, table, "Guest")["token"]
    ask(server, "PUT", "/api/me/people", ann, 422, table=table, seat=0, relation="block")
    line = ask(server, "PUT", "/api/me/people", ann, 422, table=table, seat=2, relation="mute")["error"]
    assert line == "Guest plays without a profile: mute the name on this device instead."
    ask(server, "PUT", "/api/me/people", None, 401, table=table, seat=1, relation="block")
    (person,) = ask(server, "PUT", "/api/me/people", ann, table=table, seat=1, relation="mute")["people"]
    (person,) = ask(server, "PUT", "/api/me/people", ann, table=table, seat=1, relation="block")["people"]
    assert (person["name"], person["relation"], person["seats"]) == ("Ben", "block", [1])
    # Nobody but Ann learns of it.
    assert ask(server, "GET", "/api/me/people", ben) == {"people": []}
    assert "block" not in json.dumps(ask(server, "GET", f"/api/tables/{table}", ben))
    other, _, _ = open_table(server, ann, "Ann")
    assert join(server, other, "Ben", ben, 403) == {"error": "You cannot sit down at this table."}
    (exported,) = ask(server, "GET", "/api/me/export", ann)["people"]
    assert (exported["name"], exported["relation"]) == ("Ben", "block")
    # What Ben writes does not call Ann back; what the guest writes does.
    ask(server, "PUT", "/api/me/messenger", ann, url="http://127.0.0.1:9/", topics=["chat"])
    ask(server, "POST", f"/api/tables/{table}/start", None, 200, host=host)
    for token, told in ((bens, 0), (guests, 1)):
        with server.play(table, token) as client:
            client.say("say", text="Hello?")
        assert called(server, table) == told
    ask(server, "DELETE", f"/api/me/people/{person['person']}", ann, 204)
    ask(server, "DELETE", f"/api/me/people/{person['person']}", ann, 404)
    join(server, other, "Ben", ben)


def test_a_report_reaches_the_operators_who_act(server: Server, capsys: pytest.CaptureFixture[str]) -> None:
    eve, fay, olga = profile(server, "Eve"), profile(server, "Fay"), profile(server, "Olga")
    table, host, seat = open_table(server, eve, "Eve")
    ask(server, "PATCH", "/api/me", olga, webhook="http://127.0.0.1:9/hook")
    rude = join(server, table, "Fay", fay)["token"]
    third = join(server, table, "Gil")["token"]
    ask(server, "POST", f"/api/tables/{table}/start", None, 200, host=host)
    with server.play(table, rude) as client:
        client.say("say", text="You all stink")
        client.say("say", text="Gil too, but do not tell Eve", to=[2])
    reports = f"/api/tables/{table}/reports"
    ask(server, "POST", reports, None, 401, reason="abuse", seat=1)
    ask(server, "POST", reports, seat, 422, reason="abuse", seat=0)
    ask(server, "POST", reports, seat, 422, reason="abuse", line=2)  # a whisper to others
    ask(server, "POST", reports, seat, 422, reason="dull", seat=1)
    ask(server, "POST", reports, seat, 422, reason="abuse", seat=1, text="x" * 301)
    filed = ask(server, "POST", reports, seat, 201, reason="abuse", line=1, text="Not nice")["report"]
    assert ask(server, "POST", reports, eve, 201, reason="spam", seat=1)["report"] == filed  # takes its place
    ask(server, "POST", reports, third, 201, reason="abuse", line=2)

    assert ask(server, "GET", "/api/me/reports", olga) == {"operator": True, "open": 2}
    assert ask(server, "GET", "/api/me/reports", eve) == {"operator": False, "open": 0}
    told = [key for key in notices(server) if key.startswith("report/")]
    assert len(told) == 2, "one notice for each report, though one of them was filed twice"
    found = {one["id"]: one for one in admin(server, capsys, "reports")["reports"]}
    assert len(found) == 2
    mine = found[filed]
    assert (mine["reason"], mine["profile"], mine["reporter"], mine["seat"]) == ("spam", "Fay", "Eve", 1)
    assert [line["text"] for line in mine["lines"]] == ["You all stink"]
    guests = next(one for one in found.values() if one["id"] != filed)
    assert guests["reporter"] == ""
    assert len(guests["lines"]) == 2

    admin(server, capsys, "suspend", "fay", "--days", "3", "--why", "Rude in chat.")
    ask(server, "GET", "/api/me", fay, 401)
    line = ask(server, "POST", "/api/session/password", None, 403, name="Fay", password=PASSWORD)["error"]
    assert line.startswith("This profile is suspended until 20")
    assert line.endswith("(UTC). Rude in chat.")
    with server.play(table, rude) as client:
        assert client.say("say", "again", text="Me again")["text"] == "Your profile is suspended: it cannot write."
    assert [one["name"] for one in admin(server, capsys, "suspended")["suspended"]] == ["Fay"]
    admin(server, capsys, "resolve", filed, "--note", "Suspended for three days")
    assert [one["id"] for one in admin(server, capsys, "reports")["reports"]] == [guests["id"]]
    admin(server, capsys, "unsuspend", "Fay")
    fay = ask(server, "POST", "/api/session/password", None, 201, name="Fay", password=PASSWORD)["session"]
    # Whoever leaves takes along what they wrote, also in reports; the trail has no names.
    ask(server, "DELETE", "/api/me", fay, 204)
    left = admin(server, capsys, "reports", "--all")["reports"]
    assert {(one["name"], one["profile"], len(one["lines"])) for one in left} == {("", "", 0)}
    trail = admin(server, capsys, "audit", "--limit", "4")
    assert [(one["actor"], one["action"]) for one in trail["entries"]] == [
        ("person", "delete-profile"),
        ("admin", "unsuspend"),
        ("admin", "resolve"),
        ("admin", "suspend"),
    ]
    assert "Fay" not in json.dumps(trail)
    assert admin(server, capsys, "audit", "--before", str(trail["before"]))["entries"]


def test_operators_are_told_what_they_did_wrong(server: Server, capsys: pytest.CaptureFixture[str]) -> None:
    database = f"sqlite:///{server.folder}/meridian.db"
    for command, error in (
        (["resolve", "nothing"], "there is no report nothing"),
        (["suspend", "Nobody"], "no profile has the name 'Nobody'"),
        (["suspend", "Ann", "--days", "0"], "--days must be more than 0"),
        (["suspend", "Ann", "--why", "x" * 201], "--why: at most 200 letters"),
        (["unsuspend", "Ann"], "Ann is not suspended"),
        (["reports", "--limit", "0"], "--limit must be at least 1"),
    ):
        assert main(["admin", *command, "--database", database]) == 2, command
        assert error in capsys.readouterr().err


def test_what_people_call_themselves_and_their_tables_is_checked(server: Server) -> None:
    line = "“Sh1t” is not allowed on this server. Please choose other words."
    seats: list[Message] = [me("Ann"), OPEN]
    for more in ({"title": "Sh1t happens"}, {"note": "No Sh1t please"}, {"seats": [me("Sh1t"), OPEN]}):
        body = {"game": GAME, "seats": seats, **more}
        assert ask(server, "POST", "/api/tables", None, 422, **body) == {"error": line}
    table, _, _ = server.open(GAME, seats)
    assert ask(server, "POST", f"/api/tables/{table}/join", None, 422, name="Sh1t") == {"error": line}
    assert ask(server, "POST", "/api/profiles", None, 422, name="Sh1t", password=PASSWORD) == {"error": line}
    zoe = profile(server, "Zoe")
    assert ask(server, "PATCH", "/api/me", zoe, 422, name="Sh1t") == {"error": line}
    # The host's own file counts from the next look on, and spares those who are called so already.
    file = server.folder / "blocked-names.txt"
    file.write_text("zoe\n", encoding="utf-8")
    os.utime(file, (0, 0))
    server.http.post(server.url("/api/profiles"), json={"name": "Zoe 2", "password": PASSWORD})
    ask(server, "PATCH", "/api/me", zoe, 200, zone="Europe/Berlin")


def test_the_server_says_what_it_stores(server: Server) -> None:
    told = server.get("/api/privacy")
    assert told["retention"] == {
        "finished": 0, "unstarted": 30, "abandoned": 365, "notices": 90, "reports": 14, "audit": 365
    }  # fmt: skip
    assert (told["session_days"], told["registration"], told["mail"]) == (90, "open", False)
