"""What can be said at a table of Globopolis."""

from __future__ import annotations

from typing import Final

from meridian.core.action import Action, Rows, Text
from meridian.games.globopolis.card_actions import (
    PassCard,
    Play,
    PlayAgainst,
    PlayAgents,
    PlayDossier,
    PlayFly,
    PlayKinds,
    PlayOn,
    PlayQuadrant,
    PlayRecall,
    PlayReserves,
    PlayShift,
    PlaySpoil,
)

# Set-up and stocks


class PickTitle(Action, frozen=True, tag="pick"):
    """Take this Title in a draft."""

    title: int


class Stock(Action, frozen=True, tag="stock"):
    """Put this many of the units above two into Personal Stock."""

    number: int


class ReturnCard(Action, frozen=True, tag="return"):
    """Put this card under its stack: the hand is full."""

    card: int


# Option Phase


class GoOn(Action, frozen=True, tag="go-on"):
    """End the Option Phase."""


class LayOut(Action, frozen=True, tag="lay-out"):
    """What shall lie on these Territories from now on; the difference comes from and goes to Personal Stock."""

    layout: Rows


class Develop(Action, frozen=True, tag="develop"):
    """Raise this Territory by one level."""

    title: int


class TakeGuild(Action, frozen=True, tag="take-guild"):
    """Take units out of an own Guild Stock."""

    title: int
    number: int


class BuyGuild(Action, frozen=True, tag="buy-guild"):
    """Buy units from another player's Guild."""

    title: int
    number: int


class BuyPoints(Action, frozen=True, tag="buy-points"):
    """Buy CR points."""

    number: int


class SellPoints(Action, frozen=True, tag="sell-points"):
    """Give CR points back for money."""

    number: int


class DemandBribe(Action, frozen=True, tag="bribe"):
    """The Administrator's once-a-game demand."""


class ClaimMission(Action, frozen=True, tag="claim"):
    """Show a MISSION whose condition is true."""

    card: int


class Resign(Action, frozen=True, tag="resign"):
    """Give up the game."""


# Event Phase


class RollOn(Action, frozen=True, tag="roll"):
    """Roll this many dice and move clockwise."""

    dice: int


class RollBack(Action, frozen=True, tag="roll-back"):
    """Roll this many dice and move counterclockwise."""

    dice: int


class Stop(Action, frozen=True, tag="stop"):
    """End the turn here."""


class Fly(Action, frozen=True, tag="fly"):
    """Fly from an O.R.S.S. base to this field."""

    field: int


class PayConference(Action, frozen=True, tag="pay"):
    """Pay the Conference Costs."""


class DoBusiness(Action, frozen=True, tag="business"):
    """Roll for what this Independent Territory has to sell."""

    independent: int


class BuyGoods(Action, frozen=True, tag="buy-goods"):
    """Buy this many of the first good, and of the second where there is one."""

    number: int
    second_number: int


class GiveUnit(Action, frozen=True, tag="give-unit"):
    """Give a unit from Personal Stock instead of money that is short."""

    resource: int


class Attack(Action, frozen=True, tag="attack"):
    """Attack a Territory from an own one."""

    source: int
    target: int


class AttackWith(Action, frozen=True, tag="attack-with"):
    """Attack a Territory from an own one by means of a card."""

    source: int
    target: int
    card: int


class Clean(Action, frozen=True, tag="clean"):
    """Clean house against a player's Agents on an own Territory."""

    title: int
    other: int


class Done(Action, frozen=True, tag="done"):
    """Leave it at that."""


# Agents


class Deploy(Action, frozen=True, tag="deploy"):
    """How many own Agents shall stand on these Territories from now on."""

    agents: Rows


class OfferToStay(Action, frozen=True, tag="offer-to-stay"):
    """Offer a third party money to leave its Agents on a Territory."""

    other: int
    title: int
    money: int


class OfferToLeave(Action, frozen=True, tag="offer-to-leave"):
    """Offer a third party money to withdraw its Agents from a Territory."""

    other: int
    title: int
    money: int


class TakeMoney(Action, frozen=True, tag="take-money"):
    """Accept what this player offers."""

    other: int


class WithdrawAgents(Action, frozen=True, tag="withdraw"):
    """Take the own Agents off this Territory."""

    title: int


class KeepAgents(Action, frozen=True, tag="keep"):
    """Leave the own Agents on this Territory."""

    title: int


class AskForHelp(Action, frozen=True, tag="ask-help"):
    """Ask the owner of a Territory of the same colour group for one of its NS-Units, for money."""

    title: int
    money: int


class GiveHelp(Action, frozen=True, tag="give-help"):
    """Send the NS-Unit asked for."""


class Retreat(Action, frozen=True, tag="retreat"):
    """Break off the engagement."""


class NextStage(Action, frozen=True, tag="next-stage"):
    """Vote for the next learning stage."""


# Deals


class Propose(Action, frozen=True, tag="offer"):
    """Offer a deal: who gives whom what. `others` are the players it goes to, if it is open to several; `text` is what
    a promise in words says."""

    terms: Rows
    others: Rows
    turns: int
    text: Text = ""


class Counter(Action, frozen=True, tag="counter"):
    """Answer an offer with another one; the first stays open."""

    offer: int
    terms: Rows
    turns: int
    text: Text = ""


class Accept(Action, frozen=True, tag="accept"):
    """Accept an offer; `cards` are those given where it leaves the choice."""

    offer: int
    cards: Rows


class Decline(Action, frozen=True, tag="decline"):
    """Decline an offer, with a reason."""

    offer: int
    reason: int


class TakeBack(Action, frozen=True, tag="take-back"):
    """Take an own offer back."""

    offer: int


class Conclude(Action, frozen=True, tag="conclude"):
    """Conclude an own offer with one of those who accepted it."""

    offer: int
    other: int


# Chance and clock


class Die(Action, frozen=True, tag="die"):
    """What a die shows."""

    pips: int


class DealTitle(Action, frozen=True, tag="title"):
    """The Title that is dealt."""

    title: int


class TurnUp(Action, frozen=True, tag="sort"):
    """The sort of the card on top of the OPs-MISSION stack."""

    sort: int


class Draw(Action, frozen=True, tag="draw"):
    """The card that is drawn."""

    card: int


class Snatch(Action, frozen=True, tag="snatch"):
    """The card that is taken from a hand at random."""

    card: int


class TimeLimit(Action, frozen=True, tag="time-limit"):
    """The clock: the time agreed for the game is up."""


class OfferExpired(Action, frozen=True, tag="offer-expired"):
    """The clock: an offer has run out."""

    offer: int


ACTIONS: Final = (
    PickTitle, Stock, ReturnCard, GoOn, LayOut, Develop, TakeGuild, BuyGuild, BuyPoints, SellPoints, DemandBribe,
    ClaimMission, Resign, Play, PlayOn, PlayAgainst, PlayKinds, PlayQuadrant, PlaySpoil, PlayAgents, PlayRecall,
    PlayDossier, PlayFly, PlayShift, PlayReserves, PassCard, RollOn, RollBack, Stop, Fly, PayConference, DoBusiness,
    BuyGoods,
    GiveUnit, Attack, AttackWith, Clean, Done, Deploy, OfferToStay, OfferToLeave, TakeMoney, WithdrawAgents, KeepAgents,
    AskForHelp, GiveHelp, Retreat, NextStage, Propose, Counter, Accept, Decline, TakeBack, Conclude, Die, DealTitle,
    TurnUp, Draw, Snatch, TimeLimit, OfferExpired,
)  # fmt: skip

ROWS: Final[dict[str, tuple[str, ...]]] = {
    "layout": ("title", "water", "food", "energy", "ucp", "ns"),
    "reserves": ("place", "number"),
    "agents": ("title", "number"),
    "terms": ("seat", "other", "good", "number"),
    "others": ("seat",),
    "cards": ("card",),
}
"""The fields that hold rows, with the columns of a row."""
