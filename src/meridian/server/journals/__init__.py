"""Stored journals: entries as rows, the positions they lead to, and the state of chance after them."""
