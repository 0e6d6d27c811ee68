"""A background worker process.

python -m meridian.server.background.worker LONGEST
"""

from __future__ import annotations

import sys

import msgspec

from meridian.server.background.jobs import Job
from meridian.server.background.work import result_of
from meridian.server.processes.loop import answer_requests

NICENESS = 10  # players come first, then bots


def main(longest: float) -> None:
    """Answers requests until the server closes the input."""
    decoder: msgspec.msgpack.Decoder[Job] = msgspec.msgpack.Decoder(Job)

    def answer(request: bytes) -> bytes:
        return msgspec.msgpack.encode(result_of(decoder.decode(request)), enc_hook=str)

    answer_requests(answer, NICENESS, longest)


if __name__ == "__main__":
    main(float(sys.argv[1]))
