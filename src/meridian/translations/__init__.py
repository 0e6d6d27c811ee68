"""For translators: every catalogue there is, what a language has of it, and folders to begin with."""
