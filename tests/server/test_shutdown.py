"""A server that is told to end ends in time, whatever it is doing."""

from __future__ import annotations

import signal
import subprocess
import sys
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import httpx

from meridian import games
from tests.server.online import Server
from tests.server.patience import PATIENCE
from tests.server.services import wait_for
from tests.server.test_background import ENDLESS

SECONDS = 15
"""How long the server may take to end."""
WAITING = 'meridian_queue_length{queue="background"} 1.0'
"""One request is worked on, and the other waits for it."""
STUCK = """
import uvicorn
from meridian.server.http.local_network import listen
from tests.server.patience import PATIENCE
from meridian.server.http.shutdown import GracefulServer

async def app(scope, receive, send):
    await send({"type": "http.response.start", "status": 200, "headers": []})
    await send({"type": "http.response.body", "body": b"x", "more_body": True})
    while True:
        pass

listening = listen("127.0.0.1", 0)
print(listening.getsockname()[1], flush=True)
config = uvicorn.Config(app, log_config=None, lifespan="off")
GracefulServer(config, 1).run(sockets=[listening])
"""


def test_a_server_busy_with_an_edition_ends_in_time(tmp_path: Path) -> None:
    with Server(tmp_path, MERIDIAN_SHUTDOWN_SECONDS=str(SECONDS)) as server, ThreadPoolExecutor() as clients:
        path = server.url(f"/api/games/{games.shipped()[0]}/edition/check")

        def check(text: str) -> int:
            return httpx.post(path, json={"name": "own.toml", "text": text}, timeout=PATIENCE).status_code

        assert check("") == 200, "a worker has started"
        waits = [clients.submit(check, text) for text in (ENDLESS, ENDLESS + "0")]
        wait_for(lambda: WAITING in server.http.get(server.url("/metrics")).text, "both requests")
        assert not any(one.done() for one in waits)
        process = server.process
        assert process is not None
        process.send_signal(signal.SIGTERM)
        assert process.wait(SECONDS) == -signal.SIGTERM, "it was ended by force"
        assert [one.result() for one in waits] == [503, 503]
        server.ended()
        assert "Timeout" not in server.log()


def test_a_server_whose_loop_is_stuck_is_ended_all_the_same(tmp_path: Path) -> None:
    process = subprocess.Popen([sys.executable, "-c", STUCK], stdout=subprocess.PIPE, stderr=subprocess.PIPE)
    with process:
        assert process.stdout is not None
        assert process.stderr is not None
        port = int(process.stdout.readline())
        with httpx.stream("GET", f"http://127.0.0.1:{port}/", timeout=PATIENCE) as answer:
            assert answer.status_code == 200
            process.send_signal(signal.SIGTERM)
            assert process.wait(PATIENCE) == 1
        assert b"Timeout" in process.stderr.read()
