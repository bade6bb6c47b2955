"""The process of Gonu: where it is found, how it fails, how it ends."""

import gc
import os
import pathlib
import signal
import subprocess
import sys
import tempfile
import time
import unittest
from types import FrameType
from typing import Callable, Dict, Iterator, Optional, Tuple
from unittest import mock

import numpy as np

import gonu
from gonu import launch

_POSIX = os.name != "nt"


def is_alive(pid: int) -> bool:
    """True for a process that runs, not for one that has ended and waits to be noticed."""
    try:
        stat = pathlib.Path(f"/proc/{pid}/stat").read_text()
    except OSError:
        return False
    return stat.rpartition(")")[2].split()[0] != "Z"


def ends_within(pid: int, seconds: float) -> bool:
    end = time.monotonic() + seconds
    while is_alive(pid):
        if time.monotonic() > end:
            return False
        time.sleep(0.02)
    return True


class LaunchTest(unittest.TestCase):
    def setUp(self) -> None:
        folder = tempfile.TemporaryDirectory()
        self.addCleanup(folder.cleanup)
        self.folder = pathlib.Path(folder.name)

    def environment(self, **given: Optional[str]) -> "mock._patch_dict":
        kept: Dict[str, str] = {
            name: value
            for name, value in os.environ.items()
            if name not in ("GONU_JAR", "JAVA_HOME")
        }
        kept.update({name: value for name, value in given.items() if value is not None})
        return mock.patch.dict(os.environ, kept, clear=True)

    def script(self, name: str, text: str) -> pathlib.Path:
        path = self.folder / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text("#!/bin/sh\n" + text)
        path.chmod(0o755)
        return path

    def test_no_java_is_told(self) -> None:
        jar = self.folder / "gonu.jar"
        jar.touch()
        with self.environment(PATH=str(self.folder)):
            with self.assertRaises(gonu.JavaNotFound) as raised:
                gonu.Bridge(jar)
        self.assertIn("install Java 17", raised.exception.help)

    def test_java_home_without_java_is_told(self) -> None:
        jar = self.folder / "gonu.jar"
        jar.touch()
        with self.environment(JAVA_HOME=str(self.folder)):
            with self.assertRaises(gonu.JavaNotFound) as raised:
                gonu.Bridge(jar)
        self.assertIn(str(self.folder), raised.exception.message)

    def test_no_jar_is_told(self) -> None:
        with self.assertRaises(gonu.JarNotFound):
            gonu.load("chess", jar=self.folder / "none.jar")
        with self.environment(GONU_JAR=str(self.folder / "none.jar")):
            with self.assertRaises(gonu.JarNotFound) as raised:
                launch.bridge_command()
        self.assertIn("GONU_JAR", raised.exception.message)
        with self.environment(PATH=str(self.folder)):
            with mock.patch.object(launch, "_BESIDE", self.folder / "none.jar"):
                with self.assertRaises(gonu.JarNotFound):
                    launch.bridge_command()

    @unittest.skipUnless(_POSIX, "scripts of the shell")
    def test_gonu_on_the_path_and_jar_beside_are_found(self) -> None:
        launcher = self.script("bin/gonu", "")
        self.script("bin/java", "")
        no_options = {"JDK_JAVA_OPTIONS": "", "_JAVA_OPTIONS": "", "JAVA_TOOL_OPTIONS": "-Xmx1g"}
        with self.environment(PATH=str(launcher.parent), **no_options):
            self.assertEqual([str(launcher)], launch.bridge_command())
            launcher.unlink()
            jar = self.folder / "gonu.jar"
            jar.touch()
            with mock.patch.object(launch, "_BESIDE", jar):
                self.assertEqual(str(jar), launch.bridge_command()[-1])
                self.assertIn("-XX:+UseG1GC", launch.bridge_command())
                self.assertIn("-XX:CompileCommand=quiet", launch.bridge_command())
                with self.environment(JAVA_TOOL_OPTIONS="-Xmx1g -XX:+UseSerialGC"):
                    self.assertNotIn("-XX:+UseG1GC", launch.bridge_command())

    @unittest.skipUnless(_POSIX, "scripts of the shell")
    def test_old_java_is_told(self) -> None:
        self.script(
            "bin/java",
            "echo 'Exception in thread \"main\" java.lang.UnsupportedClassVersionError: org/gonu'"
            " >&2; exit 1\n",
        )
        jar = self.folder / "gonu.jar"
        jar.touch()
        with self.environment(JAVA_HOME=str(self.folder)):
            with self.assertRaises(gonu.JavaVersionError) as raised:
                gonu.Bridge(jar)
        self.assertIn("Java 17", raised.exception.help)

    @unittest.skipUnless(_POSIX, "scripts of the shell")
    def test_program_that_fails_or_says_something_else_is_told(self) -> None:
        jar = self.folder / "gonu.jar"
        jar.touch()
        for text, told in (
            ("echo broken jar >&2; exit 3", "code 3: broken jar"),
            ("echo usage of something else; cat", "it says: usage of something else"),
        ):
            self.script("bin/java", text + "\n")
            with self.environment(JAVA_HOME=str(self.folder)):
                with self.assertRaises(gonu.ProcessDied) as raised:
                    gonu.Bridge(jar)
            self.assertIn(told, raised.exception.message)
            self.assertIn("gonu.jar of this package's release", raised.exception.help)

    @unittest.skipUnless(_POSIX, "scripts of the shell")
    def test_java_without_vectors_plays_and_ends_with_its_bridge(self) -> None:
        self.script(
            "bin/java",
            'case "$*" in *incubator*)'
            " echo 'FindException: Module jdk.incubator.vector not found' >&2; exit 1 ;; esac\n"
            f'exec "{launch.java_command()}" "$@"\n',
        )
        jar = os.environ.get("GONU_JAR") or str(launch._BESIDE)
        with self.environment(JAVA_HOME=str(self.folder)):
            bridge = gonu.Bridge(jar)
        self.assertEqual(1, bridge.hello["protocol"])
        pid = bridge.pid
        bridge.close()
        self.assertTrue(ends_within(pid, 5))


class EndTest(unittest.TestCase):
    def test_killed_process_is_told_and_the_next_game_has_a_new_one(self) -> None:
        game = gonu.load("tic-tac-toe")
        os.kill(game.bridge.pid, signal.SIGKILL if _POSIX else signal.SIGTERM)
        with self.assertRaises(gonu.ProcessDied) as raised:
            game.initial_state()
        self.assertIn("load the game again", raised.exception.help)
        with self.assertRaises(gonu.ProcessDied):
            game.initial_state()
        self.assertEqual(2, len(gonu.load("tic-tac-toe").roles))

    def test_what_a_killed_process_had_can_be_closed(self) -> None:
        game = gonu.load("tic-tac-toe")
        env = gonu.VectorEnv(game, 2)
        os.kill(game.bridge.pid, signal.SIGKILL if _POSIX else signal.SIGTERM)
        env.close()
        game.close()

    def test_timeout_of_a_handler_of_signals_leaves_the_bridge_usable(self) -> None:
        game = gonu.load("tic-tac-toe")
        with mock.patch("gonu.bridge.os.read", side_effect=TimeoutError("the user's")):
            with self.assertRaisesRegex(TimeoutError, "the user's"):
                game.initial_state()
        self.assertEqual(0, game.initial_state().current_player())

    def test_path_beyond_ascii_is_read_in_any_locale(self) -> None:
        with tempfile.TemporaryDirectory() as folder:
            path = pathlib.Path(folder, "spi\u00e9l \u265e.kif")
            path.write_text("(role a) (legal a go) (init x) (next x) (goal a 1) (terminal)")
            broken = pathlib.Path(folder, "br\u00fcche.kif")
            broken.write_text("(role a")
            with mock.patch.dict(os.environ, {"LC_ALL": "C"}):
                bridge = gonu.Bridge()
            self.addCleanup(bridge.close)
            self.assertEqual(["a"], gonu.load(path, bridge=bridge).roles)
            with self.assertRaisesRegex(gonu.SheetError, "br\u00fcche.kif:1:1: error"):
                gonu.load(broken, bridge=bridge)

    def test_missing_file_with_parentheses_is_told_as_a_file(self) -> None:
        for name in ("none (1).kif", pathlib.Path("none (1)")):
            with self.assertRaisesRegex(gonu.SheetError, "there is no file"):
                gonu.load(name)

    def test_games_that_nobody_uses_are_forgotten(self) -> None:
        for _ in range(300):
            gonu.load("(role a) (legal a go) (init x) (next x) (goal a 1) (terminal)")
            gc.collect(0)
        game = gonu.load("tic-tac-toe")
        for _ in range(300):
            gonu.VectorEnv(game, 1)
            gc.collect(0)

    @unittest.skipUnless(sys.platform.startswith("linux"), "looks into /proc")
    def test_python_that_exits_or_is_killed_leaves_no_process(self) -> None:
        search = "gonu.search(gonu.load('breakthrough').initial_state(), seconds=600)"
        ways = {"exit": "gonu.VectorEnv(gonu.load('tic-tac-toe'), 100)", "search": search}
        running = {way: self.python(script) for way, script in ways.items()}
        for way, (python, pid) in running.items():
            with python:
                if way == "search":
                    time.sleep(0.5)
                    self.assertTrue(is_alive(pid))
                    python.kill()
                python.wait()
            self.assertTrue(ends_within(pid, 10), way)

    def python(self, script: str) -> "Tuple[subprocess.Popen[bytes], int]":
        """Another Python, with the number of its process of Gonu."""
        start = "import gonu; print(gonu.bridge.default_bridge().pid, flush=True)\n"
        python = subprocess.Popen(
            [sys.executable, "-c", start + script], stdout=subprocess.PIPE, env=environment()
        )
        assert python.stdout is not None
        return python, int(python.stdout.readline())

    @unittest.skipUnless(hasattr(os, "fork"), "no fork")
    def test_forked_process_is_refused(self) -> None:
        game = gonu.load("tic-tac-toe")
        child = os.fork()
        if child == 0:
            code = 1
            try:
                game.initial_state()
            except gonu.GonuError as fault:
                code = 0 if "another process" in str(fault) else 2
            finally:
                os._exit(code)
        self.assertEqual(0, os.waitpid(child, 0)[1])

    def test_interrupted_request_leaves_the_bridge_usable(self) -> None:
        game = gonu.load("tic-tac-toe")
        number = game.bridge._last + 1
        with mock.patch.object(game.bridge, "_fill", side_effect=KeyboardInterrupt):
            with self.assertRaises(KeyboardInterrupt):
                game.initial_state()
        self.assertEqual(number, game.bridge._last)
        self.assertEqual(0, game.initial_state().current_player())

    def test_interrupt_at_any_call_leaves_the_bridge_usable(self) -> None:
        game = gonu.load("tic-tac-toe")
        pid = game.bridge.pid

        def play() -> None:
            self.assertEqual(8, len(game.initial_state().child(0).legal_actions()))

        for _ in interrupted(play):
            play()
        self.assertEqual(pid, gonu.bridge.default_bridge().pid)

    def test_interrupt_at_any_call_of_a_step_is_known_to_what_follows(self) -> None:
        for shared in (True, False):
            env = gonu.VectorEnv(gonu.load("tic-tac-toe"), 2000, shared=shared)
            for _ in interrupted(env.step):
                moves, phase = env.totals["moves"], env.phase
                env.reset()
                self.assertEqual((0, 0), (env.totals["moves"], env.phase))
                self.assertIn((moves, phase), [(0, 0), (2000, 1)])
                self.assertEqual(9 * 2000, np.count_nonzero(env.legal(0)))

    def test_line_that_cannot_be_read_is_told(self) -> None:
        bridge = gonu.load("tic-tac-toe").bridge
        with mock.patch.object(gonu.bridge, "_line", return_value=b"no JSON\n"):
            with self.assertRaises(gonu.GonuError) as raised:
                bridge.ask("hello", protocol=1)
        self.assertEqual("malformed", raised.exception.code)
        with self.assertRaises(gonu.GonuError) as raised:
            gonu.load("(role " + "a" * (17 << 20) + ")")
        self.assertEqual("line-too-long", raised.exception.code)
        self.assertEqual(1, bridge.ask("hello", protocol=1)["protocol"])


def interrupted(action: Callable[[], None]) -> Iterator[int]:
    """Interrupts an action at its first call, then at its second one, until it is not reached."""
    number = 0
    while True:
        number += 1
        left = number

        def count(frame: FrameType, event: str, argument: object) -> None:
            nonlocal left
            is_ours = frame.f_code.co_filename in (gonu.bridge.__file__, gonu.vector.__file__)
            if is_ours and event in ("call", "c_return"):
                left -= 1
                if left == 0:
                    raise KeyboardInterrupt

        sys.setprofile(count)
        try:
            action()
        except KeyboardInterrupt:
            pass
        finally:
            sys.setprofile(None)
        yield number
        if left > 0:
            return


def environment() -> Dict[str, str]:
    package = str(pathlib.Path(__file__).resolve().parents[1])
    return {**os.environ, "PYTHONPATH": package}


if __name__ == "__main__":
    unittest.main()
