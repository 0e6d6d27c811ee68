"""Words that names must not hold: found however they are spelt, with few false hits, from a file the host may edit."""

from __future__ import annotations

import logging
from pathlib import Path

import pytest

from meridian.core.errors import BadInput
from meridian.server.errors import Unusable
from meridian.server.moderation.blocked_words import MOST_BYTES, BlockedWords, WordFilter, own_entries, read_entries

REFUSED = [
    "Fuck",
    "fück off",
    "FUUUCK",
    "f u c k",
    "f.u.c.k",
    "sh!t",
    "5h1t",
    "\u0410ss",
    "a55",
    "xXhitlerXx",
    "SCHEISSE",
]
INNOCENT = [
    "Ann", "Class of 88", "Scunthorpe", "Assam", "Massachusetts", "Dickens", "Hancock", "Cocktails", "Therapist",
    "Ignazio", "Ashkenazi", "Shiitake", "Ficker", "Uckermark", "Grace's table!", "Анна", "Ελένη", "東京", "A B C",
]  # fmt: skip


class Clock:
    """A clock that a test moves."""

    def __init__(self) -> None:
        self.now = 0.0

    def __call__(self) -> float:
        self.now += 10.0
        return self.now


def is_refused(names: BlockedWords, text: str) -> bool:
    try:
        names.check(text)
    except Unusable:
        return True
    return False


@pytest.fixture
def own() -> WordFilter:
    return WordFilter(*own_entries())


@pytest.mark.parametrize("text", REFUSED)
def test_a_refused_word_is_found_however_it_is_spelt(own: WordFilter, text: str) -> None:
    assert own.find(text)
    assert own.find(f"Friday with {text}")


@pytest.mark.parametrize("text", INNOCENT)
def test_words_that_hold_or_look_like_one_are_allowed(own: WordFilter, text: str) -> None:
    assert own.find(text) is None


def test_the_refusal_names_the_word_as_it_was_written() -> None:
    (names := BlockedWords(Path("nowhere"))).check("Ann")
    with pytest.raises(Unusable, match="“5h1t” is not allowed on this server"):
        names.check("What a 5h1t, friends!")


def test_the_file_of_the_host_is_read_again_when_it_changes(tmp_path: Path, caplog: pytest.LogCaptureFixture) -> None:
    file = tmp_path / "blocked-names.txt"
    names = BlockedWords(file, Clock())
    assert [is_refused(names, name) for name in ("Boss", "Bossy", "Fuck", "Arsch")] == [False, False, True, True]
    file.write_text("boss   # there is only one\n*king*\n-arsch\n", encoding="utf-8")
    assert [is_refused(names, name) for name in ("B0SS", "Bossy", "Hawkings", "Fuck", "Arsch")] == [
        True, False, True, True, False,
    ]  # fmt: skip
    # A file that cannot be read changes nothing, and says so once.
    with caplog.at_level(logging.WARNING):
        for broken in (b"two words\n", b"\xff\xfe", b"x" * (MOST_BYTES + 1)):
            file.write_bytes(broken)
            assert is_refused(names, "Boss")
            assert is_refused(names, "Boss")
    assert len(caplog.records) == 3
    assert "line 1: an entry is one word" in caplog.messages[0]
    file.write_text("-*\nboss\n", encoding="utf-8")
    assert [is_refused(names, name) for name in ("Boss", "Fuck")] == [True, False]
    file.unlink()
    assert [is_refused(names, name) for name in ("Boss", "Fuck")] == [False, True]


@pytest.mark.parametrize("line", ["two words", "a*b", "*", "x" * 65, "=?"])
def test_a_line_that_is_no_entry_is_named(line: str) -> None:
    with pytest.raises(BadInput, match="line 2: an entry is one word of at most 64 letters, with \\* at its ends"):
        read_entries(f"# words\n{line}\n")
