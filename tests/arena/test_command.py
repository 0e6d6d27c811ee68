"""`meridian tournament`: ladder, resuming, bad input in one line."""

from __future__ import annotations

import json
import os
import signal
import socket
import subprocess
import sys
import threading
from pathlib import Path

import pytest

from meridian.arena.cluster import RayCluster
from meridian.cli import main
from meridian.cli.arguments import read_bots
from meridian.core.errors import BadInput
from meridian.core.optional_imports import require
from tests.arena.plans import NAME

SMALL = {"--players": "random,greedy", "--games": "4", "--seats": "2", "--engine": "here"}
CODE = "import sys; from meridian.cli import main; sys.exit(main())"


def small(folder: Path, **changed: str) -> list[str]:
    """The arguments of a small tournament, some of them changed."""
    given = {**SMALL, "--out": str(folder), **{f"--{name}": value for name, value in changed.items()}}
    return ["tournament", NAME, *(part for pair in given.items() for part in pair)]


def test_a_tournament_from_plan_to_page(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    folder = tmp_path / "cup"
    assert main([*small(folder), "--save-journals"]) == 0
    first = capsys.readouterr()
    assert "greedy" in first.out
    assert "wins by seat" in first.out
    assert first.err == ""
    journals = sorted((folder / "journals").iterdir())
    assert [path.name for path in journals] == [f"match-00000{number}.jsonl" for number in (1, 2, 3, 4)]
    assert main(["replay", str(journals[0])]) == 0
    capsys.readouterr()
    parts = sorted(path.name for path in folder.glob("part-*"))
    assert main([*small(folder), "--json", "--report"]) == 0
    again = capsys.readouterr()
    assert again.err.splitlines() == [
        "meridian: 4 of 4 matches are already played",
        f"meridian: {folder / 'report.html'}",
    ]
    told = json.loads(again.out)
    assert told["matches"] == 4
    assert told["digest"][:16] in first.out
    assert {row["player"] for row in told["ladder"]} == {"random", "greedy"}
    assert sorted(path.name for path in folder.glob("part-*")) == parts
    assert main(["tournament", "report", str(folder), "--html", str(tmp_path / "own.html"), "--lang", "de"]) == 0
    assert "<html lang='de'>" in (tmp_path / "own.html").read_text(encoding="utf-8")


@pytest.mark.parametrize(
    ("changed", "line"),
    [
        ({"players": "random,gredy"}, "there is no bot 'gredy'; did you mean greedy?"),
        ({"players": "random,random"}, "--players names random twice"),
        ({"seats": "9"}, "is for 2 to 6 players, not 9"),
        ({"engine": "poool"}, "--engine 'poool' is not one of pool, here, ray; did you mean pool?"),
        ({"address": "127.0.0.1:1"}, "--address is for --engine ray only"),
        ({"engine": "ray", "address": "nowhere"}, "should read host:port"),
        ({"seating": "rotation"}, "--seating 'rotation' is not one of"),
        ({"chances": "oracle=3"}, "--chances: there is no 'oracle'"),
        ({"chances": "playouts=few"}, "should read playouts=NUMBER"),
        ({"chances": "guide=3"}, "should read guide"),
        ({"players": "random,deep:budget=fast"}, "budget=fast: a time with its unit is needed"),
        ({"games": "0"}, "must be at least 1"),
        ({"option": "no_such=1"}, "option 'no_such' is unknown"),
        ({"edition": "no-such-file.toml"}, "no-such-file.toml: No such file"),
        ({"lang": "fr"}, "there is no language 'fr'"),
    ],
)
def test_bad_input_is_told_in_one_line(
    changed: dict[str, str], line: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(small(tmp_path / "cup", **changed)) == 2
    told = capsys.readouterr().err
    assert line in told
    assert told.startswith("meridian: ")
    assert told.count("\n") == 1
    assert not list(tmp_path.glob("cup/part-*"))


def test_folders_that_cannot_be_used_are_told_in_one_line(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    taken = tmp_path / "file"
    taken.write_text("")
    assert main(small(taken)) == 2
    assert main(["tournament", "report", str(tmp_path / "none")]) == 2
    assert main(small(tmp_path / "cup")) == 0
    assert main(small(tmp_path / "cup", seed="5")) == 2
    lines = capsys.readouterr().err.splitlines()
    assert len(lines) == 3
    assert "File exists" in lines[0]
    assert "tournament.json: No such file" in lines[1]
    assert "another tournament is here: seed is 1 there, 5 here" in lines[2]


def test_a_cluster_that_is_not_there_is_told_at_once_and_results_are_kept(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    folder = tmp_path / "cup"
    assert main(small(folder)) == 0
    with socket.socket() as closed:
        closed.bind(("127.0.0.1", 0))
        port = closed.getsockname()[1]
        capsys.readouterr()
        assert main(small(folder, games="8", engine="ray", address=f"127.0.0.1:{port}")) == 2
    resumed, told = capsys.readouterr().err.splitlines()
    assert resumed == "meridian: 4 of 8 matches are already played"
    assert told == (
        f"meridian: --address 127.0.0.1:{port}: there is no Ray cluster (Connection refused) "
        f"(4 of 8 matches are kept in {folder})"
    )


def test_somebody_else_at_the_address_is_no_cluster() -> None:
    with socket.create_server(("127.0.0.1", 0)) as server:

        def answer() -> None:
            with server.accept()[0] as caller:
                caller.recv(100)
                caller.sendall(b"HTTP/1.1 400 Bad Request\r\n\r\n")

        speaking = threading.Thread(target=answer)
        speaking.start()
        with pytest.raises(BadInput, match="what answers there is no Ray cluster"):
            RayCluster(f"127.0.0.1:{server.getsockname()[1]}")
        speaking.join()


def test_ctrl_c_says_how_to_go_on(tmp_path: Path) -> None:
    command = small(tmp_path / "cup", players="random,greedy,steady", engine="pool", jobs="2")
    running = subprocess.Popen(
        [sys.executable, "-c", CODE, *command],
        stderr=subprocess.PIPE,
        stdout=subprocess.PIPE,
        text=True,
        start_new_session=True,
    )
    assert running.stderr is not None
    # Said just before the first game: three line-ups in two seats take six games.
    first = running.stderr.readline()
    os.killpg(running.pid, signal.SIGINT)
    out, rest = running.communicate()
    assert "not everybody meets everybody" in first
    assert (running.returncode, out) == (130, "")
    assert rest.startswith("meridian: stopped; ")
    assert rest.endswith(": the same command goes on\n")
    assert rest.count("\n") == 1


def test_an_extra_that_is_missing_is_named() -> None:
    require("arena", "json")
    with pytest.raises(BadInput, match=r"no_such_module is not installed: pip install 'meridian-table\[arena\]'"):
        require("arena", "json", "no_such_module")


def test_settings_of_a_bot_may_hold_commas() -> None:
    assert read_bots("random, deep:budget=50ms,width=3,steady") == ["random", "deep:budget=50ms,width=3", "steady"]
