"""Everybody who listens at a table: whose eyes each socket has, and what it is told."""

from __future__ import annotations

import msgspec
from msgspec import UNSET, Raw

from meridian.core.codec import Words
from meridian.core.frames import Sealed
from meridian.core.game import Game
from meridian.core.position import Position
from meridian.server.tables.protocol import AnyToClient, Asked, ClockNow, Facts, Rewound, Welcome
from meridian.server.tables.rolls import EVERYTHING, Hearer, Told, heard_by, rolls_for
from meridian.server.tables.session import Heard, Sitting
from meridian.server.tables.subscriber import Picture, Watcher, encode

_ENCODER = msgspec.json.Encoder()

Shared = dict[tuple[int, int], bytes]
"""Messages that serve several hearers: by their first fact, and by who they are told is asked."""
Standing = tuple[list[str], tuple[int, int, int] | None, list[str], bool]
"""What a hearer was last told of: who is asked, its own question, what it may say unasked, whether it is over."""


def picture_of(game: Game, seen: Position) -> Picture:
    """A position or view as it goes over the wire."""
    return {part: Raw(_ENCODER.encode(value)) for part, value in game.show(seen).items()}


def seats_asked(game: Game, p: Position, seat: int | None) -> list[int]:
    """The seats that are asked as far as one of them (None: a spectator) may know; itself only if it must answer."""
    seats = game.asked(p, seat)
    if seat is None or seat not in seats or game.ordered(p, seat) is None:
        return seats
    return [one for one in seats if one != seat]


def asked_of(game: Game, words: Words, p: Position, seat: int) -> Asked:
    """What a seat is asked that must answer now."""
    # Every game promises that its view is asked and may answer just as the position (meridian.testing.contract).
    question = game.question(p, seat)
    options = [words.say(option) for option in game.options(p, seat)]
    return Asked(id=question.id, key=question.key, args=words.args(question.args), options=options)


class Audience:
    """Everybody who listens at one table, on one node."""

    def __init__(self, sitting: Sitting, branch: int, table: str) -> None:
        self.sitting = sitting
        self.branch = branch
        self.table = table
        self.watchers: list[Watcher] = []
        self._standing: dict[Hearer, Standing] = {}
        self._pictures: dict[Hearer, Picture] = {}
        self._asked_at: Position | None = None
        self._asked: dict[Hearer, tuple[list[int], list[str]]] = {}

    def __len__(self) -> int:
        return len(self.watchers)

    # Coming and going

    def enter(self, watcher: Watcher, after: int | None, branch: int | None, log: int) -> None:
        """Take a socket in: it is welcomed, or told what it has missed if it was here before on this branch."""
        hearer = watcher.hearer
        number = self.sitting.number(hearer)
        missed = self.sitting.since(hearer, after) if after is not None and branch == self.branch else None
        watcher.number = number
        if missed is None or after is None:
            watcher.tell(self.welcome(hearer, log))
        else:
            watcher.tell(self._missed(hearer, after, missed))
        watcher.forget_picture()
        self.watchers.append(watcher)

    def leave(self, watcher: Watcher) -> None:
        """A socket has gone."""
        if watcher in self.watchers:
            self.watchers.remove(watcher)

    def adopt(self, others: list[Watcher], branch: int) -> None:
        """Take over the sockets of another copy of this table."""
        for watcher in others:
            missed = self.sitting.since(watcher.hearer, watcher.number) if branch == self.branch else None
            if missed is None:
                watcher.tell(Rewound(welcome=self.welcome(watcher.hearer, 0)))
                watcher.forget_picture()
            else:
                message = encode(self._missed(watcher.hearer, watcher.number, missed))
                watcher.pass_on(message, moved=True, urgent=True)
            watcher.number = self.sitting.number(watcher.hearer)
            self.watchers.append(watcher)

    def end(self) -> None:
        """Nobody hears any more from here."""
        for watcher in self.watchers:
            watcher.end()
        self.watchers = []

    def seats_here(self) -> set[int]:
        """The seats that have a socket."""
        return {watcher.seat for watcher in self.watchers if watcher.seat is not None}

    def watching(self) -> int:
        """How many spectators there are."""
        return sum(1 for watcher in self.watchers if watcher.seat is None)

    # Telling

    def tell_facts(self, new: Told, clock: ClockNow | None = None) -> None:
        """Tell every socket what its hearer may know of what has happened. Whoever may know nothing of it, and for whom
        nothing has changed, gets nothing: not even that something happened."""
        self._pictures = {}
        asked, over = self.sitting.asked(), self.sitting.p.over
        ready: dict[Hearer, tuple[int, bytes | None]] = {}
        # What all may know is put together once for all who have heard as much before.
        common: dict[int, Heard] | None = {} if new.open() else None
        same: Shared = {}
        for watcher in self.watchers:
            hearer, first = watcher.hearer, watcher.number + 1
            if hearer not in ready:
                heard = common.get(first) if common is not None else None
                if heard is None:
                    heard = heard_by(hearer, new), rolls_for(hearer, new, first)
                    if common is not None:
                        common[first] = heard
                message = self._facts(hearer, first, heard, clock, same if common is not None else None)
                ready[hearer] = len(heard[0]), message
            count, message = ready[hearer]
            watcher.number += count
            if message is not None:
                urgent = over or (watcher.seat is not None and watcher.seat in asked)
                watcher.pass_on(message, moved=True, urgent=urgent)
        self._drop_slow()

    def tell_rewound(self) -> None:
        """Tell every socket where things stand now that play has gone back."""
        self._pictures = {}
        for watcher in self.watchers:
            watcher.number = self.sitting.number(watcher.hearer)
            watcher.tell(Rewound(welcome=self.welcome(watcher.hearer, 0)))
            watcher.forget_picture()
        self._drop_slow()

    def tell(self, message: AnyToClient, to: set[int] | None = None, spectators: bool = True) -> None:
        """Tell everybody something, or only some seats."""
        data = encode(message)
        for watcher in list(self.watchers):
            if watcher.seat is None:
                if spectators and to is None:
                    watcher.pass_on(data)
            elif to is None or watcher.seat in to:
                watcher.pass_on(data)
        self._drop_slow()

    def _drop_slow(self) -> None:
        for watcher in self.watchers:
            if watcher.slow:
                self.watchers = [other for other in self.watchers if not other.slow]
                return

    # What there is to tell

    def welcome(self, hearer: Hearer, log: int) -> Welcome:
        """Where things stand for a hearer."""
        asked, question, unasked, over = self._stands(hearer)
        facts, rolls = self.sitting.last(hearer, log)
        return Welcome(
            table=self.table,
            seat=hearer if hearer is not None and hearer >= 0 else None,
            branch=self.branch,
            number=self.sitting.number(hearer),
            log=facts,
            asked=asked,
            question=question,
            unasked=unasked,
            over=over,
            rolls=rolls or UNSET,
        )

    def picture(self, hearer: Hearer) -> tuple[int, Picture]:
        """The position as a hearer may know it, and after how many facts."""
        if hearer not in self._pictures:
            game, p = self.sitting.game, self.sitting.p
            seen = p if hearer is not None and hearer < 0 else game.view(p, hearer)
            self._pictures[hearer] = picture_of(game, seen)
        return self.sitting.number(hearer), self._pictures[hearer]

    def _missed(self, hearer: Hearer, after: int, missed: Heard) -> Facts:
        asked, question, unasked, over = self._stands(hearer)
        facts, rolls = missed
        return Facts(
            first=after + 1,
            facts=facts,
            asked=asked,
            over=over,
            question=question,
            unasked=unasked,
            rolls=rolls or UNSET,
        )

    def _facts(
        self,
        hearer: Hearer,
        first: int,
        heard: Heard,
        clock: ClockNow | None,
        same: Shared | None,
    ) -> bytes | None:
        """What a hearer is told. Those of whom nothing else is to be said get the `same` message, if there is one."""
        before = self._standing.get(hearer)
        asked, question, unasked, over = self._stands(hearer, before)
        after = self._standing[hearer]
        facts, rolls = heard
        if not facts and not rolls and before == after:
            return None
        plain = before is not None and before[1] == after[1] and before[2] == after[2]
        alike = first, id(asked)
        if plain and same is not None and alike in same:
            return same[alike]
        message = encode(
            Facts(
                first=first,
                facts=facts,
                asked=asked,
                over=over,
                question=UNSET if before is not None and before[1] == after[1] else question,
                unasked=UNSET if before is not None and before[2] == after[2] else unasked,
                clock=UNSET if clock is None else clock,
                rolls=rolls or UNSET,
            )
        )
        if plain and same is not None:
            same[alike] = message
        return message

    def _who(self, hearer: Hearer) -> tuple[list[int], list[str]]:
        """The seats that are asked as far as a hearer may know, and what they are called; worked out once for each
        position, and once for all unless the question is sealed."""
        sitting = self.sitting
        if self._asked_at is not sitting.p:
            self._asked_at, self._asked = sitting.p, {}
        sealed = hearer != EVERYTHING and not sitting.p.over and isinstance(sitting.p.stack[-1], Sealed)
        eyes = hearer if sealed else EVERYTHING
        if eyes not in self._asked:
            seats = seats_asked(sitting.game, sitting.p, hearer) if sealed else sitting.asked()
            self._asked[eyes] = seats, [sitting.words.actor(seat) for seat in seats]
        return self._asked[eyes]

    def _stands(
        self, hearer: Hearer, before: Standing | None = None
    ) -> tuple[list[str], Asked | None, list[str], bool]:
        """Who is asked and what this hearer may say; a question it was told of `before` is not worked out again."""
        sitting = self.sitting
        game, p = sitting.game, sitting.p
        who, asked = self._who(hearer)
        question: Asked | None = None
        unasked: list[str] = []
        asks = None
        if hearer is not None and hearer >= 0:
            if hearer in who:
                asks = game.question_id(p, hearer)
                question = asked_of(game, sitting.words, p, hearer) if before is None or before[1] != asks else None
            unasked = [sitting.words.say(said) for said in game.interjections(p, hearer)]
        self._standing[hearer] = (asked, asks, unasked, p.over)
        return asked, question, unasked, p.over
