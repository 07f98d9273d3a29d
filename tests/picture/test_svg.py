"""Drawings show the walls, the cells and the things of a maze, whatever its lattice."""

from __future__ import annotations

import re
from collections import Counter
from math import dist
from xml.etree.ElementTree import Element, fromstring

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

from mazarine.generators import generate
from mazarine.lattice import LATTICES, Lattice, Side
from mazarine.lattice.geometry import Point
from mazarine.maze import Link, Marker, MarkerKind, Maze, Port, PortSide
from mazarine.maze.codes import Matter, Wall
from mazarine.maze.edits import PlaceLink, PlaceMarker, SetWalls
from mazarine.picture import LIGHT, CellColors, Overlay, Plane
from mazarine.picture.drawing import Drawing
from mazarine.picture.palette import hexed
from mazarine.picture.tints import UNREACHED
from mazarine.picture.vector import Sketch
from mazarine.regions import Segmentation
from mazarine.regions.kinds import Kind
from tests.strategies import mazes

_SVG = "{http://www.w3.org/2000/svg}"

Segment = tuple[Point, ...]


def rounded(points: list[Point]) -> Segment:
    return tuple(sorted((round(x, 2) + 0.0, round(y, 2) + 0.0) for x, y in points))


def polylines(element: Element) -> list[list[Point]]:
    """Return the corners of each part of a path."""
    numbers = [re.findall(r"[-\d.e]+", part) for part in element.get("d", "").split("M")[1:]]
    return [list(zip(map(float, part[::2]), map(float, part[1::2]), strict=True)) for part in numbers]


def drawn(root: Element, name: str) -> list[Element]:
    return [element for element in root.iter() if element.get("class") == name]


def segments(root: Element, name: str, length: float) -> Counter[Segment]:
    """Return the lines of a class, split into pieces of one length."""
    found: Counter[Segment] = Counter()
    for element in drawn(root, name):
        for start, end in polylines(element):
            cuts = np.linspace(start, end, round(dist(start, end) / length) + 1).tolist()
            found.update(rounded([(*cuts[at],), (*cuts[at + 1],)]) for at in range(len(cuts) - 1))
    return found


def is_rock(maze: Maze, level: int, row: int, col: int) -> bool:
    return bool(maze.cells[level, row, col] >> 1 == Matter.ROCK)


def sides_of(maze: Maze, level: int) -> list[tuple[int, int, Side, Wall, tuple[int, int] | None]]:
    """Return every side of every cell, its wall, and the cell across if there is one."""
    found = []
    for row, col in np.ndindex(*maze.shape[1:]):
        for side in maze.lattice.sides:
            cell = maze.grid.cell_at((level, row, col))
            if maze.has_side(cell, side):
                down, right = maze.lattice.step(cell[1], side)
                across = None if maze.is_border(cell, side) else (row + down, col + right)
                found.append((row, col, side, maze.wall_at(cell, side), across))
    return found


@given(mazes(max_levels=2), st.data())
def test_the_lines_are_the_walls(maze: Maze, data: st.DataObject) -> None:
    level = data.draw(st.integers(0, maze.shape[0] - 1))
    root, geometry = fromstring(Sketch(Drawing(maze, level)).svg()), maze.geometry
    expected: dict[Wall, set[Segment]] = {wall: set() for wall in Wall}
    for row, col, side, wall, across in sides_of(maze, level):
        if across is None or not (is_rock(maze, level, row, col) and is_rock(maze, level, *across)):
            expected[wall].add(rounded([*geometry.line(row, col, side)]))
    length = dist(*geometry.line(0, 0, maze.lattice.stored[-1]))
    for wall, name in ((Wall.WALL, "wall"), (Wall.SECRET, "wall secret"), (Wall.FOUND, "wall found")):
        assert segments(root, name, length) == Counter(expected[wall])


@given(mazes(max_levels=2), st.data())
def test_points_and_ties_are_those_of_the_maze(maze: Maze, data: st.DataObject) -> None:
    level = data.draw(st.integers(0, maze.shape[0] - 1))
    root, geometry = (
        fromstring(Sketch(Drawing(maze, level, Overlay.NONE, as_points=True)).svg()),
        maze.geometry,
    )
    colors = CellColors(LIGHT, Overlay.NONE).of(Plane.of(maze, level))
    points = {
        (hexed(int(colors[row, col])), rounded([geometry.middle(row, col)]))
        for row, col in np.ndindex(*maze.shape[1:])
        if not is_rock(maze, level, row, col)
    }
    discs = Counter(
        (group.get("fill"), rounded([(float(disc.get("cx", "")), float(disc.get("cy", "")))]))
        for group in drawn(root, "point")
        for disc in group
    )
    assert discs == Counter(points)
    expected: dict[Wall, set[Segment]] = {wall: set() for wall in Wall}
    for row, col, _, wall, across in sides_of(maze, level):
        if across is not None and not (is_rock(maze, level, row, col) or is_rock(maze, level, *across)):
            expected[wall].add(rounded([geometry.middle(row, col), geometry.middle(*across)]))
    for wall, name in ((Wall.OPEN, "tie"), (Wall.SECRET, "tie secret"), (Wall.FOUND, "tie found")):
        assert segments(root, name, 1) == Counter(expected[wall])


def is_inside(point: Point, corners: list[Point]) -> bool:
    """Return whether a ray to the right crosses the outline an odd number of times."""
    x, y = point
    ends = zip(corners, corners[1:] + corners[:1], strict=True)
    crossed = [
        x < x0 + (y - y0) / (y1 - y0) * (x1 - x0) for (x0, y0), (x1, y1) in ends if (y0 > y) != (y1 > y)
    ]
    return sum(crossed) % 2 == 1


@given(mazes(max_rows=5, max_cols=5, max_levels=1))
def test_every_cell_lies_in_the_one_area_of_its_color(maze: Maze) -> None:
    kind = Segmentation.of(maze).kind
    root = fromstring(Sketch(Drawing(maze, kind=kind)).svg())
    colors = CellColors(LIGHT, Overlay.KINDS).of(Plane.of(maze, 0, kind))
    areas = {element.get("fill"): polylines(element) for element in drawn(root, "cells")}
    for row, col in np.ndindex(*maze.shape[1:]):
        x, y = maze.geometry.middle(row, col)
        # A little aside, where no corner of another cell is at the same height.
        around = [fill for fill, parts in areas.items() for part in parts if is_inside((x, y + 0.01), part)]
        assert around == [hexed(int(colors[row, col]))]


def test_straight_walls_and_runs_of_a_color_are_drawn_at_once() -> None:
    root = fromstring(Sketch(Drawing(Maze.blank(3, 5), overlay=Overlay.NONE)).svg())
    assert [len(polylines(element)) for element in drawn(root, "wall")] == [4]
    assert [element.get("d") for element in drawn(root, "cells")] == [
        "M0 0L5 0L5 1L0 1ZM0 1L5 1L5 2L0 2ZM0 2L5 2L5 3L0 3Z"
    ]


@pytest.mark.parametrize("lattice", LATTICES)
@pytest.mark.parametrize("as_points", [False, True])
def test_crossroads_are_marked(lattice: Lattice, as_points: bool) -> None:
    maze = generate("prim", 9, 12, rng=np.random.default_rng(1), lattice=lattice)
    kind = Segmentation.of(maze).kind
    with_marks, without = (
        drawn(fromstring(Sketch(Drawing(maze, kind=known, as_points=as_points)).svg()), "crossroad")
        for known in (kind, None)
    )
    middles = {
        rounded([maze.geometry.middle(int(row), int(col))])
        for row, col in np.argwhere(kind[0] == Kind.CROSSROAD)
    }
    crosses = polylines(with_marks[0])
    assert {rounded([((x0 + x1) / 2, (y0 + y1) / 2)]) for (x0, y0), (x1, y1) in crosses} == middles
    assert len(crosses) == 2 * len(middles) > 0
    assert without == []


def test_secret_doors_have_leaves_in_their_middles() -> None:
    maze = Maze.blank(2, 2)
    SetWalls([(0, 0, 0, "E", "secret"), (0, 1, 1, "N", "found")]).apply(maze)
    (leaves,) = drawn(fromstring(Sketch(Drawing(maze)).svg()), "leaf")
    assert leaves.get("stroke") == hexed(LIGHT.floor)
    assert polylines(leaves) == [
        [(1, pytest.approx(0.5 - 1 / 7, abs=1e-3)), (1, pytest.approx(0.5 + 1 / 7, abs=1e-3))],
        [(pytest.approx(1.5 - 1 / 7, abs=1e-3), 1), (pytest.approx(1.5 + 1 / 7, abs=1e-3), 1)],
    ]


def test_cells_that_no_way_leads_to_have_slashes() -> None:
    tints = np.array([[[2, UNREACHED, 255]]], dtype=np.uint8)
    (slashes,) = drawn(
        fromstring(Sketch(Drawing(Maze.blank(1, 3), overlay=Overlay.DISTANCES, tints=tints)).svg()),
        "unreached",
    )
    assert polylines(slashes) == [[(1.34, 0.66), (1.66, 0.34)]]


def test_words_are_escaped() -> None:
    maze = Maze.blank(2, 2)
    maze.title = 'A <b> & "c"\x00'
    PlaceMarker(Marker(MarkerKind.NOTE, (0, 0, 0), label="</svg>")).apply(maze)
    PlaceLink(Link(Port((0, 0, 1)), Port((0, 1, 1)), label="a & b")).apply(maze)
    root = fromstring(Sketch(Drawing(maze)).svg())
    assert [element.text for element in root.iter(f"{_SVG}title")] == ['A <b> & "c"�', "</svg>", "a & b"]
    assert root[0].text == 'A <b> & "c"�'


@pytest.mark.parametrize("lattice", LATTICES)
def test_things_are_where_their_cells_are(lattice: Lattice) -> None:
    blank = Maze.blank(4, 5, levels=2, lattice=lattice)
    maze = Maze(blank.cells, blank.walls, lattice=lattice, origin=(4, -2))
    upwards = next(side for side in lattice.sides if side.name.startswith("N"))
    PlaceMarker(Marker(MarkerKind.GOAL, (0, 4, 0), PortSide(upwards.name))).apply(maze)
    teleporter = Link(Port((0, 5, -1)), Port((0, 6, 1)), one_way=True)
    stairs = Link(Port((0, 7, 1), PortSide(lattice.stored[1].name)), Port((1, 5, 0)))
    for it in (teleporter, stairs):
        PlaceLink(it).apply(maze)
    root, geometry = fromstring(Sketch(Drawing(maze)).svg()), maze.geometry
    discs = [
        (*rounded([(float(disc.get("cx", "")), float(disc.get("cy", "")))]), disc.get("fill"))
        for disc in root.iter(f"{_SVG}circle")
    ]
    goal, first, second = (rounded([geometry.middle(*place)])[0] for place in ((0, 2), (1, 1), (2, 3)))
    link = hexed(LIGHT.of_link(teleporter))
    assert discs == [
        (goal, "#ffffff"), (goal, "#b3261e"),
        (first, "#ffffff"), (first, link), (first, "#ffffff"), (first, link),
        (second, "#ffffff"), (second, link), (second, "#ffffff"),
    ]  # fmt: skip
    (way,) = drawn(root, "link")
    assert rounded(polylines(way)[0]) == tuple(sorted((first, second)))
    bars = [
        (element.get("stroke"), polylines(element)[0])
        for group in root.iter(f"{_SVG}g")
        for element in group
        if element.get("fill") == "none" and element.get("class") is None
    ]
    (gap_color, gap), *gate, plate = bars
    assert plate[0] == hexed(LIGHT.of_link(stairs))
    assert [element.text for element in root.iter(f"{_SVG}text")] == ["2"], "levels are counted from 1"
    assert (gap_color, [color for color, _ in gate]) == (
        hexed(LIGHT.floor),
        ["#ffffff", hexed(LIGHT.of_link(stairs))],
    )
    x, y = geometry.middle(3, 3)
    right, down = geometry.facing(3, 3, lattice.stored[1])
    for _, bar in gate:
        assert np.mean(bar, axis=0) == pytest.approx((x + 0.4 * right, y + 0.4 * down), abs=1e-3)
        assert np.dot(np.subtract(*bar), (right, down)) == pytest.approx(0, abs=1e-3)
    start, end = geometry.line(0, 2, upwards)
    assert np.mean(gap, axis=0) == pytest.approx(np.mean([start, end], axis=0), abs=1e-3)
    assert dist(*gap) == pytest.approx(dist(start, end) - 0.28, abs=1e-3)


def test_no_path_is_longer_than_qt_reads() -> None:
    maze = generate("prim", 120, 150, rng=np.random.default_rng(1))
    segmentation = Segmentation.of(maze)
    text = Sketch(
        Drawing(maze, overlay=Overlay.REGIONS, kind=segmentation.kind, region=segmentation.region)
    ).svg()
    paths = [element.get("d", "") for element in fromstring(text).iter(f"{_SVG}path")]
    assert sum(path.count("M") for path in paths) > 5000
    assert max(path.count("M") for path in paths) <= 4000


def test_a_goal_has_a_flag_as_in_the_window() -> None:
    maze = Maze.blank(1, 1)
    PlaceMarker(Marker(MarkerKind.GOAL, (0, 0, 0))).apply(maze)
    svg = Sketch(Drawing(maze)).svg()
    assert "M0.38 0.31L0.67 0.41L0.43 0.52L0.43 0.69L0.38 0.69Z" in svg
