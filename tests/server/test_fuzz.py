"""Requests made up from the schema, with real tables, seats, tokens, accounts and cursors in them: whatever they ask,
the answer is one that the schema tells of."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest
import requests
import schemathesis
from hypothesis import HealthCheck, Phase, given, settings
from hypothesis import strategies as st
from schemathesis.checks import not_a_server_error
from schemathesis.core import NOT_SET
from schemathesis.core.failures import FailureGroup
from schemathesis.core.result import Ok
from schemathesis.schemas import APIOperation
from schemathesis.specs.openapi.checks import (
    content_type_conformance,
    response_headers_conformance,
    response_schema_conformance,
    status_code_conformance,
)

from tests.server.online import Server
from tests.server.patience import PATIENCE
from tests.server.world import Place, World, mixed, started

EXAMPLES = 12
LARGEST = 4 << 20
"""Bytes of a response."""
LONGEST = 1000
"""Letters of an error."""
ORDER = ("get", "post", "put", "patch", "delete")
LAST = "DELETE /api/me"
"""What destroys comes last, and after this nobody is there any more."""
WITH_A_DEVICE = {
    "POST /api/me/passkeys",
    "POST /api/session/passkey",
    "PUT /api/me/push",
    "PUT /api/tables/{table}/seat/push",
}
"""What only a passkey or a browser with a push service can say: `test_profiles` and `test_push` have them."""
CHECKS = [
    not_a_server_error,
    status_code_conformance,
    content_type_conformance,
    response_schema_conformance,
    response_headers_conformance,
]
FIXED = settings(
    max_examples=EXAMPLES,
    deadline=None,
    derandomize=True,
    database=None,
    phases=[Phase.generate],
    suppress_health_check=list(HealthCheck),
)


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with started(tmp_path_factory.mktemp("fuzz")) as found:
        yield found


Operation = APIOperation[Any, Any, Any, Any]


def operations(server: Server) -> list[Operation]:
    schema = schemathesis.openapi.from_dict(server.get("/api/schema/openapi.json"))
    schema.config.update(base_url=server.url(""))
    found = []
    for operation in schema.get_all_operations():
        assert isinstance(operation, Ok), operation
        found.append(operation.ok())
    return sorted(found, key=lambda operation: (operation.label == LAST, ORDER.index(operation.method)))


def check_bounds(answer: requests.Response) -> None:
    assert len(answer.content) <= LARGEST
    if answer.status_code >= 400 and answer.headers["content-type"] == "application/json":
        (line,) = answer.json().values()
        assert 0 < len(line) <= LONGEST
        assert "\n" not in line


def fuzz(operation: Operation, world: World, session: requests.Session) -> set[int]:
    """Ask for one thing in many ways; the statuses of the answers."""
    seen: set[int] = set()

    @FIXED
    @given(case=operation.as_strategy(), place=world.place(operation.path), data=st.data())
    def check(case: Any, place: Place, data: st.DataObject) -> None:
        known = world.around(place, operation.path)
        case.path_parameters = {
            name: value if str(value).strip("./") else "x"  # or the address would be another route's
            for name, value in mixed(case.path_parameters, known, data.draw).items()
        }
        case.query = mixed(case.query, known, data.draw)
        if case.body is not NOT_SET:
            case.body = mixed(case.body, known, data.draw)
        headers = data.draw(world.headers(place, operation.path))
        answer = case.call_and_validate(session=session, headers=headers, checks=CHECKS, timeout=PATIENCE)
        check_bounds(answer)
        seen.add(answer.status_code)

    check()
    return seen


@pytest.mark.slow
def test_every_route_answers_as_it_says_whatever_is_asked(server: Server) -> None:
    world = World(server)
    statuses: dict[str, set[int]] = {}
    failures: list[str] = []
    with requests.Session() as session:
        for operation in operations(server):
            try:
                statuses[operation.label] = fuzz(operation, world, session)
            except FailureGroup as group:
                failures += [f"{operation.label}: {failure}" for failure in group.exceptions]
    assert not failures, "\n\n".join(failures)
    assert len(statuses) > 50
    told = {label: sorted(seen) for label, seen in statuses.items() if min(seen) >= 400 and label not in WITH_A_DEVICE}
    assert told == {}, "it never got to the point"
