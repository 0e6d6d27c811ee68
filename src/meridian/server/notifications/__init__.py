"""Notices: who is asked something while away is told so once, by e-mail or webhook, at an hour that suits them."""
