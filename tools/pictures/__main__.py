"""`make pictures`: play seeded games and take the pictures of README and docs from the browser client.

Dice, bots and moves are the same each time; only how far a movement is when a frame is taken depends on the machine.
"""

from __future__ import annotations

import shutil
import sys
import tempfile
from base64 import b64decode, b64encode
from collections.abc import Callable
from pathlib import Path
from typing import Any, Final

from playwright.sync_api import Browser, Page, sync_playwright

from tests.browser.conftest import ARGUMENTS
from tests.browser.visitor import Visitor
from tests.server.online import Client, Server, asked_of, me
from tools.pictures.webp import Frame, animated

ROOT: Final = Path(__file__).parents[2]
IMAGES: Final = ROOT / "docs" / "images"
POSTERS: Final = ROOT / "web" / "src" / "games"
PACK: Final = (Path(__file__).parent / "pack.js").read_text().split("\n", 1)[1].strip().removesuffix(";")
SIZE: Final = (1280, 720)
SMALLER: Final = (800, 450)
"""Animations are smaller than stills."""
POSTER: Final = (800, 500)
POSTER_PART: Final = {
    "global-domination": (0.22, 0.0, 0.55),
    "globetrotters": (0.3, 0.0, 0.5),
    "globopolis": (0.0, 0.0, 0.55),
}
"""Which part of the board hangs on the start page: left, top and width, as parts of the board."""
POSTER_QUALITY: Final = 0.7
STILL_QUALITY: Final = 0.82
FRAME_QUALITY: Final = 0.6
FRAME_MILLISECONDS: Final = 160
LAST_MILLISECONDS: Final = 2_500
MOST_BYTES: Final = 1_500_000
BARE: Final = "() => document.querySelectorAll('.map > .buttons').forEach((one) => (one.style.visibility = 'hidden'))"
"""Pictures do without the buttons of the map."""
BOT: Final = "steady"
BOTS: Final = [{"kind": "bot", "character": name} for name in ("Ida", "Battuta", "Zheng")]
MOST_ANSWERS: Final = 400
MIDDLE: Final = {"global-domination": 62, "globetrotters": 30, "globopolis": 42}
"""Answers of the player until the middle of a game."""
FRAMES: Final = 44
ACTS: Final = 3
"""Own answers that an animation shows, with what the bots do after them."""


def answer(client: Client) -> bool:
    """Answer as a bot would; False when the game is over."""
    client.drain()
    if client.over:
        return False
    asked_of([client])
    advice = client.say("hint", bot=BOT)
    best = advice["data"]["best"] if advice["type"] == "told" else client.options()[0]
    return bool(client.answer(best)["type"])


class Studio:
    """A server, a browser, and a page that packs pictures."""

    def __init__(self, server: Server, browser: Browser) -> None:
        self.server, self.browser = server, browser
        self.packer: Page = browser.new_page()
        self.packer.goto("about:blank")

    def table(self, game: str, answers: int) -> tuple[str, str, Client]:
        """A table whose player has answered so many times."""
        table, (token,) = self.server.begun(game, [me("Nora"), *BOTS])
        client = self.server.play(table, token)
        for _ in range(answers):
            answer(client)
        return table, token, client

    def sit(self, table: str, token: str, speed: str = "instant", theme: str = "light", **context: Any) -> Visitor:
        """The player's page, when everything is shown."""
        visitor = Visitor(
            self.browser,
            self.server.address,
            size=SIZE,
            settings={"speed": speed, "theme": theme, "name": "Nora"},
            **context,
        )
        visitor.sit(table, token)
        visitor.find("#board svg").first.wait_for()
        visitor.settled()
        visitor.answers()
        visitor.page.evaluate(BARE)
        visitor.page.wait_for_timeout(1_000)  # the camera comes to rest
        return visitor

    def packed(self, page: Page, size: tuple[int, int], quality: float, whole: bool) -> dict[str, Any] | None:
        """What is to be seen now, or what has changed; None if nothing has."""
        return self._pack(page.screenshot(), size, quality, whole)

    def _pack(self, png: bytes, size: tuple[int, int], quality: float, whole: bool) -> dict[str, Any] | None:
        wish = {"png": b64encode(png).decode(), "width": size[0], "height": size[1]}
        found: dict[str, Any] | None = self.packer.evaluate(PACK, {**wish, "quality": quality, "whole": whole})
        return found

    def still(self, page: Page, name: str) -> None:
        """Keep what is to be seen now."""
        found = self.packed(page, SIZE, STILL_QUALITY, whole=True)
        assert found is not None
        _keep(IMAGES / f"{name}.webp", b64decode(found["file"]))

    def poster(self, page: Page, game: str) -> None:
        """Keep a part of the board for the start page."""
        box = page.locator("#board").bounding_box()
        assert box is not None
        left, top, part = POSTER_PART[game]
        width = box["width"] * part
        clip: Any = {
            "x": box["x"] + box["width"] * left,
            "y": box["y"] + box["height"] * top,
            "width": width,
            "height": min(box["height"], width * POSTER[1] / POSTER[0]),
        }
        found = self._pack(page.screenshot(clip=clip), POSTER, POSTER_QUALITY, whole=True)
        assert found is not None
        _keep(POSTERS / game / "poster.webp", b64decode(found["file"]))

    def animation(self, page: Page, name: str, before: Callable[[int], None]) -> None:
        """Keep what is to be seen for a while; something is done before every frame."""
        frames: list[Frame] = []
        for at in range(FRAMES):
            before(at)
            found = self.packed(page, SMALLER, FRAME_QUALITY, whole=at == 0)
            if found is None:
                page.wait_for_timeout(FRAME_MILLISECONDS // 2)
                continue
            frames.append(
                Frame(
                    **{key: found[key] for key in ("left", "top", "width", "height")},
                    milliseconds=FRAME_MILLISECONDS,
                    file=b64decode(found["file"]),
                )
            )
        frames[-1] = Frame(**{**vars(frames[-1]), "milliseconds": LAST_MILLISECONDS})
        _keep(IMAGES / f"{name}.webp", animated(*SMALLER, frames))


def _keep(path: Path, file: bytes) -> None:
    assert len(file) < MOST_BYTES, f"{path.name}: {len(file)} bytes"
    path.write_bytes(file)
    print(f"{path.relative_to(ROOT)}: {len(file) // 1000} kB")


def board(studio: Studio, game: str) -> None:
    """The table of a game by day, and how it moves."""
    table, token, client = studio.table(game, MIDDLE[game])
    visitor = studio.sit(table, token)
    studio.still(visitor.page, game)
    visitor.close()
    visitor = studio.sit(table, token, device_scale_factor=1.5)
    studio.poster(visitor.page, game)
    visitor.close()
    visitor = studio.sit(table, token, speed="normal")
    every = FRAMES // ACTS

    def act(at: int) -> None:
        if at % every == 1:
            answer(client)

    studio.animation(visitor.page, f"{game}-moves", act)
    visitor.close()
    client.close()


def battle(studio: Studio) -> None:
    """A battle of Globopolis by night, in the middle of its rounds."""
    table, token, client = studio.table("globopolis", 20)
    visitor = studio.sit(table, token, speed="slow", theme="dark")
    rolled = visitor.find(".scene[data-look=battle] .rolls li .product b").last
    for _ in range(MOST_ANSWERS):
        if not answer(client):
            break
        # Everything that leads to the next question is shown before it.
        visitor.page.wait_for_function(
            "() => document.querySelector('#prompt.mine, .scene[data-look=battle] .rolls li .product b')"
        )
        if rolled.count():
            visitor.page.wait_for_timeout(1_200)  # the dice come to rest
            studio.still(visitor.page, "globopolis-battle")
            break
    visitor.close()
    client.close()


def main(wanted: list[str]) -> None:
    """Make the pictures of some games, or of all."""
    program = shutil.which("chromium")
    assert program is not None, "chromium is not installed: tools/services installs it"
    with (
        tempfile.TemporaryDirectory() as folder,
        Server(Path(folder), MERIDIAN_ANSWER_FOR_ME="true") as server,
        sync_playwright() as playwright,
    ):
        browser = playwright.chromium.launch(executable_path=program, args=ARGUMENTS)
        studio = Studio(server, browser)
        for game in MIDDLE:
            if not wanted or game in wanted:
                board(studio, game)
        if not wanted or "battle" in wanted:
            battle(studio)
        browser.close()


if __name__ == "__main__":
    main(sys.argv[1:])
