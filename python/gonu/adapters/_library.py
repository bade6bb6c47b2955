"""Imports of libraries that need not be there."""

from __future__ import annotations

import importlib
from typing import Any

from ..errors import MissingLibrary


def library(name: str) -> Any:
    """The module of a library."""
    try:
        return importlib.import_module(name)
    except ImportError as missing:
        root = name.split(".")[0]
        raise MissingLibrary(
            f"the library '{root}' is not installed", f"pip install {root}"
        ) from missing
