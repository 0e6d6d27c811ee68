"""The report page: complete in itself, in two languages, drawn without a network."""

from __future__ import annotations

import json
import re
from importlib.resources import files
from pathlib import Path
from typing import Any

import msgspec
import polars as pl
import pytest
from fluent.syntax import FluentParser, ast
from playwright.sync_api import sync_playwright

from meridian.arena.engines import InProcess
from meridian.arena.page import Chapter, Chart, Folded, Grid, Paragraph, Part, SideBySide, TournamentPage
from meridian.arena.runner import run_tournament
from meridian.core.messages import LANGUAGES
from meridian.core.pages import page
from tests.arena.plans import begun, plan
from tests.browser.visitor import PATIENCE
from tests.chromium import chromium
from tests.html import HOSTILE, Outline

TOURNAMENT = plan(30, players="greedy,steady,random", seats=2, chances="playouts=1")


@pytest.fixture(scope="module")
def parts(tmp_path_factory: pytest.TempPathFactory) -> pl.DataFrame:
    """The results of one small tournament."""
    return run_tournament(TOURNAMENT, begun(tmp_path_factory.mktemp("tournament"), TOURNAMENT), InProcess())


@pytest.fixture(scope="module")
def pages(parts: pl.DataFrame, tmp_path_factory: pytest.TempPathFactory) -> dict[str, Path]:
    """Its page in each language."""
    folder = tmp_path_factory.mktemp("pages")
    found = {}
    for lang in LANGUAGES:
        found[lang] = folder / f"{lang}.html"
        found[lang].write_text(TournamentPage(TOURNAMENT, parts, lang).html(), encoding="utf-8")
    return found


def test_the_page_fetches_nothing_and_says_everything(pages: dict[str, Path]) -> None:
    text = pages["en"].read_text(encoding="utf-8")
    outside = re.sub(r"<script.*?</script>", "", text, flags=re.DOTALL)
    assert not re.search(r"https?:", outside)
    assert not re.search(r"<script[^>]*src", text)
    assert not re.search(r"<(link|img|iframe)|@import|url\(", outside)
    for heading in (
        "Ladder",
        "Seats",
        "Length",
        "What stands out",
        "By card",
        "By area",
        "Clauses",
        "Foretold chances",
    ):
        assert f"<h2>{heading}</h2>" in text
    for player in TOURNAMENT.players:
        assert f"<td>{player}</td>" in text
    german = pages["de"].read_text(encoding="utf-8")
    assert "<h2>Rangliste</h2>" in german
    assert "<h2>Ladder</h2>" not in german
    assert "Domination" in german


def test_every_chart_is_drawn_without_a_network(pages: dict[str, Path]) -> None:
    with sync_playwright() as playwright:
        arguments = ["--no-sandbox", "--disable-gpu"]
        browser = playwright.chromium.launch(executable_path=chromium(), args=arguments, timeout=PATIENCE)
        page = browser.new_context(offline=True).new_page()
        page.set_default_timeout(PATIENCE)
        errors: list[str] = []
        asked: list[str] = []
        page.on("pageerror", lambda error: errors.append(str(error)))
        page.on("request", lambda request: asked.append(request.url))
        page.goto(pages["en"].as_uri())
        page.wait_for_function("[...document.querySelectorAll('.chart')].every(chart => chart.querySelector('svg'))")
        charts = page.locator(".chart").count()
        wide = page.evaluate("document.documentElement.scrollWidth <= innerWidth")
        browser.close()
    assert charts > 6
    assert errors == []
    assert asked == [pages["en"].as_uri()]
    assert wide


def told(text: str) -> dict[str, Any]:
    """A page with every kind of part, and the same text wherever a text can stand."""
    grid = Grid([text] * 3, [[text] * 3] * 2, words=1)
    chart = Chart(text, {"title": text, text: [text]})
    parts: list[Part] = [
        Paragraph(text),
        Paragraph(text, dim=False),
        chart,
        grid,
        SideBySide([chart, grid]),
        Folded(text, 3, [grid, Paragraph(text)]),
    ]
    sections = [Chapter(f"a{text}", text, parts), Chapter(f"b{text}", text, parts)]
    named = {"lang": "en", "title": text, "about": text, "contents": text, "drawing": ""}
    return {**named, "facts": {text: (text, text)}, "sections": sections}


def test_nothing_breaks_out_of_the_page() -> None:
    html = page("meridian.arena", "tournament.html", **told(HOSTILE))
    found, clean = Outline(html), Outline(page("meridian.arena", "tournament.html", **told("word")))
    assert found.tags == clean.tags
    assert [name for name, _ in found.attributes] == [name for name, _ in clean.attributes]
    assert "alert" not in "".join(re.findall(r"<script type='module'>(.*?)</script>", html, re.DOTALL))
    charts = re.findall(r"<script type='application/json'>(.*?)</script>", html, re.DOTALL)
    assert [json.loads(chart) for chart in charts] == [{"title": HOSTILE, HOSTILE: [HOSTILE]}] * 4


def test_texts_of_a_tournament_do_not_break_out_of_its_page(parts: pl.DataFrame) -> None:
    header = msgspec.structs.replace(TOURNAMENT.header, edition=HOSTILE, options={HOSTILE: HOSTILE})
    plan = msgspec.structs.replace(TOURNAMENT, header=header, players=[HOSTILE])
    html = TournamentPage(plan, parts, "en").html()
    outside = re.sub(r"<script.*?</script>", "", html, flags=re.DOTALL)
    assert "<img" not in outside
    assert "alert(1)" in "".join(Outline(outside).texts)


def test_messages_are_the_same_in_both_languages_and_all_are_used() -> None:
    texts = {lang: files("meridian.arena").joinpath("messages", f"{lang}.ftl").read_text("utf-8") for lang in LANGUAGES}
    ids = {
        lang: [entry.id.name for entry in FluentParser().parse(text).body if isinstance(entry, ast.Message)]
        for lang, text in texts.items()
    }
    assert ids["en"] == ids["de"]
    variables = {lang: sorted(set(re.findall(r"\$\w+", text))) for lang, text in texts.items()}
    assert variables["en"] == variables["de"]
    sources = "".join(
        path.read_text("utf-8") for path in files("meridian.arena").iterdir() if path.name.endswith(".py")
    )
    quoted = set(re.findall(r"[\"']([a-z-]+)[\"']", sources))
    unused = [name for name in ids["en"] if name.removeprefix("arena-") not in quoted]
    assert unused == ["arena-way-said", "arena-way-told", "arena-way-whole-said", "arena-way-whole-told"]
    assert 'f"way-{source}"' in sources
    assert 'f"way-whole-{source}"' in sources
