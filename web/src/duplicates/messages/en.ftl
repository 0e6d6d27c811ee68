# Duplicate sets: the same dice and decks at several tables.

title = Duplicate tables
lead = The same dice and decks at several tables: whoever sits in the same seat meets the same luck. Until the last table has ended nobody can watch, replay or check any of them; then they are compared. Nothing is rated.
status-open = Open: whoever has the link can join.
status-agreeing = The devices of all agree on the dice … A device that is away is waited for a few minutes at most; then it goes on without its number.
status-running =
    { $ended ->
        [0] { $tables } tables are being played.
        [one] { $tables } tables are being played; one has ended.
       *[other] { $tables } tables are being played; { $ended } have ended.
    } The comparison comes when all have ended.
status-over = All tables have ended.
my-table = To my table
enter = Join
start = Begin
leave = Leave
needs = It can begin when { $least } take part: there must be somebody at a second table.
entrants = Taking part ({ $count } of { $most })
nobody = Nobody yet.
share-how = Send this link to everybody who shall play.
seat = Seat { $number }
name = Who
table = Table
score = Score
place = Place
difference = Against the mean
given-up = given up
report = Download the report
check = Check the dice
new = New duplicate tables
new-title = Title
new-size = Seats at each table
new-people = Of these for people
new-people-help = Characters have the other seats, the same at each table. People are seated in the order in which they join.
new-clock-help = A clock is needed: without one the last table might never end.
new-open = Open
