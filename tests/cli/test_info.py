"""`mazarine info`."""

from __future__ import annotations

import sys
from pathlib import Path

import pytest

from mazarine.files import write
from mazarine.lattice.honeycomb import GrowingBoard
from mazarine.maze import Maze
from mazarine.maze.edits import Expand, Resize, SetCells
from tests.cli.runner import refusal, run, said


def test_the_json_tells_all(file: Path) -> None:
    assert said("info", file) == {
        "file": str(file), "format": "native", "title": "Attic", "author": "", "lattice": "square",
        "levels": 1, "rows": 3, "cols": 5, "origin": [0, 0],
        "cells": {"rock": 1, "corridor": 9, "crossroad": 2, "room": 3},
        "regions": {"corridor": 3, "crossroad": 2, "room": 1},
        "links": 1, "markers": 1, "starts": [[0, 0, 0]], "goals": [], "notes": [],
    }  # fmt: skip


def test_what_a_reader_took_for_granted_or_left_out_is_noted(tmp_path: Path) -> None:
    path = tmp_path / "ground.tmx"
    path.write_text(
        '<map width="2" height="1" tilewidth="8" tileheight="8"><layer width="2" height="1">'
        '<data encoding="csv">1,1</data></layer><objectgroup name="walls"><object id="1"/>'
        "</objectgroup></map>"
    )
    notes = said("info", path)["notes"]
    assert [note["code"] for note in notes] == ["no-walls", "objects-left-out", "all-floor"]
    assert notes[1]["text"] == "1 object of the layer 'walls' is not read; it stays in the file."
    assert run("info", path).stderr == "".join(f"note: {note['text']}\n" for note in notes)


def test_the_lines_are_aligned(file: Path) -> None:
    assert run("info", file).stdout == (
        f"File     {file} (Mazarine maze)\n"
        "Title    Attic\n"
        "Size     3 × 5 cells on 1 level, square lattice\n"
        "Cells    1 rock, 9 corridor, 2 crossroad, 3 room\n"
        "Regions  3 corridors, 2 crossroads, 1 room\n"
        "Links    1 teleporter\n"
        "Markers  1 start\n"
    )


def test_points_that_were_grown_are_counted(tmp_path: Path) -> None:
    board = GrowingBoard()
    board.expand((0, 0, 0), 1)
    write(board.to_maze(), tmp_path / "a.maze")
    assert said("info", tmp_path / "a.maze")["points"] == {"grown": 4, "free": 3}
    assert "Points   4 grown, 3 free\n" in run("info", tmp_path / "a.maze").stdout


def test_points_that_are_gone_are_not_counted(tmp_path: Path) -> None:
    board = GrowingBoard()
    board.expand((0, 0, 0), 1)
    maze = board.to_maze()
    SetCells([(0, 0, 0, "rock"), (0, 1, 0, "rock")]).apply(maze)
    Expand((1, 0, 0), 2).apply(maze)
    # P1 is gone, P6 lies in its place, P2 is spent.
    for edit, grown, free in ((None, 5, 4), (Resize((0, 0), 1, 2), 2, 1)):
        if edit is not None:
            edit.apply(maze)
        write(maze, tmp_path / "a.maze")
        assert said("info", tmp_path / "a.maze")["points"] == {"grown": grown, "free": free}
        assert f"Points   {grown} grown, {free} free\n" in run("info", tmp_path / "a.maze").stdout


def test_control_characters_in_a_title_do_not_reach_the_terminal(tmp_path: Path) -> None:
    maze = Maze.blank(1, 1)
    maze.title = "\x1b[2J"
    write(maze, tmp_path / "a.maze")
    assert "Title    '\\x1b[2J'\n" in run("info", tmp_path / "a.maze").stdout


@pytest.mark.skipif(sys.platform == "win32", reason="no such names there")
def test_control_characters_in_a_name_do_not_reach_the_terminal(tmp_path: Path) -> None:
    path = tmp_path / "\x07.maze"
    write(Maze.blank(1, 1), path)
    assert "\x07" not in run("info", path).stdout
    script = tmp_path / "\x07.jsonl"
    script.touch()
    assert "\x07" not in run("edit", path, script).stdout


def test_bad_files_are_refused(tmp_path: Path) -> None:
    (tmp_path / "a.txt").write_text("nothing of the kind\n")
    assert refusal("info", tmp_path / "a.txt", "--json") == (
        f"{tmp_path / 'a.txt'}: this is a text of words; copy the maze alone to a text file and open that."
    )
    assert refusal("info", tmp_path) == f"{tmp_path}: this is a folder, not a file."
