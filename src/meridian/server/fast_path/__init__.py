"""A shortcut that every move benefits from: whole text frames bypass uvicorn's parser, queue and ASGI.

Without it a server makes 13 to 27 % fewer moves a second (docs/performance.md); `python -m benchmarks.server
--fast-path` measures that. The setting `fast_path` turns it off, with the same results.
"""
