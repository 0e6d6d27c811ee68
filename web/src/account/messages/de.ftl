# Profile: Deutsch.

sign-in-text = Du kannst ohne Profil spielen. Mit einem folgen dir deine Tische auf jedes Gerät, deine Partien werden gezählt, und gewertete zählen für die Rangliste. Es braucht einen Namen und ein Passwort; eine E-Mail-Adresse ist nicht nötig.
sign-in-known = Ich habe ein Profil
sign-in-new = Neues Profil
sign-in-make = Profil anlegen
sign-in-mail = Mit einem Link per E-Mail
sign-in-mail-text = Wer noch kein Profil hat, bekommt mit dem Link eines.
email-add = E-Mail-Adresse (nicht nötig)
email-other = Eine andere E-Mail-Adresse
email-ask = Mail zur Bestätigung schicken
email-sent = Eine Mail an { $address } ist unterwegs. Die Adresse gilt, sobald ihr Link geöffnet wurde.
password = Passwort
password-least = Mindestens 8 Zeichen.
password-new = Neues Passwort
password-current = Bisheriges Passwort oder ein Ersatzcode
password-set = Passwort festlegen
password-change = Passwort ändern
passkey-use = Mit Passkey anmelden
passkey-make = Mit Passkey anlegen
passkey-or = oder
passkey-add = Passkey hinzufügen
passkey-label = Name dieses Passkeys
passkey-remove = Entfernen
passkey-one = Passkey vom { $date }, zuletzt benutzt { $used }
passkey-failed = Der Passkey wurde nicht benutzt: Der Browser hat abgebrochen.
secure-needed = Diese Seite ist über einfaches http geöffnet, und dann haben Browser weder Passkeys noch Push-Nachrichten noch das Installieren: Dafür braucht es https, oder localhost auf dem Rechner des Servers.
secure-number = Passkeys brauchen einen Namen in der Adresse: Öffne diese Seite als
recovery = Ersatzcodes
recovery-use = Ich habe Passwort oder Passkey verloren
recovery-text = Jeder Code meldet dich einmal an, wenn du Passwort oder Passkey verlierst. Bewahre sie auf, wo andere sie nicht sehen: Gezeigt werden sie nur jetzt.
recovery-kept = Ich habe sie aufbewahrt
recovery-left =
    { $number ->
        [0] Du hast keine Ersatzcodes. Ohne einen kann dich nur wieder einlassen, wer diesen Server betreibt.
        [one] Du hast noch einen Ersatzcode.
       *[other] Du hast noch { $number } Ersatzcodes.
    }
recovery-make = Neue Codes anlegen
recovery-code = Ersatzcode
recovery-go = Mit dem Code anmelden
recovery-lost = Auch keinen Code? Wer diesen Server betreibt, kann dir einen Link geben, der dich einlässt.
invitation = Einladungscode
invitation-closed = Auf diesem Server kann niemand ein neues Profil anlegen.
ways = Anmelden
hand-over = Auf ein anderes Gerät mitnehmen
hand-over-text = Scanne den Code mit dem anderen Gerät oder öffne dort den Link. Er gilt einmal, zwei Minuten lang, und öffnet alles, was dir gehört: Zeig ihn sonst niemandem.
hand-over-make = Code zeigen
hand-over-left = Gilt noch { $seconds } Sekunden.
hand-over-late = Dieser Code ist zu alt.
hand-over-again = Neuen Code zeigen
hand-over-only-here = Nur dieser Rechner erreicht den Server, also gilt der Link für einen anderen Browser auf ihm. Für andere Geräte lass zuerst andere herein: im Wartezimmer eines Tischs oder mit „meridian play --lan“.
record = Partien und Siege
record-text = Jede beendete Partie zählt hier, gewertet oder nicht; Partien gegen sich selbst zählen nicht.
record-none = Noch ist keine Partie zu Ende.
record-played = Gespielt
record-won = Gewonnen
record-people = Mit anderen Menschen
record-bots = Nur gegen Figuren
record-characters = Gegen Figuren
record-unrated = Das ist keine Wertung: Es sagt, wer weiter vorn lag.
record-met = Getroffen
record-before = Du lagst vorn
record-after = Die Figur lag vorn
record-character = Figur
history = Verlauf
history-all = Alle meine Partien, mit Filtern, Momenten und Eröffnungen
history-more = Mehr zeigen
history-of = { $place } von { $number }
history-nobody = jemand
my-data = Meine Daten
my-data-text = Alles, was dieser Server über dich gespeichert hat, in einer Datei: Profil, Tische, Ergebnisse, Wertungen, Lektionen und was du geschrieben hast.
my-data-export = Alles herunterladen
sign-in-send = Schick mir einen Link
sign-in-sent = Wenn die Adresse stimmt, ist ein Link unterwegs. Er gilt einmal, { $minutes } Minuten lang.
sign-in-token = Dieser Link meldet dich auf diesem Gerät an.
sign-in-here = Hier anmelden
sign-out = Abmelden
sign-out-all = Überall abmelden
delete-account = Alles löschen
delete-account-text = Dein Profil, deine Wertungen und alles, was du in Chats geschrieben hast, werden gelöscht. Deine Plätze bleiben und lassen sich von den Geräten spielen, die ihre Schlüssel haben, aber sie nennen niemanden mehr. Das lässt sich nicht rückgängig machen.

wish-mail = Sag mir per E-Mail, wenn ich gefragt bin
wish-lang = Sprache der Nachrichten
wish-zone = Zeitzone
feeds = Feeds
feeds-text = Geheime Links: ein Kalender deiner Fristen und ein Feed deiner Züge.
feeds-end = Alte Links ungültig machen
rated-games =
    { $number ->
        [one] eine Partie
       *[other] { $number } Partien
    }
