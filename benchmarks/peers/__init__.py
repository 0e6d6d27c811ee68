"""Other engines, measured in the same run and on the same machine as Meridian.

Each peer has an environment of its own in build/peers, with pinned versions, and a driver that runs there. A driver
prints its figures as JSON and imports nothing of Meridian.
"""
