"""Mazes as NumPy arrays."""

from __future__ import annotations

import tempfile
from pathlib import Path
from typing import Any

import numpy as np
import pytest
from hypothesis import given
from numpy.typing import NDArray

from mazarine.errors import MazeFileError
from mazarine.files import identify, losses, read, write
from mazarine.files.array_messages import ArrayMessage
from mazarine.files.messages import LossMessage
from mazarine.maze import Marker, MarkerKind, Maze, PortSide
from mazarine.maze.blocks import has_thin_walls, raster_of
from mazarine.maze.codes import Matter
from mazarine.maze.edits import PlaceMarker, SetWalls
from mazarine.maze.messages import MazeMessage
from mazarine.messages import Message
from tests.drawing import walls
from tests.refusals import refused
from tests.strategies import mazes, square

_MAZE = """
    +---+---+---+
    |   |       |
    +   +---+   +
    |       |   |
    +---+---+---+
"""


def _file(folder: Path, array: NDArray[Any]) -> Path:
    path = folder / "a.npy"
    np.save(path, array)
    return path


def _raster() -> NDArray[np.int8]:
    """Return the maze above as mazelib stores it, with every post a wall."""
    raster = raster_of(walls(_MAZE)).astype(np.int8)
    raster[::2, ::2] = 1
    return raster


def _connections() -> NDArray[np.bool_]:
    return np.array([
        [[True, False, True], [False, False, False]],
        [[False, True, False], [True, False, False]],
    ])  # fmt: skip


@pytest.mark.parametrize("order", ["C", "F"])
def test_the_arrays_of_both_libraries_are_read(tmp_path: Path, order: Any) -> None:
    for array, name in ((_raster(), "mazelib"), (_connections(), "connection-list")):
        path = _file(tmp_path, np.asarray(array, order=order))
        assert identify(path).name == name
        assert read(path) == walls(_MAZE)


def test_numpy_reads_what_is_written(tmp_path: Path) -> None:
    write(walls(_MAZE), tmp_path / "b.npy")
    assert np.array_equal(np.load(tmp_path / "b.npy"), _connections())
    assert np.load(tmp_path / "b.npy").dtype == np.bool_
    write(walls(_MAZE), tmp_path / "c.npy", format="mazelib")
    raster = np.load(tmp_path / "c.npy")
    assert raster.dtype == np.int8
    assert raster.tolist() == [
        [1, 1, 1, 1, 1, 1, 1],
        [1, 0, 1, 0, 0, 0, 1],
        [1, 0, 1, 1, 1, 0, 1],
        [1, 0, 0, 0, 1, 0, 1],
        [1, 1, 1, 1, 1, 1, 1],
    ]


@pytest.mark.parametrize("format", ["mazelib", "connection-list", "numpy-blocks"])
def test_walls_are_read_as_they_were_written(format: str) -> None:
    @given(mazes(max_levels=1, lattices=square))
    def check(maze: Maze) -> None:
        with tempfile.TemporaryDirectory() as folder:
            path, second = Path(folder) / "a.npy", Path(folder) / "b.npy"
            write(maze, path, format=format)
            assert identify(path).name == format
            held = read(path)
            if not losses(maze, format):
                assert np.array_equal(raster_of(held), raster_of(maze))
            assert losses(held, format) == []
            write(held, second, format=format)
            assert second.read_bytes() == path.read_bytes()
            assert read(second) == held

    check()


def test_rock_goes_into_a_raster_unless_the_format_is_named(tmp_path: Path) -> None:
    maze = walls("""
        +---+---+---+
        | #         |
        +---+---+---+
    """)
    SetWalls([(0, 0, 1, "E", "wall")]).apply(maze)
    write(maze, tmp_path / "a.npy")
    assert identify(tmp_path / "a.npy").name == "mazelib"
    assert read(tmp_path / "a.npy") == maze
    assert losses(maze, "connection-list") == [LossMessage.ROCK_BECOMES_FLOOR(count=1)]
    write(maze, tmp_path / "b.npy", format="connection-list")
    assert not np.load(tmp_path / "b.npy").any()


def test_a_gap_in_the_border_of_a_raster_is_a_note_and_stays(tmp_path: Path) -> None:
    raster = _raster()
    raster[0, 1] = 0
    maze = read(_file(tmp_path, raster))
    assert list(maze.markers) == [Marker(MarkerKind.NOTE, (0, 0, 0), PortSide.N)]
    assert losses(maze, "mazelib") == []
    write(maze, tmp_path / "b.npy", format="mazelib")
    assert np.load(tmp_path / "b.npy")[0, 1] == 0


def test_a_post_that_no_wall_touches_says_nothing(tmp_path: Path) -> None:
    raster = raster_of(Maze.blank(2, 2)).astype(np.int8)
    raster[2, 2] = 1
    assert read(_file(tmp_path, raster)) == Maze.blank(2, 2)


def _changed(place: tuple[int, ...], value: int) -> NDArray[np.int8]:
    raster = _raster()
    raster[place] = value
    return raster


@pytest.mark.parametrize(
    ("array", "reason"),
    [
        (_changed((2, 2), 0), MazeMessage.RASTER_POST_OPEN(row=2, col=2).clause),
        (_changed((1, 5), 1), MazeMessage.RASTER_WALL_OPEN(row=1, col=4).clause),
        (_changed((1, 1), 2), ArrayMessage.NOT_ZEROS_AND_ONES().clause),
        (_changed((1, 1), -1), ArrayMessage.NOT_ZEROS_AND_ONES().clause),
    ],
)
def test_rasters_that_are_not_thin_walls_are_refused(
    tmp_path: Path, array: NDArray[Any], reason: Message
) -> None:
    with refused(MazeFileError, "raster-invalid", reason=reason, format="'numpy-blocks'"):
        read(_file(tmp_path, array), format="mazelib")


@pytest.mark.parametrize(
    ("array", "shape", "dtype"),
    [
        (_raster()[:-1], (4, 7), "'|i1'"),
        (_raster().astype(np.int32), (5, 7), "'<i4'"),
        (np.zeros((1, 1), np.int8), (1, 1), "'|i1'"),
        (np.int8(1), (), "'|i1'"),
        (_connections(), (2, 2, 3), "'|b1'"),
    ],
)
def test_other_arrays_are_no_rasters(
    tmp_path: Path, array: NDArray[Any], shape: tuple[int, ...], dtype: str
) -> None:
    with refused(MazeFileError, "unsupported-array", shape=shape, dtype=dtype):
        read(_file(tmp_path, array), format="mazelib")


@pytest.mark.parametrize(
    ("array", "code", "fields"),
    [
        (np.ones((2, 2, 3), bool), "open-down", {"cell": (0, 1, 0)}),
        (np.array([[[0, 0]], [[0, 1]]], bool), "open-right", {"cell": (0, 0, 1)}),
        (np.ones((3, 2, 3), bool), "unsupported-array", {"shape": (3, 2, 3)}),
        (np.ones((2, 0, 3), bool), "unsupported-array", {"shape": (2, 0, 3)}),
        (_raster(), "unsupported-array", {"shape": (5, 7)}),
    ],
)
def test_other_arrays_are_no_connection_lists(
    tmp_path: Path, array: NDArray[Any], code: str, fields: dict[str, object]
) -> None:
    with refused(MazeFileError, code, **fields):
        read(_file(tmp_path, array), format="connection-list")


def test_an_array_of_another_shape_is_told_what_is_read(tmp_path: Path) -> None:
    with refused(MazeFileError, "other-kind", step=ArrayMessage.ARRAY_HINT()):
        read(_file(tmp_path, np.zeros((4, 4))))


def _blocks(*, bordered: bool) -> NDArray[np.bool_]:
    """Return walls as the program of the docs stores them, or without the border."""
    board = raster_of(walls(_MAZE))
    return board if bordered else np.ascontiguousarray(board[1:-1, 1:-1])


_GRID_KINDS = ["?", "u1", "<i2", ">i2", "<u4", "<i8", ">i8", ">u8"]


@pytest.mark.parametrize("bordered", [True, False])
@pytest.mark.parametrize("order", ["C", "F"])
@pytest.mark.parametrize("kind", _GRID_KINDS)
def test_booleans_and_whole_numbers_are_read_as_blocks(
    tmp_path: Path, kind: str, order: Any, bordered: bool
) -> None:
    rock = _blocks(bordered=bordered)
    path = _file(tmp_path, np.asarray(rock, dtype=kind, order=order))
    assert identify(path).name == "numpy-blocks"
    maze = read(path)
    assert maze.shape == (1, *rock.shape)
    assert np.array_equal(maze.cells[0] == Matter.ROCK << 1, rock)
    assert not has_thin_walls(maze)


def test_every_number_but_zero_is_rock(tmp_path: Path) -> None:
    numbers = np.array([[0, 1, -1, 7], [256, 1 << 56, -(1 << 63), 0]], np.int64)
    for array in (numbers, numbers.astype(">i8")):
        assert np.array_equal(read(_file(tmp_path, array)).cells[0] == 0, numbers != 0)


@pytest.mark.parametrize("bordered", [True, False])
def test_blocks_are_written_place_for_place(tmp_path: Path, bordered: bool) -> None:
    rock = _blocks(bordered=bordered)
    maze = read(_file(tmp_path, rock))
    assert losses(maze, tmp_path / "b.npy") == []
    write(maze, tmp_path / "b.npy")
    assert np.load(tmp_path / "b.npy").dtype == np.bool_
    assert np.array_equal(np.load(tmp_path / "b.npy"), rock)


def test_blocks_without_rock_are_written_place_for_place_if_the_format_is_named(tmp_path: Path) -> None:
    write(Maze.blank(2, 5), tmp_path / "a.npy", format="numpy-blocks")
    assert not np.load(tmp_path / "a.npy").any()
    assert read(tmp_path / "a.npy") == Maze.blank(2, 5)


def test_thin_walls_are_said_to_become_blocks(tmp_path: Path) -> None:
    maze = walls(_MAZE)
    assert losses(maze, "numpy-blocks") == [
        LossMessage.THIN_WALLS_BECOME_BLOCKS(rows=2, cols=3, new_rows=5, new_cols=7)
    ]
    write(maze, tmp_path / "a.npy", format="numpy-blocks")
    assert np.array_equal(np.load(tmp_path / "a.npy"), _blocks(bordered=True))


def test_a_named_format_decides_about_bytes_that_may_be_blocks_or_a_raster(tmp_path: Path) -> None:
    path = _file(tmp_path, _raster())
    assert read(path) == walls(_MAZE)
    assert np.array_equal(read(path, format="numpy-blocks").cells[0] == 0, _raster())


@pytest.mark.parametrize(
    ("array", "code"),
    [(np.zeros((3, 4)), "unsupported-array"), (np.zeros((3, 4), "M8[s]"), "unsupported-array"),
     (np.zeros((3, 4), "U1"), "unsupported-array"), (np.zeros(4, bool), "unsupported-array"),
     (np.zeros((3, 4, 5), int), "unsupported-array"), (np.zeros((0, 4), bool), "maze-without-cells")],
)  # fmt: skip
def test_other_arrays_are_no_blocks(tmp_path: Path, array: NDArray[Any], code: str) -> None:
    with refused(MazeFileError, code):
        read(_file(tmp_path, array), format="numpy-blocks")


def test_a_size_that_the_file_does_not_have_takes_no_memory(tmp_path: Path) -> None:
    data = _file(tmp_path, _raster()).read_bytes()
    (tmp_path / "b.npy").write_bytes(data.replace(b"(5, 7), ", b"(30001, 29999), ")[: len(data)])
    with refused(MazeFileError, "wrong-bytes", expected=900_000_127):
        read(tmp_path / "b.npy")
    (tmp_path / "c.npy").write_bytes(data + b"\0")
    with refused(MazeFileError, "wrong-bytes", size=164, expected=163):
        read(tmp_path / "c.npy")


def test_objects_are_never_unpickled(tmp_path: Path) -> None:
    np.save(tmp_path / "a.npy", np.array([[_Trap()]], dtype=object), allow_pickle=True)
    for format in (None, "mazelib", "connection-list", "numpy-blocks"):
        with pytest.raises(MazeFileError):
            read(tmp_path / "a.npy", format=format)
    with pytest.raises(RuntimeError, match="unpickled"):
        np.load(tmp_path / "a.npy", allow_pickle=True)


class _Trap:
    def __reduce__(self) -> tuple[Any, ...]:
        return _spring, ()


def _spring() -> None:
    raise RuntimeError("unpickled")


def test_markers_are_said_to_be_left_out() -> None:
    maze = walls(_MAZE)
    PlaceMarker(Marker(MarkerKind.GOAL, (0, 0, 0))).apply(maze)
    assert (
        losses(maze, "mazelib") == losses(maze, "connection-list") == [LossMessage.MARKERS_LEFT_OUT(count=1)]
    )


def test_connections_that_look_like_two_levels_stay_connections(tmp_path: Path) -> None:
    down = np.ones((7, 8), dtype=bool)
    down[-1] = False
    path = _file(tmp_path, np.stack([down, np.zeros_like(down)]))
    assert identify(path).name == "connection-list"


@pytest.mark.parametrize("dtype", ["<i4", ">u2", "u1"])
def test_numbers_that_are_no_zeros_and_ones_are_rock_and_this_is_said(tmp_path: Path, dtype: str) -> None:
    grid = np.arange(40 * 30).reshape(40, 30) % 25
    np.save(tmp_path / "gray.npy", grid.astype(dtype))
    notes: list[Message] = []
    maze = read(tmp_path / "gray.npy", format="numpy-blocks", notes=notes)
    assert np.array_equal(maze.cells[0] == 0, grid != 0)
    assert [note.code for note in notes] == ["other-numbers"]
    np.save(tmp_path / "gray.npy", (grid > 9).astype(dtype))
    notes.clear()
    read(tmp_path / "gray.npy", format="numpy-blocks", notes=notes)
    assert notes == []
