"""Work that would block the event loop too long: worker processes do it; results are cached, priced and bounded."""
