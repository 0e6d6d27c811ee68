### Die Startseite ohne den Server.

offline = Ohne den Server
seen = Deine Tische stehen hier so, wie sie zuletzt zu sehen waren: { $when }.
waits = Spiele, Lektionen und Übungen gehen weiter, sobald der Server antwortet. Nichts ist verloren: Was du gespielt hast, liegt dort.
lessons =
    { $number ->
        [one] Eine Lektion hast du auf diesem Gerät abgeschlossen; die nächste wartet unter „Lernen“.
       *[other] { $number } Lektionen hast du auf diesem Gerät abgeschlossen; die nächste wartet unter „Lernen“.
    }
learn = Neu hier? Die Lektionen unter „Lernen“ erklären jedes Spiel in kleinen Schritten, sobald der Server antwortet.
