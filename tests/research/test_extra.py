"""Without the libraries of an extra: one line that says how to get them."""

from __future__ import annotations

import subprocess
import sys

import pytest

BLOCKED = """
import sys
sys.modules[{library!r}] = None
from meridian.core.errors import BadInput
try:
    {use}
except BadInput as error:
    print(error)
"""


@pytest.mark.parametrize(
    ("library", "use", "extra"),
    [
        ("pettingzoo", "import meridian.research.pettingzoo_env", "gym"),
        ("gymnasium", "import meridian.research.gym_env", "gym"),
        ("numpy", "import meridian.research.gym_env", "gym"),
        ("librt.vecs", "import meridian.research.gym_env", "gym"),
        ("numpy", "import meridian.research.neural", "gym"),
        ("gymnasium", "import meridian.research.gym_vector", "gym"),
        ("pyspiel", "import meridian.research.openspiel_game", "openspiel"),
        ("polars", "from meridian.research.parquet import load_polars; load_polars()", "arena"),
    ],
)
def test_a_missing_library_is_told_in_one_line(library: str, use: str, extra: str) -> None:
    code = BLOCKED.format(library=library, use=use)
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert done.stdout == f"{library} is not installed: pip install 'meridian-table[{extra}]'\n"
