# Stummschalten, Blockieren und Melden: Deutsch.

about = { $name }: stummschalten oder melden
mute-here = An diesem Tisch stummschalten
mute-everywhere = Überall stummschalten
block = Blockieren
unhide = Wieder lesen
report = Melden …
muted-here = Du siehst an diesem Tisch nicht mehr, was { $name } schreibt. Niemand erfährt davon.
muted-everywhere = Du siehst nicht mehr, was { $name } schreibt, hier und anderswo. Niemand erfährt davon.
blocked = { $name } kann sich nicht an Tische setzen, die du eröffnest, und du siehst nicht, was { $name } schreibt. Niemand erfährt davon.
heard = Du siehst wieder, was { $name } schreibt.
hidden-lines =
    { $number ->
        [one] Eine Zeile von { $name } ist ausgeblendet.
       *[other] { $number } Zeilen von { $name } sind ausgeblendet.
    }
report-title = { $name } melden
report-spectator = jemand, der zuschaut
report-text = Wer diesen Server betreibt, sieht deine Meldung mit den letzten Chatzeilen und entscheidet. { $name } erfährt nichts davon.
report-reason = Was ist nicht in Ordnung?
reason-abuse = Beleidigungen oder Drohungen
reason-name = Der Name
reason-cheating = Betrug oder absichtliches Verlieren
reason-spam = Werbung oder Überfluten
reason-other = Etwas anderes
report-more = Ein Satz dazu, wenn du magst
report-send = Meldung abschicken
report-arrived = Deine Meldung ist angekommen. Danke.
people = Wen du nicht liest
people-text = Du siehst nicht, was sie schreiben; wen du blockierst, kann sich auch nicht an Tische setzen, die du eröffnest. Sie erfahren nichts davon.
people-none = Du liest alle.
people-muted = stumm
people-blocked = blockiert
people-device = auf diesem Gerät stumm
kick = Wegschicken
kick-title = { $name } wegschicken?
kick-text = Der Stuhl wird wieder frei. Mit demselben Profil oder Gerät kann sich niemand wieder an diesen Tisch setzen.
kicked = Der Gastgeber hat dich von diesem Tisch weggeschickt.
reports = Meldungen
reports-open =
    { $number ->
        [0] Keine Meldung wartet auf dich.
        [one] Eine Meldung wartet auf dich.
       *[other] { $number } Meldungen warten auf dich.
    }
reports-how = Auf dem Rechner des Servers:
