"""What a promise in words says: in the journal, in the log of those who may read it, and as long as it stands."""

from __future__ import annotations

import hashlib
import json

import msgspec
import pytest

from meridian import games
from meridian.core.action import MOST_LETTERS
from meridian.core.codec import MAGIC, from_bytes, from_lines, to_bytes, to_lines, words_for
from meridian.core.errors import BadInput
from meridian.core.facts import Fact
from meridian.core.game import edition_of, new_header, speaker_for
from meridian.core.journal import Header, Journal
from meridian.core.writing import texts_for
from meridian.fair.report import make_report
from meridian.fair.report import to_bytes as to_bytes_of
from meridian.fair.source import Seeded
from meridian.fair.verify import Failure
from meridian.fair.verifying import verify_report
from meridian.games.globopolis.actions import Propose
from meridian.games.globopolis.rules.state import State
from meridian.server.journals.replayed_position import Imagined, ReplayedPosition
from meridian.server.tables.replay import Replay
from meridian.server.tables.rolls import Numbering
from meridian.session.session import Session
from tests.fair.tables import source

GAME = games.load("globopolis")
PLAYERS = ["Ann", "Ben", "Cem"]
WORDS = 'No <b>Agents</b> in "Xanadu", Ägypten \\ { $seat }'
ROUNDS = 2
OFFER = f"offer p1:p2:word:{ROUNDS},p2:p1:eu:5 - 3"


def header() -> Header:
    return new_header(GAME, 3, start={"players": {"p1": {"eu": 60}, "p2": {"eu": 60}}})


def quoted(text: str) -> str:
    return f"{OFFER} {json.dumps(text)}"


def say(session: Session, *lines: str) -> None:
    for line in lines:
        actor, _, action = line.partition(" ")
        session.answer(session.words.read_actor(actor), session.words.read(action))


def promised(text: str = WORDS) -> Session:
    """A table where the first player has promised the second something in words."""
    session = Session(GAME, header(), Seeded("1"))
    say(session, f"p1 {quoted(text)}", "p2 accept 1 -")
    return session


def told(session: Session, seat: int | None) -> list[str]:
    """Every text that a seat has heard of, with the fact that told it."""
    return [f"{fact.key} {fact.text}" for _, fact in session.facts if fact.text and fact.heard_by(seat)]


def standing(session: Session, seat: int | None) -> list[Fact]:
    return list(texts_for(session.writing.standing, seat))


def portrait(session: Session, seat: int | None, lang: str = "en") -> str:
    speaker = speaker_for(GAME, edition_of(GAME), lang, PLAYERS)
    view = GAME.rules.view(session.p, seat)
    sections = GAME.text.portrait(view, seat, speaker.reading(texts_for(session.writing.standing, seat)))
    return "\n".join(line for section in sections for line in section.lines)


def rounds(session: Session) -> int:
    assert isinstance(session.p, State)
    return session.p.rounds


# In words and in journals


def test_the_text_stands_in_quotes_behind_the_other_fields() -> None:
    words = words_for(GAME, header())
    action = words.read(quoted(WORDS))
    assert isinstance(action, Propose)
    assert action.text == WORDS
    assert words.read(words.say(action)) == action
    plain = words.read(OFFER)
    assert isinstance(plain, Propose)
    assert plain.text == ""
    assert words.say(plain) == OFFER


@pytest.mark.parametrize(
    ("typed", "why"),
    [
        (json.dumps("a" * (MOST_LETTERS + 1)), "at most 120 letters"),
        (json.dumps("bell\a"), "printable"),
        (json.dumps("two\nlines"), "printable"),
        (json.dumps("\u202eback"), "printable"),
        (json.dumps(" blank"), "no blanks"),
        ('"no end', "not in quotes"),
        ('"one" "two"', "not in quotes"),
        ("bare", "is followed by"),
    ],
)
def test_a_text_that_is_not_plain_is_refused_in_one_line(typed: str, why: str) -> None:
    with pytest.raises(BadInput, match=why) as refused:
        words_for(GAME, header()).read(f"{OFFER} {typed}")
    assert "\n" not in str(refused.value)


def test_other_answers_have_no_text() -> None:
    with pytest.raises(BadInput, match="accept is followed by"):
        words_for(GAME, header()).read('accept 1 - "yes"')


def test_journals_keep_the_text_as_bytes_and_as_lines() -> None:
    journal = promised().journal()
    for again in (from_bytes(GAME, to_bytes(journal)), from_lines(GAME, to_lines(GAME, journal))):
        assert again == journal
        assert told(Session(GAME, again.header, Seeded("2"), again.entries), 1) == told(promised(), 1)
    assert json.dumps(WORDS, ensure_ascii=False) in json.loads(to_lines(GAME, journal).splitlines()[1])[1]


def as_bytes(header: Header, offer: list[object]) -> bytes:
    body = MAGIC + msgspec.msgpack.encode([header, [(0, offer)]])
    return body + hashlib.sha256(body).digest()


def test_journals_from_before_there_were_texts_can_be_read() -> None:
    terms = [[0, 1, 0, 5]]
    (entry,) = from_bytes(GAME, as_bytes(header(), ["offer", terms, [], 3])).entries
    assert entry == (0, Propose(((0, 1, 0, 5),), (), 3))


@pytest.mark.parametrize("text", ["a" * (MOST_LETTERS + 1), "bell\a", " blank"])
def test_a_journal_with_a_text_that_is_not_plain_is_refused(text: str) -> None:
    with pytest.raises(BadInput):
        from_bytes(GAME, as_bytes(header(), ["offer", [[0, 1, 0, 5]], [], 3, text]))
    journal = Journal(header(), [(0, Propose(((0, 1, 0, 5),), (), 3, text))])
    with pytest.raises(BadInput, match="line 2"):
        from_lines(GAME, to_lines(GAME, journal))


def test_a_report_is_verified_with_the_words_and_no_others() -> None:
    head = msgspec.structs.replace(header(), chance="verifiable")
    chance = source(header=head)
    session = Session(GAME, head, chance)
    say(session, f"p1 {quoted(WORDS)}", "p2 accept 1 -")
    for _ in range(6):
        seat = session.asked()[0]
        session.answer(seat, session.p.default(seat))
    assert b"Xanadu" not in to_bytes_of(make_report(chance.record(), GAME, session.journal(), "en"))
    chance.end(abandoned=True)
    report = to_bytes_of(make_report(chance.record(), GAME, session.journal(), "en"))
    assert verify_report(report, GAME, session.journal())["journal"] is True
    (actor, offer), *rest = session.entries
    assert isinstance(offer, Propose)
    other = Journal(head, [(actor, msgspec.structs.replace(offer, text="Other words")), *rest])
    with pytest.raises(Failure, match="entry 1 of the journal is not what the record of rolls holds"):
        verify_report(report, GAME, other)


# Who reads it, and how long


def test_those_who_know_the_offer_read_it_and_nobody_else() -> None:
    session = promised()
    for seat in (0, 1):
        assert told(session, seat) == [f"offer-words {WORDS}", f"promise-words {WORDS}"]
        (fact,) = standing(session, seat)
        assert fact.args == {"seat": 0, "other": 1, "number": rounds(session) + ROUNDS - 1}
        for lang in ("en", "de"):
            assert portrait(session, seat, lang).count(WORDS) >= 1
    for other in (2, None):
        assert told(session, other) == []
        assert standing(session, other) == []
        assert "Xanadu" not in portrait(session, other)


def test_an_offer_shows_its_text_while_it_is_on_the_table() -> None:
    session = Session(GAME, header(), Seeded("1"))
    say(session, f"p1 {quoted(WORDS)}")
    assert WORDS in portrait(session, 1)
    assert "Xanadu" not in portrait(session, 2)
    say(session, "p2 decline 1 price")
    assert standing(session, 1) == []
    assert "Xanadu" not in portrait(session, 1)


def test_a_promise_without_a_text_is_what_it_was() -> None:
    session = Session(GAME, header(), Seeded("1"))
    say(session, f"p1 {OFFER}", "p2 accept 1 -")
    assert not [fact for _, fact in session.facts if fact.text or fact.key.endswith("-words")]
    assert session.writing.standing == ()


def test_a_text_stands_as_long_as_its_promise() -> None:
    session = promised()
    last = rounds(session) + ROUNDS - 1
    while rounds(session) <= last:
        assert len(standing(session, 1)) == 1
        seat = session.asked()[0]
        session.answer(seat, session.p.default(seat))
    assert standing(session, 1) == []
    assert "Xanadu" not in portrait(session, 1)
    assert told(session, 1) == [f"offer-words {WORDS}", f"promise-words {WORDS}"]


def test_what_is_taken_back_is_not_read_any_more() -> None:
    session = promised()
    session.restore(session.entries[:1])
    assert [fact.key for fact in standing(session, 1)] == ["offer-words"]
    session.restore([])
    assert standing(session, 1) == []


def test_a_copy_for_practice_shows_only_what_its_seat_read() -> None:
    journal = promised().journal()
    for seat, texts in ((0, 1), (2, 0)):
        copy = ReplayedPosition(GAME, journal.header, Imagined(len(journal.entries), seat, "x"), recording=True)
        for actor, action in journal.entries:
            copy.play(actor, action)
        assert len(copy.writing.standing) == texts


@pytest.mark.parametrize("seat", range(3))
def test_a_replay_that_goes_on_shows_what_each_moment_shows_by_itself(seat: int) -> None:
    """The words come and go with their offer, and with them a part of the view."""
    session = Session(GAME, header(), Seeded("1"))
    say(session, f"p1 {quoted(WORDS)}", "p2 decline 1 price", f"p1 {quoted(WORDS)}", "p2 accept 2 -")
    replay = Replay(GAME, session.header, session.entries, Numbering())
    view: dict[str, msgspec.Raw] = {}
    wrote = []
    for moment in replay.moments(0, len(replay) + 1, seat):
        view = dict(moment.view) if moment.whole else {**view, **moment.view}
        assert view == replay.moments(moment.number, 1, seat)[0].view
        wrote.append("written" in view)
    assert (wrote.count(True) > 1) == (seat < 2)
