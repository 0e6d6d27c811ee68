"""Bots of one's own: how they are named, what their processes get, and what becomes of those that fail."""

from __future__ import annotations

import io
import json
import logging
import shutil
import socket
import sys
from pathlib import Path
from random import Random

import pytest

from meridian import games, own_bots
from meridian.arena.match import Match, play_match
from meridian.cli import main
from meridian.core.errors import BadInput
from meridian.core.game import new_header
from meridian.core.replay import final
from meridian.own_bots import enclosure, hosted, spec, system_calls
from meridian.own_bots.child import BotQuestion
from meridian.own_bots.own_bot import MAX_FAILURES, OwnBot
from meridian.own_bots.running import Lease, RunningBots
from meridian.research.gym_env import SingleSeat

ROOT = Path(__file__).parents[2]
MISCHIEF = Path(__file__).with_name("mischief.py")
TRADER = ROOT / "examples" / "bots" / "trader.py"
PATIENT = "budget=2m"  # no test waits for it; a busy machine may be slow
KUHN = games.load("kuhn-poker")


def played(*seats: str, seed: int = 1) -> Match:
    makers = [own_bots.maker(KUHN, seat) for seat in seats]
    return play_match(KUHN, new_header(KUHN, len(seats)), makers, seed, 0, 1000)


def simulated(capsys: pytest.CaptureFixture[str], game: str, *words: str) -> dict[str, object]:
    assert main(["simulate", game, "--json", *words]) == 0
    told: dict[str, object] = json.loads(capsys.readouterr().out)
    return told


@pytest.mark.parametrize(
    ("text", "kind", "name", "seconds"),
    [
        (f"{TRADER}:Trader", "file", "Trader", 5.0),
        (f" {TRADER}:Trader:budget=200ms ", "file", "Trader", 0.2),
        (str(ROOT / "examples" / "bots" / "bot.mjs"), "program", str(ROOT / "examples" / "bots" / "bot.mjs"), 5.0),
    ],
)
def test_a_bot_is_named_by_its_path(text: str, kind: str, name: str, seconds: float) -> None:
    assert spec.is_own(text)
    code = spec.code_of(text)
    assert (code.kind, code.name, code.seconds) == (kind, name, seconds)
    assert code.title == text.strip()


@pytest.mark.parametrize(
    ("text", "line"),
    [
        ("nowhere/mybots.py:Trader", "bot nowhere/mybots.py:Trader: there is no file nowhere/mybots.py"),
        (f"{TRADER}", f"bot {TRADER}: which class? Write {TRADER}:CLASS"),
        (f"{TRADER}:Trader:speed=3", "has no parameter 'speed' (parameters: budget)"),
        (f"{TRADER}:Absent", f"bot {TRADER}:Absent: there is no class Absent in it"),
        (f"{MISCHIEF}:Lacks", f"bot {MISCHIEF}:Lacks: class Lacks has no method choose(self, question)"),
        (f"{MISCHIEF}:Chosen", f"bot {MISCHIEF}:Chosen: Chosen plays chess, not kuhn-poker"),
        (f"{ROOT}/README.md", f"bot {ROOT}/README.md: {ROOT}/README.md is not executable"),
        ("steadi", "there is no bot 'steadi'"),
    ],
)
def test_a_bot_that_cannot_play_is_refused_in_one_line(text: str, line: str) -> None:
    with pytest.raises(BadInput) as refused:
        own_bots.check(KUHN, text)
    assert line in str(refused.value)
    assert "\n" not in str(refused.value)


def test_a_class_plays_in_simulations_and_can_be_repeated(capsys: pytest.CaptureFixture[str]) -> None:
    words = ["--seats", f"{TRADER}:Trader,greedy", "--games", "2"]
    first = simulated(capsys, "globopolis", *words)
    assert first["unfinished"] == 0
    assert first["digest"] == simulated(capsys, "globopolis", *words)["digest"]


def test_a_bot_in_another_language_plays_a_game(capsys: pytest.CaptureFixture[str]) -> None:
    bot = f"{ROOT / 'examples' / 'bots' / 'bot.mjs'}:{PATIENT}"
    report = simulated(capsys, "global-domination", "--option", "turns=4", "--seats", f"{bot},random")
    assert report["unfinished"] == 0
    assert capsys.readouterr().err == ""


@pytest.mark.parametrize(
    ("bot", "told"),
    [
        (f"Dies:{PATIENT}", "it ended with status 3"),
        ("Hangs:budget=100ms", "no answer within 0.1 s"),
        (f"Floods:{PATIENT}", "its answer is longer than 65536 bytes"),
        (f"Babbles:{PATIENT}", "its answer 'fly to the moon' means nothing: there is no action 'fly'"),
        (f"Numbers:{PATIENT}", "its answer is 3, not one of the options"),
        (f"Raises:{PATIENT}", "IndexError: list index out of range (mischief.py, line "),
        (f"Eats:{PATIENT}", "MemoryError: (mischief.py, line "),
    ],
)
def test_a_bot_that_fails_loses_nothing_for_others(bot: str, told: str, caplog: pytest.LogCaptureFixture) -> None:
    with caplog.at_level(logging.WARNING):
        match = played(f"{MISCHIEF}:{bot}", "random")
    assert match.finished
    lines = [record.getMessage() for record in caplog.records]
    assert 1 <= len(lines) <= MAX_FAILURES
    assert lines[0].startswith(f"bot {MISCHIEF}:{bot} (p1): {told}")
    assert all("; the game answers for it" in line and "\n" not in line for line in lines)


def test_a_process_gets_the_view_and_nothing_else(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "bots").mkdir()
    (tmp_path / "secret.txt").write_text("secret", encoding="utf-8")
    file = shutil.copy(MISCHIEF, tmp_path / "bots")
    listening = socket.socket(socket.AF_UNIX)
    monkeypatch.chdir(tmp_path / "bots")  # the name of a socket is short
    listening.bind("socket")
    listening.listen()
    bot = own_bots.maker(KUHN, f"{file}:Looks:{PATIENT}")(Random(1))
    assert isinstance(bot, OwnBot)
    match = played("random", "random")
    assert match.journal is not None
    p = final(KUHN, match.journal, 2)  # after the deal
    (seat,) = p.who()
    view = KUHN.rules.view(p, seat)
    bot.choose(view, seat, p.options(seat))
    assert bot.lease.process is not None
    found = json.loads(bot.lease.process.errors())
    listening.close()
    reach = enclosure.abi() == 0  # a machine without Landlock cannot close these off
    free = system_calls.known() is None  # nor these one whose system calls are not known
    assert found == {
        "environment": [],
        "descriptors": 6,  # its three streams, those of the protocol, and the folder that was listed
        "folder": [],
        "modules": [],
        "view": sorted(KUHN.rules.show(view)),
        "secret": reach,
        "parent": reach,
        **dict.fromkeys(("tcp", "udp", "unix", "fork", "program", "signal", "limits", "memory"), free),
    }


def test_a_bot_may_think_in_threads(caplog: pytest.LogCaptureFixture) -> None:
    with caplog.at_level(logging.WARNING):
        assert played(f"{MISCHIEF}:Threads:{PATIENT}", "random").finished
    assert caplog.records == []


def test_calls_are_refused_by_their_numbers() -> None:
    """No number stands for two calls, and the filter is one that a kernel takes."""
    for architecture in {id(one): one for one in system_calls.ARCHITECTURES.values()}.values():
        numbers = [*architecture.refused.values(), *architecture.unknown.values(), *architecture.to_itself.values()]
        numbers += [architecture.clone, architecture.prlimit]
        assert len(set(numbers)) == len(numbers)
        steps = system_calls.program(architecture, 1234)
        assert len(steps) % 8 == 0
        assert len(steps) // 8 < 4096  # what a kernel takes


def test_processes_are_bounded_and_reused() -> None:
    running = RunningBots(most=1)
    code = spec.code_of(f"{TRADER}:Trader:{PATIENT}")
    one, other = Lease(code), Lease(code)
    first, new = running.process(one)
    assert new
    assert running.process(one) == (first, False)
    running.release(one)
    assert running.process(other) == (first, True)
    second, _ = running.process(one)
    assert second is not first
    assert other.process is None
    running.end(one)
    assert one.process is None


def test_an_installed_package_registers_a_bot(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    (tmp_path / "my_bots.py").write_text(TRADER.read_text(encoding="utf-8"), encoding="utf-8")
    about = tmp_path / "my_bots-1.0.dist-info"
    about.mkdir()
    (about / "METADATA").write_text("Metadata-Version: 2.1\nName: my-bots\nVersion: 1.0\n", encoding="utf-8")
    (about / "entry_points.txt").write_text("[meridian.bots]\ntrader = my_bots:Trader\n", encoding="utf-8")
    monkeypatch.syspath_prepend(tmp_path)
    spec._packaged.cache_clear()
    try:
        assert own_bots.names(KUHN)[-1] == "trader"
        played = simulated(
            capsys, "kuhn-poker", "--seats", f"trader:{PATIENT},random", "--save", str(tmp_path / "games")
        )
        assert played["unfinished"] == 0
        assert main(["games", "--json"]) == 0
        assert {game["bots"][-1] for game in json.loads(capsys.readouterr().out)["games"]} == {"trader"}
        (journal,) = (tmp_path / "games").glob("*.jsonl")
        asked = ["advise", str(journal), "--bot", f"trader:{PATIENT}", "--to", "2", "--json"]
        assert main(asked) == 0
        assert json.loads(capsys.readouterr().out)["best"] in ("bet", "pass")
    finally:
        spec._packaged.cache_clear()


def test_own_bots_are_opponents_in_gymnasium() -> None:
    class First:
        def choose(self, question: BotQuestion) -> str:
            return question.options[0]

    env = SingleSeat("global-domination", 3, opponents=[f"{TRADER}:Trader:{PATIENT}", First], options={"turns": 4})
    env.reset(seed=1)
    over = False
    while not over:
        _, _, over, cut, info = env.step(int(env.action_masks().argmax()))
        assert not cut
        assert "illegal" not in info


def test_own_bots_play_in_a_tournament(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    bot = f"{TRADER}:Trader:{PATIENT}"
    words = ["tournament", "kuhn-poker", "--players", f"{bot},random", "--games", "4", "--jobs", "1", "--json"]
    assert main([*words, "--out", str(tmp_path / "cup")]) == 0
    told = json.loads(capsys.readouterr().out)
    assert bot in json.dumps(told)
    assert sorted(row["player"] for row in told["ladder"]) == sorted((bot, "random"))


def test_own_bots_sit_at_a_table_in_the_terminal(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(sys, "stdin", io.StringIO("1\n1\n1\nquit\n"))
    seats = f"me,{TRADER}:Trader:Cleo,{TRADER}:Trader"
    assert main(["play", "global-domination", "--text", "--seed", "1", "--seats", seats]) == 0
    told = capsys.readouterr()
    assert "Cleo" in told.out
    assert "Trader-3" in told.out
    assert told.err == ""


def test_a_new_bot_passes_its_check(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.chdir(tmp_path)
    assert main(["bot", "new", "day_trader"]) == 0
    assert capsys.readouterr().out == "day_trader.py is written. Try it: meridian bot check day_trader.py:DayTrader\n"
    assert main(["bot", "check", f"day_trader.py:DayTrader:{PATIENT}", "kuhn-poker", "--lang", "de"]) == 0
    assert capsys.readouterr().out.startswith("kuhn-poker: alles in Ordnung. 3 Partien, ")
    assert main(["bot", "new", "day_trader"]) == 2
    assert capsys.readouterr().err == "meridian: day_trader.py: exists already; nothing was written\n"


@pytest.mark.parametrize(
    ("bot", "line"),
    [
        ("Numbers", "kuhn-poker: its answer is 3, not one of the options\n"),
        ("Fickle", "kuhn-poker: the same seed gave another game."),
    ],
)
def test_a_check_says_in_a_sentence_what_is_wrong(bot: str, line: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["bot", "check", f"{MISCHIEF}:{bot}:{PATIENT}", "kuhn-poker"]) == 1
    assert capsys.readouterr().out.startswith(line)


@pytest.mark.parametrize(
    ("entry", "line"),
    [
        ("Trader=x.py:T", "'Trader' cannot be the name of a bot: small letters, digits and dashes, at most 32"),
        ("deep=x.py:T", "there is a bot 'deep' already"),
        ("trader=steady", "'trader=steady' should read trader=FILE.py:CLASS"),
        ("trader", "no installed package registers a bot 'trader' (entry point 'meridian.bots')"),
        ("trader=x.py:T", "bot x.py:T: there is no file x.py"),
        (f"trader={TRADER}:Absent", "bot trader: there is no class Absent in it"),
    ],
)
def test_a_host_cannot_offer_what_does_not_play(entry: str, line: str) -> None:
    with pytest.raises(BadInput) as refused:
        hosted.try_out(hosted.read_hosted([entry], 10.0))
    assert str(refused.value) == line
