"""The shapes of other libraries, by their members: the libraries need not be installed."""

import contextlib
import copy
import importlib.util
import io
import random
import types
import unittest
import warnings
from typing import List, Optional, SupportsIndex
from unittest import mock

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

    def test_pettingzoo_agents_that_are_terminated_leave(self) -> None:
        env = pettingzoo.AEC(gonu.load("rock-paper-scissors"))
        env.reset()
        while not env.terminations[env.agent_selection]:
            env.step(int(np.flatnonzero(env.last()[0]["action_mask"])[0]))
        first, second = env.agents
        env.step(None)
        for told in (env.rewards, env.terminations, env.truncations, env.infos):
            self.assertEqual({second}, set(told))
        self.assertEqual(second, env.agent_selection)
        self.assertEqual(0.0, env.rewards[second])
        env.step(None)
        self.assertEqual({}, env.rewards)

    def test_pettingzoo_agents_keep_their_spaces(self) -> None:
        made = types.SimpleNamespace(
            Dict=lambda parts: object(),
            Discrete=lambda size: object(),
            MultiBinary=lambda size: object(),
        )
        env = pettingzoo.AEC(gonu.load("tic-tac-toe"))
        gymnasium_like = types.SimpleNamespace(spaces=made)
        with mock.patch.object(pettingzoo, "library", return_value=gymnasium_like):
            for space in (env.action_space, env.observation_space):
                self.assertIs(space("x"), space("x"))
                self.assertIsNot(space("x"), space("o"))

    @unittest.skipUnless(importlib.util.find_spec("pettingzoo"), "PettingZoo is not installed")
    def test_pettingzoo_finds_no_fault(self) -> None:
        from pettingzoo.test import api_test, parallel_api_test, parallel_seed_test, seed_test

        with warnings.catch_warnings(), contextlib.redirect_stdout(io.StringIO()):
            warnings.simplefilter("ignore")
            for name in ("tic-tac-toe", "rock-paper-scissors", "dice-race"):
                game = gonu.load(name)
                api_test(pettingzoo.aec(game), num_cycles=100)
                seed_test(lambda: pettingzoo.aec(game), num_cycles=50)
                parallel_api_test(pettingzoo.parallel(game), num_cycles=100)
            # Its agents move without a look at the mask of legal moves.
            game = gonu.load("rock-paper-scissors")
            parallel_seed_test(lambda: pettingzoo.parallel(game), num_cycles=50)

    @unittest.skipUnless(importlib.util.find_spec("gymnasium"), "Gymnasium is not installed")
    def test_gymnasium_wrapper_counts_matches(self) -> None:
        from gymnasium.wrappers.vector import RecordEpisodeStatistics

        env = RecordEpisodeStatistics(gymnasium.vector(gonu.load("tic-tac-toe"), 16))
        observations, infos = env.reset(seed=1)
        rng = np.random.default_rng(3)
        for _ in range(40):
            legal = infos["legal"]
            actions = np.argmax(rng.random(legal.shape) * legal, axis=1)
            self.assertTrue(env.action_space.contains(actions))
            self.assertTrue(env.observation_space.contains(observations))
            observations, _, _, _, infos = env.step(actions)
        self.assertGreater(env.episode_count, 16)
        env.close()

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

    def test_gymnasium_seeds(self) -> None:
        game = gonu.load("dice-race")

        def match(env: gymnasium.GymVector, seed: Optional[int] = None) -> bytes:
            observations, infos = env.reset(seed=seed)
            seen = [observations.tobytes()]
            for _ in range(6):
                observations, _, _, _, infos = env.step(np.argmax(infos["legal"], axis=1))
                seen.append(observations.tobytes())
            return b"".join(seen)

        made = [gymnasium.GymVector(game, 40, seed) for seed in (1, 1, 2, -1)]
        told = [[match(env) for _ in range(3)] for env in made]
        self.assertEqual(told[0], told[1])
        self.assertEqual(9, len({each for own in (told[0], *told[2:]) for each in own}))
        # A seed begins anew, and what follows on it does, too.
        self.assertEqual(told[0], [match(made[2], 1), match(made[2]), match(made[2])])
        self.assertEqual(told[2][0], match(made[0], 2))
        for env in made:
            env.close()

    def test_gymnasium_refuses_a_game_without_choices(self) -> None:
        sheet = "(role a) (legal a go) (init x) (<= (next y) (true x)) (goal a 1)"
        game = gonu.load(sheet + " (<= terminal (true y))")
        with self.assertRaisesRegex(ValueError, "no player of this game has a choice"):
            gymnasium.GymVector(game, 2)

    def test_gymnasium_step_before_reset_says_what_is_missing(self) -> None:
        env = gymnasium.GymVector(gonu.load("tic-tac-toe"), 2)
        with self.assertRaisesRegex(gonu.GonuError, "reset comes before step"):
            env.step([0, 0])
        env.close()

    def test_pettingzoo_aec_refuses_a_game_without_players(self) -> None:
        sheet = "(role random) (legal random go) (init x) (<= (next y) (true x)) (goal random 0)"
        game = gonu.load(sheet + " (<= terminal (true y))")
        with self.assertRaisesRegex(ValueError, "no player"):
            pettingzoo.AEC(game)

    def test_calls_after_the_end_say_that_it_is_closed(self) -> None:
        game = gonu.load("tic-tac-toe")
        env = gymnasium.GymVector(game, 2)
        env.reset()
        env.close()
        with self.assertRaisesRegex(gonu.GonuError, "is closed"):
            env.step([0, 0])
        state = game.initial_state()
        game.close()
        game.close()
        for call in (game.initial_state, state.board_text, lambda: gonu.VectorEnv(game, 2)):
            with self.assertRaisesRegex(gonu.GonuError, "is closed"):
                call()

    def test_gymnasium_tells_that_it_is_closed(self) -> None:
        env = gymnasium.GymVector(gonu.load("tic-tac-toe"), 2)
        self.assertFalse(env.closed)
        env.close()
        self.assertTrue(env.closed)

    def test_pettingzoo_seeds_of_numpy_and_below_zero(self) -> None:
        def throws(seed: SupportsIndex) -> List[bytes]:
            env = pettingzoo.AEC(gonu.load("dice-race"))
            env.reset(seed=seed)  # type: ignore[arg-type]
            seen = []
            for agent in env.agent_iter():
                view, _, terminated, _, _ = env.last()
                assert view is not None
                seen.append(view["observation"].tobytes())
                legal = np.flatnonzero(view["action_mask"])
                env.step(None if terminated else int(legal[0]))
            return seen

        self.assertEqual(throws(7), throws(np.int64(7)))
        self.assertNotEqual(throws(7), throws(-7))

    def test_pettingzoo_moves_are_never_cut_to_whole_numbers(self) -> None:
        game = gonu.load("rock-paper-scissors")
        env = pettingzoo.AEC(game)
        env.reset()
        with self.assertRaises(TypeError):
            env.step(1.7)  # type: ignore[arg-type]
        parallel = pettingzoo.Parallel(game)
        parallel.reset()
        with self.assertRaises(TypeError):
            parallel.step({"left": 1.7, "right": 1})  # type: ignore[dict-item]

    def test_pettingzoo_copies_go_their_own_ways(self) -> None:
        env = pettingzoo.AEC(gonu.load("tic-tac-toe"))
        env.reset()
        twin = copy.deepcopy(env)
        twin.step(0)
        self.assertEqual("x", env.agent_selection)
        self.assertEqual("o", twin.agent_selection)

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
