"""Tables of numbers and signs, from texts, JSON and arrays."""

from __future__ import annotations

import json
from collections.abc import Callable
from functools import partial
from pathlib import Path
from typing import Any

import numpy as np
import pytest

from mazarine.errors import MazeFileError
from mazarine.files import identify, read
from mazarine.files.source import Source
from mazarine.files.tables import arrays
from mazarine.files.tables.arrays import table_in_archive
from mazarine.files.tables.table import Table
from mazarine.maze import MarkerKind, Maze
from mazarine.messages import Message
from tests.drawing import blocks
from tests.files.holding import file_holding

_DRAWING = """
    ###########
    #...#.....#
    #.#.#.###.#
    #.#...#...#
    #.#####.#.#
    #.......#.#
    ###########
"""
_BOARD = blocks(_DRAWING)
_ROCK = (_BOARD.cells[0] == 0).astype(int)
_ROWS: list[list[int]] = _ROCK.tolist()
_DATA = Path(__file__).resolve().parents[2] / ".." / "shared" / "data"


def _with_ends(start: Any = 2, goal: Any = 3) -> list[list[Any]]:
    rows: list[list[Any]] = [[*row] for row in _ROWS]
    rows[1][1], rows[5][9] = start, goal
    return rows


def _joined(rows: list[list[Any]], between: str = ",", end: str = "\n") -> str:
    return end.join(between.join(map(str, row)) for row in rows) + "\n"


def _read(folder: Path, text: str | bytes, name: str = "a.csv") -> tuple[Maze, list[Message]]:
    notes: list[Message] = []
    return read(file_holding(name, folder, text), notes=notes), notes


def _ends(maze: Maze) -> dict[MarkerKind, tuple[int, ...]]:
    return {marker.kind: marker.cell for marker in maze.markers}


_BOTH = {MarkerKind.START: (0, 1, 1), MarkerKind.GOAL: (0, 5, 9)}
_WAYS: dict[str, Callable[[list[list[Any]]], str]] = {
    "commas": _joined,
    "semicolons": partial(_joined, between=";"),
    "tabs": partial(_joined, between="\t"),
    "blanks": partial(_joined, between=" "),
    "several blanks": partial(_joined, between="   "),
    "nothing": partial(_joined, between=""),
    "separators at the end": lambda rows: _joined(rows, end=",\n"),
    "blank lines": partial(_joined, end="\r\n\r\n"),
    "floats": lambda rows: _joined([[f"{it:.18e}" for it in row] for row in rows], between=" "),
    "truth values": lambda rows: _joined([[bool(it) for it in row] for row in rows]),
    "quotes": lambda rows: _joined([[f'"{it}"' for it in row] for row in rows]),
    "a size": lambda rows: "7 11\n" + _joined(rows, between=" "),
    "comments": lambda rows: "# the first maze\n" + _joined(rows) + "\n// the end\n",
    "numbered by pandas": lambda rows: (
        "," + ",".join(map(str, range(11))) + "\n" + _joined([[n, *row] for n, row in enumerate(rows)])
    ),
    "letters of columns": lambda rows: ",".join("ABCDEFGHIJK") + "\n" + _joined(rows),
    "a list of Python": lambda rows: "maze = [\n" + "".join(f"    {row},  # row\n" for row in rows) + "]\n",
    "a list in a line": str,
    "printed by NumPy": lambda rows: str(np.array(rows)),
    "an array of C": lambda rows: (
        "int maze[7][11] = {\n" + ",\n".join(f"{{{','.join(map(str, row))}}}" for row in rows) + "\n};\n"
    ),
    "a matrix of MATLAB": lambda rows: "m = [" + _joined(rows, " ", ";\n").rstrip() + "];\n",
    "words": lambda rows: _joined([["wall" if it else "path" for it in row] for row in rows]),
    "signs": lambda rows: _joined([["#" if it else " " for it in row] for row in rows]),
    "empty fields": lambda rows: _joined([[it or "" for it in row] for row in rows]),
    "letters": lambda rows: _joined([["w" if it else "c" for it in row] for row in rows]),
    "zero as wall": lambda rows: _joined([[1 - it for it in row] for row in rows]),
    "other numbers": lambda rows: _joined([[5 * it for it in row] for row in rows]),
    "minus one as wall": lambda rows: _joined([[-it for it in row] for row in rows]),
    "JSON": json.dumps,
    "JSON below a key": lambda rows: json.dumps({"name": "a", "Maze": rows}),
    "JSON below another key": lambda rows: json.dumps({"level": {"walls": rows}}),
    "JSON of texts": lambda rows: json.dumps({"grid": [_joined([row], "", "") .strip() for row in rows]}),
    "JSON of signs": lambda rows: json.dumps([["#" if it else "." for it in row] for row in rows]),
}  # fmt: skip


@pytest.mark.parametrize("way", _WAYS)
def test_a_table_of_walls_is_read_however_it_is_written(tmp_path: Path, way: str) -> None:
    maze, notes = _read(tmp_path, _WAYS[way](_ROWS))
    assert maze == _BOARD
    assert notes == []


@pytest.mark.parametrize(
    ("start", "goal"), [(2, 3), ("S", "E"), ("s", "e"), ("A", "B"), ("S", "G"), ("P", "F"), (8, 9)]
)
@pytest.mark.parametrize("between", [",", " "])
def test_two_values_that_are_there_once_are_the_ends(
    tmp_path: Path, start: Any, goal: Any, between: str
) -> None:
    maze, notes = _read(tmp_path, _joined(_with_ends(start, goal), between))
    assert maze.cells.tolist() == _BOARD.cells.tolist()
    assert _ends(maze) == _BOTH
    assert [note.code for note in notes] == (["values-of-ends"] if start == 8 else [])


@pytest.mark.parametrize(
    "text",
    [
        "7 11\n1 1\n5 9\n" + _joined(_ROWS, " "),
        _joined(_ROWS) + "\nstart: (1, 1)\nend: (5, 9)\n",
        json.dumps({"maze": _ROWS, "start": [1, 1], "goal": {"row": 5, "col": 9}}),
    ],
)
def test_numbers_beside_the_table_are_the_ends(tmp_path: Path, text: str) -> None:
    maze, notes = _read(tmp_path, text)
    assert _ends(maze) == _BOTH
    assert [note.code for note in notes] == ["ends-beside"]


def test_ends_with_named_rows_and_columns_are_no_guess(tmp_path: Path) -> None:
    rows = _with_ends(start=3, goal=2)
    text = json.dumps({"grid": rows, "startPos": {"x": 1, "y": 1}, "exit": {"x": 9, "y": 5}})
    maze, notes = _read(tmp_path, text)
    assert _ends(maze) == _BOTH
    assert [note.code for note in notes] == ["other-values"]


def test_cells_may_be_objects_or_one_list_with_a_width(tmp_path: Path) -> None:
    objects = [[{"wall": bool(it), "visited": False} for it in row] for row in _ROWS]
    typed = [
        [{"x": x, "y": y, "type": "wall" if it else "path"} for x, it in enumerate(row)]
        for y, row in enumerate(_ROWS)
    ]
    flat = {"width": 11, "height": 7, "data": [it for row in _ROWS for it in row]}
    lines = [{"line": "".join("# "[1 - it] for it in row)} for row in _ROWS]
    for value in (objects, {"maze": typed}, [cell for row in typed for cell in row], flat, lines):
        assert _read(tmp_path, json.dumps(value)) == (_BOARD, [])


def test_other_values_are_floor_and_counted(tmp_path: Path) -> None:
    rows = _with_ends()
    rows[5][2] = rows[5][4] = 4
    maze, notes = _read(tmp_path, _joined(rows))
    assert maze.cells.tolist() == _BOARD.cells.tolist()
    assert [(note.code, note.fields) for note in notes] == [("other-values", {"values": "4 (2)"})]


def test_numbers_of_pictures_on_walls_are_wall(tmp_path: Path) -> None:
    text = """
        1 1 1 1 1 1 1 1
        1 0 0 0 0 0 0 1
        1 0 2 2 2 2 0 3
        1 0 2 0 0 0 0 3
        1 0 2 0 4 4 0 3
        1 0 0 0 0 0 0 1
        1 1 1 1 1 1 1 1
    """
    maze, notes = _read(tmp_path, text, "a.txt")
    assert maze == blocks("""
        ########
        #......#
        #.####.#
        #.#....#
        #.#.##.#
        #......#
        ########
    """)
    assert [note.code for note in notes] == ["wall-kinds"]


def test_numbers_without_a_wall_are_costs_with_a_note(tmp_path: Path) -> None:
    maze, notes = _read(tmp_path, "1163751742\n1381373672\n2136511328\n3694931569\n7463417111\n", "a.txt")
    assert np.array_equal(maze.cells, Maze.blank(5, 10).cells)
    assert maze.costs[0, :2].tolist() == [[1, 1, 6, 3, 7, 5, 1, 7, 4, 2], [1, 3, 8, 1, 3, 7, 3, 6, 7, 2]]
    assert [note.code for note in notes] == ["costs", "all-floor"]


def test_where_both_senses_are_possible_the_other_is_named(tmp_path: Path) -> None:
    text = "0,1,1,0,1,1\n0,0,0,1,0,1\n0,1,0,0,1,0\n0,0,1,1,1,1\n1,0,1,1,0,0\n"
    maze, notes = _read(tmp_path, text)
    rock = maze.cells[0] == 0
    assert rock[0].tolist() == [False, True, True, False, True, True]
    assert [(note.code, note.fields) for note in notes] == [
        ("wall-guessed", {"wall": "1", "other": "0", "format": "zero-is-wall"})
    ]
    other = read(tmp_path / "a.csv", format="zero-is-wall")
    assert ((other.cells[0] == 0) == ~rock).all()
    assert read(tmp_path / "a.csv", format="one-is-wall") == maze


def test_open_cells_of_an_open_board_are_the_ones_that_lead_from_corner_to_corner(tmp_path: Path) -> None:
    maze, _ = _read(tmp_path, "1 0 0 0\n1 1 0 1\n0 1 0 0\n1 1 1 1\n", "a.txt")
    assert maze == blocks("""
        .###
        ..#.
        #.##
        ....
    """)


def test_rows_that_are_a_little_uneven_are_filled_and_cut(tmp_path: Path) -> None:
    rows = [[*row] for row in _ROWS]
    rows[2].append(0)
    del rows[4][-1]
    maze, notes = _read(tmp_path, _joined(rows))
    assert maze == _BOARD
    assert [(note.code, note.fields) for note in notes] == [("rows-evened", {"count": 2})]


def test_of_many_tables_the_first_is_read(tmp_path: Path) -> None:
    for text in (json.dumps([_ROWS] * 70), "\n".join([_joined(_ROWS)] * 70)):
        maze, notes = _read(tmp_path, text)
        assert maze == _BOARD
        assert [(note.code, note.fields) for note in notes] == [("first-of", {"count": 70})]


def test_two_tables_of_one_size_are_levels(tmp_path: Path) -> None:
    upper = [row[::-1] for row in _ROWS]
    maze, _ = _read(tmp_path, _joined(_ROWS) + "\n" + _joined(upper))
    assert maze.shape == (2, 7, 11)
    assert (maze.cells[1] == 0).astype(int).tolist() == upper


@pytest.mark.parametrize("name", ["digits-with-ends", "zero-one-table"])
def test_the_tables_that_users_reported_are_read(name: str) -> None:
    paths = sorted((_DATA / "reported" / name).glob("[!.]*"))
    if not paths:
        pytest.skip("the collection of real files is not beside this tree")
    for path in paths:
        assert identify(path).name == "table"
        maze = read(path)
        assert maze.cells.tolist() == _BOARD.cells.tolist()
        assert _ends(maze) == (_BOTH if name == "digits-with-ends" else {})


@pytest.mark.parametrize(
    "array",
    [
        _ROCK, _ROCK.astype(float), _ROCK.astype(np.float16), np.where(_ROCK, "#", " "),
        np.where(_ROCK, b"1", b"0"),
        (255 * (1 - _ROCK)).astype(np.uint8), 1 - _ROCK, _ROCK == 0, np.asfortranarray(_ROCK.astype(float)),
    ],
)  # fmt: skip
def test_arrays_are_read_as_tables(tmp_path: Path, array: Any) -> None:
    np.save(tmp_path / "a.npy", array)
    notes: list[Message] = []
    assert read(tmp_path / "a.npy", notes=notes) == _BOARD
    assert notes == []


@pytest.mark.parametrize("dtype", ["i1", "i8", "f8", "u2"])
def test_arrays_have_ends_too(tmp_path: Path, dtype: str) -> None:
    np.save(tmp_path / "a.npy", np.array(_with_ends(), dtype))
    maze = read(tmp_path / "a.npy")
    assert maze.cells.tolist() == _BOARD.cells.tolist()
    assert _ends(maze) == _BOTH


def test_an_array_of_three_dimensions_has_levels(tmp_path: Path) -> None:
    np.save(tmp_path / "a.npy", np.stack([_ROCK, _ROCK, _ROCK]))
    assert read(tmp_path / "a.npy").shape == (3, 7, 11)


def test_the_array_of_an_archive_is_found_by_its_name(tmp_path: Path) -> None:
    np.savez_compressed(tmp_path / "a.npz", distances=np.arange(77).reshape(7, 11), maze=_ROCK, start=[1, 1])
    notes: list[Message] = []
    assert read(tmp_path / "a.npz", notes=notes) == _BOARD
    assert [(note.code, note.fields) for note in notes] == [("first-array", {"name": "maze"})]


@pytest.mark.parametrize(
    "text",
    [
        json.dumps({"made by": "hand", "wrong": [{"count": 3, "first": n} for n in range(9)]}),
        "5.1,3.5,1.4,0.2\n4.9,3.0,1.4,0.2\n4.7,3.2,1.3,0.2\n",
        "name,age\nAda,36\nAlan,41\nGrace,85\n",
        "12,70,33\n44,95,16\n17,28,39\n",
        "Once upon a time\nthere was a maze\nwith no table in it\n",
        '{"name": "a", "version": 1}',
    ],
)
def test_other_texts_are_not_taken_for_tables(tmp_path: Path, text: str) -> None:
    path = file_holding("a.csv", tmp_path, text)
    with pytest.raises(MazeFileError):
        read(path)


def test_an_archive_is_unpacked_once_to_look_at_it(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    np.savez_compressed(tmp_path / "a.npz", maze=_BOARD.to_blocks().astype(np.uint8))
    unpacked: list[Path] = []

    def unpack(source: Source) -> Table:
        unpacked.append(source.path)
        return table_in_archive(source)

    monkeypatch.setattr(arrays, "table_in_archive", unpack)
    read(tmp_path / "a.npz")
    assert len(unpacked) == 2  # once to look, once to read


def _maze_of_random_passages(rows: int, cols: int) -> np.ndarray:
    """Return a perfect maze as rock: every cell is open to the north or to the west."""
    rock = np.ones((2 * rows + 1, 2 * cols + 1), dtype=bool)
    rock[1::2, 1::2] = False
    to_north = np.random.default_rng(5).random((rows, cols)) < 0.5
    to_north[0], to_north[:, 0] = False, True
    rock[:-1:2, 1::2] &= ~to_north
    to_west = ~to_north
    to_west[0, 0] = False
    rock[1::2, :-1:2] &= ~to_west
    return rock


@pytest.mark.parametrize("size", [40, 130])
@pytest.mark.parametrize("wall", [0, 1])
def test_the_wall_of_a_large_table_is_what_closes_its_border(tmp_path: Path, size: int, wall: int) -> None:
    rock = _maze_of_random_passages(size, size)
    text = "\n".join("".join(str(int(it)) for it in row) for row in (rock if wall else ~rock))
    maze, notes = _read(tmp_path, text)
    assert np.array_equal(maze.cells[0] == 0, rock)
    assert notes == []


def test_side_masks_of_which_only_the_beginning_is_looked_at_are_known(tmp_path: Path) -> None:
    masks = np.zeros((200, 200), dtype=int)
    for edge, bit in ((np.s_[0], 1), (np.s_[:, -1], 2), (np.s_[-1], 4), (np.s_[:, 0], 8)):
        masks[edge] |= bit
    text = "\n".join(" , ".join(map(str, row)) for row in masks)
    file = file_holding("a.csv", tmp_path, text)
    assert identify(file).name == "side-masks"
    assert read(file).shape == (1, 200, 200)


@pytest.mark.parametrize("save", [np.save, np.savez])
def test_an_array_of_some_megabytes_is_read_as_a_small_one(tmp_path: Path, save: Callable[..., None]) -> None:
    rock = _maze_of_random_passages(400, 400)
    path = tmp_path / ("a.npy" if save is np.save else "a.npz")
    save(path, rock.astype(float))
    assert path.stat().st_size > 1 << 22
    assert np.array_equal(read(path).cells[0] == 0, rock)


@pytest.mark.parametrize(("start", "goal"), ["SX", "@X", "ox", "Sx", "PW"])
def test_a_letter_among_numbers_is_an_end_and_no_wall(tmp_path: Path, start: str, goal: str) -> None:
    maze, _ = _read(tmp_path, _joined(_with_ends(start, goal), between=" "))
    assert (maze.cells[0] == 0).tolist() == (_ROCK == 1).tolist()
    if goal in "Xx" and start != "o":
        assert _ends(maze) == _BOTH


def test_fields_without_content_are_wall_around_fields_with_words(tmp_path: Path) -> None:
    text = "\t\t\t\t\n\tSUU\tF\tF\t\n\t\t\tF\t\n\tF\tF\tDB\t\n\t\t\t\t\n"
    maze, notes = _read(tmp_path, text, "a.tsv")
    assert {note.code for note in notes} >= {"empty-is-wall"}
    assert (maze.cells[0] == 0).astype(int).tolist() == [[0, 0, 0], [1, 1, 0], [0, 0, 0]]


def test_objects_of_json_mark_their_ends(tmp_path: Path) -> None:
    cells = [[{"wall": bool(value)} for value in row] for row in _ROWS]
    cells[1][1]["startPoint"] = cells[5][9]["exitPoint"] = True
    maze, _ = _read(tmp_path, json.dumps(cells), "a.json")
    assert maze.cells.tolist() == _BOARD.cells.tolist()
    assert _ends(maze) == _BOTH


def test_masks_may_be_hexadecimal_numbers(tmp_path: Path) -> None:
    rows = [[0x0D, 0x05, 0x03], [0x09, 0x03, 0x0A], [0x0E, 0x0C, 0x06]]
    text = "const uint8_t maze[3][3] = {\n" + ",\n".join(
        "{" + ", ".join(f"0x{value:02X}" for value in row) + "}" for row in rows
    )
    decimal = "\n".join(",".join(map(str, row)) for row in rows)
    assert _read(tmp_path, text + "};\n", "a.h")[0] == _read(tmp_path, decimal)[0]


def test_digits_without_walls_that_enclose_are_no_maze(tmp_path: Path) -> None:
    text = (
        "530070000\n600195000\n098000060\n800060003\n400803001\n700020006\n060000280\n000419005\n000080079\n"
    )
    with pytest.raises(MazeFileError):
        _read(tmp_path, text, "a.txt")
