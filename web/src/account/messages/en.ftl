# Profiles: English.

sign-in-text = You can play without a profile. With one, your tables follow you to every device, your games are counted, and rated games count for the ladder. It takes a name and a password; e-mail is not needed.
sign-in-known = I have a profile
sign-in-new = New profile
sign-in-make = Make the profile
sign-in-mail = With a link by e-mail
sign-in-mail-text = Who has no profile yet gets one with the link.
email-add = E-mail address (not needed)
email-other = Another e-mail address
email-ask = Send a mail to confirm it
email-sent = A mail is on its way to { $address }. The address counts once its link was opened.
password = Password
password-least = At least 8 letters.
password-new = New password
password-current = Current password, or a recovery code
password-set = Set a password
password-change = Change the password
passkey-use = Sign in with a passkey
passkey-make = Make it with a passkey
passkey-or = or
passkey-add = Add a passkey
passkey-label = Name of this passkey
passkey-remove = Remove
passkey-one = Passkey of { $date }, last used { $used }
passkey-failed = The passkey was not used: the browser ended it.
secure-needed = This page is open over plain http, and browsers then have neither passkeys nor push messages nor installing: for those it needs https, or localhost on the server’s own computer.
secure-number = Passkeys need a name in the address: open this page as
recovery = Recovery codes
recovery-use = I have lost my password or passkey
recovery-text = Each code signs you in once, if you lose your password or passkey. Keep them where others do not see them: they are shown only now.
recovery-kept = I have kept them
recovery-left =
    { $number ->
        [0] You have no recovery codes. Without one, only whoever runs this server can let you in again.
        [one] You have one recovery code left.
       *[other] You have { $number } recovery codes left.
    }
recovery-make = Make new codes
recovery-code = Recovery code
recovery-go = Sign in with the code
recovery-lost = No code either? Whoever runs this server can make a link that lets you in.
invitation = Invitation code
invitation-closed = Nobody can make a new profile at this server.
ways = Signing in
hand-over = Move to another device
hand-over-text = Scan the code with the other device, or open the link there. It works once, within two minutes, and shows everything of yours: show it to nobody else.
hand-over-make = Show the code
hand-over-left = Good for { $seconds } more seconds.
hand-over-late = This code is too old.
hand-over-again = Show a new code
hand-over-only-here = Only this computer reaches the server, so this link is for another browser on it. For other devices, let others in first: from the waiting room of a table, or with “meridian play --lan”.
record = Games and wins
record-text = Every finished game counts here, rated or not; games against oneself do not.
record-none = No game is finished yet.
record-played = Played
record-won = Won
record-people = With people
record-bots = Against characters only
record-characters = Against characters
record-unrated = This is no rating: it says who came in first.
record-met = Met
record-before = You were ahead
record-after = They were ahead
record-character = Character
history = History
history-all = All my games, with filters, moments and openings
history-more = Show more
history-of = { $place } of { $number }
history-nobody = somebody
my-data = My data
my-data-text = Everything that this server stores about you, in one file: profile, tables, results, ratings, lessons and what you wrote.
my-data-export = Download everything
sign-in-send = Send me a link
sign-in-sent = If the address is right, a link is on its way. It works once, for { $minutes } minutes.
sign-in-token = This link signs you in on this device.
sign-in-here = Sign in here
sign-out = Sign out
sign-out-all = Sign out everywhere
delete-account = Delete everything
delete-account-text = Your profile, ratings and all you wrote in chats are deleted. Your seats stay and can be played from the devices that hold their keys, but they name nobody any more. This cannot be undone.

wish-mail = Tell me by e-mail when I am asked
wish-lang = Language of messages
wish-zone = Time zone
feeds = Feeds
feeds-text = Secret links: a calendar of your deadlines and a feed of your turns.
feeds-end = Make old links void
rated-games =
    { $number ->
        [one] one game
       *[other] { $number } games
    }
