"""Leagues and cups over HTTP: organising, entering, looking, and the way to one's seat."""

from __future__ import annotations

from typing import Annotated, Any

from litestar import Request, delete, get, post
from litestar.params import FromPath, JSONBody, Parameter, PathParameter
from litestar.status_codes import HTTP_200_OK

from meridian.server.competitions.requests import BotEntry, CompetitionInfo, CompetitionList, NewCompetition
from meridian.server.http.client_address import caller_of
from meridian.server.http.identity import account_of, signed_in
from meridian.server.http.own_editions import check_own_edition
from meridian.server.http.rate_limits import within
from meridian.server.http.services import node_of
from meridian.server.lobby.requests import Seated
from meridian.server.stores.competition_rows import CompetitionStatus

Ask = Request[Any, Any, Any]
Cursor = Annotated[str | None, Parameter(max_length=200)]


@get("/api/competitions")
async def list_competitions(request: Ask, status: CompetitionStatus = "open", cursor: Cursor = None) -> CompetitionList:
    """Leagues and cups of this server, the newest first."""
    return await node_of(request).competitions.listed(status, cursor)


@get("/api/me/competitions")
async def my_competitions(request: Ask) -> CompetitionList:
    """Unfinished competitions that the account has entered or organises."""
    account = await signed_in(request)
    return await node_of(request).competitions.of_account(account.id)


@post("/api/competitions")
async def create(data: JSONBody[NewCompetition], request: Ask) -> CompetitionInfo:
    """Open a competition for entries. The organiser need not enter."""
    node, account = node_of(request), await signed_in(request)
    within(node.gate.new_table(caller_of(request)))
    await check_own_edition(request, data.overlay)
    return await node.competitions.create(data, account.id)


@get("/api/competitions/{competition:str}")
async def info(competition: FromPath[str], request: Ask) -> CompetitionInfo:
    """A competition with its entrants, rounds and standings."""
    account = await account_of(request)
    return await node_of(request).competitions.info(competition, account.id if account is not None else None)


@post("/api/competitions/{competition:str}/entry", status_code=HTTP_200_OK)
async def enter(competition: FromPath[str], request: Ask) -> CompetitionInfo:
    """Enter a competition that has not begun."""
    account = await signed_in(request)
    return await node_of(request).competitions.enter(competition, account.id)


@delete("/api/competitions/{competition:str}/entry", status_code=HTTP_200_OK)
async def leave(competition: FromPath[str], request: Ask) -> CompetitionInfo:
    """Leave a competition: before the start without a trace, afterwards from the next round on."""
    account = await signed_in(request)
    return await node_of(request).competitions.leave(competition, account.id)


@post("/api/competitions/{competition:str}/bots", status_code=HTTP_200_OK)
async def enter_bot(competition: FromPath[str], data: JSONBody[BotEntry], request: Ask) -> CompetitionInfo:
    """The organiser enters a character or another bot."""
    account = await signed_in(request)
    return await node_of(request).competitions.enter_bot(competition, data, account.id)


@delete("/api/competitions/{competition:str}/entrants/{number:int}", status_code=HTTP_200_OK)
async def remove(
    competition: FromPath[str], number: Annotated[int, PathParameter(ge=1, le=1000)], request: Ask
) -> CompetitionInfo:
    """The organiser removes an entrant."""
    account = await signed_in(request)
    return await node_of(request).competitions.remove(competition, number, account.id)


@post("/api/competitions/{competition:str}/start", status_code=HTTP_200_OK)
async def start(competition: FromPath[str], request: Ask) -> CompetitionInfo:
    """The organiser begins the first round; the others begin by themselves."""
    account = await signed_in(request)
    return await node_of(request).competitions.start(competition, account.id)


@post("/api/competitions/{competition:str}/close", status_code=HTTP_200_OK)
async def close(competition: FromPath[str], request: Ask) -> CompetitionInfo:
    """The organiser ends a competition before it is over."""
    account = await signed_in(request)
    return await node_of(request).competitions.close(competition, account.id)


@post("/api/competitions/{competition:str}/seat", status_code=HTTP_200_OK)
async def seat(competition: FromPath[str], request: Ask) -> Seated:
    """The seat of the account in the round under way. Each of its devices is given the same token."""
    account = await signed_in(request)
    return await node_of(request).competitions.seat(competition, account.id)


ROUTES = [
    list_competitions, my_competitions, create, info, enter, leave, enter_bot, remove, start, close, seat
]  # fmt: skip
