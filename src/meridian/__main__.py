"""`python -m meridian`: the same as `meridian`."""

from __future__ import annotations

import sys

from meridian.cli import main

if __name__ == "__main__":
    sys.exit(main())
