"""Finds Java and the program, and starts the process that plays."""

from __future__ import annotations

import os
import re
import shutil
import subprocess
import threading
from collections import deque
from pathlib import Path
from typing import Deque, List, Optional, Sequence

from .errors import JarNotFound, JavaNotFound

_VECTORS = ["--add-modules", "jdk.incubator.vector"]

# With one processor Java would take another collector, which puts what vectors read where most of
# them lie in two cache lines. Java refuses two collectors at once.
_COLLECTOR = "-XX:+UseG1GC"

# Kernels of lanes are slow as long as they are not compiled well, so Java compiles them before
# anything else, and their short loops as they stand. With a larger heap from the start, set-up has
# fewer collections. The options are those of the launcher for ``gonu bridge``.
_FOR_LANES = [
    "-XX:InitialRAMPercentage=6.25",
    "-XX:-UseCountedLoopSafepoints",
    "-XX:LoopStripMiningIter=0",
    "-XX:CompileCommand=quiet",
    "-XX:CompileCommand=CompileThresholdScaling,org.gonu.engine.lanes.kernel.*::*,0.02",
    "-XX:CompileCommand=CompileThresholdScaling,org.gonu.search.mcts.selection.VectorScan::*,0.1",
]

#: The environment variables with options of Java.
_JAVA_OPTIONS = ("JAVA_TOOL_OPTIONS", "JDK_JAVA_OPTIONS", "_JAVA_OPTIONS")

#: The jar of a checkout, beside which this package lies.
_BESIDE = Path(__file__).resolve().parents[2] / "target" / "gonu.jar"


def java_command() -> str:
    """The Java machine: that of ``JAVA_HOME``, else that on the path."""
    home = os.environ.get("JAVA_HOME")
    if home:
        name = "java.exe" if os.name == "nt" else "java"
        java = Path(home) / "bin" / name
        if not java.is_file():
            raise JavaNotFound(
                f"JAVA_HOME is '{home}', and there is no bin/{name} in it",
                "let JAVA_HOME name a Java machine of version 17 or later, or unset it",
            )
        return str(java)
    found = shutil.which("java")
    if found is None:
        raise JavaNotFound(
            "there is no 'java' on the path",
            "install Java 17 or later (Debian: apt install openjdk-17-jre-headless),"
            " or let JAVA_HOME name one",
        )
    return found


def bridge_command(jar: "Optional[os.PathLike[str] | str]" = None) -> List[str]:
    """The command that starts the program, without ``bridge``.

    The program is the ``jar``, else that of the variable ``GONU_JAR``, else ``gonu`` on the path,
    else ``target/gonu.jar`` of the checkout that this package lies in.
    """
    given = jar if jar is not None else os.environ.get("GONU_JAR") or None
    if given is not None:
        if not Path(given).is_file():
            where = "the argument jar" if jar is not None else "GONU_JAR"
            raise JarNotFound(
                f"{where} names '{given}', and there is no such file",
                "build it by 'mvn package -DskipTests'; the jar is target/gonu.jar",
            )
        return _java(Path(given))
    launcher = shutil.which("gonu")
    if launcher is not None:
        return [launcher]
    if _BESIDE.is_file():
        return _java(_BESIDE)
    raise JarNotFound(
        f"there is no gonu: GONU_JAR is not set, no 'gonu' is on the path, and no {_BESIDE}",
        "build it by 'mvn package -DskipTests', and let GONU_JAR name target/gonu.jar",
    )


def _java(jar: Path) -> List[str]:
    command = [java_command(), *_VECTORS, *_FOR_LANES]
    given = " ".join(os.environ.get(name, "") for name in _JAVA_OPTIONS)
    if not re.search(r"-XX:\+Use\w*GC\b", given):
        command.append(_COLLECTOR)
    archive = jar.with_suffix(".jsa")
    if archive.is_file():
        command += [f"-XX:SharedArchiveFile={archive}", "-Xshare:auto", "-Xlog:cds*=off"]
    return [*command, "-jar", str(jar)]


def without_vectors(command: Sequence[str]) -> List[str]:
    """The same command for a Java machine that lacks the module of vectors."""
    return [part for part in command if part not in _VECTORS]


class Process:
    """A process with pipes, and the last lines that it has written to standard error."""

    def __init__(self, command: Sequence[str]) -> None:
        # A group of its own: Ctrl-C ends what Python does, not the games.
        self.popen = subprocess.Popen(
            list(command),
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            stderr=subprocess.PIPE,
            bufsize=0,
            start_new_session=os.name != "nt",
        )
        self._errors: Deque[str] = deque(maxlen=40)
        self._drain = threading.Thread(target=self._read_errors, daemon=True)
        self._drain.start()

    def _read_errors(self) -> None:
        assert self.popen.stderr is not None
        with self.popen.stderr as stream:
            for line in iter(lambda: stream.readline(4096), b""):
                self._errors.append(line.decode("utf-8", "replace").rstrip())

    def errors(self) -> str:
        """The last lines of standard error; to be called when the process has ended."""
        self._drain.join(2)
        return "\n".join(line for line in self._errors if "incubator modules" not in line)

    def close(self) -> None:
        """Ends the process: its input ends, and if that does not help, it is killed."""
        for pipe in (self.popen.stdin, self.popen.stdout):
            try:
                if pipe is not None:
                    pipe.close()
            except OSError:
                pass
        try:
            self.popen.wait(1)
        except subprocess.TimeoutExpired:
            self.popen.kill()
            self.popen.wait()
