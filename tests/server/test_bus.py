"""The bus, once in memory, once between processes of one machine, once over a real Redis, once over a real
PostgreSQL."""

from __future__ import annotations

import asyncio
import re
import socket
from collections.abc import AsyncIterator, Iterator
from pathlib import Path
from threading import Thread

import asyncpg
import pytest
import pytest_asyncio

from meridian.core.errors import BadInput
from meridian.server.bus import remote
from meridian.server.bus.bus import BACKLOG, Bus, Fetch, Gap, Item, Overflow, Subscription
from meridian.server.bus.exchange import Exchange
from meridian.server.bus.local import LocalBus
from meridian.server.bus.memory import MemoryBus
from meridian.server.bus.opening import open_bus
from meridian.server.bus.postgres import LARGEST_BYTES, PostgresBus
from meridian.server.bus.redis import RedisBus
from meridian.server.bus.remote import OUTBOX_SIZE, RemoteBus
from tests.server.conftest import HERE, held_port
from tests.server.patience import PATIENCE
from tests.server.services import FaultProxy, RedisServer

pytestmark = pytest.mark.asyncio

KINDS = ["memory", "local", "redis", "postgres"]
LINES = ["redis", "postgres"]


@pytest.fixture
def redis() -> Iterator[RedisServer]:
    """A Redis of this test alone, to be killed."""
    server = RedisServer()
    yield server
    server.remove()


@pytest.fixture
def exchange(tmp_path: Path) -> Iterator[str]:
    """The exchange of processes on one machine, beside the test."""
    loop = asyncio.new_event_loop()
    with socket.socket(socket.AF_UNIX, socket.SOCK_STREAM) as listening:
        listening.bind(str(tmp_path / "bus"))
        listening.listen()
        serving = loop.create_task(Exchange().serve(listening))
        thread = Thread(target=lambda: loop.run_until_complete(asyncio.gather(serving, return_exceptions=True)))
        thread.start()
        yield f"unix://{tmp_path}/bus"
        loop.call_soon_threadsafe(serving.cancel)
        thread.join(PATIENCE)
        loop.run_until_complete(loop.shutdown_asyncgens())
        loop.close()


@pytest.fixture
def url(request: pytest.FixtureRequest) -> str:
    """Where the bus of this kind is."""
    match request.param:
        case "local":
            url: str = request.getfixturevalue("exchange")
        case "redis":
            url = request.getfixturevalue("redis_server")
        case "postgres":
            url = request.getfixturevalue("postgres_server") + "/postgres"
        case _:
            url = "memory://"
    return url


@pytest_asyncio.fixture
async def nodes(url: str) -> AsyncIterator[tuple[Bus, Bus]]:
    """Two nodes on one bus."""
    one = await opened(url)
    two = one if isinstance(one, MemoryBus) else await opened(url)
    yield one, two
    await one.close()
    await two.close()


@pytest_asyncio.fixture
async def proxy(url: str) -> AsyncIterator[FaultProxy]:
    """A faulty line to the service."""
    proxy = await FaultProxy(int(url.rpartition(":")[2].partition("/")[0])).open()
    yield proxy
    await proxy.cut()


every_kind = pytest.mark.parametrize("url", KINDS, indirect=True)
every_line = pytest.mark.parametrize("url", LINES, indirect=True)


def through(proxy: FaultProxy, url: str) -> str:
    return url.replace(f":{proxy.target}/", f":{proxy.port}/")


async def opened(url: str) -> Bus:
    """A bus that waits: on a busy machine a line may be silent for long and yet be whole."""
    return (
        await remote_bus(url, remote.HEARTBEAT_SECONDS)
        if url.startswith(("redis", "postgres"))
        else await open_bus(url)
    )


async def remote_bus(url: str, pause: float = 0.1, patience: float = PATIENCE) -> RemoteBus:
    """A bus that says often that it is there, and so notices soon that a line is broken."""
    kind = RedisBus if url.startswith("redis") else PostgresBus
    return await kind(url, pause=pause, patience=patience).open()


async def following(subscription: Subscription) -> Item:
    async with asyncio.timeout(PATIENCE):
        return await anext(subscription)


async def following_messages(subscription: Subscription, count: int) -> list[Item]:
    return [await following(subscription) for _ in range(count)]


async def rest_of(subscription: Subscription) -> list[Item]:
    async with asyncio.timeout(PATIENCE):
        return [item async for item in subscription]


async def until_up(bus: Bus, up: bool = True) -> None:
    async with asyncio.timeout(PATIENCE):
        while bus.up is not up:
            await asyncio.sleep(0.01)


async def settled(bus: Bus) -> None:
    """Wait until the line is back and the others know what they missed."""
    async with asyncio.timeout(PATIENCE):
        while not bus.up or bus.queued:
            await asyncio.sleep(0.01)


async def refused_calls(port: int, count: int) -> None:
    """Answer on a port, in place of a service that was killed, until this many calls have been hung up on."""
    calls = asyncio.Semaphore(0)

    async def hang_up(_: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        writer.transport.abort()
        calls.release()

    async with asyncio.timeout(PATIENCE), await asyncio.start_server(hang_up, HERE, port):
        for _ in range(count):
            await calls.acquire()


# Every kind


@every_kind
async def test_a_message_reaches_every_subscriber_of_its_topic_here_and_elsewhere(nodes: tuple[Bus, Bus]) -> None:
    here, there = nodes
    near, far, other = await here.subscribe("t1"), await there.subscribe("t1"), await there.subscribe("t2")
    await here.publish("t1", b"first")
    await there.publish("t2", b"second")
    assert await following(near) == b"first"
    assert await following(far) == b"first"
    assert await following(other) == b"second"
    assert (len(near), len(far), len(other)) == (0, 0, 0)


@every_kind
async def test_a_burst_arrives_whole_and_in_order_equal_messages_too(nodes: tuple[Bus, Bus]) -> None:
    here, there = nodes
    far = await there.subscribe("burst", backlog=3000)
    sent = [b"same" if n % 3 == 0 else b"%d" % n for n in range(2500)]
    for message in sent:
        await here.publish("burst", message)
    assert await following_messages(far, len(sent)) == sent


@every_kind
@pytest.mark.parametrize(
    "message", [b"", b"\0", bytes(range(256)), "Zürich — 東京".encode(), b" m ", b"x" * LARGEST_BYTES]
)
async def test_any_bytes_travel(nodes: tuple[Bus, Bus], message: bytes) -> None:
    here, there = nodes
    far = await there.subscribe("bytes")
    await here.publish("bytes", message)
    assert await following(far) == message


@every_kind
@pytest.mark.parametrize("message", [b"x" * (LARGEST_BYTES + 1), "ü".encode() * 3000, b"x" * 100_000])
async def test_a_large_message_arrives_or_is_referred_to(nodes: tuple[Bus, Bus], message: bytes) -> None:
    here, there = nodes
    near, far = await here.subscribe("large"), await there.subscribe("large")
    await here.publish("large", message, number=41)
    await here.publish("large", b"after")
    expected = Fetch(41) if isinstance(here, PostgresBus) else message
    assert await following_messages(far, 2) == [expected, b"after"]
    assert await following_messages(near, 2) == [message, b"after"]


@every_kind
async def test_a_topic_may_have_any_name(nodes: tuple[Bus, Bus]) -> None:
    here, there = nodes
    names = ["a b", "x" * 300, 'quo"te', "Töpfe", "*", "a:b"]
    far = [await there.subscribe(name) for name in names]
    for name in names:
        await here.publish(name, name.encode())
    assert [await following(subscription) for subscription in far] == [name.encode() for name in names]
    assert [len(subscription) for subscription in far] == [0] * len(names)


@every_kind
async def test_nothing_is_missed_once_subscribe_has_returned(nodes: tuple[Bus, Bus]) -> None:
    here, there = nodes
    for n in range(50):
        far = await there.subscribe(f"t{n}")
        await here.publish(f"t{n}", b"at once")
        assert await following(far) == b"at once"


@every_kind
async def test_subscribers_come_and_go(nodes: tuple[Bus, Bus]) -> None:
    here, there = nodes
    for n in range(30):
        async with await there.subscribe("busy") as first, await there.subscribe("busy") as second:
            first.close()
            await here.publish("busy", b"%d" % n)
            assert await following(second) == b"%d" % n
            assert await rest_of(first) == []
        await asyncio.sleep(0)
    assert there.subscribers == 0


@every_kind
async def test_who_is_too_slow_is_dropped_aloud_and_alone(nodes: tuple[Bus, Bus]) -> None:
    here, there = nodes
    slow, quick = await there.subscribe("t", backlog=10), await there.subscribe("t", backlog=100)
    for n in range(30):
        await here.publish("t", b"%d" % n)
    assert await following_messages(quick, 30) == [b"%d" % n for n in range(30)]
    assert await rest_of(slow) == [*(b"%d" % n for n in range(10)), Overflow()]
    assert there.subscribers == 1
    assert there.overflows == 1


@every_kind
async def test_the_backlog_is_bounded_in_bytes_too(nodes: tuple[Bus, Bus]) -> None:
    here, there = nodes
    slow = await there.subscribe("t", backlog_bytes=1000)
    await here.publish("t", b"x" * 2000)
    assert await following(slow) == b"x" * 2000, "one message always fits"
    for _ in range(4):
        await here.publish("t", b"x" * 300)
    assert await rest_of(slow) == [*[b"x" * 300] * 3, Overflow()]


@every_kind
async def test_everything_waiting_can_be_taken_at_once(nodes: tuple[Bus, Bus]) -> None:
    here, _ = nodes
    near = await here.subscribe("t", backlog=5, backlog_bytes=8)
    for _ in range(3):
        for n in range(5):
            await here.publish("t", b"%d" % n)
        assert await near.take() == [b"%d" % n for n in range(5)]
    near.close()
    assert await near.take() == []


@every_kind
async def test_a_reader_that_gives_up_waiting_loses_nothing(nodes: tuple[Bus, Bus]) -> None:
    here, _ = nodes
    near = await here.subscribe("t")
    with pytest.raises(TimeoutError):
        await asyncio.wait_for(anext(near), 0.01)
    await here.publish("t", b"later")
    assert await following(near) == b"later"


@every_kind
async def test_a_subscription_has_one_reader(nodes: tuple[Bus, Bus]) -> None:
    near = await nodes[0].subscribe("t")
    first = asyncio.create_task(following(near))
    await asyncio.sleep(0)
    with pytest.raises(RuntimeError, match="one reader"):
        await anext(near)
    await nodes[0].publish("t", b"for the first")
    assert await first == b"for the first"


@every_kind
async def test_closing_sends_what_is_queued_and_ends_every_subscription(
    url: str, nodes: tuple[Bus, Bus], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(remote, "CLOSE_TIMEOUT", PATIENCE)
    here, there = nodes
    far = await there.subscribe("t", backlog=2000)
    near = await here.subscribe("t", backlog=2000)
    for n in range(1500):
        await here.publish("t", b"%d" % n)
    await here.close()
    assert await rest_of(near) == [b"%d" % n for n in range(1500)]
    assert await following_messages(far, 1500) == [b"%d" % n for n in range(1500)]
    for refused in (here.publish("t", b"x"), here.subscribe("t")):
        with pytest.raises(RuntimeError, match="closed"):
            await refused
    await here.close()


@every_kind
async def test_closing_in_the_middle_of_sending_ends(url: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(remote, "CLOSE_TIMEOUT", 0.0)
    for moment in range(40):
        bus = await opened(url)
        for n in range(1500):
            await bus.publish("t", b"%d" % n)
        for _ in range(moment):
            await asyncio.sleep(0)
        await asyncio.wait_for(bus.close(), PATIENCE)
        assert not bus.up


# Lines that break


@every_line
async def test_a_broken_line_comes_back_with_a_gap_for_every_subscriber(url: str, proxy: FaultProxy) -> None:
    here, there = await opened(url), await remote_bus(through(proxy, url))
    first, second = await there.subscribe("t1"), await there.subscribe("t2")
    await here.publish("t1", b"before")
    assert await following(first) == b"before"
    await proxy.cut()
    await until_up(there, False)
    await here.publish("t1", b"missed")
    during = await asyncio.wait_for(there.subscribe("t3"), PATIENCE)
    await proxy.open()
    assert await following_messages(first, 1) == [Gap()]
    assert await following(second) == Gap()
    assert await following(during) == Gap()
    for topic in ("t1", "t2", "t3"):
        await here.publish(topic, b"after")
    assert [await following(s) for s in (first, second, during)] == [b"after"] * 3
    assert there.gaps == 1
    await here.close()
    await there.close()


@every_line
async def test_a_node_whose_own_line_broke_tells_the_others_what_they_missed(url: str, proxy: FaultProxy) -> None:
    here, there = await remote_bus(through(proxy, url)), await opened(url)
    near, far, unharmed = await here.subscribe("t1"), await there.subscribe("t1"), await there.subscribe("t2")
    await proxy.cut()
    await until_up(here, False)
    await here.publish("t1", b"nobody elsewhere hears this")
    assert await following(near) == b"nobody elsewhere hears this"
    await proxy.open()
    assert await following(far) == Gap()
    await settled(here)
    await here.publish("t1", b"after")
    await here.publish("t2", b"after")
    assert await following(far) == b"after"
    assert await following(unharmed) == b"after"
    assert await following_messages(near, 2) == [Gap(), b"after"]
    await here.close()
    await there.close()


@every_line
async def test_a_gap_that_could_not_be_told_is_told_later(url: str, proxy: FaultProxy) -> None:
    here, there = await remote_bus(through(proxy, url)), await opened(url)
    far = await there.subscribe("t")
    await proxy.cut()
    await until_up(here, False)
    await here.publish("t", b"lost")
    proxy.breaks_at = re.compile(rb"[0-9a-f]{12}l\d+ ")
    await proxy.open()
    assert await following(far) == Gap()
    assert proxy.broken == 1, "the line broke once more at the first try"
    await here.close()
    await there.close()


@every_line
async def test_a_message_on_its_way_when_the_line_breaks_arrives_or_is_a_gap(url: str, proxy: FaultProxy) -> None:
    here, there = await remote_bus(through(proxy, url)), await opened(url)
    far = await there.subscribe("t", backlog=10_000)
    heard: list[Item] = []
    for n in range(5):
        for m in range(200):
            await here.publish("t", b"%d" % (n * 200 + m))
        await asyncio.sleep(0.002 * n)
        await proxy.cut()
        await proxy.open()
        await until_up(here, False)
        await settled(here)
    await here.publish("t", b"end")
    while (item := await following(far)) != b"end":
        heard.append(item)
    last = -1
    for at, item in enumerate(heard):
        if isinstance(item, bytes):
            assert int(item) == last + 1 or heard[at - 1] == Gap(), "a loss without a gap"
            assert int(item) > last, "twice, or out of order"
            last = int(item)
    assert last == 999 or heard[-1] == Gap()
    await here.close()
    await there.close()


@every_line
async def test_a_line_that_falls_silent_is_noticed(url: str, proxy: FaultProxy) -> None:
    there = await remote_bus(through(proxy, url), patience=0.5)
    far = await there.subscribe("t")
    proxy.silent = True
    await until_up(there, False)
    subscribing = await asyncio.wait_for(there.subscribe("t2"), PATIENCE)
    proxy.silent = False
    assert await following(far) == Gap()
    assert await following(subscribing) == Gap()
    await there.close()


@every_line
async def test_a_line_too_slow_for_what_is_published_says_so(url: str, proxy: FaultProxy) -> None:
    here, there = await opened(through(proxy, url)), await opened(url)
    far = await there.subscribe("t", backlog=2 * OUTBOX_SIZE)
    for n in range(OUTBOX_SIZE + 10):
        await here.publish("t", b"%d" % n)
    while here.queued > OUTBOX_SIZE // 2:
        await asyncio.sleep(0)
    await here.publish("t", b"not before the Gap")
    heard: list[Item] = []
    while (item := await following(far)) != Gap():
        heard.append(item)
    assert heard == [b"%d" % n for n in range(len(heard))]
    assert OUTBOX_SIZE - 1 <= len(heard) < OUTBOX_SIZE + 10
    await here.publish("t", b"after")
    assert await following(far) == b"after"
    await here.close()
    await there.close()


async def test_redis_killed_in_the_middle_gives_a_gap_and_comes_back(redis: RedisServer) -> None:
    here, there = await opened(redis.url), await opened(redis.url)
    near, far = await here.subscribe("t"), await there.subscribe("t")
    await here.publish("t", b"before")
    assert await following(far) == b"before"
    redis.kill()
    await until_up(here, False)
    await until_up(there, False)
    await here.publish("t", b"during")
    await refused_calls(redis.port, 6)
    assert not here.up
    assert not there.up
    redis.start()
    assert await following(far) == Gap()
    await settled(here)
    await here.publish("t", b"after")
    rest = [await following(far)]
    while rest[-1] != b"after":
        rest.append(await following(far))
    assert rest in ([b"after"], [Gap(), b"after"]), "a second Gap only for what the other could not send"
    assert await following_messages(near, 4) == [b"before", b"during", Gap(), b"after"]
    await here.close()
    await there.close()


async def test_a_connection_ended_by_postgresql_gives_a_gap_and_comes_back(postgres_url: str) -> None:
    here, there = await opened(postgres_url), await opened(postgres_url)
    far = await there.subscribe("t")
    admin = await asyncpg.connect(postgres_url)
    ended = await admin.fetch(
        "SELECT pg_terminate_backend(pid) FROM pg_stat_activity"
        " WHERE application_name = 'meridian bus' AND datname = current_database()"
    )
    assert len(ended) == 2, "one connection a node"
    assert await following(far) == Gap()
    await settled(here)
    await here.publish("t", b"after")
    while (item := await following(far)) != b"after":
        assert item == Gap()
    await admin.close()
    await here.close()
    await there.close()


async def test_the_databases_of_one_redis_are_kept_apart(redis_url: str) -> None:
    zero, one = await opened(redis_url), await opened(redis_url.removesuffix("0") + "1")
    heard = await one.subscribe("t")
    await zero.publish("t", b"not for you")
    also_zero = await opened(redis_url)
    await also_zero.publish("t", b"nor this")
    await one.publish("t", b"this")
    assert await following(heard) == b"this"
    for bus in (zero, one, also_zero):
        await bus.close()


async def test_foreign_writing_on_a_channel_is_a_gap(redis_url: str) -> None:
    from redis.asyncio import Redis

    bus = await opened(redis_url)
    heard = await bus.subscribe("t")
    async with Redis.from_url(redis_url) as stranger:
        for noise in (b"", b"hello", b"hello out there", b"0123456789abr1 x", b"0123456789abb1 ?"):
            await stranger.publish("meridian:0:t", noise)
            assert await following(heard) == Gap()
    await bus.close()


# Addresses


@pytest.mark.parametrize(
    ("url", "told"),
    [
        ("", "bus '' must begin with memory:// or redis://"),
        ("redis", "bus 'redis' must begin with"),
        ("mysql://me:geheim@host/x", "bus 'mysql://me:***@host/x' must begin with"),
        ("memory://somewhere", "bus 'memory://somewhere': nothing may follow memory://"),
        ("redis://:geheim@/0", "bus 'redis://:***@/0' names no host"),
        ("redis://host:port/0", "bus 'redis://host:port/0' is not an address: Port could not be cast"),
        ("postgresql:///x", "bus 'postgresql:///x' names no host"),
        ("redis://[::1/0", "is not an address"),
    ],
)
async def test_a_bad_address_gets_one_clear_line(url: str, told: str) -> None:
    with pytest.raises(BadInput) as refused:
        await open_bus(url)
    assert told in str(refused.value)
    assert "\n" not in str(refused.value)
    assert "geheim" not in str(refused.value)


@pytest.mark.parametrize("scheme", ["redis", "postgresql"])
async def test_a_bus_that_is_not_there_gets_one_clear_line(scheme: str) -> None:
    with pytest.raises(BadInput) as refused:
        await open_bus(f"{scheme}://me:geheim@127.0.0.1:{held_port()}/0")
    assert str(refused.value).startswith(f"bus '{scheme}://me:***@127.0.0.1:")
    assert "cannot be reached: " in str(refused.value)
    assert "\n" not in str(refused.value)
    assert "geheim" not in str(refused.value)


async def test_the_usual_backlog_holds() -> None:
    bus = MemoryBus()
    slow = await bus.subscribe("t")
    for n in range(BACKLOG + 1):
        await bus.publish("t", b"%d" % n)
    assert len(await rest_of(slow)) == BACKLOG + 1


@pytest.mark.parametrize("url", ["local"], indirect=True)
async def test_what_no_other_process_wants_is_not_sent(nodes: tuple[Bus, Bus], monkeypatch: pytest.MonkeyPatch) -> None:
    one, two = nodes
    assert isinstance(one, LocalBus)
    sent: list[str] = []
    send = one._send

    async def noted(frames: list[remote.Frame]) -> None:
        sent.extend(topic for topic, _ in frames if topic == "table")
        await send(frames)

    monkeypatch.setattr(one, "_send", noted)
    here = await one.subscribe("table")
    await one.publish("table", b"1")
    async with asyncio.timeout(PATIENCE):
        assert await anext(here) == b"1"
        there = await two.subscribe("table")
        await one.publish("table", b"2")
        assert await anext(there) == b"2"
    assert sent == ["table"]
    there.close()
    async with asyncio.timeout(PATIENCE):
        while "table" in one._wanted:
            await asyncio.sleep(0.01)
    await one.publish("table", b"3")
    assert one.queued == 0
