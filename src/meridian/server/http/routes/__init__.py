"""The HTTP routes, one file per topic; every file ends with its ROUTES."""
