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
notice-stop = Keine E-Mails mehr zu diesem Platz

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
letter-not-me = Wenn du das nicht wolltest, tu nichts, und nichts geschieht.

## Feeds

feed-deadlines = Fristen
feed-turns = Züge
feed-deadline = { $table }: Antwort fällig
feed-turn = { $table }: du bist dran
