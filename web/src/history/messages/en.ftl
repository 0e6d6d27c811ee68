# The history of a profile: English.

history = My games
filters = Filters
filter-search = Player, character or title
filter-game = Game
filter-result = Result
filter-against = Against
filter-pace = Played
filter-since = From
filter-until = Until
filter-all = all
result-won = won
result-lost = not won
pace-live = live
pace-letters = by correspondence
none-yet = You have not finished a game with this profile yet. What you play while signed in is listed here.
found =
    { $games ->
        [0] No game matches.
        [one] One game, { $won ->
            [0] not won.
           *[other] won.
        }
       *[other] { $games } games, { $won } won ({ $share } %).
    }
place = Place { $place } of { $number }
nobody = somebody
more = Earlier games
moment-won = You won with { $percent } % at half time.
moment-lost = At half time you had { $percent } %, and did not win.
moments-come = Chances at half time are being worked out; they stand here when you come back.
openings = How I begin
openings-text = Your first decisions in { $game }, and how often you won with them.
openings-none = No finished game tells yet how you begin.
opening-played = Played
opening-won = Won
opening = First decisions
