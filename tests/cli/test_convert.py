"""`mazarine convert`."""

from __future__ import annotations

from pathlib import Path

import numpy as np
import pytest

from mazarine.files import read, write
from mazarine.files.dual import dual
from mazarine.generators import generate
from tests.cli.runner import needs_big, refusal, run, said
from tests.files.rendered_pictures import Look, draw, shown


def test_what_is_lost_is_noted(file: Path, tmp_path: Path) -> None:
    result = run("convert", file, tmp_path / "a.txt", "--to", "micromouse-o")
    assert (result.exit_code, result.stdout) == (0, "")
    assert result.stderr.splitlines() == [
        "note: 1 rock cell becomes floor that is walled on every side.",
        "note: 1 link between ports is left out.",
        "note: The file leaves out the title.",
    ]
    assert (tmp_path / "a.txt").read_text().startswith("o---o---o---o---o---o\n| S             |   |\n")


def test_a_maze_survives_the_way_there_and_back(tmp_path: Path) -> None:
    text = "+---+---+\n| S | G |\n+   +   +\n|       |\n+---+---+\n"
    (tmp_path / "a.txt").write_text(text)
    assert run("convert", tmp_path / "a.txt", tmp_path / "a.maze").stderr == ""
    assert run("convert", tmp_path / "a.maze", tmp_path / "b.txt", "--to", "micromouse-plus").stderr == ""
    assert (tmp_path / "b.txt").read_text() == text
    assert read(tmp_path / "a.maze") == read(tmp_path / "b.txt")


def test_the_format_of_the_source_can_be_named(tmp_path: Path) -> None:
    (tmp_path / "a.txt").write_text("QQ\nQ \n")
    assert "a text without a maze" in refusal("convert", tmp_path / "a.txt", tmp_path / "a.maze")
    run("convert", tmp_path / "a.txt", tmp_path / "a.maze", "--from", "blocks")
    assert read(tmp_path / "a.maze").cells[0].tolist() == [[0, 0], [0, 2]]


def test_a_suffix_that_names_no_format_is_refused(file: Path, tmp_path: Path) -> None:
    out = tmp_path / "a.docx"
    assert refusal("convert", file, out).startswith(
        f"{out}: the suffix '.docx' belongs to no format; known suffixes: .csv, "
    )


def test_what_is_lost_is_noted_before_anything_is_written(file: Path, tmp_path: Path) -> None:
    result = run("convert", file, tmp_path / "missing" / "a.txt")
    assert result.exit_code == 2
    *notes, refusal = result.stderr.splitlines()
    assert "note: The file leaves out the title." in notes
    assert "does not exist" in refusal


def test_thin_walls_become_blocks_and_blocks_thin_walls(file: Path, tmp_path: Path) -> None:
    result = run("convert", file, tmp_path / "a.maze", "--blocks")
    assert result.stderr == (
        "note: Thin walls become blocks: 3 × 5 cells become 7 × 11, which doubles lengths.\n"
    )
    assert read(tmp_path / "a.maze").shape == (1, 7, 11)
    result = run("convert", tmp_path / "a.maze", tmp_path / "b.maze", "--walls")
    assert result.stderr == (
        "note: Blocks become thin walls: 7 × 11 cells become 3 × 5, which halves lengths.\n"
    )
    assert read(tmp_path / "b.maze").cells.tolist() == read(file).cells.tolist()
    assert list(read(tmp_path / "b.maze").links) == list(read(file).links)


@pytest.mark.parametrize("words", [["--walls", "thin"], ["--walls=thin"], ["--picture-walls", "thin"]])
def test_walls_with_a_value_are_those_of_a_picture(words: list[str], tmp_path: Path) -> None:
    picture = shown("stack", 8, 9, 1, has_entrances=False)
    look = Look(cell=(11, 11), is_block=True)
    draw(picture, look, np.random.default_rng(1)).save(tmp_path / "a.png")
    run("convert", tmp_path / "a.png", tmp_path / "a.maze")
    assert read(tmp_path / "a.maze").shape == (1, 17, 19)
    run("convert", tmp_path / "a.png", tmp_path / "b.maze", *words)
    assert read(tmp_path / "b.maze").shape == (1, 8, 9)


def test_blocks_that_are_not_walls_between_cells_are_refused(file: Path, tmp_path: Path) -> None:
    out = tmp_path / "a.maze"
    assert refusal("convert", file, out, "--walls") == "Cell (0, 0, 3) already has a thin wall to the east."
    assert "Only one of" in refusal("convert", file, out, "--walls", "--blocks")
    assert not out.exists()


def test_walls_and_passages_are_exchanged_upside_down(tmp_path: Path) -> None:
    path, out = tmp_path / "a.maze", tmp_path / "b.maze"
    maze = generate("binary-tree", 6, 9, rng=np.random.default_rng(3))
    write(maze, path)
    result = run("convert", path, out, "--dual")
    assert result.stderr == (
        "note: Walls become passages and passages walls, upside down: 6 × 9 cells become 7 × 10.\n"
    )
    assert read(out) == dual(maze).maze


@needs_big
def test_a_zarr_store_is_converted_both_ways(file: Path, tmp_path: Path) -> None:
    store, back = tmp_path / "a.maze.zarr", tmp_path / "back.maze"
    assert run("convert", file, store).exit_code == 0
    assert run("convert", store, back).exit_code == 0
    assert read(back) == read(file)
    assert said("info", store)["regions"] == said("info", file)["regions"]
