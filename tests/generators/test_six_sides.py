"""Mazes of hexagons: spanning trees of what they fill, reworked like others, or a reason why not."""

from __future__ import annotations

from collections import Counter
from pathlib import Path
from typing import Any

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st
from scipy.stats import chisquare

from mazarine.errors import GeneratorError
from mazarine.files import read
from mazarine.generators import (
    GENERATORS,
    Growth,
    begin,
    board,
    braid,
    generate,
    hide,
    lay_fog,
    remove_loops,
    scatter_markers,
    sparsify,
)
from mazarine.generators.filling import fill
from mazarine.lattice import HEXAGON
from mazarine.maze import Link, Maze, Port, PortSide
from mazarine.maze.borders import close_borders
from mazarine.maze.codes import Matter, Wall
from mazarine.picture.growing import growing_drawing
from tests.cli.runner import run
from tests.refusals import refused
from tests.regions.oracle import Board, joined

TREES = (
    "stack", "prim", "sidewinder", "kruskal", "growing-tree", "hunt-and-kill", "wilson", "aldous-broder",
)  # fmt: skip
LOOPED = "rooms-and-corridors", "caves"
MASKED = tuple(name for name in (*TREES, *LOOPED) if GENERATORS[name].fills_masks)
OTHERS = tuple(name for name in GENERATORS if name not in (*TREES, *LOOPED))


def parts(maze: Maze) -> list[set[Any]]:
    """Return the connected parts of the floor."""
    board = Board(maze)
    return joined(board.floor, board.beside.__getitem__)


@st.composite
def boards(draw: st.DrawFn) -> tuple[Maze, dict[str, Any]]:
    """Draw a board that is all open but for what the options say, and the options."""
    rows, cols = draw(st.integers(1, 8)), draw(st.integers(1, 8))
    origin = draw(st.integers(-3, 3)), draw(st.integers(-3, 3))
    rng = np.random.default_rng(draw(st.integers(0, 2**32)))
    inside = rng.random((rows, cols)) < draw(st.sampled_from((0.6, 0.9)))
    inside[draw(st.integers(0, rows - 1)), draw(st.integers(0, cols - 1))] = True
    blocked = np.zeros((rows, cols), dtype=np.uint8)
    for shift in (0, 2, 4):
        blocked |= (rng.random((rows, cols)) < 0.15).astype(np.uint8) << np.uint8(shift)
    maze = Maze.blank(rows, cols, lattice=HEXAGON)
    maze.origin, maze.buffers.walls[:] = origin, 0
    options: dict[str, Any] = {"origin": origin}
    if draw(st.booleans()):
        options["mask"] = inside
        maze.buffers.cells[0][~inside] = 0
    if draw(st.booleans()):
        options["blocked"] = blocked
        maze.buffers.walls[0] |= blocked
    close_borders(maze.buffers.walls, HEXAGON, origin)
    return maze, options


def grown(name: str, board: Maze, options: dict[str, Any], seed: int) -> tuple[Growth, Maze]:
    """Fill a board."""
    growth = begin(name, *board.shape[1:], rng=seed, lattice="hexagon", **options)
    return growth, growth.run()


@given(st.sampled_from(TREES), boards(), st.integers(0, 99))
def test_each_piece_becomes_a_spanning_tree(name: str, drawn: tuple[Maze, dict[str, Any]], seed: int) -> None:
    board, options = drawn
    if name not in MASKED:
        board = board.copy()
        board.buffers.cells[:], board.buffers.walls[:] = 2, 0
        close_borders(board.buffers.walls, HEXAGON, board.origin)
        options = {"origin": board.origin}
    growth, maze = grown(name, board, options, seed)
    assert maze.shape == board.shape
    assert np.array_equal(maze.cells, board.cells)
    assert maze.origin == board.origin
    assert sorted(map(sorted, parts(maze))) == sorted(map(sorted, parts(board)))
    assert growth.components == len(parts(board))
    found = Board(maze)
    assert len(found.joints) == len(found.floor) - growth.components
    assert set(found.joints) <= set(Board(board).joints)
    assert grown(name, board, options, seed)[1] == maze


@given(st.sampled_from(LOOPED), boards(), st.integers(0, 99))
def test_rooms_and_caves_stay_on_their_board(
    name: str, drawn: tuple[Maze, dict[str, Any]], seed: int
) -> None:
    board, options = drawn
    growth, maze = grown(name, board, options, seed)
    assert not (maze.cells & ~board.cells).any()
    assert set(Board(maze).joints) <= set(Board(board).joints)
    assert len(parts(maze)) == growth.components == len(parts(board))
    if name == "rooms-and-corridors":
        assert np.array_equal(maze.cells, board.cells)


def test_rooms_have_faces_inside_and_doors_of_one_side():
    maze = generate("rooms-and-corridors", 60, 60, lattice="hexagon", rng=1, rooms=0.5, doors=0.0)
    board = Board(maze)
    assert len(board.joints) > 1.3 * len(board.cells)
    assert len(parts(maze)) == 1


@given(st.sampled_from([name for name in MASKED if GENERATORS[name].has_start]), boards(), st.integers(0, 9))
def test_a_start_is_where_it_begins(name: str, drawn: tuple[Maze, dict[str, Any]], seed: int) -> None:
    board, options = drawn
    row, col = np.argwhere(board.cells[0] > 1)[seed % np.count_nonzero(board.cells[0] > 1)].tolist()
    start = row + board.origin[0], col + board.origin[1]
    _, maze = grown(name, board, {**options, "start": start}, seed)
    assert len(parts(maze)) == len(parts(board))


@given(boards())
def test_a_board_tells_to_which_cells_passages_can_lead(drawn: tuple[Maze, dict[str, Any]]) -> None:
    maze, options = drawn
    made = board.Board.of(*maze.shape[1:], HEXAGON, **options)
    for cell, beside in Board(maze).beside.items():
        found = {
            side: maze.grid.cell_at((0, *place))
            for side, *place in made.neighbors(*maze.grid.array_place(cell)[1:])
        }
        assert set(found.values()) == beside
        for side, (_, row, col) in found.items():
            assert (row - cell[1], col - cell[2]) == HEXAGON.step(cell[1], side)


@pytest.mark.parametrize("name", OTHERS)
def test_other_algorithms_say_why_they_are_refused(name: str) -> None:
    with refused(GeneratorError, "no-hexagons", generator=name):
        generate(name, 7, 7, lattice="hexagon")
    assert "hexagon" not in GENERATORS[name].lattices


def test_algorithms_name_the_lattice_that_they_take():
    assert [name for name, it in GENERATORS.items() if "hexagon" in it.lattices] == [
        name for name in GENERATORS if name in (*TREES, *LOOPED)
    ]


def laplacian_trees(rows: int, cols: int) -> int:
    """Return how many spanning trees a board has, by the theorem of Kirchhoff."""
    board = Board(Maze.blank(rows, cols, lattice=HEXAGON))
    cells = sorted(board.cells)
    matrix = np.zeros((len(cells), len(cells)))
    for cell in cells:
        for other in board.beside[cell]:
            matrix[cells.index(cell), cells.index(other)] -= 1
            matrix[cells.index(cell), cells.index(cell)] += 1
    return round(float(np.linalg.det(matrix[1:, 1:])))


@pytest.mark.parametrize("size", [(2, 2), (2, 3), (3, 2)])
@pytest.mark.parametrize("name", ["wilson", "aldous-broder"])
def test_every_tree_comes_equally_often(name: str, size: tuple[int, int]) -> None:
    assert likelihood(name, *size) > 0.01


def test_the_test_tells_what_is_not_uniform():
    assert likelihood("prim", 3, 2) < 1e-6


def likelihood(name: str, rows: int, cols: int) -> float:
    """Return the probability of counts at least as uneven, if all trees are equally likely."""
    rng, trees = np.random.default_rng(11), laplacian_trees(rows, cols)
    made = Counter(
        generate(name, rows, cols, rng=rng, lattice="hexagon").walls.tobytes() for _ in range(60 * trees)
    )
    assert len(made) == trees
    return float(chisquare(list(made.values())).pvalue)


@pytest.mark.parametrize("name", [*TREES, *LOOPED])
def test_each_step_can_be_watched(name: str) -> None:
    growth = begin(name, 5, 4, rng=1, lattice="hexagon")
    while not growth.advance(1):
        maze, marks = growth.maze(), growth.marks()
        assert all(maze.grid.holds((0, *place)) for place in marks.waiting.tolist())
        drawing = growing_drawing(maze, marks)
        if marks.current is not None:
            assert drawing.maze.cells[0, *marks.current] >> 1 == Matter.FLOOR
    assert growth.maze() == generate(name, 5, 4, rng=1, lattice="hexagon")


def test_large_mazes_are_spanning_trees():
    for name in TREES:
        maze = generate(name, 41, 53, lattice="hexagon", rng=1)
        board = Board(maze)
        assert len(board.joints) == 41 * 53 - 1
        assert len(parts(maze)) == 1


def dead_ends(maze: Maze) -> list[Any]:
    board = Board(maze)
    return [cell for cell in board.floor if len(board.beside[cell]) == 1]


@given(boards(), st.integers(0, 99))
def test_braiding_leaves_only_dead_ends_that_cannot_be_opened(
    drawn: tuple[Maze, dict[str, Any]], seed: int
) -> None:
    board, options = drawn
    _, maze = grown("prim", board, options, seed)
    before, after = Board(maze), maze.copy()
    braid(maze, 1.0, rng=seed).apply(after)
    assert set(before.joints) <= set(Board(after).joints)
    opened = maze.copy()
    opened.buffers.walls[:] = 0
    close_borders(opened.buffers.walls, HEXAGON, opened.origin)
    around, beside = Board(opened).beside, Board(after).beside
    for cell in dead_ends(after):
        # Only cells without a passage lie behind its other sides.
        assert not any(beside[other] for other in around[cell] - beside[cell])


@given(boards(), st.integers(0, 99))
def test_loops_are_removed_and_dead_ends_filled(drawn: tuple[Maze, dict[str, Any]], seed: int) -> None:
    board, _ = drawn
    tree = board.copy()
    remove_loops(board, rng=seed).apply(tree)
    found = Board(tree)
    assert sorted(map(sorted, parts(tree))) == sorted(map(sorted, parts(board)))
    assert len(found.joints) == len(found.floor) - len(parts(board))
    bare = tree.copy()
    sparsify(tree, rng=seed).apply(bare)
    assert len(parts(bare)) == len(parts(tree))
    assert set(Board(bare).joints) <= set(found.joints)


def test_secrets_fog_and_markers_are_laid_on_hexagons():
    maze = generate("stack", 20, 20, lattice="hexagon", rng=3)
    ends = len(dead_ends(maze))
    hide(maze, 1.0, rng=1).apply(maze)
    codes = np.stack([maze.walls >> shift & 3 for shift in (0, 2, 4)])
    assert ends / 2 <= np.count_nonzero(codes == Wall.SECRET) <= ends
    lay_fog(maze, 0.5, rng=1).apply(maze)
    assert 100 < np.count_nonzero(maze.cells & 1) < 300
    scatter_markers(maze, {"treasure": 5}, rng=1).apply(maze)
    board = Board(maze)
    assert [len(board.beside[marker.cell]) for marker in maze.markers] == [1] * 5


def test_the_floor_of_a_maze_is_filled_and_links_stay():
    maze = Maze.blank(9, 9, lattice=HEXAGON)
    maze.buffers.cells[0, 3:6, 3:6] = 0
    maze.links.add(Link(Port((0, 1, 1), PortSide.SE), Port((0, 7, 7), PortSide.W)))
    made, count = fill(maze, 0, "prim", rng=1)
    assert count == 1
    assert made.links == maze.links
    assert np.array_equal(made.cells, maze.cells)
    assert made.wall_at((1, 1), "SE").name == made.wall_at((7, 7), "W").name == "WALL"
    assert made.walls[0, 4, 4] == 0
    assert len(parts(made)) == 1


def test_the_command_makes_them(tmp_path: Path):
    whole = tmp_path / "a.maze"
    run("generate", "prim", "--rows", 5, "--cols", 6, "--lattice", "hexagon", "--braid", 1, "-o", whole)
    assert read(whole).shape == (1, 5, 6)
