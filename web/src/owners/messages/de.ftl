# Für Besitzer eines Originals: Deutsch.

title = Für Besitzer eines Originals
lead = Was die Regelhefte nicht abdrucken, haben wir uns ausgedacht. Wenn du ein Spiel im Original hast, sieh Seite für Seite nach: die Zahlen zuerst. Aus deinen Antworten wird eine kleine Datei zum Spielen und Weitergeben. Sie bleiben auf diesem Gerät, bis du sie weitergibst.
choose-game = Welches Spiel besitzt du?
begin = Beginnen
go-on = Weitermachen
answered = { $corrected } berichtigt, { $confirmed } bestätigt
part-first = Geraten, und das Spiel hängt davon ab
part-words = Geratene Namen und Wörter
part-known = Bekannt: nur wo dein Exemplar abweicht
page-of = Seite { $number } von { $all }
jump = Gehe zu
where = Wo du nachsiehst
picture-board = Unser eigener Spielplan: Der Ring zeigt, wo du nachsiehst.
picture-card = Unsere eigene Karte, nicht das Original: Der Rahmen zeigt, was gefragt ist.
now = Jetzt: { $value }
now-mark = { $mark }: { $meaning }
not-there = Das gibt es in meinem Exemplar nicht
takes-away = In deinem Exemplar gibt es das nicht: Es wird weggenommen.
list-help = Mit Kommas dazwischen
confirm = Dort steht dasselbe
correct = Speichern und weiter
skip = Überspringen
back = Zurück
result = Ergebnis
checking = Wird geprüft …
fits = Passt.
wrong-page = Dieser Wert geht nicht: Ändere ihn oder überspringe die Seite.
elsewhere = { $number ->
    [one] Eines passt noch nicht zusammen. Es steht im Ergebnis; vielleicht behebt es eine andere Seite.
   *[other] { $number } Dinge passen noch nicht zusammen. Sie stehen im Ergebnis; vielleicht beheben es andere Seiten.
  }
done-corrected = Das hast du berichtigt
done-confirmed = Das hast du bestätigt
faults = Das passt noch nicht zusammen
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
effect = Was es mit dem Spiel macht
effect-help = Bots spielen dieselben Partien mit der mitgelieferten Ausgabe und mit deiner. Das dauert ein paar Sekunden.
effect-do = Spielen und vergleichen
effect-doing = Es wird gespielt …
effect-games = { $games } Partien mit jeder Ausgabe, zu dritt ({ $bot })
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
mine = Deine: { $value }
theirs = Die andere: { $value }
start-over = Von vorn beginnen
start-over-sure = Alle Antworten zu diesem Spiel wegwerfen?
start-over-do = Wegwerfen
keep = Behalten
owner-link = Du besitzt das Original? Sieh Seite für Seite nach
