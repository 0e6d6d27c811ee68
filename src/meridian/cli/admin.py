"""`meridian admin`: look after a server's tables and its database."""

from __future__ import annotations

import time
from pathlib import Path
from typing import Annotated, Any, Final

from cyclopts import Parameter

from meridian.cli import admin_moderation as moderation
from meridian.cli.admin_store import Config, Database, Json, counted, say, told_at_once, with_store
from meridian.core.errors import BadInput
from meridian.server.ops import admin as operations
from meridian.server.ops import admin_profiles as profiles
from meridian.server.ops.retention import upkeep
from meridian.server.stores.backup import back_up
from meridian.server.stores.backup import restore as restored
from meridian.server.stores.records import Status

HELP: Final = """Look after a server's tables and its database, while it runs or not.

All commands work on the database itself. It is the one of the settings (--config FILE and MERIDIAN_* variables, as for
`meridian serve`), or that of --database. A table that is changed is taken from the node that owns it, which notices
within seconds; nodes then pick it up as it is now. All commands take --json."""

TableId = Annotated[str, Parameter(help="The table, as in its address.")]


def list_tables(
    *,
    status: Annotated[Status | None, Parameter(help="Only open, running, over or closed ones.")] = None,
    game: Annotated[str | None, Parameter(help="Only tables of this game.")] = None,
    limit: Annotated[int, Parameter(help="How many at most.")] = 50,
    after: Annotated[str | None, Parameter(help="Where an earlier list ended.")] = None,
    database: Database = None,
    config: Config = None,
    as_json: Json = False,
) -> int:
    """List tables, the newest first."""
    if limit < 1:
        raise BadInput("--limit must be at least 1")
    told = with_store(database, config, lambda store, _: operations.listed(store, status, game, limit, after))
    return say(told, as_json, _tables)


def inspect(table: TableId, /, *, database: Database = None, config: Config = None, as_json: Json = False) -> int:
    """Show a table: its seats, clock, lease, branches and numbers of entries, but nothing that is hidden."""
    return say(with_store(database, config, lambda store, _: operations.inspected(store, table)), as_json, _table)


def rewind(
    table: TableId,
    /,
    *,
    to: Annotated[int, Parameter(help="The last entry that stays.")],
    database: Database = None,
    config: Config = None,
    as_json: Json = False,
) -> int:
    """Let a running table go back to an entry. What came after stays in the database, on a branch of its own."""
    told = with_store(database, config, told_at_once(table, lambda store: operations.rewound(store, table, to)))
    line = f"table {table} goes on after entry {to}, on branch {told['branch']}"
    return say(told, as_json, lambda _: print(line))


def seat(
    table: TableId,
    number: Annotated[int, Parameter(name="SEAT", help="The seat, counted from 0.")],
    /,
    *,
    bot: Annotated[str | None, Parameter(help="Put this bot there.")] = None,
    new_token: Annotated[bool, Parameter(help="Create a token for a new person; it is shown once.")] = False,
    name: Annotated[str | None, Parameter(help="What the seat is called from now on.")] = None,
    database: Database = None,
    config: Config = None,
    as_json: Json = False,
) -> int:
    """Give a seat to a bot, or to a new person."""
    if (bot is None) != new_token:
        raise BadInput("who shall sit there? Give either --bot NAME or --new-token")
    told = with_store(
        database, config, told_at_once(table, lambda store: operations.reseated(store, table, number, bot, name))
    )
    line = f"seat {number} of table {table} is {told['name']}'s"
    return say(
        told, as_json, lambda _: print(line if bot else f"{line}, with this token, told only now:\n{told['token']}")
    )


def close(table: TableId, /, *, database: Database = None, config: Config = None, as_json: Json = False) -> int:
    """End a table for good. What was played stays."""
    told = with_store(database, config, told_at_once(table, lambda store: operations.closed(store, table)))
    return say(told, as_json, lambda _: print(f"table {table} is closed"))


def backup(
    file: Annotated[Path, Parameter(help="FILE.jsonl, for either kind of database; any other name copies SQLite.")],
    /,
    *,
    database: Database = None,
    config: Config = None,
    as_json: Json = False,
) -> int:
    """Write everything to one file, checked, while play goes on. It holds secrets: keep it as safe as the database."""
    told = with_store(database, config, lambda store, _: back_up(store, file))
    return say(dict(told), as_json, lambda _: print(f"{file}: {counted(told)}"))


def restore(
    file: Annotated[Path, Parameter(help="What `meridian admin backup` wrote.")],
    /,
    *,
    database: Database = None,
    config: Config = None,
    as_json: Json = False,
) -> int:
    """Put everything of a backup into an empty database, or nothing."""
    told = with_store(database, config, lambda store, _: restored(store, file), new=True)
    return say(dict(told), as_json, lambda _: print(f"restored: {counted(told)}"))


def check(*, database: Database = None, config: Config = None, as_json: Json = False) -> int:
    """Read everything, replay the chance of every running table, and say whether it fits together; exit status 1 if it
    does not."""
    wrong = with_store(database, config, lambda store, _: operations.checked(store))
    say({"ok": not wrong, "wrong": wrong}, as_json, lambda _: print("\n".join(wrong) or "everything fits together"))
    return 1 if wrong else 0


def rescue(table: TableId, /, *, database: Database = None, config: Config = None, as_json: Json = False) -> int:
    """Bring back a running table that `check` says cannot be taken up. Its report then proves nothing before this."""
    told = with_store(database, config, lambda store, _: operations.rescued(store, table))
    line = f"table {table} goes on after entry {told['entries']}; its report proves nothing before that"
    return say(told, as_json, lambda _: print(line))


def forget(*, database: Database = None, config: Config = None, as_json: Json = False) -> int:
    """Remove now what the retention of the settings says; servers do it every hour."""
    told = with_store(database, config, lambda store, settings: upkeep(store, settings.retention, time.time()))
    return say(dict(told), as_json, lambda _: print(f"forgotten: {counted(told)}"))


def invite(
    *,
    count: Annotated[int, Parameter(help="How many codes.")] = 1,
    uses: Annotated[int, Parameter(help="How many profiles can be made with each.")] = 1,
    days: Annotated[float, Parameter(help="How long they are good.")] = 14.0,
    database: Database = None,
    config: Config = None,
    as_json: Json = False,
) -> int:
    """Make invitation codes for a server with `registration = "invited"`. Each is shown once."""
    told = with_store(database, config, lambda store, _: profiles.invited(store, count, uses, days, time.time()))
    return say(told, as_json, lambda _: print("\n".join(told["codes"])))


def invitations(
    *,
    withdraw: Annotated[str | None, Parameter(help="Make the code that begins so void.")] = None,
    database: Database = None,
    config: Config = None,
    as_json: Json = False,
) -> int:
    """List the invitations that can still be used by how they begin, or withdraw one."""
    told = with_store(database, config, lambda store, _: profiles.listed_invitations(store, withdraw, time.time()))
    return say(told, as_json, _invitations)


def sign_in(
    name: Annotated[str, Parameter(help="The name of the profile.")],
    /,
    *,
    drop_password: Annotated[bool, Parameter(help="Remove the password, which was forgotten.")] = False,
    database: Database = None,
    config: Config = None,
    as_json: Json = False,
) -> int:
    """Make a link that signs a user in to their profile once, within a day: for a lost passkey or password."""
    told = with_store(
        database,
        config,
        lambda store, settings: profiles.sign_in_link(store, settings, name, drop_password, time.time()),
    )
    return say(told, as_json, lambda _: print(told["link"]))


SUBCOMMANDS: Final = {
    "list": list_tables,
    "inspect": inspect,
    "rewind": rewind,
    "seat": seat,
    "close": close,
    "backup": backup,
    "restore": restore,
    "check": check,
    "rescue": rescue,
    "forget": forget,
    "invite": invite,
    "invitations": invitations,
    "sign-in": sign_in,
    **moderation.SUBCOMMANDS,
}


# How they speak


def _tables(told: dict[str, Any]) -> None:
    from meridian.cli.admin_tables import tables

    tables(told)


def _invitations(told: dict[str, Any]) -> None:
    for one in told["invitations"]:
        until = time.strftime("%Y-%m-%d %H:%M", time.localtime(one["expires"]))
        print(f"{one['begins']}-...  {one['uses']} left until {until}")


def _table(told: dict[str, Any]) -> None:
    from meridian.cli.admin_tables import table

    table(told)
