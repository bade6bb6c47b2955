"""Games in the shapes of PettingZoo: AEC for games of turns, parallel for simultaneous moves.

The classes here have the members of ``AECEnv`` and ``ParallelEnv`` and need no library; :func:`aec`
and :func:`parallel` make subclasses of both, for checks by ``isinstance``.
"""

from __future__ import annotations

import operator
import random
from typing import Any, Dict, List, Optional, Tuple

import numpy as np

from ..game import Game
from ..state import CHANCE, SIMULTANEOUS, State
from ._library import library


class _Env:
    """What both shapes share: agents are the roles without chance, which moves by a seed."""

    metadata = {"name": "gonu", "render_modes": ["ansi"], "is_parallelizable": True}
    render_mode = "ansi"

    def __init__(self, game: Game, **_: Any) -> None:
        self.game = game
        self.possible_agents: List[str] = [game.roles[role] for role in game.player_roles]
        self.agents: List[str] = []
        self._state: State = game.initial_state()
        self._rng = random.Random(0)
        # A space has a seed: an agent gets the same one each time.
        self._observation_spaces: Dict[str, Any] = {}
        self._action_spaces: Dict[str, Any] = {}

    def observation_space(self, agent: str) -> Any:
        """The space of observations; needs Gymnasium."""
        if agent not in self._observation_spaces:
            spaces = library("gymnasium").spaces
            self._observation_spaces[agent] = spaces.Dict(
                {
                    "observation": spaces.MultiBinary(len(self.game.propositions)),
                    "action_mask": spaces.MultiBinary(self._moves(agent)),
                }
            )
        return self._observation_spaces[agent]

    def action_space(self, agent: str) -> Any:
        """The space of moves; needs Gymnasium."""
        if agent not in self._action_spaces:
            spaces = library("gymnasium").spaces
            self._action_spaces[agent] = spaces.Discrete(self._moves(agent))
        return self._action_spaces[agent]

    def _moves(self, agent: str) -> int:
        return len(self.game.moves[self.game.player_roles[self._player(agent)]])

    def _player(self, agent: str) -> int:
        return self.possible_agents.index(agent)

    def _begin(self, seed: Optional[int]) -> None:
        if seed is not None:
            # Of a negative seed this generator would drop the sign.
            self._rng = random.Random(operator.index(seed) % (1 << 64))
        self.agents = list(self.possible_agents)
        self._state = self.game.initial_state()
        self._throw()

    def _throw(self) -> None:
        while self._state.current_player() == CHANCE:
            actions, weights = zip(*self._state.chance_outcomes())
            self._state.apply_action(self._rng.choices(actions, weights)[0])

    def _observe(self, agent: str) -> Dict[str, Any]:
        player = self._player(agent)
        mask = np.zeros(self._moves(agent), dtype=np.int8)
        mask[self._state.legal_actions(player)] = 1
        return {"observation": self._state.observation().astype(np.int8), "action_mask": mask}

    def render(self) -> str:
        """The position as text."""
        return self._state.board_text()

    def close(self) -> None:
        """Nothing is left to free."""


class AEC(_Env):
    """A game in the shape of ``pettingzoo.AECEnv``.

    Several players who move at once are asked one after the other.
    """

    def __init__(self, game: Game, **options: Any) -> None:
        if not game.player_roles:
            raise ValueError("this game has no player but chance, so there is nobody to select")
        super().__init__(game, **options)

    def reset(self, seed: Optional[int] = None, options: Optional[Dict[str, Any]] = None) -> None:
        """Begins a match."""
        self._begin(seed)
        self.rewards = {agent: 0.0 for agent in self.agents}
        self._cumulative_rewards = dict(self.rewards)
        self.terminations = {agent: False for agent in self.agents}
        self.truncations = {agent: False for agent in self.agents}
        self.infos: Dict[str, Dict[str, Any]] = {agent: {} for agent in self.agents}
        self._asked: List[int] = []
        self._select()

    def _select(self) -> None:
        current = self._state.current_player()
        player = len(self._asked) if current == SIMULTANEOUS else max(0, current)
        self.agent_selection = self.possible_agents[player]

    def observe(self, agent: str) -> Dict[str, Any]:
        """What an agent sees, and which moves it has."""
        return self._observe(agent)

    def last(
        self, observe: bool = True
    ) -> Tuple[Optional[Dict[str, Any]], float, bool, bool, Dict[str, Any]]:
        """Observation, reward since its last move, termination, truncation and infos."""
        agent = self.agent_selection
        return (
            self.observe(agent) if observe else None,
            self._cumulative_rewards[agent],
            self.terminations[agent],
            self.truncations[agent],
            self.infos[agent],
        )

    def agent_iter(self, max_iter: int = 2**63) -> Any:
        """The agents in the order in which they move, to the end of the match."""
        while self.agents and max_iter > 0:
            yield self.agent_selection
            max_iter -= 1

    def step(self, action: Optional[int]) -> None:
        """Makes the move of the selected agent; None once it has terminated."""
        agent = self.agent_selection
        if self.terminations[agent]:
            self._leave(agent, action)
            return
        if action is None:
            raise ValueError(f"{agent} is to move")
        self._cumulative_rewards[agent] = 0.0
        self.rewards = {each: 0.0 for each in self.agents}
        if self._state.current_player() == SIMULTANEOUS:
            # Refused now if it is not legal, not when all have been asked.
            self._state.check(self._player(agent), operator.index(action))
            self._asked.append(operator.index(action))
            if len(self._asked) == len(self.possible_agents):
                asked, self._asked = self._asked, []
                self._state.apply_actions(asked)
        else:
            self._state.apply_action(operator.index(action))
        self._throw()
        if self._state.is_terminal():
            self.rewards = dict(zip(self.possible_agents, self._state.returns()))
            self.terminations = {each: True for each in self.agents}
            self.agent_selection = self.agents[0]
        else:
            self._select()
        for each in self.agents:
            self._cumulative_rewards[each] += self.rewards[each]

    def _leave(self, agent: str, action: Optional[int]) -> None:
        if action is not None:
            raise ValueError("when an agent is terminated, its only action is None")
        self.agents.remove(agent)
        del self._cumulative_rewards[agent], self.infos[agent]
        del self.terminations[agent], self.truncations[agent]
        self.rewards = {each: 0.0 for each in self.agents}
        if self.agents:
            self.agent_selection = self.agents[0]


class Parallel(_Env):
    """A game in the shape of ``pettingzoo.ParallelEnv``: all agents move in every step."""

    def reset(
        self, seed: Optional[int] = None, options: Optional[Dict[str, Any]] = None
    ) -> Tuple[Dict[str, Any], Dict[str, Any]]:
        """Begins a match. Returns observations and infos by agent."""
        self._begin(seed)
        return self._views(), {agent: {} for agent in self.agents}

    def _views(self) -> Dict[str, Any]:
        views = {}
        for agent in self.possible_agents:
            view = self._observe(agent)
            # Agents that are not to move have a move in GDL too, mostly noop.
            role = self.game.player_roles[self._player(agent)]
            for move in self._state.legal_moves(role):
                view["action_mask"][self.game._action(role, move)] = 1
            views[agent] = view
        return views

    def step(
        self, actions: Dict[str, int]
    ) -> Tuple[
        Dict[str, Any], Dict[str, float], Dict[str, bool], Dict[str, bool], Dict[str, Any]
    ]:
        """Makes a move of each agent: observations, rewards, terminations, truncations, infos."""
        agents = self.agents
        chosen = [operator.index(actions[agent]) for agent in self.possible_agents]
        self._state.apply_actions(chosen)
        self._throw()
        is_over = self._state.is_terminal()
        rewards = dict(zip(self.possible_agents, self._state.returns()))
        if is_over:
            self.agents = []
        return (
            self._views(),
            rewards,
            {agent: is_over for agent in agents},
            {agent: False for agent in agents},
            {agent: {} for agent in agents},
        )


def aec(game: Game) -> Any:
    """The game as a ``pettingzoo.AECEnv``."""
    base = library("pettingzoo").AECEnv
    return type("GonuAEC", (AEC, base), {})(game)


def parallel(game: Game) -> Any:
    """The game as a ``pettingzoo.ParallelEnv``."""
    base = library("pettingzoo").ParallelEnv
    return type("GonuParallel", (Parallel, base), {})(game)
