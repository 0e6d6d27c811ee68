"""A process for bots: requests come in over its standard input, one at a time, and replies go out.

python -m meridian.server.bot_workers.worker TABLES LONGEST MAKERS NICENESS HOSTED
"""

from __future__ import annotations

import sys

import msgspec

from meridian.own_bots.hosted import host
from meridian.own_bots.spec import Code
from meridian.server.bot_workers.bot_process import BotProcess, makers_at
from meridian.server.bot_workers.request import WorkerRequest
from meridian.server.processes.loop import answer_requests


def main(tables: int, longest: float, makers: str, niceness: int, offered: str) -> None:
    """Answers requests until the server closes the input. `offered` are the bots of users, as JSON."""
    host(msgspec.json.decode(offered, type=dict[str, Code]))
    bot_process = BotProcess(tables, makers_at(makers))
    decoder = msgspec.msgpack.Decoder(WorkerRequest)

    def answer(question: bytes) -> bytes:
        return msgspec.msgpack.encode(bot_process.answer(decoder.decode(question)))

    answer_requests(answer, niceness, longest)


if __name__ == "__main__":
    main(int(sys.argv[1]), float(sys.argv[2]), sys.argv[3], int(sys.argv[4]), sys.argv[5])
