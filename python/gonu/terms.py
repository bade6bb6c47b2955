"""Moves that are written as terms."""

from __future__ import annotations

import re
from typing import Collection, List, Optional


def among(move: str, moves: Collection[str], case_sensitive: bool = False) -> Optional[str]:
    """The one of some moves that a text means, whatever its blanks are and its case, unless that
    counts."""
    if move in moves:
        return move
    meant = _signs(move, case_sensitive)
    # A list of its own, since another thread may add a move.
    return next((each for each in list(moves) if _signs(each, case_sensitive) == meant), None)


def _signs(term: str, case_sensitive: bool) -> List[str]:
    return re.findall(r"[()]|[^()\s]+", term if case_sensitive else term.lower())
