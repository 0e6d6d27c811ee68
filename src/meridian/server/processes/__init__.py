"""Worker processes: started by the server, asked one request at a time over a socket pair, and ended."""
