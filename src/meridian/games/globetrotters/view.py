"""What a seat may know of a position, and full positions that agree with it."""

from __future__ import annotations

from meridian.core.deck import EMPTY, Deck, Slots
from meridian.core.position import UNKNOWN
from meridian.core.records import WeightedChoice
from meridian.games.globetrotters.rules.adventure_effects import PutUnder
from meridian.games.globetrotters.rules.state import NOWHERE, Jackpot, State, Traveller


def view(s: State, seat: int | None) -> State:
    """The position as a seat (None: a spectator) may know it: everything is open but ticket faces,
    which are known to whoever has seen them (GT-144, GT-A02)."""
    eyes = -1 if seat is None else seat
    players = [_traveller(player, at, eyes) for at, player in enumerate(s.players)]
    jackpot = Jackpot(
        s.jackpot.cash,
        s.jackpot.tickets.seen_by(eyes),
        s.jackpot.specials,
        list(s.jackpot.losers),
        list(s.jackpot.marks),
    )
    under = s.pack.bottom.veiled(eyes)
    seen = State(s.board, players, jackpot, Deck(s.pack.pool, s.pack.left, under), list(s.packs))
    seen.holder = list(s.holder)
    seen.active = s.active
    seen.first = s.first
    seen.rounds = s.rounds
    seen.clock = s.clock
    seen.winner = s.winner
    seen.stack = [frame.seen_by(eyes) for frame in s.stack]
    seen.waiting = s.waiting
    seen.over = s.over
    seen.returned = s.returned
    seen.serial = s.serial
    seen.pack = Deck(_unseen(s, seen), s.pack.left, under)
    return seen


def _unseen(s: State, seen: State) -> list[int]:
    """Every ticket that is nowhere in sight: it may be in the pack or in any hidden slot."""
    pool = [1] * len(s.board.ticket_places)
    for ticket in _visible(seen):
        pool[ticket] = 0
    return pool


def _visible(seen: State) -> list[int]:
    shown = [*seen.jackpot.tickets.cards, *seen.pack.bottom.cards]
    for player in seen.players:
        shown += [*player.tickets.cards, player.home_ticket]
    for frame in seen.stack:
        if isinstance(frame, PutUnder):
            shown += frame.tickets
    return [ticket for ticket in shown if ticket >= 0]


def _traveller(player: Traveller, owner: int, eyes: int) -> Traveller:
    """One player's part; of a Home ticket others see only the Home."""
    seen = player.copy()
    seen.tickets = player.tickets.seen_by(eyes)
    if owner != eyes and player.home != NOWHERE:
        seen.home_ticket = UNKNOWN
    if owner != eyes:
        seen.dues = []
    return seen


def imagine(seen: State, draw: WeightedChoice) -> State:
    """Fill the hidden slots of a view with unseen tickets; a Home ticket shows its Home."""
    full = seen.copy()
    pool = list(seen.pack.pool)
    for player in full.players:
        if player.home != NOWHERE and player.home_ticket == UNKNOWN:
            fits = [n if player.home in full.board.ticket_places[at] else 0 for at, n in enumerate(pool)]
            player.home_ticket = _take(pool, fits, draw)
    for seat, player in enumerate(full.players):
        player.tickets = _filled(player.tickets, 1 << seat, pool, draw)
    full.jackpot.tickets = _filled(full.jackpot.tickets, 0, pool, draw)
    under = full.pack.bottom
    cards = [_take(pool, pool, draw) if card == UNKNOWN else card for card in under.cards]
    for frame in full.stack:
        if isinstance(frame, PutUnder):
            frame.tickets = [_take(pool, pool, draw) if card == UNKNOWN else card for card in frame.tickets]
    full.pack = Deck(pool, full.pack.left, Slots(cards, list(under.known)))
    return full


def _take(pool: list[int], weights: list[int], draw: WeightedChoice) -> int:
    card = draw(weights)
    pool[card] -= 1
    return card


def _filled(slots: Slots, mask: int, pool: list[int], draw: WeightedChoice) -> Slots:
    filled = EMPTY
    for card, known in zip(slots.cards, slots.known, strict=True):
        filled = filled.plus(_take(pool, pool, draw), mask) if card == UNKNOWN else filled.plus(card, known)
    return filled


def pieces(s: State) -> dict[str, int]:
    """Tickets, KEYs and Adventure cards, wherever they are: what no play can change."""
    tickets = sum(s.pack.pool) + len(s.pack.bottom.cards) + len(s.jackpot.tickets.cards)
    for player in s.players:
        tickets += len(player.tickets.cards) + (player.home_ticket != NOWHERE)
    for frame in s.stack:
        if isinstance(frame, PutUnder):
            tickets += len(frame.tickets)
    cards = sum(deck.size() for deck in s.packs)
    return {"tickets": tickets, "keys": len(s.holder), "cards": cards}
