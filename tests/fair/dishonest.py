"""A dishonest host: it runs a real table, knows all its own secrets, and may manipulate what it sends or stores.

Afterwards it recomputes all hashes, the seal and the signatures. The players are an honest person with a device,
the host in person, and a bot of the host. `Host(*tricks).run()` plays a game and returns a `Run`.
"""

from __future__ import annotations

import hashlib
import json
from contextlib import suppress
from functools import cache
from random import Random
from typing import Any

import msgspec

from meridian.core.action import Action
from meridian.core.errors import BadInput, Refused
from meridian.core.game import Game, edition_of, new_header, speaker_for
from meridian.core.journal import Entry, Header, Journal
from meridian.core.position import CHANCE
from meridian.fair import verify_hashes as arithmetic
from meridian.fair.explain import not_proven
from meridian.fair.record import PERIODS, TABLE, Player, RecordHeader, RollRecord
from meridian.fair.recorded import Newest, Recorded
from meridian.fair.replaying import Facts
from meridian.fair.report import effects_of
from meridian.fair.signing import Signatory, commitment_statement, nonces_statement, rolls_statement
from meridian.fair.source import ChanceQuestion, Why
from meridian.fair.statistics import statistics
from meridian.fair.verifiable import Verifiable
from meridian.fair.verify import Failure, verify
from meridian.fair.verifying import verify_report
from meridian.server.journals.journaling import replay_chance
from meridian.session.session import Session
from tests.fair.device import Commitment, Device, Listed, Sealed
from tests.fair.tables import GAME, SIGNATORY, fixed, nonce, sealed

NAME = "a table"
HEADER: Header = msgspec.structs.replace(new_header(GAME, 3, {"turns": 4}), chance="verifiable")
HONEST, OWN, BOT = 0, 1, 2
PLAYERS: list[Player] = ["person", "person", "bot"]

SHAPELESS = (KeyError, TypeError, ValueError, IndexError, AttributeError, ArithmeticError, msgspec.ValidationError)
"""Errors from reading an invalid report."""

Nonces = tuple[list[Player], list[str | None], list[bytes | None]]
"""Seats, hashes and nonces."""
Act = tuple[str, int, str]
"""A public event: an answer of a seat in words, or a step back with its reason."""
Place = tuple[int, str, int]
"""Period, chain and place: with key and table they determine a number."""
Number = tuple[Place, Any, str | None]
"""A place, its question and its outcome; the last two are hidden while a game runs."""


class Trick:
    """A way to cheat. Each method gets what an honest host would send or store; this base class cheats nowhere."""

    def source(self, host: Host, made: Verifiable) -> Verifiable:
        return made

    def commitment(self, host: Host, told: Commitment) -> Commitment:
        return told

    def listed(self, host: Host, told: Listed) -> Listed:
        return told

    def agreed(self, host: Host, agreed: Nonces) -> Nonces:
        """The values used in the end, once the host knows all nonces."""
        return agreed

    def turn(self, host: Host) -> None:
        """A seat is about to answer."""

    def next_seat(self, host: Host, asked: list[int]) -> int:
        """Whose answer is taken first."""
        return asked[0]

    def answer(self, host: Host, seat: int, action: Action) -> tuple[Action, bool]:
        """What is played instead of an answer, and whether the device gets a confirmation of its own."""
        return action, True

    def draw(self, host: Host, draw: ChanceQuestion) -> ChanceQuestion:
        """The rules ask chance something."""
        return draw

    def sealed(self, host: Host, told: Sealed) -> list[Sealed]:
        return [told]

    def ending(self, host: Host) -> None:
        """The game is over; its chance is revealed next."""

    def paper(self, host: Host, report: dict[str, Any]) -> None:
        """The report before hashes, texts and signatures are recomputed."""

    def signed(self, host: Host, report: dict[str, Any]) -> None:
        """The report when all is recomputed, before the seal."""

    def journal(self, host: Host, journal: Journal) -> Journal:
        return journal


@cache
def fresh(secrets: str = "", periods: int = PERIODS) -> bytes:
    """A source with its chains, which take a while to compute; other `secrets` give other chains."""
    return Verifiable(NAME, HEADER, secret=lambda purpose: fixed(secrets + purpose), periods=periods).to_bytes()


class Bent(Verifiable):
    """Verifiable chance in the hands of a host with tricks."""

    host: Host

    def pick(self, draw: ChanceQuestion) -> int:
        if draw.number <= self._vault.step:
            return super().pick(draw)
        asked = draw
        for trick in self.host.tricks:
            asked = trick.draw(self.host, asked)
        return draw.outcomes.index(asked.outcomes[super().pick(asked)])

    def agree(self, players: list[Player], nonce_hashes: list[str | None], nonces: list[bytes | None]) -> None:
        """As it is published, right or wrong."""
        vault = self._vault
        vault.pair.players, vault.pair.nonce_hashes = players, nonce_hashes
        vault.pair.nonces = [
            vault.pair.fixed_nonce(NAME, seat) if one is None else one for seat, one in enumerate(nonces)
        ]
        vault.hash = vault.pair.shown(vault.header, 0, 0).hash


class HostSession(Session):
    """A table that records the effects of each roll, including rolls taken back."""

    def __init__(self, game: Game, header: Header, source: Recorded, entries: list[Entry] | None = None) -> None:
        self.led_to: Facts = {}
        super().__init__(game, header, source, entries)

    def enter(self, actor: int, action: Action) -> None:
        known = len(self.facts)
        super().enter(actor, action)
        if actor == CHANCE:
            assert isinstance(self.source, Recorded)
            self.led_to[self.source.rolled] = [fact for _, fact in self.facts[known:]]


class Run(msgspec.Struct):
    """The result of a game: the verdicts of others, what its report names, and the numbers it claims."""

    objections: list[str]
    named: set[str]
    numbers: list[Number]
    expected: list[Number] | None
    """What an honest host would have rolled with the same actions; None if these actions are impossible."""
    usual: list[Number]
    """The numbers of the same game without tricks."""
    report: dict[str, Any]

    @property
    def steered(self) -> bool:
        """Whether a number was changed: it differs from that of an honest host at this table, or from the number at the
        same place of the same game without tricks."""
        if self.expected is None or self.numbers != self.expected[: len(self.numbers)]:
            return True
        usual = {place: (asked, shown) for place, asked, shown in self.usual}
        for place, asked, shown in self.numbers:
            before = usual.get(place)
            if before is not None and asked is not None and before[0] == asked and before[1] != shown:
                return True
        return False

    @property
    def unnoticed(self) -> bool:
        return not self.objections and not self.named


def choices(runs: list[Run]) -> int:
    """The number of outcomes a host could choose from for one roll unnoticed, among runs of one game with the same
    moves of all seats."""
    shown: dict[tuple[int, str], set[str | None]] = {}
    for run in runs:
        if run.unnoticed:
            for at, (_, asked, outcome) in enumerate(run.numbers):
                shown.setdefault((at, str(asked)), set()).add(outcome)
    return max(len(outcomes) for outcomes in shown.values())


class Host:
    """Runs one table from its commitment to its report."""

    def __init__(self, *tricks: Trick, answers: int = 10_000, seed: str = "a game") -> None:
        self.tricks = tricks
        self.answers = answers
        self.seeds = [seed] * len(PLAYERS)
        self.header = HEADER
        self.signatory: Signatory = SIGNATORY
        self.device = Device(HONEST, lambda: nonce(HONEST))
        self.acts: list[Act] = []
        self.given = 0
        self.revealed = False

    def run(self) -> Run:
        self.open()
        self.agree()
        self.play()
        self.end()
        return self.judged()

    # Before the first roll

    def open(self) -> None:
        self.chance = self.made()
        told = self.commitment_of(self.chance)
        for trick in self.tricks:
            told = trick.commitment(self, told)
        self.device.meet(NAME, told)

    def made(self) -> Verifiable:
        made: Verifiable = Bent.opened(fresh())
        for trick in self.tricks:
            made = trick.source(self, made)
        assert isinstance(made, Bent)
        made.host = self
        return made

    def commitment_of(self, chance: Verifiable) -> Commitment:
        found = chance.commitment
        told = {name: getattr(found, name) for name in ("table", "header", "periods", "open", "closed", "hash")}
        signature = self.signatory.sign(commitment_statement(NAME, found.hash))
        return Commitment(**told, key=self.signatory.key, signature=signature)

    def listed_of(self, players: list[Player], hashes: list[str | None]) -> Listed:
        listed = self.chance.listed(players, hashes)
        return Listed(list(players), list(hashes), listed, self.signatory.sign(nonces_statement(NAME, listed)))

    def agree(self) -> None:
        own = hashlib.sha256(nonce(OWN)).hexdigest()
        hashes = [self.device.hash(NAME), own, None]
        told = self.listed_of(PLAYERS, hashes)
        for trick in self.tricks:
            told = trick.listed(self, told)
        agreed: Nonces = (list(PLAYERS), hashes, [self.device.reveal(NAME, told), nonce(OWN), None])
        for trick in self.tricks:
            agreed = trick.agreed(self, agreed)
        self.chance.agree(*agreed)
        self.stored = self.chance.to_bytes()
        self.device.begins(NAME)

    # The game

    @property
    def vault(self) -> Any:
        return self.chance._vault

    def play(self) -> None:
        self.table = self.sat_down()
        while self.table.asked() and self.given < self.answers:
            for trick in self.tricks:
                trick.turn(self)
            asked = self.table.asked()
            if asked:
                wanted = [trick.next_seat(self, asked) for trick in self.tricks]
                seat = next((one for one in wanted if one != asked[0]), asked[0])
                self.answer(seat, self.choice(seat))

    def sat_down(self) -> HostSession:
        return HostSession(GAME, self.header, self.chance)

    def choice(self, seat: int) -> Action:
        """The answer of a seat: always the same in the same game."""
        self.given += 1
        return Random(f"{self.seeds[seat]} {seat} {self.given}").choice(self.table.p.options(seat))

    def answer(self, seat: int, action: Action) -> None:
        own, taken, before = self.table.words.say(action), True, self.chance.newest()
        for trick in self.tricks:
            action, told = trick.answer(self, seat, action)
            taken = taken and told
        words = self.table.words.say(action)
        self.table.answer(seat, action)
        self.acts.append(("answer", seat, words))
        if seat == HONEST and taken:
            self.device.accepted(NAME, own)
        if self.chance.newest().period != before.period:
            self.tell(before)

    def order(self, seat: int, words: str) -> None:
        """A standing order: an entry that a seat may write at any time."""
        self.answer(seat, self.table.words.read(words))

    def go_back(self, kept: int, why: Why) -> None:
        """The table goes back, visibly for all."""
        self.table.restore(self.table.entries[:kept])
        self.chance.taken_back(kept, why)
        self.acts.append((why, kept, ""))
        self.stored = self.chance.to_bytes()
        self.table.let_chance_decide()

    def restart(self) -> None:
        """Restore the stored source, and feed it the journal again."""
        chance = Bent.opened(self.stored)
        assert isinstance(chance, Bent)
        chance.host = self
        self.chance = self.table.source = chance
        replay_chance(GAME, self.header, self.table.entries, chance)

    def skip_period(self, note: str | None) -> None:
        """Take the key of the next period, with a note or without."""
        vault = self.vault
        vault.period += 1
        vault.places = {}
        if note is None:
            vault.shift += 1
        else:
            vault.heard.append((vault.step, TABLE, note))
            vault.taken_back += note != "undo"

    def tell(self, newest: Newest) -> None:
        """Send the newest hash of the record to all devices."""
        signature = self.signatory.sign(rolls_statement(NAME, newest))
        told = [Sealed(newest.period, newest.rolls, newest.hash, signature)]
        for trick in self.tricks:
            told = [changed for one in told for changed in trick.sealed(self, one)]
        for one in told:
            self.device.sealed(NAME, one)

    def end(self) -> None:
        for trick in self.tricks:
            trick.ending(self)
        self.reveal()

    def reveal(self) -> None:
        if not self.chance.ended:
            self.chance.end(abandoned=not self.table.p.over)
            self.tell(self.chance.newest())

    # What it publishes

    def judged(self) -> Run:
        report, journal = self.report(), self.table.journal()
        for trick in self.tricks:
            journal = trick.journal(self, journal)
        return judged(self, report, journal)

    def effects(self, over: bool, rolls: int) -> list[Any]:
        """The effects of rolls, as in a report."""
        speaker = speaker_for(GAME, edition_of(GAME, self.header.overlay), "en")
        led_to = {number: facts for number, facts in self.table.led_to.items() if number <= rolls}
        return [list(effect) for effect in effects_of(led_to, over, speaker)]

    def report(self) -> bytes:
        record = msgspec.to_builtins(self.chance.record())
        told: dict[str, Any] = {
            "meridian": "roll report", "format": 2, "over": record["over"], "header": record["header"],
            "agreement": record["agreement"], "signed": {}, "rolls": record["rolls"], "closing": record["closing"],
            "effects": self.effects(record["over"], len(record["rolls"])), "statistics": [], "lang": "en",
            "not_proven": [],
        }  # fmt: skip
        told = json.loads(json.dumps(told))
        for trick in self.tricks:
            trick.paper(self, told)
        reworked(told, self.signatory)
        for trick in self.tricks:
            trick.signed(self, told)
        return sealed(told)

    # What an honest host would have done

    def rerun(self) -> list[Number] | None:
        """The numbers of an honest host at the same table with the same actions."""
        chance = Verifiable.opened(fresh())
        hashes = [hashlib.sha256(nonce(seat)).hexdigest() for seat in (HONEST, OWN)]
        chance.agree(PLAYERS, [*hashes, None], [nonce(HONEST), nonce(OWN), None])
        return replayed(Session(GAME, HEADER, chance), self.acts)


def replayed(table: Session, acts: list[Act]) -> list[Number] | None:
    """The numbers of a table with these actions; None if the rules do not allow them."""
    try:
        for what, at, words in acts:
            if what == "answer":
                table.answer(at, table.words.read(words))
            else:
                table.restore(table.entries[:at])
                table.source.taken_back(at, what)  # type: ignore[arg-type]
                table.let_chance_decide()
    except (BadInput, Refused):
        return None
    chance = table.source
    assert isinstance(chance, Recorded)
    chance.end(abandoned=True)
    return numbers_of(msgspec.to_builtins(chance.record()))  # type: ignore[attr-defined]


def numbers_of(record: dict[str, Any]) -> list[Number]:
    """Outcomes by place, in the order of the rolls. Format 1 has no places: they are counted."""
    found: list[Number] = []
    counted: dict[tuple[int, str], int] = {}
    for roll in record["rolls"]:
        at = (roll["period"], roll["chain"])
        counted[at] = counted.get(at, 0) + 1
        outcomes, weights = roll["outcomes"], roll["weights"]
        asked = None if outcomes is None else sorted(zip(outcomes, weights, strict=True))
        found.append(((*at, roll.get("place", counted[at])), asked, roll["outcome"]))
    return found


def judged(host: Host, report: bytes, journal: Journal) -> Run:
    """The verdicts of device and verifiers on a report and its journal."""
    told = json.loads(report)
    objections, found, numbers = [], {}, []
    try:
        found = verify(report)
        verify_report(report, GAME, journal)
    except Failure as wrong:
        objections.append(f"{'verify' if not found else 'journal'}: {wrong}")
    try:
        objections += [f"device: {what}" for what in host.device.compare(NAME, report)[1]]
        numbers = numbers_of(told)
    except SHAPELESS:
        assert objections, "a device or a reader cannot read what the verifier lets pass"
    return Run(objections, names(found, host), numbers, expected(host, told), usual(), told)


def expected(host: Host, told: dict[str, Any]) -> list[Number] | None:
    """The expected content of the report; without hidden draws while a game runs."""
    again = host.rerun()
    if again is None or told["over"] is not False:
        return again
    return [(place, asked if place[1] == "open" else None, shown if place[1] == "open" else None)
            for place, asked, shown in again]  # fmt: skip


def names(found: dict[str, Any], host: Host) -> set[str]:
    """What a valid report names beyond that of an honest host."""
    if not found:
        return set()
    visible = sum(what in ("take-back", "rewind") for what, _, _ in host.acts)
    over = host.table.p.over
    told = {
        "withheld": bool(found["withheld"]),
        "take-backs": found["take_backs"] != visible,
        "length": not found["standard_length"],
        "abandoned": found["ended"] == "abandoned" and over,
        "running": not found["over"] and over,
        "rescued": found["rescued"] > 0,
        "unsigned": found["signatures"] != "checked",
        "secrets": found["secrets"] != "random",
        "nobody gave": not found["given"],
    }
    return {name for name, holds in told.items() if holds}


@cache
def usual() -> list[Number]:
    """The numbers of the same game without tricks."""
    host = Host()
    for step in (host.open, host.agree, host.play):
        step()
    return host.rerun() or []


# Everything a forger recomputes


def reworked(report: dict[str, Any], signatory: Signatory) -> None:
    """Recomputes all hashes, salts, figures, texts and signatures from the rest of a report, as far as possible if it
    is no longer a valid report."""
    with suppress(*SHAPELESS):
        _reworked(report, signatory)


def _reworked(report: dict[str, Any], signatory: Signatory) -> None:
    link = arithmetic.link
    header, agreement = report["header"], report["agreement"]
    told = {name: value for name, value in header.items() if name != "hash"}
    header["hash"] = arithmetic.sha(arithmetic.canonical(told)).hex()
    agreement["committed"] = link(
        "commitment", header["hash"], header["periods"], agreement["open"], agreement["closed"]
    )
    agreement["listed"] = link("nonce hashes", agreement["committed"], agreement["players"], agreement["nonce_hashes"])
    last = agreement["hash"] = link("nonces", agreement["listed"], agreement["nonces"])
    bound = ("number", "period", "chain", "place", "taken_back", "audience", "clauses")
    for number, roll in enumerate(report["rolls"], start=1):
        drawn = [roll["outcomes"], roll["weights"], roll["outcome"]]
        if report["over"]:
            _salted(report, roll, roll["period"], number, drawn)
        fixed = drawn if roll["chain"] == "open" else roll["commitment"]
        last = roll["hash"] = link("roll", last, *(roll[name] for name in bound), fixed, roll["said"])
    period, closing = report["rolls"][-1]["period"] if report["rolls"] else 1, report["closing"]
    if closing is not None:
        period += closing["taken_back"]
        _salted(report, closing, period, len(report["rolls"]) + 1, None)
        last = closing["hash"] = link("end", last, closing["ended"], closing["taken_back"], closing["said"])
    rolls = [msgspec.convert(roll, RollRecord) for roll in report["rolls"]]
    report["statistics"] = msgspec.to_builtins(statistics(rolls))
    report["not_proven"] = not_proven(msgspec.convert(header, RecordHeader), report["over"], True)
    report["signed"] = {
        "key": signatory.key,
        "commitment": signatory.sign(commitment_statement(header["table"], agreement["committed"])),
        "nonce_hashes": signatory.sign(nonces_statement(header["table"], agreement["listed"])),
        "rolls": signatory.sign(rolls_statement(header["table"], Newest(len(report["rolls"]), period, last))),
    }


def _salted(report: dict[str, Any], told: dict[str, Any], period: int, number: int, drawn: list[Any] | None) -> None:
    """The salts of a roll or of the closing, and their commitments."""
    table, agreement = report["header"]["table"], report["agreement"]
    value = arithmetic.unhex(agreement["closed_values"][period - 1])
    key = arithmetic.sha(value + b"".join(bytes.fromhex(one) for one in agreement["nonces"]))
    said = ["said", table, period, number]
    told["said_salt"] = arithmetic.hmac_sha(key, arithmetic.canonical(said)).hex()
    told["said"] = arithmetic.committed(told["said_salt"], [told["step"], told["heard"]])
    if drawn is not None and told["chain"] == "closed":
        told["salt"] = arithmetic.hmac_sha(key, arithmetic.canonical(["salt", *said[1:]])).hex()
        told["commitment"] = arithmetic.committed(told["salt"], drawn)
