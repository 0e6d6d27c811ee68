"""Moderation: names that a server refuses, reports of people, whom a profile mutes or blocks, and the audit trail."""
