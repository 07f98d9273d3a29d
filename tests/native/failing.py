"""Operations in which every allocation of the native core fails: `python -m tests.native.failing NAME`.

It needs a library that was compiled with `-DMZ_FAILING_MEMORY`, in the folder that `MAZARINE_NATIVE` names.
"""
# ruff: noqa: T201

from __future__ import annotations

import ctypes
import sys
from collections.abc import Callable
from typing import Any, NamedTuple

import numpy as np

import mazarine as mz
from mazarine.errors import MazeError
from mazarine.flood_fill.flood import FloodPlane, flood
from mazarine.generators import GENERATORS
from mazarine.maze import Maze
from mazarine.maze.edits import SetWalls
from mazarine.native.library import library


class Operation(NamedTuple):
    """What is done to a state, and what of the state must be as before if memory runs out."""

    begin: Callable[[], Any]
    run: Callable[[Any], Any]
    kept: Callable[[Any], Any] = lambda _state: None


class _Edited(NamedTuple):
    maze: Maze
    regions: mz.Segmentation
    change: Any
    graph: Any
    router: mz.Router


def _maze() -> Maze:
    return mz.generate("rooms-and-corridors", rows=24, cols=30, rng=4)


def _edited(count: int) -> _Edited:
    """Return a segmentation that does not know a change of the maze yet, and what follows it."""
    maze = _maze()
    regions = mz.segment(maze)
    graph, router = mz.RegionGraph.of(regions), mz.Router(regions)
    inside = [
        (0, row, col) for row in range(1, 20) for col in range(1, 25) if maze.has_side((0, row, col), "E")
    ]
    change = SetWalls([(*cell, "E", "wall") for cell in inside[:count]]).apply(maze)
    return _Edited(maze, regions, change, graph, router)


def _update(state: _Edited) -> Any:
    state.regions.update(state.change)
    return _regions(state)


def _regions(state: _Edited) -> Any:
    return state.regions.kind.tobytes(), state.regions.labels().tobytes()


def _routes(regions: mz.Segmentation) -> Any:
    router = mz.Router(regions)
    return [
        (router.distance((0, 0), goal), np.asarray(router.path((0, 0), goal)).tobytes())
        for goal in ((9, 9), (23, 29))
    ]


def _graph(regions: mz.Segmentation) -> Any:
    graph = mz.RegionGraph.of(regions)
    return repr(graph)


def _explored(maze: Maze) -> Any:
    walk = mz.explore(maze, "nearest-unknown", rng=1)
    return walk.path.tobytes(), walk.known.tobytes()


def _looped() -> Maze:
    maze = mz.generate("stack", rows=12, cols=12, rng=2)
    mz.braid(maze, 1.0, rng=1).apply(maze)
    return maze


def _codes(maze: Maze) -> bytes:
    return b"".join(np.asarray(part).tobytes() for part in maze.buffers)


OPERATIONS = {
    "flood": Operation(lambda: FloodPlane.of(_maze(), 0), lambda plane: flood(plane, 3, 3).mask.tobytes()),
    "segment": Operation(_maze, lambda maze: mz.segment(maze).labels().tobytes(), _codes),
    "update": Operation(lambda: _edited(1), _update, _regions),
    "large update": Operation(lambda: _edited(400), _update, _regions),
    "router": Operation(lambda: mz.segment(_maze()), _routes),
    "region graph": Operation(lambda: mz.segment(_maze()), _graph),
    "statistics": Operation(_maze, lambda maze: repr(mz.statistics(maze))),
    "explore": Operation(lambda: mz.generate("stack", rows=5, cols=5, rng=2), _explored),
    "design": Operation(
        lambda: mz.Request(["loops == 1"], rows=5, cols=5),
        lambda request: repr(mz.find_maze(request, rng=1, edits=500).maze),
    ),
    "remove loops": Operation(_looped, lambda maze: mz.remove_loops(maze, 1.0, rng=1), _codes),
    **{
        name: Operation(
            lambda: None, lambda _none, name=name: _codes(mz.generate(name, rows=9, cols=9, rng=1))
        )
        for name in GENERATORS
    },
}
"""One line for each: what it begins with, what is done, and what must be kept if that fails."""


def fail_in_turn(operation: Operation) -> int:
    """Let each allocation of an operation fail; return how many there are."""
    fail = library().short.mz_fail_allocation
    fail.argtypes, fail.restype = [ctypes.c_int64], ctypes.c_int64
    expected = operation.run(operation.begin())
    number = 0
    while True:
        number += 1
        state = operation.begin()
        before = operation.kept(state)
        fail(number)
        try:
            result = operation.run(state)
        except (MemoryError, MazeError) as error:
            fail(0)
            if "not enough memory" not in str(error):
                raise
            assert operation.kept(state) == before, f"allocation {number} changed the state"
            result = operation.run(state)
            number_left = 0
        else:
            number_left = fail(0)
        assert result == expected, f"another result after the failure of allocation {number}"
        if number_left:
            return number - 1


if __name__ == "__main__":
    print(fail_in_turn(OPERATIONS[sys.argv[1]]))
