"""Who hosts a table that waits: a host who leaves or stays away is followed by whoever has sat there longest, and
whoever leaves their seat leaves nothing behind that opens it."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import msgspec
import pytest

from meridian.server.accounts.tokens import TokenKind, draw_token, hash_of
from meridian.server.lobby.hosting import HERE_SECONDS, RoomChange, heir, host_info, is_host, left_now, seen_now
from meridian.server.lobby.seating import person
from meridian.server.settings import Settings
from meridian.server.stores import Seating
from meridian.server.stores.records import SeatRow, TableRow
from meridian.server.stores.state import TableSettings
from tests.server.inside import Held, inside
from tests.server.online import BOT, OPEN, Message, Server, me

GAME = "globetrotters"
WAIT = 600.0
SETTINGS = Settings(host_away_seconds=WAIT)
HOST = draw_token(TokenKind.HOST)
ANN, BEN, CEM = (draw_token(TokenKind.SEAT) for _ in range(3))


def table(*joined: float) -> Seating:
    """Ann, who opened the table at 0, and others who sat down at these times."""
    people = zip(("Ann", "Ben", "Cem"), (ANN, BEN, CEM), (0.0, *joined), strict=False)
    sitting = [person("t", at, name, token, False, None, at == 0) for at, (name, token, _) in enumerate(people)]
    seats = [msgspec.structs.replace(seat, joined=at) for seat, at in zip(sitting, (0.0, *joined), strict=True)]
    seats += [SeatRow(table="t", seat=at) for at in range(len(seats), 3)]
    settings = TableSettings(host=hash_of(HOST, TokenKind.HOST))
    row = TableRow(id="t", game=GAME, header=b"", settings=settings, status="open", created=0.0, touched=0.0)
    return Seating(row, seats)


def after(now: Seating, change: RoomChange | None) -> Seating:
    if change is None:
        return now
    changed = {seat.seat: seat for seat in change.seats}
    row = msgspec.structs.replace(now.row, state=change.state)
    return Seating(row, [changed.get(seat.seat, seat) for seat in now.seats])


def looks(now: Seating, token: str, at: float) -> Seating:
    return after(now, seen_now(now, token, at, WAIT))


def hosts(now: Seating) -> list[str]:
    """Who may act as the host."""
    tokens = {"opener": HOST, "Ann": ANN, "Ben": BEN, "Cem": CEM}
    return [name for name, token in tokens.items() if is_host(now, token)]


def test_a_host_who_stays_away_is_followed_by_whoever_of_those_there_has_sat_longest() -> None:
    now = looks(table(5.0, 9.0), BEN, WAIT + 4)
    assert hosts(now) == ["opener", "Ann"]  # Ben has not waited for the whole time yet
    now = looks(now, CEM, WAIT + 6)
    assert hosts(now) == ["Ben"]  # Cem looks first, but Ben has sat longer, and is there
    told = host_info(now, WAIT + 6, SETTINGS)
    assert told is not None
    assert (told.name, told.seat, told.away_since, told.before, told.before_left) == ("Ben", 1, None, "Ann", False)
    assert hosts(looks(looks(now, HOST, WAIT + 7), ANN, WAIT + 8)) == ["Ben"]  # who comes back is a guest


def test_whoever_is_away_too_is_passed_over_and_a_host_who_looks_in_keeps_the_role() -> None:
    now = looks(table(5.0, 9.0), CEM, WAIT + 10)
    assert hosts(now) == ["Cem"]
    for token in (HOST, ANN):
        assert hosts(looks(looks(table(5.0, 9.0), token, WAIT), BEN, WAIT + 10)) == ["opener", "Ann"]


def test_nobody_inherits_who_has_just_sat_down() -> None:
    late = 10 * WAIT
    assert hosts(looks(table(late), BEN, late + 1)) == ["opener", "Ann"]
    told = host_info(table(late), late + 1, SETTINGS)
    assert told is not None
    assert (told.away_since, told.passes_at) == (0.0, late + WAIT)
    alone = host_info(table(), late, SETTINGS)
    assert alone is not None
    assert (alone.away_since, alone.passes_at) == (0.0, None)


def test_a_host_by_correspondence_has_longer() -> None:
    row, seats = table(5.0)
    letters = msgspec.structs.replace(
        row, settings=msgspec.structs.replace(row.settings, clock={"kind": "correspondence"})
    )
    told = host_info(Seating(letters, seats), HERE_SECONDS, SETTINGS)
    assert told is not None
    assert told.passes_at == 5.0 + SETTINGS.host_away_letters_seconds


def test_a_host_who_leaves_passes_the_role_on_at_once() -> None:
    now = table(5.0, 9.0)
    now = after(now, left_now(now, now.seats[0], 10.0))
    assert hosts(now) == ["Ben"]
    now = after(now, left_now(now, now.seats[1], 11.0))
    assert hosts(now) == ["Cem"]
    now = after(now, left_now(now, now.seats[2], 12.0))
    assert [seat.kind for seat in now.seats] == ["open"] * 3
    # Nobody is left: the next person who sits down is the host as soon as they look.
    assert (hosts(now), host_info(now, 13.0, SETTINGS)) == ([], None)
    came = msgspec.structs.replace(person("t", 2, "Ben", BEN, False, None, host=False), joined=20.0)
    now = looks(Seating(now.row, [*now.seats[:2], came]), BEN, 20.0)
    assert hosts(now) == ["Ben"]


def test_a_guest_who_leaves_changes_no_role_and_is_not_the_heir() -> None:
    now = table(5.0, 9.0)
    now = after(now, left_now(now, now.seats[1], 10.0))
    assert hosts(now) == ["opener", "Ann"]
    found = heir(now, 10.0)
    assert found is not None
    assert found.name == "Cem"


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with Server(tmp_path_factory.mktemp("server"), MERIDIAN_HOST_AWAY_SECONDS="0.001") as found:
        yield found


def joined(server: Server, table: str, name: str) -> str:
    return str(server.post(f"/api/tables/{table}/join", {"name": name})["token"])


def test_the_next_host_begins_with_their_seat_and_the_one_before_cannot(server: Server) -> None:
    table, host, (ann,) = server.open(GAME, [me("Ann"), OPEN, OPEN], watch="nobody")
    ben = joined(server, table, "Ben")
    guest = server.get(f"/api/tables/{table}")["host"]
    assert (guest["name"], guest["seat"], guest["before"]) == ("Ann", 0, None)
    told = server.get(f"/api/tables/{table}", token=ben)
    assert (told["host"]["name"], told["host"]["before"]) == ("Ben", "Ann")
    assert [seat["host"] for seat in told["seats"]] == [False, True, False]
    for former in (host, ann):
        server.post(f"/api/tables/{table}/start", {"host": former, "fill": "random"}, 403)
        server.post(f"/api/tables/{table}/seats", {"host": former, "seat": 1, "kind": "open"}, 403)
    assert server.post(f"/api/tables/{table}/start", {"host": ben, "fill": "random"})["status"] == "running"
    assert server.get(f"/api/tables/{table}")["host"] is None
    server.get(f"/api/tables/{table}/edition", 403, token=host)
    server.get(f"/api/tables/{table}/edition", token=ann)


def test_a_host_who_looks_again_and_again_stays_the_host(server: Server) -> None:
    table, host, _ = server.open(GAME, [me("Ann"), OPEN])
    joined(server, table, "Ben")
    for _ in range(3):
        assert server.get(f"/api/tables/{table}", token=host)["host"]["before"] is None


def test_whoever_leaves_frees_the_seat_and_may_sit_down_again(server: Server) -> None:
    table, _, (ann,) = server.open(GAME, [me("Ann"), OPEN, BOT], chat="players")
    ben = joined(server, table, "Ben")
    server.post(f"/api/tables/{table}/ready", {"token": ben})
    server.post(f"/api/tables/{table}/chat", {"token": ben, "text": "I must go."})
    left = server.post(f"/api/tables/{table}/leave", {"token": ben})
    assert (left["seats"][1]["kind"], left["seats"][1]["name"], left["seats"][1]["ready"]) == ("open", "", False)
    for path, body in (("leave", {}), ("ready", {}), ("chat", {"text": "Hello"})):
        server.post(f"/api/tables/{table}/{path}", {"token": ben, **body}, 403)
    server.get(f"/api/tables/{table}/chat", 403, token=ben)
    server.get(f"/api/tables/{table}/seat/wishes", 401, token=ben)
    cem = joined(server, table, "Cem")
    # What Ben wrote is not taken for Cem's.
    assert [line["seat"] for line in server.get(f"/api/tables/{table}/chat", token=cem)["lines"]] == [None]
    server.post(f"/api/tables/{table}/leave", {"token": cem})
    again = joined(server, table, "Ben")
    server.post(f"/api/tables/{table}/ready", {"token": ann})
    begun: Message = server.post(f"/api/tables/{table}/ready", {"token": again})
    assert begun["status"] == "running"
    assert "begun" in server.post(f"/api/tables/{table}/leave", {"token": again}, 409)["error"]


@pytest.mark.asyncio
async def test_two_who_leave_at_once_leave_one_after_the_other(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async with inside(tmp_path, f"sqlite:///{tmp_path}/s.db") as here:
        table, _, (ann,) = await here.open([me("Ann"), OPEN, OPEN])
        others = [(await here.post(f"/api/tables/{table}/join", {"name": name})).json() for name in ("Ben", "Cem")]
        leaving = [here.post(f"/api/tables/{table}/leave", {"token": token}) for token in (ann, others[0]["token"])]
        answers = await Held(here.node.store, monkeypatch).in_order(leaving)
        assert [answer.status_code for answer in answers] == [200, 200]
        seats = await here.node.store.seats(table)
        assert [(seat.name, bool(seat.private.host)) for seat in seats] == [("", False), ("", False), ("Cem", True)]
