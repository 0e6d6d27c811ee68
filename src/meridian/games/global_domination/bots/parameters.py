"""The numbers that make a player's character: how it weighs rivals, time and cards."""

from __future__ import annotations

from meridian.core.players import EVEN_TEMPER, Temper


class SteadyParameters:
    """What a steady player believes, in thousandths (only `scale` is in VP).

    Found by letting players of different tempers play each other.
    """

    def __init__(self) -> None:
        self.rivalry: int = 800
        """What a VP of all rivals together weighs against one's own (1 with two players)."""
        self.focus: int = 400
        """How much of that goes by standing; the rest is spread evenly."""
        self.scale: int = 20
        """The VP a rival must be behind the strongest one to count for half."""
        self.wear: int = 50
        """How much each card that rivals may still use takes off a Force."""
        self.wear_group: int = 200
        """The same for a monopoly."""
        self.lasting: int = 300
        """How much of the map still counts in each of the next scoring steps."""
        self.lasting_group: int = 120
        """The same for a monopoly."""
        self.presence: int = 300
        """What holding an Area is worth besides its VP, for each of the next scoring steps."""
        self.region_part: int = 1000
        """What all Areas of a Region but one are worth."""
        self.card: int = 3000
        """What one more card in a Game Turn is worth."""
        self.resource_part: int = 200
        """What all Areas of a Resource but one are worth, as a part of all."""
        self.point: int = 2100
        """What a point on a card in hand is worth."""
        self.keep: int = 800
        """How much of a card's worth is left if it is kept for the next Game Turn."""
        self.drawn: int = 900
        """What a point on a card to be drawn is worth."""
        self.tempo: int = 4000
        """What a second card in one turn must bring on top."""
        self.fog: int = 4000
        """What Fog of War must bring."""
        self.chain: int = 500
        """How much of the harm that a chain of Bio Weapons can do is feared."""


def tempered(temper: Temper) -> SteadyParameters:
    """The same with a temper: the bold mind rivals more, the thrifty keep cards, and those who like corners
    builds towards monopolies. Nobody bears a grudge: who reduced a Force is soon forgotten on this map."""
    found = SteadyParameters()
    found.rivalry += (temper.bold - EVEN_TEMPER) * 10
    found.keep += (temper.thrift - EVEN_TEMPER) * 6
    found.tempo -= (temper.bold - EVEN_TEMPER) * 40
    for_groups = temper.corner**2
    found.region_part = found.region_part * for_groups // EVEN_TEMPER**2
    found.resource_part = found.resource_part * for_groups // EVEN_TEMPER**2
    found.lasting_group = found.lasting_group * for_groups // EVEN_TEMPER**2
    return found
