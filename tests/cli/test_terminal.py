"""What people type at a table in the terminal, and what they are shown: never more than their seat may know."""

from __future__ import annotations

import io
import re
from pathlib import Path
from random import Random

import pytest

from meridian.cli.terminal import saved
from meridian.cli.terminal.game_loop import play
from meridian.cli.terminal.saved import SavedGame
from meridian.cli.terminal.screen import Screen
from meridian.cli.terminal.seating import Chair, names
from meridian.cli.terminal.terminal import Terminal
from meridian.cli.terminal.typed import COMMANDS, Reader, fit
from meridian.core.action import Action
from meridian.core.codec import words_for
from meridian.core.game import begin, digest, edition_of, new_header, speaker_for
from meridian.core.journal import Journal
from meridian.core.replay import final, replay
from meridian.core.rulebook import rulebook
from meridian.session import journals
from meridian.testing.contract import random_journal, twins
from tests.cli.terminal_games import ANN, BEN, BOT, GAME, RESULT, SHORT, START, Sit, entries, position, printed, said

# What people type


def test_bad_lines_get_one_line_each_and_nothing_is_lost(sit: Sit, tmp_path: Path) -> None:
    good = ["1", "CAN", "USA", "2"]
    bad = ["xyzzy", "", "0", "999", "9" * 5000, "\x00\x07[2J", "?!", "build-in", "build-in ATL", "save", "load",
           "ü" * 500, "log x", "why 77", "why nonsense", "dice loaded", "load nowhere", "1, 2",
           "domination"]  # fmt: skip
    sit([*good, f"save {tmp_path / 'good'}"], *SHORT, "--seats", "me,random")
    mixed = [line for answer in good for line in (*bad, answer)]
    _, out, _ = sit([*mixed, f"save {tmp_path / 'mixed'}"], *SHORT, "--seats", "me,random")
    assert entries(tmp_path / "mixed") == entries(tmp_path / "good")
    assert all(char.isprintable() or char == "\n" for char in out)
    told = [part.count("\n") - 1 for part in re.split(r"^> ", out, flags=re.MULTILINE)[1:]]
    assert [lines for at, lines in enumerate(told[:-1]) if at % len([*bad, "good"]) < len(bad)] == [1] * 4 * len(bad)


def test_random_typing_breaks_nothing(tmp_path: Path) -> None:
    random = Random(5)
    words = [word for spelt in COMMANDS.values() for word in spelt if spelt[0] not in ("quit", "load", "save", "help")]
    junk = ["", "yes", "ja", "1", "1", "1", "2", "3", "7", "40", "pass", "end", "done", "usa", "build dom", "x", "me 2",
            "ask me 1", "dice declared", "dice seeded", "rules fog", "why 1", "why 9", "CAN, USA", "b", "d",
            "p"]  # fmt: skip
    for lang in RESULT:
        lines = [f"{random.choice(words)} {random.choice(junk)}" if random.random() < 0.2 else random.choice(junk)
                 for _ in range(600)]  # fmt: skip
        header = new_header(GAME, 3, {"turns": 4})
        saved_game = saved.new(GAME, header, [ANN, BEN, BOT], str(random.random()), "seeded")
        _, terminal = printed(saved_game, [*lines, "dice seeded", *["1", ""] * 3000], lang)
        assert terminal.session.p.over
        assert digest(GAME, final(GAME, terminal.session.journal())) == digest(GAME, terminal.session.p)


@pytest.mark.parametrize(
    ("typed", "meant"),
    [
        ("build domination", "build domination"),
        ("Build Fog", "build fog_of_war"),
        ("use fog of war for build", "build fog_of_war"),
        ("build-in USA", "build-in USA"),
        ("usa", "build-in USA"),
        ("ind", "build-in IND"),
        ("indian", "build-in INO"),
        ("indonesia", "build-in IND"),
        ("p", "pass"),
        ("aufbau usa", "build-in USA"),
        ("vereinigte", "build-in USA"),
        ("nebel aufbau", "build fog_of_war"),
    ],
)
def test_answers_in_words(typed: str, meant: str) -> None:
    header = new_header(GAME, 2)
    words = words_for(GAME, header)
    spoken = ["build domination", "build fog_of_war", "attack fog_of_war", "build-in USA", "build-in IND",
              "build-in INO", "pass"]  # fmt: skip
    offered: list[Action] = [words.read(text) for text in spoken]
    german = typed in ("aufbau usa", "vereinigte", "nebel aufbau")
    reader = Reader(words, speaker_for(GAME, edition_of(GAME), "de" if german else "en"))
    assert [words.say(action) for action in reader.find(typed, offered)] == [meant]


def test_what_fits_better_comes_first() -> None:
    assert fit(["a"], ["a"]) < fit(["a"], ["ab"]) < fit(["ab"], ["x", "ab"]) < fit(["x", "ab"], ["x", "y", "abc"])  # type: ignore[operator]
    assert fit(["b"], ["a", "b"]) is None
    assert fit([], ["a"]) is None
    assert fit(["ab", "x"], ["x", "ab"]) is None


def test_no_command_word_is_used_twice() -> None:
    words = [word for spelt in COMMANDS.values() for word in spelt]
    assert len(set(words)) == len(words)


@pytest.mark.parametrize("lang", RESULT)
def test_help_names_every_command(lang: str, sit: Sit) -> None:
    _, out, _ = sit(["help"], "--lang", lang)
    for spelt in COMMANDS.values():
        assert any(re.search(rf"^{re.escape(word)}\b|oder {word}|or {word}", out, re.MULTILINE) for word in spelt)


def test_several_answers_on_one_line() -> None:
    text, terminal = printed(position([ANN, BOT], START), ["build dom", "CAN, mex, nonsense, arc", "arc"])
    assert said(terminal)[:4] == ["p1 build domination", "p1 build-in CAN", "p1 build-in MEX", "p1 build-in ARC"]
    assert "Left aside: arc." in text


def test_what_is_greyed_says_why_with_clauses() -> None:
    text, terminal = printed(position([ANN, BOT], START), ["all", "text fog", "why text fog", "warum pass", "end"])
    assert said(terminal) == []
    assert re.search(r"^\d+\. Use the text of Fog of War: .* \(GD-130\)$", text, re.MULTILINE)
    assert "Not possible: The text of Fog of War can be used only in the scoring window. (GD-130)" in text
    assert rulebook(GAME.package).text("GD-130", "en") in text
    assert "As far as you can know, it leads to:\nAnn passes for this Game Turn. (GD-048)" in text
    assert "(GD-048)" in text.splitlines()[-3]


def test_why_tells_the_clauses_of_what_happened_last() -> None:
    text, _ = printed(position([ANN, BOT], START), ["build dom", "mex", "why", "rules gd-083", "log 1"])
    clause = rulebook(GAME.package).text("GD-083", "en")
    assert text.count(f"GD-083: {clause}") == 2
    assert text.splitlines()[-3].startswith("Ann places a Struggling Force in Mexico. (GD-083, ")


def test_rules_can_be_searched() -> None:
    text, _ = printed(position([ANN, BOT], START), ["rules", "rules k", "rules fog monopol", "rules qqq"])
    assert "K. Timing and windows" in text
    assert "GD-101: " in text
    assert "GD-132: " in text
    assert "Nothing was found for “qqq”." in text


def test_the_position_can_be_looked_up_in_parts() -> None:
    text, _ = printed(position([ANN, BOT], START), ["board borders", "brett deck", "karten fog", "hand", "board x"])
    assert "Canada (CAN) borders on " in text
    assert "Ann has in the Draw Deck and unseen in hand: 1 Domination, 1 Airborne Forces." in text
    assert text.count("Text: Only in the scoring window") >= 2
    assert "There is no part “x”" in text


def test_odds_and_hints_change_nothing() -> None:
    text, terminal = printed(position([ANN, BOT], START), ["odds", "chancen", "hint", "tipp"])
    assert said(terminal) == []
    assert text.count("Bot: 0 VP and 2 from the map make 2.") == 2
    assert text.count("A bot would answer ") == 2


def test_a_bot_finishes_the_use_under_way() -> None:
    _, terminal = printed(position([ANN, BOT], START), ["build fog", "usa", "can", "rest"])
    mine = [line for line in said(terminal) if line.startswith("p1 ")]
    assert mine[:2] == ["p1 build fog_of_war", "p1 build-in CAN"]
    assert len(mine) == 7
    assert terminal.session.asked() == [0]
    assert terminal.session.p.question(0).key == "use-another"


def test_the_rest_at_the_start_of_a_turn_is_one_use() -> None:
    _, terminal = printed(position([ANN, BOT], START), ["auto"])
    uses = [line for line in said(terminal) if re.match(r"p1 (build|attack|text|discard-\d) ", line)]
    assert len(uses) == 1


def test_a_bot_never_passes_for_a_person() -> None:
    class Passing(Terminal):
        def advice(self, seat: int) -> Action:
            return self.session.words.read("pass")

    out = io.StringIO()
    terminal = Passing(position([ANN, BOT], START), Screen(out, io.StringIO("rest\n")), "en")
    play(terminal)
    assert "The bot would answer “Pass”. That is final, so decide yourself." in out.getvalue()
    assert said(terminal) == []


# A pass is final


def test_a_pass_with_cards_in_hand_is_confirmed() -> None:
    text, terminal = printed(position([ANN, BOT], START), ["pass", "no", "pass", "pass"])
    assert said(terminal) == []
    assert text.count("you still hold 2 cards") == 2
    assert text.count("Then not.") == 2
    for yes in ("yes", "JA", "y"):
        _, terminal = printed(position([ANN, BOT], START), ["pass", yes])
        assert said(terminal)[0] == "p1 pass"


def test_a_forced_pass_with_cards_says_so() -> None:
    full = dict.fromkeys(GAME.edition.names(edition_of(GAME))["area"], "p1 full")
    stuck = {**START, "areas": full, "market": {"megastorm": 0}}
    text, terminal = printed(position([ANN, BOT], stuck), [])
    assert said(terminal)[0] == "p1 pass"
    told = text.index("you still hold 2 cards")
    assert told < text.index("Only one answer is possible, so it was given for you: Pass.")


def test_forced_answers_play_themselves_with_a_line() -> None:
    scoring = {name: value for name, value in START.items() if name != "on_turn"} | {"moment": "scoring", "turn": 4}
    scoring["players"] = {**START["players"], "p1": {"hand": ["domination"], "deck": ["airborne_forces"]}}
    text, terminal = printed(position([ANN, BOT], scoring, turns=4), [])
    assert said(terminal) == ["p1 decline"]
    assert "so it was given for you: Decline." in text
    assert terminal.session.p.over


# Taking back


def test_undo_goes_back_answer_by_answer_to_new_information() -> None:
    text, terminal = printed(position([ANN, BOT], START), ["build dom", "mex", "arc", "undo", "zurück", "undo", "undo"])
    assert text.count("Taken back.") == 3
    assert "There is nothing you can take back" in text
    assert said(terminal) == []
    again, terminal = printed(position([ANN, BOT], START), ["build dom", "mex", "undo", "arc"])
    assert said(terminal) == ["p1 build domination", "p1 build-in ARC"]
    assert again.count("Ann places a Struggling Force in Mexico.") == 1


def test_undo_does_not_take_back_what_others_have_said() -> None:
    start = {**START, "players": {**START["players"], "p2": {"hand": ["domination"], "deck": ["airborne_forces"]}}}
    text, terminal = printed(position([ANN, BOT], start), ["build dom", "mex, mex, arc", "undo"])
    assert "p2 decline" in said(terminal)
    assert "There is nothing you can take back" in text


# Several people


def test_hands_are_covered_between_people() -> None:
    text, _ = printed(position([ANN, BEN], START), ["", "build dom", "can, mex, arc", "end", ""])
    before, anns, bens = re.split(r"Pass the keyboard to (?:Ann|Ben)\..*\n", text)
    assert "Your hand" not in before
    assert "Fog of War: Build 6" in anns.split("Your hand")[1]
    assert "Fog of War: Build" not in bens.split("Your hand")[1]
    assert "Ann uses Domination for Build" in bens


def test_nobody_learns_from_the_keyboard_who_could_answer() -> None:
    """Ben is asked in the window whether he holds the card or not."""
    for hand, deck in ((["airborne_forces"], ["domination"]), (["domination"], ["airborne_forces"])):
        start = {**START, "players": {**START["players"], "p2": {"hand": hand, "deck": deck}}}
        text, terminal = printed(position([ANN, BEN], start), ["", "build dom", "can, mex, arc", "", "decline"])
        assert "Pass the keyboard to Ben." in text
        assert said(terminal)[-1] == "p2 decline"


def test_with_several_people_enter_gives_the_only_answer() -> None:
    start = {**START, "players": {**START["players"], "p2": {"hand": ["domination"], "deck": ["airborne_forces"]}}}
    text, terminal = printed(position([ANN, BEN], start), ["", "build dom", "can, mex, arc", "", ""])
    assert "press Enter to give it" in text
    assert said(terminal)[-1] == "p2 decline"


def test_standing_orders_are_given_in_words() -> None:
    for line, lang in (("ask me scoring", "en"), ("frag mich nur in der wertung", "de"), ("ask-me scoring", "en")):
        _, terminal = printed(position([ANN, BOT], START), [line if line != "ask-me scoring" else "ask 2"], lang)
        assert said(terminal) == ["p1 ask-me scoring"]
    text, terminal = printed(position([ANN, BOT], START), ["ask me", "frag mich"])
    assert text.count("2. Ask me only in scoring") == 2
    assert said(terminal) == []


# Dice of their own


def test_people_say_what_they_drew(sit: Sit, tmp_path: Path) -> None:
    path = tmp_path / "game.jsonl"
    market = ["megastorm forms", "fog", *["1"] * 8]
    lines = ["Bot", "nobody", *market, f"save {path}", "1"]
    _, out, _ = sit(["nonsense", *lines], "--dice", "declared", "--seats", "me:Ann,random:Bot", *SHORT)
    assert entries(path)[:3] == ["chance first-player p2", "chance market megastorm", "chance market fog_of_war"]
    assert out.count("What came up?") == 11
    assert journals.load(path)[1].header.chance == "declared"


def test_private_draws_are_asked_of_their_owner_alone() -> None:
    start = {"moment": "start", "players": {f"p{n}": {"deck": ["domination", "fog_of_war"]} for n in (1, 2, 3)}}
    saved_game = position([ANN, BEN, BOT], start)
    saved_game.dice = "declared"
    text, terminal = printed(saved_game, ["", "fog", "1", "", "2", "dice seeded", "", ""])
    drawn = [terminal.session.words.say(action) for actor, action in terminal.session.entries if actor < 0]
    assert drawn[:3] == ["draw fog_of_war", "draw domination", "draw fog_of_war"]
    assert text.count("Ann, chance decides for you alone.") == 2
    assert text.count("Ben, chance decides for you alone.") == 2
    assert "Bot, chance" not in text


def test_the_program_draws_again_when_told() -> None:
    saved_game = saved.new(GAME, new_header(GAME, 2, {"turns": 4}), [ANN, BOT], "7", "declared")
    text, terminal = printed(saved_game, ["1", "würfel programm", "würfel", "dice declared", "dice"])
    assert text.count("From now on") == 2
    assert terminal.session.asked() == [0]
    assert terminal.session.header.chance == "declared"


def test_names_are_never_mistaken() -> None:
    speaker = speaker_for(GAME, edition_of(GAME), "en")
    chairs = [Chair("me"), Chair("steady"), Chair("me", "steady-2"), Chair("me", "Player 1")]
    called = names(chairs, speaker)
    assert called[2:] == ["steady-2", "Player 1"]
    assert len({name.casefold() for name in called}) == 4


def test_what_others_did_to_you_is_marked() -> None:
    start = {**START, "on_turn": "p2", "players": {**START["players"], "p2": {"hand": ["domination"], "deck": []}}}
    text, _ = printed(position([ANN, BEN], start), ["", "attack dom", "reduce can", ""])
    assert "At you: Ben removes the Force of Ann in Canada." in text


def test_replay_and_table_tell_the_same_facts() -> None:
    _, terminal = printed(position([ANN, BOT], START), ["build dom", "can, mex", "done", "end"])
    told = [fact for _, _, facts, _ in replay(GAME, terminal.session.journal()) for fact in facts]
    assert [fact for _, fact in terminal.session.facts] == told


# Nothing hidden is told


def test_twins_look_the_same_on_paper() -> None:
    """Where two games differ only in what a seat cannot see, not a byte of its text differs."""
    assert compare_papers() >= 6


def test_the_comparison_of_twins_can_fail(monkeypatch: pytest.MonkeyPatch) -> None:
    """A table that shows people the true position is noticed."""
    monkeypatch.setattr(type(GAME.rules), "view", lambda rules, p, seat: rules.copy(p))
    with pytest.raises(AssertionError):
        compare_papers()


def compare_papers() -> int:
    """Let twins be told on paper; how many pairs were compared."""
    typed = ["", "all", "board", "board decks", "hand", "cards", "odds", "log 999", "why", "why 1", "why 2", "hint",
             "undo", "ask me", "rules gd-001"]  # fmt: skip
    compared = 0
    for seed in range(12):
        journal, _ = random_journal(GAME, 3, seed)
        for seat in range(3):
            for twin in twins(GAME, journal, seat, Random(seed)):
                at = moment_alike(journal, twin, seat)
                if at is not None:
                    texts = [paper(Journal(j.header, j.entries[:at]), typed) for j in (journal, twin)]
                    assert texts[0] == texts[1]
                    compared += 1
        if compared >= 6:
            break
    return compared


def moment_alike(journal: Journal, twin: Journal, seat: int) -> int | None:
    """The last moment at which this seat alone is asked, the twins are both legal, and differ."""
    found = None
    a, b = begin(GAME, journal.header), begin(GAME, journal.header)
    for number, (mine, yours) in enumerate(zip(journal.entries, twin.entries, strict=True), 1):
        if b.refusal(*yours) is not None:
            break
        a.play_checked(*mine)
        b.play_checked(*yours)
        if a.who() == [seat] == b.who() and digest(GAME, a) != digest(GAME, b):
            found = number
    return found


def paper(journal: Journal, typed: list[str]) -> str:
    chairs = [Chair("me", name) for name in ("Ann", "Ben", "Cem")]
    saved_game = SavedGame(id="x", game=GAME, header=journal.header, chairs=chairs, seed="7", entries=journal.entries)
    return printed(saved_game, typed)[0]
