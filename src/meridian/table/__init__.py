"""A table: one game under way, in memory."""
