"""Outputs of the project A-Maze-ing."""

from __future__ import annotations

import tempfile
from functools import partial
from pathlib import Path

import numpy as np
import pytest
from hypothesis import given

from mazarine.files import identify, losses, read, write
from mazarine.files.messages import LossMessage
from mazarine.files.tables.messages import TableMessage
from mazarine.maze import Marker, MarkerKind, Maze, PortSide
from mazarine.maze.edits import PlaceMarker
from mazarine.messages import Message
from tests.drawing import blocks, walls
from tests.files.holding import file_holding
from tests.files.refusing import assert_refused
from tests.strategies import mazes, square

_MAZE = walls("""
    +---+---+---+
    |   |       |
    +   +---+   +
    |       |   |
    +---+---+---+
""")
_DATA = Path(__file__).resolve().parents[2] / ".." / "shared" / "data" / "a_maze_ing"

_file = partial(file_holding, "a.txt")


def _marked() -> Maze:
    maze = walls("""
        +---+---+---+
        |   |       |
        +   +   +   +
        |       |   |
        +---+---+---+
    """)
    for kind, cell in ((MarkerKind.START, (0, 0, 0)), (MarkerKind.GOAL, (0, 1, 2))):
        PlaceMarker(Marker(kind, cell)).apply(maze)
    return maze


def _read(folder: Path, text: str) -> tuple[Maze, list[Message]]:
    notes: list[Message] = []
    return read(_file(folder, text), notes=notes), notes


@pytest.mark.parametrize(
    "text",
    [
        "B93\nC6E\n\n0,0\n2,1\nSENES\n",
        "b93\r\nc6e\r\n\r\n0,0\r\n2,1\r\nsenes",
        "B 9 3\nC 6 E\n\n\nEntry: (0, 0)\nExit: (2, 1)\nPath: SENES\n\n",
        "\nB93 \nC6E\n0 0\n2 1\n\"SENES\"\n",
        "B93\nC6E\n\n[0, 0]\n[2, 1]\nS E N E S\n",
        "B93\nC6E\n\n0,0\n2,1\n",
        "B93\nC6E\n\n0,0\n2,1\nSSEENNEESS\n",
    ],
)  # fmt: skip
def test_an_output_is_read_however_its_parts_are_written(tmp_path: Path, text: str) -> None:
    maze, notes = _read(tmp_path, text)
    assert identify(tmp_path / "a.txt").name == "a-maze-ing"
    assert maze == _marked()
    assert notes == []


def test_digits_alone_are_a_maze_without_ends(tmp_path: Path) -> None:
    maze, notes = _read(tmp_path, "9553\nAD3A\nC546\n")
    assert maze == walls("""
        +---+---+---+---+
        |               |
        +   +---+---+   +
        |   |       |   |
        +   +---+   +   +
        |               |
        +---+---+---+---+
    """)
    assert notes == []


@pytest.mark.parametrize(
    ("text", "code", "fields"),
    [
        ("B93\nC6E\n\n0,0\n2,1\nSEE\n", "path-blocked", {"step": 3}),
        ("B93\nC6E\n\n0,0\n2,1\nSEN\n", "path-blocked", {"step": 4}),
        ("B93\nC6E\n\n0,0\n2,1\nSENESNS\n", "path-not-shortest", {"steps": 7, "shortest": 5}),
        ("B93\nC6E\n\n0,0\nSENES\n", "path-without-ends", {}),
        ("B93\nC6E\n\n0,0\n3,1\n", "end-outside", {"x": 3, "y": 1}),
        ("B93\nC6C\n\n0,0\n2,1\n", "gap", {}),
        ("B97\nC6E\n\n0,0\n2,1\n", "sides-disagree", {"count": 1, "cell": (0, 0, 2)}),
    ],
)
def test_what_is_wrong_in_an_output_is_said(
    tmp_path: Path, text: str, code: str, fields: dict[str, object]
) -> None:
    maze, notes = _read(tmp_path, text)
    if code == "gap":
        assert Marker(MarkerKind.GOAL, (0, 1, 2), PortSide.E) in maze.markers
        return
    assert [(note.code, note.fields) for note in notes] == [(code, fields)]


def test_another_order_of_the_bits_is_found_by_the_agreement_of_neighbors(tmp_path: Path) -> None:
    maze = Maze.blank(7, 9)
    maze.buffers.walls[:] |= np.random.default_rng(4).integers(0, 2, (1, 7, 9, 2), np.uint8) @ np.array(
        [1, 4], np.uint8
    )
    write(maze, tmp_path / "a.txt", format="a-maze-ing")
    # North 1, South 2, West 4, East 8; open sides are set.
    changed = (
        (tmp_path / "a.txt")
        .read_text()
        .translate(
            {
                ord(f"{bits:X}"): f"{15 - (bits & 1 | (bits & 2) << 2 | (bits & 4) >> 1 | (bits & 8) >> 1):X}"
                for bits in range(16)
            }
        )
    )
    again, notes = _read(tmp_path, changed)
    assert again == maze
    assert [note.code for note in notes] == ["sides-found"]
    assert notes[0].fields["bits"] == "N 1, S 2, W 4, E 8"


def test_an_output_is_written_with_its_shortest_path(tmp_path: Path) -> None:
    write(_marked(), tmp_path / "b.txt", format="a-maze-ing")
    assert (tmp_path / "b.txt").read_bytes() == b"B93\nC6E\n\n0,0\n2,1\nSENES\n"
    assert losses(_marked(), "a-maze-ing") == []


def test_without_a_start_only_the_digits_are_written(tmp_path: Path) -> None:
    write(_MAZE, tmp_path / "b.txt", format="a-maze-ing")
    assert (tmp_path / "b.txt").read_text() == "BD3\nC7E\n"
    assert losses(_MAZE, "a-maze-ing") == [TableMessage.ENDS_MISSING()]


def test_what_cannot_be_held_is_listed() -> None:
    maze = blocks("#.\n..", "..\n..")
    for cell in ((0, 0, 1), (0, 1, 1)):
        PlaceMarker(Marker(MarkerKind.START, cell)).apply(maze)
    PlaceMarker(Marker(MarkerKind.GOAL, (0, 1, 0))).apply(maze)
    maze.buffers.cells[0, 1, 1] |= 1
    codes = [loss.code for loss in losses(maze, "a-maze-ing")]
    assert codes == ["levels-left-out", "rock-becomes-floor", "more-ends", "fog-left-out"]
    assert LossMessage.LEVELS_LEFT_OUT(level=0, levels=2) in losses(maze, "a-maze-ing")


@given(mazes(max_levels=1, lattices=square))
def test_a_written_output_reads_as_the_same_walls(maze: Maze) -> None:
    with tempfile.TemporaryDirectory() as folder:
        path = Path(folder) / "a.txt"
        write(maze, path, format="a-maze-ing")
        notes: list[Message] = []
        again = read(path, format="a-maze-ing", notes=notes)
        write(again, Path(folder) / "b.txt", format="a-maze-ing")
        assert (Path(folder) / "b.txt").read_bytes() == path.read_bytes()
        assert not [note for note in notes if note.code == "sides-disagree"]


@pytest.mark.parametrize("has_ends", [False, True])
def test_an_output_longer_than_its_head_is_known(tmp_path: Path, has_ends: bool) -> None:
    maze = Maze.blank(300, 300)
    maze.buffers.walls[:] |= np.random.default_rng(4).integers(0, 2, (1, 300, 300, 2), np.uint8) @ np.array(
        [1, 4], np.uint8
    )
    if has_ends:
        maze.markers.add(Marker(MarkerKind.START, (0, 0, 0)))
        maze.markers.add(Marker(MarkerKind.GOAL, (0, 299, 299)))
    write(maze, tmp_path / "a.txt", format="a-maze-ing")
    assert identify(tmp_path / "a.txt").name == "a-maze-ing"
    assert read(tmp_path / "a.txt") == maze


@pytest.mark.parametrize(
    ("text", "size"), [("D557\n\n0,0\n3,0\nEEE\n", (1, 4)), ("B\nA\nE\n\n0,0\n0,2\nSS\n", (3, 1))]
)
def test_a_single_row_or_column_is_read(tmp_path: Path, text: str, size: tuple[int, int]) -> None:
    maze, notes = _read(tmp_path, text)
    assert np.array_equal(maze.walls, Maze.blank(*size).walls)
    assert [marker.kind for marker in maze.markers] == [MarkerKind.START, MarkerKind.GOAL]
    assert [note.code for note in notes] == ["all-floor"]


@pytest.mark.parametrize("text", ["B9\nC4Z\n", "hello\nworld\n", "B93\nB9\n"])
def test_what_is_no_output_is_refused(tmp_path: Path, text: str) -> None:
    assert_refused(_file(tmp_path, text), "no-hex-digits", format="a-maze-ing")


@pytest.mark.parametrize(
    ("name", "codes"),
    [
        ("valid.txt", []), ("format.txt", []), ("open.txt", []), ("cells.txt", []),
        ("path.txt", ["path-not-shortest"]), ("walls.txt", ["sides-disagree"]),
    ],
)  # fmt: skip
def test_the_examples_of_the_project_are_read(name: str, codes: list[str]) -> None:
    if not _DATA.exists():
        pytest.skip("the collection of real files is not beside this tree")
    notes: list[Message] = []
    maze = read(_DATA / name, notes=notes)
    assert maze.shape == (1, 9, 11)
    assert [note.code for note in notes] == codes


def test_comments_above_and_the_prompt_of_a_terminal_below_are_left_out(tmp_path: Path) -> None:
    maze, notes = _read(tmp_path, "# seed=100\nB93\nC6E\n\n0,0\n2,1\nSENES\nbash-3.2$ \n")
    assert maze == _read(tmp_path, "B93\nC6E\n\n0,0\n2,1\nSENES\n")[0]
    assert [note.code for note in notes] == ["other-lines"]


def test_output_of_which_only_the_beginning_is_looked_at_is_known(tmp_path: Path) -> None:
    """The southern border of 400 rows lies beyond the first 64 KiB."""
    maze = Maze.blank(400, 400)
    write(maze, tmp_path / "a.txt", format="a-maze-ing")
    assert identify(tmp_path / "a.txt").name == "a-maze-ing"
    assert np.array_equal(read(tmp_path / "a.txt").walls, maze.walls)
