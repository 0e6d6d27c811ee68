"""What every game brings along beside its rules: checks of the contract, each failing with one sentence."""

from __future__ import annotations

from meridian.core.aids import aids, shown
from meridian.core.datum import dotted
from meridian.core.edition import Edition, marks_of
from meridian.core.errors import BadInput
from meridian.core.game import Game, edition_of, new_header
from meridian.core.messages import LANGUAGES, bundle, has_message
from meridian.core.option import settle
from meridian.core.provenance import OWN, WORDS
from meridian.core.rulebook import rulebook
from meridian.core.words import tag_of

MARKS = tuple(word for word in WORDS if word != OWN)


def messages_are_there(game: Game, seats: int) -> None:
    """The game has every message that it needs, in every language."""
    for lang in LANGUAGES:
        try:
            found = bundle(game.package, lang)
        except BadInput as error:
            raise AssertionError(str(error)) from None
        missing = sorted(key for key in needed_messages(game, edition_of(game)) if not has_message(found, key))
        assert not missing, f"messages/{lang}.ftl of {game.name} lacks {', '.join(missing)}"


def needed_messages(game: Game, edition: Edition) -> set[str]:
    """The ids of all messages that a game needs; `id.attribute` for an attribute."""
    ids = {f"game-{game.name}", f"game-{game.name}.help"}
    ids |= {f"data-{section}" for section in edition.data if section != "provenance"}
    ids |= {f"fact-{kind.key}" for kind in game.facts}
    ids |= {f"action-{tag_of(kind)}" for kind in game.actions}
    ids |= {f"refusal-{refusal.key}" for refusal in game.refusals}
    ids |= {f"question-{key}" for key in game.questions}
    if game.guided:
        ids |= {f"means-{key}" for key in game.questions} | {f"settled-{key}" for key in game.guided_orders}
    ids |= {f"row-{field}" for field in game.rows}
    ids |= {f"point-{part}" for part in game.table_parts}
    ids |= {f"preset-{preset}{part}" for preset in game.presets for part in ("", ".help")}
    for option in game.settings:
        ids |= {f"option-{option.name}", f"option-{option.name}.help"}
        kind = option.kind()
        words = ("true", "false") if kind == "switch" else (option.default,) if kind == "list" else option.words
        ids |= {f"option-{option.name}-{word}" for word in words}
    cards = edition.data.get("cards", {}).values()
    return ids | {f"text-{card['text']['effect']}" for card in cards if "text" in card} | set(game.labels)


def data_are_marked(game: Game, seats: int) -> None:
    """Every datum of the edition says where it comes from."""
    edition = edition_of(game)
    missing = [dotted(key) for key, mark in marks_of(edition, edition).items() if mark not in MARKS]
    assert not missing, f"data of {game.name} without a provenance ({', '.join(MARKS)}): {', '.join(missing)}"


def aids_can_be_shown(game: Game, seats: int) -> None:
    """The player aids, if there are any, cite known clauses and resolve their placeholders, with every preset."""
    try:
        found = aids(game.package)
        if found is None:
            return
        for preset in game.presets.values():
            options = settle(game.settings, preset)
            for lang in LANGUAGES:
                shown(found, rulebook(game.package), edition_of(game), options, lang)
    except BadInput as error:
        raise AssertionError(f"player aids of {game.name}: {error}") from None


def seats_fit_the_edition(game: Game, seats: int) -> None:
    """The shipped edition is for as many players as the game says."""
    allowed = game.edition.seats(edition_of(game), {option.name: option.default for option in game.settings})
    assert allowed == game.seats, f"{game.name}.seats is {game.seats}, but its edition is for {allowed}"
    try:
        new_header(game, seats)
    except BadInput as error:
        raise AssertionError(f"{game.name} cannot be begun for {seats}: {error}") from None
