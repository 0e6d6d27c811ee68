"""Fair chance: where dice and draws come from, and how anyone can check them."""
