"""Worksheets: the table is what the search does, and the pages show it."""

from __future__ import annotations

from collections import deque
from itertools import pairwise
from pathlib import Path

import numpy as np
import pytest
from PySide6.QtGui import QColor

import mazarine as mz
from mazarine.errors import MazeError
from mazarine.pages.worksheet import table_rows, write_worksheet
from mazarine.picture import LIGHT
from mazarine.picture.marks import mark_colors, search_marks
from mazarine.searches import SEARCHES, Run, State
from tests.cli.runner import refusal, run, said
from tests.pdf import PdfPage, pages_of

Place = tuple[int, int]


def board(*, is_open: bool = False) -> mz.Maze:
    """Return a maze with a start and a goal."""
    maze = mz.Maze.blank(6, 8) if is_open else mz.generate("prim", rows=6, cols=8, rng=4)
    maze.add_marker("start", (2, 3))
    maze.add_marker("goal", (5, 7))
    return maze


def run_of(maze: mz.Maze, name: str) -> Run:
    """Return the run of one search."""
    return mz.watch(maze, name)[name]


def places(text: str) -> list[Place]:
    """Return the (row, col) array places that a text of the table names."""
    names = [entry.partition("=")[0].split("/") for entry in text.split()]
    return [(int(row) - 1, int(col) - 1) for row, col in names]


@pytest.mark.parametrize("is_open", [False, True])
@pytest.mark.parametrize("name", SEARCHES)
def test_the_table_is_the_state_of_the_search_after_each_step(name: str, is_open: bool) -> None:
    found = run_of(board(is_open=is_open), name)
    rows = table_rows(found, len(found))
    assert [row[0] for row in rows] == [str(step) for step in range(len(found) + 1)]
    assert [places(row[1])[0] for row in rows[1:]] == [(row, col) for _, row, col in found.order.tolist()]
    for step, row in enumerate(rows[1:], 1):
        states = found.graph.grid.view(found.cursor(step).states)[0]
        waiting = {(row, col) for row, col in np.argwhere(states == State.FRONTIER).tolist()}
        listed = places(row[3])
        assert len(listed) == len(set(listed))
        assert set(listed) == waiting
    assert table_rows(found, 3) == rows[:4]


@pytest.mark.parametrize("name", ["breadth-first", "depth-first"])
def test_the_table_is_that_of_a_queue_and_of_a_stack(name: str) -> None:
    rows, waiting, known = table_rows(run_of(board(is_open=True), name), 20), deque([(2, 3)]), {(2, 3)}
    assert places(rows[0][3]) == [(2, 3)]
    for row in rows[1:]:
        cell = waiting.popleft() if name == "breadth-first" else waiting.pop()
        assert places(row[1]) == [cell]
        known.add(cell)
        around = [(cell[0] + down, cell[1] + right) for down, right in ((-1, 0), (0, 1), (1, 0), (0, -1))]
        beside = [(row, col) for row, col in around if 0 <= row < 6 and 0 <= col < 8]
        if cell == (5, 7):
            beside = []
        if name == "breadth-first":
            added = [it for it in beside if it not in known]
            known.update(added)
        else:
            added = [it for it in reversed(beside) if it not in known]
            waiting = deque(it for it in waiting if it not in added)
        waiting.extend(added)
        assert places(row[2]) == added
        assert places(row[3]) == list(waiting)


def test_the_least_number_is_taken_next_and_of_equals_the_first() -> None:
    maze = board(is_open=True)
    maze.set_cost([(3, 3), (3, 4)], 5)
    for name in ("dijkstra", "greedy", "a-star", "a-star-euclid"):
        rows = table_rows(run_of(maze, name), 100)
        for before, after in pairwise(rows):
            entries = [entry.partition("=") for entry in before[3].split()]
            assert after[1] == min(entries, key=lambda entry: int(entry[2]))[0]


def marked_areas(page: PdfPage) -> int:
    """Return the number of areas in the color of the frontier."""
    color = QColor.fromRgb(mark_colors(LIGHT)["mark_frontier"])
    wanted = color.redF(), color.greenF(), color.blueF()
    return sum(np.allclose(it, wanted, atol=0.01) for it, _ in page.fills if len(it) == 3)


def test_answers_follow_the_pages_to_be_filled_in(tmp_path: Path) -> None:
    maze, out = board(), tmp_path / "sheet.pdf"
    found = run_of(maze, "breadth-first")
    write_worksheet(maze, found, out)
    assert len(pages_of(out)) == 2
    write_worksheet(maze, found, out, has_answers=True)
    task, empty, answers, colored = pages_of(out)
    assert marked_areas(task) == marked_areas(answers) == 0
    assert marked_areas(empty) == 1, "the legend"
    assert marked_areas(colored) > 1
    assert (search_marks(found.cursor(20))[0] > 0).any()
    assert [maze.markers, len(list(maze.markers))] == [board().markers, 2], "the maze is as it was"


def test_the_named_start_and_goal_are_drawn_and_no_others(tmp_path: Path) -> None:
    marked, named = mz.Maze.blank(6, 8), board(is_open=True)
    marked.add_marker("start", (0, 1))
    marked.add_marker("goal", (4, 4))
    write_worksheet(marked, run_of(marked, "bfs"), tmp_path / "a.pdf")
    found = mz.watch(named, "bfs", start=(0, 1), goal=(4, 4))["bfs"]
    write_worksheet(named, found, tmp_path / "b.pdf")
    for first, second in zip(pages_of(tmp_path / "a.pdf"), pages_of(tmp_path / "b.pdf"), strict=True):
        assert [areas for areas, _ in first.fills] == [areas for areas, _ in second.fills]


@pytest.mark.parametrize("name", SEARCHES)
@pytest.mark.parametrize("size", [(1, 2), (18, 20)])
def test_every_search_has_a_worksheet(name: str, size: Place, tmp_path: Path) -> None:
    maze = mz.generate("dfs", rows=size[0], cols=size[1], rng=1)
    found = mz.watch(maze, name, start=(0, 0), goal=(size[0] - 1, size[1] - 1))[name]
    write_worksheet(maze, found, tmp_path / "a.pdf", has_answers=True)
    pages = pages_of(tmp_path / "a.pdf")
    assert len(pages) == 4
    for page in pages:
        for strokes in page.strokes:
            assert strokes.lines.min() > 14
            assert strokes.lines[:, [1, 3]].max() < page.height - 14


def test_small_cells_levels_and_honeycombs_are_refused(tmp_path: Path) -> None:
    def refused(maze: mz.Maze) -> str:
        found = mz.watch(maze, "bfs", start=(0, 0, 0), goal=(0, 0, 0))["bfs"]
        with pytest.raises(MazeError) as error:
            write_worksheet(maze, found, tmp_path / "a.pdf")
        assert not (tmp_path / "a.pdf").exists()
        return str(error.value)

    assert refused(mz.Maze.blank(19, 5)) == (
        "19 × 5 cells are too many for a worksheet with cells of 4 mm; the maximum is 18 × 20."
    )
    assert "5 × 21 cells" in refused(mz.Maze.blank(5, 21))
    assert "square cells" in refused(mz.Maze.blank(3, 3, levels=2))
    assert "square cells" in refused(mz.Maze.blank(3, 3, lattice="honeycomb"))


def test_the_command_writes_it(tmp_path: Path) -> None:
    mz.write(mz.Maze.blank(4, 5), tmp_path / "a.maze")
    ends = "--start", "0,1,0", "--goal", "0,1,4"
    out = tmp_path / "sheet.pdf"
    found = said("watch", tmp_path / "a.maze", "--search", "dfs", *ends, "-o", out, "--answers", "--steps", 5)
    assert found["output"] == str(out)
    assert len(pages_of(out)) == 4
    run("watch", tmp_path / "a.maze", *ends, "-o", out)
    assert len(pages_of(out)) == 2
    assert "worksheets" in refusal("watch", tmp_path / "a.maze", *ends, "--answers")
    assert "worksheets" in refusal(
        "watch", tmp_path / "a.maze", *ends, "--steps", 5, "-o", tmp_path / "a.gif"
    )
