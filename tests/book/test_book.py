"""Books: their mazes, and their pages as measured in the PDF file."""

from __future__ import annotations

import json
import re
import signal
import subprocess
import sys
import time
from itertools import pairwise
from pathlib import Path
from shutil import which
from typing import Any
from xml.etree.ElementTree import fromstring

import numpy as np
import pytest

import mazarine as mz
from mazarine.book.finding import Kept, find
from mazarine.book.plan import read_plan
from mazarine.errors import Cancelled, MazeError
from mazarine.pages.book import make_book
from mazarine.rendering import render
from tests.book.plans import plan, write_plan
from tests.cli.runner import refusal, run, said
from tests.pdf import PdfPage, Strokes, pages_of

NEAR_MM = 0.05
needs_poppler = pytest.mark.skipif(which("pdfinfo") is None, reason="poppler is not installed")


def made(folder: Path, **values: Any) -> list[PdfPage]:
    """Make a book and return its pages."""
    make_book(plan(folder, **values), folder / "book.pdf")
    return pages_of(folder / "book.pdf")


def walls(page: PdfPage) -> list[Strokes]:
    """Return the strokes that are longest in all: the walls."""
    return [max(page.strokes, key=lambda it: float(np.abs(it.lines[:, 2:] - it.lines[:, :2]).sum()))]


def box(page: PdfPage) -> tuple[float, float, float, float]:
    """Return left, top, right and bottom of the walls with their thickness."""
    (stroke,) = walls(page)
    ends, half = stroke.lines.reshape(-1, 2), stroke.width / 2
    return (*(ends.min(axis=0) - half).tolist(), *(ends.max(axis=0) + half).tolist())


def test_each_maze_is_harder_than_the_last_by_the_measure(tmp_path: Path) -> None:
    file = write_plan(
        tmp_path, count=12, difficulty=[2.5, 4], lattice=["square", "hexagon", "rings", "honeycomb"],
        shape=["", "disk"], rows=[12, 16], cols=[12, 16],
    )  # fmt: skip
    found = said("book", file, "-o", tmp_path / "book.pdf", "--svg", tmp_path / "drawings")
    assert found["pages"] == 2 + 12 + 3 == len(pages_of(tmp_path / "book.pdf"))
    difficulties = [it["difficulty"] for it in found["mazes"]]
    assert all(first < second for first, second in pairwise(difficulties))
    assert 2.5 <= difficulties[0] < difficulties[-1] <= 4
    assert [it["lattice"] for it in found["mazes"]] == ["square", "hexagon", "rings", "honeycomb"] * 3
    assert [it["rows"] for it in found["mazes"]][::11] == [12, 16]
    assert max(it.name for it in (tmp_path / "drawings").iterdir()) == "maze-012.svg"
    assert not (tmp_path / "book.unfinished").exists()


def test_the_book_of_the_manual_is_as_the_manual_says(tmp_path: Path) -> None:
    page = (Path(__file__).parents[2] / "docs/how-to/book.md").read_text(encoding="utf-8")
    toml, printed = (re.search(f"```{kind}\n(.*?)```", page, re.DOTALL)[1] for kind in ("toml", "json"))  # type: ignore[index]
    (tmp_path / "plan.toml").write_text(toml, encoding="utf-8")
    found = said("book", tmp_path / "plan.toml", "-o", tmp_path / "book.pdf")
    shown = json.loads(printed)
    # Logarithms may be rounded differently elsewhere.
    assert (
        3
        <= found["mazes"][0].pop("difficulty")
        == pytest.approx(shown["mazes"][0].pop("difficulty"), abs=0.05)
    )
    assert {**found, "mazes": found["mazes"][:1]} == shown


def test_a_single_maze_of_a_book_is_made_again(tmp_path: Path) -> None:
    file = write_plan(tmp_path)
    _, mazes = make_book(plan(tmp_path), tmp_path / "book.pdf")
    found = said("book", file, "--only", 2, "-o", tmp_path / "again.maze")
    assert isinstance(mazes[1].maze, mz.Maze)
    assert np.array_equal(mz.read(tmp_path / "again.maze").walls, mazes[1].maze.walls)
    assert found["mazes"] == [mazes[1].record]
    for number in (0, 5):
        assert f"1 to 4, not {number}" in refusal("book", file, "--only", number, "-o", tmp_path / "b.maze")


@pytest.mark.parametrize(
    ("trim", "size", "bleed"),
    [
        ("A4", (210, 297), 0), ("A5", (148, 210), 0), ("Letter", (215.9, 279.4), 3),
        ("6x9", (152.4, 228.6), 3.2), ("8.5x8.5", (215.9, 215.9), 0), ("8.5x11", (215.9, 279.4), 0),
    ],
)  # fmt: skip
@needs_poppler
def test_pages_have_the_size_of_the_trim_and_the_bleed(
    tmp_path: Path, trim: str, size: tuple[float, float], bleed: float
) -> None:
    made(tmp_path, trim=trim, bleed_mm=bleed)
    report = subprocess.run(
        ["pdfinfo", "-box", "-l", "99", str(tmp_path / "book.pdf")],
        capture_output=True,
        text=True,
        check=True,
    ).stdout
    pages = re.findall(r"Page +\d+ size: +([\d.]+) x ([\d.]+) pts", report)
    trims = re.findall(r"Page +\d+ TrimBox: +([-\d.]+) +([-\d.]+) +([-\d.]+) +([-\d.]+)", report)
    assert len(pages) == len(trims) == 7
    for found, (left, low, right, top) in zip(pages, (map(float, it) for it in trims), strict=True):
        sides = np.array([float(it) for it in found]) / 72 * 25.4
        assert np.abs(sides - size - (2 * bleed, 2 * bleed)).max() < NEAR_MM
        assert np.abs(np.array([right - left, top - low]) / 72 * 25.4 - size).max() < NEAR_MM


@needs_poppler
def test_fonts_are_embedded(tmp_path: Path) -> None:
    made(tmp_path)
    report = subprocess.run(
        ["pdffonts", str(tmp_path / "book.pdf")], capture_output=True, text=True, check=True
    ).stdout
    fonts = report.splitlines()[2:]
    assert fonts
    assert all(re.search(r"(?:Identity-H|WinAnsi\S*) +yes ", it) for it in fonts)


def test_walls_and_margins_have_their_millimeters_and_gutters_are_inside(tmp_path: Path) -> None:
    pages = made(tmp_path, trim="6x9", wall_mm=1.3, margin_mm=14, gutter_mm=9, bleed_mm=3)
    for number, page in enumerate(pages[2:6], 3):
        assert abs(walls(page)[0].width - 1.3) < NEAR_MM
        left, _, right, _ = box(page)
        inner, outer = (left, page.width - right) if number % 2 else (page.width - right, left)
        assert abs(inner - 3 - 14 - 9) < NEAR_MM
        assert abs(outer - 3 - 14) < NEAR_MM


def test_a_maze_is_open_at_its_start_and_its_goal_only(tmp_path: Path) -> None:
    page = made(tmp_path, wall_mm=1.0)[2]
    left, top, right, bottom = box(page)
    cell = (right - left - 1.0) / 8
    (stroke,) = walls(page)
    for y, gap in (
        (top + 0.5, (left + 0.5, left + 0.5 + cell)),
        (bottom - 0.5, (right - 0.5 - cell, right - 0.5)),
    ):
        on_edge = stroke.lines[(np.abs(stroke.lines[:, [1, 3]] - y) < NEAR_MM).all(axis=1)]
        assert abs(np.abs(on_edge[:, 2] - on_edge[:, 0]).sum() - 7 * cell) < NEAR_MM
        assert not ((on_edge[:, [0, 2]] > gap[0] + NEAR_MM) & (on_edge[:, [0, 2]] < gap[1] - NEAR_MM)).any()


def test_rock_around_a_shape_takes_no_ink(tmp_path: Path) -> None:
    page = made(tmp_path, shape="heart", rows=20, cols=20, difficulty=[3, 3.4])[2]
    (stroke,) = walls(page)
    left, top, right, bottom = box(page)
    near = np.hypot(stroke.lines[:, [0, 2]] - right, stroke.lines[:, [1, 3]] - bottom)
    assert near.min() > (right - left) / 6
    assert min(left, top) > 15


@pytest.mark.parametrize("per_page", [1, 4, 6, 9])
def test_solutions_are_single_lines_at_the_back(tmp_path: Path, per_page: int) -> None:
    pages = made(tmp_path, count=10, solutions_per_page=per_page)
    back = pages[12:]
    assert len(back) == -(-10 // per_page)
    thick = [[it for it in page.strokes if it.color == (0.0, 0.0, 0.0)] for page in back]
    assert [len(it) for it in thick] == [min(per_page, 10 - at * per_page) for at in range(len(back))]
    lines = thick[0][0].lines
    assert np.abs(lines[1:, :2] - lines[:-1, 2:]).max() < NEAR_MM, "one line after the other"


def test_drawings_have_the_size_of_their_pages(tmp_path: Path) -> None:
    render(mz.generate("prim", rows=3, cols=3, rng=1), tmp_path / "own.svg")
    book = plan(tmp_path, wall_mm=0.8, goal_picture="own.svg")
    make_book(book, tmp_path / "book.pdf", tmp_path / "svg")
    text = (tmp_path / "svg/maze-001.svg").read_text(encoding="utf-8")
    root = fromstring(text)
    width = float(root.attrib["width"].removesuffix("mm"))
    scale = width / float(root.attrib["viewBox"].split()[2])
    (wall,) = (it for it in root if it.get("class") == "wall")
    assert abs(width - book.room_mm[0]) < NEAR_MM
    assert abs(float(wall.attrib["stroke-width"]) * scale - 0.8) < 1e-3


def test_a_book_that_was_stopped_continues_and_leaves_no_half_file(tmp_path: Path) -> None:
    book, out = plan(tmp_path, count=8), tmp_path / "book.pdf"
    out.write_bytes(b"an older book")

    def stop(_share: float) -> bool:
        return Kept(out).count(book) < 3

    with pytest.raises(Cancelled):
        make_book(book, out, tmp_path / "svg", stop)
    assert out.read_bytes() == b"an older book"
    kept = Kept(out).count(book)
    assert 3 <= kept < 8
    assert sorted(it.name for it in tmp_path.iterdir()) == ["book.pdf", "book.unfinished", "plan.toml"]
    (damaged, *_) = Kept(out).folder.iterdir()
    damaged.write_bytes(b"x")
    with pytest.raises(Cancelled):
        make_book(book, out, None, lambda share: share < 0.95)
    assert out.read_bytes() == b"an older book", "not even where pages are being written"
    (damaged, *_) = Kept(out).folder.iterdir()
    damaged.write_bytes(b"x")
    kept = 8
    shares = list[float]()
    _, mazes = make_book(book, out, None, lambda share: not shares.append(share))
    assert shares[0] >= 0.9 * (kept - 1) / 8 - 1e-9
    assert np.array_equal(mazes[4].is_open, find(book.puzzles()[4]).is_open)
    assert sorted(it.name for it in tmp_path.iterdir()) == ["book.pdf", "plan.toml"]


@pytest.mark.skipif(not hasattr(signal, "SIGKILL"), reason="no process is killed so here")
def test_a_book_that_is_killed_leaves_no_half_file_and_continues(tmp_path: Path) -> None:
    count, lattices = 24, ["hexagon", "square"]
    file = write_plan(tmp_path, count=count, rows=40, cols=40, difficulty=[4, 7.5], lattice=lattices)
    out, folder = tmp_path / "book.pdf", tmp_path / "book.unfinished"
    out.write_bytes(b"an older book")
    process = subprocess.Popen([sys.executable, "-m", "mazarine", "book", str(file), "-o", str(out)])
    until = time.monotonic() + 60
    while not (folder.is_dir() and len(list(folder.glob("*.sides"))) > 3):
        assert process.poll() is None
        assert time.monotonic() < until
        time.sleep(0.01)
    process.kill()
    process.wait()
    assert out.read_bytes() == b"an older book"
    book = read_plan(file)
    kept = [it for it in map(Kept(out).read, book.puzzles()) if it is not None]
    assert len(kept) == len(list(folder.glob("*.sides"))) < count
    (folder / ".mazarine-of-the-killed").write_bytes(b"half")
    _, mazes = make_book(book, out)
    assert len(pages_of(out)) == 2 + count + count // 4
    for it in kept:
        assert np.array_equal(mazes[it.puzzle.number - 1].is_open, it.is_open)
    assert not folder.exists()


def test_a_difficulty_that_no_search_finds_is_named(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("mazarine.book.finding.MOST_EDITS", 20_000)
    with pytest.raises(MazeError) as caught:
        make_book(plan(tmp_path, count=20, difficulty=[4.7, 4.9]), tmp_path / "book.pdf")
    assert caught.value.code == "not-found"
    assert caught.value.fields["number"] in (20, 1, 2)
    assert 4 < float(str(caught.value.fields["nearest"])) < 4.9
    assert not (tmp_path / "book.pdf").exists()


def test_texts_are_on_the_first_pages_and_long_ones_become_smaller(tmp_path: Path) -> None:
    made(tmp_path, title="Lost & Found " * 12, front="By me", imprint="Line\n" * 200)
    if which("pdftotext") is None:
        pytest.skip("poppler is not installed")
    text = subprocess.run(
        ["pdftotext", "-layout", str(tmp_path / "book.pdf"), "-"], capture_output=True, text=True, check=True
    ).stdout
    front, imprint, first, *_ = text.split("\f")
    assert front.count("Lost") == 12
    assert "By me" in front
    assert imprint.count("Line") == 200
    assert re.search(r"Maze 1\s+Di\S+culty 2\.\d\d · seed 5001\s.*\s+3\s", first)


def test_the_example_of_the_page_makes_the_maze_that_it_shows(tmp_path: Path) -> None:
    page = (Path(__file__).parents[2] / "docs/how-to/book.md").read_text(encoding="utf-8")
    ((difficulty, seed, printed),) = re.findall(r"```text\nDifficulty (.+) · seed (\d+)\n(.+)\n```", page)
    (options,) = re.findall(r"mazarine book (--seed .+) -o again.maze", page)
    (maze,) = said("book", *options.split(), "-o", tmp_path / "again.maze")["mazes"]
    assert (f"{maze['difficulty']:.2f}", str(maze["seed"])) == (difficulty, seed)
    given = dict(re.findall(r"--(\S+) ([^-]+?)(?: --|$)", options.replace(" --", " -- --")))
    assert printed == (
        f"{given['generator']}, {maze['lattice']} {maze['rows']} × {maze['cols']}, {given['shape']}, "
        "from {} to {}".format(*given["difficulty"].split())
    )


@needs_poppler
def test_what_is_printed_below_a_maze_makes_it_again_without_the_plan(tmp_path: Path) -> None:
    book = plan(
        tmp_path, count=10, rows=[20, 24], cols=[20, 26], difficulty=[3.6, 4.4],
        lattice=["square", "hexagon", "rings", "honeycomb", "upsilon"], shape=["heart", "text:B C"],
    )  # fmt: skip
    _, mazes = make_book(book, tmp_path / "book.pdf")
    command = ["pdftotext", "-layout", str(tmp_path / "book.pdf"), "-"]
    pages = subprocess.run(command, capture_output=True, text=True, check=True).stdout.split("\f")[2:12]
    for page, found in zip(pages, mazes, strict=True):
        (seed,) = re.findall(r"seed (\d+)", page)
        ((generator, lattice, rows, cols, shape, low, high),) = re.findall(
            r"([\w-]+), (\w+) (\d+)(?: × (\d+))?(?:, (.+))?, from ([\d.]+) to ([\d.]+)", page
        )
        others = [*(("--cols", cols) if cols else ()), *(("--shape", shape) if shape else ())]
        suffix = "maze" if isinstance(found.maze, mz.Maze) else "json"
        again = tmp_path / f"again.{suffix}"
        shown = said(
            "book", "--seed", seed, "--generator", generator, "--lattice", lattice, "--rows", rows,
            *others, "--difficulty", low, high, "-o", again,
        )  # fmt: skip
        assert shown["mazes"] == [found.record]
        if isinstance(found.maze, mz.Maze):
            made = mz.read(again)
            assert np.array_equal(made.walls, found.maze.walls)
            assert np.array_equal(made.cells, found.maze.cells)
        else:
            sides = json.loads(again.read_text(encoding="utf-8"))["sides"]
            assert [it["open"] for it in sides] == found.maze.is_open.tolist()


@pytest.mark.parametrize(
    ("options", "named"),
    [
        ((), "--seed"),
        (("--seed", 1, "--generator", "stack", "--rows", 8, "--difficulty", 2, 3), "--cols"),
        (("--seed", 1, "--generator", "stack", "--rows", 8, "--cols", 8, "--lattice", "rings",
          "--difficulty", 2, 3), "--cols"),
        (("plan.toml", "--seed", 1), "own seed"),
        (("--seed", 1, "--generator", "stack", "--rows", 8, "--cols", 8, "--difficulty", 2, 3, "--only", 2),
         "--only"),
        (("--seed", 1, "--generator", "stack", "--rows", 8, "--cols", 8, "--difficulty", 5, 3),
         "from 5 to 3"),
    ],
)  # fmt: skip
def test_a_maze_that_is_not_told_wholly_is_refused(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, options: tuple[object, ...], named: str
) -> None:
    monkeypatch.chdir(tmp_path)
    write_plan(tmp_path)
    refused = run("book", *options, "-o", "again.maze")
    assert refused.exit_code == 2
    assert named in refused.stderr
    assert not Path("again.maze").exists()
