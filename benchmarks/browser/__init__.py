"""The table in real browsers: how soon a move is seen elsewhere, how smoothly the maps zoom,
and how a weak machine bears it."""
