"""Characters say why they did something: in their own manner, on demand, and from nothing that the asker cannot see."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import islice
from pathlib import Path
from random import Random
from typing import Any

import pytest

from meridian import bots, games
from meridian.bots.advice import Motive, Reason, SeenAnswer, motive
from meridian.bots.advice.motives import TRIES
from meridian.core.action import Action
from meridian.core.errors import BadInput
from meridian.core.game import Game, begin, edition_of, new_header, speaker_for
from meridian.core.journal import Journal
from meridian.core.messages import has_message
from meridian.core.position import CHANCE, Position
from meridian.core.replay import replay
from meridian.server.bot_workers.asked_why import explained
from meridian.server.bot_workers.bot_process import lacking
from meridian.server.bot_workers.request import BotRequest, WhyAsked
from meridian.server.characters import everybody
from meridian.server.journals import journaling
from meridian.server.node import Node
from meridian.server.tables.motives import GUEST, MINDS, told
from tests.any_game import SEARCHED, early, seats_of
from tests.server.callers import Caller, after, node_in
from tests.server.online import me
from tests.server.test_bot_workers import Hold, pool
from tests.server.test_hints import HELD, PIPE, SLOW
from tests.server.test_leaks_online import pairs

GD = "global-domination"
PAIRS = 2
COMPARED = 8
LONG = 60.0
"""Seconds that no reason takes: what is found depends on the view alone."""
NAMES = [one.name for one in everybody()]


def asked(journal: Journal, number: int, line: int, asker: int | None) -> Motive:
    """What is found about a line of somebody's log, after so many entries."""
    rows = [(actor, journaling.action_bytes(action)) for actor, action in journal.entries[:number]]
    why = WhyAsked(line, asker, False, LONG)
    header = journaling.header_bytes(journal.header)
    request = BotRequest(table="t", branch=1, header=header, entries=rows, seat=0, bot="deep", seed=b"", why=why)
    return explained(lacking(request, None), why)


def lines_of(game: Game, journal: Journal, asker: int | None, first: int, last: int) -> list[int]:
    """The numbers of the lines that somebody hears between two entries."""
    count, found = 0, list[int]()
    for number, _, facts, _ in replay(game, journal, last):
        heard = [one for one in facts if one.heard_by(asker)]
        if heard and first < number <= last:
            found.append(count + 1)
        count += len(heard)
    return found


@pytest.mark.slow
@pytest.mark.parametrize("name", SEARCHED)
def test_twins_have_the_same_reasons(name: str) -> None:
    """Where two games differ only in what somebody cannot see, the same sentence is said."""
    game = games.load(name)
    compared = 0
    for twin in islice(pairs(game), PAIRS):
        for asker in (twin.seat, None):
            one, two = (lines_of(game, journal, asker, twin.first, twin.last) for journal in twin.journals)
            assert one == two
            for line in one[:: max(1, len(one) // 5)][:5]:
                mine, other = (asked(journal, twin.last, line, asker) for journal in twin.journals)
                assert mine == other
                compared += 1
    assert compared >= early(game, COMPARED)


def played(game: Game, seats: int, seed: int, bot: str = "steady") -> Iterator[tuple[Position, int, Action]]:
    """What bots do in a game: the position before, who, and what."""
    p = begin(game, new_header(game, seats))
    players = [bots.maker(game, bot)(Random(f"{seed} {seat}")) for seat in range(seats)]
    luck = Random(seed)
    while not p.over:
        actor = p.who()[0]
        if actor == CHANCE:
            action = luck.choice(p.chances().outcomes)
        else:
            options = p.options(actor)
            view = game.rules.view(p, actor)
            action = options[0] if len(options) == 1 else players[actor].choose(view, actor, options)
        yield p, actor, action
        p.play_checked(actor, action)


@pytest.mark.parametrize("name", SEARCHED)
def test_what_a_sound_player_does_often_has_a_reason(name: str) -> None:
    game = games.load(name)
    seats = seats_of(game)
    edition = edition_of(game, {})
    found = clear = 0
    for number, (p, actor, action) in enumerate(played(game, seats, 5)):
        if actor < 0 or number % 3 or found == 12:
            continue
        asker = (actor + 1) % seats
        deed = SeenAnswer.of(game, p, actor, action, asker)
        if not deed.facts:
            continue
        why = motive(game, deed, str(number), LONG)
        assert why == motive(game, deed, str(number), LONG)
        found += 1
        clear += bool(why.reasons)
        for lang in ("en", "de"):
            speaker = speaker_for(game, edition, lang, ["Ann", *NAMES[: seats - 1]])
            for name_ in (*NAMES, "Trader"):
                assert told(why, name_, asker, number, speaker)
    assert found
    assert clear


@pytest.mark.parametrize("name", SEARCHED)
def test_every_term_that_has_an_amount_can_be_gained(name: str) -> None:
    game = games.load(name)
    for lang in ("en", "de"):
        speaker = speaker_for(game, edition_of(game, {}), lang, [])
        terms = [label.removeprefix("term-") for label in game.labels if label.startswith("term-")]
        assert terms
        assert [term for term in terms if not has_message(speaker.bundle, f"gain-{term}")] == []


def spoken(why: Motive, name: str, lang: str = "en", asker: int | None = 0, mixed: int = 0) -> str:
    game = games.load(GD)
    return told(why, name, asker, mixed, speaker_for(game, edition_of(game, {}), lang, ["Ann", "Ben", name]))


def test_a_sentence_has_the_manner_of_its_speaker() -> None:
    mine, hers = Reason("vp", 2, 3.2, 0.5), Reason("vp", 0, -2.0, 0.4)
    why = Motive(2, [mine, hers], leader=0, chance=0.41)
    assert (
        spoken(why, "Ida")
        == "I have counted twice: that brings me 3 VP in this Game Turn. And it costs you 2 VP in this Game Turn."
    )
    assert spoken(why, "Ida", "de").startswith("Ich habe zweimal gezählt: Das bringt mir 3 SP in dieser Runde.")
    # Who forgets nothing speaks of rivals first; a spectator hears names.
    assert spoken(why, "Isabella").startswith("It costs you 2 VP")
    assert spoken(why, "Isabella", asker=None).startswith("It costs Ann 2 VP")
    assert "41 per cent" in spoken(why, "Humboldt")
    against = Motive(2, [hers], leader=0)
    assert spoken(against, "Amelia").endswith("And you were ahead: I fly at whoever is in front.")
    assert spoken(against, "Amelia", asker=1).endswith("And Ann was ahead: I fly at whoever is in front.")
    assert spoken(Motive(2, [], wronged_by=0), "Isabella") == "You attacked me. Did you think I would forget?"
    # No two characters say the same about the same, and those of others speak plainly.
    for one in (why, against, Motive(2)):
        assert len({spoken(one, name) for name in (*NAMES, "Trader")}) == len(NAMES) + 1
    assert spoken(Motive(2), "Trader") == spoken(Motive(2), "Somebody")
    assert {spoken(Motive(2), "Marco", mixed=mixed) for mixed in range(9)} == {
        spoken(Motive(2), "Marco", mixed=mixed) for mixed in range(3)
    }
    assert spoken(Motive(2, forced=True), "Marco") == "I had no choice."
    assert spoken(Motive(2, decided=False), "Marco").startswith("I decided nothing")
    # What hardly counts is no reason.
    assert spoken(Motive(2, [Reason("vp", 2, 0.8, 1.0)]), "Ida") == spoken(Motive(2), "Ida")
    assert set(MINDS) <= {name.casefold() for name in NAMES}
    assert GUEST not in NAMES


def test_a_line_that_is_not_there_is_refused() -> None:
    game = games.load(GD)
    journal = Journal(new_header(game, 2), [])
    with pytest.raises(BadInput, match="no line 9999"):
        asked(journal, 0, 9999, None)
    assert TRIES < 200


def built(game: Game, seats: int) -> tuple[Journal, dict[int, int]]:
    """A game in which everybody has built something, and the line that tells the first seat of each first Build."""
    journal = Journal(new_header(game, seats), [])
    for before, actor, action in played(game, seats, 3):
        lines: dict[int, int] = {}
        count = 0
        for _, _, facts, _ in replay(game, journal):
            for fact in (one for one in facts if one.heard_by(0)):
                count += 1
                if fact.key == "used-build":
                    lines.setdefault(fact.args["seat"], count)
        if len(lines) == seats and before.who() == [0]:
            return journal, lines
        journal.entries.append((actor, action))
    raise AssertionError("somebody never builds")


async def a_table(node: Node, patch: pytest.MonkeyPatch, **more: Any) -> tuple[str, Caller, dict[int, int]]:
    """A table with a person and a character who has built something; the lines that tell of it."""
    journal, lines = built(games.load(GD), 2)
    seats = [me("Ann"), {"kind": "bot", "character": "Ida"}]
    table, token = await after(node, patch, seats, journal, **more)
    caller = Caller(node, table, token, log=1000)
    await caller.until("welcome")
    return table, caller, lines


@pytest.mark.asyncio
async def test_a_character_is_asked_at_a_table(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async with node_in(tmp_path) as node:
        table, caller, lines = await a_table(node, monkeypatch)
        reply = await caller.say("why", "why", line=lines[1])
        assert reply["type"] == "told", reply
        assert reply["data"]["seat"] == 1
        english = reply["data"]["text"]
        assert english
        worked = {bot: one.thoughts for bot, one in node.bot_pool.figures.items()}
        # The same again is not worked out again.
        assert (await caller.say("why", "again", line=lines[1]))["data"]["text"] == english
        assert {bot: one.thoughts for bot, one in node.bot_pool.figures.items()} == worked
        watching = Caller(node, table, None, lang="de", log=1000)
        await watching.until("welcome")
        german = (await watching.say("why", "warum", line=lines[1]))["data"]["text"]
        assert german
        assert german != english
        assert (await caller.say("why", "far", line=10**6))["reason"] == "no-such-line"
        assert (await caller.say("why", "own", line=lines[0]))["reason"] == "nobody-to-ask"
        for one in (caller, watching):
            await one.hang_up()


@pytest.mark.asyncio
async def test_without_hints_a_character_shrugs(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async with node_in(tmp_path) as node:
        _, caller, lines = await a_table(node, monkeypatch, hints=False)
        shrugs = {spoken(Motive(1), "Ida", mixed=mixed) for mixed in range(3)}
        assert (await caller.say("why", "why", line=lines[1]))["data"]["text"] in shrugs
        await caller.hang_up()


@pytest.mark.asyncio
async def test_one_question_at_a_time_like_hints(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    hold = Hold(tmp_path)
    monkeypatch.setenv(PIPE, str(hold.path))
    async with node_in(tmp_path) as node:
        _, caller, lines = await a_table(node, monkeypatch)
        node.bot_pool = pool(makers=HELD)
        caller.send({"type": "hint", "key": "hint", "bot": SLOW})
        await hold.begun()
        assert (await caller.say("why", "early", line=lines[1]))["reason"] == "hint-under-way"
        await hold.release()
        await caller.reply("hint")
        assert (await caller.say("why", "then", line=lines[1]))["type"] == "told"
        await caller.hang_up()
