"""Commands that change something: taking back, standing orders, dice, files, leaving."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Final

import msgspec

from meridian.cli.terminal import saved
from meridian.cli.terminal.chance import DECLARED, SEEDED
from meridian.cli.terminal.screen import quoted
from meridian.cli.terminal.session import Asked, Leave, Session
from meridian.cli.terminal.typed import command, whole_number
from meridian.core.action import Action
from meridian.core.errors import BadInput
from meridian.fair.source import Draw

DICE: Final = {
    DECLARED: ("declared", "selbst", "angesagt"),
    SEEDED: ("seeded", "programm"),
}
ME: Final = ("me", "mich")
STEPS: Final = 200
"""More answers than this no use of anything needs."""


def undo(session: Session, asked: Asked, rest: str) -> bool:
    """Take the last answer back, if nothing was learnt since."""
    if not session.table.take_back(asked.seat):
        session.say("undo-not")
        return False
    session.clip()
    session.store()
    session.say("undone")
    return True


def spend_the_rest(session: Session, asked: Asked, rest: str) -> bool:
    """A bot answers until the use under way is finished."""
    table, game, seat = session.table, session.game, asked.seat
    answered = 0
    while seat in table.asked() and answered < STEPS:
        view = game.view(table.p, seat)
        if answered and game.question(view, seat).key in game.use_questions:
            break
        action = session.advice(seat)
        if game.warning(view, seat, action, session.speaker):
            session.say("rest-not", action=session.speaker.action(action))
            break
        session.say("rest", action=session.speaker.action(action))
        session.answer(seat, action)
        answered += 1
    session.store()
    return answered > 0


def ask_me(session: Session, asked: Asked, rest: str) -> bool:
    """Give a standing order, or list those there are."""
    orders = session.game.interjections(asked.view, asked.seat)
    if not orders:
        session.say("no-orders")
        return False
    words = rest.split()
    said = " ".join(words[1:] if words and words[0].casefold() in ME else words)
    found = pick(session, said, orders)
    if len(found) != 1:
        session.screen.title(session.text("orders"))
        session.screen.listing([f"{number}. {session.speaker.action(order)}" for number, order in enumerate(orders, 1)])
        session.say("orders-how")
        return False
    session.answer(asked.seat, found[0])
    session.store()
    return True


def dice(session: Session, asked: Asked | None, rest: str) -> bool:
    """Let people say what they draw, or the program draw again."""
    wanted = next((kind for kind, words in DICE.items() if rest.casefold() in words), None)
    if wanted is None:
        session.say("dice-how", now=session.source.dice)
        return False
    session.source.dice = session.sitting.dice = wanted
    if wanted == DECLARED:
        session.sitting.header = msgspec.structs.replace(session.sitting.header, chance=DECLARED)
        session.table.header = session.sitting.header
    session.say("dice", now=wanted)
    return False


def save(session: Session, asked: Asked | None, rest: str) -> bool:
    """Write the game into a file."""
    path = Path(rest) if rest else session.save_path
    if path is None:
        session.say("file-missing")
        return False
    try:
        saved.save(path, session.sitting, session.table.entries)
        session.saved = (path, len(session.table.entries))
        session.say("saved", game=session.game.name, file=str(path))
    except BadInput as error:
        session.say("not-saved", why=str(error))
    return False


def load(session: Session, asked: Asked, rest: str) -> bool:
    """Leave this game and go on with a saved one; the file this table saves into stays as it is."""
    if not rest:
        session.say("file-missing")
        return False
    try:
        sitting = saved.load(Path(rest))
        if sitting.game.name != session.game.name:
            raise BadInput(f"{rest}: a game of {sitting.game.name}")
        session.store()
        session.sit_down(sitting)
    except BadInput as error:
        session.say("not-loaded", why=str(error))
        return False
    if session.save_path is not None and session.save_path != Path(rest):
        session.say("saves-no-more", file=str(session.save_path))
        session.save_path = None
    session.say("loaded", file=rest)
    return True


def leave(session: Session, asked: Asked | None, rest: str) -> bool:
    """Leave the table; a person may save first."""
    while session.screen.interactive and session.save_path is None:
        session.say("save-first")
        name = session.screen.read("")
        if not name:
            break
        path = Path(name)
        try:
            saved.save(path, session.sitting, session.table.entries)
            session.save_path = path
        except BadInput as error:
            session.say("not-saved", why=str(error))
    raise Leave


ORDERS: Final[dict[str, Callable[[Session, Asked, str], bool]]] = {
    "undo": undo,
    "rest": spend_the_rest,
    "ask": ask_me,
    "dice": dice,
    "save": save,
    "load": load,
    "quit": leave,
}
"""Commands that change something; each tells whether the question has changed."""


def pick(session: Session, line: str, actions: list[Action]) -> list[Action]:
    """What is meant of a short list, by its number or in words."""
    number = whole_number(line)
    if number is None:
        return session.reader.find(line, actions)
    return actions[number - 1 : number] if number else []


# Chance, when people say what came up


def ask_for_chance(session: Session, draw: Draw) -> None:
    """Ask what was rolled or drawn: the one person who may see it, or the whole table."""
    seat = session.source.witness(draw)
    if seat is None:
        session.screen.title(session.text("declare-open"))
    else:
        session.hand_over(seat)
        session.screen.title(session.text("declare-own", seat=session.speaker.seat(seat)))
    outcomes = [session.reader.words.read(outcome) for outcome in draw.outcomes]
    total = sum(draw.weights)
    shown = [
        f"{number}. {session.speaker.action(outcome)} ({session.text('weight', weight=weight, total=total)})"
        for number, (outcome, weight) in enumerate(zip(outcomes, draw.weights, strict=True), 1)
    ]
    session.screen.listing(shown)
    while session.source.dice == DECLARED:
        line = session.line()
        found = pick(session, line, outcomes)
        if len(found) == 1:
            by = session.table.words.actor(session.people[0] if seat is None else seat)
            session.source.tell(by, outcomes.index(found[0]))
            return
        _instead(session, line)


def _instead(session: Session, line: str) -> None:
    """While chance is asked, only the dice can be changed, the game saved, or the table left."""
    named = command(line)
    if named is not None and named[0] == "dice":
        dice(session, None, named[1])
    elif named is not None and named[0] == "save":
        save(session, None, named[1])
    elif named is not None and named[0] == "quit":
        leave(session, None, named[1])
    else:
        session.say("declare-how", said=quoted(line))
