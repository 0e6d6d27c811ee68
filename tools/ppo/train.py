"""Self-play: the same net answers for every seat of every table, and PPO improves it after each stretch of steps.

If the recipe names a teacher, the net first imitates it for a while: the bot answers for all seats, and the net learns
its answers and what came of them. At some tables ("watched" ones) the net sits at seat 0 among players that answer at
random: nothing is learnt from them, they draw the learning curve.
"""

from __future__ import annotations

import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import msgspec
import numpy as np
import torch
from numpy.typing import NDArray
from torch import Tensor, nn
from torch.distributions import Categorical

from meridian.research.batch import Batch
from meridian.research.neural import NetCard
from meridian.research.processes import BatchPool
from meridian.research.shared_code import SharedCode, shared_code
from tools.ppo.advantages import advantages
from tools.ppo.export import exported, write
from tools.ppo.net import NEVER, PolicyNet
from tools.ppo.recipes import Recipe

Array = NDArray[Any]


class Stretch(msgspec.Struct):
    """What was seen, answered and gained in some steps at all tables; the first axis is that of the steps."""

    observations: Tensor
    masks: Tensor
    answers: Tensor
    chances: Tensor
    """The logarithm of how likely each answer was."""
    values: Tensor
    seats: Array
    rewards: Array
    ended: Array


class Trainer:
    """One run: a net, its tables, and what it has seen so far."""

    def __init__(self, game: str, recipe: Recipe, seed: int, processes: int, device: str) -> None:
        torch.manual_seed(seed)
        torch.set_float32_matmul_precision("high")
        self.recipe, self.seed, self.device = recipe, seed, torch.device(device)
        self.code: SharedCode = shared_code(game)
        more: dict[str, Any] = {"reward": "zero-sum", "max_decisions": recipe.max_decisions, "scaled": True}
        self.batch: Batch | BatchPool = (
            BatchPool(game, recipe.seats, recipe.tables, processes, **more)
            if processes > 1
            else Batch(game, recipe.seats, recipe.tables, **more)
        )
        columns, labels = len(self.code.column_names), self.code.labels
        self.net = PolicyNet(columns, labels, recipe.width, recipe.tail).to(self.device)
        self.optimizer = torch.optim.Adam(self.net.parameters(), lr=recipe.rate, eps=1e-5)
        self.seen_columns = torch.zeros(columns, dtype=torch.bool, device=self.device)
        self.seen_answers = torch.zeros(len(labels), dtype=torch.bool, device=self.device)
        self.columns, self.answers = columns, len(labels)
        self.column_places = self._places(self.code.columns, columns)
        self.answer_places = self._places(self.code.numbers, len(labels))
        # And back: the number at a table of each shared one.
        tables, width = self.answer_places.shape
        numbers = torch.arange(width, device=self.device).expand(tables, width)
        self.own_numbers = torch.zeros(tables, len(labels) + 1, dtype=torch.int64, device=self.device)
        self.own_numbers.scatter_(1, self.answer_places, numbers)
        self.steps = 0
        self.random = np.random.default_rng(seed)
        self.watched = np.zeros(recipe.tables, bool)
        if recipe.watched:
            self.watched[:: recipe.tables // recipe.watched] = True
        self.results: list[tuple[float, float]] = []
        """Games that ended at watched tables since the curve was last drawn: won, and the share of it that is fair."""
        self.batch.reset(seed=seed * 1_000_003)

    def _places(self, parts: dict[int, Array], behind: int) -> Tensor:
        """Where the columns or numbers of each table stand; those that a table does not have stand behind all."""
        width = max(len(parts[players]) for players in self.recipe.seats)
        found = np.full((len(self.batch.players), width), behind)
        for at, players in enumerate(self.batch.players):
            found[at, : len(parts[int(players)])] = parts[int(players)]
        return torch.from_numpy(found).to(self.device)

    # What is seen and answered

    def seen(self) -> tuple[Tensor, Tensor]:
        """Observations and masks of all tables, in the shared numbering."""
        given, legal = (torch.from_numpy(each).to(self.device) for each in (self.batch.observations, self.batch.masks))
        rows = given.new_zeros(len(given), self.columns + 1).scatter_(1, self.column_places, given)
        masks = legal.new_zeros(len(legal), self.answers + 1).scatter_(1, self.answer_places, legal)
        return rows[:, :-1], masks[:, :-1]

    def stretch(self, teacher: str) -> tuple[Stretch, Array, Array]:
        """Play some steps everywhere; also who is asked then and what they expect. With a teacher its answers are
        those to learn, and -1 where they have no number."""
        kept: dict[str, list[Any]] = {name: [] for name in Stretch.__struct_fields__}
        for _ in range(self.recipe.steps):
            rows, masks = self.seen()
            seats = self.batch.seats.copy()
            with torch.no_grad():
                scores, values = self.net(rows, masks)
                if teacher:
                    answers, chances = self._follow(teacher), torch.zeros_like(values)
                else:
                    answers, chances = self._sample(scores, masks)
            ended = self.batch.terminated | self.batch.truncated
            if not teacher:
                self._watch(ended)
            row = (rows, masks, answers, chances, values, seats, self.batch.rewards.copy(), ended)
            for name, each in zip(kept, row, strict=True):
                kept[name].append(each)
        with torch.no_grad():
            expected = self.net(*self.seen())[1].cpu().numpy()
        self.steps += self.recipe.steps * len(self.batch.players)
        joined = {name: (torch if torch.is_tensor(each[0]) else np).stack(each) for name, each in kept.items()}
        self.seen_columns |= (joined["observations"] != 0).any(0).any(0)
        self.seen_answers |= (joined["masks"] != 0).any(0).any(0)
        return Stretch(**joined), self.batch.seats.copy(), expected

    def _follow(self, teacher: str) -> Tensor:
        """The teacher answers at every table: the shared numbers of its answers."""
        told = torch.from_numpy(np.asarray(self.batch.lead(teacher), np.int64)).to(self.device)
        shared = self.answer_places.gather(1, told.clamp(min=0)[:, None])[:, 0]
        return torch.where(told >= 0, shared, -1)

    def _sample(self, scores: Tensor, masks: Tensor) -> tuple[Tensor, Tensor]:
        """Draw an answer at every table and give it: shared numbers, and how likely each was. At watched tables all
        seats but the first answer at random."""
        strangers = torch.from_numpy(self.watched & (self.batch.seats != 0)).to(self.device)
        even = torch.zeros_like(scores).masked_fill_(masks == 0, NEVER)
        chances = torch.where(strangers[:, None], even, scores).log_softmax(1)
        answers = (chances - torch.empty_like(chances).exponential_().clamp_(min=1e-12).log_()).argmax(1)
        self.batch.step(self.own_numbers.gather(1, answers[:, None])[:, 0].cpu().numpy())
        return answers, chances.gather(1, answers[:, None])[:, 0]

    def _watch(self, ended: Array) -> None:
        for at in np.flatnonzero(ended & self.watched):
            players = int(self.batch.players[at])
            # Zero-sum rewards run from -1/(n-1) to 1. A game that was broken off is not won.
            share = (float(self.batch.rewards[at, 0]) * (players - 1) + 1) / players
            won = share if self.batch.terminated[at] else 0.0
            self.results.append((won, 1 / players))

    # What is learnt

    def learn(self, stretch: Stretch, asked: Array, expected: Array, teacher: str) -> dict[str, float]:
        """Improve the net by a stretch; what the loss was made of."""
        recipe, values = self.recipe, stretch.values.cpu().numpy()
        found, known = advantages(
            stretch.seats, values, stretch.rewards, stretch.ended, asked, expected, recipe.discount, recipe.trace
        )
        if not teacher:
            known &= ~self.watched[None]
        gains = torch.from_numpy(found).to(self.device).flatten()
        targets = gains + stretch.values.flatten()
        answers, chances = stretch.answers.flatten(), stretch.chances.flatten()
        rows, masks = stretch.observations.flatten(0, 1), stretch.masks.flatten(0, 1)
        told: dict[str, float] = {}
        for part in self._parts(np.flatnonzero(known.ravel())):
            scores, value = self.net(rows[part], masks[part])
            policy = Categorical(logits=scores, validate_args=False)
            value_loss = (value - targets[part]).square().mean()
            if teacher:
                imitated = answers[part] >= 0
                wanted = policy.logits.gather(1, answers[part].clamp(min=0)[:, None])[:, 0]
                loss = -(wanted * imitated).sum() / imitated.sum().clamp(min=1)
                right = (scores.argmax(1) == answers[part]) & imitated
                told = {"agrees": float(right.sum() / imitated.sum().clamp(min=1)), "loss": float(loss.detach())}
            else:
                gain = gains[part]
                gain = (gain - gain.mean()) / (gain.std() + 1e-6)
                ratio = (policy.log_prob(answers[part]) - chances[part]).exp()
                clipped = ratio.clamp(1 - recipe.clip, 1 + recipe.clip)
                entropy = policy.entropy().mean()
                loss = -torch.minimum(ratio * gain, clipped * gain).mean() - recipe.entropy * entropy
                told = {"entropy": float(entropy.detach()), "moved": float((ratio - 1).abs().mean().detach())}
            told["value"] = float(value_loss.detach())
            self.optimizer.zero_grad(set_to_none=True)
            (loss + 0.5 * value_loss).backward()
            nn.utils.clip_grad_norm_(self.net.parameters(), 0.5)
            self.optimizer.step()
        return told

    def _parts(self, places: Array) -> Iterator[Tensor]:
        for _ in range(self.recipe.epochs):
            self.random.shuffle(places)
            for part in np.array_split(places, self.recipe.parts):
                yield torch.from_numpy(part).to(self.device)

    def run(self, minutes: float, out: Path, name: str, saves: int = 5) -> NetCard:
        """Train for some minutes; weights are written several times on the way, the last under the plain name."""
        started, curve, saved = time.perf_counter(), list[tuple[float, float, int]](), 0
        drawn, used = 0.0, 0.0
        while used < 1.0:
            teacher = self.recipe.teacher if used < self.recipe.teaching else ""
            rate = self.recipe.rate * (1 - used)
            if teacher:
                rate = self.recipe.teaching_rate * (1 - used / self.recipe.teaching * self.recipe.fades)
            for group in self.optimizer.param_groups:
                group["lr"] = rate
            told = self.learn(*self.stretch(teacher), teacher)
            passed = (time.perf_counter() - started) / 60
            used = passed / minutes
            if used >= drawn:
                drawn += 0.05
                won = sum(each for each, _ in self.results) / max(1, len(self.results))
                fair = sum(each for _, each in self.results) / max(1, len(self.results))
                if self.results:
                    curve.append((round(passed, 2), round(won, 4), len(self.results)))
                said = ", ".join(f"{key} {value:.3f}" for key, value in told.items())
                print(
                    f"{name} {passed:.2f} min, {self.steps:,} steps, {'teacher' if teacher else 'self-play'}: {said};"
                    f" {won:.1%} of {len(self.results)} against random (fair {fair:.1%})",
                    flush=True,
                )
                self.results = []
            if used >= (saved + 1) / saves and used < 1.0:
                saved += 1
                self.save(out, f"{name}-{saved}", passed, curve)
        return self.save(out, name, used * minutes, curve)

    def save(self, out: Path, name: str, minutes: float, curve: list[tuple[float, float, int]]) -> NetCard:
        """Write the weights as they are now, and their card."""
        card = NetCard(
            game=self.code.game.name,
            digest=self.code.digest,
            seed=self.seed,
            steps=self.steps,
            minutes=round(minutes, 2),
            recipe=msgspec.to_builtins(self.recipe),
            curve=list(curve),
        )
        seen = self.seen_columns.cpu().numpy(), self.seen_answers.cpu().numpy()
        write(out, name, exported(self.net.plain(), *seen), card)
        return card
