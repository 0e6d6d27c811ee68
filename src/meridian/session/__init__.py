"""One game under way in memory: position, journal and chance. Terminals and servers build on it."""
