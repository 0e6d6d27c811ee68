"""The edition: what its data must hold, and which options a table has."""
