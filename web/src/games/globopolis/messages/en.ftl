# The board of Globopolis: English.

board = Board of Globopolis: the globe with the ring of fields around it
ring = Ring of fields, clockwise
round = Round { $number }
goal = Victory mark { $number }
# On phones, beside the round: the victory mark.
to-mark = to { $number } CR
whole-ring = The whole ring
final-round = Final round
sudden-death = Sudden Death
victory-mark = Victory mark: { $number } CR points
count-ring =
    { $mark ->
        [0] Counting ring: { $scores }
       *[other] Counting ring: { $scores }; victory mark { $mark }
    }
supply = Administration
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
        [ops-mission] { $stage ->
                [1] In the first learning stage nobody draws cards.
               *[other] Whoever lands here draws from the OPs-MISSION stack.
            } After the first roll of a turn one may roll again; after a later one the turn is over.
        [influence] { $stage ->
                [1] In the first learning stage nobody draws cards.
               *[other] Whoever lands here draws an INFLUENCE card.
            } After the first roll of a turn one may roll again; after a later one the turn is over.
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
reset = Reset

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
deploy-help = Choose Territories on the board and place your Agents. In hand: { $hand }.
deploy-do = Place Agents

attack = Attack
attack-chance = Attack · { $percent }
pay-costs = Pay { $costs } EU
battle = Conflict
assessment = Assessment of Strength
attacks-from = attacks from { $title }
defends = defends { $title }
your-chance = your chance now { $percent }
chance-of = { $name }: chance now { $percent }
loses-die = { $name } loses a die: { $aggressor } against { $defender }
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
agents-of = Hand { $hand }, reserve { $reserve }
agents-columns = hand + reserve
cards = Cards
cards-none = No cards
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
# Long names of the ring, with hyphens where they may be broken; names that are not long are not listed.
ring-breaks = Switzer-land Indo-nesia Austra-lia MOON-SHOT! TELE-PORT! Vene-zuela
stocks-short = Stocks
guilds = Guilds
price = { $price } EU a unit for you
price-short = { $price } EU
buy-guild = Buy { $number }
take-guild = Take { $number }
known-to-all = Everybody knows you have it.
progress = Progress

layout = Layout of your units
layout-help = Tap a unit, then the row where it shall lie, or drag it there. With keys: arrows choose a cell, + and − move a unit from and to the Personal Stock, Enter takes a unit up and puts it down in another row.
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

deals = Deals
trade = Trade
new-offer = New offer
offer = Offer { $number } of { $name }
stands =
    { $number ->
        [0] ends with this turn
        [one] stands for 1 more turn
       *[other] stands for { $number } more turns
    }
turns =
    { $number ->
        [one] 1 turn
       *[other] { $number } turns
    }
fewer-turns = One turn less
more-turns = One turn more
offer-counters = Answers offer { $number }
giver-gives = { $name }: { $goods }
answer-it = Answer it
look-at-it = Look at it
accept = Accept
decline = Decline
decline-why = Decline and say why
change-offer = Change the offer
offer-later = Later
take-back = Take back
reason-no-interest = No interest
reason-price = The price
reason-need-it = I need it
reason-leader = You lead
reason-later = Not now
pick-card = Your { $sort } card
nobody-answered = Nobody has answered yet.
you-offer = You offer
somebody-offers = { $name } offers
you-get = You get
you-give = You give
they-give = They give
somebody-gives = { $name } gives
whoever-gives = Whoever accepts gives
nothing = nothing
gist = { $gives } for { $gets }
to-all = to all: { $gist }
trade-with = Trade with
counter-to = Counter-offer to
anybody = Anybody
together = All in one deal
you = you
way = { $giver } → { $taker }
way-to = to { $taker }
between = { $giver } gives { $taker }: { $goods }.
trade-with-name = Trade with { $name }
goods = What there is
shelf-titles = Titles
shelf-money = EU
shelf-units = Units
shelf-cards = Cards
shelf-promises = Promises
keeps = { $number } left
tap-yours = tap your things
tap-theirs = tap what you want
and = and?
with-units = with units
without-units = without its units
take-out = Take out: { $good }
less-of = Less: { $good }
more-of = More: { $good }
into-deal = Put into the deal
out-of-deal = Take out of the deal
ask-for-it = Ask for it in a deal
bargain-empty = Tap what you give and what you want.
bargain-nobody = With whom? Choose above.
bargain-same = Both sides are the same: nothing would change.
bargain-missing = Everybody in the deal must give or get something, you too.
chance-to-win = { $before } → { $after } to win
think = What do you think?
think-good = A good deal for you.
think-even = It changes little for you.
think-bad = Better not.
would-agree = { $name } should agree.
would-decline = { $name } will hardly agree.
effect-on-you = For you:
effect-on = For { $name }:
group-complete = { $group } complete
group-broken = { $group } broken
levels-suspended =
    { $number ->
        [one] { $title }: 1 level suspended
       *[other] { $title }: { $number } levels suspended
    }
levels-restored =
    { $number ->
        [one] { $title }: 1 level restored
       *[other] { $title }: { $number } levels restored
    }
deal-later = Not at this moment: { $why }
your-offer = Your offer
your-offer-to = Your offer to { $name }
your-offer-to-several = Your offer to several
asked-meanwhile = You are asked: { $question }
clear = Clear
offer-it = Offer it
as-gift = As a gift
gift-sure = A gift · sure?
as-wish = Ask for it as a gift
wish-sure = For nothing · sure?
in-words = Promise in words
in-words-hint = What is promised? Both sides read it.
stands-for = stands for
no-offers-now = You cannot make an offer now: too many of yours stand, or were made this turn, or nobody may speak up at the moment.
trade-closed = No deal can be settled until this field is resolved; offers may be made.
deals-lately = What became of offers lately

# What bots say about deals: several ways each, the reason first, then the temper.

say-no-interest =
    .a = Not for me, thank you.
    .b = I have no use for that.
    .c = We will not get together on this one.
    .d = Kind of you. No.
    .e = Ask somebody else.
    .f = I would not know where to put it.
say-no-interest-careful =
    .a = I have counted twice. No.
    .b = My books say no.
say-no-interest-trader =
    .a = Bring me something I can sell on.
    .b = I trade in anything but that.
say-no-interest-bold =
    .a = That is not worth landing for.
    .b = Next!
say-price =
    .a = The price is not right yet.
    .b = Add a little, and we shake hands.
    .c = You are nearly there.
    .d = That is worth more to me.
    .e = A bit more on your side, please.
    .f = We both know it costs more than that.
say-price-careful =
    .a = My sums come out higher.
    .b = Check your figures once more.
say-price-trader =
    .a = Everything has a price. This is not it.
    .b = I like the goods, not the number.
say-price-bold =
    .a = Think bigger.
    .b = You call that an offer?
say-need-it =
    .a = I cannot do without it.
    .b = My lights go out without it.
    .c = That stays where it is.
    .d = I am building on that.
    .e = You would be taking the floor from under me.
    .f = Anything but that.
say-need-it-careful =
    .a = That is my reserve.
    .b = I never give away what I need.
say-need-it-trader =
    .a = Not even I sell everything.
    .b = Some goods are not for sale.
say-need-it-bold =
    .a = Come and take it.
    .b = Over my dead engine.
say-leader =
    .a = You are too far ahead for that.
    .b = I will not carry you over the mark.
    .c = Somebody has to stop you.
    .d = You do not need my help.
    .e = Not while you are up there.
    .f = The others would never forgive me.
say-leader-careful =
    .a = Your lead is large enough.
    .b = I have done the sums: you would win.
say-leader-trader =
    .a = A good deal, but you would win by it.
    .b = I do not sell the last brick of a house.
say-leader-bold =
    .a = I came to catch you, not to push you.
    .b = Look behind you instead.
say-later =
    .a = Perhaps later.
    .b = Not this turn.
    .c = Ask me again when the dice have cooled.
    .d = I am thinking of other things just now.
    .e = Keep it in mind.
    .f = There is a time for that, and it is not now.
say-thanks =
    .a = Agreed. A pleasure.
    .b = Done.
    .c = Here is my hand on it.
    .d = That suits us both.
    .e = Gladly.
    .f = Thank you. I had hoped for that.
say-thanks-careful =
    .a = The sums add up. Agreed.
    .b = Counted twice, and agreed.
say-thanks-trader =
    .a = Always a pleasure to do business.
    .b = Sold!
say-thanks-bold =
    .a = Deal. On we go!
    .b = No time to haggle. Yes.
say-why-swap =
    .a = We could both use what the other has.
    .b = Yours for mine?
    .c = It would stand better with you, and yours with me.
    .d = Shall we tidy up the map a little?
    .e = A fair exchange, I think.
    .f = I have one too many of these, you of those.
say-why-sell =
    .a = I have more of it than I need.
    .b = It would do more for you than for me.
    .c = You could use this.
    .d = I could do with some EU.
    .e = Going once …
    .f = I thought of you first.
say-why-sell-trader =
    .a = Everything has a price. Mine is fair.
    .b = For you, a special price.
say-why-buy =
    .a = I have been looking for just that.
    .b = It is the last one I lack.
    .c = Would you part with it?
    .d = I would pay for that.
    .e = I have a place for it already.
    .f = You hardly use it.
say-why-buy-careful =
    .a = I have counted: one is missing.
    .b = I have put something aside for it.
say-why-buy-trader =
    .a = Name me somebody who pays better.
    .b = Cash on the table.
say-why-counter =
    .a = How about this instead?
    .b = A little differently, and we have a deal.
    .c = Let us meet halfway.
    .d = This would suit me better.
    .e = My turn to make the price.
    .f = Nearly. Try it like this.

# The manner of each character; it comes first.

say-no-interest-marco =
    .a = I have a stall full of better things.
say-price-marco =
    .a = For that price I would not even wrap it up.
say-need-it-marco =
    .a = That one is not on the counter.
say-leader-marco =
    .a = You are rich enough. Let others buy.
say-thanks-marco =
    .a = Sold! Tell your friends.
say-why-counter-marco =
    .a = Nearly. My price would be this.
say-no-interest-isabella =
    .a = From you? No.
say-price-isabella =
    .a = I remember better prices.
say-need-it-isabella =
    .a = I have lost enough. This I keep.
say-leader-isabella =
    .a = I know what you do when you are ahead.
say-thanks-isabella =
    .a = Agreed. I shall remember that too.
say-why-counter-isabella =
    .a = You owe me more. Say, this.
say-no-interest-amelia =
    .a = Too slow for me.
say-price-amelia =
    .a = That does not even pay the fuel.
say-need-it-amelia =
    .a = I need that in the air.
say-leader-amelia =
    .a = I will not fill your tank up there.
say-thanks-amelia =
    .a = Deal! Engines on.
say-why-counter-amelia =
    .a = Steeper! Like this.
say-no-interest-ida =
    .a = That is in none of my columns.
say-price-ida =
    .a = My books ask for a little more.
say-need-it-ida =
    .a = I have put that aside for bad days.
say-leader-ida =
    .a = I have added up your points. No.
say-thanks-ida =
    .a = Booked. Thank you.
say-why-counter-ida =
    .a = I have corrected one figure.
say-no-interest-zheng =
    .a = No room in my holds.
say-price-zheng =
    .a = The harbour dues are higher.
say-need-it-zheng =
    .a = That ship stays at anchor.
say-leader-zheng =
    .a = Your fleet is large enough.
say-thanks-zheng =
    .a = Bring it alongside. Agreed.
say-why-counter-zheng =
    .a = We load it differently.
say-no-interest-battuta =
    .a = I travel light.
say-price-battuta =
    .a = In other cities it costs more.
say-need-it-battuta =
    .a = I still have a long way to go with that.
say-leader-battuta =
    .a = You are already over the hill. Walk alone.
say-thanks-battuta =
    .a = Good. A deal for the road.
say-why-counter-battuta =
    .a = Let us take the other road.
say-no-interest-mercator =
    .a = It does not fit on my map.
say-price-mercator =
    .a = The proportions are wrong.
say-need-it-mercator =
    .a = Without it my line is broken.
say-leader-mercator =
    .a = Your corner of the map is large enough.
say-thanks-mercator =
    .a = Neatly drawn. Agreed.
say-why-counter-mercator =
    .a = I have straightened it a little.
say-no-interest-jeanne =
    .a = That would not grow in my garden.
say-price-jeanne =
    .a = It is not ripe yet.
say-need-it-jeanne =
    .a = I planted that myself.
say-leader-jeanne =
    .a = You stand in the sun already.
say-thanks-jeanne =
    .a = Gladly. Nobody need know.
say-why-counter-jeanne =
    .a = A small graft, and it will bear.
say-no-interest-tupaia =
    .a = No wind blows that way.
say-price-tupaia =
    .a = The water is too shallow for that.
say-need-it-tupaia =
    .a = I steer by that.
say-leader-tupaia =
    .a = You have the wind behind you already.
say-thanks-tupaia =
    .a = The wind agrees. So do I.
say-why-counter-tupaia =
    .a = A point further to leeward.
say-no-interest-humboldt =
    .a = My instruments show no benefit.
say-price-humboldt =
    .a = Your figure is outside my margin of error.
say-need-it-humboldt =
    .a = Without it my series has a gap.
say-leader-humboldt =
    .a = By my measurements you would win.
say-thanks-humboldt =
    .a = Measured and found good.
say-why-counter-humboldt =
    .a = I have measured again. Like this.

unit-points = CR
roll-now = Roll
stacks = Stacks
guild-left = { $number } left
layout-short = Lay out units
your-titles = Your Titles

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
