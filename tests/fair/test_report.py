"""Reports: made of real games, checked in three ways, and refused with one byte changed."""

from __future__ import annotations

import ast
import json
import re
import subprocess
import sys
from collections.abc import Callable
from functools import cache
from pathlib import Path
from random import Random
from typing import Any

import msgspec
import pytest

from meridian.core.errors import BadInput
from meridian.core.journal import Journal
from meridian.fair import verify as verifier
from meridian.fair import verify_duplicate, verify_figures, verify_hashes, verify_read
from meridian.fair.explain import BY_HAND
from meridian.fair.page import ReportPage
from meridian.fair.report import Report, make_report
from meridian.fair.verify import Failure, verify
from meridian.fair.verifying import verify_report
from tests.fair.tables import GAME, SIGNATORY, played, report_of, rolled, sealed, small_report, source

ROOT = Path(__file__).parents[2]
ALONE = """
import sys
from pathlib import Path
from meridian.fair.verify import verify
from meridian.fair.verify_duplicate import verify_duplicate
print(verify(Path("report.json").read_bytes())["signatures"])
print(sorted(name for name in sys.modules if "meridian." in name))
"""


@cache
def finished() -> bytes:
    return report_of(played())


@cache
def running() -> bytes:
    return report_of(played(60))


@cache
def small(over: bool) -> bytes:
    chance = source()
    rolled(chance)
    if over:
        chance.end()
    return small_report(chance)


# Checked


def test_a_finished_game_is_proven_whole() -> None:
    found = verify(finished())
    report = json.loads(finished())
    assert found["over"]
    assert found["rolls"] == found["open"] + found["closed"] == len(report["rolls"])
    assert found["open"] == 11
    assert (found["open_waiting"], found["closed_waiting"]) == (0, 0)
    assert report["header"]["secrets"] == "derived from a seed, for simulation"


def test_a_running_game_is_proven_as_far_as_it_is_revealed() -> None:
    found = verify(running())
    assert not found["over"]
    assert found["open"] == 11
    assert found["closed"] == 0
    assert found["closed_waiting"] > 10


def test_a_report_of_a_running_game_tells_nothing_hidden() -> None:
    match, report = played(60), json.loads(running())
    assert match.journal is not None
    hidden = [roll for roll in report["rolls"] if roll["chain"] == "closed"]
    assert hidden
    for roll in hidden:
        told = {name for name, value in roll.items() if value is not None}
        always = {"number", "period", "chain", "place", "taken_back", "audience", "clauses", "said", "hash"}
        assert told == {*always, "commitment"}
    assert report["agreement"]["closed_values"] == []
    assert [tally["kind"] for tally in report["statistics"]] == ["first-player", "market"]
    assert b"draw domination" not in running()
    private = [line for _, lines in json.loads(finished())["effects"] for line in lines if "draws the card" in line]
    assert not [line for _, lines in report["effects"] for line in lines if line in private]


def test_effects_and_steps_are_those_of_the_journal() -> None:
    match, report = played(), json.loads(finished())
    assert match.journal is not None
    steps = [roll["step"] for roll in report["rolls"]]
    assert steps == [number for number, (actor, _) in enumerate(match.journal.entries, start=1) if actor == -1]
    effects = dict(report["effects"])
    assert effects[1]
    assert set(effects) <= {roll["number"] for roll in report["rolls"]}


@pytest.mark.parametrize("data", [finished, running, lambda: small(True), lambda: small(False)])
def test_the_lines_for_checking_by_hand_do_check(
    data: Callable[[], bytes], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    path = tmp_path / "report.json"
    path.write_bytes(data())
    monkeypatch.chdir(tmp_path)
    code = compile(BY_HAND, "by hand", "exec")
    exec(code, {})
    report = json.loads(data())
    rolls = [roll for roll in report["rolls"] if roll["outcomes"]]
    rolls[0]["outcome"] = next(face for face in rolls[0]["outcomes"] if face != rolls[0]["outcome"])
    path.write_text(json.dumps(report), encoding="utf-8")
    with pytest.raises(AssertionError):
        exec(code, {})


def test_the_manual_shows_the_same_lines() -> None:
    assert BY_HAND in (ROOT / "docs" / "fairness.md").read_text(encoding="utf-8")


# No code in common


PARTS = (verifier, verify_duplicate, verify_figures, verify_hashes, verify_read)
FILES = [Path(str(module.__file__)) for module in PARTS]
ITS_OWN = {f"meridian.fair.{path.stem}" for path in FILES}


def test_the_verifier_imports_nothing_of_meridian() -> None:
    tree = ast.parse("\n".join(path.read_text(encoding="utf-8").replace("from __future__", "#") for path in FILES))
    imported = set()
    for node in ast.walk(tree):
        if isinstance(node, ast.Import):
            imported |= {alias.name for alias in node.names}
        elif isinstance(node, ast.ImportFrom):
            imported.add(str(node.module))
        elif isinstance(node, ast.Name):
            assert node.id not in ("__import__", "exec", "eval")
    standard = {name for name in imported - ITS_OWN if not name.startswith("cryptography.")}
    assert standard == {"collections.abc", "hashlib", "hmac", "json", "math", "typing"}


def test_the_verifier_runs_alone(tmp_path: Path) -> None:
    """Its files copied into a folder, and nothing installed: it checks all but the signatures, and says so."""
    folder = tmp_path / "meridian" / "fair"
    folder.mkdir(parents=True)
    for path in FILES:
        (folder / path.name).write_bytes(path.read_bytes())
    (tmp_path / "report.json").write_bytes(small(True))
    (tmp_path / "run.py").write_text(ALONE, encoding="utf-8")
    told = subprocess.run(
        [sys.executable, "-S", "run.py"], cwd=tmp_path, env={}, capture_output=True, text=True, check=True
    )
    assert told.stdout == f"not checked\n{sorted({'meridian.fair', *ITS_OWN})}\n"


# Changed


def where(data: bytes, at: int) -> str:
    """The entry a byte belongs to, as the verifier names it."""
    lines = data[:at].split(b"\n")
    for back in range(len(lines) - 1, -1, -1):
        if lines[back].startswith(b'"rolls": [') and back < len(lines) - 1:
            return f"roll {len(lines) - 1 - back}"
        if lines[back].startswith(b'"'):
            return lines[back].split(b'"')[1].decode() if back == len(lines) - 1 else ""
    return ""


def refused(data: bytes) -> str:
    with pytest.raises(Failure) as wrong:
        verify(data)
    return str(wrong.value)


@pytest.mark.parametrize("over", [True, False])
def test_every_changed_byte_is_refused_and_its_entry_named(over: bool) -> None:
    data = small(over)
    verify(data)
    named = broken = 0
    for at in range(len(data)):
        changed = bytearray(data)
        changed[at] ^= 1
        said = refused(bytes(changed))
        entry = where(data, at)
        if entry.startswith("roll ") and data[at : at + 1] not in b",\n":
            assert said.startswith((f"{entry}:", "line ")), (at, entry, said)
            named += said.startswith(entry)
            broken += said.startswith("line ")
    assert named > 3 * broken > 0


def test_changed_bytes_of_a_real_report_are_refused() -> None:
    for data, seed in ((finished(), 1), (running(), 2)):
        random = Random(seed)
        for _ in range(300):
            changed = bytearray(data)
            changed[random.randrange(len(data))] ^= 1 << random.randrange(8)
            assert refused(bytes(changed))


def test_a_changed_hexadecimal_digit_is_always_named() -> None:
    """Still JSON, so the verifier must find the very entry."""
    data, random = finished(), Random(3)
    places = [at for match in re.finditer(rb"[0-9a-f]{64}", data) for at in range(*match.span())]
    for at in random.sample(places, 300):
        changed = bytearray(data)
        changed[at] = ord("0") if data[at : at + 1] != b"0" else ord("1")
        said, entry = refused(bytes(changed)), where(data, at)
        assert said.startswith(f"{entry}:" if entry != "seal" else "the seal"), (entry, said)


@pytest.mark.parametrize("cut", [0, 1, 2, 100, 5000])
def test_a_report_cut_short_is_refused(cut: int) -> None:
    assert refused(finished()[: -1 - cut])
    assert refused(finished()[:cut])


def test_something_added_is_refused() -> None:
    for extra in (b"\n", b" ", b"{}"):
        assert refused(finished() + extra)
        assert refused(extra + finished())


def forge(path: list[str | int], value: Any) -> str:
    """What the verifier says to a report with one value changed and a right seal."""
    report = json.loads(finished())
    inner: Any = report
    for name in path[:-1]:
        inner = inner[name]
    assert inner[path[-1]] != value
    inner[path[-1]] = value
    return refused(sealed(report))


def test_a_right_seal_alone_convinces_nobody() -> None:
    report = json.loads(finished())
    verify(sealed(report))
    roll = report["rolls"][20]
    assert forge(["header", "table"], "another table").startswith("header:")
    assert forge(["header", "options", "turns"], 5).startswith("header:")
    assert forge(["agreement", "nonces", 1], "0" * 64).startswith("agreement:")
    assert forge(["agreement", "open_values", 2], "0" * 64).startswith("agreement:")
    assert forge(["agreement", "players", 1], "person").startswith("agreement:")
    assert forge(["rolls", 0, "outcome"], "first-player p9").startswith("roll 1:")
    assert forge(["rolls", 20, "step"], roll["step"] + 1).startswith("roll 21:")
    assert forge(["rolls", 20, "period"], roll["period"] + 1).startswith("roll 21:")
    assert forge(["rolls", 20, "weights", 0], 1000).startswith("roll 21:")
    assert forge(["rolls", 20, "audience"], "everybody").startswith("roll 21:")
    assert forge(["closing", "heard"], []).startswith("closing:")
    assert forge(["closing", "said_salt"], "0" * 64).startswith("closing:")
    assert forge(["closing", "ended"], "abandoned").startswith("closing:")
    assert forge(["rolls", 20, "place"], roll["place"] + 1).startswith("roll 21:")
    assert forge(["rolls", 20, "taken_back"], 1).startswith("roll 21:")
    assert forge(["statistics", 0, "counts", "draw domination"], 3).startswith("statistics 1")
    assert forge(["statistics", 0, "expected", "draw domination"], 3.0).startswith("statistics 1")
    assert forge(["statistics", 0, "rolls"], 1).startswith("statistics 1")
    assert forge(["statistics", 0, "p"], 0.5).startswith("statistics 1")
    assert forge(["not_proven"], ["players-talk"]).startswith("not_proven:")
    assert forge(["effects", 0, 0], 1000).startswith("effects:")
    assert forge(["signed", "key"], "0" * 64).startswith("signed:")
    assert forge(["statistics"], []).startswith("statistics")
    assert forge(["rolls", 20, "weights"], "abc").startswith("roll 21:")
    assert forge(["rolls", 20], None).startswith("roll 21:")
    assert forge(["agreement"], {}).startswith("agreement:")
    assert forge(["rolls"], 7)
    assert forge(["over"], False)
    assert forge(["over"], None).startswith("over:")


def test_a_roll_left_out_or_turned_round_is_refused() -> None:
    changes: list[Callable[[list[Any]], Any]] = [list.pop, lambda rolls: rolls.pop(4), list.reverse]
    for change in changes:
        report = json.loads(finished())
        change(report["rolls"])
        assert refused(sealed(report))


def relinked(report: dict[str, Any], at: int, **changes: Any) -> dict[str, Any]:
    """A forger who changes a roll and then works out all hashes after it anew."""
    report["rolls"][at].update(changes)
    link, names = verify_hashes.link, ("number", "period", "chain", "place", "taken_back", "audience", "clauses")
    last = report["agreement"]["hash"]
    for roll in report["rolls"]:
        drawn = [roll["outcomes"], roll["weights"], roll["outcome"]]
        if roll["chain"] == "closed":
            roll["commitment"] = verify_hashes.committed(roll["salt"], drawn)
        fixed = drawn if roll["chain"] == "open" else roll["commitment"]
        last = roll["hash"] = link("roll", last, *(roll[name] for name in names), fixed, roll["said"])
    closing = report["closing"]
    closing["hash"] = link("end", last, closing["ended"], closing["taken_back"], closing["said"])
    return report


@pytest.mark.parametrize("name", ["number", "period", "place", "taken_back", "step", "weights"])
@pytest.mark.parametrize("other", [float, bool])
def test_a_number_is_written_in_one_way_only(name: str, other: type) -> None:
    """1.0 and true are equal to 1 in Python, but other bytes: a host free to choose could roll again."""
    report = json.loads(small(True))
    roll = report["rolls"][0]
    value = [other(weight) for weight in roll[name]] if name == "weights" else other(roll[name])
    assert value == roll[name]
    said = refused(sealed(relinked(report, 0, **{name: value})))
    assert said == "roll 1: something else stands where a whole number should"


def test_nor_do_the_lines_for_checking_by_hand_take_another_number(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    report = json.loads(small(True))
    roll, agreement = report["rolls"][0], report["agreement"]
    key = verify_hashes.sha(bytes.fromhex("".join([agreement["open_values"][0], *agreement["nonces"]])))
    place = [report["header"]["table"], 1, "open", True]
    other = verify_hashes.outcome_of(key, place, roll["outcomes"], roll["weights"])
    assert other != roll["outcome"]
    changed = relinked(report, 0, place=True, outcome=other)
    (tmp_path / "report.json").write_text(json.dumps(changed), encoding="utf-8")
    monkeypatch.chdir(tmp_path)
    with pytest.raises(AssertionError):
        exec(compile(BY_HAND, "by hand", "exec"), {})


def test_a_forger_who_works_out_all_hashes_anew_fails_at_the_outcome() -> None:
    report = json.loads(finished())
    verify(sealed(relinked(json.loads(finished()), 0)))
    for at in (0, 5, 40):
        roll = report["rolls"][at]
        others = [outcome for outcome in roll["outcomes"] if outcome != roll["outcome"]]
        if others:
            said = refused(sealed(relinked(json.loads(finished()), at, outcome=others[0])))
            assert said == f"roll {at + 1}: another outcome should have come up"


def test_a_key_too_many_in_a_running_game_is_refused() -> None:
    report = json.loads(running())
    report["agreement"]["closed_values"] = json.loads(finished())["agreement"]["closed_values"][:1]
    assert "closed chain before the end" in refused(sealed(report))


def test_a_key_that_is_due_must_be_there() -> None:
    report = json.loads(finished())
    report["agreement"]["open_values"] = []
    assert refused(sealed(report)) == "agreement: the value of period 1 in the open chain is not revealed"


def test_a_name_that_stands_twice_is_refused() -> None:
    assert "not JSON" in refused(finished().replace(b'"outcome":', b'"outcome":"roll 1","outcome":', 1))


@pytest.mark.parametrize(
    "data", [b"", b"{}", b"[]", b"null", b"\xff\xfe", b"[" * 100_000, b"1" * 10_000, b'{"meridian": "rolls"}']
)
def test_what_is_no_report_is_refused(data: bytes) -> None:
    assert refused(data)


# Journal and record belong together


def test_another_journal_is_refused() -> None:
    match = played()
    assert match.record is not None
    assert match.journal is not None
    entries = match.journal.entries
    for other in (entries[:-1], [*entries[:30], *entries[31:]], [*entries, entries[-1]]):
        with pytest.raises(BadInput, match=r"entry \d+ .*is not"):
            make_report(match.record, GAME, Journal(match.journal.header, other), "en")
    header = msgspec.structs.replace(match.journal.header, seats=4)
    with pytest.raises(BadInput, match="headers differ"):
        make_report(match.record, GAME, Journal(header, entries), "en")


def test_a_longer_journal_than_the_record_of_a_running_game_is_refused() -> None:
    early, late = played(60), played(120)
    assert early.record is not None
    assert late.journal is not None
    with pytest.raises(BadInput, match="its record only"):
        make_report(early.record, GAME, late.journal, "en")


def test_with_the_journal_the_rules_are_replayed() -> None:
    match = played()
    assert match.journal is not None
    assert verify(finished())["journal"] is False
    assert verify_report(finished(), GAME, match.journal)["journal"] is True
    with pytest.raises(Failure, match="journal: entry"):
        verify_report(finished(), GAME, Journal(match.journal.header, match.journal.entries[:-1]))


def test_with_the_journal_effects_are_compared() -> None:
    match, report = played(), json.loads(finished())
    assert match.journal is not None
    report["effects"][0][1] = ["Somebody wins."]
    verify(sealed(report))
    with pytest.raises(Failure, match="effects"):
        verify_report(sealed(report), GAME, match.journal)


def test_signatures_are_those_of_the_key() -> None:
    report = json.loads(small(True))
    assert verify(small(True))["signatures"] == "checked"
    assert report["signed"]["key"] == SIGNATORY.key
    for name in ("commitment", "nonce_hashes", "rolls"):
        changed = {**report, "signed": {**report["signed"], name: "0" * 128}}
        assert refused(sealed(changed)).startswith("signed:")


# For people


@pytest.mark.parametrize(("lang", "words"), [("en", "What is not proven"), ("de", "Was nicht bewiesen ist")])
@pytest.mark.parametrize("decisions", [60, 100_000])
def test_the_page_is_complete_in_itself(lang: str, words: str, decisions: int) -> None:
    match = played(decisions)
    assert match.record is not None
    assert match.journal is not None
    report = make_report(match.record, GAME, match.journal, lang)
    page = ReportPage(report, "5ea1", GAME, match.journal.header).html()
    assert words in page
    assert f"lang='{lang}'" in page
    for outside in ("http:", "https:", "//", "<script", "<link", "<img", "@import", "url(", "src="):
        assert outside not in page.replace("attempt // 8", "")
    assert page.count("<tr>") > len(report.rolls)
    assert isinstance(report, Report)
    assert report.agreement.open in page
    assert all(nonce in page for nonce in report.agreement.nonces)


def test_small_samples_are_never_marked() -> None:
    match = played()
    assert match.record is not None
    assert match.journal is not None
    report = make_report(match.record, GAME, match.journal, "en")
    rare = [msgspec.structs.replace(tally, p=0.0001, chi_square=99.0, freedom=5) for tally in report.statistics]
    few = [msgspec.structs.replace(tally, p=None, chi_square=None, freedom=None) for tally in report.statistics]
    for tallies, marked in ((rare, len(rare)), (few, 0)):
        page = ReportPage(msgspec.structs.replace(report, statistics=tallies), "", GAME, match.journal.header).html()
        assert page.count("class='rare'") == marked
        assert page.count("too few to tell") == len(tallies) - marked


def test_names_cannot_break_out_of_the_page() -> None:
    match = played(5)
    assert match.record is not None
    assert match.journal is not None
    report = make_report(match.record, GAME, match.journal, "en")
    header = msgspec.structs.replace(report.header, table="<script>alert(1)</script>", edition="'\"><b>")
    page = ReportPage(msgspec.structs.replace(report, header=header), "", GAME, match.journal.header).html()
    assert "<script>" not in page
    assert "<b>" not in page
