"""`meridian edition` and edition files on the command line: from one corrected number to a journal elsewhere."""

from __future__ import annotations

import json
import re
import subprocess
import sys
import tomllib
from pathlib import Path
from typing import Any

import pytest

from meridian import games
from meridian.arena.comparison import difference
from meridian.cli import main
from meridian.core import edition_file, edition_template
from meridian.core.datum import dotted
from meridian.core.edition import changes, marks_of
from meridian.core.game import edition_of
from meridian.core.provenance import WORDS

NAME = "global-domination"
GAME = games.load(NAME)
OWN = """
[edition]
game = "global-domination"
name = "shelf copy"
source = "the box on the shelf"

[cards.fog_of_war]
build = 9
name = { en = "Thick Fog", de = "Dichter Nebel" }
provenance = { build = "printed" }

[cards.domination]
build = 4

[areas.CAN]
name.en = "Great North"

[borders]
CAN-EAS = "land"
"""

FOGGY = ("--seed", 4, "--option", f"market={','.join([*list(edition_of(GAME).data['cards'])[1:10], 'fog_of_war'])}")
"""A table on which Fog of War is for sale, and bought and used."""


def run(capsys: pytest.CaptureFixture[str], *args: object) -> tuple[int, str, str]:
    try:
        status = main([str(arg) for arg in args])
    except SystemExit as end:
        status = int(end.code or 0)
    captured = capsys.readouterr()
    return status, captured.out, captured.err


def report(capsys: pytest.CaptureFixture[str], *args: object, status: int = 0) -> dict[str, Any]:
    ended, out, err = run(capsys, *args, "--json")
    assert (ended, err) == (status, "")
    found = json.loads(out)
    assert isinstance(found, dict)
    return found


@pytest.fixture
def own(tmp_path: Path) -> Path:
    path = tmp_path / "own.toml"
    path.write_text(OWN, encoding="utf-8")
    return path


# show


def test_show_has_every_section(capsys: pytest.CaptureFixture[str]) -> None:
    status, out, _ = run(capsys, "edition", "show", NAME)
    assert status == 0
    for text in (
        "Areas (areas)",
        "Borders (borders)",
        "Cards (cards)",
        "Constants",
        "WEU-NAF",
        "Fog of War",
        "vp.squares",
    ):
        assert text in out


def test_show_in_german(capsys: pytest.CaptureFixture[str]) -> None:
    _, out, _ = run(capsys, "edition", "show", NAME, "--lang", "de")
    assert "Gebiete (areas)" in out
    assert "Nordatlantik" in out
    assert "North Atlantic" not in out


def test_show_marks_every_datum_and_counts(capsys: pytest.CaptureFixture[str]) -> None:
    found = report(capsys, "edition", "show", NAME)
    status, out, _ = run(capsys, "edition", "show", NAME, "--provenance")
    assert status == 0
    assert "inferred       cards.fog_of_war.build = 6\n" in out
    for key, mark in found["provenance"].items():
        assert f"  {mark:13}  {key} = " in out
    assert sum(found["counts"].values()) == len(found["provenance"])
    assert found["counts"]["inferred"] == 1
    assert found["counts"]["own"] == 0
    assert "provenance" not in json.dumps(found["data"])


def test_show_an_own_edition(own: Path, capsys: pytest.CaptureFixture[str]) -> None:
    found = report(capsys, "edition", "show", NAME, "--edition", own)
    assert (found["edition"], found["source"]) == ("shelf copy", "the box on the shelf")
    assert found["hash"] != edition_of(GAME).hash
    assert found["provenance"]["cards.fog_of_war.build"] == "printed"
    assert found["provenance"]["borders.CAN-EAS"] == "own"
    assert found["counts"]["own"] == 5
    _, out, _ = run(capsys, "edition", "show", NAME, "--edition", own, "--provenance")
    assert "edition shelf copy" in out
    assert "6 of them changed" in out
    assert "Source: the box on the shelf" in out


# check


def test_check_says_how_many_data_changed(own: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert run(capsys, "edition", "check", own) == (0, "ok: 6 data changed\n", "")
    assert report(capsys, "edition", "check", own) == {"ok": True, "changed": 6, "faults": []}


def test_check_names_every_fault_with_its_line(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    path = tmp_path / "bad.toml"
    path.write_text('[cards.fog_of_war]\nbild = 1\nattack = "x"\n', encoding="utf-8")
    status, out, err = run(capsys, "edition", "check", path, "--game", NAME)
    assert (status, out) == (2, "")
    assert err.splitlines() == [
        f"meridian: {path}: line 2: cards.fog_of_war.bild is unknown; did you mean build?",
        f'meridian: {path}: line 3: cards.fog_of_war.attack is "x", not a whole number',
    ]
    status, out, _ = run(capsys, "edition", "check", path, "--game", NAME, "--json")
    assert status == 2
    assert len(json.loads(out)["faults"]) == 2


def test_check_finds_the_line_of_what_is_to_blame(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    path = tmp_path / "bad.toml"
    path.write_text('edition.game = "global-domination"\n\nareas.CAN.region = "asia"\n', encoding="utf-8")
    status, _, err = run(capsys, "edition", "check", path)
    assert status == 2
    lines = err.splitlines()
    assert len(lines) == 2
    assert all(line.startswith(f"meridian: {path}: line 3: regions.") for line in lines)
    assert lines[1].endswith("regions.asia has 4 land areas, not 3: CAN, NAS, SAS, EAS (GD-092)")


@pytest.mark.parametrize(
    ("content", "complaint"),
    [
        ("x = ", "not TOML"),
        ("[cards.megastorm]\nbuild = 1\nbuild = 2\n", "not TOML: Cannot overwrite a value (at line 3"),
        ("", "which game?"),
        ('edition.game = "chess"', "there is no game 'chess'"),
        ("edition.game = 3", "which game?"),
        ("x = " + "[" * 100_000, "bad.toml: "),
    ],
)
def test_check_refuses_what_it_cannot_read(
    content: str, complaint: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    path = tmp_path / "bad.toml"
    path.write_text(content, encoding="utf-8")
    status, out, err = run(capsys, "edition", "check", path)
    assert (status, out) == (2, "")
    assert complaint in err
    assert err.count("\n") == 1


def test_check_refuses_what_is_no_text(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    (tmp_path / "bytes").write_bytes(b"\xff\xfe\x00")
    assert "not a text in UTF-8" in run(capsys, "edition", "check", tmp_path / "bytes")[2]
    assert "Is a directory" in run(capsys, "edition", "check", tmp_path)[2]
    assert "No such file" in run(capsys, "edition", "check", tmp_path / "nowhere")[2]


def test_check_reads_what_editors_on_other_systems_write(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    path = tmp_path / "own.toml"
    text = 'edition.game = "global-domination"\r\nedition.source = "a\u2028[odd]"\r\nvp.start = "x"\r\n'
    path.write_bytes(b"\xef\xbb\xbf" + text.encode())
    err = run(capsys, "edition", "check", path)[2].splitlines()
    assert [line.split(": ")[2] for line in err] == ["line 2", "line 3"]


def test_odd_names_are_shown_as_they_are(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    path = tmp_path / "own.toml"
    path.write_text('areas.CAN.name.en = "[red]{x}[/red]"\nedition.name = "[bold]a"\n', encoding="utf-8")
    for args in (("edition", "show", NAME), ("edition", "show", NAME, "--provenance"), ("simulate", NAME, "--show")):
        status, out, _ = run(capsys, *args, "--edition", path)
        assert status == 0
        assert "[red]{x}[/red]" in out
    assert "edition [bold]a" in run(capsys, "edition", "show", NAME, "--edition", path)[1]
    assert "[red]{x}[/red]" in run(capsys, "edition", "diff", "shipped", path, "--game", NAME)[1]


# new


@pytest.fixture
def template(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> Path:
    path = tmp_path / "new.toml"
    status, out, _ = run(capsys, "edition", "new", NAME, path)
    assert status == 0
    assert str(path) in out
    return path


def test_a_new_file_changes_nothing(template: Path, capsys: pytest.CaptureFixture[str]) -> None:
    text = template.read_text(encoding="utf-8")
    assert tomllib.loads(text) == {"edition": {"game": NAME}}
    assert run(capsys, "edition", "check", template) == (0, "ok: 0 data changed\n", "")


def test_a_new_file_holds_every_datum_with_its_mark(template: Path, capsys: pytest.CaptureFixture[str]) -> None:
    text = template.read_text(encoding="utf-8")
    found = report(capsys, "edition", "show", NAME)["provenance"]
    listed = [line for line in text.splitlines() if line.startswith("# ") and line.split()[-1] in WORDS]
    assert len(listed) == len(found)
    for line in listed:
        assert found[line.split()[1]] == line.split()[-1]


@pytest.mark.parametrize("name", games.shipped())
def test_what_is_worth_a_look_comes_first(name: str) -> None:
    listed = [
        line
        for line in edition_template.template(games.load(name)).splitlines()
        if line.split()[-1:] == ["reconstructed"]
    ]
    is_word = [line.split()[1].endswith(".en") for line in listed]
    is_ours = [line.split()[1].rsplit(".")[-1] in ("de", "lon", "lat") for line in listed]
    first = is_word.index(True)
    assert first > 0
    assert True not in is_ours[:first]
    assert is_ours.index(True) > len(is_word) - 1 - is_word[::-1].index(True)


@pytest.mark.parametrize("name", games.shipped())
def test_no_colour_is_among_the_guesses_that_play_depends_on(name: str) -> None:
    first, _, rest = edition_template.template(games.load(name)).partition(edition_template.WORDS)
    assert "\n# colours.list = " in rest
    keys = [line.split()[1].split(".") for line in first.splitlines() if line.endswith("  # reconstructed")]
    assert keys
    assert [key for key in keys if not {"colour", "colours", "letter"}.isdisjoint(key)] == []


def test_any_line_of_a_new_file_can_be_uncommented(template: Path) -> None:
    lines = template.read_text(encoding="utf-8").splitlines()
    data = 0
    for at, line in enumerate(lines):
        if line.startswith("#"):
            text = "\n".join([*lines[:at], line[1:], *lines[at + 1 :]])
            overlay = tomllib.loads(text)
            data += len(overlay) > 1
            assert changes(edition_of(GAME), edition_of(GAME, overlay)) == []
    assert data == 628  # every datum, and the mark for the whole file
    everything = tomllib.loads("\n".join(line[1:] if line.startswith("# ") else line for line in lines))
    assert changes(edition_of(GAME), edition_of(GAME, everything)) == []
    assert edition_of(GAME, everything).name == "my own copy"


def test_a_number_corrected_in_a_new_file(template: Path, capsys: pytest.CaptureFixture[str]) -> None:
    text = template.read_text(encoding="utf-8")
    corrected = text.replace("# cards.insurgents.build = 3 ", "cards.insurgents.build = 5 ")
    assert corrected != text
    template.write_text(corrected, encoding="utf-8")
    found = report(capsys, "edition", "diff", "shipped", template)
    assert found["changes"] == [{"key": "cards.insurgents.build", "a": 3, "b": 5}]


def test_new_overwrites_nothing(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    path = tmp_path / "mine.toml"
    path.write_text("kept", encoding="utf-8")
    status, out, err = run(capsys, "edition", "new", NAME, path)
    assert (status, out) == (2, "")
    assert "nothing was written" in err
    assert path.read_text(encoding="utf-8") == "kept"
    assert "No such file" in run(capsys, "edition", "new", NAME, tmp_path / "no" / "folder.toml")[2]


# diff


def test_diff_shows_both_values(own: Path, capsys: pytest.CaptureFixture[str]) -> None:
    status, out, _ = run(capsys, "edition", "diff", "shipped", own)
    assert status == 0
    assert "6 data differ" in out
    (line,) = (line for line in out.splitlines() if "cards.fog_of_war.build" in line)
    assert line.split() == ["cards.fog_of_war.build", "6", "9"]
    assert "No datum differs" in run(capsys, "edition", "diff", own, own)[1]
    assert "No datum differs" in run(capsys, "edition", "diff", "shipped", "shipped", "--game", NAME)[1]


def test_diff_plays_on_both(own: Path, capsys: pytest.CaptureFixture[str]) -> None:
    args = ("edition", "diff", "shipped", own, "--games", 4, "--seats", "random,greedy", "--option", "turns=4")
    one = report(capsys, *args, "--seed", 5)
    two = report(capsys, *args, "--seed", 5, "--jobs", 2)
    assert one == two
    played = one["played"]
    assert played["rounds"] == {"a": 4.0, "b": 4.0, "difference": 0.0, "interval": [0.0, 0.0]}
    low, high = played["decisions"]["interval"]
    assert low <= played["decisions"]["difference"] <= high
    assert played["unfinished"] == [0, 0]
    assert len(played["wins"]) == 2
    for side in ("a", "b"):
        assert sum(won[side]["rate"] for won in played["wins"]) == pytest.approx(1)
    uses = {(row["card"], row["use"]) for row in played["cards"]}
    assert {("domination", "build"), ("domination", "attack")} <= uses
    assert any(use == "take" for _, use in uses)
    assert played != report(capsys, *args, "--seed", 6)["played"]
    status, out, _ = run(capsys, *args, "--lang", "de")
    assert status == 0
    assert "Siege je Platz" in out


def test_diff_counts_what_was_really_played(tmp_path: Path, own: Path, capsys: pytest.CaptureFixture[str]) -> None:
    table = ("--games", 3, "--seats", "random,random", "--option", "turns=4", "--seed", 2)
    found = report(capsys, "edition", "diff", own, "shipped", *table)["played"]
    run(capsys, "simulate", NAME, *table, "--edition", own, "--save", tmp_path / "journals")
    text = "".join(path.read_text(encoding="utf-8") for path in (tmp_path / "journals").glob("*.jsonl"))
    for row in found["cards"]:
        said = f'"{row["use"]} {row["card"]}"'
        assert row["a"] == pytest.approx(text.count(said) / 3, abs=0.0001), said


def test_the_interval_of_a_difference() -> None:
    a, b = [1, 2, 3, 4], [2, 4, 6, 8]
    found = difference((sum(a), sum(x * x for x in a)), (sum(b), sum(x * x for x in b)), 4)
    assert (found["a"], found["b"], found["difference"]) == (2.5, 5.0, 2.5)
    half = 1.96 * ((5 / 3 + 20 / 3) / 4) ** 0.5
    assert found["interval"] == [pytest.approx(2.5 - half, abs=1e-4), pytest.approx(2.5 + half, abs=1e-4)]


@pytest.mark.parametrize(
    ("args", "complaint"),
    [
        (["edition", "shwo"], "edition: Unknown command"),
        (["edition", "show"], "requires an argument"),
        (["edition", "show", "chess"], "there is no game 'chess'"),
        (["edition", "show", NAME, "--lang", "fr"], "there is no language 'fr'"),
        (["edition", "show", NAME, "--edition", "nowhere.toml"], "nowhere.toml: No such file"),
        (["edition", "diff", "shipped", "shipped"], "which game?"),
        (["edition", "diff", "shipped", "nowhere.toml"], "nowhere.toml: No such file"),
        (["edition", "diff", "shipped", "shipped", "--game", NAME, "--games", "1"], "--games must be at least 2"),
        (["edition", "diff", "shipped", "shipped", "--game", NAME, "--games", "-3"], "--games must be at least 2"),
        (["edition", "diff", "shipped", "shipped", "--game", NAME, "--games", "2", "--jobs", "0"], "--jobs must be"),
        (["edition", "diff", "shipped", "shipped", "--game", NAME, "--games", "2", "--seats", "x,y"], "no bot 'x'"),
        (["simulate", NAME, "--edition", "nowhere.toml"], "nowhere.toml: No such file"),
    ],
)
def test_bad_input_gets_one_line(args: list[str], complaint: str, capsys: pytest.CaptureFixture[str]) -> None:
    status, out, err = run(capsys, *args)
    assert (status, out) == (2, "")
    assert err.startswith("meridian: ")
    assert err.count("\n") == 1
    assert complaint in err


# Playing with an edition


def test_names_of_an_edition_show_in_the_log(own: Path, capsys: pytest.CaptureFixture[str]) -> None:
    table = ("simulate", NAME, "--edition", own, "--show", *FOGGY)
    english = run(capsys, *table)[1]
    assert "Thick Fog" in english
    assert "Great North" in english
    assert "Fog of War" not in english
    german = run(capsys, *table, "--lang", "de")[1]
    assert "Dichter Nebel" in german
    assert "Kanada" in german


def test_nothing_is_played_on_bad_data(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    path = tmp_path / "bad.toml"
    path.write_text('[borders]\nCAN-USA = "sea"\nCAN-CAN = "land"\n[scoring]\nsea_full = -1\n', encoding="utf-8")
    target = tmp_path / "journals"
    status, out, err = run(capsys, "simulate", NAME, "--edition", path, "--save", target)
    assert (status, out) == (2, "")
    assert f"{path}: line 3: borders.CAN-CAN joins an area to itself (GD-094)" in err
    assert not target.exists()


def test_options_lie_over_the_edition(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    path = tmp_path / "own.toml"
    path.write_text("[turns]\ndefault = 5\nmax = 20\n", encoding="utf-8")
    assert report(capsys, "simulate", NAME, "--edition", path)["rounds"]["max"] == 5
    assert report(capsys, "simulate", NAME, "--edition", path, "--option", "turns=14")["rounds"]["max"] == 14
    assert "14 is not one of 4 to 12" in run(capsys, "simulate", NAME, "--option", "turns=14")[2]


def test_a_journal_replays_elsewhere_without_the_file(
    tmp_path: Path, own: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    run(capsys, "simulate", NAME, "--edition", own, *FOGGY, "--save", tmp_path / "journals")
    (journal,) = (tmp_path / "journals").glob("*.jsonl")
    here = run(capsys, "replay", journal, "--json")[1]
    own.unlink()
    elsewhere = tmp_path / "elsewhere"
    elsewhere.mkdir()
    moved = elsewhere / "journal.jsonl"
    journal.rename(moved)

    def replayed(*args: str) -> str:
        script = "import sys; from meridian.cli import main; sys.exit(main(sys.argv[1:]))"
        command = [sys.executable, "-c", script, "replay", "journal.jsonl", *args]
        done = subprocess.run(command, cwd=elsewhere, capture_output=True, text=True, check=True)
        return done.stdout

    assert json.loads(replayed("--json")) == json.loads(here)
    log = replayed()
    assert "Thick Fog" in log
    assert "uses Domination for Build and gets 4 Build points" in log
    header = json.loads(moved.read_text(encoding="utf-8").splitlines()[0])["header"]
    assert header["edition"] == "shelf copy"
    assert header["overlay"] == tomllib.loads(OWN)


def test_a_journal_with_a_bad_overlay_is_refused(tmp_path: Path, own: Path, capsys: pytest.CaptureFixture[str]) -> None:
    run(capsys, "simulate", NAME, "--edition", own, "--save", tmp_path)
    (journal,) = tmp_path.glob("*.jsonl")
    text = journal.read_text(encoding="utf-8")
    for old, changed, complaint in (
        ('"build": 9', '"bild": 9', "edition: cards.fog_of_war.bild is unknown"),
        ('"build": 9', '"build": 99', "edition: cards.fog_of_war.build is 99"),
        ('"build": 9', '"build": 8', "changed after it was written"),
    ):
        assert old in text
        journal.write_text(text.replace(old, changed), encoding="utf-8")
        status, out, err = run(capsys, "replay", journal)
        assert (status, out) == (2, "")
        assert complaint in err
        assert err.count("\n") == 1


def test_the_example_of_the_documentation_passes(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    text = (Path(__file__).parents[2] / "docs" / "editions.md").read_text(encoding="utf-8")
    (example,) = re.findall(r"```toml\n(.*?)```", text, flags=re.DOTALL)
    path = tmp_path / "example.toml"
    path.write_text(example, encoding="utf-8")
    assert run(capsys, "edition", "check", path) == (0, "ok: 6 data changed\n", "")
    described = set(re.findall(r"^\| (`[a-z-]+`(?:, `[a-z-]+`)*) \|", text, flags=re.MULTILINE))
    words = {word.strip("`") for cell in described for word in cell.split(", ")}
    assert words >= set(WORDS)


# merge


def owners(tmp_path: Path, *texts: str) -> list[Path]:
    paths = [tmp_path / f"{name}.toml" for name in ("ann", "ben")]
    for path, text in zip(paths, texts, strict=True):
        path.write_text(f'edition.game = "{NAME}"\n{text}', encoding="utf-8")
    return paths


def test_two_files_become_one(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    ann, ben = owners(
        tmp_path,
        'edition.name = "Ann"\nprovenance = "printed"\ncards.insurgents.build = 5\nareas.CAN.name.en = "Dominion"\n',
        'edition.name = "Ben"\nedition.source = "a shelf"\ncards.insurgents.build = 5\ncards.insurgents.attack = 1\n'
        'cards.insurgents.provenance.attack = "public"\n',
    )
    both = tmp_path / "both.toml"
    status, out, _ = run(capsys, "edition", "merge", ann, ben, both)
    assert (status, out) == (0, f"{both} is written: 3 data of both files.\n")
    edition = edition_file.read(both).edition(GAME)
    assert (edition.name, edition.source) == ("Ann + Ben", "a shelf")
    assert {dotted(change.key): change.after for change in changes(edition_of(GAME), edition)} == {
        "cards.insurgents.build": 5, "cards.insurgents.attack": 1, "areas.CAN.name.en": "Dominion",
    }  # fmt: skip
    marks = {dotted(key): mark for key, mark in marks_of(edition, edition_of(GAME)).items()}
    assert marks["cards.insurgents.build"] == marks["areas.CAN.name.en"] == "printed"
    assert marks["cards.insurgents.attack"] == "public"
    assert run(capsys, "edition", "merge", ann, ben, both)[0] == 2  # nothing is overwritten


def test_owners_who_disagree(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    ann, ben = owners(
        tmp_path, "cards.insurgents.build = 5\ncards.insurgents.attack = 1\n", "cards.insurgents.build = 4\n"
    )
    both = tmp_path / "both.toml"
    status, out, _ = run(capsys, "edition", "merge", ann, ben, both)
    assert status == 1
    assert out.splitlines()[1:] == [f"cards.insurgents.build: 5 in {ann}, 4 in {ben}"]
    assert [dotted(c.key) for c in changes(edition_of(GAME), edition_file.read(both).edition(GAME))] == [
        "cards.insurgents.attack"
    ]
    text = both.read_text(encoding="utf-8")
    assert "# cards.insurgents.build = 5 " in text
    assert "# cards.insurgents.build = 4 " in text
    both.unlink()
    found = report(capsys, "edition", "merge", ann, ben, both, status=1)
    assert found["disagreements"] == [{"key": "cards.insurgents.build", "a": 5, "b": 4, "lines": [2, 2]}]


def test_files_that_do_not_fit_together(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    ann, ben = owners(tmp_path, 'areas.CAN.name.en = "Somewhere"\n', 'areas.USA.name.en = "Somewhere"\n')
    status, _, error = run(capsys, "edition", "merge", ann, ben, tmp_path / "both.toml")
    assert status == 2
    assert "do not fit together" in error
    assert not (tmp_path / "both.toml").exists()
