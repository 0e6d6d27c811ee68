"""`meridian admin` for moderation: reports, suspensions, the audit trail."""

from __future__ import annotations

import json
import time
from typing import Annotated, Any, Final

from cyclopts import Parameter

from meridian.cli.admin_store import Config, Database, Json, say, with_store
from meridian.core.errors import BadInput
from meridian.server.ops import admin_moderation as moderation

Limit = Annotated[int, Parameter(help="How many at most.")]
Name = Annotated[str, Parameter(help="The name of the profile.")]


def reports(
    *,
    everything: Annotated[bool, Parameter(name="--all", help="Those that were resolved, too.")] = False,
    limit: Limit = 50,
    database: Database = None,
    config: Config = None,
    as_json: Json = False,
) -> int:
    """Show what people reported of others, the newest first, with the chat around it."""
    _check(limit)
    told = with_store(database, config, lambda store, _: moderation.reported(store, everything, limit))
    return say(told, as_json, _reports)


def resolve(
    report: Annotated[str, Parameter(help="The report, as `reports` names it.")],
    /,
    *,
    note: Annotated[str, Parameter(help="What was done about it.")] = "",
    database: Database = None,
    config: Config = None,
    as_json: Json = False,
) -> int:
    """Mark a report as dealt with."""
    told = with_store(database, config, lambda store, _: moderation.resolved(store, report, note, time.time()))
    return say(told, as_json, lambda _: print(f"report {report} is resolved"))


def suspend(
    name: Name,
    /,
    *,
    days: Annotated[float | None, Parameter(help="For how long; until `unsuspend` if not given.")] = None,
    why: Annotated[str, Parameter(help="The reason that the person reads.")] = "",
    database: Database = None,
    config: Config = None,
    as_json: Json = False,
) -> int:
    """Sign a profile out everywhere and let it neither sign in nor write chat."""
    told = with_store(database, config, lambda store, _: moderation.suspended(store, name, days, why, time.time()))
    until = "you lift it" if told["until"] is None else _when(told["until"])
    return say(told, as_json, lambda _: print(f"{told['name']} is suspended until {until}"))


def unsuspend(name: Name, /, *, database: Database = None, config: Config = None, as_json: Json = False) -> int:
    """Let a suspended profile in again."""
    told = with_store(database, config, lambda store, _: moderation.unsuspended(store, name))
    return say(told, as_json, lambda _: print(f"{told['name']} may sign in again"))


def suspended(*, database: Database = None, config: Config = None, as_json: Json = False) -> int:
    """List the profiles that are suspended."""
    told = with_store(database, config, lambda store, _: moderation.listed_suspensions(store, time.time()))
    return say(told, as_json, _suspended)


def audit(
    *,
    limit: Limit = 50,
    before: Annotated[float | None, Parameter(help="Where an earlier page ended: seconds since 1970.")] = None,
    database: Database = None,
    config: Config = None,
    as_json: Json = False,
) -> int:
    """Show who did what to whom, the newest first: kicks, suspensions, reports, links, repairs, deletions."""
    _check(limit)
    told = with_store(database, config, lambda store, _: moderation.audited(store, limit, before))
    return say(told, as_json, _audit)


SUBCOMMANDS: Final = {
    "reports": reports,
    "resolve": resolve,
    "suspend": suspend,
    "unsuspend": unsuspend,
    "suspended": suspended,
    "audit": audit,
}


def _check(limit: int) -> None:
    if limit < 1:
        raise BadInput("--limit must be at least 1")


def _when(at: float) -> str:
    return time.strftime("%Y-%m-%d %H:%M", time.localtime(at))


def _reports(told: dict[str, Any]) -> None:
    for one in told["reports"]:
        seat = "a spectator" if one["seat"] is None else f"seat {one['seat']}, {one['name']!r}"
        profile = f" (profile {one['profile']})" if one["profile"] else ""
        done = f"  resolved {_when(one['resolved'])}: {one['resolution']}" if one["resolved"] else ""
        print(f"{one['id']}  {_when(one['at'])}  {one['reason']}  table {one['table']}, {seat}{profile}{done}")
        print(f"  by {one['reporter'] or 'a guest'}" + (f": {one['text']}" if one["text"] else ""))
        for line in one["lines"]:
            print(f"    {_when(line['at'])}  {line['name'] or 'spectator'}: {' '.join(line['text'].split())}")
    if not told["reports"]:
        print("no reports")


def _suspended(told: dict[str, Any]) -> None:
    for one in told["suspended"]:
        until = "lifted" if one["until"] is None else _when(one["until"])
        print(f"{one['name']}  since {_when(one['since'])} until {until}" + (f": {one['why']}" if one["why"] else ""))
    if not told["suspended"]:
        print("nobody is suspended")


def _audit(told: dict[str, Any]) -> None:
    for one in told["entries"]:
        by = f"{one['actor']} {one['who']}".strip()
        to = [one["name"] or one["account"] or "", f"table {one['table']}" if one["table"] else ""]
        about = json.dumps(one["about"], ensure_ascii=False) if one["about"] else ""
        print("  ".join(word for word in (_when(one["at"]), by, one["action"], *to, about) if word))
    if told["before"] is not None:
        print(f"more: --before {told['before']!r}")
    if not told["entries"]:
        print("nothing yet")
