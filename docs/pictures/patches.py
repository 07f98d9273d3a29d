"""The pictures of patches in tiles: how they make rooms, and how a search finds them in turns."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from itertools import product
from typing import NamedTuple

from examples import require
from faces import Face, components, groups_around, room_of_face
from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPen
from sheet import BLUE, GREEN, INK, ORANGE, PALE, PAPER, RED, Sheet

from mazarine.lattice import SQUARE
from mazarine.maze import Maze
from mazarine.maze.edits import SetCells, SetWalls
from mazarine.regions import Segmentation

TILE = 64
ROWS, COLS = 3 * TILE, 4 * TILE
SCALE = 2.2
"""Pixels of a cell."""


class Wall(NamedTuple):
    """A straight wall between two corners of cells."""

    start: Face
    stop: Face

    def sides(self) -> list[tuple[int, int, int, str, str]]:
        """Return the wall positions, as `SetWalls` takes them."""
        (row, col), (last_row, last_col) = self
        if col == last_col:
            return [(0, at, col - 1, "E", "wall") for at in range(row, last_row)]
        return [(0, row - 1, at, "S", "wall") for at in range(col, last_col)]


class Patches(NamedTuple):
    """The patches of a segmentation, numbered from 1 on in the order of the engine, and which are linked."""

    of_face: dict[Face, int]
    faces: dict[int, list[Face]]
    beside: dict[int, set[int]]

    @classmethod
    def of(cls, segmentation: Segmentation) -> Patches:
        """Read the patches of the engine, and compare them with the faces that are joined inside tiles."""
        grid = segmentation.space.grid
        pieces = grid.read_only_view(segmentation.engine.arrays["piece"])[0]
        rooms = room_of_face(segmentation)
        names = sorted({int(pieces[face]) for face in rooms})
        of_face = {face: names.index(int(pieces[face])) + 1 for face in sorted(rooms)}
        faces: dict[int, list[Face]] = {}
        beside: dict[int, set[int]] = {}
        for (row, col), patch in of_face.items():
            faces.setdefault(patch, []).append((row, col))
            steps = ((row + down, col + right) for down, right in SQUARE.face_steps)
            beside.setdefault(patch, set()).update(of_face[face] for face in steps if face in of_face)
        for patch, near in beside.items():
            near.discard(patch)
        tiles: dict[Face, list[Face]] = {}
        for row, col in rooms:
            tiles.setdefault((row // TILE, col // TILE), []).append((row, col))
        expected = [part for tile in tiles.values() for part in components(tile)]
        require(sorted(map(sorted, expected)) == sorted(map(sorted, faces.values())))
        return cls(of_face, faces, beside)

    def middle(self, patch: int) -> Face:
        """Return a face in the middle of a patch."""
        rows, cols = (sorted(at) for at in zip(*self.faces[patch], strict=True))
        middle = rows[len(rows) // 2], cols[len(cols) // 2]
        return min(self.faces[patch], key=lambda face: abs(face[0] - middle[0]) + abs(face[1] - middle[1]))


class Plan:
    """A board of four by three tiles on a sheet, so small that walls are lines."""

    def __init__(
        self, sheet: Sheet, left: float, top: float, walls: Sequence[Wall], rock: Sequence[Face] = ()
    ) -> None:
        self.sheet, self.left, self.top = sheet, left, top
        painter = sheet.painter
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(QColor(0xF2F4F7))
        painter.drawRect(QRectF(self.at((0, 0)), self.at((ROWS, COLS))))
        painter.setPen(QPen(PALE, 1.5, Qt.PenStyle.DashLine))
        for col in range(TILE, COLS, TILE):
            painter.drawLine(self.at((0, col)), self.at((ROWS, col)))
        for row in range(TILE, ROWS, TILE):
            painter.drawLine(self.at((row, 0)), self.at((row, COLS)))
        if rock:
            painter.fillRect(QRectF(self.at(min(rock)), self.at((max(rock)[0] + 1, max(rock)[1] + 1))), INK)
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.setPen(QPen(INK, 3))
        painter.drawRect(QRectF(self.at((0, 0)), self.at((ROWS, COLS))))
        for wall in walls:
            self.line(wall)

    def at(self, place: tuple[float, float]) -> QPointF:
        """Return the pixel of (row, col)."""
        return QPointF(self.left + place[1] * SCALE, self.top + place[0] * SCALE)

    def line(self, wall: Wall, color: QColor = INK, width: float = 3) -> None:
        """Draw a wall."""
        self.sheet.painter.setPen(QPen(color, width))
        self.sheet.painter.drawLine(self.at(wall.start), self.at(wall.stop))

    def links(self, patches: Patches) -> None:
        """Draw the links between patches."""
        self.sheet.painter.setPen(QPen(QColor(0x8A93A0), 2))
        for patch, near in patches.beside.items():
            for other in near:
                row, col = patches.middle(patch)
                there = patches.middle(other)
                self.sheet.painter.drawLine(
                    self.at((row + 1, col + 1)), self.at((there[0] + 1, there[1] + 1))
                )

    def disc(self, face: Face, text: str, color: QColor) -> None:
        """Draw a number on a disc."""
        disc(self.sheet, self.at((face[0] + 1, face[1] + 1)), text, color)


def disc(sheet: Sheet, at: QPointF, text: str, color: QColor) -> None:
    """Draw a number on a disc."""
    sheet.painter.setPen(QPen(PAPER, 2))
    sheet.painter.setBrush(color)
    sheet.painter.drawEllipse(at, 13, 13)
    sheet.put(at, text, 13, color=PAPER if color != PALE else INK)


def _walled(walls: Iterable[Wall]) -> Maze:
    maze = Maze.blank(ROWS, COLS)
    SetWalls([side for wall in walls for side in wall.sides()]).apply(maze)
    return maze


def draw_patches() -> None:
    walls = [Wall((0, 100), (144, 100)), Wall((144, 100), (144, COLS))]
    walls += [Wall((72, 136), (94, 136)), Wall((72, 162), (94, 162))]
    walls += [Wall((72, 136), (72, 162)), Wall((94, 136), (94, 162))]
    maze = _walled(walls)
    segmentation = Segmentation.of(maze)
    patches, rooms = Patches.of(segmentation), room_of_face(segmentation)
    room_of = {patch: rooms[faces[0]] for patch, faces in patches.faces.items()}
    require(sorted(set(room_of.values())) == [1, 2, 3])
    for patch, near in patches.beside.items():
        require(all(room_of[other] == room_of[patch] for other in near))
    colors = {1: BLUE, 2: RED, 3: GREEN}
    sheet = Sheet(1260, 490)
    sheet.write(20, 10, "patches of twelve tiles, and the links between them", bold=True)
    plan = Plan(sheet, 20, 45, walls)
    plan.links(patches)
    for patch, room in room_of.items():
        plan.disc(patches.middle(patch), str(patch), colors[room])
    sheet.write(620, 10, "rooms, blocks, patches", bold=True)
    order = sorted(room_of, key=lambda patch: (room_of[patch], patch))
    places = {patch: QPointF(640 + 33 * number, 300) for number, patch in enumerate(order)}
    for room, color in colors.items():
        below = [places[patch] for patch in order if room_of[patch] == room]
        top = QPointF(sum(at.x() for at in below) / len(below), 120)
        block = top + QPointF(0, 90)
        sheet.painter.setPen(QPen(color, 2))
        if len(below) > 1:
            sheet.painter.drawLine(block, top)
            for at in below:
                sheet.painter.drawLine(at, block)
            _box(sheet, block, "block", color)
        else:
            sheet.painter.drawLine(below[0], top)
        _box(sheet, top, f"room {room}", color)
    for patch, at in places.items():
        disc(sheet, at, str(patch), colors[room_of[patch]])
    sheet.write(620, 350, "Dashed: tiles of 64 × 64 faces. All lie in one square,", 15)
    sheet.write(620, 372, "so patches that are linked have one block above them.", 15)
    sheet.save("patches")


def _box(sheet: Sheet, at: QPointF, text: str, color: QColor) -> None:
    width = 9 * len(text) + 14
    sheet.painter.setPen(QPen(color, 2))
    sheet.painter.setBrush(PAPER)
    sheet.painter.drawRoundedRect(QRectF(at.x() - width / 2, at.y() - 14, width, 28), 5, 5)
    sheet.put(at, text, 14)


def draw_searches() -> None:
    lanes = [21, 42, 64, 85, 106, 128, 149, 170]
    snake = [
        Wall((row, 24 * (number % 2)), (row, COLS - 24 * (1 - number % 2)))
        for number, row in enumerate(lanes)
    ]
    neck = [Wall((106, 128), (116, 128)), Wall((118, 128), (128, 128))]
    around = [Wall((0, 128), (31, 128)), Wall((33, 128), (64, 128))]
    rocks = list(product(range(64, 128), range(64, 192)))
    nothing: list[tuple[int, int]] = []
    examples = (
        (snake + neck, nothing, Wall((116, 128), (118, 128)), "falls apart: one side is exhausted"),
        (around, rocks, Wall((31, 128), (33, 128)), "holds: the two sides meet below the rock"),
    )
    sheet = Sheet(1200, 500)
    for number, (walls, rock, door, title) in enumerate(examples):
        maze = _walled(walls)
        SetCells([(0, row, col, "rock") for row, col in rock]).apply(maze)
        segmentation = Segmentation.of(maze)
        before = room_of_face(segmentation)
        delta = segmentation.update(SetWalls(door.sides()).apply(maze))
        patches = Patches.of(segmentation)
        (lost,) = before.keys() - patches.of_face.keys()
        groups = groups_around(patches.of_face, lost)
        found = search_in_turns(patches, [patches.of_face[group[0]] for group in groups])
        rooms = set(room_of_face(segmentation).values())
        # Where the block falls apart, its two parts are searched, too.
        require(len(found) + 2 * (len(rooms) > 1) == delta.searched)
        left = 20 + 600 * number
        sheet.write(left, 10, title, bold=True)
        plan = Plan(sheet, left, 45, walls, rock)
        plan.links(patches)
        for patch in patches.faces:
            plan.disc(patches.middle(patch), "", PALE)
        for turn, (patch, side) in enumerate(found.items()):
            plan.disc(patches.middle(patch), str(turn + 1), (BLUE, ORANGE)[side])
        plan.line(door, RED, 6)
        sheet.write(left, 472, f"{len(found)} patches found of {len(patches.faces)}; red: the new wall", 15)
    sheet.save("search")


def search_in_turns(patches: Patches, seeds: Sequence[int]) -> dict[int, int]:
    """Search as `editor/native/regions/divide.c` does; return the patches as found, and by which side."""
    found = {seed: side for side, seed in enumerate(seeds)}
    waiting = [[seed] for seed in seeds]
    active = list(range(len(seeds)))
    while len(active) > 1:
        for side in list(active):
            if len(active) < 2 or side not in active:
                continue
            if not waiting[side]:
                active.remove(side)
                continue
            for near in sorted(patches.beside[waiting[side].pop(0)]):
                if near not in found:
                    found[near] = side
                    waiting[side].append(near)
                elif found[near] != side and found[near] in active:
                    active.remove(found[near])
    return found
