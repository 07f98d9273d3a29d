"""`mazarine render`."""

from __future__ import annotations

import re
import struct
import tracemalloc
from pathlib import Path
from typing import Any
from xml.etree.ElementTree import fromstring

import pytest

from mazarine.files import write
from mazarine.maze import Marker, MarkerKind, Maze
from mazarine.maze.codes import FOG, Matter
from mazarine.maze.edits import PlaceMarker, SetWalls
from tests.cli.runner import refusal, run
from tests.qt import needs_qt


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


@needs_qt
def test_palettes_and_patterns_differ_in_pictures_drawings_and_pages(tmp_path: Path) -> None:
    file = tmp_path / "board.maze"
    maze = Maze.blank(6, 6)
    maze.buffers.cells[0, 2:4, 2:4] = Matter.ROCK << 1
    write(maze, file)
    for suffix in ("png", "svg", "pdf"):
        for palette in ("default", "red-green", "blue-yellow", "gray"):
            for patterns in ("--patterns", "--no-patterns"):
                out = tmp_path / f"{palette}{patterns}.{suffix}"
                assert run("render", file, out, "--palette", palette, patterns).exit_code == 0
        assert len({path.read_bytes() for path in tmp_path.glob(f"*.{suffix}")}) == 8
    for palette, same in (("default", "default--no-patterns"), ("gray", "gray--patterns")):
        run("render", file, tmp_path / "as-usual.png", "--palette", palette)
        assert (tmp_path / "as-usual.png").read_bytes() == (tmp_path / f"{same}.png").read_bytes()
    assert "mauve" in run("render", file, tmp_path / "a.png", "--palette", "mauve").output


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
            f"Level {level} does not exist; the levels are 0 to 1."
        )


@pytest.mark.parametrize("suffix", [".jpg", ""])
def test_other_pictures_are_refused_by_naming_those_that_are_written(
    file: Path, tmp_path: Path, suffix: str
) -> None:
    assert refusal("render", file, tmp_path / f"a{suffix}") == (
        f"{tmp_path / f'a{suffix}'}: pictures are written as PNG, SVG, PDF or HTML;"
        " choose a name that ends in .png, .svg, .pdf or .html."
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
        "1,000 × 1,001 cells are too many for a drawing of lines; the maximum is 1,000,000."
        " Choose a PNG picture."
    )
    assert not (tmp_path / "a.svg").exists()
    write(Maze.blank(1000, 1000), tmp_path / "b.maze")
    assert run("render", tmp_path / "b.maze", tmp_path / "b.svg", "--overlay", "none").exit_code == 0


def test_a_picture_beyond_all_measure_is_refused(tmp_path: Path) -> None:
    write(Maze.blank(1000, 1000), tmp_path / "a.maze")
    sentence = refusal("render", tmp_path / "a.maze", tmp_path / "a.png", "--cell-size", 1000)
    assert sentence == (
        "The picture would have 1,001,000 × 1,001,000 pixels; the maximum is 4,294,967,296."
        " Choose cells of at most 65 pixels."
    )
    assert run("render", tmp_path / "a.maze", tmp_path / "a.png", "--cell-size", 4).exit_code == 0


def _with_ends(folder: Path, **how: Any) -> Path:
    """Write a maze of 3 × 4 cells with a start and a goal."""
    maze = Maze.blank(3, 4, **how)
    PlaceMarker(Marker(MarkerKind.START, (0, 0, 0))).apply(maze)
    PlaceMarker(Marker(MarkerKind.GOAL, (0, 0, 2))).apply(maze)
    write(maze, folder / "ends.maze")
    return folder / "ends.maze"


def _solutions(path: Path) -> list[str | None]:
    root = fromstring(path.read_text(encoding="utf-8"))
    return [path.get("d") for group in root if group.get("id") == "solution" for path in group]


def test_drawings_are_in_millimetres_and_in_groups(tmp_path: Path) -> None:
    file = _with_ends(tmp_path)
    assert run("render", file, tmp_path / "a.svg", "--cell-mm", 8).exit_code == 0
    root = fromstring((tmp_path / "a.svg").read_text(encoding="utf-8"))
    assert (root.get("width"), root.get("height")) == ("40mm", "32mm")
    assert [group.get("id") for group in root if group.get("id")] == ["regions", "walls", "labels"]


@pytest.mark.parametrize(("options", "line"), [
    (("--solution", "over"), "M0.5 0.5L2.5 0.5"), (("--path", "0,0,0", "0,2,0"), "M0.5 0.5L0.5 2.5"),
])  # fmt: skip
def test_a_way_is_drawn_on_request(tmp_path: Path, options: tuple[str, ...], line: str) -> None:
    file = _with_ends(tmp_path)
    run("render", file, tmp_path / "plain.svg")
    assert _solutions(tmp_path / "plain.svg") == []
    assert run("render", file, tmp_path / "a.svg", *options).exit_code == 0
    assert _solutions(tmp_path / "a.svg") == [line, line]
    for name, how in (("plain", ()), ("way", options)):
        assert run("render", file, tmp_path / f"{name}.png", *how).exit_code == 0
    assert (tmp_path / "plain.png").read_bytes() != (tmp_path / "way.png").read_bytes()


def test_a_way_that_is_not_there_is_said(file: Path, tmp_path: Path) -> None:
    assert refusal("render", file, tmp_path / "a.svg", "--solution", "over") == "There is no goal marker."
    sentence = refusal("render", file, tmp_path / "a.svg", "--path", "0,0,0", "0,99,0")
    assert sentence.startswith("Cell (0, 99, 0) is outside the maze (levels 0 to 0,")
    assert "'x' is not a cell" in run("render", file, tmp_path / "a.svg", "--path", "x", "0,0,0").stderr


def test_a_player_sees_no_secrets_in_pictures(tmp_path: Path) -> None:
    maze = Maze.blank(1, 2)
    write(maze, tmp_path / "plain.maze")
    SetWalls([(0, 0, 0, "E", "secret")]).apply(maze)
    write(maze, tmp_path / "secret.maze")
    SetWalls([(0, 0, 0, "E", "wall")]).apply(maze)
    write(maze, tmp_path / "wall.maze")
    for name in ("secret", "wall"):
        options = ("--overlay", "none", "--player")
        assert run("render", tmp_path / f"{name}.maze", tmp_path / f"{name}.svg", *options).exit_code == 0
    assert (tmp_path / "secret.svg").read_bytes() == (tmp_path / "wall.svg").read_bytes()


def pages_of(path: Path) -> list[tuple[float, float]]:
    """Return the sizes of the pages of a PDF, in points of 1/72 inch."""
    data = path.read_bytes()
    assert data.startswith(b"%PDF-")
    assert data.rstrip().endswith(b"%%EOF")
    boxes = re.findall(rb"/MediaBox \[0 0 ([\d.]+) ([\d.]+)\]", data)
    assert len(boxes) == len(re.findall(rb"/Type /Page\b(?!s)", data))
    return [(float(width), float(height)) for width, height in boxes]


A4 = (pytest.approx(595.3, abs=0.05), pytest.approx(841.9, abs=0.05))


@needs_qt
@pytest.mark.parametrize(
    ("options", "pages"),
    [
        ((), [A4]),
        (("--landscape",), [A4[::-1]]),
        (("--solution", "apart"), [A4, A4]),
        (("--cell-mm", 60), [A4, A4]),
        (("--cell-mm", 50, "--landscape"), [A4[::-1]]),
        (("--cell-mm", 180, "--wall-mm", 12, "--overlap", 20), [A4] * 15),
        (("--paper", "A5", "--cell-mm", 100, "--margin", 5), [(pytest.approx(419.5, abs=0.05), A4[0])] * 8),
    ],
)
def test_pages_are_laid_out(
    tmp_path: Path, options: tuple[str, ...], pages: list[tuple[float, float]]
) -> None:
    file = _with_ends(tmp_path)
    assert run("render", file, tmp_path / "a.pdf", *options).exit_code == 0
    assert pages_of(tmp_path / "a.pdf") == pages


@needs_qt
def test_every_level_has_pages(tmp_path: Path) -> None:
    file = _with_ends(tmp_path, levels=3)
    run("render", file, tmp_path / "all.pdf")
    run("render", file, tmp_path / "one.pdf", "--level", 1)
    assert [len(pages_of(tmp_path / f"{name}.pdf")) for name in ("all", "one")] == [3, 1]


@needs_qt
@pytest.mark.parametrize(
    ("options", "sentence"),
    [
        (("--margin", 110), "Margins of 110 mm leave no room on a sheet of 210 × 297 mm."),
        (("--cell-mm", 500, "--overlap", 96), "Pages must overlap by 0 to 95 mm, not by 96 mm."),
        (
            ("--cell-mm", 20, "--wall-mm", 12),
            "Walls of 12 mm do not fit cells of 20 mm;"
            " the thickness must be more than 0 mm and at most 10 mm.",
        ),
        (("--level", 4), "Level 4 does not exist; the levels are 0 to 0."),
    ],
)
def test_pages_that_cannot_be_are_refused(tmp_path: Path, options: tuple[Any, ...], sentence: str) -> None:
    file = _with_ends(tmp_path)
    assert refusal("render", file, tmp_path / "a.pdf", *options) == sentence
    assert not (tmp_path / "a.pdf").exists()


@needs_qt
def test_more_pages_than_anybody_prints_are_refused(tmp_path: Path) -> None:
    write(Maze.blank(500, 500), tmp_path / "a.maze")
    assert refusal("render", tmp_path / "a.maze", tmp_path / "a.pdf", "--cell-mm", 30) == (
        "4,592 pages are too many; the maximum is 1,000. Choose smaller cells or larger paper."
    )


@pytest.mark.parametrize(
    ("suffix", "options", "sentence"),
    [
        ("pdf", ("--cell-size", 3), "--cell-size is not for .pdf files."),
        ("png", ("--cell-size", 9, "--wall-mm", 1), "The thickness of walls needs the size of a cell in"
         " millimeters."),
        ("html", ("--rock", "white"), "--rock is not for .html files."),
        ("svg", ("--paper", "A4"), "--paper is not for .svg files."),
        ("svg", ("--cell-mm", "inf"), "The size of a cell must be from 0.1 to 1,000 mm."),
        ("pdf", ("--cell-mm", "0.00001"), "The size of a cell must be from 0.1 to 1,000 mm."),
        ("svg", ("--solution", "over", "--path", "0,0,0", "0,2,0"),
         "--path and --solution cannot be used together."),
    ],
)  # fmt: skip
def test_options_that_would_change_nothing_are_refused(
    tmp_path: Path, suffix: str, options: tuple[Any, ...], sentence: str
) -> None:
    file = _with_ends(tmp_path)
    assert refusal("render", file, tmp_path / f"a.{suffix}", *options) == sentence
    assert not (tmp_path / f"a.{suffix}").exists()


def test_what_lies_in_fog_changes_nothing_in_a_players_picture(tmp_path: Path) -> None:
    plain = Maze.blank(4, 9)
    plain.buffers.cells[0, :, 5:] |= FOG
    branched = plain.copy()
    SetWalls([(0, row, col, "E", "wall") for row in range(4) for col in (5, 6, 7)]).apply(branched)
    for name, maze in (("plain", plain), ("branched", branched)):
        write(maze, tmp_path / f"{name}.maze")
        for overlay in ("kinds", "regions"):
            run(
                "render",
                tmp_path / f"{name}.maze",
                tmp_path / f"{name}-{overlay}.png",
                "--overlay",
                overlay,
                "--player",
            )
    for overlay in ("kinds", "regions"):
        pictures = {(tmp_path / f"{name}-{overlay}.png").read_bytes() for name in ("plain", "branched")}
        assert len(pictures) == 1


def test_a_way_in_a_picture_of_huge_cells_takes_little_memory(tmp_path: Path) -> None:
    file = _with_ends(tmp_path)
    tracemalloc.start()
    assert run("render", file, tmp_path / "a.png", "--cell-size", 700, "--solution", "over").exit_code == 0
    assert tracemalloc.get_traced_memory()[1] < 1 << 29
    tracemalloc.stop()


def test_a_decimal_comma_means_what_a_point_means(file: Path, tmp_path: Path) -> None:
    for number in ("2,5", "2.5"):
        assert run("render", file, tmp_path / f"{number}.svg", "--cell-mm", number).exit_code == 0
    assert (tmp_path / "2,5.svg").read_bytes() == (tmp_path / "2.5.svg").read_bytes()


@pytest.mark.parametrize(
    ("number", "sentence"),
    [
        ("wide", "'wide' is not a number; write it as in 2.5 or 2,5."),
        ("1,234.5", "'1,234.5' is not a number; write it as in 2.5 or 2,5."),
        ("nan", "'nan' is not a number; write it as in 2.5 or 2,5."),
        ("-1,5", "'-1,5' is less than 0."),
    ],
)
def test_what_is_no_margin_is_refused_in_one_sentence(
    file: Path, tmp_path: Path, number: str, sentence: str
) -> None:
    assert refusal("render", file, tmp_path / "a.pdf", "--margin", number) == (
        f"Invalid value for '--margin': {sentence} Try 'mazarine render --help'."
    )


def test_a_web_page_holds_the_maze_and_its_title(file: Path, tmp_path: Path) -> None:
    out = tmp_path / "a.html"
    assert run("render", file, out, "--player", "--palette", "gray").exit_code == 0
    text = out.read_text(encoding="utf-8")
    assert text.startswith("<!doctype html>")
    assert "<title>Attic</title>" in text
    assert '"fog":true' in text


@pytest.mark.parametrize(
    "options",
    [("--overlay", "none"), ("--level", "0"), ("--faces",), ("--no-patterns",), ("--solution", "over"),
     ("--path", "0,0,0", "0,0,1"), ("--cell-size", "9"), ("--landscape",)],
)  # fmt: skip
def test_options_of_pictures_are_not_for_web_pages(
    file: Path, tmp_path: Path, options: tuple[str, ...]
) -> None:
    out = tmp_path / "a.html"
    assert refusal("render", file, out, *options).endswith(" is not for .html files.")
    assert not out.exists()


def test_a_web_page_of_rock_alone_is_refused(tmp_path: Path) -> None:
    file = tmp_path / "rock.maze"
    maze = Maze.blank(2, 2)
    maze.buffers.cells[:] = Matter.ROCK << 1
    write(maze, file)
    assert "floor" in refusal("render", file, tmp_path / "a.html")
