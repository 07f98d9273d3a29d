"""Operations in which every allocation of the native core fails: `python -m tests.native.failing NAME`.

It needs a library that was compiled with `-DMZ_FAILING_MEMORY`, in the folder that `MAZARINE_NATIVE` names.
"""
# ruff: noqa: T201

from __future__ import annotations

import ctypes
import sys
from collections.abc import Callable
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any, NamedTuple

import numpy as np

import mazarine as mz
from mazarine import big
from mazarine.design.judge import Judge
from mazarine.errors import MazeError
from mazarine.flood_fill.flood import FloodPlane, flood
from mazarine.generators import GENERATORS
from mazarine.generators.infinite import cut_window
from mazarine.maze import Marker, MarkerKind, Maze
from mazarine.maze.edits import PlaceMarker, Resize, SetCells, SetWalls
from mazarine.native.library import library
from mazarine.paths.structure.tree import tree
from mazarine.regions import Space


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
    graph, router = mz.RegionGraph.of(regions), mz.Router(regions, near_cells=1)
    router.distance((0, 0), (23, 29))  # It makes the graph that the update must be noted in.
    inside = [
        (0, row, col) for row in range(1, 20) for col in range(1, 25) if maze.has_side((0, row, col), "E")
    ]
    change = SetWalls([(*cell, "E", "wall") for cell in inside[:count]]).apply(maze)
    return _Edited(maze, regions, change, graph, router)


def _update(state: _Edited) -> Any:
    state.regions.update(state.change)
    return _regions(state)


def _cut() -> Any:
    """Return the delta of walls that cut a corridor and a room; it has not been asked yet."""
    maze = Maze.blank(9, 40)
    SetCells([(0, 4, col, "rock") for col in range(40)]).apply(maze)
    SetWalls([(0, row, 19, "E", "wall") for row in (0, 3)]).apply(maze)
    SetWalls([(0, row, col, "S", "wall") for row in (5, 6, 7) for col in range(39)]).apply(maze)
    regions = mz.segment(maze)
    return regions, regions.update(SetWalls([(0, 1, 19, "E", "wall"), (0, 6, 19, "E", "wall")]).apply(maze))


def _renumbered(state: Any) -> Any:
    return state[1].flat.tobytes(), state[1].region.tobytes()


def _undone() -> Any:
    """Return regions that have lost numbers by a step that was undone, and the places of these."""
    maze = Maze.blank(1, 9)
    maze.set_cells([(0, 3), (0, 6)], "rock")
    regions = mz.segment(maze)
    change = maze.set_cells([(0, 3), (0, 6)], "floor")
    places = regions.update(change).places
    return regions, places, regions.update(change.inverse.apply(maze)).new


def _restored(state: Any) -> Any:
    regions, places, new = state
    return repr(regions.restore(places, new)), regions.region.tobytes()


def _mirrored(state: _Edited) -> Any:
    """Let a mirror follow an update; where it cannot, make another one, as the window does."""
    mirror = state.regions.mirror()
    delta = state.regions.update(state.change)
    if delta.written is None:
        mirror = state.regions.mirror()
    else:
        mirror.follow(delta)
    return mirror.kind.tobytes(), np.asarray(mirror.region).tobytes()


def _regions(state: _Edited) -> Any:
    return state.regions.kind.tobytes(), state.regions.labels().tobytes()


def _regions_of(regions: mz.Segmentation) -> Any:
    return regions.kind.tobytes(), regions.labels().tobytes()


def _routes(regions: mz.Segmentation) -> Any:
    router = mz.Router(regions)
    return [
        (router.distance((0, 0), goal), np.asarray(router.path((0, 0), goal)).tobytes())
        for goal in ((9, 9), (23, 29))
    ]


def _graph(regions: mz.Segmentation) -> Any:
    graph = mz.RegionGraph.of(regions)
    return repr(graph)


def _explored(explorer: str) -> Callable[[Maze], Any]:
    def explored(maze: Maze) -> Any:
        walk = mz.explore(maze, explorer, rng=1)
        return walk.path.tobytes(), walk.known.tobytes()

    return explored


def _marked(maze: Maze) -> Maze:
    _, rows, cols = maze.shape
    for kind, cell in ((MarkerKind.START, (0, 0, 0)), (MarkerKind.GOAL, (0, rows - 1, cols - 1))):
        PlaceMarker(Marker(kind, cell)).apply(maze)
    return maze


def _secretive() -> Maze:
    maze = _marked(_maze())
    SetCells([(0, row, 15, "secret") for row in range(24)]).apply(maze)
    return maze


def _reshaped() -> _Edited:
    """Return a segmentation that does not know yet that the maze has another size."""
    state = _edited(1)
    state.regions.update(state.change)
    return state._replace(change=Resize((0, 1), 20, 29).apply(state.maze))


def _anew() -> _Edited:
    """Return a segmentation that does not know changes yet after which everything is segmented again."""
    maze = Maze.blank(100, 90)
    regions = mz.segment(maze)
    change = SetCells([(0, row, col, "rock") for row in range(0, 100, 2) for col in range(90)]).apply(maze)
    return _Edited(maze, regions, change, None, mz.Router(regions))


def _ring() -> Maze:
    maze = Maze.blank(3, 3)
    SetCells([(0, 1, 1, "rock")]).apply(maze)
    return maze


def _far(regions: mz.Segmentation) -> Any:
    """Ask for what the region graph knows, and for all distances."""
    router = mz.Router(regions, near_cells=1)
    path = np.asarray(router.path((0, 0), (23, 29))).tobytes()
    return path, router.distances_from((0, 0)).tobytes()


def _contents(regions: mz.Segmentation) -> Any:
    return [(region.cells.tobytes(), region.entries) for region in regions.regions.values()]


def _judged(judge: Judge) -> Any:
    judge.flip(range(40))
    before = judge.measures()
    judge.undo()
    return repr(before)


def _tree_of(space: Space) -> Any:
    return repr(tree(space, space.grid.padded_place((0, 0, 0))))


def _picture(maze: Maze) -> Any:
    with TemporaryDirectory() as folder:
        mz.render(maze, Path(folder) / "a.png")
        return (Path(folder) / "a.png").read_bytes()


def _block_by_block(maze: Maze) -> Any:
    with TemporaryDirectory() as folder:
        mz.write(maze, Path(folder) / "a.zarr")
        report = big.segment(Path(folder) / "a.zarr", Path(folder) / "b.zarr", workers=1)
        return report.regions


def _looped() -> Maze:
    maze = mz.generate("stack", rows=12, cols=12, rng=2)
    mz.braid(maze, 1.0, rng=1).apply(maze)
    return maze


def _codes(maze: Maze) -> bytes:
    return b"".join(np.asarray(part).tobytes() for part in maze.buffers)


OPERATIONS = {
    "flood": Operation(lambda: FloodPlane.of(_maze(), 0), lambda plane: flood(plane, 3, 3).mask.tobytes()),
    "segment": Operation(_maze, lambda maze: mz.segment(maze).labels().tobytes(), _codes),
    "segment a ring": Operation(_ring, lambda maze: mz.segment(maze).labels().tobytes(), _codes),
    "update": Operation(lambda: _edited(1), _update, _regions),
    "large update": Operation(lambda: _edited(400), _update, _regions),
    "copy": Operation(lambda: mz.segment(_maze()), lambda regions: _regions_of(regions.copy()), _regions_of),
    "mirror": Operation(lambda: _edited(400), _mirrored),
    "renumbered cells": Operation(_cut, _renumbered),
    "numbers restored": Operation(_undone, _restored),
    "router": Operation(lambda: mz.segment(_maze()), _routes),
    "region graph": Operation(lambda: mz.segment(_maze()), _graph),
    "statistics": Operation(_maze, lambda maze: repr(mz.statistics(maze))),
    "statistics of a solution": Operation(lambda: _marked(_maze()), lambda maze: repr(mz.statistics(maze))),
    "statistics of secrets": Operation(_secretive, lambda maze: repr(mz.statistics(maze))),
    "tree": Operation(lambda: Space.of(mz.generate("stack", rows=9, cols=9, rng=2)), _tree_of),
    "segment anew": Operation(_anew, _update, _regions),
    "reshape": Operation(_reshaped, _update, _regions),
    "contents of regions": Operation(
        lambda: mz.segment(mz.generate("rooms-and-corridors", rows=9, cols=12, rng=4)), _contents, _regions_of
    ),
    "far routes": Operation(lambda: mz.segment(_maze()), _far),
    "explore": Operation(lambda: mz.generate("stack", rows=5, cols=5, rng=2), _explored("nearest-unknown")),
    "explore with a flood": Operation(
        lambda: _marked(mz.generate("stack", rows=5, cols=5, rng=2)), _explored("flood-fill")
    ),
    "sight on a honeycomb": Operation(
        lambda: mz.generate("prim", rows=5, cols=5, rng=2, lattice="honeycomb"), _explored("nearest-unknown")
    ),
    "sight on hexagons": Operation(
        lambda: mz.generate("prim", rows=5, cols=5, rng=2, lattice="hexagon"), _explored("nearest-unknown")
    ),
    "judge": Operation(lambda: Judge(_maze()), _judged, lambda judge: repr(judge.measures())),
    "picture": Operation(lambda: mz.generate("prim", rows=4, cols=5, rng=2, lattice="honeycomb"), _picture),
    "picture of hexagons": Operation(
        lambda: mz.generate("prim", rows=4, cols=5, rng=2, lattice="hexagon"), _picture
    ),
    "block by block": Operation(lambda: mz.generate("prim", rows=6, cols=6, rng=2), _block_by_block),
    "design": Operation(
        lambda: mz.Request(["loops == 1"], rows=5, cols=5),
        lambda request: repr(mz.find_maze(request, rng=1, edits=500).maze),
    ),
    "window of an endless maze": Operation(
        lambda: None, lambda _none: _codes(cut_window(7, 3, 4, 5, 6, version="passages").maze)
    ),
    "sparsify": Operation(_looped, lambda maze: mz.sparsify(maze, 1.0, rng=1), _codes),
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
