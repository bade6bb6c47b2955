"""Thousands of matches side by side, as NumPy arrays."""

from __future__ import annotations

import mmap
import operator
import os
import tempfile
import weakref
from typing import (
    TYPE_CHECKING,
    Any,
    Callable,
    Dict,
    List,
    Mapping,
    NoReturn,
    Optional,
    Sequence,
    SupportsIndex,
    Tuple,
    Union,
)

import numpy as np

from .errors import GonuError, IllegalMove
from .game import Game

#: In place of a move: one of the legal moves, each as likely as the others.
RANDOM = -1

if TYPE_CHECKING:
    Array = np.ndarray[Any, np.dtype[Any]]
Actions = Union["np.ndarray[Any, np.dtype[Any]]", Sequence[int], Mapping[int, Any]]


class VectorEnv:
    """``n`` matches of a game, stepped together.

    All matches are in the same phase: in a game of turns it is the same role's turn in all of them
    (:attr:`deciding`). A match that has ended keeps its last state; the next step ignores its moves
    and begins it anew. In a game of turns it begins when the turn of the first role has come, one
    or two steps after its end; ``active`` tells which matches have made a move.

    The arrays are views of memory that the next call overwrites: copy what is to stay. The same
    seed and the same calls give the same matches, on machines whose vectors are equally long.

    A step that is interrupted from the keyboard may be made all the same. What is asked for next,
    the arrays excepted, waits for its end and knows of it.
    """

    def __init__(
        self,
        game: Game,
        n: SupportsIndex,
        seed: SupportsIndex = 0,
        *,
        observations: bool = True,
        legal: bool = True,
        shared: bool = True,
    ) -> None:
        """Begins ``n`` matches.

        The circuit of the game is waited for, for a minute at most. Raises :class:`NoCircuit` if
        there is none, or if moves of the game were numbered before it was made.

        ``observations`` and ``legal`` can be False to leave out what is not needed: it is faster.
        ``shared`` is False to send arrays through the stream in place of shared memory.
        """
        self.game = game
        self.num_envs = operator.index(n)
        game._check_unnumbered()
        self._file = _SharedFile() if shared else None
        try:
            told, data = self._open(operator.index(seed))
        except GonuError as fault:
            if fault.code != "file":
                raise
            self._file = None
            told, data = self._open(operator.index(seed))
        self._lanes = int(told["lanes"])
        #: By phase the roles that may have a choice, chance included.
        self.choosers: List[List[int]] = told["choosers"]
        self._end = weakref.finalize(self, game.bridge.later, "close", lanes=self._lanes)
        game._take_circuit()
        self._regions: Dict[str, Any] = {}
        memory = self._memory(told["regions"])
        for region in told["regions"]:
            self._regions[region["name"]] = np.ndarray(
                region["shape"], region["dtype"], buffer=memory, offset=region["offset"]
            )
        self._moves = self._regions["moves"]
        self._fetch = ["goals", "status", "moved"]
        if observations:
            self._fetch.append("states")
        if legal:
            self._fetch += [f"legal.{role}" for role in range(len(game.roles))]
        self._has_states = observations
        self._has_legal = legal
        self._missed_answer = False
        self._told(told, data)

    def _open(self, seed: int) -> Tuple[Dict[str, Any], bytes]:
        return self.game.bridge.ask_bytes(
            "lanes",
            b"",
            game=self.game.number,
            size=self.num_envs,
            seed=seed,
            file=self._file.name if self._file else None,
        )

    def _memory(self, regions: Sequence[Mapping[str, Any]]) -> Any:
        size = max(region["offset"] + region["bytes"] for region in regions)
        return self._file.map(size) if self._file else bytearray(size)

    def _told(self, told: Mapping[str, Any], data: bytes) -> None:
        self._phase = int(told["phase"])
        self._totals = {name: told[name] for name in ("moves", "ended", "broken", "goals")}
        at = 0
        if data:
            for name in told["fetched"]:
                region = self._regions[name]
                region[...] = np.frombuffer(data, region.dtype, region.size, at).reshape(
                    region.shape
                )
                at += region.nbytes
        self._missed_answer = False

    def _catch_up(self) -> None:
        """Asks for what was answered to a request that was interrupted."""
        if self._missed_answer:
            self._told(*self._ask("look", b""))

    @property
    def phase(self) -> int:
        """The number of the phase of all matches."""
        self._catch_up()
        return self._phase

    @property
    def totals(self) -> Dict[str, Any]:
        """Totals since the last reset: joint moves, matches that ended or broke, broken, goals."""
        self._catch_up()
        return self._totals

    @property
    def deciding(self) -> List[int]:
        """The roles that may have a choice now, chance included."""
        return self.choosers[self.phase]

    def _check_open(self) -> None:
        if not self._end.alive:
            raise GonuError("this VectorEnv is closed", "make another one of its game")
        self.game.number

    @property
    def goals(self) -> Array:
        """By role and lane the goal points, 0 to 100; -1 while the match goes on, or if broken."""
        self._check_open()
        goals: Array = self._regions["goals"]
        return goals

    @property
    def active(self) -> Array:
        """By lane True if the last step made a move."""
        self._check_open()
        active: Array = self._regions["moved"].view(np.bool_)
        return active

    @property
    def dones(self) -> Array:
        """By lane True if the match is over."""
        self._check_open()
        self._catch_up()
        status: Array = self._regions["status"] != 0
        return status

    @property
    def broken(self) -> Array:
        """By lane True if the rules broke down: no legal move, or not exactly one goal."""
        self._check_open()
        self._catch_up()
        status: Array = self._regions["status"] == 2
        return status

    @property
    def rewards(self) -> Array:
        """By role and lane the goal from 0 to 1 in the step that has ended a match, else 0."""
        self._catch_up()
        points = np.where(self.active, np.maximum(self.goals, 0), 0)
        rewards: Array = points.astype(np.float32) / 100
        return rewards

    @property
    def states(self) -> Array:
        """By lane and word the bits of the facts that hold: fact i is bit i % 64 of word i // 64."""
        if not self._has_states:
            raise ValueError("this VectorEnv was made with observations=False")
        self._check_open()
        states: Array = self._regions["states"]
        return states

    def observations(self) -> Array:
        """By lane a truth for each fact, in the order of ``game.propositions``."""
        self._catch_up()
        return _bits(self.states, len(self.game.propositions))

    def legal(self, role: Optional[SupportsIndex] = None) -> Array:
        """By lane a truth for each move of a role; all are False where the match is over.

        The role can be left out where only one player may have a choice.
        """
        if not self._has_legal:
            raise ValueError("this VectorEnv was made with legal=False")
        self._check_open()
        which = self._only() if role is None else self._role(role)
        self._catch_up()
        return _bits(self._regions[f"legal.{which}"], len(self.game.moves[which]))

    def _only(self) -> int:
        players = [role for role in self.deciding if role != self.game.chance_role]
        if len(players) == 1:
            return players[0]
        raise ValueError(f"name a role: those with a choice are {players}")

    def _role(self, role: SupportsIndex) -> int:
        number = operator.index(role)
        if not 0 <= number < len(self.game.roles):
            raise ValueError(f"there is no role {role}, but 0 to {len(self.game.roles) - 1}")
        return number

    def sample(self, rng: "np.random.Generator", role: Optional[SupportsIndex] = None) -> Array:
        """By lane the number of a random legal move; RANDOM where there is none."""
        if not hasattr(rng, "random"):
            raise TypeError(f"rng is a numpy.random.Generator, not {rng!r}")
        legal = self.legal(role)
        numbers = np.count_nonzero(legal, axis=1)
        first = np.cumsum(numbers) - numbers
        some = numbers > 0
        drawn = first[some] + (rng.random(np.count_nonzero(some)) * numbers[some]).astype(np.intp)
        chosen: Array = np.full(self.num_envs, RANDOM, dtype=np.int32)
        chosen[some] = np.flatnonzero(legal)[drawn] % legal.shape[1]
        return chosen

    def reset(self, seed: SupportsIndex = 0) -> None:
        """Begins all matches anew."""
        self._told(*self._ask("reset", b"", seed=operator.index(seed)))

    def step(self, actions: Optional[Actions] = None) -> None:
        """Makes one step in all matches.

        ``actions`` are numbers of moves by lane, or RANDOM: of the only player that may have a
        choice, or a dictionary of such arrays by role, or an array by role and lane. Roles that are
        left out move at random, which is how chance moves and how roles move that have one move.
        Raises :class:`IllegalMove`, and changes nothing, if one of the moves is not legal,
        :class:`TypeError` if the moves are not whole numbers, and :class:`ValueError` if there is
        not one for each match.
        """
        self._catch_up()  # A step that is still made reads the memory of moves.
        moves = self._moves
        if isinstance(actions, Mapping):
            moves[...] = RANDOM
            for role, own in actions.items():
                which = self._role(role)
                moves[which] = self._numbers(own, moves[which].shape)
        elif actions is None:
            moves[...] = RANDOM
        else:
            given = np.asarray(actions)
            if given.ndim == 2:
                moves[...] = self._numbers(given, moves.shape)
            else:
                own = self._numbers(given, moves.shape[1:])
                role = self._only()
                moves[...] = RANDOM
                moves[role] = own
        self._told(*self._ask("step", b"" if self._file else moves.tobytes()))

    def _numbers(self, given: Any, shape: Tuple[int, ...]) -> Array:
        """The numbers of moves, of which none is cut to fit into the memory of moves."""
        numbers = np.asarray(given)
        if numbers.dtype.kind not in "iu":
            raise TypeError(f"moves are whole numbers, not {numbers.dtype}")
        if numbers.shape != shape:
            raise ValueError(
                f"moves have the shape {numbers.shape}, but must have {shape}: a move for each match"
                + (" by role" if len(shape) == 2 else "")
            )
        limits = np.iinfo(self._moves.dtype)
        if numbers.dtype.itemsize >= limits.dtype.itemsize:
            # What does not fit is no move. Where the match is over, moves are ignored.
            strange = (numbers < limits.min) | (numbers > limits.max)
            refused = np.argwhere(strange & ~self.dones)
            if len(refused):
                place = tuple(refused[0])
                raise IllegalMove(
                    f"lane {place[-1]}: there is no move {numbers[place]}", "", "illegal-move"
                )
            numbers = np.where(strange, RANDOM, numbers)
        return numbers

    def step_random(self, steps: SupportsIndex) -> None:
        """Makes many random steps at once, as fast as the program can play.

        Here matches that have ended may rest for some steps before they begin anew.
        """
        self._told(*self._ask("random", b"", steps=operator.index(steps)))

    def _ask(self, op: str, data: bytes, **arguments: Any) -> Tuple[Dict[str, Any], bytes]:
        self._check_open()
        missed = self._missed_answer
        self._missed_answer = True  # Until all of the answer is taken: see _told.
        try:
            return self.game.bridge.ask_bytes(
                op, data, lanes=self._lanes, fetch=self._fetch, **arguments
            )
        except GonuError:
            self._missed_answer = missed
            raise

    def close(self) -> None:
        """Frees the memory of the matches in the process of Gonu."""
        if self._end.detach() is not None:
            self.game.bridge.free("close", lanes=self._lanes)

    def __reduce__(self) -> NoReturn:
        raise TypeError("a VectorEnv cannot be copied or pickled: make another one of its seed")


def _bits(words: Array, count: int) -> Array:
    octets = np.ascontiguousarray(words).view(np.uint8)
    bits: Array = np.unpackbits(octets, axis=1, count=count, bitorder="little")
    return bits.view(np.bool_)


class _SharedFile:
    """A file that both processes map into memory, gone from its folder as soon as they have."""

    def __init__(self) -> None:
        folder = "/dev/shm" if os.access("/dev/shm", os.W_OK) else None
        self._handle, self.name = tempfile.mkstemp(prefix="gonu-", dir=folder)
        self._remove: Callable[[], None] = weakref.finalize(self, _remove, self._handle, self.name)

    def map(self, size: int) -> mmap.mmap:
        memory = mmap.mmap(self._handle, size)
        self._remove()
        return memory


def _remove(handle: int, name: str) -> None:
    os.close(handle)
    try:
        os.unlink(name)
    except OSError:
        pass  # A system on which files in use stay; its folder for such files is cleared by itself.
