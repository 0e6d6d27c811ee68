"""Commands that change something: taking back, standing orders, dice, files, leaving."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Final

import msgspec

from meridian.cli.terminal import saved
from meridian.cli.terminal.chance import DECLARED, SEEDED
from meridian.cli.terminal.screen import quoted
from meridian.cli.terminal.terminal import Asked, Leave, Terminal
from meridian.cli.terminal.typed import whole_number
from meridian.core.action import Action
from meridian.core.errors import BadInput
from meridian.fair.source import ChanceQuestion

DICE: Final = {
    DECLARED: ("declared", "selbst", "angesagt"),
    SEEDED: ("seeded", "programm"),
}
ME: Final = ("me", "mich")
STEPS: Final = 200
"""More answers than this no use of anything needs."""


def undo(terminal: Terminal, asked: Asked, rest: str) -> bool:
    """Take the last answer back, if nothing was learnt since."""
    if not terminal.session.take_back(asked.seat):
        terminal.say("undo-not")
        return False
    terminal.clip()
    terminal.store()
    terminal.say("undone")
    return True


def spend_the_rest(terminal: Terminal, asked: Asked, rest: str) -> bool:
    """A bot answers until the use under way is finished."""
    session, game, seat = terminal.session, terminal.game, asked.seat
    answered = 0
    while seat in session.asked() and answered < STEPS:
        view = game.rules.view(session.p, seat)
        if answered and view.question(seat).key in game.use_questions:
            break
        action = terminal.advice(seat)
        if game.text.warning(view, seat, action, terminal.speaker):
            terminal.say("rest-not", action=terminal.speaker.action(action))
            break
        terminal.say("rest", action=terminal.speaker.action(action))
        terminal.answer(seat, action)
        answered += 1
    terminal.store()
    return answered > 0


def ask_me(terminal: Terminal, asked: Asked, rest: str) -> bool:
    """Give a standing order, or list those there are."""
    orders = asked.view.interjections(asked.seat)
    if not orders:
        terminal.say("no-orders")
        return False
    words = rest.split()
    said = " ".join(words[1:] if words and words[0].casefold() in ME else words)
    found = pick(terminal, said, orders)
    if len(found) != 1:
        terminal.screen.title(terminal.text("orders"))
        terminal.screen.listing(
            [f"{number}. {terminal.speaker.action(order)}" for number, order in enumerate(orders, 1)]
        )
        terminal.say("orders-how")
        return False
    terminal.answer(asked.seat, found[0])
    terminal.store()
    return True


def dice(terminal: Terminal, asked: Asked | None, rest: str) -> bool:
    """Let people say what they draw, or the program draw again."""
    wanted = next((kind for kind, words in DICE.items() if rest.casefold() in words), None)
    if wanted is None:
        terminal.say("dice-how", now=terminal.source.dice)
        return False
    terminal.source.dice = terminal.saved_game.dice = wanted
    if wanted == DECLARED:
        terminal.saved_game.header = msgspec.structs.replace(terminal.saved_game.header, chance=DECLARED)
        terminal.session.header = terminal.saved_game.header
    terminal.say("dice", now=wanted)
    return False


def save(terminal: Terminal, asked: Asked | None, rest: str) -> bool:
    """Write the game into a file."""
    path = Path(rest) if rest else terminal.save_path
    if path is None:
        terminal.say("file-missing")
        return False
    try:
        saved.save(path, terminal.saved_game, terminal.session.entries)
        terminal.saved = (path, len(terminal.session.entries))
        terminal.say("saved", game=terminal.game.name, file=str(path))
    except BadInput as error:
        terminal.say("not-saved", why=str(error))
    return False


def load(terminal: Terminal, asked: Asked, rest: str) -> bool:
    """Leave this game and go on with a saved one; the file this table saves into stays as it is."""
    if not rest:
        terminal.say("file-missing")
        return False
    try:
        saved_game = saved.load(Path(rest))
        if saved_game.game.name != terminal.game.name:
            raise BadInput(f"{rest}: a game of {saved_game.game.name}")
        terminal.store()
        terminal.sit_down(saved_game)
    except BadInput as error:
        terminal.say("not-loaded", why=str(error))
        return False
    if terminal.save_path is not None and terminal.save_path != Path(rest):
        terminal.say("saves-no-more", file=str(terminal.save_path))
        terminal.save_path = None
    terminal.say("loaded", file=rest)
    return True


def leave(terminal: Terminal, asked: Asked | None, rest: str) -> bool:
    """Leave the table; a person may save first."""
    while terminal.screen.interactive and terminal.save_path is None:
        terminal.say("save-first")
        name = terminal.screen.read("")
        if not name:
            break
        path = Path(name)
        try:
            saved.save(path, terminal.saved_game, terminal.session.entries)
            terminal.save_path = path
        except BadInput as error:
            terminal.say("not-saved", why=str(error))
    raise Leave


COMMANDS: Final[dict[str, Callable[[Terminal, Asked, str], bool]]] = {
    "undo": undo,
    "rest": spend_the_rest,
    "ask": ask_me,
    "dice": dice,
    "save": save,
    "load": load,
    "quit": leave,
}
"""Commands that change something; each tells whether the question has changed."""


def pick(terminal: Terminal, line: str, actions: list[Action]) -> list[Action]:
    """What is meant of a short list, by its number or in words."""
    number = whole_number(line)
    if number is None:
        return terminal.reader.find(line, actions)
    return actions[number - 1 : number] if number else []


# Chance, when people say what came up


def ask_for_chance(terminal: Terminal, draw: ChanceQuestion) -> None:
    """Ask what was rolled or drawn: the one person who may see it, or the whole table."""
    seat = terminal.source.witness(draw)
    if seat is None:
        terminal.screen.title(terminal.text("declare-open"))
    else:
        terminal.hand_over(seat)
        terminal.screen.title(terminal.text("declare-own", seat=terminal.speaker.seat(seat)))
    outcomes = [terminal.reader.words.read(outcome) for outcome in draw.outcomes]
    total = sum(draw.weights)
    shown = [
        f"{number}. {terminal.speaker.action(outcome)} ({terminal.text('weight', weight=weight, total=total)})"
        for number, (outcome, weight) in enumerate(zip(outcomes, draw.weights, strict=True), 1)
    ]
    terminal.screen.listing(shown)
    while terminal.source.dice == DECLARED:
        line = terminal.line()
        found = pick(terminal, line, outcomes)
        if len(found) == 1:
            by = terminal.session.words.actor(terminal.people[0] if seat is None else seat)
            terminal.source.tell(by, outcomes.index(found[0]))
            return
        _instead(terminal, line)


def _instead(terminal: Terminal, line: str) -> None:
    """While chance is asked, only the dice can be changed, the game saved, or the table left."""
    named = terminal.reader.command(line)
    if named is not None and named[0] == "dice":
        dice(terminal, None, named[1])
    elif named is not None and named[0] == "save":
        save(terminal, None, named[1])
    elif named is not None and named[0] == "quit":
        leave(terminal, None, named[1])
    else:
        terminal.say("declare-how", said=quoted(line))
