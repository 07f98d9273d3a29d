"""`mazewright render`."""

from __future__ import annotations

import struct
from pathlib import Path
from xml.etree.ElementTree import fromstring

import pytest

from editor.files import write
from editor.maze import Marker, MarkerKind, Maze
from editor.maze.edits import PlaceMarker
from tests.cli.runner import refusal, run


def _size(path: Path) -> tuple[int, int]:
    data = path.read_bytes()
    assert data.startswith(b"\x89PNG\r\n\x1a\n")
    width, height = struct.unpack(">LL", data[16:24])
    return width, height


@pytest.mark.parametrize("overlay", ["kinds", "regions", "none"])
def test_every_overlay_makes_a_picture(file: Path, tmp_path: Path, overlay: str) -> None:
    assert run("render", file, tmp_path / "a.png", "--overlay", overlay).exit_code == 0
    width, height = _size(tmp_path / "a.png")
    assert width > 5 * 24
    assert height > 3 * 24


def test_overlays_differ(file: Path, tmp_path: Path) -> None:
    for overlay in ("kinds", "regions", "none"):
        run("render", file, tmp_path / f"{overlay}.png", "--overlay", overlay)
    assert len({path.read_bytes() for path in tmp_path.glob("*.png")}) == 3


@pytest.mark.parametrize("overlay", ["distances", "dead-ends", "chokepoints", "solution"])
def test_what_is_worked_out_of_the_maze_is_drawn(tmp_path: Path, overlay: str) -> None:
    maze = Maze.blank(1, 4)
    PlaceMarker(Marker(MarkerKind.START, (0, 0, 0))).apply(maze)
    PlaceMarker(Marker(MarkerKind.GOAL, (0, 0, 2))).apply(maze)
    write(maze, tmp_path / "a.maze")
    for name in (overlay, "none"):
        assert run("render", tmp_path / "a.maze", tmp_path / f"{name}.png", "--overlay", name).exit_code == 0
    assert (tmp_path / f"{overlay}.png").read_bytes() != (tmp_path / "none.png").read_bytes()


def test_distances_and_the_solution_need_markers(tmp_path: Path) -> None:
    maze = Maze.blank(1, 4)
    write(maze, tmp_path / "a.maze")
    for overlay in ("distances", "solution"):
        assert refusal("render", tmp_path / "a.maze", tmp_path / "a.png", "--overlay", overlay) == (
            "There is no start marker."
        )
    PlaceMarker(Marker(MarkerKind.START, (0, 0, 0))).apply(maze)
    write(maze, tmp_path / "a.maze")
    assert refusal("render", tmp_path / "a.maze", tmp_path / "a.png", "--overlay", "solution") == (
        "There is no goal marker."
    )
    assert not (tmp_path / "a.png").exists()


def test_the_size_of_a_cell_is_the_users(file: Path, tmp_path: Path) -> None:
    run("render", file, tmp_path / "a.png", "--cell-size", 8)
    run("render", file, tmp_path / "b.png", "--cell-size", 16)
    assert _size(tmp_path / "b.png")[0] - _size(tmp_path / "a.png")[0] >= 5 * 8


def test_a_large_maze_is_drawn_small(tmp_path: Path) -> None:
    write(Maze.blank(2, 1000), tmp_path / "a.maze")
    run("render", tmp_path / "a.maze", tmp_path / "a.png", "--overlay", "none")
    assert 4000 <= _size(tmp_path / "a.png")[0] < 4100


def test_levels_are_drawn_one_by_one(tmp_path: Path) -> None:
    write(Maze.blank(2, 2, levels=2), tmp_path / "a.maze")
    assert run("render", tmp_path / "a.maze", tmp_path / "a.png", "--level", 1).exit_code == 0
    for level in (2, -1):
        assert refusal("render", tmp_path / "a.maze", tmp_path / "b.png", "--level", level) == (
            f"{tmp_path / 'a.maze'} has no level {level}; its levels are 0 to 1."
        )


@pytest.mark.parametrize("suffix", [".pdf", ".jpg", ""])
def test_other_pictures_are_refused_by_naming_those_that_are_written(
    file: Path, tmp_path: Path, suffix: str
) -> None:
    assert refusal("render", file, tmp_path / f"a{suffix}") == (
        f"{tmp_path / f'a{suffix}'}: pictures are written as PNG or SVG,"
        " so give a name that ends in .png or .svg."
    )


@pytest.mark.parametrize("overlay", ["kinds", "regions", "none", "dead-ends"])
def test_a_drawing_is_written_by_its_suffix(file: Path, tmp_path: Path, overlay: str) -> None:
    assert run("render", file, tmp_path / "a.SVG", "--overlay", overlay, "--cell-size", 10).exit_code == 0
    root = fromstring((tmp_path / "a.SVG").read_text(encoding="utf-8"))
    assert (root.get("viewBox"), root.get("width"), root.get("height")) == ("-0.5 -0.5 6 4", "60", "40")
    assert [child.name for child in tmp_path.iterdir() if child.suffix == ".tmp"] == []


def test_overlays_of_drawings_differ(file: Path, tmp_path: Path) -> None:
    for overlay in ("kinds", "regions", "none"):
        run("render", file, tmp_path / f"{overlay}.svg", "--overlay", overlay)
    assert len({path.read_bytes() for path in tmp_path.glob("*.svg")}) == 3


@pytest.mark.parametrize(("lattice", "differs"), [("square", False), ("honeycomb", True)])
@pytest.mark.parametrize("suffix", [".png", ".svg"])
def test_only_honeycombs_are_drawn_as_points(
    tmp_path: Path, suffix: str, lattice: str, differs: bool
) -> None:
    write(Maze.blank(3, 4, lattice=lattice), tmp_path / "a.maze")
    run("render", tmp_path / "a.maze", tmp_path / f"areas{suffix}")
    run("render", tmp_path / "a.maze", tmp_path / f"points{suffix}", "--points")
    areas, points = ((tmp_path / f"{name}{suffix}").read_bytes() for name in ("areas", "points"))
    assert (areas != points) == differs


def test_a_drawing_that_no_viewer_opens_is_refused(tmp_path: Path) -> None:
    write(Maze.blank(1000, 1001), tmp_path / "a.maze")
    assert refusal("render", tmp_path / "a.maze", tmp_path / "a.svg") == (
        "1,000 × 1,001 cells are too many for an SVG drawing: it may have 1,000,000;"
        " give a name that ends in .png."
    )
    assert not (tmp_path / "a.svg").exists()
    write(Maze.blank(1000, 1000), tmp_path / "b.maze")
    assert run("render", tmp_path / "b.maze", tmp_path / "b.svg", "--overlay", "none").exit_code == 0


def test_a_picture_beyond_all_measure_is_refused(tmp_path: Path) -> None:
    write(Maze.blank(1000, 1000), tmp_path / "a.maze")
    sentence = refusal("render", tmp_path / "a.maze", tmp_path / "a.png", "--cell-size", 1000)
    assert sentence.endswith("134,217,728 are the most; choose --cell-size 11 or less.")
    assert run("render", tmp_path / "a.maze", tmp_path / "a.png", "--cell-size", 4).exit_code == 0


def test_a_maze_too_large_for_any_picture_is_refused_without_advice_that_cannot_help(tmp_path: Path) -> None:
    write(Maze.blank(1 << 14, (1 << 13) + 1), tmp_path / "a.maze")
    for options in ((), ("--cell-size", 24)):
        assert refusal("render", tmp_path / "a.maze", tmp_path / "a.png", *options) == (
            "16,384 × 8,193 cells are too many for one picture: it may have 134,217,728 pixels,"
            " and each cell takes one at least."
        )
