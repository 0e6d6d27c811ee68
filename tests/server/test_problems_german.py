"""What is wrong with options, bots and clocks: in German in German words alone, in English as on the command line."""

from __future__ import annotations

import json
import re
from collections.abc import Callable, Iterator
from typing import Any

import pytest

from meridian import bots, games
from meridian.core.errors import BadInput
from meridian.core.game import new_header
from meridian.core.messages import Message
from meridian.core.rulebook import CLAUSE
from meridian.server.clocks import Clocks, Negotiation
from meridian.server.clocks.plan import KINDS, PRESETS, ClockPlan, read_plan
from meridian.server.http.error_responses import line_of
from tests.server.online import OPEN, Client, Server, asked_of, me

GD = "global-domination"
GP = "globopolis"
WORD = re.compile(r"\b[^\W\d]\w+")
NAMES = {
    *(option.name for name in games.names() for option in games.load(name).settings),
    *bots.in_tournaments(games.load(GD)),
    *bots.DEEP_PARAMETERS,
    *WORD.findall(" ".join([*PRESETS, *KINDS, *ClockPlan.__struct_fields__])),
    *("clock", "preset", "false", "true", "off", "whole_turn", "SMA"),
}
"""What is called the same in every language."""

CONTRADICTIONS: list[tuple[int, dict[str, Any], str]] = [
    (3, {"guild_protection": True, "agents": False}, "guild_protection braucht Agenten, aber bei agents = false "),
    (3, {"trade_agents": True, "stage": 2}, "trade_agents braucht Agenten, aber bei stage = 2 wird ohne sie gespielt"),
    (3, {"sma": "off", "sma_foreign_units": True}, "sma_foreign_units braucht SMA, aber sma = off (GP-186, GP-184)"),
    (3, {"sma": "both", "stage": 1}, "sma gilt für Konflikte, aber bei stage = 1 gibt es keine (GP-184, GP-201)"),
    (3, {"bitter_end": True, "victory_mark": 60}, "Mit bitter_end endet das Spiel nur durch Aufgeben, also lässt"),
    (3, {"bitter_end": True, "claim_lock": True}, "claim_lock gilt für Ansprüche nach Punkten, aber mit bitter_end"),
    (3, {"victory_mark": 60, "mark_percent": 50}, "victory_mark und mark_percent legen beide die Siegmarke fest"),
    (3, {"async_mode": True, "timer_seconds": 60}, "Mit async_mode wird ohne Uhr gespielt, aber timer_seconds "),
    (3, {"timer_scope": "whole_turn", "timer_seconds": 0}, "timer_scope = whole_turn braucht eine Uhr, aber "),
    (2, {"teams": 1}, "Bei teams = 1 bleibt niemand, gegen den man spielen könnte (GP-192)"),
    (8, {"teams": 4}, "Diese Ausgabe ist für 2 bis 3 Seiten, aber teams = 4 (GP-001, GP-192)"),
    (3, {"administrator_seat": 4}, "administrator_seat = 4 ist mehr als die 3 Plätze an diesem Tisch (GP-182, GP-A88)"),
    (
        3,
        {"first_seat": 2, "first_player": "d6"},
        "first_seat sagt, wer beginnt, aber bei first_player = d6 entscheidet ein Wurf (GP-018)",
    ),
    (3, {"titles_per_player": 18}, "titles_per_player = 18 ist mehr, als 36 Urkunden für 3 Spieler hergeben"),
    (5, {"start_missions": 5}, "start_missions = 5 ist mehr, als 12 Karten für 5 Spieler hergeben (GP-193)"),
    (2, {"start_ops": 8}, "start_ops = 8 ist mehr, als das Handlimit erlaubt; dann muss auch hand_limit höher sein ("),
]
BOTS = [
    ("depp", "Einen Bot 'depp' gibt es nicht; meintest du deep? (Bots: random, greedy, steady, deep, deep@1)"),
    ("deep:budget", "Bot 'deep:budget': Statt 'budget' gehört hier Name=Wert hin, zum Beispiel deep:budget=50ms"),
    ("deep:most=5,most=6", "Bot 'deep:most=5,most=6': most ist zweimal angegeben"),
    ("deep:budgt=5ms", "Bot 'deep' hat keinen Parameter 'budgt'; meintest du budget? (Parameter: budget, playouts, "),
    ("greedy:budget=5ms", "Bot 'greedy' hat keine Parameter, angegeben ist aber 'budget'"),
    ("steady:slips=0", "slips=0: Nötig ist eine ganze Zahl von 1 bis 100"),
    ("deep:budget=5", "budget=5: Nötig ist eine Zeit mit ihrer Einheit, etwa 50ms, 1s oder 2m"),
    ("deep:budget=soonms", "budget=soonms: Nötig ist eine Zeit mit ihrer Einheit, etwa 50ms, 1s oder 2m"),
    ("deep:budget=11m", "budget=11m: Möglich ist 1ms bis 10m"),
    ("deep:playouts=0", "playouts=0: Nötig ist eine ganze Zahl von 1 bis 10000000"),
    ("deep:doubt=-1", "doubt=-1: Nötig ist eine Zahl von 0 bis 10"),
]
CLOCKS: list[tuple[Any, str]] = [
    ("blits", "clock.preset: Eine Uhr 'blits' gibt es nicht; meintest du blitz? (Uhren: none, rule-book, "),
    ({"preset": 3}, "clock.preset: Eine Uhr 3 gibt es nicht (Uhren: none, "),
    ({"banc": 30}, "clock: Ein Feld 'banc' gibt es nicht; meintest du bank? (eine Uhr hat kind, bank, "),
    ({"kind": "sand"}, "clock.kind: Möglich sind none, bank, correspondence, nicht 'sand'"),
    ({"phases": 1}, "clock.phases: Möglich sind true und false, nicht 1"),
    ({"substitute": ""}, "clock.substitute: '' ist nicht der Name eines Bots"),
    ({"kind": "bank", "bank": 5}, "clock.bank: Möglich sind 10 bis 86400 Sekunden, nicht 5"),
    ({"kind": "correspondence", "hours": 721}, "clock.hours: Möglich sind 0.05 bis 720 Stunden, nicht 721"),
    ({"excuses": 1.5}, "clock.excuses: Möglich ist eine ganze Zahl von 0 bis 20, nicht 1.5"),
    ({"kind": "bank", "bank": 600, "cap": 300}, "clock.cap: 300 Sekunden sind weniger als die 600 zu Beginn (bank)"),
]


def only_german(german: str, english: str, asked: object) -> bool:
    """Whether a line shares nothing with its English twin but names and what was asked."""
    said, twin = (set(WORD.findall(CLAUSE.sub("", line))) for line in (german, english))
    return bool(said - twin) and not (said & twin) - NAMES - set(WORD.findall(json.dumps(asked)))


def check(error: BadInput, asked: object, said: str) -> None:
    """The line of a problem begins as it should in German, and is the one of the exception in English."""
    german, english = line_of(error, "de"), line_of(error, "en")
    assert german.startswith(said)
    assert english == str(error)
    assert only_german(german, english, asked), (german, english)


def overlay_of(options: dict[str, Any]) -> dict[str, Any] | None:
    """The shipped edition has room for as many teams as can be asked for."""
    return {"players": {"max": 3}} if options == {"teams": 4} else None


def refused(seats: int, options: dict[str, Any]) -> BadInput:
    with pytest.raises(BadInput) as error:
        new_header(games.load(GP), seats, options, overlay=overlay_of(options))
    return error.value


@pytest.mark.parametrize(("seats", "options", "said"), CONTRADICTIONS)
def test_why_options_contradict_each_other(seats: int, options: dict[str, Any], said: str) -> None:
    error = refused(seats, options)
    check(error, options, f"Optionen: {said}")
    assert line_of(error, "de").endswith("; nur Widersprüche werden abgelehnt (GP-200)")
    assert str(error).endswith("; only contradictions are refused (GP-200)")


def test_every_contradiction_is_among_these() -> None:
    told: set[str] = set()
    for seats, options, _ in CONTRADICTIONS:
        clash = refused(seats, options).about["reason"]
        assert isinstance(clash, Message)
        told |= {clash.key, clash.args["reason"].key}
    assert told == {label for label in games.load(GP).labels if label.startswith("contradiction")}


@pytest.mark.parametrize(("text", "said"), BOTS)
def test_what_is_wrong_with_a_bot(text: str, said: str) -> None:
    with pytest.raises(BadInput) as error:
        bots.maker(games.load(GD), text)
    check(error.value, text, said)


@pytest.mark.parametrize(("plan", "said"), CLOCKS)
def test_what_is_wrong_with_a_clock(plan: Any, said: str) -> None:
    with pytest.raises(BadInput) as error:
        read_plan(plan)
    check(error.value, plan, said)


# As people meet it


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with Server(tmp_path_factory.mktemp("server")) as found:
        yield found


@pytest.mark.parametrize(
    ("wanted", "said"),
    [
        ({"game": GP, "options": {"teams": 1}}, "Optionen: Bei teams = 1 bleibt niemand"),
        ({"game": GD, "seats": [OPEN, {"kind": "bot", "bot": "depp"}]}, "Einen Bot 'depp' gibt es nicht; meintest du"),
        ({"game": GD, "seats": [OPEN, {"kind": "bot", "bot": "deep:budget=soon"}]}, "budget=soon: Nötig ist eine Zeit"),
        ({"game": GD, "clock": {"preset": "blitz", "bank": 5}}, "clock.bank: Möglich sind 10 bis 86400 Sekunden"),
    ],
)
def test_a_table_that_cannot_be_opened(server: Server, wanted: dict[str, Any], said: str) -> None:
    def line(lang: str) -> str:
        body = {"seats": [OPEN, OPEN], **wanted}
        answer = server.http.post(server.url("/api/tables"), json=body, headers={"accept-language": lang})
        assert answer.status_code == 422
        told: str = answer.json()["error"]
        return told

    german, english = line("de-DE"), line("en-GB")
    assert german.startswith(said)
    assert "\n" not in german
    assert only_german(german, english, wanted), (german, english)


def test_a_hint_from_a_bot_that_is_none(server: Server) -> None:
    table, (ann, ben) = server.begun(GD, [me("Ann"), me("Ben")])
    for lang, said in (("de", "Einen Bot 'depp' gibt es nicht"), ("en", "there is no bot 'depp'")):
        with Client(server, table, ann, lang=lang) as one, Client(server, table, ben, lang=lang) as other:
            reply = asked_of([one, other]).say("hint", bot="depp")
            assert (reply["reason"], reply["text"].partition(";")[0]) == ("not-possible", said)


def complaints() -> Iterator[tuple[BadInput, str]]:
    """What clocks refuse, and the German line for it."""
    slow = Clocks(read_plan({"kind": "correspondence", "hours": 20, "excuses": 0}), 2)
    quick = Clocks(read_plan("none"), 2)
    refused: list[tuple[Callable[[], object], str]] = [
        (lambda: slow.excuse(0, 0.0), "Du hast keine Entschuldigung mehr."),
        (lambda: quick.excuse(0, 0.0), "Entschuldigen kannst du dich nur bei Uhren für Fernpartien."),
        (lambda: slow.returned(0), "Für dich spielt keine Vertretung."),
        (lambda: Negotiation().propose(0, 1, []), "Zwischen euch steht kein Angebot: Nur dann können die Uhren"),
    ]
    for act, line in refused:
        with pytest.raises(BadInput) as found:
            act()
        yield found.value, line


def test_what_a_clock_refuses_is_said_in_german() -> None:
    for error, line in complaints():
        assert line_of(error, "de").startswith(line)
        assert line_of(error) != line_of(error, "de")
