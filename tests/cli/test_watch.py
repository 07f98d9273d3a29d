"""`mazarine watch`: counters, paths and films."""

from __future__ import annotations

import json
import re
from pathlib import Path

import pytest
from PIL import Image

import mazarine as mz
from tests.cli.runner import refusal, run, said


@pytest.fixture
def maze(tmp_path: Path) -> Path:
    board = mz.Maze.blank(3, 5)
    board.set_cost([(1, 1), (1, 2), (1, 3)], 9)
    mz.write(board, tmp_path / "a.maze")
    return tmp_path / "a.maze"


ENDS = "--start", "0,1,0", "--goal", "0,1,4"


def test_it_prints_the_counters_and_the_path(maze: Path) -> None:
    found = said("watch", maze, "--search", "dijkstra", *ENDS)
    assert found == {
        "file": str(maze), "search": "dijkstra", "outcome": "found", "steps": 12, "visited": 12,
        "largest_frontier": 5, "length": 6, "cost": 6,
        "path": [[0, 1, 0], [0, 0, 0], [0, 0, 1], [0, 0, 2], [0, 0, 3], [0, 0, 4], [0, 1, 4]],
    }  # fmt: skip


def test_several_searches_are_compared(maze: Path) -> None:
    found = said("watch", maze, "--search", "bfs", "--search", "a-star", *ENDS)["searches"]
    assert {name: it["cost"] for name, it in found.items()} == {"breadth-first": 28, "a-star": 6}
    lines = run("watch", maze, "--search", "bfs", "--search", "a-star", *ENDS).stdout.splitlines()
    assert lines[1].startswith("A*                    The goal is found: 6 steps, cost 6. Visited: ")


def test_they_are_listed() -> None:
    assert list(said("watch", "--list")["searches"]) == list(mz.SEARCHES)
    assert "jump-point" in run("watch", "--list").stdout


def test_no_path_is_said_and_null(tmp_path: Path) -> None:
    mz.write(mz.Maze.blank(1, 3, walled=True), tmp_path / "b.maze")
    found = said("watch", tmp_path / "b.maze", "--start", "0,0,0", "--goal", "0,0,2")
    assert (found["outcome"], found["length"], found["path"], found["visited"]) == ("no-path", None, None, 1)


def test_a_search_that_is_stopped_has_counters_and_no_path(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("mazarine.searches.run._LEAST_LIMIT", 1000)
    monkeypatch.setattr("mazarine.searches.run._AT_ONCE", 100)
    mz.write(mz.Maze.blank(12, 12), tmp_path / "b.maze")
    command = "watch", tmp_path / "b.maze", "--search", "iddfs", "--start", "0,0,0", "--goal", "0,11,11"
    found = said(*command)
    assert (found["outcome"], found["length"], found["cost"], found["path"]) == ("stopped", None, None, None)
    assert found["steps"] > found["visited"] > found["largest_frontier"] > 0
    assert f"was stopped after {found['steps']} steps: " in run(*command).stdout


def test_a_film_is_written(maze: Path, tmp_path: Path) -> None:
    out = tmp_path / "film.gif"
    found = said("watch", maze, *ENDS, "-o", out, "--size", "200x160", "--speed", 5)
    assert found["output"] == str(out)
    with Image.open(out) as film:
        assert film.n_frames == found["frames"] == found["steps"] + 1  # type: ignore[attr-defined]


def test_a_page_plays_all_searches(maze: Path, tmp_path: Path) -> None:
    out = tmp_path / "page.html"
    found = said("watch", maze, "--search", "bfs", "--search", "a-star", *ENDS, "-o", out)["searches"]
    assert {it["output"] for it in found.values()} == {str(out)}
    text = out.read_text("utf-8")
    assert "<title>Watch</title>" in text
    (data,) = re.findall(r'id="data">(.*?)</script>', text, re.DOTALL)
    recordings = json.loads(data)["recordings"]
    assert [it["title"] for it in recordings] == ["Breadth-first search", "A*"]
    for recording, result in zip(recordings, found.values(), strict=True):
        assert len(recording["steps"]) == result["steps"] + 1
        _, (visited, frontier), *_ = recording["steps"][-1]
        assert (visited, frontier) == (result["visited"], result["largest_frontier"])


def test_a_page_that_would_be_too_large_is_refused_before_the_search(
    maze: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("mazarine.picture.page_data.MOST_PAGE_CELLS", 14)
    assert "the maximum is 14" in refusal("watch", maze, "-o", tmp_path / "a.html")


@pytest.mark.parametrize(
    ("options", "part"),
    [
        ((), "The maze has no start."),
        (("--start", "0,0,0"), "The maze has no goal."),
        ((*ENDS, "--search", "x"), "There is no search 'x'."),
        ((*ENDS, "-o", "a.mp4"), "not 'a.mp4'"),
        ((*ENDS, "-o", "a%02d.gif"), "not 'a%02d.gif'"),
        ((*ENDS, "-o", "a.html", "--speed", "3"), "are for films"),
        ((*ENDS, "-o", "a.pdf", "--level", "0"), "are for films"),
        ((*ENDS, "--size", "square"), "are for films"),
        ((*ENDS, "-o", "a.gif", "--pause", "61"), "0 to 60 seconds"),
        ((*ENDS, "--search", "bfs", "--search", "dfs", "-o", "a.gif"), "one search"),
        ((*ENDS, "--search", "jps"), "does not apply"),
        ((*ENDS, "-o", "a.gif", "--size", "huge"), "WIDTHxHEIGHT"),
    ],
)
def test_what_cannot_be_done_is_said(maze: Path, options: tuple[str, ...], part: str) -> None:
    assert part in refusal("watch", maze, *options)


def test_a_maze_is_needed() -> None:
    assert "--list" in refusal("watch")
