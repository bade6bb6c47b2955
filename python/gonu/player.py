"""A Python function as a player of the match protocol (GGP), for ``gonu match`` and other hosts."""

from __future__ import annotations

import math
import operator
import re
import socket
import sys
import threading
import time
import traceback
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from typing import Any, Callable, List, Optional, Tuple

from .bridge import Bridge
from .errors import BadArgument, GonuError, IllegalMove, ProcessDied
from .game import Game, load
from .state import CHANCE, Action, State
from .terms import among

#: Chooses a move, by its number or its term: of the state, the number of the player as in
#: ``state.legal_actions``, and the seconds that there are.
Chooser = Callable[[State, int, float], Action]

_MAX_MESSAGE = 64 << 20
#: How long the next part of a message is waited for.
_READ_SECONDS = 30.0
#: Names that stay one word in the answer to INFO.
_NAME = re.compile(r"[!#-'*-:<-{}~]+")
#: A match is given up after a silence of so long and so many of its clocks: hosts may crash.
_MAX_SILENCE_SECONDS = 120.0
_SILENT_CLOCKS = 4
#: How often a server looks whether it is to end, which :meth:`PlayerServer.close` waits for.
_POLL_SECONDS = 0.05


def parts(text: str) -> List[str]:
    """The terms of a list in prefix form, as texts: ``(a (b c))`` has ``a`` and ``(b c)``."""
    found: List[str] = []
    depth = 0
    start: Optional[int] = None
    i = 0
    while i < len(text):
        sign = text[i]
        if sign == ";":
            if start is not None and depth == 1:
                found.append(text[start:i])
                start = None
            end = text.find("\n", i)
            i = len(text) if end < 0 else end
            continue
        if sign == "(":
            if depth == 1 and start is None:
                start = i
            depth += 1
        elif sign == ")":
            depth -= 1
            if depth == 1 and start is not None:
                found.append(text[start : i + 1])
                start = None
            elif depth == 0:
                if start is not None:
                    found.append(text[start:i])
                return found
        elif depth == 1:
            if sign.isspace():
                if start is not None:
                    found.append(text[start:i])
                    start = None
            elif start is None:
                start = i
        i += 1
    raise ValueError("a list is not closed")


class _Turn:
    """A PLAY and its answer, which those share who send it again."""

    def __init__(self, text: str, state: State, legal: List[str]) -> None:
        self.text = text
        self.state = state
        self.legal = legal
        self.reply = legal[0]
        self.is_answered = threading.Event()
        #: True if the host had closed before it was answered.
        self.is_lost = False


class _Match:
    def __init__(self, start: List[str], game: Game, role: int, clocks: List[float]) -> None:
        self.start = start
        self.game = game
        self.role = role
        #: The number of its player, by which states are asked; CHANCE if the host asks for that.
        self.player = CHANCE if role == game.chance_role else game.player_roles.index(role)
        self.seconds = clocks[1]
        self.state = game.initial_state()
        self.turn: Optional[_Turn] = None
        #: Number of PLAYs that wait for an answer.
        self.waiting = 0
        self.max_silence = _MAX_SILENCE_SECONDS + _SILENT_CLOCKS * max(clocks)
        self.heard = time.monotonic()

    def is_forsaken(self) -> bool:
        """True if the host has been silent for so long that it must have forgotten the match."""
        return self.waiting == 0 and time.monotonic() - self.heard > self.max_silence

    def likely_moves(self, told: List[str]) -> List[str]:
        """Legal moves of all roles for a report with an impossible one."""
        likely = []
        for role in range(len(self.game.roles)):
            legal = self.state.legal_moves(role)
            move = among(told[role], legal) if len(told) == len(self.game.roles) else None
            if move is None and role == self.role and self.turn is not None:
                move = among(self.turn.reply, legal)
            likely.append(legal[0] if move is None else move)
        return likely


class PlayerServer:
    """Serves a function as a player, in threads of its own; one match at a time.

    The address is :attr:`url`. A function that fails is replaced by the first legal move, and its
    error is printed.
    """

    def __init__(
        self,
        chooser: Chooser,
        port: int = 9147,
        *,
        host: str = "127.0.0.1",
        name: str = "python",
        bridge: Optional[Bridge] = None,
    ) -> None:
        if not _NAME.fullmatch(name):
            raise BadArgument(
                f"{name!r} is not a name for a player",
                "take ASCII signs without blanks, parentheses, quotation marks, ; and |",
                "bad-argument",
            )
        self._chooser = chooser
        self._name = name
        self._bridge = bridge
        self._match: Optional[_Match] = None
        self._lock = threading.Lock()
        self._thinking = threading.Lock()
        handler = type("_Handler", (_Handler,), {"player": self})
        self._server = ThreadingHTTPServer((host, port), handler)
        self._server.daemon_threads = True
        self.port: int = self._server.server_address[1]
        self.url = f"http://{host}:{self.port}"
        self._thread = threading.Thread(
            target=self._server.serve_forever, args=(_POLL_SECONDS,), daemon=True
        )
        self._thread.start()

    def answer(self, message: str) -> str:
        """The answer to a message of the protocol."""
        return self._answer(message)[0]

    def _answer(self, message: str) -> Tuple[str, Optional[_Turn]]:
        """The answer, and the turn that it belongs to."""
        words = parts(message[message.index("(") :])
        verb = words[0].lower()
        if verb == "info":
            status = "busy" if self._is_busy() else "available"
            return f"((name {self._name}) (status {status}))", None
        if verb == "preview":
            return "busy" if self._is_busy() else "ready", None
        if verb == "start":
            return self._start(words), None
        if verb == "play":
            return self._play(words[1], words[2])
        if verb == "stop":
            return self._finish(words[1], "done"), None
        if verb == "abort":
            return self._finish(words[1], "aborted"), None
        raise ValueError(f"there is no message {words[0][:40]!r}")

    def _is_busy(self) -> bool:
        match = self._match
        return match is not None and not match.is_forsaken()

    def _find(self, number: str) -> Optional[_Match]:
        """The match of this number, if it is being played; the lock is held."""
        match = self._match
        if match is None or match.start[1] != number:
            return None
        match.heard = time.monotonic()
        return match

    def _start(self, words: List[str]) -> str:
        with self._lock:
            match = self._match
            if match is not None and not match.is_forsaken():
                return "ready" if words == match.start and self._find(words[1]) else "busy"
            self._release()
            clocks = [float(clock) for clock in words[4:6]]
            if len(clocks) < 2 or not all(math.isfinite(clock) for clock in clocks):
                raise ValueError("START has two clocks, which are numbers")
            game = load("\n".join(parts(words[3])), bridge=self._bridge)
            role = [each.lower() for each in game.roles].index(words[2].lower())
            self._match = _Match(words, game, role, clocks)
            return "ready"

    def _finish(self, number: str, answer: str) -> str:
        with self._lock:
            if self._find(number) is None:
                return "busy"
            self._release()
            return answer

    def _release(self) -> None:
        match = self._match
        self._match = None
        # A function that still thinks has the game until it returns; see _play.
        if match is not None and match.waiting == 0:
            match.game.close()

    def _play(self, number: str, moves: str) -> Tuple[str, Optional[_Turn]]:
        with self._lock:
            match = self._find(number)
            if match is None:
                return "busy", None
            before = match.turn
            turn = self._turn(match, moves)
            match.waiting += 1
        try:
            if turn is before:
                turn.is_answered.wait()
            else:
                try:
                    turn.reply = self._choose(match, turn)
                finally:
                    turn.is_answered.set()
            return turn.reply, turn
        finally:
            with self._lock:
                match.waiting -= 1
                match.heard = time.monotonic()
                if match is not self._match and match.waiting == 0:
                    match.game.close()

    def _turn(self, match: _Match, moves: str) -> _Turn:
        """The turn that a PLAY begins, or the last one if it is sent again.

        The next PLAY may have the same text. So it is the same turn only while it is answered, if
        the answer was lost, or if the moves are not possible now. Without moves, it is the first.
        """
        last = match.turn
        if last is not None:
            has_moves = moves.startswith("(") and parts(moves) != []
            is_same = moves == last.text
            if not has_moves or (is_same and (last.is_lost or not last.is_answered.is_set())):
                return last
            try:
                match.state.apply_joint(parts(moves))
            except ProcessDied:
                raise
            except GonuError as fault:
                if is_same:
                    return last
                print(f"gonu: a report is not possible: {fault.message}", file=sys.stderr)
                match.state.apply_joint(match.likely_moves(parts(moves)))
        match.turn = _Turn(moves, match.state.clone(), match.state.legal_moves(match.role))
        return match.turn

    def _choose(self, match: _Match, turn: _Turn) -> str:
        if len(turn.legal) == 1:
            return turn.legal[0]
        # A function is called by one thread at a time.
        with self._thinking:
            if self._match is not match:
                return turn.legal[0]
            try:
                chosen = self._chooser(turn.state.clone(), match.player, match.seconds)
                return self._checked(match, turn, chosen)
            except (Exception, SystemExit):
                # Whatever a function of the user raises, the match goes on.
                traceback.print_exc(file=sys.stderr)
                return turn.legal[0]

    def _checked(self, match: _Match, turn: _Turn, chosen: Action) -> str:
        """The term of a move that the function has chosen."""
        if isinstance(chosen, str):
            move = among(chosen, turn.legal)
        else:
            moves = match.game.moves[match.role]
            number = operator.index(chosen)
            move = among(moves[number], turn.legal) if 0 <= number < len(moves) else None
        if move is None:
            raise IllegalMove(
                f"the function chose {chosen!r}, which is not legal",
                "legal are: " + ", ".join(turn.legal[:20]),
                "illegal-move",
            )
        return move

    def wait(self) -> None:
        """Serves until the program is interrupted."""
        self._thread.join()

    def close(self) -> None:
        """Ends the server."""
        self._server.shutdown()
        self._server.server_close()

    def __enter__(self) -> "PlayerServer":
        return self

    def __exit__(self, *_: object) -> None:
        self.close()


class _Handler(BaseHTTPRequestHandler):
    player: PlayerServer
    protocol_version = "HTTP/1.1"

    def do_POST(self) -> None:  # noqa: N802 (a name of the library)
        message = self._read()
        if message is None:
            return
        turn = None
        try:
            answer, turn = self.player._answer(message)
        except (GonuError, ValueError, IndexError) as fault:
            print(f"gonu: a message cannot be answered: {fault}", file=sys.stderr)
            answer = "busy"
        if turn is not None:
            turn.is_lost = self._is_gone()
        body = answer.encode()
        try:
            self.send_response(200)
            self.send_header("Content-Type", "text/acl")
            self.send_header("Content-Length", str(len(body)))
            self.end_headers()
            self.wfile.write(body)
        except OSError:  # The host is gone; a broken connection does not affect the match.
            self.close_connection = True
            if turn is not None:
                turn.is_lost = True

    def _read(self) -> Optional[str]:
        """The message; None if there is none, which has been answered."""
        length = self.headers.get("Content-Length", "")
        if not (length.isascii() and length.isdigit() and 0 < int(length[:20]) <= _MAX_MESSAGE):
            self._refuse(400)
            return None
        try:
            self.connection.settimeout(_READ_SECONDS)
            message = self.rfile.read(int(length))
            self.connection.settimeout(None)
        except socket.timeout:
            self._refuse(408)
            return None
        return message.decode("utf-8", "replace")

    def _refuse(self, status: int) -> None:
        self.close_connection = True
        try:
            self.send_error(status)
        except OSError:  # The host is gone.
            pass

    def _is_gone(self) -> bool:
        """True if the host has closed the connection, so that it cannot get the answer."""
        try:
            self.connection.setblocking(False)
            try:
                return len(self.connection.recv(1, socket.MSG_PEEK)) == 0
            finally:
                self.connection.setblocking(True)
        except BlockingIOError:
            return False
        except OSError:
            return True

    def log_message(self, format: str, *args: Any) -> None:
        """Says nothing of each message."""


def play_player(chooser: Chooser, port: int = 9147, **options: Any) -> None:
    """Serves a function as a player until the program is interrupted; see :class:`PlayerServer`.

    ``gonu match --player http://127.0.0.1:9147`` plays against it.
    """
    with PlayerServer(chooser, port, **options) as server:
        try:
            server.wait()
        except KeyboardInterrupt:
            pass
