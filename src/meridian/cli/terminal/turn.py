"""One question to a person: what they are shown, and how what they type becomes an answer."""

from __future__ import annotations

from meridian.cli.terminal import commands, pages, standing
from meridian.cli.terminal.screen import quoted
from meridian.cli.terminal.terminal import Asked, Terminal
from meridian.cli.terminal.typed import whole_number
from meridian.core.action import Action

MAX_READINGS = 6
"""The most readings of an unclear line that are listed."""
MAX_REASON_LENGTH = 200
"""How long a complaint may be."""


def ask(terminal: Terminal, seat: int) -> None:
    """Ask a person until something has happened: an answer, an undo, another game."""
    said = standing.ordered(terminal, seat)
    if said is not None:
        terminal.answer(seat, said)
        return
    covered = terminal.holder != seat
    terminal.hand_over(seat)
    asked = terminal.asked(seat)
    pages.introduce(terminal, asked)
    only = asked.only()
    if only is not None and not (covered and len(terminal.people) > 1):
        forced(terminal, asked, only)
        return
    if not terminal.queue:
        pages.options(terminal, asked)
    while not obey(terminal, asked, terminal.line()):
        pass


def forced(terminal: Terminal, asked: Asked, action: Action) -> None:
    """There is no choice: say so, with what a person would have been warned of, and play it. The same answer to
    the same question again and again is answered once."""
    warning = terminal.game.text.warning(asked.view, asked.seat, action, terminal.speaker)
    if warning:
        terminal.screen.say(warning)
    told = (asked.seat, asked.question.key, action)
    if terminal.forced != told:
        terminal.say("forced", action=terminal.speaker.action(action))
    terminal.forced = told
    terminal.answer(asked.seat, action)


def obey(terminal: Terminal, asked: Asked, line: str) -> bool:
    """Do what a line says; whether the question is settled or has changed."""
    first, *rest = terminal.reader.several(line)
    if not first:
        return _nothing(terminal, asked)
    if rest:
        terminal.queue = [*rest, *terminal.queue]
    settled = _obey_one(terminal, asked, first, len(rest))
    if not settled and terminal.queue:
        terminal.say("dropped", said=quoted(", ".join(terminal.queue)))
        terminal.queue = []
    return settled


def _nothing(terminal: Terminal, asked: Asked) -> bool:
    only = asked.only()
    if only is not None:
        return answer(terminal, asked, only)
    terminal.screen.say(f"{terminal.question(asked)} {terminal.text('how')}")
    return False


def _obey_one(terminal: Terminal, asked: Asked, line: str, more: int) -> bool:
    if whole_number(line) is not None:
        return _number(terminal, asked, line, more)
    exact = terminal.reader.read(line)
    if exact is not None:
        return answer(terminal, asked, exact)
    # Rows are never guessed at: an offer that is nearly one of the list is not meant to be that one.
    found = [] if terminal.reader.holds_rows(line) else terminal.reader.find(line, asked.offered())
    possible = [action for action in found if action in asked.open()]
    if len(found) > 1 and len(possible) == 1:
        found = possible
    named = terminal.reader.command(line)
    if named is None and not terminal.reader.holds_rows(line):
        named = _begun(terminal, line, found)
    if named is not None:
        return do(terminal, asked, *named)
    if len(found) > 1 and pages.unfold(terminal, asked, found):
        return False
    if len(found) > 1:
        readings = "; ".join(terminal.speaker.action(action) for action in found[:MAX_READINGS])
        terminal.say("unclear", said=quoted(line), readings=readings)
        return False
    if found:
        return answer(terminal, asked, found[0])
    why = terminal.reader.misread(line)
    if why:
        terminal.say("misread", said=quoted(line), why=quoted(why, MAX_REASON_LENGTH))
    else:
        terminal.say("not-understood", said=quoted(line))
    return False


def _begun(terminal: Terminal, line: str, found: list[Action]) -> tuple[str, str] | None:
    """A command by its beginning; a single letter that fits exactly one answer means that."""
    word = line.partition(" ")[0]
    return None if len(found) == 1 and (len(word) < 2 or " " in line) else terminal.reader.command_beginning(line)


def _number(terminal: Terminal, asked: Asked, line: str, more: int) -> bool:
    action = asked.numbered(line)
    if more:
        terminal.queue = []
        terminal.say("numbers-change")
    elif action is None:
        terminal.say("no-number", said=quoted(line), last=len(asked.open()))
    else:
        return answer(terminal, asked, action)
    return False


def answer(terminal: Terminal, asked: Asked, action: Action) -> bool:
    """Give an answer, if it is legal and meant."""
    refusal = asked.view.refusal(asked.seat, action)
    if refusal is not None:
        terminal.say("refused", why=terminal.speaker.refusal(refusal, action))
        return False
    if not terminal.takes(action):
        return False
    warning = terminal.game.text.warning(asked.view, asked.seat, action, terminal.speaker)
    if warning and not terminal.confirmed(warning):
        return False
    terminal.forced = None
    terminal.answer(asked.seat, action)
    terminal.store()
    return True


def do(terminal: Terminal, asked: Asked, name: str, rest: str) -> bool:
    """Carry out a command; whether the question has changed by it."""
    if name in terminal.own_commands:
        return terminal.own_commands[name]()
    if name == "always":
        return standing.always(terminal, asked, rest)
    if name in commands.COMMANDS:
        return commands.COMMANDS[name](terminal, asked, rest)
    pages.PAGES[name](terminal, asked, rest)
    return False
