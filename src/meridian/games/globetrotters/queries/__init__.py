"""What a position can be asked beyond playing, as plain data in ids."""
