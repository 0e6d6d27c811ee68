# The board of Globopolis: English.

board = Board of Globopolis: the globe with the ring of fields around it
ring = Ring of fields, clockwise
round = Round { $number }
goal = Victory mark { $number }
final-round = Final round
sudden-death = Sudden Death
victory-mark = Victory mark: { $number } CR points
count-ring =
    { $mark ->
        [0] Counting ring: { $scores }
       *[other] Counting ring: { $scores }; victory mark { $mark }
    }
supply = With the Administration
legend = Key to the board
legend-ring = On the ring
legend-map = On the map
legend-territory = Territory, with the colour and letters of its group
legend-field =
    { $kind ->
        [guild] Guild: has a stock of units and sells them
        [independent] Independent Territory: a market nobody owns
        [base] O.R.S.S. base: you may fly to another base
        [ops-mission] You draw an OPs or MISSION card
        [influence] You draw an INFLUENCE card
       *[other] Special field: choose it to read what happens there
    }
legend-governor = A Governor: whoever it belongs to moves it along the ring
legend-count = Counting ring: CR points of all, and the victory mark
legend-chance = How likely the roll you point at ends there
legend-target = Something can be done there: choose it
legend-ed = ED: a level of development; hollow: suspended
legend-owner = Mark of the owner; without one it belongs to nobody
legend-agent = Agents, and how many
legend-base = O.R.S.S. base on Earth
legend-corners = Top left: cards in the stacks. Top right: units and EDs with the Administration.
stack =
    { $under ->
        [0] { $left } in the stack
       *[other] { $left } in the stack, { $under } under it
    }
dice-show =
    { $total ->
        [0] { $name } rolls { $faces }
       *[other] { $name } rolls { $total }
    }

value =
    { $number ->
        [one] value { $number } CR point
       *[other] value { $number } CR points
    }
governors-here = Governors here: { $names }
answers-here =
    { $number ->
        [one] 1 answer possible here
       *[other] { $number } answers possible here
    }
units = Units
conference = Conference Costs { $costs } EU
premium = premium { $costs } EU
next-set-lacks = The next set lacks: { $units }
ready = Ready for the next level
guild-prices = { $prices } EU a unit
sells = Sells { $goods }
broker = Deals for all other Independent Territories
field-help =
    { $kind ->
        [guild] Whoever lands here takes it over with what is left in stock, even from another player; the turn is over. In the Option Phase its owner takes units for free, and the others may buy some.
        [independent] Whoever lands here may buy units, or roll again.
        [base] Whoever lands here may fly to another base, and may roll again.
        [ops-mission] Whoever lands here draws from the OPs-MISSION stack. After the first roll of a turn one may roll again; after a later one the turn is over.
        [influence] Whoever lands here draws an INFLUENCE card. After the first roll of a turn one may roll again; after a later one the turn is over.
        [teleport] Whoever lands here is teleported to a field the dice choose. Passing it clockwise brings EU.
        [nsa] Whoever lands here rolls for NS-Units, and may roll again.
        [nia] Whoever lands here rolls for Agents from the reserve, and may roll again.
        [moonshot] Brings CR points at once; the turn is over.
       *[other] { "" }
    }
own-agents = Your Agents here
agent-less = One Agent less on { $place }
agent-more = One Agent more on { $place }
close = Close
fold = Fold
unfold = Unfold
reset = Reset
cancel = Cancel

roll-bar = Movement roll
clockwise = clockwise
counterclockwise =
    { $points ->
        [0] counterclockwise
        [one] counterclockwise, costs { $points } CR point
       *[other] counterclockwise, costs { $points } CR points
    }
roll-on =
    { $dice ->
        [one] Roll { $dice } die and move clockwise
       *[other] Roll { $dice } dice and move clockwise
    }
roll-back =
    { $dice ->
        [one] Roll { $dice } die and move counterclockwise
       *[other] Roll { $dice } dice and move counterclockwise
    }
deploy-bar = Deployment of Agents
deploy-help = Choose Territories on the board and place your Agents. In hand: { $hand }.
deploy-do = Place Agents

battle = Conflict
attacks = attacks
assessment = Assessment of Strength
aggressor = Aggressor
defender = Defender
dice-in-all = In all
d-six = { $number } d6
line =
    { $line ->
        [base] Base dice
        [ns-units] NS-Units
        [development] Development
        [superiority] Agent Superiority
        [value] Point value
        [assistance] Military assistance
        [capped] Limit of the dice
        [night-drop] Card: more dice
        [signal-jam] Card: fewer dice
       *[other] { $line }
    }
odds-exact = The Aggressor wins with { $percent } percent; { $rounds } Battle Rounds on average
aggressor-wins = the Aggressor wins
rounds-mean = { $rounds } Battle Rounds on average
dice-left = d6 left { $aggressor } : { $defender }
battle-round = Battle Round { $number }
rounds-help = Each side multiplies its polygon by the number of its d6 that match another one (thick rim; none: × 1). The lower product loses 1 d6; whoever has none left and loses again has lost the conflict.
round-won = Goes to { $name }. d6 left: { $aggressor } : { $defender }
battle-goes-on = The conflict goes on.
battle-broken-off = Broken off: nobody has won.
last-battle = The last conflict
all-rounds =
    { $number ->
        [one] 1 Battle Round
       *[other] All { $number } Battle Rounds
    }
odds = Odds
odds-help = d6 of Aggressor and Defender, and the exact chance that the Aggressor wins. Open a line to see why.

yours = What you have
points = CR points
agents = Agents
agents-of = { $hand } in hand, { $reserve } in reserve
agents-columns = hand + reserve
cards = Cards
player = Player
standing = Final standing
place-number = Place
territories = Territories
seat-points = { $number } CR
seat-territories =
    { $number ->
        [one] { $number } Territory
       *[other] { $number } Territories
    }
levels = Levels of development
hidden = hidden
stocks = Personal Stocks
guilds = Guilds
price = { $price } EU a unit for you
buy-guild = Buy { $number }
take-guild = Take { $number }
known-to-all = Everybody knows you have it.
progress = Progress
play-card = Play ({ $number } ways)

layout = Layout of your units
layout-help = Drag a unit to another row. With keys: arrows choose a cell, + and − move a unit from and to the Personal Stock, Enter takes a unit up and puts it down in another row.
layout-later = You can lay out your units in your Option Phase.
layout-lacks = A red number is too small for the next level: a set of all five kinds makes one.
layout-do = Lay out like this
layout-idea = Idea: { $place }
place = Place
outcome = Level
cell = { $place }, { $unit }: { $number }
held = In hand: { $unit } from { $place }. Choose the row it goes to.
ns-limit =
    { $number ->
        [one] at most { $number } NS-Unit
       *[other] at most { $number } NS-Units
    }
suspends = suspended, −{ $points } CR points
restores = restored, +{ $points } CR points
develop = Develop

deals = Deals
new-offer = New offer
counter-title = Answer offer { $number } with another
offer = Offer { $number } of { $name }
offer-turns =
    { $number ->
        [one] 1 more turn
       *[other] { $number } more turns
    }
offer-counters = Answers offer { $number }
gives = gives
lacks-it = does not have it
accept = Accept
counter = Counter
decline = Decline
take-back = Take back
pick-card = Your { $sort } card
effect-on-you = For you:
effect-none = nothing changes hands
effect-cards = cards { $number }
effect-group = Completes the colour group { $group }: +{ $points } CR points
open-to-several = Open to several; you pick who gets it
giver = Who gives
taker = To whom
number = How many
good = What
goods-money = Money
goods-stock = From Personal Stock
goods-titles = Titles with their units
goods-bare = Titles without their units
goods-cards = Cards
goods-units = Units on Territories
remove = Remove this line
you-give = You give
they-give = { $name } gives
stands-for = Stands for so many turns
send-offer = Make the offer
send-counter = Make the counter-offer
no-offers-now = You cannot make an offer now: too many of yours stand, or were made this turn, or nobody may speak up at the moment.
trade-closed = No deal can be settled until this field is resolved; offers may be made.
partner = With
deals-lately = What became of offers lately

unit-points = CR
roll-now = Roll
stacks = Stacks
guild-left = { $number } left
layout-short = Lay out units
your-titles = Your Titles
look-at-board = Look at the board

source-titles = Territories
source-guilds = Guilds
source-levels = Levels
source-groups = Colour groups
source-missions = MISSIONs
source-bought = Bought and sold
source-deals = Deals
source-battles = Conflicts
source-cards = Cards
source-moonshot = MOONSHOT!
source-backward = Counterclockwise rolls
source-other = Other
keep-units = Keep units on the land
