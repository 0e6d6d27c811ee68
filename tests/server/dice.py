"""Play at tables where people enter real dice."""

from __future__ import annotations

import time
from collections.abc import Callable
from contextlib import suppress
from random import Random

from tests.server.online import Client, Message, any_of
from tests.server.patience import PATIENCE


def dice_of(client: Client) -> Message | None:
    """The die to be entered, as far as this client knows."""
    found: Message | None = client.situation.get("dice")
    return found


def play_with_dice(
    clients: list[Client], random: Random, until: Callable[[Client], bool] = lambda _: False, silent: bool = False
) -> list[str]:
    """Answer questions, and enter dice by the first client, until a client meets a condition or the game is over. With
    `silent` stop before the first die. Returns the dice entered."""
    read: list[str] = []
    choose, limit = any_of(random), time.monotonic() + PATIENCE
    while time.monotonic() < limit:
        for client in clients:
            client.drain()
        die = dice_of(clients[0])
        if any(until(client) for client in clients) or clients[0].over or (die is not None and silent):
            return read
        asked = next((client for client in clients if client.question is not None), None)
        if die is not None:
            read.append(random.choice(die["outcomes"]))
            reply = clients[0].say("declare", outcome=read[-1], number=die["number"])
            if reply["type"] != "accepted":
                # Only what was taken back in the meantime may be refused, and that news is on its way.
                assert reply["reason"] == "no-die", reply
                read.pop()
            if dice_of(clients[0]) == die:
                clients[0].until("situation")
        elif asked is not None:
            reply = asked.answer(choose(asked))
            # An interjection of a bot may change the question while an answer is on its way.
            assert reply["type"] == "accepted" or reply["reason"] == "stale", reply
        else:
            with suppress(TimeoutError):
                clients[0].hear(0.02)
    raise TimeoutError("nothing goes on")
