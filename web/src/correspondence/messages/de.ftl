# Fernpartien: Deutsch.

vacation = Urlaub
vacation-text = Während du im Urlaub bist, steht deine Uhr, und die anderen sehen, wann du zurück bist. Antworten darfst du trotzdem.
vacation-left =
    { $days ->
        [0] Für dieses Jahr hast du keine Urlaubstage mehr.
        [one] Für dieses Jahr hast du noch einen Urlaubstag.
       *[other] Für dieses Jahr hast du noch { $days } Urlaubstage.
    }
vacation-under-way = Du bist im Urlaub, bis { $date }.
vacation-planned = Du bist ab { $first } im Urlaub, bis { $back }.
vacation-first = Ab
vacation-back = Zurück am
vacation-begin = Urlaub nehmen
vacation-plan = Urlaub planen
vacation-drop = Doch kein Urlaub
vacation-change = Tag ändern
vacation-end = Ich bin schon zurück
vacation-days = Urlaubstage im Jahr für jede Person
table-pause = Eine Pause für den ganzen Tisch
table-pause-text = Die Uhr steht für alle und läuft von selbst weiter, wenn die Zeit um ist. Wer gefragt ist, darf trotzdem antworten.
table-pause-vote = Mehr als die Hälfte der Leute muss zustimmen, du mitgezählt. Wer nicht antwortet, hat nicht zugestimmt, und auf niemanden wird gewartet.
table-pause-length = Wie lange
table-pause-ask = Den Tisch fragen
table-pause-alone = Uhr anhalten
table-paused = Die Uhr steht für alle bis { $when }. Antworten darfst du trotzdem. Sie läuft dann von selbst weiter, oder früher, wenn mehr als die Hälfte das will.
table-go-on = Fragen, ob es jetzt weitergeht
vote-pause = { $name } möchte, dass die Uhr für alle steht: { $length }.
vote-pause-mine = Du hast darum gebeten, dass die Uhr für alle steht: { $length }.
vote-go-on = { $name } möchte, dass die Uhr weiterläuft.
vote-go-on-mine = Du hast darum gebeten, dass die Uhr weiterläuft.
vote-count = { $agreed } von { $people } stimmen zu, { $needed } sind nötig; bis dahin ändert sich nichts.
vote-silent = Noch keine Antwort: { $names }.
vote-withdraw = Zurückziehen
look-back = Seit deinem Zug: { $number } von { $of }
look-back-earlier = ◂ Davor
look-back-later = Danach ▸
standing = Ab jetzt so antworten
standing-text = { $question } Der Tisch gibt die Antwort sofort, wann immer sie möglich ist; vorher sieht sie niemand.
standing-answer = Antwort
standing-when = Wann
standing-always = immer
standing-only = nur für { $about }
standing-add = Merken
