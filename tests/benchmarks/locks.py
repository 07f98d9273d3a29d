"""Soft locks of dungeons with up to 12 locks on 1,000² cells, asked again after an edit: processor time."""
# ruff: noqa: T201

from __future__ import annotations

import random
from collections import Counter
from time import process_time

import numpy as np

from mazarine.generators import generate
from mazarine.lattice import SQUARE
from mazarine.maze import Cell, Maze
from mazarine.maze.edits import SetWalls
from mazarine.maze.endpoints import Endpoints
from mazarine.paths.structure import chokepoints
from mazarine.paths.structure.locks import LockReport, report_locks
from mazarine.regions import Segmentation

_DUNGEONS, _TIMES = 10, 100
_SIZE = 1000
_MOST_LOCKS = 12
_LEAST_BEHIND = 500
"""Cells that a door must cut off."""


def run() -> None:
    """Print the times of all dungeons."""
    times, found, rng = [], Counter[str](), random.Random(0)
    for seed in range(_DUNGEONS):
        maze = generate("dungeon", rows=_SIZE, cols=_SIZE, rng=seed, doors=0.0)
        segmentation = Segmentation.of(maze)
        cut_off = chokepoints(segmentation)
        floor, narrow = (
            list(map(tuple, maze.grid.cells_at(np.argwhere(is_there)).tolist()))
            for is_there in (maze.cells[:] > 1, cut_off >= _LEAST_BEHIND)
        )
        for _ in range(_TIMES):
            locked = with_locks(maze, floor, narrow, rng)
            segmentation = Segmentation.of(locked)
            cell, side = rng.choice(floor), rng.choice(("E", "S"))
            if not locked.is_border(cell, side):
                segmentation.update(SetWalls([(*cell, side, "wall")]).apply(locked))
            start = process_time()
            answer = answer_of(locked, segmentation)
            times.append((process_time() - start) * 1e3)
            lost = answer.soft_lock
            found["not decided" if not answer.is_decided else "soft lock" if lost else "no soft lock"] += 1
            found["soft lock after the start"] += lost is not None and len(lost.walk) > 1
    p50, p95, p99 = np.percentile(times, (50, 95, 99))
    print(f"{len(times):,} dungeons: {dict(found)}")
    print(
        f"median {p50:.0f} ms, p95 {p95:.0f} ms, p99 {p99:.0f} ms, at most {max(times):.0f} ms; goal 100 ms"
    )


def answer_of(maze: Maze, segmentation: Segmentation) -> LockReport:
    """Return the answers about the locks of a maze."""
    space, ends = segmentation.space, Endpoints.of(maze)
    starts, goals = (map(space.grid.padded_place, cells) for cells in (ends.starts, ends.goals))
    return report_locks(space, maze.markers, starts, goals)


def with_locks(maze: Maze, floor: list[Cell], narrow: list[Cell], rng: random.Random) -> Maze:
    """Return a maze with up to 12 doors where it is narrow, their keys, a few gates, a start and a goal."""
    locked, count = maze.copy(), rng.randint(1, _MOST_LOCKS)
    letters = [chr(ord("a") + rng.randrange(count)) for _ in range(count)]
    for letter, cell in zip(letters, rng.sample(narrow, count), strict=True):
        locked.add_marker("door", cell, label=letter)
        locked.add_marker(rng.choice(("key", "key_once")), rng.choice(floor), label=letter)
    for cell in rng.sample(narrow, rng.choice((0, 0, 1, 2))):
        sides = [side.name for side in SQUARE.sides if not locked.is_border(cell, side)]
        locked.add_marker("gate", cell, rng.choice(sides))
    for kind, cell in zip(("start", "goal"), rng.sample(floor, 2), strict=True):
        locked.add_marker(kind, cell)
    return locked
