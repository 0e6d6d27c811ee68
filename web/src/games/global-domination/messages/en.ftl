# The board of Global Domination: what only the board says.

map = World map with Forces. Arrow keys go from Area to Area, Enter chooses.
more-left = { $number } more to choose from on the left
more-right = { $number } more to choose from on the right
unplaced = Areas without a place on the map

first-player = First Player
passed = passed
vp = { $vp } VP
vp-more = +{ $vp }
vp-more-help = { $vp } VP more if the scoring were now
cards-held =
    { $number ->
        [one] { $number } card in hand
       *[other] { $number } cards in hand
    }
choose-struggle =
    { $number ->
        [one] { $number } Full Force becomes Struggling
       *[other] { $number } Full Forces become Struggling
    }
choose-cut-off =
    { $number ->
        [one] { $number } cut-off Force leaves
       *[other] { $number } cut-off Forces leave
    }

spend-rest = Rest for me
spend-rest-help = Each point goes where it gains you most VP and costs the others most, as the map stands then.
send-builds = Build { $number } of { $all }
send-reductions = Reduce { $number } of { $all }
send-points = Spend { $number } of { $all }
send-strokes = Done with { $number }
drafted-here = Chosen, not sent yet.
draft-take-out = Take out

sign-place = place a Force
sign-full = make Full
sign-weaken = make Struggling
sign-remove = take off the map
sign-replace = put yours instead
legend-full = Full Force
legend-struggling = Struggling Force
legend-resource = Resource
legend-strait = dotted: border across a strait

area-sea = Sea Area
area-land = { $region }, { $resource }
area-worth = Worth { $vp } VP now
area-worth-empty = Worth { $struggling } VP Struggling, { $full } VP Full
area-near = Borders on { $areas }.
area-note = About the Area
area-none = Point at an Area to read about it.

stroke = What { $card } has changed
stroke-player = Player
stroke-full = Full
stroke-struggling = Struggling
stroke-vp = VP from the map
stroke-close = Close

hand = Your hand
hand-known = face up to all
build = Build
attack = Attack
use-build = Build { $number }
use-attack = Attack { $number }
use-text = Text
use-discard-1 = Discard 1: buy a card
use-discard-2 = Discard 2: buy into hand
use-discard-1-help = Pays for a card onto your Discard Pile
use-discard-2-help = Pays, with a second card, for a card into your hand
use-pay = Pay with this
use-play = Play now
draw-pile = Draw Deck: { $number }

market = Market
market-left =
    { $number ->
        [0] sold out
       *[other] { $number } left
    }
market-take = Take
market-steps =
    { $number ->
        [one] and { $number } step of Logistics
       *[other] and { $number } steps of Logistics
    }
timing-any_time = also out of turn
timing-scoring = in scoring only

ask-me = Ask me about cards out of turn
ask-me-always = always
ask-me-between-turns = between turns
ask-me-scoring = at scoring only
ask-me-help = Where you are not asked you decline. Nobody else sees what you choose here.
ask-me-none = No card in this game is played out of turn.

score = Score
score-now = If the scoring were now
score-map = map, together
score-line-land-full = Land, Full
score-line-land-struggling = Land, Struggling
score-line-sea-full = Sea, Full
score-line-sea-struggling = Sea, Struggling
score-line-regions = Region Monopolies
score-blocked = { $region } of { $owner } earns nothing: { $card } by { $by }.
score-regions = Regions: all Areas give { $vp } VP
score-resources = Resources: all Areas give Logistics +{ $steps }
score-held = { $owner } has it
score-lacks = { $owner } lacks { $number }
score-open = open
score-logistics = Logistics: cards drawn at the start of a Game Turn
score-logistics-now = { $owner }: { $now }
score-logistics-next = { $owner }: { $now }, after scoring { $next }
score-total = { $owner }: { $vp } VP now, { $more } from the map, { $sum } together.
score-forces = { $owner } would score { $lines }.
score-part = { $vp } VP for { $count } × { $kind }

decks = Decks
decks-hand = In hand
decks-hidden =
    { $number ->
        [one] { $number } hidden card
       *[other] { $number } hidden cards
    }
decks-unseen = Draw Deck and hidden hand, in any order
decks-own = Draw Deck, in any order
decks-discard = Discard Pile
decks-empty = nothing

turn-short = Turn { $turn } of { $turns }
turn-over-short = Game over
unit-vp = VP
pile-draw = Draw
pile-discard = Discard
family-domination = Domination
family-control = Control
family-strike = Strike
family-support = Support
family-event = Event
family-intrigue = Intrigue

source-forces = Forces
source-regions = Region Monopolies
source-cards = Cards
scene-last-turn = The last Game Turn begins.
no-card = No card
