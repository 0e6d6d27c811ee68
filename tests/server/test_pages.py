"""The browser client as the server hands it out: kept for ever or asked for again, packed, and nothing beside it."""

from __future__ import annotations

import gzip
from collections.abc import Iterator
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest
from litestar import Litestar
from litestar.datastructures import State
from litestar.testing import TestClient

from meridian.core.errors import BadInput
from meridian.server.http.error_responses import answer
from meridian.server.http.headers import Guard
from meridian.server.http.routes import pages
from meridian.server.settings import Settings

INDEX = b'<!doctype html><script type="module" src="/assets/index-abc.js"></script>'
SCRIPT = b"console.log('hello')" * 50


@pytest.fixture
def client(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[TestClient[Any]]:
    """A server whose client is built into a folder of the test's own."""
    assets = tmp_path / "dist" / "assets"
    assets.mkdir(parents=True)
    (tmp_path / "dist" / "index.html").write_bytes(INDEX)
    (assets / "index-abc.js").write_bytes(SCRIPT)
    (assets / "index-abc.js.gz").write_bytes(gzip.compress(SCRIPT))
    for name in ("style-1.css", "card-2.svg", "land-3.json"):
        (assets / name).write_bytes(b"{}")
    (tmp_path / "dist" / "service-worker.js").write_bytes(SCRIPT)
    (tmp_path / "dist" / "manifest.webmanifest").write_bytes(b"{}")
    (tmp_path / "dist" / "icons").mkdir()
    (tmp_path / "dist" / "icons" / "icon-192.png").write_bytes(b"png")
    (tmp_path / "secret.txt").write_text("not for others", encoding="utf-8")
    monkeypatch.setattr(pages, "DIST", tmp_path / "dist")
    node = SimpleNamespace(settings=Settings())
    inner = Litestar(
        pages.ROUTES, state=State({"node": node}), exception_handlers={BadInput: answer}, openapi_config=None
    )
    app: Any = Guard(inner)
    with TestClient(app) as made:
        yield made


def test_the_first_page_is_asked_for_again_and_told_when_it_is_the_same(client: TestClient[Any]) -> None:
    first = client.get("/")
    assert first.content == INDEX
    assert first.headers["content-type"].startswith("text/html")
    assert first.headers["cache-control"] == "no-cache"
    assert "script-src 'self';" in first.headers["content-security-policy"]
    again = client.get("/", headers={"if-none-match": first.headers["etag"]})
    assert (again.status_code, again.content) == (304, b"")


@pytest.mark.parametrize(
    ("path", "kind"),
    [
        ("/service-worker.js", "text/javascript"),
        ("/manifest.webmanifest", "application/manifest+json"),
        ("/icons/icon-192.png", "image/png"),
    ],
)
def test_files_of_the_installed_client_are_asked_for_again(client: TestClient[Any], path: str, kind: str) -> None:
    first = client.get(path)
    assert first.headers["content-type"].split(";")[0] == kind
    assert first.headers["cache-control"] == "no-cache"
    assert client.get(path, headers={"if-none-match": first.headers["etag"]}).status_code == 304
    assert client.get("/icons/nothing.png").status_code == 404


def test_files_with_a_hash_in_their_name_are_kept_for_ever(client: TestClient[Any]) -> None:
    found = client.get("/assets/index-abc.js", headers={"accept-encoding": "identity"})
    assert found.content == SCRIPT
    assert found.headers["cache-control"] == "public, max-age=31536000, immutable"
    assert "content-encoding" not in found.headers


def test_whoever_can_unpack_gets_the_packed_file(client: TestClient[Any]) -> None:
    found = client.get("/assets/index-abc.js", headers={"accept-encoding": "gzip"})
    assert found.headers["content-encoding"] == "gzip"
    assert found.headers["vary"] == "accept-encoding"
    assert found.content == SCRIPT
    assert int(found.headers["content-length"]) < len(SCRIPT)


@pytest.mark.parametrize(
    ("name", "kind"),
    [
        ("index-abc.js", "text/javascript"),
        ("style-1.css", "text/css"),
        ("card-2.svg", "image/svg+xml"),
        ("land-3.json", "application/json"),
    ],
)
def test_every_file_says_what_it_is(client: TestClient[Any], name: str, kind: str) -> None:
    assert client.get(f"/assets/{name}").headers["content-type"].split(";")[0] == kind


@pytest.mark.parametrize(
    "name", ["none.js", "index-abc.js.gz", "..%2findex.html", "%2e%2e%2f%2e%2e%2fsecret.txt", "../../secret.txt"]
)
def test_nothing_beside_the_client_is_handed_out(client: TestClient[Any], name: str) -> None:
    found = client.get(f"/assets/{name}")
    assert found.status_code == 404
    assert b"not for others" not in found.content


def test_a_client_that_is_not_built_is_told_in_both_languages(
    client: TestClient[Any], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(pages, "DIST", tmp_path / "nowhere")
    found = client.get("/")
    assert found.status_code == 503
    assert "make web" in found.text
    assert "noch nicht gebaut" in found.text
    assert "style-src 'self' 'sha256-" in found.headers["content-security-policy"]
