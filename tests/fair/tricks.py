"""The tricks of a dishonest host, each a small change of one thing that a host sends or stores."""

from __future__ import annotations

import hashlib
from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Any

import msgspec

from meridian.core.action import Action
from meridian.core.journal import Journal
from meridian.core.position import CHANCE, EVERYBODY
from meridian.fair.record import TABLE, record_header
from meridian.fair.signing import Signatory
from meridian.fair.source import ChanceQuestion, Why
from meridian.fair.terms import CLOSED
from meridian.fair.verifiable import Verifiable
from tests.fair.device import Commitment, Listed, Sealed
from tests.fair.dishonest import (
    BOT,
    HEADER,
    HONEST,
    NAME,
    OWN,
    PLAYERS,
    Act,
    Bent,
    Host,
    Nonces,
    Trick,
    fresh,
    reworked,
)

OTHER_KEY = Signatory(hashlib.sha256(b"another key").digest())


# What is agreed on before the first roll


@dataclass
class OtherChains(Trick):
    """Plays with other chains than it published."""

    def agreed(self, host: Host, agreed: Nonces) -> Nonces:
        host.chance._vault.pair = Bent.opened(fresh("other "))._vault.pair
        return agreed


@dataclass
class OtherHeader(Trick):
    """Plays with other options than it published."""

    def agreed(self, host: Host, agreed: Nonces) -> Nonces:
        header = msgspec.structs.replace(HEADER, options={**HEADER.options, "log_max": 6})
        host.header = header
        host.vault.header = record_header(NAME, header, host.vault.header.periods, "random")
        return agreed


@dataclass
class TwoCommitments(Trick):
    """Publishes other chains to this device than it plays with."""

    def commitment(self, host: Host, told: Commitment) -> Commitment:
        return host.commitment_of(Verifiable.opened(fresh("other ")))


@dataclass
class ChangedCommitment(Trick):
    """Changes one part of what it publishes, and leaves the rest."""

    part: str = "open"

    def commitment(self, host: Host, told: Commitment) -> Commitment:
        wrong: dict[str, Any] = {"periods": 65535, "table": "another table", "key": OTHER_KEY.key}
        return msgspec.structs.replace(told, **{self.part: wrong.get(self.part, "0" * 64)})


@dataclass
class Length(Trick):
    """Uses chains of another length, and says so."""

    periods: int = 1024

    def source(self, host: Host, made: Verifiable) -> Verifiable:
        return Bent.opened(fresh(periods=self.periods))


@dataclass
class HiddenLength(Trick):
    """The header names another length than the device received."""

    def paper(self, host: Host, report: dict[str, Any]) -> None:
        report["header"]["periods"] = 1024


@dataclass
class TwoLists(Trick):
    """Publishes a list of nonce hashes, and uses another once it knows all nonces: it chooses its own nonce last."""

    tries: int = 1

    def agreed(self, host: Host, agreed: Nonces) -> Nonces:
        players, hashes, nonces = agreed
        mine = hashlib.sha256(f"a better nonce {self.tries}".encode()).digest()
        return (
            players,
            [hashes[HONEST], hashlib.sha256(mine).hexdigest(), None],
            [nonces[HONEST], mine, None],
        )


@dataclass
class OtherNonce(Trick):
    """Uses another nonce for a seat than the one whose hash was sent."""

    seat: int = OWN
    tries: int = 1

    def agreed(self, host: Host, agreed: Nonces) -> Nonces:
        agreed[2][self.seat] = hashlib.sha256(f"a better nonce {self.tries}".encode()).digest()
        return agreed


@dataclass
class Withheld(Trick):
    """Claims that a seat revealed nothing, so that its fixed nonce is used."""

    seat: int = OWN

    def agreed(self, host: Host, agreed: Nonces) -> Nonces:
        agreed[2][self.seat] = None
        return agreed


@dataclass
class LeftOut(Trick):
    """Claims afterwards that a seat did not take part."""

    seat: int = HONEST
    player: str = "person"

    def agreed(self, host: Host, agreed: Nonces) -> Nonces:
        agreed[0][self.seat] = self.player  # type: ignore[call-overload]
        agreed[1][self.seat] = agreed[2][self.seat] = None
        return agreed


@dataclass
class Swapped(Trick):
    """Swaps the seats of the two people once their nonces are known."""

    def agreed(self, host: Host, agreed: Nonces) -> Nonces:
        players, hashes, nonces = agreed
        return players, [hashes[1], hashes[0], None], [nonces[1], nonces[0], None]


@dataclass
class FalseList(Trick):
    """Shows a list that is not that of this table, or not signed, or without the device's hash."""

    how: str = "own-hash"

    def listed(self, host: Host, told: Listed) -> Listed:
        if self.how == "own-hash":
            return host.listed_of(PLAYERS, [told.nonce_hashes[OWN], told.nonce_hashes[OWN], None])
        if self.how == "list-hash":
            return msgspec.structs.replace(told, nonce_hashes=[told.nonce_hashes[HONEST], "0" * 64, None])
        return msgspec.structs.replace(told, signature=OTHER_KEY.sign(["meridian", "nonce hashes", NAME, told.hash]))


@dataclass
class SecondList(Trick):
    """With all nonces known, shows the device another list and asks it again."""

    def agreed(self, host: Host, agreed: Nonces) -> Nonces:
        agreed[1][OWN] = hashlib.sha256(b"a better nonce").hexdigest()
        agreed[2][HONEST] = host.device.reveal(NAME, host.listed_of(agreed[0], agreed[1]))
        agreed[2][OWN] = b"a better nonce"
        return agreed


@dataclass
class SecondNonce(Trick):
    """With all nonces known, wants another one from the device, for other chains or for the same."""

    chains: bool = False

    def agreed(self, host: Host, agreed: Nonces) -> Nonces:
        if self.chains:
            host.device.meet(NAME, host.commitment_of(Verifiable.opened(fresh("other "))))
        again = host.device.hash(NAME)
        assert again in (None, agreed[1][HONEST])
        return agreed


@dataclass
class AskedTwice(Trick):
    """Sends everything twice; an honest device accepts that."""

    def commitment(self, host: Host, told: Commitment) -> Commitment:
        host.device.meet(NAME, told)
        host.device.hash(NAME)
        return told

    def listed(self, host: Host, told: Listed) -> Listed:
        host.device.reveal(NAME, told)
        return told

    def sealed(self, host: Host, told: Sealed) -> list[Sealed]:
        return [told, told]


# Answers and rolls during the game


@dataclass
class Orders(Trick):
    """A bot gives and cancels standing orders repeatedly: they cost nothing."""

    times: int = 1
    at: int = 20
    seat: int = BOT

    def turn(self, host: Host) -> None:
        if host.given == self.at:
            for _ in range(self.times):
                host.order(self.seat, "ask-me scoring")
                host.order(self.seat, "ask-me always")


@dataclass
class OtherMoves(Trick):
    """The host's seats play differently from some point on, as a host who foresees rolls may."""

    at: int = 20
    tries: int = 1

    def turn(self, host: Host) -> None:
        if host.given == self.at:
            for seat in (OWN, BOT):
                host.seeds[seat] = f"other moves {self.tries}"


@dataclass
class LastFirst(Trick):
    """Takes the answers of several seats in another order than asked."""

    def next_seat(self, host: Host, asked: list[int]) -> int:
        return asked[-1]


@dataclass
class OtherAnswer(Trick):
    """Plays something else for the honest seat from some answer on: claims that it accepted the answer of the device,
    or that the time was up."""

    at: int = 25
    told: bool = True

    def answer(self, host: Host, seat: int, action: Action) -> tuple[Action, bool]:
        if seat != HONEST or host.given < self.at:
            return action, True
        options = host.table.p.options(seat)
        return options[-1 if options[0] == action else 0], self.told


@dataclass
class QuestionOrder(Trick):
    """Lists the same outcomes in another order."""

    turn_by: int = 1
    at: int | None = None

    def draw(self, host: Host, draw: ChanceQuestion) -> ChanceQuestion:
        if self.at not in (None, host.chance.rolled + 1):
            return draw
        n = self.turn_by % len(draw.outcomes)
        return msgspec.structs.replace(
            draw, outcomes=draw.outcomes[n:] + draw.outcomes[:n], weights=draw.weights[n:] + draw.weights[:n]
        )


@dataclass
class Asks(Trick):
    """Asks something else than the rules do, from roll `at` on."""

    at: int = 1
    what: str = "weights"

    def draw(self, host: Host, draw: ChanceQuestion) -> ChanceQuestion:
        if host.chance.rolled + 1 < self.at:
            return draw
        change = msgspec.structs.replace
        if self.what == "weights":
            return change(draw, weights=[1000, *draw.weights[1:]])
        if self.what == "zero":
            return change(draw, weights=[*draw.weights, 0], outcomes=[*draw.outcomes, "nothing"])
        if self.what == "audience":
            return change(draw, audience=1 << HONEST if draw.audience == EVERYBODY else EVERYBODY)
        if self.what == "chain":
            return change(draw, known=not draw.known, audience=EVERYBODY)
        if self.what == "clauses":
            return change(draw, clauses=f"{draw.clauses} GD-001")
        return change(draw, period=draw.period + 1)


@dataclass
class NextPeriod(Trick):
    """Opens another period before roll `at`: silently, or with a note of an event that nobody saw."""

    at: int = 5
    note: str | None = None
    times: int = 1

    def draw(self, host: Host, draw: ChanceQuestion) -> ChanceQuestion:
        if host.chance.rolled + 1 == self.at:
            for _ in range(self.times):
                host.skip_period(self.note)
        return draw


@dataclass
class Retried(Trick):
    """Repeats roll `at` until it likes the result, and hides the others."""

    at: int = 5
    times: int = 1
    told: bool = False

    def draw(self, host: Host, draw: ChanceQuestion) -> ChanceQuestion:
        if host.chance.rolled + 1 != self.at:
            return draw
        vault = host.vault
        chain = "open" if draw.public() else CLOSED
        vault.places[chain] = vault.places.get(chain, 0) + self.times
        return draw

    def paper(self, host: Host, report: dict[str, Any]) -> None:
        """Renumbers the places as if nothing had been omitted."""
        if self.told:
            return
        counted: dict[tuple[int, str], int] = {}
        for roll in report["rolls"]:
            at = (roll["period"], roll["chain"])
            roll["place"] = counted[at] = counted.get(at, 0) + 1


@dataclass
class SecondPair(Trick):
    """Commits to new chains in the middle of a game, with nonces of its own."""

    at: int = 12
    show: str = "new"
    old: dict[str, Any] = field(default_factory=dict, repr=False)

    def draw(self, host: Host, draw: ChanceQuestion) -> ChanceQuestion:
        if host.chance.rolled + 1 == self.at:
            vault = host.vault
            self.old.update(pair=vault.pair)
            pair = Bent.opened(fresh("second "))._vault.pair
            pair.players, pair.nonce_hashes, pair.nonces = (
                vault.pair.players,
                vault.pair.nonce_hashes,
                vault.pair.nonces,
            )
            vault.pair = pair
        return draw

    def paper(self, host: Host, report: dict[str, Any]) -> None:
        if self.show == "old" and self.old:
            period = host.vault.period
            report["agreement"] = msgspec.to_builtins(self.old["pair"].shown(host.vault.header, period, period))


@dataclass
class GoesBack(Trick):
    """Goes back visibly, as by consent or by an administrator."""

    at: int = 30
    entries: int = 8
    why: Why = "take-back"

    def turn(self, host: Host) -> None:
        if host.given == self.at and not any(what == self.why for what, _, _ in host.acts):
            host.go_back(max(len(host.table.entries) - self.entries, 12), self.why)


@dataclass
class Undone(Trick):
    """A seat takes back its own last answer, which crosses no roll."""

    at: int = 30

    def turn(self, host: Host) -> None:
        if host.given < self.at or any(what == "undo" for what, _, _ in host.acts):
            return
        for seat in (HONEST, OWN, BOT):
            target = host.table.undo_target(seat)
            if target is not None:
                host.go_back(target, "undo")
                return


@dataclass
class UndoAcross(Trick):
    """Goes back across a roll and calls it an undo, so that the period stays; or hides it."""

    at: int = 30
    note: bool = True

    def turn(self, host: Host) -> None:
        if host.given != self.at or any(what == "undo" for what, _, _ in host.acts):
            return
        entries, vault = host.table.entries, host.vault
        last = max(number for number, (actor, _) in enumerate(entries) if actor == CHANCE)
        host.table.restore(entries[:last])
        host.acts.append(("undo", last, ""))
        vault.step = vault.floor = last
        if self.note:
            vault.heard.append((last, TABLE, "undo"))
        host.table.let_chance_decide()


@dataclass
class Forked(Trick):
    """Plays on, secretly goes back to what it had stored, and plays differently."""

    at: int = 20
    until: int = 60
    before: tuple[bytes, int, list[Act]] | None = field(default=None, repr=False)

    def turn(self, host: Host) -> None:
        if host.given == self.at and self.before is None:
            self.before = (host.stored, len(host.table.entries), list(host.acts))
        elif host.given == self.until and self.before is not None:
            stored, entries, host.acts = self.before
            host.given += 1
            host.table.restore(host.table.entries[:entries])
            host.stored = stored
            host.restart()
            host.seeds = [f"{seed} forked" for seed in host.seeds]


@dataclass
class Restarted(Trick):
    """An honest restart during the game: chance gets the journal again."""

    at: int = 25

    def turn(self, host: Host) -> None:
        if host.given == self.at:
            host.restart()


# What is published about it


@dataclass
class Silent(Trick):
    """Sends no hashes to devices."""

    def sealed(self, host: Host, told: Sealed) -> list[Sealed]:
        return []


@dataclass
class FalseSealed(Trick):
    """Sends wrong hashes to devices: properly signed, signed by another key, or older ones."""

    how: str = "other"
    first: list[Sealed] = field(default_factory=list, repr=False)

    def sealed(self, host: Host, told: Sealed) -> list[Sealed]:
        self.first.append(told)
        if self.how == "again":
            return [told, self.first[0]]
        if self.how == "late":
            return [told] if len(self.first) > 2 else []
        changed = msgspec.structs.replace(told, hash=hashlib.sha256(told.hash.encode()).hexdigest())
        key = host.signatory if self.how == "other" else OTHER_KEY
        statement = ["meridian", "rolls", NAME, told.rolls, told.period, changed.hash]
        return [msgspec.structs.replace(changed, signature=key.sign(statement))]


@dataclass
class GoesOn(Trick):
    """Abandons the game, reveals everything, and then continues it."""

    at: int = 30

    def turn(self, host: Host) -> None:
        if host.given == self.at and not host.revealed:
            host.revealed = True
            heard, before = host.vault.heard, host.vault.hash
            host.reveal()
            host.vault.closing, host.vault.heard, host.vault.hash = None, heard, before


@dataclass
class NeverReveals(Trick):
    """Never closes the record and claims that the game continues."""

    def ending(self, host: Host) -> None:
        host.reveal = lambda: None  # type: ignore[method-assign]


@dataclass
class KeepsClosed(Trick):
    """Abandons the game, but does not reveal the closed chain."""

    def signed(self, host: Host, report: dict[str, Any]) -> None:
        report["agreement"]["closed_values"] = []


@dataclass
class Cut(Trick):
    """Omits the last rolls from report and journal; the game is shown as running, or as abandoned there."""

    rolls: int = 5
    over: bool = True
    entries: int | None = field(default=None, repr=False)

    def paper(self, host: Host, report: dict[str, Any]) -> None:
        if report["closing"] is None or len(report["rolls"]) <= self.rolls:
            return
        cut = report["rolls"][-self.rolls :]
        del report["rolls"][-self.rolls :]
        period = report["rolls"][-1]["period"]
        report["effects"] = [effect for effect in report["effects"] if effect[0] <= len(report["rolls"])]
        for chain in ("open", "closed"):
            del report["agreement"][f"{chain}_values"][period - (not self.over) :]
        closing = report["closing"]
        closing.update(ended="abandoned", taken_back=0, heard=cut[0]["heard"], step=cut[0]["step"])
        self.entries = cut[0]["step"] - 1
        if not self.over:
            self.hide(host, report)

    def hide(self, host: Host, report: dict[str, Any]) -> None:
        report["over"], report["closing"], report["agreement"]["closed_values"] = False, None, []
        report["effects"] = host.effects(False, len(report["rolls"]))
        for roll in report["rolls"]:
            roll.update(said_salt=None, heard=None, step=None)
            if roll["chain"] == CLOSED:
                roll.update(outcomes=None, weights=None, outcome=None, salt=None)

    def journal(self, host: Host, journal: Journal) -> Journal:
        return Journal(journal.header, journal.entries[: self.entries])


@dataclass
class Paper(Trick):
    """Changes something in the report; all hashes are recomputed afterwards, or not."""

    change: Callable[[dict[str, Any]], Any]
    late: bool = False

    def paper(self, host: Host, report: dict[str, Any]) -> None:
        if not self.late:
            self.change(report)

    def signed(self, host: Host, report: dict[str, Any]) -> None:
        if self.late:
            self.change(report)


@dataclass
class OtherKey(Trick):
    """Signs the report with another key, or not at all."""

    none: bool = False

    def signed(self, host: Host, report: dict[str, Any]) -> None:
        reworked(report, OTHER_KEY)
        if self.none:
            report["signed"] = dict.fromkeys(report["signed"])
            report["not_proven"].append("unsigned")


@dataclass
class OtherJournal(Trick):
    """Hands out another journal than the one that was played."""

    at: int = 30
    how: str = "omit"

    def journal(self, host: Host, journal: Journal) -> Journal:
        entries = list(journal.entries)
        at = min(self.at, len(entries) - 2)
        if self.how == "omit":
            del entries[at]
        elif self.how == "repeat":
            entries.insert(at, entries[at])
        elif self.how == "swap":
            entries[at], entries[at + 1] = entries[at + 1], entries[at]
        elif self.how == "cut":
            del entries[at:]
        else:
            header = msgspec.structs.replace(journal.header, options={**journal.header.options, "log_max": 6})
            return Journal(header, entries)
        return Journal(journal.header, entries)
