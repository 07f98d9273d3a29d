"""What is printed is no command to a terminal and no formula to a spreadsheet."""

from __future__ import annotations

import csv
import io
import json
from pathlib import Path

from mazarine.files import write
from mazarine.league.results import LeagueResult, table_csv
from mazarine.maze import Maze
from tests.cli.runner import run

_TITLE = "a\x1b[2J\x9b2J\u202eb\u2066\x00é🙂\u00a0"


def test_json_has_no_control_characters_and_says_the_same(tmp_path: Path) -> None:
    maze = Maze.blank(3, 3)
    maze.title = _TITLE
    write(maze, tmp_path / "a.maze")
    printed = run("info", tmp_path / "a.maze", "--json").stdout
    assert printed.rstrip("\n").isprintable()
    assert "\\u009b" in printed
    assert json.loads(printed)["title"] == _TITLE


def test_a_table_of_a_league_has_neither_formulas_nor_control_characters() -> None:
    results = [
        LeagueResult(f"{start}cmd|' /C calc'!A1", _TITLE, 1, "exit", "", None, -2.5, 0, 0, 0, 0, 0)
        for start in "=+-@"
    ]
    printed = table_csv(results)
    assert all(sign.isprintable() or sign == "\n" for sign in printed)
    for row, start in zip(csv.DictReader(io.StringIO(printed)), "=+-@", strict=True):
        assert row["mouse"].startswith(f"'{start}")
        assert row["score_source"] == "-2.5", "a number is a number"
