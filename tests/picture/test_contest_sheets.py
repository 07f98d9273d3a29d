"""Contest sheets: dimensions, keys and the list of parts, measured in PDF files in millimeters."""

from __future__ import annotations

from pathlib import Path

import numpy as np
import pytest
from numpy.typing import NDArray
from PySide6.QtWidgets import QApplication

import mazarine as mz
from mazarine.errors import MazeError
from mazarine.files import read
from mazarine.maze import Maze
from mazarine.picture import Overlay
from mazarine.picture.export import Booklet, Layout, View
from mazarine.picture.palettes import ColorScheme, palette_of
from mazarine.picture.vector import Sheet
from mazarine.picture.wall_parts import WallParts
from mazarine.resources_path import resource
from tests.pdf import PdfPage, pages_of
from tests.refusals import refused

_NEAR_MM = 0.1
_INK = tuple((palette_of(ColorScheme.DEFAULT).wall >> shift & 255) / 255 for shift in (16, 8, 0))
_ROOM = 190.0, 277.0
"""A4 within margins of 10 mm."""


def fine_lines(page: PdfPage) -> NDArray[np.float64]:
    """Return the marks and dimensions, which are drawn last."""
    return page.strokes[-1].lines


def lengths(lines: NDArray[np.float64], axis: int) -> list[float]:
    """Return the lengths of lines along an axis."""
    along = lines[np.abs(lines[:, 1 - axis] - lines[:, 3 - axis]) < 1e-3]
    return np.abs(along[:, 2 + axis] - along[:, axis]).tolist()


def has_length(lines: NDArray[np.float64], axis: int, length: float) -> bool:
    return any(abs(it - length) < _NEAR_MM for it in lengths(lines, axis))


def ticks(page: PdfPage, axis: int) -> list[float]:
    """Return the places of the ticks above a sheet, or left of it: from 1 to 3 mm outside."""
    lines = fine_lines(page)
    near, far = np.sort(lines[:, [1 - axis, 3 - axis]], axis=1).T
    is_tick = (np.abs(near - 7) < _NEAR_MM) & (np.abs(far - 9) < _NEAR_MM)
    return sorted(lines[is_tick][:, axis].tolist())


def wall_ends(page: PdfPage, axis: int) -> NDArray[np.float64]:
    """Return where walls begin and end, whose centers are on the lines between cells."""
    walls = [it.lines for it in page.strokes if np.allclose(it.color, _INK, atol=0.002)]
    return np.concatenate([lines[:, [axis, axis + 2]].reshape(-1) for lines in walls] or [np.empty(0)])


def open_board(size: int) -> Maze:
    rng = np.random.default_rng(1)
    return mz.generate("prim", size, size, rng=rng)


@pytest.mark.parametrize(
    ("size", "cell_mm", "wall_mm", "cols", "rows"), [(16, 180, 12, 16, 11), (32, 90, 6, 16, 11)]
)
def test_sheets_have_the_distances_of_walls(
    qapp: QApplication, tmp_path: Path, size: int, cell_mm: float, wall_mm: float, cols: int, rows: int
) -> None:
    del qapp
    mz.render(open_board(size), tmp_path / "a.pdf", overlay="none", contest_sheets=True)
    overview, _, *sheets = pages_of(tmp_path / "a.pdf")
    assert len(sheets) == cols * rows
    seen: set[tuple[int, int]] = set()
    for number, page in enumerate(sheets):
        for axis, place in enumerate((number % cols, number // cols)):
            begin = place * (_ROOM[axis] - 5) - wall_mm / 2
            on_page = [
                it for it in range(size + 1) if begin - 1e-6 <= it * cell_mm <= begin + _ROOM[axis] + 1e-6
            ]
            expected = [10 + it * cell_mm - begin for it in on_page]
            # The mark where the next sheet begins lies between 1 and 2.5 mm outside.
            assert ticks(page, axis) == pytest.approx(expected, abs=_NEAR_MM)
            seen |= {(axis, it) for it in on_page}
            ends = wall_ends(page, axis)
            apart = (ends - 10 + begin) / cell_mm
            assert np.abs((apart - apart.round()) * cell_mm).max(initial=0) < _NEAR_MM
    assert seen == {(axis, it) for axis in (0, 1) for it in range(size + 1)}, "each line is on a sheet"
    assert overview.clip is not None
    scale = (overview.clip[2] - overview.clip[0]) / (size * cell_mm + wall_mm)
    for axis in (0, 1):
        for length in (cell_mm, size * cell_mm, size * cell_mm + wall_mm):
            assert has_length(fine_lines(overview), axis, length * scale)
    # The size of a cell is drawn where two lines are on a sheet.
    assert has_length(fine_lines(sheets[0]), 1, cell_mm)
    assert has_length(fine_lines(sheets[0]), 0, cell_mm)


def contest_booklet(sheet: Sheet | None = None) -> tuple[Maze, Booklet, Layout]:
    maze = read(resource("mazes/contest.txt"))
    layout = Layout.contest(maze, sheet or Sheet.of("A4"))
    return maze, Booklet.of(maze, "a", range(1), View(Overlay.NONE)), layout


def test_the_overview_and_the_list_of_parts_come_first() -> None:
    maze, booklet, layout = contest_booklet()
    overview, parts, *sheets = booklet.leaves(layout)
    assert booklet.count(layout) == 2 + len(sheets) == 178
    assert [str(leaf.label) for leaf in (overview, parts, sheets[6])] == [
        "overview", "list of parts", "sheet 7 of 176 · row 1, column 7",
    ]  # fmt: skip
    texts = [str(note.text) for note in overview.notes]
    assert {"180 mm", "2,880 mm", "2,892 mm", "16", "11"} <= set(texts)
    assert "176 sheets, 16 across and 11 down, which overlap by 5 mm" in texts
    assert [str(note.text) for note in parts.notes] == [str(line) for line in WallParts.of(maze).lines]
    # The tenth wall is on the tenth sheet.
    assert [str(note.text) for note in sheets[9].notes] == ["1,800 mm", "0 mm", "180 mm", "180 mm"]


@pytest.mark.parametrize("paper", ["A4", "A2", "Letter"])
def test_the_key_shows_where_a_sheet_lies(paper: str) -> None:
    _, booklet, layout = contest_booklet(Sheet.of(paper))
    pages = booklet.pages(layout)
    for leaf, page in zip(list(booklet.leaves(layout))[2:], pages, strict=True):
        # The outlines of all sheets and of this one, and two lines that cross in the middle of this one.
        outline, here, cross = (
            np.array(leaf.lines[part]) for part in (slice(-10, -6), slice(-6, -2), slice(-2, None))
        )
        (left, top), (right, bottom) = outline.reshape(-1, 2).min(axis=0), outline.reshape(-1, 2).max(axis=0)
        middle = here.reshape(-1, 2).mean(axis=0)
        share = (middle - (left, top)) / (right - left, bottom - top)
        assert share == pytest.approx([(page.col + 0.5) / pages.cols, (page.row + 0.5) / pages.rows])
        assert (cross[0, 0], cross[1, 1]) == pytest.approx(tuple(middle))
        sheet = layout.sheet
        assert sheet.height_mm - sheet.margin_mm < top < bottom < sheet.height_mm


def test_everything_stays_on_the_paper() -> None:
    for paper, margin_mm in (("A5", 10), ("A4", 6), ("Tabloid", 20)):
        for is_landscape in (False, True):
            sheet = Sheet.of(paper, margin_mm, is_landscape=is_landscape)
            _, booklet, layout = contest_booklet(sheet)
            for leaf in booklet.leaves(layout):
                points = [
                    (note.x, note.y + away)
                    for note in leaf.notes
                    for away in (-note.size_mm / 2, note.size_mm / 2)
                ]
                points += [point for line in leaf.lines for point in (line[:2], line[2:])]
                for x, y in points:
                    assert -1e-9 <= x <= sheet.width_mm + 1e-9
                    assert -1e-9 <= y <= sheet.height_mm + 1e-9


def test_a_margin_without_room_for_text_has_no_dimensions() -> None:
    _, booklet, layout = contest_booklet(Sheet.of("A4", 5))
    for leaf in list(booklet.leaves(layout))[2:]:
        assert leaf.notes == ()


def test_what_cannot_be_is_refused(qapp: QApplication, tmp_path: Path) -> None:
    del qapp
    out = tmp_path / "a.pdf"
    with refused(MazeError, "not-built-of-walls"):
        mz.render(Maze.blank(3, 3, lattice="honeycomb"), out, contest_sheets=True)
    with refused(MazeError, "sheets-too-small"):
        mz.render(Maze.blank(3, 3), out, contest_sheets=True, paper="A5", margin_mm=55)
    with refused(MazeError, "option-not-for-format", option="contest_sheets", suffix=".svg"):
        mz.render(Maze.blank(3, 3), tmp_path / "a.svg", contest_sheets=True)
    assert not out.exists()
