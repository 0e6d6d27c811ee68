"""Standing orders at the keyboard: an answer that a person wants to give to a question whenever it is asked."""

from __future__ import annotations

from typing import Final

from meridian.cli.terminal.terminal import Asked, StandingOrder, Terminal
from meridian.core.action import Action

OFF: Final = ("off", "aus")


def ordered(terminal: Terminal, seat: int) -> Action | None:
    """What a person has ordered to be answered now; None if the person is asked."""
    view = terminal.game.rules.view(terminal.session.p, seat)
    order = terminal.standing.get((seat, view.question(seat).key))
    if order is None or view.refusal(seat, order.action) is not None:
        return None
    return order.action if kinds_of(view.options(seat)) <= order.kinds else None


def kinds_of(actions: list[Action]) -> frozenset[type[Action]]:
    """The kinds of answers."""
    return frozenset(type(action) for action in actions)


def always(terminal: Terminal, asked: Asked, rest: str) -> bool:
    """Order an answer to this question for the rest of the sitting, take the orders back, or list them."""
    own = {key: order for key, order in terminal.standing.items() if key[0] == asked.seat}
    if rest.casefold() in OFF:
        for key in own:
            del terminal.standing[key]
        terminal.say("always-off")
        return False
    action = asked.numbered(rest)
    found = [action] if action is not None else terminal.reader.find(rest, asked.legal) if rest else []
    if len(found) != 1 or found[0] not in asked.legal:
        terminal.screen.title(terminal.text("orders"))
        terminal.screen.listing([terminal.speaker.action(order.action) for order in own.values()])
        terminal.say("always-how")
        return False
    key = asked.seat, asked.question.key
    known = own[key].kinds if key in own else frozenset()
    terminal.standing[key] = StandingOrder(found[0], known | kinds_of(asked.legal))
    terminal.say("always", action=terminal.speaker.action(found[0]))
    terminal.answer(asked.seat, found[0])
    terminal.store()
    return True
