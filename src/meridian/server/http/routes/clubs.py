"""Clubs over HTTP. Everything but an invitation is for members."""

from __future__ import annotations

from typing import Annotated, Any

from litestar import Request, delete, get, post, put
from litestar.params import FromPath, JSONBody, QueryParameter
from litestar.status_codes import HTTP_200_OK

from meridian.server.clubs.requests import (
    ClubChange,
    ClubChat,
    ClubCode,
    ClubInfo,
    ClubLadder,
    ClubList,
    ClubSaid,
    ClubSummary,
    ClubTable,
    NewClub,
)
from meridian.server.competitions.requests import CompetitionInfo, NewCompetition
from meridian.server.http.client_address import caller_of
from meridian.server.http.identity import signed_in
from meridian.server.http.own_editions import check_own_edition
from meridian.server.http.rate_limits import within
from meridian.server.http.services import node_of

Ask = Request[Any, Any, Any]
ClubId = FromPath[str]


@get("/api/me/clubs")
async def my_clubs(request: Ask) -> ClubList:
    """The clubs of the account."""
    account = await signed_in(request)
    return await node_of(request).clubs.of_account(account.id)


@post("/api/clubs")
async def found_club(data: JSONBody[NewClub], request: Ask) -> ClubInfo:
    """Found a club. The member who has been there longest owns it."""
    node, account = node_of(request), await signed_in(request)
    within(node.gate.new_table(caller_of(request)))
    return await node.clubs.found_club(data.name, account.id)


@get("/api/clubs/{club:str}")
async def club_info(club: ClubId, request: Ask) -> ClubInfo:
    """A club with its members, tables, competitions and house rules."""
    account = await signed_in(request)
    return await node_of(request).clubs.info(club, account.id)


@put("/api/clubs/{club:str}")
async def change_club(club: ClubId, data: JSONBody[ClubChange], request: Ask) -> ClubInfo:
    """The owner changes name and house rules."""
    account = await signed_in(request)
    await check_own_edition(request, data.overlay)
    return await node_of(request).clubs.change(club, data, account.id)


@delete("/api/clubs/{club:str}")
async def dissolve(club: ClubId, request: Ask) -> None:
    """The owner dissolves the club."""
    account = await signed_in(request)
    await node_of(request).clubs.dissolve(club, account.id)


@get("/api/clubs/{club:str}/invitation")
async def club_invitation(
    club: ClubId, request: Ask, code: Annotated[str, QueryParameter(max_length=60)] = ""
) -> ClubSummary:
    """What an invitation says of a club, to anyone who has it."""
    node = node_of(request)
    within(node.gate.password(caller_of(request)))
    return await node.clubs.invitation(club, code)


@post("/api/clubs/{club:str}/members", status_code=HTTP_200_OK)
async def join_club(club: ClubId, data: JSONBody[ClubCode], request: Ask) -> ClubInfo:
    """Join a club with the code of its invitation."""
    node, account = node_of(request), await signed_in(request)
    within(node.gate.password(caller_of(request)))
    return await node.clubs.join(club, data.code, account.id)


@delete("/api/clubs/{club:str}/members")
async def leave_club(club: ClubId, request: Ask) -> None:
    """Leave a club; with its last member it is gone."""
    account = await signed_in(request)
    await node_of(request).clubs.leave(club, account.id)


@delete("/api/clubs/{club:str}/members/{person:str}", status_code=HTTP_200_OK)
async def remove_member(club: ClubId, person: FromPath[str], request: Ask) -> ClubInfo:
    """The owner removes a member, and the invitation before becomes void."""
    account = await signed_in(request)
    return await node_of(request).clubs.remove(club, person, account.id)


@post("/api/clubs/{club:str}/invitation", status_code=HTTP_200_OK)
async def renew_invitation(club: ClubId, request: Ask) -> ClubInfo:
    """The owner makes a new invitation; the one before becomes void."""
    account = await signed_in(request)
    return await node_of(request).clubs.renew_code(club, account.id)


@get("/api/clubs/{club:str}/chat")
async def club_chat(club: ClubId, request: Ask) -> ClubChat:
    """The last lines of chat of a club."""
    account = await signed_in(request)
    return await node_of(request).clubs.chat(club, account.id)


@post("/api/clubs/{club:str}/chat", status_code=HTTP_200_OK)
async def say_in_club(club: ClubId, data: JSONBody[ClubSaid], request: Ask) -> ClubChat:
    """Write a line of chat to the members of a club."""
    node, account = node_of(request), await signed_in(request)
    within(node.gate.chat(f"club of {account.id}", 0))
    return await node.clubs.say(club, data.text, account.id)


@post("/api/clubs/{club:str}/tables", status_code=HTTP_200_OK)
async def add_club_table(club: ClubId, data: JSONBody[ClubTable], request: Ask) -> ClubInfo:
    """The host of a table puts it on the list of a club."""
    account = await signed_in(request)
    return await node_of(request).clubs.add_table(club, data, account.id)


@post("/api/clubs/{club:str}/competitions")
async def open_club_competition(club: ClubId, data: JSONBody[NewCompetition], request: Ask) -> CompetitionInfo:
    """Open a competition that only members may enter."""
    node, account = node_of(request), await signed_in(request)
    within(node.gate.new_table(caller_of(request)))
    await check_own_edition(request, data.overlay)
    return await node.clubs.open_competition(club, data, account.id)


@get("/api/clubs/{club:str}/ladder")
async def club_ladder(club: ClubId, request: Ask) -> list[ClubLadder]:
    """Ratings from the games that members played among each other."""
    account = await signed_in(request)
    return await node_of(request).clubs.ladder(club, account.id)


ROUTES = [
    my_clubs, found_club, club_info, change_club, dissolve, club_invitation, join_club, leave_club, remove_member,
    renew_invitation, club_chat, say_in_club, add_club_table, open_club_competition, club_ladder,
]  # fmt: skip
