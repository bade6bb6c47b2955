"""The words of a game: its roles, and the numbers of its facts and moves."""

from __future__ import annotations

import operator
import threading
import weakref
from typing import Any, Dict, List, Mapping, Optional, SupportsIndex

from .bridge import Bridge
from .errors import BadArgument, GonuError, NoCircuit
from .terms import among


class Vocabulary:
    """The roles, facts and moves of a game that was loaded, which all of its states share.

    Players are the roles without chance, numbered from 0. The number of a move (an *action*) is its
    place among the moves of its role, the number of a fact its place in an observation.
    """

    def __init__(
        self,
        bridge: Bridge,
        loaded: Mapping[str, Any],
        seconds: float,
        case_sensitive: bool = False,
    ) -> None:
        self.bridge = bridge
        self._case_sensitive = case_sensitive
        self._number = int(loaded["game"])
        self._end = weakref.finalize(self, bridge.later, "forget", game=self._number)
        self.file = str(loaded["file"])
        self.roles: List[str] = list(loaded["roles"])
        chance: List[bool] = list(loaded["chance"])
        #: Findings about the sheet that do not keep the game from being played.
        self.findings: List[Dict[str, Any]] = list(loaded["findings"])
        #: By player the number of its role.
        self.player_roles = [role for role, is_chance in enumerate(chance) if not is_chance]
        #: The number of the role of chance; None if there is none.
        self.chance_role: Optional[int] = chance.index(True) if True in chance else None
        self._seconds = seconds
        self._facts: Optional[List[str]] = None
        self._moves: List[List[str]] = [[] for _ in self.roles]
        self._actions: List[Dict[str, int]] = [{} for _ in self.roles]
        self._fact_numbers: Dict[str, int] = {}
        self._reason = ""
        #: Held while numbers are given to moves: threads may share states.
        self._numbering = threading.RLock()

    def __deepcopy__(self, memo: Dict[int, Any]) -> "Vocabulary":
        # A copy of a state is a state of the same game.
        return self

    def __repr__(self) -> str:
        return f"Game({self.file!r}, roles={self.roles})"

    @property
    def num_players(self) -> int:
        """Number of roles without chance."""
        return len(self.player_roles)

    @property
    def has_circuit(self) -> bool:
        """True if facts and moves have fixed numbers; waits for the circuit at the first call."""
        if self._facts is None and not self._reason:
            with self._numbering:
                if self._facts is None and not self._reason:
                    self._look_for_circuit(self._seconds)
        return self._facts is not None

    def _look_for_circuit(self, seconds: float) -> None:
        told = self.bridge.ask("circuit", game=self.number, seconds=seconds)
        if told["ready"]:
            self._fact_numbers = {fact: i for i, fact in enumerate(told["facts"])}
            self._moves = told["moves"]
            self._actions = [{move: i for i, move in enumerate(own)} for own in self._moves]
            # The last one, since other threads look at it without waiting.
            self._facts = told["facts"]
        else:
            self._reason = told["reason"]

    def _check_unnumbered(self) -> None:
        """Refuses the numbers of a circuit where moves have got other ones, which may be in use."""
        if self._facts is None and any(self._moves):
            raise NoCircuit(
                f"moves of {self.file} were numbered before its circuit was made, and the circuit"
                " numbers them in another way",
                "load the game again: give more circuit_seconds to gonu.load, or make the VectorEnv"
                " before states are asked for numbers of moves",
            )

    def _take_circuit(self) -> None:
        """Takes the numbers of a circuit that was made after it had been looked for."""
        with self._numbering:
            self._check_unnumbered()
            if self._facts is None:
                self._look_for_circuit(0)

    @property
    def propositions(self) -> List[str]:
        """The facts that can ever hold, in the order of the bits of observations."""
        if not self.has_circuit:
            raise NoCircuit(
                f"the facts of {self.file} are not numbered: {self._reason}",
                "use State.facts, or give more circuit_seconds to gonu.load",
            )
        assert self._facts is not None
        return self._facts

    @property
    def fact_numbers(self) -> Mapping[str, int]:
        """The number of each fact."""
        self.propositions
        return self._fact_numbers

    @property
    def moves(self) -> List[List[str]]:
        """By role its moves by their numbers; of a game without a circuit, those met so far."""
        self.has_circuit
        return self._moves

    def num_distinct_actions(self) -> int:
        """Number of moves of the role that has the most."""
        self.propositions
        return max(len(own) for own in self._moves)

    def action(self, role: SupportsIndex, move: str) -> int:
        """The number of a move, whose blanks do not count, nor its case unless the game was loaded
        with ``case_sensitive``.

        Raises :class:`BadArgument` if the role has no such move; of a game without a circuit, if
        none of its states has told such a legal move.
        """
        known = self.has_circuit
        which = self._role(role)
        if not isinstance(move, str):
            raise TypeError(f"the term of a move is a text, not {move!r}")
        own = self._actions[which]
        meant = among(move, own, self._case_sensitive)
        if meant is None:
            raise BadArgument(
                f"{self.roles[which]} has no move {move!r}",
                f"its moves are in moves[{which}]"
                + ("" if known else ", where those are that states have told so far"),
                "bad-argument",
            )
        return own[meant]

    def _action(self, role: int, move: str) -> int:
        """The number of a legal move as states write it, which gets one where it has none."""
        self.has_circuit
        number = self._actions[role].get(move)
        if number is None:
            with self._numbering:
                own = self._actions[role]
                number = own.get(move)
                if number is None:
                    number = len(own)
                    self._moves[role].append(move)
                    own[move] = number
        return number

    def _role(self, role: SupportsIndex) -> int:
        number = operator.index(role)
        if not 0 <= number < len(self.roles):
            raise ValueError(f"there is no role {role}, but 0 to {len(self.roles) - 1}")
        return number

    @property
    def number(self) -> int:
        """Names the game in requests to the bridge."""
        if not self._end.alive:
            raise GonuError(f"the game {self.file} is closed", "load it again")
        return self._number

    def close(self) -> None:
        """Frees the memory of the game in the process of Gonu."""
        if self._end.detach() is not None:
            self.bridge.free("forget", game=self._number)
