"""The options of Global Domination: where its rulings leave tables a choice."""

from __future__ import annotations

from meridian.core.edition import Edition
from meridian.core.option import Option


def options(edition: Edition) -> tuple[Option, ...]:
    """Every option, with the ranges and defaults of an edition."""
    data = edition.data
    types = tuple(card for card in data["cards"] if card != "domination")
    track = data["logistics"]
    copies = data["actions"]["copies"]
    return (
        Option(name="turns", default=data["turns"]["default"], low=data["turns"]["min"],
               high=data["turns"]["max"], clauses="GD-017 GD-A11"),
        Option(name="begins", default="drawn", words=("drawn", "first_seat"), clauses="GD-008 GD-A73", earlier="drawn"),
        Option(name="first_player", default="rotate", words=("rotate", "fixed"), clauses="GD-057 GD-A27"),
        Option(name="logistics", default="cumulative", words=("cumulative", "recomputed"), clauses="GD-072 GD-A34"),
        Option(name="log_min", default=track["min"], low=0, high=min(max(1, track["min"]), track["start"]),
               clauses="GD-075 GD-A36"),
        Option(name="log_max", default=track["max"], low=max(min(6, track["max"]), track["start"]),
               high=max(10, track["max"]), clauses="GD-074 GD-A35"),
        Option(name="copies_per_stack", default=copies, low=min(4, copies), high=max(13, copies),
               clauses="GD-012 GD-A08"),
        Option(name="straits", default=True, clauses="GD-094 GD-A39"),
        Option(name="vp_rider", default=False, clauses="GD-028 GD-A17"),
        Option(name="text_restricts_values", default=False, clauses="GD-113 GD-A48"),
        Option(name="market", default="random", words=types, pick=data["actions"]["stacks"], clauses="GD-011 GD-A07"),
        Option(name="megastorm_rounding", default="down", words=("down", "up"), clauses="GD-139 GD-A61"),
        Option(name="reaction_windows", default="every_use", words=("every_use", "between_turns", "scoring_only"),
               clauses="GD-099 GD-A40"),
        Option(name="bio_distinct", default=False, clauses="GD-123 GD-A54"),
    )  # fmt: skip
