"""Pages of the HTTP and the socket API, from the schemas that the server gives out."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Any, Final

from tools.docs.rule_books import plain

Schema = dict[str, Any]

HTTP: Final = """# HTTP API

A server describes itself at `/api/schema/openapi.json` (OpenAPI 3.1); this page is written from that
document. Errors are a [Problem](#problem): `{"error": "one line in the caller's language"}`. How
tables, seats and tokens belong together is told in [Server](../server.md).
"""
SOCKET: Final = """# Socket API

A table is a WebSocket at `/api/tables/{table}/socket`. `/api/schema/asyncapi.json` describes it for
code generators (AsyncAPI 3.0); `/api/schema/socket` is the JSON schema of its messages, from which
this page is written. A client sends one message a frame; the server sends lists of messages. The order
of things is told in [Server](../server.md).
"""
METHODS: Final = ("get", "post", "put", "patch", "delete")


def http_page(schema: Schema) -> str:
    """Every route under its tag, then the records that they take and give."""
    lines, groups = [HTTP], dict[str, list[str]]()
    for path, operations in schema["paths"].items():
        for method in METHODS:
            if method in operations:
                operation = operations[method]
                groups.setdefault(operation["tags"][0], []).append(_operation(path, method, operation))
    for tag in sorted(groups):
        lines += [f"## {tag}", *groups[tag]]
    lines += ["## Records", *_records(schema["components"]["schemas"])]
    return "\n\n".join(lines) + "\n"


def socket_page(schema: Schema) -> str:
    """Every message of clients and of the server, then the records within them."""
    parts = schema["$defs"]
    mine, theirs = (list(_named(schema[key])) for key in ("fromClient", "toClient"))
    lines = [SOCKET, "## Messages of a client", *_records({name: parts[name] for name in mine})]
    lines += ["## Messages of the server", *_records({name: parts[name] for name in theirs})]
    rest = {name: part for name, part in parts.items() if name not in {*mine, *theirs}}
    return "\n\n".join([*lines, "## Records", *_records(rest)]) + "\n"


def _operation(path: str, method: str, operation: Schema) -> str:
    lines = [f"### {method.upper()} `{path}`", operation.get("description", "")]
    needed = [" and ".join(each) or "nothing" for each in operation["security"]]
    if needed:
        lines.append(f"Credentials: {', or '.join(needed)}.")
    rows = [
        (f"`{each['name']}` ({each['in']})", _kind(each.get("schema", {})), each.get("description", ""))
        for each in operation.get("parameters", [])
    ]
    lines += _table("parameter", rows)
    for content in operation.get("requestBody", {}).get("content", {}).values():
        lines.append(f"Body: {_kind(content.get('schema', {}))}.")
    answers = operation["responses"]
    lines += _table("answer", [_answer(status, each) for status, each in answers.items() if "$ref" not in each])
    refused = [f"{status} {_last(each['$ref'])}" for status, each in answers.items() if "$ref" in each]
    if refused:
        lines.append(f"Errors: {', '.join(refused)}.")
    return "\n\n".join(line for line in lines if line)


def _answer(status: str, response: Schema) -> tuple[str, str, str]:
    kinds = [_kind(content.get("schema", {})) for content in response.get("content", {}).values()]
    return status, ", ".join(kinds), plain(response.get("description", ""))


def _records(schemas: Schema) -> Iterator[str]:
    for name, part in sorted(schemas.items()):
        required = set(part.get("required", []))
        rows = [
            (f"`{field}`", _kind(kind), "" if field in required else _default(kind))
            for field, kind in part.get("properties", {}).items()
        ]
        about = " ".join(str(part.get("description", "")).split())
        values = "" if rows else f"{_kind(part)}."
        lines = [f"### {name} {{ #{name.lower()} }}", plain(about), values, *_table("field", rows)]
        yield "\n\n".join(line for line in lines if line)


def _table(what: str, rows: Iterable[tuple[str, str, str]]) -> list[str]:
    written = [f"| {' | '.join(row)} |" for row in rows]
    return ["\n".join([f"| {what} | type | |", "|---|---|---|", *written])] if written else []


def _default(kind: Schema) -> str:
    return f"default `{kind['default']}`" if kind.get("default") not in (None, "", [], {}) else "optional"


def _kind(kind: Schema) -> str:
    """A type in words, with links to the records that it names."""
    if "$ref" in kind:
        name = _last(kind["$ref"])
        return f"[{name}](#{name.lower()})"
    for key in ("anyOf", "oneOf"):
        if key in kind:
            return " or ".join(_kind(each) for each in kind[key])
    if "const" in kind or "enum" in kind:
        return ", ".join(f"`{value}`" for value in kind.get("enum", [kind.get("const")]))
    if kind.get("type") == "array":
        inner = kind.get("prefixItems") or [kind.get("items") or {}]
        return f"list of {', '.join(_kind(each) for each in inner)}"
    if isinstance(kind.get("additionalProperties"), dict):
        return f"names to {_kind(kind['additionalProperties'])}"
    found = kind.get("type", "anything")
    return " or ".join(found) if isinstance(found, list) else str(found)


def _named(kind: Schema) -> Iterator[str]:
    for each in kind.get("anyOf", [kind]):
        yield _last(each["$ref"])


def _last(reference: str) -> str:
    return reference.rpartition("/")[2]
