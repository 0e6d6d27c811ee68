"""Research: the games as learning environments, encoded the same way for every library, and journals as datasets."""
