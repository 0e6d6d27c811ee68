"""Accounts: signing in, tokens and keys, names, ratings."""
