"""Guilds: landing on one, taking units out of one's own, forced sales of the others."""

from __future__ import annotations

from typing import Final

from meridian.core.action import Action, Refusal
from meridian.core.chance import Chances
from meridian.core.position import BY_CHANCE, Frame
from meridian.core.values import changed
from meridian.games.globopolis.actions import BuyGuild, Die, TakeGuild
from meridian.games.globopolis.facts import (
    BOUGHT_FROM_GUILD,
    GUILD_HELD,
    GUILD_ROLL,
    NOTHING_AT_OWN_GUILD,
    TOOK_FROM_GUILD,
)
from meridian.games.globopolis.refusals import (
    EMBARGOED,
    GUILD_LIMIT,
    GUILD_STOCK_EMPTY,
    GUILD_UNOWNED,
    NOT_A_GUILD,
    NOT_ENOUGH_MONEY,
    NOT_YOUR_GUILD,
    OWN_GUILD,
)
from meridian.games.globopolis.rules import constants as t
from meridian.games.globopolis.rules.agents import capture
from meridian.games.globopolis.rules.dice import die
from meridian.games.globopolis.rules.holdings import gain_title, pass_title
from meridian.games.globopolis.rules.ledger import goods, hand_over, score
from meridian.games.globopolis.rules.state import NOBODY, State


def land_on_guild(s: State, seat: int, title: int) -> None:
    """An unowned Guild is acquired, another player's taken over without a battle, the own one does nothing; the turn
    ends in each case (GP-101, GP-102, GP-108, GP-A20)."""
    side = s.side_of(seat)
    owner = s.owner[title]
    if owner == NOBODY:
        gain_title(s, side, title, "GP-101 GP-012 GP-A20")
    elif owner == side:
        s.tell(NOTHING_AT_OWN_GUILD, "GP-A20", seat, title)
    elif s.board.guild_protection and s.board.agents_used:
        s.call(GuildProtection(seat, title))
    else:
        take_over(s, side, title, "GP-102 GP-108 GP-A20 GP-031")


def take_over(s: State, side: int, title: int, clauses: str) -> None:
    """The new operator gets Title, points and what is left of the stock; the old one loses the points, unless
    the table plays by the quick reference card (GP-064, GP-102)."""
    old = s.owner[title]
    pass_title(s, title, side, t.C_GUILD, clauses)
    if s.board.guild_points_kept:
        score(s, old, s.board.value[title], t.C_GUILD, "GP-064")


class GuildProtection(Frame[State]):
    """With `guild_protection` a visitor must win a roll-off, best of three, against the operator: the operator's die
    by own Agents on the Guild, the visitor's likewise, a d8 without any; a loser's turn ends (GP-197, GP-A69)."""

    __slots__ = ("owner_wins", "pips", "seat", "title", "visitor_wins")

    def __init__(self, seat: int, title: int) -> None:
        super().__init__()
        self.seat = seat
        self.title = title
        self.pips: int = 0
        self.owner_wins: int = 0
        self.visitor_wins: int = 0

    def copy(self) -> GuildProtection:
        new = GuildProtection(self.seat, self.title)
        new.pips = self.pips
        new.owner_wins = self.owner_wins
        new.visitor_wins = self.visitor_wins
        new.copy_marks(self)
        return new

    def resume(self, s: State) -> None:
        wins = s.board.cleaning_wins
        if self.visitor_wins == wins:
            s.finish()
            take_over(s, s.side_of(self.seat), self.title, "GP-102 GP-197 GP-A20")
            s.returned = 0
        elif self.owner_wins == wins:
            s.tell(GUILD_HELD, "GP-197 GP-A69", s.owner[self.title], self.title)
            capture(s, s.owner[self.title], s.side_of(self.seat), self.title, "GP-197 GP-A69")
            s.finish()
        else:
            s.wait()

    def who(self, s: State) -> list[int]:
        return BY_CHANCE

    def sides(self, s: State) -> int:
        """The die that is rolled now: first the visitor's, then the operator's."""
        if self.pips:
            return s.board.owner_die[s.agents_on(self.title, s.owner[self.title])]
        agents = s.agents_on(self.title, s.side_of(self.seat))
        return s.board.infiltrator_die[agents - 1 if agents else 0]

    def chances(self, s: State) -> Chances:
        return die(self.sides(s), "GP-197 GP-A69")

    def take(self, s: State, seat: int, action: Action) -> None:
        if type(action) is not Die:
            return
        if not self.pips:
            self.pips = action.pips
            return
        visitor = self.pips
        self.pips = 0
        s.tell(GUILD_ROLL, "GP-197 GP-A69 GP-A39", self.seat, visitor, action.pips)
        if visitor > action.pips:
            self.visitor_wins += 1
        elif visitor < action.pips:
            self.owner_wins += 1

    def allows_interjections(self) -> bool:
        return False


# In the Option Phase


def price(s: State, title: int) -> int:
    """The unit price of a Guild: it rises with the operator's Associated Territories and other Guilds of the same
    resource, in three steps (GP-106, GP-A68)."""
    return s.board.prices[title - s.board.territories][price_step(s, title)]


def price_step(s: State, title: int) -> int:
    """0, 1 or 2: how many causes there are for a higher price."""
    table = s.board
    owner = s.owner[title]
    guild = title - table.territories
    step = 0
    for territory in table.associates[guild]:
        if s.owner[territory] == owner:
            step += 1
    for other in range(len(table.guild_resource)):
        same = table.guild_resource[other] == table.guild_resource[guild]
        if other != guild and same and s.owner[table.territories + other] == owner:
            step += 1
    most = len(table.prices[guild]) - 1
    return step if step < most else most


def take_refusal(s: State, side: int, action: TakeGuild) -> Refusal | None:
    """Why units cannot be taken out of an own Guild Stock: three from each Guild and turn, with any holder
    (GP-033, GP-104)."""
    guild = action.title - s.board.territories
    if not 0 <= guild < len(s.guild_stock):
        return NOT_A_GUILD
    if s.owner[action.title] != side:
        return NOT_YOUR_GUILD
    if action.number < 1 or action.number > s.board.guild_free - s.free_taken[guild]:
        return GUILD_LIMIT
    return None if action.number <= s.guild_stock[guild] else GUILD_STOCK_EMPTY


def take_units(s: State, side: int, action: TakeGuild) -> None:
    """Free units of an own Guild come into Personal Stock, from where they can be laid out at once (GP-104)."""
    guild = action.title - s.board.territories
    resource = s.board.guild_resource[guild]
    s.guild_stock = changed(s.guild_stock, guild, s.guild_stock[guild] - action.number)
    s.free_taken = changed(s.free_taken, guild, s.free_taken[guild] + action.number)
    s.sides[side].stock[resource] += action.number
    s.tell(TOOK_FROM_GUILD, "GP-033 GP-104", side, action.title, action.number)


def buy_refusal(s: State, side: int, action: BuyGuild, cap: int) -> Refusal | None:
    """Why units cannot be bought from a Guild (GP-034, GP-105, GP-107, GP-A67). `cap` is the Guild whose price is
    capped by a card this turn, or -1."""
    guild = action.title - s.board.territories
    if not 0 <= guild < len(s.guild_stock):
        return NOT_A_GUILD
    owner = s.owner[action.title]
    if owner == NOBODY:
        return GUILD_UNOWNED
    if owner == side:
        return OWN_GUILD
    if s.sides[side].embargo:
        return EMBARGOED
    limit, cost = terms(s, action.title, cap)
    if action.number < 1 or action.number > limit - s.guild_bought[guild]:
        return GUILD_LIMIT
    if action.number > s.guild_stock[guild]:
        return GUILD_STOCK_EMPTY
    return None if action.number * cost <= s.sides[side].eu else NOT_ENOUGH_MONEY


def terms(s: State, title: int, cap: int) -> tuple[int, int]:
    """How many units a Guild must sell to a buyer this turn, and for how much each."""
    if title == cap:
        card = s.board.cards[s.board.with_effect[t.PRICE_CAP][0]]
        return card.amount, card.price
    return s.board.guild_sale, price(s, title)


def buy_units(s: State, side: int, action: BuyGuild, cap: int) -> None:
    """The operator must sell, for cash (GP-105, GP-106, GP-A67)."""
    guild = action.title - s.board.territories
    resource = s.board.guild_resource[guild]
    owner = s.owner[action.title]
    _, cost = terms(s, action.title, cap)
    clauses = "GP-034 GP-105 GP-106 GP-A67 GP-A68"
    s.tell(BOUGHT_FROM_GUILD, clauses, side, action.title, action.number, cost)
    hand_over(s, side, owner, action.number * cost, t.C_GUILD_TRADE, "GP-105 GP-106")
    s.guild_stock = changed(s.guild_stock, guild, s.guild_stock[guild] - action.number)
    s.guild_bought = changed(s.guild_bought, guild, s.guild_bought[guild] + action.number)
    s.sides[side].stock[resource] += action.number
    goods(s, owner, resource, -action.number, t.C_GUILD_TRADE, "GP-105")
    goods(s, side, resource, action.number, t.C_GUILD_TRADE, "GP-105")


NO_CAP: Final = -1
