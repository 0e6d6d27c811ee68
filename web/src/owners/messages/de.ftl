# Für Besitzer eines Originals: Deutsch.

title = Für Besitzer eines Originals
lead = Was nicht in den Regelheften steht, haben wir uns ausgedacht. Wenn du das Original besitzt, vergleiche es Seite für Seite mit unseren Angaben, die Zahlen zuerst. Aus deinen Antworten wird eine kleine Datei zum Spielen und Weitergeben. Bis du sie weitergibst, bleibt alles auf diesem Gerät.
choose-game = Welches Spiel besitzt du?
begin = Beginnen
go-on = Weitermachen
answered = { $corrected } berichtigt, { $confirmed } bestätigt
part-first = Geraten und wichtig fürs Spiel
part-words = Geratene Namen, Wörter und Farben
part-known = Bekannt: nur ändern, was bei dir anders ist
page-of = Seite { $number } von { $all }
jump = Gehe zu
where = Hier findest du es
picture-board = Unser eigener Spielplan: Der Ring zeigt die Stelle.
picture-card = Unsere eigene Karte, nicht das Original: Der Rahmen zeigt, worum es geht.
now = Jetzt: { $value }
now-mark = Herkunft: { $meaning }
not-there = Das gibt es in meinem Exemplar nicht
takes-away = Gibt es bei dir nicht: Es fällt weg.
list-help = Mit Kommas dazwischen
records-help = Je eine Zeile, mit Kommas dazwischen: { $columns }
yes = ja
no = nein
mark-printed = aus der Spielregel
mark-inferred = erschlossen
mark-public = öffentliche Quelle
mark-ruled = von uns entschieden
mark-reconstructed = von uns geraten
mark-own = geändert, ohne Vermerk
confirm = Stimmt so
correct = Speichern und weiter
skip = Überspringen
back = Zurück
result = Ergebnis
checking = Wird geprüft …
fits = Passt.
wrong-page = Dieser Wert ist nicht möglich: Ändere ihn oder überspringe die Seite.
elsewhere = { $number ->
    [one] Eine Angabe passt noch nicht zu den anderen. Sie steht im Ergebnis; vielleicht klärt es sich auf einer anderen Seite.
   *[other] { $number } Angaben passen noch nicht zueinander. Sie stehen im Ergebnis; vielleicht klärt es sich auf anderen Seiten.
  }
done-corrected = Das hast du berichtigt
done-confirmed = Das hast du bestätigt
faults = Das passt noch nicht
to-page = Noch einmal nachsehen
changes = Was sich ändert
changes-none = Noch ist nichts berichtigt.
confirmed-too = { $number ->
    [one] Eine Angabe ist bestätigt, wie sie ist.
   *[other] { $number } Angaben sind bestätigt, wie sie sind.
  }
datum = Angabe
before = Vorher
after = In deinem Exemplar
none = keine
about-file = Über dein Exemplar
name = Name deiner Ausgabe
name-example = zum Beispiel: erste Auflage
source = Wo du nachgesehen hast
source-example = zum Beispiel: das Exemplar in meinem Regal
download = Datei herunterladen
download-help = Spiele damit: Neuer Tisch, dann Eine eigene Ausgabe. Bitte gib sie weiter: Sie enthält nur Zahlen und Namen.
effect = Wie sich das Spiel dadurch ändert
effect-help = Bots spielen dieselben Partien mit der mitgelieferten Ausgabe und mit deiner. Das dauert ein paar Sekunden.
effect-do = Spielen und vergleichen
effect-doing = Es wird gespielt …
effect-games = { $games } Partien mit jeder Ausgabe, drei Bots
effect-rounds = Runden einer Partie
effect-decisions = Entscheidungen einer Partie
effect-wins = Siege von Platz { $seat }
effect-shipped = Mitgeliefert
effect-yours = Deine
effect-difference = Unterschied (95 %)
effect-cards = { $number ->
    [0] Keine Karte wird deutlich öfter oder seltener eingesetzt; { $uses } Einsätze wurden verglichen.
    [one] Ein Einsatz einer Karte ist deutlich häufiger oder seltener; { $uses } wurden verglichen. Durch Zufall allein wären { $luck } zu erwarten.
   *[other] { $number } Einsätze von Karten sind deutlich häufiger oder seltener; { $uses } wurden verglichen. Durch Zufall allein wären { $luck } zu erwarten.
  }
effect-more = Für mehr Partien:
merge = Die Datei von jemand anderem
merge-help = Zieh eine Ausgabendatei hierher oder wähle sie aus. Was sie sagt, kommt zu deinen Antworten dazu; wo ihr euch widersprecht, entscheidest du.
merge-choose = Datei wählen
merge-taken = { $number ->
    [0] { $file } sagt nichts, was du nicht gesagt hast.
    [one] Eine Antwort kommt aus { $file } dazu.
   *[other] { $number } Antworten kommen aus { $file } dazu.
  }
disagree = { $number ->
    [0] Ihr widersprecht euch nirgends.
    [one] Ihr widersprecht euch bei einer Angabe: Sieh noch einmal nach und entscheide.
   *[other] Ihr widersprecht euch bei { $number } Angaben: Sieh noch einmal nach und entscheide.
  }
mine = Du: { $value }
theirs = Die andere Datei: { $value }
start-over = Von vorn beginnen
start-over-sure = Alle Antworten zu diesem Spiel wegwerfen?
start-over-do = Wegwerfen
keep = Behalten
owner-link = Du besitzt das Original? Sieh Seite für Seite nach
