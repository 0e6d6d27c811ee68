"""The texts of the cards, one class each, by what they deal with."""
