"""The bus: messages between the nodes of a server."""
