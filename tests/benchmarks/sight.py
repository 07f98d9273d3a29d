"""Fields of view beside tcod's symmetric shadowcasting, in one run: by radius, by map, and how they grow."""
# ruff: noqa: T201

from __future__ import annotations

from collections.abc import Callable, Iterable
from statistics import median
from time import perf_counter
from typing import Any

import numpy as np
from numpy.typing import NDArray

from mazarine.agents.sight import Sight
from mazarine.lattice import HEXAGON, HONEYCOMB
from mazarine.maze import Maze
from mazarine.regions.space import FLOOR, Space
from tests.benchmarks.mazes import hall, of_blocks, perfect, perfect_tiles, random_walls, rooms_with_doors

SIZE = 1001
_EYES, _TURNS = 200, 5
_RADII = (10, 20)
_FAR_EYES = 10
"""Without a radius a view may take milliseconds."""


def run() -> None:
    """Print all tables."""
    blocks: dict[str, Callable[[], Maze]] = {
        "open": lambda: hall(SIZE),
        "perfect": lambda: perfect_tiles(SIZE // 2),
        "rooms, doors 0.6": lambda: rooms_with_doors(SIZE, 0.6),
        "rocks 5 %": lambda: _rocks(0.05),
        "rocks 35 %": lambda: _rocks(0.35),
    }
    print(f"{SIZE}² cells, medians in µs; a ratio is tcod's time by ours\n")
    print("| map | radius | cells seen | ours | tcod, cropped by hand | ratio | tcod, whole map | ratio |")
    print("| --- " * 8 + "|")
    for name, make in blocks.items():
        _compare(name, make())
    print("\nThin walls, triangles and hexagons, which tcod does not have: cells seen, µs\n")
    print("| map | radius 10 | radius 20 | none |\n| --- | --- | --- | --- |")
    own: dict[str, Callable[[], Maze]] = {
        "perfect, thin walls": lambda: perfect(SIZE),
        "walls 5 %": lambda: random_walls(SIZE, SIZE, 0.05),
        "walls 35 %": lambda: random_walls(SIZE, SIZE, 0.35),
        "honeycomb, open": lambda: Maze.blank(SIZE, SIZE, lattice=HONEYCOMB),
        "honeycomb, rocks 5 %": lambda: _rocks(0.05, Maze.blank(SIZE, SIZE, lattice=HONEYCOMB)),
        "hexagons, open": lambda: Maze.blank(SIZE, SIZE, lattice=HEXAGON),
        "hexagons, rocks 5 %": lambda: _rocks(0.05, Maze.blank(SIZE, SIZE, lattice=HEXAGON)),
    }
    for name, make in own.items():
        _show(name, make())
    _growth()


def _rocks(share: float, maze: Maze | None = None) -> Maze:
    """Return a maze without walls in which this share of the cells is rock."""
    rocks = np.random.default_rng(0).random((SIZE, SIZE)) < share
    if maze is None:
        return of_blocks(~rocks)
    maze.buffers.cells[0][rocks] = 0
    return maze


def _compare(name: str, maze: Maze) -> None:
    space = Space.of(maze)
    floor = (space.grid.view(space.cells)[0] & FLOOR) != 0
    for radius in (*_RADII, None):
        eyes = _eyes(space, _FAR_EYES if radius is None else _EYES)
        sight = Sight(space, radius)
        ways = [
            (sight.from_place, [(space.grid.padded_place((0, *eye)),) for eye in eyes]),
            (_tcod, [_cropped(floor, eye, radius) for eye in eyes]),
            (_tcod, [(floor, eye, radius or 0) for eye in eyes[:_FAR_EYES]]),
        ]
        ours, cropped, whole = _medians_us(ways)
        seen = median(len(sight.from_place(*place)) for place in ways[0][1])
        crop = " | " if radius is None else f"{cropped:.1f} | {cropped / ours:.1f}"
        print(
            f"| {name} | {radius or 'none'} | {seen:,.0f} | {ours:,.1f} | {crop}"
            f" | {whole:,.0f} | {whole / ours:,.1f} |"
        )


def _show(name: str, maze: Maze) -> None:
    space = Space.of(maze)
    words = []
    for radius in (*_RADII, None):
        sight = Sight(space, radius)
        places = [
            (space.grid.padded_place((0, *eye)),)
            for eye in _eyes(space, _FAR_EYES if radius is None else _EYES)
        ]
        (ours,) = _medians_us([(sight.from_place, places)])
        words.append(f"{median(len(sight.from_place(*place)) for place in places):,.0f}, {ours:,.1f}")
    print(f"| {name} | " + " | ".join(words) + " |")


def _growth() -> None:
    """Print that a view with a radius costs the same, however large the map is."""
    sizes = (101, 1001, 4001)
    print(f"\nOpen maps of {', '.join(f'{size}²' for size in sizes)}, µs\n")
    for radius in _RADII:
        took = []
        for size in sizes:
            space = Space.of(hall(size))
            places = [(space.grid.padded_place((0, *eye)),) for eye in _eyes(space, _EYES)]
            took += _medians_us([(Sight(space, radius).from_place, places)])
        print(f"- radius {radius}: " + ", ".join(f"{it:.1f}" for it in took))


def _eyes(space: Space, count: int) -> list[tuple[int, int]]:
    """Choose cells of floor that are so far from the edge that a view is not cut there."""
    margin = max(_RADII) + 1
    inner = space.grid.view(space.cells)[0][margin:-margin, margin:-margin]
    floor = np.argwhere(inner & FLOOR) + margin
    chosen = np.random.default_rng(1).choice(len(floor), count)
    return [(row, col) for row, col in floor[chosen].tolist()]


def _cropped(floor: NDArray[np.bool_], eye: tuple[int, int], radius: int | None) -> tuple[Any, ...]:
    """Return the arguments for tcod, made beforehand: the square around an eye, its middle and the radius."""
    if radius is None:
        return floor[:1, :1], (0, 0), 0
    row, col = eye
    square = floor[row - radius : row + radius + 1, col - radius : col + radius + 1]
    return np.ascontiguousarray(square), (radius, radius), radius


def _tcod(floor: NDArray[np.bool_], eye: tuple[int, int], radius: int) -> object:
    import tcod.map as library  # noqa: PLC0415
    from tcod.constants import FOV_SYMMETRIC_SHADOWCAST  # noqa: PLC0415

    return library.compute_fov(floor, eye, radius, algorithm=FOV_SYMMETRIC_SHADOWCAST)


def _medians_us(ways: Iterable[tuple[Callable[..., object], list[tuple[Any, ...]]]]) -> list[float]:
    """Return the median time of each call; they alternate, so that a busy machine slows all alike."""
    ways = list(ways)
    took: list[list[float]] = [[] for _ in ways]
    for turn in range(_TURNS + 1):
        for times, (call, questions) in zip(took, ways, strict=True):
            for question in questions:
                start = perf_counter()
                call(*question)
                # The first turn lets buffers grow.
                if turn:
                    times.append(perf_counter() - start)
    return [median(times) * 1e6 for times in took]
