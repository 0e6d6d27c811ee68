# Die Texte der Würfelprüfung: Deutsch. Sie werden mit ihr geladen.

## Was geprüft wurde

check-text = Jeder Wurf und jede gezogene Karte folgt aus Geheimnissen, an die der Server vorher gebunden war, und aus Zahlen, die die Geräte der Spieler dazugaben. Diese Seite rechnet alles hier auf diesem Gerät nach und vergleicht es mit dem, was dieses Gerät während des Spiels gesehen hat. Wer den Server betreibt und in seine Geheimnisse sieht, kann Würfe vorhersehen, aber keinen ändern.
check-file = Berichtsdatei prüfen
check-again = Noch einmal prüfen
check-print = Seite zum Drucken
check-download = Bericht herunterladen
check-set = Zum Duplikat
check-evidence = Sichern, was dieses Gerät gesehen hat
checking = Wird nachgerechnet …
check-right =
    { $rolls ->
        [0] Noch wurde nichts gewürfelt oder gezogen; woran der Tisch gebunden ist, ist in Ordnung.
       *[other] Alle { $rolls } Würfe und Ziehungen sind in Ordnung: { $open } offene und { $closed } verdeckte wurden hier nachgerechnet.
    }
check-running = Das Spiel läuft noch: { $open } offene und { $closed } verdeckte sind noch nicht aufgedeckt.
check-signed = Die Unterschriften des Servers stimmen.
check-wrong = Diesem Bericht ist nicht zu trauen.
check-objects = Dieses Gerät erhebt Einspruch.
check-objects-text = Der Bericht passt in sich zusammen, aber nicht zu dem, was dieses Gerät gesehen hat. Frage, wer den Tisch ausrichtet, und bewahre auf, was dieses Gerät gesehen hat: Zwei unterschriebene Fassungen eines Tisches beweisen, dass er geändert wurde.
check-compared = Verglichen mit dem, was dieses Gerät gesehen hat, und gleich:
check-uncompared = Nicht zu vergleichen:
check-nothing-seen = Dieses Gerät hat von diesem Spiel nichts gesehen. Nur die Geräte derer, die gespielt haben, können den Bericht mit ihrem Spiel vergleichen.
check-named = Zu beachten
check-not-proven = Was das nicht beweist
check-how = Wie man es von Hand prüft
check-how-text = Lade den Bericht herunter und prüfe ihn auf irgendeinem Rechner mit „meridian verify BERICHT“; mit „--journal“ werden auch die Regeln nachgespielt. Wie es mit nichts als SHA-256 geht, steht in docs/fairness.md.

compared-key = der Schlüssel des Servers, hier bekannt seit { $at }
compared-commitment = woran der Server vor dem ersten Wurf gebunden war
compared-header = Spiel, Ausgabe und Regeloptionen
compared-list = die Liste der Hashes aller Plätze, wie sie war, bevor eine Zahl genannt wurde
compared-number =
    { $count ->
        [one] die Zahl, die dieses Gerät dazugab
       *[other] die { $count } Zahlen, die dieses Gerät dazugab
    }
compared-answers =
    { $count ->
        [one] eine Antwort von hier
       *[other] { $count } Antworten von hier
    }
compared-seat = der Platz, der von hier gespielt wurde, an Tisch { $count }
compared-newest = der neueste Hash der Würfe, vom { $at }
uncompared-key = der Schlüssel des Servers: Dieses Gerät kannte keinen
uncompared-commitment = woran der Server gebunden war: Dieses Gerät erfuhr es nicht vorher
uncompared-header = Spiel, Ausgabe und Regeloptionen: Dieses Gerät erfuhr ihren Hash nicht vorher
uncompared-list = die Liste der Hashes aller Plätze: Dieses Gerät hat sie nicht gesehen
uncompared-number = Zahlen: Dieses Gerät gab keine dazu
uncompared-missed = die Zahl, die dieses Gerät geben wollte: Das Spiel begann ohne sie. War dieses Gerät da online, frage, wer den Tisch ausrichtet
uncompared-seat = wer wo saß: Von hier hat niemand gespielt
uncompared-answers = Antworten: Dieses Gerät hat keine aufbewahrt
uncompared-answers-later = die Antworten von hier: Sie werden am Ende des Spiels aufgedeckt
uncompared-newest = der neueste Hash der Würfe: Dieses Gerät hat keinen erfahren

seat-number = Platz { $number }
note-take-backs =
    { $count ->
        [one] Einmal wurde etwas zurückgenommen
       *[other] { $count }-mal wurde etwas zurückgenommen
    }. Die Würfe danach kommen aus einem anderen Schlüssel; die zurückgenommenen stehen auch im Bericht.
note-withheld =
    { $count ->
        [one] { $seats } gab den Hash einer Zahl und dann die Zahl nicht
       *[other] { $seats } gaben Hashes von Zahlen und dann die Zahlen nicht
    }. Wer das mit Absicht tut und die Geheimnisse des Servers kennt, wählt zwischen zwei Spielen.
note-nobody-gave = Kein Gerät eines Spielers gab eine Zahl dazu. Der Server hat diese Würfel allein gemacht: Er hätte Tische eröffnen können, bis ihm einer gefiel.
note-abandoned = Das Spiel wurde vor seinem Ende aufgegeben. Dabei wurde alles aufgedeckt.
note-format-1 = Dieser Tisch wurde nach dem ersten Verfahren gespielt (Format 1). Wer ihn ausrichtete, hätte Würfe lenken können, ohne dass diese Prüfung es merkt.
note-journal = Ob der Zufall genau das gefragt wurde, was die Regeln sagen, wird hier nicht geprüft: Dazu braucht es das Protokoll und „meridian verify --journal“.

not-proven-host-foresees = Dass niemand Würfe vorher kannte: Wer den Server betreibt und in seine Geheimnisse sieht, kann sie vorhersehen. Ändern kann er keinen.
not-proven-host-chooses = Dass niemand solches Wissen nutzte: für Züge von Bots und eigenen Plätzen, für Zeitüberschreitungen oder für die Reihenfolge, in der Antworten ankamen, und damit dafür, welches Ereignis eine Zahl trifft.
not-proven-host-aborts = Dass kein Tisch fallen gelassen wurde, weil seine Würfel nicht gefielen. Dein Gerät merkt sich Tische, die nie begannen.
not-proven-withheld = Dass niemand mit Absicht eine Zahl zurückhielt, nachdem er die der anderen gesehen hatte. Wo es geschah, ist es gezählt und genannt.
not-proven-published-first = Dass alles in der richtigen Reihenfolge veröffentlicht wurde. Jedes Gerät weiß, was es gesehen hat, und vergleicht es.
not-proven-players-talk = Dass sich niemand anderswo abgesprochen hat.
not-proven-hidden-later = Verdeckte Ziehungen: Bis zum Ende des Spiels sind sie gebunden, aber nicht aufgedeckt.
not-proven-simulated = Irgendeine Geheimhaltung: Das ist eine Simulation, und ihre Geheimnisse kommen aus einem Startwert. Der Bericht zeigt nur, dass das Verfahren eingehalten wurde.
not-proven-declared = Was die Würfel zeigten: Es sind echte Würfel, und sie wurden abgelesen. Der Bericht sagt, von wem. Gezogene Karten sind bewiesen wie in jedem Spiel.
not-proven-rescued = Irgendetwas, bevor der Tisch gerettet wurde: Er wurde nach einem Fehler aus seinem Protokoll zurückgeholt und von da an neu gebunden.
not-proven-chain-length = Dass sich der Server auf die übliche Länge festlegte: Es wurde eine andere als 65536 Abschnitte gewählt.
not-proven-unsigned = Von wem dieser Bericht ist: Der Server hat nichts unterschrieben, und eine zweite Fassung würde niemanden überführen.

## Wogegen dieses Gerät Einspruch erhebt

objections = Mit den Würfeln dieses Tisches stimmt etwas nicht
objections-text = Dieses Gerät behält seine Zahl für sich und merkt sich, was es gesehen hat. Du kannst trotzdem spielen, aber verlass dich nicht auf die Würfel; frage, wer den Server betreibt.
key-anew-text = Dieses Gerät kennt seit { $since } einen anderen Schlüssel dieses Servers. Wenn dir sein Betreiber sagt, dass der Server neu aufgesetzt wurde, kannst du mit dem neuen Schlüssel weitermachen.
key-anew = Dem neuen Schlüssel vertrauen
objection-commitment-table = Der Tisch ist durch eine Festlegung gebunden, die zu einem anderen Tisch gehört.
objection-commitment-hash = Woran der Tisch gebunden ist, passt nicht zum eigenen Hash.
objection-commitment-signature = Woran der Tisch gebunden ist, hat der Server nicht unterschrieben.
objection-commitment-changed = Woran der Tisch gebunden ist, ist nicht mehr das, was dieses Gerät zuerst erfahren hat.
objection-key-changed = Der Server hat einen anderen Schlüssel als beim ersten Besuch dieses Geräts.
objection-left-out = Dieses Gerät wollte eine Zahl dazugeben, und der Server lässt es aus.
objection-agreement-shape = Was der Server zur Vereinbarung der Würfel sagt, ergibt keinen Sinn.
objection-list-seats = Die Liste der Hashes passt nicht zu den Plätzen.
objection-list-hash = Die Liste der Hashes aller Plätze passt nicht zum eigenen Hash.
objection-list-signature = Die Liste der Hashes aller Plätze hat der Server nicht unterschrieben.
objection-list-changed = Die Liste der Hashes aller Plätze wurde geändert, nachdem dieses Gerät sie gesehen hatte.
objection-own-hash = Der Hash, den dieses Gerät gab, fehlt in der Liste, oder ein anderer steht an seiner Stelle.
objection-sealed-signature = Einen Hash der Würfe hat der Server nicht unterschrieben.
objection-sealed-changed = Der Server hat zwei verschiedene Fassungen der Würfe dieses Tisches unterschrieben.
objection-report-table = Der Bericht ist der eines anderen Tisches oder Duplikats.
objection-report-format = Der Bericht ist nach dem ersten Verfahren (Format 1), aber dieser Tisch begann nach dem zweiten.
objection-report-unsigned = Der Bericht ist nicht unterschrieben, aber was dieses Gerät erfuhr, war es.
objection-report-key = Der Bericht ist mit einem anderen Schlüssel unterschrieben, als dieses Gerät kennt.
objection-report-commitment = Der Bericht beginnt mit anderen Festlegungen, als dieses Gerät erfahren hat.
objection-report-header = Spiel, Ausgabe oder Regeloptionen im Bericht sind nicht die, an die der Tisch gebunden war.
objection-report-list = Die Liste der Hashes aller Plätze im Bericht ist nicht die, die dieses Gerät gesehen hat.
objection-report-number = Die Zahl, die dieses Gerät dazugab, steht nicht im Bericht.
objection-report-seat = Der Bericht setzt, wer von hier gespielt hat, an einen anderen Tisch oder Platz.
objection-report-answers = Antworten von diesem Gerät fehlen im Bericht oder sind andere.
objection-report-newest = Die Würfe im Bericht sind nicht die, deren Hash dieses Gerät erfahren hat.
objection-report-cut = Am Ende des Berichts fehlen Würfe: Dieses Gerät hat mehr gesehen.

## Ein Wurf

roll-number = Nr.
roll-mark = Prüfung
roll-why = Klauseln
roll-outcome = Ergebnis
roll-effect = Wirkung
roll-hidden = bis zum Ende verdeckt
roll-checked = auf diesem Gerät geprüft
roll-waiting = noch nicht aufgedeckt
roll-title = Wurf { $number }
roll-none = In diesem Bericht gibt es keinen Wurf { $number }.
roll-follows = Das Ergebnis folgt aus dem, was vorher feststand: auf diesem Gerät nachgerechnet.
roll-later-open = Der Wurf ist an das gebunden, was hier steht. Der Wert, aus dem er folgt, wird aufgedeckt, wenn dieser Zug zu Ende ist: Komm dann wieder.
roll-later-closed = Eine verdeckte Ziehung: Sie ist an das gebunden, was hier steht. Was es war und der Wert, aus dem es folgt, werden am Ende des Spiels aufgedeckt.
roll-counters = Zähler
roll-counted =
    Wurf { $number } in Abschnitt { $period }. Zu sehen für { $audience ->
        [everybody] alle
        [nobody] niemanden
       *[other] { $audience }
    }, aus der { $chain ->
        [open] offenen
       *[closed] geschlossenen
    } Kette.
roll-place = Er ist Nummer { $place } dieser Kette in diesem Abschnitt; nichts als der Schlüssel und der Tisch entscheiden sonst über ihn.
roll-bound = Woran der Server von Anfang an gebunden war (s₀)
roll-nonces = Zahlen der Plätze
roll-commitment = Festlegung auf die Ziehung
roll-before = Hash von allem davor
roll-value = Wert von Abschnitt { $period }, aufgedeckt
roll-key = Schlüssel: SHA-256 aus dem Wert und den Zahlen der Plätze
roll-message = Was gefragt war
roll-digest = HMAC-SHA-256 davon mit dem Schlüssel
roll-words = Wörter daraus, das letzte zählt
roll-shares = Anteile der Ergebnisse
roll-hash = Hash mit diesem Wurf

## Was an einem Bericht falsch ist

wrong-in-roll = Wurf { $number }
wrong-in-chain = Kette { $number }
wrong-in-nonce = Zahl von Platz { $number }
wrong-in-statistics = Zählung
wrong-in-tables = wer wo sitzt
wrong-in-table = Tisch { $number }
wrong-in-report = Bericht
wrong-in-header = Kopf
wrong-in-over = ob das Spiel zu Ende ist
wrong-in-agreement = Festlegung des Servers
wrong-in-commitment = Festlegung des Servers
wrong-in-nonce-hashes = Liste der Hashes
wrong-in-nonces = Zahlen der Plätze
wrong-in-open-chain = offene Kette
wrong-in-closed-chain = geschlossene Kette
wrong-in-signed = Unterschriften
wrong-in-rolls = alle Würfe zusammen
wrong-in-closing = Ende
wrong-in-effects = Wirkungen
wrong-in-not-proven = was nicht bewiesen ist
wrong-in-lang = Sprache
wrong-hash = wurde geändert, denn es passt nicht zu seinem Hash.
wrong-parts = ein Teil fehlt, ist neu oder umbenannt.
wrong-shape = etwas fehlt oder ist nicht, was dort stehen sollte.
wrong-missing = ist nicht da.
wrong-order = steht an der falschen Stelle.
wrong-length = die Länge ist nicht die des Kopfes.
wrong-chain = ein Wert führt nicht auf seine Festlegung zurück.
wrong-wrong-chain = wurde aus der falschen Kette gezogen.
wrong-no-value = der Abschnitt hat keinen Wert in der benutzten Kette.
wrong-not-revealed = ein fälliger Wert ist nicht aufgedeckt.
wrong-too-early = etwas wird vor dem Ende des Spiels verraten.
wrong-committed = ist nicht das, worauf man sich festgelegt hatte.
wrong-salt = ein Salz folgt nicht aus der geschlossenen Kette.
wrong-outcome = es hätte etwas anderes herauskommen müssen.
wrong-counts = die Zählung und ihre Kennzahlen sind nicht die der Würfe.
wrong-place = hat nicht den Platz nach dem Wurf davor.
wrong-period = der Abschnitt folgt nicht aus dem davor.
wrong-note = der Tisch vermerkt etwas, das niemand kennt.
wrong-nothing-back = etwas soll zurückgenommen worden sein, wo es nichts zurückzunehmen gab.
wrong-undo = etwas wurde hinter einen Wurf zurückgenommen.
wrong-taken-back = die Rücknahmen sind nicht so gezählt, wie sie vermerkt sind.
wrong-sorted = die Ergebnisse stehen nicht in der festen Reihenfolge.
wrong-nonce = ist weder die versprochene noch die feste.
wrong-signature = die Unterschrift ist nicht die des Servers.
wrong-texts = hier sollte etwas anderes stehen.
wrong-seated = nicht alle Teilnehmenden haben genau einen Platz.
wrong-stream = seine Zahlen sind nicht die einer Reihe des Duplikats.
wrong-seal = das Siegel passt nicht: Texte, Wirkungen oder Zahlen wurden geändert.
wrong-json = lässt sich nicht als JSON lesen.
wrong-bytes = enthält Bytes, die kein Bericht hat.
wrong-no-report = das ist kein Würfelbericht.

# Duplikate
set-right =
    { $rolls ->
        [one] Ein Wurf
       *[other] { $rolls } Würfe und Züge vom Stapel
    } an { $tables } Tischen nachgerechnet: Alle folgen aus einem Geheimnis und aus dem, worauf sich { $entrants } Teilnehmende geeinigt haben. Derselbe Platz traf an jedem Tisch auf dieselben Zahlen.
set-table = Tisch { $number }: { $rolls } Würfe und Züge vom Stapel
set-table-abandoned = Tisch { $number }: { $rolls } Würfe und Züge vom Stapel, vor dem Ende aufgegeben
set-withheld = Teilnehmende, die eine Zahl versprochen und dann zurückgehalten haben: { $entrants }. Für sie galt ihre feste Zahl.
set-journals = Ob der Zufall gefragt wurde, was die Regeln sagen, und wessen Zahlen jeder Wurf nahm, wurde hier nicht geprüft. „meridian verify BERICHT --journal DATEI …“ tut das mit den Journalen aller Tische.
