"""A further language: a folder of catalogues that MERIDIAN_LANGUAGES names, looked after with `meridian languages`."""

from __future__ import annotations

import json
import os
from pathlib import Path
from typing import Any

import pytest

from meridian import games
from meridian.cli import main
from meridian.cli.arguments import default_language
from meridian.core.aids import aids
from meridian.core.aids import shown as aids_shown
from meridian.core.books import LARGEST_BOOK
from meridian.core.errors import BadInput
from meridian.core.game import edition_in, edition_of, speaker_for
from meridian.core.languages import LARGEST_FILE, MOST, VARIABLE, languages, spoken
from meridian.core.messages import bundle, has_message, said
from meridian.core.option import settle
from meridian.core.rulebook import rulebook
from meridian.lessons.course import lessons_of
from meridian.practice.library import themes_of
from meridian.translations.books import books
from meridian.translations.catalogues import catalogues
from meridian.translations.skeleton import CLOSING, OPENING, pseudo

GAME = games.shipped()[0]
GAME_FILE = f"games/{GAME}.ftl"
BOOK = f"games/{GAME}.po"


class Folder:
    """A folder with one French beginning in it."""

    def __init__(self, path: Path) -> None:
        self.path = path
        self.write("language.toml", 'name = "Français"\nlocale = "fr-FR"\n')

    def write(self, file: str, text: str) -> None:
        place = self.path / "fr" / file
        place.parent.mkdir(parents=True, exist_ok=True)
        place.write_text(text, encoding="utf-8")


@pytest.fixture
def french(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Folder:
    monkeypatch.setenv(VARIABLE, str(tmp_path))
    return Folder(tmp_path)


def told(capsys: pytest.CaptureFixture[str], *words: str) -> tuple[int, str, str]:
    """The status, the output and the complaint of a command."""
    status = main([*words])
    captured = capsys.readouterr()
    return status, captured.out, captured.err


def test_what_is_missing_is_said_in_english(french: Folder) -> None:
    french.write("meridian.ftl", "winner = Victoire : { $players }.\n")
    found = bundle("meridian.server", "fr")
    assert said(found, "winner", {"players": "Ann"}) == "Victoire : Ann."
    assert said(found, "unfinished", {}) == said(bundle("meridian.server", "en"), "unfinished", {})
    assert said(found, "problem-no-body", {}) == said(bundle("meridian.server", "en"), "problem-no-body", {})


def test_numbers_are_written_as_the_locale_says(french: Folder) -> None:
    french.write("meridian.ftl", "winner = { NUMBER($players, minimumFractionDigits: 1) }\n")
    assert said(bundle("meridian", "fr"), "winner", {"players": 1.5}) == "1,5"


def test_a_game_speaks_it_with_the_names_of_its_edition_in_english(french: Folder) -> None:
    french.write(GAME_FILE, f"game-{GAME} = Le jeu\n    .help = De l'aide.\n")
    game = games.load(GAME)
    own, english = (speaker_for(game, edition_of(game), lang) for lang in ("fr", "en"))
    assert own.text(f"game-{GAME}.help") == "De l'aide."
    assert own.titles == english.titles
    book = rulebook(game.package)
    clause = next(iter(book.clauses))
    assert book.text(clause, "fr") == book.text(clause, "en")


@pytest.mark.parametrize("text", ["Victoire.\n", "{ $players } { $nobody }\n", "{ $players }\n    .a = y\n"])
def test_a_message_that_does_not_fit_is_not_used(french: Folder, capsys: pytest.CaptureFixture[str], text: str) -> None:
    french.write("meridian.ftl", f"# A comment with $players.\nwinner = {text}")
    assert said(bundle("meridian", "fr"), "winner", {"players": "Ann"}) == "Victory goes to Ann."
    status, out, _ = told(capsys, "languages", "fr", "--missing", "--lang", "en")
    assert status == 1
    assert f"{french.path}/fr/meridian.ftl:2: winner: does not fit: has" in out
    assert "in English $players\n" in out
    status, out, _ = told(capsys, "languages", "--lang", "en")
    assert status == 1
    assert "fr: one message does not fit the English one" in out


def test_the_coverage_counts_messages(french: Folder, capsys: pytest.CaptureFixture[str]) -> None:
    french.write("meridian.ftl", "winner = Victoire : { $players }.\nwhich = Quoi ?\n-term = Un mot\n")
    french.write("web/shell.ftl", "settings = Réglages\n")
    french.write("web/nowhere.ftl", "settings = Réglages\n")
    status, out, _ = told(capsys, "languages", "--json")
    assert status == 0
    found: dict[str, Any] = {one["code"]: one for one in json.loads(out)["languages"]}
    assert list(found) == ["en", "de", "fr"]
    assert (found["en"]["percent"], found["de"]["percent"], found["fr"]["percent"]) == (100, 100, 0)
    assert set(found["fr"]["catalogues"]) == {*catalogues(), *books()}
    part = found["fr"]["catalogues"]["meridian"]
    assert (part["translated"], part["superfluous"], part["changed"]) == (1, ["which"], [])
    assert len(part["missing"]) == part["messages"] - 1
    assert found["fr"]["catalogues"]["web/shell"]["translated"] == 1
    assert found["fr"]["unknown_files"] == ["web/nowhere.ftl"]
    status, out, _ = told(capsys, "languages", "fr", "--missing", "--lang", "en")
    assert status == 0
    assert "meridian.ftl: unfinished: missing\n" in out
    assert "meridian.ftl: which: superfluous\n" in out
    assert "web/nowhere.ftl: there is no such catalogue\n" in out


@pytest.mark.parametrize(
    ("file", "text", "complaint"),
    [
        ("meridian.ftl", "winner = a\n\nspectator = { $a\n", "fr/meridian.ftl:4: spectator: Expected token"),
        ("meridian.ftl", "what is this?\n", "fr/meridian.ftl:1: Expected token"),
        ("meridian.ftl", "#" * (LARGEST_FILE + 1), f"fr/meridian.ftl: is larger than {LARGEST_FILE} bytes"),
        ("language.toml", "name = ", "fr/language.toml: Invalid value"),
        ("language.toml", 'locale = "fr-FR"', "fr/language.toml: name: the name of the language in itself"),
        ("language.toml", f'name = "{"x" * 41}"\nlocale = "fr"', "fr/language.toml: name: the name"),
        ("language.toml", 'name = "Français"\nlocale = "xy"', "fr/language.toml: locale: 'xy' is not known"),
        ("language.toml", 'name = "F"\nlocal = "fr"', "fr/language.toml: there is no key 'local'"),
    ],
)
def test_a_broken_file_is_one_line(
    french: Folder, capsys: pytest.CaptureFixture[str], file: str, text: str, complaint: str
) -> None:
    french.write(file, text)
    for command in (("languages",), ("games", "--lang", "fr")):
        status, _, err = told(capsys, *command)
        assert status == 2
        assert complaint in err
        assert err.count("\n") == 1


def test_a_file_that_is_no_text_is_one_line(french: Folder, capsys: pytest.CaptureFixture[str]) -> None:
    (french.path / "fr" / "meridian.ftl").write_bytes(b"winner = \xff\n")
    assert "fr/meridian.ftl: is not UTF-8" in told(capsys, "languages")[2]


def test_folders_are_checked(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    one, other = tmp_path / "one", tmp_path / "other"
    monkeypatch.setenv(VARIABLE, str(one))
    with pytest.raises(BadInput, match=f"{VARIABLE}: there is no folder {one}"):
        languages()
    one.mkdir()
    languages_of = f"{one}{os.pathsep}{other}"
    with pytest.raises(BadInput, match=f"there is no language in {one}"):
        languages()
    Folder(one)
    Folder(other)
    monkeypatch.setenv(VARIABLE, languages_of)
    with pytest.raises(BadInput, match=f"{other} has a language 'fr', and so has {one}"):
        languages()
    many = tmp_path / "many"
    for number in range(MOST + 1):
        folder = many / f"a{chr(97 + number // 26)}{chr(97 + number % 26)}"
        folder.mkdir(parents=True)
        (folder / "language.toml").write_text('name = "A"\nlocale = "fr"', encoding="utf-8")
    monkeypatch.setenv(VARIABLE, str(many))
    with pytest.raises(BadInput, match=f"there are {MOST + 1} languages"):
        languages()
    for wrong in ("de", "French"):
        folder = tmp_path / f"with-{wrong}"
        Folder(folder).path.joinpath("fr").rename(folder / wrong)
        monkeypatch.setenv(VARIABLE, str(folder))
        with pytest.raises(BadInput, match=r"has a language 'de', and so has Meridian|no code of a language"):
            languages()


def test_a_language_that_is_gone_is_english(french: Folder, monkeypatch: pytest.MonkeyPatch) -> None:
    assert spoken("fr") == "fr"
    monkeypatch.delenv(VARIABLE)
    assert spoken("fr") == "en"


def test_the_locale_of_the_system_chooses_it(french: Folder) -> None:
    further = {VARIABLE: str(french.path)}
    assert default_language({**further, "LANG": "fr_CA.UTF-8"}) == "fr"
    assert default_language({"LANG": "fr_CA.UTF-8"}) == "en"
    assert default_language({**further, "LANG": "de_AT@euro"}) == "de"
    assert default_language({**further, "LANG": "C.UTF-8"}) == "en"


def test_a_new_language_begins_with_the_english_texts_as_comments(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    new = ("languages", "new", "pt-BR", "--name", "Português", "--folder", str(tmp_path / "all"))
    assert told(capsys, *new, "--locale", "nowhere")[0] == 2
    assert not (tmp_path / "all").exists()
    status, out, _ = told(capsys, *new, "--lang", "en")
    assert status == 0
    assert f"MERIDIAN_LANGUAGES={tmp_path / 'all'} meridian languages pt-BR" in out
    assert {f"{name}.ftl" for name in catalogues()} == {
        file.relative_to(tmp_path / "all" / "pt-BR").as_posix() for file in (tmp_path / "all").rglob("*.ftl")
    }
    assert "# winner = Victory goes to { $players }.\n" in (tmp_path / "all/pt-BR/meridian.ftl").read_text("utf-8")
    monkeypatch.setenv(VARIABLE, str(tmp_path / "all"))
    status, out, _ = told(capsys, "languages", "pt-BR", "--json")
    assert (status, json.loads(out)["languages"][0]["percent"]) == (0, 0)
    assert "exists already; nothing was written" in told(capsys, *new)[2]
    assert "de comes with Meridian" in told(capsys, "languages", "new", "de")[2]
    assert "'french' is no code of a language" in told(capsys, "languages", "new", "french")[2]


def untranslated_in_books(name: str) -> list[str]:
    """Texts of a game's books that are not in the pseudo-language: rules, aids, lessons, exercises, names."""
    game = games.load(name)
    book, edition, written = rulebook(game.package), edition_of(game), aids(game.package)
    assert written is not None
    options = settle(game.edition.options(edition), {})
    shown = aids_shown(written, book, edition_in(game, edition, "xx"), options, "xx")
    themes = themes_of(name)
    assert themes is not None
    texts = [book.text(clause, "xx") for clause in (*book.clauses, *book.rulings)]
    texts += [title.said("xx") for title in book.chapters.values()]
    texts += [text for section in shown.card for text in (section.title, *section.items)]
    texts += [text for term in shown.glossary for text in (term.term, term.text)]
    texts += [text for topic in shown.faq for answer in topic.answers for text in (answer.question, answer.reason)]
    texts += [*(tip.text for tip in shown.tips), *shown.background]
    for lesson in lessons_of(name):
        head, steps = lesson.head, [step.teaching for step in lesson.steps]
        quizzes = [step.quiz for step in steps if step.quiz is not None]
        said_in = [head.name, head.goal, head.wrong, head.done, *(step.say for step in steps if step.say is not None)]
        said_in += [reply.text() for step in steps for reply in step.reply]
        said_in += [text for quiz in quizzes for one in quiz.answers for text in (quiz.text(), one.text(), one.why())]
        texts += [text.said("xx") for text in said_in]
    texts += [theme.said("xx") for theme in themes.names().values()]
    texts += [row["name"]["xx"] for row in named_rows(edition_in(game, edition, "xx").data)]
    return [text for text in texts if OPENING not in text]


def named_rows(data: dict[str, Any]) -> list[dict[str, Any]]:
    rows = (row for section in data.values() if isinstance(section, dict) for row in section.values())
    return [row for row in rows if isinstance(row, dict) and isinstance(row.get("name"), dict)]


def test_a_book_is_translated_text_by_text(
    french: Folder, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    game = games.load(GAME)
    with monkeypatch.context() as before:  # a book is read once
        before.delenv(VARIABLE)
        clauses = rulebook(game.package).clauses
    first, second, third = list(clauses)[:3]
    name = named_rows(edition_of(game).data)[0]["name"]["en"]
    french.write(BOOK, entry(clauses[first].en, "Une règle.") + entry(clauses[second].en, "{x}") + entry(name, "Nom"))
    book = rulebook(game.package)
    assert book.text(first, "fr") == "Une règle."
    assert [book.text(clause, "fr") for clause in (second, third)] == [clauses[second].en, clauses[third].en]
    assert book.text(first, "de") == clauses[first].de
    own, english = (speaker_for(game, edition_of(game), lang).titles for lang in ("fr", "en"))
    assert {field: [title.replace(name, "Nom") for title in titles] for field, titles in english.items()} == {
        field: [title.replace(name, "Nom") for title in titles] for field, titles in own.items()
    }
    assert own != english
    status, out, _ = told(capsys, "languages", "fr", "--missing", "--lang", "en")
    assert status == 1
    assert f"fr/{BOOK}:4: rulebook.toml: clauses.{second}: does not fit: has {{x}}, in English -\n" in out
    assert f"{BOOK}: rulebook.toml: clauses.{third}: missing\n" in out
    status, out, _ = told(capsys, "rules", GAME, first, "--lang", "fr")
    assert "Une règle." in out


def entry(english: str, text: str) -> str:
    return f"msgid {json.dumps(english, ensure_ascii=False)}\nmsgstr {json.dumps(text, ensure_ascii=False)}\n\n"


@pytest.mark.parametrize(
    ("text", "complaint"),
    [
        ('msgid = "a"\n', f"fr/{BOOK}:1: "),
        ("#" * (LARGEST_BOOK + 1), f"fr/{BOOK}: is larger than {LARGEST_BOOK} bytes"),
    ],
)
def test_a_broken_book_is_one_line(
    french: Folder, capsys: pytest.CaptureFixture[str], text: str, complaint: str
) -> None:
    french.write(BOOK, text)
    for command in (("languages",), ("rules", GAME, "--lang", "fr")):
        status, _, err = told(capsys, *command)
        assert status == 2
        assert complaint in err
        assert err.count("\n") == 1


def test_the_pseudo_language_is_complete(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    assert told(capsys, "languages", "new", "xx", "--pseudo", "--folder", str(tmp_path))[0] == 0
    monkeypatch.setenv(VARIABLE, str(tmp_path))
    status, out, _ = told(capsys, "languages", "xx", "--json")
    assert (status, json.loads(out)["languages"][0]["percent"]) == (0, 100)
    game = games.load(GAME)
    found = bundle(game.package, "xx")
    assert has_message(found, f"game-{GAME}.help")
    assert said(found, "winner", {"players": "Ann"}) == "⟦Vîçţöŕý ĝöéš ţö Ann.······⟧"
    for name in games.shipped():
        assert untranslated_in_books(name) == []


def test_the_pseudo_language_leaves_markup_and_variants_alone() -> None:
    variants = "{ $n ->\n    [one] one\n   *[other] { $n } more\n }"
    english = f'a = See <a href="x">it</a>, {variants} in `run --all`.\n    .b = c\n'
    made = pseudo(english)
    assert all(kept in made for kept in ('<a href="x">', "`run --all`", "[one] öñé"))
    assert (made.count(OPENING), made.count(CLOSING)) == (2, 2)


def test_missing_wants_a_language(capsys: pytest.CaptureFixture[str]) -> None:
    assert "--missing wants a language" in told(capsys, "languages", "--missing")[2]
    assert "there is no language 'zz'" in told(capsys, "languages", "zz")[2]
