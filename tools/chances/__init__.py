"""Chances to win, fitted to games in which one thing was changed (`python -m tools.chances`)."""
