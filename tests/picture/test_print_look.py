"""Mazes in print look, measured in millimeters on the pages that poppler draws, and in SVG and PNG files."""

from __future__ import annotations

import re
import shutil
import subprocess
from pathlib import Path

import numpy as np
import pytest
from numpy.typing import NDArray
from PIL import Image

import mazarine as mz
from mazarine.picture.vector import PAPERS
from tests.qt import needs_qt
from tests.refusals import refused

pytestmark = needs_qt
_DPI = 508
_PX_PER_MM = _DPI / 25.4
_NEAR_MM = 0.1
needs_poppler = pytest.mark.skipif(shutil.which("pdftoppm") is None, reason="poppler is not installed")


@pytest.fixture
def heart() -> mz.Maze:
    return mz.generate_shape("heart", "prim", 12, 16, rng=4)


def page(pdf: Path) -> NDArray[np.uint8]:
    """Return the gray pixels of the first page."""
    subprocess.run(
        ["pdftoppm", "-r", str(_DPI), "-gray", "-f", "1", "-l", "1", pdf, pdf.parent / "page"], check=True
    )
    (drawn,) = pdf.parent.glob("page*.pgm")
    with Image.open(drawn) as image:
        return np.asarray(image)


def runs_mm(line: NDArray[np.bool_], per_mm: float = _PX_PER_MM) -> NDArray[np.float64]:
    """Return (n, 2) where each dark run of a line begins and ends."""
    steps = np.flatnonzero(np.diff(np.concatenate(([0], line.astype(np.int8), [0]))))
    return steps.reshape(-1, 2) / per_mm


@needs_poppler
@pytest.mark.parametrize("paper", ["A4", "A3", "Letter"])
@pytest.mark.parametrize(("cell_mm", "wall_mm"), [(8.0, 1.5), (17.3, 0.4)])
def test_pages_cells_and_walls_have_their_size(tmp_path, paper, cell_mm, wall_mm):
    maze, out = mz.Maze.blank(5, 7, walled=True), tmp_path / "a.pdf"
    mz.render(maze, out, paper=paper, cell_mm=cell_mm, wall_mm=wall_mm, rock="white", crop_marks=False)
    found = page(out)
    assert found.shape[::-1] == pytest.approx(
        [mm * _PX_PER_MM for mm in PAPERS[paper]], abs=_NEAR_MM * _PX_PER_MM
    )
    for along in (found, found.T):
        line = along[round((10 + wall_mm / 2 + cell_mm / 2) * _PX_PER_MM)] < 128
        runs = runs_mm(line)
        assert (runs[:, 1] - runs[:, 0]) == pytest.approx(wall_mm, abs=_NEAR_MM)
        centers = runs.mean(axis=1)
        assert centers == pytest.approx(10 + wall_mm / 2 + cell_mm * np.arange(len(runs)), abs=_NEAR_MM)


@needs_poppler
@pytest.mark.parametrize("lattice", ["square", "hexagon"])
def test_shapes_have_their_size_on_large_paper(tmp_path, lattice):
    maze, out = mz.generate_shape("heart", "prim", 20, 20, rng=4, lattice=lattice), tmp_path / "a.pdf"
    mz.render(maze, out, paper="A3", cell_mm=12, wall_mm=1.2, rock="white", crop_marks=False)
    found = page(out)
    assert found.shape[::-1] == pytest.approx(
        [it * _PX_PER_MM for it in (297, 420)], abs=_NEAR_MM * _PX_PER_MM
    )
    geometry, (rows, cols) = maze.geometry, np.nonzero(maze.cells[0] >> 1)
    left, top = 10 + 0.6 - 12 * geometry.outline(rows, cols).reshape(-1, 2).min(axis=0)
    for row in (8, 9):
        x, y = np.array(geometry.middle(row, 0)) * 12 + (left, top)
        runs = runs_mm(found[round(y * _PX_PER_MM)] < 128)
        assert len(runs) > 4
        assert (runs[:, 1] - runs[:, 0]) == pytest.approx(1.2, abs=_NEAR_MM)
        steps = (runs.mean(axis=1) - x) / 12 - 0.5
        assert steps == pytest.approx(steps.round(), abs=_NEAR_MM / 12)


@needs_poppler
def test_a_maze_that_fits_on_one_page_fills_it_with_walls_of_a_given_thickness(tmp_path):
    mz.render(mz.Maze.blank(20, 15, walled=True), tmp_path / "a.pdf", wall_mm=2, rock="white")
    runs = runs_mm(page(tmp_path / "a.pdf")[round(16 * _PX_PER_MM)] < 128)
    assert (runs[0, 0], runs[-1, 1]) == pytest.approx((10, 200), abs=_NEAR_MM)
    assert (runs[:, 1] - runs[:, 0]) == pytest.approx(2, abs=_NEAR_MM)


@needs_poppler
@pytest.mark.parametrize("rounded", [False, True])
def test_ends_of_walls_are_square_or_round(tmp_path, rounded):
    out = tmp_path / "a.pdf"
    mz.render(
        mz.Maze.blank(3, 3), out, cell_mm=50, wall_mm=10, rounded=rounded, rock="white", crop_marks=False
    )
    found = page(out) < 128
    corner, middle = (found[round(at * _PX_PER_MM), round(at * _PX_PER_MM)] for at in (10.7, 15.0))
    assert (corner, middle) == (not rounded, True)


@needs_poppler
def test_white_rock_takes_no_ink_and_has_no_frame(tmp_path, heart):
    inside = heart.cells[0] >> 1 != 0
    shares = {}
    for rock in ("white", "tint"):
        out = tmp_path / rock / "a.pdf"
        out.parent.mkdir()
        mz.render(heart, out, cell_mm=10, wall_mm=1, rock=rock, crop_marks=False, margin_mm=5)
        found = page(out)
        cells = found[round(5.5 * _PX_PER_MM) :, round(5.5 * _PX_PER_MM) :][:2400, :3200].reshape(
            12, 200, 16, 200
        )
        middles = cells[:, 80:120, :, 80:120].mean(axis=(1, 3))
        shares[rock] = {*np.unique(middles[~inside]).round().tolist()}
        assert 40 < middles[inside].mean() <= 255
    assert shares == {"white": {255}, "tint": {0xDD}}
    mz.render(heart, tmp_path / "a.svg", rock="white")
    walls = re.findall(r'class="wall"[^>]* d="([^"]*)"', (tmp_path / "a.svg").read_text())
    ends = {tuple(map(float, point)) for point in re.findall(r"[ML](\S+?) ([\d.-]+)", "".join(walls))}
    assert (0.0, 0.0) not in ends


@needs_poppler
def test_a_title_stands_above_the_maze_and_nothing_else_is_written(tmp_path, heart):
    out = tmp_path / "a.pdf"
    mz.render(heart, out, rock="white", title="A heart & a  <maze>", margin_mm=10)
    text = subprocess.run(
        ["pdftotext", "-layout", out, "-"], check=True, capture_output=True, text=True
    ).stdout
    assert text.split() == ["A", "heart", "&", "a", "<maze>"]
    dark = np.flatnonzero((page(out) < 128).any(axis=1)) / _PX_PER_MM
    assert 10 <= dark.min() < 20


def test_a_drawing_has_walls_in_millimeters_and_a_title(tmp_path, heart):
    mz.render(heart, tmp_path / "a.svg", cell_mm=8, wall_mm=1, rounded=True, rock="white", title="A <b>")
    text = (tmp_path / "a.svg").read_text()
    assert 'stroke-width="0.125" stroke-linecap="round"' in text
    assert ">A &lt;b&gt;</text>" in text
    width, height = map(float, re.findall(r'(?:width|height)="([\d.]+)mm"', text))
    assert width == 17 * 8
    assert height > 13 * 8
    assert 'class="cells"' not in text, "rock and floor take no ink"


def test_a_picture_has_300_dots_per_inch(tmp_path, heart):
    mz.render(heart, tmp_path / "a.png", cell_mm=10, wall_mm=2, rock="white")
    with Image.open(tmp_path / "a.png") as image:
        assert image.info["dpi"] == pytest.approx((300, 300), abs=0.1)
    assert image.size == pytest.approx((170 / 25.4 * 300, 130 / 25.4 * 300), abs=1)
    maze = mz.Maze.blank(3, 4, walled=True)
    mz.render(maze, tmp_path / "b.png", cell_mm=10, wall_mm=2, rock="white")
    per_mm = 300 / 25.4
    with Image.open(tmp_path / "b.png") as image:
        runs = runs_mm(np.asarray(image.convert("L"))[round(10 * per_mm)] < 128, per_mm)
    assert (runs[:, 1] - runs[:, 0]) == pytest.approx(2, abs=_NEAR_MM)
    assert runs.mean(axis=1) == pytest.approx(5 + 10 * np.arange(5), abs=_NEAR_MM)


def test_a_picture_with_a_title_has_the_cells_that_were_asked_for(tmp_path, heart):
    mz.render(heart, tmp_path / "a.png", cell_px=20, title="Heart")
    with Image.open(tmp_path / "a.png") as image:
        width, height = image.size
    assert width == 17 * 20
    assert height > 13 * 20


def test_what_cannot_be_printed_is_refused(tmp_path, heart):
    with refused(mz.MazeError, "unknown-rock", value="'pink'"):
        mz.render(heart, tmp_path / "a.svg", rock="pink")
    with refused(mz.MazeError, "too-many-pixels", most=100_000_000):
        mz.render(heart, tmp_path / "a.png", cell_mm=1000, rock="white")
    with refused(mz.MazeError, "wall-thickness", wall=5, cell=8, most=4):
        mz.render(heart, tmp_path / "a.png", cell_mm=8, wall_mm=5)
    assert not [*tmp_path.iterdir()]
