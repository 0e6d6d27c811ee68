"""Metadata that depends on where a distribution is built: its addresses, and a README whose links lead there.

GitHub's workflows say which repository they run in. Elsewhere nothing does, and a distribution names no address rather
than a wrong one.
"""

from __future__ import annotations

import os
import re
from pathlib import Path
from typing import Any, Final

ROOT: Final = Path(__file__).resolve().parents[2]
RELATIVE: Final = re.compile(r"(!?)\[([^\]]*)\]\((?![a-z]+:|#)([^)\s]+)\)")
PAGES: Final = {"Documentation": "tree/{tag}/docs", "Changelog": "blob/{tag}/CHANGELOG.md", "Issues": "issues"}


def repository() -> str | None:
    """The address of the repository that this build runs for."""
    server, name = os.environ.get("GITHUB_SERVER_URL"), os.environ.get("GITHUB_REPOSITORY")
    return f"{server}/{name}" if server and name else None


def urls(home: str, version: str) -> dict[str, str]:
    return {"Source": home, **{name: f"{home}/{path.format(tag=f'v{version}')}" for name, path in PAGES.items()}}


def absolute_links(text: str, home: str, version: str) -> str:
    """A document of the root folder, to be read anywhere: its links and pictures are those of the released version."""

    def absolute(link: re.Match[str]) -> str:
        picture, words, target = link.groups()
        return f"{picture}[{words}]({home}/{'raw' if picture else 'blob'}/v{version}/{target})"

    return RELATIVE.sub(absolute, text)


def fill(project: dict[str, Any]) -> None:
    """Add the readme and the addresses. A source distribution has them already, as they were where it was made."""
    home = repository()
    if "readme" not in project:
        text = (ROOT / "README.md").read_text(encoding="utf-8")
        linked = text if home is None else absolute_links(text, home, project["version"])
        project["readme"] = {"content-type": "text/markdown", "text": linked}
    if "urls" not in project:
        project["urls"] = {} if home is None else urls(home, project["version"])
