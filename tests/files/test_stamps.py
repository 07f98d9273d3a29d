"""Pieces of mazes as bytes and text."""

from __future__ import annotations

from pathlib import Path

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

from mazarine.errors import MazeError, MazeFileError
from mazarine.files import write
from mazarine.files.messages import FileMessage
from mazarine.files.stamps import stamp_bytes, stamp_from, stamp_from_text, text_of_stamp, whole
from mazarine.maze import Maze
from mazarine.maze.area import Area
from mazarine.maze.stamp import Stamp
from tests.maze.strokes import Stroke, area_of
from tests.maze.test_stamp import walls_of
from tests.refusals import refused
from tests.strategies import mazes

_BLOCK = st.builds(
    Stroke,
    st.just("area"),
    st.tuples(st.integers(0, 600), st.integers(1, 5), st.integers(1, 5), st.integers(0, 2**16 - 1)),
)


@given(mazes(max_levels=2), _BLOCK, st.sampled_from(["mirrored", "flipped", "turned", "__copy__"]))
def test_stamps_are_read_as_they_were_written(maze: Maze, stroke: Stroke, how: str) -> None:
    level = stroke.numbers[0] % maze.cells.size // (maze.shape[1] * maze.shape[2])
    stamp = Stamp.of(maze, level, area_of(maze, stroke))
    stamp = stamp if how == "__copy__" else getattr(stamp, how)()
    again, name = stamp_from(stamp_bytes(stamp, "a corner"))
    assert name == "a corner"
    assert again.lattice == stamp.lattice
    stamp, place = stamp.laid(*stamp.fitted(*stamp.place))
    assert again.sort == stamp.sort or stamp.lattice.is_full
    assert again.place == place
    assert set(again.links) == set(stamp.links)
    assert sorted(map(repr, again.markers)) == sorted(repr(marker) for marker in stamp.markers)
    assert np.array_equal(again.cells, stamp.cells)
    assert np.array_equal(again.mask, stamp.mask)
    assert walls_of(again) == walls_of(stamp)
    # Walls that a lattice lacks are walls in a file, whatever they were in the piece.
    board, other = stamp.to_maze(), again.to_maze()
    assert np.array_equal(board.walls, other.walls)


def test_any_maze_can_be_a_stamp(tmp_path: Path) -> None:
    maze = Maze.blank(3, 4, 2, walled=True)
    write(maze, tmp_path / "some.maze")
    stamp, _ = stamp_from((tmp_path / "some.maze").read_bytes())
    assert np.array_equal(stamp.walls, whole(maze).walls)
    assert stamp.mask.shape == (3, 4)


def test_text_becomes_a_stamp_and_a_stamp_text() -> None:
    stamp = stamp_from_text("#####\n# S #\n#####\n")
    assert stamp is not None
    assert stamp.mask.shape == (3, 5)
    assert [marker.kind.value for marker in stamp.markers] == ["start"]
    assert text_of_stamp(stamp).rstrip("\n") == "#####\n# S #\n#####"
    assert stamp_from_text("a letter to somebody") is None
    walled = whole(Maze.blank(2, 2, walled=True))
    assert text_of_stamp(walled).splitlines() == ["#####", "# # #", "#####", "# # #", "#####"]


def test_a_stamp_with_more_cells_than_anybody_pastes_is_no_text() -> None:
    assert text_of_stamp(whole(Maze.blank(1025, 1024))) == ""


def test_cells_with_six_sides_have_no_block_text() -> None:
    assert text_of_stamp(whole(Maze.blank(3, 3, lattice="hexagon"))) == ""


@pytest.mark.parametrize("data", [b"", b"PK\x03\x04", b"hello"])
def test_what_is_no_stamp_is_refused(data: bytes) -> None:
    path = Path("a.maze")
    with pytest.raises(MazeFileError) as of_file:
        stamp_from(data, path)
    assert of_file.value.path == path
    with refused(MazeError, "clipboard-unreadable", reason=of_file.value.reason):
        stamp_from(data)


def test_text_that_is_no_stamp_is_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("mazarine.files.text.MAX_LINES", 2)
    with refused(MazeError, "clipboard-unreadable", reason=FileMessage.TOO_MANY_LINES(count=3, most=2)):
        stamp_from_text("#####\n# S #\n#####\n")


def test_an_empty_mask_is_a_plain_maze() -> None:
    stamp = whole(Maze.blank(2, 2))
    nothing = Area.nothing()
    assert not nothing
    carried = stamp_from(stamp_bytes(Stamp(**stamp.__dict__ | {"mask": np.zeros((2, 2), dtype=bool)})))[0]
    assert carried.mask.all()
