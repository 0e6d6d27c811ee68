"""For owners of an original: what to look up page by page, what their answers make, and what that does to play."""
