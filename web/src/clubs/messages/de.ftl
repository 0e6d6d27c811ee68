# Clubs: Deutsch.

title = Clubs
lead = Ein Freundeskreis mit eigener Rangliste, Tischen, Chat und Hausregeln.
sign-in = Melde dich an, um einen Club zu gründen oder beizutreten
found-name = Name des Clubs
found = Club gründen
none = Du bist noch in keinem Club. Gründe einen oder öffne den Link einer Einladung.
members-of =
    { $members ->
        [one] { $members } Mitglied
       *[other] { $members } Mitglieder
    }
owned-by = Gehört { $name }
back = Alle Clubs
invited = Du bist in den Club „{ $name }“ eingeladen.
invited-text = Er gehört { $owner } und hat { $members ->
        [one] { $members } Mitglied
       *[other] { $members } Mitglieder
    }.
join = Beitreten
members = Mitglieder
invite = Einladung
invite-text = Wer diesen Link hat, kann beitreten.
renew = Neuen Link erzeugen
remove = { $name } entfernen
rules = Hausregeln
no-rules = Es gibt noch keine.
edit = Ändern
save = Speichern
text = Hausregeln
default-game = Neue Tische beginnen mit
default-none = keinem bestimmten Spiel
tables = Tische
no-tables = Noch keine Tische.
new-table = Tisch für den Club eröffnen
ladder = Rangliste
ladder-text = Aus Spielen, bei denen alle Menschen Mitglieder sind. Bots am Tisch zählen nicht.
no-ladder = Noch hat niemand gespielt.
rating = Wertung
wins = Siege
games = Spiele
competitions = Ligen und Pokale
new-competition = Neuer Wettbewerb für den Club
chat = Chat
chat-line = Eine Zeile an den Club
say = Senden
no-chat = Noch hat niemand geschrieben.
leave = Club verlassen
leave-sure = Diesen Club verlassen?
leave-text = Zum Wiederkommen brauchst du eine Einladung. Gehört er dir, so gehört er danach dem nächsten Mitglied; ohne Mitglieder ist er weg.
dissolve = Club auflösen
dissolve-sure = Diesen Club auflösen?
dissolve-text = Sein Chat und seine Listen werden gelöscht. Tische und Wettbewerbe werden zu Ende gespielt.
