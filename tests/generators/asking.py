"""Asking generators, and a plain search of what they made."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import numpy as np
from hypothesis import strategies as st

from mazarine.generators import GENERATORS, Generator, Growth, begin
from mazarine.generators.parameter import Choice, Count
from mazarine.lattice import SQUARE, Lattice, Side
from mazarine.maze import Maze
from mazarine.maze.codes import Wall
from tests.strategies import any_lattice

LOOPED = ("list-blocks", "rooms-and-corridors", "caves", "points")
"""Those whose mazes are not perfect."""
PERFECT = tuple(name for name in GENERATORS if name not in LOOPED)
THIN = tuple(name for name in PERFECT if not name.endswith("-blocks"))
BLOCKS = tuple(name for name in GENERATORS if name.endswith("-blocks"))

Asked = tuple[str, int, int, int, dict[str, Any]]
"""A name, rows, columns, the seed of the rng, and whatever else is told."""
Place = tuple[int, int]


def begun(asked: Asked) -> Growth:
    """Begin what was asked."""
    name, rows, cols, seed, options = asked
    return begin(name, rows, cols, rng=np.random.default_rng(seed), **options)


def made(asked: Asked) -> Maze:
    """Make what was asked."""
    return begun(asked).run()


def blank(asked: Asked) -> Maze:
    """Return the board before it is filled: all open but where it must not be."""
    _, rows, cols, _, options = asked
    maze = Maze.blank(rows, cols, lattice=options.get("lattice", "square"))
    if "blocked" in options:
        maze.buffers.walls[0] |= options["blocked"]
    if "mask" in options:
        maze.buffers.cells[0][~options["mask"]] = 0
    return maze


def neighbors(maze: Maze) -> dict[Place, list[Place]]:
    """Return, for each floor cell of the first level, the cells that its passages lead to."""
    found: dict[Place, list[Place]] = {(row, col): [] for row, col in np.argwhere(maze.cells[0] > 1).tolist()}
    for (row, col), side, other in stored_sides(maze):
        code = maze.walls[0, row, col] >> maze.lattice.shift(side) & 3
        if code != Wall.WALL and (row, col) in found and other in found:
            found[row, col].append(other)
            found[other].append((row, col))
    return found


def stored_sides(maze: Maze) -> Iterator[tuple[Place, Side, Place]]:
    """Yield each side that a cell of a level stores, as the cell, the side and the cell across."""
    for row, col in np.ndindex(*maze.shape[1:]):
        for side in maze.lattice.stored:
            down, right = maze.lattice.step(row + maze.origin[0], side)
            yield (row, col), side, (row + down, col + right)


def linked_neighbors(maze: Maze) -> dict[Place, list[Place]]:
    """Return the same with the cells that links lead to, for a maze of one level whose origin is (0, 0)."""
    found = neighbors(maze)
    for link in maze.links:
        (_, *one), (_, *other) = (port.cell for port in link.ports)
        found[one[0], one[1]].append((other[0], other[1]))
        found[other[0], other[1]].append((one[0], one[1]))
    return found


def parts_of(graph: dict[Place, list[Place]]) -> list[set[Place]]:
    """Return the cells of each connected component."""
    left, found = set(graph), []
    while left:
        waiting = [left.pop()]
        part = set(waiting)
        while waiting:
            fresh = left.intersection(graph[waiting.pop()])
            left -= fresh
            part |= fresh
            waiting += fresh
        found.append(part)
    return found


def part_count(graph: dict[Place, list[Place]]) -> int:
    """Return the number of connected components."""
    return len(parts_of(graph))


@st.composite
def askings(draw: st.DrawFn, names: tuple[str, ...] = THIN) -> Asked:
    """Draw a generator, a size, a seed, parameters and, where it declares them, a mask and blocked sides."""
    generator = GENERATORS[draw(st.sampled_from(names))]
    rows, cols = draw(st.integers(1, 9)), draw(st.integers(1, 9))
    if generator.name in BLOCKS:
        rows, cols = 2 * rows + 1, 2 * cols + 1
    options = draw(st.fixed_dictionaries({}, optional=_parameters(generator)))
    if not generator.needs_full:
        options["lattice"] = draw(any_lattice.filter(generator.can_do))
    if generator.fills_masks and draw(st.booleans()):
        options |= draw(shapes(rows, cols, options.get("lattice", SQUARE)))
        if generator.name in BLOCKS and "mask" in options:
            options["mask"][1 if generator.name == "prim-blocks" else 0, 1] = True
    return generator.name, rows, cols, draw(st.integers(0, 2**32)), options


def _parameters(generator: Generator) -> dict[str, st.SearchStrategy[Any]]:
    """Return what draws each parameter, except that of boards without an edge, which fill no size."""
    return {
        parameter.name: st.sampled_from(list(parameter.choices))
        if isinstance(parameter, Choice)
        else st.integers(0, 99)
        if isinstance(parameter, Count)
        else st.floats(0, 1)
        for parameter in generator.parameters
        if parameter.name != "board"
    }


@st.composite
def shapes(draw: st.DrawFn, rows: int, cols: int, lattice: Lattice = SQUARE) -> dict[str, Any]:
    """Draw a mask with a cell at least, and sides that stay walled; either may be missing."""
    raw = draw(st.binary(min_size=rows * cols, max_size=rows * cols))
    drawn = np.frombuffer(raw, dtype=np.uint8).reshape(rows, cols)
    shape: dict[str, Any] = {}
    if draw(st.booleans()):
        shape["mask"] = drawn & 3 != 3
        shape["mask"][draw(st.integers(0, rows - 1)), draw(st.integers(0, cols - 1))] = True
    if draw(st.booleans()):
        shape["blocked"] = (drawn >> 2 & 7 == 7) | (drawn >> 5 == 7).astype(np.uint8) << 2
        if lattice.is_staggered:
            shape["blocked"] |= (drawn >> 3 & 7 == 7).astype(np.uint8) << 4
    return shape
