"""The loop of a game: from the welcome to the result, or until a person leaves."""

from __future__ import annotations

from meridian.cli.terminal.commands import ask_for_chance
from meridian.cli.terminal.screen import EndOfInput
from meridian.cli.terminal.terminal import Leave, Terminal
from meridian.cli.terminal.turn import ask


def play(terminal: Terminal) -> None:
    """Play until the game is over or a person leaves."""
    welcome(terminal)
    try:
        while not terminal.session.p.over:
            step(terminal)
        terminal.store()
        finish(terminal)
    except (Leave, EndOfInput):
        terminal.store()
        terminal.part()


def welcome(terminal: Terminal) -> None:
    """Say what this is and who plays."""
    game, screen = terminal.game.name, terminal.screen
    title = terminal.speaker.text(f"game-{game}")
    screen.say(terminal.text("welcome", game=title, players=", ".join(terminal.speaker.players)), "bold")
    screen.say(terminal.speaker.text(f"game-{game}.help"))
    terminal.say("welcome-help")


def step(terminal: Terminal) -> None:
    """One answer: of chance, of a bot, or of a person."""
    session = terminal.session
    session.let_chance_decide()
    draw = session.draw()
    if draw is not None:
        ask_for_chance(terminal, draw)
    elif not session.p.over:
        seat = terminal.next_seat()
        chair = terminal.saved_game.chairs[seat]
        if chair.person():
            terminal.store()
            ask(terminal, seat)
        else:
            terminal.answer(seat, terminal.choose(seat, chair.kind))


def finish(terminal: Terminal) -> None:
    """The game is over: what happened last, as all may know it, and how it ended."""
    if len(terminal.people) == 1:
        terminal.tell_news(terminal.people[0])
    else:
        terminal.screen.cover()
        shown = min(terminal.told[seat] for seat in terminal.people)
        for _, fact in terminal.session.facts[shown:]:
            if fact.heard_by(None):
                terminal.screen.say(terminal.speaker.fact(fact))
    terminal.screen.title(terminal.text("result"))
    result = terminal.game.rules.result(terminal.session.p)
    for place, seat in enumerate(result.ranking, start=1):
        terminal.say("place", place=place, seat=terminal.speaker.seat(seat), score=result.scores[seat])
    winners = ", ".join(terminal.speaker.seat(seat) for seat in result.winners)
    terminal.screen.say(terminal.speaker.text("winner", players=winners), "bold")
