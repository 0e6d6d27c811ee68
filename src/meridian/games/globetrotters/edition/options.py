"""The options of Globetrotters: where its rulings leave tables a choice."""

from __future__ import annotations

from meridian.core.option import Option

OPTIONS = (
    Option(name="forgetting", default="auto", words=("auto", "ask_money", "ask_all"), clauses="GT-036 GT-037 GT-A09"),
    Option(name="deportation", default="strict", words=("strict", "arrival_only"), clauses="GT-208 GT-A81"),
    Option(name="deported_win", default="leader", words=("leader", "always"), clauses="GT-223 GT-A95"),
    Option(name="bonus_expenses_to", default="agent", words=("agent", "jackpot"), clauses="GT-A40"),
    Option(name="keys_out", default="off_map", words=("off_map", "all_held"), clauses="GT-A86 GT-A87"),
    Option(name="jackpot_markers", default="swap", words=("swap", "copy"), clauses="GT-158 GT-A51"),
    Option(name="home_win", default="standing", words=("standing", "must_arrive"), clauses="GT-A90"),
    Option(name="refund_anytime", default=False, clauses="GT-143 GT-A27"),
    Option(name="trouble_at_home", default="paid", words=("paid", "free"), clauses="GT-060 GT-A21"),
    Option(name="packs", default="reshuffle", words=("reshuffle", "cycle"), clauses="GT-102 GT-145 GT-A93"),
    Option(name="round_limit", default=0, low=0, high=500, clauses="GT-A92"),
)
"""Every option; a round limit of 0 is none."""
