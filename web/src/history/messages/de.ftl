# Der Verlauf eines Profils: Deutsch.

history = Meine Partien
filters = Filter
filter-search = Person, Charakter oder Titel
filter-game = Spiel
filter-result = Ergebnis
filter-against = Gegen
filter-pace = Gespielt
filter-since = Von
filter-until = Bis
filter-all = alle
result-won = gewonnen
result-lost = nicht gewonnen
pace-live = live
pace-letters = als Fernpartie
none-yet = Mit diesem Profil hast du noch keine Partie beendet. Was du angemeldet spielst, steht hier.
found =
    { $games ->
        [0] Keine Partie passt dazu.
        [one] Eine Partie, { $won ->
            [0] nicht gewonnen.
           *[other] gewonnen.
        }
       *[other] { $games } Partien, { $won } gewonnen ({ $share } %).
    }
place = Platz { $place } von { $number }
nobody = jemand
more = Frühere Partien
moment-won = Du hast gewonnen, mit { $percent } % zur Halbzeit.
moment-lost = Zur Halbzeit hattest du { $percent } %, gewonnen hast du nicht.
moments-come = Die Chancen zur Halbzeit werden gerade ausgerechnet; sie stehen hier, wenn du wiederkommst.
openings = Wie ich beginne
openings-text = Deine ersten Entscheidungen in { $game }, und wie oft du damit gewonnen hast.
openings-none = Noch verrät keine beendete Partie, wie du beginnst.
opening-played = Gespielt
opening-won = Gewonnen
opening = Erste Entscheidungen
