# Der Spielplan von Global Domination: was nur er sagt.

map = Weltkarte mit Truppen. Pfeiltasten gehen von Gebiet zu Gebiet, Eingabe wählt.
more-left = links noch { $number } zur Wahl
more-right = rechts noch { $number } zur Wahl
unplaced = Gebiete ohne Ort auf der Karte

first-player = Startspieler
passed = hat gepasst
vp = { $vp } SP
vp-more = +{ $vp }
vp-more-help = { $vp } SP mehr, wenn jetzt gewertet würde
cards-held =
    { $number ->
        [one] { $number } Karte auf der Hand
       *[other] { $number } Karten auf der Hand
    }
choose-struggle =
    { $number ->
        [one] { $number } volle Truppe wird angeschlagen
       *[other] { $number } volle Truppen werden angeschlagen
    }
choose-cut-off =
    { $number ->
        [one] { $number } abgeschnittene Truppe geht
       *[other] { $number } abgeschnittene Truppen gehen
    }

spend-rest = Rest für mich
spend-rest-help = Jeder Punkt geht dorthin, wo er dir die meisten SP bringt und die anderen am meisten kostet, wie der Spielplan dann steht.
send-builds = { $number } von { $all } aufbauen
send-reductions = { $number } von { $all } schwächen
send-points = { $number } von { $all } ausgeben
send-strokes = Fertig mit { $number }
drafted-here = Gewählt, noch nicht gesendet.
draft-take-out = Herausnehmen

sign-place = Truppe aufstellen
sign-full = voll machen
sign-weaken = angeschlagen machen
sign-remove = vom Plan nehmen
sign-replace = durch deine ersetzen
legend-full = volle Truppe
legend-struggling = angeschlagene Truppe
legend-resource = Rohstoff
legend-strait = gepunktet: Grenze über eine Meerenge

area-sea = Seegebiet
area-land = { $region }, { $resource }
area-worth = Jetzt { $vp } SP wert
area-worth-empty = Angeschlagen { $struggling } SP, voll { $full } SP wert
area-near = Grenzt an { $areas }.
area-note = Zum Gebiet
area-none = Zeige auf ein Gebiet, um mehr zu lesen.

stroke = Was „{ $card }“ geändert hat
stroke-player = Spieler
stroke-full = Voll
stroke-struggling = Angeschlagen
stroke-vp = SP vom Plan
stroke-close = Schließen

hand = Deine Hand
hand-known = allen bekannt
build = Aufbau
attack = Angriff
use-build = Aufbau { $number }
use-attack = Angriff { $number }
use-text = Kartentext
use-discard-1 = Abwurf 1: Karte kaufen
use-discard-2 = Abwurf 2: auf die Hand
use-discard-1-help = Bezahlt eine Karte auf deinen Ablagestapel
use-discard-2-help = Bezahlt mit einer zweiten Karte eine Karte auf die Hand
use-pay = Damit bezahlen
use-play = Jetzt spielen
draw-pile = Nachziehstapel: { $number }

market = Auslage
market-left =
    { $number ->
        [0] ausverkauft
       *[other] noch { $number }
    }
market-take = Nehmen
market-steps =
    { $number ->
        [one] und { $number } Logistikschritt
       *[other] und { $number } Logistikschritte
    }
timing-any_time = auch außerhalb des Zuges
timing-scoring = nur in der Wertung

ask-me = Nach Karten außerhalb meines Zuges fragen
ask-me-always = immer
ask-me-between-turns = zwischen Zügen
ask-me-scoring = nur in der Wertung
ask-me-help = Wo du nicht gefragt wirst, lehnst du ab. Was du hier wählst, sieht sonst niemand.
ask-me-none = In diesem Spiel wird keine Karte außerhalb des eigenen Zuges gespielt.

score = Wertung
score-now = Wenn jetzt gewertet würde
score-map = Plan, zusammen
score-line-land-full = Land, voll
score-line-land-struggling = Land, angeschlagen
score-line-sea-full = See, voll
score-line-sea-struggling = See, angeschlagen
score-line-regions = Regionsmonopole
score-blocked = { $region } von { $owner } bringt nichts: „{ $card }“ von { $by }.
score-regions = Regionen: alle Gebiete bringen { $vp } SP
score-resources = Rohstoffe: alle Gebiete bringen Logistik +{ $steps }
score-held = bei { $owner }
score-lacks = { $owner } fehlt { $number }
score-open = offen
score-logistics = Logistik: Karten, die zu Beginn einer Runde gezogen werden
score-logistics-now = { $owner }: { $now }
score-logistics-next = { $owner }: { $now }, nach der Wertung { $next }
score-total = { $owner }: jetzt { $vp } SP, { $more } vom Plan, zusammen { $sum }.
score-forces = { $owner } bekäme { $lines }.
score-part = { $vp } SP für { $count } × { $kind }

decks = Kartensätze
decks-hand = Auf der Hand
decks-hidden =
    { $number ->
        [one] { $number } verdeckte Karte
       *[other] { $number } verdeckte Karten
    }
decks-unseen = Nachziehstapel und verdeckte Hand, in beliebiger Folge
decks-own = Nachziehstapel, in beliebiger Folge
decks-discard = Ablagestapel
decks-empty = nichts

turn-short = Runde { $turn } von { $turns }
turn-over-short = Spielende
unit-vp = SP
pile-draw = Ziehen
pile-discard = Ablage
family-domination = Herrschaft
family-control = Kontrolle
family-strike = Schlag
family-support = Hilfe
family-event = Ereignis
family-intrigue = Intrige

source-forces = Streitkräfte
source-regions = Regionsmonopole
source-cards = Karten
scene-last-turn = Der letzte Spielzug beginnt.
no-card = Keine Karte
