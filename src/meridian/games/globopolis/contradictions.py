"""Options of Globopolis that cannot go together."""

from __future__ import annotations

from typing import Any


def contradiction(data: dict[str, Any], seats: int, options: dict[str, Any]) -> str:
    """The first pair of options that contradict each other, in one line with the clause; empty if there is none."""
    agents = options["agents"] and options["stage"] == 3
    needs_agents = [
        ("guild_protection", options["guild_protection"], "GP-197"),
        ("agent_overlap", options["agent_overlap"], "GP-022"),
        ("trade_agents", options["trade_agents"], "GP-A65"),
    ]
    for name, chosen, clause in needs_agents:
        if chosen and not agents:
            why = "agents = false" if not options["agents"] else f"stage = {options['stage']}"
            return f"{name} needs Agents, but {why} plays without them ({clause}, GP-007)"
    for name in ("sma_requires_ns", "sma_foreign_units"):
        if options[name] and options["sma"] == "off":
            return f"{name} needs SMA, but sma = off ({'GP-185' if name == 'sma_requires_ns' else 'GP-186'}, GP-184)"
    if options["sma"] != "off" and options["stage"] == 1:
        return "sma is about conflicts, but stage = 1 has none (GP-184, GP-201)"
    return _end(data, seats, options) or _numbers(data, seats, options)


def _end(data: dict[str, Any], seats: int, options: dict[str, Any]) -> str:
    if options["bitter_end"]:
        for name in ("victory_mark", "territory_goal", "time_limit_minutes"):
            if options[name]:
                return f"bitter_end has no end but resignation, so {name} cannot be set (GP-191)"
        for name in ("claim_lock", "mission_trumps_points"):
            if options[name]:
                return f"{name} is about claims by points, but bitter_end has no mark (GP-191)"
    if options["victory_mark"] and options["mark_percent"] != 100:
        return "victory_mark and mark_percent both set the mark (GP-187)"
    if options["async_mode"] and options["timer_seconds"]:
        return "async_mode plays without the timer, but timer_seconds is not 0 (GP-199, GP-A71)"
    if options["timer_scope"] == "whole_turn" and not options["timer_seconds"]:
        return "timer_scope = whole_turn needs a timer, but timer_seconds = 0 (GP-023)"
    return ""


def _numbers(data: dict[str, Any], seats: int, options: dict[str, Any]) -> str:
    sides = options["teams"] or seats
    if options["teams"] == 1:
        return "teams = 1 leaves nobody to play against (GP-192)"
    players = data["players"]
    if options["teams"] and not players["min"] <= options["teams"] <= players["max"]:
        allowed = f"{players['min']} to {players['max']}"
        return f"teams = {options['teams']} is not {allowed}, the sides of this edition (GP-001, GP-192)"
    titles = len(data["territories"]) + len(data["guilds"])
    each = options["titles_per_player"]
    if each * seats > titles:
        return f"titles_per_player = {each} is more than {titles} Titles give to {seats} players (GP-011)"
    out = not (options["agents"] and options["stage"] == 3) and options["agent_cards"] == "remove"
    for name in ("ops", "missions", "influences"):
        cards = [row for row in data[name].values() if not (out and row["needs_agents"])]
        wanted = options[f"start_{name}"] if options[f"start_{name}"] >= 0 else data["start"][name]
        if wanted * seats > len(cards):
            return f"start_{name} = {wanted} is more than {len(cards)} cards give to {seats} players (GP-193)"
        limit = (options["hand_limit"] or data["hand"]["limit"]) * (seats // sides)
        if wanted * (seats // sides) > limit:
            return f"start_{name} = {wanted} is more than the hand limit allows; raise hand_limit too (GP-111, GP-193)"
    return ""
