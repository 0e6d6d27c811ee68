"""Player aids: complete in both languages, cited by clause, numbers from the edition, sentences of their own."""

from __future__ import annotations

import re
from collections.abc import Iterator
from copy import deepcopy
from typing import Any

import msgspec
import pytest

from meridian import games
from meridian.core.aids import PLACEHOLDER, Aids, aids, read_aids, shown
from meridian.core.bilingual import Bilingual
from meridian.core.codec import words_for
from meridian.core.edition import Edition
from meridian.core.errors import BadInput
from meridian.core.game import edition_of, new_header
from meridian.core.messages import LANGUAGES, bundle, said
from meridian.core.option import settle
from meridian.core.rulebook import Rulebook, rulebook
from meridian.testing.random_games import positions
from tests.any_game import seats_of

GAMES = games.shipped()
NAMES_WITH_DIGITS = re.compile(r"Discard [12]|Abwurf [12]|\[[23]\]|\b[dW]6\b|learning-1")
"""Digits that are part of a name: two uses of a card, learning stages, the ordinary die."""
SENTENCE = re.compile(r"(?<=[.!?;:])\s+")
SHORTEST_SENTENCE = 24  # letters; shorter ones, such as "Your turn is over.", are nobody's own
LARGE = 7000  # added to a number of the edition to find it in a text


def written(name: str) -> Aids:
    found = aids(games.load(name).package)
    assert found is not None
    return found


def texts(found: Any) -> Iterator[str | Bilingual]:
    """Every text of the aids, plain cells of tables too."""
    if isinstance(found, Bilingual):
        yield found
    elif isinstance(found, msgspec.Struct):
        for field in found.__struct_fields__:
            if field not in ("clauses", "rulings"):
                yield from texts(getattr(found, field))
    elif isinstance(found, list):
        for item in found:
            yield from texts(item)
    elif isinstance(found, str):
        yield found


def templates(found: Aids, lang: str) -> list[str]:
    return [text if isinstance(text, str) else getattr(text, lang) for text in texts(found)]


def placeholders(found: Aids) -> set[str]:
    return {path for lang in LANGUAGES for text in templates(found, lang) for path in PLACEHOLDER.findall(text)}


def words_of(name: str, edition: Edition, options: dict[str, Any], lang: str) -> list[str]:
    game = games.load(name)
    filled = shown(written(name), rulebook(game.package), edition, settle(game.settings, options), lang)
    return list(strings(msgspec.to_builtins(filled)))


def strings(data: Any) -> Iterator[str]:
    if isinstance(data, str):
        yield data
    elif isinstance(data, (dict, list)):
        for item in data.values() if isinstance(data, dict) else data:
            yield from strings(item)


@pytest.mark.parametrize("name", GAMES)
def test_each_game_has_all_aids(name: str) -> None:
    found = written(name)
    assert len(found.card) >= 8
    assert 20 <= len(found.glossary) <= 40
    assert sum(len(topic.rulings) for topic in found.faq) >= 15
    assert len(found.tips) >= 8
    assert found.background


@pytest.mark.parametrize("name", GAMES)
def test_every_clause_cited_exists_and_nothing_is_said_twice(name: str) -> None:
    found, book = written(name), rulebook(games.load(name).package)
    cited = [section.clauses for section in found.card]
    cited += [term.clauses for term in found.glossary]
    cited += [tip.clauses for tip in found.tips]
    assert all(clauses and all(clause in book for clause in clauses) for clauses in cited)
    rulings = [ruling for topic in found.faq for ruling in topic.rulings]
    assert len(set(rulings)) == len(rulings)
    assert set(rulings) <= set(book.rulings)
    for lang in LANGUAGES:
        terms = [getattr(term.term, lang) for term in found.glossary]
        assert len(set(terms)) == len(terms)


NOT_ASKED = {
    "GD-A02": "the picture of the board is lost", "GD-A03": "the number of tokens",
    "GD-A04": "what a token looks like", "GD-A10": "a card that does not exist",
    "GD-A32": "the length of a track", "GD-A33": "what the map shows",
    "GD-A38": "a word on the board", "GD-A44": "what the cards show",
    "GT-A03": "the number of cheques and Markers", "GT-A04": "offices that the game holds",
    "GT-A85": "it cannot happen", "GP-A22": "a scene without effect", "GP-A28": "the number of plates",
    "GP-A29": "pieces that are changed by themselves", "GP-A70": "the colour of dice",
}  # fmt: skip
"""Rulings about components, which nobody runs into while playing here."""


@pytest.mark.parametrize("name", GAMES)
def test_every_ruling_a_player_may_run_into_is_in_the_faq(name: str) -> None:
    cited = {ruling for topic in written(name).faq for ruling in topic.rulings}
    missing = set(rulebook(games.load(name).package).rulings) - cited
    assert sorted(missing - set(NOT_ASKED)) == [], "rulings that the FAQ lacks"
    assert sorted(cited & set(NOT_ASKED)) == [], "exceptions that are none"


@pytest.mark.parametrize("name", GAMES)
def test_both_languages_hold_the_same(name: str) -> None:
    for text in texts(written(name)):
        if isinstance(text, Bilingual):
            assert text.en.strip() == text.en != ""
            assert text.de.strip() == text.de != ""
            assert sorted(PLACEHOLDER.findall(text.en)) == sorted(PLACEHOLDER.findall(text.de)), text


@pytest.mark.parametrize("name", GAMES)
def test_tables_have_as_many_cells_as_columns(name: str) -> None:
    for section in written(name).card:
        assert len({len(row) for row in [*section.rows, *filter(None, [section.columns])]}) <= 1


@pytest.mark.parametrize("name", GAMES)
def test_numbers_are_not_typed(name: str) -> None:
    for lang in LANGUAGES:
        for text in templates(written(name), lang):
            bare = NAMES_WITH_DIGITS.sub("", PLACEHOLDER.sub("", text))
            assert not re.search(r"\d", bare), text


@pytest.mark.parametrize("name", GAMES)
def test_every_placeholder_resolves_with_every_preset(name: str) -> None:
    game = games.load(name)
    for preset in game.presets.values():
        for lang in LANGUAGES:
            assert not [text for text in words_of(name, edition_of(game), preset, lang) if "{" in text]


@pytest.mark.parametrize("name", GAMES)
def test_an_edition_shows_its_own_numbers(name: str) -> None:
    """Each number of the edition that a text names is changed alone, and stands in the text with its new value."""
    edition = edition_of(games.load(name))
    numbers = {path for path in placeholders(written(name)) if isinstance(found(edition.data, path), int)}
    assert len(numbers) > 20
    for path in numbers:
        data = deepcopy(edition.data)
        *keys, last = path.split(".")
        found(data, ".".join(keys))[last] += LARGE
        changed = Edition("own", data, {}, "")
        new = str(found(data, path))
        assert any(new in text for text in words_of(name, changed, {}, "en")), path


def found(data: Any, path: str) -> Any:
    for key in path.split(".") if path else []:
        if not isinstance(data, dict) or key not in data:
            return None
        data = data[key]
    return data


@pytest.mark.parametrize("name", GAMES)
def test_no_sentence_is_one_of_the_rule_book(name: str) -> None:
    game = games.load(name)
    book = set(sentences(strings(msgspec.to_builtins(rulebook(game.package)))))
    found = written(name)
    for lang in LANGUAGES:
        filled = shown(found, rulebook(game.package), edition_of(game), settle(game.settings, {}), lang)
        own = msgspec.structs.replace(filled, faq=[])
        assert sorted(book & set(sentences(strings(msgspec.to_builtins(own))))) == []


def sentences(given: Iterator[str]) -> Iterator[str]:
    for text in given:
        yield from (one.strip() for one in SENTENCE.split(text) if len(one) >= SHORTEST_SENTENCE)


def test_a_game_without_aids_has_none() -> None:
    assert aids(games.load("kuhn-poker").package) is None


GOOD = """
card = []
glossary = []
tips = []
background = []
faq = [{ title = { en = "Players", de = "Spieler" }, rulings = ["GD-A01"] }]
"""


def book() -> Rulebook:
    return rulebook(games.load("global-domination").package)


@pytest.mark.parametrize(
    ("old", "new", "complaint"),
    [
        ("card = []", "", "own.toml: Object missing required field `card`"),
        ("card = []", "card = [", "own.toml: "),
        ("tips = []", "tips = []\ncredo = 1", "own.toml: Object contains unknown field `credo`"),
        (', de = "Spieler"', "", "own.toml: Object missing required field `de` - at `$.faq[0].title`"),
        ("GD-A01", "GD-A99", "own.toml: faq 'Players': there is no ruling GD-A99"),
        (
            "tips = []",
            'tips = [{ text = { en = "a", de = "b" }, clauses = ["GD-999"] }]',
            "own.toml: tip 1 cites GD-999, which is not in the rule book",
        ),
    ],
)
def test_an_error_in_the_file_is_one_line(old: str, new: str, complaint: str) -> None:
    read_aids(GOOD, book(), "own.toml")
    with pytest.raises(BadInput) as error:
        read_aids(GOOD.replace(old, new), book(), "own.toml")
    assert str(error.value).startswith(complaint)
    assert "\n" not in str(error.value)


@pytest.mark.parametrize(
    ("placeholder", "complaint"),
    [
        ("scoring.land_ful", "{scoring.land_ful}: the edition has no 'land_ful' there; did you mean land_full?"),
        ("option.turn", "{option.turn}: there is no option 'turn'; did you mean turns?"),
        ("option.straits", "{option.straits} is a switch, not a number or a text"),
        ("scoring", "{scoring} is a table without a name"),
        ("borderz[kind=sea]", "{borderz[kind=sea]}: the edition has no 'borderz' there; did you mean borders?"),
    ],
)
def test_an_unknown_placeholder_is_one_line(placeholder: str, complaint: str) -> None:
    game = games.load("global-domination")
    background = f'background = [{{ en = "{{{placeholder}}}", de = "x" }}]'
    bad = read_aids(GOOD.replace("background = []", background), book(), "own.toml")
    with pytest.raises(BadInput) as error:
        shown(bad, book(), edition_of(game), settle(game.settings, {}), "en")
    assert str(error.value) == complaint


@pytest.mark.parametrize("name", games.shipped())
def test_newcomers_meet_words_of_the_glossary_at_facts(name: str) -> None:
    """Each fact is one of the game, and explains itself by one word at most."""
    game = games.load(name)
    found = aids(game.package)
    assert found is not None
    facts = [fact for term in found.glossary for fact in term.facts]
    assert facts
    assert set(facts) <= {kind.key for kind in game.facts}
    assert len(facts) == len(set(facts))


@pytest.mark.parametrize("name", games.shipped())
def test_a_first_game_has_a_preset(name: str) -> None:
    game = games.load(name)
    assert game.guided in game.presets


@pytest.mark.parametrize("name", games.shipped())
def test_what_is_settled_for_a_newcomer_is_possible_whenever_it_is_asked(name: str) -> None:
    """Each standing answer of a first game is one to a question of it, and ends with a fact of the game."""
    game = games.load(name)
    assert set(game.guided_orders) <= set(game.questions)
    assert bool(game.guided_orders) == (game.guided_until in {kind.key for kind in game.facts})
    met = set()
    for p in positions(game, seats_of(game), 1):
        key = p.question(p.who()[0]).key if p.who() and p.who()[0] >= 0 else ""
        if key in game.guided_orders:
            met.add(key)
            action = words_for(game, new_header(game, seats_of(game))).read(game.guided_orders[key])
            assert all(p.refusal(seat, action) is None for seat in p.who())
    assert met == set(game.guided_orders)


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("name", games.shipped())
def test_what_a_question_means_is_said_in_a_sentence_or_two(name: str, lang: str) -> None:
    """That every kind has its words is tested with all messages; they are short, and more than the question."""
    game = games.load(name)
    words = bundle(game.package, lang)
    for key in game.questions:
        sentence = said(words, f"means-{key}", {})
        assert 60 <= len(sentence) <= 150, f"{key}: {len(sentence)} letters"
        assert sentence.endswith(".")
        assert "?" not in sentence
