"""Duplicate sets: the same dice and decks at several tables, compared when all have ended."""
