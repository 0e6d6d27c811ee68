"""Format 1 of verifiable chance: tables begun under it end under it, and its reports stay readable.

docs/fairness.md says what it does not prove; no new table begins here.
"""

FORMAT = 1
