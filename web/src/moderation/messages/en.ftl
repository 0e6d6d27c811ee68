# Muting, blocking and reporting: English.

about = { $name }: mute or report
mute-here = Mute at this table
mute-everywhere = Mute everywhere
block = Block
unhide = Hear again
report = Report …
muted-here = You do not see what { $name } writes at this table any more. Nobody is told.
muted-everywhere = You do not see what { $name } writes any more, here and elsewhere. Nobody is told.
blocked = { $name } cannot sit down at tables that you open, and you do not see what { $name } writes. Nobody is told.
heard = You see again what { $name } writes.
hidden-lines =
    { $number ->
        [one] One line of { $name } is hidden.
       *[other] { $number } lines of { $name } are hidden.
    }
report-title = Report { $name }
report-spectator = a spectator
report-text = Whoever runs this server sees your report with the last lines of chat, and decides. { $name } is not told.
report-reason = What is wrong?
reason-abuse = Insults or threats
reason-name = The name
reason-cheating = Cheating, or losing on purpose
reason-spam = Advertising or flooding
reason-other = Something else
report-more = A sentence more, if you like
report-send = Send the report
report-arrived = Your report has arrived. Thank you.
people = People you do not hear
people-text = You do not see what they write; whom you block cannot sit down at tables that you open either. They are not told.
people-none = You hear everybody.
people-muted = muted
people-blocked = blocked
people-device = muted on this device
kick = Send away
kick-title = Send { $name } away?
kick-text = The chair is free again. With their profile, or on the same device, they cannot sit down at this table again.
kicked = The host has sent you away from this table.
reports = Reports
reports-open =
    { $number ->
        [0] No report waits for you.
        [one] One report waits for you.
       *[other] { $number } reports wait for you.
    }
reports-how = On the server’s machine:
