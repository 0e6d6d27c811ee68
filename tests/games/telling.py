"""Positions from play, written as starting positions; None where a position cannot be written so."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from meridian.core.game import Game
from meridian.core.position import CHANCE, Position
from meridian.games.global_domination.rules.player_turn import PlayerTurn as DominationTurn
from meridian.games.global_domination.rules.state import State as DominationState
from meridian.games.globetrotters.position import PLACE, TRAVELLER
from meridian.games.globetrotters.rules.state import NOWHERE
from meridian.games.globetrotters.rules.state import State as TrottersState
from meridian.games.globetrotters.rules.turn import FREE
from meridian.games.globetrotters.rules.turn import PlayerTurn as TrottersTurn
from meridian.games.globopolis.rules.constants import SORTS
from meridian.games.globopolis.rules.option_phase import OptionPhase
from meridian.games.globopolis.rules.state import State as PolisState
from tests.any_game import table_of


def domination(game: Game, p: Position) -> dict[str, Any] | None:
    """Global Domination, before the first card of a turn."""
    assert isinstance(p, DominationState)
    top = p.stack[-1]
    if not isinstance(top, DominationTurn) or top.uses or top.ending:
        return None
    shown = game.rules.show(p)
    told = {name: shown[name] for name in ("turn", "first_player", "areas", "market", "fog")}
    derived = ("vp_square", "vp_lap", "deck_size")
    told["players"] = {
        seat: {name: value for name, value in player.items() if name not in derived}
        for seat, player in shown["players"].items()
    }
    return told | {"on_turn": f"p{top.seat + 1}"}


def trotters(game: Game, p: Position) -> dict[str, Any] | None:
    """Globetrotters, in the middle of a turn."""
    assert isinstance(p, TrottersState)
    top = p.stack[-1]
    if not isinstance(top, TrottersTurn) or top.step != FREE:
        return None
    shown = game.rules.show(p)
    pot = {name: shown["jackpot"][name] for name in ("cash", "specials", "tickets", "keys")}
    continents = p.board.names["continent"]
    lost = {continents[at]: f"p{seat + 1}" for at, seat in enumerate(p.jackpot.losers) if seat != NOWHERE}
    told: dict[str, Any] = {
        "round": shown["round"],
        "first": shown["first"],
        "on_turn": shown["active"],
        "map_keys": shown["map_keys"],
        "under_pack": shown["pack"]["under"],
        "adventure_cards": [pack["under"] for pack in shown["adventure_packs"]],
        "read_out": shown["read_out"],
        "jackpot": pot | ({"losers": lost} if lost else {}),
        "players": {},
    }
    optional = [part.key for part in TRAVELLER.parts if part.kind is PLACE or part.key == "home_ticket"]
    kept = [key for key in TRAVELLER.readable if key not in optional]
    for seat, player in shown["players"].items():
        places = {name: player[name] for name in optional if player[name] != "none"}
        told["players"][seat] = {name: player[name] for name in kept} | places
    return told


def polis(game: Game, p: Position) -> dict[str, Any] | None:
    """Globopolis, in an Option Phase."""
    assert isinstance(p, PolisState)
    if not isinstance(p.stack[-1], OptionPhase):
        return None
    shown = game.rules.show(p)
    told: dict[str, Any] = {name: shown[name] for name in ("round", "first", "supply", "eds", "final")}
    told["on_turn"] = shown["active"]
    told["under"] = [card for name in SORTS for card in shown["stacks"][name]["under"]]
    told["governors"] = shown["governors"]
    told["titles"] = {}
    for name, title in shown["titles"].items():
        hidden = {"active", *(key for key in ("owner", "strike") if title.get(key) == "none")}
        told["titles"][name] = {key: value for key, value in title.items() if key not in hidden}
    told["players"] = {}
    kept = ("eu", "points", "captured", "reserve", "stock", "bonus", "cashed", "shown", "known", "hostages", "debt")
    for at, side in enumerate(p.sides):
        seat = f"p{at + 1}"
        player = shown["players"][seat]
        hand = [card for name in SORTS for card in player[name]]
        for card in player["known"]:
            hand.remove(card)
        on_board = sum(p.agents[at :: len(p.sides)])
        told["players"][seat] = {name: player[name] for name in kept} | {"hand": hand, "agents": side.agents + on_board}
    return told


TELL: dict[str, Callable[[Game, Position], dict[str, Any] | None]] = {
    "global-domination": domination,
    "globetrotters": trotters,
    "globopolis": polis,
}
UNTOLD = {
    "global-domination": ("under_way",),
    "globetrotters": ("under_way",),
    "globopolis": (
        "under_way", "turns", "under", "offers", "claims", "trade_closed", "phase", "fresh", "overlap", "raised",
        "free_taken", "guild_bought", "backward_paid", "bribed", "sudden_death",
    ),
}  # fmt: skip
"""Parts of a position that a start cannot express, or that are as for a new turn."""


def told_by_table(game: Game, p: Position) -> dict[str, Any] | None:
    """What a start says of a player, from `[told] players` in `tests/positions.toml` of a game outside the package."""
    if CHANCE in p.who():
        return None
    names = table_of(game.name, "positions")["told"]["players"]
    players = game.rules.show(p)["players"]
    return {"players": {seat: {name: player[name] for name in names} for seat, player in players.items()}}


def tell(game: Game, p: Position) -> dict[str, Any] | None:
    """A position as a start; None if it cannot be written so."""
    return TELL.get(game.name, told_by_table)(game, p)


def alike(game: Game, p: Position) -> dict[str, Any]:
    """The parts in which a start must agree with the position it was written from."""
    untold = UNTOLD.get(game.name, ("under_way",))
    shown = {name: part for name, part in game.rules.show(p).items() if name not in untold}
    for player in shown["players"].values():
        for name in ("dues", "embargo", "gone"):
            player.pop(name, None)
    return shown
