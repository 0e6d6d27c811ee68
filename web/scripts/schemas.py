"""Prints what the server says of itself, for `npm run types`: the schemas of its socket and of its HTTP part."""

from __future__ import annotations

import json
from typing import cast

from litestar import Litestar

from meridian.server.app import make_app
from meridian.server.headers import Guard
from meridian.server.settings import Settings
from meridian.server.wire import schema

if __name__ == "__main__":
    app = cast(Litestar, cast(Guard, make_app(Settings()))._app)
    print(json.dumps({"socket": schema(), "api": app.openapi_schema.to_schema()}))
