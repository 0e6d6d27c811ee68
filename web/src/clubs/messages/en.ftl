# Clubs: English.

title = Clubs
lead = A circle of friends with its own ladder, tables, chat and house rules.
sign-in = Sign in to found or join a club
found-name = Name of the club
found = Found a club
none = You are in no club yet. Found one, or open the link of an invitation.
members-of =
    { $members ->
        [one] { $members } member
       *[other] { $members } members
    }
owned-by = Owned by { $name }
back = All clubs
invited = You are invited to the club “{ $name }”.
invited-text = { $owner } owns it. It has { $members ->
        [one] { $members } member
       *[other] { $members } members
    }.
join = Join
members = Members
invite = Invitation
invite-text = Whoever has this link can join.
renew = Make a new link
remove = Remove { $name }
rules = House rules
no-rules = There are none yet.
edit = Change
save = Save
text = House rules
default-game = New tables begin with
default-none = no game in particular
tables = Tables
no-tables = No tables yet.
new-table = Open a table for the club
ladder = Ladder
ladder-text = From games in which all people are members. Bots at the table do not count.
no-ladder = Nobody has played yet.
rating = Rating
wins = Wins
games = Games
competitions = Leagues and cups
new-competition = New competition for the club
chat = Chat
chat-line = A line to the club
say = Send
no-chat = Nobody has written yet.
leave = Leave the club
leave-sure = Leave this club?
leave-text = You need an invitation to come back. If you own it, the next member does then; without members it is gone.
dissolve = Dissolve the club
dissolve-sure = Dissolve this club?
dissolve-text = Its chat and its lists are deleted. Tables and competitions are played to their end.
