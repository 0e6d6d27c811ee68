"""`meridian ask`: what a game answers without a position, what a position answers, and how both refuse."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from meridian import games
from meridian.cli import main
from meridian.core.inquiry import Inquiry, Parameter, plain_lines
from meridian.core.journal import Journal
from meridian.core.replay import final

GAME = "globetrotters"
OTHER = "global-domination"
needs_globopolis = pytest.mark.skipif("globopolis" not in games.names(), reason="globopolis is not there yet")


def run(capsys: pytest.CaptureFixture[str], *args: object) -> tuple[int, str, str]:
    status = main(["ask", *(str(arg) for arg in args)])
    captured = capsys.readouterr()
    return status, captured.out, captured.err


def answer(capsys: pytest.CaptureFixture[str], *args: object) -> dict[str, Any]:
    status, out, _ = run(capsys, *args, "--json")
    assert status == 0
    found = json.loads(out)
    assert isinstance(found, dict)
    return found


@pytest.fixture(scope="module")
def journals(tmp_path_factory: pytest.TempPathFactory) -> dict[str, Path]:
    """A journal of each game."""
    found = {}
    for game in (GAME, OTHER):
        folder = tmp_path_factory.mktemp(game)
        args = ["--seats", "random,random,random", "--seed", "3", "--max-decisions", "300", "--save", str(folder)]
        assert main(["simulate", game, *args]) == 0
        (found[game],) = folder.glob("*.jsonl")
    return found


@pytest.fixture
def tickets(monkeypatch: pytest.MonkeyPatch) -> None:
    """A game that can be asked something without a position."""

    def price(options: dict[str, Any], asked: dict[str, Any]) -> dict[str, Any]:
        return {"cost": asked["number"] * 10, "class": asked["class"], "options": len(options)}

    parameters = (
        Parameter("number", low=1, high=9, help="spectator"),
        Parameter("class", default="second", help="spectator", words=("first", "second")),
    )
    name = games.load(GAME).settings[0].name
    found = {"tickets": Inquiry(parameters, price, "spectator", (name,))}
    monkeypatch.setattr(type(games.load(GAME).text), "inquiries", lambda self: found)


# Of a position


@pytest.mark.parametrize("name", games.names())
@pytest.mark.parametrize("lang", ["en", "de"])
def test_a_game_lists_what_can_be_asked(name: str, lang: str, capsys: pytest.CaptureFixture[str]) -> None:
    status, out, _ = run(capsys, name, "--lang", lang)
    assert status == 0
    listed = answer(capsys, name)
    assert listed["game"] == name
    assert set(listed["inquiries"]) == set(games.load(name).text.inquiries())
    assert all(f"  {word}" in out for word in [*listed["inquiries"], *listed["queries"]])


def test_queries_that_only_some_positions_have_are_listed_too(capsys: pytest.CaptureFixture[str]) -> None:
    assert {"jackpot", "reach", "routes", "flights"} <= set(answer(capsys, GAME)["queries"])


def test_a_position_answers(journals: dict[str, Path], capsys: pytest.CaptureFixture[str]) -> None:
    found = answer(capsys, OTHER, "projected_vp", "--journal", journals[OTHER])
    assert (found["game"], found["query"], found["seat"]) == (OTHER, "projected_vp", None)
    assert len(found["answer"]) == 3
    status, out, _ = run(capsys, OTHER, "projected_vp", "--journal", journals[OTHER])
    assert status == 0
    assert out == f"projected_vp: {', '.join(map(str, found['answer']))}\n"


def test_a_position_after_some_entries(journals: dict[str, Path], capsys: pytest.CaptureFixture[str]) -> None:
    found = answer(capsys, OTHER, "projected_vp", "--journal", journals[OTHER], "--to", 0)
    assert found["entries"] == 0
    assert found["answer"] == [0, 0, 0]


def test_a_seat_asks_for_what_others_cannot(journals: dict[str, Path], capsys: pytest.CaptureFixture[str]) -> None:
    from meridian.session.journals import load

    game, journal = load(journals[GAME])
    header, entries = journal.header, journal.entries
    to, seat = next(
        (to, seat)
        for to in range(len(entries) - 1, 0, -1)
        for seat in range(3)
        if "flights" in game.rules.queries(final(game, Journal(header, entries[:to])), seat)
    )
    args = (GAME, "flights", "--journal", journals[GAME], "--to", to)
    found = answer(capsys, *args, "--seat", f"p{seat + 1}")
    assert found["seat"] == f"p{seat + 1}"
    assert found["answer"] == game.rules.queries(final(game, journal, to), seat)["flights"]
    assert answer(capsys, *args, "--seat", seat + 1) == found
    for other in (["--seat", "spectator"], [], ["--seat", f"p{(seat + 1) % 3 + 1}"]):
        status, _, err = run(capsys, *args, *other)
        assert status == 2
        assert "this position cannot be asked 'flights'" in err


def test_without_a_name_a_position_answers_everything(
    journals: dict[str, Path], capsys: pytest.CaptureFixture[str]
) -> None:
    found = answer(capsys, GAME, "--journal", journals[GAME])
    assert {"on_turn", "jackpot", "challenge"} <= set(found["answer"])
    status, out, _ = run(capsys, GAME, "--journal", journals[GAME])
    assert status == 0
    assert out.splitlines() == plain_lines(found["answer"])
    assert "  one_roll: 0.38" in out


def test_plain_lines() -> None:
    data = {"a": 1, "b": [1, "x", True], "c": {"d": None, "e": []}, "f": [{"g": 0.5}, {}], "h": {}}
    assert plain_lines(data) == [
        "a: 1", "b: 1, x, true", "c:", "  d: null", "  e: -", "f:", "  1:", "    g: 0.5", "  2: -", "h: -",
    ]  # fmt: skip


# Without a position


@pytest.mark.usefixtures("tickets")
def test_an_inquiry_is_answered(capsys: pytest.CaptureFixture[str]) -> None:
    option = games.load(GAME).settings[0]
    found = answer(capsys, GAME, "tickets", "number=3")
    assert found["parameters"] == {"number": 3, "class": "second"}
    assert found["options"] == {option.name: option.default}
    assert found["answer"] == {"cost": 30, "class": "second", "options": len(games.load(GAME).settings)}
    assert answer(capsys, GAME, "tickets", "class=first", "number=1")["answer"]["class"] == "first"
    assert run(capsys, GAME, "tickets", "number=3")[1].startswith("cost: 30\nclass: second\n")


@pytest.mark.usefixtures("tickets")
def test_an_inquiry_is_listed_with_its_parameters(capsys: pytest.CaptureFixture[str]) -> None:
    status, out, _ = run(capsys, GAME)
    assert status == 0
    assert "number = 1 to 9" in out
    assert "class = first, second (default second)" in out
    assert games.load(GAME).settings[0].name in out
    listed = answer(capsys, GAME)["inquiries"]["tickets"]
    assert [parameter["name"] for parameter in listed["parameters"]] == ["number", "class"]


@pytest.mark.usefixtures("tickets")
@pytest.mark.parametrize(
    ("args", "complaint"),
    [
        (["tikets"], "globetrotters cannot be asked 'tikets'; did you mean tickets?"),
        (["tickets"], "tickets: number is missing (number=1 to 9)"),
        (["tickets", "3"], "tickets: '3' should read name=value"),
        (["tickets", "numbr=3"], "tickets has no parameter 'numbr'; did you mean number? (parameters: number, class)"),
        (["tickets", "number=0"], "number: '0' is not one of 1 to 9"),
        (["tickets", "number=-3"], "number: '-3' is not one of 1 to 9"),
        (["tickets", "number=--3"], "number: '--3' is not one of 1 to 9"),
        (["tickets", "number=many"], "number: 'many' is not one of 1 to 9"),
        (["tickets", "number="], "number: '' is not one of 1 to 9"),
        (["tickets", "number=²"], "number: '²' is not one of 1 to 9"),
        (["tickets", "number=3", "number=4"], "tickets: number is given twice"),
        (["tickets", "number=3", "class=third"], "class: 'third' is not one of first, second"),
        (["tickets", "number=3", "--option", "nonsense=1"], "option 'nonsense' is unknown"),
        (["tickets", "number=3", "--option", "nonsense"], "should read name=value"),
        (["tickets", "number=3", "--seat", "p1"], "--seat is about a position: name one with --journal FILE"),
        (["tickets", "number=3", "--lang", "fr"], "there is no language 'fr'"),
        (["jackpot"], "jackpot is asked of a position: name one with --journal FILE"),
        (["--to", "3"], "--to is about a position"),
        (["--option", "preset=family"], "--option belongs beside an inquiry"),
        (["jackpot", "--journal", "nowhere"], "nowhere: No such file or directory"),
        (["jackpot", "--journal", "nowhere", "--to", "many"], "many"),
    ],
)
def test_bad_input_gets_one_line(args: list[str], complaint: str, capsys: pytest.CaptureFixture[str]) -> None:
    refuses(capsys, [GAME, *args], complaint)


def test_bad_input_without_a_game(capsys: pytest.CaptureFixture[str]) -> None:
    refuses(capsys, [], "requires an argument")
    refuses(capsys, ["globetroters"], "there is no game 'globetroters'; did you mean globetrotters?")


def test_bad_input_beside_a_journal(
    journals: dict[str, Path], tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    here = ["--journal", str(journals[GAME])]
    refuses(capsys, [GAME, "jackpott", *here], "this position cannot be asked 'jackpott'; did you mean jackpot?")
    refuses(capsys, [GAME, "jackpot", "number=3", *here], "'number=3' does not belong beside a journal")
    refuses(capsys, [GAME, "jackpot", *here, "--option", "preset=family"], "'--option' does not belong beside")
    refuses(capsys, [GAME, "jackpot", *here, "--to", "100000"], "--to 100000: this journal has")
    refuses(capsys, [GAME, "jackpot", *here, "--to", "-1"], "--to -1: this journal has")
    for seat in ("p4", "0", "p0", "chance", "two"):
        refuses(capsys, [GAME, "jackpot", *here, "--seat", seat], f"--seat {seat}: this table has seats p1 to p3")
    refuses(capsys, [OTHER, "projected_vp", *here], "a journal of 'globetrotters', not of 'global-domination'")
    broken = tmp_path / "broken.jsonl"
    broken.write_text(journals[GAME].read_text(encoding="utf-8")[:-200], encoding="utf-8")
    refuses(capsys, [GAME, "jackpot", "--journal", str(broken)], f"{broken}: line ")


def refuses(capsys: pytest.CaptureFixture[str], args: list[str], complaint: str) -> None:
    status, out, err = run(capsys, *args)
    assert (status, out) == (2, "")
    assert err.startswith("meridian: ")
    assert err.count("\n") == 1
    assert complaint in err


# Globopolis


@needs_globopolis
def test_odds_of_an_engagement(capsys: pytest.CaptureFixture[str]) -> None:
    found = answer(capsys, "globopolis", "odds", "aggressor=0", "defender=0")
    assert found["options"] == {"multiplier": "matched", "dice_cap": 6}
    assert found["answer"]["exact"] == "7/20"
    args = ("globopolis", "odds", "aggressor=6", "defender=6")
    printed = answer(capsys, *args, "--option", "multiplier=printed_max5")["answer"]
    assert printed["win"] != answer(capsys, *args)["answer"]["win"]


@needs_globopolis
@pytest.mark.parametrize(("lang", "told"), [("en", "28.10 %"), ("de", "28,10 %")])
def test_odds_in_sentences(lang: str, told: str, capsys: pytest.CaptureFixture[str]) -> None:
    cards = ("second_wave=defender", "retreat_below=20")
    status, out, _ = run(capsys, "globopolis", "odds", "aggressor=6", "defender=6", *cards, "--lang", lang)
    assert status == 0
    assert told in out
    assert "GP-165" in out


@needs_globopolis
@pytest.mark.parametrize(
    ("args", "complaint"),
    [
        (["aggressor=3"], "odds: defender is missing (defender=0 to 12)"),
        (["aggressor=3", "defender=13"], "defender: '13' is not one of 0 to 12"),
        (["aggressor=3", "defender=7"], "defender: 7 d6 are more than option dice_cap=6 allows (GP-153"),
        (["aggressor=3", "defender=2", "second_wave=both"], "second_wave: 'both' is not one of none, aggressor"),
        (["aggressor=3", "defender=2", "--option", "multiplier=7"], "option multiplier: '7' is not one of matched"),
    ],
)
def test_odds_that_cannot_be_told(args: list[str], complaint: str, capsys: pytest.CaptureFixture[str]) -> None:
    refuses(capsys, ["globopolis", "odds", *args], complaint)
