"""Runs `meridian` and notes, every few milliseconds of its CPU, where the main thread is: a profile that costs little.

    python -m benchmarks.server.sampled FILE serve --port 0 ...

The file gets a line for each different stack, outermost first, with the microseconds seen there.
"""

from __future__ import annotations

import signal
import sys
import time
from collections import Counter
from pathlib import Path
from types import CodeType, FrameType

EVERY = 0.002
"""Seconds of CPU between two looks."""


class Sampler:
    """Counts microseconds of CPU by the stack of the main thread. The timer counts the CPU of all threads, so a look
    says how much of it was the main thread's: while another one holds the interpreter, it has none."""

    def __init__(self) -> None:
        self.seen: Counter[tuple[CodeType, ...]] = Counter()
        self._used = time.thread_time_ns()

    def start(self) -> None:
        """Begin to look."""
        signal.signal(signal.SIGPROF, self._look)
        signal.setitimer(signal.ITIMER_PROF, EVERY, EVERY)

    def stop(self) -> None:
        """Look no more."""
        signal.setitimer(signal.ITIMER_PROF, 0)

    def _look(self, _: int, frame: FrameType | None) -> None:
        stack: list[CodeType] = []
        while frame is not None:
            stack.append(frame.f_code)
            frame = frame.f_back
        used = time.thread_time_ns()
        self.seen[tuple(reversed(stack))] += (used - self._used) // 1000
        self._used = used

    def lines(self) -> list[str]:
        """What was seen, longest first."""
        return [f"{';'.join(map(place, stack))} {times}" for stack, times in self.seen.most_common()]


def place(code: CodeType) -> str:
    """A function as a profile names it: the last parts of its file, and its name."""
    parts = Path(code.co_filename).parts[-2:]
    return f"{'/'.join(parts)}:{code.co_qualname}"


def main() -> None:
    """Run the command line that follows the name of the file."""
    from meridian.cli import main as meridian

    target = Path(sys.argv[1])
    sampler = Sampler()
    sampler.start()
    try:
        meridian(sys.argv[2:])
    except KeyboardInterrupt:  # how a server is told to end
        pass
    finally:
        sampler.stop()
        target.write_text("".join(f"{line}\n" for line in sampler.lines()), encoding="utf-8")


if __name__ == "__main__":
    main()
