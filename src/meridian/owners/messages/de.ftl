# Was Besitzer eines Originals erfahren: Deutsch.


# Was in den Spalten eines Werts steht, der in Zeilen eingegeben wird.
column-id = Kennung
column-name-en = Name (englisch)
column-name-de = Name (deutsch)
column-letter = Buchstabe
column-shape = Form

# Was an eine Stelle gehört.
wanted-whole = eine ganze Zahl
wanted-number = eine Zahl
wanted-text = ein Text
wanted-switch = true oder false (ja oder nein)
wanted-table = eine Tabelle
wanted-list = eine Liste, in der etwas steht
wanted-line = ein Text in einer Zeile
wanted-range = eine Zahl von { $low } bis { $high }
wanted-numbers = Zahlen von { $low } bis { $high }
wanted-one-of = eines von { $list }
wanted-words = ein Wort oder eine Tabelle von Wörtern
wanted-name = ein Name von 1 bis { $most } Zeichen in einer Zeile
wanted-story = eine Geschichte von 1 bis { $most } Zeichen in einer Zeile
wanted-card-text = ein Text von 1 bis { $most } Zeichen in einer Zeile
wanted-never-bought = 0, denn sie wird nie gekauft
wanted-land-or-sea = land oder sea (Land oder Meer)
wanted-one-letter = ein einziger Buchstabe
wanted-two-places = zwei verschiedene Orte
wanted-symbols = nur ticket und trouble (Flugschein und Krise)
wanted-multiple = ein Vielfaches von { $of }
wanted-lines = abwechselnd Längen- und Breitengrade
wanted-reward = victory oder points (Sieg oder Punkte)
wanted-no-points = 0, denn die Belohnung ist der Sieg
wanted-colour = eine Farbe wie { $colour }
wanted-capitals = ein oder zwei Großbuchstaben
wanted-goods = eines oder zwei von { $list }
wanted-rising = { $length } Zahlen von { $low } bis { $high }, die nie kleiner werden
wanted-by-players = { $number } Zahlen von 1 bis { $most }, für 2 bis 5 Mitspielende
wanted-either = { $one } oder { $other }

# Wörter in Fehlern.
word-area = Gebiet
word-region = Region
word-resource = Rohstoff
word-place = Ort
word-continent = Kontinent
word-key-city = Schlüsselstadt
word-pack = Abenteuerstapel
word-red-dot = Rotpunktstadt
word-field = Feld
word-group = Gruppe
word-guild = Gilde
word-territory = Territorium
word-id = Kennung
word-letter = Buchstabe
word-shape = Form
word-colour = Farbe
word-nowhere = gar nicht
word-once = einmal
word-twice = zweimal
word-times = { $number }-mal
word-land-land = Land und Land
word-land-sea = Land und Meer
word-sea-sea = Meer und Meer
word-name = Name
word-card = Karte
word-with = mit
word-without = ohne
why-both-needed = der Text der Karte braucht beide Werte
why-both-zero = Aufbau und Angriff können nicht beide 0 sein
why-cruise = eine Kreuzfahrtinsel gehört zu keinem Kontinent
why-no-cruise = nur Kreuzfahrtinseln gehören zu keinem Kontinent
why-agents = sie handelt von Agenten
why-no-agents = sie handelt nicht von Agenten
why-faces = { $numbers } Zahlen und { $symbols } Symbole sind nicht { $faces } Seiten
why-tickets = { $tickets } Flugscheine und { $players } Mitspielende
why-forces = für jedes der { $areas } Gebiete einer, denn der Vorrat geht nach den Regeln nie aus
word-no-parameters = keine Parameter

# Was an einer Ausgabe falsch ist. Vor jedem Satz steht, wovon er handelt.
fault-not = { $value } geht nicht; verlangt: { $wanted }
fault-hint = { $rest } – meintest du { $near }?
fault-row = Zeile { $number }: { $rest }
fault-line = Zeile { $number }
fault-key = { $key }: { $rest }
fault-lacks = der Schlüssel { $key } fehlt
fault-unknown = das gibt es hier nicht
fault-not-there = das gibt es nicht, also lässt es sich nicht wegnehmen
fault-shape-table = { $value } geht nicht; hier steht eine Tabelle
fault-shape-value = eine Tabelle geht nicht; verlangt: { $wanted }
fault-other-game = { $value }: Das sind keine Daten von { $game }
fault-standard = so heißt schon die mitgelieferte Ausgabe ({ $value })
fault-marks-part = hier sind Teile eines einzelnen Werts gekennzeichnet
fault-marks-unknown = hier wird etwas gekennzeichnet, das es nicht gibt

# Jedes Spiel.
fault-but = { $value } geht nicht: { $why }
fault-but-card = { $value } passt nicht zur Karte: { $why }
fault-twice = das hat auch { $other }: { $what } { $value }
fault-does-not-fit = das passt nicht: { $why }
fault-only = { $value } geht nicht: Die Regeln kennen nur { $wanted }
fault-less = { $value } ist weniger als { $key } ({ $low })
fault-colours = { $number } Farben reichen nicht für bis zu { $most } Mitspielende
fault-colours-alike = jede Farbe braucht das für sich allein: { $what }
fault-no-such = { $value } gibt es nicht; verlangt: { $what }
fault-names-no = { $value } gibt es nicht; verlangt: { $what }
fault-not-known = { $value } kennen die Regeln nicht
fault-missing = das fehlt
fault-names-twice = { $value } steht zweimal da
fault-names-out = { $value } fehlt
fault-listed = { $value } geht nicht: Aufgeführt sind { $number }

# Global Domination.
fault-types = { $number } Sorten statt { $wanted }
fault-domination-text = die Karte Vorherrschaft hat keinen Text
fault-effect-lacks = das fehlt: Die Wirkung { $effect } braucht es
fault-effect-other = das gehört nicht zur Wirkung { $effect }: Nimm es mit „none“ weg
fault-effect-always = { $value } geht nicht: Zu { $effect } gehört immer { $wanted }
fault-effect-has = { $value } geht nicht: Zu { $effect } gehört { $wanted }
fault-cut-off = abgeschnitten { $mode } Meerengen: { $areas }
fault-areas = { $number } Gebiete sind mehr als { $most }
fault-groups = { $number } statt { $wanted }
fault-two-areas = der Name einer Grenze nennt zwei Gebiete, wie { $example }
fault-area-itself = eine Grenze verbindet zwei verschiedene Gebiete
fault-same-border = das ist dieselbe Grenze wie { $other }
fault-border = { $value } geht nicht: Sie verbindet { $joined }, also { $fitting }
fault-sea = { $value } geht nicht: Ein Meeresgebiet hat keine
fault-land = das fehlt; ein Landgebiet hat: { $what }
fault-members = { $number } Landgebiete statt { $wanted }
fault-too-few-to-deal = { $value } sind zu wenige: Ausgeteilt werden { $dealt }
fault-action-types = { $value } geht nicht: Aufgeführt sind { $types } Sorten Aktionskarten
fault-forces = { $value } sind zu wenige: { $why }

# Globetrotters.
fault-two-places = der Name nennt zwei Orte, wie { $example }
fault-place-itself = eine Route verbindet zwei verschiedene Orte
fault-same-route = das ist dieselbe Route wie { $other }
fault-globe = { $points } liegt nicht auf der Erde
fault-id-of-place = so heißt schon ein Ort
fault-names-cruise = { $place } ist eine Kreuzfahrtinsel
fault-leads-cruise = { $place } ist eine Kreuzfahrtinsel; dahin führt keine Landroute
fault-water-missing = das fehlt: Eine Kreuzfahrtinsel liegt an einer Seeroute
fault-water-other = das ist keine Kreuzfahrtinsel, hat aber eine Seeroute
fault-places-cut-off = zu Land und zu Wasser abgeschnitten: { $places }
fault-cities = { $number } Kontinentalstädte sind weniger als { $wanted }
fault-too-many = { $value } sind zu viele für { $why }
fault-card-number = { $card } geht nicht: Der Stapel hat die Karten 1 bis { $most }
fault-no-adventure = keines für { $city } auf Karte { $cards }
fault-effect = { $effect }: { $rest }
fault-moves-twice = versetzt den Reisenden oder beendet den Zug mehr als einmal
fault-same-twice = sagt dasselbe zweimal
fault-amount = { $part } ist mehr, weniger oder anderes, als die Regeln kennen
fault-nowhere = es führt nirgendwohin
fault-to-cruise = es führt auf eine Kreuzfahrtinsel
fault-part = { $part } kennen die Regeln nicht

# Globopolis.
fault-entries = { $number } Einträge statt { $wanted }
fault-fields = { $number } Felder statt { $wanted }
fault-field-times = { $field } kommt { $found } vor statt { $wanted }
fault-bases = Basen auf den Feldern { $here } statt { $there }
fault-guild-size = { $group } hat { $size } Territorien: Zu einer Gilde gehören zwei
fault-group-size = { $number } Territorien statt zwei bis vier
fault-listing = { $rest }: { $list }
fault-ns = { $value } sind mehr, als ein unerschlossenes Territorium fasst ({ $most })
fault-brokers = { $number } Makler statt einem
fault-pieces = { $pieces } reichen nicht: Die Urkunden brauchen { $needed } von { $resource }
fault-titles = { $value } sind zu viele für { $players } Mitspielende: Es gibt { $there }
fault-start-cards = { $value } sind zu viele: Ohne Agenten gibt es { $usable } für alle zusammen
fault-cards = { $number } Karten statt { $wanted }
fault-other-kind = { $value } geht nicht: Die Karte ist von der anderen Art
fault-row-groups = { $number } Gruppen statt { $wanted }
fault-moment = { $value } geht nicht: { $does } gilt in diesem Augenblick: { $moment }
fault-goes-with = zu { $value } gehört: { $wanted }; diese Karte hat: { $has }
fault-spoilt = { $number } Rohstoffe sind mehr als { $most }
