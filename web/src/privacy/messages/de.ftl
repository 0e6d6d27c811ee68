# Was gespeichert wird: Deutsch.

lead = Was dieser Server von dir aufbewahrt, wie lange, und wer es sieht. Die Zeiten sind die seiner jetzigen Einstellungen.
what = Was
long = Wie lange
who = Wer es sieht
for-ever = bis es von Hand gelöscht wird
days =
    { $number ->
        [one] ein Tag
       *[other] { $number } Tage
    }
after-end = { $days } nach der letzten Änderung
with-profile = so lange wie das Profil
with-table = so lange wie der Tisch
device = Auf diesem Gerät
device-text = Einstellungen, dein Name, die Links deiner Plätze, dein Stand in den Lektionen, wen du stummgeschaltet hast, und, wenn du angemeldet bist, ein Schlüssel zu deinem Profil. Der Browser behält sie, bis du seine Daten für diese Seite löschst. Es gibt keine Cookies, keine Werbung und keine Besucherstatistik, und nichts wird von anderen Servern geladen.
server = Auf diesem Server
tables = Tische: Namen an den Plätzen, jede Antwort und jeder Wurf, die Einstellungen
tables-long = Ein Tisch, der nie begonnen hat: { $open }. Eine Partie, an der sich nichts tut: { $running }. Eine beendete Partie: { $over }. Eine Lektion: { $lesson }. Eine geöffnete Partiedatei: { $journal }.
tables-who = Alle mit dem Link, soweit der Tisch Zuschauer zulässt. Verdeckte Karten und Befehle: nur, wem sie gehören, bis die Partie vorbei ist; auch die Befehle der Betreiber zeigen sie nicht.
chat = Chat
chat-who = Wen der Tisch mitlesen lässt. Eine Meldung nimmt die Zeilen ringsum mit.
profile = Profil: Name, Vorlieben, Ergebnisse, Wertungen, Lernstand, wen du stummschaltest oder blockierst
profile-who = Name, Wertungen und Ergebnisse: alle, die dir begegnen. Das Übrige: nur du.
ways = Anmeldewege: Passwörter als Argon2id-Hashes, öffentliche Schlüssel von Passkeys, Hashes der Wiederherstellungscodes
ways-who = Niemand; sie lassen sich nicht in das zurückrechnen, was du eingibst.
session = Angemeldete Geräte: Hashes ihrer Schlüssel
session-long = { $days } nach der letzten Nutzung, oder bis du dich abmeldest
mail = E-Mail-Adresse, wenn du eine angibst
mail-who = Die Betreiber; sie dient Anmelde-Links und den Nachrichten, die du möchtest.
mail-none = Dieser Server verschickt keine E-Mails.
push = Nachrichten, die du möchtest: Adressen von Browsern, Messengern und Webhooks, und was verschickt wurde
push-long = Adressen: bis du sie abschaltest. Verschicktes: { $days }.
push-who = Der Dienst, der sie zustellt, bekommt den Text; Browser bekommen ihn verschlüsselt.
reports = Meldungen: wer wen meldet, der Grund, die Chatzeilen ringsum
reports-who = Die Betreiber. Wer gemeldet wird, erfährt nicht, von wem.
audit = Was Gastgeber und Betreiber getan haben: Wegschicken, Sperren, Reparaturen, Links
audit-who = Die Betreiber. Profile stehen dort mit einer Nummer, ohne ihren Namen.
addresses = Netzadressen
addresses-long = Nur im Arbeitsspeicher, um Fluten zu begrenzen, bis der Server sie vergisst oder neu startet. Logdateien: wie die Betreiber es wollen.
addresses-who = Die Betreiber
registration-open = Hier kann jeder ein Profil anlegen, und niemand muss: Zum Spielen genügt ein Name.
registration-invited = Ein Profil braucht hier eine Einladung. Zum Spielen genügt ein Name.
registration-closed = Neue Profile werden hier nicht angelegt. Zum Spielen genügt ein Name.
yours = Was du tun kannst
export = Auf deiner Profilseite bekommst du alles, was zu deinem Profil gespeichert ist, als eine Datei.
delete = Dort löschst du auch das Profil: Es verschwindet sofort, mit deinen Chatzeilen, auch denen in Meldungen. Deine Plätze in alten Partien bleiben ohne Namen.
guest = Ohne Profil verschwindet ein Tisch, den du eröffnet hast, nach der Zeit oben von selbst, oder wenn du die Betreiber bittest.
to-profile = Zu deinem Profil
backups = Sicherungen der Betreiber können manches länger enthalten; frag sie.
