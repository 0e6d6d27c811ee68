minutes =
    { $number ->
        [0] weniger als eine Minute
        [one] eine Minute
       *[other] { $number } Minuten
    }
hours =
    { $number ->
        [one] eine Stunde
       *[other] { $number } Stunden
    }
days =
    { $number ->
        [one] ein Tag
       *[other] { $number } Tage
    }
by-round = Punkte nach Runden
by-round-label = Punkte nach jeder Runde: { $players }
by-round-of = { $player } { $points }
chances-wait = Siegchancen: { $done } %
rating = Wertung
answers = Antworten, zu denen es keine bessere gab:
answers-of = { $good } von { $answers }
answers-how = Ein Bot hat einige Antworten von allen noch einmal angesehen, mit dem, was man damals wusste, und nach einer besseren gesucht.
