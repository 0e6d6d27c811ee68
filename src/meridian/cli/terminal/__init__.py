"""A table in the terminal: people at the keyboard, bots in the other seats."""
