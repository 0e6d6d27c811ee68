"""`meridian admin` on a real database: what an operator can see and change, and what nobody is told."""

from __future__ import annotations

import json
import sqlite3
import time
from collections.abc import Callable
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest

from meridian.cli import main
from meridian.fair.report import make_report, to_bytes
from meridian.fair.verify import verify
from meridian.server.accounts.tokens import TokenKind, hash_of
from meridian.server.stores import Fenced, Store
from meridian.server.stores.state import SeatPrivate, TableState
from tests.server.stored import an_account
from tests.server.stored_place import ANSWERS, GAME, OWNER, Place, play


@pytest.fixture
def place(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Place:
    monkeypatch.setenv("MERIDIAN_DATABASE", f"sqlite:///{tmp_path}/store.db")
    place = Place(f"sqlite:///{tmp_path}/store.db")
    place.do(place.fill)
    return place


@pytest.fixture
def run(capsys: pytest.CaptureFixture[str]) -> Callable[..., str]:
    def said(*words: str, status: int = 0) -> str:
        assert main(["admin", *words]) == status
        out, err = capsys.readouterr()
        assert (err == "") == (status != 2)
        return out or err

    return said


Run = Callable[..., str]


def told(run: Run, *words: str, status: int = 0) -> dict[str, Any]:
    found: dict[str, Any] = json.loads(run(*words, "--json", status=status))
    return found


# Looking


def test_tables_are_listed(place: Place, run: Run) -> None:
    (row,) = told(run, "list")["tables"]
    assert row == {
        "table": "t1",
        "game": GAME,
        "title": "Friday",
        "status": "running",
        "seats": ["Ada", "[b]Bob[/b]", "random"],
        "touched": 2000.0,
        "node": OWNER,
    }
    assert "Friday" in run("list")
    assert told(run, "list", "--status", "open") == {"tables": [], "next": None}
    cursor = told(run, "list", "--limit", "1")["next"]
    assert told(run, "list", "--limit", "1", "--after", cursor)["tables"] == []
    assert run("list", "--limit", "0", status=2) == "meridian: --limit must be at least 1\n"


def test_a_table_is_inspected(place: Place, run: Run) -> None:
    seen = told(run, "inspect", "t1")
    assert (seen["status"], seen["branch"], seen["fence"]) == ("running", 1, place.fence)
    assert seen["lease"]["node"] == OWNER
    assert seen["entries"] == place.entries == sum(seen["entries_by"].values())
    assert sum(number for who, number in seen["entries_by"].items() if who.startswith("seat ")) == ANSWERS
    assert seen["branches"] == [{"branch": 1, "parent": 0, "start": 0, "written": place.entries}]
    assert seen["state"] == ["proposals", "substitutes"]
    assert [(seat["token"], seat["account"], seat["substitute"]) for seat in seen["seats"]] == [
        (True, True, None),
        (True, False, "random"),
        (False, False, None),
    ]
    assert "[b]Bob[/b]" in run("inspect", "t1")
    assert run("inspect", "no", status=2) == "meridian: there is no table no\n"


def test_nothing_hidden_is_told(place: Place, run: Run, tmp_path: Path) -> None:
    """Not in any form, and neither by commands that change something."""
    said = [run(*words, *form) for words in (["list"], ["inspect", "t1"], ["check"]) for form in ([], ["--json"])]
    said.append(run("backup", str(tmp_path / "backup.jsonl"), "--json"))
    said.append(run("rewind", "t1", "--to", "5", "--json"))
    said.append(run("seat", "t1", "0", "--bot", "random", "--json"))
    said.append(run("inspect", "t1"))
    assert len(place.secrets) > 10
    assert [secret for secret in place.secrets if any(secret in text for text in said)] == []


# Changing


def test_a_table_goes_back_to_an_entry(place: Place, run: Run) -> None:
    before = place.do(lambda store: store.entries("t1", 1))
    _, old, _ = place.do(place.brought_up)
    rolls = len(old.record().rolls)
    assert told(run, "rewind", "t1", "--to", "6") == {
        "table": "t1",
        "branch": 2,
        "entries": 6,
        "left_behind": place.entries - 6,
    }
    assert place.do(lambda store: store.entries("t1", 1)) == before
    assert place.do(lambda store: store.entries("t1", 2)) == before[:6]
    table, source, branch = place.do(place.brought_up)
    assert (branch, len(table.entries)) == (2, 6)
    # What was rolled before stays on record; from here on chance comes from a later period.
    table.let_chance_decide()
    play(table, 8)
    record = source.record()
    assert len(record.rolls) > rolls
    assert record.rolls[rolls].period > record.rolls[rolls - 1].period
    assert place.do(lambda store: store.table("t1")).state.proposals == []  # type: ignore[union-attr]
    assert place.do(lambda store: store.integrity()) == []


def test_a_table_that_went_back_is_still_proved_fair(place: Place, run: Run) -> None:
    run("rewind", "t1", "--to", "9")
    run("rewind", "t1", "--to", "4")
    table, source, branch = place.do(place.brought_up)
    assert branch == 3
    table.let_chance_decide()
    play(table, 10)
    source.end(abandoned=True)
    record = source.record()
    report = make_report(record, table.game, table.journal(), "en")
    assert verify(to_bytes(report))["rolls"] == len(record.rolls)


@pytest.mark.parametrize(
    ("to", "why"), [("-1", "not -1"), ("100000", "not 100000"), ("here", "--to"), (None, "requires an argument")]
)
def test_a_table_goes_back_only_within_its_journal(place: Place, run: Run, to: str | None, why: str) -> None:
    said = run("rewind", "t1", *([] if to is None else ["--to", to]), status=2)
    assert why in said
    assert said.count("\n") == 1
    assert place.do(lambda store: store.table("t1")).branch == 1  # type: ignore[union-attr]


def test_the_owner_is_fenced_and_the_table_is_free_again(place: Place, run: Run) -> None:
    for number, words in enumerate(
        (["rewind", "t1", "--to", "6"], ["seat", "t1", "1", "--new-token"], ["close", "t1"])
    ):
        run(*words)
        assert place.do(lambda store: store.lease("t1")) is None

        async def write(store: Store, old: int = place.fence + number) -> None:
            with pytest.raises(Fenced):
                await store.set_state("t1", TableState(), old)

        place.do(write)
        free = place.do(lambda store: store.unowned_tables(time.time()))
        assert free == (["t1"] if words[0] != "close" else [])


def test_a_new_person_gets_a_token_told_once(place: Place, run: Run) -> None:
    new = told(run, "seat", "t1", "0", "--new-token", "--name", "Cyd")
    assert (new["seat"], new["kind"], new["name"], new["bot"]) == (0, "person", "Cyd", None)
    (seat, *_) = place.do(lambda store: store.seats("t1"))
    assert seat.token_hash == hash_of(new["token"], TokenKind.SEAT)
    assert (seat.account, seat.private, seat.name) == (None, SeatPrivate(), "Cyd")
    assert place.do(lambda store: store.seat_by_token("hash-0 t1")) is None
    assert place.do(lambda store: store.notice("n")) is None
    assert new["token"] not in run("inspect", "t1")
    text = run("seat", "t1", "1", "--new-token")
    assert text.startswith("seat 1 of table t1 is [b]Bob[/b]'s, with this token, told only now:\nmrd_seat_")
    table = place.do(lambda store: store.table("t1"))
    assert table is not None
    assert table.state.substitutes == {}


def test_a_bot_takes_a_seat(place: Place, run: Run) -> None:
    assert run("seat", "t1", "0", "--bot", "random") == "seat 0 of table t1 is random's\n"
    (seat, *_) = place.do(lambda store: store.seats("t1"))
    assert (seat.kind, seat.bot, seat.token_hash, seat.account, seat.private) == (
        "bot",
        "random",
        None,
        None,
        SeatPrivate(),
    )


@pytest.mark.parametrize(
    ("words", "why"),
    [
        (["0"], "who shall sit there? Give either --bot NAME or --new-token"),
        (["0", "--bot", "random", "--new-token"], "who shall sit there?"),
        (["0", "--bot", "nobody"], "nobody"),
        (["7", "--new-token"], "table t1 has no seat 7"),
        (["0", "--new-token", "--name", "a\nb"], "--name: a name has 1 to 40 letters on one line"),
    ],
)
def test_a_seat_is_given_only_to_somebody(place: Place, run: Run, words: list[str], why: str) -> None:
    before = place.do(lambda store: store.seats("t1"))
    assert why in run("seat", "t1", *words, status=2)
    assert place.do(lambda store: store.seats("t1")) == before


def test_a_closed_table_is_left_alone(place: Place, run: Run) -> None:
    assert run("close", "t1") == "table t1 is closed\n"
    for words in (["close", "t1"], ["rewind", "t1", "--to", "1"], ["seat", "t1", "0", "--bot", "random"]):
        assert "table t1 is closed, not " in run(*words, status=2)
    assert len(place.do(lambda store: store.entries("t1", 1))) == place.entries


# The database


def test_a_backup_is_restored_elsewhere(place: Place, run: Run, tmp_path: Path, postgres_url: str) -> None:
    backup = tmp_path / "backup.jsonl"
    summary = told(run, "backup", str(backup))
    assert (summary["tables"], summary["entries"]) == (1, place.entries)
    new = f"sqlite:///{tmp_path}/new/folder/store.db"
    for url in (new, postgres_url):
        assert told(run, "restore", str(backup), "--database", url) == summary
        assert told(run, "inspect", "t1", "--database", url)["entries"] == place.entries
        assert told(run, "check", "--database", url) == {"ok": True, "wrong": []}
        assert told(run, "rewind", "t1", "--to", "3", "--database", url)["branch"] == 2
    assert "not empty" in run("restore", str(backup), "--database", new, status=2)
    assert run("backup", str(tmp_path / "copy.db")).startswith(f"{tmp_path}/copy.db: ")


def test_a_damaged_database_is_found(place: Place, run: Run, tmp_path: Path) -> None:
    assert run("check") == "everything fits together\n"
    with closing(sqlite3.connect(tmp_path / "store.db")) as db:
        db.execute("DELETE FROM entries WHERE number = 3")
        db.commit()
    assert "branch 1 of table t1 has gaps" in run("check", status=1)
    assert told(run, "check", status=1)["ok"] is False


def test_what_is_old_is_forgotten_by_the_settings(place: Place, run: Run, tmp_path: Path) -> None:
    config = tmp_path / "meridian.toml"
    config.write_text("[retention]\nabandoned = 0\n", encoding="utf-8")
    assert run("forget", "--config", str(config)) == "forgotten: nothing\n"
    config.write_text("[retention]\nabandoned = 30\n", encoding="utf-8")
    assert told(run, "forget", "--config", str(config))["abandoned"] == 1
    assert place.do(lambda store: store.table("t1")) is None


def test_a_database_that_is_not_there_gets_one_line(run: Run, tmp_path: Path) -> None:
    url = f"sqlite:///{tmp_path}/nothing.db"
    assert run("list", "--database", url, status=2) == f"meridian: there is no database {tmp_path}/nothing.db\n"
    assert not (tmp_path / "nothing.db").exists()
    said = run("list", "--database", "postgresql://u:hidden@127.0.0.1:1/db", status=2)
    assert said.startswith("meridian: cannot use the database postgresql://127.0.0.1:1/db: ")
    assert "--database: " in run("list", "--database", "mysql://x/y", status=2)


def test_invitations_and_links_are_told_once(place: Place, run: Run) -> None:
    codes = told(run, "invite", "--count", "2", "--uses", "3", "--days", "1")["codes"]
    left = told(run, "invitations")["invitations"]
    assert sorted(code[:4] for code in codes) == sorted(one["begins"] for one in left)
    assert {one["uses"] for one in left} == {3}
    assert len(told(run, "invitations", "--withdraw", codes[0])["invitations"]) < 2
    place.do(lambda store: store.create_profile(an_account("eve", name="Eve", name_key="eve"), 1.0))
    link = told(run, "sign-in", "EVE")["link"]
    token = hash_of(link.rpartition("/")[2], TokenKind.DEVICE)
    assert token is not None
    used = place.do(lambda store: store.use_code(token, time.time()))
    assert used is not None
    assert used.account == "eve"
    assert "no profile has the name" in run("sign-in", "Nobody", status=2)
    assert "--uses must be 1" in run("invite", "--uses", "0", status=2)
