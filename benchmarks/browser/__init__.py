"""The table in real browsers: how soon a move is seen elsewhere, and how smoothly the maps zoom."""
