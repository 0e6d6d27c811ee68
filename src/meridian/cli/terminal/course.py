"""The course of a sitting: from the welcome to the result, or until somebody leaves."""

from __future__ import annotations

from meridian.cli.terminal.orders import ask_for_chance
from meridian.cli.terminal.screen import EndOfInput
from meridian.cli.terminal.session import Leave, Session
from meridian.cli.terminal.turn import ask


def play(session: Session) -> None:
    """Play until the game is over or somebody leaves."""
    welcome(session)
    try:
        while not session.table.p.over:
            step(session)
        session.store()
        finish(session)
    except (Leave, EndOfInput):
        session.store()
        session.part()


def welcome(session: Session) -> None:
    """Say what this is and who plays."""
    game, screen = session.game.name, session.screen
    title = session.speaker.text(f"game-{game}")
    screen.say(session.text("welcome", game=title, players=", ".join(session.speaker.players)), "bold")
    screen.say(session.speaker.text(f"game-{game}.help"))
    session.say("welcome-help")


def step(session: Session) -> None:
    """One answer: of chance, of a bot, or of a person."""
    table = session.table
    table.let_chance_decide()
    draw = table.draw()
    if draw is not None:
        ask_for_chance(session, draw)
    elif not table.p.over:
        seat = session.next_seat()
        chair = session.sitting.chairs[seat]
        if chair.person():
            session.store()
            ask(session, seat)
        else:
            session.answer(seat, session.choose(seat, chair.kind))


def finish(session: Session) -> None:
    """The game is over: what happened last, as all may know it, and how it ended."""
    if len(session.people) == 1:
        session.tell_news(session.people[0])
    else:
        session.screen.cover()
        shown = min(session.told[seat] for seat in session.people)
        for _, fact in session.table.facts[shown:]:
            if fact.heard_by(None):
                session.screen.say(session.speaker.fact(fact))
    session.screen.title(session.text("result"))
    result = session.game.result(session.table.p)
    for place, seat in enumerate(result.ranking, start=1):
        session.say("place", place=place, seat=session.speaker.seat(seat), score=result.scores[seat])
    winners = ", ".join(session.speaker.seat(seat) for seat in result.winners)
    session.screen.say(session.speaker.text("winner", players=winners), "bold")
