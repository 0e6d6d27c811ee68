# Globetrotters: was nur das Brett sagt. Deutsch.

map = Weltkarte mit Routen, Reisenden und möglichen Zielen
targets = Orte, die du wählen kannst
follow = Den Reisenden folgen
follow-help = Die Karte wendet sich dem zu, was geschieht und was du wählen kannst.
legend = Zeichen der Karte
legend-land = Landroute: dünn und gerade
legend-water = Seeroute: dick und geschwungen, mit einer Kreuzfahrtinsel
legend-air = Flug, den deine Flugscheine erlauben
legend-target = Dorthin kannst du; dein Zug geht weiter
legend-target-ends = Dorthin kannst du; das beendet deinen Zug
legend-reach = Mit einem Wurf vielleicht erreichbar
legend-special = Hier kann eine Besondere Erinnerung abgelegt werden
legend-key = Schlüssel, der noch auf der Karte liegt
legend-home = Heimat eines Spielers
legend-kind = { $kind }: { $cost ->
        [0] keine Spesen
       *[other] Spesen ${ $cost }
    }

# Ein Ort

here = Hier bist du
stands = Hier ist { $seat }
home-of = Heimat von { $seat }
your-home = deine Heimat
cost =
    { $cash ->
        [0] Keine Spesen
       *[other] Kostet ${ $cash }
    }
too-dear = Du hast ${ $cash } und { $tickets ->
        [one] { $tickets } Flugschein zum Zurückgeben
       *[other] { $tickets } Flugscheine zum Zurückgeben
    }
result-adventure = Du kannst ein Abenteuer erleben
result-goes-on = Dein Zug geht weiter
result-turn-over = Dein Zug ist vorbei
result-jackpot = Du kannst den Jackpot versuchen
result-special-memory = Du bekommst eine Besondere Erinnerung
result-tickets-lost = Du verlierst alle Flugscheine; dein Zug ist vorbei
result-at-sea = Dein Zug ist vorbei; im nächsten fährst du weiter
result-win = Du gewinnst das Spiel
prize-key = Nach einem Abenteuer hier gehört dir ihr Schlüssel
prize-challenge = { $seat } hat ihren Schlüssel: Nach einem Abenteuer darfst du herausfordern
prize-own-key = Du hast ihren Schlüssel
prize-key-in-jackpot = Ihr Schlüssel liegt im Jackpot
prize-memory = Ein Abenteuer hier bringt eine neue Erinnerung
prize-memory-key = Ein Abenteuer hier bringt eine Erinnerung und mit ihr diesen Schlüssel: { $continent }
prize-memory-known = Du hast die Erinnerung
bumps = Verdrängt { $seat }
steps =
    { $steps ->
        [one] 1 Schritt
       *[other] { $steps } Schritte
    }
chance = { $percent } aller Würfe reichen so weit
sail-to = Mit dem Schiff, Ziel: { $place }
sail-then = Dort im nächsten Zug: { $told }
tap-again = Zum Wählen noch einmal tippen
help-home = Zu Hause gewinnst du: Liegt kein Schlüssel mehr auf der Karte, komm mit den meisten zurück.
help-rings = Tipp auf einen Ort mit Ring, um hinzureisen; ein gestrichelter beendet deinen Zug.
help-reach = Der Würfel kann dich zu den blauen Orten bringen.

# Neben der Karte

desk = Neben der Karte
chart-short = Tafel
die = Reisewürfel
die-ticket = Flugschein geschenkt
die-trouble = Krise
die-none = noch nicht geworfen
die-by = { $seat }: { $face }
pair = Zwei Würfel
pair-sum = { $seat }: Summe { $number }
pair-wins = { $totals } oder Pasch gewinnt
pair-wins-totals = { $totals } gewinnt
roll = Würfeln
adventure-none-yet = Noch ist kein Abenteuer vorgelesen worden.
adventure-left =
    { $number ->
        [one] { $number } Karte, bevor er von vorn beginnt
       *[other] { $number } Karten, bevor er von vorn beginnt
    }
heard-here = Was kommen kann ({ $place })
unheard = etwas, das noch niemand gehört hat
adventures = Abenteuer
jackpot-odds = { $percent } aller Versuche gewinnen
jackpot-try = Versuchen
money = Geld
amount = ${ $cash }
tickets = Flugscheine
tickets-number =
    { $number ->
        [one] { $number } Flugschein
       *[other] { $number } Flugscheine
    }
specials = Besondere Erinnerungen
specials-number =
    { $number ->
        [one] { $number } Besondere Erinnerung
       *[other] { $number } Besondere Erinnerungen
    }
pack = Reisebüro
pack-size =
    { $number ->
        [one] { $number } Flugschein im Stapel
       *[other] { $number } Flugscheine im Stapel
    }
fare = je ${ $cash }
fare-pair = { $number } für ${ $cash } nach deinem Zug
buy = Wie viele kaufst du?
buy-for = { $number } · ${ $cash }
turn = Dein Zug

# Wirkungen der Abenteuer

effect-cash-gain = Du bekommst ${ $number }.
effect-cash-lose = Zahl ${ $number } in den Jackpot.
effect-tickets-gain =
    { $number ->
        [one] Du bekommst { $number } Flugschein.
       *[other] Du bekommst { $number } Flugscheine.
    }
effect-prize-key = Bleibst du in der Stadt, gehört dir ihr Schlüssel.
effect-tickets-lose =
    { $number ->
        [one] Verbrauch { $number } Flugschein: Er kommt in den Jackpot. Hast du keinen, musst du ihn erst kaufen.
       *[other] Verbrauch { $number } Flugscheine: Sie kommen in den Jackpot. Hast du weniger, musst du die fehlenden erst kaufen.
    }
effect-exchange = Tausch alle deine Flugscheine.
effect-key-lose = Verlier einen Schlüssel deiner Wahl an den Jackpot.
effect-special-gain = Besondere Erinnerung!
effect-special-lose = Verlier eine Besondere Erinnerung an den Jackpot.
effect-day = … für den Tag: Dein Zug ist vorbei.
effect-weekend = … für das Wochenende: Dein Zug ist vorbei, und der nächste ist verloren.
effect-goto = Neues Ziel: { $place }.
effect-switch = Tausch mit jemandem die Plätze.
effect-back = Geh zurück!
effect-home = Geh in die Heimat!
effect-bonus = REISEBONUS! Weiter in eine beliebige Stadt dieses Kontinents.
effect-bonus-world = *** REISEBONUS! Weiter an einen beliebigen Ort der Karte.

# Die Hand

hand = Vor dir
ticket-refund = Zurückgeben: ${ $cash }
ticket-hidden =
    { $number ->
        [one] { $number } Flugschein, den hier niemand gesehen hat
       *[other] { $number } Flugscheine, die hier niemand gesehen hat
    }
ticket-none = Keine Flugscheine auf der Hand.
ticket-grounded = Du kannst nur aus einer Rotpunktstadt abfliegen.
no-keys = noch kein Schlüssel
course = Kurs: { $place }
deported = Abgeschoben aus { $place }: die Rückkehr dorthin löscht den Vermerk
must-go-back = kein Sieg vor einer Rückkehr nach { $place } und dann der Heimkehr über Land, per Flug oder Schiff
must-travel = Sieg nur durch Heimkehr über Land, per Flug oder Schiff
loses-turn = setzt nächstes Mal aus
arrival-pending = Ankunft noch abzuwickeln

# Tafeln

passport = Dein Reisepass
passport-empty = Noch kein Stempel: Jede Erinnerung hinterlässt einen.
chart-help = Wer { $number } Erinnerungen eines Kontinents hat, bekommt seinen Schlüssel; wer eine mehr hat als der Besitzer, nimmt ihn.
chart-next = Noch eine Erinnerung hier bringt dir den Schlüssel.
chart-has = { $seat } hat die Erinnerung an { $place }
chart-place = Besondere Erinnerung ablegen: { $place }
chart-placed = Besondere Erinnerung abgelegt
key-on-map = auf der Karte
key-in-jackpot = im Jackpot
keys-cities = Schlüsselstädte
keys-continents = Kontinente
standing = Endstand
keys-number = { $number } Schlüssel
memories-number =
    { $number ->
        [one] { $number } Erinnerung
       *[other] { $number } Erinnerungen
    }
keys-goal = Ist kein Schlüssel mehr auf der Karte, gewinnt, wer mit den meisten in die Heimat kommt.
keys-left =
    { $number ->
        [0] Auf der Karte liegt kein Schlüssel mehr: Komm mit den meisten in die Heimat.
       *[other] Noch { $number } Schlüssel auf der Karte.
    }
unplaced = Orte, die nicht auf dieser Karte stehen
text-choices = Was du auf der Karte wählen kannst

memories-unit = Erinnerungen
unit-keys =
    { $number ->
        [one] KEY
       *[other] KEYs
    }
round = Runde { $number }
roll-die = Würfeln
keys-to-find = KEYs auf der Karte
close = Schließen
end-turn = Zug beenden

source-cities = Städte
source-continents = Kontinente
scene-adventure = Abenteuer: { $seat }
scene-jackpot = { $seat } versucht den Jackpot
send-refunds = { $number ->
    [0] Keinen zurückgeben
   *[other] { $number } zurückgeben
}
ticket-keep = Behalten
more-left = links noch { $number } zur Wahl
more-right = rechts noch { $number } zur Wahl
