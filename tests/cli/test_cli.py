"""The command line: what it prints, and how it refuses."""

from __future__ import annotations

import json
import os
import subprocess
import sys
import tomllib
from pathlib import Path

import pytest

from meridian.cli import COMMANDS, main
from meridian.games import names

GAME = "global-domination"
SCENARIO = """
title = "A Build in an empty Area"
game = "global-domination"
clauses = ["GD-083"]
[position.players.p1]
hand = ["domination", "domination"]
[[step]]
play = ["p1 build domination", "p1 build-in USA"]
[step.state]
"areas.USA" = "p1 struggling"
"""


def run(capsys: pytest.CaptureFixture[str], *args: object) -> tuple[int, str, str]:
    try:
        status = main([str(arg) for arg in args])
    except SystemExit as end:
        status = int(end.code or 0)
    captured = capsys.readouterr()
    return status, captured.out, captured.err


def simulate(capsys: pytest.CaptureFixture[str], *args: object) -> dict[str, object]:
    status, out, _ = run(capsys, "simulate", GAME, *args, "--json")
    assert status == 0
    report = json.loads(out)
    assert isinstance(report, dict)
    return report


@pytest.fixture
def journal(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> Path:
    simulate(capsys, "--seats", "random,random,random", "--seed", 3, "--save", tmp_path)
    (path,) = tmp_path.glob("*.jsonl")
    return path


@pytest.mark.parametrize("words", [["--help"], ["--version"], ["games", "--json"]])
def test_whoever_reads_may_stop_reading(words: list[str]) -> None:
    reading, writing = os.pipe()
    os.close(reading)
    command = [sys.executable, "-m", "meridian", *words]
    done = subprocess.run(command, stdout=writing, stderr=subprocess.PIPE, text=True, check=False)
    os.close(writing)
    assert (done.returncode, done.stderr) == (0, "")


def test_help_lists_every_command(capsys: pytest.CaptureFixture[str]) -> None:
    status, out, _ = run(capsys, "--help")
    assert status == 0
    assert all(f"  {command} " in out for command in COMMANDS)


@pytest.mark.parametrize("command", COMMANDS)
def test_every_command_explains_itself(command: str, capsys: pytest.CaptureFixture[str]) -> None:
    status, out, _ = run(capsys, command, "--help")
    assert status == 0
    assert f"meridian {command}" in out
    assert "--json" in out


def test_games_as_json(capsys: pytest.CaptureFixture[str]) -> None:
    status, out, _ = run(capsys, "games", "--json")
    assert status == 0
    found = {game["name"]: game for game in json.loads(out)["games"]}
    assert set(found) == set(names())
    game = found[GAME]
    assert game["players"] == [2, 6]
    assert len(game["clauses"]) == 156
    options = {option["name"]: option["values"] for option in game["options"]}
    assert options["turns"] == {"low": 4, "high": 12}
    assert options["begins"] == ["drawn", "first_seat"]
    assert options["straits"] == [True, False]
    assert (options["market"]["words"], options["market"]["pick"]) == (["random"], 10)


@pytest.mark.parametrize(
    ("lang", "words"),
    [
        ("en", ("Game Turns", "2 to 6 players", "4 to 12 (default 8;")),
        ("de", ("Runden", "2 bis 6 Spieler", "4 bis 12 (Vorgabe 8;")),
    ],
)
def test_games_in_both_languages(lang: str, words: tuple[str, ...], capsys: pytest.CaptureFixture[str]) -> None:
    status, out, _ = run(capsys, "games", "--lang", lang)
    assert status == 0
    assert [word for word in words if word not in out] == []


@pytest.mark.parametrize(
    ("lang", "words"),
    [
        ("en", ("one game", "seat 2 (greedy)", "100.0%", "One journal in")),
        ("de", ("eine Partie", "Platz 2 (greedy)", "100,0 %", "Ein Journal in")),
    ],
)
def test_simulate_in_both_languages(
    lang: str, words: tuple[str, ...], tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    short = ("--option", "turns=4", "--seats", "random,greedy", "--seed", 1)
    status, out, _ = run(capsys, "simulate", GAME, *short, "--save", tmp_path, "--lang", lang)
    assert status == 0
    assert [word for word in words if word not in out] == []


def test_simulate_reports_what_was_promised(capsys: pytest.CaptureFixture[str]) -> None:
    report = simulate(capsys, "--seats", "random,greedy", "--games", 3, "--seed", 5, "--option", "turns=4")
    assert set(report) >= {
        "game", "seats", "games", "unfinished", "decisions", "seconds", "games_per_second", "decisions_per_second",
        "rounds", "wins", "clauses", "compiled", "digest",
    }  # fmt: skip
    assert report["games"] == 3
    assert report["unfinished"] == 0
    assert report["rounds"] == {"min": 4, "median": 4, "max": 4, "mean": 4, "interval": [4, 4]}
    wins = report["wins"]
    assert isinstance(wins, dict)
    assert set(wins["by_bot"]) == {"random", "greedy"}
    assert sum(seat["wins"] for seat in wins["by_seat"]) == pytest.approx(3)
    assert all(0 <= seat["interval"][0] <= seat["rate"] <= seat["interval"][1] <= 1 for seat in wins["by_seat"])


def test_the_same_seed_gives_the_same_games_whatever_the_jobs(capsys: pytest.CaptureFixture[str]) -> None:
    args = ("--seats", "random,random,greedy", "--games", 6, "--option", "turns=4")
    one = simulate(capsys, *args, "--seed", 9, "--jobs", 1)
    two = simulate(capsys, *args, "--seed", 9, "--jobs", 2)
    other = simulate(capsys, *args, "--seed", 10)
    for key in ("digest", "wins", "clauses", "decisions"):
        assert one[key] == two[key]
    assert one["digest"] != other["digest"]


def test_presets_and_options_beside_them(capsys: pytest.CaptureFixture[str]) -> None:
    quick = simulate(capsys, "--option", "preset=quick")
    assert quick["rounds"] == {"min": 4, "median": 4, "max": 4, "mean": 4, "interval": [4, 4]}
    longer = simulate(capsys, "--option", "turns=5", "--option", "preset=quick")
    assert longer["rounds"] == {"min": 5, "median": 5, "max": 5, "mean": 5, "interval": [5, 5]}


def test_a_game_that_takes_too_long_is_reported_unfinished(capsys: pytest.CaptureFixture[str]) -> None:
    report = simulate(capsys, "--seats", "random,random", "--games", 2, "--max-decisions", 10)
    assert report["unfinished"] == 2
    assert report["decisions"] == 20


def test_simulate_shows_a_log_in_german(capsys: pytest.CaptureFixture[str]) -> None:
    status, out, _ = run(capsys, "simulate", GAME, "--show", "--lang", "de", "--option", "turns=4")
    assert status == 0
    assert "Startspieler" in out
    assert "GD-008" in out


def test_replay_shows_each_line_with_its_clauses(journal: Path, capsys: pytest.CaptureFixture[str]) -> None:
    status, out, _ = run(capsys, "replay", journal)
    assert status == 0
    assert all("GD-" in line for line in out.splitlines())
    assert "draws" in out


def test_replay_as_a_seat_hides_what_it_cannot_know(journal: Path, capsys: pytest.CaptureFixture[str]) -> None:
    everything = run(capsys, "replay", journal, "--json")[1]
    own = run(capsys, "replay", journal, "--json", "--seat", 2)[1]
    watching = run(capsys, "replay", journal, "--json", "--seat", 0)[1]

    def draws(text: str) -> set[str]:
        return {fact["args"]["seat"] for fact in json.loads(text)["facts"] if fact["fact"] == "drew-card"}

    assert draws(everything) == {"p1", "p2", "p3"}
    assert draws(own) == {"p2"}
    assert draws(watching) == set()


def test_replay_stops_where_told_and_explains_why(journal: Path, capsys: pytest.CaptureFixture[str]) -> None:
    status, out, _ = run(capsys, "replay", journal, "--to", 12, "--why")
    assert status == 0
    assert "GD-008: " in out
    assert json.loads(run(capsys, "replay", journal, "--to", 12, "--json")[1])["entries"] == 12


def test_rules(capsys: pytest.CaptureFixture[str]) -> None:
    status, out, _ = run(capsys, "rules", GAME, "gd-057")
    assert status == 0
    assert "GD-057" in out
    assert "GD-A27" in out
    assert "first_player" in out
    whole = run(capsys, "rules", GAME, "--lang", "de")[1]
    assert whole.count("GD-") >= 156
    single = run(capsys, "rules", GAME, "GD-113", "--lang", "de")[1]
    assert "Die Karten" in single
    assert "The Cards" not in single
    assert "(Option text_restricts_values)" in single


def test_rules_show_player_aids_of_an_edition(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    status, out, _ = run(capsys, "rules", GAME, "--card")
    assert status == 0
    assert "after 8 Game Turns" in out
    assert "other options" not in out
    own = tmp_path / "own.toml"
    own.write_text("scoring.region_monopoly = 9\n[edition]\ngame = 'global-domination'\n", encoding="utf-8")
    out = run(capsys, "rules", GAME, "--card", "--edition", own, "--option", "preset=quick", "--lang", "de")[1]
    assert "Nach 4 Runden" in out
    assert "+9" in out
    assert "Dieser Tisch spielt mit anderen Optionen" in out
    page = tmp_path / "card.html"
    assert run(capsys, "rules", GAME, "--card", "--edition", own, "--option", "turns=5", "--html", page)[:2] == (0, "")
    for text in ("<html lang='en'>", "after 5 Game Turns", "<td>+9</td>", "This table plays with other options"):
        assert text in page.read_text(encoding="utf-8")
    out = run(capsys, "rules", GAME, "--glossary", "--faq", "--tips")[1]
    for text in ("Region Monopoly", "GD-A13", "Buy early.", "The original board is lost"):
        assert text in out
    told = json.loads(run(capsys, "rules", GAME, "--faq", "--tips", "--json")[1])
    assert list(told) == ["game", "edition", "faq", "tips", "background"]
    assert told["faq"]["de"][0]["answers"][0]["ruling"] == told["faq"]["en"][0]["answers"][0]["ruling"]


def test_check_counts_and_fails(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    (tmp_path / "good.toml").write_text(SCENARIO, encoding="utf-8")
    assert run(capsys, "check", tmp_path) == (0, "1 passed, 0 failed\n", "")
    (tmp_path / "bad.toml").write_text(SCENARIO.replace("p1 struggling", "p1 full"), encoding="utf-8")
    status, out, _ = run(capsys, "check", tmp_path)
    assert status == 1
    assert out.endswith("1 passed, 1 failed\n")
    assert "bad.toml:10: step 1: state: areas.USA" in out
    (tmp_path / "typo.toml").write_text(SCENARIO.replace("[position", "[positoin"), encoding="utf-8")
    status, out, err = run(capsys, "check", tmp_path)
    assert status == 2
    assert out.endswith("1 passed, 2 failed\n")
    assert "typo.toml:5: 'positoin' is unknown; did you mean position?" in err


@pytest.mark.parametrize(
    ("args", "complaint"),
    [
        (["simulat"], "there is no command 'simulat'; did you mean simulate?"),
        (["simulate"], "requires an argument"),
        (["simulate", "globopoly"], "there is no game 'globopoly'"),
        (["simulate", GAME, "--seats", "stedy,random"], "there is no bot 'stedy'; did you mean steady?"),
        (["simulate", GAME, "--seats", "random"], "is for 2 to 6 players, not 1 (GD-001)"),
        (["simulate", GAME, "--option", "turn=3"], "option 'turn' is unknown; did you mean turns?"),
        (["simulate", GAME, "--option", "turns"], "should read name=value"),
        (["simulate", GAME, "--option", "preset=quik"], "there is no preset 'quik'; did you mean quick?"),
        (["simulate", GAME, "--option", "turns=99"], "option turns: 99 is not one of 4 to 12 (GD-017 GD-A11)"),
        (["simulate", GAME, "--option", "straits=maybe"], "'maybe' is not one of true, false"),
        (["simulate", GAME, "--option", "market=megastrom"], "'megastrom' is unknown; did you mean megastorm?"),
        (["simulate", GAME, "--option", "market=megastorm"], "needs 10 different words, not 1"),
        (["simulate", GAME, "--games", "0"], "must be at least 1"),
        (["simulate", GAME, "--games", "many"], "unable to convert"),
        (["simulate", GAME, "--lang", "fr"], "there is no language 'fr'"),
        (["rules", GAME, "GD-999"], "has no clause 'GD-999'"),
        (["rules", GAME, "GD-001", "--card"], "--card shows no single clause; leave 'GD-001' out"),
        (["rules", "kuhn-poker", "--tips"], "kuhn-poker has no player aids"),
        (["rules", GAME, "--option", "turns=4"], "--edition, --option and --html belong to --card"),
        (["rules", GAME, "--html", "card.html"], "--edition, --option and --html belong to --card"),
        (
            ["rules", GAME, "--card", "--html", "no/such/card.html"],
            "--html no/such/card.html: No such file or directory",
        ),
        (["check", "nowhere"], "nowhere: there is no such file or folder"),
        (["replay", "nowhere"], "nowhere: No such file or directory"),
    ],
)
def test_bad_input_gets_one_line(args: list[str], complaint: str, capsys: pytest.CaptureFixture[str]) -> None:
    status, out, err = run(capsys, *args)
    assert status == 2
    assert out == ""
    assert err.startswith("meridian: ")
    assert err.count("\n") == 1
    assert complaint in err


def test_a_bad_journal_is_named_with_its_line(journal: Path, capsys: pytest.CaptureFixture[str]) -> None:
    text = journal.read_text(encoding="utf-8")
    lines = text.splitlines()
    cases = {
        "line 20: cut short": "\n".join(lines[:19]) + '\n["p1", "bu',
        f"line {len(lines)}: cut short: the closing line is missing": "\n".join(lines[:-1]),
        "line 8: changed after it was written": text.replace(lines[7], lines[7].replace("market", "draw"), 1),
        "line 1: not the header": "\n".join(lines[1:]),
        "there is no game 'chess'": text.replace('"global-domination"', '"chess"'),
        "line 2: changed after it was written": text.replace('"turns": 8', '"turns": 7'),
    }
    for complaint, content in cases.items():
        journal.write_text(content, encoding="utf-8")
        status, out, err = run(capsys, "replay", journal)
        assert (status, out) == (2, "")
        assert complaint in err
        assert str(journal) in err


def test_nothing_is_written_when_the_input_is_bad(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    target = tmp_path / "journals"
    assert run(capsys, "simulate", GAME, "--seats", "random,nobody", "--save", target)[0] == 2
    assert not target.exists()
    file = tmp_path / "file"
    file.write_text("kept", encoding="utf-8")
    status, _, err = run(capsys, "simulate", GAME, "--save", file)
    assert status == 2
    assert "--save" in err
    assert file.read_text(encoding="utf-8") == "kept"


def test_python_runs_the_package_in_the_language_of_the_locale() -> None:
    words = [sys.executable, "-m", "meridian", "games"]
    german = {name: value for name, value in os.environ.items() if name not in ("LC_ALL", "MERIDIAN_LANG")}
    told = [
        subprocess.run(words, env={**german, **more}, capture_output=True, text=True, check=True).stdout
        for more in ({"LANG": "de_DE.UTF-8"}, {"LANG": "de_DE.UTF-8", "MERIDIAN_LANG": "en"}, {"LANG": "fi_FI.UTF-8"})
    ]
    assert ["Siegpunkten" in text for text in told] == [True, False, False]


def test_saved_games_are_never_written_over(journal: Path, capsys: pytest.CaptureFixture[str]) -> None:
    before = journal.read_bytes()
    again = ["simulate", GAME, "--seats", "greedy,greedy", "--games", 2, "--seed", 3, "--save", journal.parent]
    status, _, err = run(capsys, *again)
    assert (status, err.count("\n")) == (2, 1)
    assert f"holds {journal.name} already" in err
    assert journal.read_bytes() == before
    assert list(journal.parent.iterdir()) == [journal]


def test_settings_are_shown_as_a_file_that_can_be_read_again(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    file = tmp_path / "meridian.toml"
    file.write_text("port = 9000\n[mail]\nhost = 'mail.example'\nsender = 'ann@mail.example'\npassword = 'geheim'\n")
    monkeypatch.setenv("MERIDIAN_PORT", "9001")
    monkeypatch.setenv("MERIDIAN_DATABASE", "postgresql://ann:geheim@db/meridian")
    status, out, _ = run(capsys, "config", "--config", file)
    assert status == 0
    assert "geheim" not in out
    assert "port = 9001  # environment: MERIDIAN_PORT\n" in out
    assert f'mail.host = "mail.example"  # {file}: mail.host\n' in out
    assert tomllib.loads(out)["mail"]["port"] == 587
    told = json.loads(run(capsys, "config", "--config", file, "--changed", "--json")[1])
    assert told["mail.password"] == {"value": "***", "source": f"{file}: mail.password"}
    assert set(told) == {"port", "database", "mail.host", "mail.sender", "mail.password"}
    monkeypatch.setenv("MERIDIAN_PROT", "9001")
    status, _, err = run(capsys, "config")
    assert status == 2
    assert err.startswith("meridian: environment: there is no setting MERIDIAN_PROT")


@pytest.mark.parametrize("shell", ["bash", "zsh", "fish"])
def test_completion_knows_all_commands(
    shell: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setenv("HOME", str(tmp_path))
    status, out, _ = run(capsys, "--install-completion", shell)
    assert status == 0
    script = Path(out.removeprefix("meridian: ").partition(";")[0]).read_text()
    assert all(command in script for command in COMMANDS)
    assert "--install-completion takes one of" in run(capsys, "--install-completion", "tcsh")[2]
