"""How the commands of `meridian admin` reach the database, and how they answer."""

from __future__ import annotations

import asyncio
import contextlib
import json
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Annotated, Any

from cyclopts import Parameter

from meridian.core.errors import BadInput
from meridian.server.bus.opening import open_bus
from meridian.server.configuration import read_settings
from meridian.server.ops.private_files import create_folder
from meridian.server.settings import Settings
from meridian.server.stores import SQLITE, Store, StoreError, store_for
from meridian.server.tables import news

Database = Annotated[str | None, Parameter(help="sqlite:///FILE or postgresql://..., instead of the settings' one.")]
Config = Annotated[Path | None, Parameter(help="The TOML file with the server's settings.")]
Json = Annotated[bool, Parameter(name="--json", help="Print one JSON object.")]


def with_store(
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


def told_at_once(table: str, act: Callable[[Store], Awaitable[Any]]) -> Callable[[Store, Settings], Awaitable[Any]]:
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


def say(told: dict[str, Any], as_json: bool, show: Callable[[dict[str, Any]], None]) -> int:
    if as_json:
        print(json.dumps(told, ensure_ascii=False))
    else:
        show(told)
    return 0


def counted(numbers: dict[str, int]) -> str:
    return ", ".join(f"{kind} {number}" for kind, number in numbers.items() if number) or "nothing"
