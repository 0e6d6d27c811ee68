# Die eigenen Texte der Oberfläche im Browser: Deutsch. Was zu einem Spiel gehört, steht in dessen Katalog.

## Überall

loading = Einen Augenblick …
cancel = Abbrechen
close = Schließen
remove = Entfernen
saved = Gespeichert.
copy = Kopieren
copied = Kopiert
reload = Neu laden
home = Startseite
try-again = Noch einmal versuchen
skip = Zum Inhalt springen
nav = Seiten
server-away = Der Server ist gerade nicht erreichbar. Nichts ist verloren; bitte versuche es noch einmal.
faster-rules = Schnellere Regeln sind bereit: starte neu, wann du magst.
new-version = Es gibt eine neuere Fassung
new-version-help = Ein Teil dieser Seite konnte nicht geladen werden. Lade die Seite neu; deine Tische sind sicher.
why = warum?
ask-why = Frag { $name }
name = Name
guest = Gast { $number }
spectator = Zuschauer
switch-true = ja
switch-false = nein

## Startseite

hero = Die ganze Erde auf einem Tisch
hero-text = Drei Brettspiele, die den Globus umspannen. Spiele mit Freunden oder gegen Bots, im Browser oder per Korrespondenz. Jede Regel wird erklärt, jeder Wurf lässt sich nachprüfen.
play-now = Gleich gegen Bots spielen
play = Spielen
sit-down = Hinsetzen
sitting-down = Der Tisch wird gedeckt …
for-players = Für { $low } bis { $high } Spieler
start-here = Fang hier an
about-minutes = { $low }–{ $high } min
about-players = { $low }–{ $high }
about-weight = Schwierigkeit { $number } von { $of }
lost-page = Diese Seite ist nicht auf der Karte
lost-rules = Eine Spielregel dieses Namens gibt es nicht
lost-help = Vielleicht ist die Adresse unvollständig, oder was dort war, ist fort. Von hier stehen alle Wege offen:
lost-ways = Wohin von hier
players = Spieler
bots = Gegner
bot-level =
    { $level ->
        [1] sorglos
        [2] gelegentlich dabei
       *[3] erfahren
        [4] stark
        [5] sehr stark
    }
preset = Variante
my-tables = Meine Tische
forget = Vergessen
forget-table = Den Tisch { $title } auf diesem Gerät vergessen
show-all = Alle { $number } zeigen
never-began =
    { $count ->
        [one] Ein Tisch hat nie begonnen.
       *[other] { $count } Tische haben nie begonnen.
    }
never-began-text = Dieses Gerät hatte ihnen die Zahl genannt, die es zu den Würfeln dazugibt, und dann begannen sie nicht. Das kommt vor, wenn jemand weggeht. Wer den Server betreibt und in seine Geheimnisse sieht, könnte aber Tische fallen lassen, deren Würfel ihm nicht gefallen: Geschieht es oft mit denselben Leuten, sei vorsichtig.
status-open = nicht begonnen
status-running = läuft
status-over = beendet
status-closed = geschlossen
your-turn = du bist dran
your-turn-until = du bist dran, bis { $when }
turn-of = am Zug: { $players }
with-others = Mit anderen
make-table = Tisch eröffnen
make-table-text = Wähle Regeln, Uhr und Plätze und schicke deinen Freunden den Link. Mehrere können sich ein Gerät teilen.
join-link = Mit Link oder Code dazukommen
join-link-text = Du hast einen Link bekommen? Öffnen genügt. Du kannst ihn auch hier einfügen oder den Code des Tisches eintippen.
join-address = Link oder Code des Tisches
join-go = Hingehen
watch = Zuschauen
watch-text = Sieh anderen beim Spielen zu oder finde einen Tisch mit freiem Platz.
watch-list = Tische zum Mitspielen und Zuschauen
watch-listed = Hier stehen Tische, an denen alle mitspielen dürfen, die sie in der Liste finden.
tables-open = Warten auf Mitspieler
tables-running = Laufende Partien
tables-over = Beendete Partien
tables-none = Im Moment keine.

## Ein neuer Tisch

game = Spiel
table-title = Titel des Tisches (darf leer bleiben)
seat-kind = Platz { $number }
seat-kind-open = Offen
bird-names = Reiher, Milan, Kiebitz, Rotmilan, Sturmvogel, Brachvogel, Seeadler, Star
seat-kind-me = An diesem Gerät
seat-kind-bot = Figur
seat-open-help = für alle, die den Link haben
seat-add = Platz hinzufügen
seat-remove = Platz { $number } entfernen
seat-who = Wer sitzt auf Platz { $number }?
order-drawn = Die Plätze auslosen
clock = Uhr
clock-name =
    { $clock ->
        [none] Keine Uhr
        [rule-book] Die des Regelhefts
        [blitz] Schnell
        [standard] Normal
        [slow] Gemütlich
        [day] Ein Tag
        [three-days] Drei Tage
        [week] Eine Woche
       *[other] { $clock }
    }
clock-none = Alle nehmen sich die Zeit, die sie brauchen.
clock-phases = Keine Uhr, aber die Fristen, die das Regelheft kennt.
clock-bank = { $bank } für alle, und nach jeder Entscheidung { $increment } Sekunden zurück.
clock-correspondence = { $hours } Stunden für jede Entscheidung, per Korrespondenz; entschuldbare Verzögerungen: { $excuses }; Urlaubstage im Jahr: { $days }.
privacy = Wer sehen, schreiben und helfen darf
join-policy = Wer mitspielen darf
join-link-only = Wer den Link hat
join-anyone = Alle, die den Tisch in der Liste finden
watch-policy = Was Zuschauer sehen
watch-public = was alle am Tisch wissen
watch-open-hands = alles, eine Viertelstunde später
watch-nobody = nichts: keine Zuschauer
chat-policy = Chat
chat-policy-players = Spieler schreiben, alle lesen
chat-policy-everybody = alle schreiben
chat-policy-among-players = nur unter den Spielern
chat-policy-off = kein Chat
whispers = Spieler dürfen einander vertraulich schreiben
take-backs = Antworten dürfen zurückgenommen werden, wenn alle zustimmen
hints = Bots geben Hinweise
rated = Für die Rangliste werten
options = Alle Regeloptionen
as-usual = wie üblich
switched-off = nicht: { $what }
table-more = Titel, Würfel, Ausgabe
picked = { $number } von { $of } gewählt
edition = Eine eigene Ausgabe
edition-text = Eine Datei mit eigenen Daten, wie „meridian edition new“ sie schreibt (TOML), oder dasselbe als JSON. Sie darf jeden Namen und jede Zahl ändern.
edition-choose = Datei wählen
edition-chosen = { $file } wird verwendet.
edition-bad = { $file } lässt sich nicht verwenden:
open-table = Tisch eröffnen

## Warteraum

waiting =
    { $open ->
        [0] Alle Plätze sind besetzt.
        [one] Ein Platz ist noch frei.
       *[other] { $open } Plätze sind noch frei.
    }
share = Einladen
seat-free = frei
seat-you = (du)
take-seat = Hier sitzen
seat-empty = Platz frei machen
your-name = Dein Name
start = Jetzt beginnen
start-with-bots = Auffüllen und beginnen
commitment-text = Der Tisch hat sich schon auf seine Würfel festgelegt. Wenn du dich setzt, gibt dieses Gerät eine eigene Zufallszahl dazu, damit niemand einen Wurf vorhersehen kann.
dice-agreeing = Die Würfel werden vereinbart …
room-chair-free = Freier Stuhl
room-other = Noch jemand hier
room-ready = Ich bin bereit
room-not-ready = Noch nicht bereit
room-is-ready = bereit
room-begins = Das Spiel beginnt von selbst, sobald alle Stühle besetzt und alle bereit sind.
room-characters = Tippe ein Gesicht an, um es zu setzen
room-learn = Lernen, während du wartest
room-character = { $name } setzen: { $temper }
room-strength = Stärke { $number } von 5
room-facts = Der Tisch
room-variant = Variante
room-own-variant = { $preset }, { $number ->
        [one] eine Option
       *[other] { $number } Optionen
    } geändert
room-minutes = etwa { $low } bis { $high } Minuten
room-rated = zählt für die Rangliste
room-unrated = zählt nicht für die Rangliste
room-watch = Zuschauer sehen
room-note = Vom Gastgeber
invite-how = Wer den Code scannt oder den Link öffnet, setzt sich mit einem Namen dazu, mehr braucht es nicht.
invite-code = Oder auf der Startseite dieser Code:
invite-qr = QR-Code von { $url }
invite-address = Adresse dieses Rechners
invite-closed = Bisher kann nur dieser Rechner den Tisch öffnen.
invite-let-in = Freunde in diesem Netz hereinlassen
invite-open-text = Alle in deinem Netz können diesen Server öffnen, bis du ihn beendest. Sollen sie herein?
invite-open = Hereinlassen
invite-router = Für Freunde anderswo muss dein Router den Port dieses Servers an diesen Rechner weiterleiten. Die Verbindung ist nicht verschlüsselt.
invite-only-here = Nur der Rechner des Servers kann diesen Tisch öffnen: Wer ihn betreibt, muss andere hereinlassen.
play-friends = Mit Freunden spielen
room-share = Link teilen
table-note = Ein Wort an alle, die kommen (darf leer bleiben)
name-title = Wie sollen wir dich nennen?
name-help = 2 bis 16 Zeichen. Du kannst den Namen in den Einstellungen ändern.
name-go = Das bin ich
name-length = Ein Name hat 2 bis 16 Zeichen.
name-word = „{ $name }“ steht schon im Protokoll: bitte wähle einen anderen Namen.
continue-title = Du bist am Zug: { $game }
continue = Weiterspielen
continue-others = { $number ->
        [one] Ein weiterer Tisch wartet auch auf dich.
       *[other] { $number } weitere Tische warten auch auf dich.
    }
new-table = Neuer Tisch

## Am Tisch

title-table = { $game } · Meridian
turn = Du bist dran
board = Spielbrett
beside = Neben dem Brett
log = Verlauf
log-earlier = Frühere Zeilen
log-empty = Noch ist nichts geschehen.
log-filter = Welche Zeilen
log-all = Alles
log-mine = Über mich
log-interaction = Angriffe und Geschäfte
log-details =
    { $number ->
        [one] Eine Einzelheit
       *[other] { $number } Einzelheiten
    }
moment = dieser Augenblick
chat = Chat
chat-empty = Noch hat niemand etwas geschrieben.
chat-to = An wen
chat-everybody = an alle
chat-only = (nur für { $names })
chat-text = Schreib etwas
chat-send = Senden
text-view = In Worten
rules = Regeln
check = Würfelprüfung
compare-tables = Tische vergleichen
replay = Nachspielen
watching =
    { $number ->
        [one] Eine Person schaut zu.
       *[other] { $number } Personen schauen zu.
    }
seat-here = am Tisch
seat-away = nicht am Tisch
seat-vacation = zurück am { $date }
seat-vacation-planned = weg ab { $date }
seat-substitute = ein Bot ({ $level }) vertritt
seat-resigned = hat aufgegeben, ein Bot ({ $level }) spielt weiter
seat-asked = gefragt
prompt-over = Das Spiel ist zu Ende.
prompt-closed = Dieser Tisch ist geschlossen: niemand ist mehr da, der spielt.
prompt-happening = Das geschieht gerade …
prompt-others = Am Zug: { $names }.
prompt-wait = Einen Augenblick …
hurry = Alles gleich zeigen
scene-on = Weiter
scene-back = Zurück zur Szene
pending = Unterwegs: { $action }
refused = Nicht möglich.
refused-closed = Die Verbindung wurde geschlossen.
answers-of-kind = Mehrere Antworten
seek-answer = Diese Antworten durchsuchen
not-now =
    { $number ->
        [one] Eine weitere ist jetzt nicht möglich
       *[other] { $number } weitere sind jetzt nicht möglich
    }
unasked = Du kannst auch
recap = Seit deinem Zug
show-again = Noch einmal zeigen
you-are-asked = Du wirst gefragt: { $question }
you-watch = Du schaust zu.
undo = Zurücknehmen
undo-help = Deine letzte Antwort zurücknehmen, solange nichts Neues ans Licht kam
take-back = Die anderen bitten, es zurücknehmen zu dürfen
take-back-asked = { $name } möchte die letzte Antwort zurücknehmen. Bist du einverstanden?
take-back-turn = Bitten, meinen ganzen Zug zurückzunehmen
take-back-turn-asked = { $name } möchte den ganzen Zug zurücknehmen. Bist du einverstanden?
log-standing = feste Antwort
taken-back = { $name } hat { $what ->
        [turn] einen ganzen Zug
       *[other] eine Antwort
    } zurückgenommen: Alle waren einverstanden.
take-back-waits = Du darfst deine Antwort zurücknehmen, sobald alle zustimmen. Noch nicht geantwortet: { $names }.
agree = Zustimmen
disagree = Ablehnen
hint = Hinweis
hint-thinking = Ein Bot denkt nach …
hint-says = Ein Bot würde das tun: { $action }
hint-chance = { $percent } %
hint-chances = Gewinnchance, wenn alle solide spielen
hint-take = Das tun
vacation = Urlaub …
table-pause = Pause für alle …
excuse = Verzögerung entschuldigen
resign = Aufgeben
resign-sure = Dieses Spiel aufgeben?
resign-help = Ein Bot spielt deinen Platz zu Ende. Du kannst weiter zuschauen, aber nicht zurückkommen.
return = Selbst weiterspielen
substitute-plays = Ein Bot ({ $level }) vertritt dich.
rematch = Noch eine Partie
end = Ende des Spiels
end-you-win = Du gewinnst!
end-wins =
    { $number ->
        [one] { $names } gewinnt
       *[other] { $names } teilen sich den Sieg
    }
end-rounds =
    { $number ->
        [one] eine Runde
       *[other] { $number } Runden
    }
end-round =
    { $round ->
        [0] Vorbereitung
       *[other] Runde { $round }
    }
end-place = Platz { $place }
end-you-are = du bist auf Platz { $place }
end-share = Teilen
end-copied = Kopiert
end-saved = Bild gespeichert, Text kopiert
end-good-game = Schönes Spiel!
end-sources = Woher die Punkte kamen
end-luck = Was die Chancen von { $player } bewegt hat
end-by-skill =
    { $you ->
        [yes] durch deine Entscheidungen
       *[other] durch Entscheidungen von { $player }
    }
end-by-luck = durch Würfel und Karten
end-by-others = durch Entscheidungen der anderen
end-moments = Drei Augenblicke
end-no-moments = In diesem Spiel ragt nichts heraus.
end-turned = { $player } dreht das Spiel
end-gain = { $player } { $gain }
end-play-on = Ab Augenblick { $number } weiterspielen
end-no-curve = Für dieses Spiel lassen sich keine Chancen ausrechnen.
end-figures = Der Endstand in Zahlen
end-look-board = Brett ansehen
end-look-result = Ergebnis zeigen
speed = Tempo der Züge der anderen
speed-slow = langsam
speed-normal = normal
speed-quick = schnell
speed-instant = sofort
plan = Plan
plan-help = Antworten auf Fragen, die dir noch nicht gestellt sind: Sie werden für dich gegeben, sobald du gefragt wirst, solange sie möglich sind. Die erste, die es nicht ist, beendet den Plan.
plan-empty = Nichts ist geplant.
plan-add = Hinzufügen
plan-dropped = Das war am Ende nicht möglich, deshalb endete der Plan: { $action }
plan-standing = Immer so antworten
plan-question = Wann soll das gesagt werden?
plan-next = Bei meiner nächsten Frage, der Reihe nach
plan-always = Immer bei: { $question }
free = Verfassen
free-help = Für Antworten, die sich nicht aufzählen lassen, etwa ein Angebot oder eine neue Aufstellung. Die Regeln sagen, ob es möglich ist.
free-kind = Was möchtest du sagen?
free-lines = Zeilen
free-row = Zeile hinzufügen
free-say = Sagen
free-words = Oder in den Worten des Protokolls
field-seat = Spieler
field-other = Anderer Spieler
field-number = Anzahl
field-good = Was
field-title = Titel
field-place = Ort
field-card = Karte
field-reason = Grund
field-area = Gebiet
field-when = Wann
field-ticket = Ticket
field-key = Schlüssel
field-due = Fällig
field-resource = Rohstoff
field-second = Zweiter Rohstoff
field-quadrant = Quadrant
field-sort = Sorte
field-field = Feld
field-shift = Änderung um
field-dice = Zahl der Würfel
field-independent = Territorium
field-second_number = Zweite Zahl
field-source = Von
field-target = Ziel
field-money = Geld
field-turns = Gilt so viele Züge
field-offer = Angebot Nr.
field-water = Wasser
field-food = Nahrung
field-energy = Energie
field-ucp = UCP
field-ns = NS-Einheiten
pass-device = Gib das Gerät an { $name }
pass-help = Nichts wird gezeigt, bis { $name } bereit ist.
pass-ready = Ich bin { $name }
shortcuts = Tastatur
shortcut-help = ? zeigt diese Liste.
shortcut-number = 1 bis 9 gehen zu einer Antwort, die Eingabetaste gibt sie.
shortcut-prompt = q geht zur Frage.
shortcut-board = b geht zum Brett.
shortcut-log = g zeigt den Verlauf.
shortcut-chat = c zeigt den Chat.
shortcut-text = t zeigt die Stellung in Worten.
shortcut-undo = u nimmt deine letzte Antwort zurück.
shortcut-hurry = s zeigt sofort, was noch kommt.

notify = Bescheid
notify-text = Wie dieser Platz erfahren möchte, dass er gefragt ist. Eine Adresse bekommt zuerst einen Brief, der fragt, ob sie stimmt.
notify-mail = E-Mail (leer: keine)
notify-confirmed = bestätigt
notify-unconfirmed = noch nicht bestätigt: sieh in deine Post
save = Speichern

## Wenn etwas nicht stimmt

link-connecting = Verbinde …
link-lost = Die Verbindung ist abgerissen.
link-going = Der Server startet neu.
link-slow = Dieses Gerät kam nicht nach.
link-safe = Alles, was du geantwortet hast, ist gespeichert.
link-unconfirmed = Deine letzte Antwort ist noch nicht bestätigt; sie wird noch einmal gesendet und zählt nur einmal.
link-retry =
    { $seconds ->
        [0] Neuer Versuch …
       *[other] Nächster Versuch in { $seconds } s.
    }
link-now = Jetzt versuchen
ended-no-such-table = Diesen Tisch gibt es nicht
ended-no-such-table-help = Vielleicht ist der Link unvollständig, oder der Tisch wurde entfernt. Frage, wer ihn dir geschickt hat.
ended-forbidden = Dieser Platz lässt sich nicht öffnen
ended-forbidden-help = Der Tisch ist nicht für Zuschauer, oder der Schlüssel dieses Geräts für den Platz gilt nicht mehr.
ended-away = Der Server ist nicht erreichbar
ended-away-help = Nichts ist verloren: Der Tisch liegt auf dem Server. Prüfe deine Verbindung und versuche es noch einmal.
ended-too-many = Zu viele Verbindungen
ended-too-many-help = An diesem Tisch sind zu viele Fenster offen, oder es wurde zu viel auf einmal gefragt. Schließe einige und versuche es noch einmal.
ended-other = Der Tisch ließ sich nicht öffnen
ended-other-help = Nichts ist verloren. Versuche es gleich noch einmal.
ended-watch = Ohne Platz zuschauen

## Regelbücher

rules-choose = Wähle ein Spiel.
rules-search = Die Regeln durchsuchen
rules-chapters = Kapitel
rules-found =
    { $number ->
        [0] Nichts gefunden zu „{ $words }“.
        [one] Ein Abschnitt mit „{ $words }“.
       *[other] { $number } Abschnitte mit „{ $words }“.
    }
rules-source = Gedrucktes Heft: { $source }
rules-silent = Das gedruckte Heft sagt nichts dazu.
rules-option = Option { $option }

## Nachspielen

journal-open = Ein Protokoll öffnen
curve-title = Gewinnaussichten
curve-by = Gewinnaussichten, geschätzt aus { $number } Partien, die Bots von jedem Punkt an weiterspielten.
curve-waits = Die Gewinnaussichten werden ausgerechnet: { $done } %
replay-practice = Übung
to-table = Zum Tisch

## Würfelprüfung

roll-check = Wurf { $number }: prüfen
roll-check-many = Würfe { $first } bis { $last }: prüfen
roll-number = Nr.
objects-here = Dieses Gerät erhebt Einspruch gegen die Würfel dieses Tisches.
objects-why = Was es gesehen hat

## Einstellungen

settings = Einstellungen
what-is-stored = Was gespeichert wird
settings-text = Nur auf diesem Gerät gespeichert.
language = Sprache
theme = Hell oder dunkel
theme-switch = Hell oder dunkel
theme-system = wie das System
theme-light = hell
theme-dark = dunkel
motion = Bewegung
motion-system = wie das System
motion-full = alles bewegt sich
motion-less = so wenig wie möglich
sound = Klänge: wenn ich dran bin, Würfel, Karten, was andere tun
sound-volume = Wie laut
sound-away = Dass ich dran bin, hört man auch, wenn ich eine andere Seite ansehe
sound-ask = Mit Ton spielen?
confirm = Vor Antworten nachfragen, die sich nicht leicht zurücknehmen lassen

## Konten

sign-in = Anmelden
email = E-Mail
account = Profil
wish-quiet = Ruhezeit
feeds-make = Links zeigen
feed-deadlines = Kalender
feed-turns = Feed

## Rangliste

ladder = Rangliste
ladder-text = Nur gewertete Partien zählen. Die Zahl hinter ± sagt, wie weit die Schätzung danebenliegen kann.
ladder-empty = Noch hat niemand eine gewertete Partie gespielt.
place = Rang
rating = Stärke
games-played = Partien

## Karten

map-in = Vergrößern
map-out = Verkleinern
map-all = Die ganze Karte zeigen

dice-read = Würfel ansagen
dice-type = Wirf einen Würfel mit { $faces } Seiten und wähle, was er zeigt.
dice-others = { $names } sagt den Würfel an.
prompt-dice = Ein echter Würfel fällt.
pause-ask = Die Uhr anhalten, während ihr verhandelt: du und { $name } (noch { $left })
pause-asked = { $name } möchte die Uhr anhalten, während ihr verhandelt (noch { $left }).
pause-waits = Du hast { $name } gebeten, die Uhr anzuhalten.
pause-withdraw = Doch nicht
pause-stands = Du und { $name } haltet die Uhr an: noch { $left }.
pause-run = Die Uhr laufen lassen
dice-policy = Würfel
dice-server = Der Server würfelt
    .help = Alle können hinterher jeden Wurf prüfen.
dice-declared = Echte Würfel auf eurem Tisch
    .help = Ihr würfelt und gebt ein, was die Würfel zeigen. Karten zieht weiterhin der Server.

## Der Rahmen eines Tisches

tray = Was dir gehört
shelf = Auslage
answers = Antworten
answers-none = Du wirst gerade nichts gefragt.
all-answers = Alle Antworten zeigen
more-answers = Mehr
how-board = Tippe auf einen umrandeten Ort oder auf etwas, das leuchtet.
table-menu = Menü des Tisches
leave-table = Tisch verlassen
sound-on = Ton an
sound-off = Ton aus
shortcut-list = l geht zur Liste aller Antworten, Pfeiltasten von einer zur nächsten.
shortcut-hint = h fragt einen Bot um Rat.
shortcut-reference = r öffnet die Übersichtskarte.
shortcut-coach = k ruft den Coach oder macht seine Lampe an und aus.
draft-send = { $number ->
    [one] { $number } Antwort senden
   *[other] { $number } Antworten senden
}
draft-complete = Alles ist gewählt: abschicken?
sure = { $action } · sicher?
given-for-you = { $number ->
    [one] Für dich gegeben: { $number } Antwort
   *[other] Für dich gegeben: { $number } Antworten
}
given-silent = Nein: Du wolltest nicht gefragt werden.
given-only = Es war die einzige mögliche Antwort.
given-because = Anderes war nicht möglich: { $text }
answer-for-me-on = Für mich antworten, wenn nur eine Antwort möglich ist
answer-for-me-off = Mich auch bei nur einer möglichen Antwort fragen
answer-for-me-help = Der Tisch antwortet selbst, wo nur eines möglich ist, nach einer Wartezeit, die niemandem etwas verrät.
silence = Nicht fragen
silence-battle = Nicht in diesem Kampf
silence-turn = Nicht in diesem Zug
silence-scoring = Nur vor Wertungen
silence-end = Mich wieder immer fragen, wenn ich eine Karte spielen darf
always = Nicht mehr fragen
always-help = Ab jetzt antwortet der Tisch: { $action }. Die Seite „{ plan }“ neben dem Brett zeigt es und beendet es.

## Lektionen

learn = Lernen
learn-text = Kurze Lektionen auf dem echten Brett. Du machst die Züge, und nichts kann schiefgehen.
learn-minutes = Lernen · { $minutes } Min.
learn-next = Lektion { $number } · { $minutes } Min.
learn-resume = Weiter: Lektion { $number }, Schritt { $step } von { $steps }
lesson-step = Schritt { $step } von { $steps }
lesson-leave = Lektion verlassen
lesson-look = Schau auf: { $things }
lesson-next = Weiter
lesson-back = Zurück
lesson-show = Zeig es mir
lesson-lit = Versuch es damit: { $answer }
lesson-would = Was passiert wäre
lesson-following = Als Nächstes: { $name }
lesson-play = Jetzt richtig spielen
lesson-begin = Beginnen
lesson-resume = Weiter
lesson-repeat = Noch einmal
lesson-done = Geschafft
lesson-known = Kann ich schon
lesson-minutes = { $minutes } Min.
lesson-practice = freies Spiel
lesson-size =
    { $answers ->
        [one] 1 Antwort
       *[other] { $answers } Antworten
    }{ $quizzes ->
        [0] { "" }
        [one] , 1 Quizfrage
       *[other] , { $quizzes } Quizfragen
    }
lesson-answers-left =
    { $number ->
        [one] Noch 1 Antwort.
       *[other] Noch { $number } Antworten.
    }
lesson-stars =
    { $number ->
        [one] 1 Stern von 3
       *[other] { $number } Sterne von 3
    }
lesson-reached = Geschafft!
lesson-not-reached = Noch nicht ganz. Versuch es noch einmal, oder lass dir einen Weg zeigen.

## Übersichtskarte und Hilfen

reference = Übersichtskarte
practice = Üben
print = Drucken
tip = Ein Tipp
variant-changes = Was an diesem Tisch anders gespielt wird
rules-turn = So läuft ein Zug
rules-glossary = Begriffe
rules-faq = Fragen und Antworten
rules-background = Hintergrund
rules-example = Auf dem Plan zeigen
rules-results-words = Passende Begriffe
rules-results-faq = Passende Fragen

## Der Coach eines ersten Spiels

coach = Coach
coach-play = Jetzt richtig spielen, ich bleibe bei dir
coach-first-game = Dein erstes Spiel, mit Coach
coach-call = Coach, bleib bei mir
coach-leave = Den Coach wegschicken
coach-good = Gute Antworten
coach-less = Weniger
coach-read = Verstanden
coach-thinks = Einen Moment …
coach-compared =
    { $number ->
        [0] Was ein Bot tun würde:
       *[other] Die besten von { $number } Antworten mit deiner Gewinnchance, verglichen mit den anderen:
    }
coach-settled-where = Das änderst du auf der Seite „{ plan }“ neben dem Brett.
coach-settled-ends = Ab jetzt wirst du nach allem selbst gefragt.
coach-even = Etwa gleich gut, jede mit { $percent } % Gewinnchance:
coach-taught = Was du gelernt hast, mit deiner Gewinnchance:
coach-stronger =
    { $points ->
        [0] Genauso gut, aber schwieriger für ein erstes Spiel: { $action }
        [one] Um { $points } Spiel von 100 stärker, aber schwieriger für ein erstes Spiel: { $action }
       *[other] Um { $points } Spiele von 100 stärker, aber schwieriger für ein erstes Spiel: { $action }
    }
coach-untaught = Das ist neu für dich: Die Lektion „{ $lesson }“ zeigt es.
coach-new = Neu: { $title }
coach-doubt = Sicher? Das kostet etwa { $points } Siege in 100 Spielen.
