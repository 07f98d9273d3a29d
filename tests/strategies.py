"""Mazes and strokes for Hypothesis."""

from __future__ import annotations

from typing import TypeVar

import numpy as np
from hypothesis import strategies as st

from mazarine.lattice import HEXAGON, HONEYCOMB, LATTICES, MIRRORED, SQUARE, Lattice
from mazarine.maze import Maze
from mazarine.maze.borders import close_borders
from mazarine.maze.codes import Matter, Wall
from tests.maze.strokes import WHOLE, History, Stroke

_T = TypeVar("_T")

WALL_STATES = ("open", "wall", "secret", "found")
CELL_STATES = ("floor", "rock", "secret", "found")

square = st.just(SQUARE)
any_lattice = st.sampled_from([SQUARE, SQUARE, HEXAGON, *LATTICES])
four_sides = st.sampled_from([SQUARE, SQUARE, HONEYCOMB, MIRRORED])


def mazes(
    max_rows: int = 8,
    max_cols: int = 8,
    max_levels: int = 3,
    lattices: st.SearchStrategy[Lattice] = any_lattice,
) -> st.SearchStrategy[Maze]:
    """Draw mazes of every density, single cells and single rows and columns among them."""
    sides = _extents(max_rows, max_cols)
    levels = st.sampled_from([1, 1, *range(1, max_levels + 1)])
    return st.tuples(levels, sides).flatmap(lambda sizes: _filled(sizes[0], *sizes[1], lattices))


def halls(
    max_rows: int = 4, max_cols: int = 4, lattices: st.SearchStrategy[Lattice] = any_lattice
) -> st.SearchStrategy[Maze]:
    """Draw mazes whose cells are blown up to blocks: rooms that wind and meet and hang by a thread."""
    return st.builds(
        _blown_up,
        mazes(max_rows, max_cols, max_levels=1, lattices=square),
        st.integers(2, 4),
        st.integers(2, 4),
        lattices,
    )


def rings(max_rows: int = 3, max_cols: int = 3) -> st.SearchStrategy[Maze]:
    """Draw mazes of rings around one rock each, walled off from each other or joined by a door."""
    return mazes(max_rows, max_cols, max_levels=2, lattices=square).map(_ringed)


def strokes() -> st.SearchStrategy[Stroke]:
    """Draw strokes that keep the board's extent; now and then several as one."""
    return _weighted((6, _single_strokes()), (1, batches(_single_strokes())))


def _single_strokes() -> st.SearchStrategy[Stroke]:
    place, size = st.integers(0, 600), st.integers(1, 5)
    wall_state, cell_state = st.sampled_from(WALL_STATES), st.sampled_from(CELL_STATES)
    wall = st.builds(Stroke, st.just("wall"), st.tuples(place, st.integers(0, 5)), wall_state)
    cell = st.builds(Stroke, st.just("cell"), st.tuples(place), cell_state)
    link = st.builds(Stroke, st.just("link"), st.tuples(*[st.integers(0, 4000)] * 2, st.integers(0, 1)))
    block = st.tuples(place, size, size)
    area = st.tuples(place, size, size, st.integers(0, 2**16 - 1))
    laid = st.tuples(
        place, size, size, st.integers(0, 2**16 - 1), st.integers(0, 7), place, st.integers(0, 2)
    )
    other = st.one_of(
        st.builds(Stroke, st.sampled_from(("clear", "bury")), area),
        st.builds(Stroke, st.sampled_from(("copy", "move")), laid),
        st.builds(Stroke, st.just("walls"), block, wall_state),
        st.builds(Stroke, st.just("frame"), block),
        st.builds(Stroke, st.just("cells"), block, cell_state),
        st.builds(Stroke, st.just("pattern"), st.tuples(place, size, size, st.integers(0, 2**16 - 1))),
        st.builds(Stroke, st.just("stairs"), st.tuples(place, st.integers(0, 1))),
        st.builds(Stroke, st.just("unlink"), st.tuples(place)),
    )
    return _weighted((3, wall), (3, cell), (2, link), (4, other))


def markers() -> st.SearchStrategy[Stroke]:
    """Draw strokes that place and remove markers."""
    place = st.integers(0, 600)
    return st.one_of(
        st.builds(Stroke, st.just("marker"), st.tuples(place, st.integers(0, 3))),
        st.builds(Stroke, st.just("gap"), st.tuples(place, st.integers(0, 5))),
        st.builds(Stroke, st.just("unmarker"), st.tuples(place)),
    )


def resizes() -> st.SearchStrategy[Stroke]:
    """Draw strokes that shift and stretch the board by up to three rows and columns; also in a batch."""
    resize = _single_resizes()
    return _weighted((2, resize), (1, batches(st.one_of(_single_strokes(), resize))))


def _single_resizes() -> st.SearchStrategy[Stroke]:
    step = st.integers(-3, 3)
    matter = st.sampled_from(["rock", "floor"])
    return st.builds(Stroke, st.just("resize"), st.tuples(step, step, step, step), matter)


def whole_boards() -> st.SearchStrategy[Stroke]:
    """Draw strokes that turn, frame and crop the board."""
    return st.builds(Stroke, st.just("whole"), st.tuples(st.integers(0, len(WHOLE) - 1)))


def expansions() -> st.SearchStrategy[Stroke]:
    """Draw strokes that grow honeycombs from points."""
    return st.builds(Stroke, st.just("expand"), st.tuples(st.integers(0, 600), st.integers(0, 5)))


def levels() -> st.SearchStrategy[Stroke]:
    """Draw strokes that arrange the levels, up to four: any order, new ones, copies, some that go."""
    any_order = st.lists(st.integers(0, 11), min_size=1, max_size=4).map(tuple)
    swapped = st.sampled_from([(1, 0), (0, 2, 1), (1, 0, 2), (0, 0), (1,), (0, 1, 2, 3)])
    return st.builds(Stroke, st.just("levels"), st.one_of(any_order, swapped))


def batches(parts: st.SearchStrategy[Stroke]) -> st.SearchStrategy[Stroke]:
    """Draw several strokes as one edit."""
    several = st.lists(parts, min_size=2, max_size=5).map(tuple)
    return several.map(lambda drawn: Stroke("batch", parts=drawn))


def runs(parts: st.SearchStrategy[Stroke]) -> st.SearchStrategy[list[Stroke]]:
    """Draw strokes one after the other, now and then some steps back and some forth again.

    A few, or, as Hypothesis seldom would by itself, many.
    """
    back_and_forth = st.tuples(st.integers(1, 4), st.integers(0, 4)).map(
        lambda steps: [Stroke("undo")] * steps[0] + [Stroke("redo")] * steps[1]
    )
    one = parts.map(lambda stroke: [stroke])
    turns = _weighted((8, one), (1, back_and_forth))
    few_or_many = _weighted((1, st.lists(turns, max_size=4)), (2, st.lists(turns, min_size=8, max_size=25)))
    return few_or_many.map(lambda drawn: [stroke for turn in drawn for stroke in turn])


def _extents(max_rows: int, max_cols: int) -> st.SearchStrategy[tuple[int, int]]:
    """Draw rows and columns, mostly boards that have faces, now and then a single row or column."""
    rows, cols = st.sampled_from(range(2, max_rows + 1)), st.sampled_from(range(2, max_cols + 1))
    thin = st.one_of(st.just((1, 1)), st.tuples(rows, st.just(1)), st.tuples(st.just(1), cols))
    return _weighted((7, st.tuples(rows, cols)), (2, thin))


def _weighted(*choices: tuple[int, st.SearchStrategy[_T]]) -> st.SearchStrategy[_T]:
    """Draw from strategies by weight; `st.one_of` would count one that is named twice once."""
    table = [strategy for weight, strategy in choices for _ in range(weight)]
    return st.integers(0, len(table) - 1).flatmap(table.__getitem__)


_O, _W, _S, _F = Wall.OPEN, Wall.WALL, Wall.SECRET, Wall.FOUND
_WALL_MIXES = ((_O,) * 8, (_O,) * 6 + (_W, _W), (_O, _W) * 3 + (_S, _F), (_O,) * 3 + (_W,) * 4 + (_S,))
_FLOOR, _ROCK = Matter.FLOOR, Matter.ROCK
_CELL_MIXES = (
    (_FLOOR,) * 4,
    (_FLOOR, _FLOOR, Matter.SECRET, Matter.FOUND),
    (_FLOOR,) * 3 + (_ROCK,),
    (_FLOOR, _ROCK) * 2,
)


@st.composite
def _filled(draw: st.DrawFn, levels: int, rows: int, cols: int, lattices: st.SearchStrategy[Lattice]) -> Maze:
    count = levels * rows * cols
    wall_mix = np.array(draw(st.sampled_from(_WALL_MIXES)), dtype=np.uint8)
    cell_mix = np.array(draw(st.sampled_from(_CELL_MIXES)), dtype=np.uint8)
    raw = np.frombuffer(draw(st.binary(min_size=count, max_size=count)), dtype=np.uint8)
    raw = raw.reshape(levels, rows, cols)
    # A byte draws the cell and both of its walls; a zero byte, the simplest, is open floor.
    # And of a third wall, where there is one.
    walls = wall_mix[raw & 7] | wall_mix[raw >> 3 & 7] << 2 | wall_mix[(raw ^ raw >> 4) & 7] << 4
    fog = draw(st.sampled_from([0, 0, 1]))
    origin = draw(st.sampled_from([(0, 0), (0, 0), (-3, 5), (1, -2)]))
    lattice = draw(lattices)
    walls &= lattice.wall_bits
    close_borders(walls, lattice, origin)
    maze = Maze(cell_mix[raw >> 6] << 1 | fog, walls, lattice=lattice, origin=origin)
    links = st.builds(Stroke, st.just("link"), st.tuples(*[st.integers(0, 4000)] * 2, st.integers(0, 1)))
    stairs = st.builds(Stroke, st.just("stairs"), st.tuples(st.integers(0, 600), st.integers(0, 1)))
    for stroke in draw(st.lists(st.one_of(links, stairs), max_size=6)):
        History(maze).do(stroke)
    return maze


def _blown_up(maze: Maze, height: int, width: int, lattice: Lattice) -> Maze:
    """Make every cell a block, with its walls along the block's last row and column, and no links."""
    cells = maze.cells.repeat(height, axis=1).repeat(width, axis=2)
    walls = np.zeros_like(cells)
    walls[:, :, width - 1 :: width] |= (maze.walls & 3).repeat(height, axis=1)
    walls[:, height - 1 :: height] |= (maze.walls & 12).repeat(width, axis=2)
    if lattice.is_staggered:
        walls |= (walls & 12) << 2
    close_borders(walls, lattice)
    return Maze(cells, walls, lattice=lattice)


def _ringed(maze: Maze) -> Maze:
    """Make every cell a ring of eight, with a door in the middle of its sides where they are open."""
    cells = maze.cells.repeat(3, axis=1).repeat(3, axis=2)
    cells[:, 1::3, 1::3] = Matter.ROCK << 1
    walls = np.zeros_like(cells)
    walls[:, :, 2::3] = Wall.WALL
    walls[:, 1::3, 2::3] = maze.walls & 3
    walls[:, 2::3] |= Wall.WALL << 2
    walls[:, 2::3, 1::3] = maze.walls & 12
    return Maze(cells, walls)
