"""The small pages behind links in e-mails: a sentence and a button, without scripts or anything to be fetched."""

from __future__ import annotations

from html import escape
from typing import Any

from meridian.server.notices.texts import say


def button_page(lang: str, key: str, text: str, /, **args: Any) -> str:
    """A page that asks: what happens only happens when its button is pressed, not when a machine follows the link."""
    form = f'<form method="post"><button>{escape(say(lang, f"{key}.action"))}</button></form>'
    return _page(lang, say(lang, key), f"<p>{escape(say(lang, f'{key}.{text}', **args))}</p>\n{form}")


def word_page(lang: str, key: str, home: str, /, **args: Any) -> str:
    """A page that says what has happened."""
    link = f'<p><a href="{escape(home)}/">{escape(say(lang, "page-home"))}</a></p>'
    return _page(lang, say(lang, key), f"<p>{escape(say(lang, f'{key}.text', **args))}</p>\n{link}")


def _page(lang: str, title: str, body: str) -> str:
    head = f'<meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>{escape(title)}</title>'
    return (
        f'<!DOCTYPE html>\n<html lang="{lang}"><head>{head}</head>\n'
        f"<body><main>\n<h1>{escape(title)}</h1>\n{body}\n</main></body></html>\n"
    )
