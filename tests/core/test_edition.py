"""Editions: the data of every game is marked, whole, and can be overlaid."""

from __future__ import annotations

import tomllib
from datetime import date

import pytest

from meridian import games
from meridian.core.codec import from_lines, to_lines
from meridian.core.datum import BadEdition, dotted, written
from meridian.core.edition import Edition, changes, marks_of
from meridian.core.errors import BadInput
from meridian.core.game import begin, edition_of, new_header
from meridian.core.journal import Header, Journal
from meridian.core.provenance import OWN, WORDS, mark_faults, provenance
from meridian.core.replay import final
from meridian.core.toml_lines import key_lines
from meridian.testing.contract import random_journal

GAME = games.load("global-domination")
BASE = edition_of(GAME)


@pytest.mark.parametrize("name", games.names())
def test_every_datum_of_the_shipped_editions_has_a_mark(name: str) -> None:
    edition = edition_of(games.load(name))
    marks = marks_of(edition, edition)
    assert marks
    assert {key for key, mark in marks.items() if mark not in WORDS} == set()
    assert OWN not in marks.values()


@pytest.mark.parametrize("name", games.names())
def test_the_marks_of_the_shipped_editions_name_what_is_there(name: str) -> None:
    data = edition_of(games.load(name)).data
    assert list(mark_faults(data, data)) == []


@pytest.mark.parametrize("name", games.names())
def test_the_shipped_editions_pass_their_checks(name: str) -> None:
    game = games.load(name)
    assert game.edition.faults(edition_of(game)) == []


def test_the_mark_that_names_a_datum_most_closely_counts() -> None:
    marks = marks_of(BASE, BASE)
    assert marks["regions", "asia", "name", "en"] == "printed"
    assert marks["regions", "asia", "name", "de"] == "reconstructed"
    assert marks["cards", "fog_of_war", "build"] == "inferred"
    assert marks["cards", "fog_of_war", "text", "effect"] == "printed"
    assert marks["cards", "fog_of_war", "text", "targets"] == "ruled"
    assert marks["cards", "carrier_task_forces", "text", "effect"] == "ruled"


def test_a_datum_without_a_mark_is_noticed() -> None:
    data = {"cards": {"x": {"build": 1, "attack": 2, "provenance": {"build": "printed"}}}}
    assert provenance(data, data, {}) == {("cards", "x", "build"): "printed", ("cards", "x", "attack"): ""}


def test_an_overlay_changes_what_it_says_and_the_hash() -> None:
    own = edition_of(GAME, {"cards": {"fog_of_war": {"build": 7}}})
    assert own.data["cards"]["fog_of_war"]["build"] == 7
    assert own.data["cards"]["fog_of_war"]["attack"] == edition_of(GAME).data["cards"]["fog_of_war"]["attack"]
    assert own.hash != edition_of(GAME).hash
    assert edition_of(GAME).data["cards"]["fog_of_war"]["build"] == 6


def test_where_data_come_from_does_not_change_the_hash() -> None:
    own = edition_of(GAME, {"cards": {"fog_of_war": {"provenance": {"attack": "printed"}}}})
    assert own.hash == edition_of(GAME).hash


@pytest.mark.parametrize(
    ("overlay", "complaint"),
    [
        ({"card": {}}, "edition: card is unknown; did you mean cards"),
        ({"cards": {"fog": {}}}, "edition: cards.fog is unknown"),
        ({"cards": {"fog_of_war": {"bild": 3}}}, "cards.fog_of_war.bild is unknown; did you mean build"),
        ({"cards": {"fog_of_war": 3}}, "cards.fog_of_war has another shape"),
    ],
)
def test_an_overlay_with_a_typo_is_refused(overlay: dict[str, object], complaint: str) -> None:
    with pytest.raises(BadInput, match=complaint):
        edition_of(GAME, overlay)


def test_a_journal_of_another_edition_is_refused() -> None:
    journal, _ = random_journal(GAME, 2, 1)
    header = {**{field: getattr(journal.header, field) for field in Header.__struct_fields__}, "edition_hash": "0" * 64}
    with pytest.raises(BadInput, match="played with another edition"):
        final(GAME, Journal(Header(**header), journal.entries))


def test_a_journal_carries_its_overlay() -> None:
    overlay = {"edition": {"name": "ours"}, "scoring": {"region_monopoly": 9}}
    header = new_header(GAME, 2, overlay=overlay)
    assert (header.edition, header.overlay, header.edition_hash) == ("ours", overlay, edition_of(GAME, overlay).hash)
    again = from_lines(GAME, to_lines(GAME, Journal(header, [])))
    assert again == Journal(header, [])
    p = begin(GAME, again.header)
    assert getattr(p, "board").region_vp == 9  # noqa: B009 - a field only this game's positions have


def mark(edition: Edition, *key: str) -> str:
    return marks_of(edition, BASE)[key]


def test_what_a_user_changes_carries_the_users_mark_or_counts_as_own() -> None:
    own = edition_of(
        GAME, {"cards": {"fog_of_war": {"build": 7, "attack": 6, "price_steps": 0, "provenance": {"build": "printed"}}}}
    )
    assert mark(own, "cards", "fog_of_war", "build") == "printed"
    assert mark(own, "cards", "fog_of_war", "attack") == "own"
    assert mark(own, "cards", "fog_of_war", "price_steps") == "printed"
    assert mark(own, "cards", "megastorm", "build") == "reconstructed"


def test_one_word_for_a_file_covers_what_stands_in_it_and_no_more() -> None:
    own = edition_of(GAME, {"provenance": "public", "scoring": {"sea_full": 5, "land_full": 2}})
    assert mark(own, "scoring", "sea_full") == "public"
    assert mark(own, "scoring", "land_full") == "public"
    assert mark(own, "scoring", "land_struggling") == "printed"
    assert mark(own, "actions", "copies") == "reconstructed"


def test_a_mark_alone_confirms_a_shipped_value() -> None:
    own = edition_of(GAME, {"actions": {"provenance": {"copies": "printed"}}})
    assert mark(own, "actions", "copies") == "printed"
    assert changes(BASE, own) == []
    assert own.name == BASE.name


def test_a_new_datum_and_one_taken_away() -> None:
    own = edition_of(GAME, {"borders": {"CAN-EAS": "land", "USA-MEX": "none"}})
    assert [(change.key, change.before, change.after) for change in changes(BASE, own)] == [
        (("borders", "USA-MEX"), "land", None),
        (("borders", "CAN-EAS"), None, "land"),
    ]
    assert "USA-MEX" not in own.data["borders"]
    assert "USA-MEX" in BASE.data["borders"]
    assert mark(own, "borders", "CAN-EAS") == "own"


@pytest.mark.parametrize(
    ("overlay", "complaint"),
    [
        ({"scoring": {"land_full": "2"}}, 'scoring.land_full is "2", not a whole number'),
        ({"scoring": {"land_full": 2.5}}, "scoring.land_full is 2.5, not a whole number"),
        ({"scoring": {"land_full": True}}, "scoring.land_full is true, not a whole number"),
        ({"scoring": {"land_full": None}}, "scoring.land_full is None, not a whole number"),
        ({"scoring": {"land_full": date(2012, 4, 16)}}, "scoring.land_full is 2012-04-16, not a whole number"),
        ({"scoring": {"land_full": {"x": 1}}}, "scoring.land_full has another shape: a table"),
        ({"scoring": {"land_full": "none"}}, 'scoring.land_full is "none", not a whole number'),
        ({"cards": {"fog_of_war": {"name": {"fr": "Brouillard"}}}}, "cards.fog_of_war.name.fr is unknown"),
        ({"cards": {"domination": {"text": {"effect": "fog"}}}}, "cards.domination.text is unknown"),
        ({"areas": {"ATL": {}}}, "areas.ATL is unknown"),
        ({"colours": {"list": []}}, "colours.list is [], not a list with something in it"),
        ({"colours": {"list": [3]}}, "colours.list row 1 is 3, not a table"),
        ({"colours": {"list": [{"id": "red"}]}}, "colours.list row 1 lacks the key name"),
        ({"borders": {"CAN-MEX": "none"}}, "borders.CAN-MEX is not there, so it cannot be taken away"),
        ({"borders": {"CAN-EAS": 1}}, "borders.CAN-EAS is 1, not a text"),
        ({"provenance": "prnted"}, 'provenance is "prnted", not one of printed, inferred'),
        ({"provenance": 3}, "provenance is 3, not a word or a table of words"),
        ({"cards": {"provenance": {"*": {"bild": "own"}}}}, "cards.provenance.*.bild marks something unknown"),
        (
            {"cards": {"fog_of_war": {"provenance": {"buid": "own"}}}},
            "provenance.buid marks something unknown; did you",
        ),
        ({"vp": {"provenance": {"start": {"x": "own"}}}}, "vp.provenance.start has marks for parts of a single datum"),
        ({"edition": {"gmae": "x"}}, "edition.gmae is unknown; did you mean game?"),
        ({"edition": {"game": "chess"}}, 'edition.game is "chess": these are not data of global-domination'),
        ({"edition": {"name": "standard"}}, "which is what the shipped edition is called"),
        ({"edition": {"name": "two\nlines"}}, "edition.name is"),
        ({"edition": {"source": 3}}, "edition.source is 3, not a text of one line"),
        ({"edition": "mine"}, 'edition is "mine", not a table'),
        ({"odd key\n": 1}, '"odd key\\n" is unknown'),
    ],
)
def test_what_does_not_fit_is_refused_in_one_line(overlay: dict[str, object], complaint: str) -> None:
    with pytest.raises(BadEdition) as refused:
        edition_of(GAME, overlay)
    said = str(refused.value)
    assert complaint.replace(".*.", '."*".') in said
    assert "\n" not in said


def test_everything_wrong_is_told_at_once() -> None:
    with pytest.raises(BadEdition) as refused:
        edition_of(GAME, {"vp": {"strat": 1, "squares": "x", "provenance": "guessed"}, "edition": {"x": 1}})
    assert [dotted(fault.key) for fault in refused.value.faults] == [
        "edition.x", "vp.strat", "vp.squares", "vp.provenance",
    ]  # fmt: skip


def test_a_value_like_none_is_an_ordinary_word_where_nothing_can_be_taken_away() -> None:
    own = edition_of(GAME, {"cards": {"agriculture_control": {"text": {"targets": "none"}}}})
    assert own.hash == BASE.hash


def test_lines_of_a_file() -> None:
    text = """# comment
top.inner = 1
[table]  # [not.this]
key = { a = 1, b = 2 }
long = [
  1,
  2,
]
"odd key" = '''
key = 3
'''
[table.deeper]
last = 1
[[rows]]
x = 1
"""
    assert key_lines(text) == {
        ("top",): 2, ("top", "inner"): 2, ("table",): 3, ("table", "key"): 4, ("table", "key", "a"): 4,
        ("table", "key", "b"): 4, ("table", "long"): 5, ("table", "odd key"): 9, ("table", "deeper"): 12,
        ("table", "deeper", "last"): 13, ("rows",): 14, ("rows", "x"): 15,
    }  # fmt: skip


@pytest.mark.parametrize("value", [0, -3, True, 'a "b" \\ \n\x7f\u2028 ü', [1, 2], {"a": {"b c": "x"}}, [{"a": 1}], {}])
def test_a_value_as_it_is_written(value: object) -> None:
    assert tomllib.loads(f"x = {written(value)}") == {"x": value}
    assert "\n" not in written(value)
