"""Limits: what goes through, what does not, when again, and that counting itself stays small."""

from __future__ import annotations

import ipaddress

import pytest
from hypothesis import given
from hypothesis import strategies as st

from meridian.server.http.client_address import LOCAL, UNKNOWN, Proxies, household
from meridian.server.http.rate_limits import TOO_FAST, TOO_LARGE, TOO_MANY_SOCKETS, Buckets, Gate, Limited, Places
from meridian.server.settings import Limits, Rate


class Clock:
    """A clock that is set by hand."""

    def __init__(self) -> None:
        self.now = 1000.0

    def __call__(self) -> float:
        return self.now


def taken(buckets: Buckets, key: str, times: int) -> int:
    return sum(buckets.take(key) is None for _ in range(times))


# Buckets


def test_a_burst_goes_through_then_the_rate_decides() -> None:
    clock = Clock()
    buckets = Buckets(Rate(per_second=2, burst=5), 10, clock)
    assert taken(buckets, "a", 20) == 5
    clock.now += 1
    assert taken(buckets, "a", 20) == 2
    clock.now += 1000
    assert taken(buckets, "a", 20) == 5, "no more than a burst is ever saved up"


def test_who_is_refused_learns_how_long_to_wait_and_it_is_true() -> None:
    clock = Clock()
    buckets = Buckets(Rate(per_second=0.5, burst=1), 10, clock)
    assert buckets.take("a") is None
    refused = buckets.take("a")
    assert refused == Limited(TOO_FAST, 2.0)
    clock.now += 1.99
    assert buckets.take("a") is not None
    clock.now += 0.02
    assert buckets.take("a") is None


def test_a_refused_request_costs_nothing() -> None:
    clock = Clock()
    buckets = Buckets(Rate(per_second=1, burst=1), 10, clock)
    buckets.take("a")
    for _ in range(100):
        clock.now += 0.009
        assert buckets.take("a") is not None
    clock.now += 0.11
    assert buckets.take("a") is None


def test_keys_do_not_share() -> None:
    buckets = Buckets(Rate(per_second=1, burst=3), 10, Clock())
    assert taken(buckets, "a", 9) == 3
    assert taken(buckets, "b", 9) == 3


def test_costly_requests_take_more() -> None:
    buckets = Buckets(Rate(per_second=1, burst=10), 10, Clock())
    assert buckets.take("a", 8) is None
    assert buckets.take("a", 3) == Limited(TOO_FAST, 1.0)
    assert buckets.take("a", 2) is None


def test_the_number_of_keys_is_bounded_and_the_busy_are_remembered() -> None:
    clock = Clock()
    buckets = Buckets(Rate(per_second=0.001, burst=1), 100, clock)
    assert buckets.take("busy") is None
    for n in range(10_000):
        clock.now += 0.001
        buckets.take(f"passer-by {n}")
        if n % 50 == 0:
            assert buckets.take("busy") is not None, "forgotten while others came and went"
    assert len(buckets) == 100


@given(st.lists(st.tuples(st.floats(0, 5), st.integers(1, 4)), max_size=60))
def test_never_more_than_burst_and_rate_allow(steps: list[tuple[float, int]]) -> None:
    clock = Clock()
    buckets = Buckets(Rate(per_second=3, burst=7), 5, clock)
    begun, through = clock.now, 0
    for pause, times in steps:
        clock.now += pause
        through += taken(buckets, "a", times)
        assert through <= 7 + 3 * (clock.now - begun) + 1e-6


# Places


def test_places_are_counted_and_given_back() -> None:
    places = Places(2)
    assert [places.enter("a"), places.enter("a"), places.enter("a")] == [None, None, Limited(TOO_MANY_SOCKETS)]
    assert places.enter("b") is None
    places.leave("a")
    assert places.enter("a") is None
    for key in ("a", "a", "b"):
        places.leave(key)
    assert len(places) == 0


# The gate


def test_seats_and_addresses_are_counted_apart() -> None:
    gate = Gate(Limits(answers=Rate(per_second=1, burst=1), requests=Rate(per_second=1, burst=1)), Clock())
    assert gate.answer("t", 1) is None
    assert gate.answer("t", 1) is not None
    assert gate.answer("t", 2) is None
    assert gate.answer("u", 1) is None
    assert gate.chat("t", 1) is None
    assert gate.request("192.0.2.1") is None
    assert gate.request("192.0.2.1") is not None
    assert gate.request("192.0.2.2") is None


def test_addresses_of_one_ipv6_household_are_one() -> None:
    gate = Gate(Limits(tables=Rate(per_second=1, burst=1)), Clock())
    assert gate.new_table("2001:db8:0:1::1") is None
    assert gate.new_table("2001:db8:0:1:ffff::9") is not None
    assert gate.new_table("2001:db8:0:2::1") is None


def test_sign_in_is_limited_by_address_and_by_account() -> None:
    gate = Gate(Limits(sign_in=Rate(per_second=1, burst=2)), Clock())
    assert [gate.sign_in("192.0.2.1", f"a{n}") is None for n in range(3)] == [True, True, False]
    assert [gate.sign_in(f"192.0.2.{n}", "victim") is None for n in (2, 3, 4)] == [True, True, False]


def test_a_refused_socket_holds_no_place() -> None:
    gate = Gate(Limits(sockets_per_seat=1, sockets_per_address=3), Clock())
    assert gate.enter("192.0.2.1", "t", 0) is None
    assert gate.enter("192.0.2.1", "t", 0) == Limited(TOO_MANY_SOCKETS)
    assert [gate.enter("192.0.2.1", "t", None) for _ in range(3)] == [None, None, Limited(TOO_MANY_SOCKETS)]
    gate.leave("192.0.2.1", "t", 0)
    assert gate.enter("192.0.2.1", "t", 0) is None


def test_sizes() -> None:
    gate = Gate(Limits(body_bytes=10, message_bytes=4, chat_letters=3), Clock())
    assert (gate.body(10), gate.body(11)) == (None, Limited(TOO_LARGE))
    assert (gate.message(b"1234"), gate.message(b"12345")) == (None, Limited(TOO_LARGE))
    assert (gate.message("1234"), gate.message("üüü")) == (None, Limited(TOO_LARGE))
    assert gate.message("\ud800") is None
    assert (gate.chat_line("üüü"), gate.chat_line("abcd")) == (None, Limited(TOO_LARGE))


# Addresses


TRUSTED = Proxies(["10.0.0.0/8", "fd00::/8"])


@pytest.mark.parametrize(
    ("peer", "forwarded", "caller"),
    [
        ("192.0.2.1", [], "192.0.2.1"),
        ("192.0.2.1", ["198.51.100.7"], "192.0.2.1"),
        ("10.0.0.1", [], "10.0.0.1"),
        ("10.0.0.1", ["198.51.100.7"], "198.51.100.7"),
        ("10.0.0.1", ["6.6.6.6, 198.51.100.7"], "198.51.100.7"),
        ("10.0.0.1", ["6.6.6.6", "198.51.100.7"], "198.51.100.7"),
        ("10.0.0.1", ["6.6.6.6, 198.51.100.7, 10.9.9.9"], "198.51.100.7"),
        ("10.0.0.1", ["10.0.0.3, 10.0.0.2"], "10.0.0.3"),
        ("10.0.0.1", ["6.6.6.6, nonsense"], "10.0.0.1"),
        ("10.0.0.1", ["6.6.6.6, nonsense, 10.0.0.2"], "10.0.0.2"),
        ("10.0.0.1", ["", ", ,"], "10.0.0.1"),
        ("10.0.0.1", ["198.51.100.7:4711"], "198.51.100.7"),
        ("10.0.0.1", ["[2001:db8::1]:4711"], "2001:db8::1"),
        ("10.0.0.1", ["2001:db8::1"], "2001:db8::1"),
        ("::ffff:10.0.0.1", ["::ffff:198.51.100.7"], "198.51.100.7"),
        ("fd00::1", ["198.51.100.7"], "198.51.100.7"),
        ("fe80::1%eth0", ["198.51.100.7"], "fe80::1"),
        (None, ["198.51.100.7"], LOCAL),
        ("testclient", ["198.51.100.7"], UNKNOWN),
    ],
)
def test_a_header_is_believed_only_as_far_as_trusted_proxies_wrote_it(
    peer: str | None, forwarded: list[str], caller: str
) -> None:
    assert TRUSTED.caller(peer, forwarded) == caller


def test_without_trusted_proxies_no_header_is_believed() -> None:
    assert Proxies().caller("127.0.0.1", ["198.51.100.7"]) == "127.0.0.1"


def test_a_proxy_behind_a_local_socket_may_be_trusted() -> None:
    assert Proxies(["unix"]).caller(None, ["6.6.6.6, 198.51.100.7"]) == "198.51.100.7"
    assert Proxies(["unix"]).caller(None, []) == LOCAL
    assert Proxies(["unix"]).caller("192.0.2.1", ["198.51.100.7"]) == "192.0.2.1"


@given(st.text(), st.lists(st.text()))
def test_no_header_is_an_error_and_none_moves_a_stranger(peer: str, forwarded: list[str]) -> None:
    assert Proxies(["0.0.0.0/0", "unix"]).caller(peer, forwarded)
    assert Proxies(["10.0.0.0/8"]).caller("192.0.2.1", forwarded) == "192.0.2.1"


def test_a_very_long_trail_is_read_from_its_end() -> None:
    assert TRUSTED.caller("10.0.0.1", [", ".join(["6.6.6.6"] * 100_000 + ["198.51.100.7"])]) == "198.51.100.7"


@given(st.ip_addresses(v=6))
def test_a_household_is_a_slash_64(address: ipaddress.IPv6Address) -> None:
    inside = ipaddress.ip_network((int(address), 64), strict=False)
    assert household(str(address)) in (str(inside), str(address.ipv4_mapped))


def test_what_is_no_address_is_its_own_household() -> None:
    assert household(LOCAL) == LOCAL
    assert household("192.0.2.1") == "192.0.2.1"
