"""The raster: small drawn mazes pixel by pixel, and what holds at every zoom."""

from __future__ import annotations

import numpy as np
import pytest
from numpy.typing import NDArray

from mazarine.maze import Maze
from mazarine.picture import LIGHT, CellColors, Frame, Overlay, Plane, Raster, render_level, wall_thickness_px
from mazarine.picture.palette import mean
from tests.drawing import walls

ZOOMS = [0.07, 0.5, 0.99, 1.0, 1.3, 2.0, 2.01, 2.7, 3.3, 4.0, 5.9, 8.0, 11.4, 13.0, 19.99, 24.0, 37.3, 90.0]

LETTERS = {
    LIGHT.paper: ".", LIGHT.floor: " ", LIGHT.rock: "%", LIGHT.wall: "#",
    LIGHT.door: "d", LIGHT.found_door: "f", LIGHT.room: "R", LIGHT.grid: ":",
}  # fmt: skip


def painted(
    maze: Maze, frame: Frame, overlay: Overlay = Overlay.NONE, kind: NDArray[np.uint8] | None = None
) -> NDArray[np.uint32]:
    return Raster(CellColors(LIGHT, overlay)).paint(Plane.of(maze, 0, kind), frame).copy()


def drawn(picture: NDArray[np.uint32]) -> str:
    return "\n".join("".join(LETTERS.get(int(color), "?") for color in row) for row in picture)


def random_maze(rows: int = 13, cols: int = 17, seed: int = 1) -> Maze:
    rng = np.random.default_rng(seed)
    maze = Maze.blank(rows, cols)
    codes = rng.choice(np.array([0, 0, 1, 2, 3], dtype=np.uint8), (2, rows, cols))
    inner = np.ones((rows, cols), dtype=bool)
    inner[-1] = inner[:, -1] = False
    maze.buffers.walls[0][inner] = (codes[0] | codes[1] << 2)[inner]
    maze.buffers.cells[0] = rng.choice(np.array([0, 2, 2, 2, 4, 6], dtype=np.uint8), (rows, cols))
    return maze


def test_walls_posts_border_rock_and_doors_are_drawn_where_they_are() -> None:
    maze = walls("""
        +---+---+---+
        |   | #   # |
        +   +---+---+
        |       ?   |
        +---+-!-+   +
        |           |
        +---+---+---+
    """)
    picture = painted(maze, Frame(0, 0, 14, 14, 1, 1, 4))
    assert drawn(picture) == "\n".join(
        [
            "..............",
            ".#############",
            ".#   #%%%%%%%#",
            ".#   #%%%%%%%#",
            ".#   #%%%%%%%#",
            ".#   #########",
            ".#       d   #",
            ".#       d   #",
            ".#       d   #",
            ".#####fffd   #",
            ".#           #",
            ".#           #",
            ".#           #",
            ".#############",
        ]
    )


def test_walls_of_several_pixels_are_centered_on_the_side() -> None:
    maze = walls("""
        +---+---+
        |   |   |
        +---+---+
    """)
    row = drawn(painted(maze, Frame(0, 12, 60, 1, 6, 0, 24)))
    assert row == ".....###" + " " * 21 + "###" + " " * 21 + "###" + "...."


def test_the_picture_of_a_level_has_a_margin_all_around() -> None:
    picture = render_level(Maze.blank(2, 3), 0, "none", cell_size_px=8)
    assert picture.shape == (2 * 8 + 8, 3 * 8 + 8)
    assert drawn(picture[:4]) == "\n".join(["." * 32] * 4)
    assert drawn(picture[4:5]) == "...." + "#" * 25 + "..."


def test_open_ground_between_two_kinds_takes_half_of_each_color() -> None:
    kind = np.array([[[1, 3]]], dtype=np.uint8)
    picture = painted(Maze.blank(1, 2), Frame(0, 4, 17, 1, 0, 0, 8), Overlay.KINDS, kind)
    colors = [LIGHT.corridor] * 7, [int(mean(np.uint32(LIGHT.corridor), np.uint32(LIGHT.room)))]
    assert picture[0, 1:9].tolist() == [*colors[0], *colors[1]]
    assert picture[0, 9] == LIGHT.room


@pytest.mark.parametrize("cell_px", [zoom for zoom in ZOOMS if zoom >= 2])
def test_every_wall_has_the_same_thickness_at_every_zoom(cell_px: float) -> None:
    maze = Maze.blank(12, 14, walled=True)
    thickness = wall_thickness_px(cell_px)
    for offset in (0.0, 0.3, 0.5, 0.71):
        size = int(14 * cell_px) + 20
        frame = Frame(-5, -5, size, size, offset, offset, cell_px)
        picture = painted(maze, frame)
        inside = thickness - thickness // 2 + 5
        middle_row = int(offset + 2 * cell_px + 0.5) + inside
        assert set(runs(picture[middle_row] == LIGHT.wall)) == {thickness}
        assert len(runs(picture[middle_row] == LIGHT.wall)) == 15
        middle_col = int(offset + 3 * cell_px + 0.5) + inside
        assert set(runs(picture[:, middle_col] == LIGHT.wall)) == {thickness}
        assert len(runs(picture[:, middle_col] == LIGHT.wall)) == 13


@pytest.mark.parametrize("cell_px", ZOOMS)
@pytest.mark.parametrize("overlay", list(Overlay))
def test_a_picture_painted_in_pieces_is_the_picture_painted_at_once(cell_px: float, overlay: Overlay) -> None:
    maze = random_maze()
    rng = np.random.default_rng(2)
    kind = rng.integers(0, 4, maze.shape).astype(np.uint8)
    region = rng.integers(0, 50, maze.shape).astype(np.int32)
    raster = Raster(CellColors(LIGHT, overlay))
    plane = Plane.of(maze, 0, kind, region)
    origin = (-3.4, 7.25)
    whole = raster.paint(plane, Frame(-10, -10, 160, 120, *origin, cell_px), grid=True).copy()
    for _ in range(12):
        left, top = rng.integers(0, 150), rng.integers(0, 110)
        width, height = rng.integers(1, 160 - left + 1), rng.integers(1, 120 - top + 1)
        frame = Frame(int(left) - 10, int(top) - 10, int(width), int(height), *origin, cell_px)
        piece = raster.paint(plane, frame, grid=True)
        assert np.array_equal(piece, whole[top : top + height, left : left + width])


@pytest.mark.parametrize("cell_px", ZOOMS)
@pytest.mark.parametrize("shape", [(1, 1), (1, 9), (9, 1), (40, 40)])
def test_every_zoom_of_every_shape_can_be_painted_on_and_off_the_maze(
    cell_px: float, shape: tuple[int, int]
) -> None:
    maze = Maze.blank(*shape)
    for x, y in ((0, 0), (-2000, 0), (2000, 2000), (-3, int(shape[0] * cell_px) - 2)):
        for grid in (False, True):
            frame = Frame(x, y, 31, 17, 0.4, 0.6, cell_px)
            picture = Raster(CellColors(LIGHT, Overlay.KINDS)).paint(Plane.of(maze, 0), frame, grid=grid)
            assert picture.shape == (17, 31)
            assert (picture >> 24 == 0xFF).all()


def test_the_grid_is_a_line_of_one_pixel_where_nothing_stands_between_floors() -> None:
    maze = walls("""
        +---+---+---+
        |       |   |
        +   +   +   +
        |         # |
        +---+---+---+
    """)
    raster = Raster(CellColors(LIGHT, Overlay.NONE))
    picture = raster.paint(Plane.of(maze, 0), Frame(0, 0, 73, 49, 0, 0, 24), grid=True)
    assert drawn(picture[12:13, 10:40]) == " " * 14 + ":" + " " * 15
    assert drawn(picture[12:13, 46:51]) == " ###" + " "
    assert LIGHT.grid not in picture[26:, 50:]


def test_crossroads_carry_a_mark_where_cells_are_large_and_doors_a_light_leaf() -> None:
    maze = walls("""
        +---+---+
        |   ?   |
        +---+---+
    """)
    kind = np.array([[[2, 1]]], dtype=np.uint8)
    small = painted(maze, Frame(0, 0, 30, 15, 0, 0, 14), Overlay.KINDS, kind)
    assert LIGHT.mark not in small
    large = painted(maze, Frame(0, 0, 60, 30, 0, 0, 28), Overlay.KINDS, kind)
    assert large[14, 14] == LIGHT.mark
    assert large[14, 42] == LIGHT.corridor
    assert large[14, 28] == LIGHT.floor
    assert large[4, 28] == LIGHT.door


def test_floor_that_became_rock_is_rock_although_its_old_region_is_still_known() -> None:
    maze = walls("""
        +---+---+
        | #     |
        +---+---+
    """)
    kind = np.array([[[3, 3]]], dtype=np.uint8)
    region = np.array([[[7, 7]]], dtype=np.int32)
    for overlay in Overlay:
        plane = Plane.of(maze, 0, kind, region)
        picture = Raster(CellColors(LIGHT, overlay)).paint(plane, Frame(0, 0, 17, 8, 0, 0, 8))
        assert picture[4, 4] == LIGHT.rock
        assert picture[4, 12] != LIGHT.rock


def test_rock_that_became_floor_is_plain_until_its_kind_is_known() -> None:
    kind, region = np.zeros((1, 1, 1), dtype=np.uint8), np.zeros((1, 1, 1), dtype=np.int32)
    for overlay in Overlay:
        plane = Plane.of(Maze.blank(1, 1), 0, kind, region)
        picture = Raster(CellColors(LIGHT, overlay)).paint(plane, Frame(0, 0, 8, 8, 0, 0, 8))
        assert picture[4, 4] == LIGHT.floor


def runs(line: NDArray[np.bool_]) -> list[int]:
    """Return the lengths of the runs of True."""
    steps = np.flatnonzero(np.diff(np.concatenate(([0], line.astype(np.int8), [0]))))
    return (steps[1::2] - steps[::2]).tolist()
