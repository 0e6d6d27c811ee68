# What is stored: English.

lead = What this server keeps of you, for how long, and who sees it. The times are those of its settings now.
what = What
long = How long
who = Who sees it
for-ever = until it is deleted by hand
days =
    { $number ->
        [one] one day
       *[other] { $number } days
    }
after-end = { $days } after the last change
with-profile = as long as the profile
with-table = as long as the table
device = On this device
device-text = Settings, your name, the links of your seats, progress in lessons, whom you have muted, and, if you are signed in, one key that opens your profile. The browser keeps them until you clear its data for this page. There are no cookies, no advertising and no statistics of visitors, and nothing is loaded from other servers.
server = On this server
tables = Tables: names in the seats, every answer and roll, the settings
tables-long = A table that never began: { $open }. A game without any activity: { $running }. A finished game: { $over }. A lesson: { $lesson }. A journal that somebody opened: { $journal }.
tables-who = Everybody with the link, as far as the table allows spectators. Hidden cards and orders: only their player until the game is over; the operators’ commands do not show them either.
chat = Chat
chat-who = Whom the table lets read it. A report takes the lines around it along.
profile = Profile: name, preferences, results, ratings, progress, whom you mute or block
profile-who = Name, ratings and results: everybody who meets you. The rest: you alone.
ways = Ways to sign in: passwords as Argon2id hashes, public keys of passkeys, hashes of recovery codes
ways-who = Nobody; they cannot be turned back into what you type.
session = Signed-in devices: hashes of their keys
session-long = { $days } after their last use, or until you sign out
mail = E-mail address, if you give one
mail-who = Operators; it is used for sign-in links and the messages you ask for.
mail-none = This server sends no e-mail.
push = Messages that you ask for: addresses of browsers, messengers and webhooks, and what was sent
push-long = Addresses: until you turn them off. What was sent: { $days }.
push-who = The service that delivers them gets the text; browsers get it encrypted.
reports = Reports: who reports whom, the reason, the lines of chat around it
reports-who = Operators. Who is reported does not learn who did it.
audit = What hosts and operators did: kicks, suspensions, repairs, links
audit-who = Operators. Profiles stand there by a number, without their name.
addresses = Network addresses
addresses-long = In memory only, to limit floods, until the server forgets or restarts. Log files: as the operators decide.
addresses-who = Operators
registration-open = Anybody may make a profile here, and nobody has to: a name is enough to play.
registration-invited = A profile needs an invitation here. A name is enough to play.
registration-closed = New profiles are not made here. A name is enough to play.
yours = What you can do
export = Your profile page gives you everything that is stored about your profile as one file.
delete = There you also delete the profile: it goes at once, with your lines of chat, also those in reports. Your seats in old games stay without a name.
guest = Without a profile, a table that you opened goes by itself after the time above, or when you ask the operators.
to-profile = To your profile
backups = Backups that operators make may hold things longer; ask them.
