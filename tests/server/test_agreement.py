"""Before a table begins, host and devices agree on its dice: commitment, frozen seats, nonce hashes, nonces."""

from __future__ import annotations

import json
from collections.abc import Iterator
from hashlib import sha256
from pathlib import Path
from random import Random
from typing import Any

import msgspec
import pytest

from meridian.core.game import new_header
from meridian.fair.signing import Signatory
from meridian.fair.vault import listed_hash
from meridian.fair.verifiable import Verifiable
from meridian.fair.verify import verify
from meridian.fair.verify_hashes import is_signed
from meridian.games import load
from meridian.server.errors import Conflicting
from meridian.server.lobby.agreement import Committed, DiceAgreement, frozen
from meridian.server.stores.records import SeatRow, TableRow
from meridian.server.stores.state import SeatPrivate, TableSettings
from tests.server.online import BOT, OPEN, Message, Server, any_of, me, play_on, shortest
from tests.server.services import wait_for

GD = "global-domination"
ANN, BEN = "0a" * 32, "0b" * 32


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with Server(tmp_path_factory.mktemp("agreement")) as found:
        yield found


def hash_of(nonce: str) -> str:
    return sha256(bytes.fromhex(nonce)).hexdigest()


def give(server: Server, table: str, token: str, status: int = 0, **said: str) -> Message:
    return server.post(f"/api/tables/{table}/nonce", {"token": token, **said}, status)


def two(server: Server) -> tuple[str, str, str]:
    """A table of two devices and a bot, about to begin."""
    seats = [me("Ann", gives_nonce=True), me("Ben", gives_nonce=True), BOT]
    table, _, (ann, ben) = server.open(GD, seats, options=shortest(GD), start=True)
    return table, ann, ben


def report_of(server: Server, table: str) -> tuple[Message, dict[str, Any]]:
    data = server.read(f"/api/tables/{table}/report")
    return json.loads(data), verify(data)


def test_the_host_is_bound_before_anybody_sits_down(server: Server) -> None:
    table, _, _ = server.open(GD, [OPEN, OPEN, OPEN])
    told = server.get(f"/api/tables/{table}")["commitment"]
    assert (told["format"], told["table"], told["periods"]) == (2, table, 65536)
    assert is_signed(told["key"], told["signature"], ["meridian", "commitment", table, told["hash"]])


def test_hashes_then_the_signed_list_then_nonces(server: Server) -> None:
    table, ann, ben = two(server)
    info = server.get(f"/api/tables/{table}")
    assert (info["status"], info["agreement"]["stage"]) == ("open", "hashes")
    assert info["agreement"]["nonce_hashes"] == [None, None, None]
    info = give(server, table, ann, hash=hash_of(ANN))
    assert info["agreement"]["nonce_hashes"] == [hash_of(ANN), None, None]
    assert info["agreement"]["hash"] is None
    info = give(server, table, ben, hash=hash_of(BEN))
    listed = info["agreement"]
    assert listed["stage"] == "nonces"
    right = listed_hash(info["commitment"]["hash"], ["person", "person", "bot"], [hash_of(ANN), hash_of(BEN), None])
    assert listed["hash"] == right
    assert is_signed(info["commitment"]["key"], listed["signature"], ["meridian", "nonce hashes", table, right])
    assert give(server, table, ben, nonce=BEN)["status"] == "open"
    begun = give(server, table, ann, nonce=ANN)
    assert (begun["status"], begun["agreement"]) == ("running", None)
    report, found = report_of(server, table)
    assert report["agreement"]["nonces"][:2] == [ANN, BEN]
    assert (found["given"], found["withheld"], found["signatures"]) == ([0, 1], [], "checked")


def test_seats_are_frozen_before_the_first_hash(server: Server) -> None:
    seats = [me("Ann", gives_nonce=True), BOT, BOT]
    table, host, (ann,) = server.open(GD, seats, options=shortest(GD))
    server.post(f"/api/tables/{table}/start", {"host": host})
    frozen = {"host": host, "seat": 1, "kind": "open"}
    assert "settled" in server.post(f"/api/tables/{table}/seats", frozen, 409)["error"]
    assert "settled" in server.post(f"/api/tables/{table}/join", {"name": "Eve"}, 409)["error"]
    assert "settled" in server.post(f"/api/tables/{table}/start", {"host": host}, 409)["error"]
    assert server.give_nonces(table, {ann: ANN})["status"] == "running"


def test_before_the_seats_are_full_no_nonce_is_taken(server: Server) -> None:
    table, _, (ann,) = server.open(GD, [me("Ann", gives_nonce=True), OPEN, OPEN])
    assert "not settled" in give(server, table, ann, 409, hash=hash_of(ANN))["error"]


def test_a_device_gives_one_nonce_and_says_it_at_its_time(server: Server) -> None:
    table, ann, ben = two(server)
    assert "too early" in give(server, table, ann, 409, nonce=ANN)["error"]
    give(server, table, ann, hash=hash_of(ANN))
    assert give(server, table, ann, hash=hash_of(ANN))["status"] == "open"
    assert "one nonce" in give(server, table, ann, 409, hash=hash_of(BEN))["error"]
    give(server, table, ben, hash=hash_of(BEN))
    assert "not the nonce" in give(server, table, ann, 422, nonce=BEN)["error"]
    give(server, table, ann, nonce=ANN)
    assert give(server, table, ben, nonce=BEN)["status"] == "running"
    assert "begun" in give(server, table, ann, 409, nonce=ANN)["error"]


def test_nobody_gives_a_nonce_for_somebody_else(server: Server) -> None:
    table, _, _ = two(server)
    give(server, table, "mrd_seat_nonsense", 403, hash=hash_of(ANN))


def test_without_devices_that_take_part_a_table_begins_at_once(server: Server) -> None:
    table, _ = server.begun(GD, [me("Ann"), BOT, BOT], options=shortest(GD))
    report, found = report_of(server, table)
    assert report["agreement"]["nonce_hashes"] == [None, None, None]
    assert (found["given"], found["withheld"]) == ([], [])


def test_a_copy_agrees_in_the_same_order(server: Server) -> None:
    table, (token,) = server.begun(GD, [me("Ann"), BOT, BOT], options=shortest(GD))
    with server.play(table, token) as client:
        play_on([client], any_of(Random(3)))
        client.wait_for(lambda client: client.situation["status"] == "over")
    copy = server.post(f"/api/tables/{table}/clone", {"moment": 20, "gives_nonce": True})
    info = server.get(f"/api/tables/{copy['table']}")
    assert (info["status"], info["agreement"]["stage"]) == ("open", "hashes")
    assert server.give_nonces(copy["table"], {copy["seats"][0]["token"]: ANN})["status"] == "running"


# Devices that say nothing

SEATS = [
    SeatRow(table="t", seat=0, kind="person", private=SeatPrivate(gives_nonce=True)),
    SeatRow(table="t", seat=1, kind="person", private=SeatPrivate(gives_nonce=True)),
    SeatRow(table="t", seat=2, kind="bot"),
]
ROW = TableRow(id="t", game=GD, header=b"", settings=TableSettings(commitment={"hash": "0" * 64}))
SIGNATORY = Signatory(bytes(32))


def onward(agreement: DiceAgreement, now: float) -> DiceAgreement | None:
    return agreement.onward(Committed.of(ROW), now, 10.0, SIGNATORY)


def test_a_device_that_sends_no_hash_is_not_waited_for_any_longer() -> None:
    agreement = frozen(SEATS, 100.0).with_hash(0, hash_of(ANN))
    assert onward(agreement, 99.0) == agreement
    listed = onward(agreement, 100.0)
    assert listed is not None
    assert (listed.stage, listed.ends, listed.nonce_hashes) == ("nonces", 110.0, [hash_of(ANN), None, None])
    assert listed.hash is not None
    with pytest.raises(Conflicting, match="too late"):
        listed.with_hash(1, hash_of(BEN))
    assert onward(listed.with_nonce(0, ANN), 101.0) is None


def test_a_device_that_reveals_nothing_has_the_nonce_of_a_bot() -> None:
    agreement = onward(frozen(SEATS, 100.0).with_hash(0, hash_of(ANN)).with_hash(1, hash_of(BEN)), 50.0)
    assert agreement is not None
    half = agreement.with_nonce(0, ANN)
    assert onward(half, 59.0) == half
    assert onward(half, 60.0) is None
    header = msgspec.structs.replace(new_header(load(GD), 3), chance="verifiable")
    source = Verifiable("t", header, periods=2)
    half.take_in(source.agree)
    told = source.record().agreement
    assert told.nonces[0] == ANN
    assert told.nonces[1] != BEN
    assert told.nonce_hashes == [hash_of(ANN), hash_of(BEN), None]


def test_if_no_device_says_anything_the_table_begins_all_the_same(tmp_path: Path) -> None:
    with Server(tmp_path, MERIDIAN_NONCE_SECONDS="0.2") as server:
        table, _, _ = two(server)
        wait_for(lambda: server.get(f"/api/tables/{table}")["status"] == "running", "the table to begin")
        _, found = report_of(server, table)
        assert (found["given"], found["withheld"]) == ([], [])


def test_a_server_that_dies_meanwhile_goes_on_with_the_agreement(tmp_path: Path) -> None:
    with Server(tmp_path) as server:
        table, ann, ben = two(server)
        give(server, table, ann, hash=hash_of(ANN))
        before = server.get(f"/api/tables/{table}")
        server.kill()
        server.start()
        assert server.get(f"/api/tables/{table}") == before
        give(server, table, ben, hash=hash_of(BEN))
        give(server, table, ann, nonce=ANN)
        server.kill()
        server.start()
        assert give(server, table, ben, nonce=BEN)["status"] == "running"
        _, found = report_of(server, table)
        assert found["given"] == [0, 1]


def test_a_wait_that_ended_while_no_server_ran_is_over_at_the_first_look(tmp_path: Path) -> None:
    with Server(tmp_path, MERIDIAN_NONCE_SECONDS="0.01") as server:
        table, _, _ = two(server)
        server.kill()
        server.variables["MERIDIAN_NONCE_SECONDS"] = "3600"
        server.start()
        wait_for(lambda: server.get(f"/api/tables/{table}")["status"] == "running", "the table to begin")
        report, _ = report_of(server, table)
        assert report["agreement"]["nonce_hashes"] == [None, None, None]
