"""Bots think here, in processes of their own: a journal goes in, one answer comes out."""
