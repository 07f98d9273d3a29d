"""The journal: what was drawn up to the last whole step comes back, whatever happened to the end."""

from __future__ import annotations

import tempfile
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from editor.errors import MazeFileError
from editor.files.journal import CellPatch, JournalWriter, Origin, recover
from editor.maze import Maze
from editor.maze.edits import SetWalls
from tests.maze.strokes import History, Stroke
from tests.strategies import markers, mazes, resizes, runs, strokes

ORIGIN = Origin("/home/me/a.maze", "native", "a")


def written(folder: Path, maze: Maze, edits: list[Stroke]) -> tuple[Path, list[Maze], list[int]]:
    """Keep a journal of these edits; give it, the maze after each whole record, and where that ends."""
    journal = JournalWriter(folder / "sub" / "a.journal")
    journal.begin(ORIGIN, maze)
    history, states, ends = History(maze), [maze.copy()], [journal.path.stat().st_size]
    for stroke in edits:
        change = history.do(stroke)
        if change is None:
            continue
        if change.reshaped:
            journal.begin(ORIGIN, maze)
            states, ends = [], []
        else:
            journal.append([CellPatch.of(maze, change.dirty)])
        states.append(maze.copy())
        ends.append(journal.path.stat().st_size)
    journal.close()
    return journal.path, states, ends


@given(mazes(), runs(st.one_of(strokes(), markers(), resizes())))
def test_what_was_drawn_comes_back(maze: Maze, edits: list[Stroke]) -> None:
    with tempfile.TemporaryDirectory() as folder:
        path, states, _ = written(Path(folder), maze, edits)
        found = recover(path)
        assert found.maze == maze
        assert found.maze.markers == maze.markers
        assert (found.origin, found.steps) == (ORIGIN, len(states) - 1)


@given(mazes(max_rows=4, max_cols=4), runs(st.one_of(strokes(), markers())), st.data())
def test_a_torn_or_damaged_end_loses_the_steps_from_there_only(
    maze: Maze, edits: list[Stroke], data: st.DataObject
) -> None:
    with tempfile.TemporaryDirectory() as folder:
        path, states, ends = written(Path(folder), maze, edits)
        whole = path.read_bytes()
        cut = data.draw(st.integers(0, len(whole)), "cut")
        torn = bytearray(whole[:cut])
        if cut and data.draw(st.booleans(), "damaged"):
            place = data.draw(st.integers(0, cut - 1), "place")
            torn[place] ^= data.draw(st.integers(1, 255), "bits")
            cut = place
        path.write_bytes(torn)
        known = [state for state, end in zip(states, ends, strict=True) if end <= cut]
        if known:
            assert recover(path).maze == known[-1]
        else:
            with pytest.raises(MazeFileError):
                recover(path)


def test_many_steps_ask_for_the_whole_maze_and_the_file_stays_small(tmp_path: Path) -> None:
    maze = Maze.blank(400, 400)
    journal = JournalWriter(tmp_path / "a.journal")
    assert journal.wants_maze
    journal.begin(ORIGIN, maze)
    wall = SetWalls([(0, row, col, "E", "wall") for row in range(400) for col in range(399)])
    change = wall.apply(maze)
    while not journal.wants_maze:
        journal.append([CellPatch.of(maze, change.dirty)])
    large = journal.path.stat().st_size
    journal.begin(ORIGIN, maze)
    assert not journal.wants_maze
    assert journal.path.stat().st_size < large / 100
    assert recover(journal.path).maze == maze
    journal.drop()
    assert list(tmp_path.iterdir()) == []


def test_a_journal_that_cannot_be_written_says_why_and_leaves_the_one_before(tmp_path: Path) -> None:
    maze = Maze.blank(2, 2)
    (tmp_path / "file").write_text("")
    with pytest.raises(MazeFileError, match="file"):
        JournalWriter(tmp_path / "file" / "a.journal").begin(ORIGIN, maze)
    journal = JournalWriter(tmp_path / "b.journal")
    with pytest.raises(MazeFileError, match="was not begun"):
        journal.append([])


@pytest.mark.parametrize("data", [b"MAZEJRN1", b"PK\x03\x04", b"MAZEJRN1" + b"\xff" * 12])
def test_what_is_no_journal_is_refused(tmp_path: Path, data: bytes) -> None:
    (tmp_path / "a.journal").write_bytes(data)
    with pytest.raises(MazeFileError, match="not a journal, or its beginning is torn"):
        recover(tmp_path / "a.journal")
