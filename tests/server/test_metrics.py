"""Metrics as Prometheus reads them: parsed back from the page, never looked up behind its back."""

from __future__ import annotations

import pytest
from prometheus_client import REGISTRY
from prometheus_client.parser import text_string_to_metric_families

from meridian import __version__
from meridian.server.ops.metrics import MAX_LABELS, OTHER, Metrics

Labels = tuple[tuple[str, str], ...]


def read(metrics: Metrics) -> dict[tuple[str, Labels], float]:
    """Every sample on the page."""
    page, kind = metrics.page()
    assert kind.startswith("text/plain")
    samples = (sample for family in text_string_to_metric_families(page.decode()) for sample in family.samples)
    return {(sample.name, tuple(sorted(sample.labels.items()))): sample.value for sample in samples}


def labelled(metrics: Metrics, name: str) -> dict[Labels, float]:
    return {labels: value for (found, labels), value in read(metrics).items() if found == f"meridian_{name}"}


def test_tables_are_counted_by_state() -> None:
    metrics = Metrics()
    for _ in range(3):
        metrics.table_changed(None, "open")
    metrics.table_changed("open", "running")
    metrics.table_changed("open", None)
    assert labelled(metrics, "tables") == {(("state", "open"),): 1, (("state", "running"),): 1}


def test_a_socket_counts_while_it_is_open_however_it_ends() -> None:
    metrics = Metrics()
    with metrics.socket("watch"), metrics.socket("seat"):
        assert labelled(metrics, "sockets") == {(("kind", "seat"),): 1, (("kind", "watch"),): 1}
    with pytest.raises(ConnectionError), metrics.socket("seat"):
        raise ConnectionError
    assert set(labelled(metrics, "sockets").values()) == {0}


def test_entries_and_how_long_they_took() -> None:
    metrics = Metrics()
    metrics.appended("a-game", 3, 0.004)
    metrics.appended("a-game", 1, 0.3)
    assert labelled(metrics, "entries_total") == {(("game", "a-game"),): 4}
    assert labelled(metrics, "append_seconds_count") == {(): 2}
    assert labelled(metrics, "append_seconds_sum") == {(): pytest.approx(0.304)}
    below = labelled(metrics, "append_seconds_bucket")
    assert (below[(("le", "0.002"),)], below[(("le", "0.005"),)], below[(("le", "0.5"),)]) == (0, 1, 2)


def test_refusals_are_counted_by_key_and_cannot_fill_the_memory() -> None:
    metrics = Metrics()
    metrics.refused("stale")
    for n in range(10_000):
        metrics.refused(f"made up {n}")
    metrics.refused("x" * 10_000)
    metrics.refused("stale")
    counted = labelled(metrics, "refusals_total")
    assert counted[(("key", "stale"),)] == 2
    assert len(counted) == MAX_LABELS + 1
    assert counted[(("key", OTHER),)] == 10_000 - (MAX_LABELS - 1) + 1


def test_notices_by_channel_and_result() -> None:
    metrics = Metrics()
    metrics.notices.labels("mail", "sent").inc()
    metrics.notices.labels("mail", "failed").inc(2)
    counted = labelled(metrics, "notices_total")
    assert counted[(("channel", "mail"), ("result", "failed"))] == 2
    assert counted[(("channel", "mail"), ("result", "sent"))] == 1


def test_bots_are_timed_by_name() -> None:
    metrics = Metrics()
    metrics.bot_thought("greedy", 0.02)
    metrics.bot_thought("greedy", 3)
    assert labelled(metrics, "bot_thinking_seconds_count") == {(("bot", "greedy"),): 2}


def test_a_queue_is_asked_when_the_page_is_read() -> None:
    metrics = Metrics()
    waiting = [1, 2, 3]
    metrics.watch_queue("outbox", lambda: len(waiting))
    assert labelled(metrics, "queue_length") == {(("queue", "outbox"),): 3}
    waiting.clear()
    assert labelled(metrics, "queue_length") == {(("queue", "outbox"),): 0}


def test_what_fails_is_timed_too() -> None:
    metrics = Metrics()
    ticks = iter([10.0, 10.25])
    with pytest.raises(OSError, match="disk"), metrics.timed(metrics.append_seconds, lambda: next(ticks)):
        raise OSError("disk")
    assert labelled(metrics, "append_seconds_sum") == {(): 0.25}


def test_two_nodes_in_one_process_share_nothing() -> None:
    here, there = Metrics("here"), Metrics("there")
    here.refused("stale")
    assert labelled(there, "refusals_total") == {}
    assert labelled(here, "info") == {(("node", "here"), ("version", __version__)): 1}
    assert not [family for family in REGISTRY.collect() if family.name.startswith("meridian")]
