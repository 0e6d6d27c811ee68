# Übung: Deutsch.

title = Üben
lead = Stellungen aus Partien, die starke Bots gespielt haben. Wähle eine Antwort; dann siehst du, wie oft jede gewinnt.
choose-game = Welches Spiel?
theme = Thema
any-theme = Alle Themen
difficulty = Schwierigkeit
any-difficulty = Alle
difficulty-1 = Leicht
difficulty-2 = Mittel
difficulty-3 = Schwer
done-of = { $done } von { $all } beantwortet
begin = Anfangen
again = Noch einmal
go-on = Weiter
nothing = Dazu gibt es nichts. Wähle ein anderes Thema oder eine andere Schwierigkeit.
position = Stellung { $number }
daily = Stellung des Tages
daily-open = Antworten
daily-done = Heute beantwortet
streak =
    { $days ->
        [one] { $days } Tag in Folge
       *[other] { $days } Tage in Folge
    }
week = Diese Woche
week-day = { $day }: { $done ->
        [yes] beantwortet
       *[no] nicht beantwortet
    }
question-best = Welche Antwort ist die beste?
question-odds = Wie wahrscheinlich gewinnst du diese Partie?
question-battle = Wer gewinnt diesen Kampf?
side-aggressor = { $player } (Aggressor)
side-defender = { $player } (Verteidiger)
side-independent = Das Unabhängige Territorium
percent = { $number } %
answers = Deine Antwort
keys = Mit den Tasten 1 bis { $number } wählst du eine Antwort.
grade-excellent = Ausgezeichnet
grade-good = Gut
grade-fair = Brauchbar
grade-missed = Diesmal nicht
loss-best = Am besten: { $best }. Das gewinnt zu { $chance } %. Deine Antwort verschenkt { $loss } Punkte.
loss-none = Das ist die beste Antwort: Sie gewinnt zu { $chance } %.
loss-odds = Der Bot sagt { $chance } %. Du liegst { $loss } Punkte daneben.
loss-battle = { $best } gewinnt zu { $chance } %.
loss-battle-right = Richtig: { $best } gewinnt zu { $chance } %.
chances = Wie wahrscheinlich jede Antwort gewinnt, wenn alle solide spielen. Die Spanne sagt, wie sicher die Zahl ist, nicht wie Menschen spielen.
chance = { $chance } % ({ $low } bis { $high } %)
chosen = deine
best = beste
reasons-best = Warum sie die beste ist: { $answer }
reasons-mine = Was deine verschenkt: { $answer }
rule = Die Regel dahinter
weighed = Jede Antwort hat ein starker Bot { $playouts }-mal ausprobiert.
exact = Diese Chancen sind genau berechnet.
play-on = Von hier aus weiterspielen
play-on-title = Aus der Übung weitergespielt
next = Nächste Stellung
all = Alle Stellungen
log = Was vorher geschah
repeat = Aus deinen Lektionen
repeat-lead = Eine Frage, die du schon kennst.
repeat-wrong = Nicht ganz. Morgen kommt sie wieder.
repeat-later =
    { $days ->
        [one] Richtig. In { $days } Tag kommt sie wieder.
       *[other] Richtig. In { $days } Tagen kommt sie wieder.
    }
repeat-learnt = Richtig. Das kannst du jetzt.
close = Schließen
you = Du
to-lesson = Die Lektion wiederholen
text = Die Stellung in Worten
happened = Zuletzt
