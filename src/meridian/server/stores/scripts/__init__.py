"""What a store does, written once for all databases: see `steps`."""
