"""A small whole lesson, to be changed by tests."""

from __future__ import annotations

LESSON = """
title = "A small lesson"
game = "global-domination"
clauses = ["GD-083"]
players = 2

[lesson]
id = "small"
version = 1
minutes = 2
learner = "p1"
names = { p2 = "Ida" }
name = { en = "Small", de = "Klein" }
goal = { en = "Build.", de = "Aufbauen." }
wrong = { en = "Not now.", de = "Jetzt nicht." }
done = { en = "You have {state:players.p1.vp} points.", de = "Du hast {state:players.p1.vp} Punkte." }

[position]
first_player = "p2"
on_turn = "p2"

[position.players.p1]
hand = ["domination", "domination"]

[position.players.p2]
hand = ["domination"]

[[step]]
say = { en = "Watch {seat:p2}.", de = "Sieh {seat:p2} zu." }
point = ["area:USA", "seat:p2"]
play = ["p2 build domination", "p2 build-in USA", "p2 build-in USA", "p2 done"]
asked = ["p1"]

[[step]]
say = { en = "Build with {card:domination}.", de = "Bau mit {card:domination} auf." }
point = ["card:domination", "answer:build domination"]
reply = [{ to = "attack *", en = "Later.", de = "Später." }]
play = ["p1 build domination"]
question = "spend-builds"

[[step]]
say = { en = "Two in South America.", de = "Zwei in Südamerika." }
accept = "any order"
play = ["p1 build-in BRA", "p1 build-in AND"]
facts = ["force-placed p1 BRA"]

[[step]]
say = { en = "The last where you like.", de = "Der letzte, wo du magst." }
after = { en = "Well placed.", de = "Gut gesetzt." }
accept = "any"
play = ["p1 build-in SCO"]
asked = ["p1"]

[[step]]
quiz.en = "How much of the world is empty?"
quiz.de = "Wie viel von der Welt ist leer?"
quiz.answers = [
    { en = "Most", de = "Das meiste", why_en = "Yes.", why_de = "Ja.", right = true },
    { en = "Nothing", de = "Nichts", why_en = "Look again.", why_de = "Sieh noch einmal hin." },
]
"""

PRACTICE = """
title = "A small practice"
game = "global-domination"
clauses = ["GD-083"]
players = 2

[lesson]
id = "small-practice"
version = 1
minutes = 2
name = { en = "Small", de = "Klein" }
goal = { en = "Build.", de = "Aufbauen." }
wrong = { en = "All is allowed.", de = "Alles ist erlaubt." }
done = { en = "Done.", de = "Fertig." }

[position]
turn = 2
on_turn = "p1"

[position.players.p1]
hand = ["domination"]
discard = ["domination", "domination", "domination"]

[position.players.p2]
hand = ["domination"]
discard = ["domination", "domination", "domination"]

[[step]]
say = { en = "Score.", de = "Punkte, bitte." }
free.goal = { "players.p1.vp" = ">= 2" }
free.stars = [2, 4, 6]
free.until = "turn"
free.answers = 20
free.hint = { en = "The sea.", de = "Das Meer." }
play = [
    "p1 build domination", "p1 build-in SAT", "p1 build-in SAT", "p1 build-in NAT", "p2 build domination",
    "p2 build-in USA", "p2 done",
]
facts = ["force-full p1 SAT"]
"""
