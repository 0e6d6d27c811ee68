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
