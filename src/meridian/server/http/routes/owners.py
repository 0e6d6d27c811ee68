"""Pages for owners of an original: what to look up, what their answers make, and another owner's file beside them."""

from __future__ import annotations

import hashlib
from collections.abc import Hashable
from typing import Any, Final, TypeVar

import msgspec
from litestar import Request, Response, get, post
from litestar.status_codes import HTTP_200_OK

from meridian.owners.answers import Answers, EditionDraft, MergedAnswers
from meridian.owners.effect import EditionEffect
from meridian.owners.pages import OwnerPages
from meridian.server.background.jobs import DraftJob, EffectJob, Job, MergeJob, OwnerPagesJob
from meridian.server.background.prices import EDITION, EFFECT, Price
from meridian.server.background.service import PreparedJob
from meridian.server.http.response_cache import answers_with, ready, told
from meridian.server.http.routes.editions import EditionText, check_size
from meridian.server.http.routes.games import known
from meridian.server.http.services import node_of
from meridian.server.languages import Lang

Ask = Request[Any, Any, Any]
T = TypeVar("T")


class TwoOwners(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """The answers of an owner, and the edition file of another one."""

    answers: Answers
    file: EditionText


@get("/api/games/{game:str}/edition/pages/{lang:str}", responses=answers_with(OwnerPages))
async def owner_pages(game: str, lang: Lang, request: Ask) -> Response[bytes]:
    """What is worth a look on an original, page by page: present values, where they come from, and where to look."""
    name = (await known(game)).name
    return told(request, await ready(request, ("owner pages", name, lang), OwnerPagesJob(name, lang)))


@post("/api/games/{game:str}/edition/draft/{lang:str}", status_code=HTTP_200_OK)
async def draft_edition(game: str, lang: Lang, data: Answers, request: Ask) -> EditionDraft:
    """What the answers of an owner make: faults by key, or changes and the edition file. Nothing is stored."""
    await known(game)
    return await _worked_out(request, EDITION, DraftJob(game, data, lang), EditionDraft)


@post("/api/games/{game:str}/edition/merge/{lang:str}", status_code=HTTP_200_OK)
async def merge_editions(game: str, lang: Lang, data: TwoOwners, request: Ask) -> MergedAnswers:
    """The answers of an owner and another one's file in one, and where they disagree. Nothing is stored."""
    await known(game)
    check_size(data.file)
    return await _worked_out(
        request, EDITION, MergeJob(game, data.answers, data.file.name, data.file.text, lang), MergedAnswers
    )


@post("/api/games/{game:str}/edition/effect/{lang:str}", status_code=HTTP_200_OK)
async def edition_effect(game: str, lang: Lang, data: Answers, request: Ask) -> EditionEffect:
    """What the answers of an owner do to play: bots play some games on the shipped edition and on theirs."""
    await known(game)
    return await _worked_out(request, EFFECT, EffectJob(game, data, lang), EditionEffect)


async def _worked_out(request: Ask, price: Price, job: Job, kind: type[T]) -> T:
    key: Hashable = (price.what, hashlib.sha256(msgspec.msgpack.encode(job)).digest())

    async def prepare() -> PreparedJob:
        return PreparedJob(key, job)

    found = await node_of(request).background.answer(request, price, key, prepare)
    return msgspec.json.decode(found.body, type=kind)


LARGE: Final = [draft_edition, merge_editions, edition_effect]
"""Routes whose bodies may hold an answer to every datum."""
ROUTES: Final = [owner_pages, *LARGE]
