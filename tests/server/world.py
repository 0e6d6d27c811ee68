"""A running server with tables in every state, seats, accounts and links; and requests for it: schemathesis generates
them from the schema, and real values replace some of the generated ones."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any, NamedTuple

import msgspec
from hypothesis import strategies as st

from meridian import games
from meridian.cli import main
from meridian.lessons.course import lessons_of
from meridian.practice.library import exercises_of
from meridian.server.accounts.codes import code_hash
from meridian.server.accounts.passwords import Passwords
from meridian.server.accounts.server_key import server_key
from meridian.server.accounts.tokens import SignedToken, Signer, TokenKind, draw_token, hash_of
from meridian.server.notifications.links import feed_pass, turn_generation
from meridian.server.notifications.notification import Notification, Opens
from meridian.server.notifications.preferences import ACCOUNT, Preferences, kept
from meridian.server.settings import Settings
from meridian.server.stores import Store, store_for
from meridian.server.stores.records import AccountRow, CodeRow, NoticeRow, PasskeyRow, RelationRow, SessionRow
from meridian.server.stores.state import SeatPrivate
from tests.server.online import BOT, OPEN, Server, asked_of, me, shortest
from tests.server.services import wait_for

GAME = "global-domination"
PEOPLE = 8
ORGANISER = 7
"""The number of the person who organises competitions and owns clubs."""
MEMBER = 6
"""The number of a member of one of the clubs."""
LATER = 10**6
PASSWORD = "a good password"
RECOVERY = "7k2m-x9qa-0c4t-0000"
HOOKS = ("", "https://127.0.0.1/hook", "http://[::1]/", "https://10.0.0.1:444/x?y", "ftp://a.example", "http:", "a\0b")
"""Webhooks that need no name server: there is none in tests."""
MADE_UP = st.text(max_size=12) | st.sampled_from(["\0", "..", "%00", "ﬀ" * 30, "x" * 400, "-1", "1e400", "null"])
MOSTLY = st.sampled_from([True] * 7 + [False])
NOBODY = f"mrd_{TokenKind.SEAT}_{'A' * 43}"
"""A well-formed token that opens nothing."""

Draw = Callable[[st.SearchStrategy[Any]], Any]


class Place(NamedTuple):
    """A table, the token of its host, and those of its seats."""

    table: str
    host: str
    tokens: list[str]


class World:
    """The content of the server."""

    def __init__(self, server: Server) -> None:
        self.server = server
        self.database = f"sqlite:///{server.folder}/meridian.db"
        self.sessions: list[str] = []
        self.links: dict[TokenKind, list[str]] = {kind: [] for kind in TokenKind}
        self.places = self._tables()
        asyncio.run(self._people())
        self.competitions = self._competitions()
        self.duplicates = {path: self._duplicate() for path in ("", "/entry", "/leave", "/start", "/report")}
        self._end(self.duplicates["/report"])
        self.clubs = [self._ask("/api/clubs", {"name": f"Club {at}"}) for at in range(4)]
        self._ask(f"/api/clubs/{self.clubs[2]['id']}/members", {"code": self.clubs[2]["code"]}, MEMBER)
        self.known = self._known()
        waiting, _, _ = server.open(GAME, [me("Ann"), OPEN])
        self.join_code = server.get(f"/api/tables/{waiting}/invitation")["code"]
        self.journal = server.read(f"/api/tables/{self.places[-1].table}/journal").decode()

    def _tables(self) -> list[Place]:
        """Tables that are open, full, under way, over, closed, not for watching, or with real dice."""
        opened = [
            self.server.open(GAME, [me("Ann"), OPEN, OPEN, OPEN, OPEN, OPEN], join="anyone"),
            self.server.open(GAME, [me("Ann"), me("Ben")]),
            self.server.open(GAME, [me("Ann"), me("Ben"), BOT], start=True, join="anyone"),
            self.server.open(GAME, [me("Ann"), BOT], start=True, watch="nobody", options=shortest(GAME)),
            self.server.open("globopolis", [me("Ann"), me("Ben")], start=True, dice="declared", watch="open-hands"),
            self.server.open("globetrotters", [me("Ann"), OPEN, OPEN], title="Friday", watch="nobody"),
            self.server.open("globetrotters", [me("Ann"), me("Ben")], start=True, join="anyone"),
            self.server.open(GAME, [BOT, BOT], start=True, options=shortest(GAME), join="anyone"),
        ]
        over, closed = opened[-1][0], opened[-2][0]
        wait_for(lambda: self.server.get(f"/api/tables/{over}")["status"] == "over", "bots to finish a game")
        assert main(["admin", "close", closed, "--database", self.database]) == 0
        return [Place(*one) for one in opened]

    async def _people(self) -> None:
        signer = Signer(server_key(Settings(data=str(self.server.folder))))
        async with store_for(self.database) as store:
            for at in range(PEOPLE):
                await self._person(store, signer, at)
            ann = AccountRow(id="ann", name="Ann", name_key="ann", created=time.time())
            await store.create_profile(ann, time.time(), password=await Passwords().hash(PASSWORD))
            recovery = CodeRow(code_hash=code_hash(RECOVERY), account=ann.id, kind="recovery")
            await store.put_codes(ann.id, "recovery", [recovery])
            await store.adopt_seat(self.places[1].table, 1, ann.id)
            for at in range(PEOPLE):
                for other in range(at):
                    blocked = RelationRow(account=f"account{at}", other=f"account{other}", kind="block", since=1.0)
                    await store.put_relation(blocked, PEOPLE)
            for place in self.places:
                await self._seats(store, signer, place.table)
            await self._turn(store, signer, self.places[2])

    async def _turn(self, store: Store, signer: Signer, place: Place) -> None:
        """The link to the question of a person."""
        clients = [await asyncio.to_thread(self.server.play, place.table, token) for token in place.tokens]
        asked = await asyncio.to_thread(asked_of, clients)
        row, seat = await store.table(place.table), (await store.seats(place.table))[clients.index(asked)]
        assert row is not None
        assert asked.question is not None
        generation = turn_generation(row, seat, tuple(asked.question["id"]))
        self.links[TokenKind.TURN].append(signer.sign(SignedToken(TokenKind.TURN, row.id, seat.seat, generation)))
        for client in clients:
            client.close()

    async def _person(self, store: Store, signer: Signer, at: int) -> None:
        """An account with a session, and the links of its mails."""
        account = AccountRow(
            id=f"account{at}",
            name=f"Person {at}",
            email=f"p{at}@play.example",
            email_hash=f"hash{at}",
            created=time.time(),
            wishes=kept({}, msgspec.convert({"lang": "en"}, Preferences)),
        )
        await store.create_account(account)
        await store.put_passkey(PasskeyRow(id=f"key{at}", account=account.id, public_key=b""))
        session = draw_token(TokenKind.SESSION)
        hashed = hash_of(session, TokenKind.SESSION)
        assert hashed is not None
        await store.put_session(SessionRow(token_hash=hashed, account=account.id, expires=time.time() + LATER))
        self.sessions.append(session)
        asked, owner = account.email_hash or "", ACCOUNT + account.id
        notification = Notification(question=asked, table_name="", link="", lang="en", owner=owner)
        for opens, kind in ((Opens.SIGN_IN, TokenKind.SIGN_IN), (Opens.ADDRESS, TokenKind.CONFIRM)):
            await self._letter(store, signer, f"{opens}{at}@play.example", opens, kind, notification)
        self.links[TokenKind.UNSUBSCRIBE].append(signer.sign(SignedToken(TokenKind.UNSUBSCRIBE, account.id)))
        self.links[TokenKind.FEED].append(signer.sign(feed_pass(account)))

    async def _seats(self, store: Store, signer: Signer, table: str) -> None:
        """The links of seats; one seat has an unconfirmed e-mail address."""
        for seat in await store.seats(table):
            self.links[TokenKind.FEED].append(signer.sign(feed_pass(seat)))
            if seat.kind != "person":
                continue
            mail = f"{table}-{seat.seat}@play.example"
            await store.set_private(table, seat.seat, SeatPrivate(unconfirmed=mail))
            notification = Notification(question="", table_name="", link="", lang="en")
            await self._letter(store, signer, mail, Opens.CONFIRM, TokenKind.CONFIRM, notification, (table, seat.seat))

    async def _letter(
        self,
        store: Store,
        signer: Signer,
        target: str,
        opens: Opens,
        kind: TokenKind,
        notification: Notification,
        seat: tuple[str, int] | tuple[None, None] = (None, None),
    ) -> None:
        now, body = time.time(), msgspec.to_builtins(notification)
        key = f"{opens}/{target}"
        row = NoticeRow(key=key, table=seat[0], seat=seat[1], kind=opens, target=target, body=body, due=now, done=True)
        await store.put_notice(row)
        self.links[kind].append(signer.sign(SignedToken(kind, key, expires=int(now) + LATER)))

    def _competitions(self) -> list[str]:
        """Competitions of one person: some open for entries, and one in which this person has a table."""
        found = []
        for _ in range(4):
            plan = {"title": "Friday", "format": "swiss", "game": GAME, "options": shortest(GAME)}
            found.append(self._ask("/api/competitions", plan)["id"])
            for name in ("Marco", "Isabella"):
                self._ask(f"/api/competitions/{found[-1]}/bots", {"character": name})
        self._ask(f"/api/competitions/{found[0]}/entry")
        self._ask(f"/api/competitions/{found[0]}/start")
        return found

    def _duplicate(self) -> Place:
        """A duplicate set with two entrants who have not begun, as a place: its tokens are those of the entrants."""
        plan = {"game": GAME, "seats": [OPEN, BOT], "clock": "day"}
        opened = self.server.post("/api/duplicates", plan)
        path = f"/api/duplicates/{opened['duplicate']}/entry"
        entries = [self.server.post(path, {"name": name, "gives_nonce": True}) for name in ("Ann", "Ben")]
        return Place(opened["duplicate"], opened["host"], [entry["token"] for entry in entries])

    def _end(self, place: Place) -> None:
        """Begin a duplicate set and close its tables."""
        path = f"/api/duplicates/{place.table}"
        for token in place.tokens:
            self.server.post(f"{path}/leave", {"token": token}, 200)
        for name in ("Ann", "Ben"):
            self.server.post(f"{path}/entry", {"name": name})
        self.server.post(f"{path}/start", {"host": place.host}, 200)
        wait_for(lambda: self.server.get(path)["status"] == "running", "a duplicate set to begin")
        for table in self.server.get(path)["tables"]:
            self._wait_for_table(table["table"])
            assert main(["admin", "close", table["table"], "--database", self.database]) == 0
        wait_for(lambda: self.server.get(path)["status"] == "over", "a duplicate set to end")

    def _wait_for_table(self, table: str) -> None:
        url = self.server.url(f"/api/tables/{table}")
        wait_for(lambda: self.server.http.get(url).status_code == 200, "a table of a duplicate set to begin")

    def _of_duplicate(self, path: str) -> dict[str, list[Any]]:
        """What fits a request about a duplicate set: each step of one has a set of its own."""
        rest = path.removeprefix("/api/duplicates").removeprefix("/{duplicate}")
        if rest == "/nonce" and rest not in self.duplicates:  # a set waits for nonces only for a limited time
            self.duplicates[rest] = place = self._duplicate()
            self.server.post(f"/api/duplicates/{place.table}/start", {"host": place.host}, 200)
        found = self.duplicates[rest]
        own = {"duplicate": [found.table], "host": [found.host], "token": found.tokens}
        return {**own, "game": [GAME], "seats": [[OPEN, BOT]], "clock": ["day"], "most": [4], "gives_nonce": [False]}

    def _ask(self, path: str, body: Any = None, who: int = ORGANISER) -> Any:
        got = self.server.http.post(self.server.url(path), json=body, headers=bearer(self.sessions[who]))
        assert got.status_code < 300, got.text
        return got.json()

    def _known(self) -> dict[str, list[Any]]:
        """Real values for a request, by parameter name."""
        server, first = self.server, self.places[0]
        created = [(server.get(f"/api/tables/{place.table}")["created"], place.table) for place in self.places]
        passed = server.http.post(server.url(f"/api/tables/{first.table}/pass"), headers=bearer(first.tokens[0])).json()
        seats = [token for place in self.places for token in place.tokens]
        return {
            "game": games.names(),
            "lesson": [lessons_of(game)[0].head.id for game in games.names() if lessons_of(game)],
            "tokens": [seats[:3], seats[:20]],
            "cursor": [f"{at!r} {table}" for at, table in created],
            "seat": [None, 0, 1, 2, 3, 9],
            "number": [0, 1, 5, 40],
            "first": [0, 1, 40],
            "name": ["Ann", "Ben", "own.toml", "own.json"],
            "lang": ["en", "de"],
            "bot": [None, "random", "steady", "deep:budget=10ms", "nobody"],
            "fill": ["random", None],
            "hash": ["5a" * 32, None],
            "nonce": [None, "5a" * 32],
            "watch": [passed["watch"], "public", "nobody"],
            "seats": [[me("Ann"), BOT], [OPEN, OPEN], [me(), me("Ben"), BOT]],
            "title": ["", "Friday"],
            "preset": [None],
            "clock": ["none", None],
            "options": [{}, shortest(GAME)],
            "overlay": [None, {}],
            "webhook": ["", "", *HOOKS],
            "url": ["", "", *HOOKS],
            "shape": ["", "discord", "telegram", "ntfy"],
            "endpoint": ["", *HOOKS],
            "device": ["none", "Firefox"],
            "email": ["ann@play.example", "b@x.example", "=?utf-8?q?a?=@b.example"],
            "mail": ["", "ann@play.example"],
            "zone": ["Europe/Berlin", "UTC", ""],
            "quiet": ["22:00-07:00", ""],
            "text": ["", '[edition]\ngame = "globopolis"\n', "a = 1\n" * 30],
            "moment": [None, 0, 3],
            "password": [PASSWORD],
            "passkey": [None],
            "code": [RECOVERY],
            "fact": [[1], [1, 3]],
            "search": ["", "Ben"],
            "before": [0.0, 1e9, 4e9],
            "reason": ["abuse", "name", "cheating"],
            "line": [None, 1],
            "relation": ["mute", "block"],
            "person": [f"account{at}" for at in range(PEOPLE)],
            "competition": self.competitions,
            "club": [club["id"] for club in self.clubs],
            "format": ["swiss", "round-robin", "knock-out"],
        }

    # Requests

    def place(self, path: str) -> st.SearchStrategy[Place]:
        """Any table if the route allows all; otherwise mostly a suitable one."""
        finished = ("/moments", "/timeline", "/curve", "/journal", "/pictures", "/ratings")
        fitting = {"start": [1], "join": [0, 5], "seats": [0, 5], "rematch": [-2], "reports": [1]}.get(
            path.rpartition("/")[2], []
        )
        fit = [self.places[at] for at in fitting]
        if path.endswith("/nonce"):  # a table waits for nonces only for a limited time
            seats = [me("Ann", gives_nonce=True), me("Ben", gives_nonce=True)]
            fit = [Place(*self.server.open(GAME, seats, start=True))]
        if path == "/api/tables/{table}/leave":  # whoever leaves cannot leave again
            fit = [Place(*self.server.open(GAME, [me("Ann"), OPEN]))]
        fit = fit or [place for place in self.places[-2:] if any(part in path for part in finished)]
        anywhere = st.sampled_from(self.places)
        return MOSTLY.flatmap(lambda usual: st.sampled_from(fit) if usual and fit else anywhere)

    def around(self, place: Place, path: str) -> dict[str, list[Any]]:
        """The same, with values that belong to one table."""
        links = {
            "/api/session": TokenKind.SIGN_IN,
            "/mail/unsubscribe/{token}": TokenKind.UNSUBSCRIBE,
            "/mail/turn/{token}": TokenKind.TURN,
            "/mail/confirm/{token}": TokenKind.CONFIRM,
            "/mail/address/{token}": TokenKind.CONFIRM,
        }
        known = self.known
        if path.startswith("/api/duplicates"):
            return {"table": [place.table], **known, **self._of_duplicate(path)}
        if "{passkey}" in path:
            known = {**known, "passkey": [f"key{at}" for at in range(PEOPLE // 2, PEOPLE)]}
        elif "{exercise}" in path:
            known = {**known, "game": [GAME], "exercise": list(exercises_of(GAME))}
        elif path.endswith(("/reports", "/api/me/people")):
            known = {**known, "seat": [1], "line": [None], "text": [""], "table": [self.places[1].table]}
        elif "/edition/" in path and path.endswith("/{lang}"):
            answer = {"cards.insurgents.build": "4"}
            known = {**known, "game": [GAME], "values": [{}, answer], "marks": [{}, dict.fromkeys(answer, "printed")]}
            known |= {"name": ["own.toml", "own.json"], "text": ["{}", "cards.insurgents.build = 5\n"]}
        elif path == "/api/competitions":
            known = {**known, "clock": ["day"], "size": [2]}
        elif path.startswith("/api/clubs/"):
            known = {**known, **self._club(path)}
        elif path == "/api/competitions/{competition}/bots":
            known = {**known, "character": ["Marco"], "bot": [None]}
        elif path == "/api/competitions/{competition}/seat":
            known = {**known, "competition": self.competitions[:1]}
        elif path == "/api/competitions/{competition}/close":
            known = {**known, "competition": self.competitions[3:]}
        elif "{competition}/entrants" in path:
            known = {**known, "competition": self.competitions[:2], "number": [1, 2]}
        elif path == "/api/join-codes":
            known = {**known, "code": [self.join_code]}
        elif path == "/api/journals":
            known = {**known, "text": [self.journal]}
        elif "/quiz/" in path:
            lesson, steps = quizzes(GAME)
            known = {**known, "game": [GAME], "lesson": [lesson], "step": steps}
        tokens = self.links[links[path]] if path in links else self.links[TokenKind.FEED] if "{token}" in path else []
        return {"table": [place.table], **known, "host": [place.host], "token": tokens or [*place.tokens, NOBODY]}

    def _club(self, path: str) -> dict[str, list[Any]]:
        """What fits a request about a club: each change that takes something away has a club of its own."""
        rest = path.removeprefix("/api/clubs/{club}")
        club = self.clubs[{"/invitation": 1, "/members/{person}": 2, "/members": 3}.get(rest, 0)]
        found = {"club": [club["id"]], "code": [club["code"]], "text": ["Hello"], "person": [f"account{MEMBER}"]}
        return {**found, "game": [GAME], "clock": ["day"], "size": [2]}

    def _signed_in(self, path: str) -> list[str]:
        if path.startswith(("/api/competitions", "/api/clubs")):
            return [self.sessions[ORGANISER]]
        return self.sessions[4:] if path.startswith("/api/me") else []

    def headers(self, place: Place, path: str) -> st.SearchStrategy[dict[str, str]]:
        """The caller: mostly one who is allowed, sometimes another."""
        ended = {"/api/session": self.sessions[:2], "/api/sessions": self.sessions[2:4]}  # no other route needs these
        close = ended.get(path) or self._signed_in(path) or place.tokens or [place.host]
        others = st.sampled_from([*self.sessions, place.host, NOBODY, "x", *self.places[0].tokens])
        odd = others.map(bearer) | st.sampled_from([{}, {"Authorization": "Basic eDp5"}])
        asking = MOSTLY.flatmap(lambda usual: st.sampled_from(close).map(bearer) if usual else odd)
        more = st.sampled_from([{}, {"Accept-Language": "de"}, {"If-None-Match": "*"}, {"X-Forwarded-For": "::1, x"}])
        # Passkeys need https, or localhost.
        host = {"Host": f"localhost:{self.server.address.rpartition(':')[2]}"} if "passkey" in path else {}
        return st.tuples(asking, more).map(lambda parts: {**parts[0], **parts[1], **host})


def quizzes(game: str) -> tuple[str, list[int]]:
    """A lesson with quiz questions, and the steps that ask them."""
    for lesson in lessons_of(game):
        steps = [number for number, step in enumerate(lesson.steps, 1) if step.teaching.quiz is not None]
        if steps:
            return lesson.head.id, steps
    raise LookupError(game)


def mixed(given: Any, known: dict[str, list[Any]], draw: Draw, name: str = "") -> Any:
    """A generated request, with real values for most parameters that have some."""
    if isinstance(given, dict) and name not in known:
        return {inner: mixed(value, known, draw, inner) for inner, value in given.items()}
    if name == "webhook" or (name in known and draw(MOSTLY)):
        return draw(st.sampled_from(known[name]))
    if isinstance(given, str) and not draw(MOSTLY):
        return draw(MADE_UP)
    return [mixed(value, known, draw) for value in given] if isinstance(given, list) else given


def bearer(token: str) -> dict[str, str]:
    return {"Authorization": f"Bearer {token}"}


def started(folder: Path) -> Server:
    """A server for it, with a mail server configured."""
    mail = {"HOST": "127.0.0.1", "PORT": "1", "TLS": "none", "SENDER": "table@play.example"}
    told = {f"MERIDIAN_MAIL_{name}": value for name, value in mail.items()}
    told["MERIDIAN_LIMITS_PASSWORDS_BURST"] = told["MERIDIAN_LIMITS_REPORTS_BURST"] = "1000"
    return Server(folder, MERIDIAN_LIMITS_SIGN_IN_BURST="1000", MERIDIAN_NONCE_SECONDS="600", **told)
