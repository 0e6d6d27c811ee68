"""Tables before their first roll: open, join, agree on the dice, begin; and copies of tables."""
