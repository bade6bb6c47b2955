"""Single states, in the manner of OpenSpiel."""

from __future__ import annotations

import copy
import json
import operator
from dataclasses import dataclass
from typing import (
    TYPE_CHECKING,
    Any,
    Dict,
    List,
    Mapping,
    Optional,
    Sequence,
    SupportsIndex,
    Tuple,
    Union,
)

import numpy as np

from .errors import BadArgument, IllegalMove, RulesBreakDown
from .vocabulary import Vocabulary

#: The current player where chance is to move.
CHANCE = -1
#: The current player where several players move at once.
SIMULTANEOUS = -2
#: The current player where the match is over.
TERMINAL = -4

Action = Union[SupportsIndex, str]

if TYPE_CHECKING:
    Bits = np.ndarray[Any, np.dtype[np.bool_]]


@dataclass(frozen=True)
class Explanation:
    """Why an atom holds, or why not: as text for people, and as a tree."""

    holds: bool
    text: str
    tree: Dict[str, Any]

    def __str__(self) -> str:
        return self.text


class State:
    """A state of a game. Moves are given by their numbers, or by their terms.

    Every role moves in every step of GDL; here a player who has only one move while another one has
    a choice makes it by itself. If several players have a choice, they move by
    :meth:`apply_actions`. If chance has a choice beside a player, it moves after the player.
    """

    def __init__(self, game: Vocabulary, told: Mapping[str, Any]) -> None:
        self.game = game
        self._told = told
        #: The joint move so far where chance is still to move.
        self._pending: Optional[List[str]] = None

    # What holds

    @property
    def facts(self) -> List[str]:
        """The facts that hold, in canonical order."""
        return list(self._told["facts"])

    def is_terminal(self) -> bool:
        """True if the match is over."""
        return bool(self._told["terminal"])

    def goals(self) -> Dict[str, int]:
        """By the name of each role its goal points, 0 to 100; empty unless the match is over."""
        return dict(zip(self.game.roles, self._told["goals"]))

    def returns(self) -> List[float]:
        """By the number of a player its goal, from 0 to 1; zeros unless the match is over."""
        if not self.is_terminal():
            return [0.0] * self.game.num_players
        return [self._told["goals"][role] / 100 for role in self.game.player_roles]

    def rewards(self) -> List[float]:
        """The same: what the last move has brought."""
        return self.returns()

    # Who moves

    def current_player(self) -> int:
        """The number of the player to move, or CHANCE, SIMULTANEOUS or TERMINAL.

        If nobody has a choice, it is the player whose only move has arguments, such as ``(drop 3)``
        beside ``noop``; else the first one.
        """
        if self.is_terminal():
            return TERMINAL
        if self._pending is not None:
            return CHANCE
        deciding = self.deciding_roles()
        if len(deciding) > 1:
            return SIMULTANEOUS
        if deciding:
            return self.game.player_roles.index(deciding[0])
        if self._chance_decides():
            return CHANCE
        for player, role in enumerate(self.game.player_roles):
            if self._told["legal"][role][0].startswith("("):
                return player
        return 0 if self.game.player_roles else CHANCE

    def deciding_roles(self) -> List[int]:
        """The numbers of the roles that have a choice, without chance."""
        return [role for role in self.game.player_roles if len(self._told["legal"][role]) > 1]

    def is_chance_node(self) -> bool:
        """True if chance is to move."""
        return self.current_player() == CHANCE

    def is_simultaneous_node(self) -> bool:
        """True if several players move at once."""
        return self.current_player() == SIMULTANEOUS

    def _chance_decides(self) -> bool:
        role = self.game.chance_role
        return role is not None and len(self._told["legal"][role]) > 1

    # Moves

    def legal_moves(self, role: int) -> List[str]:
        """The terms of the legal moves of a role, chance included; none if the match is over."""
        return list(self._told["legal"][self.game._role(role)])

    def legal_actions(self, player: Optional[int] = None) -> List[int]:
        """The numbers of the legal moves of a player, or of the one to move; of others, none."""
        current = self.current_player()
        if player is None:
            if current == SIMULTANEOUS:
                raise ValueError("several players move: name one, as in legal_actions(0)")
            player = current
        elif player not in (CHANCE, current):
            self._role(player)
        if current == TERMINAL or (player != current and current != SIMULTANEOUS):
            return []
        role = self._role(player)
        return [self.game._action(role, move) for move in self._told["legal"][role]]

    def legal_actions_mask(self, player: Optional[int] = None) -> Bits:
        """The same as an array of truths with an element for each move of the role."""
        legal = self.legal_actions(player)
        current = self.current_player() if player is None else player
        size = 0 if current == TERMINAL else len(self.game.moves[self._role(current)])
        mask = np.zeros(size, dtype=np.bool_)
        mask[legal] = True
        return mask

    def chance_outcomes(self) -> List[Tuple[int, float]]:
        """Where chance moves: its moves by their numbers, with their probabilities."""
        actions = self.legal_actions(CHANCE)
        return [(action, 1 / len(actions)) for action in actions]

    def action_to_string(self, player: int, action: SupportsIndex) -> str:
        """The term of a move. Raises :class:`BadArgument` if there is none of this number."""
        role = self._role(player)
        moves = self.game.moves[role]
        number = operator.index(action)
        if not 0 <= number < len(moves):
            raise BadArgument(
                f"{self.game.roles[role]} has no move {number}",
                f"its moves are the {len(moves)} in game.moves[{role}]",
                "bad-argument",
            )
        return moves[number]

    def string_to_action(self, player: int, move: str) -> int:
        """The number of a move, as :meth:`Game.action` tells it."""
        role = self._role(player)
        if not self.game.has_circuit:
            for legal in self._told["legal"][role]:
                self.game._action(role, legal)
        return self.game.action(role, move)

    def _role(self, player: int) -> int:
        if player == CHANCE and self.game.chance_role is not None:
            return self.game.chance_role
        if 0 <= player < self.game.num_players:
            return self.game.player_roles[player]
        raise ValueError(f"there is no player {player}, but 0 to {self.game.num_players - 1}")

    # Steps

    def apply_action(self, action: Action) -> None:
        """Makes a move of the player to move, or of chance."""
        player = self.current_player()
        if player == TERMINAL:
            raise IllegalMove("the match is over", "begin another one: game.initial_state()")
        if player == SIMULTANEOUS:
            raise IllegalMove(
                "several players move at once", "give a move for each: apply_actions([...])"
            )
        move = self._term(player, action)
        if self._pending is not None:
            joint = list(self._pending)
        else:
            joint = [own[0] for own in self._told["legal"]]
        joint[self._role(player)] = move
        self._go(joint, decided=player == CHANCE)

    def apply_actions(self, actions: Sequence[Action]) -> None:
        """Makes a move of each player, in the order of their numbers."""
        if len(actions) != self.game.num_players:
            raise IllegalMove(f"{self.game.num_players} players move, not {len(actions)}")
        if self.is_terminal() or self._pending is not None:
            raise IllegalMove("no player is to move", "see current_player()")
        joint = [own[0] for own in self._told["legal"]]
        for player, action in enumerate(actions):
            joint[self.game.player_roles[player]] = self._term(player, action)
        self._go(joint, decided=False)

    def apply_joint(self, moves: Sequence[str]) -> None:
        """Makes a step by the terms of the moves of all roles, chance included."""
        self._go(list(moves), decided=True)

    def wait_for_chance(self, moves: Sequence[str]) -> None:
        """Makes the moves of the players; that of chance, which is still to move, is replaced."""
        if self.is_terminal() or self._pending is not None or not self._chance_decides():
            raise IllegalMove("chance is not to move", "see current_player()")
        if len(moves) != len(self.game.roles):
            raise IllegalMove(f"{len(self.game.roles)} roles move, not {len(moves)}")
        self._go(list(moves), decided=False)

    def apply(self, *actions: Action) -> "State":
        """Makes a move, or one of each player, and returns this state."""
        if len(actions) == 1 and self.current_player() != SIMULTANEOUS:
            self.apply_action(actions[0])
        else:
            self.apply_actions(actions)
        return self

    def child(self, *actions: Action) -> "State":
        """The state after a move, or after one of each player; this one stays."""
        return self.clone().apply(*actions)

    def clone(self) -> "State":
        """The same state, which can go another way."""
        return copy.copy(self)

    def check(self, player: int, action: SupportsIndex) -> None:
        """Raises :class:`IllegalMove` if a move of a player is not legal."""
        self._term(player, action)

    def _term(self, player: int, action: Action) -> str:
        role = self._role(player)
        legal = self._told["legal"][role]
        if isinstance(action, str):
            # The program knows how names are compared; _go asks it, and it refuses what is not
            # legal.
            return action
        if not hasattr(action, "__index__"):
            raise TypeError(f"a move is its number or its term, not {action!r}")
        number = operator.index(action)
        moves = self.game.moves[role]
        exists = 0 <= number < len(moves)
        if not exists or moves[number] not in legal:
            named = f"{number}, {moves[number]}," if exists else str(number)
            raise IllegalMove(
                f"move {named} of {self.game.roles[role]} is not legal",
                "legal are: " + ", ".join(legal[:20]) + (", and others" if len(legal) > 20 else ""),
                "illegal-move",
            )
        return moves[number]

    def _go(self, joint: List[str], decided: bool) -> None:
        if not decided and self._chance_decides():
            if any(move not in own for move, own in zip(joint, self._told["legal"])):
                self._check_joint(joint)
            self._pending = joint
            return
        self._told = self.game.bridge.ask(
            "next", game=self.game.number, facts=self._told["facts"], moves=joint
        )
        self._pending = None

    def _check_joint(self, joint: List[str]) -> None:
        try:
            self.game.bridge.ask(
                "next", game=self.game.number, facts=self._told["facts"], moves=joint
            )
        except RulesBreakDown:
            pass  # The moves are legal, and chance may move otherwise.

    # Views

    def observation(self) -> Bits:
        """A truth for each fact of the game, in the order of ``game.propositions``."""
        bits = np.zeros(len(self.game.propositions), dtype=np.bool_)
        facts = self._told["facts"]
        numbers = self.game.fact_numbers
        if all(fact in numbers for fact in facts):
            bits[[numbers[fact] for fact in facts]] = True
        else:
            # Of a fact with many arguments each argument may be a proposition.
            told = self.game.bridge.ask("numbers", game=self.game.number, facts=facts)
            bits[told["numbers"]] = True
        return bits

    def board_text(self) -> str:
        """The position as people see it."""
        told = self.game.bridge.ask("board", game=self.game.number, facts=self._told["facts"])
        return str(told["text"])

    def to_json(self) -> str:
        """The state as JSON: with ``told = json.loads(text)``, the same state is
        ``game.state(told["facts"], told["pending"])``.

        ``pending`` are moves of all roles if chance is still to move after them, else null.
        """
        return json.dumps(
            {
                "game": self.game.file,
                "roles": self.game.roles,
                "facts": self._told["facts"],
                "terminal": self._told["terminal"],
                "legal": self._told["legal"],
                "goals": self._told["goals"],
                "pending": self._pending,
            }
        )

    def explain(
        self, atom: str, moves: Optional[Sequence[str]] = None, depth: int = 4
    ) -> Explanation:
        """Why an atom such as ``(legal white (mark 1 1))`` holds here, or why not.

        ``moves`` are those of all roles, for atoms such as ``(next ...)``.
        """
        told = self.game.bridge.ask(
            "explain",
            game=self.game.number,
            facts=self._told["facts"],
            atom=atom,
            moves=moves,
            depth=depth,
        )
        tree = told["explanation"]
        return Explanation(bool(tree["holds"]), str(told["text"]), tree)

    def __eq__(self, other: object) -> bool:
        return (
            isinstance(other, State)
            and other.game is self.game
            and other._told["facts"] == self._told["facts"]
            and other._pending == self._pending
        )

    def __hash__(self) -> int:
        return hash(tuple(self._told["facts"]))

    def __str__(self) -> str:
        return self.board_text()

    def __repr__(self) -> str:
        return f"State({self.game.file!r}, facts={self._told['facts']!r})"
