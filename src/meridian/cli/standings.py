"""The ladder of a tournament as tables, or as one JSON object."""

from __future__ import annotations

import json
from pathlib import Path
from typing import TYPE_CHECKING

from rich.console import Console
from rich.table import Table

from meridian.arena.match import digest_of
from meridian.arena.tournament import Tournament

if TYPE_CHECKING:
    import polars as pl

    from meridian.arena.ladder import WinRate


def tell(plan: Tournament, folder: Path, matches: pl.DataFrame, as_json: bool) -> None:
    """The ladder, the seats, and a hash over all matches: the same plan gives the same."""
    from meridian.arena import ladder, statistics

    digest = digest_of(matches["digest"].to_list())
    length = statistics.lengths(matches)
    if as_json:
        about = {"game": plan.header.game, "seats": plan.header.seats, "players": plan.players, "seed": plan.seed}
        told = {"folder": str(folder), "matches": matches.height, "unfinished": length.unfinished, "digest": digest}
        print(json.dumps({**about, **told, **ladder.plain(matches)}, ensure_ascii=False))
        return
    console = Console()
    title = f"{plan.header.game}: {matches.height} matches of {plan.header.seats}"
    standings = ladder.ladder(matches)
    table = Table("player", "rating", "95 % interval", "matches", "wins", "95 % interval", title=title)
    for row in standings:
        rating = (f"{row.rating:.1f}", f"{row.low:.1f} to {row.high:.1f}") if len(standings) > 1 else ("", "")
        table.add_row(row.player, *rating, str(row.matches), *_rate(row.wins))
    console.print(table)
    seats = Table("wins by seat", *(str(seat + 1) for seat in range(plan.header.seats)))
    for row in standings:
        seats.add_row(row.player, *(f"{seat.rate:.1%}" for seat in row.seats))
    seats.add_section()
    seats.add_row("everybody", *(f"{seat.rate:.1%}" for seat in ladder.by_seat(matches)))
    console.print(seats)
    console.print(
        f"rounds {length.rounds[0]:g} to {length.rounds[4]:g}, median {length.rounds[2]:g}; "
        f"unfinished {length.unfinished}; digest {digest[:16]}; results in {folder}",
        highlight=False,
        soft_wrap=True,
    )


def _rate(rate: WinRate) -> tuple[str, str]:
    return f"{rate.rate:.1%}", f"{rate.low:.1%} to {rate.high:.1%}"
