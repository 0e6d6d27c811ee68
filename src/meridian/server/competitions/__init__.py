"""Leagues and cups: competitions whose rounds the server opens and counts."""
