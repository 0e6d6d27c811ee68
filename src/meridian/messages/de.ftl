# Was jeder Tisch sagt, gleich welches Spiel darauf liegt: Deutsch.

## Personen und andere Handelnde

seat-label = S{ $number }
actor-chance = Zufall
actor-clock = Uhr
spectator = Publikum

## Aktionen

action-late = Zeit abgelaufen für { $seat }

## Warum etwas nicht geht

refusal-game-over = Das Spiel ist vorbei.
refusal-not-asked = Du bist gerade nicht gefragt.
refusal-not-an-outcome = Das kann der Zufall gerade nicht entscheiden.

## Das Protokoll

why = wegen
winner = Der Sieg geht an { $players }.
unfinished = Das Spiel ist noch nicht beendet.
