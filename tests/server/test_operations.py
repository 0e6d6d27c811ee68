"""What operators are told is so: the table of settings, the list of metrics, the example settings, the commands."""

from __future__ import annotations

import json
import re
from pathlib import Path
from typing import Any

import pytest
import yaml  # type: ignore[import-untyped]

from meridian.cli.admin import SUBCOMMANDS
from meridian.server.configuration import LEAVES, VARIABLES, read_settings
from meridian.server.ops.metrics import Metrics
from meridian.server.settings import Part, Retention, Settings

ROOT = Path(__file__).parents[2]
DEPLOY = ROOT / "deploy"
MANUAL = (ROOT / "docs" / "operations.md").read_text(encoding="utf-8")
ROWS = re.findall(r"^\| `([^`]+)` \|(?: `([^`]*)`)? \| (.+) \|$", MANUAL, re.MULTILINE)


def defaults(part: Part, before: str = "") -> dict[str, Any]:
    found: dict[str, Any] = {}
    for name in part.__struct_fields__:
        value = getattr(part, name)
        found |= defaults(value, f"{before}{name}.") if isinstance(value, Part) else {before + name: value}
    return found


def shown(value: Any) -> str:
    """A default as the manual writes it: nothing where there is none."""
    if isinstance(value, tuple):
        return ",".join(value)
    return str(value).lower() if isinstance(value, bool) else str(value) if isinstance(value, (int, float, str)) else ""


def test_every_setting_is_told_with_its_default() -> None:
    told = {name: default for name, default, _ in ROWS if not name.startswith("meridian_")}
    assert told == {name: shown(value) for name, value in defaults(Settings()).items()}
    assert list(told) == list(LEAVES)


def test_every_metric_is_told() -> None:
    there = set()
    for metric in Metrics().registry.collect():
        if metric.name.startswith("meridian"):
            ending = {"counter": "_total", "info": "_info"}.get(metric.type, "")
            there.add(metric.name + ending)
    assert set(re.findall(r"^\| `(meridian_\w+)` \|", MANUAL, re.MULTILINE)) == there


def test_the_commands_told_are_those_there_are() -> None:
    assert set(re.findall(r"meridian admin ([\w-]+)", MANUAL)) >= set(SUBCOMMANDS) - {"list"}
    assert set(re.findall(r"^    meridian admin ([\w-]+)", MANUAL, re.MULTILINE)) <= set(SUBCOMMANDS)


def test_the_example_settings_are_good(tmp_path: Path) -> None:
    settings = read_settings(DEPLOY / "meridian.toml", environ={"HOME": str(tmp_path)})
    assert (settings.public_url, settings.secure) == ("https://games.example.org", True)
    assert settings.retention == Retention()
    assert settings.mail.sender == "table@games.example.org"


def test_what_stands_commented_out_is_good_too(tmp_path: Path) -> None:
    example = (DEPLOY / "meridian.toml").read_text(encoding="utf-8")
    path = tmp_path / "meridian.toml"
    path.write_text(re.sub(r"^# (\w+ = )", r"\1", example, flags=re.MULTILINE), encoding="utf-8")
    settings = read_settings(path, environ={"HOME": str(tmp_path)})
    assert settings.database.startswith("postgresql://")
    assert settings.bus.startswith("redis://")
    assert settings.secret_file == "/etc/meridian/server.key"


@pytest.mark.parametrize(
    ("name", "setting"),
    [
        ("meridian.service", "MERIDIAN_DATA"),
        ("Containerfile", "MERIDIAN_DATA"),
        ("compose.yaml", "MERIDIAN_SECRET_FILE"),
    ],
)
def test_the_variables_set_for_a_server_are_settings(name: str, setting: str) -> None:
    told = set(re.findall(r"MERIDIAN_\w+", (DEPLOY / name).read_text(encoding="utf-8")))
    assert setting in told
    # The last one is for the proxy.
    assert told <= {*VARIABLES, "MERIDIAN_CONFIG", "MERIDIAN_NODES"}


def test_the_servers_of_the_compose_file_fit_together(tmp_path: Path) -> None:
    composed = yaml.safe_load((DEPLOY / "compose.yaml").read_text(encoding="utf-8"))["services"]
    filled = {"POSTGRES_PASSWORD": "geheim", "DOMAIN": "games.example.org"}
    nodes = []
    for name in ("one", "two"):
        variables = {
            key: re.sub(r"\$\{(\w+):\?[^}]*\}", lambda found: filled[found[1]], value)
            for key, value in composed[name]["environment"].items()
        }
        settings = read_settings(environ={"HOME": str(tmp_path), **variables})
        assert settings.secure
        assert settings.trusted_proxies
        assert settings.database == "postgresql://meridian:geheim@postgres/meridian"
        nodes.append(f"{settings.node}:8420")
    assert composed["caddy"]["environment"]["MERIDIAN_NODES"].split() == nodes
    assert {host for one in composed.values() for host in one.get("depends_on", [])} <= set(composed)
    assert "MERIDIAN_NODES" in (DEPLOY / "Caddyfile").read_text(encoding="utf-8")


def test_alerts_and_dashboard_ask_for_metrics_there_are() -> None:
    there = {
        name
        for metric in Metrics().registry.collect()
        for ending in ("", "_total", "_info", "_bucket")
        for name in (metric.name + ending,)
    }
    rules = yaml.safe_load((DEPLOY / "alerts.yaml").read_text(encoding="utf-8"))["groups"][0]["rules"]
    panels = json.loads((DEPLOY / "dashboard.json").read_text(encoding="utf-8"))["panels"]
    asked = [rule["expr"] for rule in rules] + [one["expr"] for panel in panels for one in panel["targets"]]
    named = set(re.findall(r"meridian_\w+", " ".join(asked)))
    assert named <= there
    # Every metric is on the dashboard, apart from the version and the messages that requests count already.
    told = set(re.findall(r"^\| `(meridian_\w+)` \|", MANUAL, re.MULTILINE))
    shown_there = {name.removesuffix("_bucket") for name in named}
    assert told - shown_there == {"meridian_info", "meridian_socket_messages_total"}
    assert all(rule["annotations"].keys() == {"summary", "description"} for rule in rules)


def test_an_image_is_made_of_what_is_here() -> None:
    told = (DEPLOY / "Containerfile").read_text(encoding="utf-8")
    lines = re.findall(r"^COPY (?!--from)(.+) \S+$", told, re.MULTILINE)
    named = {name for line in lines for name in line.split()}
    assert {"src", "web", "requirements", "hatch_build.py", "tools/build"} <= named
    assert [name for name in named if not any(DEPLOY.parent.glob(name))] == []


def test_the_files_told_are_there() -> None:
    told = set(re.findall(r"`(deploy/[\w.]+)`", MANUAL))
    assert told == {f"deploy/{path.name}" for path in DEPLOY.iterdir()}
