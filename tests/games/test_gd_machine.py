"""Global Domination played by hypothesis: whatever is answered, these things stay true."""

from __future__ import annotations

from typing import Any

from hypothesis import HealthCheck, settings
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, initialize, invariant, precondition, rule

from meridian import games
from meridian.core.facts import collect
from meridian.core.game import begin, new_header
from meridian.core.position import CHANCE
from meridian.games.global_domination.rules.ready_answers import PASS
from meridian.games.global_domination.rules.scoring import board_vp
from meridian.games.global_domination.rules.state import State

GAME = games.load("global-domination")

OPTIONS = st.fixed_dictionaries(
    {
        "turns": st.integers(4, 6),
        "first_player": st.sampled_from(["rotate", "fixed"]),
        "logistics": st.sampled_from(["cumulative", "recomputed"]),
        "log_min": st.integers(0, 1),
        "log_max": st.integers(6, 10),
        "copies_per_stack": st.integers(4, 13),
        "straits": st.booleans(),
        "vp_rider": st.booleans(),
        "text_restricts_values": st.booleans(),
        "megastorm_rounding": st.sampled_from(["down", "up"]),
        "reaction_windows": st.sampled_from(["every_use", "between_turns", "scoring_only"]),
        "bio_distinct": st.booleans(),
    }
)


class GlobalDominationMachine(RuleBasedStateMachine):
    """A table at which anything legal may be said at any time."""

    p: State

    @initialize(seats=st.integers(2, 6), options=OPTIONS)
    def begin(self, seats: int, options: dict[str, Any]) -> None:
        p = begin(GAME, new_header(GAME, seats, options), recording=True)
        assert isinstance(p, State)
        self.p = p
        self.pieces: dict[str, int] = {}
        self.vp = [0] * seats

    @precondition(lambda self: not self.p.over)
    @rule(pick=st.integers(0, 10_000), who=st.integers(0, 10))
    def answer(self, pick: int, who: int) -> None:
        """Somebody who is asked, or chance, answers."""
        asked = self.p.who()
        actor = asked[who % len(asked)]
        options = self.p.chances().outcomes if actor == CHANCE else self.p.options(actor)
        self.p.play_checked(actor, options[pick % len(options)])

    @precondition(lambda self: not self.p.over and len(self.p.stack) > 1)
    @rule(pick=st.lists(st.integers(0, 10_000), min_size=20, max_size=20))
    def go_on(self, pick: list[int]) -> None:
        """Many answers at once, so that games get somewhere."""
        for number in pick:
            if not self.p.over:
                self.answer(number, number)

    @precondition(lambda self: not self.p.over)
    @rule(seat=st.integers(0, 5), pick=st.integers(0, 2))
    def order(self, seat: int, pick: int) -> None:
        """Somebody changes a standing order for windows."""
        if seat < len(self.p.players):
            orders = self.p.interjections(seat)
            self.p.play_checked(seat, orders[pick % len(orders)])

    @precondition(lambda self: self.p.over)
    @rule(seat=st.integers(0, 5))
    def too_late(self, seat: int) -> None:
        """After the end nothing can be said."""
        refusal = self.p.refusal(seat, PASS)
        assert refusal is not None
        assert refusal.key == "game-over"
        assert self.p.who() == []

    @invariant()
    def cards_are_conserved_once_the_stacks_stand(self) -> None:
        if self.p.turn:
            self.pieces = self.pieces or GAME.rules.pieces(self.p)
            assert GAME.rules.pieces(self.p) == self.pieces

    @invariant()
    def victory_points_never_go_down(self) -> None:
        now = [player.vp for player in self.p.players]
        assert all(new >= old for new, old in zip(now, self.vp, strict=True))
        self.vp = now

    @invariant()
    def the_map_is_worth_at_most_100(self) -> None:
        assert sum(board_vp(self.p, seat) for seat in range(len(self.p.players))) <= 100

    @invariant()
    def markers_stay_on_their_tracks(self) -> None:
        board = self.p.board
        assert all(board.log_min <= player.logistics <= board.log_max for player in self.p.players)
        assert 0 <= self.p.turn <= board.turns

    @invariant()
    def no_force_is_full_where_there_is_none(self) -> None:
        for owner, full in zip(self.p.owner, self.p.full, strict=True):
            assert -1 <= owner < len(self.p.players)
            assert owner >= 0 or not full

    @invariant()
    def others_see_only_what_is_known(self) -> None:
        for fact in collect(self.p):
            assert fact.key != "drew-card" or fact.audience == 1 << fact.args["seat"]
        for seat in range(len(self.p.players)):
            view = GAME.rules.view(self.p, seat)
            assert isinstance(view, State)
            for other, player in enumerate(view.players):
                hidden = sum(card < 0 for card in player.hand.cards)
                assert hidden == 0 or other != seat
                assert sum(player.deck.pool) == player.deck.left + hidden
                assert len(player.hand.cards) == len(self.p.players[other].hand.cards)


GlobalDominationMachine.TestCase.settings = settings(
    max_examples=30, stateful_step_count=30, suppress_health_check=[HealthCheck.too_slow]
)
TestGlobalDomination = GlobalDominationMachine.TestCase
