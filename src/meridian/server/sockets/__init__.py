"""One socket: a seat or a spectator at a table."""
