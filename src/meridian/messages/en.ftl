# What every table says, whatever game lies on it: English.

## People and other actors

seat-label = P{ $number }
actor-chance = Chance
actor-clock = Clock
actor-you = You
actor-anybody = anyone
spectator = Spectator

## Actions

action-late = Time is up for { $seat }

## Why something is not possible

refusal-game-over = The game is over.
refusal-not-asked = You are not being asked at the moment.
refusal-not-an-outcome = Chance cannot decide this at the moment.
refusal-not-an-option = This is not one of the answers.

## Positions of a game that has no text of its own

plain-table = Table
plain-players = Players
plain-part = { $part }: { $what }
plain-yes = yes
plain-no = no
plain-nothing = none
plain-hidden = a hidden card

## The log

why = because of
winner = Victory goes to { $players }.
unfinished = The game is not finished yet.

## Player aids

rules-card = Reference card
rules-glossary = Glossary
rules-faq = Questions and answers
rules-tips = Tips
rules-background = Background
rules-option = option { $option }
rules-options = This table plays with other options

## Editions: the data a game is played with

edition-head = { $game }: edition { $name } ({ $hash }), { $count } data, { $changed } of them changed
edition-source = Source: { $source }
edition-ok = ok: { $count } data changed
edition-written = { $file } is written. Take the # away from the lines where your copy differs.
edition-merged = { $file } is written: { $count } data of both files.
edition-disagreement = { $key }: { $first } in { $a }, { $second } in { $b }
edition-same = No datum differs.
edition-differences =
    { $count ->
        [one] { $count } datum differs
       *[other] { $count } data differ
    }
edition-constants = Constants
edition-counts = Where the data come from
edition-datum = datum
edition-value = value
edition-data = data
edition-provenance = provenance
edition-meaning = meaning
edition-played = { $games } games on each edition: { $seats }
edition-rounds = rounds
edition-decisions = decisions
edition-wins = Wins by seat (95 %)
edition-unfinished = unfinished games
edition-difference = difference (95 %)
edition-uses = { $clear } of { $all } uses of cards differ clearly; about { $luck } would by luck alone.
edition-card-use = Uses of cards per game
edition-card = card
edition-use = use
provenance-printed = the rule book says so
provenance-inferred = follows from a printed example
provenance-public = taken from a public source
provenance-ruled = a ruling where the rule book is silent or unclear
provenance-reconstructed = ours, a guess that agrees with everything printed
provenance-own = changed by the edition's own file, without a mark

## What can be played (meridian games)

games-about = { $least } to { $most } players; edition { $edition } ({ $hash }); bots { $bots }; { $clauses } clauses, { $rulings } rulings
games-preset = preset
games-default = (default { $value }; { $clauses })
games-range = { $low } to { $high }
games-pick = { $default }, or { $count } of a list, which --json shows

## Games between bots (meridian simulate)

simulate-title = { $game }: { $games ->
        [one] one game
       *[other] { $games } games
    }
simulate-bot = bot
simulate-wins = wins
simulate-rate = rate
simulate-interval = 95 % interval
simulate-seat = seat { $seat } ({ $bot })
simulate-side = side { $side }
simulate-percent = { NUMBER($percent, minimumFractionDigits: 1, maximumFractionDigits: 1) }%
simulate-from-to = { $low } to { $high }
simulate-course = Rounds { $least } to { $most }, median { $median }, mean { $mean } ({ $low } to { $high }); unfinished: { $unfinished }; { $clauses } clauses cited; { $decisions } decisions, { $speed } a second; digest { $digest }
simulate-saved = { $count ->
        [one] One journal
       *[other] { $count } journals
    } in { $folder }

## Asking a game (meridian ask)

ask-inquiries = Without a position, as: meridian ask { $game } NAME PARAMETER=VALUE ...
ask-queries = Of a position, as: meridian ask { $game } NAME --journal FILE
ask-default = (default { $value })
ask-options = These options make a difference: { $options }
ask-nothing = { $game } has nothing that can be asked.

## Bots of one's own

bot-written = { $file } is written. Try it: meridian bot check { $bot }
bot-fine = { $game }: nothing is wrong. { $games ->
        [one] One game
       *[other] { $games } games
    }, { $answers ->
        [one] one answer
       *[other] { $answers } answers
    }, { $mean } ms each, { $longest } ms at most.
bot-wrong = { $game }: { $complaint }
bot-unsteady = { $game }: the same seed gave another game. Draw from question.random alone, and rely on nothing that changes from one run to the next, such as the order of a set.

## Games of one's own

new-game-written = { $folder } is written. Try it:
    MERIDIAN_GAMES={ $folder } meridian play { $game } --text
    MERIDIAN_GAMES={ $folder } meridian check-game { $game }
check-game-fine = { $game }: nothing is wrong. { $checks } checks, { $cases ->
        [one] one scenario
       *[other] { $cases } scenarios
    }.

## Languages

languages-catalogue = Catalogue
languages-messages = Messages
languages-all = all
languages-wrong = { $lang }: { $count ->
        [one] one message does not fit the English one and is not used
       *[other] { $count } messages do not fit the English ones and are not used
    }; meridian languages { $lang } --missing names { $count ->
        [one] it
       *[other] them
    }.
languages-changed = { $file }: { $key }: does not fit: has { $found }, in English { $english }
languages-missing = { $file }: { $key }: missing
languages-superfluous = { $file }: { $key }: superfluous
languages-unknown-file = { $file }: there is no such catalogue
languages-written = { $folder } is written. Translate below the comments, then:
    MERIDIAN_LANGUAGES={ $path } meridian languages { $lang }
    MERIDIAN_LANGUAGES={ $path } meridian play --lang { $lang }

## The roll report

report-title = Roll report
report-about-over = The game is over: everything is revealed and can be checked.
report-about-running = The game is still running: rolls of ended periods can be checked, hidden draws are told as commitments only.
report-game = Game
report-rules = rules version { $version }
report-edition = Edition
report-overlay = Changed data
report-options = Options
report-seats = Seats
report-secrets = Secrets of the host
report-secrets-random = drawn at random
report-secrets-seed = derived from a seed: this is a simulation
report-secrets-typed = drawn at random; the dice are real ones, typed in by the players
report-none = none
report-rolls = Rolls and draws
report-declared = Dice typed in
report-by = Said by
report-number = No.
report-period = Period
report-step = Step
report-who = Seen by
report-why = Why
report-outcome = Outcome
report-odds = Odds
report-effect = Effect
report-state = Proof
report-everybody = everybody
report-nobody = nobody
report-hidden = hidden until the end:
report-checkable = can be checked
report-not-revealed = not yet revealed
report-statistics = Statistics
report-small-samples = Only large samples can say anything about chance, and even then one in a hundred looks rare. Small ones are never marked.
report-count = came up
report-expected = to be expected
report-too-few = too few to tell
report-chi-square = Chi-square { $square } at { $freedom } degrees of freedom: chance alone deviates this much or more with probability { $p }.
report-run = Longest run: { $length }. Runs at least so long to be expected: { $expected }.
report-proof = Proof
report-chain = Periods { $first } to { $last }
report-value = Value
report-open = Open chain
report-closed = Closed chain
report-how = How to check it
report-how-text = meridian verify does it. So do these lines, with nothing but SHA-256 and HMAC-SHA-256:
report-not-proven = What is not proven
report-not-proven-format-1 = This table was begun under format 1, which left the host ways to steer: what bots wrote went into the rolls, chains after the first took their nonces from the server, and a period could be skipped. Nobody can tell from this report whether that was done.
report-not-proven-host-foresees = That the host kept the secrets secret. A host who looks at them foresees the rolls of a table; it cannot change a number.
report-not-proven-host-chooses = That the host did not use what it foresaw: it could choose the moves of its bots and of its own seats, time-outs, and the order in which answers arrive, and so which event a number meets.
report-not-proven-host-aborts = That the host did not give up other tables whose numbers it did not like. Your device remembers tables that never began.
report-not-proven-withheld = That a seat which gave the hash of a nonce and then no nonce did so by accident. Such seats are named above.
report-not-proven-published-first = That commitment and nonce hashes were published before the nonces, and that each nonce is that of its seat. Your own device has noted both and compares them.
report-not-proven-hidden-later = Hidden draws, as long as the game runs: they are bound, and their proof comes at the end.
report-not-proven-rescued = Anything before the rescue of this table. Its outcomes until then were taken from the journal as they stood; from then on the numbers were fixed by the host alone.
report-not-proven-chain-length = That the length of the chains was not chosen: it is not the one that the format fixes.
report-not-proven-unsigned = That the host stands by this report: it is not signed.
report-not-proven-host-secrets = That the host kept the secrets secret while a period ran: whoever knew them could foresee its rolls.
report-not-proven-host-bots = That the host did not choose moves of bots, or the order in which moves arrived, to steer the hash that goes into the next roll.
report-not-proven-host-nonce = That nobody who knew the secrets chose a nonce after seeing those of the others.
report-not-proven-players-talk = That players did not talk elsewhere.
report-not-proven-simulated = Anything about secrecy in this game: in a simulation secrets and nonces come from a seed. The report shows only that the method was followed.
report-not-proven-declared = That the dice showed what was typed in: they are real dice, and the record only says who read them out. Draws of cards are proven as in every game.
report-nonce-given = given by its device
report-nonce-withheld = withheld: the fixed one instead
report-nonce-fixed = fixed
report-seal = Seal of the report in JSON
report-kind = kind
report-clauses = clauses
report-rolls-made = rolls
report-chi-square-short = chi-square
report-p = p
report-summary = { $rolls } rolls and draws, { $hidden } of them hidden until the end of the game.
report-more = --json prints the report for meridian verify, --html FILE writes a page to read and print.
verify-over = ok: { $rolls } rolls and draws in { $periods } periods follow from the commitments and nonces ({ $open } open, { $closed } closed).
verify-running = ok so far: of { $rolls } rolls and draws in { $periods } periods { $open } open and { $closed } closed ones follow from the commitments and nonces; not yet revealed: { $open-waiting } open, { $closed-waiting } closed.
verify-simulated = The secrets come from a seed: a simulation.
verify-no-journal = Not checked: whether chance was asked what the rules say. With the journal of the game, --journal FILE does that.
verify-journal-later = Not checked: whether chance was asked what the rules say. Rolls were taken back in this game, and only its end tells which.
verify-no-journals = Not checked: whether chance was asked what the rules say, and whose numbers each roll used. With the journals of all tables, --journal FILE for each does that.
verify-set = { $rolls } rolls and draws at { $tables } tables follow from one secret and what { $entrants } entrants gave: the same seat met the same numbers everywhere.
verify-set-abandoned = { $tables ->
    [one] One table was given up before its end.
   *[other] { $tables } tables were given up before their end.
}
verify-set-withheld = Entrants who gave the hash of a nonce, and then none: { $entrants }.
verify-format-1 = Format 1: this format left the host ways to steer rolls, and nobody can tell from the report whether that was done.
verify-take-backs = { $count ->
    [one] One take-back or rewind opened a new period.
   *[other] { $count } take-backs and rewinds opened a new period each.
}
verify-abandoned = The game was given up before its end.
verify-rescued = The table was rescued: nothing before entry { $entries } of its journal is proven.
verify-length = The chains last { $length } periods, which is not the length that the format fixes.
verify-withheld = Gave the hash of a nonce, and then none: { $seats }.
verify-nobody-gave = No device took part in the dice: the numbers were fixed by the host alone, before the first roll.
verify-signatures-checked = Signed by the server. Compare its key and the newest hash with what your device has noted.
verify-signatures-none = Not signed by a server.
verify-signatures-not-checked = Signed, but nothing here can check Ed25519 signatures: install cryptography.

## A table in the terminal

play-person = Player { $number }
play-welcome = { $game }. At the table: { $players }.
play-welcome-help = Answer with a number or in words. Type help to see what else you can type.
play-hand-over = Pass the keyboard to { $seat }. { $seat }, press Enter when nobody else is looking.
play-since = Since your last answer:
play-so-far = So far:
play-earlier = The last lines only; { $number } earlier ones: type log { $all }.
play-summed-up =
    { $number ->
        [one] Summed up; { $number } line more: type log { $all }.
       *[other] Summed up; { $number } lines more: type log { $all }.
    }
play-at-you = At you: { $line }
play-how = Type a number or words, or help.
play-forced = Only one answer is possible, so it was given for you: { $action }.
play-selection = This list is a selection. You may also type:
play-only-one = Only one answer is possible; press Enter to give it.
play-greyed =
    { $number ->
        [one] { $number } more answer is not possible now; type all to see why.
       *[other] { $number } more answers are not possible now; type all to see why.
    }
play-not-now = Not now:
play-unasked = Without being asked you may also say:
play-folded = { $first } to { $last }. { $example } ({ $number } answers of this kind; type { $words } to see them)
play-confirm = Type yes if you mean it.
play-not-done = Then not.
play-refused = Not possible: { $why }
play-unclear = “{ $said }” could mean: { $readings }.
play-not-understood = “{ $said }” is not understood. Type a number, words of an answer, or help.
play-misread = “{ $said }” cannot be read: { $why }
play-no-number = There is no answer { $said }; the numbers go from 1 to { $last }.
play-numbers-change = Several answers on one line must be words: numbers change after each answer.
play-dropped = Left aside: { $said }.
play-more-sections = There is more to see: { $names }.
play-no-section = There is no part “{ $said }”; there are { $names }.
play-nothing-found = Nothing was found for “{ $said }”.
play-no-odds = There is nothing to work out here.
play-hint = A bot would answer { $answer }: { $action }.
play-log-number = “{ $said }” is not a number of lines.
play-would-be = This is possible: { $action }. As far as you can know, it leads to:
play-no-reason = Nothing is told of it.
play-chapters = Chapters of the rule book
play-rules-how = Type rules and a chapter, a clause, or words to look for.
play-more-clauses = Also found in: { $names }.
play-undone = Taken back.
play-undo-not = There is nothing you can take back: your last answer is followed by new information, or was not yours.
play-rest = Answered for you: { $action }.
play-rest-not = The bot would answer “{ $action }”. That is final, so decide yourself.
play-orders = Standing orders
play-orders-how = Type ask me and a number or words.
play-no-orders = There are no standing orders to give here. Type always and an answer to give it every time.
play-always = From now on: { $action }.
play-always-how = Type always and an answer of this question: it is given whenever this is asked. always off takes all of them back.
play-always-off = You are asked everything again.
play-dice =
    { $now ->
        [declared] From now on you are asked what you draw or roll; bots still draw by themselves.
       *[seeded] From now on the program draws and rolls.
    }
play-dice-how =
    { $now ->
        [declared] You say what you draw. Type dice seeded to let the program draw.
       *[seeded] The program draws. Type dice declared to say yourself what you draw.
    }
play-declare-open = Chance decides, and all may see it. What came up?
play-declare-own = { $seat }, chance decides for you alone. What came up?
play-declare-how = “{ $said }” cannot have come up. Type a number or words; dice seeded, save FILE and quit work here too.
play-weight = { $weight } of { $total }
play-file-missing = Name a file.
play-saved = Saved. Go on later with: meridian play { $game } --text --load { $file }
play-not-saved = Not saved: { $why }
play-loaded = Loaded: { $file }
play-not-loaded = Not loaded, this game goes on: { $why }
play-saves-no-more = No longer saving into { $file }.
play-save-first = Name a file to save the game first, or press Enter to leave without saving.
play-go-on = Go on with: meridian play { $game } --text --load { $file } --save { $file }
play-not-kept = It was not saved; with --save FILE a table saves after every answer.
play-lost-since = What was played after that save is not in it.
play-result = Result
play-place = { $place }. { $seat }: { $score }

play-help = What you can type
play-help-answers = A number, or words of an answer (the beginning is enough), or the short name of a place. Several on one line with commas, in words: CAN, USA, USA.
play-help-rows = Answers with lists are typed in whole words, even if they are not in the menu: their rows with commas, without blanks, and - for an empty list. { $forms }.
play-help-help = help: this page.
play-help-all = all: every answer again, and what is not possible now, with the reason.
play-help-board = board: the position. board NAME: one part of it.
play-help-hand = hand: your cards.
play-help-cards = cards: all cards of this game with their texts. cards WORDS: only those.
play-help-log = log: the last lines of the log with their clauses. log 50: more of them.
play-help-why = why: the rules behind what happened last. why 3: the rules behind answer 3, possible or not.
play-help-rules = rules: the chapters of the rule book. rules and a chapter, a clause or words: what is written there.
play-help-odds = odds: projected points, and chances that can be worked out exactly.
play-help-hint = hint: what a bot would answer.
play-help-rest = rest or auto: a bot answers for you until the use under way is finished.
play-help-undo = undo: take back your last answer, as long as nothing new came to light.
play-help-always = always and an answer: you give it from now on whenever this is asked, until something new is offered. always off: no more.
play-help-ask = ask me: standing orders, such as when you want to be asked out of turn.
play-help-dice = dice declared: you say what you draw at a table of your own. dice seeded: the program draws.
play-help-save = save FILE: save the game. The file holds all hands: do not look into it.
play-help-load = load FILE: leave this game and go on with a saved one.
play-help-quit = quit: leave the table.

## Positions that cannot be

flaw-range = { $value } is not a number from { $low } to { $high }
flaw-least = { $value } is less than { $least }

## Reasons

reason-rival = { $player }: { $reason }
advice-best = On the whole the best answer; no single thing decides.
advice-even = As good as the best answer.
advice-behind =
    { $games ->
        [one] Wins one game of 100 fewer than the best answer.
       *[other] Wins { $games } games of 100 fewer than the best answer.
    }
term-won =
    { $way ->
        [more] Wins the game at once { $percent } % more often.
       *[less] Wins the game at once { $percent } % less often.
    }
gain-won = the win

## Practice

practice-you = { $player } (you)
practice-head = { $number } of { $of }: { $theme }, difficulty { $difficulty }
practice-question-best = Which answer is best?
practice-question-odds = How likely are you to win this game?
practice-question-battle = Who wins this battle?
practice-aggressor = { $player } (Aggressor)
practice-defender = { $player } (Defender)
practice-independent = The Independent Territory
practice-choose = { $said } is not a number from 1 to { $number }; q ends.
practice-grade-excellent = Excellent
practice-grade-good = Good
practice-grade-fair = Fair
practice-grade-missed = Not this time
practice-loss = Points given away: { $loss }
practice-answered = { $done } of { $number } answered
practice-streak = Daily positions, days in a row: { $days }
practice-quiz = Once more, from the lesson “{ $lesson }”
practice-quiz-right = Right is: { $answer }
practice-after = Enter: next position. p: play on from here. q: end.

## Lessons in the terminal

learn-done = ✓
learn-at = step { $step } of { $steps }
learn-line = { $lesson }: { $name } ({ $minutes } min){ $mark }
learn-list-how = Begin with meridian learn GAME, or with meridian learn GAME LESSON.
learn-all-done = You have finished every lesson of { $game }. Name one to repeat it, or play: meridian play { $id } --text
play-lesson-how = Answer with a number or in words. Nothing you do can go wrong. Type board to see the table, and help to see what else you can type.
play-lesson-step = Step { $step } of { $steps }
play-lesson-look = Look at: { $things }
play-lesson-answers-left =
    { $number ->
        [one] Free play: { $number } answer left.
       *[other] Free play: { $number } answers left.
    }
play-lesson-enter = Press Enter to go on.
play-lesson-lit = Try this: { $answer } (you can type: { $words })
play-lesson-offer = Type show, and the lesson answers for you.
play-lesson-would = This would have happened:
play-lesson-shown = Answered for you: { $answer }.
play-lesson-shows = This is one way:
play-lesson-answer-first = There is a question to answer first. Type a number or words, or hint.
play-lesson-not-now = Not now.
play-lesson-choose = Type the number of an answer.
play-lesson-not-understood = “{ $said }” is not understood. Press Enter to go on, or type help.
play-lesson-reached = You have done it! Press Enter to go on, or type again to try for more.
play-lesson-not-reached = Not quite. Type again to try again, or show to see one way.
play-lesson-resumed = You were here before, so we go on at step { $step }. Type restart to begin anew.
play-lesson-next = Next: { $name }. Press Enter to begin, restart to repeat this lesson, or quit.
play-lesson-last = That was the last lesson of this game. Play it: meridian play { $game } --text
play-lesson-left = The lesson waits for you. Go on with: meridian learn { $game } { $lesson }
play-lesson-left-file = Go on with: meridian learn { $file }
play-help-lesson-next = next or Enter: go on when you have read something.
play-help-lesson-hint = hint: the answer that the lesson would give.
play-help-lesson-show = show: the lesson answers for you.
play-help-lesson-again = again: what the lesson said, once more; after free play, try again.
play-help-lesson-back = back or undo: back to the beginning of this step, or to the one before.
play-help-lesson-restart = restart: begin this lesson anew.
play-help-lesson-skip = skip: on to the next lesson.
play-help-lesson-quit = quit: leave; next time you go on where you left.
