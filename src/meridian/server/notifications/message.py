"""An e-mail as bytes. This module writes the headers itself and parses them again before the message is sent.

Python's `email` package decodes encoded words when a header is set; some versions then write the line breaks in them
unchanged, and a title becomes a header (header injection). So no text from a user reaches its headers: what is not
plain ASCII, or looks like an encoded word itself, is encoded as a whole.
"""

from __future__ import annotations

import re
from collections.abc import Mapping
from email.header import Header, decode_header, make_header
from email.message import EmailMessage
from email.parser import BytesParser
from email.policy import SMTP, compat32
from email.utils import formataddr
from typing import Final

ENCODED: Final = "=?"
"""The start of an encoded word in a header."""
SUBJECT: Final = "Subject"
LINE_LENGTH: Final = 76
POLICY: Final = SMTP.clone(cte_type="7bit")
"""Every mail server can carry it, also one that accepts only ASCII."""
VALUE: Final = re.compile(r"[!-~](?:[ -~]*[!-~])?")
FOLD: Final = re.compile(r"\r\n[ \t]")
LONE_BREAK: Final = re.compile(rb"\r(?!\n)|(?<!\r)\n")


class BadHeader(Exception):
    """A header that would not arrive as intended."""


def mailbox(name: str, address: str) -> str:
    """An address with a display name, as it stands in a header."""
    return formataddr((name, address))


def written(headers: Mapping[str, str], text: str, html: str) -> bytes:
    """A message as plain text and HTML. The subject is a text; all other headers are written unchanged."""
    content = EmailMessage(policy=POLICY)
    content.set_content(text)
    content.add_alternative(html, subtype="html")
    lines = {name: _subject(value) if name == SUBJECT else value for name, value in headers.items()}
    for name, value in lines.items():
        if not all(VALUE.fullmatch(line) for line in FOLD.split(value)):
            raise BadHeader(f"the header {name} is not printable ASCII")
    head = "".join(f"{name}: {value}\r\n" for name, value in lines.items())
    message = head.encode("ascii") + content.as_bytes()
    _verify(message, {**headers, **{name: str(content[name]) for name in content}})
    return message


def _subject(text: str) -> str:
    """A text as a header can carry it: unchanged if it fits, otherwise in encoded words."""
    if len(text) + len(SUBJECT) + 2 <= LINE_LENGTH and VALUE.fullmatch(text) and ENCODED not in text:
        return text
    return Header(text, "utf-8", maxlinelen=LINE_LENGTH, header_name=SUBJECT).encode(linesep="\r\n")


def _verify(message: bytes, meant: Mapping[str, str]) -> None:
    """Parses a message as its recipient does: it must have these headers and no others, with these values."""
    head = message.partition(b"\r\n\r\n")[0]
    if LONE_BREAK.search(head):
        raise BadHeader("a line break stands alone in the headers")
    read = BytesParser(policy=compat32).parsebytes(message, headersonly=True).items()
    found = [(name, FOLD.sub(" ", value)) for name, value in read]
    if [name for name, _ in found] != list(meant):
        raise BadHeader(f"headers came out as {', '.join(name for name, _ in found)}")
    for name, value in found:
        told = str(make_header(decode_header(value))) if name == SUBJECT else value
        if told != meant[name]:
            raise BadHeader(f"the header {name} came out otherwise")
