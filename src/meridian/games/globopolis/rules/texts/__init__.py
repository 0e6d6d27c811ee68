"""The texts of INFLUENCE cards for the own Option Phase, one class each (GP-037, GP-115)."""
