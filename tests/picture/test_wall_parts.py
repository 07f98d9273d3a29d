"""The list of parts: counted again on a raster of posts, walls and cells."""

from __future__ import annotations

from collections import Counter
from pathlib import Path

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

from mazarine.errors import MazeError
from mazarine.files import read
from mazarine.lattice import SQUARE
from mazarine.maze import Maze
from mazarine.maze.borders import close_borders
from mazarine.maze.codes import Wall
from mazarine.picture.wall_parts import WallParts, contest_sizes
from tests.drawing import blocks
from tests.refusals import refused

_DATA = Path(__file__).resolve().parents[2] / ".." / "shared" / "data" / "micromouse"
Place = tuple[int, int]


def walled(rows: int, cols: int, seed: int, share: float) -> Maze:
    """Make a board with random walls between floor."""
    rng = np.random.default_rng(seed)
    east, south = (rng.random((2, 1, rows, cols)) < share).astype(np.uint8)
    walls = east | south << 2
    close_borders(walls)
    return Maze(np.full((1, rows, cols), 2, dtype=np.uint8), walls)


mazes_of_walls = st.builds(
    walled, st.integers(1, 9), st.integers(1, 9), st.integers(0, 2**32 - 1), st.floats(0, 1)
)


def raster(maze: Maze) -> set[Place]:
    """Return the places of walls: cell (r, c) is at (2 r + 1, 2 c + 1), posts have even numbers."""
    places = set()
    for _, row, col in np.ndindex(*maze.shape):
        for side in SQUARE.sides:
            if maze.wall_at((0, row, col), side) is Wall.WALL:
                down, right = SQUARE.steps[side]
                places.add((2 * row + 1 + down, 2 * col + 1 + right))
    return places


def runs(maze: Maze) -> tuple[Counter[int], set[Place]]:
    """Walk along each inner wall from its begin, and return the lengths and the posts that are passed."""
    _, rows, cols = maze.shape
    walls = raster(maze)
    inner = {(y, x) for y, x in walls if 0 < y < 2 * rows and 0 < x < 2 * cols}
    found, passed = Counter[int](), set[Place]()
    for down, right in ((0, 1), (1, 0)):
        left = {(y, x) for y, x in inner if (y % 2 == 0) == (right == 1)}
        while left:
            y, x = min(left)
            length = 0
            while (y, x) in left:
                left.remove((y, x))
                length += 1
                post = (y + down, x + right)
                is_cut = down and {(post[0], post[1] - 1), (post[0], post[1] + 1)} <= walls
                y, x = post[0] + down, post[1] + right
                if is_cut or (y, x) not in left:
                    break
                passed.add(post)
            found[length] += 1
    return found, passed


@given(mazes_of_walls)
def test_parts_are_those_of_a_slow_count(maze: Maze) -> None:
    _, rows, cols = maze.shape
    parts, walls = WallParts.of(maze), raster(maze)
    outer = {(y, x) for y, x in walls if y in (0, 2 * rows) or x in (0, 2 * cols)}
    assert (parts.outer, parts.inner) == (len(outer), len(walls - outer))
    posts = {(2 * row, 2 * col) for row in range(rows + 1) for col in range(cols + 1)}
    touched = {(y + down, x + right) for y, x in walls for down, right in ((0, 1), (0, -1), (1, 0), (-1, 0))}
    assert (parts.posts, parts.single_posts) == (len(posts), len(posts - touched))
    found, passed = runs(maze)
    assert parts.runs == dict(found)
    corners = {(y, x) for y, x in posts if y in (0, 2 * rows) and x in (0, 2 * cols)}
    border = {(y, x) for y, x in posts if y in (0, 2 * rows) or x in (0, 2 * cols)}
    assert parts.joined_posts == len(posts - passed - (border - corners))


@given(mazes_of_walls, st.floats(10, 300), st.floats(0.01, 0.5))
def test_both_sets_of_parts_cover_the_same_area(maze: Maze, cell_mm: float, share: float) -> None:
    parts = WallParts.of(maze, 0, cell_mm, cell_mm * share)
    area = Counter[bool]()
    for part, count, cells, length in parts.rows_of_parts:
        assert length == pytest.approx(cells * cell_mm - parts.wall_mm if cells else parts.wall_mm)
        area[part.startswith("joined")] += count * length * parts.wall_mm
    assert area[True] == pytest.approx(area[False])
    assert parts.size_mm[0] == pytest.approx(maze.shape[2] * cell_mm + parts.wall_mm)


def test_a_known_maze_has_known_parts() -> None:
    maze = walled(2, 3, 0, 0)
    maze.buffers.walls[0, 0, :2] |= Wall.WALL << 2
    assert [str(it) for it in WallParts.of(maze).lines] == [
        "2 × 3 cells of 180 mm, walls of 12 mm, passages of 168 mm",
        "Outer size: 552 × 372 mm, 0.21 m²",
        "Outer border: 10 pieces of 1 cell = 168 mm",
        "    or, of one piece: 2 pieces of 3 cells = 528 mm",
        "    or, of one piece: 2 pieces of 2 cells = 348 mm",
        "Inner walls: 2 pieces of 1 cell = 168 mm",
        "Posts: 12 of 12 × 12 mm, 0 without a wall",
        "With straight walls of one piece, 5 posts are left, and the inner walls are:",
        "    1 piece of 2 cells = 348 mm",
    ]


def test_lengths_are_rounded_in_sentences_only() -> None:
    parts = WallParts.of(Maze.blank(2, 2), 0, 100)
    assert str(next(parts.lines)) == "2 × 2 cells of 100 mm, walls of 6.67 mm, passages of 93.33 mm"
    assert next(parts.rows_of_parts) == ("outer", 8, 1, pytest.approx(100 - 100 / 15))


def test_sizes_are_those_of_contests() -> None:
    small, large = Maze.blank(16, 16), Maze.blank(17, 9)
    assert contest_sizes(small) == (180, 12)
    assert contest_sizes(large) == (90, 6)
    assert contest_sizes(small, 45) == (45, 3)
    assert contest_sizes(small, 90, 5) == (90, 5)


@pytest.mark.parametrize("maze", [Maze.blank(3, 3, lattice="honeycomb"), blocks(".#.\n...")])
def test_only_mazes_of_walls_have_parts(maze: Maze) -> None:
    with refused(MazeError, "not-built-of-walls"):
        WallParts.of(maze)


def test_walls_thicker_than_half_a_cell_are_refused() -> None:
    with refused(MazeError, "wall-thickness", wall=7, cell=12, most=6):
        WallParts.of(Maze.blank(3, 3), 0, 12, 7)


@pytest.mark.skipif(not _DATA.exists(), reason="the collection of real files is not beside this tree")
@pytest.mark.parametrize("path", sorted(_DATA.rglob("[!.]*.*")), ids=lambda path: path.name)
def test_real_mazes_have_the_parts_of_a_slow_count(path: Path) -> None:
    maze = read(path)
    parts, walls = WallParts.of(maze), raster(maze)
    assert parts.inner + parts.outer == len(walls)
    assert parts.runs == dict(runs(maze)[0])
