# Was der Server den Leuten schreibt: Deutsch.

## Nachrichten

notice-hello = Hallo { $player }!
notice-turn = Am Tisch „{ $table }“ bist du an der Reihe.
    .subject = Du bist dran: { $table }
notice-half = Am Tisch „{ $table }“ ist die Hälfte deiner Zeit vorbei, und die anderen warten auf dich.
    .subject = Die Hälfte deiner Zeit ist vorbei: { $table }
notice-four-fifths = Am Tisch „{ $table }“ bleibt dir nur noch wenig Zeit. Läuft sie ab, spielt vielleicht ein Bot für dich.
    .subject = Nur noch wenig Zeit: { $table }
notice-substitute = Am Tisch „{ $table }“ ist deine Zeit abgelaufen; für dich spielt jetzt ein Bot. Du kannst deinen Platz jederzeit wieder einnehmen.
    .subject = Ein Bot spielt für dich: { $table }
notice-over = Das Spiel am Tisch „{ $table }“ ist zu Ende.
    .subject = Das Spiel ist aus: { $table }
notice-question = Du wirst gefragt: { $text }
notice-deadline = Bitte antworte bis { DATETIME($deadline, dateStyle: "full", timeStyle: "short") } Uhr ({ $zone }).
notice-open = Zum Tisch
notice-why = Du bekommst diese Nachricht, weil du zu diesem Platz benachrichtigt werden wolltest.
notice-why-account = Du bekommst diese Nachricht, weil du mit deinem Konto an diesem Tisch sitzt.
notice-stop = Keine E-Mails mehr zu diesem Platz
notice-stop-account = Keine E-Mails mehr zu meinen Tischen

## Briefe mit einem Link, der etwas öffnet

letter-sign-in = Mit diesem Link meldest du dich an. Er gilt ein einziges Mal.
    .subject = Dein Link zum Anmelden
    .action = Anmelden
letter-confirm = Jemand, hoffentlich du, möchte unter dieser Adresse erfahren, wenn ein Spiel auf eine Antwort wartet. Mit diesem Link stimmst du zu.
    .subject = Möchtest du Nachrichten an diese Adresse?
    .action = Ja, schickt mir Nachrichten
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
page-void = Dieser Link gilt nicht mehr
    .text = Er ist zu alt, oder etwas Neueres hat seinen Platz eingenommen. Nichts hat sich geändert.

## Konten

account-unnamed = Spieler { $word }

## Warum etwas am Tisch nicht geht

no-stale = Diese Frage wird nicht mehr gestellt.
no-empty-answer = Eine Antwort besteht aus ihrer Art und ihren Wörtern.
no-not-durable = Das konnte nicht gespeichert werden: Nichts hat sich geändert.
no-moved = Ein anderer Knoten führt diesen Tisch jetzt: Sag es noch einmal.
no-unreachable = Der Knoten, der diesen Tisch führt, antwortet nicht: Sag es gleich noch einmal.
no-too-fast = Zu schnell: Warte einen Augenblick.
no-too-large = Das ist zu lang.
no-spectator = Wer zuschaut, spielt nicht mit.
no-no-undo = Seither ist etwas Neues bekannt geworden, oder es war nicht deine Antwort.
no-no-take-backs = An diesem Tisch wird nichts zurückgenommen.
no-nothing-to-take-back = Es gibt keine Antwort von dir, die du zurücknehmen könntest.
no-no-proposal = Danach fragt dich gerade niemand.
no-game-is-over = Das Spiel ist zu Ende.
no-no-substitute = Niemand spielt an deiner Stelle.
no-has-resigned = Du hast aufgegeben: Der Bot spielt bis zum Ende.
no-no-such-question = So eine Frage gibt es nicht.
no-no-clock = An diesem Tisch läuft keine Uhr.
no-no-hints = An diesem Tisch gibt es keine Tipps.
no-no-such-query = Danach kann man das Spiel jetzt nicht fragen.
no-no-chat = An diesem Tisch gibt es keinen Chat.
no-chat-players-only = An diesem Tisch schreiben nur die Spielenden.
no-chat-unprintable = Eine Zeile hat Buchstaben und nichts, was man nicht drucken kann.
no-no-whispers = An diesem Tisch lesen alle, was geschrieben wird.
no-no-such-seat = Diesen Platz gibt es nicht.
no-seat-taken-by-bot = Ein Bot spielt diesen Platz zu Ende.
