"""Migrates a database from any version to the newest schema.

alembic renders the SQL, the store runs it. On a new or a current database the server does not import alembic, which
takes half a second: `schema/create` holds the SQL for an empty database.
"""

from __future__ import annotations

import io
from pathlib import Path
from typing import Literal

from meridian.core.errors import BadInput

Dialect = Literal["sqlite", "postgresql"]
DIALECTS: tuple[Dialect, ...] = ("sqlite", "postgresql")
NEWEST = "0011"
SCHEMA = Path(__file__).parent / "schema"
VERSION = "SELECT version_num FROM alembic_version"


def steps_from(dialect: Dialect, current: str | None) -> str:
    """The SQL that leads from a version to the newest; empty if the version is the newest."""
    if current == NEWEST:
        return ""
    return created_by(dialect).read_text(encoding="utf-8") if current is None else rendered(dialect, current)


def created_by(dialect: Dialect) -> Path:
    """The file with the SQL that creates the newest schema."""
    return SCHEMA / "create" / f"{dialect}.sql"


def rendered(dialect: Dialect, current: str | None, to: str = NEWEST) -> str:
    """The SQL from alembic itself. Tests migrate to an earlier version."""
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
    """Renders `schema/create` again."""
    for dialect in DIALECTS:
        created_by(dialect).write_text(rendered(dialect, None), encoding="utf-8")


if __name__ == "__main__":
    main()
