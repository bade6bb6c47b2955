"""Games, and how they are loaded."""

from __future__ import annotations

import math
import os
from typing import Optional, Sequence

from .bridge import Bridge, default_bridge
from .state import State
from .vocabulary import Vocabulary


class Game(Vocabulary):
    """A game whose rules are a sheet in GDL; made by :func:`load`."""

    def initial_state(self) -> State:
        """The state in which a match starts."""
        return self.state()

    def state(self, facts: Optional[Sequence[str]] = None) -> State:
        """The state in which exactly these facts hold; the initial one by default."""
        told = self.bridge.ask("state", game=self.number, facts=facts)
        return State(self, told)


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
    own = bridge or (Bridge(jar) if jar is not None else default_bridge())
    text = os.fspath(game)
    is_text = "(" in text and not os.path.exists(text)
    loaded = own.ask(
        "load",
        text=text if is_text else None,
        name=None if is_text else _place(text),
        caseSensitive=case_sensitive,
    )
    return Game(own, loaded, circuit_seconds)


def _place(name: str) -> str:
    # The process may have been started in another folder.
    return os.path.abspath(name) if os.path.isfile(name) else name
