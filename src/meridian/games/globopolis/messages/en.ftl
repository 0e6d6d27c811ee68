# Globopolis: English.

game-globopolis = Globopolis
    .help = Win Territories and Guilds, develop them, trade, send out Agents and fight. Once somebody has enough CR points or fulfils a MISSION, the round is played to its end, and the best claim wins.

## Facts: set-up

# Where, in sentences: with the preposition that goes with the land or the Guild.
at-title =
    { $title_id ->
        [CEG] at the { $title }
        [COD] in the { $title }
        [FWG] at the { $title }
        [SSG] at the { $title }
        [USA] in the { $title }
        [WWG] at the { $title }
       *[other] in { $title }
    }

fact-set-up =
    { $number ->
        [one] The board is laid out for { $number } player; the victory mark is { $points } CR points.
       *[other] The board is laid out for { $number } players; the victory mark is { $points } CR points.
    }
fact-dealt-cards = { $seat } is dealt cards: { $ops } OPs, { $missions } MISSION, { $influences } INFLUENCE.
    .you = You are dealt cards: { $ops } OPs, { $missions } MISSION, { $influences } INFLUENCE.
fact-dealt-card = { $seat } is dealt { $card }.
    .you = You are dealt { $card }.
fact-dealt-title = { $seat } receives the Title of { $title }.
    .you = You receive the Title of { $title }.
fact-titles-swapped = For a fairer start { $seat } gives { $title } to { $other } and gets { $second_title } for it.
    .you = For a fairer start you give { $title } to { $other } and get { $second_title } for it.
    .at-you = For a fairer start { $seat } gives you { $title } and gets { $second_title } for it.
fact-stocked = { $seat } puts units from { $title } into Personal Stock: { $number } × { $resource }.
    .you = You put units from { $title } into Personal Stock: { $number } × { $resource }.
fact-rolled-for-start = { $seat } rolls { $pips } for the first turn.
    .you = You roll { $pips } for the first turn.
fact-starts = { $seat } has the first turn.
    .you = You have the first turn.

## Facts: the ledger

fact-points =
    { $change ->
        [one] { $seat }: { $change } CR point, now { $total }
       *[other] { $seat }: { $change } CR points, now { $total }
    } ({ $cause ->
        [title] Territory
        [guild] Guild
        [level] level of development
        [suspended] suspended level
        [restored] restored level
        [bonus] complete colour group
        [points-trade] bought or sold
        [switzerland] Switzerland
        [moonshot] MOONSHOT!
        [backward] counterclockwise roll
        [mission] MISSION
        [card] card
        [deal] deal
        [battle] conflict
        [insolvency] sold for a payment
        [resigned] gave up
       *[other] { $cause }
    }).
fact-money =
    { $seat }: { $change } EU, now { $total } ({ $cause ->
        [start] starting money
        [premium] premium
        [points-trade] CR points bought or sold
        [switzerland] Switzerland
        [teleport] TELEPORT!
        [market] market
        [guild-trade] trade with a Guild
        [conference] Conference Costs
        [insolvency] CR points sold for a payment
        [debt] debt paid off
        [promise] promised for later
        [deal] deal
        [side-offer] side offer
        [help] help in a conflict
        [bribe] bribe for the Administrator
        [card] card
        [resigned] gave up
       *[other] { $cause }
    }).
fact-units =
    { $seat }: { $change } × { $resource } ({ $cause ->
        [title] Territory
        [guild] Guild Stock
        [guild-trade] trade with a Guild
        [market] market
        [academy] academy
        [deal] deal
        [card] card
        [battle] conflict
        [retreat] retreat
        [help] help in a conflict
        [insolvency] given instead of money
        [resigned] gave up
       *[other] { $cause }
    }).
fact-agents =
    { $change ->
        [one] { $seat }: { $change } Agent
       *[other] { $seat }: { $change } Agents
    } ({ $cause ->
        [start] start of the game
        [academy] NIA
        [recruited] recruited
        [card] card
        [captured] captured
        [deal] deal
        [hostage] hostages set free
        [resigned] gave up
       *[other] { $cause }
    }).

## Facts: turns

fact-stage-begins = Learning stage { $number } begins.
fact-stage-vote = { $number } of { $total } vote for the next learning stage.
fact-round-begins = Round { $round } begins.
fact-turn-begins = Round { $round }: { $seat } has the turn.
    .you = Round { $round }: it is your turn.
fact-turn-over = The turn of { $seat } is over.
    .you = Your turn is over.
fact-option-phase-over = { $seat } ends the Option Phase.
    .you = You end the Option Phase.

## Facts: Option Phase

fact-laid-out = { $seat } rearranges the units { at-title }.
    .you = You rearrange the units { at-title }.
fact-developed =
    { $level ->
        [1] { $seat } develops { $title }, which is now Developed.
       *[other] { $seat } develops { $title }, which is now Super Developed.
    }
    .you =
        { $level ->
            [1] You develop { $title }, which is now Developed.
           *[other] You develop { $title }, which is now Super Developed.
        }
fact-suspended =
    { $number ->
        [one] { $seat } has { $number } level of { $title } suspended: a complete set is missing.
       *[other] { $seat } has { $number } levels of { $title } suspended: complete sets are missing.
    }
    .you =
        { $number ->
            [one] You have { $number } level of { $title } suspended: a complete set is missing.
           *[other] You have { $number } levels of { $title } suspended: complete sets are missing.
        }
fact-restored =
    { $number ->
        [one] { $seat } has { $number } level of { $title } restored.
       *[other] { $seat } has { $number } levels of { $title } restored.
    }
    .you =
        { $number ->
            [one] You have { $number } level of { $title } restored.
           *[other] You have { $number } levels of { $title } restored.
        }
fact-ns-moved-off =
    { $number ->
        [one] { $number } NS-Unit too many { at-title } goes into the Personal Stock of { $seat }.
       *[other] { $number } NS-Units too many { at-title } go into the Personal Stock of { $seat }.
    }
    .you =
        { $number ->
            [one] { $number } NS-Unit too many { at-title } goes into your Personal Stock.
           *[other] { $number } NS-Units too many { at-title } go into your Personal Stock.
        }
fact-bought-points =
    { $number ->
        [one] { $seat } buys { $number } CR point.
       *[other] { $seat } buys { $number } CR points.
    }
    .you =
        { $number ->
            [one] You buy { $number } CR point.
           *[other] You buy { $number } CR points.
        }
fact-sold-points =
    { $number ->
        [one] { $seat } sells { $number } CR point.
       *[other] { $seat } sells { $number } CR points.
    }
    .you =
        { $number ->
            [one] You sell { $number } CR point.
           *[other] You sell { $number } CR points.
        }
fact-bribe-demanded = As Administrator { $seat } demands { $money } EU from everybody else.
    .you = As Administrator you demand { $money } EU from everybody else.
fact-took-from-guild =
    { $number ->
        [one] { $seat } takes { $number } unit out of the Guild Stock: { $title }.
       *[other] { $seat } takes { $number } units out of the Guild Stock: { $title }.
    }
    .you =
        { $number ->
            [one] You take { $number } unit out of the Guild Stock: { $title }.
           *[other] You take { $number } units out of the Guild Stock: { $title }.
        }
fact-bought-from-guild =
    { $number ->
        [one] { $seat } buys { $number } unit for { $money } EU: { $title }.
       *[other] { $seat } buys { $number } units for { $money } EU each: { $title }.
    }
    .you =
        { $number ->
            [one] You buy { $number } unit for { $money } EU: { $title }.
           *[other] You buy { $number } units for { $money } EU each: { $title }.
        }

## Facts: Titles

fact-title-taken = { $seat } takes the Title of { $title }.
    .you = You take the Title of { $title }.
fact-title-passes = The Title of { $title } passes from { $seat } to { $other }.
    .you = The Title of { $title } passes from you to { $other }.
    .at-you = The Title of { $title } passes from { $seat } to you.
fact-title-returned = The Title of { $title } goes back from { $seat } to the Administration.
    .you = The Title of { $title } goes back from you to the Administration.
fact-bonus-earned = { $seat } owns the whole colour group { $group } and earns its bonus.
    .you = You own the whole colour group { $group } and earn its bonus.

## Facts: movement

fact-rolled = { $seat } rolls { $pips } with { $dice } d6.
    .you = You roll { $pips } with { $dice } d6.
fact-course-corrected = { $seat } changes the roll by { $shift }.
    .you = You change the roll by { $shift }.
fact-moved =
    { $number ->
        [one] { $seat } moves { $number } field clockwise to { $field }.
       *[other] { $seat } moves { $number } fields clockwise to { $field }.
    }
    .you =
        { $number ->
            [one] You move { $number } field clockwise to { $field }.
           *[other] You move { $number } fields clockwise to { $field }.
        }
fact-moved-back =
    { $number ->
        [one] { $seat } moves { $number } field counterclockwise to { $field }.
       *[other] { $seat } moves { $number } fields counterclockwise to { $field }.
    }
    .you =
        { $number ->
            [one] You move { $number } field counterclockwise to { $field }.
           *[other] You move { $number } fields counterclockwise to { $field }.
        }
fact-teleported = { $seat } Teleports with { $pips } on the d8 and { $second_pips } on the d20 to { $field }.
    .you = You Teleport with { $pips } on the d8 and { $second_pips } on the d20 to { $field }.
fact-flew = { $seat } flies to { $field }.
    .you = You fly to { $field }.
fact-passed-teleport = { $seat } passes TELEPORT! and is paid for it.
    .you = You pass TELEPORT! and are paid for it.
fact-passed-unpaid = { $seat } passes TELEPORT! without being paid.
    .you = You pass TELEPORT! without being paid.
fact-no-more-rolls = { $seat } may not roll again in this turn.
    .you = You may not roll again in this turn.
fact-landed-on = { $seat } lands on { $field }.
    .you = You land on { $field }.

## Facts: fields

fact-card-field-passed = { $seat } passes over the card field and may roll again.
    .you = You pass over the card field and may roll again.
fact-no-third-roll = This was the second roll of { $seat }: the turn ends on the card field.
    .you = This was your second roll: the turn ends on the card field.
fact-academy-roll = { $seat } rolls { $pips } at the academy and may take up to { $number }.
    .you = You roll { $pips } at the academy and may take up to { $number }.
fact-conference-due = { $seat } owes { $money } EU of Conference Costs for { $title }.
    .you = You owe { $money } EU of Conference Costs for { $title }.
fact-no-conference = { $seat } owes no Conference Costs for { $title }.
    .you = You owe no Conference Costs for { $title }.
fact-summit-hosted = { $seat } hosts a summit: the Conference Costs for { $title } rise to { $money } EU.
    .you = You host a summit: the Conference Costs for { $title } rise to { $money } EU.
fact-nothing-at-own-guild = { $seat } already operates this Guild ({ $title }), so nothing happens.
    .you = You already operate this Guild ({ $title }), so nothing happens.
fact-guild-roll = Roll-off for the Guild: { $seat } rolls { $pips }, the operator { $second_pips }.
    .you = Roll-off for the Guild: you roll { $pips }, the operator { $second_pips }.
fact-guild-held = { $seat } keeps the Guild ({ $title }).
    .you = You keep the Guild ({ $title }).
fact-market-opens =
    { $number ->
        [one] The market in { $independent } has { $number } unit for { $seat }.
       *[other] The market in { $independent } has { $number } units for { $seat }.
    }
    .you =
        { $number ->
            [one] The market in { $independent } has { $number } unit for you.
           *[other] The market in { $independent } has { $number } units for you.
        }
fact-bought-goods =
    { $number ->
        [0] { $second_number ->
                [0] { $seat } buys nothing in { $independent }.
               *[other] { $seat } buys in { $independent }: { $second_number } of the second good.
            }
       *[other] { $second_number ->
                [0] { $seat } buys in { $independent }: { $number } of the first good.
               *[other] { $seat } buys in { $independent }: { $number } of the first good and { $second_number } of the second.
            }
    }
    .you =
        { $number ->
            [0] { $second_number ->
                    [0] You buy nothing in { $independent }.
                   *[other] You buy in { $independent }: { $second_number } of the second good.
                }
           *[other] { $second_number ->
                    [0] You buy in { $independent }: { $number } of the first good.
                   *[other] You buy in { $independent }: { $number } of the first good and { $second_number } of the second.
                }
        }
fact-no-business = { $seat } does no business and may roll again.
    .you = You do no business and may roll again.
fact-futures-played =
    { $number ->
        [one] { $seat } finds { $number } unit for sale without a roll.
       *[other] { $seat } finds { $number } units for sale without a roll.
    }
    .you =
        { $number ->
            [one] You find { $number } unit for sale without a roll.
           *[other] You find { $number } units for sale without a roll.
        }

## Facts: payments

fact-short-of = { $seat } is { $money } EU short and must sell CR points.
    .you = You are { $money } EU short and must sell CR points.
fact-paid-in-units = { $seat } gives { $other } a unit instead of money: { $resource }.
    .you = You give { $other } a unit instead of money: { $resource }.
    .at-you = { $seat } gives you a unit instead of money: { $resource }.
fact-waived = { $other } has to let { $seat } off the last { $money } EU.
    .you = { $other } has to let you off the last { $money } EU.
    .at-you = You have to let { $seat } off the last { $money } EU.
fact-debt-noted = { $seat } still owes { $other } { $money } EU: a debt note.
    .you = You still owe { $other } { $money } EU: a debt note.
    .at-you = { $seat } still owes you { $money } EU: a debt note.

## Facts: cards

fact-drew = { $seat } draws 1 { $sort } card.
    .you = You draw 1 { $sort } card.
fact-drew-card = { $seat } draws { $card }.
    .you = You draw { $card }.
fact-card-cycled = { $seat } draws { $card }, which needs Agents: it goes under its stack.
    .you = You draw { $card }, which needs Agents: it goes under its stack.
fact-stack-empty = The stack is empty, and { $seat } draws nothing.
    .you = The stack is empty, and you draw nothing.
fact-card-returned = { $seat } has too many cards and puts 1 { $sort } card under its stack.
    .you = You have too many cards and put 1 { $sort } card under its stack.
fact-card-played = { $seat } plays { $card }.
    .you = You play { $card }.
fact-grant-given = { $seat } may develop once in this turn without a premium.
    .you = You may develop once in this turn without a premium.
fact-price-capped = { $seat } may buy at a capped price in this turn: { $title }.
    .you = You may buy at a capped price in this turn: { $title }.
fact-embargo-laid = Until the next turn of { $seat }, { $other } may not buy from Guilds or Independent Territories.
    .you = Until your next turn, { $other } may not buy from Guilds or Independent Territories.
    .at-you = Until the next turn of { $seat }, you may not buy from Guilds or Independent Territories.
fact-strike-called = Until the next turn of { $seat }, { $title } earns no Conference Costs.
    .you = Until your next turn, { $title } earns no Conference Costs.
fact-units-spoilt =
    { $number ->
        [one] { $seat } spoils { $number } unit { at-title }.
       *[other] { $seat } spoils { $number } units { at-title }.
    }
    .you =
        { $number ->
            [one] You spoil { $number } unit { at-title }.
           *[other] You spoil { $number } units { at-title }.
        }
fact-dossier-opened = { $seat } looks at the { $sort } cards of { $other }.
    .you = You look at the { $sort } cards of { $other }.
    .at-you = { $seat } looks at your { $sort } cards.
fact-card-seen = { $seat } sees { $card } in the hand of { $other }.
    .you = You see { $card } in the hand of { $other }.
    .at-you = { $seat } sees { $card } in your hand.
fact-card-snatched = { $seat } takes 1 { $sort } card of { $other } at random.
    .you = You take 1 { $sort } card of { $other } at random.
    .at-you = { $seat } takes 1 { $sort } card of yours at random.
fact-card-snatched-face = { $seat } has taken { $card } from { $other }.
    .you = You have taken { $card } from { $other }.
    .at-you = { $seat } has taken { $card } from you.

## Facts: Agents

fact-agents-moved =
    { $number ->
        [0] { $seat } has no Agents { at-title } any more.
        [one] { $seat } now has one Agent { at-title }.
       *[other] { $seat } now has { $number } Agents { at-title }.
    }
    .you =
        { $number ->
            [0] You have no Agents { at-title } any more.
            [one] You now have one Agent { at-title }.
           *[other] You now have { $number } Agents { at-title }.
        }
fact-agents-captured =
    { $number ->
        [one] { $seat } captures one Agent of { $other } { at-title }.
       *[other] { $seat } captures { $number } Agents of { $other } { at-title }.
    }
    .you =
        { $number ->
            [one] You capture one Agent of { $other } { at-title }.
           *[other] You capture { $number } Agents of { $other } { at-title }.
        }
    .at-you =
        { $number ->
            [one] { $seat } captures one Agent of yours { at-title }.
           *[other] { $seat } captures { $number } Agents of yours { at-title }.
        }
fact-cleaning = { $seat } tries Cleaning House { at-title } against the Agents of { $other }.
    .you = You try Cleaning House { at-title } against the Agents of { $other }.
    .at-you = { $seat } tries Cleaning House { at-title } against your Agents.
fact-cleaning-roll = { $other } rolls { $pips }, { $seat } rolls { $second_pips }.
    .you = { $other } rolls { $pips }, you roll { $second_pips }.
    .at-you = You roll { $pips }, { $seat } rolls { $second_pips }.
fact-cleaning-tie = It is a tie: both roll again.
fact-cleaned = { $seat } wins Cleaning House { at-title } against { $other }.
    .you = You win Cleaning House { at-title } against { $other }.
    .at-you = { $seat } wins Cleaning House { at-title } against you.
fact-stayed = The Agents of { $seat } stay { at-title }.
    .you = Your Agents stay { at-title }.

## Facts: conflicts

fact-attack-declared = { $seat } attacks { $other }: from { $source } against { $target }.
    .you = You attack { $other }: from { $source } against { $target }.
    .at-you = { $seat } attacks you: from { $source } against { $target }.
fact-attack-cancelled = The attack of { $seat } on { $title } is cancelled.
    .you = Your attack on { $title } is cancelled.
fact-offered-to-stay = { $seat } offers { $other } { $money } EU to leave the Agents { at-title }.
    .you = You offer { $other } { $money } EU to leave the Agents { at-title }.
    .at-you = { $seat } offers you { $money } EU to leave the Agents { at-title }.
fact-offered-to-leave = { $seat } offers { $other } { $money } EU to withdraw the Agents from { $title }.
    .you = You offer { $other } { $money } EU to withdraw the Agents from { $title }.
    .at-you = { $seat } offers you { $money } EU to withdraw the Agents from { $title }.
fact-paid-to-stay = { $seat } pays { $other } { $money } EU to leave the Agents { at-title }.
    .you = You pay { $other } { $money } EU to leave the Agents { at-title }.
    .at-you = { $seat } pays you { $money } EU to leave the Agents { at-title }.
fact-paid-to-leave = { $seat } pays { $other } { $money } EU to withdraw the Agents from { $title }.
    .you = You pay { $other } { $money } EU to withdraw the Agents from { $title }.
    .at-you = { $seat } pays you { $money } EU to withdraw the Agents from { $title }.
fact-offer-refused = { $seat } turns down what { $other } offers for the Agents { at-title }.
    .you = You turn down what { $other } offers for the Agents { at-title }.
    .at-you = { $seat } turns down what you offer for the Agents { at-title }.
fact-agents-stay = { $seat } leaves the Agents { at-title }.
    .you = You leave the Agents { at-title }.
fact-agents-ignored = { $seat } makes sure that the opposing Agents { at-title } do not count.
    .you = You make sure that the opposing Agents { at-title } do not count.
fact-dice-changed = { $seat } changes the dice of this conflict with { $card }.
    .you = You change the dice of this conflict with { $card }.
fact-ns-lost =
    { $number ->
        [0] { $seat } has no NS-Units to lose { at-title }.
        [one] { $seat } loses { $number } NS-Unit { at-title }.
       *[other] { $seat } loses { $number } NS-Units { at-title }.
    }
    .you =
        { $number ->
            [0] You have no NS-Units to lose { at-title }.
            [one] You lose { $number } NS-Unit { at-title }.
           *[other] You lose { $number } NS-Units { at-title }.
        }
fact-reserves-moved =
    { $number ->
        [one] { $seat } brings { $number } NS-Unit to { $title }.
       *[other] { $seat } brings { $number } NS-Units to { $title }.
    }
    .you =
        { $number ->
            [one] You bring { $number } NS-Unit to { $title }.
           *[other] You bring { $number } NS-Units to { $title }.
        }
fact-help-sent = { $seat } sends 1 NS-Unit from { $source } to { $target }.
    .you = You send 1 NS-Unit from { $source } to { $target }.
fact-help-refused = { $seat } sends no help from { $title }.
    .you = You send no help from { $title }.
fact-assessment-line =
    { $line ->
        [base] Base dice
        [ns-units] NS-Units
        [development] Development
        [superiority] Agent Superiority
        [value] Point value
        [assistance] Military assistance
        [capped] Limit of the dice
        [night-drop] Night Drop
        [signal-jam] Signal Jam
       *[other] { $line }
    }: Aggressor { $aggressor_dice } d6, Defender { $defender_dice } d6.
fact-dice-assessed = Aggressor { $seat } fights with { $aggressor_dice } d6, Defender { $other } with { $defender_dice } d6.
    .you = You fight with { $aggressor_dice } d6 as Aggressor, Defender { $other } with { $defender_dice } d6.
    .at-you = Aggressor { $seat } fights with { $aggressor_dice } d6, you as Defender with { $defender_dice } d6.
fact-battle-roll =
    { $dice ->
        [0] { $seat } rolls { $pips } with the polygon alone: × { $multiplier } = { $value }.
       *[other] { $seat } rolls { $pips } with the polygon and { $dice } d6: × { $multiplier } = { $value }.
    }
    .you =
        { $dice ->
            [0] You roll { $pips } with the polygon alone: × { $multiplier } = { $value }.
           *[other] You roll { $pips } with the polygon and { $dice } d6: × { $multiplier } = { $value }.
        }
fact-rolls-again = { $seat } rolls all own dice of this Battle Round again.
    .you = You roll all your dice of this Battle Round again.
fact-battle-round = Battle Round { $round } goes to { $seat }. Left: Aggressor { $aggressor_dice } d6, Defender { $defender_dice } d6.
    .you = Battle Round { $round } goes to you. Left: Aggressor { $aggressor_dice } d6, Defender { $defender_dice } d6.
fact-retreated = { $seat } breaks off the attack from { $title }; nobody wins.
    .you = You break off the attack from { $title }; nobody wins.
fact-engagement-won =
    { $round ->
        [one] { $seat } wins the conflict in { $round } Battle Round.
       *[other] { $seat } wins the conflict in { $round } Battle Rounds.
    }
    .you =
        { $round ->
            [one] You win the conflict in { $round } Battle Round.
           *[other] You win the conflict in { $round } Battle Rounds.
        }
fact-eds-destroyed =
    { $number ->
        [one] { $seat } loses { $number } ED { at-title }; it goes back to the Administration.
       *[other] { $seat } loses { $number } EDs { at-title }; they go back to the Administration.
    }
    .you =
        { $number ->
            [one] You lose { $number } ED { at-title }; it goes back to the Administration.
           *[other] You lose { $number } EDs { at-title }; they go back to the Administration.
        }
fact-eds-taken =
    { $number ->
        [one] { $seat } gets { $number } ED { at-title }, suspended for now.
       *[other] { $seat } gets { $number } EDs { at-title }, suspended for now.
    }
    .you =
        { $number ->
            [one] You get { $number } ED { at-title }, suspended for now.
           *[other] You get { $number } EDs { at-title }, suspended for now.
        }
fact-attack-over = { $seat } has no further attack in this turn.
    .you = You have no further attack in this turn.

## Facts: deals

fact-offer-made = { $seat } makes offer { $offer }.
    .you = You make offer { $offer }.
fact-offer-countered = { $seat } answers offer { $parent } with offer { $offer }.
    .you = You answer offer { $parent } with offer { $offer }.
fact-offer-words = Offer { $offer }, the promise of { $seat } in words: “{ $text }”
    .you = Offer { $offer }, your promise in words: “{ $text }”
fact-offer-leg =
    Offer { $offer }: { $seat } gives { $other } { $good ->
        [EU] { $number } EU
       *[other] { $number } × { $good }
    }.
    .you =
        Offer { $offer }: you give { $other } { $good ->
            [EU] { $number } EU
           *[other] { $number } × { $good }
        }.
    .at-you =
        Offer { $offer }: { $seat } gives you { $good ->
            [EU] { $number } EU
           *[other] { $number } × { $good }
        }.
fact-offer-accepted = { $seat } accepts offer { $offer }.
    .you = You accept offer { $offer }.
fact-offer-declined =
    { $seat } declines offer { $offer }: { $reason ->
        [no-interest] no interest
        [price] the price is not right
        [need-it] cannot spare it
        [leader] would help the leader
        [later] perhaps later
       *[other] { $reason }
    }.
    .you =
        You decline offer { $offer }: { $reason ->
            [no-interest] no interest
            [price] the price is not right
            [need-it] cannot spare it
            [leader] would help the leader
            [later] perhaps later
           *[other] { $reason }
        }.
fact-offer-taken-back = { $seat } takes offer { $offer } back.
    .you = You take offer { $offer } back.
fact-offer-ended = Offer { $offer } of { $seat } has run out.
    .you = Your offer { $offer } has run out.
fact-offer-void = Offer { $offer } of { $seat } is void: { $other } cannot give what it asks for.
    .you = Your offer { $offer } is void: { $other } cannot give what it asks for.
    .at-you = Offer { $offer } of { $seat } is void: you cannot give what it asks for.
fact-promised = { $seat } promises { $other }: { $good }, { $number }.
    .you = You promise { $other }: { $good }, { $number }.
    .at-you = { $seat } promises you: { $good }, { $number }.
fact-promise-words = What { $seat } promises { $other }, up to round { $number }: “{ $text }”
    .you = What you promise { $other }, up to round { $number }: “{ $text }”
    .at-you = What { $seat } promises you, up to round { $number }: “{ $text }”
fact-visit-free = { $seat } pays { $owner } no Conference Costs, as promised: { $money } EU are waived.
    .you = You pay { $owner } no Conference Costs, as promised: { $money } EU are waived.
    .at-you = { $seat } pays you no Conference Costs, as promised: { $money } EU are waived.
fact-visit-half = { $seat } pays { $owner } half of the Conference Costs, as promised: { $money } EU.
    .you = You pay { $owner } half of the Conference Costs, as promised: { $money } EU.
    .at-you = { $seat } pays you half of the Conference Costs, as promised: { $money } EU.
fact-note-paid = { $seat } pays { $other } { $money } EU that were promised; { $number } EU are left.
    .you = You pay { $other } { $money } EU that were promised; { $number } EU are left.
    .at-you = { $seat } pays you { $money } EU that were promised; { $number } EU are left.
fact-note-broken = { $seat } breaks a promise: { $money } EU for { $other } were due and are missing.
    .you = You break a promise: { $money } EU for { $other } were due and are missing.
    .at-you = { $seat } breaks a promise: { $money } EU for you were due and are missing.
fact-deal-closed = Offer { $offer } of { $seat } becomes a deal.
    .you = Your offer { $offer } becomes a deal.
fact-deal-card = { $seat } gives { $other } 1 { $sort } card.
    .you = You give { $other } 1 { $sort } card.
    .at-you = { $seat } gives you 1 { $sort } card.
fact-deal-card-face = { $seat } has given { $card } to { $other }.
    .you = You have given { $card } to { $other }.
    .at-you = { $seat } has given you { $card }.
fact-deal-agents =
    { $number ->
        [one] { $number } Agent goes from { $seat } to { $other }.
       *[other] { $number } Agents go from { $seat } to { $other }.
    }
    .you =
        { $number ->
            [one] { $number } Agent goes from you to { $other }.
           *[other] { $number } Agents go from you to { $other }.
        }
    .at-you =
        { $number ->
            [one] { $number } Agent goes from { $seat } to you.
           *[other] { $number } Agents go from { $seat } to you.
        }

## Facts: winning

fact-mission-shown = { $seat } shows a fulfilled MISSION: { $card }.
    .you = You show a fulfilled MISSION: { $card }.
fact-mission-pays =
    { $points ->
        [one] The MISSION { $card } is worth { $points } CR point to { $seat }.
       *[other] The MISSION { $card } is worth { $points } CR points to { $seat }.
    }
    .you =
        { $points ->
            [one] The MISSION { $card } is worth { $points } CR point to you.
           *[other] The MISSION { $card } is worth { $points } CR points to you.
        }
fact-mission-counts = { $seat } has shown { $number } of the { $needed } MISSIONs that its team needs, one for each member.
    .you = Your team has shown { $number } of the { $needed } MISSIONs that it needs, one for each member.
fact-final-round = { $seat } can claim victory: this round is the final one.
    .you = You can claim victory: this round is the final one.
fact-claim-lapsed = At the end of round { $round } nobody has a claim any more, and the game goes on.
fact-sudden-death = Round { $round } ends in a tie in front: Sudden Death begins.
fact-sudden-death-goes-on = Round { $round } leaves a tie in front: Sudden Death goes on.
fact-time-up = The agreed time is up: round { $round } is the last one.
fact-resigned = { $seat } gives up the game.
    .you = You give up the game.
fact-game-won =
    { $points ->
        [one] { $seat } wins with { $points } CR point.
       *[other] { $seat } wins with { $points } CR points.
    }
    .you =
        { $points ->
            [one] You win with { $points } CR point.
           *[other] You win with { $points } CR points.
        }

## Actions: set-up and stocks

action-pick = Pick the Title of { $title }
action-stock =
    { $number ->
        [0] Leave all units on the Territory
        [one] Put { $number } unit into Personal Stock
       *[other] Put { $number } units into Personal Stock
    }
action-return = Put { $card } under its stack

## Actions: Option Phase

action-go-on = End the Option Phase
action-lay-out = Lay out units: { $layout }
action-develop = Develop { $title }
action-take-guild =
    { $number ->
        [one] Take { $number } unit out of your Guild Stock: { $title }
       *[other] Take { $number } units out of your Guild Stock: { $title }
    }
action-buy-guild =
    { $number ->
        [one] Buy { $number } unit from a Guild: { $title }
       *[other] Buy { $number } units from a Guild: { $title }
    }
action-buy-points =
    { $number ->
        [one] Buy { $number } CR point
       *[other] Buy { $number } CR points
    }
action-sell-points =
    { $number ->
        [one] Sell { $number } CR point
       *[other] Sell { $number } CR points
    }
action-bribe = Demand the Administrator's bribe
action-claim = Show the MISSION { $card }
action-resign = Give up the game

## Actions: cards

action-play = Play { $card }
action-play-on = Play { $card } on { $title }
action-play-against = Play { $card } and name { $other }
action-play-kinds = Play { $card } for { $resource } and { $second }
action-play-quadrant = Play { $card } for a quadrant: { $quadrant }
action-play-spoil = Play { $card } against { $title } (units of the first kind: { $number })
action-play-agents = Play { $card } and put { $number } Agents on { $title }
action-play-recall = Play { $card } against the Agents of { $other } on { $title }
action-play-dossier = Play { $card } and look at the { $sort } cards of { $other }
action-play-fly = Play { $card } and fly to { $field }
action-play-shift = Play { $card } and change the roll by { $shift }
action-play-reserves = Play { $card } and bring in NS-Units: { $reserves }
action-pass = Play no card

## Actions: Event Phase

action-roll = Roll { $dice } d6 and move clockwise
action-roll-back = Roll { $dice } d6 and move counterclockwise
action-stop = End the turn here
action-fly = Fly to { $field }
action-pay = Pay the Conference Costs
action-business = Do business in { $independent }
action-buy-goods =
    { $number ->
        [0] { $second_number ->
                [0] Buy nothing
               *[other] Buy { $second_number } of the second good
            }
       *[other] { $second_number ->
                [0] Buy { $number } of the first good
               *[other] Buy { $number } of the first good and { $second_number } of the second
            }
    }
action-give-unit = Give a unit from Personal Stock: { $resource }
action-attack = Attack { $target } from { $source }
action-attack-with = Attack { $target } from { $source } with { $card }
action-clean = Clean house on { $title } against the Agents of { $other }
action-next-stage = Begin the next learning stage
action-done = Go on

## Actions: Agents and conflicts

action-deploy = Deploy Agents: { $agents }
action-offer-to-stay = Offer { $other } { $money } EU for leaving the Agents on { $title }
action-offer-to-leave = Offer { $other } { $money } EU for withdrawing the Agents from { $title }
action-take-money = Accept what { $other } offers
action-withdraw = Withdraw your Agents from { $title }
action-keep = Leave your Agents on { $title }
action-ask-help =
    { $money ->
        [0] Ask for an NS-Unit from { $title } for nothing
       *[other] Ask for an NS-Unit from { $title } for { $money } EU
    }
action-give-help = Send the NS-Unit
action-retreat = Retreat and end the turn

## Actions: deals

action-offer =
    { $turns ->
        [one] Offer a deal for { $turns } turn: { $terms }{ $others_count ->
            [0] { "" }
           *[other] { " " }(open to: { $others })
        }
       *[other] Offer a deal for { $turns } turns: { $terms }{ $others_count ->
            [0] { "" }
           *[other] { " " }(open to: { $others })
        }
    }
action-counter =
    { $turns ->
        [one] Answer offer { $offer } with another for { $turns } turn: { $terms }
       *[other] Answer offer { $offer } with another for { $turns } turns: { $terms }
    }
action-accept =
    Accept offer { $offer }{ $cards_count ->
        [0] { "" }
       *[other] { " " }(cards you choose to give: { $cards })
    }
action-decline =
    Decline offer { $offer }: { $reason ->
        [no-interest] no interest
        [price] the price is not right
        [need-it] cannot spare it
        [leader] would help the leader
        [later] perhaps later
       *[other] { $reason }
    }
action-take-back = Take offer { $offer } back
action-conclude = Conclude offer { $offer } with { $other }

## Kinds of answer that a menu lists only in part

form-lay-out = Another lay-out of units
form-sell-points = Sell CR points
form-buy-points = Buy another number of CR points
form-take-guild = Take another number of units out of your Guild Stock
form-buy-guild = Buy another number of units from a Guild
form-buy-goods = Buy another number of units
form-play-on = Play a card on another Territory
form-play-spoil = Play a card on other units
form-play-kinds = Play a card for other units
form-play-recall = Play a card on other Agents
form-play-reserves = Bring other reserves
form-deploy = Deploy Agents in another way
form-offer-to-stay = Offer another sum for staying
form-offer-to-leave = Offer another sum for leaving
form-offer = Make an offer
form-counter = Answer with another offer
form-accept = Accept with other cards
form-decline = Decline for another reason

## Chance and clock

action-die = The die shows { $pips }
action-title = The Title of { $title } is dealt
action-sort = The top card is of the sort { $sort }
action-draw = { $card } is drawn
action-snatch = { $card } is taken from the hand
action-time-limit = The time agreed for the game is up
action-offer-expired = Offer { $offer } runs out

## Rows inside actions

row-layout = { $title }: Water { $water }, Food { $food }, Energy { $energy }, UCP { $ucp }, NS-Units { $ns }
row-reserves = { $number } from { $place }
row-agents = { $title }: { $number }
row-terms =
    { $seat } gives { $other } { $good ->
        [EU] { $number } EU
       *[other] { $number } × { $good }
    }
row-others = { $seat }
row-cards = { $card }

## Why something is not possible

refusal-not-now = This is not possible at the moment.
refusal-not-in-hand = You do not have this card in your hand.
refusal-wrong-moment = This card is meant for another moment.
refusal-wrong-sort = Put back a card of the sort of which you have too many.
refusal-no-such-target = This card cannot be played like that.
refusal-not-enough-money = You do not have enough EU for that.
refusal-not-enough-points = You do not have that many CR points to sell.
refusal-not-in-stock = You do not have the units for that.
refusal-too-many-to-stock = Two units of each kind must stay on the Territory; only what exceeds them may go into Personal Stock.
refusal-title-gone = This Title is not to be had any more.
refusal-not-a-territory = This can be done with Territories only.
refusal-not-your-territory = This Territory is not yours.
refusal-bad-layout = A layout names Territories, each only once, with a number for each of the five kinds of units.
refusal-ns-limit = The Territory cannot hold that many NS-Units.
refusal-no-set = The Territory lacks the complete set that its next level needs.
refusal-one-level-a-turn = A Territory climbs only one level in a turn.
refusal-already-super = This Territory is already Super Developed.
refusal-suspended-first = The suspended level of this Territory must be restored first.
refusal-no-ed-left = The Administration has no ED left.
refusal-not-a-guild = This can be done with Guilds only.
refusal-not-your-guild = You do not operate this Guild.
refusal-own-guild = You operate this Guild yourself and take its units free of charge.
refusal-guild-unowned = A Guild without an operator sells nothing.
refusal-guild-limit = In one turn this Guild does not give you that many units.
refusal-guild-stock-empty = There are not that many units in the Guild Stock.
refusal-embargoed = An embargo bars you from Guilds and Independent Territories for now.
refusal-five-points-a-turn = You cannot buy that many CR points in one turn.
refusal-too-near-the-mark = You are too near the victory mark to buy CR points.
refusal-bought-points-this-turn = You have bought CR points in this Option Phase and cannot sell any now.
refusal-sold-points-this-turn = You have sold CR points in this Option Phase and cannot buy any now.
refusal-no-bribes = There are no bribes at this table.
refusal-not-administrator = Only the Administrator may demand a bribe.
refusal-bribed-already = The Administrator has already demanded the bribe, and there is only one in a game.
refusal-at-start-only = This MISSION can be shown only at the start of your turn, before you do anything else.
refusal-cashed-already = You have already shown this MISSION once.
refusal-mission-open = The condition of this MISSION is not fulfilled.
refusal-no-claims = In a game to the bitter end, only MISSIONs that pay CR points can be shown.
refusal-must-roll = You must roll here and cannot stop.
refusal-no-more-roll = You have no further roll in this turn.
refusal-one-to-three-dice = A movement roll takes one to three dice.
refusal-fee-too-high = You do not have the CR points that a counterclockwise roll costs.
refusal-no-flight = You cannot take a flight now: each landing on an O.R.S.S. base gives one.
refusal-not-a-destination = You cannot fly there from here.
refusal-not-that-shift = This card does not change the roll by that number.
refusal-no-such-market = You cannot do business there from here.
refusal-not-so-many-there = There are not that many units for sale.
refusal-one-good-only = There is only one good for sale here.
refusal-supply-short = The Administration does not have that many units left.
refusal-no-conflicts = There are no attacks at this learning stage.
refusal-no-attacks-yet = There are no attacks in round 1.
refusal-peace-promised = You have promised not to attack this player in this round.
refusal-not-foreign = You can attack only a Territory that belongs to somebody else.
refusal-from-here-only = You can attack only from the Territory on which you have landed.
refusal-here-only = You can attack only the Territory on which you have landed.
refusal-not-in-quadrant = The two Territories lie in different quadrants, so you need a fitting card.
refusal-card-does-not-fit = This card does not open this attack.
refusal-not-this-group = You can only attack on from the same Territory, in the colour group you have just won in.
refusal-one-operations-card = Each side may play only one Operations card in a conflict.
refusal-not-involved = This Territory is not involved in the conflict.
refusal-no-agents-in-hand = You cannot add Agents there: you have none in hand, or there is no room.
refusal-reserves-not-there = You cannot bring in NS-Units from there in that number.
refusal-no-help-there = From there you cannot ask for help.
refusal-no-agents-played = This game is played without Agents.
refusal-agents-not-there = Agents stand only on Territories that belong to somebody; name each only once.
refusal-not-enough-agents = You do not have that many Agents.
refusal-three-agents = A Territory cannot hold that many Agents of one colour.
refusal-no-such-third-party = No third party has Agents there to decide about.
refusal-offered-already = You have already made an offer for these Agents.
refusal-not-offered = No such offer has been made to you.
refusal-bound-by-offer = There is nothing to decide about these Agents: an offer binds them, or their choice is made.
refusal-not-in-group = You can clean house only on your own Territories of this colour group.
refusal-no-agents-there = This player has no Agents there.
refusal-cleaned-already = You have already tried this on this landing.
refusal-one-territory-only = You can clean house on only one Territory for each landing.
refusal-strange-deal = This is no proper deal: look at the players, the goods, the numbers and the turns.
refusal-deal-leg-twice = A player gives the same good twice; put it together.
refusal-goods-not-traded = Something in this deal is not traded at this table.
refusal-openly-lacks = Somebody does not have what they would have to give.
refusal-too-many-offers = You have made too many offers in this turn, or too many of yours still stand.
refusal-no-such-offer = There is no such offer for you.
refusal-answered-already = You have already given this answer.
refusal-cards-not-chosen = Name exactly the cards that the offer leaves you to choose.
refusal-not-your-offer = This offer is not yours.
refusal-not-accepted = This player has not accepted the offer.
refusal-trade-closed = This deal cannot be made at this time.
refusal-units-in-option-phase = Outside an Option Phase you trade Titles with all that lies there, for EU and cards.
refusal-no-promise-in-words = Only a deal with a promise in words has a text.
refusal-no-time-limit = No time limit is running in this game.

## Questions

question-draft = Which Title do you pick?
question-stock-excess =
    { $number ->
        [one] { $title } can spare { $number } × { $resource }: into Personal Stock?
       *[other] { $title } can spare { $number } × { $resource }: how many?
    }
question-return-card = Too many { $sort } cards: which one goes under the stack?
question-option-phase = Option Phase: what do you do?
question-roll = How many dice do you roll, and in which direction?
question-roll-again = Do you roll again, or do you end your turn?
question-fly-or-roll = Do you fly, roll or end your turn?
question-attack-or-roll = Do you attack, roll again or end your turn?
question-correct-course = You have rolled { $total }: do you correct your course?
question-pay-or-attack = { $title } costs { $costs } EU. What do you do?
question-business = { $independent }: do you do business, or roll again?
question-buy-goods =
    { $goods ->
        [1] { $independent } sells { $available } × { $resource }: how many?
       *[other] { $independent } sells { $available }, { $resource } or { $second }: how many?
    }
question-give-unit = You still owe { $amount } EU: which unit do you give instead?
question-clean-house = { $title }: where do you clean house, against whom?
question-next-stage = Does the next learning stage begin?
question-opening-trade = Do you trade, or go on?
question-deploy = Where do your Agents go?
question-end-turn = Do you show a MISSION before your turn ends?
question-continue-aggression = { $target } is won: do you attack on from { $source }?
question-assess-cards =
    { $role ->
        [0] You attack { $target } from { $source }: a card?
       *[other] You defend { $target } against { $source }: a card?
    }
question-fight-on = { $target }: do you fight on, or do you retreat?
question-ask-for-help =
    { $role ->
        [0] Whom do you ask for an NS-Unit for { $source }?
       *[other] Whom do you ask for an NS-Unit for { $target }?
    }
question-send-help = Does { $title } send an NS-Unit to { $second_title }?
question-give-help =
    { $role ->
        [0] Do you send 1 NS-Unit to { $source } for { $money } EU?
       *[other] Do you send 1 NS-Unit to { $target } for { $money } EU?
    }
question-side-offer = Battle for { $target }: do you pay for others’ Agents?
question-answer-side-offer = { $target }: do you accept an offer for your Agents?
question-withdraw-agents = Attack on { $target }: do Agents stay ({ $title })?
question-summit = A visitor on { $title }: do you raise the costs?
question-pact = { $title } is attacked: do you play a card to cancel it?
question-world-opinion = { $title } is conquered: a card against the conqueror?
question-safe-house = Clean house on { $title }: a card to save your Agents?
question-second-wave = Conflict for { $title }: do you roll this round again?
question-orderly-retreat = The round is lost: a card to retreat with { $title }?

## What a question means, and what matters then

means-draft = A Title is a Territory or a Guild with its points and units. A whole colour group brings a bonus, so collect one colour.
means-opening-trade = Before the first roll you may trade Titles with the others. You need not: going on is never wrong.
means-next-stage = The next stage brings new rules into this game: first cards and attacks, then Agents. Say yes once the rest is easy.
means-stock-excess = Two units of a kind must stay on this land. More may go into your Personal Stock, to complete a set elsewhere next turn.
means-return-card = Your hand is full of this sort. The card you choose goes under its stack; keep what you can use soon.
means-option-phase = Do as much as you like here, then go on to roll. Best: one unit of each kind on one land, and develop it.
means-roll = You move by the total of your dice. Look which fields lie ahead: free land is a gift, others' land costs money.
means-roll-again = This field lets you roll on, or you end your turn here. Roll on if what lies ahead promises more than it may cost.
means-attack-or-roll = From your own land you may attack in its quadrant, roll on, or stop. Whoever loses a battle loses land.
means-fly-or-roll = From a base you may fly to another one and still roll. Choose the base with the best fields behind it.
means-correct-course = A card of yours may change how far you go. Use it if the other field is clearly better than the one you rolled.
means-business = Dice decide how many units this market sells; buying ends your turn. Worth it if they complete a set; otherwise roll on.
means-buy-goods = Bought units go into your Personal Stock; you lay them out next turn. Buy the kinds that your sets are short of.
means-pay-or-attack = You stand on another player's land: pay the Conference Costs, or fight for it and risk the land you attack from.
means-give-unit = Your money and points are not enough, so units of your Personal Stock pay the rest. Give what your sets need least.
means-clean-house = You may throw other players' Agents out of your land by dice. The more Agents you have there, the better your die.
means-deploy = Agents guard your own land and weaken others'. Whoever has more on a land in a battle rolls one die more.
means-end-turn = If you meet the terms of a MISSION, show it now: it claims the win or pays. Otherwise simply end your turn.
means-summit = Somebody visits your land. Your card makes the visit dearer; keep it if you expect a richer visitor.
means-pact = Your card ends this attack before any die falls. Use it for land that you cannot spare.
means-world-opinion = Somebody has just conquered land. Your card costs the conqueror points; it helps most against whoever leads.
means-safe-house = Somebody wants to throw your Agents out. Your card saves them; few Agents may not be worth it.
means-second-wave = Your card rolls all your dice of this round again, and the new roll stands. Use it after a bad roll.
means-orderly-retreat = The round is lost. Your card ends the battle without a winner, and your turn; without it you fight on and risk your land.
means-side-offer = Agents of others stand where the battle is. Money may make them stay or leave, and that can be worth a die.
means-answer-side-offer = Both sides may pay you for what your Agents do. Think of the money, and of who should win this battle.
means-withdraw-agents = If your Agents stay, they work against the owner; the winner captures those on the loser's land. Withdrawn, they are safe.
means-assess-cards = Before the dice of both sides are counted, one of your cards may help. Use it if the battle is close.
means-ask-for-help = Another player may lend you an NS-Unit, which is one die more. It costs money, and they may refuse.
means-give-help = Your NS-Unit gives that side a die more, and you are paid for it. Ask yourself whom you want to see win.
means-send-help = An NS-Unit of yours can join the battle: one die more there, one unit less at home. Do not break a set for it.
means-fight-on = Compare the dice that both sides have left. Retreat ends the battle for you; whoever loses it loses the land.
means-continue-aggression = You have won and may go on in the same colour group. Every further attack risks the land you attack from.

## What is settled for a newcomer

settled-stock-excess = Units that a land can spare stay on it for now, so you are not asked about them until cards join the game.

## Options

option-victory_mark = Victory mark
    .help = How many CR points claim victory; 0 means the number in the table for the players at hand.
option-mark_percent = Victory mark in percent
    .help = How much of the victory mark in the table is needed, in percent; not possible together with a mark of its own.
option-agents = Agents
    .help = Whether Agents take part; they also need learning stage 3.
option-agents-true = with Agents
option-agents-false = without Agents
option-stage = Learning stage
    .help = Stage 1 has neither cards nor attacks, stage 2 adds both, and stage 3 is the full game with Agents.
option-stage_advance = Advance of the learning stage
    .help = Whether the stage stays as it is, rises after an agreed number of rounds, or rises when most people vote for it at the end of a round.
option-stage_advance-never = stays
option-stage_advance-rounds = after agreed rounds
option-stage_advance-vote = by vote
option-stage_rounds = Rounds of a learning stage
    .help = After how many rounds the next learning stage begins, where stages rise after agreed rounds.
option-first_player = First turn
    .help = Whether a roll decides who begins, or the table chooses a seat.
option-first_player-d6 = the highest roll
option-first_player-chosen = a chosen seat
option-first_seat = Seat of the first player
    .help = Which seat begins where the table has chosen who begins.
option-deal_mode = Dealing of Titles
    .help = Whether the Titles are dealt at random, evened out by swaps until the point values lie close together, or picked in turn.
option-deal_mode-random = at random
option-deal_mode-balanced = evened out
option-deal_mode-draft = picked in turn
option-titles_per_player = Titles at the start
    .help = How many Titles each player begins with; -1 means as many as the edition says.
option-start_missions = MISSION cards at the start
    .help = How many MISSION cards each player begins with; -1 means as many as the edition says.
option-start_influences = INFLUENCE cards at the start
    .help = How many INFLUENCE cards each player begins with; -1 means as many as the edition says.
option-start_ops = OPs cards at the start
    .help = How many OPs cards each player begins with; -1 means as many as the edition says.
option-hand_limit = Hand limit
    .help = How many cards of each sort a player may hold; 0 means as many as the edition says.
option-agent_cards = Cards that need Agents
    .help = What happens to cards that need Agents in a game without them: they are taken out beforehand, or put under the stack when drawn.
option-agent_cards-remove = taken out
option-agent_cards-cycle = put under the stack
option-timer_seconds = Time for the Option Phase
    .help = How many seconds an Option Phase may last; 0 means no limit.
option-timer_scope = What the timer covers
    .help = Whether the time is for the Option Phase alone or for the whole turn.
option-timer_scope-option_phase = the Option Phase
option-timer_scope-whole_turn = the whole turn
option-deploy_seconds = Time for deployment
    .help = How many seconds there are to deploy Agents; 0 means no limit.
option-reaction_seconds = Time for reactions
    .help = How many seconds there are to react to what another player does; 0 means no limit.
option-agent_overlap = Deployment in the next turn
    .help = Whether Agents may still be deployed while the next player's Option Phase is already running.
option-agent_overlap-true = overlaps the next turn
option-agent_overlap-false = before the next turn
option-trade_window = Times for deals
    .help = When deals are possible: Titles almost always and the rest in the Option Phase of a partner, everything in that phase only, or everything almost always.
option-trade_window-titles_anytime = Titles almost always
option-trade_window-option_phase_only = in the Option Phase only
option-trade_window-anytime = everything almost always
option-trade_points = Deals with CR points
    .help = Whether CR points may change hands in a deal.
option-trade_points-true = allowed
option-trade_points-false = not allowed
option-trade_agents = Deals with Agents
    .help = Whether Agents may change hands in a deal.
option-trade_agents-true = allowed
option-trade_agents-false = not allowed
option-promises = Promises in deals
    .help = Whether visits without Conference Costs, free passage, peace, later payments and a word may be promised in a deal.
option-promises-true = allowed
option-promises-false = not allowed
option-ns_limit_by = Limit for NS-Units
    .help = Whether the room for NS-Units on a Territory depends on its active level or on its complete sets.
option-ns_limit_by-status = by level
option-ns_limit_by-complete_sets = by complete sets
option-guild_points_kept = Points of a lost Guild
    .help = Whether a player whose Guild is taken over keeps its CR points; after a deal they are gone in any case.
option-guild_points_kept-true = kept
option-guild_points_kept-false = lost
option-bonus_table = Bonus for a colour group
    .help = Whether every Territory of a complete colour group brings 2 CR points, or a group of three brings 8.
option-bonus_table-double = 2 per Territory
option-bonus_table-qrc_3_is_8 = 8 for a group of three
option-bonus_repeat = Bonus more than once
    .help = Whether a player can earn the bonus of the same colour group again after losing a Territory of it.
option-bonus_repeat-true = again and again
option-bonus_repeat-false = once in a game
option-buy_at_threshold = Buying at the threshold
    .help = Whether CR points can still be bought at exactly the threshold below the victory mark.
option-buy_at_threshold-allowed = allowed
option-buy_at_threshold-barred = barred
option-keep_ed_points_on_loss = Points of lost levels
    .help = Whether the loser of a conquered Territory keeps the CR points of its active levels.
option-keep_ed_points_on_loss-true = kept
option-keep_ed_points_on_loss-false = lost
option-ccw_fee = Fee for moving counterclockwise
    .help = Whether counterclockwise rolls cost CR points every time, once in a turn or never.
option-ccw_fee-per_roll = for every roll
option-ccw_fee-per_turn = once in a turn
option-ccw_fee-free = free
option-pay_on_landing = Landing on TELEPORT!
    .help = Whether a Governor who lands exactly on TELEPORT! is paid as for passing it.
option-pay_on_landing-true = is paid
option-pay_on_landing-false = is not paid
option-roll_cap = Limit of the rolls
    .help = Whether the second movement roll of a turn is the last one on card fields only, or on all fields.
option-roll_cap-card_fields = on card fields
option-roll_cap-all_fields = on all fields
option-roll_again = Rolling again
    .help = Whether a player may stop on a field that grants another roll, or must roll.
option-roll_again-may = may
option-roll_again-must = must
option-orss_targets = Flights with the O.R.S.S.
    .help = Where a flight from an O.R.S.S. base may lead, apart from the other bases.
option-orss_targets-bases = bases only
option-orss_targets-nearest_independent = nearest Independent Territory too
option-orss_targets-any_independent = all Independent Territories too
option-orss_targets-any_territory = all Territories too
option-third_party_withdraw = Third parties may withdraw
    .help = Whether third parties may withdraw their Agents after an attack has been declared.
option-third_party_withdraw-true = yes
option-third_party_withdraw-false = no
option-third_party_model = Agents of third parties
    .help = Whether Agents of third parties are added to those of the owner's opponent, or only cancel Agents of the owner.
option-third_party_model-additive = added to the opponent
option-third_party_model-floor = cancel Agents of the owner
option-capture_on_conquest = Agents on a lost Territory
    .help = Whether the winner of a conflict captures all foreign Agents on the lost Territory.
option-capture_on_conquest-true = are captured
option-capture_on_conquest-false = stay
option-captured_agents = Captured Agents
    .help = Whether captured Agents go back to the reserve of their colour, are kept as hostages to be traded, or leave the game.
option-captured_agents-reserve = back to the reserve
option-captured_agents-hostage = kept as hostages
option-captured_agents-removed = out of the game
option-clean_scope = Scope of Cleaning House
    .help = Whether a landing allows Cleaning House on all own Territories of the colour group or on one of them.
option-clean_scope-all = all of the group
option-clean_scope-one_territory = one Territory
option-dice_cap = Limit of the dice
    .help = How many d6 a side may roll at most in a conflict; 0 means no limit.
option-multiplier = Multiplier
    .help = Whether every matching d6 counts for the multiplier, or only the printed combinations, up to 5.
option-multiplier-matched = all matching d6
option-multiplier-printed_max5 = printed, up to 5
option-ed_spoils = EDs as spoils
    .help = Whether the EDs of a conquered Territory go to the winner, suspended for now, or are destroyed.
option-ed_spoils-true = go to the winner
option-ed_spoils-false = are destroyed
option-continue_limit = Attacking on
    .help = Whether a victorious Aggressor may attack on in the colour group without limit, or only once more.
option-continue_limit-unlimited = without limit
option-continue_limit-one = once more
option-allow_retreat = Retreat
    .help = Whether the Aggressor may retreat before any Battle Round, at the price of an NS-Unit, if there is one.
option-allow_retreat-true = allowed
option-allow_retreat-false = only with a card
option-sma = Military assistance (SMA)
    .help = Whose other Territories of the colour group give dice in a conflict.
option-sma-off = nobody's
option-sma-defense = the Defender's
option-sma-aggression = the Aggressor's
option-sma-both = those of both
option-sma_requires_ns = Assistance with NS-Units
    .help = Whether each Territory that assists must send an NS-Unit.
option-sma_requires_ns-true = must send one
option-sma_requires_ns-false = need not
option-sma_foreign_units = Assistance from others
    .help = Whether other players with Territories of the colour group may give or sell NS-Units in a conflict.
option-sma_foreign_units-true = allowed
option-sma_foreign_units-false = not allowed
option-guild_protection = Guarded Guilds
    .help = Whether Agents may guard Guilds, so that a visitor must win a roll-off to take one over.
option-guild_protection-true = guarded by Agents
option-guild_protection-false = unguarded
option-unlimited_components = Supply of pieces
    .help = Whether units and EDs never run out.
option-unlimited_components-true = unlimited
option-unlimited_components-false = as in the box
option-insolvency = Payments that cannot be made
    .help = Whether the part of a payment for which nothing is left is waived, or stays as a debt note.
option-insolvency-waive = waived
option-insolvency-debt_note = debt note
option-claim_lock = Claims by points
    .help = Whether it is enough to have reached the victory mark once, or the points are needed at the end of the round.
option-claim_lock-true = once is enough
option-claim_lock-false = at the end of the round
option-mission_trumps_points = MISSION against points
    .help = Whether a MISSION that was shown beats claims by points, or all claims compare their scores.
option-mission_trumps_points-true = MISSION beats points
option-mission_trumps_points-false = the score decides
option-sudden_death_open = Sudden Death
    .help = Whether everybody can win in Sudden Death, or only those who are tied.
option-sudden_death_open-true = for everybody
option-sudden_death_open-false = for the tied players
option-time_limit_minutes = Time limit
    .help = After how many minutes the current round becomes the last one; 0 means no limit.
option-territory_goal = Territory goal
    .help = How many Territories claim victory; 0 means no such goal.
option-bitter_end = To the bitter end
    .help = Whether there is no victory mark and play goes on until all but one have given up.
option-bitter_end-true = until one is left
option-bitter_end-false = up to the victory mark
option-teams = Teams
    .help = How many teams play; 0 means that everybody plays alone. Seats go round the teams, so their sizes differ by one at most. Teams of unequal size are not a fair fight: the larger one has more turns, Titles and money.
option-team_numbers = Mark and MISSIONs of teams
    .help = Where the tables are read for the victory mark and for the numbers of MISSIONs in a game of teams.
option-team_numbers-members = by the number of teams, the mark and a MISSION for each member
option-team_numbers-sides = by the number of teams
option-team_numbers-people = by the number of people
option-administrator_seat = Seat of the Administrator
    .help = Which seat is the Administrator; it matters for the bribe alone.
option-administrator_bribe = Administrator's bribe
    .help = How many EU the Administrator may demand of everybody else once in a game; 0 means none.
option-async_mode = Play by correspondence
    .help = Whether everybody plays in their own time.
option-async_mode-true = yes
option-async_mode-false = no
option-hidden_cash = Money
    .help = Whether the EU of a player are hidden from the others.
option-hidden_cash-true = hidden
option-hidden_cash-false = open
option-group_conference_double = Conference Costs of a whole group
    .help = Whether the owner of a whole colour group charges double on its undeveloped Territories.
option-group_conference_double-true = double
option-group_conference_double-false = as usual
option-no_attack_round1 = Attacks in round 1
    .help = Whether the first round is free of attacks.
option-no_attack_round1-true = none
option-no_attack_round1-false = allowed

## Options that cannot go together

contradiction = { $reason } ({ $clauses }); only contradictions are refused ({ $rule })
contradiction-agents = { $option } needs Agents, but { $setting } plays without them
contradiction-sma = { $option } needs SMA, but sma = off
contradiction-stage = sma is about conflicts, but stage = 1 has none
contradiction-bitter-end = bitter_end has no end but resignation, so { $option } cannot be set
contradiction-claims = { $option } is about claims by points, but bitter_end has no mark
contradiction-mark = victory_mark and mark_percent both set the mark
contradiction-timer = async_mode plays without the timer, but timer_seconds is not 0
contradiction-timer-scope = timer_scope = whole_turn needs a timer, but timer_seconds = 0
contradiction-seat = { $option } = { $seat } is more than the { $players } seats at this table
contradiction-first-seat = first_seat says who begins, but first_player = d6 lets a roll decide
contradiction-one-team = teams = 1 leaves nobody to play against
contradiction-teams = teams = { $teams } is not { $low } to { $high }, the sides of this edition
contradiction-titles = titles_per_player = { $each } is more than { $titles } Titles give to { $players } players
contradiction-cards = { $option } = { $each } is more than { $cards } cards give to { $players } players
contradiction-hand = { $option } = { $each } is more than the hand limit allows; raise hand_limit too

## Presets

preset-standard = Standard
    .help = The full game as we read the books, with our default rulings.
preset-quick-reference-card = Quick reference card
    .help = Where the card differs from the book, the card counts: Guild points are kept, a group of three brings 8, and one fee frees the direction for the whole turn.
preset-german-edition = German edition
    .help = As in the German book: no buying of points at the threshold, rolling again is a duty, and a victory allows one further attack.
preset-learning-1 = Learning stage 1
    .help = Territories, units, development, trade and Guilds, without cards and without attacks.
preset-learning-2 = Learning stage 2
    .help = Cards and attacks join in, still without Agents.
preset-learning-3 = Learning stage 3
    .help = The full game with Agents.
preset-learning = Learning game
    .help = The game grows while you play: cards and attacks join after three rounds, Agents after three more. The victory mark is lower, and the deal evened out.
preset-quick = Quick
    .help = A lower victory mark, an evened-out deal, at most two rolls in a turn and half the time for the Option Phase.
preset-correspondence = Correspondence
    .help = Everybody plays in their own time, and no clock is running.

## The sections of an edition

data-ring = Ring of fields
data-quadrants = Quadrants
data-groups = Colour groups
data-territories = Territories
data-guilds = Guilds
data-independents = Independent Territories
data-bases = O.R.S.S. bases
data-specials = Special fields
data-ops = OPs cards
data-missions = MISSION cards
data-influences = INFLUENCE cards
data-players = Players
data-colours = Colours
data-victory = Victory marks
data-start = Start of the game
data-pieces = Pieces
data-box = In the box
data-hand = Hand limit
data-points = CR points
data-money = Money
data-guild_trade = Trade with Guilds
data-units = Units on Territories
data-market = Markets
data-academy = Academies
data-agents = Agents
data-cleaning = Cleaning House
data-battle = Battle dice
data-teleport = Teleport
data-movement = Movement
data-clock = Clock

## What owners of an original are asked, and where they find it

datum-colours-list = Colours of the players
datum-name-en = Name (English)
datum-name-de = Name (German)
datum-text-en = Text (English)
datum-text-de = Text (German)
datum-ring-fields = All fields, clockwise
datum-colour = Colour
datum-letter = Letters
datum-group = Colour group
datum-value = Point value
datum-units-water = Water it needs
datum-units-food = Food it needs
datum-units-energy = Energy it needs
datum-units-ucp = UCP it needs
datum-units-ns = NS-Units it needs
datum-premium = Premium of each development
datum-conference = Conference Costs by level
datum-resource = Resource
datum-stock = Units in stock
datum-prices = Its three prices
datum-sells = What it sells
datum-broker = It is a broker
datum-kind = Kind of card
datum-attackers = Groups that may attack
datum-targets = Groups that may be attacked
datum-needs_agents = It needs Agents
datum-effect = Effect
datum-moment = When it is played
datum-also = When it is played besides
datum-amount = Amount
datum-condition = Condition
datum-least = Least value
datum-when = When it is fulfilled
datum-reward = Reward
datum-points = CR points
datum-guilds = Guilds
datum-guild = Guild
datum-of = Of these Territories
datum-need = So many of them
datum-by_players = By number of players
datum-per_quadrant = In each quadrant
datum-ns = NS-Units
datum-territories = Territories
datum-opponents = Opponents
datum-opponents_of_two = Opponents, with two players
datum-eu = EU
datum-eu_of_two = EU, with two players
datum-most = At most
datum-price = Price
datum-resources = Resources
datum-other = For others
datum-players-min = Fewest players
datum-players-max = Most players
datum-victory-mark_2 = CR points, with two players
datum-victory-mark_3 = CR points, with three players
datum-victory-mark_4 = CR points, with four players
datum-victory-mark_5 = CR points, with five players
datum-start-money_2 = EU, with two players
datum-start-money_3 = EU, with three players
datum-start-money_4 = EU, with four players
datum-start-money_5 = EU, with five players
datum-start-titles_2 = Titles, with two players
datum-start-titles_3 = Titles, with three players
datum-start-titles_4 = Titles, with four players
datum-start-titles_5 = Titles, with five players
datum-start-missions = MISSION cards
datum-start-influences = INFLUENCE cards
datum-start-ops = OPs cards
datum-start-agents = Agents
datum-pieces-units = Units of each kind
datum-pieces-eds = Economic Development markers
datum-pieces-agents = Agents of each colour
datum-pieces-base_plates = Base plates
datum-pieces-dice = Six-sided dice
datum-box-notes = Currency cards
datum-box-note_values = Values of currency cards
datum-box-single_agents = Agent pieces that stand for one
datum-box-double_agents = Agent pieces that stand for two
datum-box-point_ring = Numbers on the Point Counting Ring
datum-hand-limit = Cards of one sort in hand
datum-points-level = For each active level of development
datum-points-price = EU for a point
datum-points-buy_most = Most points bought in a turn
datum-points-buy_margin = None are bought so close to the mark
datum-points-switzerland = For landing on Switzerland
datum-points-moonshot = For MOONSHOT!
datum-points-backward = For a roll backward
datum-points-bonus_factor = Factor of the bonus
datum-money-teleport = For passing TELEPORT!
datum-money-switzerland = For landing on Switzerland
datum-money-market_price = Unit on an Independent Territory
datum-money-guide_price = Unit between players
datum-money-bribe = Bribe for the Administrator
datum-guild_trade-free = Free units from an own Guild
datum-guild_trade-sale = Units sold to each other player
datum-units-placed = Units of a kind that stay on a new Territory
datum-units-ns_limit = Most NS-Units by level
datum-market-dice = Six-sided dice for the offer
datum-academy-gains = Gain for each face of the die
datum-agents-per_territory = Agents of one colour on a Territory
datum-agents-superiority_die = Dice for Agent Superiority
datum-cleaning-infiltrator = Infiltrator's die for 1, 2, 3 Agents
datum-cleaning-owner = Owner's die for 0, 1, 2, 3 Agents
datum-cleaning-wins = Rolls that win an attempt
datum-battle-aggressor_polygon = Sides of the aggressor's polygon
datum-battle-defender_polygon = Sides of the defender's polygon
datum-battle-aggressor_dice = Six-sided dice of the aggressor
datum-battle-defender_dice = Six-sided dice of the defender
datum-teleport-base_die = Sides of the die for bases
datum-teleport-field_die = Sides of the die for fields
datum-movement-dice = Most dice of a roll
datum-movement-rolls_to_card_stop = Roll after which a card field grants no other
datum-clock-option_seconds = Seconds for an Option Phase
datum-clock-deploy_seconds = Seconds for deploying Agents
datum-clock-reaction_seconds = Seconds for a reaction
where-ring = On the board: the ring of fields, clockwise from the base.
where-quadrants = On the board, in each quarter of the ring.
where-groups = On the board and on the Title cards: the colour of the group.
where-territories = On the Title card of the Territory, and on its field of the board.
where-guilds = On the Title card of the Guild.
where-independents = On its field of the board.
where-bases = On its field in the corner of the board.
where-specials = On its field of the board.
where-ops = On the OPs card of this name.
where-missions = On the MISSION card of this name.
where-influences = On the INFLUENCE card of this name.
where-pieces = In the box: count them.
where-victory = On the Quick Reference Card.
where-start = On the Quick Reference Card.

## What can be asked without a position

ask-odds = The exact odds of a conflict: who wins, with how many d6 left, and after how many Battle Rounds.
ask-odds-aggressor = d6 of the Aggressor, beside the d8
ask-odds-defender = d6 of the Defender, beside the d10
ask-odds-second-wave = who holds Second Wave (OP18); it is used as well as can be
ask-odds-retreat-below = the Aggressor holds Orderly Retreat (OP19) and breaks off as soon as winning is less likely than so many percent; 0: never
ask-odds-win = Aggressor with { $aggressor } d6 against Defender with { $defender } d6: the Aggressor wins with { NUMBER($wins, minimumFractionDigits: 2, maximumFractionDigits: 2) } %, the Defender with { NUMBER($loses, minimumFractionDigits: 2, maximumFractionDigits: 2) } %.
ask-odds-exactly = Exactly: the Aggressor wins with { $fraction }.
ask-odds-card =
    { $side ->
        [aggressor] The Aggressor
       *[defender] The Defender
    } holds Second Wave and uses it as well as can be.
ask-odds-no-result = The Aggressor retreats as soon as winning is less likely than { $below } %: with { NUMBER($percent, minimumFractionDigits: 2, maximumFractionDigits: 2) } % nobody wins.
ask-odds-without-cards = Without any card the Aggressor wins with { NUMBER($percent, minimumFractionDigits: 2, maximumFractionDigits: 2) } %.
ask-odds-round = The roll of the first Battle Round goes to the Aggressor with { NUMBER($percent, minimumFractionDigits: 2, maximumFractionDigits: 2) } %.
ask-odds-rounds = Battle Rounds: { $least } to { $most }, on average { NUMBER($mean, minimumFractionDigits: 2, maximumFractionDigits: 2) }.
ask-odds-left-aggressor = The Aggressor wins with so many d6 left: { $chances }.
ask-odds-left-defender = The Defender wins with so many d6 left: { $chances }.
ask-odds-left = { $dice } with { NUMBER($percent, minimumFractionDigits: 1, maximumFractionDigits: 1) } %
ask-odds-clauses = Clauses: { $clauses }

## The position in text

portrait-turn = Turn
portrait-set-up = The game is being set up.
portrait-now = Round { $round }: it is the turn of { $seat }.
portrait-over = The game is over.
portrait-scores = CR points, victory mark { $mark }: { $scores }.
portrait-scores-open = CR points, without a victory mark: { $scores }.
portrait-score =
    { $mark ->
        [no] { $seat } { $points }
       *[yes] { $distance ->
                [0] { $seat } { $points } (at the mark)
               *[other] { $seat } { $points } ({ $distance } to go)
            }
    }
portrait-final = This is the final round.
portrait-sudden = Sudden Death between { $players }.
portrait-you = What you have
portrait-purse =
    { $points ->
        [one] { $eu } EU and { $points } CR point. Personal Stock: { $units }.
       *[other] { $eu } EU and { $points } CR points. Personal Stock: { $units }.
    }
portrait-agents = Agents: { $hand } in hand, { $board } on the board, { $reserve } in reserve.
portrait-governor = Your Governor is on { $field }.
portrait-embargo = { $seat } is under an embargo and may not buy from Guilds and Independent Territories.
portrait-promise-free-visits = { $seat } has promised { $other } visits without Conference Costs: { $number }.
portrait-promise-half-visits = { $seat } has promised { $other } visits for half of the Conference Costs: { $number }.
portrait-promise-peace = { $seat } has promised not to attack { $other } up to round { $number }.
portrait-promise-note = { $seat } has promised to pay { $other } later: { $number } EU.
portrait-promise-word = { $seat } has given { $other } a word up to round { $number }; only the table can keep it.
portrait-promise-words = { $seat } has promised { $other }, up to round { $number }: “{ $text }”
portrait-promise-due = { $seat } pays { $other } what is promised in round { $number }.
portrait-promise-passage = { $seat } has promised { $other } free passage, without Conference Costs, up to round { $number }.
portrait-debt = { $seat } owes { $other } { $money } EU.
portrait-titles = Your Titles
portrait-no-titles = You have no Titles.
portrait-own-territory = { $title } ({ $id }), value { $points }, { $level }: { $units }.
portrait-own-guild = { $title } ({ $id }), value { $points }, Guild: { $resource } { $number } in stock; others pay { $money } EU a unit.
portrait-next =
    { $state ->
        [suspended] { $missing ->
                [0] The suspended level comes back.
               *[other] The suspended level lacks { $units }.
            }
       *[rising] { $missing ->
                [0] Ready for the next level (premium { $money } EU).
               *[other] The next level lacks { $units } (premium { $money } EU).
            }
    }
portrait-level =
    { $level ->
        [0] undeveloped
        [1] { $suspended ->
                [0] Developed
               *[other] Developed but suspended
            }
       *[other] { $suspended ->
                [0] Super Developed
                [1] Super Developed but one level suspended
               *[other] Super Developed but both levels suspended
            }
    }
portrait-agents-here = Agents: { $agents }.
portrait-strike = There is a strike: no Conference Costs.
portrait-count = { $name } { $number }
portrait-nothing = nothing
portrait-hand = Your hand
portrait-hand-empty = You hold no cards.
portrait-card = { $id } { $card } ({ $sort }): { $text }
portrait-offers = Standing offers
portrait-no-offers = No offer stands that you know of.
portrait-offer =
    { $turns ->
        [one] Offer { $offer } of { $seat }, for { $turns } more turn: { $terms }.
       *[other] Offer { $offer } of { $seat }, for { $turns } more turns: { $terms }.
    }
portrait-offer-words = The promise in words: “{ $text }”
portrait-offer-to = It is open to { $players }.
portrait-accepted = Accepted by { $players }.
portrait-declined = Declined by { $players }.
portrait-waits = It waits for your answer.
portrait-players = Players
portrait-player =
    { $money ->
        [hidden] { $seat }: { $points } CR points, money hidden
       *[open] { $seat }: { $points } CR points, { $eu } EU
    }. Personal Stock: { $units }. Cards: { $cards }. Governor on { $field }.
portrait-player-gone = { $seat } has given up.
portrait-player-titles =
    { $number ->
        [one] { $number } Title: { $titles }.
       *[other] { $number } Titles: { $titles }.
    }
portrait-known = Known cards: { $cards }.
portrait-territories = Territories
portrait-quadrant = Quadrant { $quadrant }:
portrait-territory = { $title } ({ $id }), { $group }, value { $points }, { $owner }, { $level }: { $units }. Conference Costs { $money } EU.
portrait-unowned = unowned
portrait-guilds = Guilds
portrait-guild =
    { $title } ({ $id }), value { $points }, { $owner }: { $resource } { $number } in stock{ $owned ->
        [yes] , { $money } EU a unit
       *[no] , nothing for sale without an operator
    }. Associated Territories: { $titles }.
portrait-independents = Independent Territories
portrait-market = { $title } ({ $id }) sells for { $money } EU a unit: { $units }. Two dice say how many there are.
portrait-broker = { $title } ({ $id }) pays { $money } EU and { $points } CR points and deals for all the others.
portrait-supply = Supply and stacks
portrait-administration = With the Administration: { $units }; EDs { $eds }.
portrait-stack =
    { $number ->
        [one] { $sort }: { $number } card in the stack.
       *[other] { $sort }: { $number } cards in the stack.
    }
portrait-under = Under it { $number }, from the top: { $cards }.
portrait-ring = The ring, clockwise
portrait-ring-part = { $quadrant }: { $fields }.
portrait-here = { $field } [{ $players } here]
portrait-missions = Your MISSIONs
portrait-no-missions = You hold no MISSION.
portrait-mission = { $card }: { $needs }.
portrait-mission-fulfilled = { $card } is fulfilled: { $needs }.
portrait-need =
    { $what ->
        [quadrants] Quadrants
        [guilds] Guilds
        [associates] Guilds with an Associated Territory
        [super-developed] Super Developed Territories
        [territories] Territories
        [shielded] Territories with enough NS-Units
        [infiltrated] infiltrated Territories
        [opponents] infiltrated opponents
        [eu] EU
       *[other] { $what }
    } { $have } of { $need }
portrait-lacking = (lacking: { $names })
portrait-cards = The cards

## Odds

odds-attacks-now = Attacks you can make now
odds-attacks = Attacks the rules would allow from your Territories
odds-attack = { $target } ({ $other }) from { $source }: { $aggressor } against { $defender } d6, you win with { $percent } %, { $rounds } Battle Rounds on average. { $lines }.
odds-attack-with = { $target } ({ $other }) from { $source } with { $card }: { $aggressor } against { $defender } d6, you win with { $percent } %, { $rounds } Battle Rounds on average. { $lines }.
odds-line =
    { $line ->
        [base] base dice
        [ns-units] NS-Units
        [development] development
        [superiority] Agent Superiority
        [value] point value
        [assistance] military assistance
        [capped] limit of the dice
        [night-drop] Night Drop
        [signal-jam] Signal Jam
       *[other] { $line }
    } { $aggressor } : { $defender }
odds-no-attacks = There is no attack you could make.
odds-threats = Attacks others could make on you, without cards you cannot see
odds-threat = { $seat } on { $target } ({ $other }) from { $source }: { $aggressor } against { $defender } d6, the Aggressor wins with { $percent } %, { $rounds } Battle Rounds on average. { $lines }.
odds-no-threats = There is no such attack.
odds-conflict = The conflict under way
odds-reach = Where your Governor may land
odds-roll = { $dice } d6 clockwise: { $fields }.
odds-roll-back =
    { $points ->
        [0] { $dice } d6 counterclockwise, free: { $fields }.
       *[other] { $dice } d6 counterclockwise, for { $points } CR points: { $fields }.
    }
odds-teleport = By Teleport: { $fields }.
odds-stop = { $field } { $percent } %
odds-field =
    { $state ->
        [unowned] { $field } (unowned)
        [own] { $field } (yours)
        [foreign] { $field } (foreign)
        [costs] { $field } ({ $money } EU)
       *[plain] { $field }
    }
odds-score = The way to the mark
odds-side =
    { $seat }: { $points } CR points{ $mark ->
        [no] { "" }
       *[yes] , { $distance } to go
    }; { $buys ->
        [yes] may still buy CR points
       *[no] may not buy CR points any more
    }.

## Details of answers

detail-attack = { $aggressor } against { $defender } d6 of { $other }: { $percent } %
detail-pay = { $money } of your { $eu } EU to { $other }
detail-pay-short = { $money } EU to { $other }, you have { $eu }
detail-pay-nothing = nothing is due
detail-develop = premium { $money } EU, { $points } CR points
detail-grant = no premium, { $points } CR points
detail-roll = { $fields }; { $percent } % bring CR points, Conference Costs { $money } EU on average
detail-roll-back =
    { $points ->
        [0] free of charge; { $fields }; { $percent } % bring CR points, Conference Costs { $money } EU on average
       *[other] costs { $points } CR points; { $fields }; { $percent } % bring CR points, Conference Costs { $money } EU on average
    }
detail-leads-to = to { $field }
detail-field =
    { $state ->
        [unowned] unowned
        [own] yours
        [foreign] foreign
       *[costs] Conference Costs { $money } EU
    }
detail-money = { $money } EU
detail-take-guild = { $resource }; { $number } stay in stock
detail-goods = { $units }: { $money } EU
detail-market = { $units } for { $money } EU each
detail-deal = you give { $gives }, you get { $gets }
detail-good =
    { $good ->
        [EU] { $number } EU
       *[other] { $number } × { $good }
    }
detail-deal-points = CR points { $scores }
detail-void = void as things are: { $other } does not have it
detail-change = { $name } { $number }
detail-stock = Personal Stock then: { $units }
detail-layout-row = { $title } { $units }
detail-restored = { $title } gets a level back, { $points } CR points
detail-suspended = { $title } has a level suspended, { $points } CR points
detail-there = { $owner }. { $agents }
detail-clean = your d{ $own } against d{ $theirs }: { $percent } %
detail-dice = { $aggressor } against { $defender } d6, the Aggressor wins with { $percent } %
detail-again = The new roll wins the Battle Round with { $percent } %.
detail-retreat = nobody wins, 1 NS-Unit is lost
detail-pick =
    { $points ->
        [one] { $points } CR point; { $units }
       *[other] { $points } CR points; { $units }
    }
detail-claim =
    { $points ->
        [0] claims victory: the round becomes the final one
       *[other] { $points } CR points at once
    }

## Warnings before answers

warning-attack =
    You win this attack with only { $percent } %. If you lose, { $source } goes to { $other }: { $points } CR points, the units there ({ $units }), all Agents{ $eds ->
        [0] { "" }
        [one] , and { $eds } ED
       *[other] , and { $eds } EDs
    }.
warning-suspended =
    { $number ->
        [one] This suspends { $number } level ({ $titles }) and costs you { $points } CR points until the set is complete again.
       *[other] This suspends { $number } levels ({ $titles }) and costs you { $points } CR points until the sets are complete again.
    }
warning-short =
    { $points ->
        [0] You owe { $money } EU and have { $eu }: units of your Personal Stock will have to go.
        [one] You owe { $money } EU and have { $eu }: { $points } CR point will be sold.
       *[other] You owe { $money } EU and have { $eu }: { $points } CR points will be sold.
    }
warning-leader = This deal gives { $title } to { $other }, who leads.
warning-sell =
    { $number ->
        [one] You sell { $number } CR point and are left with { $points }; you cannot buy any more in this phase.
       *[other] You sell { $number } CR points and are left with { $points }; you cannot buy any more in this phase.
    }
warning-resign = Giving up is final: your Titles and all you have go back to the Administration.

## Positions that cannot be

flaw-box = there are more pieces on the table than in the box: { $n } of { $what }, not { $pieces }
flaw-agents = a colour has { $most } Agents in all, not { $n }
flaw-no-agents = this table plays without Agents
flaw-captured = { $n } captured Agents are more than the { $reserve } in the reserve
flaw-captured-elsewhere = captured Agents do not go to the reserve at this table, so nobody counts them
flaw-no-hostages = captured Agents are not kept as hostages at this table
flaw-own-hostages = nobody holds Agents of the own colour
flaw-no-debt = what cannot be paid is waived at this table
flaw-own-debt = nobody owes money to the own side
flaw-hand = { $n } cards of the sort { $sort } are more than the hand limit of { $limit }
flaw-no-cards = with stage = 1 there are no cards
flaw-agents-unowned = Agents stand only where somebody holds the Title
flaw-agents-guild = Agents stand on Territories only; on Guilds with guild_protection
flaw-level-unowned = a Territory that nobody owns carries no EDs
flaw-ns = too many NS-Units: { $n }, and there is room for { $limit }
flaw-strike = nobody calls a strike on the own Territory
flaw-mark = { $points } points reach the mark of { $mark }, so the final round is on; say final = true
flaw-shown = with a MISSION shown the final round is on; say final = true
flaw-round-one = round 1 has no Option Phase

## Parts of the table that lessons point at

point-panel-agents = your Agents
point-panel-battle = the battle
point-panel-cards = your cards
point-panel-deals = the deals
point-panel-layout = the units on your Territories
point-panel-money = the money
point-panel-points = the CR points
point-panel-stock = your Personal Stock
point-die-dice = the dice

## Reasons: the terms of a bot's evaluation. $way is more or less, compared with other answers

term-points =
    { $way ->
        [more] { $number ->
            [one] { $number } CR point
           *[other] { $number } CR points
        } more by the end of the turn.
       *[less] { $number ->
            [one] { $number } CR point
           *[other] { $number } CR points
        } less by the end of the turn.
    }
term-money =
    { $way ->
        [more] { $number } EU more by the end of the turn.
       *[less] { $number } EU less by the end of the turn.
    }
term-units =
    { $way ->
        [more] Units that promise { $number ->
            [one] { $number } CR point
           *[other] { $number } CR points
        } more.
       *[less] Units that promise { $number ->
            [one] { $number } CR point
           *[other] { $number } CR points
        } less.
    }
term-guilds =
    { $way ->
        [more] Guilds that promise { $number ->
            [one] { $number } CR point
           *[other] { $number } CR points
        } more.
       *[less] Guilds that promise { $number ->
            [one] { $number } CR point
           *[other] { $number } CR points
        } less.
    }
term-income =
    { $way ->
        [more] Conference Costs to come worth { $number ->
            [one] { $number } CR point
           *[other] { $number } CR points
        } more.
       *[less] Conference Costs to come worth { $number ->
            [one] { $number } CR point
           *[other] { $number } CR points
        } less.
    }
term-danger =
    { $way ->
        [more] { $number ->
            [one] { $number } CR point
           *[other] { $number } CR points
        } less at risk from attacks.
       *[less] { $number ->
            [one] { $number } CR point
           *[other] { $number } CR points
        } more at risk from attacks.
    }
term-territories =
    { $way ->
        [more] { $number ->
            [one] { $number } Territory
           *[other] { $number } Territories
        } more.
       *[less] { $number ->
            [one] { $number } Territory
           *[other] { $number } Territories
        } fewer.
    }
term-guards =
    { $way ->
        [more] { $number ->
            [one] { $number } NS-Unit
           *[other] { $number } NS-Units
        } more on guard.
       *[less] { $number ->
            [one] { $number } NS-Unit
           *[other] { $number } NS-Units
        } fewer on guard.
    }
term-agents =
    { $way ->
        [more] { $number ->
            [one] { $number } Agent
           *[other] { $number } Agents
        } more.
       *[less] { $number ->
            [one] { $number } Agent
           *[other] { $number } Agents
        } fewer.
    }
term-cards =
    { $way ->
        [more] { $number ->
            [one] { $number } action card
           *[other] { $number } action cards
        } more in hand.
       *[less] { $number ->
            [one] { $number } action card
           *[other] { $number } action cards
        } fewer in hand.
    }
term-missions =
    { $way ->
        [more] A MISSION is fulfilled or one step away in { $percent } more of 100 games.
       *[less] A MISSION is fulfilled or one step away in { $percent } fewer of 100 games.
    }
term-claim =
    { $way ->
        [more] Victory can be claimed in { $percent } more of 100 games.
       *[less] Victory can be claimed in { $percent } fewer of 100 games.
    }
term-group =
    { $way ->
        [more] Colour groups that promise { $number ->
            [one] { $number } CR point
           *[other] { $number } CR points
        } more.
       *[less] Colour groups that promise { $number ->
            [one] { $number } CR point
           *[other] { $number } CR points
        } less.
    }
term-group-one =
    { $way ->
        [more] { $group }: the colour group promises { $number ->
            [one] { $number } CR point
           *[other] { $number } CR points
        } more.
       *[less] { $group }: the colour group promises { $number ->
            [one] { $number } CR point
           *[other] { $number } CR points
        } less.
    }

## What a coach says when something changes

news-stage-begins =
    { $number ->
        [2] Cards and attacks join the game. Everybody has been dealt action cards, and card fields now let you draw more. Where a Territory of yours lies in the same quadrant as another player's, you may attack it instead of paying Conference Costs.
       *[other] Agents join the game. Everybody has been handed Agents, and you place them on Territories, your own or others'. Whoever has more of them there has a die more in a battle.
    }
news-stage-begins-point =
    { $number ->
        [2] panel:cards
       *[other] panel:agents
    }

## What things are called that are in no edition
title-resource-water = Water
title-resource-food = Food
title-resource-energy = Energy
title-resource-ucp = UCP
title-resource-ns = NS-Unit
title-place-stock = Personal Stock
title-good-points = CR points
title-good-agents = Agents
title-good-hostages = captured Agents
title-good-bare = { $title } without its units
title-good-any = any { $sort } card
title-good-from = { $resource } from { $title }
title-promise-free-visits = visits without Conference Costs
title-promise-half-visits = visits for half the Conference Costs
title-promise-peace = rounds without an attack
title-promise-money-later = EU to be paid later
title-promise-word = rounds of the word given
title-promise-due = rounds until the EU are due
title-promise-passage = rounds of free passage

## What characters gain by something, or rivals lose: objects of a sentence

gain-points =
    { $number ->
        [one] { $number } CR point
       *[other] { $number } CR points
    }
gain-money = { $number } EU
gain-units =
    { $number ->
        [one] units worth { $number } CR point
       *[other] units worth { $number } CR points
    }
gain-guilds =
    { $number ->
        [one] Guilds worth { $number } CR point
       *[other] Guilds worth { $number } CR points
    }
gain-income =
    { $number ->
        [one] Conference Costs worth { $number } CR point
       *[other] Conference Costs worth { $number } CR points
    }
gain-danger =
    { $number ->
        [one] safety for { $number } CR point
       *[other] safety for { $number } CR points
    }
gain-territories =
    { $number ->
        [one] { $number } Territory
       *[other] { $number } Territories
    }
gain-guards =
    { $number ->
        [one] { $number } NS-Unit on guard
       *[other] { $number } NS-Units on guard
    }
gain-agents =
    { $number ->
        [one] { $number } Agent
       *[other] { $number } Agents
    }
gain-cards =
    { $number ->
        [one] { $number } action card
       *[other] { $number } action cards
    }
gain-missions = a step towards a MISSION
gain-claim = a claim to victory
gain-group =
    { $number ->
        [one] colour groups worth { $number } CR point
       *[other] colour groups worth { $number } CR points
    }
gain-group-one =
    { $number ->
        [one] the group { $group }, worth { $number } CR point
       *[other] the group { $group }, worth { $number } CR points
    }
