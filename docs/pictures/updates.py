"""The pictures of an update of rooms, and of the groups of faces around lost ones."""

from __future__ import annotations

from board import Board
from examples import require
from faces import Face, components, groups_around, ring_around, room_of_face
from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPen
from sheet import BLUE, GREEN, INK, ORANGE, PALE, RED, Sheet

from mazarine.lattice import SQUARE
from mazarine.maze import Maze
from mazarine.maze.edits import Batch, SetCells, SetWalls
from mazarine.regions import Segmentation


def draw_update() -> None:
    maze = Maze.blank(6, 11)
    walls = [(0, row, col, "E", "wall") for row, col in ((0, 3), (4, 3), (0, 6), (2, 6), (4, 6))]
    walls += [(0, 4, col, "S", "wall") for col in range(11) if col not in (1, 9)]
    Batch((SetWalls(walls), SetCells([(0, 5, 0, "rock"), (0, 5, 10, "rock")]))).apply(maze)
    sheet = Sheet(1000, 690)
    at = [(20 + 490 * (number % 2), 45 + 345 * (number // 2)) for number in range(4)]
    steps = (
        ("before", "one wall will move to the left"),
        ("what the update looks at", "× lost, + gained; dashed: dirty cells; gray: touched"),
        ("between the phases", "room 1 fell apart: its largest part keeps the number"),
        ("after", "the part joined room 2, which was larger"),
    )
    for number, ((title, note), (left, top)) in enumerate(zip(steps, at, strict=True)):
        sheet.write(left, top - 35, f"{number + 1}  {title}", bold=True)
        sheet.write(left, top + 254, note, 16)
    segmentation = Segmentation.of(maze)
    before = room_of_face(segmentation)
    _draw_rooms(Board(sheet, *at[0], maze, segmentation=segmentation), before, {1: BLUE, 2: RED})
    change = SetWalls([(0, 2, 3, "E", "wall"), (0, 2, 6, "E", "open")]).apply(maze)
    dirty = {(row, col) for _, row, col in change.cells(maze).tolist()}
    delta = segmentation.update(change)
    after = room_of_face(segmentation)
    lost, gained = before.keys() - after.keys(), after.keys() - before.keys()
    touched = {(row + down, col + right) for row, col in lost | gained for down, right in SQUARE.face_cells}

    look = Board(sheet, *at[1], maze)
    look.fill(touched | dirty, PALE)
    look.outline(dirty, INK)
    look.dots(before.keys() & after.keys(), PALE)
    look.crosses(lost, RED)
    look.pluses(gained, GREEN)
    middle = components(before.keys() & after.keys())
    require([len(part) for part in middle] == [12, 8, 12] and delta.searched > 0)
    parts = Board(sheet, *at[2], maze)
    for part, name, color in zip(middle, ("1", "new", "2"), (BLUE, ORANGE, RED), strict=True):
        parts.dots(part, color)
        parts.card(part, f"{name}: {len(part)} faces")
    _draw_rooms(Board(sheet, *at[3], maze, segmentation=segmentation), after, {1: BLUE, 2: RED})
    sheet.save("update")


def _draw_rooms(board: Board, rooms: dict[Face, int], colors: dict[int, QColor]) -> None:
    """Draw the faces of rooms in a color each, and their numbers on cards."""
    for number, color in colors.items():
        faces = [face for face, room in rooms.items() if room == number]
        board.dots(faces, color)
        board.card(faces, f"room {number}: {len(faces)} faces")


def draw_rings_of_faces() -> None:
    hall = Maze.blank(5, 6)
    SetWalls([(0, 1, 2, "E", "wall")]).apply(hall)
    neck = Maze.blank(5, 6)
    SetWalls([(0, row, 2, "E", "wall") for row in (0, 1, 4)]).apply(neck)
    corner = Maze.blank(5, 6)
    SetWalls([(0, 0, 1, "E", "wall"), (0, 1, 3, "S", "wall"), (0, 2, 4, "E", "wall")]).apply(corner)
    examples = (
        (hall, [(0, 2, 2, "E", "wall")], "a longer wall in a hall:\none group, no search"),
        (neck, [(0, 2, 2, "E", "wall")], "a wall across a gate:\ntwo groups, a search"),
        (corner, [(0, 1, 1, "E", "wall")], "+ touches × in one cell only:\nnever joined through ×"),
    )
    sheet = Sheet(960, 300)
    for number, (maze, walls, caption) in enumerate(examples):
        before = room_of_face(Segmentation.of(maze))
        segmentation = Segmentation.of(maze)
        delta = segmentation.update(SetWalls(walls).apply(maze))
        faces = room_of_face(segmentation)
        (lost,) = before.keys() - faces.keys()
        groups = groups_around(faces.keys(), lost)
        require((delta.searched > 0) == (len(groups) > 1))
        board = Board(sheet, 20 + 330 * number, 20, maze)
        grouped = {face for group in groups for face in group}
        board.dots(faces.keys() - grouped, PALE)
        for group, color in zip(groups, (BLUE, ORANGE), strict=False):
            board.dots(group, color, 0.22)
        board.crosses([lost], RED)
        board.pluses(set(ring_around(lost)) & faces.keys() - grouped, INK)
        board.painter.setPen(QPen(INK, 2, Qt.PenStyle.DotLine))
        board.painter.setBrush(Qt.BrushStyle.NoBrush)
        size = QPointF(2.62 * board.cell_px, 2.62 * board.cell_px)
        corner_at = board.at((lost[0] + 1, lost[1] + 1)) - size / 2
        board.painter.drawRect(QRectF(corner_at.x(), corner_at.y(), size.x(), size.y()))
        sheet.write(20 + 330 * number, 235, caption)
    sheet.save("ring")
