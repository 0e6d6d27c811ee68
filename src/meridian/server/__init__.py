"""The server: one process or several serve any game to browsers, bots and correspondence players."""
