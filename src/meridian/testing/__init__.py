"""The shipped test kit: the contract every game keeps, and random games."""
