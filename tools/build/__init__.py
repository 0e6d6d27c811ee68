"""How the tree is built and started, without anything but the standard library: compile, client, locks, play."""
