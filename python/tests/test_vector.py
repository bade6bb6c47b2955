"""Matches side by side, beside single states."""

import copy
import functools
import gc
import os
import pickle
import unittest
from typing import Any, Callable, List
from unittest import mock

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

    def interrupted(self, shared: bool) -> gonu.VectorEnv:
        """Four matches of which nobody has heard how their first step ended."""
        env = gonu.VectorEnv(gonu.load("connect-four"), 4, seed=3, shared=shared)
        gc.collect()
        env.reset(3)  # Frees what other tests have left, so that the step is the next request.
        with mock.patch.object(env.game.bridge, "_fill", side_effect=KeyboardInterrupt):
            with self.assertRaises(KeyboardInterrupt):
                env.step()
        return env

    def test_interrupted_step_has_ended_before_moves_are_written(self) -> None:
        env = self.interrupted(shared=True)
        moves = env._moves.copy()
        with mock.patch.object(env.game.bridge, "_fill", side_effect=KeyboardInterrupt):
            with self.assertRaises(KeyboardInterrupt):
                env.step(np.zeros((2, 4), dtype=np.int16))
        np.testing.assert_array_equal(moves, env._moves)

    def test_interrupted_step_is_known_to_what_follows(self) -> None:
        for shared in (True, False):
            env = self.interrupted(shared)
            self.assertEqual([1], env.deciding)
            self.assertEqual(4, env.totals["moves"])
            self.assertFalse(env.dones.any())
            env.step(env.sample(np.random.default_rng(1)))
            self.assertEqual([0], env.deciding)
            self.assertEqual(8, env.totals["moves"])

    def test_seed_beyond_64_bits_is_told_with_its_range(self) -> None:
        game = gonu.load("tic-tac-toe")
        for seed in (2**63, 2**64, -(2**63) - 1):
            with self.assertRaisesRegex(ValueError, f"'seed' must be from -.*, not {seed}"):
                gonu.VectorEnv(game, 2, seed)

    def test_copies_are_refused(self) -> None:
        env = gonu.VectorEnv(gonu.load("tic-tac-toe"), 2, shared=False)
        for duplicate in (copy.copy, copy.deepcopy, pickle.dumps):
            with self.assertRaisesRegex(TypeError, "VectorEnv cannot be copied"):
                duplicate(env)

    def test_moves_are_never_cut_to_fit(self) -> None:
        env = gonu.VectorEnv(gonu.load("tic-tac-toe"), 8)
        before = env.states.copy()
        strange = (2**32 - 1, 2**32, -(2**31) - 1, -(2**32), 2**31 - 1, -2)
        for number in strange:
            given: List[Any] = [np.full(8, number), np.full((2, 8), number), [number] * 8]
            given.append({0: given[0]})
            for moves in given:
                with self.assertRaises(gonu.IllegalMove):
                    env.step(moves)
        with self.assertRaises(gonu.IllegalMove) as raised:
            env.step(np.full(8, 2**64 - 1, dtype=np.uint64))
        self.assertIn("lane 0: there is no move 18446744073709551615", raised.exception.message)
        no_numbers: List[Any] = [np.full(8, 0.7), np.full(8, np.nan), np.full(8, True), "abc"]
        for wrong in no_numbers:
            with self.assertRaises(TypeError):
                env.step(wrong)
            with self.assertRaises(TypeError):
                env.step({0: wrong})
        for role in (-1, 2):
            with self.assertRaises(ValueError):
                env.step({role: np.zeros(8, dtype=np.int32)})
            with self.assertRaises(ValueError):
                env.legal(role)
        with self.assertRaises(TypeError):
            env.step({0.5: np.zeros(8, dtype=np.int32)})  # type: ignore[dict-item]
        with self.assertRaises(ValueError):
            env.step([0] * 3)
        self.assertEqual(0, env.totals["moves"])
        np.testing.assert_array_equal(before, env.states)
        for kind in (np.int8, np.int64, np.uint64):
            env.reset()
            env.step(np.arange(8).astype(kind))
            self.assertEqual(8, env.totals["moves"])

    def test_moves_of_another_number_than_the_matches_are_refused(self) -> None:
        env = gonu.VectorEnv(gonu.load("tic-tac-toe"), 4)
        wrong: List[Any] = [3, [3], np.zeros((4, 1), int), np.zeros((1, 4), int), [[0]], [], [[]]]
        for moves in [*wrong, np.zeros((2, 2, 4), int), np.zeros((3, 4), int), {0: 3}, {0: [3]}]:
            with self.assertRaisesRegex((ValueError, TypeError), "moves (have the shape|are whole)"):
                env.step(moves)
        with self.assertRaisesRegex(ValueError, r"\(4, 1\), but must have \(2, 4\).* by role"):
            env.step(np.zeros((4, 1), int))
        self.assertEqual(0, env.totals["moves"])
        env.step(np.array([[0, 1, 2, 3], [gonu.RANDOM] * 4]))
        self.assertEqual(4, env.totals["moves"])

    def test_moves_of_matches_that_are_over_are_ignored(self) -> None:
        env = gonu.VectorEnv(gonu.load("tic-tac-toe"), 200)
        rng = np.random.default_rng(1)
        while not env.dones.any():
            env.step(env.sample(rng))
        over = env.dones.copy()
        self.assertFalse(over.all())
        env.step(np.where(over, 2**40, env.sample(rng).astype(np.int64)))
        np.testing.assert_array_equal(~over, env.active)

    def test_numbers_of_numpy_are_numbers(self) -> None:
        game = gonu.load("tic-tac-toe")
        env = gonu.VectorEnv(game, np.int64(4), seed=np.int64(5))
        twin = gonu.VectorEnv(game, 4, seed=5)
        env.step_random(np.int64(5))
        twin.step_random(5)
        np.testing.assert_array_equal(env.states, twin.states)
        env.reset(np.uint8(5))
        self.assertEqual(4, len(env.legal(np.int64(0))))
        for count, seed in ((1.5, 0), (2, 0.5)):
            with self.assertRaises(TypeError):
                gonu.VectorEnv(game, count, seed)  # type: ignore[arg-type]

    def test_circuit_that_comes_late_numbers_moves_that_have_no_number(self) -> None:
        game = gonu.load("breakthrough", circuit_seconds=0)
        if game.has_circuit:
            self.skipTest("the circuit was made at once")
        env = gonu.VectorEnv(game, 1)
        self.assertTrue(game.has_circuit)
        state = game.initial_state()
        numbers = list(np.flatnonzero(env.legal(0)[0]))
        self.assertEqual(sorted(state.legal_actions()), numbers)
        legal = [game.moves[0][number] for number in numbers]
        self.assertEqual(sorted(state.legal_moves(0)), sorted(legal))
        np.testing.assert_array_equal(state.observation(), env.observations()[0])

    def test_circuit_that_comes_after_numbers_is_refused(self) -> None:
        game = gonu.load("breakthrough", circuit_seconds=0)
        if game.has_circuit:
            self.skipTest("the circuit was made at once")
        state = game.initial_state()
        before = [state.action_to_string(0, action) for action in state.legal_actions()]
        with self.assertRaises(gonu.NoCircuit) as raised:
            gonu.VectorEnv(game, 1)
        self.assertIn("numbered before its circuit", raised.exception.message)
        self.assertIn("circuit_seconds", raised.exception.help)
        after = [state.action_to_string(0, action) for action in state.legal_actions()]
        self.assertEqual(before, after)

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

    def test_arrays_that_were_left_out_are_refused(self) -> None:
        env = gonu.VectorEnv(gonu.load("tic-tac-toe"), 4, observations=False, legal=False)
        for step in (env.step, lambda: env.step_random(2)):
            step()
            for look in (env.observations, lambda: env.states):
                with self.assertRaisesRegex(ValueError, "made with observations=False"):
                    look()
            with self.assertRaisesRegex(ValueError, "made with legal=False"):
                env.legal(0)

    def test_what_is_closed_tells_nothing_more(self) -> None:
        game = gonu.load("tic-tac-toe")
        env, other = gonu.VectorEnv(game, 4), gonu.VectorEnv(game, 4)
        env.close()
        other.step()
        self.check_closed(env, "this VectorEnv is closed")
        game.close()
        self.check_closed(other, "the game .* is closed")
        other.close()
        other.close()

    def check_closed(self, env: gonu.VectorEnv, why: str) -> None:
        calls: List[Callable[[], object]] = [
            env.observations,
            env.step,
            env.reset,
            lambda: env.legal(0),
            lambda: env.sample(np.random.default_rng(1), 0),
            lambda: env.step_random(1),
        ]
        for name in ("states", "goals", "active", "dones", "broken", "rewards"):
            calls.append(functools.partial(getattr, env, name))
        for call in calls:
            with self.assertRaisesRegex(gonu.GonuError, why):
                call()

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
