"""Chance that anyone can check afterwards and nobody can steer: two hash chains and a nonce from every seat.

docs/fairness.md explains how it works and what it does not prove.
"""

from __future__ import annotations

import json
from collections.abc import Callable
from functools import lru_cache
from secrets import token_bytes
from typing import Any, NamedTuple, NoReturn, Self

import msgspec
from msgspec import UNSET, UnsetType

from meridian.core.errors import BadInput
from meridian.core.facts import unique
from meridian.core.journal import Header
from meridian.fair.chain import long_chain
from meridian.fair.hashes import canonical, commitment, fingerprint, mac, picked, sha
from meridian.fair.record import FORMAT, PERIODS, TABLE, Closing, Player, Record, RollRecord, record_header
from meridian.fair.recorded import Newest, Recorded
from meridian.fair.source import ChanceQuestion, Why
from meridian.fair.terms import CLOSED, DERIVED, OPEN, RANDOM, Heard, audience_words
from meridian.fair.vault import ChainPair, Commitment, Vault, listed_hash, shown

NONCE_BYTES = 32
RESERVED_PART = 16
"""One in this many periods is reserved for the game itself: take-backs cannot use it up."""
ORDER_CACHE_SIZE = 4096
"""How many lists of outcomes are cached with their order."""

Secret = Callable[[str], bytes]
"""Makes 32 secret bytes for a purpose."""


def random_secret(purpose: str) -> bytes:
    """32 random bytes, whatever for."""
    return token_bytes(NONCE_BYTES)


@lru_cache(ORDER_CACHE_SIZE)
def canonical_order(outcomes: tuple[str, ...]) -> tuple[int, ...]:
    """The order in which outcomes are picked from: by their canonical bytes, whatever order the question had."""
    return tuple(sorted(range(len(outcomes)), key=lambda at: canonical(outcomes[at])))


class Written:
    """What a source has written and heard, to be looked up: the last roll of each entry, and everything said."""

    def __init__(self, rolls: list[RollRecord]) -> None:
        self.rolls = {roll.step: roll for roll in rolls}
        self.heard = {entry for roll in rolls for entry in roll.heard or ()}


class Spot(NamedTuple):
    """Where the number of a roll stands: its period and chain, its place among the rolls counted under `counter`, and
    what is hashed for it."""

    period: int
    chain: str
    place: int
    counter: str
    message: list[Any]
    stream: int | UnsetType = UNSET

    @property
    def bound(self) -> list[int]:
        """What the hash of a roll binds at its end."""
        return [] if isinstance(self.stream, UnsetType) else [self.stream]


class Verifiable(Recorded):
    """Chance of a table on a server. Its secrets are here and nowhere else; `record` tells what may be known.

    Construction makes the chains, which takes a while, and publishes `commitment`. Then who sits where is frozen, the
    seats give hashes of their nonces, and `agree` takes it all in before the first roll.
    """

    format = FORMAT
    duplicate: bool | UnsetType = UNSET

    def __init__(
        self,
        table: str,
        header: Header,
        *,
        secret: Secret = random_secret,
        secrets: str = RANDOM,
        periods: int = PERIODS,
        rescued: int = 0,
    ) -> None:
        self._again: Written | None = None
        head = record_header(table, header, periods, secrets, rescued, self.duplicate)
        pair = ChainPair(long_chain(secret("open"), periods), long_chain(secret("closed"), periods))
        self._vault = Vault(head, pair, step=rescued, floor=rescued)
        if header.start is not None:
            self._vault.heard.append((0, TABLE, f"start {json.dumps(header.start, sort_keys=True)}"))

    @classmethod
    def opened(cls, kept: bytes) -> Self:
        """The source whose `kept` bytes these are, going on where it stopped."""
        return cls.holding(msgspec.msgpack.decode(kept, type=Vault))

    @classmethod
    def holding(cls, vault: Vault) -> Self:
        """The source that remembers this."""
        source = cls.__new__(cls)
        source._again = None
        source._vault = vault
        return source

    def to_bytes(self) -> bytes:
        return msgspec.msgpack.encode(self._vault)

    def __repr__(self) -> str:
        return f"Verifiable({self._vault.header.table})"

    def __reduce__(self) -> NoReturn:
        raise TypeError("a verifiable source holds secrets: it is neither copied nor pickled")

    @property
    def table(self) -> str:
        """The id of the table."""
        return self._vault.header.table

    # What host and seats agree on

    @property
    def commitment(self) -> Commitment:
        """What is published before anyone gives a nonce."""
        head, pair = self._vault.header, self._vault.pair
        open_start, closed_start = (pair.chain(which).start().hex() for which in (OPEN, CLOSED))
        return Commitment(FORMAT, head.table, head.hash, head.periods, open_start, closed_start, pair.committed(head))

    def listed(self, players: list[Player], nonce_hashes: list[str | None]) -> str:
        """The hash of the list of nonce hashes, which every device sees before it reveals its nonce."""
        return listed_hash(self.commitment.hash, players, nonce_hashes)

    def agree(self, players: list[Player], nonce_hashes: list[str | None], nonces: list[bytes | None]) -> None:
        """Who sits where, the hashes of the nonces, and the nonces; a seat that gives none has its fixed one."""
        head, pair = self._vault.header, self._vault.pair
        if pair.nonces:
            raise BadInput("nonces are given once, after the commitment is published")
        if not len(players) == len(nonce_hashes) == len(nonces) == self._parties(len(players)):
            raise BadInput(f"an agreement names each of the {head.seats} seats once")
        for seat, (player, hashed, nonce) in enumerate(zip(players, nonce_hashes, nonces, strict=True)):
            if nonce is not None and (hashed is None or sha(nonce).hex() != hashed or len(nonce) != NONCE_BYTES):
                raise BadInput(f"the nonce of seat {seat} is not the one whose hash was given")
            if player == "bot" and hashed is not None:
                raise BadInput(f"seat {seat} is a bot's: its nonce is fixed")
        pair.players, pair.nonce_hashes = list(players), list(nonce_hashes)
        pair.nonces = [
            pair.fixed_nonce(head.table, seat) if nonce is None else nonce for seat, nonce in enumerate(nonces)
        ]
        self._vault.hash = pair.shown(head, 0, 0).hash

    def _parties(self, told: int) -> int:
        """How many must agree, out of those that are shown."""
        return self._vault.header.seats

    def agree_alone(self) -> None:
        """All seats are bots, or nobody is there to give a nonce: every nonce is fixed."""
        seats = self._vault.header.seats
        self.agree(["bot"] * seats, [None] * seats, [None] * seats)

    @property
    def agreed(self) -> bool:
        """Whether the nonces are in, so that chance can begin."""
        return bool(self._vault.pair.nonces)

    @property
    def chains(self) -> int:
        return 1

    # Rolls

    def pick(self, draw: ChanceQuestion) -> int:
        vault = self._vault
        self._still_running()
        order = canonical_order(tuple(draw.outcomes))
        outcomes = [draw.outcomes[at] for at in order]
        weights = [draw.weights[at] for at in order]
        if draw.number <= vault.step:
            return draw.outcomes.index(self._once_more(draw.number, outcomes, weights))
        spot = self._spot(draw)
        period, chain, place = spot.period, spot.chain, spot.place
        number, pair = vault.count() + 1, vault.pair
        outcome = outcomes[picked(pair.key(chain, period), spot.message, weights)]
        drawn = [outcomes, weights, outcome]
        fixed: Any = drawn
        salt = None
        if chain == CLOSED:
            salt = mac(pair.key(CLOSED, period), ["salt", self.table, period, number])
            fixed = commitment(salt, drawn)
        said_salt, said = self._seal_said(number, draw.number)
        audience, clauses = audience_words(draw.audience, vault.header.seats), unique(draw.clauses)
        bound = [number, period, chain, place, vault.taken_back, audience, clauses, fixed, said, *spot.bound]
        vault.hash = fingerprint(["roll", vault.hash, *bound])
        roll = RollRecord(
            number=number,
            period=period,
            chain=chain,
            place=place,
            stream=spot.stream,
            taken_back=vault.taken_back,
            audience=audience,
            clauses=clauses,
            outcomes=outcomes,
            weights=weights,
            outcome=outcome,
            commitment=None if salt is None else fixed,
            salt=None if salt is None else salt.hex(),
            said=said,
            said_salt=said_salt,
            heard=vault.heard,
            step=draw.number,
            hash=vault.hash,
        )
        vault.add(roll)
        self._again = None
        vault.places[spot.counter] = place
        vault.heard = []
        vault.taken_back = 0
        vault.step = vault.floor = draw.number
        return draw.outcomes.index(outcome)

    def _spot(self, draw: ChanceQuestion) -> Spot:
        """Where the number of the next roll stands; nothing else decides it."""
        period = self._begin_period(draw)
        chain = OPEN if draw.public() else CLOSED
        place = self._vault.places.get(chain, 0) + 1
        return Spot(period, chain, place, chain, [self.table, period, chain, place])

    def _once_more(self, number: int, outcomes: list[str], weights: list[int]) -> str:
        """A retry gets the answer it got before; anything else about an entry already written is refused."""
        roll = self._written().rolls.get(number)
        if roll is not None and (roll.outcomes, roll.weights) == (outcomes, weights):
            return str(roll.outcome)
        raise BadInput(f"entry {number} is written already, with something else than this roll")

    def _written(self) -> Written:
        """What was written before, by entry: put together when a journal is heard again, until something new comes."""
        if self._again is None:
            self._again = Written(self._vault.all_rolls())
        return self._again

    def _begin_period(self, draw: ChanceQuestion) -> int:
        """The period of a roll: the game's own, moved on by the periods that take-backs have opened. Places are counted
        anew in each."""
        vault = self._vault
        if not self.agreed:
            raise BadInput("no chance without nonces: publish the commitment and let the seats agree")
        if vault.taken_back:
            vault.shift = vault.period - draw.period
        period = max(vault.period, draw.period + vault.shift)
        if period > vault.header.periods:
            raise BadInput(f"chance is used up: this table has committed itself for {vault.header.periods} periods")
        if period != vault.period:
            vault.period, vault.places = period, {}
        return period

    def _seal_said(self, number: int, step: int) -> tuple[str, str]:
        """A salt and the commitment with it to the entries since the last roll: even their number is hidden."""
        vault = self._vault
        salt = mac(vault.pair.key(CLOSED, vault.period), ["said", self.table, vault.period, number])
        return salt.hex(), commitment(salt, [step, vault.heard])

    # What others than chance do

    def heard(self, number: int, actor: str, said: str) -> None:
        vault = self._vault
        self._still_running()
        entry: Heard = (number, actor, said)
        if number <= vault.step:
            if entry in vault.heard or entry in self._written().heard:
                return
            raise BadInput(f"entry {number} is written already, with something else")
        vault.heard.append(entry)
        vault.step = number

    def taken_back(self, kept: int, why: Why) -> None:
        """Entries after `kept` no longer count. An undo crosses no roll; anything else opens the next period, and so
        must take something back."""
        vault = self._vault
        self._still_running()
        if kept >= vault.step:
            raise BadInput(f"there is nothing after entry {kept} to take back")
        if why == "undo":
            if kept < vault.floor:
                raise BadInput(f"an undo to entry {kept} would cross the roll of entry {vault.floor}")
        else:
            if not self.may_take_back:
                raise BadInput("so much was taken back at this table that the periods left are kept for the game")
            vault.period += 1
            vault.places = {}
            vault.taken_back += 1
            vault.floor = min(vault.floor, kept)
        vault.heard.append((kept, TABLE, why))
        vault.step = kept

    @property
    def may_take_back(self) -> bool:
        periods = self._vault.header.periods
        return self._vault.period < periods - periods // RESERVED_PART

    def end(self, abandoned: bool = False) -> None:
        vault = self._vault
        if vault.closing is not None:
            return
        if not self.agreed:
            self.agree_alone()
        step = vault.step + 1
        salt, said = self._seal_said(vault.count() + 1, step)
        ended = "abandoned" if abandoned else "over"
        vault.hash = fingerprint(["end", vault.hash, ended, vault.taken_back, said])
        vault.closing = Closing(
            ended="abandoned" if abandoned else "over",
            taken_back=vault.taken_back,
            said=said,
            said_salt=salt,
            heard=vault.heard,
            step=step,
            hash=vault.hash,
        )
        vault.heard = []

    @property
    def rescued(self) -> int:
        return self._vault.header.rescued

    @property
    def rolled(self) -> int:
        return self._vault.count()

    @property
    def ended(self) -> bool:
        return self._vault.closing is not None

    def newest(self) -> Newest:
        vault = self._vault
        if vault.closing is None and vault.taken_back:
            return Newest(vault.count(), vault.rolls[-1].period if vault.rolls else 1, vault.hash)
        return Newest(vault.count(), vault.period, vault.hash)

    def _still_running(self) -> None:
        if self._vault.closing is not None:
            raise BadInput("the game is over and its chance revealed: nothing can be rolled any more")

    # What may be known

    def record(self) -> Record:
        """Everything that may be known now: of a running game no hidden draw can be derived from it."""
        vault = self._vault
        over = vault.closing is not None
        open_to, closed_to = (vault.period, vault.period) if over else (vault.period - 1, 0)
        return Record(
            over=over,
            header=vault.header,
            agreement=vault.pair.shown(vault.header, open_to, closed_to),
            rolls=[shown(roll, over) for roll in vault.all_rolls()],
            closing=vault.closing,
        )


def simulated(table: str, header: Header, seed: str) -> Verifiable:
    """Verifiable chance whose secrets come from a seed: the same games again, proving only the method."""

    def derived(purpose: str) -> bytes:
        return sha(f"{seed}/{purpose}".encode())

    source = Verifiable(table, header, secret=derived, secrets=DERIVED)
    source.agree_alone()
    return source
