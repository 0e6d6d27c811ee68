# Global Domination: English.

game-global-domination = Global Domination
    .help = Build up Forces all over the world, improve your own deck of cards, hold Regions and Resources, and end the game with the most Victory Points.

## Facts: set-up and course of the game

fact-set-up =
    { $number ->
        [one] The map is empty and the markers are in place for { $number } player.
       *[other] The map is empty and the markers are in place for { $number } players.
    }
fact-dealt =
    { $number ->
        [one] { $seat } receives { $number } { $card } card as a Draw Deck.
       *[other] { $seat } receives { $number } { $card } cards as a Draw Deck.
    }
    .you =
        { $number ->
            [one] You receive { $number } { $card } card as a Draw Deck.
           *[other] You receive { $number } { $card } cards as a Draw Deck.
        }
fact-put-away =
    { $number ->
        [0] No { $card } card is left over.
        [one] { $number } { $card } card is left over and out of the game.
       *[other] { $number } { $card } cards are left over and out of the game.
    }
fact-stack-formed =
    { $number ->
        [one] { $card } forms a stack of { $number } card.
       *[other] { $card } forms a stack of { $number } cards.
    }
fact-types-aside =
    { $number ->
        [0] No type of Action card is left out.
        [one] { $number } type of Action card is out of the game.
       *[other] { $number } types of Action cards are out of the game.
    }
fact-first-player-is = { $seat } is First Player.
    .you = You are First Player.
fact-first-player-moves = The First Player token goes to { $seat }.
    .you = The First Player token goes to you.
fact-game-turn = Game Turn { $turn } of { $turns } begins.
fact-end-square = The Turn token reaches the End square, and the game is over.
fact-won = { $seat } wins with { $vp } VP.
    .you = You win with { $vp } VP.
fact-shared = { $seat } shares the win with { $vp } VP.
    .you = You share the win with { $vp } VP.

## Facts: drawing

fact-drew =
    { $number ->
        [0] { $seat } draws no cards.
        [one] { $seat } draws { $number } card.
       *[other] { $seat } draws { $number } cards.
    }
    .you =
        { $number ->
            [0] You draw no cards.
            [one] You draw { $number } card.
           *[other] You draw { $number } cards.
        }
fact-drew-card = { $seat } draws { $card }.
    .you = You draw { $card }.
fact-reshuffled =
    { $number ->
        [one] { $seat } turns { $number } card from the Discard Pile into a new Draw Deck.
       *[other] { $seat } shuffles { $number } cards from the Discard Pile into a new Draw Deck.
    }
    .you =
        { $number ->
            [one] You turn { $number } card from the Discard Pile into a new Draw Deck.
           *[other] You shuffle { $number } cards from the Discard Pile into a new Draw Deck.
        }
fact-draws-lost =
    { $number ->
        [one] { $seat } has nothing left to draw from and loses { $number } draw.
       *[other] { $seat } has nothing left to draw from and loses { $number } draws.
    }
    .you =
        { $number ->
            [one] You have nothing left to draw from and lose { $number } draw.
           *[other] You have nothing left to draw from and lose { $number } draws.
        }

## Facts: turns and uses of cards

fact-turn-begins = { $seat } has the turn.
    .you = It is your turn.
fact-turn-ends = { $seat } ends the turn.
    .you = You end your turn.
fact-passed = { $seat } passes for this Game Turn.
    .you = You pass for this Game Turn.
fact-play-ends = Everybody has passed, and play in Game Turn { $turn } ends.
fact-used-build =
    { $number ->
        [one] { $seat } uses { $card } for Build and gets { $number } Build point.
       *[other] { $seat } uses { $card } for Build and gets { $number } Build points.
    }
    .you =
        { $number ->
            [one] You use { $card } for Build and get { $number } Build point.
           *[other] You use { $card } for Build and get { $number } Build points.
        }
fact-used-attack =
    { $number ->
        [one] { $seat } uses { $card } for Attack and gets { $number } Reduction.
       *[other] { $seat } uses { $card } for Attack and gets { $number } Reductions.
    }
    .you =
        { $number ->
            [one] You use { $card } for Attack and get { $number } Reduction.
           *[other] You use { $card } for Attack and get { $number } Reductions.
        }
fact-used-text = { $seat } uses the text of { $card }.
    .you = You use the text of { $card }.
fact-discarded = { $seat } puts { $card } onto the Discard Pile.
    .you = You put { $card } onto the Discard Pile.
fact-back-on-stack = { $seat } returns { $card } to its stack.
    .you = You return { $card } to its stack.
fact-paid = { $seat } pays with { $card }.
    .you = You pay with { $card }.
fact-bought = { $seat } buys { $card } onto the Discard Pile.
    .you = You buy { $card } onto the Discard Pile.
fact-bought-to-hand = { $seat } buys { $card } into the hand.
    .you = You buy { $card } into your hand.
fact-step-paid = { $seat } also pays in Logistics, which is now { $logistics }.
    .you = You also pay in Logistics, which is now { $logistics }.
fact-points-lost =
    { $number ->
        [one] { $seat } leaves { $number } point unspent, and it is lost.
       *[other] { $seat } leaves { $number } points unspent, and they are lost.
    }
    .you =
        { $number ->
            [one] You leave { $number } point unspent, and it is lost.
           *[other] You leave { $number } points unspent, and they are lost.
        }

## Facts: Forces and card texts

fact-force-placed = { $seat } places a Struggling Force in { $area }.
    .you = You place a Struggling Force in { $area }.
fact-force-full = { $seat } makes the Force in { $area } Full.
    .you = You make the Force in { $area } Full.
fact-force-reduced = { $seat } makes the Force of { $owner } in { $area } Struggling.
    .you = You make the Force of { $owner } in { $area } Struggling.
    .at-you = { $seat } makes your Force in { $area } Struggling.
fact-force-removed = { $seat } removes the Force of { $owner } in { $area }.
    .you = You remove the Force of { $owner } in { $area }.
    .at-you = { $seat } removes your Force in { $area }.
fact-force-replaced = { $seat } replaces the Force of { $owner } in { $area } with a Full one.
    .you = You replace the Force of { $owner } in { $area } with a Full one.
    .at-you = { $seat } replaces your Force in { $area } with a Full one.
fact-all-struggle = { $seat } makes every Full Force on the map Struggling, { $number } in all.
    .you = You make every Full Force on the map Struggling, { $number } in all.
fact-all-struggling-gone = { $seat } removes every Struggling Force from the map, { $number } in all.
    .you = You remove every Struggling Force from the map, { $number } in all.
fact-chose-player = { $seat } chooses { $other }.
    .you = You choose { $other }.
    .at-you = { $seat } chooses you.
fact-gained-vp =
    { $number ->
        [0] { $seat } gains no VP and still has { $vp } VP.
       *[other] { $seat } gains { $number } VP and now has { $vp } VP.
    }
    .you =
        { $number ->
            [0] You gain no VP and still have { $vp } VP.
           *[other] You gain { $number } VP and now have { $vp } VP.
        }
fact-chain-ends = { $seat } makes no Reductions, so the chain ends.
    .you = You make no Reductions, so the chain ends.
fact-chain-goes-on = The chain goes on to { $seat }.
    .you = The chain goes on to you.
fact-storm-strikes =
    { $number ->
        [0] { $seat } is spared by the storm.
        [one] { $seat } suffers { $number } Reduction.
       *[other] { $seat } suffers { $number } Reductions.
    }
    .you =
        { $number ->
            [0] You are spared by the storm.
            [one] You suffer { $number } Reduction.
           *[other] You suffer { $number } Reductions.
        }
fact-region-spared = { $region } has no Land Force to lose.
fact-fog-falls = { $seat } spreads fog: in this Game Turn the Region Monopolies of all others earn no VP.
    .you = You spread fog: in this Game Turn the Region Monopolies of all others earn no VP.

## Facts: windows

fact-window-opens = A window opens for cards played out of turn.
fact-played-in-window = { $seat } plays { $card } in the window.
    .you = You play { $card } in the window.
fact-asked-only =
    { $when ->
        [between-turns] { $seat } will be asked only in windows between turns and in scoring.
        [scoring] { $seat } will be asked only in the scoring window.
       *[always] { $seat } will be asked in every window.
    }
    .you =
        { $when ->
            [between-turns] You will be asked only in windows between turns and in scoring.
            [scoring] You will be asked only in the scoring window.
           *[always] You will be asked in every window.
        }

## Facts: scoring

fact-scoring = The scoring of Game Turn { $turn } begins.
fact-scored-forces = { $seat } scores { $number } VP for Forces: on Land { $land_full } Full and { $land_struggling } Struggling, at Sea { $sea_full } Full and { $sea_struggling } Struggling.
    .you = You score { $number } VP for Forces: on Land { $land_full } Full and { $land_struggling } Struggling, at Sea { $sea_full } Full and { $sea_struggling } Struggling.
fact-region-monopoly = { $seat } scores { $number } VP for the Region Monopoly of { $region }.
    .you = You score { $number } VP for the Region Monopoly of { $region }.
fact-region-fogged = { $seat } holds the Region Monopoly of { $region }, but in the fog it earns no VP.
    .you = You hold the Region Monopoly of { $region }, but in the fog it earns no VP.
fact-resource-monopoly = { $seat } holds the Resource Monopoly of { $resource }.
    .you = You hold the Resource Monopoly of { $resource }.
fact-logistics-moved = The Logistics of { $seat } is now { $logistics }.
    .you = Your Logistics is now { $logistics }.
fact-logistics-stays = The Logistics of { $seat } stays at { $logistics }.
    .you = Your Logistics stays at { $logistics }.
fact-vp-now =
    { $number ->
        [0] { $seat } scores no VP and still has { $vp } VP.
       *[other] { $seat } scores { $number } VP in all and now has { $vp } VP.
    }
    .you =
        { $number ->
            [0] You score no VP and still have { $vp } VP.
           *[other] You score { $number } VP in all and now have { $vp } VP.
        }

## Actions

action-build = Use { $card } for Build
action-attack = Use { $card } for Attack
action-text = Use the text of { $card }
action-discard-1 = Discard 1: pay with { $card } and buy onto your Discard Pile
action-discard-2 = Discard 2: pay with { $card } and a second card and buy into your hand
action-pay = Pay with { $card }
action-take = Take { $card }
action-pass = Pass
action-end-turn = End your turn
action-build-in = Build in { $area }
action-reduce = Reduce the Force in { $area }
action-remove = Remove the Force in { $area }
action-replace = Replace the Force in { $area }
action-make-full = Make your Force in { $area } Full
action-choose = Choose { $seat }
action-done = Stop here
action-play = Play { $card }
action-decline = Decline
action-ask-me =
    { $when ->
        [between-turns] Ask me only between turns and in scoring
        [scoring] Ask me only in scoring
       *[always] Ask me in every window
    }
action-first-player = { $seat } becomes First Player
action-market = { $card } forms a stack
action-draw = { $card } is drawn

## Why something is not possible

refusal-not-a-use = In your turn you use cards, end the turn or pass.
refusal-not-now = This is not an answer to what you are asked at the moment.
refusal-not-in-hand = You do not have { $card } in your hand.
refusal-no-such-card = There is no such card in this game.
refusal-no-such-area = There is no such Area on the map.
refusal-no-such-player = There is no such player at this table.
refusal-nothing-to-build = With { $card } you could not make a single Build now.
refusal-nothing-to-reduce = With { $card } you could not make a single Reduction now.
refusal-no-effect = This would change nothing now.
refusal-no-effect-on-player = That would change nothing for { $seat }.
refusal-no-vp-to-gain = The text of { $card } would give you no VP now.
refusal-no-text = { $card } has no text.
refusal-text-only-binds = At this table the text of { $card } only restricts its Build and Attack and is no use of its own.
refusal-scoring-only = The text of { $card } can be used only in the scoring window.
refusal-once-per-scoring = You have already played { $card } in this scoring.
refusal-not-out-of-turn = You can play this out of turn only if its text allows it; decline if you play nothing.
refusal-no-sea-controlled = The text of { $card } needs a Sea Area under your control.
refusal-no-stack-to-buy = There is no stack you can buy from now.
refusal-no-second-card = Discard 2 needs a second card besides { $card }.
refusal-stack-empty = The stack of { $card } is empty.
refusal-not-on-sale = { $card } is not for sale in this game.
refusal-no-step-left = Your Logistics is too low to pay for { $card }.
refusal-used-a-card = You have used a card in this turn, so you can end the turn but not pass.
refusal-must-use-or-pass = You have used no card in this turn, so you can only use one or pass.
refusal-area-occupied = There is already a Force of another player in { $area }.
refusal-already-full = Your Force in { $area } is already Full.
refusal-no-force-to-remove = There is no Force to remove in { $area }.
refusal-own-force-stays = The Force in { $area } is your own; only opposing Forces surrender.
refusal-no-force-here = There is no Force in { $area }.
refusal-own-force = The Force in { $area } is your own.
refusal-no-builds-left = You have no Builds left to make.
refusal-no-reductions-left = You have no Reductions left to make.
refusal-sea-not-allowed = { $area } is a Sea Area, and this card works on Land only.
refusal-land-not-allowed = { $area } is a Land Area, and this card works at Sea only.
refusal-not-beside-own-sea = { $area } is not next to a Sea Area under your control.
refusal-not-beside-own-land = { $area } is not next to another Land Area under your control.
refusal-one-point-first = You must carry out at least a part of this use before you stop.
refusal-in-full = This text is carried out in full, so you cannot stop here.
refusal-not-struggling-land = There is no Struggling Land Force in { $area }.
refusal-not-yours = You have no Struggling Force in { $area }.
refusal-not-in-region = { $area } does not belong to the Region that loses a Force now.
refusal-no-full-force-in-region = { $area } lies in no Region where you may still remove a Force.
refusal-not-owed = The storm is striking another player now, not the Force in { $area }.
refusal-two-forces = You have already hit the Force in { $area }, and each Reduction must hit a different one.
refusal-choose-another = You must choose another player, not yourself.
refusal-chain-pair = You can decline neither the opening Reductions nor the rest of those you have begun.

## Questions

question-use-card = Which card do you use, or do you pass?
question-use-another = Do you use another card, or do you end your turn?
question-spend-points =
    { $either ->
        [0] Where next ({ $builds } Builds, { $reductions } Reductions{ $where ->
            [land] , on land
            [sea] , at sea
            [land_beside_own_sea] , by your seas
            [land_beside_own_land] , by your land
           *[any] { "" }
        })?
       *[other] Where do you build or reduce ({ $either } left{ $where ->
            [land] , on land
            [sea] , at sea
            [land_beside_own_sea] , by your seas
            [land_beside_own_land] , by your land
           *[any] { "" }
        })?
    }
question-spend-builds =
    Where do you build ({ $builds } left{ $where ->
        [land] , on land
        [sea] , at sea
        [land_beside_own_sea] , on land beside your seas
        [land_beside_own_land] , beside other land of yours
       *[any] { "" }
    })?
question-spend-reductions =
    Where do you reduce ({ $reductions } left{ $where ->
        [land] , on land
        [sea] , at sea
        [land_beside_own_sea] , on land beside your seas
        [land_beside_own_land] , beside other land of yours
       *[any] { "" }
    })?
question-second-card = Which card do you pay with besides { $card }?
question-take-card =
    { $number ->
        [one] From which stack do you take a card onto your Discard Pile?
       *[other] From which stack do you take a card into your hand?
    }
question-insurgents = Which Struggling Land Force becomes yours (so far { $made } of { $count })?
question-supply-depots = Which of your Struggling Forces becomes Full (so far { $made })?
question-surrender = Which opposing Land Force do you remove (so far { $made })?
question-global-disruption = Which Land Force in { $region } do you remove?
question-megastorm = Storm over { $owner }: which Force is reduced ({ $left } left)?
question-bio-weapons = Which Force do you reduce (so far { $made } of { $pair })?
question-bio-chain =
    { $pair ->
        [one] Do you carry the chain on with { $pair } Reduction?
       *[other] Do you carry the chain on with { $pair } Reductions?
    }
question-bad-leadership = Whose Full Forces do you make Struggling?
question-out-of-supply = Whose isolated Forces do you remove?
question-window =
    { $after ->
        [0] A Game Turn begins: do you play a card first?
        [1] { $seat } has just used a card: do you play one out of turn?
        [2] { $seat } has ended the turn: do you play a card out of turn?
        [3] { $seat } has passed: do you play a card out of turn?
       *[4] { $seat } has played out of turn: do you play a card too?
    }
question-scoring-window =
    { $after ->
        [5] All have passed: do you play a card before the scoring?
       *[4] { $seat } has played a card: do you, before the scoring?
    }

## What a question means, and what matters then

means-use-card = Your turn begins. Each card has one use: Build, Attack, its text, or buying. Who uses none has passed for this Game Turn.
means-use-another = You may use more cards now or keep them. Whoever still holds cards when the others have passed has the last word.
means-spend-points = Each point is one step: a Build for yourself or a Reduction against somebody else. What you do not spend is lost.
means-spend-builds = Each Build is a new Struggling Force in an empty Area, or makes one of yours Full. Aim at whole Regions and Resources.
means-spend-reductions = A Reduction makes a Full Force Struggling and takes a Struggling one away. Best where it breaks a Region or makes room for you.
means-second-card = The dear purchase costs two cards; the new card comes into your hand at once. Pay with the one you need least.
means-take-card = A bought card comes round again and again in your deck. Compare Build, Attack and text with what your place on the map needs.
means-insurgents = Struggling Land Forces of anybody become Full ones of yours. Take those that complete a Region or break somebody else's.
means-supply-depots = Your Struggling Forces become Full: they score more and are harder to remove. There is no limit, so take all that count.
means-surrender = Where you have a Full Land Force, one Land Force of others in that Region may go. Take those that break a Region or a Resource.
means-global-disruption = Every Region loses one Land Force, and you choose which, yours too if no other is there. Hit whoever holds the Region.
means-megastorm = Everybody loses strength, and you choose where. Hit others where a Region breaks; of your own, give up what counts least.
means-bio-weapons = These Reductions are yours; then the player on your left may do the same, and so on. Think of who could hit back at you.
means-bio-chain = If you go on, you reduce Forces too, and the next on the left may follow. If you decline, the chain ends here.
means-bad-leadership = All Full Forces of one other player become Struggling. It hurts most whoever has the most of them.
means-out-of-supply = One other player loses every Force without a neighbour of the same colour. Look for lonely Forces and islands.
means-window = A short chance between two uses of cards. You may decline at no cost; the card stays in your hand for a better moment.
means-scoring-window = The last chance before points are counted. A card pays off now if it changes who holds a Region, or what it brings.

## Options

option-turns = Game Turns
    .help = How many Game Turns the game lasts.
option-begins = Who begins
    .help = Who is First Player in the first Game Turn: drawn by chance, or the player in the first seat, if the table has agreed on who begins.
option-begins-drawn = drawn by chance
option-begins-first_seat = the first seat
option-first_player = First Player
    .help = Whether the First Player token goes to the next player on the left at the start of every new Game Turn.
option-first_player-rotate = moves to the left
option-first_player-fixed = stays where it is
option-logistics = Logistics
    .help = How Resource Monopolies change Logistics in scoring. Either it adds up from where it stands, or it is set anew each time: the starting value, plus the monopolies held, minus the steps paid.
option-logistics-cumulative = adds up
option-logistics-recomputed = set anew in each scoring
option-log_min = First Logistical square
    .help = The lowest value Logistics can have. A purchase that costs a Logistical step cannot take you below it.
option-log_max = Last Logistical square
    .help = The highest value Logistics can have. Any further advance is lost.
option-copies_per_stack = Cards per stack
    .help = How many cards each stack of Action cards has at the start.
option-straits = Straits
    .help = Whether the dotted links across straits count as borders. If not, the Indian Ocean is adjacent to the North Pacific and the South Pacific instead.
option-straits-true = count as borders
option-straits-false = do not count
option-vp_rider = VP with other uses
    .help = Whether the Control cards and Propaganda War also give the VP of their text when used for Build or Attack. The VP are then counted first.
option-vp_rider-true = with Build and Attack too
option-vp_rider-false = with Card Text only
option-text_restricts_values = Card conditions
    .help = What the conditions of Amphibious Assault, Attack Helicopters and Carrier Task Forces are for. They belong to a text use that gives both values, or they restrict the Build and Attack of these cards, which then have no text use.
option-text_restricts_values-true = restrict Build and Attack
option-text_restricts_values-false = belong to the text use
option-market = Stacks
    .help = Which types of Action cards form the stacks. Chance picks them, or the table sets a list.
option-market-random = random
option-megastorm_rounding = Megastorm rounding
    .help = How Megastorm rounds when the Forces of a player do not divide evenly.
option-megastorm_rounding-down = down
option-megastorm_rounding-up = up
option-reaction_windows = Windows
    .help = When cards may be played out of turn. The scoring window always stays.
option-reaction_windows-every_use = after every card use
option-reaction_windows-between_turns = between turns and in scoring
option-reaction_windows-scoring_only = only in scoring
option-bio_distinct = Bio Weapons targets
    .help = Whether the Reductions that a player makes with Bio Weapons must hit different Forces.
option-bio_distinct-true = different Forces
option-bio_distinct-false = also the same Force

## Card texts

text-vp_per_resource_area = Count the Areas with { $resource } under your control: each earns you { $vp } VP at once.
text-vp_per_region_full_land = Count the Regions that hold a Full Land Force of yours: each earns you { $vp } VP at once.
text-mixed_points =
    { $points ->
        [one] You have { $points } point for 1 Build or 1 Reduction on Land. This text may also be used in any window, even after you have passed.
       *[other] You have { $points } points, each for 1 Build or 1 Reduction on Land. This text may also be used in any window, even after you have passed.
    }
text-build_and_reduce =
    { $where ->
        [land_beside_own_sea] Make Builds, up to { $build }, and Reductions, up to { $attack }, in any order, but only in Land Areas next to a Sea Area under your control.
        [land_beside_own_land] Make Builds, up to { $build }, and Reductions, up to { $attack }, in any order, but only in Land Areas next to another Land Area under your control.
       *[sea] Make Builds, up to { $build }, and Reductions, up to { $attack }, in any order, but at Sea only.
    }
text-builds =
    { $points ->
        [one] You have { $points } Build point, for Land or Sea as you like.
       *[other] You have { $points } Build points, for Land and Sea as you like.
    }
text-make_full = As many of your Struggling Forces as you like, at least 1, become Full.
text-struggle_player = Choose another player: all Full Forces of that player become Struggling.
text-reductions_per_full =
    { $per ->
        [one] Each Full Force you have on the map gives you { $per } Reduction. Make at least 1 in all.
       *[other] Each Full Force you have on the map gives you { $per } Reductions. Make at least 1 in all.
    }
text-bio_chain =
    { $reductions ->
        [one] Make { $reductions } Reduction. Then, seat by seat to the left, everyone may do the same; the chain ends with the first to decline.
       *[other] Make { $reductions } Reductions. Then, seat by seat to the left, everyone may do the same; the chain ends with the first to decline.
    }
text-fog = Only in the scoring window: in this Game Turn the Region Monopolies of all others earn no VP. Afterwards this card goes back to its stack.
text-remove_one_per_region = Every Region loses 1 Land Force of your choice, a Force of your own if there is no other.
text-surrender = Every Region with a Full Land Force of yours lets you take 1 opposing Land Force there off the map.
text-insurgents =
    { $count ->
        [one] Choose { $count } Struggling Land Force, whoever owns it. It gives way to a Full Force of yours.
       *[other] Choose 1 to { $count } Struggling Land Forces, whoever owns them. Each gives way to a Full Force of yours.
    }
text-megastorm =
    { $forces_per_reduction ->
        [one] Every player, you too, suffers 1 Reduction per Force they have on the map. You choose which Forces are hit.
       *[other] Every player, you too, suffers 1 Reduction per { $forces_per_reduction } Forces they have on the map. You choose which Forces are hit.
    }
text-out_of_supply = Choose another player, who loses each Force that has no other Force of theirs in a neighbouring Area.
text-remove_all_struggling = Every Struggling Force leaves the map, yours too.
text-struggle_all = Every Full Force on the map becomes Struggling, yours too.

## The sections of an edition

data-regions = Regions
data-resources = Resources
data-areas = Areas
data-borders = Borders
data-cards = Cards
data-players = Players
data-domination = Domination cards
data-actions = Action cards
data-turns = Game Turns
data-logistics = Logistical Track
data-vp = Victory Point Track
data-tokens = Tokens
data-scoring = Scoring
data-colours = Colours

## What owners of an original are asked, and where they find it

datum-colours-list = Colours of the players
datum-name-en = Name (English)
datum-letter = Letter
datum-kind = Land or sea
datum-region = Region
datum-resource = Resource
datum-extent-en = What it covers (English)
datum-build = Build points
datum-attack = Attack points
datum-timing = When its text can be used
datum-price_steps = Price in logistical steps
datum-after_text = Where it goes after its text
datum-text-effect = Effect of its text
datum-text-resource = Resource in its text
datum-text-vp = VP in its text
datum-text-targets = Whom its text concerns
datum-text-mandatory = Its text must be carried out
datum-text-choose_player = Its text chooses a player
datum-text-points = Points in its text
datum-text-where = Where its text applies
datum-text-reductions = Reductions in its text
datum-text-count = Number in its text
datum-text-forces_per_reduction = Forces for one reduction
datum-text-per = For how many of them
datum-players-min = Fewest players
datum-players-max = Most players
datum-domination-total = Domination cards in the box
datum-domination-per_player = Domination cards for each player
datum-actions-types = Types of Action cards
datum-actions-stacks = Stacks for sale
datum-actions-copies = Cards of each type
datum-turns-default = Game Turns
datum-turns-min = Fewest Game Turns
datum-turns-max = Most Game Turns
datum-logistics-min = First square
datum-logistics-start = Square at the start
datum-logistics-max = Last square
datum-vp-start = VP at the start
datum-vp-squares = Squares of the track
datum-tokens-forces = Force tokens of each colour
datum-tokens-markers = Markers of each colour
datum-scoring-land_full = VP for a full Force on land
datum-scoring-land_struggling = VP for a Struggling Force on land
datum-scoring-sea_full = VP for a full Force at sea
datum-scoring-sea_struggling = VP for a Struggling Force at sea
datum-scoring-region_monopoly = VP for a region monopoly
datum-scoring-resource_monopoly_steps = Steps for a resource monopoly
where-regions = On the board, in the heading of each region.
where-resources = On the board, in the sign of each resource.
where-areas = On the board, in the Area itself.
where-borders = On the board: the line between the two Areas, and how it is drawn.
where-cards = On the card of this name.
where-actions = In the box: count the Action cards.
where-logistics = On the Logistical Track of the board.
where-vp = On the Victory Point Track of the board.
where-tokens = In the box: count the tokens of one colour.

## The position in text

portrait-turn = Turn
portrait-turn-now = Game Turn { $turn } of { $turns }. First Player is { $seat }. Turns go in this order: { $order }.
portrait-turn-over = All { $turns } Game Turns are over. First Player was { $seat }. Turns went in this order: { $order }.
portrait-passed = Passed for this Game Turn: { $players }.
portrait-fog = Fog of War was played by { $players }: the Region Monopolies of all others earn no VP in this Game Turn.
portrait-map = Map
portrait-region = { $region }: { $areas }
portrait-seas = Seas: { $areas }
portrait-land = { $area } ({ $id }, { $resource }) { $force }.
portrait-sea = { $area } ({ $id }) { $force }.
portrait-force =
    { $state ->
        [full] Full Force of { $owner }
        [struggling] Struggling Force of { $owner }
       *[none] empty
    }
portrait-region-held = Region Monopoly of { $owner }.
portrait-resources = Resource Monopolies: { $held }.
portrait-resource-held = { $resource } held by { $owner }
portrait-players = Players
portrait-player =
    { $seat }: { $vp } VP{ $over ->
        [0] , { $number } more if the scoring were now
       *[other] { "" }
    }. Logistics { $logistics }. Cards in hand: { $hand }, in the Draw Deck: { $deck }, in the Discard Pile: { $discard }.
portrait-player-fogged = In the fog, no VP for { $regions }.
portrait-player-known = { $seat } is known to hold { $cards }.
portrait-market = Stacks
portrait-stack = { $card }: { $number } left, Build { $build }, Attack { $attack }.
portrait-price =
    { $number ->
        [one] Buying it also costs { $number } step of Logistics.
       *[other] Buying it also costs { $number } steps of Logistics.
    }
portrait-hand = Your hand
portrait-hand-empty = You have no cards in hand.
portrait-values =
    { $number ->
        [one] { $card }: Build { $build }, Attack { $attack }.
       *[other] { $card }, { $number } times: Build { $build }, Attack { $attack }.
    }
portrait-text = Text: { $text }
portrait-cards = Cards in this game
portrait-decks = Decks and Discard Piles
portrait-deck = { $seat } has in the Draw Deck and unseen in hand: { $unseen }. In the Discard Pile: { $discard }.
portrait-some = { $number } { $card }
portrait-nothing = nothing
portrait-borders = Borders
portrait-border = { $area } borders on { $areas }.

## Before an answer

detail-points =
    { $number ->
        [one] { $number } point
       *[other] { $number } points
    }
detail-stack = Build { $build }, Attack { $attack }; { $number } left
detail-land = { $region }, { $resource }; { $force }
detail-sea = Sea; { $force }
detail-player = { $vp } VP, { $number } more if the scoring were now
warning-pass =
    { $number ->
        [one] A pass is final for this Game Turn, and you still hold { $number } card. You keep it, but out of turn you can play only cards whose text allows it.
       *[other] A pass is final for this Game Turn, and you still hold { $number } cards. You keep them, but out of turn you can play only cards whose text allows it.
    }
warning-points =
    { $number ->
        [one] { $number } point that you could still use would be lost.
       *[other] { $number } points that you could still use would be lost.
    }

## What can be worked out

odds-scoring = If the scoring were now
odds-vp = { $seat }: { $vp } VP and { $number } from the map make { $total }.
odds-draws = Your next draw
odds-draw =
    { $number ->
        [one] At the start of the next Game Turn you draw { $number } card as your Logistics is now. In your Draw Deck: { $cards }. Chances, as the piles lie:
       *[other] At the start of the next Game Turn you draw { $number } cards as your Logistics is now. In your Draw Deck: { $cards }. Chances, as the piles lie:
    }
odds-card = { $card }: at least one with { $percent } %.
odds-no-draw = This is the last Game Turn, and you draw no more cards.
odds-held = Cards that others could play out of turn
odds-may-hold = { $seat } holds { $card } with { $percent } %, if every unseen card is equally likely.

# Presets

preset-standard = Standard
    .help = The rules as we read the book, with our default rulings.
preset-quick = Quick
    .help = Half as many Game Turns, and cards out of turn only in scoring: for a first game or a short evening.
preset-close = Close race
    .help = Logistics is set anew each Game Turn and the Victory Points of texts come with every use, so that leaders do not run away so easily.
preset-correspondence = Correspondence
    .help = Windows open only between turns, so that fewer answers have to be waited for.

## Positions that cannot be

flaw-domination-stack = { $card } is never for sale
flaw-stacks = there are { $stacks } stacks, not more than { $most } are in the game
flaw-not-chosen = { $card } is not among the types that the option market names
flaw-copies = there would be { $n } cards of { $card }, but only { $most } are in the game
flaw-domination = { $n } Domination cards belong to this player, not { $most }
flaw-fog = Fog of War is played in scoring only: say moment = "scoring"
flaw-passed = { $player } has passed and has no further turn in this Game Turn

## Parts of the table that lessons point at

point-panel-hand = your hand
point-panel-market = the market
point-panel-piles = your Draw Deck and Discard Pile
point-panel-score = the projected score
point-track-logistics = the Logistics track
point-track-points = the Victory Points
point-track-turn = the Game Turn

## Reasons: the terms of a bot's evaluation. $way is more or less, compared with other answers

term-vp =
    { $way ->
        [more] { $number } VP more when this Game Turn is scored.
       *[less] { $number } VP less when this Game Turn is scored.
    }
term-forces =
    { $way ->
        [more] { $number } VP more to come from your Forces on the map.
       *[less] { $number } VP less to come from your Forces on the map.
    }
term-region =
    { $way ->
        [more] { $number } VP more to come from whole Regions.
       *[less] { $number } VP less to come from whole Regions.
    }
term-region-one =
    { $way ->
        [more] { $region }: { $number } VP more to come from the Region.
       *[less] { $region }: { $number } VP less to come from the Region.
    }
term-resource =
    { $way ->
        [more] { $number } VP more to come from whole Resources.
       *[less] { $number } VP less to come from whole Resources.
    }
term-resource-one =
    { $way ->
        [more] { $resource }: { $number } VP more to come from the Resource.
       *[less] { $resource }: { $number } VP less to come from the Resource.
    }
term-draws =
    { $way ->
        [more] { $number } VP more to come from the cards you will draw.
       *[less] { $number } VP less to come from the cards you will draw.
    }
term-kept =
    { $way ->
        [more] { $number } VP more to come from cards kept in hand.
       *[less] { $number } VP less to come from cards kept in hand.
    }
term-order =
    { $way ->
        [more] { $number } VP more to come from acting later than the others.
       *[less] { $number } VP less to come from acting later than the others.
    }

## What characters gain by something, or rivals lose: objects of a sentence

gain-vp = { $number } VP in this Game Turn
gain-forces = { $number } VP from Forces on the map
gain-region = { $number } VP from whole Regions
gain-region-one = { $number } VP from { $region }
gain-resource = { $number } VP from whole Resources
gain-resource-one = { $number } VP from { $resource }
gain-draws = { $number } VP from cards still to come
gain-kept = { $number } VP from cards kept in hand
gain-order = { $number } VP from acting later
