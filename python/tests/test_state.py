"""Single states, and what is told of them."""

import copy
import json
import pickle
import random
import threading
import time
import unittest
from pathlib import Path
from types import FrameType
from typing import Any, Callable, List, Union, cast

import numpy as np

import gonu

#: The order of its six cards is one fact.
SPLIT = Path(__file__).resolve().parents[2] / "src/test/resources/grounding/stacked-cards.kif"

COIN = """
(role random)
(role a)
(init start)
(<= (legal random (flip heads)) (true start))
(<= (legal random (flip tails)) (true start))
(<= (legal a (guess heads)) (true start))
(<= (legal a (guess tails)) (true start))
(<= (next right) (does a (guess ?x)) (does random (flip ?x)))
(<= (next wrong) (does a (guess ?x)) (does random (flip ?y)) (distinct ?x ?y))
(<= terminal (true right))
(<= terminal (true wrong))
(<= (goal a 100) (true right))
(<= (goal a 0) (not (true right)))
(goal random 50)
"""

#: The first player has no choice, the others move at once.
THREE = """
(role a) (role b) (role c) (init start)
(legal a noop)
(<= (legal b (pick 1)) (true start)) (<= (legal b (pick 2)) (true start))
(<= (legal c (pick 1)) (true start)) (<= (legal c (pick 2)) (true start))
(<= (next (got ?x)) (does b (pick ?x)))
(<= terminal (true (got ?x)))
(goal a 50) (goal c 50)
(<= (goal b 100) (true (got 2))) (<= (goal b 0) (not (true (got 2))))
"""

#: Both choose at once, and each should mix two to one.
PENNIES = """
(role x) (role o) (init (at s))
(legal x up) (legal x down) (legal o left) (legal o right)
(<= (next (met ?a ?b)) (does x ?a) (does o ?b))
(<= over (true (met ?a ?b))) (<= terminal over)
(<= (goal x 50) (true (met up left))) (<= (goal o 50) (true (met up left)))
(<= (goal x 100) (true (met down right))) (<= (goal o 0) (true (met down right)))
(<= (goal x 0) (true (met up right))) (<= (goal o 100) (true (met up right)))
(<= (goal x 0) (true (met down left))) (<= (goal o 100) (true (met down left)))
"""


class StateTest(unittest.TestCase):
    def test_match_of_turns_leads_to_returns(self) -> None:
        game = gonu.load("tic-tac-toe")
        state = game.initial_state()
        rng = random.Random(1)
        plies = 0
        while not state.is_terminal():
            self.assertEqual(plies % 2, state.current_player())
            self.assertEqual([], state.legal_actions(1 - state.current_player()))
            action = rng.choice(state.legal_actions())
            mask = state.legal_actions_mask()
            self.assertEqual(len(state.legal_actions()), mask.sum())
            parent = state.facts
            child = state.child(action)
            self.assertEqual(parent, state.facts)
            state.apply_action(action)
            self.assertEqual(child, state)
            plies += 1
        self.assertGreaterEqual(plies, 5)
        self.assertEqual(gonu.TERMINAL, state.current_player())
        self.assertEqual([], state.legal_actions())
        self.assertEqual(1.0, sum(state.returns()))
        self.assertEqual(100, sum(state.goals().values()))
        with self.assertRaises(gonu.IllegalMove):
            state.apply_action(0)

    def test_fact_split_into_its_arguments_is_observed_as_in_lanes(self) -> None:
        game = gonu.load(str(SPLIT))
        state = game.initial_state()
        self.assertFalse(set(state.facts) <= set(game.propositions))
        env = gonu.VectorEnv(game, 1, seed=1)
        self.assertEqual(env.observations()[0].tolist(), state.observation().tolist())

    def test_views_tell_the_facts(self) -> None:
        game = gonu.load("tic-tac-toe")
        state = game.initial_state().apply("(mark b 2)")
        held = [game.propositions[i] for i in np.flatnonzero(state.observation())]
        self.assertEqual(sorted(state.facts), sorted(held))
        self.assertIn("(cell b 2 x)", held)
        self.assertIn("x", state.board_text())
        again = game.state(json.loads(state.to_json())["facts"])
        self.assertEqual(state, again)
        self.assertEqual(hash(state), hash(again))
        corner = state.string_to_action(1, "(mark a 1)")
        self.assertEqual("(mark a 1)", state.action_to_string(1, corner))

    def test_explain_names_what_fails(self) -> None:
        state = gonu.load("tic-tac-toe").initial_state().apply("(mark b 2)")
        why = state.explain("(legal o (mark b 2))")
        self.assertFalse(why.holds)
        self.assertIn("does not hold", why.text)
        self.assertEqual("(legal o (mark b 2))", why.tree["question"])
        joint = ["noop", "(mark a 1)"]
        self.assertTrue(state.explain("(next (cell a 1 o))", moves=joint).holds)

    def test_copies_are_states_of_the_same_game(self) -> None:
        game = gonu.load(COIN)
        state = game.initial_state().apply("(guess heads)")
        for twin in (copy.copy(state), copy.deepcopy(state), state.clone()):
            self.assertEqual(state, twin)
            self.assertIs(game, twin.game)
            twin.apply_action("(flip heads)")
            self.assertNotEqual(state, twin)
            self.assertEqual(state, game.initial_state().apply("(guess heads)"))

    def test_pickling_is_refused_with_what_to_do(self) -> None:
        game = gonu.load(COIN)
        for each in (game, game.initial_state(), game.bridge):
            with self.assertRaisesRegex(TypeError, "load games in each process"):
                pickle.dumps(each)

    def test_state_that_waits_for_chance_comes_back_from_json(self) -> None:
        game = gonu.load(COIN)
        state = game.initial_state().apply("(guess heads)")
        told = json.loads(state.to_json())
        again = game.state(told["facts"], told["pending"])
        self.assertEqual(state, again)
        self.assertEqual(gonu.CHANCE, again.current_player())
        self.assertIsNone(json.loads(game.initial_state().to_json())["pending"])
        for moves in (["(flip heads)"], ["(flip heads)", "(guess edge)"]):
            with self.assertRaises(gonu.IllegalMove):
                game.state(told["facts"], moves)

    def test_illegal_move_of_chance_changes_nothing(self) -> None:
        state = gonu.load(COIN).initial_state().apply("(guess heads)")
        before = state.clone()
        with self.assertRaises(gonu.IllegalMove):
            state.apply_action("(flip edge)")
        self.assertEqual(before, state)

    def test_search_finds_for_the_first_player_who_has_a_choice(self) -> None:
        state = gonu.load(THREE).initial_state()
        self.assertEqual(gonu.SIMULTANEOUS, state.current_player())
        found = gonu.search(state, 0.3)
        self.assertIn(found.move, state.legal_moves(1))
        self.assertEqual(found.move, state.game.moves[1][found.action])

    def test_numbers_of_numpy_are_numbers(self) -> None:
        state = gonu.load("tic-tac-toe").initial_state()
        for seconds in (np.float32(0.1), np.int64(1)):
            found = gonu.search(state, seconds, "mcts:playouts=10")  # type: ignore[arg-type]
            self.assertIn(found.move, state.legal_moves(0))
        self.assertTrue(state.explain("(legal o noop)", depth=np.int64(2)).holds)

    def test_arguments_that_do_not_fit_are_value_errors(self) -> None:
        game = gonu.load("tic-tac-toe")
        state = game.initial_state()
        calls: List[Callable[[], object]] = [
            lambda: gonu.search(state, 0),
            lambda: gonu.VectorEnv(game, 0),
            lambda: state.apply_action("(mark a"),
            lambda: game.state(["(cell ?x 1 b)"]),
        ]
        for call in calls:
            with self.assertRaises(ValueError) as raised:
                call()
            self.assertIsInstance(raised.exception, gonu.GonuError)

    def test_moves_that_do_not_exist_are_bad_arguments(self) -> None:
        game = gonu.load("tic-tac-toe")
        state = game.initial_state()
        calls: List[Callable[[], object]] = [
            lambda: state.string_to_action(0, "(mark q 1)"),
            lambda: state.string_to_action(0, "(mark a 1"),
            lambda: game.action(0, "(mark q 1)"),
            lambda: state.action_to_string(0, 300),
            lambda: state.action_to_string(0, -1),
        ]
        for call in calls:
            with self.assertRaises(gonu.BadArgument) as raised:
                call()
            self.assertRegex(str(raised.exception), r"x has no move .*\n.*its moves are")
        for role in (9, 2, -1):
            with self.assertRaisesRegex(ValueError, "there is no role"):
                game.action(role, "noop")

    def test_moves_of_a_wrong_type_are_type_errors(self) -> None:
        game = gonu.load("tic-tac-toe")
        state = game.initial_state()
        nothing: Any = None
        part: Any = 1.5
        for move in (nothing, part):
            with self.assertRaisesRegex(TypeError, "a move is its number or its term, not"):
                state.apply_action(move)
            with self.assertRaisesRegex(TypeError, "the term of a move is a text, not"):
                game.action(0, move)
            with self.assertRaises(TypeError):
                state.action_to_string(0, move)
        with self.assertRaisesRegex(TypeError, "rng is a numpy.random.Generator, not None"):
            gonu.VectorEnv(game, 2).sample(nothing)

    def test_moves_are_found_in_any_spelling(self) -> None:
        game = gonu.load("tic-tac-toe")
        number = game.action(0, "(mark b 1)")
        for spelling in ("(mark   B  1)", "( MARK b 1 )", "(Mark\tb\n1)"):
            self.assertEqual(number, game.action(0, spelling))
            self.assertEqual(number, game.initial_state().string_to_action(0, spelling))
        exact = gonu.load("tic-tac-toe", case_sensitive=True)
        self.assertEqual(number, exact.action(0, "( mark b  1 )"))
        with self.assertRaises(gonu.BadArgument):
            exact.action(0, "(mark B 1)")

    def test_illegal_moves_change_nothing(self) -> None:
        state = gonu.load("tic-tac-toe").initial_state().apply("(mark b 2)")
        before = state.facts
        taken = state.string_to_action(1, "(mark b 2)")
        moves: List[Union[int, str]] = [taken, 9999, "(mark b 2)", "(mark z 9)"]
        for move in moves:
            with self.assertRaises(gonu.IllegalMove) as raised:
                state.apply_action(move)
            self.assertIn("legal are", raised.exception.help)
        self.assertEqual(before, state.facts)

    def test_illegal_terms_are_refused_before_chance_moves(self) -> None:
        state = gonu.load(COIN).initial_state()
        for term in ("(guess edge)", "(flip heads)", "(guess", ""):
            with self.assertRaises(gonu.GonuError):
                state.apply_action(term)
            with self.assertRaises(gonu.GonuError):
                state.apply_actions([term])
            self.assertEqual(0, state.current_player())
        with self.assertRaises(gonu.IllegalMove):
            state.apply_action("(guess edge)")
        state.apply_action("( GUESS Heads )")
        self.assertEqual(gonu.CHANCE, state.current_player())
        with self.assertRaises(gonu.IllegalMove):
            state.apply_joint(["(flip edge)", "(guess heads)"])
        self.assertEqual(gonu.CHANCE, state.current_player())
        state.apply_action("(flip heads)")
        self.assertEqual([1.0], state.returns())

    def test_players_that_do_not_exist_are_refused(self) -> None:
        state = gonu.load("tic-tac-toe").initial_state()
        for player in (7, 2, -3, gonu.TERMINAL):
            with self.assertRaises(ValueError):
                state.legal_actions(player)
        for role in (2, -1):
            with self.assertRaises(ValueError):
                state.legal_moves(role)
        self.assertEqual([], state.legal_actions(gonu.CHANCE))
        for move in ("(mark a 1)", "(mark b 1)", "(mark a 2)", "(mark b 2)", "(mark a 3)"):
            state.apply(move)
        self.assertEqual([], state.legal_actions(gonu.TERMINAL))
        self.assertEqual([], state.legal_actions(1))
        with self.assertRaises(ValueError):
            state.legal_actions(7)

    def test_simultaneous_moves(self) -> None:
        state = gonu.load("rock-paper-scissors").initial_state()
        self.assertEqual(gonu.SIMULTANEOUS, state.current_player())
        with self.assertRaises(gonu.IllegalMove):
            state.apply_action(state.legal_actions(0)[0])
        with self.assertRaises(ValueError):
            state.legal_actions()
        while not state.is_terminal():
            state.apply_actions([state.legal_actions(0)[0], state.legal_actions(1)[0]])
        self.assertEqual(state.returns()[0], state.returns()[1])

    def test_chance_moves_after_the_player(self) -> None:
        game = gonu.load(COIN)
        self.assertEqual(1, game.num_players)
        state = game.initial_state()
        self.assertEqual(0, state.current_player())
        state.apply("(guess heads)")
        self.assertEqual(gonu.CHANCE, state.current_player())
        outcomes = state.chance_outcomes()
        self.assertEqual([0.5, 0.5], [chance for _, chance in outcomes])
        returns = {state.child(action).returns()[0] for action, _ in outcomes}
        self.assertEqual({0.0, 1.0}, returns)

    def test_search_tells_the_mixed_strategy_of_a_solved_game(self) -> None:
        state = gonu.load(PENNIES, circuit_seconds=60).initial_state()
        found = gonu.search(state, seconds=20)
        mixed = {each.move: each.probability or 0.0 for each in found.candidates}
        self.assertAlmostEqual(2 / 3, mixed["up"], 5)
        self.assertAlmostEqual(1 / 3, mixed["down"], 5)
        win = gonu.search(gonu.load("tic-tac-toe").initial_state(), 1, "mcts:playouts=100")
        self.assertEqual({None}, {each.probability for each in win.candidates})

    def test_search_finds_the_win(self) -> None:
        game = gonu.load("tic-tac-toe")
        state = game.initial_state()
        for move in ("(mark a 1)", "(mark b 1)", "(mark a 2)", "(mark b 2)"):
            state.apply(move)
        found = gonu.search(state, seconds=5, player="mcts:threads=1")
        self.assertEqual("(mark a 3)", found.move)
        self.assertEqual([100, 0], found.values)
        self.assertTrue(state.apply(found.action).is_terminal())
        with self.assertRaises(ValueError):
            gonu.search(state)

    def test_numbers_without_an_end_are_refused(self) -> None:
        state = gonu.load("tic-tac-toe").initial_state()
        for seconds in (float("inf"), float("-inf"), float("nan")):
            with self.assertRaises(ValueError) as raised:
                gonu.search(state, seconds)
            self.assertIn("seconds is", str(raised.exception))
            with self.assertRaises(ValueError) as raised:
                gonu.load("tic-tac-toe", circuit_seconds=seconds)
            self.assertIn("circuit_seconds is", str(raised.exception))
        self.assertEqual(0, state.child("(mark a 1)").child("(mark b 1)").current_player())

    def test_faulty_sheet_tells_where(self) -> None:
        with self.assertRaises(gonu.SheetError) as raised:
            gonu.load("(role a)\n(<= terminal (not (true ?x)))")
        places = [(each["line"], each["severity"]) for each in raised.exception.diagnostics]
        self.assertIn((2, "error"), places)
        self.assertIn("sheet.kif:2:", str(raised.exception))

    def test_missing_sheet_names_the_nearest(self) -> None:
        with self.assertRaises(gonu.SheetError) as raised:
            gonu.load("tic-tac-to")
        self.assertIn("tic-tac-toe", str(raised.exception))

    def test_empty_name_is_refused(self) -> None:
        for name in ("", " \n"):
            with self.assertRaisesRegex(ValueError, "the name of the game is empty"):
                gonu.load(name)

    def test_rules_that_break_down(self) -> None:
        sheet = (
            "(role a) (init (n 1)) (<= (legal a go) (true (n 1))) (<= (next (n 2)) (does a go))"
            " (<= terminal (true (n 3))) (goal a 1)"
        )
        with self.assertRaises(gonu.RulesBreakDown):
            gonu.load(sheet).initial_state().apply("go")

    def test_game_without_a_circuit_can_be_played(self) -> None:
        game = gonu.load("chess", circuit_seconds=0)
        state = game.initial_state()
        if game.has_circuit:
            self.skipTest("the circuit was made at once")
        with self.assertRaises(gonu.NoCircuit):
            state.observation()
        with self.assertRaisesRegex(gonu.BadArgument, "told so far"):
            game.action(0, state.legal_moves(0)[2])
        number = state.string_to_action(0, state.legal_moves(0)[2].upper())
        self.assertEqual(state.legal_moves(0)[2], state.action_to_string(0, number))
        with self.assertRaises(gonu.BadArgument):
            state.string_to_action(0, "(move nowhere)")
        self.assertEqual(20, len(state.legal_actions()))
        self.assertEqual(1, state.apply(state.legal_actions()[3]).current_player())
        game.close()

    def test_threads_give_each_move_a_number_of_its_own(self) -> None:
        game = gonu.load("chess", circuit_seconds=0)
        if game.has_circuit:
            self.skipTest("the circuit was made at once")
        moves = [f"(move {i})" for i in range(200)]
        threads = [
            threading.Thread(target=lambda: [game._action(0, move) for move in moves])
            for _ in range(4)
        ]
        threading.settrace(let_others_run)
        try:
            for each in threads:
                each.start()
            for each in threads:
                each.join()
        finally:
            threading.settrace(cast(Any, None))
        self.assertEqual(list(range(len(moves))), [game._action(0, move) for move in moves])
        self.assertEqual(moves, game.moves[0])
        game.close()


def let_others_run(frame: FrameType, event: str, value: Any) -> Any:
    """Changes to another thread before each line that numbers a move."""
    if frame.f_code.co_name != "_action":
        return None
    time.sleep(0)
    return let_others_run


if __name__ == "__main__":
    unittest.main()
