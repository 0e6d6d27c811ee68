"""Tables before their first roll: opening, joining, agreeing on the dice, beginning; copies of tables."""
