# What the server writes to people: English.

## Notices

notice-hello = Hello { $player },
notice-turn = It is your turn at the table “{ $table }”.
    .subject = Your turn: { $table }
    .channel = It is the turn of { $player } at the table “{ $table }”.
notice-half = Half of your time is gone at the table “{ $table }”, and the others wait for you.
    .subject = Half of your time is gone: { $table }
notice-four-fifths = Little time is left to you at the table “{ $table }”. If it runs out, a bot may play for you.
    .subject = Little time left: { $table }
notice-substitute = Your time ran out at the table “{ $table }”, so a bot plays for you. You may take your seat back at any time.
    .subject = A bot plays for you: { $table }
notice-over = The game at the table “{ $table }” is over.
    .subject = Game over: { $table }
    .channel = The game at the table “{ $table }” is over.
notice-offer = Somebody has made you an offer at the table “{ $table }”.
    .subject = An offer for you: { $table }
notice-vote = The people at the table “{ $table }” vote on whether the clock stands for a while. Your voice is asked for.
    .subject = A vote: { $table }
notice-chat = Somebody wrote at the table “{ $table }”:
    .subject = Chat: { $table }
notice-round = The next round begins: your table “{ $table }” is ready.
    .subject = The next round begins: { $table }
notice-competition = “{ $table }” is over: see how you did.
    .subject = Over: { $table }
notice-report = A new report waits for you, about the table “{ $table }”. “meridian admin reports” shows it.
    .subject = A new report: { $table }
notice-question = You are asked: { $text }
notice-deadline = Please answer by { DATETIME($deadline, dateStyle: "full", timeStyle: "short") } ({ $zone }).
notice-open = Go to the table
notice-open-standings = Go to the standings
notice-open-profile = Go to your profile
notice-answer = Answer this question here, without signing in
notice-why = You get this because you asked to be told about this seat.
notice-why-account = You get this because you sit at this table with your account.
notice-why-report = You get this because you run this server.
notice-stop = No more e-mails about this seat
notice-stop-report = No more e-mails to this profile
notice-stop-account = No more e-mails about my tables

## Letters with a link that opens something

letter-sign-in = With this link you sign in. It works once.
    .subject = Your link to sign in
    .action = Sign in
letter-confirm = Somebody, we hope you, would like to be told at this address when a game waits for them. With this link you agree.
    .subject = Do you want notices at this address?
    .action = Yes, send me notices
letter-address = Somebody, we hope you, would like to sign in to their account with this address from now on. With this link you agree.
    .subject = Your new address
    .action = Yes, this is my address
letter-moved = Your account has another e-mail address now: letters and links to sign in go there from now on, and no longer here. If it was not you, write to whoever runs this server.
    .subject = Your account has another address
    .action = To Meridian
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
page-address = Another address?
    .text = If you press the button, your account has the address { $mail } from now on.
    .action = Yes, this is my address
page-address-changed = Thank you
    .text = Your account has the address { $mail } now.
page-lost = This page is not on the map
    .text = The address may be incomplete, or what was there has gone.
page-turn = Your turn
    .action = Answer so
    .many = There are too many answers for this page: give yours at the table.
    .position = The position in words
    .open = Open the table
    .away = The table did not reply in time. Look again in a moment: an answer that arrived is played once.
page-turn-done = Answered
    .text = Your answer at { $table } is given.
page-void = This link is not good any more
    .text = It is too old, or something newer has taken its place. Nothing has changed.

## Accounts

account-unnamed = Player { $word }

## Why something is not possible at a table

no-stale = This question is not asked any more.
no-empty-answer = An answer has a kind and its words.
no-run-chance = Chance has decided something: look at the board first.
no-run-another = Another player is asked first.
no-run-window = Other players may react first.
no-run-news = There is something new to see first.
no-run-no-answer = That does not answer the question.
no-not-durable = This could not be stored: nothing has changed.
no-moved = Another node plays this table now: say it again.
no-unreachable = The node that plays this table does not answer: say it again in a moment.
no-too-fast = Too fast: wait a moment.
no-too-large = That is too long.
no-spectator = A spectator has no say here.
no-no-lesson = No lesson is taught at this table.
no-lesson-table = There is no need for that in a lesson.
no-lesson-not-now = The lesson does not wait for that now.
no-lesson-read-first = Read on first: the lesson is about to show you something.
no-lesson-one-by-one = In a lesson answers are given one by one.
no-no-undo = Something new was learnt since, or it was not your answer.
no-too-many-take-backs = So much was taken back at this table that its chance is kept for the game itself.
no-no-take-backs = At this table nothing is taken back.
no-nothing-to-take-back = There is no answer of yours to take back.
no-no-die = No die is to be read out now.
no-server-rolls = At this table the server rolls the dice.
no-not-your-die = Whoever opened the table reads the dice out.
no-no-such-face = This die has no such face.
no-no-proposal = Nobody asks you for this now.
no-vote-stands = A vote stands already: answer that one first.
no-pause-stands = The clock stands already.
no-no-pause = The clock does not stand: there is nothing to end.
no-pause-alone = At a rated table nobody stops the clock alone.
no-game-is-over = The game is over.
no-no-substitute = Nobody plays in your place.
no-has-resigned = You have resigned: the bot plays to the end.
no-no-such-question = There is no question of that kind.
no-no-such-condition = A condition reads name=value, such as target=BRA.
no-no-such-silence = Nothing of that kind is going on.
no-no-clock = There is no clock at this table.
no-no-hints = This table is played without hints.
no-hint-under-way = Your hint before this one is still being worked out.
no-hints-crowded = Many people want hints just now: ask again in a moment.
no-hint-failed = There is no hint to be had now.
no-no-such-line = There is no such line in the log.
no-nobody-to-ask = No character did that: nobody can be asked.
no-why-failed = No answer comes just now.
no-no-such-query = The game cannot be asked that now.
no-no-chat = There is no chat at this table.
no-chat-players-only = At this table only players may write.
no-chat-unprintable = A line has letters, and nothing that cannot be printed.
no-no-whispers = At this table everybody reads what is written.
no-text-no-chat = There is no chat at this table: make the promise without a text.
no-chat-suspended = Your profile is suspended: it cannot write.
no-no-such-seat = There is no such seat.
no-seat-taken-by-bot = A bot plays this seat to the end.

## Why a request is turned away

problem-join-code = no table waits for this code: it is mistyped, or the game has begun
problem-no-join-code = there is no code for this table now; the link works
problem-no-such-table = there is no such table
problem-only-at-this-machine = only the person at the server’s own machine can do that
problem-no-network = this machine is in no network where friends could reach it
problem-has-begun = this table has begun
problem-not-begun = this table has not begun
problem-seats-frozen = the seats of this table are settled: it is about to begin
problem-not-agreeing = this table does not agree on its dice yet: its seats are not settled
problem-no-nonce-here = this seat gives no nonce
problem-one-nonce = a device gives one nonce to a table: another hash is here already
problem-too-late-for-nonce = too late: the list of nonce hashes is closed
problem-nonce-too-early = too early: the nonce is told once the list of all hashes is there
problem-not-that-nonce = this is not the nonce whose hash was given
problem-changed-meanwhile = somebody else has just changed this table: try again
problem-not-for-watching = this table is not for watching
problem-wrong-token = this token opens no seat at this table
problem-kept-seats = the seats of this table are kept for those who played before
problem-rated-sign-in = this table is rated: sign in to join
problem-rated-second-seat = you have a seat at this rated table already
problem-seat-changed = this seat has another holder by now
problem-seat-taken = seat { $seat } is taken
problem-no-such-seat = there is no seat { $seat }
problem-no-open-seat = there is no open seat
problem-seat-still-open = a seat is still open: fill it with a person or a bot
problem-not-the-host = only the host of this table can do that
problem-rematch-later = a rematch is for when this game is over
problem-rematch-taken = you have your seat at the rematch already
problem-no-such-preset = preset: there is no preset { $name }{ $hint }
problem-which-bot = { "seats[" }{ $at }{ "]" }.bot: which bot?
problem-not-a-bot = { "seats[" }{ $at }{ "]" }.bot: only a bot's seat has one
problem-sign-in-first = sign in first: this needs a session
problem-several-seats = you have several seats at this table: use the token of one
problem-no-seat-of-yours = you have no seat at this table
problem-needs-seat = this needs the token of a seat at this table
problem-bad-name = a name has 1 to { $most } letters on one line, all of them visible, and no "=?"
problem-bad-title = title: a title has at most { $most } letters on one line, all of them visible, and no "=?"
problem-bad-player = a name at the table has { $least } to { $most } letters on one line, all of them visible, and no "=?"
problem-no-name = “{ $name }” is not a name: the log says it to everybody
problem-text-quotes = the text at the end stands in quotes, as JSON writes them
problem-text-not-plain = a text has at most { $most } letters, all printable, and no blanks around it
problem-word-refused = “{ $word }” is not allowed on this server. Please choose other words.
problem-no-seat-here = You cannot sit down at this table.
problem-sent-away = The host has sent you away from this table: you cannot sit down here again.
problem-nobody-there = There is no other person.
problem-guest-there = { $name } plays without a profile: mute the name on this device instead.
problem-people-enough = You mute or block { $most } people already.
problem-no-such-line = There is no such line of chat.
problem-bad-report = A report has at most { $most } visible letters.
problem-report-who = Take a seat at this table or sign in to report somebody.
problem-reports-enough = The operators have enough reports about this table. They will look at it.
problem-suspended = This profile is suspended until the operators of this server lift it. { $why }
problem-suspended-until = This profile is suspended until { $until } (UTC). { $why }
problem-bad-note = note: a note has at most { $most } letters on one line, all of them visible, and no "=?"
problem-no-such-character = there is nobody called { $name }{ $hint }
problem-character-taken = { $name } sits at this table already
problem-room-no-chat = there is no chat at this table
problem-room-too-long = a line of chat has at most { $most } letters
problem-room-unprintable = a line of chat has letters, and nothing that cannot be printed
problem-bad-bot = bot: a bot is written on one line, such as deep:budget=200ms
problem-no-mail = this server sends no e-mail
problem-no-webhooks = this server sends no webhooks
problem-too-many-browsers = at most { $most } browsers can get messages: turn one of them off first
problem-messenger-telegram = the address of a Telegram bot ends in /sendMessage?chat_id=…
problem-messenger-matrix = the address of a Matrix room is …/_matrix/client/v3/rooms/ROOM/send/m.room.message?access_token=…
problem-messenger-ntfy = the address at ntfy ends in the name of a topic: letters, digits, - and _
problem-link-void = this link is not good any more: ask for a new one
problem-link-used = this link has been used: ask for a new one
problem-name-taken = the name “{ $name }” is taken here: choose another one, or sign in if it is yours
problem-bad-password = a password has { $least } to { $most } letters
problem-password-is-name = your name is no good password: choose another one
problem-wrong-password = name or password is not right
problem-wrong-current-password = the current password is not right; a recovery code does as well
problem-wrong-code = this code is not right, or was used already
problem-password-or-passkey = a profile is made with a password or with a passkey
problem-no-passkeys-here = passkeys need https, or localhost: use a password here
problem-passkey-late = that took too long: try again
problem-passkey-wrong = this passkey could not be checked: try again
problem-passkey-unknown = no profile here has this passkey
problem-passkey-known = this passkey is in use already
problem-passkeys-enough = you have { $most } passkeys: remove one first
problem-no-such-passkey = you have no such passkey
problem-only-way = this is your only way to sign in: add another one first
problem-registration-closed = nobody can make a new profile at this server
problem-needs-invitation = this server asks for an invitation code: whoever runs it has one for you
problem-not-invited = this invitation is not good: it is mistyped, used up or too old
problem-no-copy-yet = a table that is played without help can be copied when it is over
problem-no-second-copy = a practice table cannot be copied again
problem-no-such-seat-token = this token opens no seat
problem-seat-of-another = this seat belongs to another account
problem-no-such-moment = moment: this table has { $entries } entries
problem-no-such-fact = moment: you have been told { $facts } facts
problem-no-report-of-practice = a practice table has no report: its beginning was played elsewhere
problem-moments-later = a game is shown move by move when it is over
problem-journal-later = the journal is told when the game is over
problem-no-journal-of-practice = this practice table began in a game that may still be under way
problem-no-such-file = there is no such file: the client may have been built anew, so load the page again
problem-no-such-feed = there is no such feed
problem-no-body = the request has no body: JSON is expected
problem-no-such-lesson = there is no such lesson
problem-no-such-exercise = there is no such exercise
problem-no-such-game = there is no such game
problem-for-sockets = this address is for sockets
problem-played-elsewhere = this table is played elsewhere now: come back
problem-hello-first = the first message is a hello
problem-hello-once = a socket says hello once
problem-took-too-long = this took too long
problem-not-stored = the server cannot reach its database at the moment: before you try again, look whether it was done
problem-too-busy = the server is busy with other requests of this kind: try again in a few seconds
problem-closing = the server closes
problem-journal-entries = a journal has at most { $most } entries
problem-edition-size = { $name }: an edition file has at most { $most } kB
problem-edition-keys = { $name }: more than { $most } keys
problem-edition-values = { $name }: more than { $most } values
problem-edition-depth = { $name }: tables or lists are nested more than { $most } levels deep
problem-edition-number = { $name }: a number has too many digits
problem-edition-toml = { $name }: not TOML: { $why }
problem-edition-json = { $name }: not JSON: { $why }
problem-edition-nested = { $name }: tables or lists are nested too deeply
problem-fault = a fault of the server: it is noted
problem-too-deep = the body is nested too deeply
problem-rated-sides = rated: a rated table needs at least two sides
problem-rated-start = rated: a rated table begins at the beginning
problem-rated-dice = rated: at a rated table the server rolls the dice
problem-rated-hints = rated: a rated table has no hints from bots
problem-rated-bots = rated: a rated table has no bots
problem-rated-accounts = rated: at a rated table everybody has an account: sign in first
problem-rated-one-seat = rated: at a rated table nobody has two seats
problem-too-many =
    { $seconds ->
        [one] too many requests: try again in { $seconds } second
       *[other] too many requests: try again in { $seconds } seconds
    }
problem-option-unknown = option { $option } is unknown{ $hint }
problem-option-range = option { $option }: { $value } is not one of { $low } to { $high } ({ $clauses })
problem-option-value = option { $option }: { $value } is not one of { $values } ({ $clauses })
problem-option-no-list = option { $option }: { $value } is neither { $default } nor a list ({ $clauses })
problem-option-word = option { $option }: { $value } is unknown{ $hint } ({ $clauses })
problem-option-pick = option { $option }: needs { $pick } different words, not { $different } ({ $clauses })
problem-options-clash = options: { $reason }
problem-position = position: { $where }: { $reason } ({ $clauses })
problem-players = { $game } is for { $low } to { $high } players, not { $seats } ({ $clause })
problem-bot-unknown = there is no bot { $bot }{ $hint } (bots: { $bots })
problem-bot-part = bot { $bot }: { $part } should read name=value, for example { $name }:budget=50ms
problem-bot-twice = bot { $bot }: { $parameter } is given twice
problem-bot-bare = bot { $bot } takes no parameters, and { $parameter } is given
problem-bot-parameter = bot { $bot } has no parameter { $parameter }{ $hint } (parameters: { $parameters })
problem-bot-time = { $parameter }={ $value }: a time with its unit is needed, such as 50ms, 1s or 2m
problem-bot-time-range = { $parameter }={ $value }: between { $low } and { $high }
problem-bot-count = { $parameter }={ $value }: a whole number from { $low } to { $high } is needed
problem-bot-number = { $parameter }={ $value }: a number from { $low } to { $high } is needed
problem-bot-too-slow = bot { $bot }: a bot may think about an answer for { $most } seconds at most
problem-hint-too-long = bot { $bot }: a hint may take { $most } seconds at most
problem-clock-preset = clock.preset: there is no clock { $clock }{ $hint } (clocks: { $clocks })
problem-clock-part = clock: there is no { $part }{ $hint } (a clock has { $parts })
problem-clock-kind = clock.kind: { $value } is not one of { $kinds }
problem-clock-phases = clock.phases: { $value } is not true or false
problem-clock-substitute = clock.substitute: { $value } is not the name of a bot
problem-clock-seconds = clock.{ $part }: { $value } is not a number from { $low } to { $high } seconds
problem-clock-hours = clock.{ $part }: { $value } is not a number from { $low } to { $high } hours
problem-clock-times = clock.{ $part }: { $value } is not a whole number from { $low } to { $high } times
problem-clock-cap = clock.cap: { $cap } seconds are less than the bank of { $bank }
problem-pause-already = The clocks are paused already.
problem-pause-used-up = The time for pauses is used up.
problem-pause-no-offer = No offer stands between the two of you: only then the clocks can be paused.
problem-pause-not-proposed = No pause has been proposed to you.
problem-excuse-clock = Only clocks by correspondence can be excused.
problem-excuse-substitute = A substitute plays for you: come back first.
problem-excuse-already = Your next decision is excused already.
problem-excuse-none = You have no excuse left.
problem-vacation-clock = Only tables by correspondence have vacations.
problem-vacation-substitute = A substitute plays for you: come back first.
problem-vacation-past = You can be back tomorrow at the earliest.
problem-vacation-days = { $days ->
    [one] One day of vacation is more than you have left: { $left }.
   *[other] { $days } days of vacation are more than you have left: { $left }.
}
problem-vacation-first = First end the vacation that you are on.
problem-vacation-far = You can plan a vacation up to { $days } days ahead.
problem-vacation-order = You can be back the day after it begins at the earliest.
problem-vacation-none = You are not on vacation.
problem-vacation-day = { $day } is not a day of the calendar.
problem-return-none = No substitute plays for you.
problem-near = ; did you mean { $near }?
problem-other = { $text }

## Competitions

problem-no-such-competition = there is no such competition
problem-too-many-competitions = there are too many unfinished competitions: one person has { $most } at most, and this server has room for some more only when others are over
problem-competition-clock = clock: a competition needs a clock, or a round might never end
problem-competition-begun = this competition takes no entries any more
problem-competition-over = this competition is over
problem-competition-full = this competition is full: { $most } have entered
problem-no-such-duplicate = there is no such duplicate set
problem-too-many-duplicates = there are too many unfinished duplicate sets: one person has { $most } at most, and this server has room for some more only when others are over
problem-duplicate-clock = clock: a duplicate set needs a clock, or it might never end
problem-duplicate-seats = seats: each table needs an open seat, and there must be room for entrants at two tables ({ $most } may enter)
problem-duplicate-full = this duplicate set is full: { $most } have entered
problem-duplicate-begun = this duplicate set has begun: nobody can enter or leave any more
problem-duplicate-too-few = a duplicate set needs entrants at two tables: at least { $least }
problem-duplicate-organiser = only whoever opened this duplicate set can begin it
problem-duplicate-not-agreeing = this duplicate set does not wait for nonces
problem-duplicate-under-way = this table belongs to a duplicate set: nothing is told of it before all its tables have ended
problem-duplicate-tables-gone = some tables of this duplicate set have been removed: there is no report any more
problem-duplicate-report = this table belongs to a duplicate set, which has one report for all its tables
problem-entered-already = you have entered this competition already
problem-not-entered = nobody like that has entered this competition
problem-not-the-organiser = only the organiser of this competition can do that
problem-too-few-entrants = a competition needs { $least } entrants at least
problem-no-table-now = you have no table in this competition at the moment
problem-character-or-bot = name either a character or a bot
problem-bad-text = a text has at most { $most } letters, all of them visible, and no "=?"

## Clubs

problem-no-such-club = there is no such club, or you are not in it
problem-no-such-invitation = this invitation is not good (any more)
problem-too-many-clubs = you are in { $most } clubs, which is the most one can be in
problem-club-full = no room: a club has at most { $members } members, and a person is in at most { $most } clubs
problem-not-the-owner = only the owner of this club can do that
problem-no-such-member = there is no such member to remove
problem-club-members-only = this competition is for the members of its club
problem-club-name = name: a club needs a name

## Bots of users, met as characters

player-nameless = You
player-numbered = Player { $number }
guest-temper = A guest: a bot that somebody wrote.
guest-says = I am somebody's own bot.

## Why characters did something: what it brings, what it costs a rival, who was ahead, an old attack; or nothing much

why-followed = I decided nothing there: it followed by itself.
why-forced =
    .a = I had no choice.
    .b = There was nothing else to do.
    .c = The rules left me one answer.
why-also =
    .own = It also brings me { $gain }.
    .costs = And it costs you { $gain }.
    .costs-other = And it costs { $player } { $gain }.
why-marco =
    .own-a = Everything has a price, and this one bought me { $gain }.
    .own-b = A good bargain: it brings me { $gain }.
    .costs = Nothing personal: it costs you { $gain }, and scarce goods sell better.
    .costs-other = It costs { $player } { $gain }. Scarce goods sell better.
    .lead = And you were ahead: leaders pay more.
    .lead-other = And { $player } was ahead: leaders pay more.
    .revenge = You attacked me, and that has a price too.
    .revenge-other = { $player } attacked me, and that has a price too.
    .none-a = A feeling in the purse; I could not name you a figure.
    .none-b = Ask me for the price, not for the reason.
    .none-c = Some days one simply opens the stall.
why-isabella =
    .own-a = I had promised myself { $gain }, and I keep my promises.
    .own-b = I do not forget what I need: { $gain }.
    .costs = It costs you { $gain }. I have kept that for you.
    .costs-other = It costs { $player } { $gain }. That was overdue.
    .lead = And you were ahead. I noted that too.
    .lead-other = And { $player } was ahead. I noted that too.
    .revenge = You attacked me. Did you think I would forget?
    .revenge-other = { $player } attacked me. I do not forget that.
    .none-a = No grudge this time, and no great plan either.
    .none-b = Nothing decided it. I shall remember how it ends.
    .none-c = I searched my memory for a reason and found none.
why-amelia =
    .own-a = Full throttle: that brings me { $gain }.
    .own-b = I saw { $gain } on the horizon and went for it.
    .costs = It costs you { $gain }. You were flying low.
    .costs-other = It costs { $player } { $gain }. Somebody had to dive.
    .lead = And you were ahead: I fly at whoever is in front.
    .lead-other = And { $player } was ahead: I fly at whoever is in front.
    .revenge = You attacked me first. I turned around.
    .revenge-other = { $player } attacked me first. I turned around.
    .none-a = No map, no plan: I just took off.
    .none-b = Standing still burns fuel as well.
    .none-c = From up here all headings looked alike.
why-ida =
    .own-a = I have counted twice: that brings me { $gain }.
    .own-b = My notebook asked for { $gain }.
    .costs = By my books it costs you { $gain }. Sums are sums.
    .costs-other = By my books it costs { $player } { $gain }. Sums are sums.
    .lead = And you were ahead; I add that up too.
    .lead-other = And { $player } was ahead; I add that up too.
    .revenge = You attacked me. I have settled the account.
    .revenge-other = { $player } attacked me. I have settled the account.
    .none-a = Both columns came out the same.
    .none-b = I counted twice and found no difference.
    .none-c = Caution, and nothing more.
why-zheng =
    .own-a = What I hold, I hold: this gives me { $gain }.
    .own-b = Plank by plank: that brings me { $gain }.
    .costs = My ships lie in your way: it costs you { $gain }.
    .costs-other = My ships are in the way: it costs { $player } { $gain }.
    .lead = And you were ahead; a harbour can be closed.
    .lead-other = And { $player } was ahead; a harbour can be closed.
    .revenge = You fired on my fleet before.
    .revenge-other = { $player } fired on my fleet before.
    .none-a = I kept the line; nothing else spoke for it.
    .none-b = The tide was neither in nor out.
    .none-c = A quiet move for a quiet sea.
why-battuta =
    .own-a = The road promised { $gain }, so I took it.
    .own-b = One more border, and it brought me { $gain }.
    .costs = I came by, and it costs you { $gain }.
    .costs-other = I came by, and it costs { $player } { $gain }.
    .lead = And you were ahead; I am catching up with you.
    .lead-other = And { $player } was ahead; I want to catch up.
    .revenge = You barred my road once. Roads lead both ways.
    .revenge-other = { $player } barred my road once. Roads lead both ways.
    .none-a = I went because the road was there.
    .none-b = My logbook says nothing about it.
    .none-c = One road looked as good as the next.
why-mercator =
    .own-a = It closes a gap on my map and brings me { $gain }.
    .own-b = A straight line, and it brings me { $gain }.
    .costs = It spoils your figure: it costs you { $gain }.
    .costs-other = It spoils a figure: it costs { $player } { $gain }.
    .lead = And you were ahead; the map leaned to your side.
    .lead-other = And { $player } was ahead; the map leaned that way.
    .revenge = You drew over my lines before.
    .revenge-other = { $player } drew over my lines before.
    .none-a = It looked tidier that way.
    .none-b = No line on my map explains it.
    .none-c = The corners were all alike.
why-jeanne =
    .own-a = Nobody was looking, so I gathered { $gain }.
    .own-b = Quietly: it brings me { $gain }.
    .costs = A little weeding: it costs you { $gain }.
    .costs-other = A little weeding: it costs { $player } { $gain }.
    .lead = And you were ahead; tall plants are cut first.
    .lead-other = And { $player } was ahead; tall plants are cut first.
    .revenge = You trampled on my beds. I waited.
    .revenge-other = { $player } trampled on my beds. I waited.
    .none-a = I was only watering.
    .none-b = Some things grow without a reason.
    .none-c = Patience: there is nothing to point at yet.
why-tupaia =
    .own-a = The current brought me { $gain }.
    .own-b = I read the swell, and it promised { $gain }.
    .costs = The wind turned against you: it costs you { $gain }.
    .costs-other = The wind turned: it costs { $player } { $gain }.
    .lead = And you were ahead; I took the wind from your sails.
    .lead-other = And { $player } was ahead; the wind does not like that.
    .revenge = You sailed against me. The wind has turned.
    .revenge-other = { $player } sailed against me. The wind has turned.
    .none-a = The stars were covered.
    .none-b = I drifted. That happens.
    .none-c = All islands lay equally far.
why-humboldt =
    .own-a = By my measurements it brings me { $gain }; I stood at { $percent } per cent.
    .own-b = Measured and noted: it brings me { $gain }.
    .costs = By my measurements it costs you { $gain }.
    .costs-other = By my measurements it costs { $player } { $gain }.
    .lead = And you were ahead on every instrument.
    .lead-other = And { $player } was ahead on every instrument.
    .revenge = You attacked me before; I count that as an observation.
    .revenge-other = { $player } attacked me before; I count that as an observation.
    .none-a = The differences were smaller than my error.
    .none-b = No reading stood out.
    .none-c = I should need more observations to say.
why-guest =
    .own-a = That brings me { $gain }.
    .own-b = I needed { $gain }.
    .costs = It costs you { $gain }.
    .costs-other = It costs { $player } { $gain }.
    .lead = And you were ahead.
    .lead-other = And { $player } was ahead.
    .revenge = You attacked me before.
    .revenge-other = { $player } attacked me before.
    .none-a = No single thing decided it.
    .none-b = I had no particular reason.
    .none-c = It was as good as anything else.
