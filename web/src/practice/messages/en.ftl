# Practice: English.

title = Practice
lead = Positions out of games that strong bots played. Choose an answer; then you see how likely each one is to win.
choose-game = Which game?
theme = Theme
any-theme = All themes
difficulty = Difficulty
any-difficulty = Any
difficulty-1 = Easy
difficulty-2 = Medium
difficulty-3 = Hard
done-of = { $done } of { $all } answered
begin = Begin
again = Again
go-on = Go on
nothing = Nothing fits. Choose another theme or difficulty.
position = Position { $number }
daily = Daily position
daily-open = Answer
daily-done = Answered today
streak =
    { $days ->
        [one] { $days } day in a row
       *[other] { $days } days in a row
    }
week = This week
week-day = { $day }: { $done ->
        [yes] answered
       *[no] not answered
    }
question-best = Which answer is best?
question-odds = How likely are you to win this game?
question-battle = Who wins this battle?
side-aggressor = { $player } (Aggressor)
side-defender = { $player } (Defender)
side-independent = The Independent Territory
percent = { $number } %
answers = Your answer
keys = Keys 1 to { $number } choose an answer.
grade-excellent = Excellent
grade-good = Good
grade-fair = Fair
grade-missed = Not this time
loss-best = Best: { $best }. It wins { $chance } %. Your answer gives away { $loss } points.
loss-none = That is the best answer: it wins { $chance } %.
loss-odds = The bot says { $chance } %. Your guess is { $loss } points away.
loss-battle = { $best } wins with { $chance } %.
loss-battle-right = Right: { $best } wins with { $chance } %.
chances = How likely each answer is to win if everybody plays soundly. The range says how sure the number is, not how people play.
chance = { $chance } % ({ $low } to { $high } %)
chosen = yours
best = best
reasons-best = Why it is the best: { $answer }
reasons-mine = What yours gives away: { $answer }
rule = The rule behind it
weighed = Each answer was tried { $playouts } times by a strong bot.
exact = These chances are exact.
play-on = Play on from here
play-on-title = Played on from practice
next = Next position
all = All positions
log = What happened before
repeat = From your lessons
repeat-lead = A question that you have met before.
repeat-wrong = Not quite. It comes back tomorrow.
repeat-later =
    { $days ->
        [one] Right. It comes back in { $days } day.
       *[other] Right. It comes back in { $days } days.
    }
repeat-learnt = Right. You know this one now.
close = Close
you = You
to-lesson = Repeat the lesson
text = The position in words
happened = Last
