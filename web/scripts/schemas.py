"""Prints what the server says of itself, for `npm run types`: the schemas of its socket and of its HTTP part."""

from __future__ import annotations

import json

from meridian.server.http.application import routed
from meridian.server.http.openapi import described
from meridian.server.settings import Settings
from meridian.server.tables.protocol import schema

if __name__ == "__main__":
    print(json.dumps({"socket": schema(), "api": described(routed(Settings()))}))
