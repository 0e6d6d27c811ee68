"""Where each kind of question is at home: one table, which the whole games by clicking hold to and the docs print."""

from __future__ import annotations

from typing import Final

HOMES: Final[dict[str, dict[str, str]]] = {
    "global-domination": {
        "use-card": "hand",
        "use-another": "hand",
        "spend-points": "board",
        "spend-builds": "board",
        "spend-reductions": "board",
        "second-card": "hand",
        "take-card": "shelf",
        "insurgents": "board",
        "supply-depots": "board",
        "surrender": "board",
        "global-disruption": "board",
        "megastorm": "board",
        "bio-weapons": "board",
        "bio-chain": "board",
        "bad-leadership": "plates",
        "out-of-supply": "plates",
        "window": "hand",
        "scoring-window": "hand",
    },
    "globetrotters": {
        "choose-home": "board",
        "before-arrival": "hand, shelf",
        "travel-or-work": "board, hand, shelf",
        "move-to": "board, hand",
        "send-to": "board",
        "refund-to-pay": "hand",
        "set-course": "board",
        "give-key": "hand",
        "switch-with": "board, plates",
        "bonus": "board",
        "world-bonus": "board",
        "after-turn": "hand, shelf",
        "lost-turn": "hand, shelf",
    },
    "globopolis": {
        "draft": "board",
        "opening-trade": "bar",
        "next-stage": "bar",
        "stock-excess": "bar",
        "return-card": "hand",
        "option-phase": "board, hand, shelf",
        "roll": "bar",
        "roll-again": "bar",
        "attack-or-roll": "board",
        "fly-or-roll": "board",
        "correct-course": "bar",
        "business": "board",
        "buy-goods": "board",
        "pay-or-attack": "board",
        "give-unit": "bar",
        "clean-house": "board",
        "deploy": "board",
        "end-turn": "hand",
        "summit": "hand",
        "pact": "hand",
        "world-opinion": "hand",
        "safe-house": "hand",
        "second-wave": "hand",
        "orderly-retreat": "hand",
        "side-offer": "bar",
        "answer-side-offer": "bar",
        "withdraw-agents": "bar",
        "assess-cards": "hand",
        "ask-for-help": "bar",
        "give-help": "bar",
        "send-help": "bar",
        "fight-on": "bar",
        "continue-aggression": "board",
    },
}
"""By game and kind of question. The bar is never named beside another home: its golden button and the few beside it
give the usual answer and the end of every question."""
ROOMS: Final = {"board": "board", "over": "board", "tray": "hand", "shelf": "shelf", "plate": "plates", "bar": "bar"}
"""Where `homes` has found an answer, in the words of the table."""


def at_home(game: str, question: str, room: str) -> bool:
    """Whether an answer that was given in a room of the page was given at home, or in the bar."""
    return ROOMS.get(room) in {"bar", *HOMES[game][question].split(", ")}


def table() -> str:
    """The table of homes as `docs/table.md` prints it."""
    lines = ["| Game | Home | Kinds of questions |", "|---|---|---|"]
    for game, homes in HOMES.items():
        for home in sorted(set(homes.values())):
            kinds = ", ".join(f"`{kind}`" for kind, where in homes.items() if where == home)
            lines.append(f"| {game} | {home} | {kinds} |")
    return "\n".join(lines)


if __name__ == "__main__":
    print(table())
