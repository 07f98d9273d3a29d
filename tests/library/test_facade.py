"""`import mazarine as mz`: its names, what it loads, and what a type checker makes of it."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import numpy as np
import pytest

import mazarine as mz

_USE = """
import numpy as np
import mazarine as mz

maze = mz.generate("dfs", rows=8, cols=8, rng=7)
regions = mz.segment(maze)
change = maze.set_wall((3, 4), mz.Side.E, "wall")
delta: mz.Delta = regions.update(change)
labels = regions.labels()
counts = np.bincount(labels.ravel())
path = mz.Router(regions).path((0, 0), (7, 3))
if path is not None:
    steps: int = len(path) - 1
walk = mz.explore(maze, explorer="tremaux", radius=5)
reason: str = str(walk.reason)
dead_ends: int = mz.statistics(maze).dead_ends.count
problems = [str(problem.message) for problem in mz.check(maze)]
"""


def _python(program: str, cwd: Path) -> str:
    done = subprocess.run(
        [sys.executable, "-c", program], capture_output=True, text=True, cwd=cwd, check=True
    )
    return done.stdout


def test_every_public_name_is_there() -> None:
    assert dir(mz) == sorted(mz.__all__)
    for name in dir(mz):
        assert getattr(mz, name) is not None


def test_a_name_that_is_not_there_is_an_attribute_error() -> None:
    with pytest.raises(AttributeError, match="No mazarine attribute labyrinth"):
        mz.labyrinth  # type: ignore[attr-defined]  # noqa: B018


def test_all_errors_are_maze_errors() -> None:
    errors = [value for value in map(mz.__getattr__, dir(mz)) if isinstance(value, type)]
    errors = [value for value in errors if issubclass(value, Exception)]
    assert len(errors) > 9
    assert all(issubclass(value, mz.MazeError) for value in errors)


def test_importing_loads_nothing_heavy(tmp_path: Path) -> None:
    loaded = _python("import sys, mazarine; print(*sys.modules)", tmp_path).split()
    assert not {"numpy", "PIL", "msgspec", "PySide6", "click", "mazarine.maze"} & {*loaded}


def test_the_library_is_used_without_qt(tmp_path: Path) -> None:
    loaded = _python(f"import sys\n{_USE}\nprint(*sys.modules)", tmp_path).split()
    assert not {"PySide6", "mazarine.gui", "click"} & {*loaded}


def test_a_type_checker_knows_the_names_from_outside(tmp_path: Path) -> None:
    pytest.importorskip("mypy")
    (tmp_path / "right.py").write_text(_USE, encoding="utf-8")
    (tmp_path / "wrong.py").write_text(
        'import mazarine as mz\nlength: str = mz.Maze.blank("3", 4).shape\n', encoding="utf-8"
    )
    command = [sys.executable, "-m", "mypy", "--strict", "--config-file=", "right.py", "wrong.py"]
    done = subprocess.run(command, capture_output=True, text=True, cwd=tmp_path, check=False)
    errors = [line for line in done.stdout.splitlines() if "error:" in line]
    assert [line.partition(":")[0] for line in errors] == ["wrong.py"] * 2, done.stdout
    assert "[arg-type]" in done.stdout
    assert "[assignment]" in done.stdout


def test_the_names_of_the_page_on_the_library_work_as_it_writes_them(tmp_path: Path) -> None:
    """The lines of `design/library.md`, "Public names", one after the other."""
    maze = mz.Maze.blank(16, 16)
    mz.write(maze, tmp_path / "apec.txt")
    maze = mz.read(tmp_path / "apec.txt")
    mz.write(maze, tmp_path / "apec.tmx")
    array = mz.Maze.blank(16, 16).to_blocks()
    assert mz.Maze.from_blocks(array) == mz.Maze.blank(16, 16)
    maze = mz.generate("prim", rows=20, cols=30, rng=7)
    regions = mz.segment(maze)
    change = maze.set_wall((3, 4), "E", "wall")
    regions.update(change)
    regions.update(maze.set_cells([(0, 0)], "rock"))
    assert np.array_equal(regions.kind, mz.segment(maze).kind)
    assert regions.kind.shape == regions.labels().shape
    assert mz.Router(regions).path((0, 1), (7, 3)) is not None
    assert str(len(regions)) in repr(mz.RegionGraph.of(regions))
    assert mz.statistics(maze, regions) == mz.statistics(maze)
    assert mz.check(maze)
    mz.render(maze, tmp_path / "out.png")
    assert mz.explore(maze, explorer="tremaux", radius=5, rng=1).steps > 0
    assert {path.name for path in tmp_path.iterdir()} == {"apec.txt", "apec.tmx", "out.png"}
