"""`meridian check`: run scenario files."""

from __future__ import annotations

import json
import sys
from pathlib import Path
from typing import Annotated

from cyclopts import Parameter

from meridian.core.errors import BadInput
from meridian.testing.check import check_file, find


def run(*paths: Path, as_json: Annotated[bool, Parameter(name="--json")] = False) -> int:
    """Run scenario files and end with "N passed, N failed".

    Exit status 1 if one failed, 2 if one could not be used.

    Parameters
    ----------
    paths
        Scenario files, or folders of them.
    as_json
        Print one JSON object instead of lines.
    """
    if not paths:
        raise BadInput("check: name a scenario file or a folder of them")
    passed, failed, unusable = 0, [], []
    for path in find(list(paths)):
        try:
            outcomes = check_file(path)
        except BadInput as error:
            unusable.append(str(error))
            continue
        for outcome in outcomes:
            if not outcome.line:
                passed += 1
            elif outcome.usable:
                failed.append(outcome.line)
            else:
                unusable.append(outcome.line)
    if as_json:
        print(json.dumps({"passed": passed, "failed": failed, "unusable": unusable}, ensure_ascii=False))
    else:
        for line in failed:
            print(line)
        for line in unusable:
            print(f"meridian: {line}", file=sys.stderr)
        print(f"{passed} passed, {len(failed) + len(unusable)} failed")
    return 2 if unusable else 1 if failed else 0
