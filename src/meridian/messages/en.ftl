# What every table says, whatever game lies on it: English.

## People and other actors

seat-label = P{ $number }
actor-chance = Chance
actor-clock = Clock
spectator = Spectator

## Actions

action-late = Time is up for { $seat }

## Why something is not possible

refusal-game-over = The game is over.
refusal-not-asked = You are not being asked at the moment.
refusal-not-an-outcome = Chance cannot decide this at the moment.

## The log

why = because of
winner = Victory goes to { $players }.
unfinished = The game is not finished yet.
