"""Decisions within a conflict: cards, third parties, retreats, continued aggression."""

from __future__ import annotations

from typing import Final

from meridian.core.action import Action
from meridian.core.players import EVEN_TEMPER
from meridian.core.values import changed
from meridian.games.globopolis.actions import (
    AskForHelp,
    KeepAgents,
    OfferToLeave,
    OfferToStay,
    TakeMoney,
    WithdrawAgents,
)
from meridian.games.globopolis.bots.battle import Battle
from meridian.games.globopolis.bots.card_value import AGENT, EU, HELD, POINT, SPARE_NS
from meridian.games.globopolis.bots.outlook import Outlook
from meridian.games.globopolis.card_actions import Play, PlayAgents, PlayOn, PlayReserves
from meridian.games.globopolis.rules import constants as t
from meridian.games.globopolis.rules.assess_cards import AssessCards
from meridian.games.globopolis.rules.assessment import (
    AGGRESSOR,
    DEFENDER,
    EXTRA,
    FEWER,
    IGNORED,
    NO_DEVELOPMENT,
    assess,
    dice_of,
    no_effects,
)
from meridian.games.globopolis.rules.card import Card
from meridian.games.globopolis.rules.conflict import Conflict
from meridian.games.globopolis.rules.declared import Declared, declared
from meridian.games.globopolis.rules.engagement import Engagement
from meridian.games.globopolis.rules.foreign_help import ForeignHelp
from meridian.games.globopolis.rules.landing import ForeignTerritory
from meridian.games.globopolis.rules.odds import roll_value
from meridian.games.globopolis.rules.reaction import Reaction
from meridian.games.globopolis.rules.ready_answers import DONE, GIVE_HELP, PASS, RETREAT, STOP
from meridian.games.globopolis.rules.state import State

GRAVE: Final = 700
"""A loss that is worth a Non-Aggression Pact."""


class Fight:
    """A conflict as one side sees it."""

    def __init__(self, look: Outlook, battle: Battle) -> None:
        self.look = look
        self.battle = battle
        self.s: State = look.s

    def chance(self, source: int, target: int, effects: list[int]) -> int:
        """The Aggressor's chance as things stand."""
        a, d = dice_of(assess(self.s, source, target, effects))
        return self.battle.chance(a, d)

    def boldness(self) -> int:
        """By how much this player is bolder than others."""
        return self.look.temper.bold - EVEN_TEMPER

    def stake(self, source: int, target: int) -> int:
        """What it is worth to me that the Aggressor wins rather than loses; negative for a player who fears that."""
        s = self.s
        won = self.look.conquest(s.owner[source], target)
        return won - self.look.conquest(s.owner[target], source)

    # Cards of the Assessment

    def assess(self, frame: AssessCards, options: list[Action]) -> Action:
        """The card that changes the chance most, if it is worth it."""
        source, target = frame.source, frame.target
        effects = declared(self.s).effects
        stake = self.stake(source, target)
        before = self.chance(source, target, effects)
        best: Action = PASS
        most = 0
        for option in options:
            cost = self.price(option)
            if cost < 0:
                continue
            after = self.tried(frame, option, effects)
            gain = (after - before) * stake // 1000 - cost
            if gain > most:
                most = gain
                best = option
        return best

    def price(self, option: Action) -> int:
        """What the card of an option is worth if it is kept; -1 without a card."""
        if type(option) is Play or type(option) is PlayOn or type(option) is PlayReserves:
            return HELD[self.s.board.cards[option.card].effect]
        return HELD[self.s.board.cards[option.card].effect] if type(option) is PlayAgents else -1

    def tried(self, frame: AssessCards, option: Action, effects: list[int]) -> int:
        """The Aggressor's chance with a card played."""
        s = self.s
        role = frame.role
        new = effects[:]
        if type(option) is Play:
            card = s.board.cards[option.card]
            if card.effect == t.OWN_DIE:
                new[EXTRA + role] += card.amount
            elif card.effect == t.FEWER_DICE:
                new[FEWER + role] += card.amount
            elif card.effect == t.NO_DEVELOPMENT_DIE:
                new[NO_DEVELOPMENT + role] = 1
            elif card.effect == t.SABOTAGE:
                title = frame.theirs()
                return self.with_ns(frame, new, title, -min(card.amount, s.ns(title)))
        elif type(option) is PlayOn:
            new[IGNORED + role] = option.title
        elif type(option) is PlayAgents:
            at = option.title * len(s.sides) + frame.side
            s.agents[at] += option.number
            after = self.chance(frame.source, frame.target, new)
            s.agents[at] -= option.number
            return after
        elif type(option) is PlayReserves:
            number = 0
            for row in option.reserves:
                number += row[1]
                if row[0] < s.board.territories and s.ns(row[0]) - row[1] < s.active[row[0]]:
                    return self.chance(frame.source, frame.target, effects)
            return self.with_ns(frame, new, frame.own(), number)
        return self.chance(frame.source, frame.target, new)

    def with_ns(self, frame: AssessCards, effects: list[int], title: int, more: int) -> int:
        """The Aggressor's chance with more or fewer NS-Units on a Territory, its level checked."""
        s = self.s
        at = title * t.KINDS + t.NS
        active = s.active
        s.units[at] += more
        s.active = changed(s.active, title, min(s.level[title], s.sets(title)))
        after = self.chance(frame.source, frame.target, effects)
        s.units[at] -= more
        s.active = active
        return after

    # Reactions

    def react(self, frame: Reaction, options: list[Action]) -> Action:
        """Play the card that fits the moment, or not."""
        card = options[0]
        if type(card) is not Play:
            return PASS
        return card if self.wanted(frame, s_card(self.s, card)) else PASS

    def wanted(self, frame: Reaction, card: Card) -> bool:
        s = self.s
        below = s.stack[-2]
        if frame.effect == t.SUMMIT:
            return isinstance(below, ForeignTerritory) and (below.costs >= 20 or self.look.rounds < 4)
        if frame.effect == t.PACT:
            return isinstance(below, Conflict) and self.pact(below)
        if frame.effect == t.WORLD_OPINION:
            return isinstance(below, Conflict) and self.opinion(below.conqueror, card)
        if frame.effect == t.SAFE_HOUSE:
            return s.agents_on(frame.title, self.look.me) >= 2
        if frame.effect == t.REROLL:
            return isinstance(below, Engagement) and self.second_wave(below)
        return isinstance(below, Engagement) and self.retreat(below)

    def pact(self, conflict: Conflict) -> bool:
        """Whether an attack is likely enough to cost me enough."""
        chance = self.chance(conflict.source, conflict.target, no_effects())
        return -chance * self.look.conquest(self.s.side_of(conflict.seat), conflict.target) // 1000 > GRAVE // 2

    def opinion(self, conqueror: int, card: Card) -> bool:
        """Whether the conqueror is one who must be held back."""
        points = self.s.sides[conqueror].points
        if points >= self.look.mark > points - card.amount:
            return True
        return self.look.weight[conqueror] * card.amount * POINT // 100 >= 100 and (
            conqueror == self.look.leader or self.look.rounds < 4
        )

    def second_wave(self, battle: Engagement) -> bool:
        """By the exact chances: only a lost roll, and only where the card does most."""
        s = self.s
        a, d = battle.dice
        printed = s.board.printed_multiplier
        values = [roll_value(shown[0], shown[1:], printed) for shown in battle.shown]
        role = AGGRESSOR if s.side_of(battle.seat) == self.look.me else DEFENDER
        ahead = values[0] > values[1] or (values[0] == values[1] and a < d)
        if ahead == (role == AGGRESSOR):
            return False
        odds = self.battle.odds
        return odds.reroll_chance(a, d, role, values[1 - role]) > odds.reroll_above(a, d, role)

    def retreat(self, battle: Engagement) -> bool:
        """Whether fighting on promises less than an NS-Unit costs."""
        s = self.s
        chance = self.battle.chance(battle.dice[0], battle.dice[1])
        won = self.look.conquest(self.look.me, battle.target)
        lost = self.look.conquest(s.owner[battle.target], battle.source)
        return (chance * won + (1000 - chance) * lost) // 1000 < -SPARE_NS - 40 - self.boldness() * 4

    # Third parties

    def side_offer(self, options: list[Action]) -> Action:
        """Pay a third party whose Agents decide a die, if that is worth the money."""
        conflict = declared(self.s)
        best: Action = DONE
        most = 0
        stake = self.stake(conflict.source, conflict.target)
        before = self.chance(conflict.source, conflict.target, conflict.effects)
        for option in options:
            if type(option) is OfferToLeave:
                gain = (self.without(conflict, option.other, option.title) - before) * stake // 1000
                gain -= option.money * EU * 2
                if gain > most:
                    most = gain
                    best = option
        return best

    def without(self, conflict: Declared, side: int, title: int) -> int:
        """The Aggressor's chance if a side's Agents leave a Territory."""
        s = self.s
        at = title * len(s.sides) + side
        number = s.agents[at]
        s.agents[at] = 0
        after = self.chance(conflict.source, conflict.target, conflict.effects)
        s.agents[at] = number
        return after

    def answer(self, options: list[Action]) -> Action:
        """Take the money, unless that helps a player who is ahead."""
        for option in options:
            if type(option) is TakeMoney and option.other != self.look.leader:
                return option
        return DONE

    def third_party(self, options: list[Action]) -> Action:
        """Agents stay where they help the better cause and are not likely to be captured for nothing."""
        s = self.s
        conflict = declared(s)
        keep, leave = options[0], options[1]
        if type(keep) is not KeepAgents or type(leave) is not WithdrawAgents:
            return options[0]
        before = self.chance(conflict.source, conflict.target, conflict.effects)
        after = self.without(conflict, self.look.me, keep.title)
        gain = (before - after) * self.stake(conflict.source, conflict.target) // 1000
        falls = before if keep.title == conflict.target else 1000 - before
        loss = falls * s.agents_on(keep.title, self.look.me) * AGENT // 1000
        return keep if gain > loss else leave

    # Going on

    def go_on(self, options: list[Action]) -> Action:
        """The next attack on the group, or none."""
        at, value = self.battle.best(options)
        return options[at] if at >= 0 and value > 40 - self.boldness() * 2 else STOP

    def fight_on(self, battle: Engagement) -> Action:
        return RETREAT if self.retreat(battle) else DONE

    def help(self, frame: ForeignHelp, options: list[Action]) -> Action:
        """Ask for an NS-Unit for a little money; give one against a leader, or for money."""
        if frame.offered < 0:
            for option in options:
                if type(option) is AskForHelp and option.money == 5:
                    return option
            return DONE
        spare = self.s.ns(frame.offered) > self.s.active[frame.offered]
        asker = self.s.owner[frame.own()]
        return GIVE_HELP if spare and frame.money >= 5 and asker != self.look.leader else DONE


def s_card(s: State, action: Play) -> Card:
    """The card an action plays."""
    return s.board.cards[action.card]


def stays(action: Action) -> bool:
    """Whether an offer asks Agents to stay."""
    return type(action) is OfferToStay
