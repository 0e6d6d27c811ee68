"""The workflows of a release are ones: actionlint reads them, and the commands they run are those of the Makefile."""

from __future__ import annotations

import json
import re
import shutil
import subprocess
from pathlib import Path
from typing import Any

import pytest
import yaml  # type: ignore[import-untyped]

from meridian import games
from tools import host_files

ROOT = Path(__file__).parents[2]
FORMS = sorted((ROOT / ".github" / "ISSUE_TEMPLATE").glob("*.yml"))
WORKFLOWS = sorted((ROOT / ".github" / "workflows").glob("*.yml"))
NEWER = {"ubuntu-24.04", "ubuntu-24.04-arm", "macos-14"}
"""Machines that GitHub has, and this actionlint does not know yet."""

MISTAKES = [
    ("runs-on:", "run-on:", "unexpected key"),
    ("ubuntu-24.04\n", "ubuntu-24.40\n", "is unknown"),
    ("needs: site", "needs: page", "does not exist"),
    ("steps.page.outputs", "steps.pages.outputs", "is not defined"),
]


def complaints(*files: Path) -> list[str]:
    """What actionlint finds, one line each."""
    node = shutil.which("node")
    assert node is not None
    words: list[str | Path] = [node, ROOT / "web" / "scripts" / "workflows.js", *files]
    done = subprocess.run(words, cwd=ROOT / "web", capture_output=True, text=True, check=True)
    found: list[dict[str, Any]] = json.loads(done.stdout)
    return [
        f"{Path(one['file']).name}:{one['line']}: {one['message']}"
        for one in found
        if one["kind"] != "runner-label" or re.findall(r'label "([^"]+)"', one["message"])[0] not in NEWER
    ]


def test_actionlint_finds_nothing() -> None:
    assert {path.stem for path in WORKFLOWS} == {"docs", "image", "tests", "wheels"}
    assert complaints(*WORKFLOWS) == []


def test_mistakes_are_noticed(tmp_path: Path) -> None:
    (docs,) = (path for path in WORKFLOWS if path.stem == "docs")
    text = docs.read_text(encoding="utf-8")
    changed = []
    for number, (right, wrong, _) in enumerate(MISTAKES):
        assert right in text
        changed.append(tmp_path / f"{number}.yml")
        changed[-1].write_text(text.replace(right, wrong, 1), encoding="utf-8")
    found = complaints(*changed)
    for number, (_, _, told) in enumerate(MISTAKES):
        assert any(line.startswith(f"{number}.yml:") and told in line for line in found), told


@pytest.mark.parametrize("path", WORKFLOWS, ids=lambda path: path.stem)
def test_a_workflow_makes_what_can_be_made(path: Path) -> None:
    targets = set(re.findall(r"^([a-z-]+):", (ROOT / "Makefile").read_text(encoding="utf-8"), re.MULTILINE))
    jobs = yaml.safe_load(path.read_text(encoding="utf-8"))["jobs"]
    commands = [step["run"] for job in jobs.values() for step in job["steps"] if "run" in step]
    made = {word for command in commands for word in re.findall(r"make ([a-z-]+)", command)}
    assert made <= targets
    modules = {name for command in commands for name in re.findall(r"python -m (tools[\w.]+)", command)}
    assert all((ROOT / f"{name.replace('.', '/')}.py").is_file() for name in modules)
    paths = yaml.safe_load(path.read_text(encoding="utf-8"))[True].get("pull_request") or {}
    assert [name for name in paths.get("paths", []) if not any(ROOT.glob(name.replace("**.", "**/*.")))] == []


@pytest.mark.parametrize("path", [path for path in FORMS if path.stem != "config"], ids=lambda path: path.stem)
def test_an_issue_form_is_one(path: Path) -> None:
    form = yaml.safe_load(path.read_text(encoding="utf-8"))
    assert set(form) == {"name", "description", "labels", "body"}
    assert all(isinstance(form[key], str) and form[key] for key in ("name", "description"))
    fields = [field for field in form["body"] if field["type"] != "markdown"]
    assert fields
    assert len({field["id"] for field in fields}) == len(fields)
    for field in fields:
        assert set(field) <= {"type", "id", "attributes", "validations"}
        assert field["type"] in ("input", "textarea", "dropdown", "checkboxes")
        assert field["attributes"]["label"]
        assert (field["type"] in ("dropdown", "checkboxes")) == ("options" in field["attributes"])
        assert set(field.get("validations", {})) <= {"required"}


def test_issue_forms_name_games_and_commands_there_are() -> None:
    (config,) = (path for path in FORMS if path.stem == "config")
    assert set(yaml.safe_load(config.read_text(encoding="utf-8"))) <= {"blank_issues_enabled", "contact_links"}
    (rule,) = (path for path in FORMS if path.stem == "rule")
    fields = yaml.safe_load(rule.read_text(encoding="utf-8"))["body"]
    (offered,) = (field["attributes"]["options"] for field in fields if field["type"] == "dropdown")
    assert sorted(offered) == [name.replace("-", " ").title() for name in games.shipped()]


def test_files_of_hosts_are_read_by_the_programs_there_are(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    promtool = tmp_path / "promtool"
    promtool.write_text('#!/bin/sh\necho "line 22: parse error" >&2\ntest "$3" != "" && exit $STATUS\n')
    promtool.chmod(0o755)
    monkeypatch.setenv("PATH", f"{tmp_path}:/usr/bin:/bin")
    for status in (0, 1):
        monkeypatch.setenv("STATUS", str(status))
        assert host_files.main(["promtool"]) == status
    assert host_files.main(["no-such-program"]) == 1
    assert capsys.readouterr().out.splitlines() == [
        "promtool: its file is sound",
        "promtool: line 22: parse error",
        "no-such-program: not installed, or too old: its file was not checked",
    ]
