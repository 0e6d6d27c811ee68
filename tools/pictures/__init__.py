"""The pictures of README and docs: stills and short animations of real games, the same ones each time."""
