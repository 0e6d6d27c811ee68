# The browser client's own texts: English. What belongs to a game stands in the game's catalogue.

## Everywhere

loading = One moment …
cancel = Cancel
close = Close
remove = Remove
saved = Saved.
copy = Copy
copied = Copied
reload = Load again
home = Start page
try-again = Try again
skip = Skip to the content
nav = Pages
server-away = The server cannot be reached at the moment. Nothing is lost; please try again.
faster-rules = Faster rules are ready: restart when you like.
new-version = There is a newer version
new-version-help = A part of this page could not be loaded. Load the page again; your tables are safe.
why = why?
ask-why = Ask { $name }
name = Name
guest = Guest { $number }
spectator = Spectator
switch-true = yes
switch-false = no

## Start page

hero = The whole Earth on one table
hero-text = Three board games that span the globe. Play with friends or against bots, in the browser or by correspondence. Every rule is explained, every roll can be checked.
play-now = Play now against bots
play = Play
sit-down = Sit down
sitting-down = Setting the table …
for-players = For { $low } to { $high } players
start-here = Start here
about-minutes = { $low }–{ $high } min
about-players = { $low }–{ $high }
about-weight = Difficulty { $number } of { $of }
lost-page = This page is not on the map
lost-rules = There is no rule book of that name
lost-help = The address may be incomplete, or what was there has gone. From here all ways are open:
lost-ways = Where to go from here
players = Players
bots = Opponents
bot-level =
    { $level ->
        [1] careless
        [2] casual
       *[3] experienced
        [4] strong
        [5] very strong
    }
preset = Variant
my-tables = My tables
forget = Forget
forget-table = Forget the table { $title } on this device
show-all = Show all { $number }
never-began =
    { $count ->
        [one] One table never began.
       *[other] { $count } tables never began.
    }
never-began-text = This device had told them the number it adds to the dice, and then they did not begin. That happens when somebody leaves. But a host who looks at its own secrets could drop tables whose dice it does not like: if that happens often with the same people, be careful.
status-open = not begun
status-running = under way
status-over = finished
status-closed = closed
your-turn = your turn
your-turn-until = your turn, until { $when }
turn-of = turn of { $players }
with-others = With others
make-table = Make a table
make-table-text = Choose rules, clock and seats, then send the link to your friends. Several people can share one device.
join-link = Join by link or code
join-link-text = Somebody sent you a link? Opening it is enough. You can also paste it here, or type the code of the table.
join-address = Link or code of the table
join-go = Go there
watch = Watch
watch-text = See how others play, or find a table with a free seat.
watch-list = Tables to join and watch
watch-listed = Tables stand here if whoever opened them lets anyone join who finds them in the list.
tables-open = Waiting for players
tables-running = Under way
tables-over = Finished
tables-none = None at the moment.

## A new table

game = Game
table-title = Title of the table (may be empty)
seat-kind = Seat { $number }
seat-kind-open = Open
bird-names = Heron, Kestrel, Plover, Avocet, Petrel, Curlew, Osprey, Tern
seat-kind-me = At this device
seat-kind-bot = Character
seat-open-help = for whoever has the link
seat-add = Add a seat
seat-remove = Remove seat { $number }
seat-who = Who sits on chair { $number }?
order-drawn = Draw lots for the seats
clock = Clock
clock-name =
    { $clock ->
        [none] No clock
        [rule-book] The rule book's own
        [blitz] Fast
        [standard] Standard
        [slow] Slow
        [day] One day
        [three-days] Three days
        [week] One week
       *[other] { $clock }
    }
clock-none = Everybody takes the time they need.
clock-phases = No clock, but the timers the rule book knows.
clock-bank = { $bank } for everybody, and { $increment } seconds back after each decision.
clock-correspondence = { $hours } hours for each decision, by correspondence; delays that can be excused: { $excuses }; days of vacation a year: { $days }.
privacy = Who may see, write and help
join-policy = Who may join
join-link-only = Whoever has the link
join-anyone = Anyone who finds it in the list
watch-policy = What spectators see
watch-public = what everybody at the table knows
watch-open-hands = everything, a quarter of an hour later
watch-nobody = nothing: no spectators
chat-policy = Chat
chat-policy-players = players write, everybody reads
chat-policy-everybody = everybody writes
chat-policy-among-players = among the players only
chat-policy-off = no chat
whispers = Players may write to each other in private
take-backs = Answers may be taken back if all agree
hints = Bots give hints
rated = Count it for the ladder
options = All rule options
as-usual = as usual
switched-off = not: { $what }
table-more = Title, dice, edition
picked = { $number } of { $of } chosen
edition = An edition of your own
edition-text = A file with your own data, as “meridian edition new” writes it (TOML) or the same as JSON. It may change any name and number.
edition-choose = Choose a file
edition-chosen = { $file } will be used.
edition-bad = { $file } cannot be used:
open-table = Open the table

## Waiting room

waiting =
    { $open ->
        [0] All seats are taken.
        [one] One seat is still free.
       *[other] { $open } seats are still free.
    }
share = Invite
seat-free = free
seat-you = (you)
take-seat = Sit here
seat-empty = Free this seat
your-name = Your name
start = Start now
start-with-bots = Fill the chairs and start
commitment-text = The table has already committed itself to its dice. When you sit down, this device adds a random number of its own, so that nobody can foresee a roll.
dice-agreeing = The dice are being agreed on …
room-chair-free = Free chair
room-other = Somebody else here
room-ready = I am ready
room-not-ready = Not ready yet
room-is-ready = ready
room-begins = The game begins by itself when all chairs are taken and everybody is ready.
room-characters = Tap a face to seat it
room-learn = Learn while you wait
room-character = Seat { $name }: { $temper }
room-strength = Strength { $number } of 5
room-facts = The table
room-variant = Variant
room-own-variant = { $preset }, with { $number ->
        [one] one option
       *[other] { $number } options
    } changed
room-minutes = about { $low } to { $high } minutes
room-rated = counts for the ladder
room-unrated = does not count for the ladder
room-watch = Spectators see
room-note = The host says
invite-how = Whoever scans the code or opens the link sits down with a name, and nothing else.
invite-code = Or, on the start page, this code:
invite-qr = QR code of { $url }
invite-address = Address of this machine
invite-closed = Only this computer can open this table so far.
invite-let-in = Let friends in this network in
invite-open-text = Everybody in your network will be able to open this server until you end it. Let them in?
invite-open = Let them in
invite-router = Friends elsewhere need your router: it must forward the port of this server to this computer. The connection is not encrypted.
invite-only-here = Only the server’s own computer can open this table: whoever runs it must let others in.
play-friends = Play with friends
room-share = Share the link
table-note = A word to whoever comes (may be empty)
name-title = What shall we call you?
name-help = 2 to 16 letters. You can change it in the settings.
name-go = That is me
name-length = A name has 2 to 16 letters.
name-word = “{ $name }” is taken by the log: please choose another name.
continue-title = Your turn in { $game }
continue = Continue
continue-others = { $number ->
        [one] One other table waits for you too.
       *[other] { $number } other tables wait for you too.
    }
new-table = New table

## At the table

title-table = { $game } · Meridian
turn = Your turn
board = Board
beside = Beside the board
log = Log
log-earlier = Earlier lines
log-empty = Nothing has happened yet.
log-filter = Which lines
log-all = All
log-mine = About me
log-interaction = Attacks and deals
log-details =
    { $number ->
        [one] One detail
       *[other] { $number } details
    }
moment = this moment
chat = Chat
chat-empty = Nobody has written anything.
chat-to = To whom
chat-everybody = to everybody
chat-only = (only for { $names })
chat-text = Write something
chat-send = Send
text-view = In words
rules = Rules
check = Roll check
compare-tables = Compare the tables
replay = Replay
watching =
    { $number ->
        [one] One person is watching.
       *[other] { $number } people are watching.
    }
seat-here = here
seat-away = away
seat-vacation = back on { $date }
seat-vacation-planned = away from { $date }
seat-substitute = a bot ({ $level }) plays in their place
seat-resigned = gave up, a bot ({ $level }) plays on
seat-asked = asked
prompt-over = The game is over.
prompt-closed = This table is closed: nobody is left to play it.
prompt-happening = This is happening …
prompt-others = { $names } must decide.
prompt-wait = One moment …
hurry = Show everything now
scene-on = Go on
scene-back = Back to the scene
pending = On its way: { $action }
refused = Not possible.
refused-closed = The connection was closed.
answers-of-kind = Several answers
seek-answer = Search these answers
not-now =
    { $number ->
        [one] One more is not possible now
       *[other] { $number } more are not possible now
    }
unasked = You may also
recap = Since your turn
show-again = Show it again
you-are-asked = You are asked: { $question }
you-watch = You are watching.
undo = Undo
undo-help = Take back your last answer, as long as nothing new came to light
take-back = Ask the others to let me take it back
take-back-asked = { $name } would like to take the last answer back. Do you agree?
take-back-turn = Ask to take my whole turn back
take-back-turn-asked = { $name } would like to take the whole turn back. Do you agree?
log-standing = standing answer
taken-back = { $name } took back { $what ->
        [turn] a whole turn
       *[other] an answer
    }: everybody agreed.
take-back-waits = You may take your answer back as soon as all agree. Still to be heard from: { $names }.
agree = Agree
disagree = Decline
hint = Hint
hint-thinking = A bot is thinking …
hint-says = A bot would do this: { $action }
hint-chance = { $percent } %
hint-chances = Chance to win if all play soundly
hint-take = Do that
vacation = Vacation …
table-pause = Pause for all …
excuse = Excuse a delay
resign = Give up
resign-sure = Give up this game?
resign-help = A bot plays your seat to the end. You can go on watching, but not come back.
return = Play again myself
substitute-plays = A bot ({ $level }) plays in your place.
rematch = Play again
end = End of the game
end-you-win = You win!
end-wins =
    { $number ->
        [one] { $names } wins
       *[other] { $names } share the win
    }
end-rounds =
    { $number ->
        [one] one round
       *[other] { $number } rounds
    }
end-round =
    { $round ->
        [0] Set-up
       *[other] Round { $round }
    }
end-place = Place { $place }
end-you-are = you are number { $place }
end-share = Share
end-copied = Copied
end-saved = Picture saved, text copied
end-good-game = Good game!
end-sources = Where the points came from
end-luck = What moved the chances of { $player }
end-by-skill =
    { $you ->
        [yes] came from your choices
       *[other] came from choices of { $player }
    }
end-by-luck = came from dice and cards
end-by-others = came from the choices of others
end-moments = Three moments
end-no-moments = Nothing stands out in this game.
end-turned = { $player } turns the game
end-gain = { $player } { $gain }
end-play-on = Play on from moment { $number }
end-no-curve = For this game chances cannot be worked out.
end-figures = The final standing in figures
end-look-board = Look at the board
end-look-result = Show the result
speed = Speed of the others' moves
speed-slow = slow
speed-normal = normal
speed-quick = quick
speed-instant = at once
plan = Plan
plan-help = Answers for questions you have not been asked yet: they are given for you as soon as you are asked, as long as they are possible. The first that is not ends the plan.
plan-empty = Nothing is planned.
plan-add = Add
plan-dropped = This was not possible in the end, so the plan ended: { $action }
plan-standing = Always answer
plan-question = When is it to be said?
plan-next = At my next question, in order
plan-always = Always at: { $question }
free = Compose
free-help = For answers that cannot be listed, such as an offer or a new layout. The rules say whether it is possible.
free-kind = What do you want to say?
free-lines = Lines
free-row = Add a line
free-say = Say it
free-words = Or in the words of the journal
field-seat = Player
field-other = Other player
field-number = Number
field-good = What
field-title = Title
field-place = Place
field-card = Card
field-reason = Reason
field-area = Area
field-when = When
field-ticket = Ticket
field-key = KEY
field-due = Due
field-resource = Resource
field-second = Second resource
field-quadrant = Quadrant
field-sort = Sort
field-field = Field
field-shift = Change by
field-dice = Number of dice
field-independent = Territory
field-second_number = Second number
field-source = From
field-target = Target
field-money = Money
field-turns = Turns it stands
field-offer = Offer no.
field-water = Water
field-food = Food
field-energy = Energy
field-ucp = UCP
field-ns = NS units
pass-device = Pass the device to { $name }
pass-help = Nothing is shown until { $name } is ready.
pass-ready = I am { $name }
shortcuts = Keyboard
shortcut-help = ? shows this list.
shortcut-number = 1 to 9 go to an answer, Enter gives it.
shortcut-prompt = q goes to the question.
shortcut-board = b goes to the board.
shortcut-log = g shows the log.
shortcut-chat = c shows the chat.
shortcut-text = t shows the position in words.
shortcut-undo = u takes your last answer back.
shortcut-hurry = s shows at once what is still to come.

notify = Tell me
notify-text = How this seat wants to be told when it is asked. An address gets a letter first that asks whether it is right.
notify-mail = E-mail (empty: none)
notify-confirmed = confirmed
notify-unconfirmed = not confirmed yet: look into your mail
save = Save

## When something is wrong

link-connecting = Connecting …
link-lost = The connection is lost.
link-going = The server is restarting.
link-slow = This device could not keep up.
link-safe = Everything you have answered is stored.
link-unconfirmed = Your last answer is not confirmed yet; it will be sent again, and counts only once.
link-retry =
    { $seconds ->
        [0] Trying again …
       *[other] Next attempt in { $seconds } s.
    }
link-now = Try now
ended-no-such-table = There is no such table
ended-no-such-table-help = The link may be incomplete, or the table was removed. Ask whoever sent it to you.
ended-forbidden = This seat does not open
ended-forbidden-help = The table is not for watching, or this device's key to the seat is no longer valid.
ended-away = The server cannot be reached
ended-away-help = Nothing is lost: the table lies on the server. Check your connection and try again.
ended-too-many = Too many connections
ended-too-many-help = Too many windows are open at this table, or too much was asked at once. Close some and try again.
ended-other = The table could not be opened
ended-other-help = Nothing is lost. Try again in a moment.
ended-watch = Watch without a seat

## Rule books

rules-choose = Choose a game.
rules-search = Search the rules
rules-chapters = Chapters
rules-found =
    { $number ->
        [0] Nothing found for “{ $words }”.
        [one] One clause with “{ $words }”.
       *[other] { $number } clauses with “{ $words }”.
    }
rules-source = Printed book: { $source }
rules-silent = The printed book does not say.
rules-option = option { $option }

## Replay

journal-open = Open a journal
curve-title = Chances of winning
curve-by = Chances of winning, estimated by playing on { $number } times from each point with bots.
curve-waits = Chances of winning are being worked out: { $done } %
replay-practice = Practice
to-table = To the table

## Roll check

roll-check = Roll { $number }: check it
roll-check-many = Rolls { $first } to { $last }: check them
roll-number = No.
objects-here = This device objects to the dice of this table.
objects-why = What it saw

## Settings

settings = Settings
what-is-stored = What is stored
settings-text = Kept on this device only.
language = Language
theme = Light or dark
theme-switch = Light or dark
theme-system = as the system
theme-light = light
theme-dark = dark
motion = Motion
motion-system = as the system
motion-full = everything moves
motion-less = as little as possible
sound = Sounds: my turn, dice, cards, what others do
sound-volume = How loud
sound-away = My turn is heard while I look at another page, too
sound-ask = Play with sounds?
confirm = Ask before answers that cannot be undone lightly

## Accounts

sign-in = Sign in
email = E-mail
account = Profile
wish-quiet = Quiet hours
feeds-make = Show the links
feed-deadlines = Calendar
feed-turns = Feed

## Ladder

ladder = Ladder
ladder-text = Only rated games count. The number behind ± says how far off the estimate may be.
ladder-empty = Nobody has played a rated game yet.
place = Place
rating = Strength
games-played = Games

## Maps

map-in = Zoom in
map-out = Zoom out
map-all = Show the whole map

dice-read = Read the die out
dice-type = Roll a die with { $faces } faces and choose what it shows.
dice-others = { $names } reads the die out.
prompt-dice = A real die is rolled.
pause-ask = Let the clock stand while you negotiate with { $name } ({ $left } left)
pause-asked = { $name } would like the clock to stand while you negotiate ({ $left } left).
pause-waits = You have asked { $name } to let the clock stand.
pause-withdraw = Never mind
pause-stands = You and { $name } let the clock stand: { $left } left.
pause-run = Let the clock run
dice-policy = Dice
dice-server = Rolled by the server
    .help = Everybody can check every roll afterwards.
dice-declared = Real dice on your table
    .help = You roll and type what the dice show. Cards are still drawn by the server.

## The frame of a table

tray = What is yours
shelf = Display
answers = Answers
answers-none = Nothing is asked of you now.
all-answers = Show all answers
more-answers = More
how-board = Tap a ringed place or something that glows.
table-menu = Menu of the table
leave-table = Leave the table
sound-on = Sound on
sound-off = Sound off
shortcut-list = l goes to the list of all answers, arrow keys from one to the next.
shortcut-hint = h asks a bot for a hint.
shortcut-reference = r opens the reference card.
shortcut-coach = k calls the coach, or lights and puts out its lamp.
draft-send = { $number ->
    [one] Send { $number } answer
   *[other] Send { $number } answers
}
draft-complete = All is chosen: send it?
sure = { $action } · sure?
given-for-you = { $number ->
    [one] Given for you: { $number } answer
   *[other] Given for you: { $number } answers
}
given-silent = No: you did not want to be asked.
given-only = It was the only possible answer.
given-because = Nothing else was possible: { $text }
answer-for-me-on = Answer for me if there is only one answer
answer-for-me-off = Ask me also if there is only one answer
answer-for-me-help = The table gives an answer by itself where no other is possible, after a wait that tells nobody.
silence = Don’t ask
silence-battle = Not in this battle
silence-turn = Not in this turn
silence-scoring = Only before scoring
silence-end = Ask me again whenever I may play a card
always = Don’t ask again
always-help = From now on the table answers: { $action }. The page “{ plan }” beside the board shows this and ends it.

## Lessons

learn = Learn
learn-text = Short lessons on the real board. You make the moves, and nothing you do can go wrong.
learn-minutes = Learn · { $minutes } min
learn-next = Lesson { $number } · { $minutes } min
learn-resume = Go on: lesson { $number }, step { $step } of { $steps }
lesson-step = Step { $step } of { $steps }
lesson-leave = Leave the lesson
lesson-look = Look at: { $things }
lesson-next = Go on
lesson-back = Back
lesson-show = Show me
lesson-lit = Try this: { $answer }
lesson-would = What would have happened
lesson-following = Next: { $name }
lesson-play = Play for real
lesson-begin = Begin
lesson-resume = Go on
lesson-repeat = Once more
lesson-done = Finished
lesson-known = I know this
lesson-minutes = { $minutes } min
lesson-practice = free play
lesson-size =
    { $answers ->
        [one] 1 answer
       *[other] { $answers } answers
    }{ $quizzes ->
        [0] { "" }
        [one] , 1 quiz question
       *[other] , { $quizzes } quiz questions
    }
lesson-answers-left =
    { $number ->
        [one] 1 answer left.
       *[other] { $number } answers left.
    }
lesson-stars =
    { $number ->
        [one] 1 star of 3
       *[other] { $number } stars of 3
    }
lesson-reached = You have done it!
lesson-not-reached = Not quite. Try again, or let me show you a way.

## Reference card and aids

reference = Reference card
practice = Practice
print = Print
tip = A tip
variant-changes = What this table plays differently
rules-turn = How a turn goes
rules-glossary = Words
rules-faq = Questions and answers
rules-background = Background
rules-example = Show it on the board
rules-results-words = Words that fit
rules-results-faq = Questions that fit

## The coach of a first game

coach = Coach
coach-play = Now play for real, I’ll stay with you
coach-first-game = Your first game, with a coach
coach-call = Coach, stay with me
coach-leave = Send the coach away
coach-good = Good answers
coach-less = Less
coach-read = Got it
coach-thinks = One moment …
coach-compared =
    { $number ->
        [0] What a bot would do:
       *[other] The best of { $number } answers, with your chance to win, compared with the others:
    }
coach-settled-where = You can change this on the page “{ plan }” beside the board.
coach-settled-ends = From now on you are asked about everything yourself.
coach-even = About equally good, each with { $percent } % to win:
coach-taught = What you have learned, with your chance to win:
coach-stronger =
    { $points ->
        [0] As good, but harder for a first game: { $action }
        [one] Stronger by { $points } game of 100, but harder for a first game: { $action }
       *[other] Stronger by { $points } games of 100, but harder for a first game: { $action }
    }
coach-untaught = This is new to you: the lesson “{ $lesson }” shows it.
coach-new = New: { $title }
coach-doubt = Sure? It costs about { $points } wins in 100 games.
