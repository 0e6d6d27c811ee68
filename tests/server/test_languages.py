"""A server with a further language: pages, games, refusals and settings in it, and what happens when it goes."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from meridian import games
from meridian.core.messages import bundle, said
from tests.server.online import BOT, Server, bearing, me

GAME = games.shipped()[0]
FILES = {
    "language.toml": 'name = "Français"\nlocale = "fr-FR"\n',
    "server.ftl": "problem-no-such-game = ce jeu n'existe pas\nno-empty-answer = Une réponse, s'il vous plaît.\n",
    "meridian.ftl": "winner = Victoire : { $players }.\nunfinished = { $odd }\n",
    f"games/{GAME}.ftl": f"game-{GAME} = Le jeu\n    .help = De l'aide.\n",
    "web/shell.ftl": "# Un commentaire\nsettings = Réglages\nlanguage = { $odd }\n",
    "web/nowhere.ftl": "settings = Réglages\n",
}


@pytest.fixture(scope="module")
def french(tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("languages")
    for file, text in FILES.items():
        place = folder / "fr" / file
        place.parent.mkdir(parents=True, exist_ok=True)
        place.write_text(text, encoding="utf-8")
    return folder


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory, french: Path) -> Iterator[Server]:
    with Server(tmp_path_factory.mktemp("server"), MERIDIAN_LANGUAGES=str(french)) as server:
        yield server


def test_the_client_gets_its_messages_in_one_piece(server: Server) -> None:
    assert server.http.get(server.url("/api/languages")).json() == [
        {"code": "en", "name": "English", "locale": "en-US"},
        {"code": "de", "name": "Deutsch", "locale": "de-DE"},
        {"code": "fr", "name": "Français", "locale": "fr-FR"},
    ]
    about = {"code": "fr", "name": "Français", "locale": "fr-FR"}
    assert server.get("/api/languages/fr") == {**about, "rooms": {"shell": "settings = Réglages\n"}}
    assert server.get("/api/languages/de")["rooms"] == {}
    first = server.http.get(server.url("/api/languages/fr"))
    again = server.http.get(server.url("/api/languages/fr"), headers={"if-none-match": first.headers["etag"]})
    assert (again.status_code, again.content) == (304, b"")
    assert server.http.get(server.url("/api/languages/xx")).is_client_error


def test_games_are_described_in_it(server: Server) -> None:
    found = {one["name"]: one for one in server.http.get(server.url("/api/games")).json()}
    assert (found[GAME]["title"]["fr"], found[GAME]["about"]["fr"]) == ("Le jeu", "De l'aide.")
    other = games.shipped()[1]
    assert found[other]["title"]["fr"] == found[other]["title"]["en"]
    texts = server.get(f"/api/games/{GAME}/texts/fr")
    english = server.get(f"/api/games/{GAME}/texts/en")
    assert texts["messages"][:2] == english["messages"]
    assert "Victoire" in texts["messages"][2]
    assert "odd" not in "".join(texts["messages"][2:])
    assert texts["titles"] == english["titles"]
    assert server.get(f"/api/games/{GAME}/aids/fr") == server.get(f"/api/games/{GAME}/aids/en")


@pytest.mark.parametrize(
    ("wanted", "lang"),
    [("fr", "fr"), ("fr-CA, en", "fr"), ("FR;q=0.5, de;q=0.1", "fr"), ("xx, de-AT", "de"), ("", "en")],
)
def test_refusals_are_in_the_language_of_the_request(server: Server, wanted: str, lang: str) -> None:
    got = server.http.get(server.url("/api/games/chess/rules"), headers={"accept-language": wanted})
    english = said(bundle("meridian.server", "en"), "problem-no-such-game", {})
    german = said(bundle("meridian.server", "de"), "problem-no-such-game", {})
    assert got.json()["error"] == {"fr": "ce jeu n'existe pas", "de": german, "en": english}[lang]


def test_a_table_is_played_in_it(server: Server) -> None:
    table, (token,) = server.begun(GAME, [me(), BOT], lang="fr")
    client = server.play(table, token, lang="fr")
    assert client.say("answer", action=" ")["text"] == "Une réponse, s'il vous plaît."
    server.post("/api/tables", {"game": GAME, "seats": [me(), BOT], "lang": "xx"}, 422)


def test_a_profile_keeps_it_until_it_goes(french: Path, tmp_path: Path) -> None:
    def language() -> object:
        return server.get("/api/me", token=session)["lang"]

    with Server(tmp_path, MERIDIAN_LANGUAGES=str(french)) as server:
        new = {"name": "Ann", "password": "a good password", "lang": "fr"}
        session = server.post("/api/profiles", new)["session"]
        assert language() == "fr"
    with Server(tmp_path) as server:
        assert language() == "en"
        changed = server.http.patch(server.url("/api/me"), json={"lang": "fr"}, headers=bearing(session))
        assert changed.is_client_error


def test_what_does_not_fit_is_logged_at_the_start(server: Server, french: Path) -> None:
    assert f"{french}/fr/meridian.ftl:2: unfinished" in server.log()
    assert f"{french}/fr/web/shell.ftl:3: language" in server.log()


def test_a_broken_file_keeps_it_from_starting(french: Path, tmp_path: Path) -> None:
    broken = tmp_path / "languages" / "fr"
    broken.mkdir(parents=True)
    (broken / "language.toml").write_text(FILES["language.toml"], encoding="utf-8")
    (broken / "server.ftl").write_text("problem-no-such-game = { $a\n", encoding="utf-8")
    server = Server(tmp_path, MERIDIAN_LANGUAGES=str(broken.parent))
    with pytest.raises(AssertionError, match=r"server.ftl:2: problem-no-such-game: Expected token"):
        server.start()
    assert "Traceback" not in server.log()
    server.kill()
    server.http.close()
