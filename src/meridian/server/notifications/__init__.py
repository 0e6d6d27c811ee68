"""Notifications: each question notifies an absent player once, by e-mail or webhook, outside their quiet hours."""
