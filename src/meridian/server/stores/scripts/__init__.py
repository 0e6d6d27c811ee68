"""The transactions of a store, written once for all databases: see `steps`."""
