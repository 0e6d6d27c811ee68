# Globetrotters: English.

game-globetrotters = Globetrotters
    .help = Travel round the world by land, air and sea, have Adventures, collect KEYs and Memories, and come Home with more KEYs than anyone else.

## Facts: set-up and course of the game

# Where to and where, in sentences: with the preposition and the article that go with the place.
to-place =
    { $place_id ->
        [alberta_badlands] to the { $place }
        [amazon_jungle] to the { $place }
        [atacama] to the { $place }
        [azores] to the { $place }
        [babuyan_islands] to the { $place }
        [bahamas] to the { $place }
        [canary_islands] to the { $place }
        [chagos_islands] to the { $place }
        [cook_islands] to the { $place }
        [cypress_hills] to the { $place }
        [darien_gap] to the { $place }
        [falkland_islands] to the { $place }
        [faroe_islands] to the { $place }
        [frisian_islands] to the { $place }
        [galapagos] to the { $place }
        [gobi_desert] to the { $place }
        [grand_canyon] to the { $place }
        [hindu_kush] to the { $place }
        [iguazu_falls] to the { $place }
        [imjin_river] to the { $place }
        [isles_of_scilly] to the { $place }
        [izalco_volcano] to the { $place }
        [kalahari_desert] to the { $place }
        [kermadec_islands] to the { $place }
        [laccadive_islands] to the { $place }
        [maldives] to the { $place }
        [northwest_territories] to the { $place }
        [nullarbor_plain] to the { $place }
        [okefenokee_swamp] to the { $place }
        [sahara_desert] to the { $place }
        [serengeti] to the { $place }
        [seychelles] to the { $place }
        [taurus_mountains] to the { $place }
       *[other] to { $place }
    }
at-place =
    { $place_id ->
        [alberta_badlands] in the { $place }
        [amazon_jungle] in the { $place }
        [atacama] in the { $place }
        [azores] in the { $place }
        [babuyan_islands] in the { $place }
        [bahamas] in the { $place }
        [canary_islands] in the { $place }
        [cape_york] at { $place }
        [chagos_islands] in the { $place }
        [cocos_island] on { $place }
        [cook_islands] in the { $place }
        [crater_lake] at { $place }
        [cypress_hills] in the { $place }
        [darien_gap] in the { $place }
        [easter_island] on { $place }
        [falkland_islands] in the { $place }
        [faroe_islands] in the { $place }
        [frisian_islands] in the { $place }
        [galapagos] in the { $place }
        [gobi_desert] in the { $place }
        [grand_canyon] in the { $place }
        [hindu_kush] in the { $place }
        [iguazu_falls] at the { $place }
        [imjin_river] at the { $place }
        [isles_of_scilly] in the { $place }
        [izalco_volcano] at the { $place }
        [kalahari_desert] in the { $place }
        [kermadec_islands] in the { $place }
        [king_island] on { $place }
        [laccadive_islands] in the { $place }
        [loch_ness] at { $place }
        [lord_howe_island] on { $place }
        [maldives] in the { $place }
        [midway_island] on { $place }
        [mount_damavand] at { $place }
        [mount_everest] at { $place }
        [mount_shasta] at { $place }
        [northwest_territories] in the { $place }
        [nullarbor_plain] in the { $place }
        [okefenokee_swamp] in the { $place }
        [sahara_desert] in the { $place }
        [serengeti] in the { $place }
        [seychelles] in the { $place }
        [taurus_mountains] in the { $place }
        [victoria_falls] at { $place }
       *[other] in { $place }
    }

fact-set-up =
    { $number ->
        [one] The map is laid out with all its KEYs for { $number } player.
       *[other] The map is laid out with all its KEYs for { $number } players.
    }
fact-jackpot-seeded =
    { $number ->
        [0] The Travel Agent starts a new Jackpot with ${ $cash }.
        [one] The Travel Agent starts a new Jackpot with ${ $cash } and { $number } ticket from the pack, face down.
       *[other] The Travel Agent starts a new Jackpot with ${ $cash } and { $number } tickets from the pack, face down.
    }
fact-dealt =
    { $number ->
        [one] { $seat } starts with ${ $cash } and is dealt { $number } ticket.
       *[other] { $seat } starts with ${ $cash } and is dealt { $number } tickets.
    }
    .you =
        { $number ->
            [one] You start with ${ $cash } and are dealt { $number } ticket.
           *[other] You start with ${ $cash } and are dealt { $number } tickets.
        }
fact-got-ticket = { $seat } now holds the ticket { $ticket }.
    .you = You now hold the ticket { $ticket }.
fact-tickets-taken =
    { $number ->
        [0] { $seat } takes no ticket from the pack.
        [one] { $seat } takes { $number } ticket from the pack.
       *[other] { $seat } takes { $number } tickets from the pack.
    }
    .you =
        { $number ->
            [0] You take no ticket from the pack.
            [one] You take { $number } ticket from the pack.
           *[other] You take { $number } tickets from the pack.
        }
fact-rolled-for-start = { $seat } rolls { $number } for the first turn.
    .you = You roll { $number } for the first turn.
fact-starts = { $seat } has the first turn.
    .you = You have the first turn.
fact-last-key-out = All KEYs are out: now it is time to come Home.
fact-last-key-off-map = The last KEY has left the map, but the Jackpot still holds one: nobody can win before it is won.
fact-tie-at-home = { $seat } is Home, but does not have more KEYs than everyone else.
    .you = You are Home, but do not have more KEYs than everyone else.
fact-not-back-yet = { $seat } is Home with the most KEYs, but has to go back { to-place } first, where the deportation happened.
    .you = You are Home with the most KEYs, but have to go back { to-place } first, where the deportation happened.
fact-not-by-travel = { $seat } is Home with the most KEYs, but after the deportation has to come by land, air or water.
    .you = You are Home with the most KEYs, but after the deportation have to come by land, air or water.
fact-won =
    { $number ->
        [one] { $seat } is Home with { $number } KEY, more than anyone else, and wins.
       *[other] { $seat } is Home with { $number } KEYs, more than anyone else, and wins.
    }
    .you =
        { $number ->
            [one] You are Home with { $number } KEY, more than anyone else, and win.
           *[other] You are Home with { $number } KEYs, more than anyone else, and win.
        }
fact-round-limit = Round { $round } was the last one.

## Facts: turns, money and work

fact-turn-begins = Round { $round }: { $seat } has the turn.
    .you = Round { $round }: it is your turn.
fact-turn-lost = { $seat } is still away for the weekend and loses this turn.
    .you = You are still away for the weekend and lose this turn.
fact-turn-over = The turn of { $seat } is over.
    .you = Your turn is over.
fact-home-chosen = { $seat } chooses { $place } as Home.
    .you = You choose { $place } as Home.
fact-spending-money = { $seat } receives ${ $cash } spending money.
    .you = You receive ${ $cash } spending money.
fact-money-due = { $seat } is due ${ $cash } and must ask for it before the turn ends.
    .you = You are due ${ $cash } and must ask for it before the turn ends.
fact-key-due = { $seat } is due the KEY of { $key } and must ask for it before the turn ends.
    .you = You are due the KEY of { $key } and must ask for it before the turn ends.
fact-memory-due = { $seat } is due the Memory of { $place } and must ask for it before the turn ends.
    .you = You are due the Memory of { $place } and must ask for it before the turn ends.
fact-claimed = { $seat } asks for what is due.
    .you = You ask for what is due.
fact-forgotten = { $seat } did not ask for something that was due, and it is lost.
    .you = You did not ask for something that was due, and it is lost.
fact-tickets-due =
    { $number ->
        [one] { $seat } is due { $number } ticket and must ask for it before the turn ends.
       *[other] { $seat } is due { $number } tickets and must ask for them before the turn ends.
    }
    .you =
        { $number ->
            [one] You are due { $number } ticket and must ask for it before the turn ends.
           *[other] You are due { $number } tickets and must ask for them before the turn ends.
        }
fact-specials-due =
    { $number ->
        [one] { $seat } is due { $number } Special Memory and must ask for it before the turn ends.
       *[other] { $seat } is due { $number } Special Memories and must ask for them before the turn ends.
    }
    .you =
        { $number ->
            [one] You are due { $number } Special Memory and must ask for it before the turn ends.
           *[other] You are due { $number } Special Memories and must ask for them before the turn ends.
        }
fact-owes = { $seat } owes the Travel Agent ${ $cash }, if anybody insists.
    .you = You owe the Travel Agent ${ $cash }, if anybody insists.
fact-insisted = { $seat } insists: { $other } must give what is owed.
    .you = You insist: { $other } must give what is owed.
    .at-you = { $seat } insists: you must give what is owed.
fact-lapsed = Nobody insisted, and ${ $cash } that { $seat } owed are forgotten.
    .you = Nobody insisted, and ${ $cash } that you owed are forgotten.
fact-turn-stands = Nobody objected: the turn that { $seat } took by mistake stands.
    .you = Nobody objected: the turn that you took by mistake stands.
fact-worked = { $seat } works and earns ${ $cash }.
    .you = You work and earn ${ $cash }.

## Facts: travel and arrival

fact-rolled =
    { $face ->
        [ticket] { $seat } rolls the ticket symbol.
        [trouble] { $seat } rolls the trouble symbol.
       *[other] { $seat } rolls { $face } for an overland trip.
    }
    .you =
        { $face ->
            [ticket] You roll the ticket symbol.
            [trouble] You roll the trouble symbol.
           *[other] You roll { $face } for an overland trip.
        }
fact-free-ticket = { $seat } does not move and gets a free ticket.
    .you = You do not move and get a free ticket.
fact-trouble-rolled = { $seat } does not move but is in trouble: it costs money, and the turn is over.
    .you = You do not move but are in trouble: it costs money, and the turn is over.
fact-went-overland = { $seat } travels overland { to-place }.
    .you = You travel overland { to-place }.
fact-flew = { $seat } flies { to-place } with the ticket { $ticket }.
    .you = You fly { to-place } with the ticket { $ticket }.
fact-sailed = { $seat } goes on board and first sails { to-place }.
    .you = You go on board and first sail { to-place }.
fact-sailed-on = { $seat } sails on { to-place }.
    .you = You sail on { to-place }.
fact-course-set = { $seat } sets course for { $place }.
    .you = You set course for { $place }.
fact-settles = { $seat } settles the arrival { at-place }.
    .you = You settle the arrival { at-place }.
fact-arrived = { $seat } arrives { at-place }.
    .you = You arrive { at-place }.
fact-nothing-due-at-home = { $seat } is at Home ({ $place }) and pays no expenses.
    .you = You are at Home ({ $place }) and pay no expenses.
fact-paid =
    { $cash ->
        [0] { $seat } pays nothing.
       *[other] { $seat } pays ${ $cash }.
    }
    .you =
        { $cash ->
            [0] You pay nothing.
           *[other] You pay ${ $cash }.
        }
fact-paid-to-jackpot =
    { $cash ->
        [0] { $seat } puts nothing into the Jackpot.
       *[other] { $seat } pays ${ $cash } into the Jackpot.
    }
    .you =
        { $cash ->
            [0] You put nothing into the Jackpot.
           *[other] You pay ${ $cash } into the Jackpot.
        }
fact-result-withheld = Since the deportation, Home ({ $place }) gives { $seat } nothing.
    .you = Since the deportation, Home ({ $place }) gives you nothing.
fact-flag-cleared = { $seat } has settled matters, and the deportation mark ({ $place }) is gone.
    .you = You have settled matters, and the deportation mark ({ $place }) is gone.
fact-tickets-lost =
    { $number ->
        [0] { $seat } has no ticket to lose in the Wasteland.
        [one] { $seat } loses { $number } ticket in the Wasteland.
        [2] { $seat } loses both tickets in the Wasteland.
       *[other] { $seat } loses all { $number } tickets in the Wasteland.
    }
    .you =
        { $number ->
            [0] You have no ticket to lose in the Wasteland.
            [one] You lose { $number } ticket in the Wasteland.
            [2] You lose both tickets in the Wasteland.
           *[other] You lose all { $number } tickets in the Wasteland.
        }

## Facts: tickets

fact-bought =
    { $number ->
        [one] { $seat } buys { $number } ticket for ${ $cash }.
       *[other] { $seat } buys { $number } tickets for ${ $cash }.
    }
    .you =
        { $number ->
            [one] You buy { $number } ticket for ${ $cash }.
           *[other] You buy { $number } tickets for ${ $cash }.
        }
fact-bought-pair =
    { $number ->
        [one] { $seat } buys at the discount: { $number } ticket, the last there is, for ${ $cash }.
       *[other] { $seat } buys at the discount: { $number } tickets for ${ $cash }.
    }
    .you =
        { $number ->
            [one] You buy at the discount: { $number } ticket, the last there is, for ${ $cash }.
           *[other] You buy at the discount: { $number } tickets for ${ $cash }.
        }
fact-must-buy =
    { $number ->
        [one] { $seat } must buy { $number } missing ticket for ${ $cash }.
       *[other] { $seat } must buy { $number } missing tickets for ${ $cash }.
    }
    .you =
        { $number ->
            [one] You must buy { $number } missing ticket for ${ $cash }.
           *[other] You must buy { $number } missing tickets for ${ $cash }.
        }
fact-refunded = { $seat } gives a ticket back to the Travel Agent for ${ $cash }.
    .you = You give a ticket back to the Travel Agent for ${ $cash }.
fact-ticket-to-jackpot = The card uses up a ticket: drawn blindly from the hand of { $seat }, it goes into the Jackpot.
    .you = The card uses up a ticket: drawn blindly from your hand, it goes into the Jackpot.
fact-pack-empty = There is no ticket left in the pack.
fact-pack-reshuffled = A pack is used up and shuffled anew, { $number } in all.

## Facts: Adventures

fact-adventure-read = { $seat } has an Adventure { at-place }. “{ $adventure }”
    .you = You have an Adventure { at-place }. “{ $adventure }”
fact-card-says =
    { $instruction ->
        [cash-gain] The card says: receive ${ $number }.
        [cash-lose] The card says: pay ${ $number } into the Jackpot.
        [tickets-gain] { $number ->
            [one] The card says: gain { $number } ticket.
           *[other] The card says: gain { $number } tickets.
        }
        [tickets-lose] { $number ->
            [one] The card says: use { $number } ticket. Whoever has none must buy it first.
           *[other] The card says: use { $number } tickets. Whoever has fewer must buy what is missing first.
        }
        [exchange] The card says: exchange all your tickets.
        [key-lose] The card says: lose a KEY of your choice to the Jackpot.
        [special-gain] The card says: Special Memory!
        [special-lose] The card says: lose a Special Memory to the Jackpot.
        [day] The card says: for the day.
        [weekend] The card says: for the weekend.
        [switch] The card says: switch places!
        [back] The card says: go back!
        [home] The card says: go home!
        [bonus] The card says: TRAVEL BONUS! On to any city of this continent.
        [bonus-world] The card says: *** TRAVEL BONUS! On to any place of the map.
       *[other] The card says: { $instruction } { $number }.
    }
fact-card-sends = The card says: go { to-place }.
fact-gained-cash = { $seat } receives ${ $cash }.
    .you = You receive ${ $cash }.
fact-gained-tickets =
    { $number ->
        [one] { $seat } gains { $number } ticket.
       *[other] { $seat } gains { $number } tickets.
    }
    .you =
        { $number ->
            [one] You gain { $number } ticket.
           *[other] You gain { $number } tickets.
        }
fact-exchanged =
    { $number ->
        [0] { $seat } has no ticket to exchange.
        [one] { $seat } exchanges { $number } ticket.
       *[other] { $seat } exchanges { $number } tickets.
    }
    .you =
        { $number ->
            [0] You have no ticket to exchange.
            [one] You exchange { $number } ticket.
           *[other] You exchange { $number } tickets.
        }
fact-gained-special =
    { $number ->
        [one] { $seat } gains { $number } Special Memory.
       *[other] { $seat } gains { $number } Special Memories.
    }
    .you =
        { $number ->
            [one] You gain { $number } Special Memory.
           *[other] You gain { $number } Special Memories.
        }
fact-lost-special =
    { $number ->
        [one] { $seat } loses { $number } Special Memory to the Jackpot.
       *[other] { $seat } loses { $number } Special Memories to the Jackpot.
    }
    .you =
        { $number ->
            [one] You lose { $number } Special Memory to the Jackpot.
           *[other] You lose { $number } Special Memories to the Jackpot.
        }
fact-lost-key = { $seat } loses the KEY of { $key } to the Jackpot.
    .you = You lose the KEY of { $key } to the Jackpot.
fact-day-spent = { $seat } stays for the day, and the turn is over.
    .you = You stay for the day, and the turn is over.
fact-weekend-spent = { $seat } stays for the weekend: the turn is over, and the next one is lost.
    .you = You stay for the weekend: the turn is over, and the next one is lost.
fact-sent-to = { $seat } is sent { to-place }.
    .you = You are sent { to-place }.
fact-switched = { $seat } and { $other } switch places.
    .you = You and { $other } switch places.
    .at-you = { $seat } and you switch places.
fact-not-moved =
    { $reason ->
        [first-turn] It is the first turn of { $seat }: nobody is moved back or home then.
        [there-already] { $seat } is there already.
        [nobody-else] There is nobody on the map with whom { $seat } could switch places.
       *[nowhere-before] { $seat } has not been anywhere else before.
    }
    .you =
        { $reason ->
            [first-turn] It is your first turn: nobody is moved back or home then.
            [there-already] You are there already.
            [nobody-else] There is nobody on the map with whom you could switch places.
           *[nowhere-before] You have not been anywhere else before.
        }
fact-stays-put = { $seat } stays { at-place }.
    .you = You stay { at-place }.
fact-bonus-offered = { $seat } has a Travel Bonus.
    .you = You have a Travel Bonus.
fact-bonus-used = { $seat } uses the Travel Bonus to go { to-place }.
    .you = You use the Travel Bonus to go { to-place }.
fact-bonus-lost = The Travel Bonus of { $seat } lapses.
    .you = Your Travel Bonus lapses.
fact-no-reward = { $seat } gets no reward { at-place }.
    .you = You get no reward { at-place }.

## Facts: KEYs and Memories

fact-got-key = { $seat } gets the KEY of { $key }.
    .you = You get the KEY of { $key }.
fact-key-passes = The KEY of { $key } passes from { $other } to { $seat }.
    .you = The KEY of { $key } passes from { $other } to you.
    .at-you = The KEY of { $key } passes from you to { $seat }.
fact-may-challenge = { $seat } may challenge { $other } for the KEY of { $key }.
    .you = You may challenge { $other } for the KEY of { $key }.
    .at-you = { $seat } may challenge you for the KEY of { $key }.
fact-got-memory = { $seat } earns the Memory of { $place }.
    .you = You earn the Memory of { $place }.
fact-memory-known = { $seat } already has the Memory of { $place }.
    .you = You already have the Memory of { $place }.
fact-placed-special = { $seat } places a Special Memory { at-place }.
    .you = You place a Special Memory { at-place }.
fact-markers-taken =
    { $number ->
        [0] { $seat } takes over the Markers of { $other }, but none of them is new.
        [one] { $seat } takes over { $number } Marker from { $other }.
       *[other] { $seat } takes over { $number } Markers from { $other }.
    }
    .you =
        { $number ->
            [0] You take over the Markers of { $other }, but none of them is new.
            [one] You take over { $number } Marker from { $other }.
           *[other] You take over { $number } Markers from { $other }.
        }
    .at-you =
        { $number ->
            [0] { $seat } takes over your Markers, but none of them is new.
            [one] { $seat } takes over { $number } Marker from you.
           *[other] { $seat } takes over { $number } Markers from you.
        }

## Facts: challenges and the Jackpot

fact-challenged = { $seat } challenges { $other } for the KEY of { $key } and owes a fee of ${ $cash }.
    .you = You challenge { $other } for the KEY of { $key } and owe a fee of ${ $cash }.
    .at-you = { $seat } challenges you for the KEY of { $key } and owes a fee of ${ $cash }.
fact-challenge-roll = { $seat } rolls { $number } in the challenge.
    .you = You roll { $number } in the challenge.
fact-challenge-round = Round { $number } of the challenge is undecided.
fact-challenge-won = { $seat } wins the challenge and takes the KEY of { $key }.
    .you = You win the challenge and take the KEY of { $key }.
fact-challenge-lost = { $seat } loses the challenge for the KEY of { $key }, and the turn is over.
    .you = You lose the challenge for the KEY of { $key }, and the turn is over.
fact-jackpot-roll = { $seat } rolls { $number } for the Jackpot.
    .you = You roll { $number } for the Jackpot.
fact-jackpot-won =
    { $number ->
        [0] { $seat } wins the Jackpot: ${ $cash }, no tickets, and whatever else lies in it.
        [one] { $seat } wins the Jackpot: ${ $cash }, { $number } ticket and whatever else lies in it.
       *[other] { $seat } wins the Jackpot: ${ $cash }, { $number } tickets and whatever else lies in it.
    }
    .you =
        { $number ->
            [0] You win the Jackpot: ${ $cash }, no tickets, and whatever else lies in it.
            [one] You win the Jackpot: ${ $cash }, { $number } ticket and whatever else lies in it.
           *[other] You win the Jackpot: ${ $cash }, { $number } tickets and whatever else lies in it.
        }
fact-jackpot-tickets =
    { $number ->
        [one] { $seat } takes the ticket out of the Jackpot.
       *[other] { $seat } takes the { $number } tickets out of the Jackpot.
    }
    .you =
        { $number ->
            [one] You take the ticket out of the Jackpot.
           *[other] You take the { $number } tickets out of the Jackpot.
        }
fact-jackpot-missed = { $seat } misses the Jackpot, and the turn is over.
    .you = You miss the Jackpot, and the turn is over.

## Facts: moving on, obligations and deportation

fact-bumped = { $seat } bumps { $other } { at-place }.
    .you = You bump { $other } { at-place }.
    .at-you = { $seat } bumps you { at-place }.
fact-must-move-on = { $seat } must move on.
    .you = You must move on.
fact-ticket-turned-up = The ticket { $ticket } is turned up for { $seat }.
    .you = The ticket { $ticket } is turned up for you.
fact-both-barred = Both places of the ticket { $ticket } are barred.
fact-moved-on = { $seat } moves on { to-place }.
    .you = You move on { to-place }.
fact-off-the-map = { $seat } can go nowhere and waits beside the map.
    .you = You can go nowhere and wait beside the map.
fact-short-of = { $seat } is ${ $cash } short.
    .you = You are ${ $cash } short.
fact-short-of-tickets =
    { $number ->
        [one] { $seat } is { $number } ticket short and cannot buy it.
       *[other] { $seat } is { $number } tickets short and cannot buy them.
    }
    .you =
        { $number ->
            [one] You are { $number } ticket short and cannot buy it.
           *[other] You are { $number } tickets short and cannot buy them.
        }
fact-lacks-key = { $seat } has no KEY to lose.
    .you = You have no KEY to lose.
fact-lacks-special = { $seat } has no Special Memory in hand to lose.
    .you = You have no Special Memory in hand to lose.
fact-forfeited =
    { $number ->
        [0] { $seat } cannot give what is asked and forfeits ${ $cash }.
        [one] { $seat } cannot give what is asked and forfeits ${ $cash } and { $number } ticket.
       *[other] { $seat } cannot give what is asked and forfeits ${ $cash } and { $number } tickets.
    }
    .you =
        { $number ->
            [0] You cannot give what is asked and forfeit ${ $cash }.
            [one] You cannot give what is asked and forfeit ${ $cash } and { $number } ticket.
           *[other] You cannot give what is asked and forfeit ${ $cash } and { $number } tickets.
        }
fact-deported = { $seat } is deported { to-place }, and the turn is over.
    .you = You are deported { to-place }, and the turn is over.
fact-win-barred = { $seat } cannot win now without first going back { to-place } and then coming Home by land, air or water.
    .you = You cannot win now without first going back { to-place } and then coming Home by land, air or water.

## Actions

action-choose-home = Make { $place } your Home
action-roll = Travel overland: roll the 12-sided die
action-move-to = Stop at { $place }
action-fly = Fly { to-place } with the ticket { $ticket }
action-sail = Sail by way of { $place }
action-work = Work and end your turn
action-adventure = Have an Adventure
action-try-jackpot = Try for the Jackpot
action-challenge = Challenge the holder of this city's KEY
action-buy =
    { $number ->
        [one] Buy { $number } ticket
       *[other] Buy { $number } tickets
    }
action-buy-pair = Buy tickets at the discount
action-refund = Give back the ticket { $ticket }
action-place-special = Place a Special Memory { at-place }
action-send-to = Choose { $place }
action-give-key = Give up the KEY of { $key }
action-switch-with = Switch places with { $seat }
action-bonus-to = Use the Travel Bonus: go { to-place }
action-set-course = Set course for { $place }
action-claim =
    { $due ->
        [0] Ask for what you are due
        [1] Ask for the second thing you are due
        [2] Ask for the third thing you are due
       *[other] Ask for a further thing you are due
    }
action-insist = Insist on what { $seat } owes
action-take-turn = Take the turn all the same
action-settle = Go on: your arrival counts now
action-decline = Decline
action-ticket = The ticket { $ticket } comes off the pack
action-lose-ticket = The ticket { $ticket } is drawn from the hand
action-show-ticket = The ticket { $ticket } of the Jackpot is shown
action-card = Adventure card { $card } is read
action-face =
    { $face ->
        [ticket] The 12-sided die shows the ticket symbol
        [trouble] The 12-sided die shows the trouble symbol
       *[other] The 12-sided die shows { $face }
    }
action-die = The die shows { $pips }

## Why something is not possible

refusal-not-now = This is not possible at the moment.
refusal-no-such-place = There is no such place on the map.
refusal-no-such-ticket = There is no such ticket in this game.
refusal-not-on-ticket = The ticket { $ticket } does not lead { to-place }.
refusal-not-on-home-ticket = Your Home must be one of the two places on your first ticket.
refusal-ticket-not-in-hand = You do not have the ticket { $ticket } in your hand.
refusal-not-a-red-dot = You can fly only out of a red-dot city.
refusal-already-there = You are already there: { $place }.
refusal-no-overland-route = No overland route starts here.
refusal-too-far = You cannot get { to-place } overland with this roll.
refusal-must-leave = You must stop somewhere else than where you started.
refusal-no-water-route = No water route leads from here by way of { $place }.
refusal-no-turning-round = You cannot turn round on a Cruise Island: you keep your course.
refusal-no-adventure-here = You can have Adventures only in red-dot cities.
refusal-no-adventure-now = There is no Adventure for you here at the moment: each arrival gives one, before you travel on.
refusal-adventure-withheld = Since your deportation your Home gives you no Adventure.
refusal-cannot-pay-again = You cannot pay the expenses for another stay, not even with refunds.
refusal-no-jackpot-here = You can try for the Jackpot only in a Gambling City.
refusal-no-jackpot-now = Each arrival in a Gambling City gives one try for the Jackpot, before you travel on.
refusal-no-challenge = There is nobody you may challenge here now.
refusal-not-a-city-key = You can challenge only for the KEY of the KEY City you are in, never for a Continent KEY.
refusal-cannot-pay-fee = You cannot pay the fee of the challenge, not even with refunds.
refusal-bought-already = You have already bought tickets in this turn.
refusal-not-enough-money = You do not have enough money for that.
refusal-not-so-many = The pack does not have that many tickets to sell.
refusal-no-special = You have no Special Memory to place.
refusal-not-on-chart = { $place } is not on the Chart of Memories.
refusal-one-memory-a-city = You already have the Memory of { $place }.
refusal-one-special-a-continent = You have already placed a Special Memory on the continent of { $place }.
refusal-barred = { $place } is barred for moving on.
refusal-not-turned-up = { $place } is not on the ticket that was turned up.
refusal-not-your-key = You can give up only a KEY that you hold.
refusal-not-on-the-map = You can switch only with another player whose piece is on the map.
refusal-not-a-bonus-place = { $place } is not a city of this continent, as the Travel Bonus asks.
refusal-not-an-end = { $place } is not an end of this water route.
refusal-refund-what-is-needed = You must pay first: choose a ticket to give back.
refusal-nothing-owed = There is nothing to insist on at the moment.
refusal-nothing-to-claim = There is nothing like that for you to ask for.

## Questions

question-choose-home = Which place of your first ticket becomes your Home?
question-before-arrival = You have arrived. Do you want to do something first?
question-travel-or-work = What do you do: travel, work or something else?
question-move-to = Where do you stop (up to { $roll } away)?
question-send-to = { $seat } must leave { $place }: where to?
question-refund-to-pay =
    { $cash ->
        [0] Do you give back tickets before things go on?
       *[other] You are ${ $cash } short: which ticket do you give back?
    }
question-set-course = Bound for which end of the water route ({ $place })?
question-give-key = Which of your KEYs do you give up?
question-switch-with = With whom do you switch places?
question-bonus = Travel Bonus: do you go to a city of this continent?
question-world-bonus = *** Travel Bonus: do you go to any place of the map?
question-lost-turn = The weekend has cost you this turn: do you sit it out?
question-after-turn = Your turn is over: is there anything left you want to do?

## What a question means, and what matters then

means-choose-home = Home never costs you anything, and to win you must come back here: take a place worth beginning at, with many ways back.
means-before-arrival = Expenses and the result of the place come next. Before that you may still give tickets back for money: good where tickets get lost.
means-travel-or-work = Travel as long as your money and luck last; work ends your turn and brings money. Red-dot cities earn KEYs and Memories.
means-move-to = You may stop sooner than the die allows. Look at what a place costs, and whether your turn goes on there.
means-send-to = You choose where this player goes. An expensive or remote place holds a rival up; a city with a red dot helps them.
means-refund-to-pay = A ticket given back is money now. Part with the one whose two places you need least.
means-set-course = A ship cannot turn round: next turn you go on to the end that you name now.
means-give-key = The KEY goes into the Jackpot, where anybody may win it. Give up the one you could win back most easily.
means-switch-with = Your pieces trade places, and you follow the rules of the new one. Choose somebody who stands where you want to be.
means-bonus = A trip to any city of this continent without ticket or die; its expenses are due as usual. Now or never, but you may stay.
means-world-bonus = A trip to any place of the map without ticket or die. Think of a KEY that is hard to reach, or of Home once you can win.
means-after-turn = Nothing moves any more. Tickets are cheaper now than in your turn; with tickets in hand you can fly next time.
means-lost-turn = An Adventure has cost you this turn. You stay where you are and keep everything; then the next player goes.

## Options

option-forgetting = What is due to you
    .help = Whether you get what is due to you by itself, or must ask for it before your turn ends. What you do not ask for in time is lost. With everything to be asked for, expenses must be insisted on by others too: what you owe is forgotten at the end of the next turn, and a turn that a weekend has cost you stands if nobody objects.
option-forgetting-auto = comes by itself
option-forgetting-ask_money = ask for your spending money
option-forgetting-ask_all = ask for everything
option-deportation = Home after a deportation
    .help = What a deportation withholds from you at Home. Either your Home gives you nothing until you have settled matters where you were deported from, or only the deported arrival itself gives nothing. Whether you can win before that is an option of its own.
option-deportation-strict = nothing until matters are settled
option-deportation-arrival_only = nothing on that arrival only
option-deported_win = Winning after a deportation
    .help = For whom a deportation bars the win until matters are settled where it happened and the way Home was by land, air or water: only for a player who had more KEYs than anyone else at that moment, or for everybody who was ever deported.
option-deported_win-leader = barred for who led in KEYs
option-deported_win-always = barred for everybody
option-bonus_expenses_to = Expenses after a Travel Bonus
    .help = Who gets the expenses of the place you go to with a Travel Bonus.
option-bonus_expenses_to-agent = the Travel Agent
option-bonus_expenses_to-jackpot = the Jackpot
option-keys_out = All KEYs are out
    .help = When all KEYs count as out, so that somebody can win. Either none lies on the map any more, or players hold them all and none lies in the Jackpot either.
option-keys_out-off_map = when none is on the map
option-keys_out-all_held = when players hold them all
option-jackpot_markers = Markers with a Continent KEY
    .help = What happens to the Markers of the player who lost a Continent KEY when another wins it from the Jackpot. The winner's Markers replace them, or both keep theirs.
option-jackpot_markers-swap = replaced by the winner's
option-jackpot_markers-copy = kept by both
option-home_win = Winning at Home
    .help = Whether standing at Home in your own turn is enough to win, or you must arrive there after the last KEY is out.
option-home_win-standing = standing there is enough
option-home_win-must_arrive = you must arrive there
option-refund_anytime = Refunds
    .help = Whether you may give tickets back even between an arrival and its result, and between the reading of an Adventure and its execution. Otherwise you may then give back only what you need to pay.
option-refund_anytime-true = at any time
option-refund_anytime-false = not in the middle of an arrival
option-trouble_at_home = Trouble symbol at Home
    .help = Whether the trouble symbol costs you money when you roll it at Home. Your turn is over either way.
option-trouble_at_home-paid = costs as elsewhere
option-trouble_at_home-free = free
option-packs = Packs
    .help = What happens when every card of a pack has been used. The pack is shuffled anew, or it goes round again in the same order, so that players with a good memory know what comes.
option-packs-cycle = same order again
option-packs-reshuffle = shuffled anew
option-round_limit = Round limit
    .help = After how many rounds the game ends at the latest; 0 means never. Then most KEYs win, after that most Memories, after that most money, tickets included.

## The sections of an edition

data-drawing = Drawing of the map
data-continents = Continents
data-locations = Places
data-former_ids = Former ids
data-bends = Bends of overland routes
data-overland = Overland routes
data-water = Water routes
data-packs = Packs of Adventures
data-adventures = Adventures
data-tickets = Airline Tickets
data-players = Players
data-colours = Colours
data-components = Components
data-keys = KEYs
data-dice = Dice
data-winning_roll = Winning rolls
data-start = Start of the game
data-income = Spending money and work
data-fares = Fares
data-jackpot = Jackpot
data-challenge = Challenge
data-expenses = Expenses
data-trouble_symbol = Trouble symbol
data-kinds = Types of location
data-travel = Travel
data-memories = Memories
data-moving_on = Moving on
data-tie_break = Tie-break

## What owners of an original are asked, and where they find it

datum-colours-list = Colours of the players
datum-name-en = Name (English)
datum-cards = Cards in the pack
datum-card = Number of the card
datum-city = City
datum-effect = What happens
datum-text-en = Story (English)
datum-pack = Pack of Adventures
datum-kind = Type of location
datum-continent = Continent
datum-ends = Both ends of the route
datum-places = Both places on the ticket
datum-players-min = Fewest players
datum-players-max = Most players
datum-components-pieces = Playing pieces
datum-components-keys = KEYs
datum-components-city_keys = City KEYs
datum-components-continent_keys = Continent KEYs
datum-components-cheque = Value of a cheque
datum-components-tickets = Airline Tickets
datum-components-ticket_places = Places on a ticket
datum-components-adventure_packs = Packs of Adventures
datum-keys-city_keys = Cities with a KEY
datum-keys-continent_keys = Continents with a KEY
datum-dice-overland_faces = Faces of the overland die
datum-dice-overland_numbers = Numbers on the overland die
datum-dice-overland_symbols = Symbols on the overland die
datum-dice-ordinary = Ordinary dice
datum-dice-ordinary_sides = Sides of an ordinary die
datum-winning_roll-totals = Totals that win
datum-winning_roll-doubles = Doubles win
datum-start-cash = Cash at the start
datum-start-tickets = Tickets at the start
datum-income-spending_money = Spending money
datum-income-spending_from_turn = First turn with spending money
datum-income-work = Pay for work
datum-fares-full = Full fare
datum-fares-full_purchases = Purchases at the full fare in a turn
datum-fares-discount = Discount fare
datum-fares-discount_tickets = Tickets for the discount fare
datum-fares-discount_purchases = Purchases at the discount fare in a turn
datum-fares-refund = Refund for a ticket
datum-jackpot-cash = Cash in a new Jackpot
datum-jackpot-tickets = Tickets in a new Jackpot
datum-jackpot-rolls = Rolls in a try
datum-jackpot-tries_per_arrival = Tries for each arrival
datum-challenge-fee = Fee
datum-challenge-per_adventure = Challenges for each Adventure
datum-expenses-key = KEY City
datum-expenses-continental = Continental City
datum-expenses-national = National City
datum-expenses-regional = Regional City
datum-expenses-gambling = Gambling City
datum-expenses-tropical = Tropical Island
datum-expenses-wasteland = Wasteland
datum-expenses-trouble = Trouble spot
datum-expenses-cruise = Cruise Island
datum-trouble_symbol-cost = Cost of the symbol
datum-kinds-red_dot = With a red dot
datum-kinds-cities = Cities
datum-kinds-turn_over = Turn over a ticket here
datum-travel-overland_min = Fewest steps over land
datum-travel-adventures_per_arrival = Adventures for each arrival
datum-travel-weekend_lost_turns = Turns lost for the weekend
datum-memories-for_continent_key = Memories for a Continent KEY
datum-memories-lead_to_take_over = Lead that takes a KEY over
datum-memories-per_city = Memories of one city
datum-memories-special_per_continent = Special Memories in a continent
datum-memories-special_per_arrival = Special Memories for landing on an island
datum-moving_on-tickets_shown = Tickets turned up
datum-moving_on-rejected_tickets = Tickets in vain before one goes Home
datum-tie_break-ticket_value = Value of a ticket in hand
where-packs = In the box: count the Adventure Cards of each pack.
where-adventures = On the Adventure Card with this number, in the row of the city.
where-continents = On the Chart of Continental Cities.
where-locations = On the world map: the sign of the place, with the legend beside it.
where-overland = On the world map: the line over land between the two places.
where-water = On the world map: the line over water through this island.
where-tickets = On an Airline Ticket: the two places it names.
where-keys = In the box: the KEYs, and what is printed on them.
where-components = In the box: count them.
where-dice = On the dice.

## The position in text

portrait-round = Turn
portrait-now = Round { $round }. { $seat } has the turn.
portrait-nobody = Nobody
portrait-travellers = Travellers
portrait-traveller = { $seat }: at { $place }, Home: { $home }. Money: ${ $cash }, tickets: { $tickets }, Special Memories in hand: { $specials }.
portrait-off-map = no place yet
portrait-keys-held =
    { $number ->
        [one] { $number } KEY: { $keys }.
       *[other] { $number } KEYs: { $keys }.
    }
portrait-memories = Memories: { $places }.
portrait-course = Course: { $place }.
portrait-deported = Deported from { $place }: going back there and paying clears the mark.
portrait-must-go-back = Cannot win before that, and then only by coming Home by land, air or water.
portrait-owes = Owes the Travel Agent ${ $cash }.
portrait-must-travel = Wins only by coming Home by land, air or water.
portrait-keys = KEYs
portrait-keys-left =
    { $number ->
        [one] { $number } KEY is still on the map: { $keys }.
       *[other] { $number } KEYs are still on the map: { $keys }.
    }
portrait-no-keys-left = No KEY is left on the map.
portrait-keys-in-jackpot = In the Jackpot: { $keys }.
portrait-jackpot = Jackpot
portrait-jackpot-holds = Money: ${ $cash }, tickets: { $tickets }, Special Memories: { $specials }.
portrait-tickets = Your tickets
portrait-ticket = { $places } ({ $ticket })
portrait-no-tickets = You have no tickets.
portrait-chart = Chart of Memories
portrait-continent = { $continent }: { $counts }.
portrait-count = { $seat } { $number }

## Types of location

kind-key = KEY City
kind-continental = Continental City
kind-national = National City
kind-regional = Regional City
kind-gambling = Gambling City
kind-tropical = Tropical Island
kind-wasteland = Wasteland
kind-trouble = Trouble Spot
kind-cruise = Cruise Island

## Before an answer

detail-steps =
    { $number ->
        [one] { $number } step
       *[other] { $number } steps
    }
detail-place =
    { $cash ->
        [0] { $kind }, no expenses
       *[other] { $kind }, ${ $cash }
    }
detail-route = bound for { $place }
detail-turn-over = ends your turn
detail-bumps = bumps { $seat }
detail-costs = costs ${ $cash }
detail-pays = brings ${ $cash }
detail-pair = { $number } for ${ $cash }
detail-fee = { $seat } holds it; the fee is ${ $cash }
detail-jackpot =
    { $keys ->
        [0] it holds ${ $cash }, tickets: { $tickets }
       *[other] it holds ${ $cash }, tickets: { $tickets }, KEYs: { $keys }
    }
detail-due-money = ${ $cash }
detail-due-key = KEY of { $key }
detail-due-memory = Memory of { $place }
detail-due-tickets = { $number ->
        [one] { $number } ticket
       *[other] { $number } tickets
    }
detail-due-specials = { $number ->
        [one] { $number } Special Memory
       *[other] { $number } Special Memories
    }
detail-insist =
    { $cash ->
        [0] the turn was lost to a weekend
       *[other] ${ $cash }
    }
prize-key = its KEY is still here
prize-key-in-jackpot = its KEY lies in the Jackpot
prize-own-key = you hold its KEY
prize-challenge = { $seat } holds its KEY
prize-memory-known = you have its Memory
prize-memory = a Memory
prize-memory-and-key = a Memory, and with it the Continent KEY

## What can be worked out

odds-dice = Dice
odds-percent = { NUMBER($chance, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) }
odds-jackpot = You win the Jackpot with two rolls in { $percent } of all tries.
odds-challenge = Each side wins a challenge in { $percent } of all cases.
odds-adventures = Adventures here
odds-heard = { $percent }: “{ $adventure }” (read out before)
odds-unheard = { $percent }: something that nobody has heard yet
odds-reach = How far a roll takes you
odds-roll = { $number } away: { $places }.
odds-routes = The shortest ways
odds-route =
    { $place }{ $home ->
        [yes] {" "}(your Home)
       *[no] {""}
    }: { $steps ->
        [0] you are there.
        [one] 1 step, voyages by ship: { $ships }.
       *[other] { $steps } steps, voyages by ship: { $ships }.
    }

# Presets

preset-standard = Standard
    .help = The Official Rules as we read them, with our default rulings.
preset-family = Family
    .help = After a deportation only that arrival at Home gives you nothing. You cannot win before you have settled matters only if you led in KEYs when you were deported.
preset-ask-or-lose-it = Ask or lose it
    .help = Both sides of forgetting, as the booklet has it: whatever you are due must be asked for before your turn ends, and what you owe for an arrival is gone if nobody insists before the next turn is over.
preset-online = Online
    .help = After 40 rounds the most KEYs win.
preset-first-trip = First trip
    .help = After 8 rounds the most KEYs win.

## Positions that cannot be

flaw-cheques = { $value } is not a multiple of { $cheque }: all money is in cheques
flaw-two-pieces = { $other } stands in { $place } already, and there is never more than one piece on a space
flaw-no-home = whoever has not chosen a Home yet is not on the map and has had no turn
flaw-home-ticket = { $ticket } does not name { $home }, the Home
flaw-no-turn = whoever has a Home has had a turn
flaw-more-turns = { $turns } turns are more than the { $rounds } rounds so far
flaw-red-dot = there is an Adventure in red-dot cities only
flaw-gambling = the Jackpot can be tried for in Gambling Cities only
flaw-challenger = a challenge needs a KEY City whose KEY somebody else holds or may get
flaw-off-the-map = this player is off the map and has arrived nowhere
flaw-at-sea = only on a Cruise Island there is a course
flaw-no-course = on a Cruise Island there is a course: { $ends }
flaw-course = from this Cruise Island the course leads to one of { $ends }
flaw-cruise = nobody is ever deported from a Cruise Island
flaw-not-at-home = whoever was deported last stands at Home
flaw-loser = the KEY of { $continent } is not in the Jackpot
flaw-no-choice = { $player } is off the map and has no choice yet; say moment = "turn"
flaw-not-settled = this arrival is settled first; say moment = "turn"
flaw-lost-turn = whoever loses this turn has no choice in it; say moment = "turn"

## Parts of the table that lessons point at

point-panel-cash = your money
point-panel-chart = the Memory Chart
point-panel-jackpot = the Jackpot
point-panel-keys = the KEYs
point-panel-tickets = your Airline Tickets
point-die-six = the six-sided die
point-die-twelve = the twelve-sided die

## Reasons: the terms of a bot's evaluation. $way is more or less, compared with other answers

term-key =
    { $way ->
        [more] { $number ->
            [one] { $number } KEY
           *[other] { $number } KEYs
        } more by the end of the turn.
       *[less] { $number ->
            [one] { $number } KEY
           *[other] { $number } KEYs
        } fewer by the end of the turn.
    }
term-key-one =
    { $way ->
        [more] The KEY of { $key } is yours in { $percent } more of 100 games.
       *[less] The KEY of { $key } is yours in { $percent } fewer of 100 games.
    }
term-lead =
    { $way ->
        [more] Ahead in KEYs in { $percent } more of 100 games.
       *[less] Ahead in KEYs in { $percent } fewer of 100 games.
    }
term-home =
    { $way ->
        [more] The way Home is cheaper by ${ $number }.
       *[less] The way Home is dearer by ${ $number }.
    }
term-goals =
    { $way ->
        [more] KEYs and Memories within reach are worth ${ $number } more.
       *[less] KEYs and Memories within reach are worth ${ $number } less.
    }
term-continent =
    { $way ->
        [more] { $number ->
            [one] { $number } Memory
           *[other] { $number } Memories
        } further ahead in the race for Continent KEYs.
       *[less] { $number ->
            [one] { $number } Memory
           *[other] { $number } Memories
        } further behind in the race for Continent KEYs.
    }
term-continent-one =
    { $way ->
        [more] { $continent }: { $number ->
            [one] { $number } Memory
           *[other] { $number } Memories
        } further ahead in the race for its KEY.
       *[less] { $continent }: { $number ->
            [one] { $number } Memory
           *[other] { $number } Memories
        } further behind in the race for its KEY.
    }
term-money =
    { $way ->
        [more] ${ $number } more in hand.
       *[less] ${ $number } less in hand.
    }
term-tickets =
    { $way ->
        [more] { $number ->
            [one] { $number } ticket
           *[other] { $number } tickets
        } more.
       *[less] { $number ->
            [one] { $number } ticket
           *[other] { $number } tickets
        } fewer.
    }
term-specials =
    { $way ->
        [more] { $number ->
            [one] { $number } Special Memory
           *[other] { $number } Special Memories
        } more in hand.
       *[less] { $number ->
            [one] { $number } Special Memory
           *[other] { $number } Special Memories
        } fewer in hand.
    }
term-adventure =
    { $way ->
        [more] An Adventure is open in { $percent } more of 100 games.
       *[less] An Adventure is open in { $percent } fewer of 100 games.
    }
term-trouble =
    { $way ->
        [more] Deported, sent away or made to lose a turn in { $percent } fewer of 100 games.
       *[less] Deported, sent away or made to lose a turn in { $percent } more of 100 games.
    }

## What characters gain by something, or rivals lose: objects of a sentence

gain-key =
    { $number ->
        [one] { $number } KEY
       *[other] { $number } KEYs
    }
gain-key-one = the KEY of { $key }
gain-lead = the lead in KEYs
gain-home = a way Home that is ${ $number } cheaper
gain-goals = goals within reach, worth ${ $number }
gain-continent = a lead in the race for Continent KEYs
gain-continent-one = a lead in the race for the KEY of { $continent }
gain-money = ${ $number }
gain-tickets =
    { $number ->
        [one] { $number } ticket
       *[other] { $number } tickets
    }
gain-specials =
    { $number ->
        [one] { $number } Special Memory
       *[other] { $number } Special Memories
    }
gain-adventure = an Adventure
gain-trouble = safety from trouble at borders
