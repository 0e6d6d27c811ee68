"""The shipped test kit: scenario files, the contract every game keeps, and chance by script."""
