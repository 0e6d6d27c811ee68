"""What a player of Globopolis would work out before answering: details, warnings, exact odds."""
