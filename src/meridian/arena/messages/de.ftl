# Die Berichtsseite eines Turniers: Deutsch.

arena-title = Turnier: { $game }
arena-about = { $matches } Partien zu { $seats } Spielern, { $groups } Gruppen mit gleichen Würfen, Startwert { $seed }
arena-unfinished =
    { $number ->
        [0] Alle Partien wurden zu Ende gespielt.
        [one] { $number } Partie wurde unfertig abgebrochen; sie zählt nur bei der Länge.
       *[other] { $number } Partien wurden unfertig abgebrochen; sie zählen nur bei der Länge.
    }
arena-edition = Ausgabe
arena-options = Optionen
arena-usual = wie üblich
arena-players = Spieler
arena-digest = Prüfsumme
arena-contents = Inhalt

arena-ladder = Rangliste
arena-ladder-about = Stärke, wie ein Plackett-Luce-Modell sie aus den Plätzen aller Partien sieht, mit 95-%-Intervallen. Wer um 4,2 stärker ist, kommt in 73 von 100 Partien vor dem anderen ins Ziel. Nur Unterschiede bedeuten etwas.
arena-player = Spieler
arena-rating = Wertung
arena-interval = 95-%-Intervall
arena-matches = Partien
arena-wins = Siege
arena-score = mittlere Punkte
arena-place = mittlerer Platz

arena-seats = Sitze
arena-seats-about = Siege jedes Sitzes, wer immer dort saß; auf der gestrichelten Linie wären alle gleich. Ein geteilter Sieg zählt anteilig.
arena-seat = Sitz

arena-length = Länge
arena-length-about = Die mittlere Partie hat { $rounds } Runden und { $decisions } Entscheidungen und brauchte { $seconds } Sekunden Rechenzeit.
arena-rounds = Runden
arena-decisions = Entscheidungen
arena-games = Partien

arena-clauses-title = Klauseln
arena-clauses-about = { $cited } von { $all } Klauseln des Regelbuchs wurden mindestens einmal von einem Ereignis angeführt.
arena-clauses = Klauseln
arena-cited = angeführt
arena-never-cited = nie angeführt
arena-never-list = Klauseln, die nie angeführt wurden
arena-clause = Klausel
arena-chapter = Kapitel
arena-rule = Regel

arena-outliers = Was herausragt
arena-outliers-about = Dinge, deren Nutzer deutlich öfter oder seltener gewinnen als die Nutzer von Dingen, die ebenso gebraucht werden; berücksichtigt ist, wer die Nutzer waren und wie viele Dinge angesehen wurden. Eine Ursache ist damit nicht bewiesen: Wer vorn liegt, nutzt manches öfter.
arena-no-outliers = Nichts ragt heraus.
arena-other-outliers = Aktionen, Ereignisse und dergleichen, die herausragen
arena-things = Nach { $field }
arena-things-about = Jede Zeile ist ein Ding: der Anteil der Partien, die seine Nutzer gewannen, mit 95-%-Intervall; der Strich ist der Median aller so gebrauchten Dinge. Markierte (Rauten) ragen heraus. Höchstens { $most } werden gezeigt, die verschiedensten.
arena-never-used = Nie gebraucht
arena-thing = Ding
arena-field = Feld
arena-way = Gebrauch
arena-way-said = { $kind }
arena-way-told = Ereignis: { $kind }
arena-way-whole-said = überhaupt gesagt
arena-way-whole-told = überhaupt geschehen
arena-per-game = Nutzungen je Partie
arena-users = Nutzer
arena-users-win = Siege seiner Nutzer
arena-low = mindestens
arena-high = höchstens
arena-like = üblich bei diesem Gebrauch

arena-calibration = Vorhergesagte Gewinnchancen
arena-calibration-about = Gewinnchancen, vorhergesagt in der Mitte jedes Viertels der Partie, und wie oft sie eintrafen. Auf der Diagonale stimmen sie.
arena-quarter = Viertel
arena-all-quarters = alle
arena-foretold = vorhergesagte Chance
arena-came = Anteil der Siege
arena-cases = Fälle
arena-error = mittlerer quadratischer Fehler
arena-ignorant = bei gleichen Chancen
