"""HTML responses: the pages behind links in e-mails, and the one for a path that leads nowhere."""

from __future__ import annotations

from typing import Any

from litestar import MediaType, Request, Response
from litestar.status_codes import HTTP_200_OK, HTTP_404_NOT_FOUND

from meridian.server.http.error_responses import language_of
from meridian.server.http.headers import content_policy
from meridian.server.http.services import node_of
from meridian.server.notifications.links import home_of
from meridian.server.notifications.pages import word_page

START = "/."
"""The start page of the server that was asked: pages append a slash to it."""


def html(page: str, status: int = HTTP_200_OK) -> Response[str]:
    """A page as a response; its own inline style is allowed."""
    headers = {"content-security-policy": content_policy(page=page)}
    return Response(page, status_code=status, media_type=MediaType.HTML, headers=headers)


def void(request: Request[Any, Any, Any]) -> Response[str]:
    """The page for an invalid link, in the language of the browser."""
    page = word_page(language_of(request), "page-void", home_of(node_of(request).settings))
    return html(page, HTTP_404_NOT_FOUND)


def lost(request: Request[Any, Any, Any]) -> Response[str]:
    """The page for a path that leads nowhere, in the language of the browser."""
    return html(word_page(language_of(request), "page-lost", START), HTTP_404_NOT_FOUND)
