"""What can be said at a table of Globetrotters."""

from __future__ import annotations

from typing import Final

from meridian.core.action import Action


class ChooseHome(Action, frozen=True, tag="choose-home"):
    """Pick one of the two places of the first ticket as Home."""

    place: int


class Roll(Action, frozen=True, tag="roll"):
    """Travel overland: roll the 12-sided die."""


class MoveTo(Action, frozen=True, tag="move-to"):
    """Stop at this place of an overland trip."""

    place: int


class Fly(Action, frozen=True, tag="fly"):
    """Fly with this ticket to one of its places."""

    ticket: int
    place: int


class Sail(Action, frozen=True, tag="sail"):
    """Take the water route of this Cruise Island."""

    place: int


class Work(Action, frozen=True, tag="work"):
    """End the turn by working."""


class HaveAdventure(Action, frozen=True, tag="adventure"):
    """Have an Adventure in this city."""


class TryJackpot(Action, frozen=True, tag="try-jackpot"):
    """Roll the two dice for the Jackpot."""


class Challenge(Action, frozen=True, tag="challenge"):
    """Challenge the holder of this city's KEY."""


class Buy(Action, frozen=True, tag="buy"):
    """Buy tickets at the full fare, on the one occasion of the turn."""

    number: int


class BuyPair(Action, frozen=True, tag="buy-pair"):
    """Buy two tickets at the discount fare after the turn."""


class Refund(Action, frozen=True, tag="refund"):
    """Give a ticket back to the Travel Agent."""

    ticket: int


class PlaceSpecial(Action, frozen=True, tag="place-special"):
    """Place a Special Memory beside this city."""

    place: int


class SendTo(Action, frozen=True, tag="send-to"):
    """Choose where a player who must move on goes."""

    place: int


class GiveKey(Action, frozen=True, tag="give-key"):
    """Choose the KEY that is lost."""

    key: int


class SwitchWith(Action, frozen=True, tag="switch-with"):
    """Choose the player to switch places with."""

    seat: int


class BonusTo(Action, frozen=True, tag="bonus-to"):
    """Use a Travel Bonus to go there."""

    place: int


class SetCourse(Action, frozen=True, tag="set-course"):
    """Name the end of the water route one is bound for."""

    place: int


class Claim(Action, frozen=True, tag="claim"):
    """Ask for what is due, before it is forgotten."""

    due: int


class Insist(Action, frozen=True, tag="insist"):
    """Insist that another player pays what is owed, or gives up a turn that was lost."""

    seat: int


class TakeTurn(Action, frozen=True, tag="take-turn"):
    """Take a turn that a weekend has cost, and hope that nobody objects."""


class Settle(Action, frozen=True, tag="settle"):
    """Settle a pending arrival now."""


class Decline(Action, frozen=True, tag="decline"):
    """Make no use of an offer."""


class DrawTicket(Action, frozen=True, tag="ticket"):
    """Chance: the ticket that comes off the pack."""

    ticket: int


class LoseTicket(Action, frozen=True, tag="lose-ticket"):
    """Chance: the ticket the right neighbour takes out of a hand, unseen."""

    ticket: int


class ShowTicket(Action, frozen=True, tag="show-ticket"):
    """Chance: the ticket of the Jackpot that is shown when the pack is empty."""

    ticket: int


class DrawCard(Action, frozen=True, tag="card"):
    """Chance: the Adventure card on top of its pack."""

    card: int


class Face(Action, frozen=True, tag="face"):
    """Chance: a face of the 12-sided die."""

    face: int


class Die(Action, frozen=True, tag="die"):
    """Chance: an ordinary die."""

    pips: int


ACTIONS: Final = (
    ChooseHome, Roll, MoveTo, Fly, Sail, Work, HaveAdventure, TryJackpot, Challenge, Buy, BuyPair, Refund,
    PlaceSpecial, SendTo, GiveKey, SwitchWith, BonusTo, SetCourse, Claim, Insist, TakeTurn, Settle, Decline,
    DrawTicket, LoseTicket, ShowTicket, DrawCard, Face, Die,
)  # fmt: skip
