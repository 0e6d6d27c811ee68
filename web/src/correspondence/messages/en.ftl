# Games by correspondence: English.

vacation = Vacation
vacation-text = While you are on vacation your clock stands, and the others see when you will be back. You may still answer.
vacation-left =
    { $days ->
        [0] You have no days of vacation left this year.
        [one] You have one day of vacation left this year.
       *[other] You have { $days } days of vacation left this year.
    }
vacation-under-way = You are on vacation until { $date }.
vacation-planned = You will be on vacation from { $first } until { $back }.
vacation-first = From
vacation-back = Back on
vacation-begin = Go on vacation
vacation-plan = Plan this vacation
vacation-drop = Drop the plan
vacation-change = Change the day
vacation-end = I am back already
vacation-days = Days of vacation a year for each player
table-pause = A pause for the whole table
table-pause-text = The clock stands for everybody, and runs again by itself when the time is over. Whoever is asked may still answer.
table-pause-vote = More than half of the people must agree, you included. Whoever does not answer has not agreed, and nobody is waited for.
table-pause-length = How long
table-pause-ask = Ask the table
table-pause-alone = Let it stand
table-paused = The clock stands for everybody until { $when }. You may still answer. It runs again by itself then, or sooner if more than half want that.
table-go-on = Ask to go on now
vote-pause = { $name } would like the clock to stand for everybody: { $length }.
vote-pause-mine = You have asked for the clock to stand for everybody: { $length }.
vote-go-on = { $name } would like the clock to run again.
vote-go-on-mine = You have asked for the clock to run again.
vote-count = { $agreed } of { $people } agree, { $needed } are needed; until then nothing changes.
vote-silent = Not answered yet: { $names }.
vote-withdraw = Withdraw
look-back = Since your turn: { $number } of { $of }
look-back-earlier = ◂ Before
look-back-later = After ▸
standing = Answer like this from now on
standing-text = { $question } The table gives the answer at once whenever it is possible; nobody else sees it before.
standing-answer = Answer
standing-when = When
standing-always = always
standing-only = only for { $about }
standing-add = Keep it
