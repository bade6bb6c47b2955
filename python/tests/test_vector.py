"""Matches side by side, beside single states."""

import gc
import os
import unittest

import numpy as np

import gonu


class VectorTest(unittest.TestCase):
    def check_steps(self, shared: bool) -> None:
        """Every fourth match is followed by single states."""
        game = gonu.load("connect-four")
        env = gonu.VectorEnv(game, 200, seed=3, shared=shared)
        rng = np.random.default_rng(1)
        followed = {lane: game.initial_state() for lane in range(0, 200, 40)}
        ends = 0
        for _ in range(60):
            over = env.dones.copy()
            role = env.deciding[0]
            actions = env.sample(rng)
            self.assertTrue((actions[over] == gonu.RANDOM).all())
            env.step(actions)
            np.testing.assert_array_equal(~over, env.active)
            observations = env.observations()
            for lane, state in followed.items():
                if over[lane]:
                    if not env.dones[lane]:
                        followed[lane] = state = game.initial_state()
                else:
                    self.assertEqual(role, state.current_player())
                    state.apply_action(int(actions[lane]))
                np.testing.assert_array_equal(state.observation(), observations[lane])
                self.assertEqual(state.is_terminal(), env.dones[lane])
                if state.is_terminal():
                    ends += 1
                    points = [state.goals()[each] for each in game.roles]
                    np.testing.assert_array_equal(points, env.goals[:, lane])
                    if not over[lane]:
                        np.testing.assert_allclose(state.returns(), env.rewards[:, lane])
                else:
                    legal = np.flatnonzero(env.legal(env.deciding[0])[lane])
                    self.assertEqual(sorted(state.legal_actions()), list(legal))
        self.assertGreater(ends, 0)
        self.assertEqual(0, env.totals["broken"])
        env.close()

    def test_steps_in_shared_memory_are_those_of_states(self) -> None:
        self.check_steps(True)

    def test_steps_through_the_stream_are_those_of_states(self) -> None:
        self.check_steps(False)

    def test_illegal_move_changes_nothing(self) -> None:
        game = gonu.load("tic-tac-toe")
        env = gonu.VectorEnv(game, 50)
        env.step(np.zeros(50, dtype=np.int32))
        before = env.states.copy()
        with self.assertRaises(gonu.IllegalMove) as raised:
            env.step(np.zeros(50, dtype=np.int32))
        self.assertIn("lane 0, role o", raised.exception.message)
        env.step_random(1)
        self.assertFalse((before == env.states).all())

    def test_seeds_repeat_matches(self) -> None:
        game = gonu.load("tic-tac-toe")
        env = gonu.VectorEnv(game, 64, seed=5)
        env.step_random(4)
        first = env.states.copy()
        env.reset(5)
        env.step_random(4)
        np.testing.assert_array_equal(first, env.states)
        env.reset(6)
        env.step_random(4)
        self.assertFalse((first == env.states).all())

    def test_simultaneous_moves_by_role(self) -> None:
        game = gonu.load("rock-paper-scissors")
        env = gonu.VectorEnv(game, 30)
        self.assertEqual([0, 1], env.deciding)
        with self.assertRaises(ValueError):
            env.legal()
        rng = np.random.default_rng(2)
        for _ in range(20):
            env.step({role: env.sample(rng, role) for role in env.deciding})
        self.assertGreater(env.totals["ended"], 0)

    def test_random_steps_end_matches(self) -> None:
        env = gonu.VectorEnv(gonu.load("breakthrough"), 1000, observations=False, legal=False)
        env.step_random(500)
        self.assertGreater(env.totals["ended"], 1000)
        self.assertEqual(100 * env.totals["ended"], sum(env.totals["goals"]))

    def test_shared_files_are_gone_at_once(self) -> None:
        if not os.path.isdir("/dev/shm"):
            self.skipTest("no /dev/shm")
        before = set(os.listdir("/dev/shm"))
        env = gonu.VectorEnv(gonu.load("tic-tac-toe"), 10)
        left = {name for name in os.listdir("/dev/shm") if name.startswith("gonu-")} - before
        self.assertEqual(set(), left)
        env.step()
        states = env.states
        del env
        gc.collect()
        self.assertEqual(10, len(states.copy()))

    def test_too_many_lanes_are_refused(self) -> None:
        with self.assertRaises(gonu.GonuError):
            gonu.VectorEnv(gonu.load("tic-tac-toe"), 1 << 30)


if __name__ == "__main__":
    unittest.main()
