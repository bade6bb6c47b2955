"""A Python function as a player of the match protocol (GGP), for ``gonu match`` and other hosts."""

from __future__ import annotations

import sys
import threading
import traceback
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from typing import Any, Callable, List, Optional, Union

from .bridge import Bridge
from .errors import GonuError
from .game import Game, load
from .state import State

#: Chooses a move, by its number or its term: of the state, the number of the role, and the seconds
#: that there are.
Chooser = Callable[[State, int, float], Union[int, str]]

_MAX_MESSAGE = 64 << 20
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


class _Match:
    def __init__(self, number: str, game: Game, role: int, seconds: float) -> None:
        self.number = number
        self.game = game
        self.role = role
        self.seconds = seconds
        self.state = game.initial_state()
        self.has_begun = False


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
        self._chooser = chooser
        self._name = name
        self._bridge = bridge
        self._match: Optional[_Match] = None
        self._lock = threading.Lock()
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
        words = parts(message[message.index("(") :])
        verb = words[0].lower()
        if verb == "info":
            status = "busy" if self._match else "available"
            return f"((name {self._name}) (status {status}))"
        if verb == "preview":
            return "done"
        with self._lock:
            if verb == "start":
                return self._start(words)
            match = self._match
            if match is None or match.number != words[1]:
                return "busy" if match else "ready"
            if verb == "play":
                return self._play(match, words[2])
            self._match = None
            match.game.close()
            return "aborted" if verb == "abort" else "done"

    def _start(self, words: List[str]) -> str:
        if self._match is not None:
            self._match.game.close()
            self._match = None
        sheet = "\n".join(parts(words[3]))
        game = load(sheet, bridge=self._bridge)
        role = [each.lower() for each in game.roles].index(words[2].lower())
        self._match = _Match(words[1], game, role, float(words[5]))
        return "ready"

    def _play(self, match: _Match, moves: str) -> str:
        if match.has_begun and moves.startswith("("):
            match.state.apply_joint(parts(moves))
        match.has_begun = True
        legal = match.state.legal_moves(match.role)
        if len(legal) == 1:
            return legal[0]
        try:
            chosen = self._chooser(match.state.clone(), match.role, match.seconds)
            return chosen if isinstance(chosen, str) else match.game.moves[match.role][chosen]
        except Exception:  # Whatever a function of the user raises, the match goes on.
            traceback.print_exc(file=sys.stderr)
            return legal[0]

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
        length = int(self.headers.get("Content-Length", 0))
        if not 0 < length <= _MAX_MESSAGE:
            self.send_error(400)
            self.close_connection = True
            return
        message = self.rfile.read(length).decode("utf-8", "replace")
        try:
            answer = self.player.answer(message)
        except (GonuError, ValueError, IndexError) as fault:
            print(f"gonu: a message cannot be answered: {fault}", file=sys.stderr)
            answer = "error"
        body = answer.encode()
        self.send_response(200)
        self.send_header("Content-Type", "text/acl")
        self.send_header("Content-Length", str(len(body)))
        self.end_headers()
        self.wfile.write(body)

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
