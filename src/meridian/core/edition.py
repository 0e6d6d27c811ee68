"""Editions: the data a game is played with, read from files and identified by a hash."""

from __future__ import annotations

import hashlib
import json
import tomllib
from functools import cache
from importlib.resources import files
from typing import Any

import msgspec

from meridian.core.errors import BadInput
from meridian.core.plain import closest


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


def overlaid(base: Edition, overlay: dict[str, Any]) -> Edition:
    """An edition with some of its data changed by an overlay of the same shape."""
    data = _merge(base.data, overlay, "")
    return Edition("own", data, overlay, fingerprint(data))


def _merge(base: dict[str, Any], overlay: dict[str, Any], where: str) -> dict[str, Any]:
    merged = dict(base)
    for key, value in overlay.items():
        here = f"{where}{key}"
        if key not in base:
            raise BadInput(f"edition: {here} is unknown{closest(key, list(base))}")
        if isinstance(base[key], dict) != isinstance(value, dict):
            raise BadInput(f"edition: {here} has another shape than in the shipped edition")
        merged[key] = _merge(base[key], value, f"{here}.") if isinstance(value, dict) else value
    return merged


def fingerprint(data: dict[str, Any]) -> str:
    """A hash over the data that play depends on: everything but where it comes from."""
    return hashlib.sha256(json.dumps(_facts(data), separators=(",", ":")).encode()).hexdigest()


def _facts(data: Any) -> Any:
    if isinstance(data, dict):
        return {key: _facts(value) for key, value in data.items() if key != "provenance"}
    return data
