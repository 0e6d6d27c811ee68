"""Tables online: one process or several serve any game to browsers, bots and correspondents."""
