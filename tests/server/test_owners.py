"""Pages for owners of an original over HTTP: what is asked, what answers make, what they do, and a second owner."""

from __future__ import annotations

import tomllib
from collections.abc import Iterator
from typing import Any

import pytest

from meridian import games
from meridian.core.datum import dotted, leaves
from meridian.core.edition import marks_of
from meridian.core.edition_template import KNOWN, OURS, template, worth
from meridian.core.game import edition_of
from meridian.core.provenance import OWN
from tests.server.online import Server

GAME = "global-domination"
DATUM = "cards.insurgents.build"
OTHER = "cards.surrender.attack"


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with Server(tmp_path_factory.mktemp("server")) as found:
        yield found


def path(what: str, game: str = GAME, lang: str = "en") -> str:
    return f"/api/games/{game}/edition/{what}/{lang}"


def shipped(key: str) -> Any:
    return {dotted(one): value for one, value in leaves(edition_of(games.load(GAME)).data)}[key]


@pytest.mark.parametrize("name", games.names())
def test_all_that_an_original_has_is_asked_in_the_order_of_the_template(server: Server, name: str) -> None:
    found = server.get(path("pages", name))
    asked = [datum["key"] for page in found["pages"] for datum in page["data"]]
    assert len(asked) == len(set(asked))
    edition = edition_of(games.load(name))
    marks = marks_of(edition, edition)
    wanted = {dotted(key) for key in marks if worth(key, marks[key]) != OURS}
    assert set(asked) == wanted
    lines = template(games.load(name)).splitlines()
    order = [line.removeprefix("# ").partition(" = ")[0] for line in lines if line.startswith("# ")]
    assert [key for key in order if key in set(asked)] == asked
    parts = [page["part"] for page in found["pages"]]
    assert parts == sorted(parts, key=["first", "words", "known"].index)
    known = {dotted(key) for key in marks if worth(key, marks[key]) == KNOWN}
    assert {datum["key"] for page in found["pages"] if page["part"] == "known" for datum in page["data"]} <= known
    assert {page["section"] for page in found["pages"]} == set(found["sections"])
    assert {datum["choices"] for page in found["pages"] for datum in page["data"]} - {""} == set(found["choices"])


def test_a_card_with_many_rows_is_one_page(server: Server) -> None:
    """Globetrotters has more than 500 Adventures; they are on 28 cards."""
    pages = server.get(path("pages", "globetrotters"))["pages"]
    assert len(pages) < 300
    cards = [page for page in pages if page["section"] == "adventures" and page["part"] == "first"]
    on_cards = [{datum["key"].split(".")[1].partition("-")[0] for datum in page["data"]} for page in cards]
    assert all(
        len(numbers) == 1 and numbers.pop() in page["title"] for numbers, page in zip(on_cards, cards, strict=True)
    )
    rows = [datum for page in pages for datum in page["data"] if datum["key"] == "adventures.AA01-bogota.effect"]
    assert [(row["row"], "place:bogota" in row["spots"]) for row in rows] == [("Bogotá", True)]


@pytest.mark.parametrize("name", games.shipped())
def test_colours_are_typed_a_line_each(server: Server, name: str) -> None:
    found = server.get(path("pages", name))
    (colours,) = [datum for page in found["pages"] for datum in page["data"] if datum["key"] == "colours.list"]
    assert (colours["kind"], colours["columns"][:2]) == ("records", ["Id", "Name (English)"])
    lines = colours["value"].splitlines()
    cells = lines[0].split(", ")
    changed = "\n".join([", ".join([cells[0], "Crimson", *cells[2:]]), *lines[1:]])
    told = server.post(path("draft", name), {"values": {"colours.list": changed}})
    assert told["faults"] == []
    assert tomllib.loads(told["text"])["colours"]["list"][0]["name"]["en"] == "Crimson"
    same = server.post(path("draft", name), {"values": {"colours.list": colours["value"]}})
    assert (same["faults"], same["changes"]) == ([], [])
    wrong = server.post(path("draft", name), {"values": {"colours.list": "red, Red"}})
    assert [fault["key"] for fault in wrong["faults"]] == ["colours.list"]


@pytest.mark.parametrize("lang", ["en", "de"])
@pytest.mark.parametrize("name", games.shipped())
def test_every_datum_has_a_label_in_both_languages(server: Server, name: str, lang: str) -> None:
    found = server.get(path("pages", name, lang))
    bare = [
        datum["key"]
        for page in found["pages"]
        for datum in page["data"]
        if not datum["label"][:1].isupper() and not datum["label"][:1].isdigit()
    ]
    assert bare == []
    assert all(section["title"] for section in found["sections"].values())


def test_answers_make_a_file_that_says_what_they_say(server: Server) -> None:
    value = shipped(DATUM) + 1
    answers = {
        "name": "first printing",
        "source": 'my "shelf"',
        "values": {
            DATUM: f" {value} ",
            OTHER: str(shipped(OTHER)),
            "borders.USA-MEX": "none",
            "borders.CAN-EAS": "land",
        },
        "marks": {"areas.CAN.kind": "printed"},
    }
    found = server.post(path("draft"), answers)
    assert found["faults"] == []
    changed = {change["key"]: (change["before"], change["after"]) for change in found["changes"]}
    assert changed == {
        DATUM: (str(shipped(DATUM)), str(value)),
        "borders.USA-MEX": ("land", ""),
        "borders.CAN-EAS": ("", "land"),
    }
    assert found["confirmed"] == 2
    read = tomllib.loads(found["text"])
    assert read["edition"] == {"game": GAME, "name": "first printing", "source": 'my "shelf"'}
    assert read["cards"] == {"insurgents": {"build": value}}
    assert read["borders"] == {"USA-MEX": "none", "CAN-EAS": "land"}
    assert read["provenance"]["areas"] == {"CAN": {"kind": "printed"}}
    assert read["provenance"]["cards"] == {"insurgents": {"build": "printed"}, "surrender": {"attack": "printed"}}
    check = {"name": "own.toml", "text": found["text"]}
    assert server.post(f"/api/games/{GAME}/edition/check", check) == {"faults": []}
    german = server.post(path("draft", lang="de"), answers)["changes"]
    assert [change["title"] for change in german] != [change["title"] for change in found["changes"]]


@pytest.mark.parametrize(
    ("key", "value", "told"),
    [
        (DATUM, "four", 'is "four", not a whole number'),
        (DATUM, "", 'is "", not a whole number'),
        (DATUM, "١", "not a whole number"),
        (DATUM, "99", "20"),
        ("cards.insurgents.bild", "4", "is unknown"),
        ("areas.CAN.region", "atlantis", "atlantis"),
        ("borders.CAN-EAS", "bridge", "bridge"),
        ('a"\nb', "1", "is unknown"),
        ("edition.game", "chess", "is unknown"),
        ("cards", "1", "is unknown"),
    ],
)
def test_a_wrong_value_is_told_by_its_key(server: Server, key: str, value: str, told: str) -> None:
    found = server.post(path("draft"), {"values": {key: value}})
    assert found["changes"] == []
    assert found["text"] == ""
    assert any(told in fault["line"] for fault in found["faults"]), found["faults"]
    assert all("\n" not in fault["line"] for fault in found["faults"])
    if "unknown" not in told:
        assert any(key in (fault["key"], *fault["also"]) for fault in found["faults"]), found["faults"]


def test_faults_are_told_in_german(server: Server) -> None:
    """Wherever they are met: in a draft, in a comparison, and in another owner's file."""
    wrong = {"values": {DATUM: "99"}}
    sentence = "Aufständische, Aufbaupunkte: 99 geht nicht; verlangt: eine Zahl von 0 bis 20"
    (fault,) = server.post(path("draft", lang="de"), wrong)["faults"]
    assert fault["line"].startswith(sentence)
    assert server.post(path("effect", lang="de"), wrong, 422)["error"].startswith(sentence)
    theirs = {"name": "b.toml", "text": f"{DATUM} = 99"}
    said = server.post(path("merge", lang="de"), {"answers": {}, "file": theirs}, 422)["error"]
    assert said.startswith(f"b.toml: Zeile 1: {sentence}")


def test_lists_switches_and_texts_are_typed_as_they_are_shown(server: Server) -> None:
    """Every value that is shown, typed back, changes nothing."""
    for name in games.names():
        pages = server.get(path("pages", name))["pages"]
        values = {datum["key"]: datum["value"] for page in pages for datum in page["data"] if page["part"] != "known"}
        found = server.post(path("draft", name), {"values": values})
        assert (found["faults"], found["changes"]) == ([], [])
        assert found["confirmed"] == len(values)
    found = server.post(path("draft", "globopolis"), {"values": {"territories.UKR.premium": "12,x"}})
    assert found["faults"][0]["key"] == "territories.UKR.premium"
    found = server.post(path("draft", "globopolis"), {"values": {"territories.UKR.premium": "12, 18"}})
    assert found["changes"][0]["after"] == "12, 18"


@pytest.mark.parametrize(
    ("body", "status"),
    [
        ({"values": {DATUM: 4}}, 422),
        ({"values": [DATUM]}, 422),
        ({"answers": {}}, 422),
        ({"values": {DATUM: "x" * 3_000}}, 422),
        ({"values": {f"a.b{number}": "1" for number in range(5_001)}}, 422),
        ({"name": "x" * 201}, 422),
        ({"marks": {DATUM: "certain"}}, 200),
    ],
)
def test_bodies_that_are_no_answers_are_refused_in_one_line(server: Server, body: dict[str, Any], status: int) -> None:
    for what in ("draft", "effect"):
        if status == 200:
            continue
        assert "\n" not in server.post(path(what), body, status)["error"]
    if status == 200:
        assert "certain" in server.post(path("draft"), body)["faults"][0]["line"]
        assert "certain" in server.post(path("effect"), body, 422)["error"]


def test_games_and_languages_that_are_not_there_are_refused(server: Server) -> None:
    server.get(path("pages", "chess"), 404)
    server.get(path("pages", lang="xx"), 422)
    for what in ("draft", "effect"):
        server.post(path(what, "chess"), {}, 404)
        server.post(path(what, lang="xx"), {}, 422)
    server.post(path("merge", "chess"), {"answers": {}, "file": {"name": "a.toml", "text": ""}}, 404)


def test_two_owners_see_where_they_disagree(server: Server) -> None:
    mine = {"name": "mine", "values": {DATUM: "4"}, "marks": {"areas.CAN.kind": "printed"}}
    text = (
        f'edition.game = "{GAME}"\nedition.source = "a shelf"\n{DATUM} = 6\n{OTHER} = 2\nareas.MEX.name.de = "Mexico"\n'
        'provenance.areas.USA.kind = "ruled"\n'
    )
    found = server.post(path("merge"), {"answers": mine, "file": {"name": "theirs.toml", "text": text}})
    (each,) = found["disagreements"]
    assert (each["key"], each["mine"], each["theirs"]) == (DATUM, "4", "6")
    assert each["title"] == "Insurgents"
    assert found["taken"] == 2
    assert found["answers"]["values"] == {DATUM: "4", OTHER: "2", "areas.MEX.name.de": "Mexico"}
    marks = found["answers"]["marks"]
    assert (marks[DATUM], marks[OTHER]) == ("printed", OWN)
    assert (marks["areas.CAN.kind"], marks["areas.USA.kind"]) == ("printed", "ruled")
    assert (found["answers"]["name"], found["answers"]["source"]) == ("mine", "a shelf")
    both = server.post(path("draft"), found["answers"])
    assert both["faults"] == []
    assert len(both["changes"]) == 3
    alone = server.post(path("merge"), {"answers": {}, "file": {"name": "theirs.json", "text": "{}"}})
    assert (alone["taken"], alone["disagreements"]) == (0, [])


@pytest.mark.parametrize(
    ("answers", "name", "text", "told"),
    [
        ({}, "b.toml", "a = = 1", "b.toml: not TOML"),
        ({}, "b.json", "[", "b.json: not JSON"),
        ({}, "b.toml", f"{DATUM} = 99", "b.toml: line 1"),
        ({}, "b.toml", 'edition.game = "globopolis"', "b.toml: line 1"),
        ({}, "b.toml", "#" * 600_000, "512 kB"),
        ({"values": {DATUM: "99"}}, "b.toml", "", DATUM),
        ({"values": {"nothing": "99"}}, "b.toml", "", "nothing"),
    ],
)
def test_a_file_that_cannot_be_merged_is_refused_in_one_line(
    server: Server, answers: dict[str, Any], name: str, text: str, told: str
) -> None:
    body = {"answers": answers, "file": {"name": name, "text": text}}
    said = server.post(path("merge"), body, 422)["error"]
    assert told in said
    assert "\n" not in said


def test_what_a_correction_does_is_played(server: Server) -> None:
    """Turns of a game are data: half as many are seen in every game."""
    body = {"values": {"turns.default": "4"}}
    found = server.post(path("effect"), body)
    assert found["games"] >= 2
    assert (found["rounds"]["a"], found["rounds"]["b"]) == (8, 4)
    assert found["rounds"]["interval"] == [-4, -4]
    assert len(found["wins"]) == 3
    assert all(use["interval"][0] > 0 or use["interval"][1] < 0 for use in found["cards"])
    assert found["uses"] >= len(found["cards"])
    assert server.post(path("effect"), body) == found
