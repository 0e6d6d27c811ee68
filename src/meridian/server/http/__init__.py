"""HTTP: routes, the checks before them, and the uvicorn protocols below them."""
