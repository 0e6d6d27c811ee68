"""Pages of the games: reference card, tips and terms of each, and its rule book in both languages."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path
from typing import Final

from meridian import games
from meridian.core.aids import ShownAids, ShownCardSection, aids, filled, shown
from meridian.core.game import Game, edition_of, speaker_for
from meridian.core.messages import LANGUAGES
from meridian.core.option import settle
from meridian.core.rulebook import CLAUSE, Rulebook, rulebook
from meridian.core.speaker import Speaker

FIRST_GAMES: Final = Path(__file__).parent / "first_games"
# Code between backticks stays as it is; elsewhere Markdown would read these signs as its own.
CODE_OR_SIGN: Final = re.compile(r"(`[^`]*`)|([\\*_{}\[\]<>#|])")


def pages() -> Iterator[tuple[str, str]]:
    """The path and the text of every page."""
    for name in games.shipped():
        game = games.load(name)
        book, edition = rulebook(game.package), edition_of(game)
        options = settle(game.edition.options(edition), {})
        for lang in LANGUAGES:
            speaker = speaker_for(game, edition, lang)
            yield f"games/{name}-rules-{lang}.md", rules_page(speaker, game, book)
        written = aids(game.package)
        if written is not None:
            speaker = speaker_for(game, edition, "en")
            first = (FIRST_GAMES / f"{name}.md").read_text(encoding="utf-8")
            yield f"games/{name}-first.md", first_game_page(filled(first, edition, options, "en"), game)
            yield f"games/{name}.md", aids_page(speaker, game, shown(written, book, edition, options, "en"))


def first_game_page(text: str, game: Game) -> str:
    """A walk through a first game, in which every clause leads to its place in the rule book."""
    return CLAUSE.sub(lambda clause: f"[{clause[0]}]({game.name}-rules-en.md#{clause[0].lower()})", text)


def plain(text: str) -> str:
    return CODE_OR_SIGN.sub(lambda found: found[1] or f"\\{found[2]}", text)


def linked(text: str, page: str = "") -> str:
    """A text in which every clause leads to its place in the rule book."""
    return CLAUSE.sub(lambda clause: f"[{clause[0]}]({page}#{clause[0].lower()})", plain(text))


def rules_page(speaker: Speaker, game: Game, book: Rulebook) -> str:
    """The whole rule book, each ruling below the clause that it belongs to."""
    lang, lines, chapter = speaker.lang, [f"# {speaker.text(f'game-{game.name}')}"], ""
    for name, clause in book.clauses.items():
        if clause.chapter != chapter:
            chapter = clause.chapter
            lines.append(f"## {chapter}. {plain(book.chapters[chapter].said(lang))}")
        lines += [f"### {name} {{ #{name.lower()} }}", linked(book.text(name, lang))]
        for ruling in clause.rulings:
            said = book.rulings[ruling]
            anchor = f"**{ruling}**{{ #{ruling.lower()} }}"
            lines.append(
                f"> {anchor} *{linked(said.question.said(lang))}* {linked(said.ruling.said(lang))}"
                f" {linked(said.reason.said(lang))}"
            )
    return "\n\n".join(lines) + "\n"


def aids_page(speaker: Speaker, game: Game, told: ShownAids) -> str:
    """Everything that helps to play: the reference card, tips, answers, terms and where the game comes from."""
    rules = f"{game.name}-rules-en.md"
    lines = [f"# {speaker.text(f'game-{game.name}')}", "\n\n".join(map(plain, told.background))]
    others = " · ".join(f"[{lang}]({game.name}-rules-{lang}.md)" for lang in LANGUAGES)
    lines.append(f"![A turn in the browser](../images/{game.name}-moves.webp)")
    lines.append(f"[Your first game, in ten minutes]({game.name}-first.md).")
    lines.append(f"The whole rule book: {others}. `meridian learn {game.name}` teaches it at the table.")
    lines.append(f"## {speaker.text('rules-card')}")
    for section in told.card:
        lines += [f"### {plain(section.title)}", *_section(section, rules)]
    lines += [f"## {speaker.text('rules-tips')}", "\n".join(f"- {linked(tip.text, rules)}" for tip in told.tips)]
    lines.append(f"## {speaker.text('rules-faq')}")
    for topic in told.faq:
        lines.append(f"### {plain(topic.title)}")
        for answer in topic.answers:
            said = f"{plain(answer.answer)} {plain(answer.reason)} ({linked(answer.ruling, rules)})"
            lines.append(f"**{plain(answer.question)}** {said}")
    terms = [f"| {plain(term.term)} | {linked(term.text, rules)} |" for term in told.glossary]
    lines += [f"## {speaker.text('rules-glossary')}", "\n".join(["| | |", "|---|---|", *terms])]
    return "\n\n".join(lines) + "\n"


def _section(section: ShownCardSection, rules: str) -> Iterator[str]:
    if section.text:
        yield plain(section.text)
    if section.items:
        yield "\n".join(f"{'1.' if section.numbered else '-'} {plain(item)}" for item in section.items)
    if section.rows:
        head = section.columns or [""] * len(section.rows[0])
        rows = [head, ["---"] * len(head), *([plain(cell) for cell in row] for row in section.rows)]
        yield "\n".join(f"| {' | '.join(row)} |" for row in rows)
    if section.clauses:
        yield linked(", ".join(section.clauses), rules)
