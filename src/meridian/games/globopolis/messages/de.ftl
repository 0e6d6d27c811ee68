# Globopolis: Deutsch.

game-globopolis = Globopolis
    .help = Territorien und Gilden gewinnen und entwickeln, handeln, Agenten aussenden und kämpfen. Sobald jemand genug CR-Punkte hat oder eine MISSION erfüllt, wird die Runde zu Ende gespielt, und der beste Anspruch gewinnt.

## Ereignisse: Vorbereitung

# Wo, in Sätzen: mit dem Verhältniswort, das zu dem Land oder der Gilde gehört.
at-title =
    { $title_id ->
        [CEG] bei der { $title }
        [CHE] in der { $title }
        [COD] im { $title }
        [FWG] bei der { $title }
        [IRN] im { $title }
        [SSG] bei der { $title }
        [TUR] in der { $title }
        [UKR] in der { $title }
        [USA] in den { $title }
        [WWG] bei der { $title }
       *[other] in { $title }
    }

fact-set-up = Der Spielplan liegt für { $number } Spieler bereit; die Siegmarke ist { $points } CR-Punkte.
fact-dealt-cards = { $seat } erhält Karten: { $ops } OPs, { $missions } MISSION, { $influences } INFLUENCE.
    .you = Du erhältst Karten: { $ops } OPs, { $missions } MISSION, { $influences } INFLUENCE.
fact-dealt-card = { $seat } erhält „{ $card }“.
    .you = Du erhältst „{ $card }“.
fact-dealt-title = { $seat } erhält die Urkunde { $title }.
    .you = Du erhältst die Urkunde { $title }.
fact-titles-swapped = Zum Ausgleich gibt { $seat } die Urkunde { $title } an { $other } und bekommt dafür { $second_title }.
    .you = Zum Ausgleich gibst du die Urkunde { $title } an { $other } und bekommst dafür { $second_title }.
    .at-you = Zum Ausgleich gibt { $seat } die Urkunde { $title } an dich und bekommt dafür { $second_title }.
fact-stocked = { $seat } legt Einheiten vom Territorium { $title } ins Privatlager: { $number } × { $resource }.
    .you = Du legst Einheiten vom Territorium { $title } ins Privatlager: { $number } × { $resource }.
fact-rolled-for-start = { $seat } wirft { $pips } für den ersten Zug.
    .you = Du wirfst { $pips } für den ersten Zug.
fact-starts = { $seat } macht den ersten Zug.
    .you = Du machst den ersten Zug.

## Ereignisse: Buchführung

fact-points =
    { $change ->
        [one] { $seat }: { $change } CR-Punkt, jetzt { $total }
       *[other] { $seat }: { $change } CR-Punkte, jetzt { $total }
    } ({ $cause ->
        [title] Territorium
        [guild] Gilde
        [level] Entwicklungsstufe
        [suspended] ausgesetzte Stufe
        [restored] wiederhergestellte Stufe
        [bonus] vollständige Farbgruppe
        [points-trade] gekauft oder verkauft
        [switzerland] Schweiz
        [moonshot] MONDLANDUNG!
        [backward] Wurf gegen den Uhrzeigersinn
        [mission] MISSION
        [card] Karte
        [deal] Geschäft
        [battle] Konflikt
        [insolvency] für eine Zahlung verkauft
        [resigned] aufgegeben
       *[other] { $cause }
    }).
fact-money =
    { $seat }: { $change } EU, jetzt { $total } ({ $cause ->
        [start] Startgeld
        [premium] Prämie
        [points-trade] CR-Punkte gekauft oder verkauft
        [switzerland] Schweiz
        [teleport] TELEPORT!
        [market] Markt
        [guild-trade] Handel mit einer Gilde
        [conference] Konferenzkosten
        [insolvency] CR-Punkte für eine Zahlung verkauft
        [debt] Schuld beglichen
        [promise] für später versprochen
        [deal] Geschäft
        [side-offer] Nebenangebot
        [help] Hilfe im Konflikt
        [bribe] Bestechungsgeld für den Administrator
        [card] Karte
        [resigned] aufgegeben
       *[other] { $cause }
    }).
fact-units =
    { $seat }: { $change } × { $resource } ({ $cause ->
        [title] Territorium
        [guild] Gildenlager
        [guild-trade] Handel mit einer Gilde
        [market] Markt
        [academy] Akademie
        [deal] Geschäft
        [card] Karte
        [battle] Konflikt
        [retreat] Rückzug
        [help] Hilfe im Konflikt
        [insolvency] statt Geld abgegeben
        [resigned] aufgegeben
       *[other] { $cause }
    }).
fact-agents =
    { $change ->
        [one] { $seat }: { $change } Agent
       *[other] { $seat }: { $change } Agenten
    } ({ $cause ->
        [start] Spielbeginn
        [academy] NIA
        [recruited] angeworben
        [card] Karte
        [captured] gefangen genommen
        [deal] Geschäft
        [hostage] freigelassene Geiseln
        [resigned] aufgegeben
       *[other] { $cause }
    }).

## Ereignisse: Züge

fact-stage-begins = Lernstufe { $number } beginnt.
fact-stage-vote = { $number } von { $total } stimmen für die nächste Lernstufe.
fact-round-begins = Runde { $round } beginnt.
fact-turn-begins = Runde { $round }: { $seat } ist am Zug.
    .you = Runde { $round }: Du bist am Zug.
fact-turn-over = Der Zug von { $seat } ist vorbei.
    .you = Dein Zug ist vorbei.
fact-option-phase-over = { $seat } beendet die Optionsphase.
    .you = Du beendest die Optionsphase.

## Ereignisse: Optionsphase

fact-laid-out = { $seat } verteilt die Einheiten { at-title } neu.
    .you = Du verteilst die Einheiten { at-title } neu.
fact-developed =
    { $level ->
        [1] { $seat } entwickelt das Territorium { $title }: Es ist jetzt Entwickelt.
       *[other] { $seat } entwickelt das Territorium { $title }: Es ist jetzt Superentwickelt.
    }
    .you =
        { $level ->
            [1] Du entwickelst das Territorium { $title }: Es ist jetzt Entwickelt.
           *[other] Du entwickelst das Territorium { $title }: Es ist jetzt Superentwickelt.
        }
fact-suspended =
    { $number ->
        [one] Bei { $seat } wird { $number } Stufe { at-title } ausgesetzt: Ein vollständiger Satz fehlt.
       *[other] Bei { $seat } werden { $number } Stufen { at-title } ausgesetzt: Vollständige Sätze fehlen.
    }
    .you =
        { $number ->
            [one] Bei dir wird { $number } Stufe { at-title } ausgesetzt: Ein vollständiger Satz fehlt.
           *[other] Bei dir werden { $number } Stufen { at-title } ausgesetzt: Vollständige Sätze fehlen.
        }
fact-restored =
    { $number ->
        [one] Bei { $seat } wird { $number } Stufe { at-title } wiederhergestellt.
       *[other] Bei { $seat } werden { $number } Stufen { at-title } wiederhergestellt.
    }
    .you =
        { $number ->
            [one] Bei dir wird { $number } Stufe { at-title } wiederhergestellt.
           *[other] Bei dir werden { $number } Stufen { at-title } wiederhergestellt.
        }
fact-ns-moved-off =
    { $number ->
        [one] { $number } NS-Einheit zu viel { at-title } kommt ins Privatlager von { $seat }.
       *[other] { $number } NS-Einheiten zu viel { at-title } kommen ins Privatlager von { $seat }.
    }
    .you =
        { $number ->
            [one] { $number } NS-Einheit zu viel { at-title } kommt in dein Privatlager.
           *[other] { $number } NS-Einheiten zu viel { at-title } kommen in dein Privatlager.
        }
fact-bought-points =
    { $number ->
        [one] { $seat } kauft { $number } CR-Punkt.
       *[other] { $seat } kauft { $number } CR-Punkte.
    }
    .you =
        { $number ->
            [one] Du kaufst { $number } CR-Punkt.
           *[other] Du kaufst { $number } CR-Punkte.
        }
fact-sold-points =
    { $number ->
        [one] { $seat } verkauft { $number } CR-Punkt.
       *[other] { $seat } verkauft { $number } CR-Punkte.
    }
    .you =
        { $number ->
            [one] Du verkaufst { $number } CR-Punkt.
           *[other] Du verkaufst { $number } CR-Punkte.
        }
fact-bribe-demanded = Als Administrator verlangt { $seat } von allen anderen { $money } EU.
    .you = Als Administrator verlangst du von allen anderen { $money } EU.
fact-took-from-guild =
    { $number ->
        [one] { $seat } nimmt { $number } Einheit aus dem Gildenlager: { $title }.
       *[other] { $seat } nimmt { $number } Einheiten aus dem Gildenlager: { $title }.
    }
    .you =
        { $number ->
            [one] Du nimmst { $number } Einheit aus dem Gildenlager: { $title }.
           *[other] Du nimmst { $number } Einheiten aus dem Gildenlager: { $title }.
        }
fact-bought-from-guild =
    { $number ->
        [one] { $seat } kauft { $number } Einheit für { $money } EU: { $title }.
       *[other] { $seat } kauft { $number } Einheiten für je { $money } EU: { $title }.
    }
    .you =
        { $number ->
            [one] Du kaufst { $number } Einheit für { $money } EU: { $title }.
           *[other] Du kaufst { $number } Einheiten für je { $money } EU: { $title }.
        }

## Ereignisse: Urkunden

fact-title-taken = { $seat } nimmt die Urkunde { $title }.
    .you = Du nimmst die Urkunde { $title }.
fact-title-passes = Die Urkunde { $title } geht von { $seat } an { $other }.
    .you = Die Urkunde { $title } geht von dir an { $other }.
    .at-you = Die Urkunde { $title } geht von { $seat } an dich.
fact-title-returned = Die Urkunde { $title } geht von { $seat } an die Administration zurück.
    .you = Die Urkunde { $title } geht von dir an die Administration zurück.
fact-bonus-earned = { $seat } besitzt die ganze Farbgruppe { $group } und erhält ihren Bonus.
    .you = Du besitzt die ganze Farbgruppe { $group } und erhältst ihren Bonus.

## Ereignisse: Bewegung

fact-rolled = { $seat } wirft { $pips } mit { $dice } W6.
    .you = Du wirfst { $pips } mit { $dice } W6.
fact-course-corrected = { $seat } ändert den Wurf um { $shift }.
    .you = Du änderst den Wurf um { $shift }.
fact-moved =
    { $number ->
        [one] { $seat } zieht { $number } Feld im Uhrzeigersinn. Ziel: { $field }.
       *[other] { $seat } zieht { $number } Felder im Uhrzeigersinn. Ziel: { $field }.
    }
    .you =
        { $number ->
            [one] Du ziehst { $number } Feld im Uhrzeigersinn. Ziel: { $field }.
           *[other] Du ziehst { $number } Felder im Uhrzeigersinn. Ziel: { $field }.
        }
fact-moved-back =
    { $number ->
        [one] { $seat } zieht { $number } Feld gegen den Uhrzeigersinn. Ziel: { $field }.
       *[other] { $seat } zieht { $number } Felder gegen den Uhrzeigersinn. Ziel: { $field }.
    }
    .you =
        { $number ->
            [one] Du ziehst { $number } Feld gegen den Uhrzeigersinn. Ziel: { $field }.
           *[other] Du ziehst { $number } Felder gegen den Uhrzeigersinn. Ziel: { $field }.
        }
fact-teleported = { $seat } teleportiert mit { $pips } auf dem W8 und { $second_pips } auf dem W20. Ziel: { $field }.
    .you = Du teleportierst mit { $pips } auf dem W8 und { $second_pips } auf dem W20. Ziel: { $field }.
fact-flew = { $seat } fliegt. Ziel: { $field }.
    .you = Du fliegst. Ziel: { $field }.
fact-passed-teleport = { $seat } zieht über TELEPORT! und wird dafür bezahlt.
    .you = Du ziehst über TELEPORT! und wirst dafür bezahlt.
fact-passed-unpaid = { $seat } zieht über TELEPORT!, ohne bezahlt zu werden.
    .you = Du ziehst über TELEPORT!, ohne bezahlt zu werden.
fact-no-more-rolls = { $seat } darf in diesem Zug nicht mehr würfeln.
    .you = Du darfst in diesem Zug nicht mehr würfeln.
fact-landed-on = { $seat } landet auf dem Feld { $field }.
    .you = Du landest auf dem Feld { $field }.

## Ereignisse: Felder

fact-card-field-passed = { $seat } lässt das Kartenfeld aus und darf noch einmal würfeln.
    .you = Du lässt das Kartenfeld aus und darfst noch einmal würfeln.
fact-no-third-roll = Das war der zweite Wurf von { $seat }: Auf dem Kartenfeld endet der Zug.
    .you = Das war dein zweiter Wurf: Auf dem Kartenfeld endet der Zug.
fact-academy-roll = { $seat } wirft { $pips } in der Akademie und darf bis zu { $number } nehmen.
    .you = Du wirfst { $pips } in der Akademie und darfst bis zu { $number } nehmen.
fact-conference-due = { $seat } schuldet { $money } EU Konferenzkosten für das Territorium { $title }.
    .you = Du schuldest { $money } EU Konferenzkosten für das Territorium { $title }.
fact-no-conference = { $seat } schuldet keine Konferenzkosten für das Territorium { $title }.
    .you = Du schuldest keine Konferenzkosten für das Territorium { $title }.
fact-summit-hosted = { $seat } gibt einen Gipfel: Die Konferenzkosten für das Territorium { $title } steigen auf { $money } EU.
    .you = Du gibst einen Gipfel: Die Konferenzkosten für das Territorium { $title } steigen auf { $money } EU.
fact-nothing-at-own-guild = { $seat } betreibt diese Gilde schon ({ $title }), also geschieht nichts.
    .you = Du betreibst diese Gilde schon ({ $title }), also geschieht nichts.
fact-guild-roll = Würfelduell um die Gilde: { $seat } wirft { $pips }, der Betreiber { $second_pips }.
    .you = Würfelduell um die Gilde: Du wirfst { $pips }, der Betreiber { $second_pips }.
fact-guild-held = { $seat } behält die Gilde ({ $title }).
    .you = Du behältst die Gilde ({ $title }).
fact-market-opens =
    { $number ->
        [one] Der Markt { $independent } hat { $number } Einheit für { $seat }.
       *[other] Der Markt { $independent } hat { $number } Einheiten für { $seat }.
    }
    .you =
        { $number ->
            [one] Der Markt { $independent } hat { $number } Einheit für dich.
           *[other] Der Markt { $independent } hat { $number } Einheiten für dich.
        }
fact-bought-goods =
    { $number ->
        [0] { $second_number ->
                [0] { $seat } kauft am Markt { $independent } nichts.
               *[other] { $seat } kauft am Markt { $independent } { $second_number } von der zweiten Ware.
            }
       *[other] { $second_number ->
                [0] { $seat } kauft am Markt { $independent } { $number } von der ersten Ware.
               *[other] { $seat } kauft am Markt { $independent } { $number } von der ersten Ware und { $second_number } von der zweiten.
            }
    }
    .you =
        { $number ->
            [0] { $second_number ->
                    [0] Du kaufst am Markt { $independent } nichts.
                   *[other] Du kaufst am Markt { $independent } { $second_number } von der zweiten Ware.
                }
           *[other] { $second_number ->
                    [0] Du kaufst am Markt { $independent } { $number } von der ersten Ware.
                   *[other] Du kaufst am Markt { $independent } { $number } von der ersten Ware und { $second_number } von der zweiten.
                }
        }
fact-no-business = { $seat } macht kein Geschäft und darf weiterwürfeln.
    .you = Du machst kein Geschäft und darfst weiterwürfeln.
fact-futures-played =
    { $number ->
        [one] Für { $seat } ist ohne Wurf { $number } Einheit zu haben.
       *[other] Für { $seat } sind ohne Wurf { $number } Einheiten zu haben.
    }
    .you =
        { $number ->
            [one] Für dich ist ohne Wurf { $number } Einheit zu haben.
           *[other] Für dich sind ohne Wurf { $number } Einheiten zu haben.
        }

## Ereignisse: Zahlungen

fact-short-of = { $seat } fehlen { $money } EU, und CR-Punkte müssen verkauft werden.
    .you = Dir fehlen { $money } EU, und CR-Punkte müssen verkauft werden.
fact-paid-in-units = { $seat } gibt { $other } eine Einheit statt Geld: { $resource }.
    .you = Du gibst { $other } eine Einheit statt Geld: { $resource }.
    .at-you = { $seat } gibt dir eine Einheit statt Geld: { $resource }.
fact-waived = { $other } muss { $seat } die letzten { $money } EU erlassen.
    .you = { $other } muss dir die letzten { $money } EU erlassen.
    .at-you = Du musst { $seat } die letzten { $money } EU erlassen.
fact-debt-noted = { $seat } schuldet { $other } noch { $money } EU: ein Schuldschein.
    .you = Du schuldest { $other } noch { $money } EU: ein Schuldschein.
    .at-you = { $seat } schuldet dir noch { $money } EU: ein Schuldschein.

## Ereignisse: Karten

fact-drew = { $seat } zieht 1 { $sort }-Karte.
    .you = Du ziehst 1 { $sort }-Karte.
fact-drew-card = { $seat } zieht „{ $card }“.
    .you = Du ziehst „{ $card }“.
fact-card-cycled = { $seat } zieht „{ $card }“; die Karte braucht Agenten und kommt unter ihren Stapel.
    .you = Du ziehst „{ $card }“; die Karte braucht Agenten und kommt unter ihren Stapel.
fact-stack-empty = Der Stapel ist leer, und { $seat } zieht nichts.
    .you = Der Stapel ist leer, und du ziehst nichts.
fact-card-returned = { $seat } hat zu viele Karten und legt 1 { $sort }-Karte unter ihren Stapel.
    .you = Du hast zu viele Karten und legst 1 { $sort }-Karte unter ihren Stapel.
fact-card-played = { $seat } spielt „{ $card }“.
    .you = Du spielst „{ $card }“.
fact-grant-given = { $seat } darf in diesem Zug einmal ohne Prämie entwickeln.
    .you = Du darfst in diesem Zug einmal ohne Prämie entwickeln.
fact-price-capped = { $seat } darf in diesem Zug zum gedeckelten Preis kaufen: { $title }.
    .you = Du darfst in diesem Zug zum gedeckelten Preis kaufen: { $title }.
fact-embargo-laid = Bis zum nächsten Zug von { $seat } darf { $other } nicht bei Gilden und Unabhängigen Territorien kaufen.
    .you = Bis zu deinem nächsten Zug darf { $other } nicht bei Gilden und Unabhängigen Territorien kaufen.
    .at-you = Bis zum nächsten Zug von { $seat } darfst du nicht bei Gilden und Unabhängigen Territorien kaufen.
fact-strike-called = Bis zum nächsten Zug von { $seat } bringt das Territorium { $title } keine Konferenzkosten ein.
    .you = Bis zu deinem nächsten Zug bringt das Territorium { $title } keine Konferenzkosten ein.
fact-units-spoilt =
    { $number ->
        [one] { $seat } vernichtet { $number } Einheit { at-title }.
       *[other] { $seat } vernichtet { $number } Einheiten { at-title }.
    }
    .you =
        { $number ->
            [one] Du vernichtest { $number } Einheit { at-title }.
           *[other] Du vernichtest { $number } Einheiten { at-title }.
        }
fact-dossier-opened = { $seat } sieht sich die { $sort }-Karten von { $other } an.
    .you = Du siehst dir die { $sort }-Karten von { $other } an.
    .at-you = { $seat } sieht sich deine { $sort }-Karten an.
fact-card-seen = { $seat } sieht „{ $card }“ auf der Hand von { $other }.
    .you = Du siehst „{ $card }“ auf der Hand von { $other }.
    .at-you = { $seat } sieht „{ $card }“ auf deiner Hand.
fact-card-snatched = { $seat } zieht { $other } blind 1 { $sort }-Karte aus der Hand.
    .you = Du ziehst { $other } blind 1 { $sort }-Karte aus der Hand.
    .at-you = { $seat } zieht dir blind 1 { $sort }-Karte aus der Hand.
fact-card-snatched-face = { $seat } hat „{ $card }“ von { $other } genommen.
    .you = Du hast „{ $card }“ von { $other } genommen.
    .at-you = { $seat } hat „{ $card }“ von dir genommen.

## Ereignisse: Agenten

fact-agents-moved =
    { $number ->
        [0] { $seat } hat { at-title } keine Agenten mehr.
        [one] { $seat } hat jetzt einen Agenten { at-title }.
       *[other] { $seat } hat jetzt { $number } Agenten { at-title }.
    }
    .you =
        { $number ->
            [0] Du hast { at-title } keine Agenten mehr.
            [one] Du hast jetzt einen Agenten { at-title }.
           *[other] Du hast jetzt { $number } Agenten { at-title }.
        }
fact-agents-captured =
    { $number ->
        [one] { $seat } nimmt einen Agenten von { $other } { at-title } gefangen.
       *[other] { $seat } nimmt { $number } Agenten von { $other } { at-title } gefangen.
    }
    .you =
        { $number ->
            [one] Du nimmst einen Agenten von { $other } { at-title } gefangen.
           *[other] Du nimmst { $number } Agenten von { $other } { at-title } gefangen.
        }
    .at-you =
        { $number ->
            [one] { $seat } nimmt einen Agenten von dir { at-title } gefangen.
           *[other] { $seat } nimmt { $number } Agenten von dir { at-title } gefangen.
        }
fact-cleaning = { $seat } versucht { at-title } eine Säuberung gegen die Agenten von { $other }.
    .you = Du versuchst { at-title } eine Säuberung gegen die Agenten von { $other }.
    .at-you = { $seat } versucht { at-title } eine Säuberung gegen deine Agenten.
fact-cleaning-roll = { $other } wirft { $pips }, { $seat } wirft { $second_pips }.
    .you = { $other } wirft { $pips }, du wirfst { $second_pips }.
    .at-you = Du wirfst { $pips }, { $seat } wirft { $second_pips }.
fact-cleaning-tie = Gleichstand: Beide würfeln noch einmal.
fact-cleaned = { $seat } gewinnt die Säuberung { at-title } gegen { $other }.
    .you = Du gewinnst die Säuberung { at-title } gegen { $other }.
    .at-you = { $seat } gewinnt die Säuberung { at-title } gegen dich.
fact-stayed = Die Agenten von { $seat } bleiben { at-title }.
    .you = Deine Agenten bleiben { at-title }.

## Ereignisse: Konflikte

fact-attack-declared = { $seat } greift { $other } an: vom Territorium { $source } aus das Territorium { $target }.
    .you = Du greifst { $other } an: vom Territorium { $source } aus das Territorium { $target }.
    .at-you = { $seat } greift dich an: vom Territorium { $source } aus das Territorium { $target }.
fact-attack-cancelled = Der Angriff von { $seat } auf das Territorium { $title } entfällt.
    .you = Dein Angriff auf das Territorium { $title } entfällt.
fact-offered-to-stay = { $seat } bietet { $other } { $money } EU dafür, dass die Agenten { at-title } bleiben.
    .you = Du bietest { $other } { $money } EU dafür, dass die Agenten { at-title } bleiben.
    .at-you = { $seat } bietet dir { $money } EU dafür, dass die Agenten { at-title } bleiben.
fact-offered-to-leave = { $seat } bietet { $other } { $money } EU dafür, dass die Agenten { at-title } abziehen.
    .you = Du bietest { $other } { $money } EU dafür, dass die Agenten { at-title } abziehen.
    .at-you = { $seat } bietet dir { $money } EU dafür, dass die Agenten { at-title } abziehen.
fact-paid-to-stay = { $seat } zahlt { $other } { $money } EU dafür, dass die Agenten { at-title } bleiben.
    .you = Du zahlst { $other } { $money } EU dafür, dass die Agenten { at-title } bleiben.
    .at-you = { $seat } zahlt dir { $money } EU dafür, dass die Agenten { at-title } bleiben.
fact-paid-to-leave = { $seat } zahlt { $other } { $money } EU dafür, dass die Agenten { at-title } abziehen.
    .you = Du zahlst { $other } { $money } EU dafür, dass die Agenten { at-title } abziehen.
    .at-you = { $seat } zahlt dir { $money } EU dafür, dass die Agenten { at-title } abziehen.
fact-offer-refused = { $seat } schlägt das Angebot von { $other } für die Agenten { at-title } aus.
    .you = Du schlägst das Angebot von { $other } für die Agenten { at-title } aus.
    .at-you = { $seat } schlägt dein Angebot für die Agenten { at-title } aus.
fact-agents-stay = { $seat } lässt die Agenten { at-title } stehen.
    .you = Du lässt die Agenten { at-title } stehen.
fact-agents-ignored = { $seat } sorgt dafür, dass die gegnerischen Agenten { at-title } nicht zählen.
    .you = Du sorgst dafür, dass die gegnerischen Agenten { at-title } nicht zählen.
fact-dice-changed = { $seat } ändert mit „{ $card }“ die Würfel dieses Konflikts.
    .you = Du änderst mit „{ $card }“ die Würfel dieses Konflikts.
fact-ns-lost =
    { $number ->
        [0] { $seat } hat { at-title } keine NS-Einheiten zu verlieren.
        [one] { $seat } verliert { $number } NS-Einheit { at-title }.
       *[other] { $seat } verliert { $number } NS-Einheiten { at-title }.
    }
    .you =
        { $number ->
            [0] Du hast { at-title } keine NS-Einheiten zu verlieren.
            [one] Du verlierst { $number } NS-Einheit { at-title }.
           *[other] Du verlierst { $number } NS-Einheiten { at-title }.
        }
fact-reserves-moved =
    { $number ->
        [one] { $seat } bringt { $number } NS-Einheit auf das Territorium { $title }.
       *[other] { $seat } bringt { $number } NS-Einheiten auf das Territorium { $title }.
    }
    .you =
        { $number ->
            [one] Du bringst { $number } NS-Einheit auf das Territorium { $title }.
           *[other] Du bringst { $number } NS-Einheiten auf das Territorium { $title }.
        }
fact-help-sent = { $seat } schickt 1 NS-Einheit vom Territorium { $source } auf das Territorium { $target }.
    .you = Du schickst 1 NS-Einheit vom Territorium { $source } auf das Territorium { $target }.
fact-help-refused = { $seat } schickt keine Hilfe vom Territorium { $title }.
    .you = Du schickst keine Hilfe vom Territorium { $title }.
fact-assessment-line =
    { $line ->
        [base] Grundwürfel
        [ns-units] NS-Einheiten
        [development] Entwicklung
        [superiority] Agentenüberlegenheit
        [value] Punktwert
        [assistance] Militärischer Beistand
        [capped] Würfelgrenze
        [night-drop] Nachtabwurf
        [signal-jam] Störsignal
       *[other] { $line }
    }: Aggressor { $aggressor_dice } W6, Verteidiger { $defender_dice } W6.
fact-dice-assessed = Aggressor { $seat } kämpft mit { $aggressor_dice } W6, Verteidiger { $other } mit { $defender_dice } W6.
    .you = Du kämpfst als Aggressor mit { $aggressor_dice } W6, Verteidiger { $other } mit { $defender_dice } W6.
    .at-you = Aggressor { $seat } kämpft mit { $aggressor_dice } W6, du als Verteidiger mit { $defender_dice } W6.
fact-battle-roll =
    { $dice ->
        [0] { $seat } wirft { $pips } mit dem Polygonwürfel allein: × { $multiplier } = { $value }.
       *[other] { $seat } wirft { $pips } mit dem Polygonwürfel und { $dice } W6: × { $multiplier } = { $value }.
    }
    .you =
        { $dice ->
            [0] Du wirfst { $pips } mit dem Polygonwürfel allein: × { $multiplier } = { $value }.
           *[other] Du wirfst { $pips } mit dem Polygonwürfel und { $dice } W6: × { $multiplier } = { $value }.
        }
fact-rolls-again = { $seat } wirft alle eigenen Würfel dieser Kampfrunde noch einmal.
    .you = Du wirfst alle deine Würfel dieser Kampfrunde noch einmal.
fact-battle-round = Kampfrunde { $round } geht an { $seat }. Übrig: Aggressor { $aggressor_dice } W6, Verteidiger { $defender_dice } W6.
    .you = Kampfrunde { $round } geht an dich. Übrig: Aggressor { $aggressor_dice } W6, Verteidiger { $defender_dice } W6.
fact-retreated = { $seat } bricht den Angriff vom Territorium { $title } aus ab; niemand gewinnt.
    .you = Du brichst den Angriff vom Territorium { $title } aus ab; niemand gewinnt.
fact-engagement-won =
    { $round ->
        [one] { $seat } gewinnt den Konflikt in { $round } Kampfrunde.
       *[other] { $seat } gewinnt den Konflikt in { $round } Kampfrunden.
    }
    .you =
        { $round ->
            [one] Du gewinnst den Konflikt in { $round } Kampfrunde.
           *[other] Du gewinnst den Konflikt in { $round } Kampfrunden.
        }
fact-eds-destroyed =
    { $number ->
        [one] { $seat } verliert { $number } ED { at-title }; es geht an die Administration zurück.
       *[other] { $seat } verliert { $number } EDs { at-title }; sie gehen an die Administration zurück.
    }
    .you =
        { $number ->
            [one] Du verlierst { $number } ED { at-title }; es geht an die Administration zurück.
           *[other] Du verlierst { $number } EDs { at-title }; sie gehen an die Administration zurück.
        }
fact-eds-taken =
    { $number ->
        [one] { $seat } erhält { $number } ED { at-title }, vorerst ausgesetzt.
       *[other] { $seat } erhält { $number } EDs { at-title }, vorerst ausgesetzt.
    }
    .you =
        { $number ->
            [one] Du erhältst { $number } ED { at-title }, vorerst ausgesetzt.
           *[other] Du erhältst { $number } EDs { at-title }, vorerst ausgesetzt.
        }
fact-attack-over = { $seat } greift in diesem Zug nicht weiter an.
    .you = Du greifst in diesem Zug nicht weiter an.

## Ereignisse: Geschäfte

fact-offer-made = { $seat } macht Angebot { $offer }.
    .you = Du machst Angebot { $offer }.
fact-offer-countered = { $seat } antwortet auf Angebot { $parent } mit Angebot { $offer }.
    .you = Du antwortest auf Angebot { $parent } mit Angebot { $offer }.
fact-offer-words = Angebot { $offer }, das Versprechen von { $seat } in Worten: „{ $text }“
    .you = Angebot { $offer }, dein Versprechen in Worten: „{ $text }“
fact-offer-leg =
    Angebot { $offer }: { $seat } gibt { $other } { $good ->
        [EU] { $number } EU
       *[other] { $number } × { $good }
    }.
    .you =
        Angebot { $offer }: Du gibst { $other } { $good ->
            [EU] { $number } EU
           *[other] { $number } × { $good }
        }.
    .at-you =
        Angebot { $offer }: { $seat } gibt dir { $good ->
            [EU] { $number } EU
           *[other] { $number } × { $good }
        }.
fact-offer-accepted = { $seat } nimmt Angebot { $offer } an.
    .you = Du nimmst Angebot { $offer } an.
fact-offer-declined =
    { $seat } lehnt Angebot { $offer } ab: { $reason ->
        [no-interest] kein Interesse
        [price] der Preis passt nicht
        [need-it] wird selbst gebraucht
        [leader] hilft dem Führenden
        [later] vielleicht später
       *[other] { $reason }
    }.
    .you =
        Du lehnst Angebot { $offer } ab: { $reason ->
            [no-interest] kein Interesse
            [price] der Preis passt nicht
            [need-it] wird selbst gebraucht
            [leader] hilft dem Führenden
            [later] vielleicht später
           *[other] { $reason }
        }.
fact-offer-taken-back = { $seat } zieht Angebot { $offer } zurück.
    .you = Du ziehst Angebot { $offer } zurück.
fact-offer-ended = Angebot { $offer } von { $seat } ist abgelaufen.
    .you = Dein Angebot { $offer } ist abgelaufen.
fact-offer-void = Angebot { $offer } von { $seat } ist hinfällig: { $other } kann nicht geben, was es verlangt.
    .you = Dein Angebot { $offer } ist hinfällig: { $other } kann nicht geben, was es verlangt.
    .at-you = Angebot { $offer } von { $seat } ist hinfällig: Du kannst nicht geben, was es verlangt.
fact-promised = { $seat } verspricht { $other }: { $good }, { $number }.
    .you = Du versprichst { $other }: { $good }, { $number }.
    .at-you = { $seat } verspricht dir: { $good }, { $number }.
fact-promise-words = Was { $seat } { $other } verspricht, bis Runde { $number }: „{ $text }“
    .you = Was du { $other } versprichst, bis Runde { $number }: „{ $text }“
    .at-you = Was { $seat } dir verspricht, bis Runde { $number }: „{ $text }“
fact-visit-free = { $seat } zahlt an { $owner } wie versprochen keine Konferenzkosten: { $money } EU sind erlassen.
    .you = Du zahlst an { $owner } wie versprochen keine Konferenzkosten: { $money } EU sind erlassen.
    .at-you = { $seat } zahlt dir wie versprochen keine Konferenzkosten: { $money } EU sind erlassen.
fact-visit-half = { $seat } zahlt an { $owner } wie versprochen die halben Konferenzkosten: { $money } EU.
    .you = Du zahlst an { $owner } wie versprochen die halben Konferenzkosten: { $money } EU.
    .at-you = { $seat } zahlt dir wie versprochen die halben Konferenzkosten: { $money } EU.
fact-note-paid = { $seat } zahlt { $other } { $money } versprochene EU; offen bleiben { $number } EU.
    .you = Du zahlst { $other } { $money } versprochene EU; offen bleiben { $number } EU.
    .at-you = { $seat } zahlt dir { $money } versprochene EU; offen bleiben { $number } EU.
fact-note-broken = { $seat } bricht ein Versprechen: { $money } EU für { $other } waren fällig und fehlen.
    .you = Du brichst ein Versprechen: { $money } EU für { $other } waren fällig und fehlen.
    .at-you = { $seat } bricht ein Versprechen: { $money } EU für dich waren fällig und fehlen.
fact-deal-closed = Angebot { $offer } von { $seat } wird zum Geschäft.
    .you = Dein Angebot { $offer } wird zum Geschäft.
fact-deal-card = { $seat } gibt { $other } 1 { $sort }-Karte.
    .you = Du gibst { $other } 1 { $sort }-Karte.
    .at-you = { $seat } gibt dir 1 { $sort }-Karte.
fact-deal-card-face = { $seat } hat „{ $card }“ an { $other } gegeben.
    .you = Du hast „{ $card }“ an { $other } gegeben.
    .at-you = { $seat } hat dir „{ $card }“ gegeben.
fact-deal-agents =
    { $number ->
        [one] { $number } Agent geht von { $seat } an { $other }.
       *[other] { $number } Agenten gehen von { $seat } an { $other }.
    }
    .you =
        { $number ->
            [one] { $number } Agent geht von dir an { $other }.
           *[other] { $number } Agenten gehen von dir an { $other }.
        }
    .at-you =
        { $number ->
            [one] { $number } Agent geht von { $seat } an dich.
           *[other] { $number } Agenten gehen von { $seat } an dich.
        }

## Ereignisse: Sieg

fact-mission-shown = { $seat } zeigt eine erfüllte MISSION: „{ $card }“.
    .you = Du zeigst eine erfüllte MISSION: „{ $card }“.
fact-mission-pays =
    { $points ->
        [one] Die MISSION „{ $card }“ bringt { $seat } { $points } CR-Punkt.
       *[other] Die MISSION „{ $card }“ bringt { $seat } { $points } CR-Punkte.
    }
    .you =
        { $points ->
            [one] Die MISSION „{ $card }“ bringt dir { $points } CR-Punkt.
           *[other] Die MISSION „{ $card }“ bringt dir { $points } CR-Punkte.
        }
fact-mission-counts = { $seat } hat { $number } von { $needed } MISSIONEN gezeigt, die das Team braucht, eine je Mitglied.
    .you = Dein Team hat { $number } von { $needed } MISSIONEN gezeigt, die es braucht, eine je Mitglied.
fact-final-round = { $seat } kann den Sieg beanspruchen: Diese Runde ist die letzte.
    .you = Du kannst den Sieg beanspruchen: Diese Runde ist die letzte.
fact-claim-lapsed = Am Ende von Runde { $round } hat niemand mehr einen Anspruch, und das Spiel geht weiter.
fact-sudden-death = Runde { $round } endet mit Gleichstand an der Spitze: Der Sudden Death beginnt.
fact-sudden-death-goes-on = Nach Runde { $round } herrscht noch Gleichstand an der Spitze: Der Sudden Death geht weiter.
fact-time-up = Die vereinbarte Zeit ist um: Runde { $round } ist die letzte.
fact-resigned = { $seat } gibt das Spiel auf.
    .you = Du gibst das Spiel auf.
fact-game-won =
    { $points ->
        [one] { $seat } gewinnt mit { $points } CR-Punkt.
       *[other] { $seat } gewinnt mit { $points } CR-Punkten.
    }
    .you =
        { $points ->
            [one] Du gewinnst mit { $points } CR-Punkt.
           *[other] Du gewinnst mit { $points } CR-Punkten.
        }

## Aktionen: Vorbereitung und Lager

action-pick = Wählen: Urkunde { $title }
action-stock =
    { $number ->
        [0] Alle Einheiten auf dem Territorium lassen
        [one] Ins Privatlager legen: { $number } Einheit
       *[other] Ins Privatlager legen: { $number } Einheiten
    }
action-return = Unter den Stapel legen: „{ $card }“

## Aktionen: Optionsphase

action-go-on = Die Optionsphase beenden
action-lay-out = Einheiten verteilen: { $layout }
action-develop = Entwickeln: { $title }
action-take-guild =
    { $number ->
        [one] Nehmen: { $number } Einheit aus dem Gildenlager ({ $title })
       *[other] Nehmen: { $number } Einheiten aus dem Gildenlager ({ $title })
    }
action-buy-guild =
    { $number ->
        [one] Kaufen: { $number } Einheit von einer Gilde ({ $title })
       *[other] Kaufen: { $number } Einheiten von einer Gilde ({ $title })
    }
action-buy-points =
    { $number ->
        [one] Kaufen: { $number } CR-Punkt
       *[other] Kaufen: { $number } CR-Punkte
    }
action-sell-points =
    { $number ->
        [one] Verkaufen: { $number } CR-Punkt
       *[other] Verkaufen: { $number } CR-Punkte
    }
action-bribe = Das Bestechungsgeld des Administrators verlangen
action-claim = MISSION zeigen: „{ $card }“
action-resign = Das Spiel aufgeben

## Aktionen: Karten

action-play = Spielen: „{ $card }“
action-play-on = Spielen: „{ $card }“ auf { $title }
action-play-against = Spielen: „{ $card }“ und { $other } nennen
action-play-kinds = Spielen: „{ $card }“ für { $resource } und { $second }
action-play-quadrant = Spielen: „{ $card }“ für einen Quadranten ({ $quadrant })
action-play-spoil = Spielen: „{ $card }“ gegen { $title } (Einheiten der ersten Art: { $number })
action-play-agents = Spielen: „{ $card }“, Agenten auf { $title }: { $number }
action-play-recall = Spielen: „{ $card }“ gegen die Agenten von { $other } ({ $title })
action-play-dossier = Spielen: „{ $card }“ und die { $sort }-Karten von { $other } ansehen
action-play-fly = Spielen: „{ $card }“ und fliegen (Ziel: { $field })
action-play-shift = Spielen: „{ $card }“ und den Wurf um { $shift } ändern
action-play-reserves = Spielen: „{ $card }“ und NS-Einheiten heranholen ({ $reserves })
action-pass = Keine Karte spielen

## Aktionen: Ereignisphase

action-roll = Würfeln: { $dice } W6, im Uhrzeigersinn
action-roll-back = Würfeln: { $dice } W6, gegen den Uhrzeigersinn
action-stop = Den Zug hier beenden
action-fly = Fliegen: { $field }
action-pay = Die Konferenzkosten zahlen
action-business = Ein Geschäft machen: { $independent }
action-buy-goods =
    { $number ->
        [0] { $second_number ->
                [0] Nichts kaufen
               *[other] Kaufen: { $second_number } von der zweiten Ware
            }
       *[other] { $second_number ->
                [0] Kaufen: { $number } von der ersten Ware
               *[other] Kaufen: { $number } von der ersten Ware und { $second_number } von der zweiten
            }
    }
action-give-unit = Eine Einheit aus dem Privatlager abgeben: { $resource }
action-attack = Angreifen: { $target } (von { $source } aus)
action-attack-with = Angreifen: { $target } (von { $source } aus, mit „{ $card }“)
action-clean = Säubern: { $title }, gegen die Agenten von { $other }
action-next-stage = Die nächste Lernstufe beginnen
action-done = Weiter

## Aktionen: Agenten und Konflikte

action-deploy = Agenten einsetzen: { $agents }
action-offer-to-stay = Bieten: { $other } bekommt { $money } EU, wenn die Agenten bleiben ({ $title })
action-offer-to-leave = Bieten: { $other } bekommt { $money } EU, wenn die Agenten abziehen ({ $title })
action-take-money = Annehmen, was { $other } bietet
action-withdraw = Die eigenen Agenten abziehen: { $title }
action-keep = Die eigenen Agenten stehen lassen: { $title }
action-ask-help =
    { $money ->
        [0] Um eine NS-Einheit bitten, ohne Bezahlung: { $title }
       *[other] Um eine NS-Einheit bitten, für { $money } EU: { $title }
    }
action-give-help = Die NS-Einheit schicken
action-retreat = Sich zurückziehen und den Zug beenden

## Aktionen: Geschäfte

action-offer =
    { $turns ->
        [one] Anbieten, { $turns } Zug lang: { $terms }{ $others_count ->
            [0] { "" }
           *[other] { " " }(offen für: { $others })
        }
       *[other] Anbieten, { $turns } Züge lang: { $terms }{ $others_count ->
            [0] { "" }
           *[other] { " " }(offen für: { $others })
        }
    }
action-counter =
    { $turns ->
        [one] Angebot { $offer } mit einem anderen beantworten, { $turns } Zug lang: { $terms }
       *[other] Angebot { $offer } mit einem anderen beantworten, { $turns } Züge lang: { $terms }
    }
action-accept =
    Angebot { $offer } annehmen{ $cards_count ->
        [0] { "" }
       *[other] { " " }(selbst gewählte Karten: { $cards })
    }
action-decline =
    Angebot { $offer } ablehnen: { $reason ->
        [no-interest] kein Interesse
        [price] der Preis passt nicht
        [need-it] wird selbst gebraucht
        [leader] hilft dem Führenden
        [later] vielleicht später
       *[other] { $reason }
    }
action-take-back = Angebot { $offer } zurückziehen
action-conclude = Angebot { $offer } mit { $other } abschließen

## Arten von Antworten, die ein Menü nur zum Teil aufführt

form-lay-out = Eine andere Verteilung der Einheiten
form-sell-points = CR-Punkte verkaufen
form-buy-points = Eine andere Zahl von CR-Punkten kaufen
form-take-guild = Eine andere Zahl von Einheiten aus deinem Gildenlager nehmen
form-buy-guild = Eine andere Zahl von Einheiten von einer Gilde kaufen
form-buy-goods = Eine andere Zahl Einheiten kaufen
form-play-on = Eine Karte auf ein anderes Territorium spielen
form-play-spoil = Eine Karte auf andere Einheiten spielen
form-play-kinds = Eine Karte für andere Einheiten spielen
form-play-recall = Eine Karte auf andere Agenten spielen
form-play-reserves = Andere Reserven holen
form-deploy = Agenten anders einsetzen
form-offer-to-stay = Eine andere Summe fürs Bleiben bieten
form-offer-to-leave = Eine andere Summe fürs Abziehen bieten
form-offer = Ein Angebot machen
form-counter = Mit einem anderen Angebot antworten
form-accept = Mit anderen Karten annehmen
form-decline = Aus einem anderen Grund ablehnen

## Zufall und Uhr

action-die = Der Würfel zeigt { $pips }
action-title = Die Urkunde { $title } wird ausgeteilt
action-sort = Obenauf liegt eine { $sort }-Karte
action-draw = „{ $card }“ wird gezogen
action-snatch = „{ $card }“ wird aus der Hand gezogen
action-time-limit = Die für das Spiel vereinbarte Zeit ist um
action-offer-expired = Angebot { $offer } läuft ab

## Zeilen in Aktionen

row-layout = { $title }: Wasser { $water }, Nahrung { $food }, Energie { $energy }, UCP { $ucp }, NS-Einheiten { $ns }
row-reserves = { $number } von: { $place }
row-agents = { $title }: { $number }
row-terms =
    { $seat } gibt { $other } { $good ->
        [EU] { $number } EU
       *[other] { $number } × { $good }
    }
row-others = { $seat }
row-cards = „{ $card }“

## Warum etwas nicht geht

refusal-not-now = Das geht im Moment nicht.
refusal-not-in-hand = Diese Karte ist nicht auf der Hand.
refusal-wrong-moment = Diese Karte ist für einen anderen Moment gedacht.
refusal-wrong-sort = Zurück muss eine Karte der Sorte, von der es zu viele sind.
refusal-no-such-target = So lässt sich diese Karte nicht spielen.
refusal-not-enough-money = Dafür reichen die EU nicht.
refusal-not-enough-points = So viele CR-Punkte sind nicht zu verkaufen.
refusal-not-in-stock = Dafür fehlen die Einheiten.
refusal-too-many-to-stock = Zwei Einheiten jeder Art müssen auf dem Territorium bleiben; nur was darüber hinausgeht, darf ins Privatlager.
refusal-title-gone = Diese Urkunde ist nicht mehr zu haben.
refusal-not-a-territory = Das geht nur mit Territorien.
refusal-not-your-territory = Das ist kein eigenes Territorium.
refusal-bad-layout = Eine Verteilung nennt Territorien, jedes nur einmal, mit einer Zahl für jede der fünf Arten von Einheiten.
refusal-ns-limit = So viele NS-Einheiten fasst das Territorium nicht.
refusal-no-set = Dem Territorium fehlt der vollständige Satz für die nächste Stufe.
refusal-one-level-a-turn = Ein Territorium steigt pro Zug nur um eine Stufe.
refusal-already-super = Dieses Territorium ist schon Superentwickelt.
refusal-suspended-first = Zuerst muss die ausgesetzte Stufe dieses Territoriums wiederhergestellt werden.
refusal-no-ed-left = Die Administration hat kein ED mehr.
refusal-not-a-guild = Das geht nur mit Gilden.
refusal-not-your-guild = Das ist keine eigene Gilde.
refusal-own-guild = Das ist die eigene Gilde; ihre Einheiten kosten nichts.
refusal-guild-unowned = Eine Gilde ohne Betreiber verkauft nichts.
refusal-guild-limit = So viele Einheiten gibt diese Gilde in einem Zug nicht her.
refusal-guild-stock-empty = So viele Einheiten liegen nicht im Gildenlager.
refusal-embargoed = Ein Embargo sperrt vorerst Gilden und Unabhängige Territorien.
refusal-five-points-a-turn = So viele CR-Punkte sind in einem Zug nicht zu kaufen.
refusal-too-near-the-mark = So nahe an der Siegmarke sind keine CR-Punkte mehr zu kaufen.
refusal-bought-points-this-turn = Wer in dieser Optionsphase CR-Punkte gekauft hat, kann keine verkaufen.
refusal-sold-points-this-turn = Wer in dieser Optionsphase CR-Punkte verkauft hat, kann keine kaufen.
refusal-no-bribes = An diesem Tisch gibt es kein Bestechungsgeld.
refusal-not-administrator = Nur der Administrator darf Bestechungsgeld verlangen.
refusal-bribed-already = Der Administrator hat sein Bestechungsgeld schon verlangt; das geht nur einmal pro Partie.
refusal-at-start-only = Diese MISSION lässt sich nur zu Beginn des Zuges zeigen, vor allem anderen.
refusal-cashed-already = Diese MISSION hast du schon einmal gezeigt.
refusal-mission-open = Die Bedingung dieser MISSION ist nicht erfüllt.
refusal-no-claims = In einer Partie bis zum bitteren Ende lassen sich nur MISSIONEN zeigen, die CR-Punkte zahlen.
refusal-must-roll = Hier muss gewürfelt werden; aufhören geht nicht.
refusal-no-more-roll = In diesem Zug gibt es keinen weiteren Wurf.
refusal-one-to-three-dice = Zu einem Bewegungswurf gehören ein bis drei Würfel.
refusal-fee-too-high = Für einen Wurf gegen den Uhrzeigersinn reichen die CR-Punkte nicht.
refusal-no-flight = Jetzt ist kein Flug möglich: Jede Landung auf einer O.R.S.S.-Basis erlaubt einen.
refusal-not-a-destination = Dorthin führt von hier kein Flug.
refusal-not-that-shift = Um diese Zahl ändert die Karte den Wurf nicht.
refusal-no-such-market = Dort ist von hier aus kein Geschäft möglich.
refusal-not-so-many-there = So viele Einheiten sind nicht zu haben.
refusal-one-good-only = Hier gibt es nur eine Ware.
refusal-supply-short = So viele Einheiten hat die Administration nicht mehr.
refusal-no-conflicts = In dieser Lernstufe gibt es keine Angriffe.
refusal-no-attacks-yet = In Runde 1 gibt es keine Angriffe.
refusal-peace-promised = Du hast versprochen, diesen Spieler in dieser Runde nicht anzugreifen.
refusal-not-foreign = Angreifen lässt sich nur ein Territorium, das jemand anderem gehört.
refusal-from-here-only = Angegriffen wird nur von dem Territorium aus, auf dem der Gouverneur gelandet ist.
refusal-here-only = Angegriffen wird nur das Territorium, auf dem der Gouverneur gelandet ist.
refusal-not-in-quadrant = Die beiden Territorien liegen in verschiedenen Quadranten; dafür ist eine passende Karte nötig.
refusal-card-does-not-fit = Diese Karte eröffnet diesen Angriff nicht.
refusal-not-this-group = Weiter geht es nur vom selben Territorium aus, in der Farbgruppe des letzten Sieges.
refusal-one-operations-card = Jede Seite darf in einem Konflikt nur eine Operationskarte spielen.
refusal-not-involved = Dieses Territorium ist am Konflikt nicht beteiligt.
refusal-no-agents-in-hand = Dort lassen sich keine Agenten hinzufügen: Keine sind auf der Hand, oder es ist kein Platz.
refusal-reserves-not-there = Von dort lassen sich NS-Einheiten in dieser Zahl nicht heranholen.
refusal-no-help-there = Von dort lässt sich keine Hilfe erbitten.
refusal-no-agents-played = In dieser Partie spielen keine Agenten mit.
refusal-agents-not-there = Agenten stehen nur auf Territorien, die jemandem gehören; jedes ist nur einmal zu nennen.
refusal-not-enough-agents = So viele Agenten sind nicht da.
refusal-three-agents = So viele Agenten einer Farbe fasst ein Territorium nicht.
refusal-no-such-third-party = Dort hat kein Drittbeteiligter Agenten, über die zu entscheiden wäre.
refusal-offered-already = Für diese Agenten gibt es schon ein eigenes Angebot.
refusal-not-offered = Ein solches Angebot liegt nicht vor.
refusal-bound-by-offer = Über diese Agenten ist nichts zu entscheiden: Ein Angebot bindet sie, oder die Wahl ist getroffen.
refusal-not-in-group = Eine Säuberung geht nur auf eigenen Territorien dieser Farbgruppe.
refusal-no-agents-there = Dieser Spieler hat dort keine Agenten.
refusal-cleaned-already = Dieser Versuch ist bei dieser Landung schon gemacht.
refusal-one-territory-only = Jede Landung erlaubt Säuberungen nur auf einem Territorium.
refusal-strange-deal = Das ist kein richtiges Geschäft: Zu prüfen sind Spieler, Waren, Zahlen und Züge.
refusal-deal-leg-twice = Jemand gibt dieselbe Ware zweimal; das gehört zusammengefasst.
refusal-goods-not-traded = Etwas in diesem Geschäft wird an diesem Tisch nicht gehandelt.
refusal-openly-lacks = Jemand hat nicht, was zu geben wäre.
refusal-too-many-offers = Das waren zu viele Angebote in diesem Zug, oder zu viele eigene stehen noch.
refusal-no-such-offer = Ein solches Angebot liegt nicht auf dem Tisch.
refusal-answered-already = Diese Antwort ist schon gegeben.
refusal-cards-not-chosen = Zu nennen sind genau die Karten, die das Angebot zur Wahl lässt.
refusal-not-your-offer = Das ist kein eigenes Angebot.
refusal-not-accepted = Dieser Spieler hat das Angebot nicht angenommen.
refusal-trade-closed = Zu dieser Zeit ist dieses Geschäft nicht möglich.
refusal-units-in-option-phase = Außerhalb einer Optionsphase werden Urkunden mit allem gehandelt, was dort liegt, gegen EU und Karten.
refusal-no-promise-in-words = Nur ein Geschäft mit einem Versprechen in Worten hat einen Text.
refusal-no-time-limit = In dieser Partie läuft keine Zeitgrenze.

## Fragen

question-draft = Welche Urkunde soll es sein?
question-stock-excess =
    { $number ->
        [one] { $title } hat { $number } × { $resource } übrig: ins Privatlager?
       *[other] { $title } hat { $number } × { $resource } übrig: Wie viele?
    }
question-return-card = Zu viele { $sort }-Karten: Welche kommt unter den Stapel?
question-option-phase = Optionsphase: Was soll geschehen?
question-roll = Wie viele Würfel, und in welche Richtung?
question-roll-again = Noch einmal würfeln oder den Zug beenden?
question-fly-or-roll = Fliegen, würfeln oder den Zug beenden?
question-attack-or-roll = Angreifen, noch einmal würfeln oder den Zug beenden?
question-correct-course = Gewürfelt: { $total }. Den Kurs korrigieren?
question-pay-or-attack = { $title } kostet { $costs } EU. Was tust du?
question-business = { $independent }: ein Geschäft, oder noch einmal würfeln?
question-buy-goods =
    { $goods ->
        [1] { $independent } bietet { $available } × { $resource }: Wie viele?
       *[other] { $independent } bietet { $available }, { $resource } oder { $second }: Wie viele?
    }
question-give-unit = Noch { $amount } EU fehlen: Welche Einheit gibst du dafür?
question-clean-house = { $title }: Wo eine Säuberung, und gegen wen?
question-next-stage = Beginnt die nächste Lernstufe?
question-opening-trade = Handelst du noch, oder geht es weiter?
question-deploy = Wohin sollen die Agenten?
question-end-turn = Noch eine MISSION zeigen, bevor der Zug endet?
question-continue-aggression = Gewonnen: { $target }. Von { $source } aus weiter?
question-assess-cards =
    { $role ->
        [0] Angriff von { $source } auf { $target }: Karte spielen?
       *[other] { $source } greift { $target } an: Karte spielen?
    }
question-fight-on = { $target }: weiterkämpfen oder zurückziehen?
question-ask-for-help =
    { $role ->
        [0] Wen um eine NS-Einheit bitten (für { $source })?
       *[other] Wen um eine NS-Einheit bitten (für { $target })?
    }
question-send-help = Schickt { $title } eine NS-Einheit ({ $second_title })?
question-give-help =
    { $role ->
        [0] 1 NS-Einheit für { $money } EU schicken (an { $source })?
       *[other] 1 NS-Einheit für { $money } EU schicken (an { $target })?
    }
question-side-offer = Kampf um { $target }: Geld für fremde Agenten bieten?
question-answer-side-offer = { $target }: ein Angebot für deine Agenten annehmen?
question-withdraw-agents = Angriff auf { $target }: Bleiben die Agenten ({ $title })?
question-summit = Besuch in { $title }: die Konferenzkosten erhöhen?
question-pact = { $title } wird angegriffen: Karte dagegen spielen?
question-world-opinion = { $title } ist erobert: Karte gegen den Eroberer?
question-safe-house = Säuberung in { $title }: Karte für deine Agenten?
question-second-wave = Konflikt um { $title }: diese Kampfrunde neu würfeln?
question-orderly-retreat = Kampfrunde verloren: Karte für den Rückzug ({ $title })?

## Was eine Frage bedeutet, und worauf es dann ankommt

means-draft = Eine Urkunde ist ein Territorium oder eine Gilde mit Punkten und Einheiten. Eine ganze Farbgruppe bringt einen Bonus: Sammle eine Farbe.
means-opening-trade = Vor dem ersten Wurf kannst du mit den anderen Urkunden tauschen. Du musst nicht: Weitermachen ist nie verkehrt.
means-next-stage = Die nächste Stufe bringt neue Regeln ins Spiel: erst Karten und Angriffe, dann Agenten. Sag ja, sobald dir der Rest leichtfällt.
means-stock-excess = Zwei Einheiten einer Art müssen auf diesem Land bleiben. Mehr darf ins Privatlager, um im nächsten Zug anderswo einen Satz zu vollenden.
means-return-card = Von dieser Sorte ist deine Hand voll. Die gewählte Karte kommt unter ihren Stapel; behalte, was du bald brauchen kannst.
means-option-phase = Tu hier, so viel du willst, dann geht es zum Würfeln. Am besten: je eine Einheit aller Arten auf ein Land, und es entwickeln.
means-roll = Du ziehst so weit, wie die Würfel zusammen zeigen. Schau, was vor dir liegt: Freies Land ist ein Geschenk, fremdes kostet Geld.
means-roll-again = Dieses Feld lässt dich weiterwürfeln, oder dein Zug endet hier. Würfle weiter, wenn vor dir mehr lockt, als es kosten kann.
means-attack-or-roll = Von deinem Land aus darfst du im Quadranten angreifen, weiterwürfeln oder aufhören. Wer einen Kampf verliert, verliert Land.
means-fly-or-roll = Von einer Basis kannst du zu einer anderen fliegen und dann noch würfeln. Wähl die mit den besten Feldern dahinter.
means-correct-course = Eine deiner Karten kann ändern, wie weit du ziehst. Nutze sie, wenn das andere Feld klar besser ist als das gewürfelte.
means-business = Würfel bestimmen, wie viele Einheiten der Markt verkauft; der Kauf beendet den Zug. Gut, wenn er einen Satz vollendet, sonst würfle weiter.
means-buy-goods = Gekaufte Einheiten kommen ins Privatlager; auslegen kannst du sie im nächsten Zug. Kauf die Arten, die deinen Sätzen fehlen.
means-pay-or-attack = Du stehst auf fremdem Land: Zahl die Konferenzkosten, oder kämpf darum und riskier das Land, von dem aus du angreifst.
means-give-unit = Geld und Punkte reichen nicht, also zahlen Einheiten deines Privatlagers den Rest. Gib, was deine Sätze am wenigsten brauchen.
means-clean-house = Du kannst fremde Agenten mit Würfeln aus deinem Land werfen. Je mehr eigene Agenten dort stehen, desto besser dein Würfel.
means-deploy = Agenten schützen dein Land und schwächen fremdes. Wer im Kampf auf einem Land mehr davon hat, wirft einen Würfel mehr.
means-end-turn = Erfüllst du eine MISSION, dann zeig sie jetzt: Sie beansprucht den Sieg oder zahlt etwas. Sonst beende einfach den Zug.
means-summit = Jemand besucht dein Land. Deine Karte macht den Besuch teurer; behalte sie, wenn du reichere Gäste erwartest.
means-pact = Deine Karte beendet diesen Angriff, bevor ein Würfel fällt. Nutze sie für Land, das du nicht entbehren kannst.
means-world-opinion = Jemand hat gerade Land erobert. Deine Karte kostet den Eroberer Punkte; am meisten hilft sie gegen den Führenden.
means-safe-house = Jemand will deine Agenten hinauswerfen. Deine Karte rettet sie; für wenige lohnt sie sich vielleicht nicht.
means-second-wave = Mit deiner Karte wirfst du alle deine Würfel dieser Kampfrunde neu, und der neue Wurf gilt. Nutze sie nach einem schlechten.
means-orderly-retreat = Die Kampfrunde ist verloren. Deine Karte beendet den Kampf ohne Sieger, und deinen Zug; ohne sie kämpfst du weiter und riskierst dein Land.
means-side-offer = Wo gekämpft wird, stehen fremde Agenten. Geld kann sie zum Bleiben oder Gehen bringen, und das kann einen Würfel wert sein.
means-answer-side-offer = Für das, was deine Agenten tun, wirst du bezahlt. Denk an das Geld, und daran, wer diesen Kampf gewinnen soll.
means-withdraw-agents = Bleiben deine Agenten, wirken sie gegen den Besitzer; auf dem Land des Verlierers fängt sie der Sieger. Abgezogen sind sie sicher.
means-assess-cards = Bevor die Würfel beider Seiten gezählt werden, kann eine Karte von dir helfen. Nutze sie, wenn es knapp ist.
means-ask-for-help = Andere können dir eine NS-Einheit schicken, das ist ein Würfel mehr. Es kostet Geld, und sie dürfen ablehnen.
means-give-help = Deine NS-Einheit bringt dieser Seite einen Würfel mehr, und du wirst bezahlt. Frag dich, wen du siegen sehen willst.
means-send-help = Eine NS-Einheit von dir kann mitkämpfen: dort ein Würfel mehr, daheim eine Einheit weniger. Zerbrich dafür keinen Satz.
means-fight-on = Vergleiche, wie viele Würfel beide noch haben. Ein Rückzug beendet den Kampf für dich; wer ihn verliert, verliert das Land.
means-continue-aggression = Du hast gewonnen und darfst in derselben Farbgruppe weitermachen. Jeder Angriff riskiert das Land, von dem er ausgeht.

## Was für einen Neuling geregelt ist

settled-stock-excess = Einheiten, die ein Land übrig hat, bleiben vorerst dort; danach wirst du erst gefragt, wenn die Karten dazukommen.

## Optionen

option-victory_mark = Siegmarke
    .help = Mit wie vielen CR-Punkten sich der Sieg beanspruchen lässt; 0 heißt: die Zahl aus der Tabelle für die jeweilige Spielerzahl.
option-mark_percent = Siegmarke in Prozent
    .help = Wie viel Prozent der Siegmarke aus der Tabelle nötig sind; nicht zusammen mit einer eigenen Siegmarke möglich.
option-agents = Agenten
    .help = Ob Agenten mitspielen; sie brauchen außerdem Lernstufe 3.
option-agents-true = mit Agenten
option-agents-false = ohne Agenten
option-stage = Lernstufe
    .help = Stufe 1 kommt ohne Karten und Angriffe aus, Stufe 2 bringt beides, und Stufe 3 ist das volle Spiel mit Agenten.
option-stage_advance = Fortschritt der Lernstufe
    .help = Ob die Stufe bleibt, nach vereinbarten Runden steigt oder steigt, wenn am Ende einer Runde die meisten dafür stimmen.
option-stage_advance-never = bleibt
option-stage_advance-rounds = nach vereinbarten Runden
option-stage_advance-vote = durch Abstimmung
option-stage_rounds = Runden einer Lernstufe
    .help = Nach wie vielen Runden die nächste Lernstufe beginnt, wenn Stufen nach vereinbarten Runden steigen.
option-first_player = Erster Zug
    .help = Ob ein Wurf entscheidet, wer beginnt, oder der Tisch einen Platz bestimmt.
option-first_player-d6 = der höchste Wurf
option-first_player-chosen = ein bestimmter Platz
option-first_seat = Platz des Startspielers
    .help = Welcher Platz beginnt, wenn der Tisch den Startspieler bestimmt hat.
option-deal_mode = Verteilung der Urkunden
    .help = Ob die Urkunden zufällig ausgeteilt, durch Tausch ausgeglichen, bis die Punktwerte nahe beieinander liegen, oder reihum gewählt werden.
option-deal_mode-random = zufällig
option-deal_mode-balanced = ausgeglichen
option-deal_mode-draft = reihum gewählt
option-titles_per_player = Urkunden zu Beginn
    .help = Mit wie vielen Urkunden jeder Spieler beginnt; -1 heißt: so viele, wie die Ausgabe vorsieht.
option-start_missions = MISSION-Karten zu Beginn
    .help = Mit wie vielen MISSION-Karten jeder Spieler beginnt; -1 heißt: so viele, wie die Ausgabe vorsieht.
option-start_influences = INFLUENCE-Karten zu Beginn
    .help = Mit wie vielen INFLUENCE-Karten jeder Spieler beginnt; -1 heißt: so viele, wie die Ausgabe vorsieht.
option-start_ops = OPs-Karten zu Beginn
    .help = Mit wie vielen OPs-Karten jeder Spieler beginnt; -1 heißt: so viele, wie die Ausgabe vorsieht.
option-hand_limit = Handlimit
    .help = Wie viele Karten jeder Sorte auf der Hand sein dürfen; 0 heißt: so viele, wie die Ausgabe vorsieht.
option-agent_cards = Karten, die Agenten brauchen
    .help = Was in einer Partie ohne Agenten mit Karten geschieht, die welche brauchen: Sie kommen vorher heraus, oder sie kommen nach dem Ziehen unter den Stapel.
option-agent_cards-remove = kommen heraus
option-agent_cards-cycle = kommen unter den Stapel
option-timer_seconds = Zeit für die Optionsphase
    .help = Wie viele Sekunden eine Optionsphase dauern darf; 0 heißt: ohne Grenze.
option-timer_scope = Wofür die Zeit gilt
    .help = Ob die Zeit nur für die Optionsphase gilt oder für den ganzen Zug.
option-timer_scope-option_phase = die Optionsphase
option-timer_scope-whole_turn = der ganze Zug
option-deploy_seconds = Zeit für den Einsatz der Agenten
    .help = Wie viele Sekunden für den Einsatz der Agenten bleiben; 0 heißt: ohne Grenze.
option-reaction_seconds = Zeit für Reaktionen
    .help = Wie viele Sekunden bleiben, um auf andere zu reagieren; 0 heißt: ohne Grenze.
option-agent_overlap = Einsatz im nächsten Zug
    .help = Ob sich Agenten noch einsetzen lassen, während schon die nächste Optionsphase läuft.
option-agent_overlap-true = noch im nächsten Zug
option-agent_overlap-false = vor dem nächsten Zug
option-trade_window = Zeiten für Geschäfte
    .help = Wann Geschäfte möglich sind: Urkunden fast immer und alles andere in der Optionsphase eines Partners, alles nur in dieser Phase, oder alles fast immer.
option-trade_window-titles_anytime = Urkunden fast immer
option-trade_window-option_phase_only = nur in der Optionsphase
option-trade_window-anytime = alles fast immer
option-trade_points = Handel mit CR-Punkten
    .help = Ob CR-Punkte in einem Geschäft den Besitzer wechseln dürfen.
option-trade_points-true = erlaubt
option-trade_points-false = nicht erlaubt
option-trade_agents = Handel mit Agenten
    .help = Ob Agenten in einem Geschäft den Besitzer wechseln dürfen.
option-trade_agents-true = erlaubt
option-trade_agents-false = nicht erlaubt
option-promises = Versprechen in Geschäften
    .help = Ob Besuche ohne Konferenzkosten, freier Durchzug, Frieden, spätere Zahlungen und ein Wort in einem Geschäft versprochen werden dürfen.
option-promises-true = erlaubt
option-promises-false = nicht erlaubt
option-ns_limit_by = Grenze für NS-Einheiten
    .help = Ob sich der Platz für NS-Einheiten auf einem Territorium nach der aktiven Stufe richtet oder nach den vollständigen Sätzen.
option-ns_limit_by-status = nach der Stufe
option-ns_limit_by-complete_sets = nach vollständigen Sätzen
option-guild_points_kept = Punkte einer verlorenen Gilde
    .help = Ob der bisherige Betreiber die CR-Punkte behält, wenn seine Gilde übernommen wird; nach einem Geschäft sind sie immer weg.
option-guild_points_kept-true = bleiben
option-guild_points_kept-false = gehen verloren
option-bonus_table = Bonus für eine Farbgruppe
    .help = Ob jedes Territorium einer vollständigen Farbgruppe 2 CR-Punkte bringt oder eine Dreiergruppe 8.
option-bonus_table-double = 2 je Territorium
option-bonus_table-qrc_3_is_8 = 8 für eine Dreiergruppe
option-bonus_repeat = Bonus mehrmals
    .help = Ob ein Spieler den Bonus derselben Farbgruppe noch einmal erhält, wenn er ein Territorium daraus verloren und zurückgewonnen hat.
option-bonus_repeat-true = immer wieder
option-bonus_repeat-false = einmal pro Partie
option-buy_at_threshold = Kauf an der Schwelle
    .help = Ob CR-Punkte noch zu kaufen sind, wenn der Punktestand genau an der Schwelle unter der Siegmarke liegt.
option-buy_at_threshold-allowed = erlaubt
option-buy_at_threshold-barred = gesperrt
option-keep_ed_points_on_loss = Punkte verlorener Stufen
    .help = Ob der Verlierer eines eroberten Territoriums die CR-Punkte der aktiven Stufen behält.
option-keep_ed_points_on_loss-true = bleiben
option-keep_ed_points_on_loss-false = gehen verloren
option-ccw_fee = Preis gegen den Uhrzeigersinn
    .help = Ob Würfe gegen den Uhrzeigersinn jedes Mal CR-Punkte kosten, einmal im Zug oder nie.
option-ccw_fee-per_roll = für jeden Wurf
option-ccw_fee-per_turn = einmal im Zug
option-ccw_fee-free = kostenlos
option-pay_on_landing = Landung auf TELEPORT!
    .help = Ob eine Landung genau auf TELEPORT! bezahlt wird wie das Überqueren.
option-pay_on_landing-true = wird bezahlt
option-pay_on_landing-false = wird nicht bezahlt
option-roll_cap = Grenze der Würfe
    .help = Ob der zweite Bewegungswurf eines Zuges nur auf Kartenfeldern der letzte ist oder auf allen Feldern.
option-roll_cap-card_fields = auf Kartenfeldern
option-roll_cap-all_fields = auf allen Feldern
option-roll_again = Weiterwürfeln
    .help = Ob ein Feld, das einen weiteren Wurf erlaubt, auch das Aufhören zulässt oder zum Würfeln verpflichtet.
option-roll_again-may = freiwillig
option-roll_again-must = Pflicht
option-orss_targets = Flüge mit dem O.R.S.S.
    .help = Wohin ein Flug von einer O.R.S.S.-Basis führen darf, außer zu den anderen Basen.
option-orss_targets-bases = nur zu Basen
option-orss_targets-nearest_independent = auch zum nächsten Unabhängigen Territorium
option-orss_targets-any_independent = auch zu allen Unabhängigen Territorien
option-orss_targets-any_territory = auch zu allen Territorien
option-third_party_withdraw = Abzug der Drittbeteiligten
    .help = Ob Drittbeteiligte nach der Erklärung eines Angriffs ihre Agenten abziehen dürfen.
option-third_party_withdraw-true = ja
option-third_party_withdraw-false = nein
option-third_party_model = Agenten der Drittbeteiligten
    .help = Ob Agenten von Drittbeteiligten zum Gegner des Besitzers zählen oder nur Agenten des Besitzers aufheben.
option-third_party_model-additive = zählen zum Gegner
option-third_party_model-floor = heben Agenten des Besitzers auf
option-capture_on_conquest = Agenten auf dem verlorenen Territorium
    .help = Ob der Sieger eines Konflikts alle fremden Agenten auf dem verlorenen Territorium gefangen nimmt.
option-capture_on_conquest-true = werden gefangen genommen
option-capture_on_conquest-false = bleiben
option-captured_agents = Gefangene Agenten
    .help = Ob gefangene Agenten in die Reserve ihrer Farbe zurückkehren, als handelbare Geiseln bleiben oder aus dem Spiel ausscheiden.
option-captured_agents-reserve = zurück in die Reserve
option-captured_agents-hostage = als Geiseln behalten
option-captured_agents-removed = aus dem Spiel
option-clean_scope = Umfang der Säuberung
    .help = Ob eine Landung Säuberungen auf allen eigenen Territorien der Farbgruppe erlaubt oder nur auf einem.
option-clean_scope-all = auf allen der Gruppe
option-clean_scope-one_territory = auf einem Territorium
option-dice_cap = Würfelgrenze
    .help = Wie viele W6 eine Seite in einem Konflikt höchstens wirft; 0 heißt: ohne Grenze.
option-multiplier = Faktor
    .help = Ob alle übereinstimmenden W6 für den Faktor zählen oder nur die gedruckten Kombinationen, bis 5.
option-multiplier-matched = alle übereinstimmenden W6
option-multiplier-printed_max5 = gedruckt, bis 5
option-ed_spoils = EDs als Beute
    .help = Ob die EDs eines eroberten Territoriums, vorerst ausgesetzt, an den Sieger gehen oder zerstört werden.
option-ed_spoils-true = gehen an den Sieger
option-ed_spoils-false = werden zerstört
option-continue_limit = Weitere Angriffe
    .help = Ob ein siegreicher Aggressor in der Farbgruppe unbegrenzt weiter angreifen darf oder nur noch einmal.
option-continue_limit-unlimited = unbegrenzt
option-continue_limit-one = noch einmal
option-allow_retreat = Rückzug
    .help = Ob sich der Aggressor vor jeder Kampfrunde zurückziehen darf, um den Preis einer NS-Einheit, falls eine da ist.
option-allow_retreat-true = erlaubt
option-allow_retreat-false = nur mit einer Karte
option-sma = Militärischer Beistand (SMA)
    .help = Wessen andere Territorien der Farbgruppe in einem Konflikt Würfel bringen.
option-sma-off = niemandes
option-sma-defense = die des Verteidigers
option-sma-aggression = die des Aggressors
option-sma-both = die von beiden
option-sma_requires_ns = Beistand mit NS-Einheiten
    .help = Ob jedes Territorium, das beisteht, eine NS-Einheit schicken muss.
option-sma_requires_ns-true = nötig
option-sma_requires_ns-false = nicht nötig
option-sma_foreign_units = Beistand von anderen
    .help = Ob andere Spieler mit Territorien der Farbgruppe in einem Konflikt NS-Einheiten geben oder verkaufen dürfen.
option-sma_foreign_units-true = erlaubt
option-sma_foreign_units-false = nicht erlaubt
option-guild_protection = Bewachte Gilden
    .help = Ob Agenten Gilden bewachen dürfen, sodass eine Übernahme ein gewonnenes Würfelduell verlangt.
option-guild_protection-true = von Agenten bewacht
option-guild_protection-false = unbewacht
option-unlimited_components = Vorrat an Material
    .help = Ob Einheiten und EDs nie ausgehen.
option-unlimited_components-true = unbegrenzt
option-unlimited_components-false = wie in der Schachtel
option-insolvency = Unbezahlbare Zahlungen
    .help = Ob der Teil einer Zahlung, für den nichts mehr da ist, erlassen wird oder als Schuldschein stehen bleibt.
option-insolvency-waive = erlassen
option-insolvency-debt_note = Schuldschein
option-claim_lock = Anspruch nach Punkten
    .help = Ob es genügt, die Siegmarke einmal erreicht zu haben, oder die Punkte am Ende der Runde nötig sind.
option-claim_lock-true = einmal genügt
option-claim_lock-false = am Ende der Runde
option-mission_trumps_points = MISSION gegen Punkte
    .help = Ob eine gezeigte MISSION Ansprüche nach Punkten schlägt oder alle Ansprüche ihre Punkte vergleichen.
option-mission_trumps_points-true = MISSION schlägt Punkte
option-mission_trumps_points-false = die Punkte entscheiden
option-sudden_death_open = Sudden Death
    .help = Ob im Sudden Death alle gewinnen können oder nur, wer gleichauf liegt.
option-sudden_death_open-true = für alle
option-sudden_death_open-false = für die Gleichstehenden
option-time_limit_minutes = Zeitgrenze
    .help = Nach wie vielen Minuten die laufende Runde zur letzten wird; 0 heißt: ohne Grenze.
option-territory_goal = Ziel an Territorien
    .help = Mit wie vielen Territorien sich der Sieg beanspruchen lässt; 0 heißt: ohne ein solches Ziel.
option-bitter_end = Bis zum bitteren Ende
    .help = Ob es keine Siegmarke gibt und gespielt wird, bis alle außer einem aufgegeben haben.
option-bitter_end-true = bis nur einer übrig ist
option-bitter_end-false = bis zur Siegmarke
option-teams = Teams
    .help = Wie viele Teams spielen; 0 heißt: alle spielen für sich. Die Plätze gehen reihum an die Teams, deren Größen sich also um höchstens einen unterscheiden. Ungleich große Teams sind kein fairer Kampf: Das größere hat mehr Züge, Urkunden und Geld.
option-team_numbers = Marke und MISSIONEN von Teams
    .help = Wonach in einer Teampartie die Siegmarke und die Zahlen der MISSIONEN in den Tabellen stehen.
option-team_numbers-members = nach der Zahl der Teams, Marke und MISSION je Mitglied
option-team_numbers-sides = nach der Zahl der Teams
option-team_numbers-people = nach der Zahl der Spieler
option-administrator_seat = Platz des Administrators
    .help = Welcher Platz der Administrator ist; das zählt nur für das Bestechungsgeld.
option-administrator_bribe = Bestechungsgeld des Administrators
    .help = Wie viele EU der Administrator, einmal pro Partie von allen anderen verlangen darf; 0 heißt: keine.
option-async_mode = Fernpartie
    .help = Ob alle zu ihrer eigenen Zeit spielen.
option-async_mode-true = ja
option-async_mode-false = nein
option-hidden_cash = Geld
    .help = Ob die EU eines Spielers vor den anderen verdeckt sind.
option-hidden_cash-true = verdeckt
option-hidden_cash-false = offen
option-group_conference_double = Konferenzkosten einer ganzen Gruppe
    .help = Ob der Besitzer einer ganzen Farbgruppe auf ihren unentwickelten Territorien das Doppelte verlangt.
option-group_conference_double-true = doppelt
option-group_conference_double-false = wie üblich
option-no_attack_round1 = Angriffe in Runde 1
    .help = Ob die erste Runde ohne Angriffe bleibt.
option-no_attack_round1-true = keine
option-no_attack_round1-false = erlaubt

## Optionen, die nicht zusammengehen

contradiction = { $reason } ({ $clauses }); nur Widersprüche werden abgelehnt ({ $rule })
contradiction-agents = { $option } braucht Agenten, aber bei { $setting } wird ohne sie gespielt
contradiction-sma = { $option } braucht SMA, aber sma = off
contradiction-stage = sma gilt für Konflikte, aber bei stage = 1 gibt es keine
contradiction-bitter-end = Mit bitter_end endet das Spiel nur durch Aufgeben, also lässt sich { $option } nicht setzen
contradiction-claims = { $option } gilt für Ansprüche nach Punkten, aber mit bitter_end gibt es keine Siegmarke
contradiction-mark = victory_mark und mark_percent legen beide die Siegmarke fest
contradiction-timer = Mit async_mode wird ohne Uhr gespielt, aber timer_seconds ist nicht 0
contradiction-timer-scope = timer_scope = whole_turn braucht eine Uhr, aber timer_seconds = 0
contradiction-seat = { $option } = { $seat } ist mehr als die { $players } Plätze an diesem Tisch
contradiction-first-seat = first_seat sagt, wer beginnt, aber bei first_player = d6 entscheidet ein Wurf
contradiction-one-team = Bei teams = 1 bleibt niemand, gegen den man spielen könnte
contradiction-teams = Diese Ausgabe ist für { $low } bis { $high } Seiten, aber teams = { $teams }
contradiction-titles = titles_per_player = { $each } ist mehr, als { $titles } Urkunden für { $players } Spieler hergeben
contradiction-cards = { $option } = { $each } ist mehr, als { $cards } Karten für { $players } Spieler hergeben
contradiction-hand = { $option } = { $each } ist mehr, als das Handlimit erlaubt; dann muss auch hand_limit höher sein

## Voreinstellungen

preset-standard = Standard
    .help = Das volle Spiel, wie wir die Hefte lesen, mit unseren üblichen Festlegungen.
preset-quick-reference-card = Kurzübersicht
    .help = Wo die Übersichtskarte vom Heft abweicht, gilt die Karte: Gildenpunkte bleiben, eine Dreiergruppe bringt 8, und mit einer Zahlung ist die Richtung für den ganzen Zug frei.
preset-german-edition = Deutsche Ausgabe
    .help = Wie im deutschen Heft: kein Punktekauf an der Schwelle, Weiterwürfeln ist Pflicht, und ein Sieg erlaubt einen weiteren Angriff.
preset-learning-1 = Lernstufe 1
    .help = Territorien, Einheiten, Entwicklung, Handel und Gilden, ohne Karten und ohne Angriffe.
preset-learning-2 = Lernstufe 2
    .help = Karten und Angriffe kommen dazu, noch ohne Agenten.
preset-learning-3 = Lernstufe 3
    .help = Das volle Spiel mit Agenten.
preset-learning = Lernspiel
    .help = Das Spiel wächst beim Spielen: Nach drei Runden kommen Karten und Angriffe dazu, nach drei weiteren Agenten. Die Siegmarke ist niedriger, und die Urkunden sind ausgeglichen verteilt.
preset-quick = Kurz
    .help = Eine niedrigere Siegmarke, ausgeglichene Urkunden, höchstens zwei Würfe im Zug und die halbe Zeit für die Optionsphase.
preset-correspondence = Fernspiel
    .help = Alle spielen zu ihrer eigenen Zeit, und keine Uhr läuft.

## Die Teile einer Ausgabe

data-ring = Feldring
data-quadrants = Quadranten
data-groups = Farbgruppen
data-territories = Territorien
data-guilds = Gilden
data-independents = Unabhängige Territorien
data-bases = O.R.S.S.-Basen
data-specials = Besondere Felder
data-ops = OPs-Karten
data-missions = MISSION-Karten
data-influences = INFLUENCE-Karten
data-players = Mitspielende
data-colours = Farben
data-victory = Siegmarken
data-start = Spielbeginn
data-pieces = Material
data-box = In der Schachtel
data-hand = Handlimit
data-points = CR-Punkte
data-money = Geld
data-guild_trade = Handel mit Gilden
data-units = Einheiten auf Territorien
data-market = Märkte
data-academy = Akademien
data-agents = Agenten
data-cleaning = Säuberung
data-battle = Kampfwürfel
data-teleport = Teleport
data-movement = Bewegung
data-clock = Uhr

## Was Besitzer eines Originals gefragt werden, und wo sie es finden

datum-colours-list = Farben der Spieler
datum-name-en = Name (englisch)
datum-name-de = Name (deutsch)
datum-text-en = Text (englisch)
datum-text-de = Text (deutsch)
datum-ring-fields = Alle Felder, im Uhrzeigersinn
datum-colour = Farbe
datum-letter = Buchstaben
datum-group = Farbgruppe
datum-value = Punktwert
datum-units-water = Wasser, das es braucht
datum-units-food = Nahrung, die es braucht
datum-units-energy = Energie, die es braucht
datum-units-ucp = UCP, die es braucht
datum-units-ns = NS-Einheiten, die es braucht
datum-premium = Prämie jeder Entwicklung
datum-conference = Konferenzkosten nach Stufe
datum-resource = Rohstoff
datum-stock = Einheiten im Lager
datum-prices = Die drei Preise
datum-sells = Was es verkauft
datum-broker = Es ist ein Makler
datum-kind = Art der Karte
datum-attackers = Gruppen, die angreifen dürfen
datum-targets = Gruppen, die angegriffen werden dürfen
datum-needs_agents = Sie braucht Agenten
datum-effect = Wirkung
datum-moment = Wann sie gespielt wird
datum-also = Wann sie außerdem gespielt wird
datum-amount = Menge
datum-condition = Bedingung
datum-least = Mindestwert
datum-when = Wann sie erfüllt wird
datum-reward = Belohnung
datum-points = CR-Punkte
datum-guilds = Gilden
datum-guild = Gilde
datum-of = Von diesen Territorien
datum-need = So viele davon
datum-by_players = Nach Zahl der Mitspielenden
datum-per_quadrant = In jedem Quadranten
datum-ns = NS-Einheiten
datum-territories = Territorien
datum-opponents = Gegner
datum-opponents_of_two = Gegner, zu zweit
datum-eu = EU
datum-eu_of_two = EU, zu zweit
datum-most = Höchstens
datum-price = Preis
datum-resources = Rohstoffe
datum-other = Für andere
datum-players-min = Wenigste Mitspielende
datum-players-max = Meiste Mitspielende
datum-victory-mark_2 = CR-Punkte zu zweit
datum-victory-mark_3 = CR-Punkte zu dritt
datum-victory-mark_4 = CR-Punkte zu viert
datum-victory-mark_5 = CR-Punkte zu fünft
datum-start-money_2 = EU zu zweit
datum-start-money_3 = EU zu dritt
datum-start-money_4 = EU zu viert
datum-start-money_5 = EU zu fünft
datum-start-titles_2 = Titel zu zweit
datum-start-titles_3 = Titel zu dritt
datum-start-titles_4 = Titel zu viert
datum-start-titles_5 = Titel zu fünft
datum-start-missions = MISSION-Karten
datum-start-influences = INFLUENCE-Karten
datum-start-ops = OPs-Karten
datum-start-agents = Agenten
datum-pieces-units = Einheiten jeder Art
datum-pieces-eds = Marker für Entwicklung
datum-pieces-agents = Agenten jeder Farbe
datum-pieces-base_plates = Grundplatten
datum-pieces-dice = Sechsseitige Würfel
datum-box-notes = Geldkarten
datum-box-note_values = Werte der Geldkarten
datum-box-single_agents = Agentenfiguren für einen
datum-box-double_agents = Agentenfiguren für zwei
datum-box-point_ring = Zahlen auf dem Punktering
datum-hand-limit = Karten einer Sorte auf der Hand
datum-points-level = Für jede aktive Entwicklungsstufe
datum-points-price = EU für einen Punkt
datum-points-buy_most = Meiste gekaufte Punkte je Zug
datum-points-buy_margin = So nah an der Marke wird keiner gekauft
datum-points-switzerland = Für eine Landung in der Schweiz
datum-points-moonshot = Für MOONSHOT!
datum-points-backward = Für einen Wurf gegen den Uhrzeigersinn
datum-points-bonus_factor = Faktor des Bonus
datum-money-teleport = Für das Passieren von TELEPORT!
datum-money-switzerland = Für eine Landung in der Schweiz
datum-money-market_price = Einheit auf einem unabhängigen Territorium
datum-money-guide_price = Einheit zwischen Mitspielenden
datum-money-bribe = Bestechung des Verwalters
datum-guild_trade-free = Freie Einheiten der eigenen Gilde
datum-guild_trade-sale = Verkaufte Einheiten an alle anderen
datum-units-placed = Einheiten einer Art, die auf einem neuen Territorium bleiben
datum-units-ns_limit = Meiste NS-Einheiten nach Stufe
datum-market-dice = Sechsseitige Würfel für das Angebot
datum-academy-gains = Gewinn für jede Augenzahl
datum-agents-per_territory = Agenten einer Farbe auf einem Territorium
datum-agents-superiority_die = Würfel für Agentenüberlegenheit
datum-cleaning-infiltrator = Würfel des Eindringlings bei 1, 2, 3 Agenten
datum-cleaning-owner = Würfel des Besitzers bei 0, 1, 2, 3 Agenten
datum-cleaning-wins = Würfe, die einen Versuch gewinnen
datum-battle-aggressor_polygon = Seiten des Polygons des Aggressors
datum-battle-defender_polygon = Seiten des Polygons des Verteidigers
datum-battle-aggressor_dice = Sechsseitige Würfel des Aggressors
datum-battle-defender_dice = Sechsseitige Würfel des Verteidigers
datum-teleport-base_die = Seiten des Würfels für Basen
datum-teleport-field_die = Seiten des Würfels für Felder
datum-movement-dice = Meiste Würfel eines Wurfs
datum-movement-rolls_to_card_stop = Wurf, ab dem ein Kartenfeld keinen weiteren gibt
datum-clock-option_seconds = Sekunden für eine Optionsphase
datum-clock-deploy_seconds = Sekunden für das Aufstellen der Agenten
datum-clock-reaction_seconds = Sekunden für eine Reaktion
where-ring = Auf dem Spielplan: der Ring der Felder, im Uhrzeigersinn ab der Basis.
where-quadrants = Auf dem Spielplan, in jedem Viertel des Rings.
where-groups = Auf dem Spielplan und den Titelkarten: die Farbe der Gruppe.
where-territories = Auf der Titelkarte des Territoriums und auf seinem Feld des Spielplans.
where-guilds = Auf der Titelkarte der Gilde.
where-independents = Auf seinem Feld des Spielplans.
where-bases = Auf ihrem Feld in der Ecke des Spielplans.
where-specials = Auf seinem Feld des Spielplans.
where-ops = Auf der OPs-Karte dieses Namens.
where-missions = Auf der MISSION-Karte dieses Namens.
where-influences = Auf der INFLUENCE-Karte dieses Namens.
where-pieces = In der Schachtel: Zähle sie.
where-victory = Auf der Kurzübersicht.
where-start = Auf der Kurzübersicht.

## Was ohne Stellung gefragt werden kann

ask-odds = Die genauen Chancen eines Konflikts: wer gewinnt, mit wie vielen übrigen W6 und nach wie vielen Kampfrunden.
ask-odds-aggressor = W6 des Aggressors, neben dem W8
ask-odds-defender = W6 des Verteidigers, neben dem W10
ask-odds-second-wave = wer „Zweite Welle“ (OP18) hat; sie wird bestmöglich eingesetzt
ask-odds-retreat-below = der Aggressor hat „Geordneter Rückzug“ (OP19) und bricht ab, sobald ein Sieg weniger wahrscheinlich ist als so viele Prozent; 0: nie
ask-odds-win = Aggressor mit { $aggressor } W6 gegen Verteidiger mit { $defender } W6: Der Aggressor gewinnt mit { NUMBER($wins, minimumFractionDigits: 2, maximumFractionDigits: 2) } %, der Verteidiger mit { NUMBER($loses, minimumFractionDigits: 2, maximumFractionDigits: 2) } %.
ask-odds-exactly = Genau: Der Aggressor gewinnt mit { $fraction }.
ask-odds-card =
    { $side ->
        [aggressor] Der Aggressor
       *[defender] Der Verteidiger
    } hat „Zweite Welle“ und setzt sie bestmöglich ein.
ask-odds-no-result = Der Aggressor zieht sich zurück, sobald ein Sieg weniger wahrscheinlich ist als { $below } %: Mit { NUMBER($percent, minimumFractionDigits: 2, maximumFractionDigits: 2) } % gewinnt niemand.
ask-odds-without-cards = Ohne jede Karte gewinnt der Aggressor mit { NUMBER($percent, minimumFractionDigits: 2, maximumFractionDigits: 2) } %.
ask-odds-round = Der Wurf der ersten Kampfrunde geht mit { NUMBER($percent, minimumFractionDigits: 2, maximumFractionDigits: 2) } % an den Aggressor.
ask-odds-rounds = Kampfrunden: { $least } bis { $most }, im Mittel { NUMBER($mean, minimumFractionDigits: 2, maximumFractionDigits: 2) }.
ask-odds-left-aggressor = Der Aggressor gewinnt mit so vielen übrigen W6: { $chances }.
ask-odds-left-defender = Der Verteidiger gewinnt mit so vielen übrigen W6: { $chances }.
ask-odds-left = { $dice } mit { NUMBER($percent, minimumFractionDigits: 1, maximumFractionDigits: 1) } %
ask-odds-clauses = Klauseln: { $clauses }

## Die Stellung in Worten

portrait-turn = Zug
portrait-set-up = Das Spiel wird vorbereitet.
portrait-now = Runde { $round }: { $seat } ist am Zug.
portrait-over = Das Spiel ist zu Ende.
portrait-scores = CR-Punkte, Siegmarke { $mark }: { $scores }.
portrait-scores-open = CR-Punkte, ohne Siegmarke: { $scores }.
portrait-score =
    { $mark ->
        [no] { $seat } { $points }
       *[yes] { $distance ->
                [0] { $seat } { $points } (an der Marke)
               *[other] { $seat } { $points } (noch { $distance })
            }
    }
portrait-final = Dies ist die letzte Runde.
portrait-sudden = Sudden Death zwischen { $players }.
portrait-you = Eigener Besitz
portrait-purse =
    { $points ->
        [one] { $eu } EU und { $points } CR-Punkt. Privatlager: { $units }.
       *[other] { $eu } EU und { $points } CR-Punkte. Privatlager: { $units }.
    }
portrait-agents = Agenten: { $hand } auf der Hand, { $board } auf dem Plan, { $reserve } in der Reserve.
portrait-governor = Der eigene Gouverneur steht auf { $field }.
portrait-embargo = { $seat } steht unter einem Embargo und darf nicht bei Gilden und Unabhängigen Territorien kaufen.
portrait-promise-free-visits = { $seat } hat { $other } Besuche ohne Konferenzkosten versprochen: { $number }.
portrait-promise-half-visits = { $seat } hat { $other } Besuche zu halben Konferenzkosten versprochen: { $number }.
portrait-promise-peace = { $seat } hat versprochen, { $other } bis Runde { $number } nicht anzugreifen.
portrait-promise-note = { $seat } hat { $other } eine spätere Zahlung versprochen: { $number } EU.
portrait-promise-word = { $seat } hat { $other } bis Runde { $number } ein Wort gegeben; halten kann es nur der Tisch.
portrait-promise-words = { $seat } hat { $other } bis Runde { $number } versprochen: „{ $text }“
portrait-promise-due = { $seat } zahlt { $other } das Versprochene in Runde { $number }.
portrait-promise-passage = { $seat } hat { $other } bis Runde { $number } freien Durchzug ohne Konferenzkosten versprochen.
portrait-debt = { $seat } schuldet { $other } { $money } EU.
portrait-titles = Eigene Urkunden
portrait-no-titles = Keine Urkunden.
portrait-own-territory = { $title } ({ $id }), Wert { $points }, { $level }: { $units }.
portrait-own-guild = { $title } ({ $id }), Wert { $points }, Gilde: { $resource } { $number } im Lager; andere zahlen { $money } EU je Einheit.
portrait-next =
    { $state ->
        [suspended] { $missing ->
                [0] Die ausgesetzte Stufe kehrt zurück.
               *[other] Der ausgesetzten Stufe fehlt: { $units }.
            }
       *[rising] { $missing ->
                [0] Bereit für die nächste Stufe (Prämie { $money } EU).
               *[other] Für die nächste Stufe fehlt: { $units } (Prämie { $money } EU).
            }
    }
portrait-level =
    { $level ->
        [0] unentwickelt
        [1] { $suspended ->
                [0] Entwickelt
               *[other] Entwickelt, aber ausgesetzt
            }
       *[other] { $suspended ->
                [0] Superentwickelt
                [1] Superentwickelt, aber eine Stufe ausgesetzt
               *[other] Superentwickelt, aber beide Stufen ausgesetzt
            }
    }
portrait-agents-here = Agenten: { $agents }.
portrait-strike = Hier wird gestreikt: keine Konferenzkosten.
portrait-count = { $name } { $number }
portrait-nothing = nichts
portrait-hand = Eigene Hand
portrait-hand-empty = Keine Karten.
portrait-card = { $id } „{ $card }“ ({ $sort }): { $text }
portrait-offers = Stehende Angebote
portrait-no-offers = Es steht kein Angebot, das von hier aus zu sehen ist.
portrait-offer =
    { $turns ->
        [one] Angebot { $offer } von { $seat }, noch { $turns } Zug: { $terms }.
       *[other] Angebot { $offer } von { $seat }, noch { $turns } Züge: { $terms }.
    }
portrait-offer-words = Das Versprechen in Worten: „{ $text }“
portrait-offer-to = Es gilt für { $players }.
portrait-accepted = Angenommen von { $players }.
portrait-declined = Abgelehnt von { $players }.
portrait-waits = Es wartet auf die eigene Antwort.
portrait-players = Spieler
portrait-player =
    { $money ->
        [hidden] { $seat }: { $points } CR-Punkte, Geld verdeckt
       *[open] { $seat }: { $points } CR-Punkte, { $eu } EU
    }. Privatlager: { $units }. Karten: { $cards }. Gouverneur auf { $field }.
portrait-player-gone = { $seat } hat aufgegeben.
portrait-player-titles =
    { $number ->
        [one] { $number } Urkunde: { $titles }.
       *[other] { $number } Urkunden: { $titles }.
    }
portrait-known = Bekannte Karten: { $cards }.
portrait-territories = Territorien
portrait-quadrant = Quadrant { $quadrant }:
portrait-territory = { $title } ({ $id }), { $group }, Wert { $points }, { $owner }, { $level }: { $units }. Konferenzkosten { $money } EU.
portrait-unowned = ohne Besitzer
portrait-guilds = Gilden
portrait-guild =
    { $title } ({ $id }), Wert { $points }, { $owner }: { $resource } { $number } im Lager{ $owned ->
        [yes] , { $money } EU je Einheit
       *[no] , ohne Betreiber nichts zu kaufen
    }. Partnerterritorien: { $titles }.
portrait-independents = Unabhängige Territorien
portrait-market = { $title } ({ $id }) verkauft für { $money } EU je Einheit: { $units }. Zwei Würfel bestimmen, wie viele es gibt.
portrait-broker = { $title } ({ $id }) zahlt { $money } EU und { $points } CR-Punkte und vermittelt für alle anderen.
portrait-supply = Vorrat und Stapel
portrait-administration = Bei der Administration: { $units }; ED { $eds }.
portrait-stack =
    { $number ->
        [one] { $sort }: { $number } Karte im Stapel.
       *[other] { $sort }: { $number } Karten im Stapel.
    }
portrait-under = Darunter { $number }, von oben: { $cards }.
portrait-ring = Der Feldring im Uhrzeigersinn
portrait-ring-part = { $quadrant }: { $fields }.
portrait-here = { $field } [hier: { $players }]
portrait-missions = Eigene MISSIONen
portrait-no-missions = Keine MISSION auf der Hand.
portrait-mission = „{ $card }“: { $needs }.
portrait-mission-fulfilled = „{ $card }“ ist erfüllt: { $needs }.
portrait-need =
    { $what ->
        [quadrants] Quadranten
        [guilds] Gilden
        [associates] Gilden mit Partnerterritorium
        [super-developed] Superentwickelte Territorien
        [territories] Territorien
        [shielded] Territorien mit genug NS-Einheiten
        [infiltrated] unterwanderte Territorien
        [opponents] unterwanderte Gegner
        [eu] EU
       *[other] { $what }
    } { $have } von { $need }
portrait-lacking = (es fehlen: { $names })
portrait-cards = Die Karten

## Chancen

odds-attacks-now = Angriffe, die jetzt möglich sind
odds-attacks = Angriffe, die die Regeln von den eigenen Territorien aus erlauben würden
odds-attack = { $target } ({ $other }) von { $source } aus: { $aggressor } gegen { $defender } W6, Sieg mit { $percent } %, im Mittel { $rounds } Kampfrunden. { $lines }.
odds-attack-with = { $target } ({ $other }) von { $source } aus mit „{ $card }“: { $aggressor } gegen { $defender } W6, Sieg mit { $percent } %, im Mittel { $rounds } Kampfrunden. { $lines }.
odds-line =
    { $line ->
        [base] Grundwürfel
        [ns-units] NS-Einheiten
        [development] Entwicklung
        [superiority] Agentenüberlegenheit
        [value] Punktwert
        [assistance] militärischer Beistand
        [capped] Würfelgrenze
        [night-drop] Nachtabwurf
        [signal-jam] Störsignal
       *[other] { $line }
    } { $aggressor } : { $defender }
odds-no-attacks = Es ist kein Angriff möglich.
odds-threats = Angriffe, die andere führen könnten, ohne verdeckte Karten
odds-threat = { $seat } auf { $target } ({ $other }) von { $source } aus: { $aggressor } gegen { $defender } W6, der Aggressor gewinnt mit { $percent } %, im Mittel { $rounds } Kampfrunden. { $lines }.
odds-no-threats = Es gibt keinen solchen Angriff.
odds-conflict = Der laufende Konflikt
odds-reach = Wohin der eigene Gouverneur kommen kann
odds-roll = { $dice } W6 im Uhrzeigersinn: { $fields }.
odds-roll-back =
    { $points ->
        [0] { $dice } W6 gegen den Uhrzeigersinn, kostenlos: { $fields }.
       *[other] { $dice } W6 gegen den Uhrzeigersinn, für { $points } CR-Punkte: { $fields }.
    }
odds-teleport = Durch Teleport: { $fields }.
odds-stop = { $field } { $percent } %
odds-field =
    { $state ->
        [unowned] { $field } (ohne Besitzer)
        [own] { $field } (eigen)
        [foreign] { $field } (fremd)
        [costs] { $field } ({ $money } EU)
       *[plain] { $field }
    }
odds-score = Der Weg zur Marke
odds-side =
    { $seat }: { $points } CR-Punkte{ $mark ->
        [no] { "" }
       *[yes] , noch { $distance }
    }; { $buys ->
        [yes] darf noch CR-Punkte kaufen
       *[no] darf keine CR-Punkte mehr kaufen
    }.

## Näheres zu Antworten

detail-attack = { $aggressor } gegen { $defender } W6 von { $other }: { $percent } %
detail-pay = { $money } von { $eu } EU an { $other }
detail-pay-short = { $money } EU an { $other }, vorhanden sind { $eu }
detail-pay-nothing = nichts ist fällig
detail-develop = Prämie { $money } EU, { $points } CR-Punkte
detail-grant = keine Prämie, { $points } CR-Punkte
detail-roll = { $fields }; { $percent } % bringen CR-Punkte, Konferenzkosten im Mittel { $money } EU
detail-roll-back =
    { $points ->
        [0] kostenlos; { $fields }; { $percent } % bringen CR-Punkte, Konferenzkosten im Mittel { $money } EU
       *[other] kostet { $points } CR-Punkte; { $fields }; { $percent } % bringen CR-Punkte, Konferenzkosten im Mittel { $money } EU
    }
detail-leads-to = nach { $field }
detail-field =
    { $state ->
        [unowned] ohne Besitzer
        [own] eigen
        [foreign] fremd
       *[costs] Konferenzkosten { $money } EU
    }
detail-money = { $money } EU
detail-take-guild = { $resource }; { $number } bleiben im Lager
detail-goods = { $units }: { $money } EU
detail-market = { $units } für je { $money } EU
detail-deal = gegeben wird { $gives }, dafür gibt es { $gets }
detail-good =
    { $good ->
        [EU] { $number } EU
       *[other] { $number } × { $good }
    }
detail-deal-points = CR-Punkte { $scores }
detail-void = so ungültig: { $other } hat das nicht
detail-change = { $name } { $number }
detail-stock = danach im Privatlager: { $units }
detail-layout-row = { $title } { $units }
detail-restored = { $title } bekommt eine Stufe zurück, { $points } CR-Punkte
detail-suspended = { $title } verliert vorerst eine Stufe, { $points } CR-Punkte
detail-there = { $owner }. { $agents }
detail-clean = W{ $own } gegen W{ $theirs }: { $percent } %
detail-dice = { $aggressor } gegen { $defender } W6, der Aggressor gewinnt mit { $percent } %
detail-again = Der neue Wurf gewinnt die Kampfrunde mit { $percent } %.
detail-retreat = niemand gewinnt, 1 NS-Einheit geht verloren
detail-pick =
    { $points ->
        [one] { $points } CR-Punkt; { $units }
       *[other] { $points } CR-Punkte; { $units }
    }
detail-claim =
    { $points ->
        [0] meldet den Sieg an: Die Runde wird zur letzten
       *[other] sofort { $points } CR-Punkte
    }

## Warnungen vor Antworten

warning-attack =
    Dieser Angriff gelingt nur mit { $percent } %. Misslingt er, geht { $source } an { $other }: { $points } CR-Punkte, die Einheiten dort ({ $units }), alle Agenten{ $eds ->
        [0] { "" }
       *[other] {" "}und { $eds } ED
    }.
warning-suspended =
    { $number ->
        [one] Das setzt { $number } Stufe aus ({ $titles }) und kostet { $points } CR-Punkte, bis der Satz wieder vollständig ist.
       *[other] Das setzt { $number } Stufen aus ({ $titles }) und kostet { $points } CR-Punkte, bis die Sätze wieder vollständig sind.
    }
warning-short =
    { $points ->
        [0] Fällig sind { $money } EU, vorhanden { $eu }: Einheiten aus dem Privatlager müssen weg.
        [one] Fällig sind { $money } EU, vorhanden { $eu }: { $points } CR-Punkt wird verkauft.
       *[other] Fällig sind { $money } EU, vorhanden { $eu }: { $points } CR-Punkte werden verkauft.
    }
warning-leader = Dieses Geschäft gibt die Urkunde { $title } an { $other }, und { $other } führt.
warning-sell =
    { $number ->
        [one] Verkauft wird { $number } CR-Punkt, es bleiben { $points }; in dieser Phase ist dann keiner mehr zu kaufen.
       *[other] Verkauft werden { $number } CR-Punkte, es bleiben { $points }; in dieser Phase ist dann keiner mehr zu kaufen.
    }
warning-resign = Aufgeben ist endgültig: Urkunden und aller Besitz gehen zurück an die Administration.

## Stellungen, die es nicht geben kann

flaw-box = auf dem Tisch ist mehr Material als in der Schachtel: { $n } Stück { $what } statt { $pieces }
flaw-agents = eine Farbe hat insgesamt { $most } Agenten, nicht { $n }
flaw-no-agents = an diesem Tisch wird ohne Agenten gespielt
flaw-captured = { $n } gefangene Agenten sind mehr als die { $reserve } in der Reserve
flaw-captured-elsewhere = gefangene Agenten kommen an diesem Tisch nicht in die Reserve, also zählt sie niemand
flaw-no-hostages = gefangene Agenten werden an diesem Tisch nicht als Geiseln behalten
flaw-own-hostages = niemand hält Agenten der eigenen Farbe gefangen
flaw-no-debt = was nicht bezahlt werden kann, ist an diesem Tisch erlassen
flaw-own-debt = niemand schuldet der eigenen Seite Geld
flaw-hand = { $n } Karten der Sorte { $sort } sind mehr als das Handlimit { $limit }
flaw-no-cards = mit stage = 1 gibt es keine Karten
flaw-agents-unowned = Agenten stehen nur, wo jemand die Urkunde hat
flaw-agents-guild = Agenten stehen nur auf Territorien; auf Gilden mit guild_protection
flaw-level-unowned = ein Territorium, das niemandem gehört, trägt keine EDs
flaw-ns = zu viele NS-Einheiten: { $n }, und Platz ist für { $limit }
flaw-strike = niemand bestreikt das eigene Territorium
flaw-mark = { $points } Punkte erreichen die Siegmarke { $mark }, also läuft die letzte Runde; final = true
flaw-shown = mit einer gezeigten MISSION läuft die letzte Runde; final = true
flaw-round-one = Runde 1 hat keine Optionsphase

## Teile des Tisches, auf die Lektionen zeigen

point-panel-agents = deine Agenten
point-panel-battle = der Kampf
point-panel-cards = deine Karten
point-panel-deals = die Geschäfte
point-panel-layout = die Einheiten auf deinen Territorien
point-panel-money = das Geld
point-panel-points = die CR-Punkte
point-panel-stock = dein Privatlager
point-die-dice = die Würfel

## Gründe: die Teile der Bewertung eines Bots. $way ist more oder less, verglichen mit anderen Antworten

term-points =
    { $way ->
        [more] { $number ->
            [one] { $number } CR-Punkt
           *[other] { $number } CR-Punkte
        } mehr am Ende des Zugs.
       *[less] { $number ->
            [one] { $number } CR-Punkt
           *[other] { $number } CR-Punkte
        } weniger am Ende des Zugs.
    }
term-money =
    { $way ->
        [more] { $number } EU mehr am Ende des Zugs.
       *[less] { $number } EU weniger am Ende des Zugs.
    }
term-units =
    { $way ->
        [more] Einheiten, die { $number ->
            [one] { $number } CR-Punkt
           *[other] { $number } CR-Punkte
        } mehr versprechen.
       *[less] Einheiten, die { $number ->
            [one] { $number } CR-Punkt
           *[other] { $number } CR-Punkte
        } weniger versprechen.
    }
term-guilds =
    { $way ->
        [more] Gilden, die { $number ->
            [one] { $number } CR-Punkt
           *[other] { $number } CR-Punkte
        } mehr versprechen.
       *[less] Gilden, die { $number ->
            [one] { $number } CR-Punkt
           *[other] { $number } CR-Punkte
        } weniger versprechen.
    }
term-income =
    { $way ->
        [more] Künftige Konferenzkosten, die { $number ->
            [one] { $number } CR-Punkt
           *[other] { $number } CR-Punkte
        } mehr wert sind.
       *[less] Künftige Konferenzkosten, die { $number ->
            [one] { $number } CR-Punkt
           *[other] { $number } CR-Punkte
        } weniger wert sind.
    }
term-danger =
    { $way ->
        [more] { $number ->
            [one] { $number } CR-Punkt
           *[other] { $number } CR-Punkte
        } weniger durch Angriffe bedroht.
       *[less] { $number ->
            [one] { $number } CR-Punkt
           *[other] { $number } CR-Punkte
        } mehr durch Angriffe bedroht.
    }
term-territories =
    { $way ->
        [more] { $number ->
            [one] { $number } Territorium
           *[other] { $number } Territorien
        } mehr.
       *[less] { $number ->
            [one] { $number } Territorium
           *[other] { $number } Territorien
        } weniger.
    }
term-guards =
    { $way ->
        [more] { $number ->
            [one] { $number } NS-Einheit
           *[other] { $number } NS-Einheiten
        } mehr zum Schutz.
       *[less] { $number ->
            [one] { $number } NS-Einheit
           *[other] { $number } NS-Einheiten
        } weniger zum Schutz.
    }
term-agents =
    { $way ->
        [more] { $number ->
            [one] { $number } Agent
           *[other] { $number } Agenten
        } mehr.
       *[less] { $number ->
            [one] { $number } Agent
           *[other] { $number } Agenten
        } weniger.
    }
term-cards =
    { $way ->
        [more] { $number ->
            [one] { $number } Aktionskarte
           *[other] { $number } Aktionskarten
        } mehr auf der Hand.
       *[less] { $number ->
            [one] { $number } Aktionskarte
           *[other] { $number } Aktionskarten
        } weniger auf der Hand.
    }
term-missions =
    { $way ->
        [more] In { $percent } von 100 Spielen mehr ist eine MISSION erfüllt oder einen Schritt entfernt.
       *[less] In { $percent } von 100 Spielen weniger ist eine MISSION erfüllt oder einen Schritt entfernt.
    }
term-claim =
    { $way ->
        [more] In { $percent } von 100 Spielen mehr kannst du den Sieg beanspruchen.
       *[less] In { $percent } von 100 Spielen weniger kannst du den Sieg beanspruchen.
    }
term-group =
    { $way ->
        [more] Farbgruppen, die { $number ->
            [one] { $number } CR-Punkt
           *[other] { $number } CR-Punkte
        } mehr versprechen.
       *[less] Farbgruppen, die { $number ->
            [one] { $number } CR-Punkt
           *[other] { $number } CR-Punkte
        } weniger versprechen.
    }
term-group-one =
    { $way ->
        [more] { $group }: Die Farbgruppe verspricht { $number ->
            [one] { $number } CR-Punkt
           *[other] { $number } CR-Punkte
        } mehr.
       *[less] { $group }: Die Farbgruppe verspricht { $number ->
            [one] { $number } CR-Punkt
           *[other] { $number } CR-Punkte
        } weniger.
    }

## Was ein Coach sagt, wenn sich etwas ändert

news-stage-begins =
    { $number ->
        [2] Karten und Angriffe kommen dazu. Alle haben Aktionskarten bekommen, und auf Kartenfeldern ziehst du jetzt weitere. Liegt eines deiner Territorien im selben Quadranten wie das eines anderen, darfst du angreifen, statt Konferenzkosten zu zahlen.
       *[other] Agenten kommen dazu. Alle haben Agenten bekommen, und du setzt sie auf Territorien ein, auf eigene oder fremde. Wer dort mehr davon hat, bekommt im Kampf einen Würfel mehr.
    }
news-stage-begins-point =
    { $number ->
        [2] panel:cards
       *[other] panel:agents
    }

## Wie heißt, was in keiner Ausgabe steht
title-resource-water = Wasser
title-resource-food = Nahrung
title-resource-energy = Energie
title-resource-ucp = UCP
title-resource-ns = NS-Einheit
title-place-stock = Privatlager
title-good-points = CR-Punkte
title-good-agents = Agenten
title-good-hostages = gefangene Agenten
title-good-bare = { $title } ohne Einheiten
title-good-any = beliebige { $sort }-Karte
title-good-from = { $resource } von { $title }
title-promise-free-visits = Besuche ohne Konferenzkosten
title-promise-half-visits = Besuche zu halben Konferenzkosten
title-promise-peace = Runden ohne Angriff
title-promise-money-later = später zu zahlende EU
title-promise-word = Runden gegebenen Wortes
title-promise-due = Runden bis zur Zahlung der EU
title-promise-passage = Runden freien Durchzugs

## Was Figuren durch etwas gewinnen oder andere verlieren: Objekte eines Satzes im Akkusativ

gain-points =
    { $number ->
        [one] { $number } CR-Punkt
       *[other] { $number } CR-Punkte
    }
gain-money = { $number } EU
gain-units =
    { $number ->
        [one] Einheiten im Wert von { $number } CR-Punkt
       *[other] Einheiten im Wert von { $number } CR-Punkten
    }
gain-guilds =
    { $number ->
        [one] Gilden im Wert von { $number } CR-Punkt
       *[other] Gilden im Wert von { $number } CR-Punkten
    }
gain-income =
    { $number ->
        [one] Konferenzkosten im Wert von { $number } CR-Punkt
       *[other] Konferenzkosten im Wert von { $number } CR-Punkten
    }
gain-danger =
    { $number ->
        [one] Sicherheit für { $number } CR-Punkt
       *[other] Sicherheit für { $number } CR-Punkte
    }
gain-territories =
    { $number ->
        [one] { $number } Territorium
       *[other] { $number } Territorien
    }
gain-guards =
    { $number ->
        [one] { $number } NS-Einheit zum Schutz
       *[other] { $number } NS-Einheiten zum Schutz
    }
gain-agents =
    { $number ->
        [one] { $number } Agenten
       *[other] { $number } Agenten
    }
gain-cards =
    { $number ->
        [one] { $number } Aktionskarte
       *[other] { $number } Aktionskarten
    }
gain-missions = einen Schritt zu einer MISSION
gain-claim = einen Anspruch auf den Sieg
gain-group =
    { $number ->
        [one] Farbgruppen im Wert von { $number } CR-Punkt
       *[other] Farbgruppen im Wert von { $number } CR-Punkten
    }
gain-group-one =
    { $number ->
        [one] die Gruppe { $group } im Wert von { $number } CR-Punkt
       *[other] die Gruppe { $group } im Wert von { $number } CR-Punkten
    }
