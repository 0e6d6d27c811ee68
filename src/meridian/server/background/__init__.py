"""Work that takes longer than the event loop can wait: done by worker processes, cached, priced and bounded."""
