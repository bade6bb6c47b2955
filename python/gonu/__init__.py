"""Games written in GDL, the Game Description Language, for Python.

>>> import gonu
>>> game = gonu.load("breakthrough")
>>> state = game.initial_state()
>>> gonu.search(state, seconds=1).move
"""

from .analysis import Candidate, SearchResult, search
from .bridge import Bridge
from .errors import (
    BadArgument,
    GonuError,
    IllegalMove,
    JarNotFound,
    JavaNotFound,
    JavaVersionError,
    MissingLibrary,
    NoCircuit,
    ProcessDied,
    RulesBreakDown,
    SheetError,
)
from .game import Game, load
from .player import PlayerServer, play_player
from .state import CHANCE, SIMULTANEOUS, TERMINAL, Explanation, State
from .vector import RANDOM, VectorEnv
from .vocabulary import Vocabulary

__version__ = "0.1.0"

__all__ = [
    "BadArgument",
    "Bridge",
    "CHANCE",
    "Candidate",
    "Explanation",
    "Game",
    "GonuError",
    "IllegalMove",
    "JarNotFound",
    "JavaNotFound",
    "JavaVersionError",
    "MissingLibrary",
    "NoCircuit",
    "PlayerServer",
    "ProcessDied",
    "RANDOM",
    "RulesBreakDown",
    "SIMULTANEOUS",
    "SearchResult",
    "SheetError",
    "State",
    "TERMINAL",
    "VectorEnv",
    "Vocabulary",
    "load",
    "play_player",
    "search",
]
