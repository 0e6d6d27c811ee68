# Kuhn Poker: English.

game-kuhn-poker = Kuhn Poker
    .help = Three cards, two players, one bet: the smallest poker there is, and still a game of bluff.

preset-standard = Standard
    .help = The game as Kuhn described it.

## Facts

fact-anted =
    { $chips ->
        [one] { $seat } antes { $chips } chip.
       *[other] { $seat } antes { $chips } chips.
    }
    .you = You ante { $chips } { $chips ->
        [one] chip
       *[other] chips
    }.
fact-dealt = { $seat } is dealt a card.
    .you = You are dealt a card.
fact-got-card = { $seat } holds the { $card }.
    .you = You hold the { $card }.
fact-passed = { $seat } passes.
    .you = You pass.
fact-bets =
    { $chips ->
        [one] { $seat } bets { $chips } chip.
       *[other] { $seat } bets { $chips } chips.
    }
    .you = You bet { $chips } { $chips ->
        [one] chip
       *[other] chips
    }.
fact-folded = { $seat } gives up the hand.
    .you = You give up the hand.
fact-showed = { $seat } shows the { $card }.
    .you = You show the { $card }.
fact-won = { $seat } wins the pot of { $chips } chips.
    .you = You win the pot of { $chips } chips.

## Questions and answers

question-pass-or-bet = Do you pass, or do you bet?
question-against-bet = There is a bet against you. Do you pass and give up, or do you bet too?
action-pass = Pass
action-bet = Bet
action-draw = The { $card } is dealt

## Positions

flaw-nobody-asked = after { $first } and { $second } nobody is left to answer

## Parts of the drawing

part-hand = Hand
part-deck = Deck
part-answer = Answer
part-paid = In the pot
part-winner = Winner
word-pass = passed
word-bet = bet
word-fold = gave up

## Data

data-players = Players
data-stakes = Stakes
data-cards = Cards
