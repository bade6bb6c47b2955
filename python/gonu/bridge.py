"""Speaks the protocol of ``gonu bridge``."""

from __future__ import annotations

import json
import math
import operator
import os
import threading
import weakref
from collections import deque
from typing import Any, Deque, Dict, List, NoReturn, Optional, Tuple

from .errors import GonuError, JavaVersionError, ProcessDied, of_answer
from .launch import Process, bridge_command, without_vectors

PROTOCOL = 1

#: What to do where the program ends or says something else before it has greeted.
_START_HELP = "let GONU_JAR, or the argument jar, name the gonu.jar of this package's release"


class Bridge:
    """A process of Gonu, and the requests to it.

    Threads may share a bridge; their requests wait for each other. It ends with this program,
    whatever the end is, by :meth:`close`, or when nothing refers to it any more.
    """

    def __init__(self, jar: "Optional[os.PathLike[str] | str]" = None) -> None:
        self._lock = threading.Lock()
        self._pid = os.getpid()
        self._last = 0
        #: What was read and belongs to no answer yet.
        self._parts: List[bytes] = []
        self._outgoing: Deque[_Outgoing] = deque()
        self._later: Deque[Dict[str, Any]] = deque()
        command = bridge_command(jar)
        self._start(command)
        try:
            self.hello = self.ask("hello", protocol=PROTOCOL)
        except ProcessDied as died:
            reason = str(died)
            self.close()
            if "UnsupportedClassVersionError" in reason or "class file version" in reason:
                raise JavaVersionError(
                    f"'{command[0]}' is too old for gonu",
                    "install Java 17 or later, and let JAVA_HOME name it",
                ) from died
            if "jdk.incubator.vector" not in reason:
                raise ProcessDied(died.message, _START_HELP) from died
            # A Java machine without the module of vectors computes the same by plain loops.
            self._start(without_vectors(command))
            self.hello = self.ask("hello", protocol=PROTOCOL)

    def _start(self, command: List[str]) -> None:
        self._parts.clear()
        self._outgoing.clear()
        self._process = Process([*command, "bridge"])
        self._end = weakref.finalize(self, self._process.close)

    def close(self) -> None:
        """Ends the process."""
        self._end()

    def __reduce__(self) -> NoReturn:
        raise TypeError(
            "what is in a process of gonu cannot be copied or pickled: load games in each process,"
            " and send states by to_json()"
        )

    @property
    def pid(self) -> int:
        """The number of the process."""
        return self._process.popen.pid

    def ask(self, op: str, **arguments: Any) -> Dict[str, Any]:
        """What a request is answered: the object ``ok``."""
        return self.ask_bytes(op, b"", **arguments)[0]

    def ask_bytes(self, op: str, data: bytes, **arguments: Any) -> Tuple[Dict[str, Any], bytes]:
        """The object and the bytes that a request is answered, which may bring bytes itself."""
        if os.getpid() != self._pid:
            raise GonuError(
                "this game was loaded by another process",
                "load games after a process was forked, each in its own",
            )
        request: Dict[str, Any] = {"op": op}
        request.update({name: each for name, each in arguments.items() if each is not None})
        if data:
            request["bytes"] = len(data)
        with self._lock:
            while self._later:
                try:
                    self._exchange(self._later.popleft(), b"")
                except ProcessDied:
                    raise
                except GonuError:
                    pass  # What is to be freed is free.
            return self._exchange(request, data)

    def free(self, op: str, **arguments: Any) -> None:
        """Asks for the end of something, which has ended already if the process has."""
        try:
            self.ask(op, **arguments)
        except ProcessDied:
            pass

    def later(self, op: str, **arguments: Any) -> None:
        """Asks with the next request, without an answer: for what is called by the collector of
        garbage, which may interrupt a request of the same thread."""
        self._later.append({"op": op, **arguments})

    def _exchange(self, request: Dict[str, Any], data: bytes) -> Tuple[Dict[str, Any], bytes]:
        self._last += 1
        request["id"] = self._last
        self._write(_line(request) + data)
        return self._answer(self._last)

    def _write(self, message: bytes) -> None:
        """Sends a message after what an interrupt has left of earlier ones."""
        pipe = self._process.popen.stdin
        assert pipe is not None
        self._outgoing.append(_Outgoing(message))
        try:
            while self._outgoing:
                if not self._outgoing[0].send(pipe.fileno()):
                    self._outgoing.popleft()
        except TimeoutError:  # Raised by a handler of signals; no pipe does.
            raise
        except (OSError, ValueError):
            raise self._died() from None

    def _answer(self, number: int) -> Tuple[Dict[str, Any], bytes]:
        while True:
            searched = 0
            while not any([b"\n" in part for part in self._parts[searched:]]):
                searched = len(self._parts)
                self._fill()
            read = b"".join(self._parts)
            end = read.index(b"\n")
            try:
                answer = json.loads(read[:end])
            except ValueError:
                said = read[:end].decode("utf-8", "replace")
                raise ProcessDied(
                    f"the program does not speak the protocol, it says: {said[:200]}", _START_HELP
                ) from None
            size = end + 1 + int(answer.get("bytes", 0))
            while sum(map(len, self._parts)) < size:
                self._fill()
            read = b"".join(self._parts)
            # Only now: an interrupt from the keyboard leaves an answer for the next request.
            self._parts = [read[size:]]
            # A line that the program could not read has an answer without a number.
            is_unread = answer.get("id") is None and "error" in answer
            if answer.get("id") != number and not is_unread:
                continue
            if "error" in answer:
                raise of_answer(answer["error"])
            return answer["ok"], read[end + 1 : size]

    def _fill(self) -> None:
        pipe = self._process.popen.stdout
        assert pipe is not None
        try:
            # One call, so that no interrupt comes between reading and keeping.
            self._parts.extend(map(os.read, (pipe.fileno(),), (1 << 16,)))
        except TimeoutError:  # Raised by a handler of signals; no pipe does.
            raise
        except (OSError, ValueError):
            raise self._died() from None
        if not self._parts[-1]:
            raise self._died()

    def _died(self) -> ProcessDied:
        self._end()
        code = self._process.popen.returncode
        said = self._process.errors()
        return ProcessDied(
            f"the process of gonu has ended with code {code}" + (f": {said}" if said else ""),
            "load the game again; if it was killed for memory, ask for fewer lanes",
        )


class _Outgoing:
    """A message on its way, of which an interrupt from the keyboard loses and doubles nothing."""

    def __init__(self, message: bytes) -> None:
        self._message = memoryview(message)
        self._counts: List[int] = []

    def send(self, pipe: int) -> bool:
        """Sends more of it; false if all was sent."""
        left = self._message[sum(self._counts) :]
        # One call, so that no interrupt comes between writing and counting.
        self._counts.extend(map(os.write, (pipe,), (left,)))
        return len(left) > self._counts[-1]


def _line(request: Dict[str, Any]) -> bytes:
    """A request as a line of JSON, which has no infinite numbers."""
    for name, each in request.items():
        if isinstance(each, float) and not math.isfinite(each):
            raise ValueError(f"{name} is {each}, but must be a finite number")
    return json.dumps(request, allow_nan=False, default=_number).encode() + b"\n"


def _number(each: Any) -> Any:
    """A number of NumPy as one of Python."""
    if hasattr(each, "__index__"):
        return operator.index(each)
    if hasattr(each, "__float__"):
        return float(each)
    raise TypeError(f"{each!r} of type {type(each).__name__} cannot be sent")


_default: Optional[Bridge] = None
_default_lock = threading.Lock()


def default_bridge() -> Bridge:
    """The bridge that games share unless they are given another one."""
    global _default
    with _default_lock:
        bridge = _default
        if bridge is None or bridge._pid != os.getpid() or not bridge._end.alive:
            bridge = Bridge()
            _default = bridge
        return bridge
