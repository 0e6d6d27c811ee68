# The texts of the roll check: English. Loaded with it.

## What was checked

check-text = Every roll and every draw follows from secrets the server was bound to beforehand and from numbers the players' devices added. This page works everything out again, here on this device, and compares it with what this device saw during the game. A host who looks at its own secrets can foresee rolls, but change none.
check-file = Check a report file
check-again = Check again
check-print = Page to print
check-download = Download the report
check-set = To the duplicate set
check-evidence = Save what this device saw
checking = Working it out …
check-right =
    { $rolls ->
        [0] Nothing has been rolled or drawn yet; what the table is bound to is in order.
       *[other] All { $rolls } rolls and draws are in order: { $open } open and { $closed } hidden ones were worked out again here.
    }
check-running = The game is still running: { $open } open and { $closed } hidden ones are not revealed yet.
check-signed = The server's signatures fit.
check-wrong = This report is not to be trusted.
check-objects = This device objects.
check-objects-text = The report fits itself, but not what this device saw. Ask the host, and keep what this device saw: two signed versions of one table prove that somebody changed it.
check-compared = Compared with what this device saw, and the same:
check-uncompared = Could not be compared:
check-nothing-seen = This device has seen nothing of this game. Only the devices of those who played can compare the report with the game they saw.
check-named = Please note
check-not-proven = What this does not prove
check-how = How to check it by hand
check-how-text = Download the report and run “meridian verify REPORT” on any computer; with “--journal” it also replays the rules. How to do it with nothing but SHA-256 is told in docs/fairness.md.

compared-key = the server's key, known here since { $at }
compared-commitment = what the server was bound to before the first roll
compared-header = game, edition and options
compared-list = the list of everybody's hashes, as it was before any number was told
compared-number =
    { $count ->
        [one] the number this device added
       *[other] the { $count } numbers this device added
    }
compared-answers =
    { $count ->
        [one] one answer given here
       *[other] { $count } answers given here
    }
compared-seat = the seat that was played from here, at table { $count }
compared-newest = the newest hash of the rolls, of { $at }
uncompared-key = the server's key: this device knew none
uncompared-commitment = what the server was bound to: this device was not told beforehand
uncompared-header = game, edition and options: this device was not told their hash beforehand
uncompared-list = the list of everybody's hashes: this device did not see it
uncompared-number = numbers: this device added none
uncompared-missed = the number this device offered: the game began without it. If this device was online then, ask the host
uncompared-seat = who sat where: nobody has played from here
uncompared-answers = answers: this device has kept none
uncompared-answers-later = the answers given here: they are told at the end of the game
uncompared-newest = the newest hash of the rolls: this device was told none

seat-number = Seat { $number }
note-take-backs =
    { $count ->
        [one] Once something was taken back
       *[other] { $count } times something was taken back
    }. The rolls after it come from another key; those that were taken back stand in the report too.
note-withheld =
    { $count ->
        [one] { $seats } gave the hash of a number and then not the number
       *[other] { $seats } gave the hashes of numbers and then not the numbers
    }. Whoever does that on purpose, knowing the host's secrets, chooses between two games.
note-nobody-gave = No device of a player added a number. The host alone made these dice: it could have opened tables until it liked one.
note-abandoned = The game was given up before its end. Everything was revealed then.
note-format-1 = This table was played by the first method (format 1). Its host could have steered rolls without this check noticing it.
note-journal = Whether chance was asked just what the rules say is not checked here: that takes the journal and “meridian verify --journal”.

not-proven-host-foresees = That nobody knew rolls beforehand: a host who looks at its own secrets can foresee them. It cannot change one.
not-proven-host-chooses = That a host who foresaw them did not use it: for moves of its bots and its own seats, for time-outs, or for the order in which answers arrived, and so for which event a number meets.
not-proven-host-aborts = That no table was dropped because its host did not like the dice. Your device remembers tables that never began.
not-proven-withheld = That nobody held back a number on purpose after seeing those of the others. It is counted and named where it happened.
not-proven-published-first = That everything was published in the right order. Each device knows what it saw, and compares it.
not-proven-players-talk = That players did not talk elsewhere.
not-proven-hidden-later = Hidden draws: until the end of the game they are bound, but not opened.
not-proven-simulated = Any secrecy: this is a simulation, and its secrets come from a seed. The report shows only that the method was followed.
not-proven-declared = What the dice showed: they are real dice, and were read out. The report says who did. Cards are proven as in every game.
not-proven-rescued = Anything before the table was rescued: it was brought back from its journal after a fault, and was bound anew from there.
not-proven-chain-length = That the host was bound to the usual length: another one than 65536 periods was chosen.
not-proven-unsigned = Who made this report: the server has signed nothing, so that a second version of it would convict nobody.

## What this device objects to

objections = Something is wrong with the dice of this table
objections-text = This device keeps its number to itself and remembers what it saw. You can still play, but do not rely on the dice; ask whoever runs the server.
key-anew-text = This device knows another key of this server, since { $since }. If whoever runs the server tells you that it was set up anew, you can go on with the new key.
key-anew = Trust the new key
objection-commitment-table = The table is bound by a commitment that belongs to another table.
objection-commitment-hash = What the table is bound to does not fit its own hash.
objection-commitment-signature = What the table is bound to is not signed by the server.
objection-commitment-changed = What the table is bound to is no longer what this device was told at first.
objection-key-changed = The server has another key than on this device's first visit.
objection-left-out = This device offered to add a number, and the server leaves it out.
objection-agreement-shape = What the server says of the agreement on the dice makes no sense.
objection-list-seats = The list of hashes does not fit the seats.
objection-list-hash = The list of everybody's hashes does not fit its own hash.
objection-list-signature = The list of everybody's hashes is not signed by the server.
objection-list-changed = The list of everybody's hashes was changed after this device had seen it.
objection-own-hash = The hash this device gave is missing from the list, or another stands in its place.
objection-sealed-signature = A hash of the rolls was not signed by the server.
objection-sealed-changed = The server signed two different versions of the rolls of this table.
objection-report-table = The report is one of another table, or of another duplicate set.
objection-report-format = The report is of the first method (format 1), but this table began with the second.
objection-report-unsigned = The report is not signed, but what this device was told was.
objection-report-key = The report is signed with another key than this device knows.
objection-report-commitment = The report begins with other commitments than this device was told.
objection-report-header = Game, edition or options in the report are not those the table was bound to.
objection-report-list = The list of everybody's hashes in the report is not the one this device saw.
objection-report-number = The number this device added does not stand in the report.
objection-report-seat = The report puts whoever played from here at another table or in another seat.
objection-report-answers = Answers given on this device are missing from the report, or are others.
objection-report-newest = The rolls in the report are not those whose hash this device was told.
objection-report-cut = Rolls are missing at the end of the report: this device has seen more.

## One roll

roll-number = No.
roll-mark = Check
roll-why = Clauses
roll-outcome = Outcome
roll-effect = Effect
roll-hidden = hidden until the end
roll-checked = checked on this device
roll-waiting = not yet revealed
roll-title = Roll { $number }
roll-none = There is no roll { $number } in this report.
roll-follows = The result follows from what was fixed before: worked out on this device.
roll-later-open = It is bound to what stands here. The value it follows from is revealed when this turn has ended: come back then.
roll-later-closed = A hidden draw: it is bound to what stands here. What it was and the value it follows from are revealed when the game is over.
roll-counters = Counters
roll-counted =
    Roll { $number } in period { $period }. It was for { $audience ->
        [everybody] everybody
        [nobody] nobody
       *[other] { $audience }
    } to see, from the { $chain ->
        [open] open
       *[closed] closed
    } chain.
roll-place = It is number { $place } of that chain in this period; nothing else decides it but the key and the table.
roll-bound = What the server was bound to at the start (s₀)
roll-nonces = Numbers added by the seats
roll-commitment = Commitment to the draw
roll-before = Hash of everything before
roll-value = Value of period { $period }, revealed
roll-key = Key: SHA-256 of the value and the seats' numbers
roll-message = What was asked
roll-digest = HMAC-SHA-256 of it with the key
roll-words = Words of the digest, the last one counts
roll-shares = Shares of the outcomes
roll-hash = Hash with this roll

## What is wrong with a report

wrong-in-roll = roll { $number }
wrong-in-chain = chain { $number }
wrong-in-nonce = the number of seat { $number }
wrong-in-statistics = the figures
wrong-in-tables = who sits where
wrong-in-table = table { $number }
wrong-in-report = the report
wrong-in-header = the header
wrong-in-over = whether the game is over
wrong-in-agreement = the commitment of the host
wrong-in-commitment = the commitment of the host
wrong-in-nonce-hashes = the list of hashes
wrong-in-nonces = the numbers of the seats
wrong-in-open-chain = the open chain
wrong-in-closed-chain = the closed chain
wrong-in-signed = the signatures
wrong-in-rolls = the rolls together
wrong-in-closing = the end
wrong-in-effects = what the rolls led to
wrong-in-not-proven = what is not proven
wrong-in-lang = the language
wrong-hash = it was changed, because it does not fit its hash.
wrong-parts = a part is missing, new or renamed.
wrong-shape = something is missing, or not what should stand there.
wrong-missing = it is not there.
wrong-order = it stands in the wrong place.
wrong-length = its length is not that of the header.
wrong-chain = a value does not lead back to its commitment.
wrong-wrong-chain = it was drawn from the wrong chain.
wrong-no-value = its period has no value in the chain in use.
wrong-not-revealed = a value that is due is not revealed.
wrong-too-early = something is told before the end of the game.
wrong-committed = it is not what was committed to.
wrong-salt = a salt does not follow from the closed chain.
wrong-outcome = another outcome should have come up.
wrong-counts = the counts and figures are not those of the rolls.
wrong-place = it does not have the place after the roll before it.
wrong-period = its period does not follow from the one before.
wrong-note = the table notes something that nobody knows.
wrong-nothing-back = something is noted as taken back where there was nothing to take back.
wrong-undo = an undo goes back behind a roll.
wrong-taken-back = take-backs are not counted as they were noted.
wrong-sorted = the outcomes are not in the fixed order.
wrong-nonce = it is neither the one that was promised nor the fixed one.
wrong-signature = the signature is not that of the server.
wrong-texts = something else should stand there.
wrong-seated = not every entrant has just one seat.
wrong-stream = its numbers are not those of a stream of the set.
wrong-seal = the seal does not fit: texts, effects or figures were changed.
wrong-json = it cannot be read as JSON.
wrong-bytes = it holds bytes that no report has.
wrong-no-report = this is not a roll report.

# Duplicate sets
set-right =
    { $rolls ->
        [one] One roll
       *[other] { $rolls } rolls and draws
    } at { $tables } tables worked out again: all follow from one secret and from what { $entrants } entrants agreed on. The same seat met the same numbers at each table.
set-table = Table { $number }: { $rolls } rolls and draws
set-table-abandoned = Table { $number }: { $rolls } rolls and draws, given up before its end
set-withheld = Entrants who promised a number and then held it back: { $entrants }. Their fixed numbers were used.
set-journals = Whether chance was asked what the rules say, and whose numbers each roll used, was not checked here. “meridian verify REPORT --journal FILE …” does that with the journals of all tables.
