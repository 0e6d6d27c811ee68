# Global Domination: Deutsch.

game-global-domination = Global Domination
    .help = Baue Truppen auf der ganzen Welt auf, verbessere deinen eigenen Kartensatz, halte Regionen und Rohstoffe und beende das Spiel mit den meisten Siegpunkten.

## Ereignisse: Vorbereitung und Spielverlauf

fact-set-up = Der Spielplan ist leer, und die Marker für { $number } Spieler stehen bereit.
fact-dealt = { $seat } erhält { $number }-mal „{ $card }“ als Nachziehstapel.
    .you = Du erhältst { $number }-mal „{ $card }“ als Nachziehstapel.
fact-put-away =
    { $number ->
        [0] Von „{ $card }“ bleibt keine Karte übrig.
        [one] Von „{ $card }“ bleibt { $number } Karte übrig; sie ist aus dem Spiel.
       *[other] Von „{ $card }“ bleiben { $number } Karten übrig; sie sind aus dem Spiel.
    }
fact-stack-formed =
    { $number ->
        [one] „{ $card }“ bildet einen Kartenstapel mit { $number } Karte.
       *[other] „{ $card }“ bildet einen Kartenstapel mit { $number } Karten.
    }
fact-types-aside =
    { $number ->
        [0] Keine Art von Aktionskarten bleibt übrig.
        [one] { $number } Art von Aktionskarten ist aus dem Spiel.
       *[other] { $number } Arten von Aktionskarten sind aus dem Spiel.
    }
fact-first-player-is = Startspieler ist { $seat }.
    .you = Du bist Startspieler.
fact-first-player-moves = Der Startspielermarker geht an { $seat }.
    .you = Der Startspielermarker geht an dich.
fact-game-turn = Runde { $turn } von { $turns } beginnt.
fact-end-square = Der Rundenmarker erreicht das Endfeld, und das Spiel ist vorbei.
fact-won = { $seat } gewinnt mit { $vp } SP.
    .you = Du gewinnst mit { $vp } SP.
fact-shared = { $seat } ist mit { $vp } SP am geteilten Sieg beteiligt.
    .you = Du bist mit { $vp } SP am geteilten Sieg beteiligt.

## Ereignisse: Ziehen

fact-drew =
    { $number ->
        [0] { $seat } zieht keine Karten.
        [one] { $seat } zieht { $number } Karte.
       *[other] { $seat } zieht { $number } Karten.
    }
    .you =
        { $number ->
            [0] Du ziehst keine Karten.
            [one] Du ziehst { $number } Karte.
           *[other] Du ziehst { $number } Karten.
        }
fact-drew-card = { $seat } zieht „{ $card }“.
    .you = Du ziehst „{ $card }“.
fact-reshuffled =
    { $number ->
        [one] { $seat } macht { $number } Karte vom Ablagestapel zum neuen Nachziehstapel.
       *[other] { $seat } mischt { $number } Karten vom Ablagestapel zum neuen Nachziehstapel.
    }
    .you =
        { $number ->
            [one] Du machst { $number } Karte vom Ablagestapel zum neuen Nachziehstapel.
           *[other] Du mischst { $number } Karten vom Ablagestapel zum neuen Nachziehstapel.
        }
fact-draws-lost =
    { $number ->
        [one] { $seat } hat nichts mehr zu ziehen, und { $number } Karte verfällt.
       *[other] { $seat } hat nichts mehr zu ziehen, und { $number } Karten verfallen.
    }
    .you =
        { $number ->
            [one] Du hast nichts mehr zu ziehen, und { $number } Karte verfällt.
           *[other] Du hast nichts mehr zu ziehen, und { $number } Karten verfallen.
        }

## Ereignisse: Züge und Karteneinsätze

fact-turn-begins = { $seat } ist am Zug.
    .you = Du bist am Zug.
fact-turn-ends = { $seat } beendet den Zug.
    .you = Du beendest deinen Zug.
fact-passed = { $seat } passt für diese Runde.
    .you = Du passt für diese Runde.
fact-play-ends = Alle haben gepasst, und das Ausspielen in Runde { $turn } endet.
fact-used-build =
    { $number ->
        [one] { $seat } setzt „{ $card }“ zum Aufbau ein und bekommt { $number } Aufbaupunkt.
       *[other] { $seat } setzt „{ $card }“ zum Aufbau ein und bekommt { $number } Aufbaupunkte.
    }
    .you =
        { $number ->
            [one] Du setzt „{ $card }“ zum Aufbau ein und bekommst { $number } Aufbaupunkt.
           *[other] Du setzt „{ $card }“ zum Aufbau ein und bekommst { $number } Aufbaupunkte.
        }
fact-used-attack =
    { $number ->
        [one] { $seat } setzt „{ $card }“ zum Angriff ein und bekommt { $number } Schwächung.
       *[other] { $seat } setzt „{ $card }“ zum Angriff ein und bekommt { $number } Schwächungen.
    }
    .you =
        { $number ->
            [one] Du setzt „{ $card }“ zum Angriff ein und bekommst { $number } Schwächung.
           *[other] Du setzt „{ $card }“ zum Angriff ein und bekommst { $number } Schwächungen.
        }
fact-used-text = { $seat } setzt „{ $card }“ für den Kartentext ein.
    .you = Du setzt „{ $card }“ für den Kartentext ein.
fact-discarded = { $seat } legt „{ $card }“ auf den Ablagestapel.
    .you = Du legst „{ $card }“ auf den Ablagestapel.
fact-back-on-stack = { $seat } legt „{ $card }“ auf den Kartenstapel in der Auslage zurück.
    .you = Du legst „{ $card }“ auf den Kartenstapel in der Auslage zurück.
fact-paid = { $seat } bezahlt mit „{ $card }“.
    .you = Du bezahlst mit „{ $card }“.
fact-bought = { $seat } kauft „{ $card }“ auf den Ablagestapel.
    .you = Du kaufst „{ $card }“ auf den Ablagestapel.
fact-bought-to-hand = { $seat } kauft „{ $card }“ auf die Hand.
    .you = Du kaufst „{ $card }“ auf die Hand.
fact-step-paid = { $seat } bezahlt zusätzlich mit Logistik und hat jetzt Logistik { $logistics }.
    .you = Du bezahlst zusätzlich mit Logistik und hast jetzt Logistik { $logistics }.
fact-points-lost =
    { $number ->
        [one] { $seat } gibt { $number } Punkt nicht aus; er verfällt.
       *[other] { $seat } gibt { $number } Punkte nicht aus; sie verfallen.
    }
    .you =
        { $number ->
            [one] Du gibst { $number } Punkt nicht aus; er verfällt.
           *[other] Du gibst { $number } Punkte nicht aus; sie verfallen.
        }

## Ereignisse: Truppen und Kartentexte

fact-force-placed = { $seat } stellt eine angeschlagene Truppe im Gebiet { $area } auf.
    .you = Du stellst eine angeschlagene Truppe im Gebiet { $area } auf.
fact-force-full = { $seat } macht die Truppe im Gebiet { $area } voll.
    .you = Du machst die Truppe im Gebiet { $area } voll.
fact-force-reduced = { $seat } macht die Truppe von { $owner } im Gebiet { $area } angeschlagen.
    .you = Du machst die Truppe von { $owner } im Gebiet { $area } angeschlagen.
    .at-you = { $seat } macht deine Truppe im Gebiet { $area } angeschlagen.
fact-force-removed = { $seat } entfernt die Truppe von { $owner } im Gebiet { $area }.
    .you = Du entfernst die Truppe von { $owner } im Gebiet { $area }.
    .at-you = { $seat } entfernt deine Truppe im Gebiet { $area }.
fact-force-replaced = { $seat } ersetzt die Truppe von { $owner } im Gebiet { $area } durch eine volle.
    .you = Du ersetzt die Truppe von { $owner } im Gebiet { $area } durch eine volle.
    .at-you = { $seat } ersetzt deine Truppe im Gebiet { $area } durch eine volle.
fact-all-struggle = { $seat } macht alle vollen Truppen auf dem Spielplan angeschlagen, insgesamt { $number }.
    .you = Du machst alle vollen Truppen auf dem Spielplan angeschlagen, insgesamt { $number }.
fact-all-struggling-gone = { $seat } entfernt alle angeschlagenen Truppen vom Spielplan, insgesamt { $number }.
    .you = Du entfernst alle angeschlagenen Truppen vom Spielplan, insgesamt { $number }.
fact-chose-player = { $seat } wählt { $other }.
    .you = Du wählst { $other }.
    .at-you = { $seat } wählt dich.
fact-gained-vp =
    { $number ->
        [0] { $seat } erhält keine SP und hat weiter { $vp } SP.
       *[other] { $seat } erhält { $number } SP und hat jetzt { $vp } SP.
    }
    .you =
        { $number ->
            [0] Du erhältst keine SP und hast weiter { $vp } SP.
           *[other] Du erhältst { $number } SP und hast jetzt { $vp } SP.
        }
fact-chain-ends = { $seat } führt keine Schwächungen aus, und die Kette endet.
    .you = Du führst keine Schwächungen aus, und die Kette endet.
fact-chain-goes-on = Die Kette geht an { $seat } weiter.
    .you = Die Kette geht an dich weiter.
fact-storm-strikes =
    { $number ->
        [0] { $seat } bleibt vom Sturm verschont.
        [one] { $seat } erleidet { $number } Schwächung.
       *[other] { $seat } erleidet { $number } Schwächungen.
    }
    .you =
        { $number ->
            [0] Du bleibst vom Sturm verschont.
            [one] Du erleidest { $number } Schwächung.
           *[other] Du erleidest { $number } Schwächungen.
        }
fact-region-spared = In { $region } steht keine Landtruppe, die zu entfernen wäre.
fact-fog-falls = { $seat } verbreitet Nebel: In dieser Runde bringen die Regionsmonopole aller anderen keine SP.
    .you = Du verbreitest Nebel: In dieser Runde bringen die Regionsmonopole aller anderen keine SP.

## Ereignisse: Zwischenfenster

fact-window-opens = Ein Zwischenfenster öffnet sich.
fact-played-in-window = { $seat } spielt „{ $card }“ im Zwischenfenster.
    .you = Du spielst „{ $card }“ im Zwischenfenster.
fact-asked-only =
    { $when ->
        [between-turns] { $seat } wird nur noch zwischen den Zügen und in der Wertung gefragt.
        [scoring] { $seat } wird nur noch im Zwischenfenster der Wertung gefragt.
       *[always] { $seat } wird in jedem Zwischenfenster gefragt.
    }
    .you =
        { $when ->
            [between-turns] Du wirst nur noch zwischen den Zügen und in der Wertung gefragt.
            [scoring] Du wirst nur noch im Zwischenfenster der Wertung gefragt.
           *[always] Du wirst in jedem Zwischenfenster gefragt.
        }

## Ereignisse: Wertung

fact-scoring = Die Wertung von Runde { $turn } beginnt.
fact-scored-forces = { $seat } erhält { $number } SP für Truppen: an Land { $land_full } voll und { $land_struggling } angeschlagen, auf See { $sea_full } voll und { $sea_struggling } angeschlagen.
    .you = Du erhältst { $number } SP für Truppen: an Land { $land_full } voll und { $land_struggling } angeschlagen, auf See { $sea_full } voll und { $sea_struggling } angeschlagen.
fact-region-monopoly = { $seat } erhält { $number } SP für das Regionsmonopol in { $region }.
    .you = Du erhältst { $number } SP für das Regionsmonopol in { $region }.
fact-region-fogged = { $seat } hält das Regionsmonopol in { $region }, das im Nebel aber keine SP bringt.
    .you = Du hältst das Regionsmonopol in { $region }, das im Nebel aber keine SP bringt.
fact-resource-monopoly = { $seat } hält das Rohstoffmonopol für { $resource }.
    .you = Du hältst das Rohstoffmonopol für { $resource }.
fact-logistics-moved = Die Logistik von { $seat } ist jetzt { $logistics }.
    .you = Deine Logistik ist jetzt { $logistics }.
fact-logistics-stays = Die Logistik von { $seat } bleibt bei { $logistics }.
    .you = Deine Logistik bleibt bei { $logistics }.
fact-vp-now =
    { $number ->
        [0] { $seat } erhält in dieser Wertung keine SP und hat weiter { $vp } SP.
       *[other] { $seat } erhält in dieser Wertung insgesamt { $number } SP und hat jetzt { $vp } SP.
    }
    .you =
        { $number ->
            [0] Du erhältst in dieser Wertung keine SP und hast weiter { $vp } SP.
           *[other] Du erhältst in dieser Wertung insgesamt { $number } SP und hast jetzt { $vp } SP.
        }

## Aktionen

action-build = „{ $card }“ zum Aufbau einsetzen
action-attack = „{ $card }“ zum Angriff einsetzen
action-text = „{ $card }“ für den Kartentext einsetzen
action-discard-1 = Abwurf 1: mit „{ $card }“ bezahlen und auf den Ablagestapel kaufen
action-discard-2 = Abwurf 2: mit „{ $card }“ und einer zweiten Karte bezahlen und auf die Hand kaufen
action-pay = Mit „{ $card }“ bezahlen
action-take = „{ $card }“ nehmen
action-pass = Passen
action-end-turn = Zug beenden
action-build-in = Aufbau: { $area }
action-reduce = Schwächung: { $area }
action-remove = Truppe entfernen: { $area }
action-replace = Truppe ersetzen: { $area }
action-make-full = Truppe voll machen: { $area }
action-choose = { $seat } wählen
action-done = Hier aufhören
action-play = „{ $card }“ spielen
action-decline = Ablehnen
action-ask-me =
    { $when ->
        [between-turns] Mich nur zwischen den Zügen und in der Wertung fragen
        [scoring] Mich nur in der Wertung fragen
       *[always] Mich in jedem Zwischenfenster fragen
    }
action-first-player = { $seat } wird Startspieler
action-market = „{ $card }“ bildet einen Kartenstapel
action-draw = „{ $card }“ wird gezogen

## Warum etwas nicht geht

refusal-not-a-use = In deinem Zug setzt du Karten ein, beendest ihn oder passt.
refusal-not-now = Das ist keine Antwort auf das, was du gerade gefragt wirst.
refusal-not-in-hand = Du hast „{ $card }“ nicht auf der Hand.
refusal-no-such-card = Eine solche Karte gibt es in diesem Spiel nicht.
refusal-no-such-area = Ein solches Gebiet gibt es auf dem Spielplan nicht.
refusal-no-such-player = Diesen Platz gibt es am Tisch nicht.
refusal-nothing-to-build = Mit „{ $card }“ wäre gerade kein einziger Aufbau möglich.
refusal-nothing-to-reduce = Mit „{ $card }“ wäre gerade keine einzige Schwächung möglich.
refusal-no-effect = Das würde gerade nichts ändern.
refusal-no-effect-on-player = Bei { $seat } würde sich nichts ändern.
refusal-no-vp-to-gain = Der Kartentext von „{ $card }“ brächte dir gerade keine SP.
refusal-no-text = „{ $card }“ hat keinen Kartentext.
refusal-text-only-binds = An diesem Tisch beschränkt der Kartentext von „{ $card }“ nur Aufbau und Angriff und ist kein eigener Einsatz.
refusal-scoring-only = Der Kartentext von „{ $card }“ lässt sich nur im Zwischenfenster der Wertung nutzen.
refusal-once-per-scoring = Du hast „{ $card }“ in dieser Wertung schon gespielt.
refusal-not-out-of-turn = Außer der Reihe geht das nur, wenn der Text der Karte es erlaubt; lehn ab, wenn du nichts spielst.
refusal-no-sea-controlled = Für den Kartentext von „{ $card }“ musst du ein Seegebiet kontrollieren.
refusal-no-stack-to-buy = Es gibt keinen Kartenstapel, von dem du gerade kaufen kannst.
refusal-no-second-card = Für Abwurf 2 brauchst du neben „{ $card }“ eine zweite Karte.
refusal-stack-empty = Der Kartenstapel „{ $card }“ ist leer.
refusal-not-on-sale = „{ $card }“ ist in dieser Partie nicht zu kaufen.
refusal-no-step-left = Deine Logistik reicht nicht aus, um „{ $card }“ zu bezahlen.
refusal-used-a-card = Du hast in diesem Zug schon eine Karte eingesetzt und kannst ihn nur noch beenden, nicht mehr passen.
refusal-must-use-or-pass = Du hast in diesem Zug noch keine Karte eingesetzt und kannst nur eine einsetzen oder passen.
refusal-area-occupied = Im Gebiet { $area } steht schon eine fremde Truppe.
refusal-already-full = Deine Truppe im Gebiet { $area } ist schon voll.
refusal-no-force-to-remove = Im Gebiet { $area } steht keine Truppe, die entfernt werden könnte.
refusal-own-force-stays = Die Truppe im Gebiet { $area } ist deine eigene; nur gegnerische kapitulieren.
refusal-no-force-here = Im Gebiet { $area } steht keine Truppe.
refusal-own-force = Die Truppe im Gebiet { $area } ist deine eigene.
refusal-no-builds-left = Du hast keinen Aufbau mehr übrig.
refusal-no-reductions-left = Du hast keine Schwächung mehr übrig.
refusal-sea-not-allowed = { $area } ist ein Seegebiet, und diese Karte wirkt nur an Land.
refusal-land-not-allowed = { $area } ist ein Landgebiet, und diese Karte wirkt nur auf See.
refusal-not-beside-own-sea = Das Gebiet { $area } ist keinem von dir kontrollierten Seegebiet benachbart.
refusal-not-beside-own-land = Das Gebiet { $area } ist keinem anderen von dir kontrollierten Landgebiet benachbart.
refusal-one-point-first = Du musst diesen Einsatz wenigstens zum Teil ausführen, bevor du aufhörst.
refusal-in-full = Dieser Kartentext wird vollständig ausgeführt, du kannst hier nicht aufhören.
refusal-not-struggling-land = Im Gebiet { $area } steht keine angeschlagene Landtruppe.
refusal-not-yours = Im Gebiet { $area } steht keine angeschlagene Truppe von dir.
refusal-not-in-region = Das Gebiet { $area } gehört nicht zu der Region, die jetzt eine Truppe verliert.
refusal-no-full-force-in-region = Das Gebiet { $area } liegt in keiner Region, in der du noch eine Truppe entfernen darfst.
refusal-not-owed = Der Sturm trifft gerade jemand anderen, nicht die Truppe im Gebiet { $area }.
refusal-two-forces = Die Truppe im Gebiet { $area } hast du schon getroffen, und jede Schwächung muss eine andere treffen.
refusal-choose-another = Du musst jemand anderen wählen, nicht dich selbst.
refusal-chain-pair = Du kannst weder die ersten Schwächungen der Kette ablehnen noch den Rest, wenn du schon begonnen hast.

## Fragen

question-use-card = Welche Karte setzt du ein, oder passt du?
question-use-another = Setzt du noch eine Karte ein, oder beendest du deinen Zug?
question-spend-points =
    { $either ->
        [0] Wo weiter ({ $builds } Aufbau, { $reductions } Schwächung{ $where ->
            [land] , an Land
            [sea] , auf See
            [land_beside_own_sea] , an deinen Meeren
            [land_beside_own_land] , neben deinem Land
           *[any] { "" }
        })?
       *[other] Wo baust du auf oder schwächst (noch { $either }{ $where ->
            [land] , an Land
            [sea] , auf See
            [land_beside_own_sea] , an deinen Meeren
            [land_beside_own_land] , neben deinem Land
           *[any] { "" }
        })?
    }
question-spend-builds =
    Wo baust du auf (noch { $builds }{ $where ->
        [land] , an Land
        [sea] , auf See
        [land_beside_own_sea] , an Land neben deinen Meeren
        [land_beside_own_land] , neben anderem Land von dir
       *[any] { "" }
    })?
question-spend-reductions =
    Wo schwächst du (noch { $reductions }{ $where ->
        [land] , an Land
        [sea] , auf See
        [land_beside_own_sea] , an Land neben deinen Meeren
        [land_beside_own_land] , neben anderem Land von dir
       *[any] { "" }
    })?
question-second-card = Womit bezahlst du außer „{ $card }“ noch?
question-take-card =
    { $number ->
        [one] Welche Karte nimmst du auf deinen Ablagestapel?
       *[other] Welche Karte nimmst du auf die Hand?
    }
question-insurgents = Welche angeschlagene Landtruppe wird deine (schon { $made } von { $count })?
question-supply-depots = Welche deiner angeschlagenen Truppen wird voll (bisher { $made })?
question-surrender = Welche gegnerische Landtruppe entfernst du (bisher { $made })?
question-global-disruption = Welche Landtruppe in { $region } entfernst du?
question-megastorm = Sturm bei { $owner }: Welche Truppe wird geschwächt (noch { $left })?
question-bio-weapons = Welche Truppe schwächst du (bisher { $made } von { $pair })?
question-bio-chain =
    { $pair ->
        [one] Setzt du die Kette mit { $pair } Schwächung fort?
       *[other] Setzt du die Kette mit { $pair } Schwächungen fort?
    }
question-bad-leadership = Wessen volle Truppen machst du angeschlagen?
question-out-of-supply = Wessen abgeschnittene Truppen entfernst du?
question-window =
    { $after ->
        [0] Eine Runde beginnt: Spielst du zuerst eine Karte?
        [1] { $seat } hat eine Karte eingesetzt: Spielst du jetzt eine?
        [2] { $seat } hat den Zug beendet: Spielst du jetzt eine Karte?
        [3] { $seat } hat gepasst: Spielst du eine Karte außer der Reihe?
       *[4] { $seat } hat eine Karte gespielt: Spielst du auch eine?
    }
question-scoring-window =
    { $after ->
        [5] Alle haben gepasst: Spielst du vor der Wertung eine Karte?
       *[4] { $seat } hat gespielt: Spielst du auch vor der Wertung?
    }

## Was eine Frage bedeutet, und worauf es dann ankommt

means-use-card = Dein Zug beginnt. Jede Karte hat einen Einsatz: Aufbau, Angriff, ihr Text oder ein Kauf. Wer keine einsetzt, hat für diese Runde gepasst.
means-use-another = Du kannst weitere Karten einsetzen oder sie behalten. Wer noch Karten hat, wenn die anderen passen, behält das letzte Wort.
means-spend-points = Jeder Punkt ist ein Schritt: ein Aufbau für dich oder eine Schwächung gegen andere. Was du nicht ausgibst, verfällt.
means-spend-builds = Jeder Aufbau ist eine neue angeschlagene Truppe in einem leeren Gebiet, oder er macht eine von dir voll. Ziel: ganze Regionen und Rohstoffe.
means-spend-reductions = Eine Schwächung macht eine volle Truppe angeschlagen und entfernt eine angeschlagene. Am besten, wo sie eine Region bricht oder dir Platz schafft.
means-second-card = Der teure Kauf kostet zwei Karten; die neue kommt sofort auf die Hand. Zahl mit der, die du am wenigsten brauchst.
means-take-card = Eine gekaufte Karte kommt in deinem Stapel immer wieder. Vergleiche Aufbau, Angriff und Text mit dem, was deine Lage auf der Karte braucht.
means-insurgents = Angeschlagene Landtruppen von irgendwem werden volle von dir. Nimm die, die eine Region vollenden oder anderen eine brechen.
means-supply-depots = Deine angeschlagenen Truppen werden voll: Sie zählen mehr und halten mehr aus. Es gibt keine Grenze, nimm also alle, die zählen.
means-surrender = Wo du eine volle Landtruppe hast, darf in der Region eine Landtruppe anderer weg. Nimm die, die eine Region oder einen Rohstoff bricht.
means-global-disruption = Jede Region verliert eine Landtruppe, und du wählst sie; auch eine von dir, wenn dort keine andere steht. Triff, wer die Region hält.
means-megastorm = Alle verlieren Stärke, und du bestimmst, wo. Triff andere, wo eine Region bricht; von dir selbst gib her, was am wenigsten zählt.
means-bio-weapons = Diese Schwächungen gehören dir; dann darf der linke Nachbar dasselbe, und so weiter. Bedenke, wer zurückschlagen könnte.
means-bio-chain = Machst du weiter, schwächst auch du Truppen, und der nächste links darf folgen. Lehnst du ab, endet die Kette hier.
means-bad-leadership = Alle vollen Truppen eines anderen Spielers werden angeschlagen. Am meisten trifft es, wer die meisten davon hat.
means-out-of-supply = Ein anderer Spieler verliert jede Truppe ohne Nachbarn der eigenen Farbe. Achte auf einsame Truppen und Inseln.
means-window = Eine kurze Gelegenheit zwischen zwei Einsätzen. Ablehnen kostet nichts; die Karte bleibt für einen besseren Moment auf der Hand.
means-scoring-window = Die letzte Gelegenheit, bevor gewertet wird. Eine Karte lohnt sich, wenn sie ändert, wer eine Region hält oder was sie bringt.

## Optionen

option-turns = Runden
    .help = Wie viele Runden das Spiel dauert.
option-begins = Wer beginnt
    .help = Wer in der ersten Runde Startspieler ist: durch Zufall bestimmt, oder wer auf dem ersten Platz sitzt, falls der Tisch sich geeinigt hat, wer beginnt.
option-begins-drawn = durch Zufall bestimmt
option-begins-first_seat = der erste Platz
option-first_player = Startspieler
    .help = Ob der Startspielermarker zu Beginn jeder neuen Runde 1 Platz nach links wandert.
option-first_player-rotate = wandert nach links
option-first_player-fixed = bleibt, wo er ist
option-logistics = Logistik
    .help = Wie Rohstoffmonopole die Logistik in der Wertung ändern. Entweder wächst sie von ihrem Stand aus an, oder sie wird jedes Mal neu gesetzt: Anfangswert plus gehaltene Monopole minus bezahlte Schritte.
option-logistics-cumulative = wächst an
option-logistics-recomputed = in jeder Wertung neu gesetzt
option-log_min = Erstes Feld der Logistikleiste
    .help = Der niedrigste Wert, den die Logistik haben kann. Ein Kauf, der einen Logistikschritt kostet, kann dich nicht darunter bringen.
option-log_max = Letztes Feld der Logistikleiste
    .help = Der höchste Wert, den die Logistik haben kann. Weiteres Vorrücken verfällt.
option-copies_per_stack = Karten je Kartenstapel
    .help = Wie viele Karten jeder Kartenstapel der Auslage zu Beginn hat.
option-straits = Meerengen
    .help = Ob die gepunkteten Verbindungen über Meerengen als Grenzen zählen. Wenn nicht, ist stattdessen der Indische Ozean dem Nordpazifik und dem Südpazifik benachbart.
option-straits-true = zählen als Grenzen
option-straits-false = zählen nicht
option-vp_rider = SP bei anderen Einsätzen
    .help = Ob Kontrollkarten und „Propagandakrieg“ die SP ihres Kartentextes auch beim Einsatz zu Aufbau oder Angriff geben. Die SP werden dann zuerst gezählt.
option-vp_rider-true = auch bei Aufbau und Angriff
option-vp_rider-false = nur beim Kartentext
option-text_restricts_values = Bedingungen der Karten
    .help = Wofür die Bedingungen von „Amphibischer Angriff“, „Kampfhubschrauber“ und „Trägerverbände“ gelten. Sie gehören zum Einsatz Kartentext, der beide Werte gibt, oder sie beschränken Aufbau und Angriff dieser Karten, die dann keinen Einsatz Kartentext haben.
option-text_restricts_values-true = beschränken Aufbau und Angriff
option-text_restricts_values-false = gehören zum Kartentext
option-market = Auslage
    .help = Welche Arten von Aktionskarten die Kartenstapel bilden. Der Zufall wählt sie aus, oder der Tisch legt eine Liste fest.
option-market-random = zufällig
option-megastorm_rounding = Rundung bei „Megasturm“
    .help = Wie „Megasturm“ rundet, wenn die Zahl der Truppen nicht aufgeht.
option-megastorm_rounding-down = ab
option-megastorm_rounding-up = auf
option-reaction_windows = Zwischenfenster
    .help = Wann Karten außerhalb des eigenen Zuges gespielt werden dürfen. Das Zwischenfenster der Wertung bleibt immer.
option-reaction_windows-every_use = nach jedem Karteneinsatz
option-reaction_windows-between_turns = zwischen den Zügen und in der Wertung
option-reaction_windows-scoring_only = nur in der Wertung
option-bio_distinct = Ziele von „Biowaffen“
    .help = Ob die Schwächungen, die jemand mit „Biowaffen“ ausführt, verschiedene Truppen treffen müssen.
option-bio_distinct-true = verschiedene Truppen
option-bio_distinct-false = auch dieselbe Truppe

## Kartentexte

text-vp_per_resource_area = Zähle die von dir kontrollierten Gebiete mit dem Rohstoff { $resource }: Jedes bringt dir sofort { $vp } SP.
text-vp_per_region_full_land = Zähle die Regionen, in denen eine volle Landtruppe von dir steht: Jede bringt dir sofort { $vp } SP.
text-mixed_points =
    { $points ->
        [one] Du hast { $points } Punkt für 1 Aufbau oder 1 Schwächung an Land. Dieser Kartentext lässt sich auch in jedem Zwischenfenster nutzen, sogar nachdem du gepasst hast.
       *[other] Du hast { $points } Punkte, jeden für 1 Aufbau oder 1 Schwächung an Land. Dieser Kartentext lässt sich auch in jedem Zwischenfenster nutzen, sogar nachdem du gepasst hast.
    }
text-build_and_reduce =
    { $where ->
        [land_beside_own_sea] Bis zu { $build }-mal Aufbau und bis zu { $attack }-mal Schwächung, in beliebiger Reihenfolge, aber nur in Landgebieten, die einem von dir kontrollierten Seegebiet benachbart sind.
        [land_beside_own_land] Bis zu { $build }-mal Aufbau und bis zu { $attack }-mal Schwächung, in beliebiger Reihenfolge, aber nur in Landgebieten, die einem anderen von dir kontrollierten Landgebiet benachbart sind.
       *[sea] Bis zu { $build }-mal Aufbau und bis zu { $attack }-mal Schwächung, in beliebiger Reihenfolge, aber nur auf See.
    }
text-builds =
    { $points ->
        [one] Du hast { $points } Aufbaupunkt, beliebig für Land oder See.
       *[other] Du hast { $points } Aufbaupunkte, beliebig für Land und See.
    }
text-make_full = Beliebig viele deiner angeschlagenen Truppen, mindestens 1, werden voll.
text-struggle_player = Wähle einen anderen Spieler: Alle seine vollen Truppen werden angeschlagen.
text-reductions_per_full =
    { $per ->
        [one] Jede volle Truppe, die du auf dem Spielplan hast, gibt dir { $per } Schwächung. Führe insgesamt mindestens 1 aus.
       *[other] Jede volle Truppe, die du auf dem Spielplan hast, gibt dir { $per } Schwächungen. Führe insgesamt mindestens 1 aus.
    }
text-bio_chain =
    { $reductions ->
        [one] Führe { $reductions } Schwächung aus. Danach dürfen reihum nach links alle dasselbe tun; die Kette endet, sobald jemand ablehnt.
       *[other] Führe { $reductions } Schwächungen aus. Danach dürfen reihum nach links alle dasselbe tun; die Kette endet, sobald jemand ablehnt.
    }
text-fog = Nur im Zwischenfenster der Wertung: In dieser Runde bringen die Regionsmonopole aller anderen keine SP. Danach kommt diese Karte auf ihren Kartenstapel zurück.
text-remove_one_per_region = Jede Region verliert 1 Landtruppe deiner Wahl, notfalls deine eigene.
text-surrender = In jeder Region mit einer vollen Landtruppe von dir darfst du 1 gegnerische Landtruppe entfernen.
text-insurgents =
    { $count ->
        [one] Wähle { $count } angeschlagene Landtruppe, gleich wem sie gehört. Eine volle Truppe von dir tritt an ihre Stelle.
       *[other] Wähle 1 bis { $count } angeschlagene Landtruppen, gleich wem sie gehören. An die Stelle von jeder tritt eine volle Truppe von dir.
    }
text-megastorm =
    { $forces_per_reduction ->
        [one] Alle, auch du, erleiden 1 Schwächung je eigener Truppe auf dem Spielplan. Du wählst, welche Truppen getroffen werden.
       *[other] Alle, auch du, erleiden 1 Schwächung je { $forces_per_reduction } eigene Truppen auf dem Spielplan. Du wählst, welche Truppen getroffen werden.
    }
text-out_of_supply = Wähle einen anderen Spieler: Er verliert jede Truppe, neben der in keinem benachbarten Gebiet eine weitere seiner Truppen steht.
text-remove_all_struggling = Alle angeschlagenen Truppen werden entfernt, auch deine.
text-struggle_all = Jede volle Truppe auf dem Spielplan wird angeschlagen, auch deine.

## Die Teile einer Ausgabe

data-regions = Regionen
data-resources = Rohstoffe
data-areas = Gebiete
data-borders = Grenzen
data-cards = Karten
data-players = Mitspielende
data-domination = Vorherrschaftskarten
data-actions = Aktionskarten
data-turns = Runden
data-logistics = Logistikleiste
data-vp = Siegpunktleiste
data-tokens = Marker
data-scoring = Wertung
data-colours = Farben

## Was Besitzer eines Originals gefragt werden, und wo sie es finden

datum-colours-list = Farben der Spieler
datum-name-en = Name (englisch)
datum-letter = Buchstabe
datum-kind = Land oder Meer
datum-region = Region
datum-resource = Rohstoff
datum-extent-en = Was dazugehört (englisch)
datum-build = Aufbaupunkte
datum-attack = Angriffspunkte
datum-timing = Wann der Text eingesetzt werden kann
datum-price_steps = Preis in Logistikschritten
datum-after_text = Wohin sie nach dem Text kommt
datum-text-effect = Wirkung des Textes
datum-text-resource = Rohstoff im Text
datum-text-vp = SP im Text
datum-text-targets = Wen der Text betrifft
datum-text-mandatory = Der Text muss ausgeführt werden
datum-text-choose_player = Der Text wählt jemanden aus
datum-text-points = Punkte im Text
datum-text-where = Wo der Text gilt
datum-text-reductions = Schwächungen im Text
datum-text-count = Anzahl im Text
datum-text-forces_per_reduction = Truppen für eine Schwächung
datum-text-per = Für je wie viele
datum-players-min = Wenigste Mitspielende
datum-players-max = Meiste Mitspielende
datum-domination-total = Vorherrschaftskarten in der Schachtel
datum-domination-per_player = Vorherrschaftskarten je Mitspielenden
datum-actions-types = Sorten von Aktionskarten
datum-actions-stacks = Stapel im Angebot
datum-actions-copies = Karten jeder Sorte
datum-turns-default = Runden
datum-turns-min = Wenigste Runden
datum-turns-max = Meiste Runden
datum-logistics-min = Erstes Feld
datum-logistics-start = Feld zu Beginn
datum-logistics-max = Letztes Feld
datum-vp-start = SP zu Beginn
datum-vp-squares = Felder der Leiste
datum-tokens-forces = Truppenmarker jeder Farbe
datum-tokens-markers = Anzeiger jeder Farbe
datum-scoring-land_full = SP für eine volle Truppe an Land
datum-scoring-land_struggling = SP für eine angeschlagene Truppe an Land
datum-scoring-sea_full = SP für eine volle Truppe auf See
datum-scoring-sea_struggling = SP für eine angeschlagene Truppe auf See
datum-scoring-region_monopoly = SP für ein Regionsmonopol
datum-scoring-resource_monopoly_steps = Schritte für ein Rohstoffmonopol
where-regions = Auf dem Spielplan, bei jeder Region.
where-resources = Auf dem Spielplan, im Zeichen jedes Rohstoffs.
where-areas = Auf dem Spielplan, im Gebiet selbst.
where-borders = Auf dem Spielplan: die Linie zwischen den beiden Gebieten, und wie sie gezeichnet ist.
where-cards = Auf der Karte dieses Namens.
where-actions = In der Schachtel: Zähle die Aktionskarten.
where-logistics = Auf der Logistikleiste des Spielplans.
where-vp = Auf der Siegpunktleiste des Spielplans.
where-tokens = In der Schachtel: Zähle die Marker einer Farbe.

## Die Stellung in Worten

portrait-turn = Runde
portrait-turn-now = Runde { $turn } von { $turns }. Startspieler ist { $seat }. Reihenfolge der Züge: { $order }.
portrait-turn-over = Alle { $turns } Runden sind vorbei. Startspieler war { $seat }. Reihenfolge der Züge: { $order }.
portrait-passed = Für diese Runde gepasst: { $players }.
portrait-fog = „Nebel des Krieges“ gespielt von { $players }: Die Regionsmonopole aller anderen bringen in dieser Runde keine SP.
portrait-map = Spielplan
portrait-region = { $region }: { $areas }
portrait-seas = Meere: { $areas }
portrait-land = { $area } ({ $id }, { $resource }) { $force }.
portrait-sea = { $area } ({ $id }) { $force }.
portrait-force =
    { $state ->
        [full] volle Truppe von { $owner }
        [struggling] angeschlagene Truppe von { $owner }
       *[none] leer
    }
portrait-region-held = Regionsmonopol von { $owner }.
portrait-resources = Rohstoffmonopole: { $held }.
portrait-resource-held = { $resource } bei { $owner }
portrait-players = Mitspielende
portrait-player =
    { $seat }: { $vp } SP{ $over ->
        [0] , bei einer Wertung jetzt { $number } mehr
       *[other] { "" }
    }. Logistik { $logistics }. Karten auf der Hand: { $hand }, im Nachziehstapel: { $deck }, im Ablagestapel: { $discard }.
portrait-player-fogged = Im Nebel keine SP für { $regions }.
portrait-player-known = { $seat } hat bekanntermaßen auf der Hand: { $cards }.
portrait-market = Auslage
portrait-stack = „{ $card }“: noch { $number }, Aufbau { $build }, Angriff { $attack }.
portrait-price =
    { $number ->
        [one] Der Kauf kostet zusätzlich { $number } Logistikschritt.
       *[other] Der Kauf kostet zusätzlich { $number } Logistikschritte.
    }
portrait-hand = Deine Hand
portrait-hand-empty = Du hast keine Karten auf der Hand.
portrait-values =
    { $number ->
        [one] „{ $card }“: Aufbau { $build }, Angriff { $attack }.
       *[other] „{ $card }“, { $number }-mal: Aufbau { $build }, Angriff { $attack }.
    }
portrait-text = Kartentext: { $text }
portrait-cards = Karten in diesem Spiel
portrait-decks = Nachziehstapel und Ablagestapel
portrait-deck = { $seat } hat im Nachziehstapel und verdeckt auf der Hand: { $unseen }. Im Ablagestapel: { $discard }.
portrait-some = { $number }-mal „{ $card }“
portrait-nothing = nichts
portrait-borders = Grenzen
portrait-border = { $area } grenzt an { $areas }.

## Vor einer Antwort

detail-points =
    { $number ->
        [one] { $number } Punkt
       *[other] { $number } Punkte
    }
detail-stack = Aufbau { $build }, Angriff { $attack }; noch { $number }
detail-land = { $region }, { $resource }; { $force }
detail-sea = See; { $force }
detail-player = { $vp } SP, bei einer Wertung jetzt { $number } mehr
warning-pass =
    { $number ->
        [one] Ein Pass gilt für die ganze Runde, und du hast noch { $number } Karte. Du behältst sie, kannst aber außerhalb deines Zuges nur Karten spielen, deren Text das erlaubt.
       *[other] Ein Pass gilt für die ganze Runde, und du hast noch { $number } Karten. Du behältst sie, kannst aber außerhalb deines Zuges nur Karten spielen, deren Text das erlaubt.
    }
warning-points =
    { $number ->
        [one] { $number } Punkt, den du noch nutzen könntest, ginge verloren.
       *[other] { $number } Punkte, die du noch nutzen könntest, gingen verloren.
    }

## Was sich ausrechnen lässt

odds-scoring = Wenn jetzt gewertet würde
odds-vp = { $seat }: { $vp } SP und { $number } vom Spielplan sind { $total }.
odds-draws = Was du als Nächstes ziehst
odds-draw =
    { $number ->
        [one] Zu Beginn der nächsten Runde ziehst du bei deiner jetzigen Logistik { $number } Karte. In deinem Nachziehstapel: { $cards }. Chancen, wie die Stapel jetzt liegen:
       *[other] Zu Beginn der nächsten Runde ziehst du bei deiner jetzigen Logistik { $number } Karten. In deinem Nachziehstapel: { $cards }. Chancen, wie die Stapel jetzt liegen:
    }
odds-card = „{ $card }“: mindestens eine mit { $percent } %.
odds-no-draw = Dies ist die letzte Runde, und du ziehst keine Karten mehr.
odds-held = Was andere außerhalb ihres Zuges spielen könnten
odds-may-hold = { $seat } hält „{ $card }“ mit { $percent } %, wenn jede ungesehene Karte gleich wahrscheinlich ist.

# Voreinstellungen

preset-standard = Standard
    .help = Die Regeln, wie wir das Heft lesen, mit unseren üblichen Festlegungen.
preset-quick = Kurz
    .help = Halb so viele Runden, und Karten außerhalb des Zuges nur in der Wertung: für das erste Spiel oder einen kurzen Abend.
preset-close = Enges Rennen
    .help = Die Logistik wird jede Runde neu bestimmt, und die Siegpunkte der Kartentexte kommen mit jedem Einsatz, damit Führende nicht so leicht enteilen.
preset-correspondence = Fernspiel
    .help = Zwischenfenster gibt es nur zwischen den Zügen, damit auf weniger Antworten gewartet werden muss.

## Stellungen, die es nicht geben kann

flaw-domination-stack = { $card } ist nie zu kaufen
flaw-stacks = das sind { $stacks } Kartenstapel, im Spiel sind höchstens { $most }
flaw-not-chosen = { $card } ist keine der Arten, die die Option market nennt
flaw-copies = das wären { $n } Karten { $card }, im Spiel sind nur { $most }
flaw-domination = diesem Spieler gehören { $n } Vorherrschaft-Karten statt { $most }
flaw-fog = „Nebel des Krieges“ wird nur in der Wertung gespielt: moment = "scoring"
flaw-passed = { $player } hat gepasst und hat in dieser Runde keinen Zug mehr

## Teile des Tisches, auf die Lektionen zeigen

point-panel-hand = deine Hand
point-panel-market = der Markt
point-panel-piles = dein Nachziehstapel und dein Ablagestapel
point-panel-score = die Vorschau der Wertung
point-track-logistics = die Logistikleiste
point-track-points = die Siegpunkte
point-track-turn = die Runde

## Gründe: die Teile der Bewertung eines Bots. $way ist more oder less, verglichen mit anderen Antworten

term-vp =
    { $way ->
        [more] { $number } SP mehr in der Wertung dieser Runde.
       *[less] { $number } SP weniger in der Wertung dieser Runde.
    }
term-forces =
    { $way ->
        [more] { $number } SP mehr in Aussicht durch Truppen auf der Karte.
       *[less] { $number } SP weniger in Aussicht durch Truppen auf der Karte.
    }
term-region =
    { $way ->
        [more] { $number } SP mehr in Aussicht durch ganze Regionen.
       *[less] { $number } SP weniger in Aussicht durch ganze Regionen.
    }
term-region-one =
    { $way ->
        [more] { $region }: { $number } SP mehr in Aussicht durch die Region.
       *[less] { $region }: { $number } SP weniger in Aussicht durch die Region.
    }
term-resource =
    { $way ->
        [more] { $number } SP mehr in Aussicht durch ganze Rohstoffe.
       *[less] { $number } SP weniger in Aussicht durch ganze Rohstoffe.
    }
term-resource-one =
    { $way ->
        [more] { $resource }: { $number } SP mehr in Aussicht durch den Rohstoff.
       *[less] { $resource }: { $number } SP weniger in Aussicht durch den Rohstoff.
    }
term-draws =
    { $way ->
        [more] { $number } SP mehr in Aussicht durch Karten, die du ziehen wirst.
       *[less] { $number } SP weniger in Aussicht durch Karten, die du ziehen wirst.
    }
term-kept =
    { $way ->
        [more] { $number } SP mehr in Aussicht durch Karten, die auf der Hand bleiben.
       *[less] { $number } SP weniger in Aussicht durch Karten, die auf der Hand bleiben.
    }
term-order =
    { $way ->
        [more] { $number } SP mehr in Aussicht, weil du später als andere dran bist.
       *[less] { $number } SP weniger in Aussicht, weil du später als andere dran bist.
    }

## Was Figuren durch etwas gewinnen oder andere verlieren: Objekte eines Satzes im Akkusativ

gain-vp = { $number } SP in dieser Runde
gain-forces = { $number } SP durch Truppen auf der Karte
gain-region = { $number } SP durch ganze Regionen
gain-region-one = { $number } SP durch { $region }
gain-resource = { $number } SP durch ganze Rohstoffe
gain-resource-one = { $number } SP durch { $resource }
gain-draws = { $number } SP durch Karten, die noch kommen
gain-kept = { $number } SP durch Karten auf der Hand
gain-order = { $number } SP durch spätes Handeln
