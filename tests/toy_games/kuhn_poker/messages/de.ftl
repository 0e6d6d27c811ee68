# Kuhn Poker: Deutsch.

game-kuhn-poker = Kuhn-Poker
    .help = Drei Karten, zwei Spieler, ein Einsatz: das kleinste Pokerspiel, und doch eines mit Bluff.

preset-standard = Standard
    .help = Das Spiel, wie Kuhn es beschrieben hat.

## Was geschieht

fact-anted =
    { $chips ->
        [one] { $seat } zahlt { $chips } Chip in den Topf.
       *[other] { $seat } zahlt { $chips } Chips in den Topf.
    }
    .you = Du zahlst { $chips } { $chips ->
        [one] Chip
       *[other] Chips
    } in den Topf.
fact-dealt = { $seat } erhält eine Karte.
    .you = Du erhältst eine Karte.
fact-got-card = { $seat } hat diese Karte: { $card }.
    .you = Du hast diese Karte: { $card }.
fact-passed = { $seat } passt.
    .you = Du passt.
fact-bets =
    { $chips ->
        [one] { $seat } setzt { $chips } Chip.
       *[other] { $seat } setzt { $chips } Chips.
    }
    .you = Du setzt { $chips } { $chips ->
        [one] Chip
       *[other] Chips
    }.
fact-folded = { $seat } gibt auf.
    .you = Du gibst auf.
fact-showed = { $seat } zeigt diese Karte: { $card }.
    .you = Du zeigst diese Karte: { $card }.
fact-won = { $seat } gewinnt den Topf mit { $chips } Chips.
    .you = Du gewinnst den Topf mit { $chips } Chips.

## Fragen und Antworten

question-pass-or-bet = Passen oder setzen?
question-against-bet = Gegen dich wurde gesetzt. Passen und aufgeben, oder auch setzen?
action-pass = Passen
action-bet = Setzen
action-draw = Ausgeteilt wird: { $card }

## Stellungen

flaw-nobody-asked = nach { $first } und { $second } muss niemand mehr antworten

## Teile der Zeichnung

part-hand = Hand
part-deck = Stapel
part-answer = Antwort
part-paid = Im Topf
part-winner = Sieger
word-pass = gepasst
word-bet = gesetzt
word-fold = aufgegeben

## Daten

data-players = Spieler
data-stakes = Einsätze
data-cards = Karten
