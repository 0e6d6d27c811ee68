"""Positions of Global Domination: what each field is, who may know it, how it is said in words."""

from __future__ import annotations

from typing import Any, Final

from meridian.core.arranging import read_in, read_number, read_seat, read_table, read_word
from meridian.core.card_kinds import CardPile, CardSlots, CardStock
from meridian.core.deck import ALL_KNOW, EMPTY, Deck, Slots
from meridian.core.errors import BadPosition
from meridian.core.fields import OPEN, Custom, Field, Told, known_cards, own
from meridian.core.kinds import FLAG, NUMBER, SEAT, SEAT_NAMES, SEATS, NameKind, NameList, Scope
from meridian.core.position import UNKNOWN
from meridian.core.schema import OVER, PerSeat, Schema, UnderWay
from meridian.core.words import Words
from meridian.games.global_domination.procedures import PROCEDURES
from meridian.games.global_domination.rules.board import Board
from meridian.games.global_domination.rules.game_turn import PLAY, SCORE, TURNS, GameTurn, GlobalDomination
from meridian.games.global_domination.rules.player_turn import PlayerTurn
from meridian.games.global_domination.rules.state import ASK_ALWAYS, NOBODY, Player, State

MOMENTS: Final = ("start", "play", "scoring")
ASK_ME: Final = ("always", "between-turns", "scoring")
CARDS: Final = NameList("card")


# A player


def unseen_pool(deck: Deck, player: Player, scope: Scope) -> Deck:
    """The Draw Deck together with the hidden hand cards: together they are public, apart not (GD-026)."""
    hand = player.hand
    viewer = scope.viewer
    pool = deck.pool[:]
    for at in range(len(hand.cards)):
        card = hand.cards[at]
        mask = hand.known[at]
        if card != UNKNOWN and mask != ALL_KNOW and (viewer < 0 or not (mask >> viewer) & 1):
            pool[card] += 1
    return Deck(pool, deck.left)


def square(player: Player, scope: Scope) -> int:
    """Where the marker stands on the track of 100 squares."""
    return (player.vp - 1) % 100 + 1 if player.vp else 0


def lap(player: Player, scope: Scope) -> int:
    """How often the marker has gone round the track."""
    return (player.vp - 1) // 100 if player.vp else 0


def deck_size(player: Player, scope: Scope) -> int:
    """How many cards the Draw Deck holds."""
    return player.deck.size()


def open_cards(player: Player, scope: Scope) -> list[str]:
    """Those cards of a hand that everybody knows."""
    names: list[str] = scope.words.names["card"]
    hand = player.hand
    return [names[hand.cards[at]] for at in range(len(hand.cards)) if hand.known[at] == ALL_KNOW]


def show_cards(player: Player, told: Any, scope: Scope) -> None:
    """Let everybody know these cards of a hand."""
    known = CARDS.numbers(told, scope)
    hand: Slots = EMPTY
    for at, card in enumerate(player.hand.cards):
        if card in known:
            known.remove(card)
            hand = hand.plus(card, ALL_KNOW)
        else:
            hand = hand.plus(card, player.hand.known[at])
    if known:
        raise BadPosition(scope.where, f"{scope.words.value('card', known[0])} is not in the hand")
    player.hand = hand


PLAYER: Final = Schema(
    Player,
    Field("vp", NUMBER, OPEN, about="Victory Points", otherwise="0"),
    Custom("vp_square", square, OPEN, reads=("vp",)),
    Custom("vp_lap", lap, OPEN, reads=("vp",)),
    Field("logistics", NUMBER, OPEN, about="the square of the Logistics marker", otherwise="4"),
    Field("steps_paid", NUMBER, OPEN, about="Logistics steps paid for cards", otherwise="0"),
    Field("passed", FLAG, OPEN, about="has passed in this Game Turn", otherwise="no"),
    Field("hand", CardSlots("card"), known_cards, about="in hand", otherwise="none"),
    Custom(
        "known", open_cards, OPEN, show_cards, shape="texts",
        about="those cards of the hand that everybody knows", otherwise="none", reads=("hand",),
    ),
    Field(
        "deck", CardStock("card"), unseen_pool, about="the Draw Deck, which has no order", otherwise="none",
        reads=("deck", "hand"),
    ),
    Custom("deck_size", deck_size, OPEN, reads=("deck",)),
    Field("discard", CardPile("card"), OPEN, observed=NUMBER, about="the Discard Pile", otherwise="none"),
    Field(
        "ask_me", NameKind("when", "word"), own(ASK_ALWAYS), observed=NUMBER,
        about='the standing order for windows: `"always"`, `"between-turns"`, `"scoring"`', otherwise='`"always"`',
    ),
)  # fmt: skip


# The table


def turns(s: State, scope: Scope) -> int:
    """How many Game Turns are played."""
    return s.board.turns


def write_forces(s: State, scope: Scope) -> dict[str, str]:
    """The Forces on the map: whose, and whether Full."""
    names: list[str] = scope.words.names["area"]
    found: dict[str, str] = {}
    for area in range(len(s.owner)):
        if s.owner[area] != NOBODY:
            found[names[area]] = SEAT_NAMES[s.owner[area]] + (" full" if s.full[area] else " struggling")
    return found


def read_forces(s: State, told: Any, scope: Scope) -> None:
    """Put Forces on the map."""
    for name, force in read_table(told, scope.where).items():
        where = f"{scope.where}.{name}"
        area = read_in(scope.words, "area", name, where)
        words = force.split() if isinstance(force, str) else []
        if len(words) != 2 or words[1] not in ("full", "struggling"):
            raise BadPosition(where, f"{force!r} should read like 'p1 full' or 'p2 struggling'")
        s.owner[area] = read_seat(scope.words, words[0], where)
        s.full[area] = words[1] == "full"


def write_market(s: State, scope: Scope) -> dict[str, int]:
    """The stacks with their heights."""
    names: list[str] = scope.words.names["card"]
    found: dict[str, int] = {}
    for card in range(len(s.market)):
        if s.market[card] >= 0:
            found[names[card]] = s.market[card]
    return found


def read_market(s: State, told: Any, scope: Scope) -> None:
    """The stacks: as told with their heights, or full ones of the types listed."""
    if isinstance(told, dict):
        for name, left in told.items():
            where = f"{scope.where}.{name}"
            s.market[read_in(scope.words, "card", name, where)] = read_number(left, where)
        return
    listed = CARDS.numbers(told, scope)
    if len(set(listed)) < len(listed):
        raise BadPosition(scope.where, "a type is listed twice")
    for card in listed:
        s.market[card] = s.board.copies


POSITION: Final = Schema(
    State,
    Told(
        "moment",
        'where play goes on: `"start"` (the Turn token is about to move), `"play"` (it is a player\'s turn), '
        '`"scoring"` (all have passed)',
        '`"play"`', kind="word", words=MOMENTS,
    ),
    Told("on_turn", "whose turn it is", "the First Player", kind="player"),
    Field("turn", NUMBER, OPEN, about="the Game Turn the token shows", otherwise="1 (0 for `start`)"),
    Custom("turns", turns, OPEN, reads=("board",)),
    Field("first", SEAT, OPEN, "first_player", about="who is First Player", otherwise='`"p1"`'),
    Custom(
        "areas", write_forces, OPEN, read_forces, ("owner", "full"), {"*": "text"}, {"": "area"},
        observed={"owner": SEAT}, about='`{ USA = "p1 full", NAT = "p2 struggling" }`', otherwise="empty map",
        reads=("owner", "full"),
    ),
    Custom(
        "market", write_market, OPEN, read_market, ("market",), {"*": "number"}, {"": "card"},
        about="the stacks: a list of card types (full stacks, whatever players hold, filled up to ten with the first "
        "types of the edition), or a table `{ insurgents = 0, megastorm = 2 }` that says exactly which stacks there "
        "are and how high",
        otherwise="the option `market`; else the types that players hold, filled up to ten", reads=("market",),
    ),
    Field("fog", SEATS, OPEN, about="who has played Fog of War in this scoring step: `[\"p2\"]`", otherwise="nobody"),
    PerSeat("players", PLAYER),
    UnderWay(*PROCEDURES),
    OVER,
)  # fmt: skip


# Starting positions


def bare(board: Board, seats: int) -> State:
    """An empty map, empty piles, markers on their starting squares."""
    kinds = len(board.cards)
    players = [Player(EMPTY, Deck([0] * kinds, 0), [0] * kinds, board.vp_start, board.log_start) for _ in range(seats)]
    s = State(board, players, [NOBODY] * board.areas, [False] * board.areas)
    s.market = [-1] * kinds
    return s


def arrange(board: Board, seats: int, words: Words, start: dict[str, Any]) -> State:
    """A position out of words; what is not said is as at the start of a game, with empty piles. Whether it can be, the
    laws in `position_checks` say."""
    s = bare(board, seats)
    moment = MOMENTS[read_word(start.get("moment", "play"), MOMENTS, "moment")]
    s.turn = 0 if moment == "start" else 1
    POSITION.read(s, start, Scope(s, words))
    if not isinstance(start.get("market"), dict):
        _fill_market(s, bool(start.get("market")))
    if moment != "play" and "on_turn" in start:
        raise BadPosition("on_turn", f"nobody has a turn at the moment {moment!r}")
    seat = read_seat(words, start.get("on_turn", start.get("first_player", "p1")), "on_turn")
    _continue_at(s, moment, seat)
    return s


def _fill_market(s: State, listed: bool) -> None:
    """Full stacks as far as there is room: those of the option, of cards that players have, of the edition."""
    held = {card for player in s.players for card in (*player.hand.cards, *_kinds(player))}
    chosen = list(s.board.market) or ([] if listed else sorted(held))
    for card in [*chosen, *range(len(s.board.cards))]:
        if sum(left >= 0 for left in s.market) < s.board.stacks and card != s.board.domination:
            s.market[card] = s.board.copies


def _kinds(player: Player) -> list[int]:
    return [card for card, n in enumerate(player.discard) if n or player.deck.pool[card]]


def _continue_at(s: State, moment: str, seat: int) -> None:
    """Where play goes on: the start of the next Game Turn, a player's turn, or the scoring step."""
    s.call(GlobalDomination(TURNS))
    if moment == "start":
        return
    turn = GameTurn()
    turn.step = PLAY if moment == "play" else SCORE
    s.call(turn)
    if moment == "play":
        turn.at = s.left_of(seat)
        turn.had_turn = 1 << seat
        s.call(PlayerTurn(seat))
