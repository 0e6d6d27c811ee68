"""Chance that anyone can check afterwards and nobody can steer: two hash chains and a nonce from every seat.

docs/fairness.md explains how it works and what it does not prove.
"""

from __future__ import annotations

import json
from collections.abc import Callable
from secrets import token_bytes
from typing import Any, NoReturn

import msgspec

from meridian.core.errors import BadInput
from meridian.core.facts import unique
from meridian.core.journal import Header
from meridian.fair.first import FORMAT
from meridian.fair.first.record import Closing, Record, Roll, record_header
from meridian.fair.first.vault import Commitment, Links, Vault, shown
from meridian.fair.hashes import commitment, fingerprint, mac, picked
from meridian.fair.recorded import Newest, Recorded
from meridian.fair.source import ChanceQuestion, Why
from meridian.fair.terms import CLOSED, OPEN, RANDOM, Heard, audience_words

PERIODS = 256
"""How many chance periods a pair of chains lasts by default."""
NONCE = 32
"""The length of a nonce in bytes."""
TABLE = "table"
"""Who writes a note that is no entry of the journal: a starting position, a take-back, a new period."""
TAKE_BACK = "take-back"
NEXT_PERIOD = "next-period"

Ask = Callable[[Commitment], list[bytes]]
"""Asks every seat for a nonce, once the commitment is published; in the order of the seats."""
Secret = Callable[[str], bytes]
"""Makes 32 secret bytes for a purpose."""


def _random(purpose: str) -> bytes:
    return token_bytes(NONCE)


class Written:
    """What a source has written and heard, to be looked up: the last roll of each entry, and everything said."""

    def __init__(self, rolls: list[Roll]) -> None:
        self.rolls = {roll.step: roll for roll in rolls}
        self.heard = {entry for roll in rolls for entry in roll.heard or ()}


class Verifiable(Recorded):
    """Chance of a table on a server. Its secrets are here and nowhere else; `record` tells what may be known.

    Construction publishes `commitment`; if `ask` is given the nonces are collected at once, otherwise
    `contribute` must be called before the first roll. The same holds whenever a chain is used up.
    """

    format = FORMAT

    def __init__(
        self,
        table: str,
        header: Header,
        ask: Ask | None = None,
        *,
        secret: Secret = _random,
        secrets: str = RANDOM,
        length: int = PERIODS,
    ) -> None:
        self._ask = ask
        self._secret = secret
        self._again: Written | None = None
        head = record_header(table, header, length, secrets)
        self._vault = Vault(head, [], hash=head.hash)
        if header.start is not None:
            self._vault.heard.append((0, TABLE, f"start {json.dumps(header.start, sort_keys=True)}"))
        self.commit()
        if ask is not None:
            self._follow_up(1)

    @classmethod
    def restored(cls, kept: bytes, ask: Ask | None = None, secret: Secret = _random) -> Verifiable:
        """The source whose `kept` bytes these are, going on where it stopped. The seats have given their nonces to the
        first chains; those that follow take nonces of the server."""
        source = cls.__new__(cls)
        source._ask = ask or source._server_nonces
        source._secret = secret
        source._again = None
        source._vault = msgspec.msgpack.decode(kept, type=Vault)
        return source

    def to_bytes(self) -> bytes:
        """All it remembers, secrets among it: for the host's own store, never to be shown or logged."""
        return msgspec.msgpack.encode(self._vault)

    def __repr__(self) -> str:
        return f"Verifiable({self._vault.header.table})"

    def __reduce__(self) -> NoReturn:
        raise TypeError("a verifiable source holds secrets: it is neither copied nor pickled")

    # Chains and nonces

    def commit(self, first: int = 0) -> Commitment:
        """Draw the secrets of the next pair of chains and publish where they start; once until nonces are in."""
        vault = self._vault
        if vault.pending is None:
            at = len(vault.links)
            begins = max(first, vault.links[-1].first + vault.links[-1].length if vault.links else 1)
            ends = self._secret(f"open {at}"), self._secret(f"closed {at}")
            vault.pending = Links(begins, vault.header.chain_length, *ends)
        links = vault.pending
        return Commitment(vault.header.table, links.first, links.length, links.start(OPEN), links.start(CLOSED))

    def contribute(self, nonces: list[bytes]) -> None:
        """The nonces of all seats, in order, for the chains committed to last."""
        links = self._vault.pending
        if links is None or links.nonces:
            raise BadInput("nonces are given once, after the commitment is published")
        if len(nonces) != self._vault.header.seats or any(len(nonce) != NONCE for nonce in nonces):
            raise BadInput(f"each of the {self._vault.header.seats} seats gives a nonce of {NONCE} bytes")
        links.nonces = list(nonces)

    @property
    def contributed(self) -> bool:
        """Whether the chains committed to last have their nonces."""
        return self._vault.pending is None or bool(self._vault.pending.nonces)

    def _server_nonces(self, published: Commitment) -> list[bytes]:
        return [token_bytes(NONCE) for _ in range(self._vault.header.seats)]

    @property
    def chains(self) -> int:
        pending = self._vault.pending
        return len(self._vault.links) + (pending is not None and bool(pending.nonces))

    def newest(self) -> Newest:
        return Newest(self._vault.count(), self._vault.period, self._vault.hash)

    def periods_left(self) -> int:
        """How many periods the chains in use still have: a host may commit and collect nonces ahead of time."""
        links = self._vault.links
        return links[-1].first + links[-1].length - 1 - self._vault.period if links else 0

    def _links_for(self, period: int) -> Links:
        vault = self._vault
        while not vault.links or not vault.links[-1].covers(period):
            self._follow_up(period)
        return vault.links[-1]

    def _follow_up(self, period: int) -> None:
        """Put the next pair of chains to use; from here on its commitment and nonces are part of the record."""
        vault = self._vault
        published = self.commit(period)
        links = vault.pending
        assert links is not None
        if not links.nonces:
            if self._ask is None:
                raise BadInput("no chance without nonces: publish the commitment and contribute the seats' nonces")
            self.contribute(self._ask(published))
        links.after = vault.count()
        nonces = [nonce.hex() for nonce in links.nonces]
        told = [links.after, links.first, links.length, published.open, published.closed, nonces]
        links.hash = vault.hash = fingerprint(["chain", vault.hash, *told])
        vault.links.append(links)
        vault.pending = None

    # Rolls

    def pick(self, draw: ChanceQuestion) -> int:
        vault = self._vault
        self._still_running()
        if draw.number <= vault.step:
            return self._once_more(draw)
        period = self._period_of(draw)
        links = self._links_for(period)
        vault.period = period
        number = vault.count() + 1
        salt, said = self._seal_said(links, number, draw.number)
        before = fingerprint(["said", vault.hash, said])
        chain = OPEN if draw.public() else CLOSED
        clauses = unique(draw.clauses)
        asked = [vault.header.table, period, number, draw.outcomes, draw.weights, clauses, before]
        index = picked(links.key(chain, period), asked, draw.weights)
        drawn = [draw.outcomes, draw.weights, draw.outcomes[index]]
        fixed: Any = drawn
        hidden = None
        if chain == CLOSED:
            hidden = mac(links.key(CLOSED, period), ["salt", vault.header.table, period, number])
            fixed = commitment(hidden, drawn)
        audience = audience_words(draw.audience, vault.header.seats)
        vault.hash = fingerprint(["roll", before, number, period, audience, clauses, chain, fixed])
        roll = Roll(
            number=number,
            period=period,
            audience=audience,
            clauses=clauses,
            chain=chain,
            outcomes=list(draw.outcomes),
            weights=list(draw.weights),
            outcome=draw.outcomes[index],
            commitment=None if hidden is None else fixed,
            salt=None if hidden is None else hidden.hex(),
            said=said,
            said_salt=salt,
            heard=vault.heard,
            step=draw.number,
            hash=vault.hash,
        )
        vault.add(roll)
        self._again = None
        vault.heard = []
        vault.step = draw.number
        return index

    def _once_more(self, draw: ChanceQuestion) -> int:
        """A retry gets the answer it got before; anything else about an entry already written is refused."""
        roll = self._written().rolls.get(draw.number)
        if roll is not None and (roll.outcomes, roll.weights) == (draw.outcomes, draw.weights):
            return draw.outcomes.index(str(roll.outcome))
        raise BadInput(f"entry {draw.number} is written already, with something else than this roll")

    def _written(self) -> Written:
        """What was written before, by entry: put together when a journal is heard again, until something new comes."""
        if self._again is None:
            self._again = Written(self._vault.all_rolls())
        return self._again

    def _period_of(self, draw: ChanceQuestion) -> int:
        """The game's own period, moved on by the periods that take-backs have opened."""
        vault = self._vault
        if vault.rebase:
            vault.shift = vault.period - draw.period
            vault.rebase = False
        return max(vault.period, draw.period + vault.shift)

    def _seal_said(self, links: Links, number: int, step: int) -> tuple[str, str]:
        """A salt and the commitment with it to the entries since the last roll: even their number is hidden."""
        vault = self._vault
        salt = mac(links.key(CLOSED, vault.period), ["said", vault.header.table, vault.period, number])
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
        """Entries after `kept` no longer count. An undo crosses no roll; anything else opens a new period."""
        vault = self._vault
        self._still_running()
        undo = why == "undo"
        last = vault.rolls[-1].step if vault.rolls else 0
        if undo and last is not None and kept < last:
            raise BadInput(f"an undo to entry {kept} would cross the roll of entry {last}")
        vault.heard.append((kept, TABLE, TAKE_BACK))
        vault.step = kept
        if not undo:
            self.next_period()

    def next_period(self) -> int:
        """End the period now: whatever is rolled from here on comes from another key."""
        vault = self._vault
        self._still_running()
        vault.heard.append((vault.step, TABLE, NEXT_PERIOD))
        vault.period += 1
        vault.rebase = True
        return vault.period

    def end(self, abandoned: bool = False) -> None:
        """The game is over: close the record. From now on it reveals everything."""
        vault = self._vault
        if vault.closing is not None:
            return
        links = self._links_for(vault.period)
        step = vault.step + 1
        salt, said = self._seal_said(links, vault.count() + 1, step)
        vault.hash = fingerprint(["end", vault.hash, said])
        vault.closing = Closing(said=said, said_salt=salt, heard=vault.heard, step=step, hash=vault.hash)
        vault.heard = []

    @property
    def rolled(self) -> int:
        """How many rolls the record holds, those taken back among them."""
        return self._vault.count()

    @property
    def ended(self) -> bool:
        """Whether the record is closed."""
        return self._vault.closing is not None

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
            chains=[links.shown(open_to, closed_to) for links in vault.links],
            rolls=[shown(roll, over) for roll in vault.all_rolls()],
            closing=vault.closing,
        )
