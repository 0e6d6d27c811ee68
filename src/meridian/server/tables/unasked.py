"""Questions that a seat need not be asked: what the table answers for it, beside plans and standing orders."""

from __future__ import annotations

import hashlib

import msgspec

from meridian.core.action import Action
from meridian.core.schema import UNDER_WAY_KEY
from meridian.server.stores.state import StoredSilence, given
from meridian.server.tables.owned import OwnedTable
from meridian.server.tables.refusals import NotHere
from meridian.server.tables.silence import SCORING, scope

Stakes = tuple[object, ...]
"""All that an answer of a seat can depend on."""


class Unasked:
    """Finds such questions of one table. Nobody but the seat itself can tell which ones they are."""

    def __init__(self, owner: OwnedTable) -> None:
        self.owner = owner
        self._found: dict[int, tuple[tuple[int, ...], Action | None]] = {}
        self._declined: dict[int, Stakes] = {}

    def answer(self, seat: int) -> Action | None:
        """What the table answers for a person who is asked; None if the person has to."""
        owner, p = self.owner, self.owner.session.p
        if owner.is_bot(seat):
            return None
        if self._is_silent(seat):
            return p.default(seat)
        if not self.for_me(seat):
            return None
        question = (owner.row.branch, *p.question_id(seat))
        found = self._found.get(seat)
        if found is None or found[0] != question:
            found = self._found[seat] = question, self._only(seat)
        return found[1]

    def for_me(self, seat: int) -> bool:
        """Whether the table answers for a seat that has no choice: by the seat's wish, the table's or the server's."""
        owner = self.owner
        by_table = given(owner.row.settings.answer_for_me, owner.services.settings.answer_for_me)
        return given(owner.seats[seat].private.answer_for_me, by_table)

    def _only(self, seat: int) -> Action | None:
        p = self.owner.session.p
        if p.stack[-1].shows_hand(p):
            return None
        only = p.only_answer(seat)
        if only is None and p.is_covered() and seat in self._declined and self._declined[seat] == self._stakes(seat):
            return p.default(seat)
        return only

    # Declined before

    def note_decline(self, seat: int) -> None:
        """A seat declines: it is not asked again while nothing has changed for it."""
        self._declined[seat] = self._stakes(seat)

    def _stakes(self, seat: int) -> Stakes:
        owner, p = self.owner, self.owner.session.p
        question = p.question(seat)
        stakes = p.stack[-1].stakes(p, seat)
        if stakes is not None:
            return question.key, stakes
        shown = owner.game.rules.show(owner.game.rules.view(p, seat))
        seen = msgspec.json.encode([question.args, {part: shown[part] for part in shown if part != UNDER_WAY_KEY}])
        return question.key, hashlib.sha256(seen).digest()

    # Silence

    def silence(self, where: str | None) -> StoredSilence | None:
        """The wish not to be asked in what is going on now; raises NotHere if nothing of the kind is."""
        if where is None:
            return None
        if where == SCORING:
            return StoredSilence(where)
        serial = scope(self.owner.session.p, where)
        if not serial:
            raise NotHere("no-such-silence")
        return StoredSilence(where, serial, self.owner.row.branch)

    def _is_silent(self, seat: int) -> bool:
        silence, p = given(self.owner.seats[seat].private.silence, None), self.owner.session.p
        if silence is None or not p.is_covered():
            return False
        if silence.where == SCORING:
            return not scope(p, SCORING)
        return silence.branch == self.owner.row.branch and silence.serial in [frame.serial for frame in p.stack]
