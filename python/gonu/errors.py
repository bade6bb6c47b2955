"""What can go wrong, each with its reason and its cure."""

from __future__ import annotations

from typing import Any, Mapping, Sequence


class GonuError(Exception):
    """Anything that goes wrong in this package.

    ``message`` says what is wrong, ``help`` what to do about it (empty if the message says it all),
    and ``code`` is that of the protocol (empty if the fault is on this side).
    """

    def __init__(self, message: str, help: str = "", code: str = "") -> None:
        super().__init__(f"{message}\nhelp: {help}" if help else message)
        self.message = message
        self.help = help
        self.code = code


class JavaNotFound(GonuError):
    """There is no Java machine."""


class JavaVersionError(GonuError):
    """The Java machine is too old."""


class JarNotFound(GonuError):
    """The program ``gonu`` is not where it was looked for."""


class ProcessDied(GonuError):
    """The process of Gonu has ended, or never began to speak the protocol."""


class SheetError(GonuError):
    """A rule sheet is missing or has errors.

    ``diagnostics`` are objects with ``file``, ``line``, ``column``, ``severity``, ``code``,
    ``message`` and mostly ``help``; lines and columns count from 1.
    """

    def __init__(
        self,
        message: str,
        help: str = "",
        code: str = "",
        diagnostics: Sequence[Mapping[str, Any]] = (),
        text: str = "",
    ) -> None:
        super().__init__(message, help, code)
        self.diagnostics = list(diagnostics)
        self.text = text

    def __str__(self) -> str:
        return self.text.rstrip() or super().__str__()


class RulesBreakDown(SheetError):
    """In play a role has no legal move, or not exactly one goal."""


class BadArgument(GonuError, ValueError):
    """An argument of a call does not fit, such as a number that is too large."""


class IllegalMove(GonuError):
    """A move is not legal; nothing was changed."""


class NoCircuit(GonuError):
    """The game has no circuit: its facts and moves cannot be numbered, and it has no lanes."""


class MissingLibrary(GonuError):
    """An adapter needs a library that is not installed."""


_SHEET_CODES = {"sheet": SheetError, "no-sheet": SheetError, "rules-break-down": RulesBreakDown}
_CODES = {
    "bad-argument": BadArgument,
    "illegal-move": IllegalMove,
    "no-circuit": NoCircuit,
}


def of_answer(error: Mapping[str, Any]) -> GonuError:
    """The exception for the ``error`` of an answer."""
    code = str(error.get("code", ""))
    message = str(error.get("message", ""))
    help = str(error.get("help", ""))
    if code in _SHEET_CODES:
        return _SHEET_CODES[code](
            message, help, code, error.get("diagnostics", ()), str(error.get("text", ""))
        )
    return _CODES.get(code, GonuError)(message, help, code)
