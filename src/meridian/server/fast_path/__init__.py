"""Shortcuts that every move benefits from. The setting `fast_path` turns each of them off, with the same results.

| module | shortcut | gain |
|---|---|---|
| `socket_protocol` | whole text frames bypass uvicorn's parser, queue and ASGI | not measured separately |
| `run_eagerly` | a frame that can be sent at once needs no task | not measured separately |
| `caches` | all tables share equal entries, answers and encoded facts | about 20 % of all moves |

The last figure is from docs/performance.md: the first closed loop of a new server, with empty caches, makes 20 % fewer
moves than the next ones. `python -m benchmarks.server --shortcuts` leaves each of them out in turn.
"""
