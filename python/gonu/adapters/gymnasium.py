"""Games in the shape of Gymnasium's vector environments: one learner plays all roles.

:class:`GymVector` has the members of ``gymnasium.vector.VectorEnv`` and needs no library;
:func:`vector` makes a subclass of both, with spaces.
"""

from __future__ import annotations

import operator
import random
from typing import Any, Dict, List, Optional, SupportsIndex, Tuple

import numpy as np

from ..errors import GonuError
from ..game import Game
from ..vector import RANDOM, VectorEnv
from ._library import library


class GymVector:
    """Matches in the shape of ``gymnasium.vector.VectorEnv``.

    An action is the number of a move of the role ``infos["role"]`` of its match, the reward is the
    goal of that role when a match ends. ``infos["rewards"]`` has the goals of all roles,
    ``infos["legal"]`` the legal moves, and ``infos["active"]`` where the last actions were made. A
    match that is over ignores actions until it begins anew, as with ``AutoresetMode.NEXT_STEP``:
    for one step, or for two where the turn of the first role has not come. Where several roles have
    a choice at once, the first one has the action, and the others move at random.

    The first :meth:`reset` without a seed begins from the seed given here; later ones go on with
    other matches, which follow from that seed.
    """

    metadata: Dict[str, Any] = {"autoreset_mode": "NextStep"}

    def __init__(self, game: Game, num_envs: SupportsIndex, seed: SupportsIndex = 0) -> None:
        self.game = game
        self.num_envs = operator.index(num_envs)
        self._seed_anew(seed)
        self._lanes = VectorEnv(game, num_envs, seed)
        if not any(set(roles) & set(game.player_roles) for roles in self._lanes.choosers):
            raise ValueError("no player of this game has a choice, so there is nothing to learn")
        #: By match the role to move and its legal moves; None before the first reset.
        self._turns: Optional[Tuple[Any, Any]] = None
        self.closed = False

    def _seed_anew(self, seed: SupportsIndex) -> None:
        #: The seed of the next reset without one; None if it is to be drawn.
        number = operator.index(seed)
        self._next_seed: Optional[int] = number
        # Of a negative seed this generator would drop the sign.
        self._rng = random.Random(number % (1 << 64))

    def _seed(self, given: Optional[SupportsIndex]) -> int:
        if given is not None:
            self._seed_anew(given)
        seed, self._next_seed = self._next_seed, None
        return self._rng.getrandbits(63) if seed is None else seed

    def reset(
        self, *, seed: Optional[SupportsIndex] = None, options: Optional[Dict[str, Any]] = None
    ) -> Tuple[Any, Dict[str, Any]]:
        """Begins all matches anew, other ones without a seed. Returns observations and infos."""
        self._lanes.reset(self._seed(seed))
        while not self._players():
            self._lanes.step()
        self._rewards = np.zeros((len(self.game.roles), self.num_envs), dtype=np.float32)
        self._active = np.ones(self.num_envs, dtype=np.bool_)
        return self._observations(), self._infos()

    def step(self, actions: Any) -> Tuple[Any, Any, Any, Any, Dict[str, Any]]:
        """Makes a move in each match: observations, rewards, terminations, truncations, infos."""
        if self._turns is None:
            raise GonuError("reset comes before step", "call reset() once, then step()")
        roles, legal = self._turns
        chosen = np.where(legal.any(axis=1), np.asarray(actions), RANDOM)
        self._lanes.step({role: np.where(roles == role, chosen, RANDOM) for role in set(roles)})
        self._active = self._lanes.active.copy()
        over = self._lanes.dones & self._active
        self._rewards = self._lanes.rewards
        while not self._players():
            self._lanes.step()
            ended = self._lanes.dones & self._lanes.active
            over |= ended
            self._rewards += self._lanes.rewards
        own = self._rewards[roles, np.arange(self.num_envs)]
        return self._observations(), own, over, np.zeros_like(over), self._infos()

    def _players(self) -> List[int]:
        return [role for role in self._lanes.deciding if role != self.game.chance_role]

    def _look(self) -> Tuple[Any, Any]:
        """By match the role to move, and its legal moves."""
        roles = np.full(self.num_envs, self._players()[0])
        width = self.game.num_distinct_actions()
        masks = np.zeros((self.num_envs, width), dtype=np.bool_)
        for role in reversed(self._players()):
            legal = self._lanes.legal(role)
            own = (legal.sum(axis=1) > 1) | (roles == role)
            roles[own] = role
            masks[own] = False
            masks[own, : legal.shape[1]] = legal[own]
        return roles, masks

    def _observations(self) -> Any:
        return self._lanes.observations().astype(np.int8)

    def _infos(self) -> Dict[str, Any]:
        roles, legal = self._turns = self._look()
        return {
            "role": roles,
            "legal": legal,
            "rewards": self._rewards,
            "active": self._active,
        }

    def close(self, **_: Any) -> None:
        """Frees the memory of the matches."""
        self._lanes.close()
        self.closed = True


def vector(game: Game, num_envs: int, seed: int = 0) -> Any:
    """The game as a ``gymnasium.vector.VectorEnv``."""
    gymnasium = library("gymnasium")
    base = gymnasium.vector.VectorEnv
    env = type("GonuVector", (GymVector, base), {})(game, num_envs, seed)
    spaces = gymnasium.spaces
    env.single_observation_space = spaces.MultiBinary(len(game.propositions))
    env.single_action_space = spaces.Discrete(game.num_distinct_actions())
    batch = gymnasium.vector.utils.batch_space
    env.observation_space = batch(env.single_observation_space, num_envs)
    env.action_space = batch(env.single_action_space, num_envs)
    mode = getattr(gymnasium.vector, "AutoresetMode", None)
    if mode is not None:
        env.metadata = {"autoreset_mode": mode.NEXT_STEP}
    return env
