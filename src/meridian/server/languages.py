"""The languages of this server as a type: a request in any other is refused, and OpenAPI lists them."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, Literal

from meridian.core.languages import languages

CODES: Final = tuple(languages())

if TYPE_CHECKING:
    Lang = str
else:
    Lang = Literal[CODES]
