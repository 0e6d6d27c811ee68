"""Clubs: circles of friends with their own ladder, tables, chat and house rules."""
