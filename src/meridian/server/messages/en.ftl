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
notice-why-account = You get this because you sit at this table with your account.
notice-stop = No more e-mails about this seat
notice-stop-account = No more e-mails about my tables

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
letter-lasts-hours =
    { $hours ->
        [one] It is good for { $hours } hour.
       *[other] It is good for { $hours } hours.
    }
letter-not-me = If you did not ask for this, do nothing, and nothing happens.

## Feeds

feed-deadlines = Deadlines
feed-turns = Turns
feed-deadline = { $table }: answer due
feed-turn = { $table }: your turn

## Small pages behind links in e-mails

page-home = To Meridian
page-unsubscribe = No more e-mails?
    .seat = If you press the button, nothing more is sent to this address about this seat.
    .account = If you press the button, no more e-mails are sent to you about your tables. Links to sign in still are.
    .action = No more e-mails
page-unsubscribed = Done
    .text = You will get no more of these e-mails. You can switch them on again at the table or in your account.
page-confirm = Notices at this address?
    .text = If you press the button, you are told at { $mail } when the game waits for you.
    .action = Yes, send me notices
page-confirmed = Thank you
    .text = From now on you are told at { $mail } when the game waits for you.
page-void = This link is not good any more
    .text = It is too old, or something newer has taken its place. Nothing has changed.

## Accounts

account-unnamed = Player { $word }

## Why something is not possible at a table

no-stale = This question is not asked any more.
no-empty-answer = An answer has a kind and its words.
no-not-durable = This could not be stored: nothing has changed.
no-moved = Another node plays this table now: say it again.
no-unreachable = The node that plays this table does not answer: say it again in a moment.
no-too-fast = Too fast: wait a moment.
no-too-large = That is too long.
no-spectator = A spectator has no say here.
no-no-undo = Something new was learnt since, or it was not your answer.
no-no-take-backs = At this table nothing is taken back.
no-nothing-to-take-back = There is no answer of yours to take back.
no-no-proposal = Nobody asks you for this now.
no-game-is-over = The game is over.
no-no-substitute = Nobody plays in your place.
no-has-resigned = You have resigned: the bot plays to the end.
no-no-such-question = There is no question of that kind.
no-no-clock = There is no clock at this table.
no-no-hints = This table is played without hints.
no-no-such-query = The game cannot be asked that now.
no-no-chat = There is no chat at this table.
no-chat-players-only = At this table only players may write.
no-chat-unprintable = A line has letters, and nothing that cannot be printed.
no-no-whispers = At this table everybody reads what is written.
no-no-such-seat = There is no such seat.
no-seat-taken-by-bot = A bot plays this seat to the end.
