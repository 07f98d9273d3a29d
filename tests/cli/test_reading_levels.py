"""Which of several mazes in a file is read, and what is said of files without one."""

from __future__ import annotations

from pathlib import Path

from mazarine.files import read
from tests.cli.runner import refusal, run, said
from tests.files.foreign_files import ldtk, level, numbers, put


def test_one_of_several_mazes_is_chosen(tmp_path: Path) -> None:
    path = put(tmp_path / "a.ldtk", ldtk(level("One", numbers("1001")), level("Two", numbers("110"))))
    assert said("info", path)["title"] == "One"
    assert said("info", path, "--level", "Two")["cols"] == 3
    assert run("convert", path, tmp_path / "b.maze", "--level", "Two").exit_code == 0
    assert read(tmp_path / "b.maze").shape == (1, 1, 3)
    sentence = refusal("info", path, "--level", "Three")
    assert sentence.endswith("it has no level 'Three'; its levels: 'One', 'Two'.")


def test_what_is_no_maze_is_refused_with_what_to_do_next(tmp_path: Path) -> None:
    path = put(tmp_path / "a.pdf", b"%PDF-1.7\n")
    assert refusal("info", path) == f"{path}: this is a PDF document; save the page as PNG and open that."
