"""Globopolis in the terminal: deals in words, battles, long menus, and offers that wait for an answer."""

from __future__ import annotations

import io
import re
from pathlib import Path
from random import Random
from typing import Any

import pytest

from meridian import games
from meridian.cli.terminal import saved
from meridian.cli.terminal.game_loop import play
from meridian.cli.terminal.saved import SavedGame
from meridian.cli.terminal.screen import Screen
from meridian.cli.terminal.seating import Chair
from meridian.cli.terminal.terminal import Terminal
from meridian.cli.terminal.typed import COMMANDS
from meridian.core.action import Action
from meridian.core.game import digest, edition_of, new_header
from meridian.core.messages import LANGUAGES
from meridian.core.replay import final
from tests.cli.terminal_games import ANN, BEN, printed, said

GAME = games.load("globopolis")
BOT = Chair("greedy", "Bot")
CEM = Chair("greedy", "Cem")

START: dict[str, Any] = {
    "round": 3,
    "players": {
        "p1": {"eu": 400, "titles": ["CAN", "DEU", "FRA"], "field": "ORSS-B", "hand": ["OP13", "I02", "M12"]},
        "p2": {"eu": 100, "titles": ["USA", "MEX", "POL", "FWG"], "field": "ORSS-C", "stock": {"water": 3}},
        "p3": {"eu": 100, "titles": ["JPN"], "field": "ORSS-D"},
    },
    "titles": {"CAN": {"units": [2, 2, 1, 1, 2], "level": 1}},
}
GENEROUS = "offer p1:p2:eu:200,p2:p1:water:1 - 4"
MEAN = "offer p1:p2:eu:1,p2:p1:USA:1 - 4"


def table(chairs: list[Chair], start: dict[str, Any] | None = None, **options: object) -> SavedGame:
    """A table set up in words."""
    return saved.new(GAME, new_header(GAME, len(chairs), options, start or START), chairs, "7", "seeded")


def three(**changes: Any) -> SavedGame:
    return table([ANN, BOT, CEM], {**START, **changes})


# A whole sitting


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_deal_a_battle_undo_and_saving_in_one_sitting(lang: str, tmp_path: Path) -> None:
    """Everything is typed in words: ids, small letters, players' names, titles in the language of the table."""
    path = tmp_path / "game.jsonl"
    canada = {"en": "canada", "de": "Kanada"}[lang]
    lines = [
        "offer ann:bot:EU:200,bot:ann:water:1 - 4",
        f"lay-out {canada}:3:2:1:1:2",
        "undo",
        "lay-out CAN:3:2:1:1:2, deu:2:1:0:3:2",
        "dice declared",
        "go-on",
        "roll 1",
        "1",
        "dice seeded",
        f"save {path}",
        "attack CAN USA",
        "yes",
    ]
    text, terminal = printed(three(), [*lines, *["pass", "stop", "done"] * 2], lang)
    words = said(terminal)
    assert words[:3] == [f"p1 {GENEROUS}", "p2 accept 1 -", "p1 lay-out CAN:3:2:1:1:2,DEU:2:1:0:3:2"]
    assert "p1 attack CAN USA" in words
    assert {"en": "Taken back.", "de": "Zurückgenommen."}[lang] in text
    assert {"en": "becomes a deal", "de": "Angebot 1"}[lang] in text
    assert {"en": "Battle Round 1 goes to", "de": "Kampfrunde 1"}[lang] in text
    assert re.search({"en": r"wins the conflict in \d+ Battle", "de": r"gewinnt den Konflikt"}[lang], text)
    assert "\x1b" not in text
    again = saved.load(path)
    assert digest(GAME, final(GAME, terminal.session.journal())) == digest(GAME, terminal.session.p)
    _, resumed = printed(again, lines[-2:] + ["pass", "stop", "done"] * 2, lang)
    assert said(resumed) == words


def test_a_warned_attack_can_be_called_off() -> None:
    landing = {**START, "moment": "landing", "players": {**START["players"]}}
    landing["players"]["p1"] = {**START["players"]["p1"], "field": "USA"}
    landing["titles"] = {"CAN": {"units": [0, 0, 0, 0, 0]}, "USA": {"units": [2, 2, 2, 2, 2]}}
    text, terminal = printed(table([ANN, BOT, CEM], landing), ["attack can usa", "no"])
    assert said(terminal) == []
    assert re.search(
        r"^You win this attack with only [\d.]+ %\. If you lose, Canada goes to Bot: 3 CR points", text, re.M
    )
    assert "Then not." in text


# Deals


def test_bots_answer_offers_at_once() -> None:
    text, terminal = printed(three(), [GENEROUS, MEAN])
    answers = [line for line in said(terminal) if line.startswith("p2 ")]
    assert len(answers) == 2
    assert answers[0] == "p2 accept 1 -"
    assert not answers[1].startswith("p2 accept")
    assert "Offer 1 of Ann becomes a deal." in text


class Countering(Terminal):
    """A table whose bots counter the first offer and say nothing else."""

    def interjection(self, seat: int) -> Action | None:
        asked = self.session.words.read("counter 1 p1:p2:eu:50,p2:p1:USA:1 4")
        view = self.game.rules.view(self.session.p, seat)
        return asked if len(self.session.entries) == 1 and view.refusal(seat, asked) is None else None


def test_standing_offers_are_shown_at_any_prompt_and_answered_there() -> None:
    """Before a roll nobody is asked about deals, yet they can be made and answered."""
    lines = ["offer p1:p2:eu:30,p2:p1:USA:1 - 4", "accept 2"]
    out = io.StringIO()
    terminal = Countering(three(moment="roll"), Screen(out, io.StringIO("".join(f"{line}\n" for line in lines))), "en")
    play(terminal)
    text = out.getvalue()
    waits = "Offer 2 of Bot, for 4 more turns: Ann gives Bot 50 EU; Bot gives Ann 1 × USA. It waits for your answer."
    assert waits in text
    menu = text.split("Without being asked you may also say:")[1]
    assert re.search(
        r"^\d+\. Accept offer 2 .*you give 50 EU, you get 1 × USA; CR points Ann \+4, Bot −4\)$", menu, re.M
    )
    assert said(terminal)[-1] == "p1 accept 2 -"
    assert "The Title of USA passes from Bot to Ann." in text


def test_people_at_one_keyboard_deal_when_it_is_theirs() -> None:
    lines = ["", "offer p1:p2:eu:60,p2:p1:USA:1 - 4", "done", "", "accept 1", "yes"]
    text, terminal = printed(table([ANN, BEN], {**START, "moment": "deploy", "players": two()}), lines)
    assert "Pass the keyboard to Ben." in text
    bens = text.split("Pass the keyboard to Ben.")[1]
    assert (
        "Offer 1 of Ann, for 3 more turns: Ann gives Ben 60 EU; Ben gives Ann 1 × USA. It waits for your answer."
        in bens
    )
    assert "p2 accept 1 -" in said(terminal)


def test_a_promise_in_words_is_typed_in_quotes_and_read_by_the_other() -> None:
    """Nothing in the quotes is taken for a name or another answer."""
    offer = 'offer ann:ben:word:2, ben:ann:eu:5 - 4 "Ann, Ben: no usa; water"'
    lines = ["", offer, "done", "", "accept 1", "board players"]
    text, terminal = printed(table([ANN, BEN], {**START, "moment": "deploy", "players": two()}), lines)
    bens = text.split("Pass the keyboard to Ben.")[1]
    assert "The promise in words: “Ann, Ben: no usa; water” It waits for your answer." in bens
    assert "What Ann promises Ben, up to round 4: “Ann, Ben: no usa; water”" in bens
    assert "Ann has promised Ben, up to round 4: “Ann, Ben: no usa; water”" in bens
    assert 'p1 offer p1:p2:word:2,p2:p1:eu:5 - 4 "Ann, Ben: no usa; water"' in said(terminal)


def two() -> dict[str, Any]:
    return {seat: START["players"][seat] for seat in ("p1", "p2")}


def test_a_title_for_the_leader_is_worth_a_second_thought() -> None:
    start = {**START, "moment": "deploy", "players": two()}
    start["players"]["p1"] = {**start["players"]["p1"], "points": 90}
    lines = ["", "offer p1:p2:eu:60,p2:p1:USA:1 - 4", "done", "", "accept 1", "no"]
    text, terminal = printed(table([ANN, BEN], start), lines)
    assert "This deal gives USA to Ann, who leads." in text
    assert "p2 accept 1 -" not in said(terminal)


# What cannot be read, or is not possible


def test_bad_lines_get_one_line_each() -> None:
    bad = {
        "offer p1:p2:eu:30": "offer is followed by terms, others, turns",
        "offer p1:p2:eu:30,p2:p1:USAX:1 - 4": "there is no good 'USAX'; did you mean USA?",
        "offer p1:p2:eu - 4": "is not of the form seat:other:good:number",
        "offer p1:p2:eu:x,p2:p1:USA:1 - 4": "'x' is not a number for number",
        "offer p1:p2:eu:3,p2:p1:JPN:1 - 4": "Not possible: Somebody does not have what they would have to give.",
        "offer p1:p1:eu:3 - 4": "Not possible: This is no proper deal",
        "offer p9:p1:eu:3 - 4": "Not possible: This is no proper deal",
        "offer p1:any:USA:1 p2,p3 999999999999999999999": "is not a number for turns",
        "lay-out CAN:1:1": "is not of the form title:water:food:energy:ucp:ns",
        "lay-out USA:1:1:1:1:1": "Not possible: This Territory is not yours.",
        "lay-out CAN:9:9:9:9:2": "Not possible: You do not have the units for that.",
        "lay-out -": "Not possible: ",
        "deploy CAN:3": "Not possible: ",
        "accept 7 -": "Not possible: There is no such offer for you.",
        "counter 7 p2:p1:eu:50,p1:p2:USA:1 4": "Not possible: There is no such offer for you.",
        "play-reserves I23 stock:2": "Not possible: ",
        "buy-goods 2 1": "Not possible: ",
        "buy-guild FWG many": "'many' is not a number for number",
        "develop Atlantis": "there is no title 'Atlantis'",
        "xyzzy:1,2": "is not understood",
    }
    text, terminal = printed(three(), list(bad))
    assert said(terminal) == []
    told = re.split(r"^> ", text, flags=re.MULTILINE)[1:]
    assert len(told) == len(bad)
    for part, (line, complaint) in zip(told, bad.items(), strict=True):
        answer = part.splitlines()[1:2]
        assert complaint in answer[0], line
        assert part.count("\n") == (2 if line != "xyzzy:1,2" else part.count("\n"))


def test_an_offer_is_never_taken_for_another_one_in_the_list() -> None:
    """Eight EU stand in the menu; whoever types eighty, or half a line, does not mean them."""
    start = {**START, "titles": {"DEU": {"units": [1, 1, 1, 1, 0]}}}
    start["players"] = {**START["players"], "p2": {**START["players"]["p2"], "stock": {"ns": 3}}}
    listed = [line for line in menu(table([ANN, BOT, CEM], start)) if "Offer a deal" in line]
    assert any("Ann gives Bot 8 EU; Bot gives Ann 1 × NS-Unit" in line for line in listed)
    _, terminal = printed(
        table([ANN, BOT, CEM], start), ["offer p1:p2:eu:8,p2:p1:n", "offer p1:p2:eu:80,p2:p1:ns:1 - 3"]
    )
    assert said(terminal)[0] == "p1 offer p1:p2:eu:80,p2:p1:ns:1 - 3"


def menu(saved_game: SavedGame) -> list[str]:
    text, _ = printed(saved_game, ["all"])
    return text.splitlines()


# Long menus


def test_a_long_menu_is_folded_and_can_be_unfolded() -> None:
    start = {**START, "moment": "deploy"}
    start["players"] = {
        seat: {name: value for name, value in player.items() if name != "titles"}
        for seat, player in START["players"].items()
    }
    start["titles"] = {
        name: {"owner": f"p{1 + at % 3}"} for at, name in enumerate(GAME.edition.names(edition_of(GAME))["title"][:32])
    }
    saved_game = table([ANN, BOT, CEM], start)
    text, _ = printed(saved_game, ["deploy", "deploy jpn", "2", "all"])
    first, _, rest = text.partition("> deploy\n")
    assert re.search(
        r"^1 to 32\. Deploy Agents: Ukraine: 3 \(32 answers of this kind; type deploy to see them\)$", first, re.M
    )
    unfolded, _, rest = rest.partition("> deploy jpn\n")
    assert len(re.findall(r"^\d+\. Deploy Agents: ", unfolded, re.M)) == 32
    assert "Ann now has 3 Agents in Japan." in rest
    assert len(re.findall(r"^\d+\. Deploy Agents: ", rest.partition("> all\n")[2], re.M)) >= 32


def test_the_option_phase_stays_on_one_screen() -> None:
    """Whatever lies on the table, the folded menu is short, and every number in it works."""
    start = {**START, "players": {**START["players"]}}
    start["players"]["p1"] = {
        **START["players"]["p1"], "hand": ["I07", "I19", "I21"], "stock": [3, 3, 3, 3, 3],
        "titles": ["CAN", "DEU", "FRA", "ENG", "SWE", "NOR", "UKR", "BRA", "ARG", "AUS"],
    }  # fmt: skip
    start["players"]["p2"] = {"titles": ["USA", "MEX", "POL", "CHN", "IDN", "VNM", "ZAF", "KEN", "NGA", "EGY", "FWG"]}
    text, _ = printed(table([ANN, BOT, CEM], start), [])
    shown = text.split("Option Phase: what do you do?\n")[1].splitlines()
    answers = [line for line in shown if re.match(r"\d+( to \d+)?\. ", line)]
    numbers = [number for line in answers for number in numbers_of(line)]
    assert numbers == list(range(1, len(numbers) + 1))
    assert len(numbers) > 30
    assert len(answers) < 30
    assert any(line.endswith("type play-on I21 to see them)") for line in answers)


def numbers_of(line: str) -> range:
    found = re.match(r"(\d+)(?: to (\d+))?\. ", line)
    assert found is not None
    return range(int(found[1]), int(found[2] or found[1]) + 1)


def test_rows_stay_together_and_other_answers_are_parted() -> None:
    _, terminal = printed(three(), [])
    several = terminal.reader.several
    assert several("accept 1 I02,I03") == ["accept 1 I02,I03"]
    assert several("offer p1:p2:eu:3, p2:p1:USA:1 - 4; go-on") == ["offer p1:p2:eu:3,p2:p1:USA:1 - 4", "go-on"]
    assert several("offer p1:p2:eu:3,") == ["offer p1:p2:eu:3,"]
    assert several("develop can, go-on") == ["develop can", "go-on"]
    assert several("CAN, USA") == ["CAN", "USA"]


def test_help_tells_how_rows_are_typed() -> None:
    text, _ = printed(three(), ["help"])
    assert 'offer seat:other:good:number,… seat,… turns "…"' in text
    assert "lay-out title:water:food:energy:ucp:ns,…" in text


def test_the_position_is_told_once_in_a_phase() -> None:
    text, _ = printed(three(), ["buy-points 1", "buy-points 1"])
    assert text.count("\nYour hand\n") == 1
    assert text.count("Option Phase: what do you do?") == 3


def test_looking_up_changes_nothing() -> None:
    pages = ["board players", "board territories", "board guilds", "board independents", "board supply", "board ring",
             "board missions", "board offers", "cards i22", "hand", "odds", "hint", "why 1", "why develop CAN",
             f"why {GENEROUS}", "log", "ask me", "rules gp-001"]  # fmt: skip
    for lang in LANGUAGES:
        text, terminal = printed(three(), pages, lang)
        assert said(terminal) == []
        assert re.search(r"^I22 ", text, re.M)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_random_typing_breaks_nothing(lang: str) -> None:
    random = Random(lang)
    words = [word for spelt in COMMANDS.values() for word in spelt if spelt[0] not in ("quit", "load", "save", "help")]
    junk = ["", "yes", "ja", *"1111223", "7", "13", "40", "pass", "done", "stop", "go-on", "usa", "x", "me 2",
            "accept 1", "decline 1 price", "take-back 1", GENEROUS, MEAN, "offer p1:any:eu:5,any:p1:water:1 p2,p3 3",
            "conclude 1 p2", "lay-out CAN:0:0:0:0:0", "lay-out DEU:1:1:1:1:1", "deploy JPN:2,USA:1", "play I02",
            "roll 1", "pay", "attack", "counter 1 p1:p2:eu:9 2", "sell-points 1", "develop CAN", "CAN, USA", "offer",
            "lay-out", "deploy"]  # fmt: skip
    lines = [f"{random.choice(words)} {random.choice(junk)}" if random.random() < 0.15 else random.choice(junk)
             for _ in range(250)]  # fmt: skip
    text, terminal = printed(table([ANN, Chair("random", "Bot"), BEN]), ["", *lines], lang)
    assert all(char.isprintable() or char == "\n" for char in text)
    assert digest(GAME, final(GAME, terminal.session.journal())) == digest(GAME, terminal.session.p)


# Menus that are selections


POOR: dict[str, Any] = {
    "round": 3,
    "players": {
        "p1": {"eu": 20, "points": 10, "titles": ["NZL"], "field": "ORSS-B"},
        "p2": {"eu": 0, "titles": ["USA"], "field": "ORSS-C"},
        "p3": {"eu": 0, "titles": ["JPN"], "field": "ORSS-D"},
    },
    "titles": {"NZL": {"units": [1, 0, 0, 0, 0]}, "USA": {"units": [0, 0, 0, 0, 0]}, "JPN": {"units": [0, 0, 0, 0, 0]}},
}


@pytest.mark.parametrize("lang", LANGUAGES)
def test_an_option_phase_is_never_ended_for_a_person(lang: str) -> None:
    """Points are bought; then only the end of the phase is listed, but other lay-outs and offers are legal."""
    text, terminal = printed(table([ANN, BOT, CEM], POOR, stage=1), ["buy-points 4", "lay-out NZL:0:0:0:0:0"], lang)
    assert said(terminal) == ["p1 buy-points 4", "p1 lay-out NZL:0:0:0:0:0"]
    assert {"en": "This list is a selection.", "de": "Diese Liste ist eine Auswahl."}[lang] in text
    for form in ("lay-out title:water:food:energy:ucp:ns,…", "sell-points number", "offer seat:other:good:number,…"):
        assert form in text


def test_the_end_of_the_option_phase_is_not_the_first_answer() -> None:
    text, _ = printed(three(), [])
    assert "1. End the Option Phase" not in text
    assert ". End the Option Phase" in text
