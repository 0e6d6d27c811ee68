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
