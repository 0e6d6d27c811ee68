"""Profiles without e-mail: a name and a password or a passkey make one; codes and links that work once open it."""

from __future__ import annotations

import asyncio
import time
from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

import pytest
import pytest_asyncio

from meridian.core.records import Result
from meridian.server.accounts.passwords import MEMORY_KIB
from meridian.server.accounts.results import keep_results
from meridian.server.ops.admin_profiles import invited, listed_invitations, sign_in_link
from meridian.server.settings import Limits, Rate
from tests.server.authenticator import Authenticator
from tests.server.people import HOME, World, world
from tests.server.stored import a_seat, a_table

pytestmark = pytest.mark.asyncio
SECRET = "eight letters, or more"


@pytest_asyncio.fixture
async def here(tmp_path: Path) -> AsyncIterator[World]:
    async with world(tmp_path, mail=False) as made:
        yield made


async def profile(here: World, name: str = "Ann", password: str = SECRET, **more: Any) -> str:
    """A new profile; its session."""
    said = await here.ask("POST", "/api/profiles", status=201, json={"name": name, "password": password, **more})
    session: str = said["session"]
    return session


async def with_passkey(here: World, name: str = "Ann") -> tuple[str, Authenticator, list[str]]:
    """A new profile with a passkey: its session, the passkey, its recovery codes."""
    key = Authenticator(HOME)
    asked = await here.ask("POST", "/api/profiles/passkey", json={"name": name})
    answer = {"token": asked["token"], "credential": key.make(asked["options"])}
    said = await here.ask("POST", "/api/profiles", status=201, json={"name": name, "passkey": answer})
    return said["session"], key, said["recovery"]


async def test_a_name_and_a_password_are_enough(here: World, tmp_path: Path) -> None:
    assert await here.ask("GET", "/api/sign-in") == {"registration": "open", "mail": False}
    session = await profile(here, "Ann", lang="de")
    me = await here.ask("GET", "/api/me", session)
    assert (me["name"], me["email"], me["lang"]) == ("Ann", None, "de")
    again = {"name": " aNN ", "password": SECRET}
    assert (await here.ask("POST", "/api/session/password", status=201, json=again))["account"] == me
    stored = b"".join(file.read_bytes() for file in tmp_path.glob("people.db*"))
    assert f"$argon2id$v=19$m={MEMORY_KIB},t=1,p=1$".encode() in stored
    assert SECRET.encode() not in stored


async def test_a_name_is_taken_once_however_it_is_written(here: World) -> None:
    await profile(here, "Ann Lee")
    taken = {"name": "ann  lee", "password": SECRET}
    line = await here.refused(409, "POST", "/api/profiles", json=taken)
    assert line == "the name “ann lee” is taken here: choose another one, or sign in if it is yours"
    made = await asyncio.gather(
        *(here.http.post("/api/profiles", json={"name": "Ben", "password": SECRET}) for _ in range(4))
    )
    assert sorted(one.status_code for one in made) == [201, 409, 409, 409]
    session = made[[one.status_code for one in made].index(201)].json()["session"]
    assert "taken" in await here.refused(409, "PATCH", "/api/me", session, json={"name": "ANN LEE"})
    assert (await here.ask("PATCH", "/api/me", session, json={"name": "Benno"}))["name"] == "Benno"
    assert (await here.ask("GET", "/api/me", session))["name"] == "Benno"
    await profile(here, "Ben")


async def test_bad_names_and_passwords_are_refused_in_one_line(here: World) -> None:
    for body, word in (
        ({"name": "Ann", "password": "short"}, "8 to 200"),
        ({"name": "Annegret", "password": "ANNEGRET"}, "your name"),
        ({"name": "me", "password": SECRET}, "me"),
        ({"name": "Ann"}, "password or with a passkey"),
    ):
        assert word in await here.refused(422, "POST", "/api/profiles", json=body)


async def test_an_unknown_name_and_a_wrong_password_look_the_same(here: World) -> None:
    await profile(here, "Ann")
    await with_passkey(here, "Ben")
    answers = []
    for name in ("Ann", "Ben", "Nobody"):
        got = await here.http.post("/api/session/password", json={"name": name, "password": "no password"})
        answers.append((got.status_code, got.content))
    assert len(set(answers)) == 1
    assert answers[0][0] == 401


async def test_passwords_cannot_be_guessed_at_will(tmp_path: Path) -> None:
    limits = Limits(passwords=Rate(per_second=0.001, burst=5))
    async with world(tmp_path, limits=limits, mail=False) as here:
        got = [
            (await here.http.post("/api/session/password", json={"name": "Ann", "password": f"guess {at}"})).status_code
            for at in range(7)
        ]
        assert got == [401] * 5 + [429] * 2
        assert "too" in await here.refused(429, "POST", "/api/session/recovery", json={"code": "0000"})


async def test_a_changed_password_signs_the_other_devices_out(here: World) -> None:
    session = await profile(here)
    other = (await here.ask("POST", "/api/session/password", status=201, json={"name": "Ann", "password": SECRET}))[
        "session"
    ]
    new = {"password": "another password", "current": "wrong password"}
    assert "current" in await here.refused(403, "PUT", "/api/me/password", session, json=new)
    (code, *_) = (await here.ask("POST", "/api/me/recovery", session))["codes"]
    ways = await here.ask("PUT", "/api/me/password", session, json={**new, "current": code.upper().replace("-", " ")})
    assert ways == {"email": False, "password": True, "passkeys": [], "recovery": 7}
    await here.refused(401, "GET", "/api/me", other)
    await here.ask("POST", "/api/session/password", status=201, json={"name": "Ann", "password": "another password"})


async def test_a_passkey_signs_in_and_only_where_it_was_made(here: World) -> None:
    session, key, codes = await with_passkey(here)
    assert len(codes) == 8
    ((made,),) = [(await here.ask("GET", "/api/me/sign-in", session))["passkeys"]]
    path = f"/api/me/passkeys/{made['id']}"
    (named,) = (await here.ask("PUT", path, session, json={"label": "Blue key"}))["passkeys"]
    assert named["label"] == "Blue key"
    await here.refused(422, "PUT", path, token=session, json={"label": "a\u202eb"})
    await here.refused(404, "PUT", "/api/me/passkeys/none", token=session, json={"label": "x"})
    asked = await here.ask("POST", "/api/session/passkey/challenge")
    answer = {"token": asked["token"], "credential": key.sign(asked["options"])}
    said = await here.ask("POST", "/api/session/passkey", status=201, json=answer)
    assert said["account"] == await here.ask("GET", "/api/me", session)
    await here.refused(401, "POST", "/api/session/passkey", json=answer)  # a second time

    asked = await here.ask("POST", "/api/session/passkey/challenge")
    elsewhere = Authenticator("https://evil.example")
    elsewhere.id, elsewhere.key, elsewhere.count = key.id, key.key, key.count
    stranger = Authenticator(HOME)
    forged = Authenticator(HOME)
    forged.id, forged.count = key.id, key.count
    for one in (elsewhere, stranger, forged):
        answer = {"token": asked["token"], "credential": one.sign(asked["options"])}
        await here.refused(401, "POST", "/api/session/passkey", json=answer)
    for odd in ({}, {"id": 7}, {"id": "x", "response": {"clientDataJSON": "???"}}):
        await here.refused(401, "POST", "/api/session/passkey", json={"token": asked["token"], "credential": odd})
    plain = {"origin": "http://table.test"}
    assert "https" in await here.refused(422, "POST", "/api/session/passkey/challenge", headers=plain)


async def test_a_lost_passkey_is_replaced_with_a_recovery_code(here: World) -> None:
    _, lost, codes = await with_passkey(here)
    used = await asyncio.gather(*(here.http.post("/api/session/recovery", json={"code": codes[0]}) for _ in range(3)))
    assert sorted(one.status_code for one in used) == [201, 401, 401]
    session = next(one for one in used if one.status_code == 201).json()["session"]

    old = (await here.ask("GET", "/api/me/sign-in", session))["passkeys"][0]["id"]
    assert "only way" in await here.refused(409, "DELETE", f"/api/me/passkeys/{old}", session)
    new = Authenticator(HOME)
    asked = await here.ask("POST", "/api/me/passkeys/challenge", session)
    body = {"token": asked["token"], "credential": new.make(asked["options"]), "label": "Phone"}
    ways = await here.ask("POST", "/api/me/passkeys", session, 201, json=body)
    assert [one["label"] for one in ways["passkeys"]] == ["", "Phone"]
    assert ways["recovery"] == 7
    assert len((await here.ask("DELETE", f"/api/me/passkeys/{old}", session))["passkeys"]) == 1
    asked = await here.ask("POST", "/api/session/passkey/challenge")
    answer = {"token": asked["token"], "credential": lost.sign(asked["options"])}
    assert "no profile" in await here.refused(401, "POST", "/api/session/passkey", json=answer)


async def test_a_profile_is_handed_over_to_one_device_for_two_minutes(here: World) -> None:
    session = await profile(here)
    over = await here.ask("POST", "/api/me/hand-over", session)
    (link,) = over["links"]
    assert (over["seconds"], over["only_here"]) == (120, False)
    assert link["url"].startswith(f"{HOME}/#/sign-in/")
    assert len(link["qr"]) == len(link["qr"][0])
    token = link["url"].rpartition("/")[2]
    newer = (await here.ask("POST", "/api/me/hand-over", session))["links"][0]["url"].rpartition("/")[2]
    await here.refused(401, "POST", "/api/session", json={"token": token})  # a newer one is shown
    used = await asyncio.gather(*(here.http.post("/api/session", json={"token": newer}) for _ in range(3)))
    assert sorted(one.status_code for one in used) == [201, 401, 401]
    late = (await here.ask("POST", "/api/me/hand-over", session))["links"][0]["url"].rpartition("/")[2]
    await here.store.forget_expired(time.time() + 121)
    assert "not good any more" in await here.refused(401, "POST", "/api/session", json={"token": late})


async def test_the_operator_lets_somebody_in_again(here: World) -> None:
    await profile(here)
    told = await sign_in_link(here.store, here.desk.settings, "ann", True, time.time())
    token = told["link"].removeprefix(f"{HOME}/#/sign-in/")
    session = (await here.ask("POST", "/api/session", status=201, json={"token": token}))["session"]
    ways = await here.ask("PUT", "/api/me/password", session, json={"password": "remembered now"})
    assert ways["password"]


async def test_an_invited_server_wants_a_code_for_each_new_profile(tmp_path: Path) -> None:
    async with world(tmp_path, registration="invited") as here:
        (code,) = (await invited(here.store, 1, 2, 1.0, time.time()))["codes"]
        new = {"name": "Ann", "password": SECRET}
        assert "invitation" in await here.refused(403, "POST", "/api/profiles", json=new)
        assert "not good" in await here.refused(403, "POST", "/api/profiles", json={**new, "invitation": "0000-0000"})
        session = await profile(here, invitation=code)
        await here.refused(409, "POST", "/api/profiles", json={**new, "invitation": code})  # uses nothing up
        token = await here.link("ben@example.org", name="Ben")
        assert "asks for" in await here.refused(403, "POST", "/api/session", json={"token": token})
        await here.ask("POST", "/api/session", status=201, json={"token": token, "invitation": code.upper()})
        assert "not good" in await here.refused(
            403, "POST", "/api/profiles", json={**new, "name": "Cas", "invitation": code}
        )
        assert (await listed_invitations(here.store, None, time.time()))["invitations"] == []
        assert await here.ask("GET", "/api/me", session), "who has a profile needs no invitation"
    async with world(tmp_path, registration="closed") as here:
        assert "nobody" in await here.refused(403, "POST", "/api/profiles", json={**new, "name": "Dan"})
        await here.ask("POST", "/api/session/password", status=201, json=new)


async def test_results_add_up_against_people_and_characters(here: World) -> None:
    ann, ben = await profile(here, "Ann"), await profile(here, "Ben")
    ids = [(row := await here.store.account_by_name(name)) and row.id for name in ("ann", "ben")]
    bot = {"kind": "bot", "bot": "steady", "name": "Marco"}
    games: tuple[tuple[str, list[dict[str, Any]], tuple[int, ...]], ...] = (
        ("with-bot", [{"account": ids[0]}, bot], (1, 0)),
        ("with-both", [{"account": ids[0]}, {"account": ids[1]}, bot], (0, 2, 1)),
        ("alone", [{"account": ids[0]}, {"account": ids[0]}], (0, 1)),
        ("copy", [{"account": ids[0]}, bot], (0, 1)),
    )
    for at, (name, seats, ranking) in enumerate(games):
        rows = [a_seat(name, seat, **changed) for seat, changed in enumerate(seats)]
        settings = {"settings": {"parent": "with-bot"}} if name == "copy" else {}
        await here.store.create_table(a_table(name, **settings), rows)
        table = await here.store.table(name)
        assert table is not None
        result = Result(
            ranking=list(ranking),
            winners=[ranking[0]],
            scores=[len(ranking) - ranking.index(seat) for seat in range(len(ranking))],
        )
        for _ in range(2):  # a retry counts once
            begun = [["develop BRA"] for _ in rows]
            await keep_results(here.store, table, rows, result, [], 100.0 + at, begun)
    record = await here.ask("GET", "/api/me/record", ann)
    assert record["games"] == [{"game": "globopolis", "played": 2, "won": 1, "played_bots": 1, "won_bots": 0}]
    assert record["characters"] == [{"game": "globopolis", "name": "Marco", "met": 2, "before": 1, "after": 1}]
    page = await here.ask("GET", "/api/me/results?limit=2", ann)
    assert [one["table"] for one in page["games"]] == ["alone", "with-both"]
    assert [(one["name"], one["bot"], one["place"], one["mine"]) for one in page["games"][1]["seats"]] == [
        ("Player 0", False, 1, True), ("Player 1", False, 3, False), ("Marco", True, 2, False)
    ]  # fmt: skip
    assert (page["found"], page["won"]) == (3, 2)
    met = await here.ask("GET", "/api/me/results?result=won&against=people&pace=live&search=player%201", ann)
    assert [one["table"] for one in met["games"]] == ["with-both"]
    none = await here.ask("GET", "/api/me/results?since=1000&game=globopolis", ann)
    assert (none["games"], none["found"], none["won"]) == ([], 0, 0)
    await here.store.put_chances("with-both", [0.12, 0.5, 0.38])
    (told,) = (await here.ask("GET", "/api/me/results?against=people&result=won", ann))["games"]
    assert (told["table"], told["half"]) == ("with-both", 0.12)
    openings = await here.ask("GET", "/api/me/openings?game=globopolis", ann)
    assert openings["openings"] == [{"decisions": ["develop BRA"], "played": 4, "won": 2}]
    rest = await here.ask("GET", f"/api/me/results?limit=2&before={page['before']}", ann)
    assert ([one["table"] for one in rest["games"]], rest["before"]) == (["with-bot"], None)

    await here.store.say("with-both", 0, 5.0, "well played")
    told = await here.ask("GET", "/api/me/export", ann)
    assert (told["name"], told["has_password"], len(told["results"]), len(told["tables"])) == ("Ann", True, 3, 4)
    assert [line["text"] for line in told["chat"]] == ["well played"]

    await here.ask("DELETE", "/api/me", ann, 204)
    assert await here.store.chat("with-both") == []
    await here.store.delete_table("with-both")
    (left,) = (await here.ask("GET", "/api/me/results", ben))["games"]
    assert [(one["name"], one["mine"]) for one in left["seats"]] == [("", False), ("Ben", True), ("Marco", False)]
    assert not left["kept"]
    await profile(here, "Ann")
