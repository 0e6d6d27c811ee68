"""`meridian admin`: look after a server's tables and its database."""

from __future__ import annotations

import asyncio
import contextlib
import json
import time
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Annotated, Any, Final

from cyclopts import Parameter

from meridian.core.errors import BadInput
from meridian.server.bus.opening import open_bus
from meridian.server.configuration import read_settings
from meridian.server.ops import admin as operations
from meridian.server.ops import admin_profiles as profiles
from meridian.server.ops.private_files import create_folder
from meridian.server.ops.retention import upkeep
from meridian.server.settings import Settings
from meridian.server.stores import SQLITE, Store, StoreError, store_for
from meridian.server.stores.backup import back_up
from meridian.server.stores.backup import restore as restored
from meridian.server.stores.records import Status
from meridian.server.tables import news

HELP: Final = """Look after a server's tables and its database, while it runs or not.

All commands work on the database itself. It is the one of the settings (--config FILE and MERIDIAN_* variables, as for
`meridian serve`), or that of --database. A table that is changed is taken from the node that owns it, which notices
within seconds; nodes then pick it up as it is now. All commands take --json."""

Database = Annotated[str | None, Parameter(help="sqlite:///FILE or postgresql://..., instead of the settings' one.")]
Config = Annotated[Path | None, Parameter(help="The TOML file with the server's settings.")]
Json = Annotated[bool, Parameter(name="--json", help="Print one JSON object.")]
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
    told = _with(database, config, lambda store, _: operations.listed(store, status, game, limit, after))
    return _say(told, as_json, _tables)


def inspect(table: TableId, /, *, database: Database = None, config: Config = None, as_json: Json = False) -> int:
    """Show a table: its seats, clock, lease, branches and numbers of entries, but nothing that is hidden."""
    return _say(_with(database, config, lambda store, _: operations.inspected(store, table)), as_json, _table)


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
    told = _with(database, config, _told_at_once(table, lambda store: operations.rewound(store, table, to)))
    line = f"table {table} goes on after entry {to}, on branch {told['branch']}"
    return _say(told, as_json, lambda _: print(line))


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
    told = _with(
        database, config, _told_at_once(table, lambda store: operations.reseated(store, table, number, bot, name))
    )
    line = f"seat {number} of table {table} is {told['name']}'s"
    return _say(
        told, as_json, lambda _: print(line if bot else f"{line}, with this token, told only now:\n{told['token']}")
    )


def close(table: TableId, /, *, database: Database = None, config: Config = None, as_json: Json = False) -> int:
    """End a table for good. What was played stays."""
    told = _with(database, config, _told_at_once(table, lambda store: operations.closed(store, table)))
    return _say(told, as_json, lambda _: print(f"table {table} is closed"))


def backup(
    file: Annotated[Path, Parameter(help="FILE.jsonl, for either kind of database; any other name copies SQLite.")],
    /,
    *,
    database: Database = None,
    config: Config = None,
    as_json: Json = False,
) -> int:
    """Write everything to one file, checked, while play goes on. It holds secrets: keep it as safe as the database."""
    told = _with(database, config, lambda store, _: back_up(store, file))
    return _say(dict(told), as_json, lambda _: print(f"{file}: {_counted(told)}"))


def restore(
    file: Annotated[Path, Parameter(help="What `meridian admin backup` wrote.")],
    /,
    *,
    database: Database = None,
    config: Config = None,
    as_json: Json = False,
) -> int:
    """Put everything of a backup into an empty database, or nothing."""
    told = _with(database, config, lambda store, _: restored(store, file), new=True)
    return _say(dict(told), as_json, lambda _: print(f"restored: {_counted(told)}"))


def check(*, database: Database = None, config: Config = None, as_json: Json = False) -> int:
    """Read everything, replay the chance of every running table, and say whether it fits together; exit status 1 if it
    does not."""
    wrong = _with(database, config, lambda store, _: operations.checked(store))
    _say({"ok": not wrong, "wrong": wrong}, as_json, lambda _: print("\n".join(wrong) or "everything fits together"))
    return 1 if wrong else 0


def rescue(table: TableId, /, *, database: Database = None, config: Config = None, as_json: Json = False) -> int:
    """Bring back a running table that `check` says cannot be taken up. Its report then proves nothing before this."""
    told = _with(database, config, lambda store, _: operations.rescued(store, table))
    line = f"table {table} goes on after entry {told['entries']}; its report proves nothing before that"
    return _say(told, as_json, lambda _: print(line))


def forget(*, database: Database = None, config: Config = None, as_json: Json = False) -> int:
    """Remove now what the retention of the settings says; servers do it every hour."""
    told = _with(database, config, lambda store, settings: upkeep(store, settings.retention, time.time()))
    return _say(dict(told), as_json, lambda _: print(f"forgotten: {_counted(told)}"))


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
    told = _with(database, config, lambda store, _: profiles.invited(store, count, uses, days, time.time()))
    return _say(told, as_json, lambda _: print("\n".join(told["codes"])))


def invitations(
    *,
    withdraw: Annotated[str | None, Parameter(help="Make the code that begins so void.")] = None,
    database: Database = None,
    config: Config = None,
    as_json: Json = False,
) -> int:
    """List the invitations that can still be used by how they begin, or withdraw one."""
    told = _with(database, config, lambda store, _: profiles.listed_invitations(store, withdraw, time.time()))
    return _say(told, as_json, _invitations)


def sign_in(
    name: Annotated[str, Parameter(help="The name of the profile.")],
    /,
    *,
    drop_password: Annotated[bool, Parameter(help="Remove the password, which was forgotten.")] = False,
    database: Database = None,
    config: Config = None,
    as_json: Json = False,
) -> int:
    """Make a link that signs somebody in to their profile once, within a day: for a lost passkey or password."""
    told = _with(
        database,
        config,
        lambda store, settings: profiles.sign_in_link(store, settings, name, drop_password, time.time()),
    )
    return _say(told, as_json, lambda _: print(told["link"]))


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
}


# How they reach the database


def _with(
    database: str | None, config: Path | None, act: Callable[[Store, Settings], Awaitable[Any]], new: bool = False
) -> Any:
    """Do something with the store; only a restore may begin a new file."""
    settings = read_settings(config, options={"database": database})

    async def run() -> Any:
        async with store_for(settings.database) as store:
            return await act(store, settings)

    if settings.database.startswith(SQLITE):
        _check_file(settings.database, new)
    try:
        return asyncio.run(run())
    except StoreError as error:
        raise BadInput(str(error)) from None


def _told_at_once(table: str, act: Callable[[Store], Awaitable[Any]]) -> Callable[[Store, Settings], Awaitable[Any]]:
    """Change a table, and tell the nodes over their bus. Without one, or if it is down, they find out in seconds."""

    async def run(store: Store, settings: Settings) -> Any:
        done = await act(store)
        with contextlib.suppress(BadInput):
            bus = await open_bus(settings.bus)
            for topic in (news.of_table(table), news.of_owner(table)):
                await bus.publish(topic, news.write(news.Changed()))
            await bus.close()
        return done

    return run


def _check_file(url: str, new: bool) -> None:
    path = Path(url.removeprefix(SQLITE)[1:])
    if new:
        try:
            create_folder(path.parent)
        except OSError as error:
            raise BadInput(f"cannot make the folder {path.parent}: {error.strerror}") from None
    elif not path.is_file():
        raise BadInput(f"there is no database {path}")


# How they speak


def _say(told: dict[str, Any], as_json: bool, show: Callable[[dict[str, Any]], None]) -> int:
    if as_json:
        print(json.dumps(told, ensure_ascii=False))
    else:
        show(told)
    return 0


def _counted(numbers: dict[str, int]) -> str:
    return ", ".join(f"{kind} {number}" for kind, number in numbers.items() if number) or "nothing"


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
