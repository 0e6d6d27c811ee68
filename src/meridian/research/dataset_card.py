"""The card of a dataset: a page beside its files that says what they hold, column by column."""

from __future__ import annotations

from typing import Final

from meridian.research.datasets import COLUMNS

CARD_FILE: Final = "README.md"
TABLES: Final = {
    "journals": "One row for each game.",
    "entries": "One row for each thing that was said: by a player, by chance (dice, cards) or by the clock.",
    "views": "What a seat could see, just before each answer and at the end.",
    "results": "One row for each seat of each game.",
}
ABOUT: Final[dict[str, dict[str, str]]] = {
    "journals": {
        "journal": "the file that the game was read from; the key of the other tables",
        "game": "name of the game, such as `globopolis`",
        "rules_version": "version of the rules it was played under",
        "edition": "name of the edition: the data of board and cards",
        "edition_hash": "SHA-256 of that edition",
        "seats": "number of players",
        "options": "options of the table, as JSON",
        "chance": "where dice and draws came from",
        "entries": "number of rows in `entries`",
        "rounds": "rounds begun",
        "finished": "whether the game came to its end",
        "digest": "SHA-256 of the whole journal",
    },
    "entries": {
        "journal": "see `journals`",
        "entry": "number within the game, from 1",
        "actor": "`p1`, `p2`, ..., `chance` or `clock`",
        "action": "what was said, in words that `meridian replay` reads back",
        "round": "round of the game",
        "asked": "who was asked at that moment",
        "unasked": "whether it was said without being asked",
        "options": "what could have been said, as listed; the outcomes of chance",
        "chosen": "index of `action` in `options`; null if it was legal but not listed",
    },
    "views": {
        "journal": "see `journals`",
        "entry": "the entry before which the seat saw this; one more than the last: the end",
        "seat": "`p1`, `p2`, ... or `spectator`",
        "view": "everything the seat may know, as JSON (`docs/scenarios.md` names the fields)",
    },
    "results": {
        "journal": "see `journals`",
        "seat": "`p1`, `p2`, ...",
        "score": "points at the end; null if the game was not finished",
        "place": "rank, winners share the first; null if the game was not finished",
        "winner": "whether the seat won; null if the game was not finished",
    },
}
TYPES: Final = {str: "string", int: "int64", bool: "boolean"}


def card(counts: dict[str, int]) -> str:
    """The page, for tables with these numbers of rows."""
    lines = ["# Games of Meridian", "", "Written by `meridian export`. Each folder is a table in Parquet files.", ""]
    for table, columns in COLUMNS.items():
        rows = "1 row" if counts[table] == 1 else f"{counts[table]:,} rows"
        lines += [f"## {table}", "", f"{TABLES[table]} {rows}.", "", "| column | type | |", "|---|---|---|"]
        for column, kind in columns.items():
            told = f"list of {TYPES[kind[0]]}" if isinstance(kind, list) else TYPES[kind]
            lines.append(f"| `{column}` | {told} | {ABOUT[table][column]} |")
        lines.append("")
    return "\n".join(lines)
