# Globetrotters: what only the board says. English.

map = World map with routes, travellers and places to go
targets = Places you can choose
follow = Follow the travellers
follow-help = The map turns to what happens and to what you can choose.
legend = Key to the map
legend-land = Overland route: thin and straight
legend-water = Water route: thick and curved, with a Cruise Island
legend-air = Flight your tickets allow
legend-target = You can go there; your turn goes on
legend-target-ends = You can go there; it ends your turn
legend-reach = One roll may reach it
legend-special = A Special Memory can be placed there
legend-key = KEY still on the map
legend-home = Home of a player
legend-kind = { $kind }: { $cost ->
        [0] no expenses
       *[other] expenses ${ $cost }
    }

# A place

here = You are here
stands = { $seat } is here
home-of = Home of { $seat }
your-home = your Home
cost =
    { $cash ->
        [0] No expenses
       *[other] Costs ${ $cash }
    }
too-dear = You have ${ $cash } and { $tickets ->
        [one] { $tickets } ticket to give back
       *[other] { $tickets } tickets to give back
    }
result-adventure = You may have an Adventure
result-goes-on = Your turn goes on
result-turn-over = Your turn is over
result-jackpot = You may try for the Jackpot
result-special-memory = You gain a Special Memory
result-tickets-lost = You lose all tickets; your turn is over
result-at-sea = Your turn is over; you sail on in your next turn
result-win = You win the game
prize-key = Its KEY is yours after an Adventure here
prize-challenge = { $seat } holds its KEY: after an Adventure you may challenge
prize-own-key = You hold its KEY
prize-key-in-jackpot = Its KEY lies in the Jackpot
prize-memory = An Adventure here brings a new Memory
prize-memory-key = An Adventure here brings a Memory and with it the KEY of { $continent }
prize-memory-known = You have its Memory
bumps = Bumps { $seat }
steps =
    { $steps ->
        [one] 1 step
       *[other] { $steps } steps
    }
chance = { $percent } of all rolls go that far
sail-to = By ship to { $place }
sail-then = There next turn: { $told }
tap-again = Tap again to choose
help-home = You win at Home: be back there with most KEYs once none is left on the map.
help-rings = Tap a ringed place to go there; a dashed ring ends your turn.
help-reach = The die may take you to the blue places.

# Beside the map

desk = Beside the map
chart-short = Memories
die = Overland die
die-ticket = free ticket
die-trouble = trouble
die-none = not rolled yet
die-by = { $seat }: { $face }
pair = Two dice
pair-sum = { $seat }: { $number } in all
pair-wins = { $totals } or doubles win
pair-wins-totals = { $totals } win
roll = Roll
adventure-none-yet = No Adventure has been read out yet.
adventure-left =
    { $number ->
        [one] { $number } card before the pack begins anew
       *[other] { $number } cards before the pack begins anew
    }
heard-here = What may come in { $place }
unheard = something nobody has heard yet
adventures = Adventures
jackpot-odds = { $percent } of all tries win
jackpot-try = Try for it
money = Money
amount = ${ $cash }
tickets = Tickets
tickets-number =
    { $number ->
        [one] { $number } ticket
       *[other] { $number } tickets
    }
specials = Special Memories
specials-number =
    { $number ->
        [one] { $number } Special Memory
       *[other] { $number } Special Memories
    }
pack = Travel Agent
pack-size =
    { $number ->
        [one] { $number } ticket in the pack
       *[other] { $number } tickets in the pack
    }
fare = ${ $cash } each
fare-pair = { $number } for ${ $cash } after your turn
buy = How many do you buy?
buy-for = { $number } · ${ $cash }
turn = Your turn

# Effects of Adventures

effect-cash-gain = Receive ${ $number }.
effect-cash-lose = Pay ${ $number } into the Jackpot.
effect-tickets-gain =
    { $number ->
        [one] Gain { $number } ticket.
       *[other] Gain { $number } tickets.
    }
effect-prize-key = Stay in the city, and its KEY is yours.
effect-tickets-lose =
    { $number ->
        [one] Use { $number } ticket: it goes into the Jackpot. If you have none, you must buy it first.
       *[other] Use { $number } tickets: they go into the Jackpot. If you have fewer, you must buy what is missing first.
    }
effect-exchange = Exchange all your tickets.
effect-key-lose = Lose a KEY of your choice to the Jackpot.
effect-special-gain = Special Memory!
effect-special-lose = Lose a Special Memory to the Jackpot.
effect-day = … for the day: your turn is over.
effect-weekend = … for the weekend: your turn is over, and the next one is lost.
effect-goto = Go to { $place }.
effect-switch = Switch places with another player.
effect-back = Go back!
effect-home = Go home!
effect-bonus = TRAVEL BONUS! On to any city of this continent.
effect-bonus-world = *** TRAVEL BONUS! On to any place of the map.

# The hand

hand = Before you
ticket-refund = Give back for ${ $cash }
ticket-hidden =
    { $number ->
        [one] { $number } ticket nobody here has seen
       *[other] { $number } tickets nobody here has seen
    }
ticket-none = No tickets in hand.
ticket-grounded = You can fly only out of a red-dot city.
no-keys = no KEY yet
course = Course: { $place }
deported = Deported from { $place }: going back there clears the mark
must-go-back = no win before going back to { $place } and then Home by land, air or water
must-travel = wins only by coming Home by land, air or water
loses-turn = loses the next turn
arrival-pending = arrival still to be settled

# Panels

passport = Your passport
passport-empty = No stamp yet: every Memory leaves one.
chart-help = Whoever has { $number } Memories of a continent gets its KEY; one more than the holder takes it.
chart-next = One more Memory here brings you the KEY.
chart-has = { $seat } has the Memory of { $place }
chart-place = Place a Special Memory in { $place }
chart-placed = Special Memory placed
key-on-map = on the map
key-in-jackpot = in the Jackpot
keys-cities = KEY Cities
keys-continents = Continents
standing = Final standing
keys-number =
    { $number ->
        [one] { $number } KEY
       *[other] { $number } KEYs
    }
memories-number =
    { $number ->
        [one] { $number } Memory
       *[other] { $number } Memories
    }
keys-goal = Once no KEY is left on the map, whoever comes Home with the most of them wins.
keys-left =
    { $number ->
        [0] No KEY is left on the map: come Home with the most.
        [one] { $number } KEY is still on the map.
       *[other] { $number } KEYs are still on the map.
    }
unplaced = Places not on this map
text-choices = What you can choose on the map

memories-unit = Memories
unit-keys =
    { $number ->
        [one] KEY
       *[other] KEYs
    }
round = Round { $number }
roll-die = Roll the die
keys-to-find = KEYs to find
close = Close
end-turn = End the turn

source-cities = Cities
source-continents = Continents
scene-adventure = Adventure: { $seat }
scene-jackpot = { $seat } tries the Jackpot
send-refunds = { $number ->
    [0] Give none back
   *[other] Give { $number } back
}
ticket-keep = Keep it
more-left = { $number } more to choose from on the left
more-right = { $number } more to choose from on the right
