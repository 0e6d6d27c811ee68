"""Globopolis played by hypothesis: whatever is answered or offered, the ledger agrees and no piece is lost."""

from __future__ import annotations

from collections import Counter
from typing import Any

from hypothesis import HealthCheck, settings
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, initialize, invariant, precondition, rule

from meridian import games
from meridian.core.facts import collect
from meridian.core.game import begin, new_header
from meridian.core.position import CHANCE, CLOCK
from meridian.games.globopolis.actions import OfferExpired, TimeLimit
from meridian.games.globopolis.rules.constants import KINDS
from meridian.games.globopolis.rules.ready_answers import GO_ON
from meridian.games.globopolis.rules.state import State

GAME = games.load("globopolis")

OPTIONS = st.fixed_dictionaries(
    {
        "stage": st.sampled_from([1, 2, 3, 3, 3]),
        "deal_mode": st.sampled_from(["random", "balanced", "draft"]),
        "trade_window": st.sampled_from(["titles_anytime", "option_phase_only", "anytime"]),
        "trade_points": st.booleans(),
        "ns_limit_by": st.sampled_from(["status", "complete_sets"]),
        "guild_points_kept": st.booleans(),
        "bonus_repeat": st.booleans(),
        "keep_ed_points_on_loss": st.booleans(),
        "ccw_fee": st.sampled_from(["per_roll", "per_turn", "free"]),
        "roll_again": st.sampled_from(["may", "must"]),
        "orss_targets": st.sampled_from(["bases", "nearest_independent", "any_independent", "any_territory"]),
        "captured_agents": st.sampled_from(["reserve", "hostage", "removed"]),
        "ed_spoils": st.booleans(),
        "allow_retreat": st.booleans(),
        "sma": st.sampled_from(["off", "defense", "aggression", "both"]),
        "insolvency": st.sampled_from(["waive", "debt_note"]),
        "dice_cap": st.sampled_from([0, 6]),
        "multiplier": st.sampled_from(["matched", "printed_max5"]),
        "time_limit_minutes": st.sampled_from([0, 90]),
        "bonus_table": st.sampled_from(["double", "qrc_3_is_8"]),
    }
)


class GlobopolisMachine(RuleBasedStateMachine):
    """A table at which anything legal may be said at any time."""

    p: State

    @initialize(seats=st.integers(2, 5), options=OPTIONS)
    def begin(self, seats: int, options: dict[str, Any]) -> None:
        if options["stage"] == 1:
            options["sma"] = "off"
        self.header = new_header(GAME, seats, options)
        p = begin(GAME, self.header, recording=True)
        assert isinstance(p, State)
        self.p = p
        self.pieces = GAME.rules.pieces(p)
        self.points: Counter[int] = Counter()
        self.money: Counter[int] = Counter()
        self.units: Counter[tuple[int, int]] = Counter()
        self.agents: Counter[int] = Counter()

    @precondition(lambda self: not self.p.over)
    @rule(pick=st.integers(0, 10_000), who=st.integers(0, 10))
    def answer(self, pick: int, who: int) -> None:
        """Somebody who is asked, or chance, answers."""
        asked = self.p.who()
        actor = asked[who % len(asked)]
        options = self.p.chances().outcomes if actor == CHANCE else self.p.options(actor)
        self.p.play_checked(actor, options[pick % len(options)])

    @precondition(lambda self: not self.p.over)
    @rule(pick=st.lists(st.integers(0, 10_000), min_size=60, max_size=60))
    def go_on(self, pick: list[int]) -> None:
        """Many answers at once, so that games get somewhere."""
        for number in pick:
            if not self.p.over:
                self.answer(number, number)

    @precondition(lambda self: not self.p.over)
    @rule(seat=st.integers(0, 4), pick=st.integers(0, 50))
    def interject(self, seat: int, pick: int) -> None:
        """Somebody answers, concludes or takes back an offer without being asked."""
        if seat < self.p.seats():
            said = self.p.interjections(seat)
            if said:
                self.p.play_checked(seat, said[pick % len(said)])

    @precondition(lambda self: not self.p.over and self.p.offers)
    @rule()
    def offer_runs_out(self) -> None:
        """The clock ends the oldest offer."""
        self.p.play_checked(CLOCK, OfferExpired(self.p.offers[0].number))

    @precondition(lambda self: not self.p.over and self.p.board.time_limit and not self.p.time_up)
    @rule(really=st.integers(0, 9))
    def time_is_up(self, really: int) -> None:
        """Now and then the agreed time is over."""
        if really == 0:
            self.p.play_checked(CLOCK, TimeLimit())

    @precondition(lambda self: self.p.over)
    @rule(seat=st.integers(0, 4))
    def too_late(self, seat: int) -> None:
        """After the end nothing can be said."""
        refusal = self.p.refusal(seat, GO_ON)
        assert refusal is not None
        assert refusal.key == "game-over"

    @invariant()
    def the_ledger_agrees(self) -> None:
        """Every change of points, money, units and Agents was told, with a cause and a clause."""
        for fact in collect(self.p):
            if fact.key not in ("points", "money", "units", "agents"):
                continue
            assert fact.clauses
            change, side = fact.args["change"], fact.args["seat"]
            if fact.key == "points":
                self.points[side] += change
                assert fact.args["total"] == self.points[side]
            elif fact.key == "money":
                self.money[side] += change
                assert fact.args["total"] == self.money[side]
            elif fact.key == "units":
                self.units[side, fact.args["resource"]] += change
            else:
                self.agents[side] += change
        for side, owner in enumerate(self.p.sides):
            assert owner.points == self.points[side]
            assert owner.eu == self.money[side] >= 0
            assert owner.agents + sum(self.p.agents[side :: len(self.p.sides)]) == self.agents[side]
            for kind in range(KINDS):
                assert held(self.p, side, kind) == self.units[side, kind]

    @invariant()
    def no_piece_is_made_or_lost(self) -> None:
        assert GAME.rules.pieces(self.p) == self.pieces
        assert min(self.p.supply) >= 0
        assert self.p.eds >= 0

    @invariant()
    def levels_are_covered_and_limits_kept(self) -> None:
        p = self.p
        for title in range(p.board.territories):
            if p.owner[title] >= 0:
                assert p.active[title] == min(p.level[title], p.sets(title))
                assert p.ns(title) <= p.ns_limit(title)
            else:
                assert p.level[title] == p.active[title] == 0
            assert all(p.agents_on(title, side) <= p.board.agents_most for side in range(len(p.sides)))

    @invariant()
    def others_see_only_what_is_known(self) -> None:
        for seat in range(self.p.seats()):
            view = GAME.rules.view(self.p, seat)
            assert isinstance(view, State)
            for other, owner in enumerate(view.sides):
                for sort, hand in enumerate(owner.hands):
                    assert len(hand.cards) == len(self.p.sides[other].hands[sort].cards)
                    for card, mask in zip(hand.cards, hand.known, strict=True):
                        assert card == -1 or mask == -1 or (mask >> seat) & 1


def held(p: State, side: int, kind: int) -> int:
    """All units of a kind that a side has: in Personal Stock, on its Territories, in its Guilds."""
    found = p.sides[side].stock[kind]
    for title, owner in enumerate(p.owner):
        if owner != side:
            continue
        if title < p.board.territories:
            found += p.units[title * KINDS + kind]
        elif p.board.guild_resource[title - p.board.territories] == kind:
            found += p.guild_stock[title - p.board.territories]
    return found


TestGlobopolis = GlobopolisMachine.TestCase
TestGlobopolis.settings = settings(
    max_examples=25,
    stateful_step_count=30,
    suppress_health_check=[HealthCheck.too_slow, HealthCheck.filter_too_much],
)
