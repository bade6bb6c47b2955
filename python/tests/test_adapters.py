"""The shapes of other libraries, by their members: the libraries need not be installed."""

import importlib.util
import random
import unittest

import numpy as np

import gonu
from gonu.adapters import gymnasium, openspiel, pettingzoo


class AdaptersTest(unittest.TestCase):
    def test_openspiel_random_match(self) -> None:
        game = openspiel.openspiel(gonu.load("dice-race"))
        rng = random.Random(1)
        state = game.new_initial_state()
        throws = 0
        while not state.is_terminal():
            if state.is_chance_node():
                throws += 1
                outcomes = state.chance_outcomes()
                self.assertAlmostEqual(1, sum(chance for _, chance in outcomes))
                state.apply_action(rng.choice(outcomes)[0])
            elif state.is_simultaneous_node():
                state.apply_actions(
                    [rng.choice(state.legal_actions(p)) for p in range(game.num_players())]
                )
            else:
                state.apply_action(rng.choice(state.legal_actions()))
        self.assertGreater(throws, 0)
        self.assertEqual(game.num_players(), len(state.returns()))
        self.assertEqual(game.observation_tensor_size(), len(state.observation_tensor()))

    def test_pettingzoo_aec_match(self) -> None:
        env = pettingzoo.AEC(gonu.load("tic-tac-toe"))
        env.reset(seed=3)
        rng = np.random.default_rng(1)
        rewards = {}
        for agent in env.agent_iter():
            view, reward, terminated, truncated, _ = env.last()
            self.assertFalse(truncated)
            assert view is not None
            if terminated:
                rewards[agent] = reward
                env.step(None)
            else:
                env.step(rng.choice(np.flatnonzero(view["action_mask"])))
        self.assertEqual(1, sum(rewards.values()))
        self.assertEqual({"x", "o"}, set(rewards))

    def test_pettingzoo_aec_asks_simultaneous_players_one_by_one(self) -> None:
        env = pettingzoo.AEC(gonu.load("rock-paper-scissors"))
        env.reset()
        first = env.agent_selection
        env.step(int(np.flatnonzero(env.observe(first)["action_mask"])[0]))
        self.assertNotEqual(first, env.agent_selection)

    def test_pettingzoo_parallel_match(self) -> None:
        for name in ("rock-paper-scissors", "tic-tac-toe"):
            env = pettingzoo.Parallel(gonu.load(name))
            views, _ = env.reset(seed=1)
            steps = 0
            while env.agents:
                actions = {
                    agent: int(np.flatnonzero(views[agent]["action_mask"])[0])
                    for agent in env.agents
                }
                views, rewards, terminated, _, _ = env.step(actions)
                steps += 1
                self.assertLess(steps, 100)
            self.assertTrue(all(terminated.values()))
            self.assertEqual(2, len(rewards))

    def test_gymnasium_vector_matches(self) -> None:
        for name in ("tic-tac-toe", "dice-race", "rock-paper-scissors"):
            env = gymnasium.GymVector(gonu.load(name), 40)
            observations, infos = env.reset(seed=2)
            rng = np.random.default_rng(3)
            ended = 0
            for _ in range(60):
                legal = infos["legal"]
                actions = np.argmax(rng.random(legal.shape) * legal, axis=1)
                observations, rewards, over, truncated, infos = env.step(actions)
                self.assertEqual((40,), rewards.shape)
                self.assertEqual(40, len(observations))
                self.assertFalse(truncated.any())
                self.assertTrue((rewards[~over] == 0).all())
                ended += int(over.sum())
            self.assertGreater(ended, 0, name)
            env.close()

    def test_libraries_that_are_missing_are_named(self) -> None:
        game = gonu.load("tic-tac-toe")
        for name, make in (
            ("pettingzoo", pettingzoo.aec),
            ("pettingzoo", pettingzoo.parallel),
            ("gymnasium", lambda each: gymnasium.vector(each, 2)),
        ):
            if importlib.util.find_spec(name) is None:
                with self.assertRaises(gonu.MissingLibrary) as raised:
                    make(game)
                self.assertIn("pip install " + name, raised.exception.help)


if __name__ == "__main__":
    unittest.main()
