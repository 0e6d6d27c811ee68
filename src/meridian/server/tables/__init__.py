"""Tables under way: a copy on every node that needs one, an owner on one of them."""
