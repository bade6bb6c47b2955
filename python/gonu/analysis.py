"""Searches of single states, by the player of Gonu."""

from __future__ import annotations

from dataclasses import dataclass
from typing import List, Optional

from .state import CHANCE, SIMULTANEOUS, TERMINAL, State


@dataclass(frozen=True)
class Candidate:
    """A move that a search has looked at; values and bounds are goal points, 0 to 100.

    ``probability`` tells how often a mixed strategy plays the move, from 0 to 1. It is None where
    the role should not mix its moves, or where no such strategy is known.
    """

    move: str
    visits: int
    value: float
    lowest: int
    highest: int
    probability: Optional[float] = None


@dataclass(frozen=True)
class SearchResult:
    """What a search has found for the player to move (for the first with a choice, if several).

    ``values`` has the expected goal points of each role; ``moves`` the best move of each role. If
    the time was too short for any finding, ``move`` is the first legal one, and lists are empty.
    """

    move: str
    action: int
    values: List[float]
    moves: List[Optional[str]]
    proved: bool
    playouts: int
    candidates: List[Candidate]
    line: List[List[str]]


def search(state: State, seconds: float = 1, player: str = "mcts") -> SearchResult:
    """Searches a state by the player of Gonu.

    ``player`` has its settings as on the command line: ``"mcts:threads=1,playouts=10000"``.
    """
    game = state.game
    current = state.current_player()
    if current == TERMINAL:
        raise ValueError("the match is over, there is nothing to search")
    if current == CHANCE:
        raise ValueError("chance is to move, there is nothing to choose")
    told = game.bridge.ask(
        "search", game=game.number, facts=state.facts, seconds=seconds, player=player
    )
    role = state.deciding_roles()[0] if current == SIMULTANEOUS else game.player_roles[current]
    own = told["roles"][role]
    if own is None:
        first = state.legal_moves(role)[0]
        return SearchResult(first, game._action(role, first), [], [], False, 0, [], [])
    return SearchResult(
        move=own["move"],
        action=game._action(role, own["move"]),
        values=own["values"],
        moves=[each and each["move"] for each in told["roles"]],
        proved=own["proved"],
        playouts=told["playouts"],
        candidates=[Candidate(**each) for each in own["candidates"]],
        line=own["line"],
    )
