"""Why a request is turned away, in the language of whoever asks."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path

import pytest

import meridian.server
from meridian import games
from meridian.core.errors import BadInput
from meridian.core.game import new_header
from meridian.core.messages import LANGUAGES, bundle
from meridian.server.errors import NotFound, Unusable
from meridian.server.http.error_responses import line_of
from tests.server.online import OPEN, Client, Server, me

GD = "global-domination"
GERMAN = {"accept-language": "fr;q=0.9, de-AT, en;q=0.3"}
SOURCES = Path(meridian.server.__file__).parent


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with Server(tmp_path_factory.mktemp("server")) as found:
        yield found


def error(server: Server, path: str, **headers: str) -> str:
    """The line with which a request is turned away."""
    line: str = server.http.get(server.url(path), headers=headers).json()["error"]
    return line


@pytest.mark.parametrize(
    ("headers", "address", "said"),
    [
        ({}, "", "there is no such table"),
        (GERMAN, "", "Diesen Tisch gibt es nicht."),
        (GERMAN, "?lang=en", "there is no such table"),
        ({}, "?lang=de", "Diesen Tisch gibt es nicht."),
        ({"accept-language": "en-GB,en;q=0.9,de;q=0.8"}, "?lang=xx", "there is no such table"),
        ({"accept-language": "nonsense;q=x, ,;q=;"}, "", "there is no such table"),
    ],
)
def test_the_address_or_the_browser_says_which_language(
    server: Server, headers: dict[str, str], address: str, said: str
) -> None:
    assert error(server, f"/api/tables/nothing{address}", **headers) == said


def test_what_people_do_wrong_is_told_in_german(server: Server) -> None:
    table, host, _ = server.open(GD, [me("Ann"), OPEN])

    def post(path: str, body: dict[str, object]) -> str:
        answer = server.http.post(server.url(path), json=body, headers=GERMAN)
        assert answer.status_code >= 400
        line: str = answer.json()["error"]
        return line

    join = f"/api/tables/{table}/join"
    assert post(join, {"name": "Ben", "seat": 0}) == "Platz 0 ist besetzt."
    assert post(join, {"name": "Ben", "seat": 7}) == "Einen Platz 7 gibt es nicht."
    assert post(join, {"name": "\n"}).startswith("Ein Name am Tisch hat 2 bis 16 Zeichen")
    assert post(f"/api/tables/{table}/start", {"host": "mrd_host_x"}).startswith("Das kann nur, wer den Tisch")
    assert post(f"/api/tables/{table}/start", {"host": host}).startswith("Ein Platz ist noch frei")
    wrong: dict[str, object] = {"game": GD, "seats": [OPEN, OPEN], "options": {"turns": "many"}}
    assert post("/api/tables", wrong) == "Option turns: 'many' ist keine ganze Zahl von 4 bis 12 (GD-017 GD-A11)"
    wrong = {"game": GD, "seats": [OPEN, OPEN], "preset": "quik"}
    assert post("/api/tables", wrong) == "preset: Eine Vorlage 'quik' gibt es nicht; meintest du quick?"
    wrong = {"game": GD, "seats": [OPEN, OPEN], "overlay": {"nothing": 1}}
    assert post("/api/tables", wrong).startswith("Das passt so nicht: ")


@pytest.mark.parametrize(
    ("game", "seats", "options", "said"),
    [
        (GD, 2, {"turn": 5}, "Eine Option 'turn' gibt es nicht; meintest du turns?"),
        (GD, 2, {"zzz": 5}, "Eine Option 'zzz' gibt es nicht"),
        (GD, 2, {"turns": 99}, "Option turns: 99 ist keine ganze Zahl von 4 bis 12 (GD-017 GD-A11)"),
        (GD, 2, {"straits": 1}, "Option straits: Möglich sind true, false, nicht 1 ("),
        (GD, 2, {"market": 7}, "Option market: 7 ist weder 'random' noch eine Liste ("),
        (GD, 2, {"market": ["megastrom"]}, "Option market: 'megastrom' ist unbekannt; meintest du megastorm? ("),
        (GD, 2, {"market": ["megastorm"]}, "Option market: Gebraucht werden 10 verschiedene Wörter, nicht 1 ("),
        (GD, 9, {}, "global-domination ist für 2 bis 6 Spielende, nicht für 9 (GD-001)"),
    ],
)
def test_what_the_rules_of_options_refuse_is_told_in_german(
    game: str, seats: int, options: dict[str, object], said: str
) -> None:
    with pytest.raises(BadInput) as refused:
        new_header(games.load(game), seats, options)
    assert line_of(refused.value, "de").startswith(said)
    # The catalogue says in English what the command line says.
    assert line_of(refused.value, "en") == str(refused.value)


def test_a_socket_that_is_turned_away_is_told_in_its_language(server: Server) -> None:
    table, _ = server.begun(GD, [me("Ann"), me("Ben")], watch="nobody")
    for lang, said in (("de", "An diesem Tisch schaut niemand zu."), ("en", "this table is not for watching")):
        with Client(server, table, None, lang=lang) as client:
            (trouble,) = client.rest()
            assert (trouble["reason"], trouble["text"]) == ("forbidden", said)


def test_every_problem_has_a_text_in_both_languages() -> None:
    sources = [path.read_text(encoding="utf-8") for path in SOURCES.rglob("*.py")]
    said = {key for text in sources for key in re.findall(r'because\(\s*"([a-z-]+)"', text)}
    said |= {key for text in sources for key in re.findall(r'return "(rated-[a-z-]+)"', text)}
    assert len(said) > 40
    for lang in LANGUAGES:
        found = bundle("meridian.server", lang)
        assert [key for key in sorted(said) if not found.has_message(f"problem-{key}")] == []


def test_an_exception_speaks_english() -> None:
    problem = Unusable.because("seat-taken", seat=3)
    assert str(problem) == "seat 3 is taken"
    assert line_of(problem, "de") == "Platz 3 ist besetzt."
    assert line_of(NotFound("a line of its own\nin two"), "en") == "a line of its own in two"
