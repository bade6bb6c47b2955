"""Games, and how they are loaded."""

from __future__ import annotations

import math
import os
from pathlib import Path
from typing import Dict, Optional, Sequence

from .bridge import Bridge, default_bridge
from .state import State
from .vocabulary import Vocabulary


class Game(Vocabulary):
    """A game whose rules are a sheet in GDL; made by :func:`load`."""

    def initial_state(self) -> State:
        """The state in which a match starts."""
        return self.state()

    def state(
        self, facts: Optional[Sequence[str]] = None, pending: Optional[Sequence[str]] = None
    ) -> State:
        """The state in which exactly these facts hold; the initial one by default.

        ``pending`` are moves of all roles where chance is still to move after them, as in
        :meth:`State.to_json`.
        """
        state = State(self, self.bridge.ask("state", game=self.number, facts=facts))
        if pending is not None:
            state.wait_for_chance(pending)
        return state


def load(
    game: "os.PathLike[str] | str",
    *,
    jar: "Optional[os.PathLike[str] | str]" = None,
    bridge: Optional[Bridge] = None,
    circuit_seconds: float = 30,
    case_sensitive: bool = False,
) -> Game:
    """Loads a game.

    ``game`` is the name of a game of the library, the path of a rule sheet, or the text of one,
    which is known by its parentheses. ``jar`` names the program, in a process of its own; else all
    games share one process. ``circuit_seconds`` is how long the circuit of the game is waited for
    when it is needed. Raises :class:`SheetError` if the sheet is missing or has errors.
    """
    if not math.isfinite(circuit_seconds):
        raise ValueError(f"circuit_seconds is {circuit_seconds}, but must be a finite number")
    text = os.fsdecode(game)
    if not text.strip():
        raise ValueError("the name of the game is empty")
    is_text = (
        isinstance(game, str)
        and "(" in text
        and not text.endswith(".kif")
        and not os.path.exists(text)
    )
    own = bridge or (Bridge(jar) if jar is not None else default_bridge())
    source = {"text": text} if is_text else _source(text)
    loaded = own.ask("load", caseSensitive=case_sensitive, **source)
    return Game(own, loaded, circuit_seconds, case_sensitive)


def _source(name: str) -> Dict[str, str]:
    """How the process finds a sheet, which it may have to do from another folder."""
    if not os.path.isfile(name):
        return {"name": name}
    path = os.path.abspath(name)
    if path.isascii():
        return {"name": path}
    # In some locales Java cannot open such a path.
    octets = Path(path).read_bytes()
    try:
        text = octets.decode("utf-8-sig")
    except UnicodeDecodeError:
        text = octets.decode("latin-1")
    return {"text": text, "file": path}
