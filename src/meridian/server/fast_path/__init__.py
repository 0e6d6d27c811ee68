"""Shortcuts on the way of every socket message. Each of them can be left out."""
