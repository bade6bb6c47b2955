"""Runs the cells of a notebook as one script, with other values of its parameters.

    python3 python/examples/run_notebook.py python/examples/learned_value.ipynb MATCHES=4

Values are literals of Python. They are set after the cell with the tag "parameters".
"""

from __future__ import annotations

import ast
import json
import pathlib
import sys
from typing import Any, Dict


def run(path: pathlib.Path, parameters: Dict[str, Any]) -> None:
    """Runs a notebook; modules that lie beside it can be imported."""
    sys.path.insert(0, str(path.resolve().parent))
    names: Dict[str, Any] = {"__name__": "__main__"}
    for number, cell in enumerate(json.loads(path.read_text(encoding="utf-8"))["cells"]):
        if cell["cell_type"] == "code":
            exec(compile("".join(cell["source"]), f"{path}, cell {number}", "exec"), names)
            if "parameters" in cell["metadata"].get("tags", []):
                names.update(parameters)


if __name__ == "__main__":
    given = [each.partition("=") for each in sys.argv[2:]]
    run(pathlib.Path(sys.argv[1]), {name: ast.literal_eval(text) for name, _, text in given})
