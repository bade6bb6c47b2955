"""A Python function as a player, against a referee in a process of its own."""

import contextlib
import io
import socket
import subprocess
import sys
import tempfile
import threading
import time
import unittest
import urllib.request
from typing import Any, Callable, List
from unittest import mock

import numpy as np

import gonu
from gonu import launch
from gonu.player import _Match, parts

#: Two players take turns to say yes or no, six times.
RULES = (
    "(role a) (role b) (init (turn a)) (init (n 0)) (succ 0 1) (succ 1 2) (succ 2 3) (succ 3 4)"
    " (succ 4 5) (succ 5 6) (<= (legal ?r (say yes ?n)) (true (turn ?r)) (true (n ?n)))"
    " (<= (legal ?r (say no ?n)) (true (turn ?r)) (true (n ?n)))"
    " (<= (legal a noop) (true (turn b))) (<= (legal b noop) (true (turn a)))"
    " (<= (next (turn a)) (true (turn b))) (<= (next (turn b)) (true (turn a)))"
    " (<= (next (n ?m)) (true (n ?n)) (succ ?n ?m)) (<= terminal (true (n 6)))"
    " (goal a 50) (goal b 50)"
)
START = "(START {} a (" + RULES + ") 5 5)"


class PlayerTest(unittest.TestCase):
    def test_lists_fall_into_parts(self) -> None:
        self.assertEqual(["a", "(b (c) d)", "e"], parts("(a (b (c) d) ; no (\n e)"))
        self.assertEqual([], parts("( )"))
        with self.assertRaises(ValueError):
            parts("(a (b)")

    def test_gonu_match_plays_against_a_function(self) -> None:
        seen: List[int] = []

        def last_legal(state: gonu.State, player: int, seconds: float) -> int:
            seen.append(len(state.facts))
            if len(seen) == 2:
                raise RuntimeError("a function that fails once")
            return state.legal_actions()[-1]

        errors = io.StringIO()
        with gonu.PlayerServer(last_legal, 0) as server, tempfile.TemporaryDirectory() as records:
            with contextlib.redirect_stderr(errors):
                command = [
                    *launch.bridge_command(),
                    "match",
                    "tic-tac-toe",
                    *("--player", f"x={server.url}", "--player", "o=legal"),
                    *("--start-clock", "5", "--play-clock", "5", "--save", records),
                ]
                done = subprocess.run(command, capture_output=True, text=True)
        self.assertEqual(0, done.returncode, done.stderr)
        self.assertGreaterEqual(len(seen), 3)
        self.assertNotIn("illegal", done.stdout + done.stderr)
        self.assertIn("a function that fails once", errors.getvalue())

    def test_messages_out_of_order_are_answered(self) -> None:
        with gonu.PlayerServer(lambda state, player, seconds: 0, 0, name="silent") as server:

            def ask(message: str) -> str:
                with urllib.request.urlopen(server.url, message.encode()) as answer:
                    return str(answer.read().decode())

            self.assertEqual("((name silent) (status available))", ask("(INFO)"))
            self.assertEqual("busy", ask("(PLAY nothing NIL)"))
            with contextlib.redirect_stderr(io.StringIO()) as errors:
                self.assertEqual("busy", ask("(START m1 x ((role y)) 5 5)"))
                self.assertEqual("busy", ask("(START"))
                self.assertEqual("busy", ask("(RESIGN m1)"))
                self.assertEqual("busy", ask(START.format("m1").replace("5 5", "nan 5")))
            self.assertEqual("((name silent) (status available))", ask("(INFO)"))
            self.assertIn("no fact or rule defines 'legal'", errors.getvalue())

    def test_requests_that_are_no_messages_are_refused(self) -> None:
        with gonu.PlayerServer(lambda state, player, seconds: 0, 0) as server:
            for length in ("", "x", "-1", "0", "1e3", "9" * 5000):
                with self.subTest(length):
                    self.assertIn(" 400 ", send(server, f"Content-Length: {length}\r\n\r\n"))
            with mock.patch("gonu.player._READ_SECONDS", 0.2):
                self.assertIn(" 408 ", send(server, "Content-Length: 6\r\n\r\n(IN"))
            self.assertIn(" 200 ", send(server, "Content-Length: 6\r\n\r\n(INFO)"))

    def test_name_that_hosts_cannot_read_is_refused(self) -> None:
        for name in ("my player", "a)", "", "a;b", '"a"', "a|b", "é"):
            with self.subTest(name), self.assertRaises(gonu.BadArgument):
                gonu.PlayerServer(lambda state, player, seconds: 0, 0, name=name)

    def test_another_match_is_refused_and_the_first_goes_on(self) -> None:
        with gonu.PlayerServer(lambda state, player, seconds: "(say yes 0)", 0) as server:
            self.assertEqual("ready", server.answer("(PREVIEW (" + RULES + ") 5)"))
            self.assertEqual("ready", server.answer(START.format("m1")))
            self.assertEqual("busy", server.answer(START.format("m2")))
            self.assertEqual("busy", server.answer("(PREVIEW (" + RULES + ") 5)"))
            self.assertEqual("busy", server.answer("(PLAY m2 NIL)"))
            self.assertEqual("busy", server.answer("(STOP m2 NIL)"))
            self.assertEqual("busy", server.answer("(ABORT m2)"))
            self.assertEqual("ready", server.answer(START.format("m1")))
            self.assertEqual("busy", server.answer(START.format("m1").replace("5 5", "5 6")))
            self.assertEqual("(say yes 0)", server.answer("(PLAY m1 NIL)"))
            self.assertEqual("aborted", server.answer("(ABORT m1)"))
            self.assertEqual("ready", server.answer(START.format("m2")))

    def test_match_of_a_silent_host_is_given_up(self) -> None:
        with gonu.PlayerServer(lambda state, player, seconds: 0, 0) as server:
            self.assertEqual("ready", server.answer(START.format("m1")))
            now = time.monotonic()
            with mock.patch.object(time, "monotonic", return_value=now + 130):
                self.assertEqual("busy", server.answer(START.format("m2")))
            with mock.patch.object(time, "monotonic", return_value=now + 150):
                self.assertIn("available", server.answer("(INFO)"))
                self.assertEqual("ready", server.answer(START.format("m2")))

    def test_turn_that_is_sent_again_is_made_once(self) -> None:
        seen: List[List[str]] = []

        def choose(state: gonu.State, player: int, seconds: float) -> int:
            seen.append(state.facts)
            return state.legal_actions(player)[-1]

        with gonu.PlayerServer(choose, 0) as server:
            server.answer(START.format("m1"))
            first = server.answer("(PLAY m1 NIL)")
            self.assertEqual(first, server.answer("(PLAY m1 NIL)"))
            self.assertEqual("noop", server.answer(f"(PLAY m1 ({first} noop))"))
            self.assertEqual("noop", server.answer(f"(PLAY m1 ({first} noop))"))
            second = server.answer("(PLAY m1 (noop (say no 1)))")
            self.assertEqual(second, server.answer("(PLAY m1 (noop (say no 1)))"))
            self.assertEqual(2, len(seen))
            self.assertEqual("(say no 2)", second.replace("yes", "no"))
            # A report of moves that cannot be: the match goes on.
            with contextlib.redirect_stderr(io.StringIO()) as errors:
                self.assertEqual("noop", server.answer("(PLAY m1 ((say maybe 2) noop))"))
            self.assertIn("a report is not possible", errors.getvalue())
            self.assertIn("4", server.answer("(PLAY m1 (noop (say no 3)))"))

    def test_repeated_text_is_the_next_turn_where_it_can_be(self) -> None:
        sheet = (
            "(role a) (init (n 0)) (succ 0 1) (succ 1 2) (succ 2 3) (legal a (go on))"
            " (<= (legal a (stay ?n)) (true (n ?n)))"
            " (<= (next (n ?m)) (true (n ?n)) (succ ?n ?m)) (<= terminal (true (n 3))) (goal a 1)"
        )

        def choose(state: gonu.State, player: int, seconds: float) -> int:
            return state.legal_actions()[-1]

        with gonu.PlayerServer(choose, 0) as server:
            server.answer(f"(START m1 a ({sheet}) 5 5)")
            answers = [server.answer("(PLAY m1 NIL)")]
            answers += [server.answer("(PLAY m1 ((go on)))") for _ in range(2)]
            match = playing(server)
            assert match.turn is not None
            self.assertIn("(n 2)", match.state.facts)
            # The host had gone before it got the answer.
            match.turn.is_lost = True
            self.assertEqual(answers[-1], server.answer("(PLAY m1 ((go on)))"))
            self.assertIn("(n 2)", match.state.facts)

    def test_function_is_told_the_player_where_chance_is_the_first_role(self) -> None:
        sheet = (
            "(role random) (role a) (role b) (init begun) (legal random noop)"
            " (legal a x) (legal a y) (legal b z) (<= (next over) (true begun))"
            " (<= terminal (true over)) (goal random 0) (goal a 50) (goal b 50)"
        )
        players: List[int] = []

        def choose(state: gonu.State, player: int, seconds: float) -> int:
            players.append(player)
            return state.legal_actions(player)[-1]

        with gonu.PlayerServer(choose, 0) as server:
            self.assertEqual("ready", server.answer(f"(START m1 a ({sheet}) 5 5)"))
            self.assertEqual("y", server.answer("(PLAY m1 NIL)"))
        self.assertEqual([0], players)

    def test_lost_answer_is_noticed(self) -> None:
        go = threading.Event()

        def choose(state: gonu.State, player: int, seconds: float) -> str:
            go.wait(10)
            return state.legal_moves(player)[0]

        with gonu.PlayerServer(choose, 0) as server:
            server.answer(START.format("m1"))
            with socket.create_connection(("127.0.0.1", server.port)) as gone:
                gone.sendall(b"POST / HTTP/1.0\r\nContent-Length: 13\r\n\r\n(PLAY m1 NIL)")
                match = playing(server)
                wait_for(lambda: match.turn is not None)
            time.sleep(0.1)
            go.set()
            wait_for(lambda: match.turn is not None and match.turn.is_lost)

    def test_messages_are_answered_while_the_function_thinks(self) -> None:
        go = threading.Event()
        calls: List[int] = []
        answers: List[str] = []

        def choose(state: gonu.State, player: int, seconds: float) -> str:
            calls.append(player)
            go.wait(10)
            return state.legal_moves(player)[1]

        with gonu.PlayerServer(choose, 0) as server:
            server.answer(START.format("m1"))
            waiting = [
                threading.Thread(target=lambda: answers.append(server.answer("(PLAY m1 NIL)")))
                for _ in range(2)
            ]
            for each in waiting:
                each.start()
            match = playing(server)
            wait_for(lambda: match.waiting == 2 and len(calls) == 1)
            self.assertEqual("busy", server.answer(START.format("m2")))
            self.assertEqual("done", server.answer("(STOP m1 NIL)"))
            self.assertEqual("ready", server.answer(START.format("m2")))
            go.set()
            for each in waiting:
                each.join(10)
        self.assertEqual([0], calls)
        self.assertEqual([match.turn and match.turn.legal[1]] * 2, answers)
        with self.assertRaisesRegex(gonu.GonuError, "is closed"):
            match.game.number

    def test_choice_that_is_no_legal_move_is_replaced(self) -> None:
        def leave(state: gonu.State) -> int:
            sys.exit(3)

        # Moves of the first turn that are not legal there.
        later = ("(say yes 3)", "(say maybe 0)", "", "(say yes")
        faults: List[Callable[[gonu.State], Any]] = [
            lambda state: -1,
            lambda state: 9999,
            lambda state: state.string_to_action(0, "noop"),
            lambda state: None,
            lambda state: 0.0,
            *(lambda state, term=term: term for term in later),
            leave,
        ]
        for i, fault in enumerate(faults):
            with self.subTest(i), gonu.PlayerServer(lambda s, *_: fault(s), 0) as server:
                server.answer(START.format("m1"))
                match = playing(server)
                with contextlib.redirect_stderr(io.StringIO()) as errors:
                    answer = server.answer("(PLAY m1 NIL)")
                self.assertEqual(match.state.legal_moves(0)[0], answer)
                self.assertIn("Traceback", errors.getvalue())

    def test_choice_may_be_any_spelling_or_a_number_of_numpy(self) -> None:
        choices: List[Callable[[gonu.State], Any]] = [
            lambda state: "( SAY no  0)",
            lambda state: np.int64(state.string_to_action(0, "(say no 0)")),
        ]
        for choice in choices:
            with gonu.PlayerServer(lambda state, *_: choice(state), 0) as server:
                server.answer(START.format("m1"))
                self.assertEqual("(say no 0)", server.answer("(PLAY m1 NIL)"))


def send(server: gonu.PlayerServer, rest: str) -> str:
    """The first line of the answer to a POST, of which this is what follows its first line."""
    with socket.create_connection(("127.0.0.1", server.port), 10) as connection:
        connection.sendall(f"POST / HTTP/1.0\r\n{rest}".encode())
        with connection.makefile() as answer:
            return answer.readline()


def playing(server: gonu.PlayerServer) -> _Match:
    match = server._match
    assert match is not None
    return match


def wait_for(condition: Callable[[], bool]) -> None:
    end = time.monotonic() + 10
    while not condition():
        if time.monotonic() > end:
            raise AssertionError("it takes too long")
        time.sleep(0.01)


if __name__ == "__main__":
    unittest.main()
