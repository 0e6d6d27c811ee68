"""What Globopolis can be asked without a position: the exact odds of an engagement, from the d6 of both sides."""

from __future__ import annotations

from fractions import Fraction
from typing import TYPE_CHECKING, Any, Final

from meridian.core.errors import BadInput
from meridian.core.inquiry import Inquiry, Parameter
from meridian.games.globopolis.rules.odds import AGGRESSOR, DEFENDER, NOBODY, odds_for

if TYPE_CHECKING:
    from meridian.core.speaker import Speaker

MOST_DICE: Final = 12
SHORT: Final = 24
"""Fractions longer than this are for programs, not for people."""

SIDES: Final = {"none": NOBODY, "aggressor": AGGRESSOR, "defender": DEFENDER}
CLAUSES: Final = ("GP-147", "GP-148", "GP-154", "GP-155", "GP-160", "GP-161", "GP-162", "GP-163", "GP-164", "GP-165")

LABELS: Final = (
    "ask-odds", "ask-odds-aggressor", "ask-odds-defender", "ask-odds-second-wave", "ask-odds-retreat-below",
    "ask-odds-win", "ask-odds-exactly", "ask-odds-card", "ask-odds-no-result", "ask-odds-without-cards",
    "ask-odds-round", "ask-odds-rounds", "ask-odds-left-aggressor", "ask-odds-left-defender", "ask-odds-left",
    "ask-odds-clauses",
)  # fmt: skip
"""The messages used here."""


def odds(options: dict[str, Any], asked: dict[str, Any]) -> dict[str, Any]:
    """How an engagement will end. Chances are those of the case as it was asked, cards included; `without_cards`
    compares. `left` and `rounds` are lists counted from 0: d6 that the winner has left, Battle Rounds."""
    a, d = _dice(options, asked, "aggressor"), _dice(options, asked, "defender")
    found = odds_for(options["multiplier"] == "printed_max5")
    course = found.course(a, d, SIDES[asked["second_wave"]], Fraction(asked["retreat_below"], 100))
    return {
        "aggressor": a,
        "defender": d,
        "multiplier": options["multiplier"],
        "second_wave": asked["second_wave"],
        "retreat_below": asked["retreat_below"],
        **_chance(course.win()),
        "lose": float(course.lose()),
        "no_result": float(course.retreat),
        "without_cards": _chance(found.exact(a, d)),
        "round": _chance(Fraction(*found.round_odds(a, d))),
        "rounds": {"mean": float(course.mean_rounds()), "chances": _floats(course.rounds)},
        "left": {"aggressor": _floats(course.aggressor), "defender": _floats(course.defender)},
        "clauses": _clauses(asked),
    }


def _dice(options: dict[str, Any], asked: dict[str, Any], side: str) -> int:
    dice, cap = int(asked[side]), int(options["dice_cap"])
    if cap and dice > cap:
        raise BadInput(f"{side}: {dice} d6 are more than option dice_cap={cap} allows (GP-153; 0 lifts the limit)")
    return dice


def _chance(exact: Fraction) -> dict[str, Any]:
    return {"win": float(exact), "exact": str(exact), "percent": round(float(100 * exact), 2)}


def _floats(chances: list[Fraction]) -> list[float]:
    return [float(chance) for chance in chances]


def _clauses(asked: dict[str, Any]) -> list[str]:
    cards = asked["second_wave"] != "none" or asked["retreat_below"] > 0
    many = max(asked["aggressor"], asked["defender"])
    return [
        *CLAUSES,
        *(["GP-112", "GP-205"] if cards else []),
        *(["GP-153", "GP-A44"] if many > 6 else []),
        *(["GP-A45"] if many >= 6 else []),
    ]


def lines(answer: dict[str, Any], speaker: Speaker) -> list[str]:
    """The odds in sentences."""
    a, d = answer["aggressor"], answer["defender"]
    wave, below = answer["second_wave"], answer["retreat_below"]
    wins, loses = answer["percent"], 100 * answer["lose"]
    out = [speaker.text("ask-odds-win", aggressor=a, defender=d, wins=wins, loses=loses)]
    if len(answer["exact"]) <= SHORT:
        out.append(speaker.text("ask-odds-exactly", fraction=answer["exact"]))
    if wave != "none":
        out.append(speaker.text("ask-odds-card", side=wave))
    if below:
        out.append(speaker.text("ask-odds-no-result", below=below, percent=100 * answer["no_result"]))
    if wave != "none" or below:
        out.append(speaker.text("ask-odds-without-cards", percent=answer["without_cards"]["percent"]))
    out.append(speaker.text("ask-odds-round", percent=answer["round"]["percent"]))
    possible = [number for number, chance in enumerate(answer["rounds"]["chances"]) if chance]
    mean = answer["rounds"]["mean"]
    out.append(speaker.text("ask-odds-rounds", mean=mean, least=possible[0], most=possible[-1]))
    for side, chances in answer["left"].items():
        some = [(dice, 100 * chance) for dice, chance in enumerate(chances) if chance]
        told = [speaker.text("ask-odds-left", dice=dice, percent=percent) for dice, percent in some]
        if told:
            out.append(speaker.text(f"ask-odds-left-{side}", chances="; ".join(told)))
    return [*out, speaker.text("ask-odds-clauses", clauses=", ".join(answer["clauses"]))]


INQUIRIES: Final = {
    "odds": Inquiry(
        parameters=(
            Parameter("aggressor", high=MOST_DICE, help="ask-odds-aggressor"),
            Parameter("defender", high=MOST_DICE, help="ask-odds-defender"),
            Parameter("second_wave", default="none", help="ask-odds-second-wave", words=tuple(SIDES)),
            Parameter("retreat_below", high=100, default=0, help="ask-odds-retreat-below"),
        ),
        answer=odds,
        help="ask-odds",
        options=("multiplier", "dice_cap"),
    )
}
"""Every inquiry by name."""
