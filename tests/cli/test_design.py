"""`mazarine design`."""

from __future__ import annotations

import json
from pathlib import Path

from mazarine.design import ALIASES, MEASURES, Request, find_maze
from mazarine.files import read, write
from mazarine.generators import generate
from tests.cli.runner import refusal, run, said

_SIZE = ("--rows", 8, "--cols", 9, "--seed", 3)


def test_it_writes_the_maze_that_the_library_finds(tmp_path: Path) -> None:
    out = tmp_path / "out.maze"
    asked = ["solution.length 20..30", "loops == 2"]
    told = said("design", *_SIZE, "--require", asked[0], "--require", asked[1], "-o", out)
    found = find_maze(Request(asked, rows=8, cols=9), rng=3)
    assert read(out) == found.maze
    assert list(told) == ["met", "requirements", "judged", "seconds"]
    assert (told["met"], told["judged"]) == (True, found.judged)
    first, second = told["requirements"]
    assert list(first) == ["text", "value", "met", "off_by"]
    assert (first["text"], first["met"], first["off_by"]) == (asked[0], True, 0)
    assert 20 <= first["value"] <= 30
    assert second == {"text": "loops == 2", "value": 2, "met": True, "off_by": 0}


def test_what_is_not_met_is_exit_status_1(tmp_path: Path) -> None:
    out = tmp_path / "out.maze"
    asked = ("--require", "dead_ends >= 40", "--require", "loops >= 20", "--most", 5000)
    done = run("design", *_SIZE, *asked, "-o", out)
    assert done.exit_code == 1
    assert "not met, off by" in done.stdout
    assert done.stderr.startswith("note: ")
    assert read(out).shape == (1, 8, 9)
    told = json.loads(run("design", *_SIZE, *asked, "-o", out, "--json").stdout)
    assert not told["met"]
    assert any(it["off_by"] > 0 for it in told["requirements"])


def test_it_begins_with_a_file(tmp_path: Path) -> None:
    base = tmp_path / "base.maze"
    maze = generate("stack", 8, 9, rng=1)
    write(maze, base)
    out = tmp_path / "out.maze"
    options = (
        "--from",
        base,
        "--start",
        "0,0,0",
        "--goal",
        "0,7,8",
        "--region",
        "0,0..3,8",
        "--pin",
        "0,0,1",
    )
    told = said("design", *options, "--require", "loops == 2", "--weight", "loops=2", "--seed", 1, "-o", out)
    assert told["met"]
    assert (read(out).walls[0, 4:] == maze.walls[0, 4:]).all()


def test_the_list_has_measures_and_units() -> None:
    lines = run("design", "--list").stdout.splitlines()
    assert ["solution.length", "steps"] in [line.split() for line in lines]
    listed = json.loads(run("design", "--list", "--json").stdout)
    assert [it["name"] for it in listed["measures"]] == list(MEASURES)
    assert listed["aliases"] == ALIASES


def test_bad_input_is_one_sentence(tmp_path: Path) -> None:
    out = ("-o", tmp_path / "out.maze")
    for options, beginning in (
        (("--require", "loops == 2"), "A design needs --require"),
        ((*_SIZE,), "A design needs --require"),
        ((*_SIZE, "--require", "lops == 2"), "Unknown measure 'lops'; did you mean loops?"),
        ((*_SIZE, "--require", "loops == 2", "--weight", "loops"), "Invalid value: 'loops' is not a weight"),
        ((*_SIZE, "--require", "loops == 2", "--pin", "a"), "Invalid value: 'a' is not a block"),
        ((*_SIZE, "--require", "loops == 2", "--pin", "3,40"), "Cell (0, 3, 40) is outside the maze"),
        ((*_SIZE, "--require", "loops == 2", "--region", "0,0..99999,99999"), "Cell (0, 0, "),
        ((*_SIZE, "--require", "loops == 2", "--from", "in.maze"), "--from uses the size of its file"),
        (("--rows", 3, "--require", "loops == 2", "--from", "in.maze"), "--from uses the size of its file"),
        ((*_SIZE, "--require", "loops == 2", "--seconds", "0"), "seconds must be a number above 0"),
    ):
        assert refusal("design", *options, *out).startswith(beginning)
    assert not (tmp_path / "out.maze").exists()


def test_what_cannot_be_written_is_refused_before_the_search(tmp_path: Path) -> None:
    asked = (*_SIZE, "--require", "turns max", "--seconds", 3000)
    assert "does not exist" in refusal("design", *asked, "-o", tmp_path / "none" / "out.maze")
    assert "this format supports" in refusal("design", *asked, "-o", tmp_path / "out.maz")
    assert not list(tmp_path.iterdir())


def test_a_block_has_any_two_opposite_corners(tmp_path: Path) -> None:
    first, second = (tmp_path / name for name in ("a.maze", "b.maze"))
    for out, block in ((first, "1,2..4,5"), (second, "4,5..1,2")):
        run("design", *_SIZE, "--require", "loops == 2", "--region", block, "--seed", 1, "-o", out)
    assert read(first) == read(second)
