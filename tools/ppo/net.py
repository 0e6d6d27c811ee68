"""The net: two layers over an observation, a row for each answer, and a head that says what to expect."""

from __future__ import annotations

from typing import Any

import numpy as np
import torch
from torch import Tensor, nn

VALUE_UNITS = 64
NEVER = -1e9
"""The score of an answer that is not legal."""


class PolicyNet(nn.Module):  # type: ignore[misc]  # torch is not installed where types are checked
    """Scores of all answers, and the reward that the seat expects.

    The row of an answer is its own and the sum of those of its words, so that `attack FRA VEN` begins with what was
    learnt of other attacks, and of other things done to Venezuela.
    """

    def __init__(self, columns: int, labels: list[str], width: int, tail: int) -> None:
        super().__init__()
        words, starts, count = words_of(labels)
        self.first = nn.Linear(columns, width)
        self.second = nn.Linear(width, tail)
        self.parts = nn.EmbeddingBag(count, tail, mode="sum")
        self.own = nn.Parameter(torch.zeros(len(labels), tail))
        self.offsets = nn.Parameter(torch.zeros(len(labels)))
        self.value = nn.Sequential(nn.Linear(width, VALUE_UNITS), nn.ReLU(), nn.Linear(VALUE_UNITS, 1))
        nn.init.normal_(self.first.weight, std=0.05)
        nn.init.normal_(self.parts.weight, std=0.02)
        self.register_buffer("words", words)
        self.register_buffer("starts", starts)

    def forward(self, observations: Tensor, masks: Tensor) -> tuple[Tensor, Tensor]:
        inner = torch.relu(self.first(observations))
        scores = torch.relu(self.second(inner)) @ self.rows().T + self.offsets
        return scores.masked_fill(masks == 0, NEVER), self.value(inner).squeeze(-1)

    def rows(self) -> Tensor:
        """A row for each answer."""
        found: Tensor = self.own + self.parts(self.words, self.starts)
        return found

    def plain(self) -> dict[str, Any]:
        """What the bot needs, as NumPy arrays."""
        named = {
            "first": self.first.weight.T,
            "first_offsets": self.first.bias,
            "second": self.second.weight.T,
            "second_offsets": self.second.bias,
            "answers": self.rows(),
            "answers_offsets": self.offsets,
        }
        return {name: array.detach().float().cpu().numpy().astype(np.float64) for name, array in named.items()}


def words_of(labels: list[str]) -> tuple[Tensor, Tensor, int]:
    """The words of each label by numbers, one label behind the other, where each begins, and how many words there are:
    the kind of the answer, each further word by itself and in its place behind the kind, and the slot."""
    known: dict[str, int] = {}
    words: list[int] = []
    starts: list[int] = []
    for label in labels:
        starts.append(len(words))
        told, _, slot = label.partition(":")
        kind, *rest = told.split(" ")
        parts = [kind, *(f"={word}" for word in rest), *(f"{kind} {at} {word}" for at, word in enumerate(rest))]
        if slot:
            parts.append(f"{kind}:{slot}")
        words += [known.setdefault(part, len(known)) for part in parts]
    return torch.tensor(words), torch.tensor(starts), len(known)
