# What owners of an original are told: English.


# What stands in the columns of a datum that is typed in lines.
column-id = Id
column-name-en = Name (English)
column-name-de = Name (German)
column-letter = Letter
column-shape = Shape

# What belongs in a place.
wanted-whole = a whole number
wanted-number = a number
wanted-text = a text
wanted-switch = true or false
wanted-table = a table
wanted-list = a list with something in it
wanted-line = a text of one line
wanted-range = a number from { $low } to { $high }
wanted-numbers = numbers from { $low } to { $high }
wanted-one-of = one of { $list }
wanted-words = a word or a table of words
wanted-name = a name of 1 to { $most } letters on one line
wanted-story = a story of 1 to { $most } letters on one line
wanted-card-text = a text of 1 to { $most } letters on one line
wanted-never-bought = 0: it is never bought
wanted-land-or-sea = land or sea
wanted-one-letter = one letter
wanted-two-places = two different places
wanted-symbols = of ticket and trouble
wanted-multiple = a multiple of { $of }
wanted-lines = longitudes and latitudes in turn
wanted-reward = victory or points
wanted-no-points = 0, as the reward is victory
wanted-colour = a colour such as { $colour }
wanted-capitals = one or two capital letters
wanted-goods = one or two of { $list }
wanted-rising = { $length } numbers from { $low } to { $high } that never fall
wanted-by-players = { $number } numbers from 1 to { $most }, for 2 to 5 players
wanted-either = { $one } or { $other }

# Words within faults.
word-area = area
word-region = region
word-resource = resource
word-place = place
word-continent = continent
word-key-city = KEY City
word-pack = pack
word-red-dot = red-dot city
word-field = field
word-group = group
word-guild = Guild
word-territory = Territory
word-id = id
word-letter = letter
word-shape = shape
word-colour = colour
word-nowhere = nowhere
word-once = once
word-twice = twice
word-times = { $number } times
word-land-land = land and land
word-land-sea = land and sea
word-sea-sea = sea and sea
word-name = name
word-card = card
word-with = with
word-without = without
why-both-needed = its text needs both values
why-both-zero = build and attack cannot both be 0
why-cruise = a Cruise Island is of no continent
why-no-cruise = only Cruise Islands are of no continent
why-agents = is about Agents
why-no-agents = is not about Agents
why-faces = { $numbers } numbers and { $symbols } symbols are not { $faces } faces
why-tickets = { $tickets } tickets and { $players } players
why-forces = one for each of the { $areas } areas: the rules let no supply run out
word-no-parameters = no parameters

# What is wrong with an edition. The English texts are those of the checks, word for word: by them a fault is recognized.
fault-not = is { $value }, not { $wanted }
fault-hint = { $rest }; did you mean { $near }?
fault-row = row { $number } { $rest }
fault-line = line { $number }
fault-key = key { $key } { $rest }
fault-lacks = lacks the key { $key }
fault-unknown = is unknown
fault-not-there = is not there, so it cannot be taken away
fault-shape-table = has another shape: it is a table, not { $value }
fault-shape-value = has another shape: a table, where { $wanted } belongs
fault-other-game = is { $value }: these are not data of { $game }
fault-standard = is { $value }, which is what the shipped edition is called
fault-marks-part = has marks for parts of a single datum
fault-marks-unknown = marks something unknown

# Every game.
fault-but = is { $value }, but { $why }
fault-but-card = is { $value }, but the card { $why }
fault-twice = is { $value }, the { $what } of { $other } too
fault-does-not-fit = does not fit: { $why }
fault-only = is { $value }, but the rules know only { $wanted }
fault-less = is { $value }, less than { $key } ({ $low })
fault-colours = has { $number } colours for up to { $most } players
fault-colours-alike = has two colours of one { $what }, or one without
fault-no-such = is { $value }, which is no { $what }
fault-names-no = names { $value }, which is no { $what }
fault-not-known = is { $value }, which the rules do not know
fault-missing = is missing
fault-names-twice = names { $value } twice
fault-names-out = leaves out { $value }
fault-listed = is { $value }, but { $number } are listed

# Global Domination.
fault-types = has { $number } types, not { $wanted }
fault-domination-text = has a text, which Domination has not
fault-effect-lacks = is missing: the effect { $effect } needs it
fault-effect-other = does not belong to the effect { $effect }: take it away with "none"
fault-effect-always = is { $value }, but { $effect } always has { $wanted }
fault-effect-has = is { $value }, but { $effect } has { $wanted }
fault-cut-off = leaves { $areas } cut off { $mode } strait links
fault-areas = has { $number } areas, more than { $most }
fault-groups = are { $number }, not { $wanted }
fault-two-areas = does not name two areas, as in { $example }
fault-area-itself = joins an area to itself
fault-same-border = is the same border as { $other }
fault-border = is { $value }, but it joins { $joined }: { $fitting }
fault-sea = is { $value }, but a sea area has none
fault-land = is missing: a land area has a { $what }
fault-members = has { $number } land areas, not { $wanted }
fault-too-few-to-deal = is { $value }, too few to deal { $dealt }
fault-action-types = is { $value }, but { $types } types of Action cards are listed
fault-forces = is { $value }, too few: { $why }

# Globetrotters.
fault-two-places = does not name two places, as in { $example }
fault-place-itself = joins a place to itself
fault-same-route = is the same route as { $other }
fault-globe = is { $points }, which is off the globe
fault-id-of-place = is the id of a place
fault-names-cruise = names { $place }, a Cruise Island
fault-leads-cruise = leads to { $place }, a Cruise Island
fault-water-missing = is missing: a Cruise Island lies on a water route
fault-water-other = is no Cruise Island, but has a water route
fault-places-cut-off = leaves places cut off by land and water: { $places }
fault-cities = has { $number } Continental Cities, fewer than { $wanted }
fault-too-many = is { $value }, too many for { $why }
fault-card-number = is { $card }, but the pack has the cards 1 to { $most }
fault-no-adventure = have none for { $city } on card { $cards }
fault-effect = is { $effect }: { $rest }
fault-moves-twice = moves the player, or ends the turn, more than once
fault-same-twice = says the same thing twice
fault-amount = { $part } is more, less or other than the rules know
fault-nowhere = it leads nowhere
fault-to-cruise = it leads to a Cruise Island
fault-part = the rules do not know { $part }

# Globopolis.
fault-entries = has { $number } entries, not { $wanted }
fault-fields = has { $number } fields, not { $wanted }
fault-field-times = has { $field } { $found }, not { $wanted }
fault-bases = has bases on the fields { $here }, not { $there }
fault-guild-size = is { $group }, which has { $size } Territories: a Guild has two Associated ones
fault-group-size = has { $number } Territories, not two to four
fault-listing = { $rest }: { $list }
fault-ns = is { $value }, more than an undeveloped Territory may hold ({ $most })
fault-brokers = have { $number } brokers, not one
fault-pieces = is { $pieces }, but the Titles need { $needed } of { $resource }
fault-titles = is { $value }, too many for { $players } players: there are { $there }
fault-start-cards = is { $value }, too many: without Agents there are { $usable } for all players
fault-cards = has { $number } cards, not { $wanted }
fault-other-kind = is { $value }, but the card is of the other kind
fault-row-groups = has { $number } groups, not { $wanted }
fault-moment = is { $value }, but { $does } is for the moment { $moment }
fault-goes-with = is { $value }, which goes with { $wanted }; this card has { $has }
fault-spoilt = has { $number } resources, more than { $most }
