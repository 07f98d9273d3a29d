"""Micromouse mazes in bytes."""

from __future__ import annotations

import tempfile
from functools import partial
from math import isqrt
from pathlib import Path

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

from mazarine.errors import MazeFileError
from mazarine.files import identify, losses, read, write
from mazarine.files.messages import FileMessage, LossMessage
from mazarine.lattice import SQUARE, Side
from mazarine.maze import Marker, MarkerKind, Maze, PortSide
from mazarine.maze.borders import close_borders
from mazarine.maze.codes import Wall
from mazarine.maze.edits import PlaceMarker, SetCells
from tests.files.holding import file_holding
from tests.files.refusing import assert_refused
from tests.refusals import refused
from tests.strategies import four_sides, mazes

_SAMPLE = Path(__file__).parent / "samples" / "serpentine.maz"


def _board(data: bytes) -> Maze:
    """Make a maze of 16 × 16 or 32 × 32 cells with walls here and there."""
    side = isqrt(len(data))
    walls = (np.frombuffer(data, np.uint8) & np.uint8(5)).reshape(1, side, side)
    close_borders(walls)
    return Maze(Maze.blank(side, side).cells, walls)


_BOARDS = (
    st.sampled_from([256, 1024]).flatmap(lambda size: st.binary(min_size=size, max_size=size)).map(_board)
)


_file = partial(file_holding, "a.maz")


def _sample() -> np.ndarray:
    return np.frombuffer(_SAMPLE.read_bytes(), np.uint8).reshape(16, 16).copy()


@given(_BOARDS)
def test_what_was_written_reads_equal(maze: Maze) -> None:
    assert losses(maze, "micromouse-binary") == []
    with tempfile.TemporaryDirectory() as folder:
        path = Path(folder) / "a.maz"
        write(maze, path)
        assert path.stat().st_size == maze.cells.size
        assert identify(path).name == "micromouse-binary"
        assert read(path) == maze


def test_byte_by_byte_it_is_as_the_page_says(tmp_path: Path) -> None:
    maze = Maze.blank(16, 16, walled=True)
    maze.buffers.walls[0, 14, 0] &= ~np.uint8(3 << 2)  # from the south-west corner to the north
    maze.buffers.walls[0, 14, 0] &= ~np.uint8(3)  # and from there to the east
    write(maze, tmp_path / "a.maz")
    data = (tmp_path / "a.maz").read_bytes()
    assert (data[0], data[1], data[2], data[16], data[17]) == (0x0E, 0x09, 0x0F, 0x0F, 0x07)


def test_upper_bits_say_nothing(tmp_path: Path) -> None:
    assert read(_file(tmp_path, (_sample() | 0xF0).tobytes())) == read(_SAMPLE)


@pytest.mark.parametrize(
    "stored",
    [
        lambda raw: raw.T,
        lambda raw: raw[:, ::-1],
        lambda raw: raw[:, ::-1].T,
        lambda raw: raw[::-1],
        lambda raw: raw[::-1, ::-1].T,
    ],
    ids=["along rows", "from the north", "along rows from the north", "from the east", "rows from the end"],
)
def test_another_order_of_the_cells_is_seen_by_the_border(tmp_path: Path, stored: object) -> None:
    assert callable(stored)
    data = stored(_sample()).tobytes()
    assert data != _SAMPLE.read_bytes()
    assert read(_file(tmp_path, data)) == read(_SAMPLE)


def test_a_wall_that_one_cell_has_alone_stands_and_is_noted(tmp_path: Path) -> None:
    raw = _sample()
    raw[3, 5] &= ~np.uint8(2)
    raw[7, 9] |= 1
    maze = read(_file(tmp_path, raw.tobytes()))
    assert maze.wall_at((0, 10, 3), Side.E) is Wall.WALL
    assert maze.wall_at((0, 5, 7), Side.S) is Wall.WALL
    assert list(maze.markers) == [
        Marker(MarkerKind.NOTE, (0, 10, 3), None, "Only one cell of the wall to the east has it"),
        Marker(MarkerKind.NOTE, (0, 5, 7), None, "Only one cell of the wall to the south has it"),
    ]


@pytest.mark.parametrize("size", [255, 257, 400])
def test_other_sizes_are_refused(tmp_path: Path, size: int) -> None:
    path = _file(tmp_path, b"\x0f" * size)
    assert_refused(path, "other-kind", step=FileMessage.MICROMOUSE_BINARY_HINT())
    assert_refused(path, "micromouse-bytes", format="micromouse-binary", count=size)


def test_an_open_border_is_refused_with_its_cell(tmp_path: Path) -> None:
    raw = _sample()
    raw[0, 3] &= ~np.uint8(8)
    path = _file(tmp_path, raw.tobytes())
    assert_refused(path, "other-kind")
    assert_refused(path, "border-open-west", format="micromouse-binary", cell=(0, 12, 0))


@given(mazes(max_levels=1, lattices=four_sides))
def test_other_sizes_are_not_written(maze: Maze) -> None:
    with tempfile.TemporaryDirectory() as folder:
        path = Path(folder) / "a.maz"
        with refused(MazeFileError, "micromouse-size", rows=maze.shape[1], cols=maze.shape[2]):
            write(maze, path)
        assert not path.exists()


def test_what_is_lost_is_said(tmp_path: Path) -> None:
    maze = Maze.blank(16, 16)
    SetCells([(0, 4, 4, "rock")]).apply(maze)
    PlaceMarker(Marker(MarkerKind.START, (0, 15, 0), PortSide.W)).apply(maze)
    assert losses(maze, tmp_path / "a.maz") == [
        LossMessage.ROCK_BECOMES_FLOOR(count=1),
        LossMessage.MARKERS_LEFT_OUT(count=1),
    ]
    write(maze, tmp_path / "a.maz")
    again = read(tmp_path / "a.maz")
    assert list(again.markers) == []
    assert all(again.wall_at((0, 4, 4), side) is Wall.WALL for side in SQUARE.sides)
