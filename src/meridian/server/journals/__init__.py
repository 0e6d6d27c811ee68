"""Stored journals: entries as rows, the positions they lead to, chance brought up to date."""
