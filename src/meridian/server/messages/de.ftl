# Was der Server den Leuten schreibt: Deutsch.

## Nachrichten

notice-hello = Hallo { $player }!
notice-turn = Am Tisch „{ $table }“ bist du an der Reihe.
    .subject = Du bist dran: { $table }
    .channel = Am Tisch „{ $table }“ ist { $player } an der Reihe.
notice-half = Am Tisch „{ $table }“ ist die Hälfte deiner Zeit vorbei, und die anderen warten auf dich.
    .subject = Die Hälfte deiner Zeit ist vorbei: { $table }
notice-four-fifths = Am Tisch „{ $table }“ bleibt dir nur noch wenig Zeit. Läuft sie ab, spielt vielleicht ein Bot für dich.
    .subject = Nur noch wenig Zeit: { $table }
notice-substitute = Am Tisch „{ $table }“ ist deine Zeit abgelaufen; für dich spielt jetzt ein Bot. Du kannst deinen Platz jederzeit wieder einnehmen.
    .subject = Ein Bot spielt für dich: { $table }
notice-over = Das Spiel am Tisch „{ $table }“ ist zu Ende.
    .subject = Das Spiel ist aus: { $table }
    .channel = Das Spiel am Tisch „{ $table }“ ist zu Ende.
notice-offer = Am Tisch „{ $table }“ hat dir jemand ein Angebot gemacht.
    .subject = Ein Angebot für dich: { $table }
notice-vote = Am Tisch „{ $table }“ wird abgestimmt, ob die Uhr eine Weile steht. Deine Stimme ist gefragt.
    .subject = Abstimmung: { $table }
notice-chat = Am Tisch „{ $table }“ hat jemand geschrieben:
    .subject = Gespräch: { $table }
notice-round = Die nächste Runde beginnt: Dein Tisch „{ $table }“ ist bereit.
    .subject = Die nächste Runde beginnt: { $table }
notice-competition = „{ $table }“ ist zu Ende: Sieh nach, wie du abgeschnitten hast.
    .subject = Zu Ende: { $table }
notice-report = Eine neue Meldung wartet auf dich; es geht um den Tisch „{ $table }“. „meridian admin reports“ zeigt sie.
    .subject = Eine neue Meldung: { $table }
notice-question = Du wirst gefragt: { $text }
notice-deadline = Bitte antworte bis { DATETIME($deadline, dateStyle: "full", timeStyle: "short") } Uhr ({ $zone }).
notice-open = Zum Tisch
notice-open-standings = Zur Tabelle
notice-open-profile = Zu deinem Profil
notice-answer = Diese Frage hier beantworten, ohne Anmeldung
notice-why = Du bekommst diese Nachricht, weil du zu diesem Platz benachrichtigt werden wolltest.
notice-why-account = Du bekommst diese Nachricht, weil du mit deinem Konto an diesem Tisch sitzt.
notice-why-report = Du bekommst diese Nachricht, weil du diesen Server betreibst.
notice-stop = Keine E-Mails mehr zu diesem Platz
notice-stop-report = Keine E-Mails mehr an dieses Profil
notice-stop-account = Keine E-Mails mehr zu meinen Tischen

## Briefe mit einem Link, der etwas öffnet

letter-sign-in = Mit diesem Link meldest du dich an. Er gilt ein einziges Mal.
    .subject = Dein Link zum Anmelden
    .action = Anmelden
letter-confirm = Jemand, hoffentlich du, möchte unter dieser Adresse erfahren, wenn ein Spiel auf eine Antwort wartet. Mit diesem Link stimmst du zu.
    .subject = Möchtest du Nachrichten an diese Adresse?
    .action = Ja, schickt mir Nachrichten
letter-address = Jemand, hoffentlich du, möchte sich von nun an mit dieser Adresse bei seinem Konto anmelden. Mit diesem Link stimmst du zu.
    .subject = Deine neue Adresse
    .action = Ja, das ist meine Adresse
letter-moved = Dein Konto hat jetzt eine andere E-Mail-Adresse: Briefe und Links zum Anmelden gehen von nun an dorthin und nicht mehr hierher. Wenn du das nicht warst, schreibe denen, die diesen Server betreiben.
    .subject = Dein Konto hat eine andere Adresse
    .action = Zu Meridian
letter-lasts =
    { $minutes ->
        [one] Er gilt { $minutes } Minute.
       *[other] Er gilt { $minutes } Minuten.
    }
letter-lasts-hours =
    { $hours ->
        [one] Er gilt { $hours } Stunde.
       *[other] Er gilt { $hours } Stunden.
    }
letter-not-me = Wenn du das nicht wolltest, tu nichts, und nichts geschieht.

## Feeds

feed-deadlines = Fristen
feed-turns = Züge
feed-deadline = { $table }: Antwort fällig
feed-turn = { $table }: du bist dran

## Kleine Seiten hinter Links in E-Mails

page-home = Zu Meridian
page-unsubscribe = Keine E-Mails mehr?
    .seat = Wenn du auf den Knopf drückst, wird an diese Adresse nichts mehr zu diesem Platz geschickt.
    .account = Wenn du auf den Knopf drückst, bekommst du keine E-Mails mehr zu deinen Tischen. Links zum Anmelden kommen weiterhin.
    .action = Keine E-Mails mehr
page-unsubscribed = Erledigt
    .text = Du bekommst keine solchen E-Mails mehr. Am Tisch oder in deinem Konto kannst du sie wieder einschalten.
page-confirm = Nachrichten an diese Adresse?
    .text = Wenn du auf den Knopf drückst, erfährst du unter { $mail }, wenn das Spiel auf dich wartet.
    .action = Ja, schickt mir Nachrichten
page-confirmed = Danke
    .text = Von nun an erfährst du unter { $mail }, wenn das Spiel auf dich wartet.
page-address = Eine andere Adresse?
    .text = Wenn du auf den Knopf drückst, hat dein Konto von nun an die Adresse { $mail }.
    .action = Ja, das ist meine Adresse
page-address-changed = Danke
    .text = Dein Konto hat jetzt die Adresse { $mail }.
page-lost = Diese Seite ist nicht auf der Karte
    .text = Vielleicht ist die Adresse unvollständig, oder was dort war, ist fort.
page-turn = Du bist am Zug
    .action = So antworten
    .many = Für diese Seite sind es zu viele Antworten: gib deine am Tisch.
    .position = Die Stellung in Worten
    .open = Zum Tisch
    .away = Der Tisch hat nicht rechtzeitig geantwortet. Sieh gleich noch einmal nach: eine Antwort, die ankam, wird einmal gespielt.
page-turn-done = Beantwortet
    .text = Deine Antwort am Tisch { $table } ist gegeben.
page-void = Dieser Link gilt nicht mehr
    .text = Er ist zu alt, oder etwas Neueres hat seinen Platz eingenommen. Nichts hat sich geändert.

## Konten

account-unnamed = Spieler { $word }

## Warum etwas am Tisch nicht geht

no-stale = Diese Frage wird nicht mehr gestellt.
no-empty-answer = Eine Antwort besteht aus ihrer Art und ihren Wörtern.
no-run-chance = Der Zufall hat etwas entschieden: Sieh dir zuerst das Brett an.
no-run-another = Zuerst ist jemand anderes gefragt.
no-run-window = Zuerst dürfen andere reagieren.
no-run-news = Zuerst gibt es etwas Neues zu sehen.
no-run-no-answer = Das beantwortet die Frage nicht.
no-not-durable = Das konnte nicht gespeichert werden: Nichts hat sich geändert.
no-moved = Ein anderer Knoten führt diesen Tisch jetzt: Sag es noch einmal.
no-unreachable = Der Knoten, der diesen Tisch führt, antwortet nicht: Sag es gleich noch einmal.
no-too-fast = Zu schnell: Warte einen Augenblick.
no-too-large = Das ist zu lang.
no-spectator = Wer zuschaut, spielt nicht mit.
no-no-lesson = An diesem Tisch gibt es keine Lektion.
no-lesson-table = Das braucht es in einer Lektion nicht.
no-lesson-not-now = Darauf wartet die Lektion gerade nicht.
no-lesson-read-first = Lies erst weiter: Die Lektion will dir etwas zeigen.
no-lesson-one-by-one = In einer Lektion gibst du die Antworten einzeln.
no-no-undo = Seither ist etwas Neues bekannt geworden, oder es war nicht deine Antwort.
no-too-many-take-backs = An diesem Tisch wurde so viel zurückgenommen, dass der übrige Zufall dem Spiel selbst vorbehalten bleibt.
no-no-take-backs = An diesem Tisch wird nichts zurückgenommen.
no-nothing-to-take-back = Es gibt keine Antwort von dir, die du zurücknehmen könntest.
no-no-die = Gerade ist kein Würfel anzusagen.
no-server-rolls = An diesem Tisch würfelt der Server.
no-not-your-die = Die Würfel sagt an, wer den Tisch eröffnet hat.
no-no-such-face = Diese Seite hat der Würfel nicht.
no-no-proposal = Danach fragt dich gerade niemand.
no-vote-stands = Es läuft schon eine Abstimmung: Antworte zuerst auf diese.
no-pause-stands = Die Uhr steht schon.
no-no-pause = Die Uhr steht nicht: Es gibt nichts zu beenden.
no-pause-alone = An einem gewerteten Tisch hält niemand allein die Uhr an.
no-game-is-over = Das Spiel ist zu Ende.
no-no-substitute = Niemand spielt an deiner Stelle.
no-has-resigned = Du hast aufgegeben: Der Bot spielt bis zum Ende.
no-no-such-question = So eine Frage gibt es nicht.
no-no-such-condition = Eine Bedingung lautet Name=Wert, etwa target=BRA.
no-no-such-silence = So etwas ist gerade nicht im Gang.
no-no-clock = An diesem Tisch läuft keine Uhr.
no-no-hints = An diesem Tisch gibt es keine Tipps.
no-hint-under-way = An deinem vorigen Tipp wird noch gerechnet.
no-hints-crowded = Gerade wollen viele einen Tipp: Frag gleich noch einmal.
no-hint-failed = Einen Tipp gibt es gerade nicht.
no-no-such-line = Eine solche Zeile gibt es im Verlauf nicht.
no-nobody-to-ask = Das hat keine Figur getan: Niemand kann gefragt werden.
no-why-failed = Gerade kommt keine Antwort.
no-no-such-query = Danach kann man das Spiel jetzt nicht fragen.
no-no-chat = An diesem Tisch gibt es keinen Chat.
no-chat-players-only = An diesem Tisch schreiben nur die Spielenden.
no-chat-unprintable = Eine Zeile hat Buchstaben und nichts, was man nicht drucken kann.
no-no-whispers = An diesem Tisch lesen alle, was geschrieben wird.
no-text-no-chat = An diesem Tisch gibt es keinen Chat: Gib das Versprechen ohne Text.
no-chat-suspended = Dein Profil ist gesperrt: Es kann nicht schreiben.
no-no-such-seat = Diesen Platz gibt es nicht.
no-seat-taken-by-bot = Ein Bot spielt diesen Platz zu Ende.

## Warum eine Anfrage abgewiesen wird

problem-join-code = Auf diesen Code wartet kein Tisch: Er ist vertippt, oder das Spiel hat begonnen.
problem-no-join-code = Für diesen Tisch gibt es gerade keinen Code; der Link geht.
problem-no-such-table = Diesen Tisch gibt es nicht.
problem-only-at-this-machine = das kann nur, wer am Rechner des Servers sitzt
problem-no-network = dieser Rechner ist in keinem Netz, in dem ihn andere erreichen
problem-has-begun = Dieser Tisch hat schon begonnen.
problem-not-begun = Dieser Tisch hat noch nicht begonnen.
problem-seats-frozen = Die Plätze dieses Tisches stehen fest: Er beginnt gleich.
problem-not-agreeing = Dieser Tisch einigt sich noch nicht über seinen Zufall: Seine Plätze stehen noch nicht fest.
problem-no-nonce-here = Dieser Platz gibt keinen Beitrag zum Zufall.
problem-one-nonce = Ein Gerät gibt einem Tisch einen Beitrag: Ein anderer Hash ist schon da.
problem-too-late-for-nonce = Zu spät: Die Liste der Hashes ist geschlossen.
problem-nonce-too-early = Zu früh: Der Beitrag wird gesagt, sobald die Liste aller Hashes da ist.
problem-not-that-nonce = Das ist nicht der Beitrag, dessen Hash angegeben wurde.
problem-changed-meanwhile = Gerade hat jemand anders diesen Tisch geändert: Versuch es noch einmal.
problem-not-for-watching = An diesem Tisch schaut niemand zu.
problem-wrong-token = Dieses Zeichen öffnet keinen Platz an diesem Tisch.
problem-kept-seats = Die Plätze dieses Tischs sind denen vorbehalten, die zuvor gespielt haben.
problem-rated-sign-in = Dieser Tisch wird gewertet: Melde dich an, um mitzuspielen.
problem-rated-second-seat = Du hast an diesem gewerteten Tisch schon einen Platz.
problem-seat-changed = Dieser Platz gehört inzwischen jemand anderem.
problem-seat-taken = Platz { $seat } ist besetzt.
problem-no-such-seat = Einen Platz { $seat } gibt es nicht.
problem-no-open-seat = Kein Platz ist mehr frei.
problem-seat-still-open = Ein Platz ist noch frei: Besetze ihn mit einem Menschen oder einem Bot.
problem-not-the-host = Das kann nur, wer den Tisch eröffnet hat.
problem-rematch-later = Eine Revanche gibt es, wenn dieses Spiel zu Ende ist.
problem-rematch-taken = Du hast deinen Platz bei der Revanche schon.
problem-no-such-preset = preset: Eine Vorlage { $name } gibt es nicht{ $hint }
problem-which-bot = { "seats[" }{ $at }{ "]" }.bot: Welcher Bot?
problem-not-a-bot = { "seats[" }{ $at }{ "]" }.bot: Einen Bot hat nur der Platz eines Bots.
problem-sign-in-first = Melde dich zuerst an.
problem-several-seats = Du hast mehrere Plätze an diesem Tisch: Nimm das Zeichen von einem.
problem-no-seat-of-yours = Du hast keinen Platz an diesem Tisch.
problem-needs-seat = Dazu braucht es das Zeichen eines Platzes an diesem Tisch.
problem-bad-name = Ein Name hat 1 bis { $most } Zeichen in einer Zeile, alle sichtbar, und kein „=?“.
problem-bad-title = title: Ein Titel hat höchstens { $most } Zeichen in einer Zeile, alle sichtbar, und kein „=?“.
problem-bad-player = Ein Name am Tisch hat { $least } bis { $most } Zeichen in einer Zeile, alle sichtbar, und kein „=?“.
problem-no-name = „{ $name }“ ist kein Name: So spricht das Protokoll jeden an.
problem-text-quotes = der Text am Ende steht in Anführungszeichen, wie JSON sie schreibt
problem-text-not-plain = ein Text hat höchstens { $most } Zeichen, alle druckbar, und keine Leerzeichen außen
problem-word-refused = „{ $word }“ ist auf diesem Server nicht erlaubt. Bitte wähle andere Worte.
problem-no-seat-here = Du kannst dich an diesen Tisch nicht setzen.
problem-sent-away = Wer diesen Tisch ausrichtet, hat dich weggeschickt: Du kannst dich hier nicht wieder setzen.
problem-nobody-there = Da ist niemand anderes.
problem-guest-there = { $name } spielt ohne Profil: Schalte stattdessen den Namen auf diesem Gerät stumm.
problem-people-enough = Du hast schon { $most } Personen stummgeschaltet oder blockiert.
problem-no-such-line = Diese Chatzeile gibt es nicht.
problem-bad-report = Eine Meldung hat höchstens { $most } sichtbare Zeichen.
problem-report-who = Nimm an diesem Tisch Platz oder melde dich an, um jemanden zu melden.
problem-reports-enough = Zu diesem Tisch liegen schon genug Meldungen vor. Sie werden angesehen.
problem-suspended = Dieses Profil ist gesperrt, bis die Betreiber dieses Servers es freigeben. { $why }
problem-suspended-until = Dieses Profil ist bis { $until } (UTC) gesperrt. { $why }
problem-bad-note = note: Eine Notiz hat höchstens { $most } Zeichen in einer Zeile, alle sichtbar, und kein „=?“.
problem-no-such-character = { $name } gibt es nicht{ $hint }
problem-character-taken = { $name } sitzt schon an diesem Tisch.
problem-room-no-chat = An diesem Tisch gibt es keinen Chat.
problem-room-too-long = Eine Zeile im Chat hat höchstens { $most } Zeichen.
problem-room-unprintable = Eine Zeile im Chat hat Buchstaben und nichts, was man nicht drucken kann.
problem-bad-bot = bot: Ein Bot steht in einer Zeile, etwa deep:budget=200ms.
problem-no-mail = Dieser Server verschickt keine E-Mails.
problem-no-webhooks = Dieser Server verschickt keine Webhooks.
problem-too-many-browsers = Höchstens { $most } Browser bekommen Nachrichten: Schalte erst einen davon aus.
problem-messenger-telegram = Die Adresse eines Telegram-Bots endet auf /sendMessage?chat_id=…
problem-messenger-matrix = Die Adresse eines Matrix-Raums ist …/_matrix/client/v3/rooms/RAUM/send/m.room.message?access_token=…
problem-messenger-ntfy = Die Adresse bei ntfy endet auf den Namen eines Themas: Buchstaben, Ziffern, - und _
problem-link-void = Dieser Link gilt nicht mehr: Fordere einen neuen an.
problem-link-used = Dieser Link wurde schon benutzt: Fordere einen neuen an.
problem-name-taken = Der Name „{ $name }“ ist hier vergeben: Nimm einen anderen, oder melde dich an, wenn es deiner ist.
problem-bad-password = Ein Passwort hat { $least } bis { $most } Zeichen.
problem-password-is-name = Dein Name ist kein gutes Passwort: Nimm ein anderes.
problem-wrong-password = Name oder Passwort stimmt nicht.
problem-wrong-current-password = Das bisherige Passwort stimmt nicht. Ein Ersatzcode geht auch.
problem-wrong-code = Dieser Code stimmt nicht oder wurde schon benutzt.
problem-password-or-passkey = Ein Profil wird mit einem Passwort oder mit einem Passkey angelegt.
problem-no-passkeys-here = Passkeys brauchen https oder localhost: Nimm hier ein Passwort.
problem-passkey-late = Das hat zu lange gedauert: Versuche es noch einmal.
problem-passkey-wrong = Dieser Passkey ließ sich nicht prüfen: Versuche es noch einmal.
problem-passkey-unknown = Kein Profil hier hat diesen Passkey.
problem-passkey-known = Dieser Passkey ist schon in Gebrauch.
problem-passkeys-enough = Du hast { $most } Passkeys: Entferne zuerst einen.
problem-no-such-passkey = Du hast keinen solchen Passkey.
problem-only-way = Anders kannst du dich nicht anmelden: Lege zuerst einen zweiten Weg an.
problem-registration-closed = Auf diesem Server kann niemand ein neues Profil anlegen.
problem-needs-invitation = Dieser Server verlangt einen Einladungscode: Wer ihn betreibt, hat einen für dich.
problem-not-invited = Diese Einladung gilt nicht: Sie ist vertippt, verbraucht oder zu alt.
problem-no-copy-yet = Ein Tisch, an dem ohne Hilfe gespielt wird, kann kopiert werden, wenn er zu Ende ist.
problem-no-second-copy = Ein Übungstisch kann nicht noch einmal kopiert werden.
problem-no-such-seat-token = Dieses Zeichen öffnet keinen Platz.
problem-seat-of-another = Dieser Platz gehört zu einem anderen Konto.
problem-no-such-moment = moment: Dieser Tisch hat { $entries } Einträge.
problem-no-such-fact = moment: Dir wurden { $facts } Ereignisse erzählt.
problem-no-report-of-practice = Ein Übungstisch hat keinen Bericht: Sein Anfang wurde anderswo gespielt.
problem-moments-later = Zug für Zug wird ein Spiel gezeigt, wenn es zu Ende ist.
problem-journal-later = Das Protokoll gibt es, wenn das Spiel zu Ende ist.
problem-no-journal-of-practice = Dieser Übungstisch begann in einem Spiel, das vielleicht noch läuft.
problem-no-such-file = Diese Datei gibt es nicht: Lade die Seite neu, vielleicht gibt es eine neue Fassung.
problem-no-such-feed = Diesen Feed gibt es nicht.
problem-no-body = Die Anfrage hat keinen Inhalt: Erwartet wird JSON.
problem-no-such-lesson = Diese Lektion gibt es nicht.
problem-no-such-exercise = Diese Übung gibt es nicht.
problem-no-such-game = Dieses Spiel gibt es nicht.
problem-for-sockets = Diese Adresse ist für Sockets.
problem-played-elsewhere = Dieser Tisch wird jetzt anderswo geführt: Komm zurück.
problem-hello-first = Die erste Nachricht ist ein Hello.
problem-hello-once = Ein Socket sagt einmal Hello.
problem-took-too-long = Das hat zu lange gedauert.
problem-not-stored = Der Server erreicht gerade seine Datenbank nicht: Sieh nach, ob es geschehen ist, bevor du es noch einmal versuchst.
problem-too-busy = Der Server ist mit anderen Anfragen dieser Art beschäftigt: bitte in einigen Sekunden noch einmal.
problem-closing = Der Server wird gerade beendet.
problem-journal-entries = Ein Journal hat höchstens { $most } Einträge.
problem-edition-size = { $name }: Eine Editionsdatei hat höchstens { $most } kB.
problem-edition-keys = { $name }: Mehr als { $most } Schlüssel sind zu viel.
problem-edition-values = { $name }: Mehr als { $most } Werte sind zu viel.
problem-edition-depth = { $name }: Tabellen oder Listen sind mehr als { $most } Ebenen tief verschachtelt.
problem-edition-number = { $name }: Eine Zahl hat zu viele Ziffern.
problem-edition-toml = { $name }: Das ist kein TOML: { $why }
problem-edition-json = { $name }: Das ist kein JSON: { $why }
problem-edition-nested = { $name }: Tabellen oder Listen sind zu tief verschachtelt.
problem-fault = Ein Fehler des Servers: Er ist vermerkt.
problem-too-deep = Die Angaben sind zu tief verschachtelt.
problem-rated-sides = Ein gewerteter Tisch braucht mindestens zwei Seiten.
problem-rated-start = Ein gewerteter Tisch beginnt am Anfang.
problem-rated-dice = An einem gewerteten Tisch würfelt der Server.
problem-rated-hints = An einem gewerteten Tisch gibt es keine Tipps von Bots.
problem-rated-bots = An einem gewerteten Tisch spielen keine Bots.
problem-rated-accounts = An einem gewerteten Tisch haben alle ein Konto: Melde dich zuerst an.
problem-rated-one-seat = An einem gewerteten Tisch hat niemand zwei Plätze.
problem-too-many =
    { $seconds ->
        [one] Zu viele Anfragen: Versuche es in { $seconds } Sekunde wieder.
       *[other] Zu viele Anfragen: Versuche es in { $seconds } Sekunden wieder.
    }
problem-option-unknown = Eine Option { $option } gibt es nicht{ $hint }
problem-option-range = Option { $option }: { $value } ist keine ganze Zahl von { $low } bis { $high } ({ $clauses })
problem-option-value = Option { $option }: Möglich sind { $values }, nicht { $value } ({ $clauses })
problem-option-no-list = Option { $option }: { $value } ist weder { $default } noch eine Liste ({ $clauses })
problem-option-word = Option { $option }: { $value } ist unbekannt{ $hint } ({ $clauses })
problem-option-pick = Option { $option }: Gebraucht werden { $pick } verschiedene Wörter, nicht { $different } ({ $clauses })
problem-options-clash = Optionen: { $reason }
problem-position = Ausgangsstellung: { $where }: { $reason } ({ $clauses })
problem-players = { $game } ist für { $low } bis { $high } Spielende, nicht für { $seats } ({ $clause })
problem-bot-unknown = Einen Bot { $bot } gibt es nicht{ $hint } (Bots: { $bots })
problem-bot-part = Bot { $bot }: Statt { $part } gehört hier Name=Wert hin, zum Beispiel { $name }:budget=50ms
problem-bot-twice = Bot { $bot }: { $parameter } ist zweimal angegeben
problem-bot-bare = Bot { $bot } hat keine Parameter, angegeben ist aber { $parameter }
problem-bot-parameter = Bot { $bot } hat keinen Parameter { $parameter }{ $hint } (Parameter: { $parameters })
problem-bot-time = { $parameter }={ $value }: Nötig ist eine Zeit mit ihrer Einheit, etwa 50ms, 1s oder 2m
problem-bot-time-range = { $parameter }={ $value }: Möglich ist { $low } bis { $high }
problem-bot-count = { $parameter }={ $value }: Nötig ist eine ganze Zahl von { $low } bis { $high }
problem-bot-number = { $parameter }={ $value }: Nötig ist eine Zahl von { $low } bis { $high }
problem-bot-too-slow = Bot { $bot }: Ein Bot darf über eine Antwort höchstens { $most } Sekunden nachdenken
problem-hint-too-long = Bot { $bot }: Ein Tipp darf höchstens { $most } Sekunden dauern
problem-clock-preset = clock.preset: Eine Uhr { $clock } gibt es nicht{ $hint } (Uhren: { $clocks })
problem-clock-part = clock: Ein Feld { $part } gibt es nicht{ $hint } (eine Uhr hat { $parts })
problem-clock-kind = clock.kind: Möglich sind { $kinds }, nicht { $value }
problem-clock-phases = clock.phases: Möglich sind true und false, nicht { $value }
problem-clock-substitute = clock.substitute: { $value } ist nicht der Name eines Bots
problem-clock-seconds = clock.{ $part }: Möglich sind { $low } bis { $high } Sekunden, nicht { $value }
problem-clock-hours = clock.{ $part }: Möglich sind { $low } bis { $high } Stunden, nicht { $value }
problem-clock-times = clock.{ $part }: Möglich ist eine ganze Zahl von { $low } bis { $high }, nicht { $value }
problem-clock-cap = clock.cap: { $cap } Sekunden sind weniger als die { $bank } zu Beginn (bank)
problem-pause-already = Die Uhren stehen schon.
problem-pause-used-up = Die Zeit für Pausen ist verbraucht.
problem-pause-no-offer = Zwischen euch steht kein Angebot: Nur dann können die Uhren angehalten werden.
problem-pause-not-proposed = Dir hat niemand eine Pause vorgeschlagen.
problem-excuse-clock = Entschuldigen kannst du dich nur bei Uhren für Fernpartien.
problem-excuse-substitute = Für dich spielt eine Vertretung: Komm zuerst zurück.
problem-excuse-already = Deine nächste Entscheidung ist schon entschuldigt.
problem-excuse-none = Du hast keine Entschuldigung mehr.
problem-vacation-clock = Urlaub gibt es nur bei Fernpartien.
problem-vacation-substitute = Für dich spielt eine Vertretung: Komm zuerst zurück.
problem-vacation-past = Zurück sein kannst du frühestens morgen.
problem-vacation-days = { $days ->
    [one] Ein Urlaubstag ist mehr, als du noch hast: { $left }.
   *[other] { $days } Urlaubstage sind mehr, als du noch hast: { $left }.
}
problem-vacation-first = Beende zuerst den Urlaub, in dem du bist.
problem-vacation-far = Urlaub planen kannst du bis zu { $days } Tage im Voraus.
problem-vacation-order = Zurück sein kannst du frühestens am Tag, nachdem der Urlaub beginnt.
problem-vacation-none = Du bist nicht im Urlaub.
problem-vacation-day = Einen Tag { $day } gibt es im Kalender nicht.
problem-return-none = Für dich spielt keine Vertretung.
problem-near = ; meintest du { $near }?
problem-other = Das passt so nicht: { $text }

## Wettbewerbe

problem-no-such-competition = Diesen Wettbewerb gibt es nicht.
problem-too-many-competitions = Zu viele Wettbewerbe sind noch nicht zu Ende: Eine Person hat höchstens { $most }, und dieser Server hat erst wieder Platz, wenn andere zu Ende sind.
problem-competition-clock = clock: Ein Wettbewerb braucht eine Uhr, sonst endet eine Runde vielleicht nie.
problem-competition-begun = Für diesen Wettbewerb kann man sich nicht mehr anmelden.
problem-competition-over = Dieser Wettbewerb ist zu Ende.
problem-competition-full = Dieser Wettbewerb ist voll: { $most } sind angemeldet.
problem-no-such-duplicate = Dieses Duplikat gibt es nicht.
problem-too-many-duplicates = Zu viele Duplikate sind noch nicht zu Ende: Eine Person hat höchstens { $most }, und dieser Server hat erst wieder Platz, wenn andere zu Ende sind.
problem-duplicate-clock = clock: Ein Duplikat braucht eine Uhr, sonst endet es vielleicht nie.
problem-duplicate-seats = seats: Jeder Tisch braucht einen freien Platz, und es muss Platz für Teilnehmende an zwei Tischen sein ({ $most } können mitmachen).
problem-duplicate-full = Dieses Duplikat ist voll: { $most } machen mit.
problem-duplicate-begun = Dieses Duplikat hat begonnen: Niemand kann mehr dazukommen oder gehen.
problem-duplicate-too-few = Ein Duplikat braucht Teilnehmende an zwei Tischen: mindestens { $least }.
problem-duplicate-organiser = Nur wer dieses Duplikat eröffnet hat, kann es beginnen.
problem-duplicate-not-agreeing = Dieses Duplikat wartet nicht auf Beiträge zum Zufall.
problem-duplicate-under-way = Dieser Tisch gehört zu einem Duplikat: Vor dem Ende aller Tische wird nichts über ihn verraten.
problem-duplicate-tables-gone = Einige Tische dieses Duplikats wurden entfernt: Es gibt keinen Bericht mehr.
problem-duplicate-report = Dieser Tisch gehört zu einem Duplikat, das einen Bericht für alle Tische hat.
problem-entered-already = Du bist für diesen Wettbewerb schon angemeldet.
problem-not-entered = So jemand ist für diesen Wettbewerb nicht angemeldet.
problem-not-the-organiser = Das kann nur, wer diesen Wettbewerb veranstaltet.
problem-too-few-entrants = Ein Wettbewerb braucht mindestens { $least } Teilnehmende.
problem-no-table-now = Du hast in diesem Wettbewerb gerade keinen Tisch.
problem-character-or-bot = Nenne entweder eine Figur oder einen Bot.
problem-bad-text = Ein Text hat höchstens { $most } Zeichen, alle sichtbar, und kein „=?“.

## Clubs

problem-no-such-club = Diesen Club gibt es nicht, oder du bist nicht dabei.
problem-no-such-invitation = Diese Einladung gilt nicht (mehr).
problem-too-many-clubs = Du bist in { $most } Clubs, mehr geht nicht.
problem-club-full = Kein Platz: Ein Club hat höchstens { $members } Mitglieder, und eine Person ist in höchstens { $most } Clubs.
problem-not-the-owner = Das kann nur, wem dieser Club gehört.
problem-no-such-member = So ein Mitglied gibt es nicht.
problem-club-members-only = Dieser Wettbewerb ist für die Mitglieder seines Clubs.
problem-club-name = name: Ein Club braucht einen Namen.

## Bots von Nutzern, denen man als Figuren begegnet

player-nameless = Du
player-numbered = Spieler { $number }
guest-temper = Zu Gast: ein selbst geschriebener Bot.
guest-says = Mich hat jemand selbst geschrieben.

## Warum Figuren etwas getan haben: was es bringt, was es andere kostet, wer vorn lag, ein alter Angriff; oder nichts weiter

why-followed = Da habe ich nichts entschieden: Das ergab sich von selbst.
why-forced =
    .a = Ich hatte keine Wahl.
    .b = Etwas anderes blieb nicht.
    .c = Die Regeln ließen mir nur eine Antwort.
why-also =
    .own = Außerdem bringt es mir { $gain }.
    .costs = Und dich kostet es { $gain }.
    .costs-other = Und { $player } kostet es { $gain }.
why-marco =
    .own-a = Alles hat seinen Preis, und dieser brachte mir { $gain }.
    .own-b = Ein gutes Geschäft: Es bringt mir { $gain }.
    .costs = Nichts Persönliches: Es kostet dich { $gain }, und knappe Ware verkauft sich besser.
    .costs-other = Es kostet { $player } { $gain }. Knappe Ware verkauft sich besser.
    .lead = Und du lagst vorn: Wer führt, zahlt mehr.
    .lead-other = Und { $player } lag vorn: Wer führt, zahlt mehr.
    .revenge = Du hast mich angegriffen, und auch das hat seinen Preis.
    .revenge-other = { $player } hat mich angegriffen, und auch das hat seinen Preis.
    .none-a = Ein Gefühl im Geldbeutel; eine Zahl kann ich dir nicht nennen.
    .none-b = Frag mich nach dem Preis, nicht nach dem Grund.
    .none-c = An manchen Tagen macht man einfach den Stand auf.
why-isabella =
    .own-a = Ich hatte mir { $gain } versprochen, und ich halte Versprechen.
    .own-b = Ich vergesse nicht, was ich brauche: { $gain }.
    .costs = Es kostet dich { $gain }. Das habe ich dir aufgehoben.
    .costs-other = Es kostet { $player } { $gain }. Das war überfällig.
    .lead = Und du lagst vorn. Auch das habe ich mir gemerkt.
    .lead-other = Und { $player } lag vorn. Auch das habe ich mir gemerkt.
    .revenge = Du hast mich angegriffen. Dachtest du, ich vergesse das?
    .revenge-other = { $player } hat mich angegriffen. Das vergesse ich nicht.
    .none-a = Diesmal kein Groll, und auch kein großer Plan.
    .none-b = Nichts gab den Ausschlag. Ich merke mir, wie es ausgeht.
    .none-c = Ich habe im Gedächtnis nach einem Grund gesucht und keinen gefunden.
why-amelia =
    .own-a = Vollgas: Das bringt mir { $gain }.
    .own-b = Ich sah { $gain } am Horizont und flog los.
    .costs = Es kostet dich { $gain }. Du bist tief geflogen.
    .costs-other = Es kostet { $player } { $gain }. Jemand musste in den Sturzflug gehen.
    .lead = Und du lagst vorn: Wer vorn fliegt, den jage ich.
    .lead-other = Und { $player } lag vorn: Wer vorn fliegt, den jage ich.
    .revenge = Du hast mich zuerst angegriffen. Ich habe gewendet.
    .revenge-other = { $player } hat mich zuerst angegriffen. Ich habe gewendet.
    .none-a = Keine Karte, kein Plan: Ich bin einfach gestartet.
    .none-b = Stehen bleiben verbraucht auch Treibstoff.
    .none-c = Von hier oben sahen alle Kurse gleich aus.
why-ida =
    .own-a = Ich habe zweimal gezählt: Das bringt mir { $gain }.
    .own-b = Mein Heft verlangte { $gain }.
    .costs = Nach meinen Büchern kostet es dich { $gain }. Rechnung ist Rechnung.
    .costs-other = Nach meinen Büchern kostet es { $player } { $gain }. Rechnung ist Rechnung.
    .lead = Und du lagst vorn; auch das zähle ich mit.
    .lead-other = Und { $player } lag vorn; auch das zähle ich mit.
    .revenge = Du hast mich angegriffen. Die Rechnung ist beglichen.
    .revenge-other = { $player } hat mich angegriffen. Die Rechnung ist beglichen.
    .none-a = Beide Spalten ergaben dasselbe.
    .none-b = Ich habe zweimal gezählt und keinen Unterschied gefunden.
    .none-c = Vorsicht, weiter nichts.
why-zheng =
    .own-a = Was ich halte, das halte ich: Das gibt mir { $gain }.
    .own-b = Planke für Planke: Das bringt mir { $gain }.
    .costs = Meine Schiffe liegen dir im Weg: Es kostet dich { $gain }.
    .costs-other = Meine Schiffe liegen im Weg: Es kostet { $player } { $gain }.
    .lead = Und du lagst vorn; ein Hafen lässt sich schließen.
    .lead-other = Und { $player } lag vorn; ein Hafen lässt sich schließen.
    .revenge = Du hast schon einmal auf meine Flotte geschossen.
    .revenge-other = { $player } hat schon einmal auf meine Flotte geschossen.
    .none-a = Ich habe die Linie gehalten; sonst sprach nichts dafür.
    .none-b = Es war weder Ebbe noch Flut.
    .none-c = Ein ruhiger Zug für eine ruhige See.
why-battuta =
    .own-a = Der Weg versprach { $gain }, also ging ich ihn.
    .own-b = Noch eine Grenze, und sie brachte mir { $gain }.
    .costs = Ich kam vorbei, und es kostet dich { $gain }.
    .costs-other = Ich kam vorbei, und es kostet { $player } { $gain }.
    .lead = Und du lagst vorn; ich hole dich ein.
    .lead-other = Und { $player } lag vorn; ich will aufholen.
    .revenge = Du hast mir einmal den Weg versperrt. Wege führen in beide Richtungen.
    .revenge-other = { $player } hat mir einmal den Weg versperrt. Wege führen in beide Richtungen.
    .none-a = Ich ging, weil der Weg da war.
    .none-b = In meinem Reisebuch steht nichts dazu.
    .none-c = Ein Weg sah so gut aus wie der andere.
why-mercator =
    .own-a = Es schließt eine Lücke auf meiner Karte und bringt mir { $gain }.
    .own-b = Eine gerade Linie, und sie bringt mir { $gain }.
    .costs = Es verdirbt dir die Figur: Es kostet dich { $gain }.
    .costs-other = Es verdirbt eine Figur: Es kostet { $player } { $gain }.
    .lead = Und du lagst vorn; die Karte neigte sich zu dir.
    .lead-other = Und { $player } lag vorn; die Karte neigte sich.
    .revenge = Du hast mir schon einmal in die Linien gezeichnet.
    .revenge-other = { $player } hat mir schon einmal in die Linien gezeichnet.
    .none-a = So sah es ordentlicher aus.
    .none-b = Keine Linie auf meiner Karte erklärt es.
    .none-c = Die Ecken waren alle gleich.
why-jeanne =
    .own-a = Niemand sah hin, also pflückte ich { $gain }.
    .own-b = Ganz leise: Es bringt mir { $gain }.
    .costs = Ein wenig gejätet: Es kostet dich { $gain }.
    .costs-other = Ein wenig gejätet: Es kostet { $player } { $gain }.
    .lead = Und du lagst vorn; hohe Pflanzen schneidet man zuerst.
    .lead-other = Und { $player } lag vorn; hohe Pflanzen schneidet man zuerst.
    .revenge = Du hast meine Beete zertrampelt. Ich habe gewartet.
    .revenge-other = { $player } hat meine Beete zertrampelt. Ich habe gewartet.
    .none-a = Ich habe nur gegossen.
    .none-b = Manches wächst ohne Grund.
    .none-c = Geduld: Noch gibt es nichts zu zeigen.
why-tupaia =
    .own-a = Die Strömung brachte mir { $gain }.
    .own-b = Ich las die Dünung, und sie versprach { $gain }.
    .costs = Der Wind drehte gegen dich: Es kostet dich { $gain }.
    .costs-other = Der Wind drehte: Es kostet { $player } { $gain }.
    .lead = Und du lagst vorn; ich nahm dir den Wind aus den Segeln.
    .lead-other = Und { $player } lag vorn; das mag der Wind nicht.
    .revenge = Du bist gegen mich gesegelt. Der Wind hat gedreht.
    .revenge-other = { $player } ist gegen mich gesegelt. Der Wind hat gedreht.
    .none-a = Die Sterne waren verdeckt.
    .none-b = Ich ließ mich treiben. Das kommt vor.
    .none-c = Alle Inseln lagen gleich weit.
why-humboldt =
    .own-a = Nach meiner Messung bringt es mir { $gain }; ich stand bei { $percent } Prozent.
    .own-b = Gemessen und notiert: Es bringt mir { $gain }.
    .costs = Nach meiner Messung kostet es dich { $gain }.
    .costs-other = Nach meiner Messung kostet es { $player } { $gain }.
    .lead = Und du lagst auf allen Instrumenten vorn.
    .lead-other = Und { $player } lag auf allen Instrumenten vorn.
    .revenge = Du hast mich schon angegriffen; das zählt als Beobachtung.
    .revenge-other = { $player } hat mich schon angegriffen; das zählt als Beobachtung.
    .none-a = Die Unterschiede waren kleiner als mein Messfehler.
    .none-b = Kein Messwert stach heraus.
    .none-c = Dazu müsste ich öfter messen.
why-guest =
    .own-a = Das bringt mir { $gain }.
    .own-b = Ich brauchte { $gain }.
    .costs = Es kostet dich { $gain }.
    .costs-other = Es kostet { $player } { $gain }.
    .lead = Und du lagst vorn.
    .lead-other = Und { $player } lag vorn.
    .revenge = Du hast mich schon angegriffen.
    .revenge-other = { $player } hat mich schon angegriffen.
    .none-a = Nichts Einzelnes gab den Ausschlag.
    .none-b = Ich hatte keinen besonderen Grund.
    .none-c = Es war so gut wie alles andere.
