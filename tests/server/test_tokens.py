"""Tokens: unguessable, unforgeable, kept as hashes only, and never a cause of trouble."""

from __future__ import annotations

import base64
import hashlib
import re
from collections.abc import Iterator

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st

from meridian.server.accounts.server_key import ServerKey
from meridian.server.accounts.tokens import LONGEST, SignedToken, Signer, TokenKind, draw_token, hash_of, is_token
from meridian.server.ops.redaction import TOKEN_SHAPE

KEY = ServerKey(bytes(range(32)))
SIGNER = Signer(KEY)
TABLE = "t-4711"
SEAT = SignedToken(TokenKind.SEAT, TABLE, seat=2, generation=3, expires=1_000)


# Drawn


@pytest.mark.parametrize("kind", TokenKind)
def test_a_drawn_token_holds_32_random_bytes_and_is_safe_in_a_url(kind: TokenKind) -> None:
    tokens = {draw_token(kind) for _ in range(1000)}
    assert len(tokens) == 1000
    for token in tokens:
        assert re.fullmatch(r"[A-Za-z0-9_-]+", token)
        assert len(base64.urlsafe_b64decode(token[-43:] + "=")) == 32


@pytest.mark.parametrize("kind", TokenKind)
def test_a_drawn_token_is_known_by_its_hash(kind: TokenKind) -> None:
    token, other = draw_token(kind), draw_token(kind)
    stored = hash_of(token, kind)
    assert stored == hashlib.sha256(token.encode()).hexdigest()
    assert token[-43:] not in stored
    assert is_token(token, kind, stored)
    assert not is_token(other, kind, stored)


def test_a_token_opens_only_its_own_kind_of_door() -> None:
    for kind in TokenKind:
        token = draw_token(kind)
        assert [other for other in TokenKind if hash_of(token, other)] == [kind]


def changed(token: str) -> Iterator[str]:
    """The token with each letter exchanged, cut, doubled, padded."""
    for at, letter in enumerate(token):
        yield token[:at] + ("A" if letter != "A" else "B") + token[at + 1 :]
        yield token[:at]
        yield token[:at] + token[at + 1 :]
    yield from (token + "\n", " " + token, token + "=", token * 2, token.upper(), token + "\0", token + "é")


def test_no_changed_token_is_taken_for_the_true_one() -> None:
    token = draw_token(TokenKind.SEAT)
    stored = hash_of(token, TokenKind.SEAT)
    assert stored is not None
    assert [other for other in changed(token) if is_token(other, TokenKind.SEAT, stored)] == []


# Signed


def test_a_signed_token_says_what_it_is_for() -> None:
    token = SIGNER.sign(SEAT)
    assert re.fullmatch(r"[A-Za-z0-9_.-]+", token)
    assert SIGNER.read(token, TokenKind.SEAT, now=999) == SEAT


def test_a_signed_token_runs_out() -> None:
    token = SIGNER.sign(SEAT)
    assert SIGNER.read(token, TokenKind.SEAT, now=1_000) is None
    assert SIGNER.read(token, TokenKind.SEAT) is None, "by the clock of the machine"
    for_ever = SIGNER.sign(SignedToken(TokenKind.SEAT, TABLE, seat=0))
    assert SIGNER.read(for_ever, TokenKind.SEAT, now=1e12) == SignedToken(TokenKind.SEAT, TABLE, seat=0)


def test_a_signed_token_opens_only_its_own_kind_of_door() -> None:
    for kind in TokenKind:
        token = SIGNER.sign(SignedToken(kind, TABLE))
        assert [other for other in TokenKind if SIGNER.read(token, other)] == [kind]


def test_another_server_does_not_know_it() -> None:
    assert Signer(ServerKey(bytes(32))).read(SIGNER.sign(SEAT), TokenKind.SEAT, now=0) is None


def test_no_changed_signed_token_is_read() -> None:
    token = SIGNER.sign(SEAT)
    assert [other for other in changed(token) if SIGNER.read(other, TokenKind.SEAT, now=0)] == []


def test_a_token_for_another_seat_cannot_be_put_together_from_two() -> None:
    mine, yours = SIGNER.sign(SEAT), SIGNER.sign(SignedToken(TokenKind.SEAT, TABLE, seat=1))
    forged = yours.rpartition(".")[0] + "." + mine.rpartition(".")[2]
    assert SIGNER.read(forged, TokenKind.SEAT, now=0) is None


def test_the_signature_key_is_not_the_server_key() -> None:
    assert KEY.derive("tokens") != KEY.derive("webhooks") != bytes(range(32))


def test_too_long_a_table_cannot_be_signed() -> None:
    with pytest.raises(ValueError, match="too long"):
        SIGNER.sign(SignedToken(TokenKind.SEAT, "t" * 400))


@pytest.mark.parametrize(
    "said",
    [
        b"",
        b"\xc1",
        b"\x91" * 200,
        msgspec.msgpack.encode(["seat"]),
        msgspec.msgpack.encode(["seat", 5]),
        msgspec.msgpack.encode(["king", "t"]),
        msgspec.msgpack.encode({"kind": "seat"}),
        msgspec.msgpack.encode(["seat", "t", 0, 0, None, "more"]),
    ],
)
def test_rightly_signed_nonsense_is_none_too(said: bytes) -> None:
    body = base64.urlsafe_b64encode(said).rstrip(b"=").decode()
    token = f"mrs_{body}.{SIGNER._mac(body)}"
    assert SIGNER.read(token, TokenKind.SEAT, now=0) is None


# Whatever is sent


@given(
    st.one_of(
        st.text(), st.binary(), st.none(), st.integers(), st.from_regex(r"mr[ds]_(seat_)?[\w.-]*", fullmatch=True)
    )
)
def test_whatever_is_sent_is_none_and_never_an_error(sent: object) -> None:
    for kind in TokenKind:
        assert hash_of(sent, kind) is None or isinstance(sent, str)
        assert SIGNER.read(sent, kind) is None


def test_a_huge_token_is_not_even_looked_at() -> None:
    assert SIGNER.read("mrs_" + "A" * LONGEST, TokenKind.SEAT) is None
    assert hash_of("mrd_seat_" + "A" * 10_000_000, TokenKind.SEAT) is None


def test_every_token_has_the_shape_that_logs_hide() -> None:
    tokens = [draw_token(kind) for kind in TokenKind] + [SIGNER.sign(SignedToken(kind, TABLE)) for kind in TokenKind]
    assert [token for token in tokens if not re.fullmatch(TOKEN_SHAPE, token)] == []


def test_nothing_here_prints_a_key() -> None:
    assert repr(KEY) == "ServerKey(***)"
    assert KEY.derive("tokens").hex() not in repr(SIGNER)
    assert not hasattr(SIGNER, "__dict__")
