"""What a promise in words says: told with its offer, again when the deal is closed, and as long as the promise stands.

The rules know that a word was given, to whom and up to which round (GP-038, GP-A94). The text travels in the action
that made the offer. Only those who may know of the offer read it, then and later, though everybody hears of the deal.
"""

from __future__ import annotations

from typing import Final

from meridian.core.action import TEXT
from meridian.core.facts import Fact
from meridian.core.parts import Written
from meridian.core.position import FactKind
from meridian.core.speaker import Speaker
from meridian.games.globopolis.facts import DEAL_CLOSED, OFFER_COUNTERED, OFFER_LEG, OFFER_MADE, PROMISED
from meridian.games.globopolis.rules import constants as t
from meridian.games.globopolis.rules.deal_terms import find
from meridian.games.globopolis.rules.promises import binds, last_round, promised
from meridian.games.globopolis.rules.state import State

OFFER_WORDS: Final = FactKind("offer-words", "seat", "offer", TEXT)
PROMISE_WORDS: Final = FactKind("promise-words", "seat", "other", "number", TEXT)
"""Who promises, to whom, up to which round, and in what words."""
KINDS: Final = (OFFER_WORDS, PROMISE_WORDS)
CLAUSES: Final = ["GP-038", "GP-A94"]


def written(s: State, standing: Written, text: str, facts: list[Fact]) -> tuple[list[Fact], Written]:
    """The facts of an entry with the words of its promises, and the words that stand after it."""
    told: list[Fact] = []
    new: list[Fact] = []
    closed: Fact | None = None
    for at, fact in enumerate(facts):
        told.append(fact)
        words: Fact | None = None
        if text and ends_offer(facts, at):
            words = of_offer(facts, at, text)
        elif fact.key == DEAL_CLOSED.key:
            closed = next((one for one in standing if is_of(one, fact.args["offer"])), None)
        elif closed is not None and is_word(s, fact):
            last = last_round(s, fact.args["number"])
            args = {"seat": fact.args["seat"], "other": fact.args["other"], "number": last}
            words = Fact(PROMISE_WORDS.key, args, CLAUSES, closed.audience, closed.text)
        if words is not None:
            told.append(words)
            new.append(words)
    return told, tuple(fact for fact in (*standing, *new) if stands(s, fact))


def ends_offer(facts: list[Fact], at: int) -> bool:
    """Whether the last leg of a new offer is written here."""
    following = facts[at + 1].key if at + 1 < len(facts) else ""
    return facts[at].key == OFFER_LEG.key and following != OFFER_LEG.key


def of_offer(facts: list[Fact], at: int, text: str) -> Fact | None:
    """The words of the offer whose legs end here, for those who hear of it."""
    for fact in reversed(facts[:at]):
        if fact.key in (OFFER_MADE.key, OFFER_COUNTERED.key):
            args = {"seat": fact.args["seat"], "offer": fact.args["offer"]}
            return Fact(OFFER_WORDS.key, args, CLAUSES, fact.audience, text)
    return None


def is_of(words: Fact, offer: int) -> bool:
    """Whether words were written to an offer."""
    return words.key == OFFER_WORDS.key and words.args["offer"] == offer


def is_word(s: State, fact: Fact) -> bool:
    """Whether a fact tells that a promise in words was given."""
    return fact.key == PROMISED.key and fact.args["good"] == s.board.good_promise + t.WORD


def stands(s: State, words: Fact) -> bool:
    """Whether words still stand: their offer is on the table, or their promise has neither run out nor lapsed."""
    if words.key == OFFER_WORDS.key:
        return find(s, words.args["offer"]) is not None
    last = words.args["number"]
    kept = promised(s, words.args["seat"], words.args["other"], t.WORD)
    return not s.over and last <= kept and binds(s, t.WORD, last)


def words_of(side: int, other: int, name: str, who: str, speaker: Speaker) -> list[str]:
    """What a side has promised another in words, as far as the reader may know it."""
    return [
        speaker.text("portrait-promise-words", seat=name, other=who, number=fact.args["number"], text=fact.text)
        for fact in speaker.written
        if fact.key == PROMISE_WORDS.key and (fact.args["seat"], fact.args["other"]) == (side, other)
    ]
