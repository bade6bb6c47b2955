"""Learns the value of states from random matches, and plays by it against the search of Gonu.

    GONU_JAR=target/gonu.jar PYTHONPATH=python python3 python/examples/value_function.py

Step 1 plays random matches in a VectorEnv and keeps their states and results. Step 2 fits a
logistic regression on the facts of a state, in plain NumPy. Step 3 serves a player that looks one
move ahead by that value, and lets ``gonu arena`` play it. It is a start, not a strong player: it
has seen random play alone.
"""

from __future__ import annotations

import argparse
import json
import subprocess
import tempfile
from typing import TYPE_CHECKING, Any, Callable, Dict, List, Tuple

import numpy as np

import gonu
from gonu import launch

if TYPE_CHECKING:
    Array = np.ndarray[Any, np.dtype[Any]]


def states_and_results(game: gonu.Game, lanes: int, steps: int, seed: int) -> Tuple[Array, Array]:
    """States of random matches as bits, and what the first role got in the end, 0 to 1."""
    env = gonu.VectorEnv(game, lanes, seed, legal=False)
    states: List[Array] = []
    results: List[Array] = []
    active: List[Array] = []
    for _ in range(steps):
        env.step()
        states.append(env.observations())
        results.append(np.where(env.dones, env.goals[0] / 100, np.nan))
        active.append(env.active.copy())
    env.close()
    kept_states, kept_results = [], []
    result = np.full(lanes, np.nan)  # of the match that each lane plays, seen from its end
    for step in reversed(range(steps)):
        over = ~np.isnan(results[step])
        result = np.where(over, results[step], result)
        known = ~np.isnan(result) & active[step] & ~over
        kept_states.append(states[step][known])
        kept_results.append(result[known])
        result[~active[step]] = np.nan  # here one match ends and another begins
    return np.concatenate(kept_states), np.concatenate(kept_results)


class Value:
    """The expected result of the first role: a logistic function of the facts that hold."""

    def __init__(self, facts: int) -> None:
        self.weights = np.zeros(facts)
        self.bias = 0.0

    def __call__(self, states: Array) -> Array:
        value: Array = 1 / (1 + np.exp(-(states @ self.weights + self.bias)))
        return value

    def fit(self, states: Array, results: Array, epochs: int, seed: int) -> None:
        """Stochastic gradient descent with momentum on the cross entropy."""
        rng = np.random.default_rng(seed)
        velocity = np.zeros_like(self.weights)
        for epoch in range(epochs):
            order = rng.permutation(len(states))
            rate = 0.5 / (1 + epoch)
            for batch in np.array_split(order, max(1, len(order) // 1024)):
                own = states[batch].astype(np.float64)
                error = self(own) - results[batch]
                gradient = own.T @ error / len(batch) + 1e-5 * self.weights
                velocity = 0.9 * velocity - rate * gradient
                self.weights += velocity
                self.bias -= rate * error.mean()

    def loss(self, states: Array, results: Array) -> float:
        """The mean cross entropy; 0.693 for a value that knows nothing."""
        value = np.clip(self(states.astype(np.float64)), 1e-9, 1 - 1e-9)
        return float(-np.mean(results * np.log(value) + (1 - results) * np.log(1 - value)))


def player(value: "Callable[[Array], Array]") -> Any:
    """Chooses the move after which the value is best; ends are exact."""

    def choose(state: gonu.State, player: int, seconds: float) -> int:
        actions = state.legal_actions()
        children = [state.child(action) for action in actions]
        values = value(np.array([child.observation() for child in children]).astype(np.float64))
        for i, child in enumerate(children):
            if child.is_terminal():
                values[i] = child.returns()[0]
        return actions[int(np.argmax(values) if player == 0 else np.argmin(values))]

    return choose


def arena(game: str, choose: Any, opponent: str, matches: int, seed: int) -> str:
    """Lets ``gonu arena`` play a function against a player, and tells the result."""
    with gonu.PlayerServer(choose, 0, name="value") as server:
        with tempfile.TemporaryDirectory() as folder:
            command = [
                *launch.bridge_command(),
                *("arena", game, "--a", server.url, "--b", opponent),
                *("--games", str(matches), "--clocks", "20/10", "--seed", str(seed)),
                *("--save", folder, "--quiet", "--json"),
            ]
            done = subprocess.run(command, stdout=subprocess.PIPE, text=True, check=True)
    total: Dict[str, Any] = json.loads(done.stdout)["total"]
    own = total["a"]
    return (
        f"share of the points against {opponent} in {total['matches']} matches:"
        f" {own['share']:.2f}, 95 % interval {own['shareLow']:.2f} to {own['shareHigh']:.2f};"
        f" illegal or late moves: {own['illegal'] + own['late'] + own['failed']}"
    )


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--game", default="breakthrough", help="of two roles that move in turn")
    parser.add_argument("--lanes", type=int, default=1000)
    parser.add_argument("--steps", type=int, default=300)
    parser.add_argument("--epochs", type=int, default=3)
    parser.add_argument("--opponent", default="mcts:playouts=100", help="a player of gonu arena")
    parser.add_argument("--matches", type=int, default=20)
    parser.add_argument("--seed", type=int, default=1)
    given = parser.parse_args()
    game = gonu.load(given.game)
    states, results = states_and_results(game, given.lanes, given.steps, given.seed)
    test = len(states) // 10
    value = Value(len(game.propositions))
    value.fit(states[test:], results[test:], given.epochs, given.seed)
    print(
        f"{len(states)} states, mean result {results.mean():.3f}, loss on states that were not"
        f" learned from {value.loss(states[:test], results[:test]):.3f}"
    )
    print(arena(given.game, player(value), given.opponent, given.matches, given.seed))


if __name__ == "__main__":
    main()
