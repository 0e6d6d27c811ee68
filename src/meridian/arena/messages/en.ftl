# The report page of a tournament: English.

arena-title = Tournament: { $game }
arena-about = { $matches } matches of { $seats } players, { $groups } groups with the same dice, seed { $seed }
arena-unfinished =
    { $number ->
        [0] All matches were finished.
        [one] { $number } match was cut off unfinished; it counts nowhere but under length.
       *[other] { $number } matches were cut off unfinished; they count nowhere but under length.
    }
arena-edition = Edition
arena-options = Options
arena-usual = as usual
arena-players = Players
arena-digest = Digest
arena-contents = Contents

arena-ladder = Ladder
arena-ladder-about = Strength as a Plackett-Luce model sees it from the places in all matches, with 95 % intervals. Who is stronger by 4.2 finishes before the other in 73 of 100 games. Only differences mean anything.
arena-player = player
arena-rating = rating
arena-interval = 95 % interval
arena-matches = matches
arena-wins = wins
arena-score = mean score
arena-place = mean place

arena-seats = Seats
arena-seats-about = Wins of each seat, whoever sat there; the dashed line is where all would be alike. A shared win counts in parts.
arena-seat = Seat

arena-length = Length
arena-length-about = The median game has { $rounds } rounds and { $decisions } decisions, and took { $seconds } seconds of CPU time.
arena-rounds = rounds
arena-decisions = decisions
arena-games = games

arena-clauses-title = Clauses
arena-clauses-about = { $cited } of { $all } clauses of the rule book were cited by a fact at least once.
arena-clauses = clauses
arena-cited = cited
arena-never-cited = never cited
arena-never-list = Clauses that were never cited
arena-clause = clause
arena-chapter = chapter
arena-rule = rule

arena-outliers = What stands out
arena-outliers-about = Things whose users win clearly more or less often than the users of things used in the same way, after allowing for who the users were, and for how many things were looked at. A cause is not proven: who is ahead may use some things more.
arena-no-outliers = Nothing stands out.
arena-other-outliers = Actions, facts and the like that stand out
arena-things = By { $field }
arena-things-about = Each line is a thing: the share of matches won by those who used it, with its 95 % interval; the tick is the median of all things used in this way. Marked ones (diamonds) stand out. At most { $most } are shown, the most different ones.
arena-never-used = Never used
arena-thing = thing
arena-field = field
arena-way = use
arena-way-said = { $kind }
arena-way-told = fact: { $kind }
arena-way-whole-said = said at all
arena-way-whole-told = happened at all
arena-per-game = uses a game
arena-users = users
arena-users-win = wins of its users
arena-low = at least
arena-high = at most
arena-like = usual for this use

arena-calibration = Foretold chances
arena-calibration-about = Win chances foretold in the middle of each quarter of the game, against how often they came true. On the diagonal they are right.
arena-quarter = Quarter
arena-all-quarters = all
arena-foretold = foretold chance
arena-came = share that won
arena-cases = cases
arena-error = mean square error
arena-ignorant = of equal chances
