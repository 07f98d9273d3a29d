"""Pages on paper: measured in PDF files, in millimeters, and looked at as they are painted."""

from __future__ import annotations

from pathlib import Path

import numpy as np
import pytest
from numpy.typing import NDArray
from PySide6.QtCore import Qt
from PySide6.QtGui import QImage, QPainter
from PySide6.QtWidgets import QApplication

import mazarine as mz
from mazarine.errors import MazeError
from mazarine.generators import generate
from mazarine.lattice import SQUARE
from mazarine.maze import Maze
from mazarine.maze.codes import Matter, Wall
from mazarine.pages.document import paint_leaf
from mazarine.picture import Overlay
from mazarine.picture.export import Booklet, Layout, View
from mazarine.picture.palettes import ColorScheme, palette_of
from mazarine.picture.vector import Sheet
from tests.drawing import blocks
from tests.pdf import PdfPage, pages_of
from tests.refusals import refused

_NEAR_MM = 0.1
_ROOM = (190.0, 277.0)
"""A4 within margins of 10 mm."""
_MARGIN_MM = 10.0
LIGHT = palette_of(ColorScheme.DEFAULT)


def _color(word: int) -> tuple[float, ...]:
    return tuple((word >> shift & 255) / 255 for shift in (16, 8, 0))


def _is_color(found: tuple[float, ...], word: int) -> bool:
    return len(found) == 3 and bool(np.allclose(found, _color(word), atol=0.002))


def _wall_lines(page: PdfPage) -> NDArray[np.float64]:
    return np.concatenate([it.lines for it in page.strokes if _is_color(it.color, LIGHT.wall)] or [[]])


def _segments(maze: Maze) -> NDArray[np.float64]:
    """Return (n, 4) the sides with walls, in units, each once."""
    found = set()
    for _, row, col in np.ndindex(*maze.shape):
        cell = maze.grid.cell_at((0, row, col))
        for side in SQUARE.sides:
            if maze.has_side(cell, side) and maze.wall_at(cell, side) is Wall.WALL:
                (x0, y0), (x1, y1) = sorted(maze.geometry.line(row, col, side))
                found.add(tuple(round(it, 9) for it in (x0, y0, x1, y1)))
    return np.array(sorted(found))


def _offsets(columns: int, pages: int, rim_mm: float, overlap_mm: float) -> list[tuple[float, float]]:
    """Return where the board's upper left corner would be on each page."""
    steps = [room - overlap_mm for room in _ROOM]
    return [
        (
            _MARGIN_MM + rim_mm - number % columns * steps[0],
            _MARGIN_MM + rim_mm - number // columns * steps[1],
        )
        for number in range(pages)
    ]


def _distances(points: NDArray[np.float64], line: NDArray[np.float64]) -> NDArray[np.float64]:
    """Return how far points are from a line between two points."""
    start, end = line[:2], line[2:]
    along = end - start
    share = np.clip((points - start) @ along / (along @ along), 0, 1)
    return np.hypot(*(points - start - share[:, None] * along).T)


def _is_covered(points: NDArray[np.float64], lines: NDArray[np.float64]) -> NDArray[np.bool_]:
    if len(lines) == 0:
        return np.zeros(len(points), dtype=bool)
    return np.min([_distances(points, line) for line in lines], axis=0) < _NEAR_MM


def _within(points: NDArray[np.float64], page: PdfPage) -> NDArray[np.bool_]:
    assert page.clip is not None
    left, top, right, bottom = page.clip
    x, y = points.T
    return (x > left) & (x < right) & (y > top) & (y < bottom)


@pytest.mark.parametrize(
    ("rows", "lattice", "cell_mm", "wall_mm", "overlap_mm", "columns", "pages"),
    [
        (16, "square", 180, 12, 5, 16, 176),
        (32, "square", 90, 6, 8, 16, 176),
        (5, "square", 250, 30, 0, 7, 35),
        (4, "honeycomb", 170, 12, 10, 6, 18),
    ],
)
def test_cells_and_walls_have_their_size_wherever_pages_are_cut(
    qapp: QApplication, tmp_path: Path, rows: int, lattice: str, cell_mm: float, wall_mm: float,
    overlap_mm: float, columns: int, pages: int,
) -> None:  # fmt: skip
    del qapp
    maze = generate("stack", rows, rows, rng=np.random.default_rng(3), lattice=lattice)
    out = tmp_path / "a.pdf"
    mz.render(maze, out, overlay="none", cell_mm=cell_mm, wall_mm=wall_mm, overlap_mm=overlap_mm)
    found, walls = pages_of(out), _segments(maze) * cell_mm
    assert len(found) == pages
    is_seen = np.zeros(len(walls), dtype=bool)
    for page, offset in zip(found, _offsets(columns, pages, wall_mm / 2, overlap_mm), strict=True):
        lines, moved = _wall_lines(page), walls + np.tile(offset, 2)
        thick = [it.width for it in page.strokes if _is_color(it.color, LIGHT.wall)]
        assert thick == pytest.approx([wall_mm] * len(thick), abs=_NEAR_MM)
        for share in (0.0, 0.25, 0.5, 0.75, 1.0):
            points = moved[:, :2] * (1 - share) + moved[:, 2:] * share
            inside = _within(points, page)
            assert _is_covered(points[inside], lines).all(), "each wall is where it should be"
            is_seen |= inside
        ends = lines.reshape(-1, 2)
        ends = ends[_within(ends, page)]
        assert _is_covered(ends, moved).all(), "and nothing else is"
    assert is_seen.all(), "each wall is on a page"


def test_posts_of_square_cells_are_square(qapp: QApplication, tmp_path: Path) -> None:
    del qapp
    for lattice, cap in (("square", 2), ("honeycomb", 1)):
        mz.render(Maze.blank(2, 2, lattice=lattice), tmp_path / "a.pdf", cell_mm=50, wall_mm=6)
        (page,) = pages_of(tmp_path / "a.pdf")
        assert [it.cap for it in page.strokes if _is_color(it.color, LIGHT.wall)] == [cap]


def test_blocks_have_their_size(qapp: QApplication, tmp_path: Path) -> None:
    del qapp
    maze = blocks("..#.\n.#..\n...#\n#...\n.##.")
    mz.render(maze, tmp_path / "a.pdf", overlay="none", cell_mm=90, overlap_mm=5)
    found = pages_of(tmp_path / "a.pdf")
    assert len(found) == 4
    rock = np.argwhere(maze.cells[0] >> 1 == Matter.ROCK)
    seen = set()
    for page, offset in zip(found, _offsets(2, 4, 0.5, 5), strict=True):
        assert max(page.seams) <= _NEAR_MM
        for color, outlines in page.fills:
            if not _is_color(color, LIGHT.rock):
                continue
            for outline in outlines:
                units = (outline - offset) / 90
                inside = _within(outline, page)
                assert np.abs(units - units.round())[inside].max(initial=0) * 90 < _NEAR_MM / 2
                (left, top), (right, bottom) = units.round().min(axis=0), units.round().max(axis=0)
                seen |= {(int(top), col) for col in range(int(left), int(right))}
                assert bottom == top + 1
    assert seen == set(map(tuple, rock.tolist()))


def test_crop_marks_show_the_corners_and_where_the_next_page_begins(
    qapp: QApplication, tmp_path: Path
) -> None:
    del qapp
    mz.render(Maze.blank(2, 2), tmp_path / "a.pdf", overlay="none", cell_mm=180, wall_mm=12, overlap_mm=8)
    first, second, third, fourth = pages_of(tmp_path / "a.pdf")
    marks = [
        {tuple(map(round, line)) for line in page.strokes[-1].lines.tolist()} for page in (first, fourth)
    ]
    assert len(first.strokes[-1].lines) == 12
    assert len(second.strokes[-1].lines) == len(third.strokes[-1].lines) == 10
    assert len(fourth.strokes[-1].lines) == 8
    join = 10 + 190 - 8, 10 + 277 - 8
    assert {(join[0], 9, join[0], 6), (9, join[1], 6, join[1])} <= marks[0]
    # The rest of 2 * 180 + 12 mm, after one page less the overlap.
    corner = 10 + 372 - (190 - 8), 10 + 372 - (277 - 8)
    assert {(corner[0], 9, corner[0], 4), (9, corner[1], 4, corner[1])} <= marks[1]


def test_a_drawing_has_walls_of_a_thickness(tmp_path: Path) -> None:
    mz.render(Maze.blank(2, 2), tmp_path / "a.svg", cell_mm=180, wall_mm=12)
    text = (tmp_path / "a.svg").read_text(encoding="utf-8")
    assert f'class="wall" fill="none" stroke="#2a313c" stroke-width="{round(12 / 180, 4)}"' in text
    assert 'width="540mm"' in text


def test_a_thickness_or_overlap_that_cannot_be_is_refused(qapp: QApplication, tmp_path: Path) -> None:
    del qapp
    maze, pdf = Maze.blank(2, 2), tmp_path / "a.pdf"
    with refused(MazeError, "wall-thickness", wall=100, cell=180, most=90):
        mz.render(maze, pdf, cell_mm=180, wall_mm=100)
    with refused(MazeError, "wall-without-cell"):
        mz.render(maze, tmp_path / "a.svg", cell_px=12, wall_mm=12)
    with refused(MazeError, "wall-thickness", wall=120, most=17.5):
        mz.render(maze, pdf, wall_mm=120)
    with refused(MazeError, "overlap-out-of-range", overlap=100, most=95):
        mz.render(maze, pdf, cell_mm=180, overlap_mm=100)
    with refused(MazeError, "too-many-pages", most=1000, pages=468 * 318):
        mz.render(Maze.blank(480, 480), pdf, cell_mm=180, wall_mm=12)
    assert not pdf.exists()


@pytest.mark.parametrize(("cell_mm", "marks"), [(None, 0), (10, 8)])
def test_only_pages_with_a_size_of_cells_of_their_own_have_crop_marks(
    qapp: QApplication, cell_mm: float | None, marks: int
) -> None:
    del qapp
    layout = Layout(Sheet.of("A4"), cell_mm)
    (leaf,) = Booklet.of(Maze.blank(6, 9), "", range(1), View()).leaves(layout)
    image = QImage(2100, 2970, QImage.Format.Format_RGB32)
    image.fill(Qt.GlobalColor.white)
    painter = QPainter(image)
    painter.scale(10, 10)
    paint_leaf(painter, leaf)
    painter.end()
    if cell_mm is None:
        dark = [image.pixelColor(x, 400).lightness() < 100 for x in range(2100)]
        assert abs(dark.index(True) - dark[::-1].index(True)) <= 2
    (page,) = layout.pages(Maze.blank(6, 9))
    lines = page.crop_marks(layout.sheet, cell_mm or 20)
    middles = [((x0 + x1) * 5, (y0 + y1) * 5) for x0, y0, x1, y1 in lines]
    assert sum(image.pixelColor(int(x), int(y)).lightness() < 250 for x, y in middles) == marks


def test_a_page_of_many_cells_has_all_its_walls(qapp: QApplication) -> None:
    del qapp
    maze = generate("prim", 250, 250, rng=np.random.default_rng(1))
    layout = Layout(Sheet.of("A4", 0))
    booklet = Booklet.of(maze, "a", range(1), View(Overlay.NONE))
    (leaf,) = booklet.leaves(layout)
    image = QImage(1050, 1485, QImage.Format.Format_RGB32)
    image.fill(Qt.GlobalColor.white)
    painter = QPainter(image)
    painter.scale(5, 5)
    paint_leaf(painter, leaf)
    painter.end()
    gray = image.convertToFormat(QImage.Format.Format_Grayscale8)
    pixels = np.frombuffer(gray.constBits(), np.uint8).reshape(1485, -1)[:1050, :1050]
    parts = pixels.reshape(5, 210, 5, 210).mean(axis=(1, 3))
    assert parts.max() < 235, "every part of the page has walls"
    assert np.ptp(parts) < 15
