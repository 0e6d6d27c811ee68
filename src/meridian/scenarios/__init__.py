"""Scenario files: positions in words, what is played on them, and what must come of it. Lessons are written in them."""
