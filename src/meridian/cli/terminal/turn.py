"""One question to a person: what they are shown, and how what they type becomes an answer."""

from __future__ import annotations

from meridian.cli.terminal import orders, pages
from meridian.cli.terminal.screen import quoted
from meridian.cli.terminal.session import Asked, Session
from meridian.cli.terminal.typed import command, command_beginning, whole_number
from meridian.core.action import Action

MANY = 6
"""So many readings of an unclear line are named."""
WHY = 200
"""How long a complaint may be."""


def ask(session: Session, seat: int) -> None:
    """Ask a person until something has happened: an answer, an undo, another game."""
    covered = session.holder != seat
    session.hand_over(seat)
    asked = session.asked(seat)
    pages.introduce(session, asked)
    if len(asked.open()) == 1 and not (covered and len(session.people) > 1):
        forced(session, asked)
        return
    if not session.queue:
        pages.options(session, asked)
    while not obey(session, asked, session.line()):
        pass


def forced(session: Session, asked: Asked) -> None:
    """There is no choice: say so, with what a person would have been warned of, and play it. The same answer to
    the same question again and again is told once."""
    action = asked.legal[0]
    warning = session.game.warning(asked.view, asked.seat, action, session.speaker)
    if warning:
        session.screen.say(warning)
    told = (asked.seat, asked.question.key, action)
    if session.forced != told:
        session.say("forced", action=session.speaker.action(action))
    session.forced = told
    session.answer(asked.seat, action)


def obey(session: Session, asked: Asked, line: str) -> bool:
    """Do what a line says; whether the question is settled or has changed."""
    first, *rest = session.reader.several(line)
    if not first:
        return _nothing(session, asked)
    if rest:
        session.queue = [*rest, *session.queue]
    settled = _obey_one(session, asked, first, len(rest))
    if not settled and session.queue:
        session.say("dropped", said=quoted(", ".join(session.queue)))
        session.queue = []
    return settled


def _nothing(session: Session, asked: Asked) -> bool:
    if len(asked.open()) == 1:
        return answer(session, asked, asked.legal[0])
    session.screen.say(f"{session.question(asked)} {session.text('how')}")
    return False


def _obey_one(session: Session, asked: Asked, line: str, more: int) -> bool:
    if whole_number(line) is not None:
        return _number(session, asked, line, more)
    exact = session.reader.read(line)
    if exact is not None:
        return answer(session, asked, exact)
    # Rows are never guessed at: an offer that is nearly one of the list is not meant to be that one.
    found = [] if session.reader.holds_rows(line) else session.reader.find(line, asked.offered())
    possible = [action for action in found if action in asked.open()]
    if len(found) > 1 and len(possible) == 1:
        found = possible
    named = command(line) or (None if session.reader.holds_rows(line) else _begun(line, found))
    if named is not None:
        return do(session, asked, *named)
    if len(found) > 1 and pages.unfold(session, asked, found):
        return False
    if len(found) > 1:
        readings = "; ".join(session.speaker.action(action) for action in found[:MANY])
        session.say("unclear", said=quoted(line), readings=readings)
        return False
    if found:
        return answer(session, asked, found[0])
    why = session.reader.misread(line)
    if why:
        session.say("misread", said=quoted(line), why=quoted(why, WHY))
    else:
        session.say("not-understood", said=quoted(line))
    return False


def _begun(line: str, found: list[Action]) -> tuple[str, str] | None:
    """A command by its beginning; a single letter that fits exactly one answer means that."""
    word = line.partition(" ")[0]
    return None if len(found) == 1 and (len(word) < 2 or " " in line) else command_beginning(line)


def _number(session: Session, asked: Asked, line: str, more: int) -> bool:
    action = asked.numbered(line)
    if more:
        session.queue = []
        session.say("numbers-change")
    elif action is None:
        session.say("no-number", said=quoted(line), last=len(asked.open()))
    else:
        return answer(session, asked, action)
    return False


def answer(session: Session, asked: Asked, action: Action) -> bool:
    """Give an answer, if it is legal and meant."""
    refusal = session.game.refusal(asked.view, asked.seat, action)
    if refusal is not None:
        session.say("refused", why=session.speaker.refusal(refusal, action))
        return False
    warning = session.game.warning(asked.view, asked.seat, action, session.speaker)
    if warning and not session.confirmed(warning):
        return False
    session.forced = None
    session.answer(asked.seat, action)
    session.store()
    return True


def do(session: Session, asked: Asked, name: str, rest: str) -> bool:
    """Carry out a command; whether the question has changed by it."""
    if name in orders.ORDERS:
        return orders.ORDERS[name](session, asked, rest)
    pages.PAGES[name](session, asked, rest)
    return False
