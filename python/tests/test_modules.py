"""The modules of the package do not import one another in a circle, not even for types."""

import ast
import pathlib
import unittest
from typing import Dict, List, Set

import gonu

_PACKAGE = pathlib.Path(gonu.__file__).resolve().parent


def imports() -> Dict[str, Set[str]]:
    """By module of the package those that it imports anywhere in its text."""
    names = {
        ".".join(["gonu", *path.relative_to(_PACKAGE).with_suffix("").parts]): path
        for path in _PACKAGE.rglob("*.py")
        if path.name != "__init__.py"
    }
    found: Dict[str, Set[str]] = {}
    for name, path in names.items():
        found[name] = set()
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.ImportFrom) and node.level:
                parts = name.split(".")[: -node.level] + (node.module or "").split(".")
                found[name].add(".".join(part for part in parts if part))
    return {name: {each for each in own if each in names} for name, own in found.items()}


class ModulesTest(unittest.TestCase):
    def test_there_is_no_circle(self) -> None:
        left = imports()
        self.assertIn("gonu.bridge", left["gonu.game"])
        while left:
            free: List[str] = [name for name, own in left.items() if not own & left.keys()]
            self.assertTrue(free, f"these import one another: {sorted(left)}")
            for name in free:
                del left[name]


if __name__ == "__main__":
    unittest.main()
