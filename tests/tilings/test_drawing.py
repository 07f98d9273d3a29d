"""Drawings of mazes on tilings: walls, solution and sizes, as SVG and on pages."""

from __future__ import annotations

import json
import re
from pathlib import Path
from xml.etree import ElementTree

import numpy as np
import pytest
from PIL import Image

from mazarine.tilings import TILINGS, TilingMaze, generate, tiling
from mazarine.tilings.drawing import svg_of
from tests.cli.runner import refusal, run
from tests.qt import needs_qt

_SVG = "{http://www.w3.org/2000/svg}"


def _paths(svg: str) -> dict[str, str]:
    return {it.get("class", ""): it.get("d", "") for it in ElementTree.fromstring(svg).iter(f"{_SVG}path")}


@pytest.mark.parametrize("name", TILINGS)
def test_each_closed_side_is_a_line_or_an_arc(name: str) -> None:
    maze = generate("prim", tiling(name, 5, 5), rng=1)
    walls = _paths(svg_of(maze))["walls"]
    assert walls.count("M") == (~maze.is_open).sum()
    assert ("A" in walls) == (name == "rings")


def test_the_solution_passes_the_middles_of_its_cells() -> None:
    maze = generate("wilson", tiling("rings", 6), rng=1)
    assert "solution" not in _paths(svg_of(maze))
    places = np.array(
        re.findall(r"(-?[\d.]+) (-?[\d.]+)", _paths(svg_of(maze, has_solution=True))["solution"])
    )
    path = maze.path(*maze.ends)
    steps = places.astype(float).reshape(-1, 3, 2)
    assert np.allclose(steps[:, 0], maze.tiling.middles[path[:-1]], atol=1e-3)
    assert np.allclose(steps[:, 2], maze.tiling.middles[path[1:]], atol=1e-3)


@needs_qt
def test_nothing_is_left_out_of_large_boards() -> None:
    from PySide6.QtGui import QColor, QImage, QPainter  # noqa: PLC0415  # taken by the marked test only

    from mazarine.pages.document import paint_svg  # noqa: PLC0415  # takes Qt

    maze = generate("stack", tiling("rings", 70), rng=1)
    picture = QImage(1200, 1200, QImage.Format.Format_RGB32)
    picture.fill(QColor("white"))
    with QPainter(picture) as painter:
        paint_svg(painter, svg_of(maze, has_kinds=True, has_solution=True), picture.rect().toRectF())
    pixels = np.asarray(picture.constBits()).reshape(1200, 1200, 4)
    # The last walls are those of the outermost ring, which is closed.
    is_dark = (pixels[..., :3] < 0x60).all(axis=-1)
    assert all(is_dark[:, at : at + 10].any() for at in range(20, 1180, 10))


def test_a_title_is_escaped_and_kinds_are_areas() -> None:
    maze = TilingMaze(tiling("rings", 3), range(40))
    svg = svg_of(maze, title="<b>", has_kinds=True)
    assert "&lt;b&gt;" in svg
    assert svg.count("Z") > len(maze.tiling)


def test_json_has_cells_sides_and_the_solution(tmp_path: Path) -> None:
    out = tmp_path / "a.json"
    run("generate", "prim", "--lattice", "rings", "--rows", "5", "--seed", "2", "-o", str(out), "--json")
    found, maze = json.loads(out.read_text()), generate("prim", tiling("rings", 5), rng=2)
    assert found["solution"] == maze.path(*maze.ends)
    assert [side["open"] for side in found["sides"]] == maze.is_open.tolist()
    assert {cell["kind"] for cell in found["cells"]} == {"corridor", "crossroad"}


@pytest.mark.parametrize(
    ("options", "part"),
    [
        (("rings", "--rows", "0"), "at least one row"),
        (("rings", "--rows", "300"), "at most 100,000"),
        (("rings", "--rows", "4", "--cols", "4"), "upsilon --cols"),
        (("triangles", "--rows", "4", "--cols", "4"), "upsilon --cols"),
        (("upsilon", "--rows", "4"), "upsilon --cols"),
        (("rings", "--rows", "4", "--set", "x=1"), "no others"),
    ],
)
def test_what_cannot_be_a_board_is_said(tmp_path: Path, options: tuple[str, ...], part: str) -> None:
    out = tmp_path / "a.svg"
    assert part in refusal("generate", "prim", "-o", str(out), "--lattice", *options)
    assert not out.exists()


@needs_qt
def test_pictures_and_pages_have_the_solution(tmp_path: Path) -> None:
    asked = "generate", "prim", "--lattice", "upsilon", "--rows", "4", "--cols", "6", "--seed", "2", "-o"
    plain, solved, pages = (tmp_path / name for name in ("a.png", "b.png", "c.pdf"))
    run(*asked, str(plain))
    run(*asked, str(solved), "--solution")
    run(*asked, str(pages))
    pictures = [np.asarray(Image.open(path).convert("RGB")) for path in (plain, solved)]
    assert [bool((it == (0xD6, 0x15, 0x6C)).all(axis=-1).any()) for it in pictures] == [False, True]
    assert len(re.findall(rb"/Type /Page\b", pages.read_bytes())) == 2
