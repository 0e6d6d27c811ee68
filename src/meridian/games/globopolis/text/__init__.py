"""Positions in sentences, for people."""
