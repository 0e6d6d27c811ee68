"""Adventures: the card is read, obeyed, and rewarded."""

from __future__ import annotations

from typing import Final

from meridian.core.action import Action, Refusal
from meridian.core.chance import Chances
from meridian.core.deck import ALL_KNOW, EMPTY, Deck
from meridian.core.frames import Choice
from meridian.core.position import BY_CHANCE, EVERYBODY
from meridian.core.values import ones
from meridian.games.globetrotters.actions import Challenge, Decline, DrawCard, GiveKey, PlaceSpecial, SwitchWith
from meridian.games.globetrotters.facts import (
    ADVENTURE_READ,
    DAY_SPENT,
    GAINED_SPECIAL,
    GAINED_TICKETS,
    LACKS_KEY,
    LACKS_SPECIAL,
    LOST_SPECIAL,
    NO_REWARD,
    NOT_MOVED,
    PACK_RESHUFFLED,
    SENT_TO,
    STAYS_PUT,
    WEEKEND_SPENT,
)
from meridian.games.globetrotters.refusals import NOT_NOW, NOT_ON_THE_MAP, NOT_YOUR_KEY
from meridian.games.globetrotters.rules import board as t
from meridian.games.globetrotters.rules.adventure_effects import (
    exchange,
    key_into_jackpot,
    reward,
    switch_places,
    tell_instructions,
)
from meridian.games.globetrotters.rules.arrival import BY_ADVENTURE, GOES_ON, OVER, Arrival
from meridian.games.globetrotters.rules.bonus import TravelBonus
from meridian.games.globetrotters.rules.challenge import ChallengeForKey, challenge_refusal
from meridian.games.globetrotters.rules.dues import noted, pay_out
from meridian.games.globetrotters.rules.heard import hear, says
from meridian.games.globetrotters.rules.memories import place_special, special_offers, special_refusal
from meridian.games.globetrotters.rules.obligations import (
    FAILED,
    JACKPOT,
    GiveTickets,
    MayRefund,
    Payment,
    deport,
    forfeit,
)
from meridian.games.globetrotters.rules.ready_answers import CHALLENGE, DECLINE
from meridian.games.globetrotters.rules.state import FREE_TICKETS, NO_ADVENTURE, NOWHERE, SPECIALS, WINNINGS, State
from meridian.games.globetrotters.rules.tickets import TakeTickets
from meridian.games.globetrotters.rules.winning import win, wins_by_standing

READ: Final = 0
OBEY: Final = 1
CHECK: Final = 2
CHOOSE_KEY: Final = 3
REWARD: Final = 4
CHOOSE_OTHER: Final = 5
MOVING: Final = 6
FINISH: Final = 7
DEPORTED: Final = 8
LAST_CHANCE: Final = 9
LEAVE: Final = 10

MOVES: Final = (t.GO_TO, t.SWITCH, t.GO_BACK, t.GO_HOME)


class Adventure(Choice[State]):
    """The top card of the pack is read for this city and must be obeyed: goods first, then the reward
    unless the card moves him, then movement, then the end of the turn (GT-100 to GT-134, GT-A43). The
    card goes under its pack. It answers whether the turn goes on."""

    __slots__ = ("at", "card", "over", "place", "step")

    def __init__(self, seat: int, place: int) -> None:
        super().__init__(seat)
        self.place = place
        self.card: int = NOWHERE
        self.at: int = 0
        self.over: bool = False
        self.step: int = READ

    def copy(self) -> Adventure:
        new = Adventure(self.seat, self.place)
        new.card = self.card
        new.at = self.at
        new.over = self.over
        new.step = self.step
        new.copy_marks(self)
        return new

    def effects(self, s: State) -> list[tuple[int, int]]:
        """What the card says here."""
        return s.board.effects_of(self.card, self.place)

    def movement(self, s: State) -> int:
        """The kind of movement on the card, or -1."""
        for kind, _ in self.effects(s):
            if kind in MOVES or kind == t.BONUS or kind == t.WORLD_BONUS:
                return kind
        return -1

    def resume(self, s: State) -> None:
        if self.step == READ:
            self.read(s)
        elif self.step == OBEY:
            self.obey(s)
        elif self.step == CHECK:
            self.check(s)
        elif self.step == CHOOSE_KEY or self.step == CHOOSE_OTHER or self.step == LAST_CHANCE:
            s.wait()
        elif self.step == REWARD:
            self.give_reward(s)
        elif self.step == MOVING:
            self.over = self.over or s.returned == OVER
            self.step = FINISH
        elif self.step == DEPORTED:
            s.finish(OVER)
        elif self.step == LEAVE:
            self.leave(s)
        else:
            self.finish(s)

    # Reading

    def read(self, s: State) -> None:
        """The top card: decided by chance, or known once the pack has gone round."""
        pack = s.board.pack_of[self.place]
        deck = s.packs[pack]
        if deck.left == 0 and s.board.reshuffle:
            s.packs[pack] = Deck([0] + [1] * s.board.pack_cards[pack], s.board.pack_cards[pack], EMPTY)
            s.tell(PACK_RESHUFFLED, "GT-102 GT-A93", s.board.pack_cards[pack])
        elif deck.left:
            s.wait()
        else:
            s.packs[pack] = deck.drawn_from_under()
            self.turn_over(s, deck.bottom.cards[0])

    def turn_over(self, s: State, card: int) -> None:
        """The card is read out and goes under its pack."""
        pack = s.board.pack_of[self.place]
        s.packs[pack] = s.packs[pack].put_under(card, ALL_KNOW)
        self.card = says(s, card, self.place)
        self.step = OBEY
        s.players[self.seat].adventure = NO_ADVENTURE
        hear(s, card, self.place)
        read = s.board.entry_of(self.card, self.place)
        more = "GT-A43" if len(self.effects(s)) > 1 else ""
        s.tell(ADVENTURE_READ, "GT-100 GT-101 GT-102 GT-103 GT-104 GT-A94", self.seat, self.place, read, more=more)
        tell_instructions(s, self.seat, self.effects(s))
        if s.board.refund_anytime:
            s.call(MayRefund(self.seat))

    def who(self, s: State) -> list[int]:
        return BY_CHANCE if self.step == READ else [self.seat]

    def chances(self, s: State) -> Chances:
        draw = s.board.draw_card
        outcomes = [draw[card] for card, left in enumerate(s.packs[s.board.pack_of[self.place]].pool) if left]
        return Chances(outcomes, ones(len(outcomes)), "GT-101", EVERYBODY, True)

    # Goods

    def obey(self, s: State) -> None:
        """The next thing the card gives or takes; when there is no more, the reward."""
        effects = self.effects(s)
        if self.at >= len(effects):
            self.step = REWARD
            return
        kind, number = effects[self.at]
        self.at += 1
        player = s.players[self.seat]
        if kind == t.CASH and number > 0:
            pay_out(s, self.seat, WINNINGS, number, "GT-109")
        elif kind == t.CASH:
            self.step = CHECK
            s.call(Payment(self.seat, -number, JACKPOT, "GT-109 GT-A77"))
        elif kind == t.TICKETS and number > 0:
            if not noted(s, self.seat, FREE_TICKETS, number):
                s.tell(GAINED_TICKETS, "GT-111", self.seat, number)
                s.call(TakeTickets(self.seat, number, "GT-111"))
        elif kind == t.TICKETS:
            self.step = CHECK
            s.call(GiveTickets(self.seat, -number))
        elif kind == t.EXCHANGE:
            exchange(s, self.seat)
        elif kind == t.LOSE_KEY:
            self.lose_key(s)
        elif kind == t.SPECIAL and number > 0:
            if not noted(s, self.seat, SPECIALS, number):
                player.specials += number
                s.tell(GAINED_SPECIAL, "GT-113 GT-164", self.seat, number)
        elif kind == t.SPECIAL:
            self.lose_special(s)

    def check(self, s: State) -> None:
        """Was the obligation met? If not, he is deported and gets nothing here (GT-205)."""
        if s.returned == FAILED:
            self.deported(s, "GT-205 GT-107")
        else:
            self.step = OBEY

    def deported(self, s: State, clauses: str) -> None:
        """Out of the city, without reward."""
        self.step = DEPORTED
        s.tell(NO_REWARD, clauses, self.seat, self.place)
        deport(s, self.seat, clauses)

    def lose_key(self, s: State) -> None:
        """A KEY of his choice goes into the Jackpot; without one he forfeits all and is deported."""
        if s.keys_of(self.seat) == 0:
            s.tell(LACKS_KEY, "GT-112 GT-204", self.seat)
            forfeit(s, self.seat)
            self.deported(s, "GT-204 GT-205 GT-107 GT-112")
        elif s.keys_of(self.seat) == 1:
            self.give_key(s, s.holder.index(self.seat))
        else:
            self.step = CHOOSE_KEY

    def give_key(self, s: State, key: int) -> None:
        self.step = OBEY
        key_into_jackpot(s, self.seat, key)

    def lose_special(self, s: State) -> None:
        """An unplaced Special Memory goes into the Jackpot; without one, as with a missing KEY."""
        player = s.players[self.seat]
        if player.specials == 0:
            s.tell(LACKS_SPECIAL, "GT-113 GT-204", self.seat)
            forfeit(s, self.seat)
            self.deported(s, "GT-204 GT-205 GT-107 GT-113")
            return
        player.specials -= 1
        s.jackpot.specials += 1
        s.tell(LOST_SPECIAL, "GT-108 GT-113 GT-A60", self.seat, 1)

    # Reward and movement

    def give_reward(self, s: State) -> None:
        """Players who stay, or have a bonus, are rewarded first; the others are moved."""
        movement = self.movement(s)
        self.step = MOVING
        s.returned = GOES_ON
        if movement == t.GO_TO:
            self.send(s, self.target(s), "GT-117")
        elif movement == t.SWITCH:
            self.switch(s)
        elif movement == t.GO_BACK:
            self.go_back(s)
        elif movement == t.GO_HOME:
            self.go_home(s)
        else:
            reward(s, self.seat, self.place)
            if movement >= 0 and wins_by_standing(s, self.seat):
                win(s, self.seat, "GT-A90 GT-130")
            elif movement >= 0:
                s.call(TravelBonus(self.seat, movement == t.WORLD_BONUS))

    def target(self, s: State) -> int:
        """The place the card names."""
        for kind, number in self.effects(s):
            if kind == t.GO_TO:
                return number
        return self.place

    def send(self, s: State, place: int, clauses: str) -> None:
        """Off to another place, with an ordinary arrival there and no reward here."""
        if place == self.place:
            self.stay(s, t.THERE_ALREADY, clauses)
            return
        s.tell(NO_REWARD, "GT-107", self.seat, self.place)
        s.tell(SENT_TO, clauses, self.seat, place)
        player = s.players[self.seat]
        if s.board.kind[place] == t.CRUISE and place == player.previous and self.place in s.board.ends[place]:
            # Back on the Cruise Island he came from, he keeps his course.
            player.course = self.place
        s.call(Arrival(self.seat, place, BY_ADVENTURE))

    def stay(self, s: State, reason: int, clauses: str) -> None:
        """He has not left the city: full credit, and the turn goes on."""
        s.tell(NOT_MOVED, clauses, self.seat, reason)
        s.tell(STAYS_PUT, clauses, self.seat, self.place)
        reward(s, self.seat, self.place)

    def go_back(self, s: State) -> None:
        """To the place he stood in before; on the first turn, or if he never stood elsewhere, he stays."""
        player = s.players[self.seat]
        if player.turns == 1:
            self.stay(s, t.FIRST_TURN, "GT-122 GT-124")
        elif player.previous == NOWHERE:
            self.stay(s, t.NOWHERE_BEFORE, "GT-122 GT-A37")
        else:
            self.send(s, player.previous, "GT-122 GT-A37 GT-A38")

    def go_home(self, s: State) -> None:
        """Home at once; on the first turn, or at Home, he stays."""
        player = s.players[self.seat]
        if player.turns == 1:
            self.stay(s, t.FIRST_TURN, "GT-123 GT-124")
        else:
            self.send(s, player.home, "GT-123 GT-A38 GT-A39")

    def others(self, s: State) -> list[int]:
        """The opponents on the map."""
        return [seat for seat in range(len(s.players)) if seat != self.seat and s.players[seat].place != NOWHERE]

    def switch(self, s: State) -> None:
        """Two pieces trade spaces; with nobody else on the map he stays with full credit."""
        others = self.others(s)
        if not others:
            self.stay(s, t.NOBODY_ELSE, "GT-119 GT-121")
        elif len(others) == 1:
            self.switch_with(s, others[0])
        else:
            self.step = CHOOSE_OTHER

    def switch_with(self, s: State, other: int) -> None:
        self.step = MOVING
        switch_places(s, self.seat, other, self.place)

    def finish(self, s: State) -> None:
        """The end of the turn, if the card says so. A challenge it has earned may still be made at once
        (GT-A66); a deciding KEY gained at Home wins at once."""
        more = "GT-A66" if challenge_refusal(s, self.seat) is None else ""
        for kind, _ in self.effects(s):
            if kind == t.DAY:
                self.over = True
                s.tell(DAY_SPENT, "GT-114 GT-116 GT-032", self.seat, more=more)
            elif kind == t.WEEKEND:
                self.over = True
                s.players[self.seat].lose_turn = True
                s.tell(WEEKEND_SPENT, "GT-115 GT-116 GT-032", self.seat, more=more)
        if self.over and challenge_refusal(s, self.seat) is None:
            self.step = LAST_CHANCE
        else:
            self.leave(s)

    def leave(self, s: State) -> None:
        """The Adventure is behind him."""
        s.finish(OVER if self.over else GOES_ON)
        if wins_by_standing(s, self.seat):
            win(s, self.seat, "GT-A90")

    # Choices

    def question(self, s: State, seat: int) -> str:
        if self.step == LAST_CHANCE:
            return "after-turn"
        return "give-key" if self.step == CHOOSE_KEY else "switch-with"

    def choices(self, s: State, seat: int) -> list[Action]:
        if self.step == LAST_CHANCE:
            return [CHALLENGE, DECLINE]
        if self.step == CHOOSE_KEY:
            return [*[GiveKey(key) for key in range(s.board.keys)], *special_offers(s, seat)]
        return [*[SwitchWith(other) for other in range(len(s.players))], *special_offers(s, seat)]

    def refusal(self, s: State, seat: int, action: Action) -> Refusal | None:
        if self.step == LAST_CHANCE:
            return None if type(action) is Challenge or type(action) is Decline else NOT_NOW
        if type(action) is PlaceSpecial:
            return special_refusal(s, seat, action.place)
        if type(action) is GiveKey and self.step == CHOOSE_KEY:
            held = 0 <= action.key < s.board.keys and s.holder[action.key] == seat
            return None if held else NOT_YOUR_KEY
        if type(action) is SwitchWith and self.step == CHOOSE_OTHER:
            return None if action.seat in self.others(s) else NOT_ON_THE_MAP
        return NOT_NOW

    def default(self, s: State, seat: int) -> Action:
        return DECLINE if self.step == LAST_CHANCE else self.options(s, seat)[0]

    def take(self, s: State, seat: int, action: Action) -> None:
        if type(action) is DrawCard:
            pack = s.board.pack_of[self.place]
            s.packs[pack] = s.packs[pack].drawn(action.card)
            self.turn_over(s, action.card)
        elif type(action) is GiveKey:
            self.give_key(s, action.key)
        elif type(action) is SwitchWith:
            self.switch_with(s, action.seat)
        elif type(action) is PlaceSpecial:
            place_special(s, seat, action.place)
        elif type(action) is Challenge:
            self.step = LEAVE
            key = s.board.key_of[self.place]
            s.call(ChallengeForKey(seat, s.holder[key], key))
        else:
            self.leave(s)
