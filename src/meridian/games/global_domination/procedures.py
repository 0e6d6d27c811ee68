"""The procedures of Global Domination: what each of their fields is."""

from __future__ import annotations

from typing import Final

from meridian.core.kinds import (
    CLAUSES,
    FLAG,
    NUMBER,
    NUMBERS,
    SEAT,
    SEATS,
    STEP,
    BitNames,
    NameKind,
    WordKind,
)
from meridian.core.procedures import Procedure, Unencoded
from meridian.games.global_domination.rules.area_texts import (
    AreaText,
    GlobalDisruption,
    Insurgents,
    Megastorm,
    Surrender,
)
from meridian.games.global_domination.rules.bio_weapons import BioWeapons
from meridian.games.global_domination.rules.board import EFFECTS
from meridian.games.global_domination.rules.game_turn import DrawPhase, GameTurn, GlobalDomination
from meridian.games.global_domination.rules.player_turn import PlayerTurn
from meridian.games.global_domination.rules.points import SpendPoints
from meridian.games.global_domination.rules.purchase import Purchase
from meridian.games.global_domination.rules.scoring import Scoring
from meridian.games.global_domination.rules.texts.players import ChoosePlayer
from meridian.games.global_domination.rules.use_card import UseCard
from meridian.games.global_domination.rules.window import ReactionWindow

AREAS: Final = BitNames("area")
CARD: Final = NameKind("card")
PLAYER: Final = Unencoded(SEAT)
"""A player, of whom the encoding of observations has the bare number."""
USES: Final = WordKind("build", "attack", "text")
MOMENTS: Final = WordKind("in-turn", "between-turns", "scoring")
WINDOWS: Final = WordKind("none", "now", "at-end-of-turn")
TEXTS: Final = WordKind(*("none", *sorted(EFFECTS, key=lambda word: EFFECTS[word])))

PROCEDURES: Final = (
    Procedure(GlobalDomination, step=STEP),
    Procedure(GameTurn, at=PLAYER, drawn=NUMBER, had_turn=SEATS, step=STEP),
    Procedure(DrawPhase, kept=NUMBER, number=NUMBER),
    Procedure(PlayerTurn, ending=FLAG, purchases=NUMBER, uses=NUMBER, window=WINDOWS),
    Procedure(UseCard, card=CARD, seat=SEAT, step=STEP, use=USES),
    Procedure(
        SpendPoints, builds=NUMBER, reductions=NUMBER, either=NUMBER, where=NameKind("where"), clauses=CLAUSES,
        spent=NUMBER, touched=AREAS, cleared=AREAS,
    ),
    Procedure(Purchase, card=CARD, earlier=NUMBER, step=STEP, two=FLAG),
    Procedure(ReactionWindow, start=PLAYER, absent=PLAYER, moment=MOMENTS, opened=FLAG),
    Procedure(Scoring, step=STEP),
    # Card texts
    Procedure(ChoosePlayer, effect=TEXTS),
    Procedure(AreaText, made=NUMBER),
    Procedure(Insurgents, count=NUMBER),
    Procedure(Surrender, regions=BitNames("region")),
    Procedure(GlobalDisruption, region=NameKind("region")),
    Procedure(Megastorm, owed=NUMBERS, owner=SEAT),
    Procedure(BioWeapons, at=PLAYER, pair=NUMBER, opening=FLAG, hit=AREAS),
)  # fmt: skip
