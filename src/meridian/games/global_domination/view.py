"""What a seat may know of a position, and full positions that agree with it."""

from __future__ import annotations

from meridian.core.deck import EMPTY, Deck
from meridian.core.position import UNKNOWN
from meridian.core.records import WeightedChoice
from meridian.games.global_domination.rules.state import ASK_ALWAYS, Player, State
from meridian.games.global_domination.rules.use_card import FINISH, UseCard


def view(s: State, seat: int | None) -> State:
    """The position as a seat (None: a spectator) may know it, built field by field (GD-026)."""
    eyes = -1 if seat is None else seat
    players = [_player(player, at, eyes) for at, player in enumerate(s.players)]
    seen = State(s.board, players, list(s.owner), list(s.full))
    seen.market = list(s.market)
    seen.turn = s.turn
    seen.first = s.first
    seen.fog = s.fog
    seen.stack = [frame.seen_by(eyes) for frame in s.stack]
    seen.waiting = s.waiting
    seen.over = s.over
    seen.returned = s.returned
    seen.serial = s.serial
    return seen


def _player(player: Player, owner: int, eyes: int) -> Player:
    """One player's part: open markers and piles, and only those hand cards that are known.

    The pool of a Draw Deck takes in the hidden hand cards: together they are public, apart not.
    """
    hand = player.hand.seen_by(eyes)
    pool = list(player.deck.pool)
    for card in player.hand.cards:
        if card != UNKNOWN:
            pool[card] += 1
    for card in hand.cards:
        if card != UNKNOWN:
            pool[card] -= 1
    seen = Player(hand, Deck(pool, player.deck.left), list(player.discard), player.vp, player.logistics)
    seen.steps_paid = player.steps_paid
    seen.passed = player.passed
    seen.ask_me = player.ask_me if owner == eyes else ASK_ALWAYS
    return seen


def pieces(s: State) -> dict[str, int]:
    """Every card of the game by kind, wherever it lies: what no play can change (GD-020, GD-104)."""
    counts = {kind: max(left, 0) for kind, left in enumerate(s.market)}
    for player in s.players:
        for card in player.hand.cards:
            counts[card] += 1
        for card in counts:
            counts[card] += player.deck.pool[card] + player.discard[card]
    for frame in s.stack:
        if isinstance(frame, UseCard) and frame.step == FINISH:
            counts[frame.card] += 1
    return {s.board.names["card"][card]: n for card, n in counts.items()}


def imagine(seen: State, draw: WeightedChoice) -> State:
    """Fill the unknown hand slots of a view from what is unseen, each card as likely as any other."""
    full = seen.copy()
    for seat, player in enumerate(full.players):
        hand = EMPTY
        pool = list(player.deck.pool)
        for card, known in zip(player.hand.cards, player.hand.known, strict=True):
            if card == UNKNOWN:
                drawn = draw(pool)
                pool[drawn] -= 1
                hand = hand.plus(drawn, 1 << seat)
            else:
                hand = hand.plus(card, known)
        player.hand = hand
        player.deck = Deck(pool, player.deck.left)
    return full
