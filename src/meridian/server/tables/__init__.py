"""Live tables: an owner on one node, followers on every other node that needs a copy."""
