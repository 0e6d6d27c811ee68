minutes =
    { $number ->
        [0] less than a minute
        [one] one minute
       *[other] { $number } minutes
    }
hours =
    { $number ->
        [one] one hour
       *[other] { $number } hours
    }
days =
    { $number ->
        [one] one day
       *[other] { $number } days
    }
by-round = Points by round
by-round-label = Points after each round: { $players }
by-round-of = { $player } { $points }
chances-wait = Chances of winning: { $done } %
rating = Rating
answers = Answers that nothing was better than:
answers-of = { $good } of { $answers }
answers-how = A bot looked at some answers of each player again, with what the player knew, and searched for a better one.
