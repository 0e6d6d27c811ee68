"""What the server answers over HTTP, a file for each matter; every file ends with its ROUTES."""
