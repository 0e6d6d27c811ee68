# Was jeder Tisch sagt, gleich welches Spiel darauf liegt: Deutsch.

## Personen und andere Handelnde

seat-label = S{ $number }
actor-chance = Zufall
actor-clock = Uhr
actor-you = Du
actor-anybody = irgendwer
spectator = Publikum

## Aktionen

action-late = Zeit abgelaufen für { $seat }

## Warum etwas nicht geht

refusal-game-over = Das Spiel ist vorbei.
refusal-not-asked = Du bist gerade nicht gefragt.
refusal-not-an-outcome = Das kann der Zufall gerade nicht entscheiden.
refusal-not-an-option = Das ist keine der Antworten.

## Stellungen eines Spiels ohne eigenen Text

plain-table = Tisch
plain-players = Mitspielende
plain-part = { $part }: { $what }
plain-yes = ja
plain-no = nein
plain-nothing = nichts
plain-hidden = eine verdeckte Karte

## Das Protokoll

why = wegen
winner = Der Sieg geht an { $players }.
unfinished = Das Spiel ist noch nicht beendet.

## Spielhilfen

rules-card = Übersicht
rules-glossary = Glossar
rules-faq = Fragen und Antworten
rules-tips = Tipps
rules-background = Hintergrund
rules-option = Option { $option }
rules-options = Dieser Tisch spielt mit anderen Optionen

## Ausgaben: die Daten, mit denen gespielt wird

edition-head = { $game }: Ausgabe { $name } ({ $hash }), { $count } Daten, davon { $changed } geändert
edition-source = Quelle: { $source }
edition-ok = in Ordnung: { $count } Daten geändert
edition-written = { $file } ist geschrieben. Nimm das # vor den Zeilen weg, in denen dein Exemplar abweicht.
edition-merged = { $file } ist geschrieben: { $count } Angaben aus beiden Dateien.
edition-disagreement = { $key }: { $first } in { $a }, { $second } in { $b }
edition-same = Keine Angabe weicht ab.
edition-differences =
    { $count ->
        [one] { $count } Angabe weicht ab
       *[other] { $count } Angaben weichen ab
    }
edition-constants = Feste Zahlen
edition-counts = Woher die Daten kommen
edition-datum = Angabe
edition-value = Wert
edition-data = Angaben
edition-provenance = Herkunft
edition-meaning = Bedeutung
edition-played = { $games } Spiele je Ausgabe: { $seats }
edition-rounds = Runden
edition-decisions = Entscheidungen
edition-wins = Siege je Platz (95 %)
edition-unfinished = unbeendete Spiele
edition-difference = Unterschied (95 %)
edition-uses = { $clear } von { $all } Arten, Karten zu verwenden, unterscheiden sich deutlich; durch Zufall allein wären es etwa { $luck }.
edition-card-use = Verwendungen von Karten je Spiel
edition-card = Karte
edition-use = Verwendung
provenance-printed = steht so in der Spielregel
provenance-inferred = folgt aus einem gedruckten Beispiel
provenance-public = aus einer öffentlichen Quelle
provenance-ruled = eine Entscheidung, wo die Spielregel schweigt oder unklar ist
provenance-reconstructed = von uns: eine Annahme, die zu allem Gedruckten passt
provenance-own = von der eigenen Datei geändert, ohne Vermerk

## Was gespielt werden kann (meridian games)

games-about = { $least } bis { $most } Spieler; Edition { $edition } ({ $hash }); Bots { $bots }; { $clauses } Regeln, { $rulings } Auslegungen
games-preset = Vorlage
games-default = (Vorgabe { $value }; { $clauses })
games-range = { $low } bis { $high }
games-pick = { $default } oder { $count } aus einer Liste, die --json zeigt

## Partien unter Bots (meridian simulate)

simulate-title = { $game }: { $games ->
        [one] eine Partie
       *[other] { $games } Partien
    }
simulate-bot = Bot
simulate-wins = Siege
simulate-rate = Anteil
simulate-interval = 95-%-Intervall
simulate-seat = Platz { $seat } ({ $bot })
simulate-side = Seite { $side }
simulate-percent = { NUMBER($percent, minimumFractionDigits: 1, maximumFractionDigits: 1) } %
simulate-from-to = { $low } bis { $high }
simulate-course = Runden { $least } bis { $most }, Median { $median }, Mittel { $mean } ({ $low } bis { $high }); unbeendet: { $unfinished }; { $clauses } Regeln zitiert; { $decisions } Entscheidungen, { $speed } je Sekunde; Prüfsumme { $digest }
simulate-saved = { $count ->
        [one] Ein Journal
       *[other] { $count } Journale
    } in { $folder }

## Ein Spiel fragen (meridian ask)

ask-inquiries = Ohne Stellung, und zwar so: meridian ask { $game } NAME PARAMETER=WERT ...
ask-queries = Zu einer Stellung, und zwar so: meridian ask { $game } NAME --journal DATEI
ask-default = (Vorgabe { $value })
ask-options = Auf diese Optionen kommt es an: { $options }
ask-nothing = { $game } hat nichts, was gefragt werden kann.

## Eigene Bots

bot-written = { $file } ist geschrieben. Probier ihn aus: meridian bot check { $bot }
bot-fine = { $game }: alles in Ordnung. { $games ->
        [one] Eine Partie
       *[other] { $games } Partien
    }, { $answers ->
        [one] eine Antwort
       *[other] { $answers } Antworten
    }, je { $mean } ms, höchstens { $longest } ms.
bot-wrong = { $game }: { $complaint }
bot-unsteady = { $game }: derselbe Startwert ergab eine andere Partie. Zieh nur aus question.random und verlass dich auf nichts, was sich von Lauf zu Lauf ändert, etwa die Reihenfolge einer Menge.

## Eigene Spiele

new-game-written = { $folder } ist geschrieben. Probier es aus:
    MERIDIAN_GAMES={ $folder } meridian play { $game } --text
    MERIDIAN_GAMES={ $folder } meridian check-game { $game }
check-game-fine = { $game }: alles in Ordnung. { $checks } Prüfungen, { $cases ->
        [one] ein Szenario
       *[other] { $cases } Szenarien
    }.

## Sprachen

languages-catalogue = Katalog
languages-messages = Texte
languages-all = alles
languages-wrong = { $lang }: { $count ->
        [one] ein Text passt nicht zum englischen und wird nicht benutzt
       *[other] { $count } Texte passen nicht zu den englischen und werden nicht benutzt
    }; meridian languages { $lang } --missing nennt { $count ->
        [one] ihn
       *[other] sie
    }.
languages-changed = { $file }: { $key }: passt nicht: hat { $found }, auf Englisch { $english }
languages-missing = { $file }: { $key }: fehlt
languages-superfluous = { $file }: { $key }: überflüssig
languages-unknown-file = { $file }: einen solchen Katalog gibt es nicht
languages-written = { $folder } ist geschrieben. Übersetze unter den Kommentaren, dann:
    MERIDIAN_LANGUAGES={ $path } meridian languages { $lang }
    MERIDIAN_LANGUAGES={ $path } meridian play --lang { $lang }

## Der Würfelbericht

report-title = Würfelbericht
report-about-over = Das Spiel ist beendet: Alles ist offengelegt und kann geprüft werden.
report-about-running = Das Spiel läuft noch: Würfe beendeter Abschnitte können geprüft werden, verdeckt Gezogenes steht nur als Festlegung da.
report-game = Spiel
report-rules = Regelfassung { $version }
report-edition = Ausgabe
report-overlay = Geänderte Daten
report-options = Einstellungen
report-seats = Plätze
report-secrets = Geheimnisse des Gastgebers
report-secrets-random = zufällig gezogen
report-secrets-seed = aus einem Startwert abgeleitet: Dies ist eine Simulation
report-secrets-typed = zufällig gezogen; gewürfelt wird mit echten Würfeln, die am Tisch eingegeben werden
report-none = keine
report-rolls = Würfe und Ziehungen
report-declared = Eingegebene Würfel
report-by = Gesagt von
report-number = Nr.
report-period = Abschnitt
report-step = Schritt
report-who = Sichtbar für
report-why = Warum
report-outcome = Ergebnis
report-odds = Aussicht
report-effect = Wirkung
report-state = Beweis
report-everybody = alle
report-nobody = niemanden
report-hidden = verdeckt bis zum Ende:
report-checkable = prüfbar
report-not-revealed = noch nicht offengelegt
report-statistics = Statistik
report-small-samples = Nur große Stichproben sagen etwas über den Zufall, und selbst dann wirkt eine von hundert selten. Kleine werden nie hervorgehoben.
report-count = eingetreten
report-expected = zu erwarten
report-too-few = zu wenige für eine Aussage
report-chi-square = Chi-Quadrat { $square } bei { $freedom } Freiheitsgraden: So weit oder weiter weicht bloßer Zufall mit Wahrscheinlichkeit { $p } ab.
report-run = Längste Folge: { $length }. Mindestens so lange Folgen zu erwarten: { $expected }.
report-proof = Beweis
report-chain = Abschnitte { $first } bis { $last }
report-value = Wert
report-open = Offene Kette
report-closed = Geschlossene Kette
report-how = So wird geprüft
report-how-text = meridian verify prüft den Bericht. Diese Zeilen tun es auch, allein mit SHA-256 und HMAC-SHA-256:
report-not-proven = Was nicht bewiesen ist
report-not-proven-format-1 = Dieser Tisch wurde unter Format 1 begonnen, das dem Gastgeber Wege zum Lenken ließ: Was Bots schrieben, ging in die Würfe ein, spätere Ketten nahmen ihre Beiträge vom Server, und ein Abschnitt ließ sich überspringen. Ob das geschah, lässt sich diesem Bericht nicht ansehen.
report-not-proven-host-foresees = Dass der Gastgeber die Geheimnisse für sich behielt. Wer sie ansieht, sieht die Würfe eines Tisches voraus; ändern kann er keine Zahl.
report-not-proven-host-chooses = Dass der Gastgeber sein Vorauswissen nicht genutzt hat: Er könnte die Züge seiner Bots und seiner eigenen Plätze, Zeitüberschreitungen und die Reihenfolge eintreffender Antworten wählen, und damit, welches Ereignis eine Zahl trifft.
report-not-proven-host-aborts = Dass der Gastgeber nicht andere Tische aufgegeben hat, deren Zahlen ihm nicht gefielen. Dein Gerät merkt sich Tische, die nie begonnen haben.
report-not-proven-withheld = Dass ein Platz, der den Hash eines Beitrags gab und dann keinen Beitrag, das aus Versehen tat. Solche Plätze sind oben genannt.
report-not-proven-published-first = Dass Festlegung und Hashes der Beiträge vor den Beiträgen veröffentlicht wurden und jeder Beitrag der seines Platzes ist. Dein eigenes Gerät hat beides notiert und vergleicht es.
report-not-proven-hidden-later = Verdeckte Ziehungen, solange das Spiel läuft: Sie sind festgelegt, ihr Beweis kommt am Ende.
report-not-proven-rescued = Irgendetwas vor der Rettung dieses Tisches. Die Ergebnisse bis dahin wurden aus dem Journal übernommen, wie sie dort stehen; danach hat allein der Gastgeber die Zahlen festgelegt.
report-not-proven-chain-length = Dass die Länge der Ketten nicht gewählt wurde: Es ist nicht die, die das Format vorschreibt.
report-not-proven-unsigned = Dass der Gastgeber zu diesem Bericht steht: Er ist nicht unterschrieben.
report-not-proven-host-secrets = Dass der Gastgeber die Geheimnisse für sich behielt, solange ein Abschnitt lief: Wer sie kannte, konnte seine Würfe vorhersehen.
report-not-proven-host-bots = Dass der Gastgeber nicht Züge von Bots oder die Reihenfolge eintreffender Züge so wählte, dass sie den Hash lenken, der in den nächsten Wurf eingeht.
report-not-proven-host-nonce = Dass niemand, der die Geheimnisse kannte, seinen Beitrag erst wählte, als er die der anderen gesehen hatte.
report-not-proven-players-talk = Dass sich niemand anderswo abgesprochen hat.
report-not-proven-simulated = Irgendeine Geheimhaltung in diesem Spiel: In einer Simulation kommen Geheimnisse und Beiträge aus einem Startwert. Der Bericht zeigt nur, dass das Verfahren eingehalten wurde.
report-not-proven-declared = Dass die Würfel zeigten, was eingegeben wurde: Es sind echte Würfel, und festgehalten ist nur, wer sie abgelesen hat. Gezogene Karten sind bewiesen wie in jedem Spiel.
report-nonce-given = von seinem Gerät gegeben
report-nonce-withheld = zurückgehalten: stattdessen der feste
report-nonce-fixed = fest
report-seal = Siegel des Berichts in JSON
report-kind = Art
report-clauses = Regeln
report-rolls-made = Würfe
report-chi-square-short = Chi-Quadrat
report-p = p
report-summary = { $rolls } Würfe und Ziehungen, davon { $hidden } bis zum Ende des Spiels verdeckt.
report-more = --json gibt den Bericht für meridian verify aus, --html DATEI schreibt eine Seite zum Lesen und Drucken.
verify-over = in Ordnung: { $rolls } Würfe und Ziehungen in { $periods } Abschnitten folgen aus den Festlegungen und Beiträgen ({ $open } offene, { $closed } verdeckte).
verify-running = bis hierher in Ordnung: Von { $rolls } Würfen und Ziehungen in { $periods } Abschnitten folgen { $open } offene und { $closed } verdeckte aus den Festlegungen und Beiträgen; noch nicht offengelegt: { $open-waiting } offene, { $closed-waiting } verdeckte.
verify-simulated = Die Geheimnisse kommen aus einem Startwert: eine Simulation.
verify-no-journal = Nicht geprüft: ob der Zufall gefragt wurde, was die Regeln sagen. Mit dem Journal des Spiels tut das --journal DATEI.
verify-journal-later = Nicht geprüft: ob der Zufall gefragt wurde, was die Regeln vorsehen. In dieser Partie wurden Würfe zurückgenommen; erst ihr Ende sagt, welche.
verify-no-journals = Nicht geprüft: ob der Zufall gefragt wurde, was die Regeln sagen, und wessen Zahlen jeder Wurf nahm. Mit den Journalen aller Tische tut das --journal DATEI für jeden.
verify-set = { $rolls } Würfe und Züge vom Stapel an { $tables } Tischen folgen aus einem Geheimnis und dem Beitrag von { $entrants } Teilnehmenden: Derselbe Platz traf überall auf dieselben Zahlen.
verify-set-abandoned = { $tables ->
    [one] Ein Tisch wurde vor seinem Ende aufgegeben.
   *[other] { $tables } Tische wurden vor ihrem Ende aufgegeben.
}
verify-set-withheld = Teilnehmende, die den Hash eines Beitrags gaben und dann keinen: { $entrants }.
verify-format-1 = Format 1: Dieses Format ließ dem Gastgeber Wege, Würfe zu lenken; ob das geschah, lässt sich dem Bericht nicht ansehen.
verify-take-backs = { $count ->
    [one] Eine Rücknahme hat einen neuen Abschnitt eröffnet.
   *[other] { $count } Rücknahmen haben je einen neuen Abschnitt eröffnet.
}
verify-abandoned = Das Spiel wurde vor seinem Ende aufgegeben.
verify-rescued = Der Tisch wurde gerettet: Nichts vor Eintrag { $entries } seines Journals ist bewiesen.
verify-length = Die Ketten reichen für { $length } Abschnitte; das ist nicht die Länge, die das Format vorschreibt.
verify-withheld = Gaben den Hash eines Beitrags und dann keinen: { $seats }.
verify-nobody-gave = Kein Gerät hat am Zufall mitgewirkt: Allein der Gastgeber hat die Zahlen festgelegt, vor dem ersten Wurf.
verify-signatures-checked = Vom Server unterschrieben. Vergleiche seinen Schlüssel und den neuesten Hash mit dem, was dein Gerät notiert hat.
verify-signatures-none = Von keinem Server unterschrieben.
verify-signatures-not-checked = Unterschrieben, aber hier kann nichts Ed25519-Unterschriften prüfen: cryptography fehlt.

## Ein Tisch im Terminal

play-person = Spieler { $number }
play-welcome = { $game }. Am Tisch: { $players }.
play-welcome-help = Antworte mit einer Nummer oder in Worten. Was du sonst eingeben kannst, zeigt hilfe.
play-hand-over = Tastatur bitte an { $seat }. { $seat }, drück die Eingabetaste, wenn niemand sonst hinsieht.
play-since = Seit deiner letzten Antwort:
play-so-far = Bisher:
play-earlier = Nur die letzten Zeilen; { $number } frühere zeigt log { $all }.
play-summed-up =
    { $number ->
        [one] Zusammengefasst; { $number } Zeile mehr zeigt log { $all }.
       *[other] Zusammengefasst; { $number } Zeilen mehr zeigt log { $all }.
    }
play-at-you = Gegen dich: { $line }
play-how = Gib eine Nummer oder Worte ein, oder hilfe.
play-forced = Nur eine Antwort ist möglich, sie wurde für dich gegeben: { $action }.
play-selection = Diese Liste ist eine Auswahl. Du kannst auch tippen:
play-only-one = Nur eine Antwort ist möglich; die Eingabetaste gibt sie.
play-greyed =
    { $number ->
        [one] { $number } weitere Antwort ist gerade nicht möglich; warum, zeigt alle.
       *[other] { $number } weitere Antworten sind gerade nicht möglich; warum, zeigt alle.
    }
play-not-now = Gerade nicht:
play-unasked = Ohne gefragt zu sein, ist auch zu sagen:
play-folded = { $first } bis { $last }. { $example } ({ $number } Antworten dieser Art; { $words } zeigt sie)
play-confirm = Gib ja ein, wenn du das willst.
play-not-done = Dann nicht.
play-refused = Nicht möglich: { $why }
play-unclear = „{ $said }“ kann heißen: { $readings }.
play-not-understood = „{ $said }“ ist nicht zu verstehen. Gib eine Nummer ein, Worte einer Antwort oder hilfe.
play-misread = „{ $said }“ ist nicht zu lesen: { $why }
play-no-number = Eine Antwort { $said } gibt es nicht; die Nummern gehen von 1 bis { $last }.
play-numbers-change = Mehrere Antworten in einer Zeile brauchen Worte: Die Nummern ändern sich nach jeder Antwort.
play-dropped = Beiseitegelassen: { $said }.
play-more-sections = Mehr zeigen: { $names }.
play-no-section = Einen Teil „{ $said }“ gibt es nicht, nur { $names }.
play-nothing-found = Zu „{ $said }“ wurde nichts gefunden.
play-no-odds = Hier lässt sich nichts ausrechnen.
play-hint = Ein Bot würde { $answer } antworten: { $action }.
play-log-number = „{ $said }“ ist keine Zahl von Zeilen.
play-would-be = Das ist möglich: { $action }. Soweit du es wissen kannst, führt es zu:
play-no-reason = Darüber ist nichts zu sagen.
play-chapters = Kapitel der Spielregel
play-rules-how = Gib regeln und ein Kapitel, eine Klausel oder Worte ein, die gesucht werden.
play-more-clauses = Auch gefunden in: { $names }.
play-undone = Zurückgenommen.
play-undo-not = Es gibt nichts, was du zurücknehmen kannst: Auf deine letzte Antwort folgte Neues, oder sie kam nicht von dir.
play-rest = Für dich geantwortet: { $action }.
play-rest-not = Der Bot würde „{ $action }“ antworten. Das ist endgültig, entscheide selbst.
play-orders = Daueraufträge
play-orders-how = Gib frag mich und eine Nummer oder Worte ein.
play-no-orders = Hier gibt es keine Daueraufträge. Gib immer und eine Antwort ein, um sie jedes Mal zu geben.
play-always = Ab jetzt: { $action }.
play-always-how = Gib immer und eine Antwort auf diese Frage ein: Sie wird gegeben, sooft das gefragt wird. immer aus nimmt alle zurück.
play-always-off = Du wirst wieder alles gefragt.
play-dice =
    { $now ->
        [declared] Ab jetzt wirst du gefragt, was du ziehst oder würfelst; Bots ziehen weiter selbst.
       *[seeded] Ab jetzt zieht und würfelt das Programm.
    }
play-dice-how =
    { $now ->
        [declared] Du sagst, was du ziehst. Mit würfel programm zieht das Programm.
       *[seeded] Das Programm zieht. Mit würfel selbst sagst du selbst, was du ziehst.
    }
play-declare-open = Der Zufall entscheidet, und alle dürfen es sehen. Was kam heraus?
play-declare-own = { $seat }, der Zufall entscheidet nur für dich. Was kam heraus?
play-declare-how = „{ $said }“ kann nicht herausgekommen sein. Gib eine Nummer oder Worte ein; auch würfel programm, speichern DATEI und schluss gehen hier.
play-weight = { $weight } von { $total }
play-file-missing = Nenne eine Datei.
play-saved = Gespeichert. Später weiter mit: meridian play { $game } --text --load { $file }
play-not-saved = Nicht gespeichert: { $why }
play-loaded = Geladen: { $file }
play-not-loaded = Nicht geladen, dieses Spiel geht weiter: { $why }
play-saves-no-more = In { $file } wird nicht mehr gespeichert.
play-save-first = Nenne eine Datei, um das Spiel vorher zu speichern, oder geh mit der Eingabetaste, ohne zu speichern.
play-go-on = Weiter mit: meridian play { $game } --text --load { $file } --save { $file }
play-not-kept = Es wurde nicht gespeichert; mit --save DATEI speichert ein Tisch nach jeder Antwort.
play-lost-since = Was nach diesem Speichern gespielt wurde, ist nicht darin.
play-result = Ergebnis
play-place = { $place }. { $seat }: { $score }

play-help = Was du eingeben kannst
play-help-answers = Eine Nummer, Worte einer Antwort (der Anfang genügt) oder die Abkürzung eines Ortes. Mehrere in einer Zeile mit Komma, in Worten: CAN, USA, USA.
play-help-rows = Antworten mit Listen werden in ganzen Worten getippt, auch wenn sie nicht im Menü stehen: ihre Zeilen mit Komma, ohne Leerzeichen, und - für eine leere Liste. { $forms }.
play-help-help = hilfe: diese Seite.
play-help-all = alle: noch einmal jede Antwort, und was gerade nicht geht, mit dem Grund.
play-help-board = brett: die Stellung. brett NAME: ein Teil davon.
play-help-hand = hand: deine Karten.
play-help-cards = karten: alle Karten dieses Spiels mit ihren Texten. karten WORTE: nur diese.
play-help-log = log: die letzten Zeilen des Protokolls mit ihren Klauseln. log 50: mehr davon.
play-help-why = warum: die Regeln hinter dem, was zuletzt geschah. warum 3: die Regeln hinter Antwort 3, möglich oder nicht.
play-help-rules = regeln: die Kapitel der Spielregel. regeln und ein Kapitel, eine Klausel oder Worte: was dort steht.
play-help-odds = chancen: voraussichtliche Punkte und Chancen, die sich genau ausrechnen lassen.
play-help-hint = tipp: was ein Bot antworten würde.
play-help-rest = rest oder auto: Ein Bot antwortet für dich, bis der laufende Einsatz beendet ist.
play-help-undo = zurück: nimm deine letzte Antwort zurück, solange nichts Neues bekannt wurde.
play-help-always = immer und eine Antwort: Sie gilt ab jetzt, sooft das gefragt wird, bis etwas Neues angeboten wird. immer aus: nicht mehr.
play-help-ask = frag mich: Daueraufträge, etwa wann du außerhalb deines Zuges gefragt werden willst.
play-help-dice = würfel selbst: Du sagst, was du an einem eigenen Tisch ziehst. würfel programm: Das Programm zieht.
play-help-save = speichern DATEI: sichere das Spiel. Die Datei enthält alle Hände: Sieh nicht hinein.
play-help-load = laden DATEI: verlass dieses Spiel und geh in einem gesicherten weiter.
play-help-quit = schluss: verlass den Tisch.

## Stellungen, die es nicht geben kann

flaw-range = { $value } ist keine Zahl von { $low } bis { $high }
flaw-least = { $value } ist weniger als { $least }

## Gründe

reason-rival = { $player }: { $reason }
advice-best = Alles in allem die beste Antwort; den Ausschlag gibt nichts Einzelnes.
advice-even = So gut wie die beste Antwort.
advice-behind =
    { $games ->
        [one] Gewinnt von 100 Spielen eines weniger als die beste Antwort.
       *[other] Gewinnt von 100 Spielen { $games } weniger als die beste Antwort.
    }
term-won =
    { $way ->
        [more] Gewinnt das Spiel um { $percent } % öfter sofort.
       *[less] Gewinnt das Spiel um { $percent } % seltener sofort.
    }
gain-won = den Sieg

## Übung

practice-you = { $player } (du)
practice-head = { $number } von { $of }: { $theme }, Schwierigkeit { $difficulty }
practice-question-best = Welche Antwort ist die beste?
practice-question-odds = Wie wahrscheinlich gewinnst du diese Partie?
practice-question-battle = Wer gewinnt diesen Kampf?
practice-aggressor = { $player } (Aggressor)
practice-defender = { $player } (Verteidiger)
practice-independent = Das Unabhängige Territorium
practice-choose = { $said } ist keine Zahl von 1 bis { $number }; q beendet.
practice-grade-excellent = Ausgezeichnet
practice-grade-good = Gut
practice-grade-fair = Brauchbar
practice-grade-missed = Diesmal nicht
practice-loss = Verschenkte Punkte: { $loss }
practice-answered = { $done } von { $number } beantwortet
practice-streak = Tagesstellungen, Tage in Folge: { $days }
practice-quiz = Noch einmal, aus der Lektion „{ $lesson }“
practice-quiz-right = Richtig ist: { $answer }
practice-after = Eingabetaste: nächste Stellung. p: von hier aus weiterspielen. q: beenden.

## Lektionen im Terminal

learn-done = ✓
learn-at = Schritt { $step } von { $steps }
learn-line = { $lesson }: { $name } ({ $minutes } Min.){ $mark }
learn-list-how = Beginne mit meridian learn SPIEL oder mit meridian learn SPIEL LEKTION.
learn-all-done = Du hast alle Lektionen von { $game } geschafft. Nenne eine, um sie zu wiederholen, oder spiel: meridian play { $id } --text --lang de
play-lesson-how = Antworte mit einer Nummer oder in Worten. Nichts kann schiefgehen. Mit brett siehst du den Tisch, mit hilfe, was du sonst noch tippen kannst.
play-lesson-step = Schritt { $step } von { $steps }
play-lesson-look = Schau auf: { $things }
play-lesson-answers-left =
    { $number ->
        [one] Freies Spiel: noch { $number } Antwort.
       *[other] Freies Spiel: noch { $number } Antworten.
    }
play-lesson-enter = Weiter mit der Eingabetaste.
play-lesson-lit = Versuch es damit: { $answer } (du kannst tippen: { $words })
play-lesson-offer = Tippe zeig, dann antwortet die Lektion für dich.
play-lesson-would = Das wäre passiert:
play-lesson-shown = Für dich geantwortet: { $answer }.
play-lesson-shows = So geht es zum Beispiel:
play-lesson-answer-first = Erst ist eine Frage zu beantworten. Tippe eine Nummer oder Worte, oder tipp.
play-lesson-not-now = Jetzt nicht.
play-lesson-choose = Tippe die Nummer einer Antwort.
play-lesson-not-understood = „{ $said }“ verstehe ich nicht. Weiter mit der Eingabetaste, oder tippe hilfe.
play-lesson-reached = Geschafft! Weiter mit der Eingabetaste, oder tippe nochmal, um mehr zu erreichen.
play-lesson-not-reached = Noch nicht ganz. Tippe nochmal für einen neuen Versuch oder zeig, um einen Weg zu sehen.
play-lesson-resumed = Du warst schon hier, es geht bei Schritt { $step } weiter. Tippe neu, um von vorn zu beginnen.
play-lesson-next = Als Nächstes: { $name }. Die Eingabetaste beginnt, neu wiederholt diese Lektion, schluss hört auf.
play-lesson-last = Das war die letzte Lektion dieses Spiels. Spiel es: meridian play { $game } --text --lang de
play-lesson-left = Die Lektion wartet auf dich. Weiter mit: meridian learn { $game } { $lesson } --lang de
play-lesson-left-file = Weiter mit: meridian learn { $file } --lang de
play-help-lesson-next = weiter oder Eingabetaste: weiter, wenn du etwas gelesen hast.
play-help-lesson-hint = tipp: die Antwort, die die Lektion geben würde.
play-help-lesson-show = zeig: Die Lektion antwortet für dich.
play-help-lesson-again = nochmal: was die Lektion gesagt hat, noch einmal; nach freiem Spiel ein neuer Versuch.
play-help-lesson-back = zurück: zum Anfang dieses Schritts oder zum Schritt davor.
play-help-lesson-restart = neu: diese Lektion von vorn.
play-help-lesson-skip = überspringen: weiter zur nächsten Lektion.
play-help-lesson-quit = schluss: Lektion verlassen; nächstes Mal geht es dort weiter.
