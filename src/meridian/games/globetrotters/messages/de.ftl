# Globetrotters: Deutsch.

game-globetrotters = Globetrotters
    .help = Reise über Land, per Flug und zur See um die Welt, erlebe Abenteuer, sammle Schlüssel und Erinnerungen und komm mit mehr Schlüsseln als alle anderen in deine Heimat.

## Ereignisse: Vorbereitung und Spielverlauf

# Wohin und wo, in Sätzen: mit dem Verhältniswort, das zu dem Ort gehört.
to-place =
    { $place_id ->
        [alberta_badlands] in die { $place }
        [amazon_jungle] in den { $place }
        [antarctica] in die { $place }
        [atacama] in die { $place }
        [azores] auf die { $place }
        [babuyan_islands] auf die { $place }
        [bahamas] auf die { $place }
        [canary_islands] auf die Kanarischen Inseln
        [cape_york] zum { $place }
        [chagos_islands] auf die { $place }
        [cocos_island] auf die { $place }
        [cook_islands] auf die { $place }
        [copper_canyon] in die { $place }
        [crater_lake] zum { $place }
        [cypress_hills] in die { $place }
        [darien_gap] in den { $place }
        [easter_island] auf die { $place }
        [falkland_islands] auf die { $place }
        [faroe_islands] auf die { $place }
        [frisian_islands] auf die Friesischen Inseln
        [galapagos] auf die { $place }
        [gobi_desert] in die { $place }
        [grand_canyon] in den { $place }
        [hindu_kush] in den { $place }
        [iguazu_falls] zu den Iguazú-Wasserfällen
        [imjin_river] zum { $place }
        [isles_of_scilly] auf die { $place }
        [izalco_volcano] zum { $place }
        [kalahari_desert] in die { $place }
        [kermadec_islands] auf die { $place }
        [laccadive_islands] auf die { $place }
        [loch_ness] zum { $place }
        [lord_howe_island] auf die { $place }
        [maldives] auf die { $place }
        [mount_damavand] zum { $place }
        [mount_everest] zum { $place }
        [mount_shasta] zum { $place }
        [northwest_territories] in die { $place }
        [nullarbor_plain] in die { $place }
        [okefenokee_swamp] in die { $place }
        [sahara_desert] in die { $place }
        [serengeti] in die { $place }
        [seychelles] auf die { $place }
        [taurus_mountains] ins { $place }
        [victoria_falls] zu den Victoriafällen
       *[other] nach { $place }
    }
at-place =
    { $place_id ->
        [alberta_badlands] in den { $place }
        [amazon_jungle] im { $place }
        [antarctica] in der { $place }
        [atacama] in den { $place }
        [azores] auf den { $place }
        [babuyan_islands] auf den { $place }
        [bahamas] auf den { $place }
        [bali] auf { $place }
        [bangka] auf { $place }
        [barbados] auf { $place }
        [bermuda] auf { $place }
        [canary_islands] auf den Kanarischen Inseln
        [cape_verde] auf { $place }
        [cape_york] am { $place }
        [chagos_islands] auf den { $place }
        [cocos_island] auf der { $place }
        [cook_islands] auf den { $place }
        [copper_canyon] in der { $place }
        [crater_lake] am { $place }
        [crete] auf { $place }
        [cypress_hills] in den { $place }
        [darien_gap] im { $place }
        [easter_island] auf der { $place }
        [falkland_islands] auf den { $place }
        [faroe_islands] auf den Färöern
        [fiji] auf { $place }
        [frisian_islands] auf den Friesischen Inseln
        [galapagos] auf den { $place }
        [gobi_desert] in der { $place }
        [grand_canyon] im { $place }
        [grand_cayman] auf { $place }
        [haida_gwaii] auf { $place }
        [hawaii] auf { $place }
        [hindu_kush] im { $place }
        [iguazu_falls] an den Iguazú-Wasserfällen
        [imjin_river] am { $place }
        [isles_of_scilly] auf den { $place }
        [izalco_volcano] am { $place }
        [jamaica] auf { $place }
        [kalahari_desert] in der { $place }
        [kermadec_islands] auf den { $place }
        [king_island] auf { $place }
        [laccadive_islands] auf den { $place }
        [loch_ness] am { $place }
        [lord_howe_island] auf der { $place }
        [madeira] auf { $place }
        [maldives] auf den { $place }
        [midway_island] auf { $place }
        [mount_damavand] am { $place }
        [mount_everest] am { $place }
        [mount_shasta] am { $place }
        [northwest_territories] in den { $place }
        [nullarbor_plain] in der { $place }
        [okefenokee_swamp] in den Okefenokee-Sümpfen
        [reunion] auf { $place }
        [sahara_desert] in der { $place }
        [serengeti] in der { $place }
        [seychelles] auf den { $place }
        [st_helena] auf { $place }
        [tahiti] auf { $place }
        [taurus_mountains] im { $place }
        [timor] auf { $place }
        [tobago] auf { $place }
        [victoria_falls] an den Victoriafällen
        [zanzibar] auf { $place }
       *[other] in { $place }
    }

fact-set-up = Die Karte liegt mit allen Schlüsseln für { $number } Spieler bereit.
fact-jackpot-seeded =
    { $number ->
        [0] Das Reisebüro beginnt einen neuen Jackpot mit ${ $cash }.
        [one] Das Reisebüro beginnt einen neuen Jackpot mit ${ $cash } und { $number } verdeckten Flugschein vom Stapel.
       *[other] Das Reisebüro beginnt einen neuen Jackpot mit ${ $cash } und { $number } verdeckten Flugscheinen vom Stapel.
    }
fact-dealt =
    { $number ->
        [one] { $seat } beginnt mit ${ $cash } und { $number } Flugschein.
       *[other] { $seat } beginnt mit ${ $cash } und { $number } Flugscheinen.
    }
    .you =
        { $number ->
            [one] Du beginnst mit ${ $cash } und { $number } Flugschein.
           *[other] Du beginnst mit ${ $cash } und { $number } Flugscheinen.
        }
fact-got-ticket = { $seat } hat jetzt den Flugschein „{ $ticket }“.
    .you = Du hast jetzt den Flugschein „{ $ticket }“.
fact-tickets-taken =
    { $number ->
        [0] { $seat } nimmt keinen Flugschein vom Stapel.
        [one] { $seat } nimmt { $number } Flugschein vom Stapel.
       *[other] { $seat } nimmt { $number } Flugscheine vom Stapel.
    }
    .you =
        { $number ->
            [0] Du nimmst keinen Flugschein vom Stapel.
            [one] Du nimmst { $number } Flugschein vom Stapel.
           *[other] Du nimmst { $number } Flugscheine vom Stapel.
        }
fact-rolled-for-start = { $seat } wirft { $number } für den ersten Zug.
    .you = Du wirfst { $number } für den ersten Zug.
fact-starts = { $seat } macht den ersten Zug.
    .you = Du machst den ersten Zug.
fact-last-key-out = Alle Schlüssel sind vergeben: Jetzt geht es in die Heimat.
fact-last-key-off-map = Der letzte Schlüssel hat die Karte verlassen, aber im Jackpot liegt noch einer: Vorher kann niemand gewinnen.
fact-tie-at-home = { $seat } ist in der Heimat, hat aber nicht mehr Schlüssel als alle anderen.
    .you = Du bist in der Heimat, hast aber nicht mehr Schlüssel als alle anderen.
fact-not-back-yet = { $seat } ist mit den meisten Schlüsseln in der Heimat, muss aber erst zurück an den Ort der Abschiebung ({ $place }).
    .you = Du bist mit den meisten Schlüsseln in der Heimat, musst aber erst zurück an den Ort der Abschiebung ({ $place }).
fact-not-by-travel = { $seat } ist mit den meisten Schlüsseln in der Heimat, muss nach der Abschiebung aber über Land, per Flug oder per Schiff kommen.
    .you = Du bist mit den meisten Schlüsseln in der Heimat, musst nach der Abschiebung aber über Land, per Flug oder per Schiff kommen.
fact-won =
    { $number ->
        [one] { $seat } ist mit { $number } Schlüssel, mehr als alle anderen haben, in der Heimat und gewinnt.
       *[other] { $seat } ist mit { $number } Schlüsseln, mehr als alle anderen haben, in der Heimat und gewinnt.
    }
    .you =
        { $number ->
            [one] Du bist mit { $number } Schlüssel, mehr als alle anderen haben, in der Heimat und gewinnst.
           *[other] Du bist mit { $number } Schlüsseln, mehr als alle anderen haben, in der Heimat und gewinnst.
        }
fact-round-limit = Runde { $round } war die letzte.

## Ereignisse: Züge, Geld und Arbeit

fact-turn-begins = Runde { $round }: { $seat } ist am Zug.
    .you = Runde { $round }: Du bist am Zug.
fact-turn-lost = { $seat } ist noch im Wochenende und verliert diesen Zug.
    .you = Du bist noch im Wochenende und verlierst diesen Zug.
fact-turn-over = Der Zug von { $seat } ist vorbei.
    .you = Dein Zug ist vorbei.
fact-home-chosen = { $seat } wählt die Heimat: { $place }.
    .you = Du wählst die Heimat: { $place }.
fact-spending-money = { $seat } bekommt ${ $cash } Reisegeld.
    .you = Du bekommst ${ $cash } Reisegeld.
fact-money-due = { $seat } stehen ${ $cash } zu; sie sind vor dem Ende des Zuges zu verlangen.
    .you = Dir stehen ${ $cash } zu; sie sind vor dem Ende des Zuges zu verlangen.
fact-key-due = { $seat } steht der Schlüssel von { $key } zu; er ist vor dem Ende des Zuges zu verlangen.
    .you = Dir steht der Schlüssel von { $key } zu; er ist vor dem Ende des Zuges zu verlangen.
fact-memory-due = { $seat } steht die Erinnerung an { $place } zu; sie ist vor dem Ende des Zuges zu verlangen.
    .you = Dir steht die Erinnerung an { $place } zu; sie ist vor dem Ende des Zuges zu verlangen.
fact-claimed = { $seat } verlangt, was noch aussteht.
    .you = Du verlangst, was noch aussteht.
fact-forgotten = { $seat } hat etwas nicht verlangt, und es verfällt.
    .you = Du hast etwas nicht verlangt, und es verfällt.
fact-tickets-due =
    { $number ->
        [one] { $seat } steht { $number } Flugschein zu, wenn er vor dem Ende des Zuges verlangt wird.
       *[other] { $seat } stehen { $number } Flugscheine zu, wenn sie vor dem Ende des Zuges verlangt werden.
    }
    .you =
        { $number ->
            [one] Dir steht { $number } Flugschein zu, wenn er vor dem Ende des Zuges verlangt wird.
           *[other] Dir stehen { $number } Flugscheine zu, wenn sie vor dem Ende des Zuges verlangt werden.
        }
fact-specials-due =
    { $number ->
        [one] { $seat } steht { $number } Besondere Erinnerung zu, wenn sie vor dem Ende des Zuges verlangt wird.
       *[other] { $seat } stehen { $number } Besondere Erinnerungen zu, wenn sie vor dem Ende des Zuges verlangt werden.
    }
    .you =
        { $number ->
            [one] Dir steht { $number } Besondere Erinnerung zu, wenn sie vor dem Ende des Zuges verlangt wird.
           *[other] Dir stehen { $number } Besondere Erinnerungen zu, wenn sie vor dem Ende des Zuges verlangt werden.
        }
fact-owes = { $seat } schuldet dem Reisebüro ${ $cash }, falls jemand darauf besteht.
    .you = Du schuldest dem Reisebüro ${ $cash }, falls jemand darauf besteht.
fact-insisted = { $seat } besteht darauf: { $other } muss geben, was fällig ist.
    .you = Du bestehst darauf: { $other } muss geben, was fällig ist.
    .at-you = { $seat } besteht darauf: Du musst geben, was fällig ist.
fact-lapsed = Niemand hat darauf bestanden, und ${ $cash }, die { $seat } schuldete, sind vergessen.
    .you = Niemand hat darauf bestanden, und ${ $cash }, die du schuldetest, sind vergessen.
fact-turn-stands = Niemand hat widersprochen: Der Zug, den { $seat } versehentlich gemacht hat, gilt.
    .you = Niemand hat widersprochen: Der Zug, den du versehentlich gemacht hast, gilt.
fact-worked = { $seat } arbeitet und bekommt ${ $cash }.
    .you = Du arbeitest und bekommst ${ $cash }.

## Ereignisse: Reise und Ankunft

fact-rolled =
    { $face ->
        [ticket] { $seat } würfelt das Flugscheinsymbol.
        [trouble] { $seat } würfelt das Krisensymbol.
       *[other] { $seat } würfelt { $face } für eine Reise über Land.
    }
    .you =
        { $face ->
            [ticket] Du würfelst das Flugscheinsymbol.
            [trouble] Du würfelst das Krisensymbol.
           *[other] Du würfelst { $face } für eine Reise über Land.
        }
fact-free-ticket = { $seat } bewegt sich nicht und bekommt einen Flugschein geschenkt.
    .you = Du bewegst dich nicht und bekommst einen Flugschein geschenkt.
fact-trouble-rolled = { $seat } bewegt sich nicht, gerät aber in eine Krise: Das kostet Geld, und der Zug ist vorbei.
    .you = Du bewegst dich nicht, gerätst aber in eine Krise: Das kostet Geld, und der Zug ist vorbei.
fact-went-overland = { $seat } reist über Land { to-place }.
    .you = Du reist über Land { to-place }.
fact-flew = { $seat } fliegt mit dem Flugschein „{ $ticket }“ { to-place }.
    .you = Du fliegst mit dem Flugschein „{ $ticket }“ { to-place }.
fact-sailed = { $seat } geht an Bord und fährt zunächst { to-place }.
    .you = Du gehst an Bord und fährst zunächst { to-place }.
fact-sailed-on = { $seat } fährt zur See weiter { to-place }.
    .you = Du fährst zur See weiter { to-place }.
fact-course-set = { $seat } bestimmt den Kurs: Es geht { to-place }.
    .you = Du bestimmst den Kurs: Es geht { to-place }.
fact-settles = { $seat } regelt die Ankunft { at-place }.
    .you = Du regelst die Ankunft { at-place }.
fact-arrived = { $seat } kommt { at-place } an.
    .you = Du kommst { at-place } an.
fact-nothing-due-at-home = { $seat } ist in der Heimat ({ $place }) und zahlt keine Spesen.
    .you = Du bist in der Heimat ({ $place }) und zahlst keine Spesen.
fact-paid =
    { $cash ->
        [0] { $seat } zahlt nichts.
       *[other] { $seat } zahlt ${ $cash }.
    }
    .you =
        { $cash ->
            [0] Du zahlst nichts.
           *[other] Du zahlst ${ $cash }.
        }
fact-paid-to-jackpot =
    { $cash ->
        [0] { $seat } zahlt nichts in den Jackpot.
       *[other] { $seat } zahlt ${ $cash } in den Jackpot.
    }
    .you =
        { $cash ->
            [0] Du zahlst nichts in den Jackpot.
           *[other] Du zahlst ${ $cash } in den Jackpot.
        }
fact-result-withheld = Seit der Abschiebung hat die Heimat ({ $place }) keine Wirkung für { $seat }.
    .you = Seit der Abschiebung hat die Heimat ({ $place }) keine Wirkung für dich.
fact-flag-cleared = { $seat } hat alles erledigt, und der Abschiebungsvermerk ({ $place }) entfällt.
    .you = Du hast alles erledigt, und der Abschiebungsvermerk ({ $place }) entfällt.
fact-tickets-lost =
    { $number ->
        [0] { $seat } hat in der Wildnis keinen Flugschein zu verlieren.
        [one] { $seat } verliert in der Wildnis { $number } Flugschein.
        [2] { $seat } verliert in der Wildnis beide Flugscheine.
       *[other] { $seat } verliert in der Wildnis alle { $number } Flugscheine.
    }
    .you =
        { $number ->
            [0] Du hast in der Wildnis keinen Flugschein zu verlieren.
            [one] Du verlierst in der Wildnis { $number } Flugschein.
            [2] Du verlierst in der Wildnis beide Flugscheine.
           *[other] Du verlierst in der Wildnis alle { $number } Flugscheine.
        }

## Ereignisse: Flugscheine

fact-bought =
    { $number ->
        [one] { $seat } kauft { $number } Flugschein für ${ $cash }.
       *[other] { $seat } kauft { $number } Flugscheine für ${ $cash }.
    }
    .you =
        { $number ->
            [one] Du kaufst { $number } Flugschein für ${ $cash }.
           *[other] Du kaufst { $number } Flugscheine für ${ $cash }.
        }
fact-bought-pair =
    { $number ->
        [one] { $seat } kauft mit Rabatt { $number } Flugschein, den letzten, für ${ $cash }.
       *[other] { $seat } kauft mit Rabatt { $number } Flugscheine für ${ $cash }.
    }
    .you =
        { $number ->
            [one] Du kaufst mit Rabatt { $number } Flugschein, den letzten, für ${ $cash }.
           *[other] Du kaufst mit Rabatt { $number } Flugscheine für ${ $cash }.
        }
fact-must-buy =
    { $number ->
        [one] { $seat } muss { $number } fehlenden Flugschein für ${ $cash } kaufen.
       *[other] { $seat } muss { $number } fehlende Flugscheine für ${ $cash } kaufen.
    }
    .you =
        { $number ->
            [one] Du musst { $number } fehlenden Flugschein für ${ $cash } kaufen.
           *[other] Du musst { $number } fehlende Flugscheine für ${ $cash } kaufen.
        }
fact-refunded = { $seat } gibt dem Reisebüro einen Flugschein zurück und bekommt ${ $cash }.
    .you = Du gibst dem Reisebüro einen Flugschein zurück und bekommst ${ $cash }.
fact-ticket-to-jackpot = Die Karte verbraucht einen Flugschein: Blind aus der Hand von { $seat } gezogen, kommt er in den Jackpot.
    .you = Die Karte verbraucht einen Flugschein: Blind aus deiner Hand gezogen, kommt er in den Jackpot.
fact-pack-empty = Im Stapel ist kein Flugschein mehr.
fact-pack-reshuffled = Ein Stapel ist aufgebraucht und wird neu gemischt, insgesamt { $number }.

## Ereignisse: Abenteuer

fact-adventure-read = { $seat } erlebt { at-place } ein Abenteuer. „{ $adventure }“
    .you = Du erlebst { at-place } ein Abenteuer. „{ $adventure }“
fact-card-says =
    { $instruction ->
        [cash-gain] Die Karte sagt: Du bekommst ${ $number }.
        [cash-lose] Die Karte sagt: Zahl ${ $number } in den Jackpot.
        [tickets-gain] { $number ->
            [one] Die Karte sagt: Du bekommst { $number } Flugschein.
           *[other] Die Karte sagt: Du bekommst { $number } Flugscheine.
        }
        [tickets-lose] { $number ->
            [one] Die Karte sagt: Gib { $number } Flugschein ab. Wer keinen hat, muss ihn erst kaufen.
           *[other] Die Karte sagt: Gib { $number } Flugscheine ab. Wer weniger hat, muss die fehlenden erst kaufen.
        }
        [exchange] Die Karte sagt: Tausch alle deine Flugscheine.
        [key-lose] Die Karte sagt: Verlier einen Schlüssel deiner Wahl an den Jackpot.
        [special-gain] Die Karte sagt: Besondere Erinnerung!
        [special-lose] Die Karte sagt: Verlier eine Besondere Erinnerung an den Jackpot.
        [day] Die Karte sagt: für den Tag.
        [weekend] Die Karte sagt: für das Wochenende.
        [switch] Die Karte sagt: Platztausch!
        [back] Die Karte sagt: Geh zurück!
        [home] Die Karte sagt: Geh in die Heimat!
        [bonus] Die Karte sagt: REISEBONUS! Weiter in eine beliebige Stadt dieses Kontinents.
        [bonus-world] Die Karte sagt: *** REISEBONUS! Weiter an einen beliebigen Ort der Karte.
       *[other] Die Karte sagt: { $instruction } { $number }.
    }
fact-card-sends = Die Karte nennt ein neues Ziel: { $place }.
fact-gained-cash = { $seat } bekommt ${ $cash }.
    .you = Du bekommst ${ $cash }.
fact-gained-tickets =
    { $number ->
        [one] { $seat } bekommt { $number } Flugschein.
       *[other] { $seat } bekommt { $number } Flugscheine.
    }
    .you =
        { $number ->
            [one] Du bekommst { $number } Flugschein.
           *[other] Du bekommst { $number } Flugscheine.
        }
fact-exchanged =
    { $number ->
        [0] { $seat } hat keinen Flugschein zu tauschen.
        [one] { $seat } tauscht { $number } Flugschein.
       *[other] { $seat } tauscht { $number } Flugscheine.
    }
    .you =
        { $number ->
            [0] Du hast keinen Flugschein zu tauschen.
            [one] Du tauschst { $number } Flugschein.
           *[other] Du tauschst { $number } Flugscheine.
        }
fact-gained-special =
    { $number ->
        [one] { $seat } bekommt { $number } Besondere Erinnerung.
       *[other] { $seat } bekommt { $number } Besondere Erinnerungen.
    }
    .you =
        { $number ->
            [one] Du bekommst { $number } Besondere Erinnerung.
           *[other] Du bekommst { $number } Besondere Erinnerungen.
        }
fact-lost-special =
    { $number ->
        [one] { $seat } verliert { $number } Besondere Erinnerung an den Jackpot.
       *[other] { $seat } verliert { $number } Besondere Erinnerungen an den Jackpot.
    }
    .you =
        { $number ->
            [one] Du verlierst { $number } Besondere Erinnerung an den Jackpot.
           *[other] Du verlierst { $number } Besondere Erinnerungen an den Jackpot.
        }
fact-lost-key = { $seat } verliert den Schlüssel von { $key } an den Jackpot.
    .you = Du verlierst den Schlüssel von { $key } an den Jackpot.
fact-day-spent = { $seat } bleibt für den Tag, und der Zug ist vorbei.
    .you = Du bleibst für den Tag, und der Zug ist vorbei.
fact-weekend-spent = { $seat } bleibt für das Wochenende: Der Zug ist vorbei, und der nächste ist verloren.
    .you = Du bleibst für das Wochenende: Der Zug ist vorbei, und der nächste ist verloren.
fact-sent-to = { $seat } wird { to-place } geschickt.
    .you = Du wirst { to-place } geschickt.
fact-switched = { $seat } und { $other } tauschen die Plätze.
    .you = Du tauschst mit { $other } die Plätze.
    .at-you = { $seat } tauscht mit dir die Plätze.
fact-not-moved =
    { $reason ->
        [first-turn] Es ist der erste Zug von { $seat }: Da geht niemand zurück oder heim.
        [there-already] { $seat } ist schon dort.
        [nobody-else] Niemand auf der Karte könnte mit { $seat } die Plätze tauschen.
       *[nowhere-before] { $seat } war vorher noch nirgends.
    }
    .you =
        { $reason ->
            [first-turn] Es ist dein erster Zug: Da geht niemand zurück oder heim.
            [there-already] Du bist schon dort.
            [nobody-else] Niemand auf der Karte könnte mit dir die Plätze tauschen.
           *[nowhere-before] Du warst vorher noch nirgends.
        }
fact-stays-put = { $seat } bleibt { at-place }.
    .you = Du bleibst { at-place }.
fact-bonus-offered = { $seat } hat einen Reisebonus.
    .you = Du hast einen Reisebonus.
fact-bonus-used = { $seat } reist mit dem Reisebonus { to-place }.
    .you = Du reist mit dem Reisebonus { to-place }.
fact-bonus-lost = Der Reisebonus von { $seat } verfällt.
    .you = Dein Reisebonus verfällt.
fact-no-reward = { $seat } bekommt { at-place } keine Belohnung.
    .you = Du bekommst { at-place } keine Belohnung.

## Ereignisse: Schlüssel und Erinnerungen

fact-got-key = { $seat } bekommt den Schlüssel von { $key }.
    .you = Du bekommst den Schlüssel von { $key }.
fact-key-passes = Der Schlüssel von { $key } geht von { $other } an { $seat }.
    .you = Der Schlüssel von { $key } geht von { $other } an dich.
    .at-you = Der Schlüssel von { $key } geht von dir an { $seat }.
fact-may-challenge = { $seat } darf { $other } um den Schlüssel von { $key } herausfordern.
    .you = Du darfst { $other } um den Schlüssel von { $key } herausfordern.
    .at-you = { $seat } darf dich um den Schlüssel von { $key } herausfordern.
fact-got-memory = { $seat } verdient die Erinnerung an { $place }.
    .you = Du verdienst die Erinnerung an { $place }.
fact-memory-known = { $seat } hat die Erinnerung an { $place } schon.
    .you = Du hast die Erinnerung an { $place } schon.
fact-placed-special = { $seat } legt { at-place } eine Besondere Erinnerung ab.
    .you = Du legst { at-place } eine Besondere Erinnerung ab.
fact-markers-taken =
    { $number ->
        [0] { $seat } übernimmt die Marker von { $other }, aber keiner davon ist neu.
        [one] { $seat } übernimmt { $number } Marker von { $other }.
       *[other] { $seat } übernimmt { $number } Marker von { $other }.
    }
    .you =
        { $number ->
            [0] Du übernimmst die Marker von { $other }, aber keiner davon ist neu.
            [one] Du übernimmst { $number } Marker von { $other }.
           *[other] Du übernimmst { $number } Marker von { $other }.
        }
    .at-you =
        { $number ->
            [0] { $seat } übernimmt deine Marker, aber keiner davon ist neu.
            [one] { $seat } übernimmt { $number } Marker von dir.
           *[other] { $seat } übernimmt { $number } Marker von dir.
        }

## Ereignisse: Herausforderungen und Jackpot

fact-challenged = { $seat } fordert { $other } um den Schlüssel von { $key } heraus und schuldet ${ $cash } Gebühr.
    .you = Du forderst { $other } um den Schlüssel von { $key } heraus und schuldest ${ $cash } Gebühr.
    .at-you = { $seat } fordert dich um den Schlüssel von { $key } heraus und schuldet ${ $cash } Gebühr.
fact-challenge-roll = { $seat } wirft { $number } in der Herausforderung.
    .you = Du wirfst { $number } in der Herausforderung.
fact-challenge-round = Runde { $number } der Herausforderung bleibt unentschieden.
fact-challenge-won = { $seat } gewinnt die Herausforderung und nimmt den Schlüssel von { $key }.
    .you = Du gewinnst die Herausforderung und nimmst den Schlüssel von { $key }.
fact-challenge-lost = { $seat } verliert die Herausforderung um den Schlüssel von { $key }, und der Zug ist vorbei.
    .you = Du verlierst die Herausforderung um den Schlüssel von { $key }, und der Zug ist vorbei.
fact-jackpot-roll = { $seat } wirft { $number } um den Jackpot.
    .you = Du wirfst { $number } um den Jackpot.
fact-jackpot-won =
    { $number ->
        [0] { $seat } gewinnt den Jackpot: ${ $cash }, keine Flugscheine und was sonst noch darin liegt.
        [one] { $seat } gewinnt den Jackpot: ${ $cash }, { $number } Flugschein und was sonst noch darin liegt.
       *[other] { $seat } gewinnt den Jackpot: ${ $cash }, { $number } Flugscheine und was sonst noch darin liegt.
    }
    .you =
        { $number ->
            [0] Du gewinnst den Jackpot: ${ $cash }, keine Flugscheine und was sonst noch darin liegt.
            [one] Du gewinnst den Jackpot: ${ $cash }, { $number } Flugschein und was sonst noch darin liegt.
           *[other] Du gewinnst den Jackpot: ${ $cash }, { $number } Flugscheine und was sonst noch darin liegt.
        }
fact-jackpot-tickets =
    { $number ->
        [one] { $seat } nimmt den Flugschein aus dem Jackpot.
       *[other] { $seat } nimmt die { $number } Flugscheine aus dem Jackpot.
    }
    .you =
        { $number ->
            [one] Du nimmst den Flugschein aus dem Jackpot.
           *[other] Du nimmst die { $number } Flugscheine aus dem Jackpot.
        }
fact-jackpot-missed = { $seat } verfehlt den Jackpot, und der Zug ist vorbei.
    .you = Du verfehlst den Jackpot, und der Zug ist vorbei.

## Ereignisse: Weiterziehen, Pflichten und Abschiebung

fact-bumped = { $seat } verdrängt { $other } { at-place }.
    .you = Du verdrängst { $other } { at-place }.
    .at-you = { $seat } verdrängt dich { at-place }.
fact-must-move-on = { $seat } muss weiterziehen.
    .you = Du musst weiterziehen.
fact-ticket-turned-up = Für { $seat } wird der Flugschein „{ $ticket }“ aufgedeckt.
    .you = Für dich wird der Flugschein „{ $ticket }“ aufgedeckt.
fact-both-barred = Beide Orte des Flugscheins „{ $ticket }“ sind gesperrt.
fact-moved-on = { $seat } zieht weiter { to-place }.
    .you = Du ziehst weiter { to-place }.
fact-off-the-map = { $seat } kann nirgendwohin und wartet neben der Karte.
    .you = Du kannst nirgendwohin und wartest neben der Karte.
fact-short-of = { $seat } fehlen ${ $cash }.
    .you = Dir fehlen ${ $cash }.
fact-short-of-tickets =
    { $number ->
        [one] { $seat } fehlt { $number } Flugschein, und das Geld reicht nicht dafür.
       *[other] { $seat } fehlen { $number } Flugscheine, und das Geld reicht nicht dafür.
    }
    .you =
        { $number ->
            [one] Dir fehlt { $number } Flugschein, und das Geld reicht nicht dafür.
           *[other] Dir fehlen { $number } Flugscheine, und das Geld reicht nicht dafür.
        }
fact-lacks-key = { $seat } hat keinen Schlüssel zu verlieren.
    .you = Du hast keinen Schlüssel zu verlieren.
fact-lacks-special = { $seat } hat keine Besondere Erinnerung auf der Hand zu verlieren.
    .you = Du hast keine Besondere Erinnerung auf der Hand zu verlieren.
fact-forfeited =
    { $number ->
        [0] { $seat } kann nicht geben, was verlangt ist, und gibt ${ $cash } ab.
        [one] { $seat } kann nicht geben, was verlangt ist, und gibt ${ $cash } und { $number } Flugschein ab.
       *[other] { $seat } kann nicht geben, was verlangt ist, und gibt ${ $cash } und { $number } Flugscheine ab.
    }
    .you =
        { $number ->
            [0] Du kannst nicht geben, was verlangt ist, und gibst ${ $cash } ab.
            [one] Du kannst nicht geben, was verlangt ist, und gibst ${ $cash } und { $number } Flugschein ab.
           *[other] Du kannst nicht geben, was verlangt ist, und gibst ${ $cash } und { $number } Flugscheine ab.
        }
fact-deported = { $seat } wird in die Heimat abgeschoben ({ $place }), und der Zug ist vorbei.
    .you = Du wirst in die Heimat abgeschoben ({ $place }), und der Zug ist vorbei.
fact-win-barred = { $seat } kann erst wieder gewinnen nach einer Rückkehr an den Ort der Abschiebung ({ $place }) und danach einer Heimkehr über Land, per Flug oder per Schiff.
    .you = Du kannst erst wieder gewinnen nach einer Rückkehr an den Ort der Abschiebung ({ $place }) und danach einer Heimkehr über Land, per Flug oder per Schiff.

## Aktionen

action-choose-home = Heimat wählen: { $place }
action-roll = Über Land reisen: den zwölfseitigen Würfel werfen
action-move-to = Hier anhalten: { $place }
action-fly = Mit dem Flugschein „{ $ticket }“ { to-place } fliegen
action-sail = Zur See fahren, zunächst { to-place }
action-work = Arbeiten und den Zug beenden
action-adventure = Ein Abenteuer erleben
action-try-jackpot = Den Jackpot versuchen
action-challenge = Den Besitzer des Schlüssels dieser Stadt herausfordern
action-buy =
    { $number ->
        [one] { $number } Flugschein kaufen
       *[other] { $number } Flugscheine kaufen
    }
action-buy-pair = Flugscheine mit Rabatt kaufen
action-refund = Den Flugschein „{ $ticket }“ zurückgeben
action-place-special = Eine Besondere Erinnerung { at-place } ablegen
action-send-to = Diesen Ort wählen: { $place }
action-give-key = Den Schlüssel von { $key } abgeben
action-switch-with = Mit { $seat } die Plätze tauschen
action-bonus-to = Mit dem Reisebonus { to-place } reisen
action-set-course = Kurs bestimmen: { to-place }
action-claim =
    { $due ->
        [0] Verlangen, was dir zusteht
        [1] Das Zweite verlangen, was dir zusteht
        [2] Das Dritte verlangen, was dir zusteht
       *[other] Noch etwas verlangen, was dir zusteht
    }
action-insist = Auf dem bestehen, was { $seat } schuldet
action-take-turn = Den Zug trotzdem machen
action-settle = Weiter: Deine Ankunft zählt jetzt
action-decline = Verzichten
action-ticket = Der Flugschein „{ $ticket }“ kommt vom Stapel
action-lose-ticket = Der Flugschein „{ $ticket }“ wird aus der Hand gezogen
action-show-ticket = Der Flugschein „{ $ticket }“ aus dem Jackpot wird gezeigt
action-card = Abenteuerkarte { $card } wird vorgelesen
action-face =
    { $face ->
        [ticket] Der zwölfseitige Würfel zeigt das Flugscheinsymbol
        [trouble] Der zwölfseitige Würfel zeigt das Krisensymbol
       *[other] Der zwölfseitige Würfel zeigt { $face }
    }
action-die = Der Würfel zeigt { $pips }

## Warum etwas nicht geht

refusal-not-now = Das geht im Moment nicht.
refusal-no-such-place = Einen solchen Ort gibt es auf der Karte nicht.
refusal-no-such-ticket = Einen solchen Flugschein gibt es in diesem Spiel nicht.
refusal-not-on-ticket = Auf dem Flugschein „{ $ticket }“ steht dieses Ziel nicht: { $place }.
refusal-not-on-home-ticket = Deine Heimat muss einer der zwei Orte auf deinem ersten Flugschein sein.
refusal-ticket-not-in-hand = Du hast den Flugschein „{ $ticket }“ nicht auf der Hand.
refusal-not-a-red-dot = Du kannst nur aus einer Rotpunktstadt abfliegen.
refusal-already-there = Dort bist du schon: { $place }.
refusal-no-overland-route = Hier beginnt keine Landroute.
refusal-too-far = Mit diesem Wurf kommst du über Land nicht bis { to-place }.
refusal-must-leave = Du musst woanders anhalten als am Start.
refusal-no-water-route = Von hier führt keine Seeroute dort vorbei: { $place }.
refusal-no-turning-round = Auf einer Kreuzfahrtinsel kannst du nicht umkehren: Du behältst deinen Kurs.
refusal-no-adventure-here = Abenteuer kannst du nur in Rotpunktstädten erleben.
refusal-no-adventure-now = Für dich gibt es hier gerade kein Abenteuer: Jede Ankunft bringt eines, bevor du weiterreist.
refusal-adventure-withheld = Seit deiner Abschiebung gibt dir deine Heimat kein Abenteuer.
refusal-cannot-pay-again = Du kannst die neuen Spesen nicht zahlen, auch nicht mit Erstattungen.
refusal-no-jackpot-here = Den Jackpot kannst du nur in einer Spielerstadt versuchen.
refusal-no-jackpot-now = Jede Ankunft in einer Spielerstadt bringt einen Versuch am Jackpot, bevor du weiterreist.
refusal-no-challenge = Hier ist gerade niemand, den du herausfordern darfst.
refusal-not-a-city-key = Herausfordern kannst du nur um den Schlüssel der Schlüsselstadt, in der du bist, nie um einen Kontinentschlüssel.
refusal-cannot-pay-fee = Du kannst die Gebühr der Herausforderung nicht zahlen, auch nicht mit Erstattungen.
refusal-bought-already = Du hast in diesem Zug schon Flugscheine gekauft.
refusal-not-enough-money = Dafür hast du nicht genug Geld.
refusal-not-so-many = So viele Flugscheine hat der Stapel nicht.
refusal-no-special = Du hast keine Besondere Erinnerung zum Ablegen.
refusal-not-on-chart = Das steht nicht auf der Erinnerungstafel: { $place }.
refusal-one-memory-a-city = Die Erinnerung an { $place } hast du schon.
refusal-one-special-a-continent = Auf dem Kontinent dieser Stadt ({ $place }) hast du schon eine Besondere Erinnerung abgelegt.
refusal-barred = Dieser Ort ist beim Weiterziehen gesperrt: { $place }.
refusal-not-turned-up = Dieser Ort steht nicht auf dem aufgedeckten Flugschein: { $place }.
refusal-not-your-key = Du kannst nur einen Schlüssel abgeben, den du hast.
refusal-not-on-the-map = Tauschen kannst du nur mit einem anderen Spieler, dessen Figur auf der Karte steht.
refusal-not-a-bonus-place = Der Reisebonus führt nur in eine Stadt dieses Kontinents, nicht hierhin: { $place }.
refusal-not-an-end = Dieser Ort ist kein Ende der Seeroute: { $place }.
refusal-refund-what-is-needed = Du musst zuerst zahlen: Wähl einen Flugschein, den du zurückgibst.
refusal-nothing-owed = Im Augenblick gibt es nichts, worauf du bestehen könntest.
refusal-nothing-to-claim = So etwas steht dir gerade nicht zu.

## Fragen

question-choose-home = Welcher Ort deines ersten Flugscheins wird deine Heimat?
question-before-arrival = Du bist angekommen. Willst du vorher noch etwas tun?
question-travel-or-work = Was tust du: reisen, arbeiten oder etwas anderes?
question-move-to = Wo hältst du an (höchstens { $roll } Felder weit)?
question-send-to = { $seat } kann nicht { at-place } bleiben: wohin?
question-refund-to-pay =
    { $cash ->
        [0] Gibst du noch Flugscheine zurück, bevor es weitergeht?
       *[other] Dir fehlen ${ $cash }: Welchen Flugschein gibst du zurück?
    }
question-set-course = Zu welchem Ende der Seeroute willst du ({ $place })?
question-give-key = Welchen deiner Schlüssel gibst du ab?
question-switch-with = Mit wem tauschst du die Plätze?
question-bonus = Reisebonus: Reist du in eine Stadt dieses Kontinents?
question-world-bonus = *** Reisebonus: Reist du an einen beliebigen Ort?
question-lost-turn = Das Wochenende hat dich diesen Zug gekostet: Setzt du aus?
question-after-turn = Dein Zug ist vorbei: Willst du noch etwas tun?

## Was eine Frage bedeutet, und worauf es dann ankommt

means-choose-home = In der Heimat zahlst du nie Spesen, und zum Sieg musst du dorthin zurück: Nimm einen Ort, der sich gleich lohnt und gut zu erreichen ist.
means-before-arrival = Gleich folgen Spesen und Wirkung des Ortes. Vorher kannst du noch Flugscheine zu Geld machen: gut, wo Flugscheine verloren gehen.
means-travel-or-work = Reise, solange Geld und Glück reichen; Arbeit beendet den Zug und bringt Geld. Städte mit rotem Punkt bringen Schlüssel und Erinnerungen.
means-move-to = Du darfst früher anhalten, als der Würfel erlaubt. Achte darauf, was ein Ort kostet und ob dein Zug dort weitergeht.
means-send-to = Du wählst, wohin diese Person kommt. Ein teurer oder abgelegener Ort hält sie auf, eine Stadt mit rotem Punkt hilft ihr.
means-refund-to-pay = Ein zurückgegebener Flugschein ist sofort Geld. Gib den her, dessen zwei Orte du am wenigsten brauchst.
means-set-course = Ein Schiff kann nicht umkehren: Im nächsten Zug geht es an das Ende weiter, das du jetzt nennst.
means-give-key = Der Schlüssel kommt in den Jackpot, wo ihn jeder gewinnen kann. Gib den her, den du am leichtesten zurückbekommst.
means-switch-with = Eure Figuren tauschen die Plätze, und für dich gilt der neue Ort. Wähl jemanden, der steht, wo du hinwillst.
means-bonus = Eine Reise in eine Stadt dieses Kontinents ohne Flugschein und Würfel; Spesen fallen an wie sonst. Jetzt oder nie, doch du darfst bleiben.
means-world-bonus = Eine Reise an jeden Ort der Karte ohne Flugschein und Würfel. Denk an einen fernen Schlüssel, oder an die Heimat, wenn du gewinnen kannst.
means-after-turn = Gezogen wird nicht mehr. Flugscheine sind jetzt billiger als im Zug; mit Scheinen auf der Hand kannst du nächstes Mal fliegen.
means-lost-turn = Ein Abenteuer hat dich diesen Zug gekostet. Du bleibst, wo du bist, und behältst alles; dann ist der Nächste dran.

## Optionen

option-forgetting = Was dir zusteht
    .help = Ob du von selbst bekommst, was dir zusteht, oder es vor dem Ende deines Zuges verlangen musst. Was du nicht rechtzeitig verlangst, verfällt. Musst du alles verlangen, müssen die anderen auch auf deinen Spesen bestehen: Was du schuldest, ist am Ende des nächsten Zuges vergessen, und ein Zug, den dich ein Wochenende gekostet hat, gilt, wenn niemand widerspricht.
option-forgetting-auto = kommt von selbst
option-forgetting-ask_money = Reisegeld verlangen
option-forgetting-ask_all = alles verlangen
option-deportation = Heimat nach einer Abschiebung
    .help = Was dir eine Abschiebung in der Heimat nimmt. Entweder hat deine Heimat keine Wirkung, bis du am Ort der Abschiebung alles erledigt hast, oder nur die abgeschobene Ankunft selbst bringt nichts. Ob du vorher gewinnen kannst, ist eine eigene Option.
option-deportation-strict = keine Wirkung, bis alles erledigt ist
option-deportation-arrival_only = nur diese Ankunft bringt nichts
option-deported_win = Sieg nach einer Abschiebung
    .help = Wem eine Abschiebung den Sieg sperrt, bis am Ort der Abschiebung alles erledigt ist und der Heimweg über Land, per Flug oder per Schiff ging: nur dem, der in diesem Augenblick mehr Schlüssel als alle anderen hatte, oder jedem, der je abgeschoben wurde.
option-deported_win-leader = gesperrt für den Führenden
option-deported_win-always = gesperrt für alle
option-bonus_expenses_to = Spesen nach einem Reisebonus
    .help = Wer die Spesen des Ortes bekommt, an den du mit einem Reisebonus reist.
option-bonus_expenses_to-agent = das Reisebüro
option-bonus_expenses_to-jackpot = der Jackpot
option-keys_out = Alle Schlüssel sind vergeben
    .help = Wann alle Schlüssel als vergeben gelten, sodass jemand gewinnen kann. Entweder liegt keiner mehr auf der Karte, oder die Spieler haben alle, und auch im Jackpot liegt keiner.
option-keys_out-off_map = wenn keiner auf der Karte liegt
option-keys_out-all_held = wenn die Spieler alle haben
option-jackpot_markers = Marker zum Kontinentschlüssel
    .help = Was mit den Markern des Spielers geschieht, der einen Kontinentschlüssel verloren hat, wenn ein anderer ihn aus dem Jackpot gewinnt. Marker des Gewinners ersetzen sie, oder beide behalten ihre.
option-jackpot_markers-swap = durch die des Gewinners ersetzt
option-jackpot_markers-copy = beide behalten ihre
option-home_win = Sieg in der Heimat
    .help = Ob es zum Sieg genügt, in deinem Zug in der Heimat zu stehen, oder ob du dort ankommen musst, nachdem der letzte Schlüssel vergeben ist.
option-home_win-standing = dort zu stehen genügt
option-home_win-must_arrive = du musst dort ankommen
option-refund_anytime = Erstattungen
    .help = Ob du Flugscheine auch zwischen einer Ankunft und ihrer Wirkung und zwischen dem Vorlesen und Ausführen eines Abenteuers zurückgeben darfst. Sonst darfst du dann nur zurückgeben, was du zum Zahlen brauchst.
option-refund_anytime-true = jederzeit
option-refund_anytime-false = nicht mitten in einer Ankunft
option-trouble_at_home = Krisensymbol in der Heimat
    .help = Ob dich das Krisensymbol Geld kostet, wenn du es in der Heimat würfelst. Dein Zug ist so oder so vorbei.
option-trouble_at_home-paid = kostet wie anderswo
option-trouble_at_home-free = kostenlos
option-packs = Stapel
    .help = Was geschieht, wenn jede Karte eines Stapels gespielt ist. Er wird neu gemischt, oder er kommt in derselben Reihenfolge wieder, und wer ein gutes Gedächtnis hat, weiß dann, was kommt.
option-packs-cycle = dieselbe Reihenfolge
option-packs-reshuffle = neu gemischt
option-round_limit = Rundengrenze
    .help = Nach wie vielen Runden das Spiel spätestens endet; 0 heißt nie. Dann gewinnen die meisten Schlüssel, danach die meisten Erinnerungen, danach das meiste Geld samt Flugscheinen.

## Die Teile einer Ausgabe

data-drawing = Zeichnung der Karte
data-continents = Kontinente
data-locations = Orte
data-former_ids = Frühere Kennungen
data-bends = Knicke der Landrouten
data-overland = Landrouten
data-water = Seerouten
data-packs = Abenteuerstapel
data-adventures = Abenteuer
data-tickets = Flugscheine
data-players = Mitspielende
data-colours = Farben
data-components = Material
data-keys = Schlüssel
data-dice = Würfel
data-winning_roll = Gewinnwürfe
data-start = Spielbeginn
data-income = Reisegeld und Arbeit
data-fares = Preise der Flugscheine
data-jackpot = Jackpot
data-challenge = Herausforderung
data-expenses = Spesen
data-trouble_symbol = Krisensymbol
data-kinds = Ortsarten
data-travel = Reisen
data-memories = Erinnerungen
data-moving_on = Weiterziehen
data-tie_break = Gleichstand

## Was Besitzer eines Originals gefragt werden, und wo sie es finden

datum-colours-list = Farben der Spieler
datum-name-en = Name (englisch)
datum-cards = Karten im Stapel
datum-card = Nummer der Karte
datum-city = Stadt
datum-effect = Was geschieht
datum-text-en = Geschichte (englisch)
datum-pack = Abenteuerstapel
datum-kind = Ortsart
datum-continent = Kontinent
datum-ends = Beide Enden der Route
datum-places = Beide Orte auf dem Flugschein
datum-players-min = Wenigste Mitspielende
datum-players-max = Meiste Mitspielende
datum-components-pieces = Spielfiguren
datum-components-keys = Schlüssel
datum-components-city_keys = Stadtschlüssel
datum-components-continent_keys = Kontinentschlüssel
datum-components-cheque = Wert eines Schecks
datum-components-tickets = Flugscheine
datum-components-ticket_places = Orte auf einem Flugschein
datum-components-adventure_packs = Abenteuerstapel
datum-keys-city_keys = Städte mit Schlüssel
datum-keys-continent_keys = Kontinente mit Schlüssel
datum-dice-overland_faces = Flächen des Landwürfels
datum-dice-overland_numbers = Zahlen auf dem Landwürfel
datum-dice-overland_symbols = Symbole auf dem Landwürfel
datum-dice-ordinary = Gewöhnliche Würfel
datum-dice-ordinary_sides = Seiten eines gewöhnlichen Würfels
datum-winning_roll-totals = Summen, die gewinnen
datum-winning_roll-doubles = Ein Pasch gewinnt
datum-start-cash = Bargeld zu Beginn
datum-start-tickets = Flugscheine zu Beginn
datum-income-spending_money = Reisegeld
datum-income-spending_from_turn = Erster Zug mit Reisegeld
datum-income-work = Lohn für Arbeit
datum-fares-full = Voller Preis
datum-fares-full_purchases = Käufe zum vollen Preis je Zug
datum-fares-discount = Ermäßigter Preis
datum-fares-discount_tickets = Flugscheine zum ermäßigten Preis
datum-fares-discount_purchases = Käufe zum ermäßigten Preis je Zug
datum-fares-refund = Erstattung für einen Flugschein
datum-jackpot-cash = Bargeld in einem neuen Jackpot
datum-jackpot-tickets = Flugscheine in einem neuen Jackpot
datum-jackpot-rolls = Würfe je Versuch
datum-jackpot-tries_per_arrival = Versuche je Ankunft
datum-challenge-fee = Gebühr
datum-challenge-per_adventure = Herausforderungen je Abenteuer
datum-expenses-key = Schlüsselstadt
datum-expenses-continental = Kontinentalstadt
datum-expenses-national = Landesstadt
datum-expenses-regional = Regionalstadt
datum-expenses-gambling = Spielerstadt
datum-expenses-tropical = Tropeninsel
datum-expenses-wasteland = Wildnis
datum-expenses-trouble = Krisenort
datum-expenses-cruise = Kreuzfahrtinsel
datum-trouble_symbol-cost = Kosten des Symbols
datum-kinds-red_dot = Mit rotem Punkt
datum-kinds-cities = Städte
datum-kinds-turn_over = Hier wird ein Flugschein aufgedeckt
datum-travel-overland_min = Wenigste Schritte über Land
datum-travel-adventures_per_arrival = Abenteuer je Ankunft
datum-travel-weekend_lost_turns = Verlorene Züge für das Wochenende
datum-memories-for_continent_key = Erinnerungen für einen Kontinentschlüssel
datum-memories-lead_to_take_over = Vorsprung, der einen Schlüssel übernimmt
datum-memories-per_city = Erinnerungen an eine Stadt
datum-memories-special_per_continent = Besondere Erinnerungen je Kontinent
datum-memories-special_per_arrival = Besondere Erinnerungen für eine Landung auf einer Insel
datum-moving_on-tickets_shown = Aufgedeckte Flugscheine
datum-moving_on-rejected_tickets = Vergebliche Flugscheine vor der Heimkehr
datum-tie_break-ticket_value = Wert eines Flugscheins auf der Hand
where-packs = In der Schachtel: Zähle die Abenteuerkarten jedes Stapels.
where-adventures = Auf der Abenteuerkarte mit dieser Nummer, in der Zeile der Stadt.
where-continents = Auf der Tafel der kontinentalen Städte.
where-locations = Auf der Weltkarte: das Zeichen des Ortes, mit der Legende daneben.
where-overland = Auf der Weltkarte: die Linie über Land zwischen den beiden Orten.
where-water = Auf der Weltkarte: die Linie über Wasser durch diese Insel.
where-tickets = Auf einem Flugschein: die beiden Orte, die er nennt.
where-keys = In der Schachtel: die Schlüssel, und was auf ihnen steht.
where-components = In der Schachtel: Zähle sie.
where-dice = Auf den Würfeln.

## Die Stellung in Worten

portrait-round = Zug
portrait-now = Runde { $round }. Am Zug: { $seat }.
portrait-nobody = niemand
portrait-travellers = Reisende
portrait-traveller = { $seat }: Ort: { $place }, Heimat: { $home }. Geld: ${ $cash }, Flugscheine: { $tickets }, Besondere Erinnerungen auf der Hand: { $specials }.
portrait-off-map = noch offen
portrait-keys-held = { $number } Schlüssel: { $keys }.
portrait-memories = Erinnerungen: { $places }.
portrait-course = Kurs: { $place }.
portrait-deported = Abgeschoben aus { $place }: Dorthin zurückzukehren und zu zahlen löscht den Vermerk.
portrait-must-go-back = Vorher kein Sieg, und dann nur durch Heimkehr über Land, per Flug oder per Schiff.
portrait-owes = Schuldet dem Reisebüro ${ $cash }.
portrait-must-travel = Sieg nur durch Heimkehr über Land, per Flug oder per Schiff.
portrait-keys = Schlüssel
portrait-keys-left = Noch { $number } Schlüssel auf der Karte: { $keys }.
portrait-no-keys-left = Auf der Karte liegt kein Schlüssel mehr.
portrait-keys-in-jackpot = Im Jackpot: { $keys }.
portrait-jackpot = Jackpot
portrait-jackpot-holds = Geld: ${ $cash }, Flugscheine: { $tickets }, Besondere Erinnerungen: { $specials }.
portrait-tickets = Deine Flugscheine
portrait-ticket = { $places } ({ $ticket })
portrait-no-tickets = Du hast keine Flugscheine.
portrait-chart = Erinnerungstafel
portrait-continent = { $continent }: { $counts }.
portrait-count = { $seat } { $number }

## Ortsarten

kind-key = Schlüsselstadt
kind-continental = Kontinentalstadt
kind-national = Landesstadt
kind-regional = Regionalstadt
kind-gambling = Spielerstadt
kind-tropical = Tropeninsel
kind-wasteland = Wildnis
kind-trouble = Krisenort
kind-cruise = Kreuzfahrtinsel

## Vor einer Antwort

detail-steps =
    { $number ->
        [one] { $number } Schritt
       *[other] { $number } Schritte
    }
detail-place =
    { $cash ->
        [0] { $kind }, keine Spesen
       *[other] { $kind }, ${ $cash }
    }
detail-route = Ziel: { $place }
detail-turn-over = beendet deinen Zug
detail-bumps = verdrängt { $seat }
detail-costs = kostet ${ $cash }
detail-pays = bringt ${ $cash }
detail-pair = { $number } für ${ $cash }
detail-fee = Inhaber: { $seat }; Gebühr: ${ $cash }
detail-jackpot =
    { $keys ->
        [0] darin: ${ $cash }, Flugscheine: { $tickets }
       *[other] darin: ${ $cash }, Flugscheine: { $tickets }, Schlüssel: { $keys }
    }
detail-due-money = ${ $cash }
detail-due-key = Schlüssel: { $key }
detail-due-memory = Erinnerung: { $place }
detail-due-tickets = { $number ->
        [one] { $number } Flugschein
       *[other] { $number } Flugscheine
    }
detail-due-specials = { $number ->
        [one] { $number } Besondere Erinnerung
       *[other] { $number } Besondere Erinnerungen
    }
detail-insist =
    { $cash ->
        [0] der Zug war durch ein Wochenende verloren
       *[other] ${ $cash }
    }
prize-key = der Schlüssel ist noch da
prize-key-in-jackpot = der Schlüssel liegt im Jackpot
prize-own-key = der Schlüssel ist deiner
prize-challenge = Inhaber des Schlüssels: { $seat }
prize-memory-known = die Erinnerung hast du
prize-memory = eine Erinnerung
prize-memory-and-key = eine Erinnerung und damit der Kontinentschlüssel

## Was sich ausrechnen lässt

odds-dice = Würfel
odds-percent = { NUMBER($chance, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) }
odds-jackpot = Mit zwei Würfen gewinnst du den Jackpot in { $percent } aller Versuche.
odds-challenge = Eine Herausforderung gewinnt jede Seite in { $percent } aller Fälle.
odds-adventures = Abenteuer hier
odds-heard = { $percent }: „{ $adventure }“ (schon vorgelesen)
odds-unheard = { $percent }: etwas, das noch niemand gehört hat
odds-reach = Wie weit dich ein Wurf bringt
odds-roll = { $number } weit: { $places }.
odds-routes = Die kürzesten Wege
odds-route =
    { $place }{ $home ->
        [yes] {" "}(deine Heimat)
       *[no] {""}
    }: { $steps ->
        [0] du bist schon da.
        [one] 1 Schritt, Seereisen: { $ships }.
       *[other] { $steps } Schritte, Seereisen: { $ships }.
    }

# Voreinstellungen

preset-standard = Standard
    .help = Die offiziellen Regeln, wie wir sie lesen, mit unseren üblichen Festlegungen.
preset-family = Familie
    .help = Nach einer Abschiebung bringt nur diese Ankunft in der Heimat nichts. Vor dem Erledigen kannst du nur dann nicht gewinnen, wenn du bei der Abschiebung nach Schlüsseln geführt hast.
preset-ask-or-lose-it = Fragen oder verlieren
    .help = Beide Seiten des Vergessens, wie es im Heft steht: Was dir zusteht, musst du vor dem Ende deines Zuges verlangen, und was du für eine Ankunft schuldest, ist weg, wenn bis zum Ende des nächsten Zuges niemand darauf besteht.
preset-online = Online
    .help = Nach 40 Runden gewinnen die meisten Schlüssel.
preset-first-trip = Erste Reise
    .help = Nach 8 Runden gewinnen die meisten Schlüssel.

## Stellungen, die es nicht geben kann

flaw-cheques = { $value } ist kein Vielfaches von { $cheque }: Alles Geld besteht aus Schecks
flaw-two-pieces = { $other } steht schon in { $place }, und auf einem Feld steht nie mehr als eine Figur
flaw-no-home = wer noch keine Heimat gewählt hat, ist nicht auf der Karte und hatte keinen Zug
flaw-home-ticket = { $ticket } nennt { $home } nicht, die Heimat
flaw-no-turn = wer eine Heimat hat, hatte schon einen Zug
flaw-more-turns = { $turns } Züge sind mehr als die bisherigen { $rounds } Runden
flaw-red-dot = ein Abenteuer gibt es nur in Rotpunktstädten
flaw-gambling = um den Jackpot spielt man nur in Spielerstädten
flaw-challenger = eine Herausforderung braucht eine Schlüsselstadt, deren Schlüssel jemand anderes hat oder bekommen kann
flaw-off-the-map = wer nicht auf der Karte ist, ist nirgends angekommen
flaw-at-sea = einen Kurs gibt es nur auf einer Kreuzfahrtinsel
flaw-no-course = auf einer Kreuzfahrtinsel gibt es einen Kurs: { $ends }
flaw-course = von dieser Kreuzfahrtinsel führt der Kurs nach { $ends }
flaw-cruise = von einer Kreuzfahrtinsel wird niemand abgeschoben
flaw-not-at-home = wer zuletzt abgeschoben wurde, steht in der Heimat
flaw-loser = der Schlüssel von { $continent } liegt nicht im Jackpot
flaw-no-choice = { $player } ist nicht auf der Karte und hat noch keine Wahl; moment = "turn"
flaw-not-settled = diese Ankunft wird zuerst abgewickelt; moment = "turn"
flaw-lost-turn = wer diesen Zug verliert, hat darin keine Wahl; moment = "turn"

## Teile des Tisches, auf die Lektionen zeigen

point-panel-cash = dein Geld
point-panel-chart = die Erinnerungstafel
point-panel-jackpot = der Jackpot
point-panel-keys = die Schlüssel
point-panel-tickets = deine Flugscheine
point-die-six = der sechsseitige Würfel
point-die-twelve = der zwölfseitige Würfel

## Gründe: die Teile der Bewertung eines Bots. $way ist more oder less, verglichen mit anderen Antworten

term-key =
    { $way ->
        [more] { $number } Schlüssel mehr am Ende des Zugs.
       *[less] { $number } Schlüssel weniger am Ende des Zugs.
    }
term-key-one =
    { $way ->
        [more] In { $percent } von 100 Spielen mehr gehört dir der Schlüssel von { $key }.
       *[less] In { $percent } von 100 Spielen weniger gehört dir der Schlüssel von { $key }.
    }
term-lead =
    { $way ->
        [more] In { $percent } von 100 Spielen mehr vorn bei den Schlüsseln.
       *[less] In { $percent } von 100 Spielen weniger vorn bei den Schlüsseln.
    }
term-home =
    { $way ->
        [more] Der Weg in die Heimat ist um { $number } $ billiger.
       *[less] Der Weg in die Heimat ist um { $number } $ teurer.
    }
term-goals =
    { $way ->
        [more] Schlüssel und Erinnerungen in Reichweite sind { $number } $ mehr wert.
       *[less] Schlüssel und Erinnerungen in Reichweite sind { $number } $ weniger wert.
    }
term-continent =
    { $way ->
        [more] { $number ->
            [one] { $number } Erinnerung
           *[other] { $number } Erinnerungen
        } weiter vorn im Rennen um Kontinentschlüssel.
       *[less] { $number ->
            [one] { $number } Erinnerung
           *[other] { $number } Erinnerungen
        } weiter hinten im Rennen um Kontinentschlüssel.
    }
term-continent-one =
    { $way ->
        [more] { $continent }: { $number ->
            [one] { $number } Erinnerung
           *[other] { $number } Erinnerungen
        } weiter vorn im Rennen um den Schlüssel.
       *[less] { $continent }: { $number ->
            [one] { $number } Erinnerung
           *[other] { $number } Erinnerungen
        } weiter hinten im Rennen um den Schlüssel.
    }
term-money =
    { $way ->
        [more] { $number } $ mehr auf der Hand.
       *[less] { $number } $ weniger auf der Hand.
    }
term-tickets =
    { $way ->
        [more] { $number ->
            [one] { $number } Flugschein
           *[other] { $number } Flugscheine
        } mehr.
       *[less] { $number ->
            [one] { $number } Flugschein
           *[other] { $number } Flugscheine
        } weniger.
    }
term-specials =
    { $way ->
        [more] { $number ->
            [one] { $number } besondere Erinnerung
           *[other] { $number } besondere Erinnerungen
        } mehr auf der Hand.
       *[less] { $number ->
            [one] { $number } besondere Erinnerung
           *[other] { $number } besondere Erinnerungen
        } weniger auf der Hand.
    }
term-adventure =
    { $way ->
        [more] In { $percent } von 100 Spielen mehr ist ein Abenteuer offen.
       *[less] In { $percent } von 100 Spielen weniger ist ein Abenteuer offen.
    }
term-trouble =
    { $way ->
        [more] In { $percent } von 100 Spielen weniger abgeschoben, weggeschickt oder ohne Zug.
       *[less] In { $percent } von 100 Spielen mehr abgeschoben, weggeschickt oder ohne Zug.
    }

## Was Figuren durch etwas gewinnen oder andere verlieren: Objekte eines Satzes im Akkusativ

gain-key = { $number } Schlüssel
gain-key-one = den Schlüssel von { $key }
gain-lead = die Führung bei den Schlüsseln
gain-home = einen um { $number } $ billigeren Weg in die Heimat
gain-goals = Ziele in Reichweite, die { $number } $ wert sind
gain-continent = Vorsprung im Rennen um Kontinentschlüssel
gain-continent-one = Vorsprung im Rennen um den Schlüssel von { $continent }
gain-money = { $number } $
gain-tickets =
    { $number ->
        [one] { $number } Flugschein
       *[other] { $number } Flugscheine
    }
gain-specials =
    { $number ->
        [one] { $number } besondere Erinnerung
       *[other] { $number } besondere Erinnerungen
    }
gain-adventure = ein Abenteuer
gain-trouble = Schutz vor Ärger an Grenzen
