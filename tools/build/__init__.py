"""Build and start tools, with the standard library only: compile, client, locks, play."""
