"""The metrics of a node for Prometheus, in a registry of its own, so that tests can create several."""

from __future__ import annotations

import time
from bisect import bisect_left
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from itertools import accumulate

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram, Info, ProcessCollector
from prometheus_client.core import CounterMetricFamily, HistogramMetricFamily, Metric
from prometheus_client.exposition import CONTENT_TYPE_LATEST, generate_latest
from prometheus_client.registry import Collector

from meridian import __version__

MAX_LABELS = 200  # labels of one kind (refusals, bots, queues) at most; the rest count as `other`
OTHER = "other"

QUICK = (0.0005, 0.001, 0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.2, 0.5, 1, 2, 5)
SLOW = (0.01, 0.05, 0.1, 0.2, 0.5, 1, 2, 5, 10, 20, 60)


class BoundedLabels:
    """Limits the number and length of labels: callers choose them, and each one is a series in memory."""

    def __init__(self, most: int = MAX_LABELS) -> None:
        self._most = most
        self._known: set[str] = set()

    def __call__(self, word: str) -> str:
        if word in self._known:
            return word
        if len(self._known) >= self._most or len(word) > 100:
            return OTHER
        self._known.add(word)
        return word


class Messages(Collector):
    """Counters of socket messages and entries. They change so often that plain integers count; a scrape reads them."""

    def __init__(self, metrics: Metrics) -> None:
        self._metrics = metrics

    def collect(self) -> Iterator[Metric]:
        """The current values."""
        found = CounterMetricFamily(
            "meridian_socket_messages", "Messages on sockets, by direction: in or out", labels=["direction"]
        )
        found.add_metric(["in"], self._metrics.heard)
        found.add_metric(["out"], self._metrics.told)
        yield found
        entries = CounterMetricFamily("meridian_entries", "Journal entries written, by game", labels=["game"])
        for game, count in self._metrics.entries.items():
            entries.add_metric([game], count)
        yield entries


class Seconds(Collector):
    """A histogram for what happens thousands of times a second: without locks, for one thread."""

    def __init__(self, name: str, what: str, bounds: tuple[float, ...]) -> None:
        self._name, self._what, self._bounds = name, what, bounds
        self._counts = [0] * (len(bounds) + 1)
        self._sum = 0.0

    def observe(self, seconds: float) -> None:
        """Records one duration."""
        self._counts[bisect_left(self._bounds, seconds)] += 1
        self._sum += seconds

    def collect(self) -> Iterator[Metric]:
        """The current values."""
        found = HistogramMetricFamily(self._name, self._what)
        names = [*map(str, map(float, self._bounds)), "+Inf"]
        found.add_metric([], list(zip(names, accumulate(self._counts), strict=True)), self._sum)
        yield found


class Metrics:
    """All metrics of a node."""

    def __init__(self, node: str = "") -> None:
        self.registry = CollectorRegistry()
        self._refusal_words, self._bot_words, self._queue_words = BoundedLabels(), BoundedLabels(), BoundedLabels()
        ProcessCollector(registry=self.registry)
        Info("meridian", "What runs here", registry=self.registry).info({"version": __version__, "node": node})
        self.tables = self._gauge("tables", "Tables this node holds, by state", "state")
        self.sockets = self._gauge("sockets", "Open sockets, by kind: seat or watch", "kind")
        self.queues = self._gauge("queue_length", "What waits, by queue", "queue")
        self.bus_up = self._gauge("bus_up", "1 while the other nodes can be reached")
        self.refusals = self._counter("refusals", "Answers and requests refused, by key", "key")
        self.notices = self._counter("notices", "Notices, by channel and result", "channel", "result")
        self.requests = self._counter("http_requests", "HTTP requests, by route and status", "route", "status")
        self.background = self._counter("background", "Background work, by what and result", "what", "result")
        self.overflows = self._counter("overflows", "Subscribers dropped because they were too slow")
        self.gaps = self._counter("bus_gaps", "How often the line to the other nodes broke")
        self.takeovers = self._counter("takeovers", "Tables taken over from another node")
        self.append_seconds = Seconds("meridian_append_seconds", "From an entry to its safety on disk", QUICK)
        self.registry.register(self.append_seconds)
        self.answer_seconds = self._histogram("answer_seconds", "From an answer to the last subscriber told", QUICK)
        self.heard = self.told = 0
        self.registry.register(Messages(self))
        self.entries: dict[str, int] = {}
        self.bot_seconds = self._histogram("bot_thinking_seconds", "How long bots think, by bot", SLOW, "bot")

    def _gauge(self, name: str, what: str, *labels: str) -> Gauge:
        return Gauge(f"meridian_{name}", what, labels, registry=self.registry)

    def _counter(self, name: str, what: str, *labels: str) -> Counter:
        return Counter(f"meridian_{name}", what, labels, registry=self.registry)

    def _histogram(self, name: str, what: str, buckets: tuple[float, ...], *labels: str) -> Histogram:
        return Histogram(f"meridian_{name}", what, labels, registry=self.registry, buckets=buckets)

    # Metrics that need more than one call

    def table_changed(self, before: str | None, after: str | None) -> None:
        """Records that a table was loaded, unloaded, or changed its state."""
        if before is not None:
            self.tables.labels(before).dec()
        if after is not None:
            self.tables.labels(after).inc()

    @contextmanager
    def socket(self, kind: str) -> Iterator[None]:
        """Counts a socket while it is open."""
        self.sockets.labels(kind).inc()
        try:
            yield
        finally:
            self.sockets.labels(kind).dec()

    def appended(self, game: str, count: int, seconds: float) -> None:
        """Records entries that became durable."""
        self.entries[game] = self.entries.get(game, 0) + count
        self.append_seconds.observe(seconds)

    def refused(self, key: str) -> None:
        """Counts a refusal."""
        self.refusals.labels(self._refusal_words(key)).inc()

    def bot_thought(self, bot: str, seconds: float) -> None:
        """Records the time of a bot's answer."""
        self.bot_seconds.labels(self._bot_words(bot)).observe(seconds)

    @contextmanager
    def timed(self, histogram: Histogram | Seconds, clock: Callable[[], float] = time.perf_counter) -> Iterator[None]:
        """Measures a duration, also if the block fails."""
        begun = clock()
        try:
            yield
        finally:
            histogram.observe(clock() - begun)

    def watch_queue(self, queue: str, length: Callable[[], float]) -> None:
        """Reads the length of a queue at every scrape."""
        self.queues.labels(self._queue_words(queue)).set_function(length)

    def page(self) -> tuple[bytes, str]:
        """The metrics in the Prometheus format, and their content type."""
        return generate_latest(self.registry), CONTENT_TYPE_LATEST
