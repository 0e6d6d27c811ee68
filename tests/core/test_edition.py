"""Editions: the data of every game is marked, whole, and can be overlaid."""

from __future__ import annotations

import pytest

from meridian import games
from meridian.core.codec import from_lines, to_lines
from meridian.core.errors import BadInput
from meridian.core.journal import Header, Journal
from meridian.core.replay import final
from meridian.testing.contract import random_journal

WORDS = {"printed", "inferred", "public", "ruled", "reconstructed"}
GAME = games.load("global-domination")


def provenance(data: object) -> set[str]:
    """All words that stand under a key `provenance`."""
    found: set[str] = set()
    if isinstance(data, dict):
        for key, value in data.items():
            if key == "provenance":
                found |= {value} if isinstance(value, str) else set(value.values())
            else:
                found |= provenance(value)
    return found


@pytest.mark.parametrize("name", games.names())
def test_provenance_words(name: str) -> None:
    found = provenance(games.load(name).edition().data)
    assert found
    assert found <= WORDS


def test_an_overlay_changes_what_it_says_and_the_hash() -> None:
    own = GAME.edition({"cards": {"fog_of_war": {"build": 7}}})
    assert own.data["cards"]["fog_of_war"]["build"] == 7
    assert own.data["cards"]["fog_of_war"]["attack"] == GAME.edition().data["cards"]["fog_of_war"]["attack"]
    assert own.hash != GAME.edition().hash
    assert GAME.edition().data["cards"]["fog_of_war"]["build"] == 6


def test_where_data_come_from_does_not_change_the_hash() -> None:
    own = GAME.edition({"cards": {"fog_of_war": {"provenance": {"attack": "printed"}}}})
    assert own.hash == GAME.edition().hash


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
        GAME.edition(overlay)


def test_a_journal_of_another_edition_is_refused() -> None:
    journal, _ = random_journal(GAME, 2, 1)
    header = {**{field: getattr(journal.header, field) for field in Header.__struct_fields__}, "edition_hash": "0" * 64}
    with pytest.raises(BadInput, match="played with another edition"):
        final(GAME, Journal(Header(**header), journal.entries))


def test_a_journal_carries_its_overlay() -> None:
    overlay = {"scoring": {"region_monopoly": 9}}
    own = GAME.edition(overlay)
    plain = GAME.header(2)
    header = {field: getattr(plain, field) for field in Header.__struct_fields__}
    header.update(overlay=overlay, edition_hash=own.hash, edition=own.name)
    journal = Journal(Header(**header), [])
    again = from_lines(GAME, to_lines(GAME, journal))
    assert again == journal
    p = GAME.begin(again.header)
    assert getattr(p, "tables").region_vp == 9  # noqa: B009 - a field only this game's positions have
