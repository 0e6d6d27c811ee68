# What the server writes to people: English.

## Notices

notice-hello = Hello { $player },
notice-turn = It is your turn at the table “{ $table }”.
    .subject = Your turn: { $table }
notice-half = Half of your time is gone at the table “{ $table }”, and the others wait for you.
    .subject = Half of your time is gone: { $table }
notice-four-fifths = Little time is left to you at the table “{ $table }”. If it runs out, a bot may play for you.
    .subject = Little time left: { $table }
notice-substitute = Your time ran out at the table “{ $table }”, so a bot plays for you. You may take your seat back at any time.
    .subject = A bot plays for you: { $table }
notice-over = The game at the table “{ $table }” is over.
    .subject = Game over: { $table }
notice-question = You are asked: { $text }
notice-deadline = Please answer by { DATETIME($deadline, dateStyle: "full", timeStyle: "short") } ({ $zone }).
notice-open = Go to the table
notice-why = You get this because you asked to be told about this seat.
notice-stop = No more e-mails about this seat

## Letters with a link that opens something

letter-sign-in = With this link you sign in. It works once.
    .subject = Your link to sign in
    .action = Sign in
letter-confirm = Somebody, we hope you, would like to be told at this address when a game waits for them. With this link you agree.
    .subject = Do you want notices at this address?
    .action = Yes, send me notices
letter-lasts =
    { $minutes ->
        [one] It is good for { $minutes } minute.
       *[other] It is good for { $minutes } minutes.
    }
letter-not-me = If you did not ask for this, do nothing, and nothing happens.

## Feeds

feed-deadlines = Deadlines
feed-turns = Turns
feed-deadline = { $table }: answer due
feed-turn = { $table }: your turn
