"""Editions: the data a game is played with, read from files and identified by a hash."""

from __future__ import annotations

import hashlib
import json
import tomllib
from functools import cache
from importlib.resources import files
from typing import Any

import msgspec


class Edition(msgspec.Struct, frozen=True):
    """The merged data of one edition of a game, with what the user changed and a hash of the whole."""

    name: str
    data: dict[str, Any]
    overlay: dict[str, Any]
    hash: str


@cache
def shipped(package: str) -> Edition:
    """The edition that comes with a game: all TOML files of its data folder, merged."""
    data: dict[str, Any] = {}
    for file in sorted(files(package).joinpath("data").iterdir(), key=lambda f: f.name):
        if file.name.endswith(".toml"):
            for section, content in tomllib.loads(file.read_text(encoding="utf-8")).items():
                data.setdefault(section, {}).update(content)
    return Edition("standard", data, {}, fingerprint(data))


def fingerprint(data: dict[str, Any]) -> str:
    """A hash over the data that play depends on: everything but where it comes from."""
    return hashlib.sha256(json.dumps(_facts(data), separators=(",", ":")).encode()).hexdigest()


def _facts(data: Any) -> Any:
    if isinstance(data, dict):
        return {key: _facts(value) for key, value in data.items() if key != "provenance"}
    return data
