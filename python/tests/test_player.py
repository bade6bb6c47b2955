"""A Python function as a player, against a referee in a process of its own."""

import contextlib
import io
import subprocess
import tempfile
import unittest
import urllib.request
from typing import List

import gonu
from gonu import launch
from gonu.player import parts


class PlayerTest(unittest.TestCase):
    def test_lists_fall_into_parts(self) -> None:
        self.assertEqual(["a", "(b (c) d)", "e"], parts("(a (b (c) d) ; no (\n e)"))
        self.assertEqual([], parts("( )"))
        with self.assertRaises(ValueError):
            parts("(a (b)")

    def test_gonu_match_plays_against_a_function(self) -> None:
        seen: List[int] = []

        def last_legal(state: gonu.State, role: int, seconds: float) -> int:
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
        with gonu.PlayerServer(lambda state, role, seconds: 0, 0, name="silent") as server:

            def ask(message: str) -> str:
                with urllib.request.urlopen(server.url, message.encode()) as answer:
                    return str(answer.read().decode())

            self.assertEqual("((name silent) (status available))", ask("(INFO)"))
            self.assertEqual("ready", ask("(PLAY nothing NIL)"))
            with contextlib.redirect_stderr(io.StringIO()) as errors:
                self.assertEqual("error", ask("(START m1 x ((role y)) 5 5)"))
                self.assertEqual("error", ask("(START"))
            self.assertIn("no fact or rule defines 'legal'", errors.getvalue())


if __name__ == "__main__":
    unittest.main()
