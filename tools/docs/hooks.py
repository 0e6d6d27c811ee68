"""The hooks of mkdocs: pages that are written from the code, documents from outside docs/, and links between all of
them."""

from __future__ import annotations

import sys
import warnings
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from mkdocs.config.defaults import MkDocsConfig
from mkdocs.structure.files import File, Files
from mkdocs.structure.pages import Page

sys.path.insert(0, str(Path(__file__).resolve().parents[2]))  # mkdocs loads this file by its path

from tools.docs import notebooks, protocols, rule_books
from tools.docs.links import PAGES, ROOT, relinked


def on_files(files: Files, config: MkDocsConfig) -> Files:
    for path, text in written():
        files.append(File.generated(config, path, content=text))
    return files


def on_page_markdown(markdown: str, page: Page, **_: Any) -> str:
    """Pages of docs/ are shown as they are, but for links that lead out of it."""
    if page.file.abs_src_path is None:
        return markdown
    return relinked(markdown, Path(page.file.abs_src_path), page.file.src_uri)


def written() -> Iterator[tuple[str, str]]:
    """The path and the text of every page that is not in docs/."""
    for document, page in PAGES.items():
        source = ROOT / document
        yield page, relinked(source.read_text(encoding="utf-8"), source, page)
    notebook = ROOT / "examples" / "first_look.ipynb"
    yield "first-look.md", relinked(notebooks.page(notebook), notebook, "first-look.md")
    yield from rule_books.pages()
    yield "reference/commands.md", commands()
    yield from api_pages()


def commands() -> str:
    """All commands, as `--help` explains them."""
    from meridian.cli import command_line

    return f"{command_line().generate_docs(output_format='markdown', recursive=True)}\n"


def api_pages() -> Iterator[tuple[str, str]]:
    from meridian.server.http.application import routed
    from meridian.server.http.openapi import described
    from meridian.server.settings import Settings
    from meridian.server.tables.protocol_schema import schema

    with warnings.catch_warnings():
        warnings.simplefilter("ignore")  # mkdocs shows the deprecations of every library, and strict stops at them
        routes = described(routed(Settings()))
    yield "reference/http.md", protocols.http_page(routes)
    yield "reference/socket.md", protocols.socket_page(schema())
