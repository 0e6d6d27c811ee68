"""What the guide and the example promise: their code runs, and the policy learns."""

from __future__ import annotations

import re
import subprocess
import sys
from pathlib import Path

import pytest

from tests.research.walks import encoding

ROOT = Path(__file__).resolve().parents[2]
GUIDE = (ROOT / "docs" / "research.md").read_text(encoding="utf-8")
BLOCKS = re.findall(r"```python\n(.*?)```", GUIDE, re.DOTALL)


@pytest.mark.parametrize("number", range(len(BLOCKS)))
def test_python_of_the_guide_runs(number: int) -> None:
    done = subprocess.run([sys.executable, "-c", BLOCKS[number]], capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr


def test_the_guide_tells_true_sizes() -> None:
    for title, name in (("Global Domination", "global-domination"), ("Globetrotters", "globetrotters")):
        found = re.search(rf"\| {title} \| (\d) to (\d) \| ([\d,]+) to ([\d,]+) \| ([\d,]+) to ([\d,]+) \|", GUIDE)
        assert found is not None
        low, high, *sizes = (int(each.replace(",", "")) for each in found.groups())
        codes = [encoding(name, low), encoding(name, high)]
        assert sizes == [*(code.observations.size for code in codes), *(code.actions.size for code in codes)]


@pytest.mark.slow
def test_the_example_beats_random_players() -> None:
    command = [sys.executable, str(ROOT / "examples" / "train_policy.py"), "--games", "240", "--evaluation", "60"]
    done = subprocess.run(command, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
    found = re.search(r"after training: .*\(([\d.]+)% to", done.stdout)
    assert found is not None, done.stdout
    assert float(found[1]) > 50, done.stdout
