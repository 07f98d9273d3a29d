"""The picture of a maze that grows."""

from __future__ import annotations

import numpy as np
import pytest

from mazarine.generators import GENERATORS, GrowthMarks, begin
from mazarine.lattice import HONEYCOMB, MIRRORED, Lattice
from mazarine.maze import Maze
from mazarine.maze.edits import SetWalls
from mazarine.picture import LIGHT
from mazarine.picture.growing import growing_drawing
from mazarine.picture.render import picture_of

_CELL_PX = 12
_MARGIN_PX = 6
WITH_WAITING = (
    "stack", "prim", "growing-tree", "wilson", "recursive-division", "prim-blocks", "stack-blocks",
    "list-blocks", "rooms-and-corridors", "points",
)  # fmt: skip
_NOTHING = np.empty((0, 2), dtype=np.int64)


def middles(picture: np.ndarray, rows: int, cols: int) -> list[list[int]]:
    """Return the colors in the middle of each cell."""
    at = _MARGIN_PX + _CELL_PX // 2
    return [
        [int(picture[at + row * _CELL_PX, at + col * _CELL_PX]) for col in range(cols)] for row in range(rows)
    ]


def color_at(picture: np.ndarray, place: np.ndarray) -> int:
    """Return the color at a place (x, y), in units of the maze's geometry."""
    x, y = (place * _CELL_PX + _MARGIN_PX).astype(int)
    return int(picture[y, x])


def test_what_was_not_come_to_looks_like_rock_and_marks_stand_out() -> None:
    maze = Maze.blank(2, 3, walled=True)
    SetWalls([(0, 0, 0, "E", "open")]).apply(maze)
    picture = picture_of(growing_drawing(maze, GrowthMarks((0, 1), (1, 0), np.array([[1, 2]]))), _CELL_PX)
    assert middles(picture, 2, 3) == [
        [LIGHT.floor, LIGHT.current, LIGHT.rock], [LIGHT.opened, LIGHT.rock, LIGHT.waiting],
    ]  # fmt: skip
    plain = picture_of(growing_drawing(maze, GrowthMarks(None, None, _NOTHING)), _CELL_PX)
    assert middles(plain, 2, 3) == [[LIGHT.floor, LIGHT.floor, LIGHT.rock], [LIGHT.rock] * 3]


@pytest.mark.parametrize("name", GENERATORS)
def test_every_marked_cell_has_its_color_also_where_it_is_rock_or_in_fog(name: str) -> None:
    generator = GENERATORS[name]
    lattice = "honeycomb" if name == "points" else "square"
    options = {"fog": "yes"} if name == "list-blocks" else {}
    growth = begin(name, *generator.fitting(5, 7), rng=np.random.default_rng(5), lattice=lattice, **options)
    waited = opened = 0
    while not growth.advance(1):
        maze, marks = growth.maze(), growth.marks()
        picture = picture_of(growing_drawing(maze, marks), _CELL_PX)
        colors = dict.fromkeys(map(tuple, marks.waiting.tolist()), LIGHT.waiting)
        waited, opened = waited + len(colors), opened + (marks.opened is not None)
        colors |= {marks.opened: LIGHT.opened} if marks.opened else {}
        colors |= {marks.current: LIGHT.current} if marks.current else {}
        for (row, col), color in colors.items():
            assert color_at(picture, maze.geometry.middles(np.array([row]), np.array([col]))[0]) == color
    assert (waited > 0) == (name in WITH_WAITING)
    assert (opened > 0) == (name in ("prim-blocks", "list-blocks"))


@pytest.mark.parametrize(
    ("as_points", "between", "beyond"), [(True, LIGHT.wall, LIGHT.paper), (False, LIGHT.floor, LIGHT.rock)]
)
@pytest.mark.parametrize("lattice", [HONEYCOMB, MIRRORED], ids=["honeycomb", "mirrored"])
def test_a_honeycomb_grows_as_points_with_links_or_as_triangles(
    lattice: Lattice, as_points: bool, between: int, beyond: int
) -> None:
    maze = Maze.blank(4, 6, walled=True, lattice=lattice)
    SetWalls([(0, 1, 2, "S", "open"), (0, 2, 2, "S", "open")]).apply(maze)
    marks = GrowthMarks((2, 2), None, np.array([[3, 2]]))
    picture = picture_of(growing_drawing(maze, marks, as_points=as_points), _CELL_PX)
    done, current, waiting, unreached = maze.geometry.middles(np.array([1, 2, 3, 1]), np.array([2, 2, 2, 5]))
    assert color_at(picture, done) == LIGHT.floor
    assert color_at(picture, current) == LIGHT.current
    assert color_at(picture, waiting) == LIGHT.waiting
    assert color_at(picture, unreached) == beyond
    assert color_at(picture, (0.6 * done + 0.4 * current)) == between
