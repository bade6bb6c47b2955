"""The programs of the page, with less time for each move and fewer steps."""

import contextlib
import io
import pathlib
import re
import unittest
from typing import Any, Dict, Set

import gonu

PAGE = pathlib.Path(__file__).resolve().parents[2] / "src/site/markdown/python.md"


class PageTest(unittest.TestCase):
    def test_programs_of_the_page_run(self) -> None:
        programs = re.findall(r"```python\n(.*?)```", PAGE.read_text(encoding="utf-8"), re.DOTALL)
        self.assertEqual(3, len(programs))
        names: Dict[str, Any] = {}
        for program in programs[:2]:
            program = program.replace("breakthrough", "tic-tac-toe")
            program = program.replace("seconds=1", "seconds=0.05")
            program = program.replace("range(1000)", "range(3)")
            with contextlib.redirect_stdout(io.StringIO()):
                exec(compile(program, str(PAGE), "exec"), names)
        self.assertTrue(names["state"].is_terminal())
        self.assertEqual((4096,), names["env"].active.shape)
        names["env"].close()

    def test_page_names_all_that_is_public(self) -> None:
        page = PAGE.read_text(encoding="utf-8")
        spans = re.findall(r"`[^`\n]+`", page)
        named: Set[str] = {word for span in spans for word in re.findall(r"\w+", span)}
        public = set(gonu.__all__)
        for each in (gonu.Game, gonu.State, gonu.VectorEnv, gonu.PlayerServer):
            public |= {name for name in dir(each) if not name.startswith("_")}
        self.assertEqual(set(), public - named)


if __name__ == "__main__":
    unittest.main()
