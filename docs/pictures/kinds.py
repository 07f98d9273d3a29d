"""The pictures of what words mean: kinds of cells, faces, entries."""

from __future__ import annotations

from board import Board
from examples import blocks
from faces import room_of_face
from PySide6.QtCore import QRectF
from PySide6.QtGui import QColor, QPen
from sheet import BLUE, GREEN, PALE, Sheet

from mazarine.maze import Link, Maze, Port, PortSide
from mazarine.maze.edits import Batch, PlaceLink, SetWalls
from mazarine.picture import LIGHT
from mazarine.regions import Kind, Segmentation


def draw_kinds() -> None:
    maze = blocks("""
        #########
        #...#...#
        #.......#
        #...#...#
        ##.######
        #..#....#
        #.#..##.#
        #....#..#
        #########
    """)
    segmentation = Segmentation.of(maze)
    sheet = Sheet(1180, 445)
    for number, title in enumerate(("the maze", "open faces", "kinds, and region numbers")):
        sheet.write(20 + 395 * number, 10, title, bold=True)
    Board(sheet, 20, 45, maze)
    faces = Board(sheet, 415, 45, maze)
    faces.dots(room_of_face(segmentation), BLUE)
    kinds = Board(sheet, 810, 45, maze, segmentation=segmentation)
    for number, region in segmentation.regions.items():
        if region.kind is not Kind.CROSSROAD:
            for _, row, col in region.cells.tolist():
                kinds.put((row, col), str(number))
    for number, kind in enumerate(("room", "corridor", "crossroad", "rock")):
        x = 806 + (0, 80, 185, 305)[number]
        sheet.painter.setPen(QPen(PALE, 1))
        sheet.painter.setBrush(QColor(getattr(LIGHT, kind)))
        sheet.painter.drawRect(QRectF(x, 421, 15, 15))
        sheet.write(x + 21, 418, kind, 15)
    sheet.save("kinds")


def draw_entries() -> None:
    door = Maze.blank(5, 6)
    SetWalls([(0, row, 2, "E", "wall") for row in (0, 1, 3, 4)]).apply(door)
    pad = Maze.blank(5, 6)
    walls = [(0, row, 3, "E", "wall") for row in range(5)]
    ends = Port((0, 2, 1), PortSide.PAD), Port((0, 4, 5), PortSide.PAD)
    Batch((SetWalls(walls), PlaceLink(Link(*ends)))).apply(pad)
    pinch = blocks("""
        ...##
        ...##
        .....
        ##...
        ##...
    """)
    captions = (
        "(a) an open side in no face",
        "(b) a link on one of its ports",
        "(c) a pinch: the faces around it\nfall into groups",
    )
    sheet = Sheet(960, 300)
    for number, (maze, caption) in enumerate(zip((door, pad, pinch), captions, strict=True)):
        segmentation = Segmentation.of(maze)
        board = Board(sheet, 20 + 330 * number, 20, maze, segmentation=segmentation)
        board.dots(room_of_face(segmentation), BLUE)
        sheet.write(20 + 330 * number, 235, caption)
    sheet.save("entries")


def draw_pinch() -> None:
    one = blocks("""
        .......
        .......
        ..###..
        .......
        #......
    """)
    two = one.copy()
    SetWalls([(0, 0, 3, "E", "wall")]).apply(two)
    captions = (
        "one room: the framed cell is an entry",
        "one wall far away: two rooms,\nand the framed cell is still an entry",
    )
    sheet = Sheet(720, 290)
    for number, (maze, caption) in enumerate(zip((one, two), captions, strict=True)):
        segmentation = Segmentation.of(maze)
        board = Board(sheet, 20 + 370 * number, 20, maze, segmentation=segmentation)
        rooms = room_of_face(segmentation)
        for room, color in zip(sorted(set(rooms.values())), (BLUE, GREEN), strict=False):
            board.dots([face for face, its_room in rooms.items() if its_room == room], color)
        board.frame([(3, 1)])
        sheet.write(20 + 370 * number, 232, caption)
    sheet.save("pinch")
