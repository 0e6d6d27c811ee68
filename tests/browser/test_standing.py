"""Standing answers: one on the spot after a turn of Globetrotters, and one that speaks for somebody who is away."""

from __future__ import annotations

from random import Random

from playwright.sync_api import WebSocket, expect

from tests.browser.conftest import Visit
from tests.browser.test_battle import may_attack
from tests.server.online import Server, any_of, me, play_on

GAME = "globetrotters"


def test_the_discount_is_declined_from_now_on(visit: Visit, server: Server) -> None:
    asked, other = server.pair(GAME)
    assert asked.question is not None
    visitor = visit()
    visitor.sit(asked.table, str(asked.token), asked.question["id"][1])
    asked.close()
    home = next(answer for answer in visitor.answers() if answer.startswith("choose-home"))
    visitor.changes(lambda: visitor.give(home))
    visitor.changes(lambda: visitor.give("work"))
    assert "decline" in visitor.answers()
    visitor.changes(lambda: visitor.press(visitor.button("Don’t ask again")))
    while not other.question:
        told = other.hear()
        assert "standing" not in str(told), "nobody else can tell"
    assert [fact["key"] for fact in other.facts][-2:] == ["turn-over", "turn-begins"]
    other.close()


def test_an_attack_finds_what_an_absent_defender_has_said_before(visit: Visit, server: Server) -> None:
    """The defender says what to do if attacked, and leaves; the attacker goes on at once and cannot tell."""
    table, tokens = server.begun("globopolis", [me("Ann"), me("Ben")], clock="three-days")
    clients = [server.play(table, token) for token in tokens]
    play_on(clients, any_of(Random(1)), until=may_attack)
    attacking = next(seat for seat, client in enumerate(clients) if may_attack(client))
    clients[1 - attacking].say("wish", answer_for_me=True)  # what has one answer needs nobody
    for client in clients:
        client.close()
    defender, attacker = visit(size=(360, 740)), visit(settings={"lang": "de"})
    heard: list[str] = []

    def listen(socket: WebSocket) -> None:
        socket.on("framereceived", lambda frame: heard.append(str(frame)))

    attacker.page.on("websocket", listen)
    defender.sit(table, tokens[1 - attacking], 1 - attacking)
    attacker.sit(table, tokens[attacking], attacking)
    defender.open_page("Plan")
    plan = defender.find("#drawer")
    plan.get_by_label("When is it to be said?").select_option("assess-cards")
    plan.get_by_label("What do you want to say?").select_option("pass")
    plan.get_by_role("button", name="Add").first.press("Enter")
    expect(plan.get_by_role("button", name="Remove")).to_have_count(1)
    defender.page.goto("about:blank")

    attack = next(one for one in attacker.answers() if one.startswith("attack "))
    attacker.changes(lambda: attacker.give(attack))
    assert attacker.answers(), "the game goes on without the defender"
    assert any("assess-cards" in frame or "conflict" in frame for frame in heard)
    assert not [frame for frame in heard if "standing" in frame or '"type":"planned"' in frame]

    # Whoever comes back is not asked for that any more, and finds the answer among their own.
    defender.sit(table, tokens[1 - attacking], 1 - attacking)
    expect(defender.find("#prompt")).to_be_visible()
    expect(defender.find("#prompt.mine")).to_have_count(0)
    defender.open_page("Plan")
    expect(plan.get_by_role("button", name="Remove")).to_have_count(1)
    # Nothing was told of it, so no line of the log is marked, whatever the attacker does next.
    attacker.changes(lambda: attacker.give(attacker.answers()[-1]))
    defender.open_page("Log")
    expect(defender.find(".log li").first).to_be_visible()
    expect(defender.find("[data-standing]")).to_have_count(0)
