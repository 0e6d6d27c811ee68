"""How long tests wait, and the limits of the servers they start: nothing fails because a machine is slow."""

from __future__ import annotations

from typing import Any

PATIENCE = 120.0
"""Seconds after which a test that waits for something fails."""
UNHURRIED: dict[str, Any] = {"open_timeout": PATIENCE, "ping_timeout": PATIENCE}
"""For `connect`: a WebSocket does not give up either."""
TIMES: dict[str, Any] = {
    "background_seconds": 600.0,
    "edition_seconds": 600.0,
    "bot_grace_seconds": 600.0,
    "hint_grace_seconds": 600.0,
}
"""Limits of work that must not be given up."""
LEASE_SECONDS = 120.0
"""The only node does not lose a table."""
