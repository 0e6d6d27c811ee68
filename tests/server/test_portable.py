"""Bots without POSIX: servers and bots of one's own start their processes as every system can.

The processes run with what Python on Windows lacks taken away (`as_windows/sitecustomize.py`); the code is the real
one.
"""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path

from meridian import games
from meridian.own_bots import child
from tests.any_game import seats_of
from tests.server.online import BOT, SRC, Server, me
from tests.server.patience import PATIENCE

ROOT = Path(__file__).parents[2]
AS_WINDOWS = Path(__file__).with_name("as_windows")
TOLD = "as on Windows"
TRADER = ROOT / "examples" / "bots" / "trader.py"
WITHOUT_BOUNDS = """
import runpy, sys
sys.modules["resource"] = None
sys.argv = sys.argv[1:]
runpy.run_path(sys.argv[0], run_name="__main__")
"""
NAME = games.shipped()[0]


def test_a_server_without_posix_lets_bots_play(tmp_path: Path) -> None:
    server = Server(tmp_path)
    path = os.pathsep.join([str(AS_WINDOWS), str(SRC), str(ROOT)])
    environment = {**os.environ, **server.variables, "PYTHONPATH": path}
    command = [sys.executable, "-m", "meridian", "serve", "--port", "0", "--json", *server.options]
    with (tmp_path / "server.log").open("ab") as log:
        process = subprocess.Popen(command, env=environment, stdout=subprocess.PIPE, stderr=log)
    assert process.stdout is not None
    try:
        server.address = json.loads(process.stdout.readline() or server.log())["url"]
        table, (token,) = server.begun(NAME, [me(), *[BOT] * (seats_of(games.load(NAME)) - 1)])
        with server.play(table, token) as client:
            before = len(client.facts)
            client.answer(client.options()[0])
            client.until(lambda _: client.question is not None and len(client.facts) > before)
        assert server.log().count(TOLD) >= 2, "a worker was started otherwise"
    finally:
        process.terminate()
        process.wait(PATIENCE)
        process.stdout.close()
        server.http.close()
    assert "Traceback" not in server.log()


def test_a_bot_of_ones_own_plays_where_memory_cannot_be_bounded(tmp_path: Path) -> None:
    start = {"type": "start", "game": NAME, "seats": 2, "seat": 0, "seed": 1}
    words = [child.__file__, str(1 << 30), "file", str(TRADER), "Trader", str(TRADER.parent)]
    told = subprocess.run(
        [sys.executable, "-I", "-B", "-c", WITHOUT_BOUNDS, *words],
        input=json.dumps(start) + "\n",
        cwd=tmp_path,
        env={},
        capture_output=True,
        text=True,
        check=True,
    )
    assert json.loads(told.stdout) == {"type": "ready", "protocol": child.PROTOCOL}
