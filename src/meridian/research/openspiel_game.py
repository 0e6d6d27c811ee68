"""The games as OpenSpiel games, registered when this module is imported.

    import pyspiel
    import meridian.research.openspiel_game
    game = pyspiel.load_game("python_meridian_global_domination(players=3,options=turns:4)")

Several options are separated by semicolons, words of a list by `+`: OpenSpiel's own syntax takes commas and
equals signs.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from typing import Any

from meridian import games
from meridian.core.errors import BadInput
from meridian.core.game import Game, digest
from meridian.core.optional_imports import not_installed
from meridian.core.position import CHANCE
from meridian.core.suggestions import closest

try:
    import numpy as np
    import pyspiel
except ModuleNotFoundError as error:
    raise not_installed(error, "openspiel") from None

from meridian.research.encoding import Encoding
from meridian.research.openspiel_table import OVER, SpielTable, most_draws
from meridian.session.headers import table_header

MAX_DECISIONS = 2_000
"""Decisions after which a game is cut off as a draw: random play of some games would not end."""
DICE = 128
"""No die has more faces."""


class MeridianState(pyspiel.State):  # type: ignore[misc]
    """A state: chance decides die by die and card by card, seats that are asked at once are asked one by one."""

    def __init__(self, game: MeridianGame) -> None:
        super().__init__(game)
        self.table = SpielTable(game.encoding, game.max_decisions, game.play_forced)

    def current_player(self) -> int:
        """Who must act."""
        actor = self.table.asked()
        if actor == OVER:
            return int(pyspiel.PlayerId.TERMINAL)
        return int(pyspiel.PlayerId.CHANCE) if actor == CHANCE else actor

    def _legal_actions(self, player: int) -> list[int]:
        return sorted(self.table.options()) if player == self.table.asked() else []

    def chance_outcomes(self) -> list[tuple[int, float]]:
        """Outcomes by their place in the list of the rules, with their probabilities."""
        weights = self.table.chances().weights
        total = sum(weights)
        return [(at, weight / total) for at, weight in enumerate(weights) if weight]

    def _apply_action(self, action: int) -> None:
        self.table.play(action)

    def _action_to_string(self, player: int, action: int) -> str:
        code = self.table.encoding.actions
        if player == pyspiel.PlayerId.CHANCE:
            return code.words.say(self.table.chances().outcomes[action])
        known = self.table.options().get(action)
        return code.label(action) if known is None else code.words.say(known)

    def is_terminal(self) -> bool:
        """Whether the game is over, or broken off."""
        return self.table.asked() == OVER

    def returns(self) -> list[float]:
        """What the game is worth to each player; 0 before its end."""
        return self.table.returns()

    def resample_from_infostate(self, player_id: int, probability_sampler: Callable[[], float]) -> MeridianState:
        """A state that this player cannot tell from the true one, drawn as chance would; it has no history."""
        state: MeridianState = self.get_game().new_initial_state()
        state.table = self.table.imagined(player_id, probability_sampler)
        return state

    def __str__(self) -> str:
        """The whole position, hidden things too."""
        game = self.table.encoding.game
        return f"{self.table.decisions} {digest(game, self.table.p)}"


class MeridianObserver:
    """What one player sees; with perfect recall also all it has heard and said."""

    def __init__(self, encoding: Encoding, kind: Any) -> None:
        self.encoding = encoding
        self.recall = kind.perfect_recall
        self.whole = kind.public_info and kind.private_info == pyspiel.PrivateInfoType.SINGLE_PLAYER
        self.tensor = np.zeros(encoding.observations.size, np.float32) if self.whole and not self.recall else None
        self.dict = {} if self.tensor is None else {"observation": self.tensor}

    def set_from(self, state: MeridianState, player: int) -> None:
        """Write what a player sees into the tensor."""
        if self.tensor is not None:
            self.tensor[:] = self.encoding.observe(state.table.p, player)

    def string_from(self, state: MeridianState, player: int) -> str | None:
        """What a player sees as text; None for parts of it, which the games do not tell apart."""
        if not self.whole:
            return None
        return state.table.known(player) if self.recall else state.table.seen(player)


class MeridianGame(pyspiel.Game):  # type: ignore[misc]
    """One of the games with its table settled by parameters; subclasses name it."""

    source: Game
    kind: Any

    def __init__(self, params: dict[str, Any] | None = None) -> None:
        given = {**self.kind.parameter_specification, **(params or {})}
        self.max_decisions = int(given["max_decisions"])
        self.play_forced = bool(given["play_forced"])
        self.encoding = encoding_of(self.source.name, int(given["players"]), given["options"], given["edition"])
        seats = self.encoding.header.seats
        info = pyspiel.GameInfo(
            num_distinct_actions=self.encoding.actions.size,
            max_chance_outcomes=max(DICE, *map(len, self.encoding.actions.words.names.values())),
            num_players=seats,
            min_utility=-1 / (seats - 1),
            max_utility=1.0,
            utility_sum=0.0,
            max_game_length=self.max_decisions,
        )
        super().__init__(self.kind, info, given)

    def new_initial_state(self) -> MeridianState:
        """The state before the first draw."""
        return MeridianState(self)

    def max_chance_nodes_in_history(self) -> int:
        """How often chance is asked at most; OpenSpiel would take the number of decisions, which is too low."""
        return most_draws(self.max_decisions)

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> MeridianObserver:
        """An observer of what one player sees."""
        if params:
            raise ValueError(f"observers of {self.source.name} have no parameters, but were given {params}")
        return MeridianObserver(self.encoding, iig_obs_type or pyspiel.IIGObservationType(perfect_recall=False))


@cache
def encoding_of(game: str, players: int, options: str, edition: str) -> Encoding:
    """The encoding of a table, made once for all its states."""
    found = games.load(game)
    return Encoding(found, table_header(found, players, read_options(found, options), edition or None))


def read_options(game: Game, text: str) -> dict[str, Any]:
    """Options written as name:value;name:value."""
    known = {option.name: option for option in game.settings}
    read: dict[str, Any] = {}
    for part in filter(None, text.split(";")):
        name, colon, value = part.partition(":")
        if name == "preset":
            read[name] = value
        elif not colon or name not in known:
            raise BadInput(f"option {part!r} is not name:value of {game.name}{closest(name, list(known))}")
        else:
            read[name] = known[name].read(value.replace("+", ","))
    return read


def short_name(game: str) -> str:
    """The name under which OpenSpiel loads a game."""
    return f"python_meridian_{game.replace('-', '_')}"


def register() -> None:
    """Tell OpenSpiel about every game."""
    for name in games.names():
        if short_name(name) in pyspiel.registered_names():
            continue
        game = games.load(name)
        kind = pyspiel.GameType(
            short_name=short_name(name),
            long_name=f"Meridian {name}",
            dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
            chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
            information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
            utility=pyspiel.GameType.Utility.ZERO_SUM,
            reward_model=pyspiel.GameType.RewardModel.TERMINAL,
            max_num_players=game.seats[-1],
            min_num_players=game.seats[0],
            provides_information_state_string=True,
            provides_information_state_tensor=False,
            provides_observation_string=True,
            provides_observation_tensor=True,
            parameter_specification={
                "players": game.seats[0],
                "options": "",
                "edition": "",
                "max_decisions": MAX_DECISIONS,
                "play_forced": True,
            },
        )
        title = "".join(part.capitalize() for part in name.split("-"))
        pyspiel.register_game(kind, type(title, (MeridianGame,), {"source": game, "kind": kind, "__doc__": name}))


register()
