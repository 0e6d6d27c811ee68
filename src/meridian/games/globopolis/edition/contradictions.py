"""Options of Globopolis that cannot go together."""

from __future__ import annotations

from typing import Any, Final

from meridian.core.messages import Message

PACKAGE: Final = "meridian.games.globopolis"

LABELS: Final = (
    "contradiction", "contradiction-agents", "contradiction-sma", "contradiction-stage", "contradiction-bitter-end",
    "contradiction-claims", "contradiction-mark", "contradiction-timer", "contradiction-timer-scope",
    "contradiction-one-team", "contradiction-teams", "contradiction-titles", "contradiction-cards",
    "contradiction-hand", "contradiction-seat", "contradiction-first-seat",
)  # fmt: skip
"""The messages used here."""


def contradiction(data: dict[str, Any], seats: int, options: dict[str, Any]) -> Message | None:
    """Why the first options that contradict each other cannot go together, with the clauses; None if none do."""
    agents = options["agents"] and options["stage"] == 3
    needs_agents = [
        ("guild_protection", options["guild_protection"], "GP-197"),
        ("agent_overlap", options["agent_overlap"], "GP-022"),
        ("trade_agents", options["trade_agents"], "GP-A65"),
    ]
    for name, chosen, clause in needs_agents:
        if chosen and not agents:
            setting = "agents = false" if not options["agents"] else f"stage = {options['stage']}"
            return _clash("agents", f"{clause}, GP-007", option=name, setting=setting)
    for name, clause in (("sma_requires_ns", "GP-185"), ("sma_foreign_units", "GP-186")):
        if options[name] and options["sma"] == "off":
            return _clash("sma", f"{clause}, GP-184", option=name)
    if options["sma"] != "off" and options["stage"] == 1:
        return _clash("stage", "GP-184, GP-201")
    return _end(options) or _numbers(data, seats, options)


def _clash(reason: str, clauses: str, **args: str | int) -> Message:
    # Numbers are said as they are written in options, not as a language writes them.
    why = Message(PACKAGE, f"contradiction-{reason}", {name: str(value) for name, value in args.items()})
    return Message(PACKAGE, "contradiction", {"reason": why, "clauses": clauses, "rule": "GP-200"})


def _end(options: dict[str, Any]) -> Message | None:
    if options["bitter_end"]:
        for name in ("victory_mark", "territory_goal", "time_limit_minutes"):
            if options[name]:
                return _clash("bitter-end", "GP-191", option=name)
        for name in ("claim_lock", "mission_trumps_points"):
            if options[name]:
                return _clash("claims", "GP-191", option=name)
    if options["victory_mark"] and options["mark_percent"] != 100:
        return _clash("mark", "GP-187")
    if options["async_mode"] and options["timer_seconds"]:
        return _clash("timer", "GP-199, GP-A71")
    if options["timer_scope"] == "whole_turn" and not options["timer_seconds"]:
        return _clash("timer-scope", "GP-023")
    return None


def _numbers(data: dict[str, Any], seats: int, options: dict[str, Any]) -> Message | None:
    for name, clauses in (("first_seat", "GP-018"), ("administrator_seat", "GP-182, GP-A88")):
        if options[name] > seats:
            return _clash("seat", clauses, option=name, seat=options[name], players=seats)
    if options["first_seat"] != 1 and options["first_player"] != "chosen":
        return _clash("first-seat", "GP-018")
    teams = options["teams"]
    if teams == 1:
        return _clash("one-team", "GP-192")
    low, high = data["players"]["min"], data["players"]["max"]
    if teams and not low <= teams <= high:
        return _clash("teams", "GP-001, GP-192", teams=teams, low=low, high=high)
    titles = len(data["territories"]) + len(data["guilds"])
    each = options["titles_per_player"]
    if each * seats > titles:
        return _clash("titles", "GP-011", each=each, titles=titles, players=seats)
    out = not (options["agents"] and options["stage"] == 3) and options["agent_cards"] == "remove"
    for name in ("ops", "missions", "influences"):
        option = f"start_{name}"
        cards = [row for row in data[name].values() if not (out and row["needs_agents"])]
        wanted = options[option] if options[option] >= 0 else data["start"][name]
        if options[option] >= 0 and wanted * seats > len(cards):
            return _clash("cards", "GP-193", option=option, each=wanted, cards=len(cards), players=seats)
        if wanted > (options["hand_limit"] or data["hand"]["limit"]):
            return _clash("hand", "GP-111, GP-193", option=option, each=wanted)
    return None
