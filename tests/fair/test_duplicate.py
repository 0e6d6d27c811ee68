"""Duplicate sets: the same numbers at each table, one report, and a host that cheats at one table."""

from __future__ import annotations

import json
from collections.abc import Callable
from functools import cache
from pathlib import Path
from random import Random
from typing import Any

import msgspec
import pytest

from meridian import games
from meridian.cli import main
from meridian.core.codec import to_lines
from meridian.core.errors import BadInput
from meridian.core.game import Game, new_header
from meridian.core.journal import Journal
from meridian.fair.duplicate import DuplicateSet, DuplicateTable
from meridian.fair.duplicate_report import duplicate_bytes, make_duplicate_report
from meridian.fair.hashes import commitment, fingerprint, mac
from meridian.fair.record import RollRecord
from meridian.fair.restoring import restored
from meridian.fair.source import ChanceQuestion
from meridian.fair.terms import CLOSED
from meridian.fair.vault import DuplicateSeating
from meridian.fair.verify import Failure
from meridian.fair.verify_duplicate import verify_duplicate
from meridian.fair.verifying import verify_set
from meridian.session.session import Session
from tests.fair.fixed_reports import duplicate, hash_of
from tests.fair.tables import SIGNATORY, fixed, nonce, sealed

SHORT: dict[str, dict[str, Any]] = {"global-domination": {"turns": 4}, "globetrotters": {}, "globopolis": {}}
ANSWERS = 120
BOUND = ("number", "period", "chain", "place", "taken_back", "audience", "clauses", "commitment", "said", "stream")
"""What the hash of a roll binds, in this order."""
Played = tuple[bytes, list[tuple[Game, Journal]], list[DuplicateTable]]
Bend = Callable[[DuplicateTable], DuplicateTable]


def set_of(game: Game, seats: int = 2, secret: str = "") -> tuple[DuplicateSet, Any]:
    """A set on which two entrants have agreed, and the header of its tables."""
    header = msgspec.structs.replace(new_header(game, seats, SHORT[game.name]), chance="verifiable")
    chance = DuplicateSet("a set", header, secret=lambda purpose: fixed(secret + purpose))
    chance.agree(["person"] * 2, [hash_of(0), hash_of(1)], [nonce(0), nonce(1)])
    return chance, header


def play(name: str, bend: Bend = lambda table: table) -> Played:
    """Two tables with other answers, for some time; `bend` is what a dishonest host makes of the second one."""
    game = games.load(name)
    chance, header = set_of(game)
    tables = [chance.at_table(DuplicateSeating(f"table {at}", at, [at, 0])) for at in (1, 2)]
    tables[1] = bend(tables[1])
    journals = []
    for at, table in enumerate(tables):
        session, random = Session(game, header, table), Random(at)
        for _ in range(ANSWERS):
            if session.asked():
                seat = session.asked()[0]
                session.answer(seat, random.choice(session.p.options(seat)))
        table.end(abandoned=not session.p.over)
        journals.append((game, session.journal()))
    return duplicate_bytes(make_duplicate_report(chance, tables, SIGNATORY)), journals, tables


@cache
def honest(name: str) -> Played:
    return play(name)


@pytest.mark.parametrize("name", SHORT)
def test_the_same_seat_meets_the_same_numbers_at_each_table(name: str) -> None:
    report, journals, tables = honest(name)
    found = verify_set(report, journals)
    assert (found["tables"], found["journal"], found["signatures"]) == (2, True, "checked")
    met = [{at_stream(roll): roll for roll in table.played().rolls} for table in tables]
    shared = [at for at in met[0] if at in met[1]]
    assert {at[0] for at in shared} >= {1, 2}, "both seats rolled"
    same = [
        at for at in shared if (met[0][at].outcomes, met[0][at].weights) == (met[1][at].outcomes, met[1][at].weights)
    ]
    assert len(same) > 5, "some questions are the same at both tables"
    assert all(met[0][at].outcome == met[1][at].outcome for at in same)
    assert [roll.step for roll in tables[0].played().rolls] != [roll.step for roll in tables[1].played().rolls]


def asked(roll: RollRecord) -> tuple[Any, Any]:
    return roll.outcomes, roll.weights


def at_stream(roll: RollRecord) -> tuple[Any, str, int]:
    return roll.stream, " ".join(roll.clauses), roll.place


def test_a_table_goes_on_after_a_restart_and_takes_nothing_back() -> None:
    game = games.load("global-domination")
    chance, header = set_of(game)
    table = chance.at_table(DuplicateSeating("table 1", 1, [1, 2]))
    session = Session(game, header, table)
    session.answer(session.asked()[0], session.p.options(session.asked()[0])[0])
    again = restored(table.to_bytes())
    assert isinstance(again, DuplicateTable)
    assert again.newest() == table.newest()
    assert not again.may_take_back
    for why in ("take-back", "rewind"):
        with pytest.raises(BadInput, match="taken back"):
            again.taken_back(1, why)


def test_nothing_is_told_before_the_end() -> None:
    game = games.load("global-domination")
    chance, _ = set_of(game)
    table = chance.at_table(DuplicateSeating("table 1", 1, [1, 2]))
    with pytest.raises(BadInput, match="has not ended"):
        make_duplicate_report(chance, [table])
    table.end()
    with pytest.raises(BadInput, match="no report of its own"):
        table.record()
    with pytest.raises(BadInput, match="when all entrants have agreed"):
        DuplicateSet("another", set_of(game)[1], secret=fixed).at_table(DuplicateSeating("table 1", 1, [1, 2]))


# A host that cheats at the second table, and recomputes what it can


def other_secret(table: DuplicateTable) -> DuplicateTable:
    """Its numbers come from another secret."""
    chance, _ = set_of(games.load("global-domination"), secret="another ")
    return chance.at_table(table.sitting)


class OtherStream(DuplicateTable):
    """The first seat rolls with the numbers of the second, and the report says so."""

    def _spot(self, draw: ChanceQuestion) -> Any:
        return super()._spot(msgspec.structs.replace(draw, seat=1) if draw.seat == 0 else draw)


def other_stream(table: DuplicateTable) -> DuplicateTable:
    return OtherStream.opened(table.to_bytes())


def test_another_secret_at_one_table_is_objected_to() -> None:
    with pytest.raises(Failure, match="table 2"):
        verify_duplicate(play("global-domination", other_secret)[0])


def test_another_stream_at_one_table_is_objected_to() -> None:
    """Well hashed and labelled: the rules tell whose numbers a roll must use."""
    report, journals, _ = play("global-domination", other_stream)
    assert verify_duplicate(report)["journal"] is False
    with pytest.raises(Failure, match=r"table 2, journal: roll \d+ uses stream 2; by the rules it is 1"):
        verify_set(report, journals)


def another_outcome(report: dict[str, Any]) -> None:
    """Told, hashed and salted as if another face had come up at the second table."""
    table = report["tables"][1]
    roll = table["rolls"][0]
    roll["outcome"] = next(face for face in roll["outcomes"] if face != roll["outcome"])
    rehash(table)


def rehash(table: dict[str, Any]) -> None:
    """Recompute the hashes of a table and its signature."""
    last = table["hash"]
    for roll in table["rolls"]:
        drawn = [roll["outcomes"], roll["weights"], roll["outcome"]]
        roll["commitment"] = commitment(bytes.fromhex(roll["salt"]), drawn)
        names = (
            "number",
            "period",
            "chain",
            "place",
            "taken_back",
            "audience",
            "clauses",
            "commitment",
            "said",
            "stream",
        )
        last = roll["hash"] = fingerprint(["roll", last, *(roll[name] for name in names)])
    end = table["closing"]
    end["hash"] = fingerprint(["end", last, end["ended"], end["taken_back"], end["said"]])
    table["signature"] = SIGNATORY.sign(["meridian", "rolls", table["table"], len(table["rolls"]), 1, end["hash"]])


def seated_twice(report: dict[str, Any]) -> None:
    report["tables"][1]["entrants"] = [1, 0]


def left_out(report: dict[str, Any]) -> None:
    report["tables"].pop()


def opened_twice(report: dict[str, Any]) -> None:
    report["agreement"]["closed_values"] *= 2


@pytest.mark.parametrize(
    ("change", "found"),
    [
        (another_outcome, "table 2, roll 1: another outcome should have come up"),
        (seated_twice, "not every entrant has just one seat"),
        (left_out, "not every entrant has just one seat"),
        (opened_twice, "more values of the closed chain than it has"),
        (lambda report: report["header"].update(duplicate=False), "header: changed"),
        (lambda report: report["tables"][0]["rolls"][1].update(place=2), "its place in the stream should be 1"),
        (lambda report: report["tables"][0]["rolls"][1].update(stream=3), "there is no such stream"),
        (lambda report: report["tables"][0]["rolls"].pop(), "table 1, closing: changed"),
        (lambda report: report["tables"][0].update(signature=report["tables"][1]["signature"]), "signed: rolls"),
        (lambda report: report.update(tables=7), "tables: something"),
        (lambda report: report["not_proven"].pop(), "not_proven"),
    ],
    ids=lambda one: getattr(one, "__name__", one),
)
def test_what_a_host_changes_is_named(change: Callable[[dict[str, Any]], None], found: str) -> None:
    report = json.loads(duplicate())
    change(report)
    with pytest.raises(Failure, match=found):
        verify_duplicate(sealed(report))


def test_a_changed_byte_is_refused() -> None:
    report = duplicate()
    for at in range(3, len(report), len(report) // 60):
        with pytest.raises(Failure):
            verify_duplicate(report[:at] + (b"8" if report[at : at + 1] == b"7" else b"7") + report[at + 1 :])


def test_salts_belong_to_the_table_so_that_equal_cards_do_not_show() -> None:
    _, _, tables = honest("global-domination")
    first, second = (table.played().rolls[0] for table in tables)
    assert (first.outcome, first.outcomes) == (second.outcome, second.outcomes)
    assert first.commitment != second.commitment
    key = tables[0]._vault.pair.key(CLOSED, 1)
    assert mac(key, ["salt", "table 1", 1, 1]).hex() == first.salt


def test_the_command_checks_a_set(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    report, journals, _ = honest("global-domination")
    (tmp_path / "set.json").write_bytes(report)
    given: list[str] = []
    for at, (game, journal) in enumerate(journals):
        (tmp_path / f"{at}.jsonl").write_text(to_lines(game, journal))
        given += ["--journal", str(tmp_path / f"{at}.jsonl")]
    assert main(["verify", str(tmp_path / "set.json")]) == 0
    assert "Not checked" in capsys.readouterr().out
    assert main(["verify", str(tmp_path / "set.json"), *given]) == 0
    out = capsys.readouterr().out
    assert "at 2 tables" in out
    assert "Not checked" not in out
    assert main(["verify", str(tmp_path / "set.json"), *given[:2]]) == 2
    assert "2 tables, but 1 journals" in capsys.readouterr().err
