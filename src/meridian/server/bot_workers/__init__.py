"""Bots run here, in their own processes: a journal goes in, one answer comes out."""
