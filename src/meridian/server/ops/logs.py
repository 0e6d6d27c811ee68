"""Structured logs without secrets: JSON lines for machines, or text lines for people."""

from __future__ import annotations

import logging
import re
import secrets
import sys
import traceback
from collections.abc import Iterator
from contextlib import contextmanager
from contextvars import ContextVar
from datetime import UTC, datetime
from typing import Any, Literal, TextIO
from urllib.parse import unquote, urlsplit

import msgspec

from meridian.core.verbose import HANDLER as VERBOSE
from meridian.server.ops.redaction import Redactor
from meridian.server.settings import Settings

_REQUEST_ID = re.compile(r"[A-Za-z0-9_-]{8,64}", re.ASCII)
_STANDARD = frozenset(vars(logging.makeLogRecord({}))) | {"message", "asctime", "taskName"}
_about: ContextVar[dict[str, Any]] = ContextVar("about", default={})  # noqa: B039 (never changed, only replaced)


def new_request_id() -> str:
    """An id that groups the log lines of one request."""
    return secrets.token_hex(8)


def request_id_from(header: str | None) -> str:
    """The id that a trusted proxy gave the request, if it is valid; otherwise a new one."""
    return header if header and _REQUEST_ID.fullmatch(header) else new_request_id()


@contextmanager
def about(**fields: Any) -> Iterator[None]:
    """Adds these fields to every record written within: `with about(request=..., table=...)`."""
    token = _about.set({**_about.get(), **fields})
    try:
        yield
    finally:
        _about.reset(token)


class SecretFilter(logging.Filter):
    """Redacts a record: message, traceback and fields lose their secrets, and the raw arguments are dropped."""

    def __init__(self, redactor: Redactor) -> None:
        super().__init__()
        self.redactor = redactor

    def filter(self, record: logging.LogRecord) -> bool:
        """Redacts the record in place. It drops none."""
        text, plain = self.redactor.text, self.redactor.named
        record.msg, record.args = text(_message(record)), None
        if record.exc_info and record.exc_info[1] is not None:
            record.exc_text = "".join(traceback.format_exception(record.exc_info[1])).rstrip()
        record.exc_info = None
        if record.exc_text:
            record.exc_text = text(record.exc_text)
        if record.stack_info:
            record.stack_info = text(record.stack_info)
        fields = {**_about.get(), **_fields_of(record)}
        for name, value in fields.items():
            setattr(record, name, plain(name, value))
        return True


def _message(record: logging.LogRecord) -> str:
    try:
        return record.getMessage()
    except Exception:  # the arguments do not match the format: log both
        return f"{record.msg} {record.args!r}"


def _fields_of(record: logging.LogRecord) -> dict[str, Any]:
    return {name: value for name, value in vars(record).items() if name not in _STANDARD}


class JsonLines(logging.Formatter):
    """One JSON object per line."""

    def format(self, record: logging.LogRecord) -> str:
        """The record as a line."""
        told: dict[str, Any] = {
            "time": datetime.fromtimestamp(record.created, UTC).isoformat(timespec="milliseconds"),
            "level": record.levelname.lower(),
            "logger": record.name,
            "message": record.getMessage(),
            **{name: value for name, value in _fields_of(record).items() if name not in ("time", "level", "logger")},
        }
        if record.exc_text:
            told["exception"] = record.exc_text
        if record.stack_info:
            told["stack"] = record.stack_info
        return msgspec.json.encode(told, enc_hook=str).decode()


class PlainLines(logging.Formatter):
    """A text line; a traceback follows indented. A message cannot forge a line of its own."""

    def format(self, record: logging.LogRecord) -> str:
        """The record as a line."""
        time = datetime.fromtimestamp(record.created).astimezone().strftime("%Y-%m-%d %H:%M:%S")
        words = [time, f"{record.levelname.lower():7}", _one_line(record.getMessage())]
        words += [f"{name}={_one_line(str(value))}" for name, value in _fields_of(record).items()]
        below = [part for part in (record.exc_text, record.stack_info) if part]
        return "\n    ".join([" ".join(words), *(_one_line(line) for part in below for line in part.splitlines())])


def _one_line(text: str) -> str:
    """Escapes characters that move the cursor."""
    return text if text.isprintable() else "".join(c if c.isprintable() else repr(c)[1:-1] for c in text)


class _Handler(logging.StreamHandler[TextIO]):
    """The one handler that `set_up_logs` installs, and replaces when called again."""


def set_up_logs(
    form: Literal["human", "json"] = "human",
    level: str = "info",
    stream: TextIO | None = None,
    redactor: Redactor | None = None,
) -> Redactor:
    """Sends all logs of this process to one stream through the filter. More secrets may be added to the redactor."""
    redactor = redactor or Redactor()
    handler = _Handler(stream or sys.stderr)
    handler.addFilter(SecretFilter(redactor))
    handler.setFormatter(JsonLines() if form == "json" else PlainLines())
    root = logging.getLogger()
    others = [other for other in root.handlers if not isinstance(other, _Handler) and other.name != VERBOSE]
    root.handlers = [*others, handler]
    root.setLevel(level.upper())
    logging.captureWarnings(True)
    return redactor


def form_of_logs() -> Literal["human", "json"]:
    """How this process writes its logs."""
    formatters = [handler.formatter for handler in logging.getLogger().handlers if isinstance(handler, _Handler)]
    return "json" if any(isinstance(each, JsonLines) for each in formatters) else "human"


def redactor_for(settings: Settings) -> Redactor:
    """A redactor that knows the passwords in the settings."""
    redactor = Redactor()
    redactor.hide(settings.mail.password.reveal())
    for url in (settings.database, settings.bus):
        password = urlsplit(url).password or ""
        redactor.hide(password)
        redactor.hide(unquote(password))
    return redactor
