"""A promise in words at a real server: who reads it, what is refused, and that a restart keeps it."""

from __future__ import annotations

import json
from collections.abc import Iterator
from typing import Any

import pytest

from tests.server.online import Client, Message, Server, me, play_on

GAME = "globopolis"
WORDS = 'No <img src=x> Agents in "Xanadu" \\ Ä'
MARK = "Xanadu"
"""What only those read who may know of the offer."""
WRITTEN = "written"


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    folder = tmp_path_factory.mktemp("server")
    refused = folder / "refused.txt"
    refused.write_text("-*\nrhubarb*\n", encoding="utf-8")
    with Server(folder, MERIDIAN_BLOCKED_NAMES=str(refused)) as found:
        yield found


class Table:
    """Three people at a table where it is time to trade, and a spectator. The maker of offers comes first."""

    def __init__(self, server: Server, **more: Any) -> None:
        self.server = server
        self.table, tokens = server.begun(GAME, [me("Ann"), me("Ben"), me("Cleo")], **more)
        self.clients = [server.play(self.table, token) for token in tokens]
        play_on(self.clients, until=self.trades)
        first = [self.trades(client) for client in self.clients].index(True)
        self.order = [(first + at) % 3 for at in range(3)]
        self.maker, self.taker, self.third = (self.clients[at] for at in self.order)
        self.one, self.two, _ = (f"p{at + 1}" for at in self.order)
        # Whoever watches, and somebody who is told every step.
        self.watching = server.play(self.table, None)
        self.stepping = server.play(self.table, tokens[self.order[1]], steps=True)
        self.tokens = tokens

    @staticmethod
    def trades(client: Client) -> bool:
        return client.question is not None and client.question["key"] == "option-phase"

    def __enter__(self) -> Table:
        return self

    def __exit__(self, *_: object) -> None:
        for client in self.everybody():
            client.close()

    def everybody(self) -> list[Client]:
        return [*self.clients, self.watching, self.stepping]

    def offer(self, text: str | None, client: Client | None = None) -> Message:
        """Offer a promise in words against EU."""
        said = f"offer {self.one}:{self.two}:word:3,{self.two}:{self.one}:eu:1 - 3"
        words = said if text is None else f"{said} {json.dumps(text)}"
        return (client or self.maker).say("answer", action=words)

    def accept(self) -> None:
        assert self.taker.say("answer", action="accept 1 -")["type"] == "accepted"

    def meet(self) -> None:
        """Wait until everybody has heard everything."""
        for client in self.everybody():
            client.say("look")

    def written(self, client: Client) -> list[tuple[str, str]]:
        """What stands in writing for a client, by request; its own view says the same."""
        found = client.looked().get(WRITTEN, [])
        assert client.encoded_view().get(WRITTEN, []) == found
        return [(one["key"], one["args"]["text"]) for one in found]


def told(client: Client) -> list[tuple[str, str]]:
    """The texts in the log of a client."""
    return [(fact["key"], fact["args"]["text"]) for fact in client.facts if "text" in fact["args"]]


def test_the_parties_of_an_offer_read_its_words_and_nobody_else(server: Server) -> None:
    with Table(server) as at:
        assert at.offer(WORDS)["type"] == "accepted"
        at.meet()
        for client in (at.maker, at.taker, at.stepping):
            assert at.written(client) == [("offer-words", WORDS)]
        at.accept()
        at.meet()
        log = [("offer-words", WORDS), ("promise-words", WORDS)]
        for client in (at.maker, at.taker, at.stepping):
            assert at.written(client) == [("promise-words", WORDS)]
            assert told(client) == log
            sections = client.say("portrait")["data"]
            assert any(WORDS in line for section in sections for line in section["lines"])
        for client in (at.third, at.watching):
            assert at.written(client) == []
            assert WRITTEN not in client.looked()
            client.say("portrait")
            assert any(fact["key"] == "promised" for fact in client.facts)
            assert not [frame for frame in client.frames if MARK in frame or "-words" in frame or WRITTEN in frame]

        # It is stored: after a restart the same people read the same.
        server.kill()
        server.start()
        for seat, texts in zip(at.order, (log, log, []), strict=True):
            with Client(server, at.table, at.tokens[seat], log=1000) as again:
                welcome = again.until("welcome")
                assert [(one["key"], one["args"]["text"]) for one in welcome["log"] if "text" in one["args"]] == texts
                assert at.written(again) == texts[1:]


def test_a_declined_offer_takes_its_words_along(server: Server) -> None:
    with Table(server) as at:
        assert at.offer(WORDS)["type"] == "accepted"
        assert at.taker.say("answer", action="decline 1 price")["type"] == "accepted"
        at.meet()
        for client in at.everybody():
            assert at.written(client) == []


@pytest.mark.parametrize(
    ("text", "reason"),
    [
        ("a" * 121, "at most 120 letters"),
        ("bell\a", "all printable"),
        ("two\nlines", "all printable"),
        ("a\u202eb", "all printable"),
        (" blank ", "no blanks around it"),
        ("R h u b a r b pie", "is not allowed on this server"),
        ("rhubärbs", "is not allowed on this server"),
    ],
)
def test_what_may_not_be_written_is_refused_in_one_line(server: Server, text: str, reason: str) -> None:
    with Table(server) as at:
        refused = at.offer(text)
        assert refused["type"] == "refused"
        assert reason in refused["text"]
        assert "\n" not in refused["text"]
        planned = at.maker.say("plan", answers=[f"offer {at.one}:{at.two}:word:3 - 3 {json.dumps(text)}"])
        assert planned["type"] == "refused"
        assert at.offer("Fair words")["type"] == "accepted"


def test_a_text_counts_as_chat(server: Server) -> None:
    """At a table without chat a promise has no text; and a text needs a promise in words."""
    with Table(server, chat="off") as at:
        assert at.offer(WORDS)["reason"] == "text-no-chat"
        assert at.offer(None)["type"] == "accepted"
    with Table(server) as at:
        said = f'offer {at.one}:{at.two}:eu:1 - 3 "Hello"'
        assert at.maker.say("answer", action=said)["reason"] == "no-promise-in-words"
