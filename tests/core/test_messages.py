"""The Fluent catalogue is complete: the same ids with the same variables in both languages."""

from __future__ import annotations

import re
from importlib.resources import files
from pathlib import Path

import pytest
from fluent.syntax import FluentParser, ast, visitor

from meridian import games
from meridian.cli.terminal.typed import COMMANDS
from meridian.core.game import edition_of
from meridian.core.messages import LANGUAGES
from meridian.core.provenance import WORDS
from meridian.core.words import tag_of
from meridian.fair.explain import ALSO_NOT_PROVEN, NEVER_PROVEN
from meridian.fair.first.explain import NOT_PROVEN
from meridian.owners.pages import label_messages
from meridian.testing.completeness import needed_messages

SHELL = {
    "refusal-game-over", "refusal-not-asked", "refusal-not-an-outcome", "refusal-not-an-option", "action-late",
    "seat-label", "actor-chance", "actor-anybody", "actor-clock", "actor-you", "spectator", "why", "winner",
    "unfinished",
}  # fmt: skip

SHELL |= {
    "edition-head", "edition-source", "edition-ok", "edition-written", "edition-same", "edition-differences",
    "edition-constants", "edition-counts", "edition-datum", "edition-value", "edition-data", "edition-provenance",
    "edition-meaning", "edition-played", "edition-rounds", "edition-decisions", "edition-wins", "edition-unfinished",
    "edition-difference", "edition-uses", "edition-card-use", "edition-card", "edition-use",
    *(f"provenance-{word}" for word in WORDS),
}  # fmt: skip

SHELL |= {"flaw-range", "flaw-least"}

SHELL |= {f"plain-{key}" for key in ("table", "players", "part", "yes", "no", "nothing", "hidden")}

SHELL |= {"reason-rival", "term-won", "gain-won"}

SHELL |= {f"rules-{part}" for part in ("card", "glossary", "faq", "tips", "background", "option", "options")}

SHELL |= {
    f"practice-{key}"
    for key in (
        "you", "head", "question-best", "question-odds", "question-battle", "aggressor", "defender", "independent",
        "choose", "grade-excellent", "grade-good", "grade-fair", "grade-missed", "loss", "after",
        "answered", "streak", "quiz", "quiz-right",
    )
}  # fmt: skip

SHELL |= {"bot-written", "bot-fine", "bot-wrong", "bot-unsteady"}

SHELL |= {"advice-best", "advice-even", "advice-behind", "edition-merged", "edition-disagreement"}
SHELL |= {"new-game-written", "check-game-fine"}

SHELL |= {
    f"languages-{key}"
    for key in (
        "catalogue", "messages", "all", "wrong", "changed", "missing", "superfluous", "unknown-file", "written",
    )
}  # fmt: skip

SHELL |= {f"games-{key}" for key in ("about", "preset", "default", "range", "pick")}

SHELL |= {
    f"simulate-{key}"
    for key in (
        "title", "bot", "wins", "rate", "interval", "seat", "side", "percent", "from-to", "course", "saved",
    )
}  # fmt: skip

SHELL |= {"ask-inquiries", "ask-queries", "ask-default", "ask-options", "ask-nothing"}

SHELL |= {
    "report-title", "report-about-over", "report-about-running", "report-game", "report-rules", "report-edition",
    "report-overlay", "report-options", "report-seats", "report-secrets", "report-secrets-random",
    "report-secrets-seed", "report-secrets-typed", "report-declared", "report-by", "report-none", "report-rolls",
    "report-number", "report-period", "report-step", "report-who",
    "report-why", "report-outcome", "report-odds", "report-effect", "report-state", "report-everybody", "report-nobody",
    "report-hidden", "report-checkable", "report-not-revealed", "report-statistics", "report-small-samples",
    "report-count", "report-expected", "report-too-few", "report-chi-square", "report-run", "report-proof",
    "report-chain", "report-value", "report-open", "report-closed", "report-how", "report-how-text",
    "report-not-proven", "report-seal", "report-kind", "report-clauses", "report-rolls-made", "report-chi-square-short",
    "report-p", "report-summary", "report-more", "report-nonce-given", "report-nonce-withheld", "report-nonce-fixed",
    *(f"verify-{key}" for key in (
        "over", "running", "simulated", "no-journal", "journal-later", "format-1", "take-backs", "abandoned", "rescued",
        "length", "withheld", "nobody-gave", "signatures-checked", "signatures-none", "signatures-not-checked",
        "no-journals", "set", "set-abandoned", "set-withheld",
    )),
    *(f"report-not-proven-{reason}" for reason in (*NOT_PROVEN, *NEVER_PROVEN, *ALSO_NOT_PROVEN)),
}  # fmt: skip

SHELL |= {
    f"play-{key}"
    for key in (
        "person", "welcome", "welcome-help", "hand-over", "since", "so-far", "earlier", "summed-up", "at-you", "how",
        "forced", "only-one", "greyed", "not-now", "unasked", "folded", "selection", "misread", "help-rows",
        "confirm", "not-done", "refused", "unclear", "not-understood", "no-number",
        "numbers-change", "dropped", "more-sections", "no-section", "nothing-found", "no-odds", "hint", "log-number",
        "would-be", "no-reason", "chapters", "rules-how", "more-clauses", "undone", "undo-not", "rest", "rest-not",
        "always", "always-how", "always-off",
        "orders", "orders-how", "no-orders", "dice", "dice-how", "declare-open", "declare-own", "declare-how",
        "weight", "file-missing", "saved", "not-saved", "loaded", "not-loaded", "saves-no-more", "save-first",
        "go-on", "not-kept", "lost-since", "result", "place", "help",
        *(f"help-{word}" for word in ("answers", *COMMANDS)),
    )
}  # fmt: skip

SHELL |= {f"learn-{key}" for key in ("done", "at", "line", "list-how", "all-done")}

SHELL |= {
    f"play-lesson-{key}"
    for key in (
        "how", "step", "look", "answers-left", "enter", "lit", "offer", "would", "shown", "shows", "answer-first",
        "not-now", "choose", "not-understood", "reached", "not-reached", "resumed", "next", "last", "left", "left-file",
    )
}  # fmt: skip

SHELL |= {f"play-help-lesson-{word}" for word in ("next", "hint", "show", "again", "back", "restart", "skip", "quit")}


class Variables(visitor.Visitor):
    """Collects the variables a message uses."""

    def __init__(self) -> None:
        self.found: set[str] = set()
        self.parts: set[str] = set()

    def visit_VariableReference(self, node: ast.VariableReference) -> None:
        # What has a name comes with its id, too.
        self.found.add(node.id.name.removesuffix("_id"))

    def visit_MessageReference(self, node: ast.MessageReference) -> None:
        self.parts.add(node.id.name)


def catalogue(package: str, lang: str) -> dict[str, set[str]]:
    """The ids of a catalogue, attributes as `id.attribute`, with the variables of each; parts of sentences, which other
    messages contain, with those."""
    text = files(package).joinpath("messages", f"{lang}.ftl").read_text(encoding="utf-8")
    found: dict[str, set[str]] = {}
    contains: dict[str, set[str]] = {}
    for entry in FluentParser().parse(text).body:
        assert not isinstance(entry, ast.Junk), entry.content
        if isinstance(entry, ast.Message):
            assert entry.id.name not in found, f"{entry.id.name} stands twice"
            patterns = {entry.id.name: entry.value}
            patterns |= {f"{entry.id.name}.{attribute.id.name}": attribute.value for attribute in entry.attributes}
            for key, pattern in patterns.items():
                used = variables(pattern)
                found[key], contains[key] = used.found, used.parts
    parts = {key: found.pop(key) for key in set().union(*contains.values())}
    return {key: used.union(*(parts[part] for part in contains[key])) for key, used in found.items()}


def variables(pattern: ast.Pattern | None) -> Variables:
    found = Variables()
    if pattern is not None:
        found.visit(pattern)
    return found


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_shell_has_every_message(lang: str) -> None:
    assert set(catalogue("meridian", lang)) == SHELL


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("name", games.names())
def test_a_game_has_every_message_and_no_other(name: str, lang: str) -> None:
    game = games.load(name)
    found = {key for key in catalogue(game.package, lang) if not key.endswith((".you", ".at-you"))}
    labels = label_messages(game)
    where = {f"where-{section}" for section in edition_of(game).data}
    assert found - labels - where == needed_messages(game, edition_of(game))
    assert labels <= found or name not in games.shipped()


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("name", games.shipped())
def test_a_fact_that_names_seats_can_be_said_to_each_of_them(name: str, lang: str) -> None:
    """To the seat that acts (`you`) and to the one it is done to (`at-you`); a ledger line only begins with a name."""
    game = games.load(name)
    text = files(game.package).joinpath("messages", f"{lang}.ftl").read_text(encoding="utf-8")
    ledger = set(re.findall(r"^(fact-[\w-]+) =\n?(?:\s+\{ \$\w+ ->\n\s+\[\w+\])? +\{ \$seat \}: ", text, re.MULTILINE))
    found = catalogue(game.package, lang)
    wanted: dict[str, set[str]] = {}
    for key in [f"fact-{kind.key}" for kind in game.facts]:
        named = found[key]
        if "seat" in named and key not in ledger:
            wanted[f"{key}.you"] = named - {"seat"}
        if named & {"other", "owner"}:
            wanted[f"{key}.at-you"] = named - {"other", "owner"}
    assert {key: used for key, used in found.items() if key.endswith((".you", ".at-you"))} == wanted


@pytest.mark.parametrize(
    "package", ["meridian", "meridian.owners", *(games.load(name).package for name in games.names())]
)
def test_both_languages_use_the_same_variables(package: str) -> None:
    assert catalogue(package, "en") == catalogue(package, "de")


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("name", games.names())
def test_messages_use_only_what_they_are_given(name: str, lang: str) -> None:
    game = games.load(name)
    found = catalogue(game.package, lang)
    for kind in game.facts:
        assert found[f"fact-{kind.key}"] <= set(kind.fields)
    for action in game.actions:
        fields = set(action.__struct_fields__)
        # Of a list a message is also told how long it is.
        lengths = {f"{field}_count" for field in fields & set(game.rows)}
        assert found[f"action-{tag_of(action)}"] <= fields | lengths


@pytest.mark.parametrize("name", games.names())
def test_every_question_of_the_rules_is_listed(name: str) -> None:
    game = games.load(name)
    rules = Path(str(files(game.package).joinpath("rules")))
    source = "".join(file.read_text(encoding="utf-8") for file in sorted(rules.rglob("*.py")))
    asked: set[str] = set()
    for body in re.findall(r"def question\(.*?\n((?: {8}.*\n|\n)+)", source):
        asked.update(re.findall(r'"([a-z-]+)"', body))
    # A procedure that asks in several places may take the key of its question from a table.
    asked.update(re.findall(r'^    \S+: \("([a-z-]+)", "[A-Z]{2}-', source, re.MULTILINE))
    assert asked == set(game.questions)
