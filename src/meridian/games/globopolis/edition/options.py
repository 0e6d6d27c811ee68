"""The options of Globopolis: where editions differ, where rulings leave a choice, and the official variations."""

from __future__ import annotations

from typing import Any

from meridian.core.option import Option

OPTIONS = (
    Option(name="victory_mark", default=0, low=0, high=500, clauses="GP-002 GP-187"),
    Option(name="mark_percent", default=100, low=10, high=300, clauses="GP-187"),
    Option(name="agents", default=True, clauses="GP-007"),
    Option(name="stage", default=3, low=1, high=3, clauses="GP-201 GP-202 GP-203"),
    Option(name="first_player", default="d6", words=("d6", "chosen"), clauses="GP-018"),
    Option(name="deal_mode", default="random", words=("random", "balanced", "draft"), clauses="GP-A11"),
    Option(name="titles_per_player", default=-1, low=-1, high=18, clauses="GP-011 GP-189"),
    Option(name="start_missions", default=-1, low=-1, high=5, clauses="GP-009 GP-193"),
    Option(name="start_influences", default=-1, low=-1, high=10, clauses="GP-009 GP-193"),
    Option(name="start_ops", default=-1, low=-1, high=8, clauses="GP-009 GP-193"),
    Option(name="hand_limit", default=0, low=0, high=20, clauses="GP-111 GP-194"),
    Option(name="agent_cards", default="remove", words=("remove", "cycle"), clauses="GP-118"),
    Option(name="timer_seconds", default=90, low=0, high=3600, clauses="GP-023 GP-A71"),
    Option(name="timer_scope", default="option_phase", words=("option_phase", "whole_turn"), clauses="GP-023"),
    Option(name="deploy_seconds", default=30, low=0, high=3600, clauses="GP-022"),
    Option(name="reaction_seconds", default=20, low=0, high=3600, clauses="GP-A34 GP-A82"),
    Option(name="agent_overlap", default=False, clauses="GP-022"),
    Option(
        name="trade_window",
        default="titles_anytime",
        words=("titles_anytime", "option_phase_only", "anytime"),
        clauses="GP-040",
    ),
    Option(name="trade_points", default=False, clauses="GP-A65"),
    Option(name="trade_agents", default=False, clauses="GP-A65"),
    Option(name="ns_limit_by", default="status", words=("status", "complete_sets"), clauses="GP-059"),
    Option(name="guild_points_kept", default=False, clauses="GP-064"),
    Option(name="bonus_table", default="double", words=("double", "qrc_3_is_8"), clauses="GP-065"),
    Option(name="bonus_repeat", default=False, clauses="GP-A06"),
    Option(name="buy_at_threshold", default="allowed", words=("allowed", "barred"), clauses="GP-069"),
    Option(name="keep_ed_points_on_loss", default=False, clauses="GP-A05"),
    Option(name="ccw_fee", default="per_roll", words=("per_roll", "per_turn", "free"), clauses="GP-076 GP-198"),
    Option(name="pay_on_landing", default=False, clauses="GP-A15"),
    Option(name="roll_cap", default="card_fields", words=("card_fields", "all_fields"), clauses="GP-A12"),
    Option(name="roll_again", default="may", words=("may", "must"), clauses="GP-109 GP-137"),
    Option(
        name="orss_targets",
        default="bases",
        words=("bases", "nearest_independent", "any_independent", "any_territory"),
        clauses="GP-195 GP-196",
    ),
    Option(name="third_party_withdraw", default=True, clauses="GP-127"),
    Option(name="third_party_model", default="additive", words=("additive", "floor"), clauses="GP-A32"),
    Option(name="capture_on_conquest", default=True, clauses="GP-129"),
    Option(name="captured_agents", default="reserve", words=("reserve", "hostage", "removed"), clauses="GP-A31"),
    Option(name="clean_scope", default="all", words=("all", "one_territory"), clauses="GP-131"),
    Option(name="dice_cap", default=6, low=0, high=6, clauses="GP-153 GP-A44"),
    Option(name="multiplier", default="matched", words=("matched", "printed_max5"), clauses="GP-160 GP-A45"),
    Option(name="ed_spoils", default=False, clauses="GP-168"),
    Option(name="continue_limit", default="unlimited", words=("unlimited", "one"), clauses="GP-172"),
    Option(name="allow_retreat", default=False, clauses="GP-A50"),
    Option(name="sma", default="off", words=("off", "defense", "aggression", "both"), clauses="GP-184"),
    Option(name="sma_requires_ns", default=False, clauses="GP-185"),
    Option(name="sma_foreign_units", default=False, clauses="GP-186"),
    Option(name="guild_protection", default=False, clauses="GP-197 GP-A69"),
    Option(name="unlimited_components", default=False, clauses="GP-A26 GP-A27"),
    Option(name="insolvency", default="waive", words=("waive", "debt_note"), clauses="GP-A02"),
    Option(name="claim_lock", default=False, clauses="GP-A60"),
    Option(name="mission_trumps_points", default=False, clauses="GP-A61"),
    Option(name="sudden_death_open", default=False, clauses="GP-180 GP-A62"),
    Option(name="time_limit_minutes", default=0, low=0, high=1440, clauses="GP-188"),
    Option(name="territory_goal", default=0, low=0, high=32, clauses="GP-190"),
    Option(name="bitter_end", default=False, clauses="GP-191"),
    Option(name="teams", default=0, low=0, high=5, clauses="GP-192"),
    Option(name="administrator_bribe", default=0, low=0, high=100, clauses="GP-182"),
    Option(name="async_mode", default=False, clauses="GP-199"),
    Option(name="hidden_cash", default=False, clauses="GP-A64"),
    Option(name="group_conference_double", default=False, clauses="GP-090"),
    Option(name="no_attack_round1", default=False, clauses="GP-A73"),
)
"""Every option. A mark, hand limit, goal, cap, limit of time, bribe or number of teams of 0 is none of its own: the
table of the edition, or no such rule; -1 for a number of Titles or cards is what the edition says."""

PRESETS: dict[str, dict[str, Any]] = {
    "standard": {},
    "quick-reference-card": {"guild_points_kept": True, "bonus_table": "qrc_3_is_8", "ccw_fee": "per_turn"},
    "german-edition": {"buy_at_threshold": "barred", "roll_again": "must", "continue_limit": "one"},
    "learning-1": {"stage": 1},
    "learning-2": {"stage": 2},
    "learning-3": {"stage": 3},
    "quick": {"mark_percent": 60, "roll_cap": "all_fields", "deal_mode": "balanced", "timer_seconds": 45},
    "correspondence": {"async_mode": True, "timer_seconds": 0, "deploy_seconds": 0, "reaction_seconds": 0},
}
"""Named sets of options."""
