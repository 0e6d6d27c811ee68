"""Worker processes: the server starts them, sends one request at a time over a socket pair, and ends them."""
