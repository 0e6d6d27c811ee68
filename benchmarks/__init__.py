"""Speed, measured as CPU time in one run: `make bench`."""
