"""A minimal parser of HTML pages for tests."""

from __future__ import annotations

from html.parser import HTMLParser

HOSTILE = "</td></style></script><script>alert(1)</script><img src=x onerror='x'>\"'><b>&{{ 7 * 7 }}"
"""A text that would end any element or attribute around it if it were not escaped."""
SILENT = ("script", "style", "title")


class Outline(HTMLParser):
    """The elements of a page with their attributes, and the texts between them."""

    def __init__(self, page: str) -> None:
        super().__init__()
        self.tags: list[str] = []
        self.attributes: list[tuple[str, str | None]] = []
        self.texts: list[str] = []
        self.feed(page)
        self.close()

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.tags.append(tag)
        self.attributes += attrs

    def handle_endtag(self, tag: str) -> None:
        self.tags.append(f"/{tag}")

    def handle_data(self, data: str) -> None:
        self.texts.append(data)

    @property
    def names(self) -> set[str]:
        """The names of all attributes."""
        return {name for name, _ in self.attributes}
