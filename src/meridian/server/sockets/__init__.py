"""WebSocket connections: one seat or one spectator at a table each."""
