"""Brings a database to the newest schema, whatever stands in it.

alembic renders the SQL, the store runs it. Starting a server on a new or a current database needs no alembic at all,
whose import takes half a second: what it renders for an empty database lies beside it in `schema/create`.
"""

from __future__ import annotations

import io
from pathlib import Path
from typing import Literal

from meridian.core.errors import BadInput

Dialect = Literal["sqlite", "postgresql"]
DIALECTS: tuple[Dialect, ...] = ("sqlite", "postgresql")
NEWEST = "0002"
SCHEMA = Path(__file__).parent / "schema"
VERSION = "SELECT version_num FROM alembic_version"


def steps_from(dialect: Dialect, current: str | None) -> str:
    """The SQL that leads from a version to the newest; nothing when that is where it stands."""
    if current == NEWEST:
        return ""
    return created_by(dialect).read_text(encoding="utf-8") if current is None else rendered(dialect, current)


def created_by(dialect: Dialect) -> Path:
    """The file that makes an empty database a current one."""
    return SCHEMA / "create" / f"{dialect}.sql"


def rendered(dialect: Dialect, current: str | None, to: str = NEWEST) -> str:
    """The same from alembic itself; tests go to an earlier version."""
    from alembic import command
    from alembic.config import Config
    from alembic.util import CommandError

    output = io.StringIO()
    config = Config(attributes={"dialect": dialect, "output": output})
    config.set_main_option("script_location", str(SCHEMA).replace("%", "%%"))
    config.set_main_option("path_separator", "os")
    try:
        command.upgrade(config, f"{current}:{to}" if current else to, sql=True)
    except CommandError:
        raise BadInput(f"the database has schema {current}, this Meridian knows up to {NEWEST}: update it") from None
    return "\n".join(line.rstrip() for line in output.getvalue().strip().splitlines()) + "\n"


def main() -> None:
    """Render `schema/create` anew."""
    for dialect in DIALECTS:
        created_by(dialect).write_text(rendered(dialect, None), encoding="utf-8")


if __name__ == "__main__":
    main()
