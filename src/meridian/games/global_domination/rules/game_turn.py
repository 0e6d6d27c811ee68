"""The course of the game: set-up, Game Turns, end."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from meridian.core.action import Action
from meridian.core.chance import Chances, kind_in
from meridian.core.frames import DrawCards
from meridian.core.position import BY_CHANCE, EVERYBODY, Frame
from meridian.core.values import ones
from meridian.games.global_domination.actions import Draw, FirstPlayer, Market
from meridian.games.global_domination.facts import (
    DEALT,
    DRAWS_LOST,
    DREW,
    DREW_CARD,
    END_SQUARE,
    FIRST_PLAYER_IS,
    FIRST_PLAYER_MOVES,
    GAME_TURN,
    PLAY_ENDS,
    PUT_AWAY,
    RESHUFFLED,
    SET_UP,
    SHARED,
    STACK_FORMED,
    TURN_BEGINS,
    TYPES_ASIDE,
    WON,
)
from meridian.games.global_domination.rules import board as t
from meridian.games.global_domination.rules.player_turn import PlayerTurn
from meridian.games.global_domination.rules.ready_answers import DRAW, FIRST_PLAYER, MARKET
from meridian.games.global_domination.rules.scoring import Scoring
from meridian.games.global_domination.rules.state import NOBODY, State
from meridian.games.global_domination.rules.window import BETWEEN_TURNS, open_window

BEGIN: Final = 0
FIRST: Final = 1
STACKS: Final = 2
TURNS: Final = 3

TOKEN: Final = 0
DRAWS: Final = 1
OPEN: Final = 2
PLAY: Final = 3
SCORE: Final = 4
ENDED: Final = 5


class GlobalDomination(Frame[State]):
    """Set-up, then Game Turn after Game Turn until the Turn token enters End (GD-005 to GD-017)."""

    __slots__ = ("step",)

    def __init__(self, step: int) -> None:
        super().__init__()
        self.step = step

    def copy(self) -> GlobalDomination:
        new = GlobalDomination(self.step)
        new.copy_marks(self)
        return new

    def resume(self, s: State) -> None:
        if self.step == BEGIN:
            self.step = FIRST
            self.set_up(s)
        elif self.step == FIRST:
            if s.board.first_seat_begins:
                self.first_player(s, 0, "GD-A73")
            else:
                s.wait()
        elif self.step == STACKS:
            if self.stacks_formed(s):
                self.step = TURNS
                s.tell(TYPES_ASIDE, "GD-011 GD-A07 GD-014", len(s.board.cards) - 1 - s.board.stacks)
            elif s.board.market:
                for card in s.board.market:
                    self.form_stack(s, card)
            else:
                s.wait()
        elif s.turn < s.board.turns:
            s.call(GameTurn())
        else:
            self.end(s)

    def set_up(self, s: State) -> None:
        """Markers, an empty map, and 4 Domination cards for each as their Draw Deck."""
        table = s.board
        players = len(s.players)
        s.tell(SET_UP, "GD-001 GD-A01 GD-003 GD-005 GD-006 GD-A05 GD-007 GD-013 GD-A09", players)
        for seat in range(players):
            s.tell(DEALT, "GD-009 GD-010 GD-A06 GD-020 GD-021 GD-104", seat, table.domination_each, table.domination)
        rest = table.domination_total - players * table.domination_each
        s.tell(PUT_AWAY, "GD-009", rest, table.domination)

    def stacks_formed(self, s: State) -> bool:
        """Whether all stacks stand."""
        n = 0
        for left in s.market:
            if left >= 0:
                n += 1
        return n >= s.board.stacks

    def form_stack(self, s: State, card: int) -> None:
        """A type of Action card is in the game and lies in an open stack."""
        s.market[card] = s.board.copies
        s.tell(STACK_FORMED, "GD-011 GD-012 GD-A08", card, s.board.copies)

    def who(self, s: State) -> list[int]:
        return BY_CHANCE

    def chances(self, s: State) -> Chances:
        if self.step == FIRST:
            n = len(s.players)
            return Chances(FIRST_PLAYER[:n], ones(n), "GD-008", EVERYBODY)
        types = [c for c in range(len(s.market)) if s.market[c] < 0 and c != s.board.domination]
        return Chances([MARKET[card] for card in types], ones(len(types)), "GD-011", EVERYBODY)

    def take(self, s: State, seat: int, action: Action) -> None:
        if type(action) is FirstPlayer:
            self.first_player(s, action.seat, "")
        elif type(action) is Market:
            self.form_stack(s, action.card)

    def first_player(self, s: State, seat: int, clauses: str) -> None:
        """This player has the first turn."""
        s.first = seat
        self.step = STACKS
        s.tell(FIRST_PLAYER_IS, "GD-008", seat, more=clauses)

    def end(self, s: State) -> None:
        """The token enters End: nobody draws, plays or scores again; most VP win, ties share."""
        s.over = True
        s.tell(END_SQUARE, "GD-015 GD-016 GD-017 GD-082")
        best = max(player.vp for player in s.players)
        winners = [seat for seat in range(len(s.players)) if s.players[seat].vp == best]
        for seat in winners:
            if len(winners) == 1:
                s.tell(WON, "GD-080", seat, best)
            else:
                s.tell(SHARED, "GD-080 GD-081 GD-A37", seat, best)


class GameTurn(Frame[State]):
    """Token, draws, turns round the table until all have passed, scoring (GD-015 to GD-019,
    GD-048 to GD-058)."""

    __slots__ = ("at", "drawn", "had_turn", "step")

    def __init__(self) -> None:
        super().__init__()
        self.step: int = TOKEN
        self.drawn: int = 0
        self.at: int = 0
        self.had_turn: int = 0

    def copy(self) -> GameTurn:
        new = GameTurn()
        new.step = self.step
        new.drawn = self.drawn
        new.at = self.at
        new.had_turn = self.had_turn
        new.copy_marks(self)
        return new

    def scope(self) -> str:
        return "turn"

    def resume(self, s: State) -> None:
        if self.step == TOKEN:
            self.advance_token(s)
            self.step = DRAWS
        elif self.step == DRAWS:
            self.next_draw(s)
        elif self.step == OPEN:
            self.step = PLAY
            if s.board.windows != t.SCORING_ONLY:
                open_window(s, s.first, NOBODY, BETWEEN_TURNS)
        elif self.step == PLAY:
            self.next_turn(s)
        elif self.step == SCORE:
            self.step = ENDED
            s.call(Scoring())
        else:
            s.finish()

    def advance_token(self, s: State) -> None:
        """The Turn token moves first, then the First Player token; all passes are cancelled."""
        s.turn += 1
        s.tell(GAME_TURN, "GD-015 GD-017 GD-A11", s.turn, s.board.turns, more="GD-053" if s.turn > 1 else "")
        if s.turn > 1:
            if not s.board.fixed_first_player:
                s.first = s.left_of(s.first)
            s.tell(FIRST_PLAYER_MOVES if not s.board.fixed_first_player else FIRST_PLAYER_IS, "GD-057 GD-A27", s.first)
        for player in s.players:
            player.passed = False
        self.at = s.first

    def next_draw(self, s: State) -> None:
        """Everybody draws as many cards as their Logistics says, the First Player first."""
        n = len(s.players)
        if self.drawn == n:
            self.step = OPEN
            return
        seat = (s.first + self.drawn) % n
        self.drawn += 1
        player = s.players[seat]
        s.call(DrawPhase(seat, player.logistics, len(player.hand.cards)))

    def next_turn(self, s: State) -> None:
        """The next player to the left who has not passed has a turn; if all have, play ends."""
        n = len(s.players)
        for step in range(n):
            seat = (self.at + step) % n
            if not s.players[seat].passed:
                self.at = (seat + 1) % n
                self.begin_turn(s, seat)
                return
        s.tell(PLAY_ENDS, "GD-052", s.turn)
        self.step = SCORE

    def begin_turn(self, s: State, seat: int) -> None:
        """Give a player the turn, telling why it is theirs."""
        more = ""
        if self.had_turn == 0:
            more = "GD-056"
        elif (self.had_turn >> seat) & 1:
            alone = all(other == seat or s.players[other].passed for other in range(len(s.players)))
            more = "GD-050 GD-051" if alone else "GD-050"
        self.had_turn |= 1 << seat
        s.tell(TURN_BEGINS, "GD-027", seat, more=more)
        s.call(PlayerTurn(seat))


class DrawPhase(DrawCards[State]):
    """A player draws; an empty Draw Deck is renewed from the Discard Pile when a card is needed, and
    with both empty the rest is lost (GD-018, GD-023 to GD-026)."""

    __slots__ = ("kept", "number")

    def __init__(self, seat: int, left: int, kept: int) -> None:
        super().__init__(seat, left)
        self.kept = kept
        self.number: int = 0

    def copy(self) -> DrawPhase:
        new = DrawPhase(self.seat, self.left, self.kept)
        new.number = self.number
        new.copy_marks(self)
        return new

    def ready(self, s: State) -> bool:
        player = s.players[self.seat]
        if player.deck.size():
            return True
        cards = sum(player.discard)
        if cards == 0:
            s.tell(DRAWS_LOST, "GD-025", self.seat, self.left)
            return False
        # Everything that is not in the Discard Pile is in hand now, so all can work the hand out.
        player.hand = player.hand.shown()
        player.deck = player.deck.shuffled(player.discard)
        player.discard = [0] * len(player.discard)
        s.tell(RESHUFFLED, "GD-023 GD-024", self.seat, cards)
        return True

    def chances(self, s: State) -> Chances:
        pool = s.players[self.seat].deck.pool
        outcomes: list[Action] = []
        weights: list[int] = []
        for card in range(len(pool)):
            if pool[card]:
                outcomes.append(DRAW[card])
                weights.append(pool[card])
        return Chances(outcomes, weights, "GD-018", 1 << self.seat)

    # Without lists of the deck, which would add 5 % to the time of random play.
    def chance(self, s: State, draw: Callable[[], float]) -> Action:
        return DRAW[kind_in(draw, s.players[self.seat].deck.pool, False)]

    def drawn(self, s: State, action: Action) -> None:
        if type(action) is Draw:
            player = s.players[self.seat]
            player.deck = player.deck.drawn(action.card)
            player.hand = player.hand.plus(action.card, 1 << self.seat)
            self.number += 1
            s.tell(DREW_CARD, "GD-026 GD-A15", self.seat, action.card, to=1 << self.seat)

    def ended(self, s: State) -> None:
        player = s.players[self.seat]
        more = "GD-019 GD-A13" if self.kept else ""
        if player.deck.size() == 0 and any(player.discard):
            more = "GD-024 GD-019 GD-A13" if self.kept else "GD-024"
        s.tell(DREW, "GD-018 GD-A12 GD-020 GD-076", self.seat, self.number, more=more)
