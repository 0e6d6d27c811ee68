"""The optional extras of the distribution, and the modules that each of them brings."""

from __future__ import annotations

from typing import Final

EXTRAS: Final = {
    "server": (
        "alembic",
        "argon2",
        "h11",
        "icalendar",
        "ifaddr",
        "litestar",
        "prometheus_client",
        "segno",
        "sqlalchemy",
        "tzdata",
        "uvicorn",
        "uvloop",
        "webauthn",
        "websockets",
    ),
    "postgres": ("asyncpg",),
    "redis": ("redis",),
    "arena": ("altair", "librt", "polars", "vl_convert"),
    "ray": ("ray",),
    "gym": ("gymnasium", "librt", "numpy", "pettingzoo"),
    "openspiel": ("librt", "numpy", "open_spiel"),
}


def extra_of(module: str | None) -> str | None:
    """The extra that brings a module; None if it is in no extra."""
    top = (module or "").partition(".")[0]
    return next((extra for extra, modules in EXTRAS.items() if top in modules), None)
