"""Side masks, tables of sides and of neighbors, and archives of maze-dataset."""

from __future__ import annotations

import json
from functools import partial
from itertools import permutations
from pathlib import Path

import numpy as np
import pytest

from mazarine.files import identify, read
from mazarine.files.options import ReadOptions
from mazarine.maze import Maze
from mazarine.maze.wall_positions import WallPositions
from mazarine.messages import Message
from tests.drawing import walls
from tests.files.holding import file_holding
from tests.files.refusing import assert_refused

_DRAWING = """
    +---+---+---+---+
    |   |           |
    +   +   +---+   +
    |       |       |
    +   +---+   +---+
    |   |           |
    +---+---+---+---+
"""
_MAZE = walls(_DRAWING)
_BITS = WallPositions.of(_MAZE).bits
_DATA = Path(__file__).resolve().parents[2] / ".." / "shared" / "data"

_file = partial(file_holding, "a.csv")


def _read(folder: Path, text: str) -> tuple[Maze, list[str]]:
    notes: list[Message] = []
    maze = read(_file(folder, text), notes=notes)
    return maze, [note.code for note in notes]


def _masks(order: tuple[int, ...], is_wall: bool) -> np.ndarray[tuple[int, int], np.dtype[np.int64]]:
    """Return the masks of the maze with another bit for each side."""
    masks = sum((_BITS >> side & 1).astype(np.int64) << bit for side, bit in enumerate(order))
    return masks if is_wall else 15 - masks


@pytest.mark.parametrize("is_wall", [True, False])
@pytest.mark.parametrize("order", list(permutations(range(4))))
def test_the_bits_of_sides_are_found(tmp_path: Path, order: tuple[int, ...], is_wall: bool) -> None:
    np.save(tmp_path / "a.npy", _masks(order, is_wall))
    assert identify(tmp_path / "a.npy").name == "side-masks"
    notes: list[Message] = []
    assert read(tmp_path / "a.npy", notes=notes) == _MAZE
    assert notes[0].code == "sides-found"
    named = sorted((1 << bit, side) for side, bit in zip("NESW", order, strict=True))
    assert notes[0].fields["bits"] == ", ".join(f"{side} {value}" for value, side in named)


def test_masks_are_read_from_text_and_from_four_numbers_a_cell(tmp_path: Path) -> None:
    masks = _masks((0, 1, 2, 3), is_wall=True)
    text = "\n".join(",".join(map(str, row)) for row in masks.tolist())
    assert _read(tmp_path, text) == (_MAZE, ["sides-found"])
    binary = "\n".join(" ".join(f"{value:04b}" for value in row) for row in masks.tolist())
    assert _read(tmp_path, binary) == (_MAZE, ["sides-found"])
    np.save(tmp_path / "a.npy", (masks[:, :, None] >> np.arange(4) & 1).astype(bool))
    assert read(tmp_path / "a.npy") == _MAZE


def test_the_array_of_sides_that_was_reported_has_thin_walls() -> None:
    path = _DATA / "reported" / "side-bits-array" / "sides.npy"
    if not path.exists():
        pytest.skip("the collection of real files is not beside this tree")
    assert identify(path).name == "side-masks"
    bits = WallPositions.of(read(path)).bits
    assert bits.tolist() == (15 - np.load(path)).tolist()


def test_numbers_of_tiles_are_no_masks(tmp_path: Path) -> None:
    assert_refused(_file(tmp_path, "1,2,300\n4,5,6\n7,8,9\n"), "no-side-masks", format="side-masks")


def _lines(header: str, columns: str, is_wall: bool, first: int = 0) -> str:
    """Return a line for each cell, with its place and sides in this order."""
    rows, cols = _BITS.shape
    lines = [header]
    for row in range(rows):
        for col in range(cols):
            values = {"x": col + first, "y": row + first}
            values |= {side: int((_BITS[row, col] >> bit & 1) == is_wall) for bit, side in enumerate("NESW")}
            lines.append(",".join(str(values[name]) for name in columns))
    return "\n".join(lines)


@pytest.mark.parametrize(
    ("header", "columns", "is_wall"),
    [
        ("x,y,N,E,S,W", "xyNESW", True),
        ("row,col,north,south,east,west", "yxNSEW", False),
        ("Y;X;Top;Right;Bottom;Left", "yxNESW", True),
        ("x y up down left right", "xyNSWE", False),
    ],
)
def test_tables_of_sides_are_read_by_their_header(
    tmp_path: Path, header: str, columns: str, is_wall: bool
) -> None:
    assert _read(tmp_path, _lines(header, columns, is_wall, first=1)) == (_MAZE, ["sides-named"])
    assert identify(tmp_path / "a.csv").name == "cell-sides"


def test_what_pyamaze_saves_is_read(tmp_path: Path) -> None:
    rows, cols = _BITS.shape
    lines = ["  cell  ,E,W,N,S"]
    for col in range(cols):
        for row in range(rows):
            sides = [int(not _BITS[row, col] >> bit & 1) for bit in (1, 3, 0, 2)]
            lines.append(f'"({row + 1}, {col + 1})",{",".join(map(str, sides))}')
    assert _read(tmp_path, "\n".join(lines)) == (_MAZE, ["sides-named"])


def _cells(names: tuple[str, ...], is_wall: bool = True) -> list[list[dict[str, bool]]]:
    return [
        [{name: bool(bits >> bit & 1) == is_wall for bit, name in enumerate(names)} for bits in row]
        for row in _BITS.tolist()
    ]


def test_cells_of_json_are_objects_with_sides(tmp_path: Path) -> None:
    compass = _cells(("north", "east", "south", "west"))
    nested = [[{"x": 0, "walls": cell} for cell in row] for row in _cells(("top", "right", "bottom", "left"))]
    placed = [
        cell | {"PosX": col, "PosY": row}
        for row, cells in enumerate(_cells(("WallUp", "WallRight", "WallDown", "WallLeft")))
        for col, cell in enumerate(cells)
    ]
    turned = [list(column) for column in zip(*compass, strict=True)]
    opened = _cells(("n", "e", "s", "w"), is_wall=False)
    for value in (compass, {"grid": nested}, placed, {"maze": turned}, opened):
        assert _read(tmp_path, json.dumps(value)) == (_MAZE, ["sides-named"])


def test_cells_without_a_line_are_rock(tmp_path: Path) -> None:
    lines = _lines("x,y,N,E,S,W", "xyNESW", is_wall=True).split("\n")
    del lines[6]
    maze, codes = _read(tmp_path, "\n".join(lines))
    assert maze.cells[0, 1].tolist() == [2, 0, 2, 2]
    assert "cells-missing" in codes


def test_neighbors_by_number_lay_out_the_cells(tmp_path: Path) -> None:
    rows, cols = _BITS.shape
    steps = {"North": -cols, "South": cols, "West": -1, "East": 1}
    bits = {"North": 0, "South": 2, "West": 3, "East": 1}
    lines = ["index,North,South,West,East,ND,SD,WD,ED"]
    for number in range(rows * cols):
        sides = {
            side: "" if _BITS.ravel()[number] >> bits[side] & 1 else str(number + 1 + step)
            for side, step in steps.items()
        }
        distances = ("3" if side else "" for side in sides.values())
        lines.append(",".join([str(number + 1), *sides.values(), *distances]))
    assert _read(tmp_path, "\n".join(lines)) == (_MAZE, [])
    assert identify(tmp_path / "a.csv").name == "cell-neighbors"


def _archive(folder: Path) -> Path:
    connected = np.zeros((2, 2, 3, 4), dtype=bool)
    positions = WallPositions.of(_MAZE)
    connected[1, 0, :-1] = ~positions.flat[1:-1]
    connected[1, 1, :, :-1] = ~positions.upright[:, 1:-1]
    with (folder / "a.zanj").open("wb") as stream:
        np.savez_compressed(stream, maze_connection_lists=connected)
    return folder / "a.zanj"


def test_a_maze_of_an_archive_of_maze_dataset_is_chosen_by_its_number(tmp_path: Path) -> None:
    path = _archive(tmp_path)
    notes: list[Message] = []
    assert read(path, notes=notes) == Maze.blank(3, 4, walled=True)
    assert [(note.code, note.fields) for note in notes] == [("first-of", {"count": 2})]
    assert identify(path).name == "maze-dataset"
    assert read(path, options=ReadOptions(level="2")) == _MAZE


def test_the_real_archive_of_maze_dataset_is_read() -> None:
    path = _DATA / "maze_dataset" / "demo_small-g3-n100-a_dfs-h82886.zanj"
    if not path.exists():
        pytest.skip("the collection of real files is not beside this tree")
    assert read(path) == walls("""
        +---+---+---+
        |   |   |   |
        +   +   +   +
        |   |       |
        +   +---+   +
        |           |
        +---+---+---+
    """)
