"""Random steps a second of VectorEnv, beside those of ``gonu bench``.

    GONU_JAR=target/gonu.jar PYTHONPATH=python python3 python/benchmarks/vector_speed.py

Each row is a game. "in program": many random steps a call, nothing is looked at. "steps": a call
for each step, without arrays. "arrays": with states and legal moves as arrays after each step.
"chosen": Python chooses a random legal move in each match. One thread computes.
"""

from __future__ import annotations

import argparse
import json
import subprocess
import time
from typing import Any, Callable, Optional

import numpy as np

import gonu
from gonu import launch

GAMES = ["breakthrough", "connect-four", "reversi", "hex-11x11", "chess"]


def rate(env: gonu.VectorEnv, step: Callable[[], None], seconds: float) -> float:
    """Joint moves a second, after a warm-up of a third of the time."""
    end = time.perf_counter() + seconds / 3
    while time.perf_counter() < end:
        step()
    before = env.totals["moves"]
    start = time.perf_counter()
    while time.perf_counter() < start + seconds:
        step()
    return float(env.totals["moves"] - before) / (time.perf_counter() - start)


def bench(name: str, seconds: float) -> Optional[float]:
    """The steps a second that ``gonu bench`` tells."""
    command = [*launch.bridge_command(), "bench", name, "--seconds", str(seconds), "--json"]
    done = subprocess.run(command, capture_output=True, text=True)
    try:
        return steps_per_second(json.loads(done.stdout))
    except (ValueError, KeyError, IndexError):
        return None


def steps_per_second(told: Any) -> float:
    first = told[0] if isinstance(told, list) else told
    return float(first["stepsPerSecond"])


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("games", nargs="*", default=GAMES)
    parser.add_argument("--lanes", type=int, default=4096)
    parser.add_argument("--seconds", type=float, default=3)
    given = parser.parse_args()
    print(f"{given.lanes} matches, million joint moves a second")
    heads = ["gonu bench", "in program", "steps", "arrays", "chosen"]
    print(f"{'game':16}" + "".join(f"{head:>12}" for head in heads))
    for name in given.games:
        game = gonu.load(name, circuit_seconds=120)
        bare = gonu.VectorEnv(game, given.lanes, observations=False, legal=False)
        full = gonu.VectorEnv(game, given.lanes)
        rng = np.random.default_rng(1)

        def chosen() -> None:
            players = [role for role in full.deciding if role != game.chance_role]
            full.step({role: full.sample(rng, role) for role in players})

        rates = [
            bench(name, given.seconds),
            rate(bare, lambda: bare.step_random(64), given.seconds),
            rate(bare, bare.step, given.seconds),
            rate(full, full.step, given.seconds),
            rate(full, chosen, given.seconds),
        ]
        cells = ["-" if each is None else f"{each / 1e6:.3f}" for each in rates]
        print(f"{name:16}" + "".join(f"{cell:>12}" for cell in cells), flush=True)
        bare.close()
        full.close()
        game.close()


if __name__ == "__main__":
    main()
