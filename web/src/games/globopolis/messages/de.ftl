# Das Spielbrett von Globopolis: Deutsch.

board = Spielbrett von Globopolis: der Globus mit dem Feldring darum
ring = Feldring im Uhrzeigersinn
round = Runde { $number }
goal = Siegmarke { $number }
final-round = Letzte Runde
sudden-death = Sudden Death
victory-mark = Siegmarke: { $number } CR-Punkte
count-ring =
    { $mark ->
        [0] Zählring: { $scores }
       *[other] Zählring: { $scores }; Siegmarke { $mark }
    }
supply = Bei der Administration
legend = Zeichen des Plans
legend-ring = Auf dem Ring
legend-map = Auf der Karte
legend-territory = Territorium mit Farbe und Buchstaben seiner Gruppe
legend-field =
    { $kind ->
        [guild] Gilde: hat ein Lager mit Einheiten und verkauft sie
        [independent] Unabhängiges Territorium: ein Markt, der niemandem gehört
        [base] O.R.S.S.-Basis: Du darfst zu einer anderen Basis fliegen
        [ops-mission] Du ziehst eine OPs- oder MISSION-Karte
        [influence] Du ziehst eine INFLUENCE-Karte
       *[other] Sonderfeld: wähle es, um zu lesen, was dort geschieht
    }
legend-governor = Ein Gouverneur: wem er gehört, der zieht ihn um den Ring
legend-count = Zählring: CR-Punkte aller und die Siegmarke
legend-chance = Wie wahrscheinlich der Wurf, auf den du zeigst, dort endet
legend-target = Dort lässt sich etwas tun: wähle es
legend-ed = ED: eine Entwicklungsstufe; hohl: ausgesetzt
legend-owner = Zeichen des Besitzers; ohne eines gehört es niemandem
legend-agent = Agenten und wie viele
legend-base = O.R.S.S.-Basis auf der Erde
legend-corners = Oben links: Karten in den Stapeln. Oben rechts: Einheiten und EDs bei der Administration.
stack =
    { $under ->
        [0] { $left } im Stapel
       *[other] { $left } im Stapel, { $under } darunter
    }
dice-show =
    { $total ->
        [0] { $name } würfelt { $faces }
       *[other] { $name } würfelt { $total }
    }

value =
    { $number ->
        [one] Wert { $number } CR-Punkt
       *[other] Wert { $number } CR-Punkte
    }
governors-here = Gouverneure hier: { $names }
answers-here =
    { $number ->
        [one] 1 Antwort hier möglich
       *[other] { $number } Antworten hier möglich
    }
units = Einheiten
conference = Konferenzkosten { $costs } EU
premium = Prämie { $costs } EU
next-set-lacks = Zum nächsten Satz fehlen: { $units }
ready = Bereit für die nächste Stufe
guild-prices = { $prices } EU je Einheit
sells = Verkauft { $goods }
broker = Handelt für alle anderen unabhängigen Territorien
field-help =
    { $kind ->
        [guild] Wer hier landet, übernimmt sie mit dem Rest des Lagers, auch von einem Mitspieler; der Zug ist vorbei. In der Optionsphase nimmt der Besitzer Einheiten umsonst, und die anderen können welche kaufen.
        [independent] Wer hier landet, darf Einheiten kaufen oder noch einmal würfeln.
        [base] Wer hier landet, darf zu einer anderen Basis fliegen und noch einmal würfeln.
        [ops-mission] Wer hier landet, zieht vom OPs-MISSION-Stapel. Nach dem ersten Wurf eines Zuges darf man noch einmal würfeln, nach einem späteren ist der Zug vorbei.
        [influence] Wer hier landet, zieht eine INFLUENCE-Karte. Nach dem ersten Wurf eines Zuges darf man noch einmal würfeln, nach einem späteren ist der Zug vorbei.
        [teleport] Wer hier landet, wird auf ein Feld teleportiert, das die Würfel bestimmen. Wer im Uhrzeigersinn darüber zieht, bekommt EU.
        [nsa] Wer hier landet, würfelt um NS-Einheiten und darf noch einmal würfeln.
        [nia] Wer hier landet, würfelt um Agenten aus der Reserve und darf noch einmal würfeln.
        [moonshot] Bringt sofort CR-Punkte; der Zug ist vorbei.
       *[other] { "" }
    }
own-agents = Deine Agenten hier
agent-less = Ein Agent weniger: { $place }
agent-more = Ein Agent mehr: { $place }
close = Schließen
fold = Einklappen
unfold = Ausklappen
reset = Zurücksetzen
cancel = Abbrechen

roll-bar = Bewegungswurf
clockwise = im Uhrzeigersinn
counterclockwise =
    { $points ->
        [0] gegen den Uhrzeigersinn
        [one] gegen den Uhrzeigersinn, kostet { $points } CR-Punkt
       *[other] gegen den Uhrzeigersinn, kostet { $points } CR-Punkte
    }
roll-on =
    { $dice ->
        [one] { $dice } Würfel werfen und im Uhrzeigersinn ziehen
       *[other] { $dice } Würfel werfen und im Uhrzeigersinn ziehen
    }
roll-back =
    { $dice ->
        [one] { $dice } Würfel werfen und gegen den Uhrzeigersinn ziehen
       *[other] { $dice } Würfel werfen und gegen den Uhrzeigersinn ziehen
    }
deploy-bar = Einsatz der Agenten
deploy-help = Wähle Territorien auf dem Brett und setze deine Agenten ein. Auf der Hand: { $hand }.
deploy-do = Agenten einsetzen

battle = Konflikt
attacks = greift an
assessment = Einschätzung der Stärke
aggressor = Aggressor
defender = Verteidiger
dice-in-all = Zusammen
d-six = { $number } W6
line =
    { $line ->
        [base] Grundwürfel
        [ns-units] NS-Einheiten
        [development] Entwicklung
        [superiority] Agenten­überlegenheit
        [value] Punktwert
        [assistance] Militärische Hilfe
        [capped] Obergrenze der Würfel
        [night-drop] Karte: mehr Würfel
        [signal-jam] Karte: weniger Würfel
       *[other] { $line }
    }
odds-exact = Der Aggressor gewinnt mit { $percent } Prozent; im Mittel { $rounds } Kampfrunden
aggressor-wins = gewinnt der Aggressor
rounds-mean = im Mittel { $rounds } Kampfrunden
dice-left = übrige W6 { $aggressor } : { $defender }
battle-round = Kampfrunde { $number }
rounds-help = Jede Seite nimmt ihren Polygonwürfel mal der Zahl ihrer W6, die mit einem anderen übereinstimmen (dicker Rand; keine: × 1). Das kleinere Ergebnis kostet 1 W6; wer keinen mehr hat und wieder verliert, hat den Konflikt verloren.
round-won = Geht an { $name }. Übrige W6: { $aggressor } : { $defender }
battle-goes-on = Der Konflikt dauert an.
battle-broken-off = Abgebrochen: niemand hat gewonnen.
last-battle = Der letzte Konflikt
all-rounds =
    { $number ->
        [one] 1 Kampfrunde
       *[other] Alle { $number } Kampfrunden
    }
odds = Chancen
odds-help = W6 von Aggressor und Verteidiger und die exakte Chance, dass der Aggressor gewinnt. Eine Zeile aufgeklappt zeigt, warum.

yours = Was du hast
points = CR-Punkte
agents = Agenten
agents-of = { $hand } auf der Hand, { $reserve } in Reserve
agents-columns = Hand + Reserve
cards = Karten
player = Wer
standing = Endstand
place-number = Platz
territories = Territorien
seat-points = { $number } CR
seat-territories =
    { $number ->
        [one] { $number } Territorium
       *[other] { $number } Territorien
    }
levels = Entwicklungsstufen
hidden = verdeckt
stocks = Privatlager
guilds = Gilden
price = { $price } EU je Einheit für dich
buy-guild = { $number } kaufen
take-guild = { $number } nehmen
known-to-all = Alle wissen, dass du sie hast.
progress = Fortschritt
play-card = Ausspielen ({ $number } Möglichkeiten)

layout = Verteilung deiner Einheiten
layout-help = Ziehe eine Einheit in eine andere Zeile. Mit Tasten: Pfeile wählen ein Feld, + und − bewegen eine Einheit aus dem und in das Privatlager, Enter nimmt eine Einheit auf und legt sie in einer anderen Zeile ab.
layout-later = In deiner Optionsphase kannst du deine Einheiten verteilen.
layout-lacks = Eine rote Zahl reicht nicht für die nächste Stufe: ein Satz aus allen fünf Arten macht eine.
layout-do = So verteilen
layout-idea = Vorschlag: { $place }
place = Ort
outcome = Stufe
cell = { $place }, { $unit }: { $number }
held = In der Hand: { $unit } von { $place }. Wähle die Zeile, in die sie kommt.
ns-limit =
    { $number ->
        [one] höchstens { $number } NS-Einheit
       *[other] höchstens { $number } NS-Einheiten
    }
suspends = ausgesetzt, −{ $points } CR-Punkte
restores = wieder gültig, +{ $points } CR-Punkte
develop = Entwickeln

deals = Handel
new-offer = Neues Angebot
counter-title = Angebot { $number } mit einem anderen beantworten
offer = Angebot { $number } von { $name }
offer-turns =
    { $number ->
        [one] noch 1 Zug
       *[other] noch { $number } Züge
    }
offer-counters = Antwort auf Angebot { $number }
gives = gibt
lacks-it = hat es nicht
accept = Annehmen
counter = Gegenangebot
decline = Ablehnen
take-back = Zurückziehen
pick-card = Deine { $sort }-Karte
effect-on-you = Für dich:
effect-none = nichts wechselt die Hand
effect-cards = Karten { $number }
effect-group = Vervollständigt die Farbgruppe { $group }: +{ $points } CR-Punkte
open-to-several = Offen für mehrere; du wählst, wer es bekommt
giver = Wer gibt
taker = Wem
number = Wie viele
good = Was
goods-money = Geld
goods-stock = Aus dem Privatlager
goods-titles = Urkunden mit ihren Einheiten
goods-bare = Urkunden ohne ihre Einheiten
goods-cards = Karten
goods-units = Einheiten auf Territorien
remove = Diese Zeile entfernen
you-give = Du gibst
they-give = { $name } gibt
stands-for = Gilt so viele Züge
send-offer = Angebot machen
send-counter = Gegenangebot machen
no-offers-now = Du kannst gerade kein Angebot machen: Es stehen zu viele von dir, du hast in diesem Zug schon zu viele gemacht, oder gerade darf niemand dazwischenreden.
trade-closed = Solange dieses Feld abgehandelt wird, kommt kein Handel zustande; Angebote sind möglich.
partner = Mit
deals-lately = Was aus den letzten Angeboten wurde

unit-points = CR
roll-now = Würfeln
stacks = Stapel
guild-left = noch { $number }
layout-short = Einheiten verteilen
your-titles = Deine Titel
look-at-board = Brett ansehen

source-titles = Territorien
source-guilds = Gilden
source-levels = Stufen
source-groups = Farbgruppen
source-missions = MISSIONs
source-bought = Gekauft und verkauft
source-deals = Geschäfte
source-battles = Konflikte
source-cards = Karten
source-moonshot = MOONSHOT!
source-backward = Würfe gegen den Uhrzeigersinn
source-other = Sonstiges
keep-units = Einheiten bleiben im Land
