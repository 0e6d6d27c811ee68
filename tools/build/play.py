"""`make play`: a table in the browser as soon as possible, compiled rules behind it.

The packages to run with are installed beside the browser client. The server then starts at once, interpreted where the
rules are not compiled yet; the build requirements and the compiler follow at a low priority while people play.
Arguments of `python -m tools.build.play` are passed to `meridian play`.
"""

from __future__ import annotations

import os
import signal
import subprocess
import sys
import time
from concurrent.futures import ThreadPoolExecutor
from typing import Any, Final

from tools.build import client, compile, locks

BEHIND: Final = "--behind"
NICENESS: Final = 10
# Tells the running server how compiling ended; see meridian.server.http.routes.faster_rules.
OUTCOME: Final = locks.ROOT / "build" / "faster-rules"
OUTCOME_VARIABLE: Final = "MERIDIAN_FASTER_RULES"
ENDED_BY_CTRL_C: Final = 130  # the status of `meridian play`, and the usual way to end it
READY: Final = "ready"
FAILED: Final = "failed"


def prepare() -> None:
    """Install the runtime packages and build the browser client in parallel."""
    with ThreadPoolExecutor(1) as beside:
        building = beside.submit(client.build_client)
        locks.install("runtime")
        locks.link_project()
        building.result()


def play(words: list[str], began: float) -> int:
    """Run the server until it ends, and the compiler in the background if needed."""
    to_compile = os.environ.get("MERIDIAN_PURE") != "1" and not compile.fits_sources()
    environment = dict(os.environ)
    if to_compile:
        OUTCOME.parent.mkdir(exist_ok=True)
        OUTCOME.unlink(missing_ok=True)
        # Compiled modules will appear beside the sources while the server runs: it must not mix the two.
        environment |= {"MERIDIAN_PURE": "1", OUTCOME_VARIABLE: str(OUTCOME)}
    command = [str(locks.VENV / "bin" / "meridian"), "play", *words]
    server = subprocess.Popen(command, env=environment, stdout=subprocess.PIPE, text=True)
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl-C reaches the server too, and ends it
    signal.signal(signal.SIGTERM, lambda *_: server.terminate())
    behind: subprocess.Popen[Any] | None = None
    try:
        for number, line in enumerate(server.stdout or ()):
            if number == 0:
                locks.timed("from the start to an open table", began)
                if to_compile:
                    behind = compile_behind()
            print(line, end="", flush=True)
        return 0 if server.wait() == ENDED_BY_CTRL_C else server.returncode
    finally:
        if behind is not None and behind.poll() is None:
            os.killpg(behind.pid, signal.SIGTERM)  # finished objects are cached: the next start continues from there
            behind.wait()


def compile_behind() -> subprocess.Popen[Any]:
    """Compile in a session of its own: Ctrl-C is for the server, which takes this with it when it ends."""
    return subprocess.Popen([sys.executable, "-m", __spec__.name, BEHIND], cwd=locks.ROOT, start_new_session=True)


def behind() -> int:
    """Install the build requirements and compile, quietly; then report the outcome."""
    os.nice(NICENESS)
    began = time.monotonic()
    try:
        locks.install("build")
        done = subprocess.run(
            [locks.PYTHON, "-m", compile.__name__], cwd=locks.ROOT, capture_output=True, text=True, check=False
        )
        last = done.stderr.strip().rpartition("\n")[2]
    except locks.CannotInstall as error:
        last = f"meridian: not compiled, plain Python will be used ({error} failed)"
    ready = compile.fits_sources()
    if ready:
        locks.timed("faster rules, compiled behind the table: restart when you like", began)
    else:
        print(last, flush=True)
    fresh = OUTCOME.with_suffix(".new")
    fresh.write_text(READY if ready else FAILED, encoding="ascii")
    fresh.replace(OUTCOME)
    return 0


def main(words: list[str]) -> int:
    began = time.monotonic()
    locks.require_python()
    if words == [BEHIND]:
        return behind()
    try:
        prepare()
    except (locks.CannotInstall, client.CannotBuildClient) as error:
        print(f"play: {error}", file=sys.stderr)
        return 1
    except KeyboardInterrupt:
        return ENDED_BY_CTRL_C
    return play(words, began)


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
