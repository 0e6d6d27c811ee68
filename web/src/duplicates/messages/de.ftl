# Duplikate: dieselben Würfel und Stapel an mehreren Tischen.

title = Duplikat
lead = Dieselben Würfel und Stapel an mehreren Tischen: Wer auf demselben Platz sitzt, hat dasselbe Glück. Bis der letzte Tisch zu Ende ist, kann niemand einem davon zusehen, ihn nachspielen oder prüfen; dann werden sie verglichen. Nichts wird gewertet.
status-open = Offen: Wer den Link hat, kann mitmachen.
status-agreeing = Die Geräte aller einigen sich auf den Zufall … Auf ein Gerät, das nicht da ist, wird höchstens ein paar Minuten gewartet; dann geht es ohne seine Zahl weiter.
status-running =
    { $ended ->
        [0] An { $tables } Tischen wird gespielt.
        [one] An { $tables } Tischen wird gespielt; einer ist zu Ende.
       *[other] An { $tables } Tischen wird gespielt; { $ended } sind zu Ende.
    } Der Vergleich kommt, wenn alle zu Ende sind.
status-over = Alle Tische sind zu Ende.
my-table = Zu meinem Tisch
enter = Mitmachen
start = Beginnen
leave = Aussteigen
needs = Es kann beginnen, wenn { $least } mitmachen: Auch an einem zweiten Tisch muss jemand sitzen.
entrants = Wer mitmacht ({ $count } von { $most })
nobody = Noch niemand.
share-how = Schick diesen Link allen, die mitspielen sollen.
seat = Platz { $number }
name = Wer
table = Tisch
score = Punkte
place = Rang
difference = Zum Mittel
given-up = aufgegeben
report = Bericht herunterladen
check = Würfel prüfen
new = Neues Duplikat
new-title = Titel
new-size = Plätze an jedem Tisch
new-people = Davon für Menschen
new-people-help = Auf den anderen Plätzen sitzen Figuren, an jedem Tisch dieselben. Menschen sitzen in der Reihenfolge, in der sie dazukommen.
new-clock-help = Eine Uhr ist nötig: Ohne sie endet der letzte Tisch vielleicht nie.
new-open = Eröffnen
