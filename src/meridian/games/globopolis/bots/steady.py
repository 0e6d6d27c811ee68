"""A sound player of Globopolis."""

from __future__ import annotations

from random import Random
from typing import Final

from meridian.core.action import Action
from meridian.core.players import EVEN_TEMPER, PLAIN_TEMPER, Bot, Temper
from meridian.core.position import Position
from meridian.games.globopolis.actions import (
    BuyGoods,
    ClaimMission,
    Clean,
    DoBusiness,
    GiveUnit,
    LayOut,
    PayConference,
    PickTitle,
    ReturnCard,
)
from meridian.games.globopolis.bots.battle import NEVER, Battle
from meridian.games.globopolis.bots.card_value import EU, HELD
from meridian.games.globopolis.bots.course import AGAIN, RingOutlook
from meridian.games.globopolis.bots.fight import Fight
from meridian.games.globopolis.bots.hand import Hand
from meridian.games.globopolis.bots.offered import Offered
from meridian.games.globopolis.bots.outlook import Outlook
from meridian.games.globopolis.bots.phase import Phase
from meridian.games.globopolis.bots.spies import Spies
from meridian.games.globopolis.bots.trade import Trade
from meridian.games.globopolis.card_actions import Play
from meridian.games.globopolis.rules import constants as t
from meridian.games.globopolis.rules.agents import Deployment
from meridian.games.globopolis.rules.assess_cards import AssessCards
from meridian.games.globopolis.rules.cards import FullHand
from meridian.games.globopolis.rules.cleaning import CleaningHouse
from meridian.games.globopolis.rules.conflict import Conflict
from meridian.games.globopolis.rules.course import Globopolis
from meridian.games.globopolis.rules.engagement import Engagement
from meridian.games.globopolis.rules.event_phase import CORRECT, EventPhase
from meridian.games.globopolis.rules.foreign_help import ForeignHelp, OwnHelp
from meridian.games.globopolis.rules.independents import BUY, IndependentTerritory
from meridian.games.globopolis.rules.landing import ForeignTerritory
from meridian.games.globopolis.rules.option_phase import OptionPhase
from meridian.games.globopolis.rules.payment import Payment
from meridian.games.globopolis.rules.reaction import Reaction
from meridian.games.globopolis.rules.ready_answers import DONE, GIVE_HELP, GO_ON
from meridian.games.globopolis.rules.state import NOBODY, State
from meridian.games.globopolis.rules.third_parties import SideOffers, ThirdParties
from meridian.games.globopolis.rules.titles import TakeTitle

BOLD: Final = 60
"""What an attack must promise beyond anything else to be made."""
BOLD_STEP: Final = 12
"""By how much less it must promise for each point of boldness."""


class SteadyBot(Bot):
    """Values every answer by rules of thumb, in hundredths of a point, and takes the best."""

    def __init__(self, random: Random, temper: Temper = PLAIN_TEMPER) -> None:
        super().__init__(random)
        self.temper = temper
        self.offered = Offered()
        self.own: int = 0
        """The Territories that were its own when it last looked, as a mask."""
        self.resented: int = 0
        """The sides that took one by force since, as a mask."""
        self.turn: int = -1
        self.laid: int = 0
        """How often units were laid out this turn."""

    def choose(self, view: Position, seat: int, options: list[Action]) -> Action:
        assert isinstance(view, State)
        for option in options:
            if type(option) is ClaimMission:
                return option
        return self.answer(view, seat, options)

    def interject(self, view: Position, seat: int, options: list[Action]) -> Action | None:
        assert isinstance(view, State)
        return Trade(self.outlook(view, seat)).answer()

    def outlook(self, s: State, seat: int) -> Outlook:
        """The position through the eyes of this player."""
        look = Outlook(s, s.side_of(seat), self.temper)
        if self.temper.grudge:
            own = 0
            for title in range(s.board.territories):
                owner = s.owner[title]
                if owner == look.me:
                    own |= 1 << title
                elif owner != NOBODY and (self.own >> title) & 1 and not s.level[title]:
                    # What is sold keeps its levels; what is conquered loses them.
                    self.resented |= 1 << owner
            self.own = own
            look.resent(self.resented)
        return look

    def answer(self, s: State, seat: int, options: list[Action]) -> Action:
        """What this player says to the question on top of the stack."""
        frame = s.stack[-1]
        if isinstance(frame, TakeTitle):
            return options[-1]
        if isinstance(frame, CleaningHouse):
            return clean(options)
        look = self.outlook(s, seat)
        if isinstance(frame, FullHand):
            return give_back(Hand(look), options)
        if isinstance(frame, Payment):
            return hand_over(look, options)
        if isinstance(frame, Globopolis):
            return pick(look, options)
        battle = Battle(look)
        if isinstance(frame, OptionPhase):
            return self.option_phase(look, battle, frame, seat, options)
        if isinstance(frame, EventPhase):
            return move(RingOutlook(look, battle, seat, frame.rolls), frame, options)
        if isinstance(frame, Deployment):
            deploy = Spies(look, battle, seat).deployment() if frame.made == 0 else None
            return deploy if deploy is not None and frame.refusal(s, seat, deploy) is None else DONE
        if isinstance(frame, ForeignTerritory):
            return visit(look, battle, frame, options)
        if isinstance(frame, IndependentTerritory):
            return trade(RingOutlook(look, battle, seat, rolls_made(s)), frame, options)
        return in_conflict(Fight(look, battle), options)

    def option_phase(
        self, look: Outlook, battle: Battle, frame: OptionPhase, seat: int, options: list[Action]
    ) -> Action:
        """One of the many things to do in the own Option Phase, or its end."""
        s = look.s
        if self.turn != s.turns:
            self.turn = s.turns
            self.laid = 0
        action = Phase(look, battle, frame, self.offered, self.laid).choose(options)
        if frame.refusal(s, seat, action) is not None:
            return GO_ON
        if type(action) is LayOut:
            self.laid += 1
        return action


def caution(look: Outlook) -> int:
    """What an attack must promise a bot of this temper beyond anything else."""
    return BOLD + (EVEN_TEMPER - look.temper.bold) * BOLD_STEP


def rolls_made(s: State) -> int:
    """How many movement rolls this turn has seen."""
    for frame in s.stack:
        if isinstance(frame, EventPhase):
            return frame.rolls
    return 1


def in_conflict(fight: Fight, options: list[Action]) -> Action:
    """An answer within a conflict."""
    frame = fight.s.stack[-1]
    if isinstance(frame, Reaction):
        return fight.react(frame, options)
    if isinstance(frame, AssessCards):
        return fight.assess(frame, options)
    if isinstance(frame, SideOffers):
        return fight.side_offer(options) if frame.asked < 2 else fight.answer(options)
    if isinstance(frame, ThirdParties):
        return fight.third_party(options)
    if isinstance(frame, Conflict):
        return fight.go_on(options)
    if isinstance(frame, Engagement):
        return fight.fight_on(frame)
    if isinstance(frame, ForeignHelp):
        return fight.help(frame, options)
    if isinstance(frame, OwnHelp):
        helper = frame.helper(fight.s)
        return GIVE_HELP if fight.s.ns(helper) > fight.s.active[helper] else DONE
    return options[0]


def clean(options: list[Action]) -> Action:
    """Cleaning House costs nothing but the attempt."""
    for option in options:
        if type(option) is Clean:
            return option
    return options[-1]


def give_back(hand: Hand, options: list[Action]) -> Action:
    """The card that is missed least."""
    cards = [option.card for option in options if type(option) is ReturnCard]
    return options[hand.least(cards)]


def hand_over(look: Outlook, options: list[Action]) -> Action:
    """The unit that is missed least."""
    best = options[0]
    least = -NEVER
    for option in options:
        if type(option) is GiveUnit:
            loss = -look.more(look.me, option.resource, -1)
            if loss < least:
                least = loss
                best = option
    return best


def pick(look: Outlook, options: list[Action]) -> Action:
    """The best Title of a draft."""
    best = options[0]
    most = NEVER
    for option in options:
        if type(option) is PickTitle:
            value = look.gain(look.me, option.title, True)
            if value > most:
                most = value
                best = option
    return best


def move(course: RingOutlook, frame: EventPhase, options: list[Action]) -> Action:
    """Roll, fly, attack or stop: whatever promises most."""
    best = options[0]
    most = NEVER
    for option in options:
        if frame.step == CORRECT:
            value = course.shifted(option, frame.total, frame.back)
        else:
            value = course.worth(option, frame.free_back)
            if value == NEVER:
                value = course.battle.worth(option)
                value = value - caution(course.look) if value > NEVER else NEVER
        if value > most:
            most = value
            best = option
    return best


def visit(look: Outlook, battle: Battle, frame: ForeignTerritory, options: list[Action]) -> Action:
    """Pay, show a passport, or attack."""
    at, most = battle.best(options)
    most -= caution(look)
    best = options[at] if at >= 0 else options[0]
    toll = look.money(look.me, -frame.costs) + look.share(look.s.owner[frame.title], frame.costs * EU)
    for option in options:
        value = NEVER
        if type(option) is PayConference:
            value = toll
        elif type(option) is Play:
            value = -HELD[t.PASSPORT] if look.rounds > 3 else -HELD[t.PASSPORT] // 2
        if value > most:
            most = value
            best = option
    return best


def trade(course: RingOutlook, frame: IndependentTerritory, options: list[Action]) -> Action:
    """At a market: what to buy, or whether to roll on instead."""
    s = course.s
    if frame.step == BUY:
        first, second, _ = course.basket(frame.market, frame.available)
        basket = BuyGoods(first, second)
        return basket if frame.refusal(s, frame.seat, basket) is None else options[0]
    best: Action = DONE
    here = s.field[frame.seat]
    most = 0 if frame.shuttle else max(0, course.deep(here), AGAIN // 2)
    for option in options:
        if type(option) is DoBusiness:
            value = course.market(option.independent)
            if frame.futures:
                value = course.basket(option.independent, frame.futures)[2]
            if value > most:
                most = value
                best = option
    if best is DONE:
        return DONE
    for option in options:
        if type(option) is Play and worth_card(course, frame, option):
            return option
    return best


def worth_card(course: RingOutlook, frame: IndependentTerritory, action: Play) -> bool:
    """Whether Futures Contract or Market Shuttle pays here."""
    s = course.s
    card = s.board.cards[action.card]
    if card.effect == t.MARKET_SHUTTLE:
        return False
    most = 0
    now = 0
    for market in frame.markets(s):
        most = max(most, course.basket(market, card.amount)[2])
        now = max(now, course.market(market))
    return most - now > HELD[t.FUTURES] // 3
