# Das Spielbrett von Globopolis: Deutsch.

board = Spielbrett von Globopolis: der Globus mit dem Feldring darum
ring = Feldring im Uhrzeigersinn
round = Runde { $number }
goal = Siegmarke { $number }
# On phones, beside the round: the victory mark.
to-mark = bis { $number } CR
whole-ring = Der ganze Ring
final-round = Letzte Runde
sudden-death = Sudden Death
victory-mark = Siegmarke: { $number } CR-Punkte
count-ring =
    { $mark ->
        [0] Zählring: { $scores }
       *[other] Zählring: { $scores }; Siegmarke { $mark }
    }
supply = Administration
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
        [ops-mission] { $stage ->
                [1] In der ersten Lernstufe zieht niemand Karten.
               *[other] Wer hier landet, zieht vom OPs-MISSION-Stapel.
            } Nach dem ersten Wurf eines Zuges darf man noch einmal würfeln, nach einem späteren ist der Zug vorbei.
        [influence] { $stage ->
                [1] In der ersten Lernstufe zieht niemand Karten.
               *[other] Wer hier landet, zieht eine INFLUENCE-Karte.
            } Nach dem ersten Wurf eines Zuges darf man noch einmal würfeln, nach einem späteren ist der Zug vorbei.
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
reset = Zurücksetzen

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
deploy-help = Wähle Territorien auf dem Brett und setze deine Agenten ein. Auf der Hand: { $hand }.
deploy-do = Agenten einsetzen

attack = Angreifen
attack-chance = Angreifen · { $percent }
pay-costs = { $costs } EU zahlen
battle = Konflikt
assessment = Einschätzung der Stärke
attacks-from = greift an aus: { $title }
defends = verteidigt: { $title }
your-chance = deine Chance jetzt { $percent }
chance-of = { $name }: Chance jetzt { $percent }
loses-die = { $name } verliert einen Würfel: { $aggressor } gegen { $defender }
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
agents-of = Hand { $hand }, Reserve { $reserve }
agents-columns = Hand + Reserve
cards = Karten
cards-none = Keine Karten
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
# Long names of the ring, with hyphens where they may be broken; names that are not long are not listed.
ring-breaks = Trink-wasser-gilde Erd-energie-gilde MOND-LANDUNG! TELE-PORT! Neu-seeland Austra-lien Indo-nesien Deutsch-land Frank-reich Süd-afrika Ost-afrikanischer
stocks-short = Lager
guilds = Gilden
price = { $price } EU je Einheit für dich
price-short = { $price } EU
buy-guild = { $number } kaufen
take-guild = { $number } nehmen
known-to-all = Alle wissen, dass du sie hast.
progress = Fortschritt

layout = Verteilung deiner Einheiten
layout-help = Tippe auf eine Einheit und dann auf die Zeile, in der sie liegen soll, oder ziehe sie dorthin. Mit Tasten: Pfeile wählen ein Feld, + und − bewegen eine Einheit aus dem und in das Privatlager, Enter nimmt eine Einheit auf und legt sie in einer anderen Zeile ab.
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

deals = Handel
trade = Handeln
new-offer = Neues Angebot
offer = Angebot { $number } von { $name }
stands =
    { $number ->
        [0] endet mit diesem Zug
        [one] gilt noch 1 Zug
       *[other] gilt noch { $number } Züge
    }
turns =
    { $number ->
        [one] 1 Zug
       *[other] { $number } Züge
    }
fewer-turns = Einen Zug weniger
more-turns = Einen Zug mehr
offer-counters = Antwort auf Angebot { $number }
giver-gives = { $name }: { $goods }
answer-it = Antworten
look-at-it = Ansehen
accept = Annehmen
decline = Ablehnen
decline-why = Ablehnen und sagen, warum
change-offer = Angebot ändern
offer-later = Später
take-back = Zurückziehen
reason-no-interest = Kein Interesse
reason-price = Der Preis
reason-need-it = Brauche ich selbst
reason-leader = Du führst
reason-later = Nicht jetzt
pick-card = Deine { $sort }-Karte
nobody-answered = Noch hat niemand geantwortet.
you-offer = Du bietest an
somebody-offers = { $name } bietet an
you-get = Du bekommst
you-give = Du gibst
they-give = Die anderen geben
somebody-gives = { $name } gibt
whoever-gives = Wer annimmt, gibt
nothing = nichts
gist = { $gives } für { $gets }
to-all = an alle: { $gist }
trade-with = Handel mit
counter-to = Gegenangebot an
anybody = Alle
together = Alle in einem Handel
you = du
way = { $giver } → { $taker }
way-to = an { $taker }
between = { $giver } gibt an { $taker }: { $goods }.
trade-with-name = Handel mit { $name }
goods = Was es gibt
shelf-titles = Urkunden
shelf-money = EU
shelf-units = Einheiten
shelf-cards = Karten
shelf-promises = Zusagen
keeps = { $number } übrig
tap-yours = tippe auf deine Sachen
tap-theirs = tippe an, was du willst
and = und?
with-units = mit Einh.
without-units = ohne Einheiten
take-out = Herausnehmen: { $good }
less-of = Weniger: { $good }
more-of = Mehr: { $good }
into-deal = In den Handel legen
out-of-deal = Aus dem Handel nehmen
ask-for-it = Im Handel danach fragen
bargain-empty = Tippe an, was du gibst und was du willst.
bargain-nobody = Mit wem? Wähle oben.
bargain-same = Beide Seiten sind gleich: Es würde sich nichts ändern.
bargain-missing = Alle im Handel müssen etwas geben oder bekommen, auch du.
chance-to-win = { $before } → { $after } Siegchance
think = Was meinst du?
think-good = Ein gutes Geschäft für dich.
think-even = Für dich ändert das wenig.
think-bad = Besser nicht.
would-agree = { $name } dürfte zustimmen.
would-decline = { $name } wird kaum zustimmen.
effect-on-you = Für dich:
effect-on = Für { $name }:
group-complete = { $group } vollständig
group-broken = { $group } zerrissen
levels-suspended =
    { $number ->
        [one] { $title }: 1 Stufe ausgesetzt
       *[other] { $title }: { $number } Stufen ausgesetzt
    }
levels-restored =
    { $number ->
        [one] { $title }: 1 Stufe wieder aktiv
       *[other] { $title }: { $number } Stufen wieder aktiv
    }
deal-later = Gerade noch nicht: { $why }
your-offer = Dein Angebot
your-offer-to = Dein Angebot an { $name }
your-offer-to-several = Dein Angebot an mehrere
asked-meanwhile = Du bist gefragt: { $question }
clear = Leeren
offer-it = Anbieten
as-gift = Als Geschenk
gift-sure = Geschenk · sicher?
as-wish = Als Geschenk erbitten
wish-sure = Für nichts · sicher?
in-words = Versprechen in Worten
in-words-hint = Was wird versprochen? Beide Seiten lesen es.
stands-for = gilt
no-offers-now = Du kannst gerade kein Angebot machen: Es stehen zu viele von dir, du hast in diesem Zug schon zu viele gemacht, oder gerade darf niemand dazwischenreden.
trade-closed = Solange dieses Feld abgehandelt wird, kommt kein Handel zustande; Angebote sind möglich.
deals-lately = Was aus den letzten Angeboten wurde

# Was Bots über Handel sagen: je mehrere Arten, erst der Grund, dann das Gemüt.

say-no-interest =
    .a = Nichts für mich, danke.
    .b = Dafür habe ich keine Verwendung.
    .c = Da kommen wir nicht zusammen.
    .d = Nett von dir. Nein.
    .e = Frag jemand anderen.
    .f = Ich wüsste nicht, wohin damit.
say-no-interest-careful =
    .a = Ich habe zweimal gezählt. Nein.
    .b = Meine Bücher sagen nein.
say-no-interest-trader =
    .a = Bring mir etwas, das ich weiterverkaufen kann.
    .b = Ich handle mit allem, nur damit nicht.
say-no-interest-bold =
    .a = Dafür lande ich nicht.
    .b = Nächster!
say-price =
    .a = Der Preis stimmt noch nicht.
    .b = Leg etwas drauf, und wir geben uns die Hand.
    .c = Du bist fast da.
    .d = Mir ist das mehr wert.
    .e = Ein bisschen mehr von dir, bitte.
    .f = Wir wissen beide, dass es mehr kostet.
say-price-careful =
    .a = Bei mir kommt mehr heraus.
    .b = Rechne noch einmal nach.
say-price-trader =
    .a = Alles hat seinen Preis. Das ist er nicht.
    .b = Die Ware gefällt mir, die Zahl nicht.
say-price-bold =
    .a = Denk größer.
    .b = Das nennst du ein Angebot?
say-need-it =
    .a = Darauf kann ich nicht verzichten.
    .b = Ohne das gehen bei mir die Lichter aus.
    .c = Das bleibt, wo es ist.
    .d = Darauf baue ich gerade.
    .e = Du nähmst mir den Boden unter den Füßen.
    .f = Alles, nur das nicht.
say-need-it-careful =
    .a = Das ist meine Reserve.
    .b = Was ich brauche, gebe ich nie her.
say-need-it-trader =
    .a = Selbst ich verkaufe nicht alles.
    .b = Manche Ware ist unverkäuflich.
say-need-it-bold =
    .a = Hol es dir doch.
    .b = Nur über meinen letzten Tropfen Sprit.
say-leader =
    .a = Dafür bist du zu weit vorn.
    .b = Ich trage dich nicht über die Marke.
    .c = Irgendwer muss dich aufhalten.
    .d = Meine Hilfe brauchst du nicht.
    .e = Nicht, solange du da oben stehst.
    .f = Die anderen würden mir das nie verzeihen.
say-leader-careful =
    .a = Dein Vorsprung ist groß genug.
    .b = Ich habe gerechnet: Du würdest gewinnen.
say-leader-trader =
    .a = Ein gutes Geschäft, aber du würdest damit gewinnen.
    .b = Den letzten Stein zum Haus verkaufe ich nicht.
say-leader-bold =
    .a = Ich will dich einholen, nicht anschieben.
    .b = Schau lieber hinter dich.
say-later =
    .a = Vielleicht später.
    .b = Nicht in diesem Zug.
    .c = Frag wieder, wenn die Würfel abgekühlt sind.
    .d = Ich habe gerade anderes im Kopf.
    .e = Behalte es im Sinn.
    .f = Dafür kommt die Zeit, aber nicht jetzt.
say-thanks =
    .a = Einverstanden. Ein Vergnügen.
    .b = Abgemacht.
    .c = Meine Hand darauf.
    .d = Das passt uns beiden.
    .e = Gern.
    .f = Danke. Darauf hatte ich gehofft.
say-thanks-careful =
    .a = Die Rechnung geht auf. Einverstanden.
    .b = Zweimal gezählt und einverstanden.
say-thanks-trader =
    .a = Immer ein Vergnügen, Geschäfte zu machen.
    .b = Verkauft!
say-thanks-bold =
    .a = Abgemacht. Weiter geht’s!
    .b = Keine Zeit zum Feilschen. Ja.
say-why-swap =
    .a = Wir könnten beide brauchen, was der andere hat.
    .b = Deins gegen meins?
    .c = Bei dir stünde es besser, und deins bei mir.
    .d = Räumen wir die Karte ein wenig auf?
    .e = Ein fairer Tausch, finde ich.
    .f = Davon habe ich eins zu viel, du vom anderen.
say-why-sell =
    .a = Davon habe ich mehr, als ich brauche.
    .b = Dir nützt es mehr als mir.
    .c = Das könntest du brauchen.
    .d = Ein paar EU kämen mir gelegen.
    .e = Zum Ersten …
    .f = Ich habe zuerst an dich gedacht.
say-why-sell-trader =
    .a = Alles hat seinen Preis. Meiner ist fair.
    .b = Für dich ein Sonderpreis.
say-why-buy =
    .a = Genau das suche ich schon lange.
    .b = Es ist das Letzte, das mir fehlt.
    .c = Würdest du dich davon trennen?
    .d = Dafür würde ich zahlen.
    .e = Ich habe schon einen Platz dafür.
    .f = Du brauchst es doch kaum.
say-why-buy-careful =
    .a = Ich habe gezählt: Eins fehlt.
    .b = Dafür habe ich etwas zurückgelegt.
say-why-buy-trader =
    .a = Nenn mir jemanden, der besser zahlt.
    .b = Bar auf den Tisch.
say-why-counter =
    .a = Wie wäre es stattdessen so?
    .b = Ein wenig anders, und wir sind uns einig.
    .c = Treffen wir uns in der Mitte.
    .d = So wäre es mir lieber.
    .e = Jetzt mache ich den Preis.
    .f = Fast. Versuch es so.

# Die Art jeder Figur; sie kommt zuerst.

say-no-interest-marco =
    .a = Mein Stand ist voll mit besseren Sachen.
say-price-marco =
    .a = Für den Preis packe ich es nicht einmal ein.
say-need-it-marco =
    .a = Das liegt nicht auf dem Ladentisch.
say-leader-marco =
    .a = Du bist reich genug. Lass andere kaufen.
say-thanks-marco =
    .a = Verkauft! Sag es weiter.
say-why-counter-marco =
    .a = Fast. Mein Preis wäre dieser.
say-no-interest-isabella =
    .a = Von dir? Nein.
say-price-isabella =
    .a = Ich erinnere mich an bessere Preise.
say-need-it-isabella =
    .a = Ich habe genug verloren. Das behalte ich.
say-leader-isabella =
    .a = Ich weiß, was du tust, wenn du vorn bist.
say-thanks-isabella =
    .a = Einverstanden. Auch das merke ich mir.
say-why-counter-isabella =
    .a = Du schuldest mir mehr. Sagen wir, das.
say-no-interest-amelia =
    .a = Zu langsam für mich.
say-price-amelia =
    .a = Das deckt nicht einmal den Sprit.
say-need-it-amelia =
    .a = Das brauche ich in der Luft.
say-leader-amelia =
    .a = Ich tanke dich da oben nicht voll.
say-thanks-amelia =
    .a = Abgemacht! Motoren an.
say-why-counter-amelia =
    .a = Steiler! So nämlich.
say-no-interest-ida =
    .a = Das steht in keiner meiner Spalten.
say-price-ida =
    .a = Meine Bücher verlangen etwas mehr.
say-need-it-ida =
    .a = Das habe ich für schlechte Tage zurückgelegt.
say-leader-ida =
    .a = Ich habe deine Punkte addiert. Nein.
say-thanks-ida =
    .a = Gebucht. Danke.
say-why-counter-ida =
    .a = Ich habe eine Zahl berichtigt.
say-no-interest-zheng =
    .a = Kein Platz in meinen Laderäumen.
say-price-zheng =
    .a = Die Hafengebühren sind höher.
say-need-it-zheng =
    .a = Dieses Schiff bleibt vor Anker.
say-leader-zheng =
    .a = Deine Flotte ist groß genug.
say-thanks-zheng =
    .a = Leg längsseits an. Einverstanden.
say-why-counter-zheng =
    .a = Wir laden es anders.
say-no-interest-battuta =
    .a = Ich reise mit leichtem Gepäck.
say-price-battuta =
    .a = In anderen Städten kostet es mehr.
say-need-it-battuta =
    .a = Damit habe ich noch einen weiten Weg vor mir.
say-leader-battuta =
    .a = Du bist schon über dem Berg. Geh allein.
say-thanks-battuta =
    .a = Gut. Ein Handel für unterwegs.
say-why-counter-battuta =
    .a = Nehmen wir den anderen Weg.
say-no-interest-mercator =
    .a = Das passt nicht auf meine Karte.
say-price-mercator =
    .a = Die Verhältnisse stimmen nicht.
say-need-it-mercator =
    .a = Ohne das bricht meine Linie ab.
say-leader-mercator =
    .a = Deine Ecke der Karte ist groß genug.
say-thanks-mercator =
    .a = Sauber gezeichnet. Einverstanden.
say-why-counter-mercator =
    .a = Ich habe es ein wenig begradigt.
say-no-interest-jeanne =
    .a = Das wüchse in meinem Garten nicht.
say-price-jeanne =
    .a = Das ist noch nicht reif.
say-need-it-jeanne =
    .a = Das habe ich selbst gepflanzt.
say-leader-jeanne =
    .a = Du stehst schon in der Sonne.
say-thanks-jeanne =
    .a = Gern. Es muss ja niemand wissen.
say-why-counter-jeanne =
    .a = Ein wenig veredelt, und es trägt.
say-no-interest-tupaia =
    .a = In diese Richtung weht kein Wind.
say-price-tupaia =
    .a = Dafür ist das Wasser zu flach.
say-need-it-tupaia =
    .a = Danach steuere ich.
say-leader-tupaia =
    .a = Du hast den Wind schon im Rücken.
say-thanks-tupaia =
    .a = Der Wind ist einverstanden. Ich auch.
say-why-counter-tupaia =
    .a = Einen Strich weiter nach Lee.
say-no-interest-humboldt =
    .a = Meine Instrumente zeigen keinen Nutzen.
say-price-humboldt =
    .a = Deine Zahl liegt außerhalb meines Messfehlers.
say-need-it-humboldt =
    .a = Ohne das hat meine Messreihe eine Lücke.
say-leader-humboldt =
    .a = Nach meinen Messungen würdest du gewinnen.
say-thanks-humboldt =
    .a = Gemessen und für gut befunden.
say-why-counter-humboldt =
    .a = Ich habe nachgemessen. So.

unit-points = CR
roll-now = Würfeln
stacks = Stapel
guild-left = noch { $number }
layout-short = Einheiten verteilen
your-titles = Deine Titel

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
