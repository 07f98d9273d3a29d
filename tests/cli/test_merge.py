"""`mazarine merge`, by itself and as the merge driver of git."""

from __future__ import annotations

import json
import os
import re
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from mazarine.files import identify, read, write
from mazarine.maze import Maze
from tests.cli.runner import refusal, run, said
from tests.docs.shown import ROOT


@pytest.fixture
def three(tmp_path: Path) -> tuple[Path, Path, Path]:
    """Return the files of a maze and of two that were made of it, which differ in two places."""
    base = Maze.blank(4, 4)
    ours, theirs = base.copy(), base.copy()
    ours.set_cells([(0, 0)], "rock")
    theirs.set_wall((3, 3), "N")
    files = tmp_path / "base.maze", tmp_path / "ours.maze", tmp_path / "theirs.maze"
    for maze, file in zip((base, ours, theirs), files, strict=True):
        write(maze, file)
    return files


def change(file: Path, state: str) -> None:
    maze = read(file)
    maze.set_cells([(1, 1)], state)
    write(maze, file)


def test_changes_of_both_are_written(three: tuple[Path, Path, Path], tmp_path: Path) -> None:
    out = tmp_path / "out.maze"
    done = run("merge", *three, "-o", out)
    assert (done.exit_code, done.stdout) == (0, "No conflicts.\n")
    merged = read(out)
    assert merged.cells[0, 0, 0] == 0
    assert merged.wall_at((3, 3), "N").name == "WALL"
    assert said("merge", *three, "-o", out) == {"conflicts": []}


def test_conflicts_are_listed_and_ours(three: tuple[Path, Path, Path], tmp_path: Path) -> None:
    out = tmp_path / "out.maze"
    change(three[1], "rock")
    change(three[2], "secret")
    done = run("merge", *three, "-o", out)
    assert done.exit_code == 1
    assert done.stdout.splitlines() == ["Cell (0, 1, 1): ours has rock, theirs a secret.", "1 conflict."]
    assert read(out).cells[0, 1, 1] == 0
    done = run("merge", *three, "-o", out, "--json")
    assert done.exit_code == 1
    assert json.loads(done.stdout) == {
        "conflicts": [{
            "part": "cell", "cell": [0, 1, 1], "base": 2, "ours": 0, "theirs": 4,
            "message": "Cell (0, 1, 1): ours has rock, theirs a secret.",
        }]
    }  # fmt: skip


def test_json_names_the_place_of_each_conflict(tmp_path: Path) -> None:
    base = Maze.blank(2, 2)
    base.properties = {"seed": 1}
    ours, theirs = base.copy(), base.copy()
    for maze, label, state in ((ours, "a", "wall"), (theirs, "b", "found")):
        maze.properties = {"seed": label}
        maze.title = label
        maze.set_wall((0, 0), "S", state)
        maze.add_teleporter((0, 0), (1, 1), label=label)
        maze.add_marker("note", (0, 1), label=label)
    files = [tmp_path / f"{name}.maze" for name in ("base", "ours", "theirs")]
    for maze, file in zip((base, ours, theirs), files, strict=True):
        write(maze, file)
    done = run("merge", *files, "-o", tmp_path / "out.maze", "--json")
    found = json.loads(done.stdout)["conflicts"]
    places = [{key: it[key] for key in ("part", "cell", "side", "name", "key") if key in it} for it in found]
    assert places == [
        {"part": "wall", "cell": [0, 0, 0], "side": "S"},
        {"part": "link", "cell": [0, 0, 0]},
        {"part": "marker", "cell": [0, 0, 1]},
        {"part": "value", "name": "title"},
        {"part": "value", "name": "properties", "key": "seed"},
    ]
    assert [found[1][name] and found[1][name]["label"] for name in ("base", "ours", "theirs")] == [
        None,
        "a",
        "b",
    ]
    assert [found[0][name] for name in ("base", "ours", "theirs")] == [0, 1, 3]


def test_the_output_may_be_ours_and_keeps_its_format(three: tuple[Path, Path, Path], tmp_path: Path) -> None:
    ours = tmp_path / ".merge_file_a1b2c3"
    three[1].rename(ours)
    assert run("merge", three[0], ours, three[2], "-o", ours).exit_code == 0
    assert identify(ours).name == "native"
    assert read(ours).cells[0, 0, 0] == 0


def test_a_map_of_tiled_keeps_what_it_holds_besides(tmp_path: Path) -> None:
    files = [tmp_path / f"{name}.tmx" for name in ("base", "ours", "theirs")]
    base = Maze.from_blocks([[0, 0, 0], [0, 0, 0]])
    for file, cell in zip(files, (None, (0, 0), (1, 2)), strict=True):
        maze = base.copy()
        if cell is not None:
            maze.set_cells([cell], "rock")
        write(maze, file)
    text = files[1].read_text(encoding="utf-8")
    files[1].write_text(text.replace("<tileset", "<!-- mine --><tileset", 1), encoding="utf-8")
    assert run("merge", *files, "-o", files[1]).exit_code == 0
    assert "<!-- mine -->" in files[1].read_text(encoding="utf-8")
    assert (read(files[1]).cells[0] == 0).tolist() == [[True, False, False], [False, False, True]]


def test_other_boards_are_refused_and_nothing_is_written(
    three: tuple[Path, Path, Path], tmp_path: Path
) -> None:
    write(Maze.blank(4, 5), three[2])
    out = tmp_path / "out.maze"
    assert refusal("merge", *three, "-o", out) == (
        "Only mazes of the same size can be merged, not 1 × 4 × 4 cells, 1 × 4 × 4 cells and 1 × 4 × 5 cells."
    )
    assert not out.exists()
    assert "another name" in refusal("merge", *three, "-o", three[0])
    assert "Missing option" in refusal("merge", *three)


@pytest.fixture
def repository(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Return a git repository that is set up as `docs/how-to/compare.md` says, with one maze."""
    if shutil.which("git") is None or shutil.which("sh") is None:
        pytest.skip("git is not installed")
    programs = tmp_path / "programs"
    programs.mkdir()
    program = programs / "mazarine"
    program.write_text(f'#!/bin/sh\nexec "{sys.executable}" -m mazarine "$@"\n', encoding="utf-8")
    program.chmod(0o755)
    monkeypatch.setenv("PATH", f"{programs}{os.pathsep}{os.environ['PATH']}")
    monkeypatch.setenv("PYTHONPATH", str(ROOT / "editor"))
    for name, value in (("HOME", str(tmp_path)), ("GIT_CONFIG_NOSYSTEM", "1"), ("GIT_PAGER", "cat")):
        monkeypatch.setenv(name, value)
    for role in ("AUTHOR", "COMMITTER"):
        monkeypatch.setenv(f"GIT_{role}_NAME", "Ada")
        monkeypatch.setenv(f"GIT_{role}_EMAIL", "ada@example.org")
    folder = tmp_path / "levels"
    folder.mkdir()
    monkeypatch.chdir(folder)
    git("init", "-q", "-b", "main")
    page = (ROOT / "docs/how-to/compare.md").read_text(encoding="utf-8")
    (lines,) = re.findall(r"```sh\n(git config.*?)```", page, re.DOTALL)
    assert lines.count("\n") == 4
    subprocess.run(["sh", "-e", "-c", lines], check=True)
    write(Maze.blank(4, 4), folder / "a.maze")
    git("add", ".")
    git("commit", "-q", "-m", "Begin")
    return folder


def git(*words: str, status: int = 0) -> str:
    done = subprocess.run(["git", *words], capture_output=True, text=True, check=False, encoding="utf-8")
    assert done.returncode == status, done.stderr
    return done.stdout


def commit(file: Path, *cells: tuple[int, int], state: str = "rock") -> None:
    maze = read(file)
    maze.set_cells(cells, state)
    write(maze, file)
    git("commit", "-q", "-a", "-m", "Change")


def test_git_says_what_differs(repository: Path) -> None:
    file = repository / "a.maze"
    commit(file, (0, 0), (1, 1))
    assert "2 cells are different.\n" in git("diff", "HEAD~1")
    # A file that was added has nothing to be compared with.
    git("show", "--ext-diff", "HEAD~1")
    assert "2 cells are different.\n" in git("log", "-p", "--ext-diff", "-1")


def test_git_merges_both_branches(repository: Path) -> None:
    file = repository / "a.maze"
    git("checkout", "-q", "-b", "theirs")
    commit(file, (3, 3))
    git("checkout", "-q", "main")
    commit(file, (0, 0))
    git("merge", "-q", "-m", "Merge", "theirs")
    merged = read(file)
    assert [int(merged.cells[0, row, row]) for row in range(4)] == [0, 2, 2, 0]
    assert git("status", "--porcelain") == ""


def test_git_reports_a_conflict_and_keeps_ours(repository: Path) -> None:
    file = repository / "a.maze"
    git("checkout", "-q", "-b", "theirs")
    commit(file, (0, 0), (3, 3), state="secret")
    git("checkout", "-q", "main")
    commit(file, (0, 0))
    said = git("merge", "theirs", status=1)
    assert "Cell (0, 0, 0): ours has rock, theirs a secret." in said
    assert "CONFLICT" in said
    merged = read(file)
    assert [int(merged.cells[0, row, row]) for row in range(4)] == [0, 2, 2, 4]
    assert git("status", "--porcelain") == "UU a.maze\n"
