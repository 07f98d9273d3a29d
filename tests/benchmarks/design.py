"""Mazes on request: how many seeds meet a request in time, against the best of many, edits a second, memory.

`MAZARINE_ALL_SEEDS=1` tries 100 seeds and tasks instead of 20.
"""
# ruff: noqa: T201

from __future__ import annotations

import os
import subprocess
import sys
from time import process_time

import numpy as np

from mazarine import braid, generate
from mazarine.design import MEASURES, Request, find_maze
from mazarine.design.codes import WITH_CORRIDORS, WITH_PATH, WITH_ROOMS, WITH_SEARCH
from mazarine.design.judge import Judge
from mazarine.design.outcome import value_at
from mazarine.design.run import Run
from mazarine.design.terms import wants_of
from mazarine.errors import DesignError
from mazarine.maze import Marker, MarkerKind, Maze
from mazarine.maze.edits import PlaceMarker
from mazarine.native.design import Annealing, begin_annealing
from mazarine.paths.structure import statistics

_SEEDS = 100 if os.environ.get("MAZARINE_ALL_SEEDS") else 20
_CONTEST = [
    "rule micromouse", "solution.length 60..90", "solvable by left-hand no", "dead_ends 10..20",
    "loops 8..16", "turns 30..60",
]  # fmt: skip
_PUZZLE = [
    "solution.length 300..320", "dead_ends 150..170", "loops 2..4", "corridor.longest <= 14", "rooms == 0",
    "difficulty 7.4..7.8",
]  # fmt: skip
_EDITED = [*_PUZZLE, "turns max"]
_GENERATORS = ("stack", "prim", "kruskal", "growing-tree", "wilson", "binary-tree", "sidewinder", "eller")
_ASKED = (
    "solution.length",
    "solution.turns",
    "dead_ends.count",
    "loops.count",
    "corridor.longest",
    "difficulty",
)
_PER_TASK = 4
_MEMORY = """
import resource
from mazarine.design import Request, find_maze
find_maze(Request(["loops == 1"], rows=4, cols=4), rng=1)
before = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss
find_maze(Request({requirements!r}, rows={size}, cols={size}), rng=1, edits=20000)
print((resource.getrusage(resource.RUSAGE_SELF).ru_maxrss - before) / 1024)
"""


def run() -> None:
    """Print the figures."""
    print("| task | found | goal |")
    print("| --- | --- | --- |")
    for title, texts, size, seconds, goal in (
        ("contest maze, 16 × 16, 6 requirements, 5 s", _CONTEST, 16, 5, 95),
        ("puzzle, 40 × 40, 6 requirements, 20 s", _PUZZLE, 40, 20, 90),
    ):
        print(f"| {title} | {_met(texts, size, seconds)} | {goal} of 100 |")
    print(f"| better than the best of many generated mazes in the same time | {_better()} | 90 of 100 |")
    for size, goal in ((40, 20_000), (100, 10_000)):
        board = f"{size} × {size}"
        print(f"| edits a second, all measured and undone, {board} | {_strict_rate(size):,.0f} | {goal:,} |")
        print(f"| edits a second of annealing, {board} | {_rate(size):,.0f} | {goal:,} |")
    print(f"| memory, 100 × 100, MB | {_memory():.0f} | 200 |")


def _met(texts: list[str], size: int, seconds: float) -> str:
    """Return how many seeds meet a request in time, and the median of their times."""
    times = []
    for seed in range(_SEEDS):
        found = find_maze(Request(texts, rows=size, cols=size), rng=seed, seconds=seconds)
        if found.met:
            times.append(found.seconds)
    return f"{len(times)} of {_SEEDS}, median {np.median(times):.1f} s"


def _better() -> str:
    """Return in how many random tasks a search is better than the best of many mazes."""
    better = sum(_is_better(number) for number in range(_SEEDS))
    return f"{better} of {_SEEDS}"


def _is_better(number: int) -> bool:
    """Return whether a search comes nearer than the best of many, in the same time of one processor."""
    random = np.random.default_rng(number)
    size = int(random.integers(10, 31))
    request = _random_request(size, random)
    begun, cost, run_number = process_time(), np.inf, 0
    while cost > 0 and process_time() - begun < 2:
        run = Run(request, number, run_number)
        while not run.is_over and process_time() - begun < 2:
            run.advance(2000)
        cost, run_number = min(cost, run.cost), run_number + 1
    spent = process_time() - begun
    wants, all_kept = wants_of(request.terms()), np.ones((1, size, size), dtype=np.bool_)
    begun, best = process_time(), np.inf
    while process_time() - begun < spent and best > cost:
        groups = int(np.bitwise_or.reduce(wants.values["groups"]))
        judge = Judge(_random_maze(size, random), kept=all_kept, groups=groups)
        state = Annealing(
            judge=judge.handle, wants=wants, cost=0.0, best_cost=0.0, limit=0.0, hot=1.0, cold=1.0, total=1,
            done=0, rng=0, best_cells=judge.cells.copy(), best_closed=judge.closed.copy(),
        )  # fmt: skip
        begin_annealing(state)
        best = min(best, state.structure.cost)
    return cost < best


def _random_request(size: int, random: np.random.Generator) -> Request:
    """Ask for measures of several random mazes at once, which do not exclude each other at sight."""
    while True:
        names = random.choice(_ASKED, _PER_TASK, replace=False)
        try:
            return Request([_range_around(str(name), size, random) for name in names], rows=size, cols=size)
        except DesignError:
            continue


def _range_around(name: str, size: int, random: np.random.Generator) -> str:
    """Return a range around a measure of a random maze."""
    value = value_at(statistics(_random_maze(size, random), with_longest_path=False).as_dict(), name)
    spread = 0.05 * value
    if MEASURES[name].is_whole:
        return f"{name} {int(value - spread)}..{int(value + spread) + 1}"
    return f"{name} {value - spread:.3f}..{value + spread:.3f}"


def _random_maze(size: int, random: np.random.Generator) -> Maze:
    maze = generate(str(random.choice(_GENERATORS)), size, size, rng=random)
    if random.random() < 0.5:
        braid(maze, float(random.random()), rng=random).apply(maze)
    for kind, cell in ((MarkerKind.START, (0, 0, 0)), (MarkerKind.GOAL, (0, size - 1, size - 1))):
        PlaceMarker(Marker(kind, cell)).apply(maze)
    return maze


def _strict_rate(size: int) -> float:
    """Return the edits a second whose measures are all brought up to date; the least of three mazes."""
    random, rates = np.random.default_rng(1), []
    for number in range(3):
        maze = generate(_GENERATORS[number], size, size, rng=number)
        braid(maze, number / 4, rng=number).apply(maze)
        for kind, cell in ((MarkerKind.START, (0, 0, 0)), (MarkerKind.GOAL, (0, size - 1, size - 1))):
            PlaceMarker(Marker(kind, cell)).apply(maze)
        groups = WITH_CORRIDORS | WITH_ROOMS | WITH_SEARCH | WITH_PATH
        judge = Judge(maze, groups=groups)
        items = random.integers(len(judge), size=10_000).tolist()
        begun = process_time()
        for item in items:
            judge.flip([item])
            judge.undo()
        rates.append(10_000 / (process_time() - begun))
    return min(rates)


def _rate(size: int) -> float:
    """Return the edits a second that one thread judges while it anneals."""
    rates = []
    for seed in range(3):
        texts = _EDITED if size == 40 else [text for text in _EDITED if "difficulty" not in text]
        run = Run(Request(texts, rows=size, cols=size), seed, 0)
        begun = process_time()
        run.advance(100_000)
        rates.append(run.judged / (process_time() - begun))
    return float(np.median(rates))


def _memory() -> float:
    program = _MEMORY.format(requirements=_PUZZLE[:4], size=100)
    done = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, check=True)
    return float(done.stdout)
