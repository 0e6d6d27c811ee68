"""The sockets at a table: whose eyes each has, what waits to be sent to it, and how it is told."""

from __future__ import annotations

import asyncio
from collections.abc import Callable

import msgspec
from msgspec import UNSET, Raw

from meridian.server.live.sitting import Hearer, Line, Sitting, hears
from meridian.server.wire import AnyToClient, Asked, ClockNow, Facts, Rewound, Seen, Welcome

BACKLOG = 256
"""How many messages may wait for a slow socket, unless the settings say otherwise."""

_ENCODER = msgspec.json.Encoder()

Picture = dict[str, Raw]
"""A position as a hearer may know it, part by part, as it goes over the wire."""
Standing = tuple[list[str], tuple[int, int, int] | None, list[str], bool]
"""What a hearer was last told of: who is asked, its own question, what it may say unasked, whether it is over."""


def encode(message: AnyToClient) -> bytes:
    """A message as it goes over the wire."""
    return _ENCODER.encode(message)


class Watcher:
    """A socket at a table. Overflow rule: if one message more than `backlog` would wait, the socket is closed; its
    client may come back and resume."""

    def __init__(
        self, hearer: Hearer, seat: int | None, lang: str = "en", view: bool = True, backlog: int = BACKLOG
    ) -> None:
        self.hearer = hearer
        self.seat = seat
        self.lang = lang
        self.view = view
        self.number = 0
        self.slow = False
        self._backlog = backlog
        self._waiting: list[bytes] = []
        self._stirred: asyncio.Future[None] | None = None
        self._ended = False
        self._stale = view
        self._shown: Picture = {}

    def tell(self, message: AnyToClient) -> None:
        """Queue a message."""
        self.pass_on(encode(message))

    def pass_on(self, message: bytes, moved: bool = False) -> None:
        """Queue a message that is encoded already; `moved` if the position has changed with it."""
        if self._ended:
            return
        if len(self._waiting) >= self._backlog:
            self.slow = True
            self.end()
            return
        self._waiting.append(message)
        self._stale = self._stale or moved
        self._stir()

    def end(self) -> None:
        """Nothing more will come after what waits."""
        self._ended = True
        self._stir()

    def _stir(self) -> None:
        if self._stirred is not None and not self._stirred.done():
            self._stirred.set_result(None)

    async def frame(self, picture: Callable[[Hearer], tuple[int, Picture]]) -> bytes | None:
        """Wait for something, then everything that waits as one frame, with the view if it has changed; None at the
        end."""
        while not self._waiting and not self._ended:
            self._stirred = asyncio.get_running_loop().create_future()
            await self._stirred
        if not self._waiting or self.slow:
            return None
        messages, self._waiting = self._waiting, []
        if self._stale and self.view and not self._ended:
            messages.append(encode(self._seen(*picture(self.hearer))))
        self._stale = False
        return b"[" + b",".join(messages) + b"]"

    def _seen(self, number: int, picture: Picture) -> Seen:
        before, self._shown = self._shown, picture
        if before.keys() != picture.keys():
            return Seen(number=number, whole=True, view=picture)
        changed = {part: raw for part, raw in picture.items() if raw is not before[part] and raw != before[part]}
        return Seen(number=number, whole=False, view=changed)

    def forget_picture(self) -> None:
        """The next view is sent whole."""
        self._shown = {}
        self._stale = self.view


class Audience:
    """Everybody who listens at one table, on one node."""

    def __init__(self, sitting: Sitting, branch: int, table: str) -> None:
        self.sitting = sitting
        self.branch = branch
        self.table = table
        self.watchers: list[Watcher] = []
        self._standing: dict[Hearer, Standing] = {}
        self._pictures: dict[Hearer, Picture] = {}

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
                watcher.pass_on(encode(self._missed(watcher.hearer, watcher.number, missed)), moved=True)
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

    def tell_facts(self, new: list[Line], clock: ClockNow | None = None) -> None:
        """Tell every socket what its hearer may know of what has happened. Whoever may know nothing of it, and for whom
        nothing has changed, gets nothing: not even that something happened."""
        self._pictures = {}
        ready: dict[Hearer, bytes | None] = {}
        counts: dict[Hearer, int] = {}
        for watcher in list(self.watchers):
            hearer = watcher.hearer
            if hearer not in ready:
                heard = [line for audience, line in new if hears(hearer, audience)]
                counts[hearer] = len(heard)
                ready[hearer] = self._facts(hearer, watcher.number + 1, heard, clock)
            message = ready[hearer]
            watcher.number += counts[hearer]
            if message is not None:
                watcher.pass_on(message, moved=True)
        self._drop_slow()

    def tell_rewound(self) -> None:
        """Tell every socket where things stand now that play has gone back."""
        self._pictures = {}
        for watcher in list(self.watchers):
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
        self.watchers = [watcher for watcher in self.watchers if not watcher.slow]

    # What there is to tell

    def welcome(self, hearer: Hearer, log: int) -> Welcome:
        """Where things stand for a hearer."""
        asked, question, unasked, over = self._stands(hearer)
        return Welcome(
            table=self.table,
            seat=hearer if hearer is not None and hearer >= 0 else None,
            branch=self.branch,
            number=self.sitting.number(hearer),
            log=self.sitting.last(hearer, log),
            asked=asked,
            question=question,
            unasked=unasked,
            over=over,
        )

    def picture(self, hearer: Hearer) -> tuple[int, Picture]:
        """The position as a hearer may know it, and after how many facts."""
        if hearer not in self._pictures:
            game, p = self.sitting.game, self.sitting.p
            seen = p if hearer is not None and hearer < 0 else game.view(p, hearer)
            self._pictures[hearer] = {part: Raw(_ENCODER.encode(value)) for part, value in game.show(seen).items()}
        return self.sitting.number(hearer), self._pictures[hearer]

    def question(self, seat: int) -> Asked | None:
        """What a seat is asked now."""
        sitting = self.sitting
        if seat not in sitting.game.who(sitting.p):
            return None
        # Every game promises that its view is asked and may answer just as the position (meridian.testing.contract).
        question = sitting.game.question(sitting.p, seat)
        options = [sitting.words.say(option) for option in sitting.game.options(sitting.p, seat)]
        return Asked(id=question.id, key=question.key, args=sitting.words.args(question.args), options=options)

    def _missed(self, hearer: Hearer, after: int, lines: list[Raw]) -> Facts:
        asked, question, unasked, over = self._stands(hearer)
        return Facts(first=after + 1, facts=lines, asked=asked, over=over, question=question, unasked=unasked)

    def _facts(self, hearer: Hearer, first: int, lines: list[Raw], clock: ClockNow | None) -> bytes | None:
        before = self._standing.get(hearer)
        asked, question, unasked, over = self._stands(hearer, before)
        after = self._standing[hearer]
        if not lines and before == after:
            return None
        message = Facts(
            first=first,
            facts=lines,
            asked=asked,
            over=over,
            question=UNSET if before is not None and before[1] == after[1] else question,
            unasked=UNSET if before is not None and before[2] == after[2] else unasked,
            clock=UNSET if clock is None else clock,
        )
        return encode(message)

    def _stands(
        self, hearer: Hearer, before: Standing | None = None
    ) -> tuple[list[str], Asked | None, list[str], bool]:
        """Who is asked and what this hearer may say; a question it was told of `before` is not worked out again."""
        sitting = self.sitting
        game, p = sitting.game, sitting.p
        who = [seat for seat in game.who(p) if seat >= 0]
        asked = [sitting.words.actor(seat) for seat in who]
        question: Asked | None = None
        unasked: list[str] = []
        asks = None
        if hearer is not None and hearer >= 0:
            if hearer in who:
                asks = game.question_id(p, hearer)
                question = self.question(hearer) if before is None or before[1] != asks else None
            unasked = [sitting.words.say(said) for said in game.interjections(p, hearer)]
        self._standing[hearer] = (asked, asks, unasked, p.over)
        return asked, question, unasked, p.over
