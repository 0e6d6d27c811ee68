"""A process for bots: requests come in over a socket, one at a time, and replies go out.

python -m meridian.server.bot_workers.worker DESCRIPTOR TABLES LONGEST MAKERS NICENESS HOSTED
"""

from __future__ import annotations

import sys

import msgspec

from meridian.own_bots.hosted import host
from meridian.own_bots.spec import Code
from meridian.server.bot_workers.bot_process import BotProcess, makers_at
from meridian.server.bot_workers.request import WorkerRequest
from meridian.server.processes.loop import answer_requests


def main(descriptor: int, tables: int, longest: float, makers: str, niceness: int, offered: str) -> None:
    """Answers requests until the server closes the socket. `offered` are the bots of users, as JSON."""
    host(msgspec.json.decode(offered, type=dict[str, Code]))
    mind = BotProcess(tables, makers_at(makers))
    decoder = msgspec.msgpack.Decoder(WorkerRequest)

    def answer(question: bytes) -> bytes:
        return msgspec.msgpack.encode(mind.answer(decoder.decode(question)))

    answer_requests(descriptor, answer, niceness, longest)


if __name__ == "__main__":
    main(int(sys.argv[1]), int(sys.argv[2]), float(sys.argv[3]), sys.argv[4], int(sys.argv[5]), sys.argv[6])
