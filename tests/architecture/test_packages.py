"""A source distribution makes a complete wheel without Node, and the wheel plays."""

from __future__ import annotations

import os
import subprocess
import sys
import tarfile
from pathlib import Path
from zipfile import ZipFile

import pytest

from tools.build import client

ROOT = Path(__file__).parents[2]
PLAIN = {**os.environ, "MERIDIAN_PURE": "1"}


def python(*words: str | Path, cwd: Path, **variables: str) -> str:
    done = subprocess.run(
        [sys.executable, *map(str, words)],
        cwd=cwd,
        env={**PLAIN, **variables},
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, done.stdout + done.stderr
    return done.stdout


@pytest.mark.slow
def test_a_source_distribution_makes_a_wheel_that_plays(tmp_path: Path) -> None:
    client.build_client()
    python("-m", "build", "--sdist", "--no-isolation", "--outdir", tmp_path, cwd=ROOT)
    (packed,) = tmp_path.glob("meridian_table-*.tar.gz")
    with tarfile.open(packed) as archive:
        archive.extractall(tmp_path, filter="data")
    unpacked = tmp_path / packed.name.removesuffix(".tar.gz")
    without_node = str(Path(sys.executable).parent)
    python("-m", "build", "--wheel", "--no-isolation", "--outdir", tmp_path, cwd=unpacked, PATH=without_node)
    (wheel,) = tmp_path.glob("meridian_table-*-py3-none-any.whl")
    with ZipFile(wheel) as held:
        names = held.namelist()
        assert "meridian/web/dist/index.html" in names
        assert {f"meridian/{path}" for path in ("py.typed", "__main__.py")} <= set(names)
        held.extractall(tmp_path / "installed")
    told = python(
        "-m",
        "meridian",
        "simulate",
        "global-domination",
        "--option",
        "turns=4",
        "--json",
        cwd=tmp_path,
        PYTHONPATH=str(tmp_path / "installed"),
    )
    assert '"unfinished": 0' in told
