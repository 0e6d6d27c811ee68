"""The small pages behind links in e-mails: a sentence and a button, without scripts or external resources."""

from __future__ import annotations

from typing import Any

from meridian.core.pages import page
from meridian.server.texts import PACKAGE, say

LINK = "link.html"


def button_page(lang: str, key: str, text: str, /, **args: Any) -> str:
    """A confirmation page. Only its button acts, so that a machine that follows the link triggers nothing."""
    told, button = say(lang, f"{key}.{text}", **args), say(lang, f"{key}.action")
    return page(PACKAGE, LINK, lang=lang, title=say(lang, key), text=told, button=button, home="")


def word_page(lang: str, key: str, home: str, /, **args: Any) -> str:
    """A page that says what has happened."""
    told, home_text = say(lang, f"{key}.text", **args), say(lang, "page-home")
    return page(PACKAGE, LINK, lang=lang, title=say(lang, key), text=told, button="", home=home, home_text=home_text)
