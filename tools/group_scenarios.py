"""Joins single scenario files into files of cases, one for each clause, in a folder for each chapter.

    python tools/group_scenarios.py tests/scenarios/globopolis

A new scenario may be a file of its own beside the folders, named `GP-037-any-number-of-cards.toml`; this moves it into
`<chapter>/GP-037.toml` as the case `any-number-of-cards`. Comments and layout stay. Nothing is written unless each new
file reads as exactly the scenarios that it replaces. Files whose names begin with no id are left alone.
"""

from __future__ import annotations

import re
import sys
from pathlib import Path

import msgspec

from meridian import games
from meridian.core.errors import BadInput
from meridian.core.rulebook import Rulebook, rulebook
from meridian.scenarios.scenario import Case, Scenario, read, read_cases, text_of

TOPICS = ("contradiction", "edition", "option", "preset")
"""Prefixes of files about the set-up of a table, which belong to no chapter."""
NAMED = re.compile(rf"(?P<id>[A-Z]{{2}}-A?\d+|[A-Z]{{1,2}}\d+|{'|'.join(TOPICS)})-(?P<name>[\w-]+)")
"""`GP-037-any-number-of-cards`, a card such as `OP08-monsoon-link`, or `preset-short-game`."""
LINKING = ("a", "and", "at", "in", "o", "of", "on", "or", "the", "to", "with")
"""Words that the name of a folder does not end with."""
HEADER = re.compile(r"^(\[\[?)", re.MULTILINE)
SHARED = ("game", "players", "options")


def main(folder: Path) -> None:
    """Group the single files directly in a game's folder."""
    groups: dict[Path, list[tuple[str, Path]]] = {}
    for path in sorted(folder.glob("*.toml")):
        named = NAMED.fullmatch(path.stem)
        if named:
            target = folder / chapter(read(path), named["id"]) / f"{named['id']}.toml"
            groups.setdefault(target, []).append((named["name"], path))
    for target, members in groups.items():
        write(target, members)
    cases = sum(len(members) for members in groups.values())
    print(f"{folder}: {cases} files became cases of {len(groups)} files")


def chapter(scenario: Scenario, name: str) -> str:
    """The folder of a chapter, such as `D-a-player-turn`; a card belongs to the chapter of its first clause."""
    if name in TOPICS:
        return "tables"
    book = rulebook(games.load(scenario.game).package)
    letter = _chapter(book, name if name in book else scenario.clauses[0])
    words = re.findall(r"[a-z]+", book.chapters[letter].en.lower())[:4]
    while words[-1] in LINKING:
        words.pop()
    return "-".join([letter.zfill(2) if letter.isdigit() else letter, *words])


def _chapter(book: Rulebook, clause: str) -> str:
    return book.clauses[book.rulings[clause].clause if clause in book.rulings else clause].chapter


def write(target: Path, members: list[tuple[str, Path]]) -> None:
    """Append single files to one file, after its existing cases; then remove them."""
    before = text_of(target) if target.exists() else ""
    scenarios = [read(path) for _, path in members]
    kept = [scenario for _, scenario in read_cases(before, str(target))] if before else []
    if before:
        head, shared = before.rstrip("\n") + "\n", {"game": scenarios[0].game}
    else:
        shared = common([text_of(path) for _, path in members])
        head = "".join(f"{key} = {value}\n" for key, value in shared.items())
    bodies = [as_case(name, text_of(path), set(shared)) for name, path in members]
    text = "\n".join([head, *bodies])
    found = [scenario for _, scenario in read_cases(text, str(target))]
    wanted = [*kept, *(named(scenario, name) for scenario, (name, _) in zip(scenarios, members, strict=True))]
    if found != wanted:
        raise BadInput(f"{target}: would not read as the files that it replaces")
    target.parent.mkdir(exist_ok=True)
    target.write_text(text, encoding="utf-8")
    for _, path in members:
        path.unlink()


def named(scenario: Scenario, name: str) -> Case:
    """The same scenario as a case."""
    return Case(name=name, **{field: getattr(scenario, field) for field in scenario.__struct_fields__})


def common(texts: list[str]) -> dict[str, str]:
    """The lines of the heads that all files share and that a case can inherit."""
    heads = [dict(re.findall(r"^(\w+) = (.+)$", HEADER.split(text)[0], re.MULTILINE)) for text in texts]
    first = {key: value for key, value in heads[0].items() if key in SHARED}
    return {key: value for key, value in first.items() if all(head.get(key) == value for head in heads)}


def as_case(name: str, text: str, shared: set[str]) -> str:
    """The text of a file as a case: `[[step]]` becomes `[[case.step]]`."""
    cut = HEADER.search(text)
    head, body = (text[: cut.start()], text[cut.start() :]) if cut else (text, "")
    lines = [line for line in head.splitlines() if line.partition(" = ")[0] not in shared]
    return (
        "\n".join(["[[case]]", f'name = "{name}"', *lines, ""]).rstrip("\n")
        + "\n"
        + ("\n" + HEADER.sub(r"\1case.", body) if body else "")
    )


if __name__ == "__main__":
    try:
        main(Path(sys.argv[1]))
    except (BadInput, msgspec.MsgspecError) as error:
        sys.exit(f"group_scenarios: {error}")
