"""The journal: what was drawn up to the last whole step comes back, whatever happened to the end."""

from __future__ import annotations

import tempfile
from pathlib import Path
from typing import Any

import msgspec
import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

from mazarine.errors import MazeFileError
from mazarine.files.journal import CellPatch, GrowthPatch, JournalWriter, MetadataPatch, Origin, recover
from mazarine.files.journal.messages import JournalMessage
from mazarine.files.journal.writing import framed
from mazarine.maze import Link, Marker, MarkerKind, Maze, Port
from mazarine.maze.edits import (
    Expand,
    PlaceFirstPoint,
    PlaceLink,
    PlaceMarker,
    SetCells,
    SetMetadata,
    SetWalls,
)
from mazarine.messages import Message
from tests.maze.strokes import History, Stroke
from tests.refusals import refused
from tests.strategies import markers, mazes, resizes, runs, strokes

ORIGIN = Origin("/home/me/a.maze", "native", "a")


def test_names_that_are_not_utf8_come_back(tmp_path: Path) -> None:
    name = "é\udcff\udc80\ud800"
    origin = Origin(f"/home/me/{name}.maze", None, name, (1, 2, 3))
    journal = JournalWriter(tmp_path / "a.journal")
    journal.begin(origin, Maze.blank(2, 2))
    journal.close()
    assert recover(journal.path).origin == origin


def _nested(depth: int) -> Any:
    value: Any = []
    for _ in range(depth):
        value = [value]
    return value


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
    with refused(MazeFileError, "file-exists"):
        JournalWriter(tmp_path / "file" / "a.journal").begin(ORIGIN, maze)
    journal = JournalWriter(tmp_path / "b.journal")
    with refused(MazeFileError, "journal-not-started"):
        journal.append([])


def test_a_step_that_touches_many_cells_takes_their_things_with_it(tmp_path: Path) -> None:
    maze = Maze.blank(40, 40, walled=True)
    for first, second in (((0, 0, 0), (0, 5, 5)), ((0, 39, 0), (0, 39, 9))):
        PlaceLink(Link(Port(first), Port(second))).apply(maze)
    for cell in ((0, 1, 1), (0, 39, 5)):
        PlaceMarker(Marker(MarkerKind.NOTE, cell, label="one")).apply(maze)
    journal = JournalWriter(tmp_path / "a.journal")
    journal.begin(ORIGIN, maze)
    change = SetCells([(0, row, col, "secret") for row in range(35) for col in range(40)]).apply(maze)
    assert len(change.dirty) > 1000
    journal.append([CellPatch.of(maze, change.dirty)])
    journal.close()
    found = recover(journal.path).maze
    assert found == maze
    assert found.markers == maze.markers


def test_growth_comes_back_step_by_step(tmp_path: Path) -> None:
    maze = Maze.blank(5, 5, lattice="honeycomb")
    maze.buffers.cells[:] = 0
    journal = JournalWriter(tmp_path / "a.journal")
    journal.begin(ORIGIN, maze)
    for edit in (PlaceFirstPoint((2, 0, -2)), Expand((2, 0, -2)), Expand((3, 0, -2))):
        change = edit.apply(maze)
        journal.append([CellPatch.of(maze, change.dirty), GrowthPatch.of(maze)])
        assert recover(journal.path).maze == maze
    assert maze.growth is not None
    maze.growth = None
    journal.append([GrowthPatch.of(maze)])
    assert recover(journal.path).maze == maze
    journal.close()


def test_steps_without_number_ask_for_the_whole_maze_and_are_not_read(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    maze = Maze.blank(2, 2)
    journal = JournalWriter(tmp_path / "a.journal")
    journal.begin(ORIGIN, maze)
    journal.append([CellPatch.of(maze, np.array([0]))] * 3)
    assert not journal.wants_maze
    assert recover(journal.path).steps == 3
    monkeypatch.setattr("mazarine.files.journal.writing._COMPACT_FROM_STEPS", 2)
    monkeypatch.setattr("mazarine.files.journal.reading.MAX_STEPS", 2)
    assert journal.wants_maze
    with refused(MazeFileError, "too-many-steps", most=2):
        recover(journal.path)
    journal.drop()


def _deep(depth: int) -> bytes:
    return b"\x91" * depth + b"\xc0"


_STEP: dict[str, Any] = {
    "type": "patch", "places": bytes(8), "cells": b"\2", "walls": b"\5", "links": [], "markers": [],
}  # fmt: skip
_STEP_1 = JournalMessage.JOURNAL_STEP(number=1)
_NOTE = {"kind": "note", "cell": [0, 0, 0]}


@pytest.mark.parametrize(
    ("step", "held", "where", "code", "fields"),
    [
        ({"links": ["here"]}, _deep(100_000), "", "unknown-record", {}),
        ({"later": "here"}, _deep(100_000), "", "unknown-record", {}),
        ({"links": [{"a": "here"}]}, _deep(100), _STEP_1, "nested-deeper-than", {"most": 64}),
        ({"links": [{"a": "here"}]}, b"\xa1\xff", _STEP_1, "unknown-record", {}),
        ({"links": "here"}, b"\xdd\xff\xff\xff\xff", "", "unknown-record", {}),
        ({"markers": [_NOTE | {"a": "here"}]}, b"\xd4\5\1", _STEP_1, "type-not-in-json", {"type": "Ext"}),
        ({"markers": [_NOTE | {"a": "here"}]}, b"\xcb\x7f\xf8" + bytes(6), _STEP_1, "not-finite", {}),
        ({"markers": [_NOTE | {"a": "here"}]}, b"\xdb\1\0\0\0" + b"a" * (1 << 24), _STEP_1,
         "links-or-markers-too-long", {"size": 16_777_244, "most": 16_777_216}),
        ({"places": "here"}, b"\xc4\1a", _STEP_1, "places-cut-short", {}),
        ({"places": "here"}, b"\xc4\x08" + b"\xff" * 8, _STEP_1, "step-does-not-fit", {}),
        ({"cells": "here"}, b"\xc4\1\x08", "", "cell-code-invalid", {"cell": (0, 0, 0)}),
        ({"links": [{"from": "here", "to": {"cell": [0, 0, 0]}}]}, b"\1", _STEP_1, "json-type", {}),
        ({"type": "here"}, b"\xa5start", "", "unknown-record", {}),
    ],
)  # fmt: skip
def test_a_step_that_cannot_be_is_refused(
    step: dict[str, Any],
    held: bytes,
    where: Message | str,
    code: str,
    fields: dict[str, object],
    tmp_path: Path,
) -> None:
    journal = JournalWriter(tmp_path / "a.journal")
    journal.begin(ORIGIN, Maze.blank(1, 1))
    journal.close()
    encode = msgspec.msgpack.encode
    with journal.path.open("ab") as stream:
        stream.write(framed(encode(_STEP | step).replace(encode("here"), held)))
    with refused(MazeFileError, code, **fields) as error:
        recover(journal.path)
    assert error.value.where == where


@pytest.mark.parametrize("data", [b"MAZEJRN1", b"PK\x03\x04", b"MAZEJRN1" + b"\xff" * 12])
def test_what_is_no_journal_is_refused(tmp_path: Path, data: bytes) -> None:
    (tmp_path / "a.journal").write_bytes(data)
    with refused(MazeFileError, "not-a-journal"):
        recover(tmp_path / "a.journal")


def test_words_come_back_between_strokes(tmp_path: Path) -> None:
    maze = Maze.blank(3, 3)
    journal = JournalWriter(tmp_path / "a.journal")
    journal.begin(ORIGIN, maze)
    for edit in (
        SetCells([(0, 0, 0, "rock")]),
        SetMetadata("Café", "me", {"tags": ["a", 1, None], "big": 2**63}),
        SetCells([(0, 1, 1, "rock")]),
    ):
        change = edit.apply(maze)
        journal.append(
            [MetadataPatch.of(maze) if change.metadata_changed else CellPatch.of(maze, change.dirty)]
        )
    journal.close()
    found = recover(journal.path)
    assert found.maze == maze
    assert (found.maze.title, found.steps) == ("Café", 3)


@pytest.mark.parametrize("properties", [{"n": float("nan")}, {"deep": _nested(70)}, [1], {1: 2}])
def test_words_that_no_file_can_hold_are_refused(tmp_path: Path, properties: Any) -> None:
    journal = JournalWriter(tmp_path / "a.journal")
    journal.begin(ORIGIN, Maze.blank(3, 3))
    journal.close()
    record = {"type": "words", "title": "", "author": "", "properties": properties}
    with journal.path.open("ab") as file:
        file.write(framed(msgspec.msgpack.encode(record)))
    with pytest.raises(MazeFileError) as error:
        recover(journal.path)
    assert error.value.where == _STEP_1
