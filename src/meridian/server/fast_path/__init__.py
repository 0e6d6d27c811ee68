"""Shortcuts on the way of every move. The setting `fast_path` turns all of them off; nothing else changes then.

| module | shortcut | gain |
|---|---|---|
| `socket_protocol` | whole text frames pass by uvicorn's parser, queue and ASGI | not measured apart |
| `run_eagerly` | a frame that can be sent at once needs no task | not measured apart |
| `caches` | equal entries, answers and encoded facts are worked out once for all tables | about a fifth of all moves |

The last figure is from docs/performance.md: the first closed loop of a new server, with empty caches, makes a fifth
fewer moves than the next ones. `python -m benchmarks.server` with MERIDIAN_FAST_PATH=false measures all of them.
"""
