# Ligen und Pokale: Deutsch.

title = Ligen und Pokale
lead = Mehrere Runden gegen Menschen und Figuren, live oder als Fernspiel. Der Server setzt alle an ihre Tische und zählt.
to-clubs = Clubs
to-list = Zu den Ligen und Pokalen
new = Neuer Wettbewerb
duplicate = Neues Duplikat
sign-in = Melde dich an, um mitzuspielen oder selbst zu veranstalten
mine = Deine
open = Anmeldung offen
running = Im Gang
over = Zu Ende
closed = Vorzeitig beendet
none = Zurzeit keine.
back = Alle Ligen und Pokale
format-round-robin = Jeder gegen jeden
format-swiss = Schweizer System
format-knock-out = K.-o.-System
help-round-robin = Alle treffen auf alle, so gleichmäßig wie möglich.
help-swiss = Wer in der Tabelle nah beieinandersteht, trifft aufeinander. Gut für viele Teilnehmende und wenige Runden.
help-knock-out = Die bessere Hälfte jedes Tisches kommt weiter, bis ein Tisch übrig ist.
tables-of = Tische zu { $size }
entrants-of = { $entrants } von { $most } angemeldet
round-of =
    { $planned ->
        [0] Runde { $round }
       *[other] Runde { $round } von { $planned }
    }
organised-by = Veranstaltet von { $name }
gone = jemand, der gegangen ist
break-until = Die nächste Runde beginnt { $when }.
invite-how = Wer das scannt oder den Link öffnet, kann zusehen und mitspielen.
invite-only-here = Nur der Rechner des Servers kann diesen Link öffnen: Wer den Server betreibt, muss andere hereinlassen.
play = An meinen Tisch
enter = Mitspielen
leave = Aussteigen
leave-sure = Aus diesem Wettbewerb aussteigen?
leave-open = Bis zum Beginn kannst du dich wieder anmelden.
leave-running = In den nächsten Runden bekommst du keinen Tisch mehr. Ein laufendes Spiel wird zu Ende gespielt.
start = Erste Runde beginnen
start-help = Danach kann sich niemand mehr anmelden. Jede weitere Runde beginnt von selbst.
close = Vorzeitig beenden
close-sure = Diesen Wettbewerb beenden?
close-text = Es beginnt keine Runde mehr, und was jetzt gespielt wird, zählt nicht.
add = Eine Figur
add-button = Mitspielen lassen
remove = { $name } entfernen
entrants = Teilnehmende
nobody = Noch ist niemand angemeldet.
standings = Tabelle
rank = Rang
name = Name
points = Punkte
opposition = Gegner
beaten = Besiegte
wins = Siege
played = Spiele
left = ausgestiegen
forfeits =
    { $number ->
        [one] { $number } Spiel aufgegeben
       *[other] { $number } Spiele aufgegeben
    }
ties = Wie Punkte und Gleichstände gezählt werden
ties-points = Punkte: an jedem Tisch der Anteil der Gegner, vor denen du landest, von 0 bis 1. Ein geteilter Platz zählt halb, ein Freilos als Sieg, ein aufgegebenes Spiel nichts.
ties-opposition = Gegner (Buchholz): was deine Gegner erreicht haben, an jedem Tisch im Schnitt.
ties-beaten = Besiegte (Sonneborn-Berger): dasselbe, aber nur für die, vor denen du gelandet bist.
ties-wins = Siege: gewonnene Tische. Wer dann noch gleich ist, teilt den Rang.
ties-knock-out = Im K.-o.-System steht höher, wer weiter kam, dann, wer dort besser war.
rounds = Runden
round = Runde { $number }
table = Tisch { $number }
bye = { $name } hat ein Freilos.
playing = läuft
forfeit = aufgegeben
# Neuer Wettbewerb
new-title = Name
new-note = Was Teilnehmende wissen sollten
new-format = Spielweise
new-size = Personen an einem Tisch
new-size-help = Geht es nicht auf, sind manche Tische kleiner. Nur an Zweiertischen kann es ein Freilos geben.
new-rounds = Runden
new-rounds-auto = So viele wie nötig
new-most = Höchstens Teilnehmende
new-break = Pause zwischen den Runden
new-break-minutes =
    { $minutes ->
        [0] Keine
        [60] Eine Stunde
        [1440] Ein Tag
       *[other] { $minutes } Minuten
    }
new-clock-help = Wessen Zeit abläuft oder wer geht, gibt das Spiel auf.
new-watch = Wer zusehen darf
new-open = Anmeldung öffnen
