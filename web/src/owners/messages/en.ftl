# For owners of an original: English.

title = For owners of an original
lead = What the rule books do not print, we made up. If you have a copy of a game, look it up page by page: numbers first. Your answers become a small file to play with and to share. They stay on this device until you share it.
choose-game = Which game do you own?
begin = Begin
go-on = Go on
answered = { $corrected } corrected, { $confirmed } confirmed
part-first = Guessed, and play depends on it
part-words = Guessed names, words and colours
part-known = Known: only where your copy differs
page-of = Page { $number } of { $all }
jump = Go to
where = Where to look
picture-board = Our own board: the ring shows where to look.
picture-card = Our own card, not the original: the frame shows what is asked.
now = Now: { $value }
now-mark = Source: { $meaning }
not-there = My copy has no such thing
takes-away = Your copy has no such thing: it will be taken away.
list-help = With commas between them
records-help = A line for each, with commas between: { $columns }
yes = yes
no = no
mark-printed = from the rule book
mark-inferred = worked out
mark-public = public source
mark-ruled = our ruling
mark-reconstructed = our guess
mark-own = changed, no source
confirm = It says the same
correct = Save and go on
skip = Skip
back = Back
result = Result
checking = Checking …
fits = Fits.
wrong-page = This value cannot be: change it, or skip the page.
elsewhere = { $number ->
    [one] One thing does not fit together yet. The result lists it; perhaps another page mends it.
   *[other] { $number } things do not fit together yet. The result lists them; perhaps other pages mend them.
  }
done-corrected = You corrected this
done-confirmed = You confirmed this
faults = This does not fit together yet
to-page = Look again
changes = What changes
changes-none = Nothing is corrected yet.
confirmed-too = { $number ->
    [one] One datum is confirmed as it is.
   *[other] { $number } data are confirmed as they are.
  }
datum = Datum
before = Before
after = In your copy
none = none
about-file = About your copy
name = Name of your edition
name-example = for example: first printing
source = Where you looked
source-example = for example: the copy on my shelf
download = Download the file
download-help = Play with it: New table, then An edition of your own. Please share it: it holds numbers and names only.
effect = What it does to play
effect-help = Bots play the same games on the shipped edition and on yours. That takes a few seconds.
effect-do = Play and compare
effect-doing = Playing …
effect-games = { $games } games on each edition, three bots
effect-rounds = Rounds in a game
effect-decisions = Decisions in a game
effect-wins = Wins of seat { $seat }
effect-shipped = Shipped
effect-yours = Yours
effect-difference = Difference (95 %)
effect-cards = { $number ->
    [0] No card is clearly used more or less often, of { $uses } uses compared.
    [one] One use of a card is clearly more or less frequent, of { $uses } compared. By luck alone one would expect { $luck }.
   *[other] { $number } uses of cards are clearly more or less frequent, of { $uses } compared. By luck alone one would expect { $luck }.
  }
effect-more = For more games:
merge = Another owner’s file
merge-help = Drop an edition file here, or choose it. What it says is added to your answers; where you disagree, you choose.
merge-choose = Choose a file
merge-taken = { $number ->
    [0] { $file } says nothing that you did not say.
    [one] One answer is added from { $file }.
   *[other] { $number } answers are added from { $file }.
  }
disagree = { $number ->
    [0] You disagree about nothing.
    [one] You disagree about one datum: look again, and choose.
   *[other] You disagree about { $number } data: look again, and choose.
  }
mine = Yours: { $value }
theirs = Theirs: { $value }
start-over = Start over
start-over-sure = Throw all answers for this game away?
start-over-do = Throw away
keep = Keep
owner-link = You own the original? Look things up page by page
