"""Games in the shape of OpenSpiel's Python games.

:class:`OpenSpielGame` and its states have the names and conventions of ``pyspiel.Game`` and
``pyspiel.State``, and need no OpenSpiel: algorithms that are written in Python take them. They are
not registered with the C++ library.
"""

from __future__ import annotations

from typing import Any, List, Optional, Sequence, Tuple

from ..game import Game
from ..state import CHANCE, SIMULTANEOUS, TERMINAL, State


class OpenSpielGame:
    """A game with the methods of ``pyspiel.Game``. Utilities are goals from 0 to 1."""

    def __init__(self, game: Game) -> None:
        self.game = game

    def new_initial_state(self) -> "OpenSpielState":
        """The state in which a match starts."""
        return OpenSpielState(self, self.game.initial_state(), [])

    def num_players(self) -> int:
        """Number of roles without chance."""
        return self.game.num_players

    def num_distinct_actions(self) -> int:
        """Number of moves of the role that has the most."""
        return self.game.num_distinct_actions()

    def max_chance_outcomes(self) -> int:
        """Number of moves of chance; 0 without chance."""
        role = self.game.chance_role
        return 0 if role is None else len(self.game.moves[role])

    def min_utility(self) -> float:
        """The least return."""
        return 0.0

    def max_utility(self) -> float:
        """The greatest return."""
        return 1.0

    def observation_tensor_shape(self) -> List[int]:
        """An element for each fact."""
        return [len(self.game.propositions)]

    def observation_tensor_size(self) -> int:
        """Number of facts that can hold."""
        return len(self.game.propositions)


class OpenSpielState:
    """A state with the methods of ``pyspiel.State``."""

    def __init__(self, game: OpenSpielGame, state: State, history: Sequence[int]) -> None:
        self._game = game
        self._state = state
        self._history = list(history)

    def get_game(self) -> OpenSpielGame:
        """The game."""
        return self._game

    def current_player(self) -> int:
        """The player to move; -1 chance, -2 several players, -4 none."""
        return self._state.current_player()

    def is_terminal(self) -> bool:
        """True if the match is over."""
        return self.current_player() == TERMINAL

    def is_chance_node(self) -> bool:
        """True if chance is to move."""
        return self.current_player() == CHANCE

    def is_simultaneous_node(self) -> bool:
        """True if several players move at once."""
        return self.current_player() == SIMULTANEOUS

    def legal_actions(self, player: Optional[int] = None) -> List[int]:
        """The numbers of legal moves, ascending."""
        return sorted(self._state.legal_actions(player))

    def legal_actions_mask(self, player: Optional[int] = None) -> List[int]:
        """A 1 for each legal move."""
        return [int(bit) for bit in self._state.legal_actions_mask(player)]

    def chance_outcomes(self) -> List[Tuple[int, float]]:
        """The moves of chance with their probabilities."""
        return self._state.chance_outcomes()

    def apply_action(self, action: int) -> None:
        """Makes a move."""
        self._state.apply_action(action)
        self._history.append(action)

    def apply_actions(self, actions: Sequence[int]) -> None:
        """Makes a move of each player."""
        self._state.apply_actions(actions)
        self._history.extend(actions)

    def child(self, action: int) -> "OpenSpielState":
        """The state after a move."""
        twin = self.clone()
        twin.apply_action(action)
        return twin

    def clone(self) -> "OpenSpielState":
        """The same state, which can go another way."""
        return OpenSpielState(self._game, self._state.clone(), self._history)

    def returns(self) -> List[float]:
        """By player its goal, 0 to 1."""
        return self._state.returns()

    def rewards(self) -> List[float]:
        """By player what the last move has brought."""
        return self._state.rewards()

    def player_return(self, player: int) -> float:
        """The goal of a player, 0 to 1."""
        return self.returns()[player]

    def history(self) -> List[int]:
        """The numbers of the moves so far."""
        return list(self._history)

    def observation_tensor(self, player: Optional[int] = None) -> List[float]:
        """A 1 for each fact that holds; all players see everything."""
        return [float(bit) for bit in self._state.observation()]

    def observation_string(self, player: Optional[int] = None) -> str:
        """The facts that hold."""
        return " ".join(self._state.facts)

    def information_state_string(self, player: Optional[int] = None) -> str:
        """The same: all players see everything."""
        return self.observation_string(player)

    def action_to_string(self, player: int, action: Optional[int] = None) -> str:
        """The term of a move, of a player or of the one to move."""
        if action is None:
            return self._state.action_to_string(self.current_player(), player)
        return self._state.action_to_string(player, action)

    def __str__(self) -> str:
        return self._state.board_text()


def openspiel(game: Game) -> Any:
    """The game in the shape of OpenSpiel's."""
    return OpenSpielGame(game)
