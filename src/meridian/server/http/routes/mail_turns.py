"""A turn by a link in an e-mail, without signing in: one question, once, for a limited time."""

from __future__ import annotations

import asyncio
from typing import Any, NamedTuple
from urllib.parse import parse_qs

from litestar import MediaType, Request, Response, get, post
from litestar.params import FromPath
from litestar.status_codes import HTTP_200_OK

from meridian.core.errors import BadInput
from meridian.core.pages import page
from meridian.core.records import Section
from meridian.server.accounts.accounts import seat_at
from meridian.server.accounts.tokens import TokenKind
from meridian.server.background.prices import WAKING_REQUESTS
from meridian.server.http.client_address import caller_of
from meridian.server.http.error_responses import language_of
from meridian.server.http.rate_limits import within
from meridian.server.http.routes.letters import html, void
from meridian.server.http.services import node_of
from meridian.server.journals.loading import learnt
from meridian.server.notifications.links import home_of, turn_generation
from meridian.server.notifications.notifier import link_of, title_of
from meridian.server.notifications.pages import word_page
from meridian.server.slices import in_thread
from meridian.server.tables.client_messages import Answer
from meridian.server.tables.protocol import Accepted, AnyToClient, Refused
from meridian.server.tables.table import LiveTable
from meridian.server.texts import PACKAGE, say

Ask = Request[Any, Any, Any]
MAX_ANSWERS = 120  # longer lists are for the table


class OpenQuestion(NamedTuple):
    """The question that a link answers, at its table."""

    live: LiveTable
    seat: int
    id: tuple[int, int, int]
    generation: int


async def _asked(request: Ask, token: str) -> OpenQuestion | None:
    """The question behind a link, if it is still open and its seat has the same holder."""
    node = node_of(request)
    said = node.signer.read(token, TokenKind.TURN)
    row = await node.store.table(said.table) if said is not None else None
    if said is None or said.seat is None or row is None or row.status != "running":
        return None
    seat = await seat_at(node.store, said.table, said.seat)
    within(node.gate.request(caller_of(request), WAKING_REQUESTS))
    live = await node.registry.find(said.table)
    asked = live.asked_now(said.seat)
    if seat is None or asked is None or turn_generation(live.row, seat, asked[1]) != said.generation:
        return None
    return OpenQuestion(live, said.seat, asked[1], said.generation)


@get("/mail/turn/{token:str}", media_type=MediaType.HTML)
async def show_turn(token: FromPath[str], request: Ask) -> Response[str]:
    """The question, the position in words, and the answers. Only the button answers."""
    found = await _asked(request, token)
    return void(request) if found is None else html(await _page(request, found))


@post("/mail/turn/{token:str}", media_type=MediaType.HTML, status_code=HTTP_200_OK)
async def play_turn(token: FromPath[str], request: Ask) -> Response[str]:
    """Give the answer that was chosen. What the rules refuse is said above the question, and nothing changes."""
    found = await _asked(request, token)
    if found is None:
        return void(request)
    form = parse_qs((await request.body()).decode(errors="replace"), max_num_fields=4)
    (answer,) = form.get("answer", [""])[-1:]
    try:
        told = await _play(request, found, answer)
    except (TimeoutError, BadInput):
        told = Refused(key="", reason="", text=say(language_of(request), "page-turn.away"))
    if isinstance(told, Accepted):
        lang, live = language_of(request), found.live
        home = home_of(node_of(request).settings)
        return html(word_page(lang, "page-turn-done", home, table=title_of(live.row)))
    return html(await _page(request, found, told.text if isinstance(told, Refused) else ""))


async def _play(request: Ask, found: OpenQuestion, answer: str) -> AnyToClient:
    """Send the answer to the table's owner and wait for its reply. Sent twice, it is played once."""
    replied: asyncio.Future[AnyToClient] = asyncio.get_running_loop().create_future()

    def reply(message: AnyToClient) -> None:
        if not replied.done():
            replied.set_result(message)

    said = Answer(key=f"mail-{found.generation}", action=answer[:1000], question=found.id)
    waits = found.live.submit(found.seat, said, language_of(request), reply)
    if waits is not None:
        await waits
    return await asyncio.wait_for(replied, node_of(request).settings.owner_reply_seconds)


async def _page(request: Ask, found: OpenQuestion, problem: str = "") -> str:
    live, seat, lang = found.live, found.seat, language_of(request)
    await learnt(live.game, lang)
    speaker, seen = live.speaker(lang), live.game.rules.view(live.position, seat)
    options = seen.options(seat)
    answers = [(live.session.words.say(option), speaker.action(option)) for option in options[:MAX_ANSWERS]]
    position: list[Section] = await in_thread(live.game.text.portrait, seen, seat, speaker)
    return page(
        PACKAGE,
        "turn.html",
        lang=lang,
        title=title_of(live.row),
        question=speaker.question(seen.question(seat)),
        answers=answers if len(options) <= MAX_ANSWERS else [],
        position=position,
        problem=problem,
        table=link_of(node_of(request).settings, live.row),
        text={key: say(lang, f"page-turn.{key}") for key in ("action", "many", "position", "open")},
    )


ROUTES = [show_turn, play_turn]
