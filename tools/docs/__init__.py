"""The documentation site: `make docs` builds it from docs/ and from what the code says of itself."""
