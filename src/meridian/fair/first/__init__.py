"""Format 1 of verifiable chance: tables begun under it end under it, and its reports stay readable.

What it does not prove is told in docs/fairness.md; no new table begins here.
"""

FORMAT = 1
