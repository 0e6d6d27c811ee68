# Leagues and cups: English.

title = Leagues and cups
lead = Several rounds against people and characters, live or by correspondence. The server seats everybody and counts.
to-clubs = Clubs
to-list = Leagues and cups to enter
new = New competition
duplicate = Duplicate tables
sign-in = Sign in to enter or to organise one
mine = Yours
open = Open for entries
running = Under way
over = Over
closed = Closed early
none = None at the moment.
back = All leagues and cups
format-round-robin = Round robin
format-swiss = Swiss
format-knock-out = Knock-out
help-round-robin = Everybody meets everybody, as evenly as possible.
help-swiss = Those who stand near each other meet. Good for many entrants and few rounds.
help-knock-out = The better half of each table goes on, until one table is left.
tables-of = Tables for { $size }
entrants-of =
    { $entrants ->
        [one] { $entrants } of { $most } has entered
       *[other] { $entrants } of { $most } have entered
    }
round-of =
    { $planned ->
        [0] Round { $round }
       *[other] Round { $round } of { $planned }
    }
organised-by = Organised by { $name }
gone = somebody who has left
break-until = The next round begins { $when }.
invite-how = Whoever scans this, or opens the link, can look at it and enter.
invite-only-here = Only the server’s own computer can open this link: whoever runs the server must let others in.
play = To my table
enter = Enter
leave = Leave
leave-sure = Leave this competition?
leave-open = You can enter again as long as it has not begun.
leave-running = You get no table in the rounds to come. A game under way is played to its end.
start = Begin the first round
start-help = Nobody can enter afterwards. Each further round begins by itself.
close = End it early
close-sure = End this competition?
close-text = No further round begins, and what is played now counts for nothing.
add = A character
add-button = Let it enter
remove = Remove { $name }
entrants = Entrants
nobody = Nobody has entered yet.
standings = Standings
rank = Rank
name = Name
points = Points
opposition = Opposition
beaten = Beaten
wins = Wins
played = Games
left = left
forfeits =
    { $number ->
        [one] { $number } forfeit
       *[other] { $number } forfeits
    }
ties = How points and ties are counted
ties-points = Points: at each table the share of opponents you came in before, from 0 to 1. A shared place counts half, a bye as a win, a forfeit nothing.
ties-opposition = Opposition (Buchholz): what your opponents have scored, on average at each table.
ties-beaten = Beaten (Sonneborn-Berger): the same, counting only those you came in before.
ties-wins = Wins: tables won. Whoever is still equal shares the rank.
ties-knock-out = In a knock-out who got further stands higher, then who did better there.
rounds = Rounds
round = Round { $number }
table = Table { $number }
bye = { $name } has a bye.
playing = being played
forfeit = forfeit
# New competition
new-title = Name
new-note = What entrants should know
new-format = Format
new-size = Players at a table
new-size-help = Uneven numbers are seated at smaller tables. Only at tables for two somebody may have a bye.
new-rounds = Rounds
new-rounds-auto = As many as it takes
new-most = Entrants at most
new-break = Break between rounds
new-break-minutes =
    { $minutes ->
        [0] None
        [60] One hour
        [1440] One day
       *[other] { $minutes } minutes
    }
new-clock-help = Whoever runs out of time or leaves forfeits the game.
new-watch = Who may watch
new-open = Open for entries
