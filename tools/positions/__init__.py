"""What is generated from the schemas of positions: the browser's readers and the tables in docs/scenarios.md."""
