"""Scenario files that prove nothing or say nonsense: each is an error with its file, its line and one sentence.

The line that is to blame is marked with `# here`.
"""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from meridian.cli import main
from meridian.core.errors import BadInput
from meridian.scenarios.check import check_file, find

HEAD = """
title = "A Build in an empty Area"
game = "global-domination"
clauses = ["GD-083"]
players = 3

[position.players.p1]
hand = ["domination", "domination"]
"""
STEP = """
[[step]]
play = ["p1 build domination", "p1 build-in USA"]
"""
PROVEN = """
[step.state]
"areas.USA" = "p1 struggling"
"""
REFUSED = """
title = "Seven players are too many"
game = "global-domination"
clauses = ["GD-001"]
players = 7
"""
DATA = """
title = "A full map"
game = "global-domination"
clauses = ["GD-069"]
"""

UNUSABLE = {
    "refuses with steps": (
        REFUSED + 'refuses = "is for 2 to 6 players"\n[[step]] # here\nplay = ["nonsense"]\n',
        "refuses: nothing can be played on what is refused; the steps belong in another file",
    ),
    "refuses with a letter": (
        REFUSED + 'refuses = "e" # here\n',
        "refuses: 'e' would fit too many complaints; give at least 3 words of it, or its clause",
    ),
    "refuses with nothing": (REFUSED + 'refuses = "" # here\n', "refuses: '' would fit too many complaints"),
    "data with a position": (
        DATA + '[position] # here\nmomment = "play"\n[data]\nwhole_map_vp = 100\n',
        "position: nothing is played here, and data do not depend on it",
    ),
    "data with options": (
        DATA + "options = { turns = 99 } # here\n[data]\nwhole_map_vp = 100\n",
        "options: nothing is played here, and data do not depend on it",
    ),
    "data with too many players": (
        DATA + "players = 99 # here\n[data]\nwhole_map_vp = 100\n",
        "global-domination is for 2 to 6 players, not 99 (GD-001)",
    ),
    "data with a typo": (
        DATA + "[data]\nwhole_map_pv = 100 # here\n",
        "data: 'whole_map_pv' is unknown; did you mean whole_map_vp?",
    ),
    "data with a wrong edition": (
        DATA + "[edition.scoring]\nregion_monopoly = -5 # here\n[data]\nwhole_map_vp = 100\n",
        "edition: scoring.region_monopoly is -5",
    ),
    "no data": (DATA + "[data] # here\n", "data: nothing is expected here"),
    "never with a player too many": (
        HEAD + STEP + 'never = ["passed p9"] # here\n' + PROVEN,
        "step 1: 'passed p9': there is no player p9; they are p1 to p3",
    ),
    "never with a player of a larger table": (
        HEAD + STEP + 'never = ["passed p4"] # here\n' + PROVEN,
        "step 1: 'passed p4': there is no player p4; they are p1 to p3",
    ),
    "never with an unknown area": (
        HEAD + STEP + 'never = [\n    "passed p1",\n    "force-placed p1 CANN", # here\n]\n' + PROVEN,
        "step 1: 'force-placed p1 CANN': there is no area 'CANN'; did you mean CAN?",
    ),
    "never with a word for a number": (
        HEAD + STEP + 'never = ["vp-now p1 many"] # here\n' + PROVEN,
        "step 1: 'vp-now p1 many': 'many' is not a number for ",
    ),
    "never with too many words": (
        HEAD + STEP + 'never = ["passed p1 p2"] # here\n' + PROVEN,
        "step 1: 'passed p1 p2': passed is followed by seat",
    ),
    "never with an empty line": (HEAD + STEP + 'never = [""] # here\n' + PROVEN, "step 1: there is no fact ''"),
    "a fact with an unknown area": (
        HEAD + STEP + 'facts = ["force-placed p1 UAS"] # here\n',
        "step 1: 'force-placed p1 UAS': there is no area 'UAS'; did you mean USA?",
    ),
    "a state without such an area": (
        HEAD + STEP + '[step.state]\n"areas.USSA" = "none" # here\n',
        "step 1: state: there is no areas.USSA; did you mean USA?",
    ),
    "a state with a card for an area": (
        HEAD + STEP + '[step.state]\n"areas.domination" = "none" # here\n',
        "step 1: state: there is no areas.domination",
    ),
    "a state without such a part": (
        HEAD + STEP + '[step.state]\n"playerz.p1.vp" = "none" # here\n',
        "step 1: state: there is no playerz; did you mean players?",
    ),
    "a state without such a player": (
        HEAD + STEP + '[step.state]\n"players.p4.vp" = "none" # here\n',
        "step 1: state: there is no players.p4",
    ),
    "a state without such a field": (
        HEAD + STEP + '[step.state]\n"players.p1.handd" = "none" # here\n',
        "step 1: state: there is no players.p1.handd; did you mean hand?",
    ),
    "a state without such a field of a procedure": (
        HEAD + STEP + '[step.state]\n"under_way.-1.procedur" = "none" # here\n',
        "step 1: state: there is no under_way.-1.procedur; did you mean procedure?",
    ),
    "a state below a number": (
        HEAD + STEP + '[step.state]\n"turn.now" = "none" # here\n',
        "step 1: state: turn.now: turn is 1, and nothing stands below it",
    ),
    "a state below nothing": (
        HEAD + STEP + '[step.state]\n"areas.CAN.owner" = "none" # here\n',
        "step 1: state: areas.CAN.owner: leads through something that is not there now",
    ),
    "a state with a word in a list": (
        HEAD + STEP + '[step.state]\n"players.p1.hand.domination" = "none" # here\n',
        "step 1: state: players.p1.hand.domination: players.p1.hand is a list, and 'domination' is no place in it",
    ),
    "a view with a typo": (
        HEAD + STEP + '[step.view.p2]\n"players.p1.vpp" = "none" # here\n',
        "step 1: view of p2: there is no players.p1.vpp; did you mean vp?",
    ),
    "a view of chance": (
        HEAD + STEP + '[step.view.chance] # here\n"players.p1.vp" = 0\n',
        "step 1: chance is not a player",
    ),
    "queries with a typo": (
        HEAD + STEP + '[step.queries]\n"projected_pv" = "none" # here\n',
        "step 1: queries: there is no projected_pv; did you mean projected_vp?",
    ),
    "a line played no times": (
        HEAD + STEP.replace('USA"]', 'USA", "p1 build-in XXX x0"] # here') + PROVEN,
        "step 1: 'p1 build-in XXX x0': x0 would leave it out; x1 is the least",
    ),
    "a fact no times": (
        HEAD + STEP + 'facts = ["force-placed p1 USA", "passed p2 x0"] # here\n',
        "step 1: 'passed p2 x0': x0 would leave it out; x1 is the least",
    ),
    "no facts": (HEAD + STEP + "facts = [] # here\n", "step 1: facts: nothing is expected here"),
    "no facts beside something": (HEAD + STEP + "facts = [] # here\n" + PROVEN, "step 1: facts: nothing is expected"),
    "never nothing": (HEAD + STEP + "never = [] # here\n" + PROVEN, "step 1: never: nothing is expected here"),
    "offers nothing": (
        HEAD + STEP + "offers = { p1 = [] } # here\n",
        "step 1: offers: nothing is expected of p1",
    ),
    "lacks nothing": (HEAD + STEP + "lacks = { p1 = [] } # here\n", "step 1: lacks: nothing is expected of p1"),
    "an empty view": (HEAD + STEP + "[step.view.p1] # here\n", "step 1: view: nothing is expected of p1"),
    "an empty state": (HEAD + STEP + "[step.state] # here\n", "step 1: state: nothing is expected here"),
    "an empty step": (
        HEAD + STEP + PROVEN + "[[step]] # here\n",
        "step 2: nothing is played and nothing is expected",
    ),
    "offers of chance": (
        HEAD + STEP + 'lacks = { chance = ["draw domination"] } # here\n',
        "step 1: chance is not a player",
    ),
    "lacks a player of a larger table": (
        HEAD + STEP + 'lacks = { p1 = ["choose p5"] } # here\n',
        "step 1: 'choose p5': there is no player p5; they are p1 to p3",
    ),
    "an unknown key": (
        HEAD.replace("players = 3", "playrs = 3 # here") + STEP,
        "'playrs' is unknown; did you mean players?",
    ),
    "an unknown key of a step": (
        HEAD + STEP + PROVEN + '[[step]]\nplay = []\nfact = ["passed p1"] # here\n',
        "step 2: 'fact' is unknown; did you mean facts?",
    ),
    "an unknown key of a refused line": (
        HEAD + STEP + '[[step.refused]]\nplay = "p1 pass"\nbecos = "not-now" # here\n',
        "step 1: refused 1: 'becos' is unknown; did you mean because?",
    ),
    "a missing key": (
        HEAD + STEP + '[[step.refused]] # here\nplay = "p1 pass"\n',
        "step 1: refused 1: 'because' is missing",
    ),
    "a text for a list": (
        HEAD + STEP + 'asked = "p1" # here\n',
        "step 1: asked: a list is wanted, not a text",
    ),
    "a number in a list of texts": (
        HEAD + STEP + "never = [3] # here\n",
        "step 1: never 1: a text is wanted, not a whole number",
    ),
    "not TOML": (HEAD + "[[step] # here\n", "not TOML: "),
    "an unknown clause": (
        HEAD.replace('["GD-083"]', '[\n    "GD-083",\n    "GD-999", # here\n]') + STEP + PROVEN,
        "clauses: GD-999 is not in the rule book",
    ),
    "no clause": (HEAD.replace('["GD-083"]', "[] # here") + STEP + PROVEN, "a scenario names the clauses it proves"),
    "an unknown game": (
        HEAD.replace('game = "global-domination"', 'game = "globel-domination" # here') + STEP + PROVEN,
        "there is no game 'globel-domination'; did you mean global-domination?",
    ),
    "an unknown option": (
        HEAD.replace("players = 3", "players = 3\noptions = { turnz = 6 } # here") + STEP + PROVEN,
        "option 'turnz' is unknown; did you mean turns?",
    ),
    "a typo in the position": (
        HEAD.replace("hand =", "hant = ['x'] # here\nhand =") + STEP + PROVEN,
        "position: players.p1.hant is unknown; did you mean hand?",
    ),
}
FAILED = {
    "data of another edition": (
        DATA + "[edition.scoring]\nregion_monopoly = 9\n[data]\nwhole_map_vp = 100 # here\n",
        "data: whole_map_vp is 118, expected 100",
    ),
    "data of another type": (
        DATA.replace("GD-069", "GD-A39") + "[data]\nseas_in_a_region = false # here\n",
        "data: seas_in_a_region is 0, expected False",
    ),
    "lacks for somebody not asked": (
        HEAD + STEP + 'lacks = { p2 = ["done"] } # here\n',
        "step 1: lacks: p2 is not asked and has no options at all (asked: p1)",
    ),
    "a result of a running game": (
        HEAD + STEP + '[step.result] # here\nwinners = "none"\n',
        "step 1: result: the game is not over",
    ),
    "not an outcome": (
        """
title = "Draws"
game = "global-domination"
clauses = ["GD-018"]
players = 2
[position]
moment = "start"
[position.players.p1]
deck = ["domination", "insurgents"]
[[step]]
play = ["chance draw megastorm"] # here
asked = ["p1"]
""",
        "step 1: play: 'chance draw megastorm' was refused: not-an-outcome "
        "(outcomes: draw domination, draw insurgents)",
    ),
    "not asked": (
        HEAD + '[[step]]\nplay = ["p2 pass"] # here\n' + PROVEN,
        "not-asked (asked: p1; what has only one answer plays itself)",
    ),
    "a clause that is not cited": (
        HEAD.replace('"GD-083"]', '"GD-083", "GD-143"] # here') + STEP + PROVEN,
        "clauses: GD-143 declared, but cited by no fact, refusal or data check",
    ),
}


def written(folder: Path, text: str) -> tuple[Path, int]:
    """A file with this text, and the line that is to blame."""
    path = folder / "wrong.toml"
    path.write_text(text, encoding="utf-8")
    return path, next(number for number, line in enumerate(text.splitlines(), start=1) if "# here" in line)


@pytest.mark.parametrize("kind", UNUSABLE)
def test_what_proves_nothing_is_refused(kind: str, tmp_path: Path) -> None:
    text, complaint = UNUSABLE[kind]
    path, line = written(tmp_path, text)
    said = refusal_of(path)
    assert said.startswith(f"{path}:{line}: {complaint}")
    assert "\n" not in said


def refusal_of(path: Path) -> str:
    """Why a file, or its only case, cannot be used."""
    try:
        [outcome] = check_file(path)
    except BadInput as error:
        return str(error)
    assert not outcome.usable
    return outcome.line


@pytest.mark.parametrize("kind", FAILED)
def test_what_does_not_hold_fails(kind: str, tmp_path: Path) -> None:
    text, complaint = FAILED[kind]
    path, line = written(tmp_path, text)
    [outcome] = check_file(path)
    assert outcome.usable
    assert outcome.line.startswith(f"{path}:{line}: ")
    assert complaint in outcome.line


def test_data_are_those_of_the_edition(tmp_path: Path) -> None:
    path = tmp_path / "right.toml"
    path.write_text(DATA + "[edition.scoring]\nregion_monopoly = 9\n[data]\nwhole_map_vp = 118\n", encoding="utf-8")
    assert [outcome.line for outcome in check_file(path)] == [""]


def test_a_folder_without_scenarios_is_an_error(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    (tmp_path / "notes.txt").write_text("nothing", encoding="utf-8")
    with pytest.raises(BadInput, match="there is no scenario file"):
        find([tmp_path])
    assert main(["check", str(tmp_path)]) == 2
    assert capsys.readouterr().err == f"meridian: {tmp_path}: there is no scenario file (*.toml) in this folder\n"


def test_the_command_tells_each_file(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    path, line = written(tmp_path, UNUSABLE["never with a player too many"][0])
    (tmp_path / "right.toml").write_text(HEAD + STEP + PROVEN, encoding="utf-8")
    assert main(["check", str(tmp_path), "--json"]) == 2
    told = json.loads(capsys.readouterr().out)
    assert told["passed"] == 1
    assert told["failed"] == []
    assert told["unusable"] == [f"{path}:{line}: step 1: 'passed p9': there is no player p9; they are p1 to p3"]


def test_each_case_passes_or_fails_by_itself(tmp_path: Path) -> None:
    path = tmp_path / "cases.toml"
    path.write_text("\n".join(['game = "global-domination"', *(GOOD_AND_BAD)]), encoding="utf-8")
    good, bad = check_file(path)
    assert (good.name, good.line) == ("four-turns", "")
    line = path.read_text(encoding="utf-8").splitlines().index("turns_of_the_game = 9  # here") + 1
    assert bad == ("nine-turns", f"{path}:{line}: nine-turns: data: 'turns_of_the_game' is unknown", False)


GOOD_AND_BAD = (
    """
[[case]]
name = "four-turns"
title = "Regions"
clauses = ["GD-092"]
[case.data]
seas_in_a_region = 0
""",
    """
[[case]]
name = "nine-turns"
title = "Regions"
clauses = ["GD-092"]
[case.data]
turns_of_the_game = 9  # here
""",
)


@pytest.mark.parametrize(
    ("text", "complaint"),
    [
        ('game = "global-domination"\ncase = []', "a file of cases has at least one"),
        ('game = "global-domination"\nstep = []\n[[case]]\nname = "a"', "'step' is unknown"),
        ('[[case]]\ntitle = "a"\ngame = "global-domination"\nclauses = []', "1: 'name' is missing"),
        ('[[case]]\nname = "a b"\ntitle = "a"\ngame = "g"\nclauses = []', "a b: name: 'a b' should be words"),
        ('[[case]]\nname = "a"\ntitel = "a"', "a: 'titel' is unknown; did you mean title?"),
        ('game = "g"' + '\n[[case]]\nname = "a"\ntitle = "a"\nclauses = []' * 2, "a: name: there are two cases 'a'"),
    ],
)
def test_files_of_cases_that_cannot_be_read(text: str, complaint: str, tmp_path: Path) -> None:
    path = tmp_path / "cases.toml"
    path.write_text(text, encoding="utf-8")
    with pytest.raises(BadInput) as caught:
        check_file(path)
    assert str(caught.value).partition(": ")[2].startswith(complaint)
