"""Kuhn Poker: three cards, two players, one bet. The smallest game that shows what a game of Meridian is made of."""

from .game import KuhnPokerGame

GAME = KuhnPokerGame()
