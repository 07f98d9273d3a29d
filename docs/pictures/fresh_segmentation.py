"""The pictures of a fresh segmentation: planes of bits, and walks along corridors."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import pairwise

from board import Board
from examples import blocks, require
from faces import Face, room_of_face
from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QColor, QPen
from sheet import BLUE, GREEN, INK, ORANGE, PALE, PAPER, RED, SKY, Sheet

from mazarine.lattice import SQUARE, Side
from mazarine.maze import Maze
from mazarine.maze.edits import SetWalls
from mazarine.regions import Kind, Segmentation


def draw_planes() -> None:
    maze = Maze.blank(4, 5)
    SetWalls([(0, 0, 2, "S", "wall"), (0, 2, 1, "E", "wall"), (0, 2, 3, "S", "wall")]).apply(maze)
    segmentation = Segmentation.of(maze)
    sheet = Sheet(1180, 262)
    board = Board(sheet, 20, 44, maze, segmentation=segmentation)
    faces = room_of_face(segmentation)
    board.dots(faces, BLUE)
    grid, cells = segmentation.space.grid, segmentation.space.cells
    first, count = grid.first, 4 * grid.stride
    planes = [
        ("open to the east", cells >> Side.E & 1, 0),
        ("open to the south", cells >> Side.S & 1, 0),
        ("south, from one place on", cells >> Side.S & 1, 1),
        ("east, from one row on", cells >> Side.E & 1, grid.stride),
    ]
    moved = [(name, plane[first + step : first + step + count].tolist()) for name, plane, step in planes]
    both = [min(bits) for bits in zip(*(bits for _, bits in moved), strict=True)]
    require({divmod(place, grid.stride) for place, bit in enumerate(both) if bit} == faces.keys())
    for row in range(4):
        sheet.write(500 + row * 162 + 44, 10, f"row {row}", 15)
    for number, (name, bits) in enumerate([*moved, ("and: open faces", both)]):
        top = 44 + number * 36 + (number == 4) * 14
        sheet.write(260, top + 3, name, bold=number == 4)
        _draw_bits(sheet, 500, top, bits, BLUE if number == 4 else INK)
    sheet.save("planes")


def _draw_bits(sheet: Sheet, left: float, top: float, bits: Sequence[int], color: QColor) -> None:
    for place, bit in enumerate(bits):
        box = QRectF(left + place * 27 + 1, top + 1, 25, 25)
        sheet.painter.setPen(QPen(PALE, 1))
        sheet.painter.setBrush(color if bit else PAPER)
        sheet.painter.drawRect(box)
        is_margin = place % 6 == 5
        sheet.put(box.center(), "·" if is_margin else str(bit), color=PAPER if bit else QColor(0x7C8490))


def draw_walks() -> None:
    maze = blocks("""
        ..................
        .################.
        .#...##...####.##.
        ...#.##.#.####.###
        ####..#...####.###
    """)
    segmentation = Segmentation.of(maze)
    corridors = [region for region in segmentation.regions.values() if region.kind is Kind.CORRIDOR]
    cells = {(row, col) for region in corridors for _, row, col in region.cells.tolist()}
    sheet = Sheet(1180, 250)
    sheet.write(20, 10, "the ways on from each cell, one byte; ends ringed", bold=True)
    sheet.write(610, 10, "walked: positions along corridors 1, 2 and 3", bold=True)
    ways = Board(sheet, 20, 45, maze, 30)
    for row, col in cells:
        beside = [
            (row + down, col + right) for down, right in SQUARE.steps if (row + down, col + right) in cells
        ]
        sheet.painter.setPen(QPen(BLUE, 4))
        for other in beside:
            half = (row + 0.5 + (other[0] - row) * 0.36, col + 0.5 + (other[1] - col) * 0.36)
            sheet.painter.drawLine(ways.at((row + 0.5, col + 0.5)), ways.at(half))
        if len(beside) == 1:
            sheet.painter.setPen(QPen(RED, 3))
            sheet.painter.setBrush(Qt.BrushStyle.NoBrush)
            sheet.painter.drawEllipse(ways.at((row + 0.5, col + 0.5)), 11, 11)
    walked = Board(sheet, 610, 45, maze, 30)
    require([region.number for region in corridors] == [1, 2, 3])
    for region, color in zip(corridors, (GREEN, SKY, ORANGE), strict=True):
        order = [(row, col) for _, row, col in region.cells.tolist()]
        walked.fill(order, color)
        for position, cell in enumerate(order):
            walked.put(cell, str(position), 13)
        for stretch in _straight_stretches(order):
            walked.frame(stretch)
    sheet.write(20, 212, "each stroke: a side that leads to a corridor cell", 15)
    sheet.write(610, 212, "green 1, blue 2, yellow the ring 3, walked last; framed: the straight walk", 15)
    sheet.save("walks")


def _straight_stretches(order: Sequence[Face]) -> list[list[Face]]:
    """Return the stretches that `walk` in `trails.c` writes in its straight walk: after eight steps."""
    steps = [(there[0] - here[0], there[1] - here[1]) for here, there in pairwise(order)]
    goes_on = [*(first == second for first, second in pairwise(steps)), False, False]
    stretches, straight, at = [], 0, 0
    while at < len(order) - 1:
        straight = (straight + 1) * goes_on[at]
        at += 1
        if straight == 8:
            start = at
            while goes_on[at]:
                at += 1
            stretches += [order[start:at]] if at > start else []
            straight = 0
    return [list(stretch) for stretch in stretches]
