"""The pictures of `docs/segmentation.md`; `python docs/pictures/make.py` makes them too.

What they show is asked of the engine: its kinds, regions, positions and deltas. Only what the engine does
not tell, such as the order of a search, is worked out here, and compared with what it does tell.
"""

from __future__ import annotations

import os
from collections.abc import Collection, Iterable, Iterator, Sequence
from itertools import pairwise, product
from pathlib import Path

os.environ["QT_QPA_PLATFORM"] = "offscreen"

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QFont, QGuiApplication, QImage, QPainter, QPen

from editor.lattice import SQUARE, Side
from editor.maze import Link, Maze, Port, PortSide
from editor.maze.edits import Batch, PlaceLink, SetCells, SetWalls
from editor.picture import LIGHT, Overlay, render_level
from editor.regions import Kind, Segmentation
from editor.regions.codes import FIRST_POSITION

HERE = Path(__file__).parent
Place = tuple[float, float]
Face = tuple[int, int]
Run = tuple[int, int, int]
"""A run of faces: row, first column, column after the last."""
END: Run = (-1, -1, -1)

INK, PALE, PAPER = QColor(0x2A313C), QColor(0xB4BAC3), QColor(0xFFFFFF)
# Okabe and Ito's colours, which differ for every kind of colour vision; beside them always a sign or a word.
BLUE, ORANGE, GREEN = QColor(0x0072B2), QColor(0xE69F00), QColor(0x009E73)
RED, SKY = QColor(0xD55E00), QColor(0x56B4E9)


class Sheet:
    """White paper to draw on, and a file in the end."""

    def __init__(self, width: int, height: int) -> None:
        self.image = QImage(width, height, QImage.Format.Format_RGB32)
        self.image.fill(PAPER)
        self.painter = QPainter(self.image)
        self.painter.setRenderHint(QPainter.RenderHint.Antialiasing)

    def write(
        self, x: float, y: float, text: str, size: int = 17, *, bold: bool = False, colour: QColor = INK
    ) -> None:
        """Write lines of text from here on, `y` at the top of the first."""
        self._use(size, bold, colour)
        self.painter.drawText(QRectF(x, y, 4000, 4000), Qt.AlignmentFlag.AlignLeft, text)

    def put(self, at: QPointF, text: str, size: int = 15, *, bold: bool = True, colour: QColor = INK) -> None:
        """Write a word around a point."""
        self._use(size, bold, colour)
        box = QRectF(at.x() - 500, at.y() - 500, 1000, 1000)
        self.painter.drawText(box, Qt.AlignmentFlag.AlignCenter, text)

    def arrow(self, start: QPointF, end: QPointF, colour: QColor = INK, width: float = 2.0) -> None:
        """Draw an arrow."""
        self.painter.setPen(QPen(colour, width))
        self.painter.drawLine(start, end)
        way = end - start
        length = (way.x() ** 2 + way.y() ** 2) ** 0.5
        along = way * (9 / length)
        across = QPointF(-along.y(), along.x()) * 0.55
        for tip in (across, -across):
            self.painter.drawLine(end, end - along + tip)

    def save(self, name: str) -> None:
        """Write the file, with so few shades that a palette holds them: a third of the size."""
        self.painter.end()
        plain = Qt.ImageConversionFlag.AvoidDither
        image = self.image
        for kept in (QImage.Format.Format_RGB555, QImage.Format.Format_RGB32, QImage.Format.Format_Indexed8):
            image = image.convertToFormat(kept, plain)
        image.save(str(HERE / f"segmentation-{name}.png"), quality=0)

    def _use(self, size: int, bold: bool, colour: QColor) -> None:
        font = QFont("DejaVu Sans")
        font.setPixelSize(size)
        font.setBold(bold)
        self.painter.setFont(font)
        self.painter.setPen(colour)


class Board:
    """A level of a maze on a sheet, with its first cell at a place, and things drawn over it."""

    def __init__(
        self,
        sheet: Sheet,
        left: float,
        top: float,
        maze: Maze,
        cell_px: int = 40,
        segmentation: Segmentation | None = None,
    ) -> None:
        self.sheet, self.left, self.top, self.cell_px = sheet, left, top, cell_px
        self.painter = sheet.painter
        overlay, kind = (Overlay.NONE, None) if segmentation is None else (Overlay.KINDS, segmentation.kind)
        words = render_level(maze, 0, overlay, kind, None, cell_px, LIGHT)
        height, width = words.shape
        image = QImage(words.data, width, height, 4 * width, QImage.Format.Format_RGB32)
        margin = (width - maze.shape[2] * cell_px) // 2
        inside = image.copy(margin - 4, margin - 4, width - 2 * margin + 8, height - 2 * margin + 8)
        self.painter.drawImage(QPointF(left - 4, top - 4), inside)

    def at(self, place: Place) -> QPointF:
        """Give the pixel of (row, col), where cell (0, 0) is from (0, 0) to (1, 1)."""
        return QPointF(self.left + place[1] * self.cell_px, self.top + place[0] * self.cell_px)

    def fill(self, cells: Iterable[Face], colour: QColor, share: float = 0.45) -> None:
        """Tint cells."""
        tint = QColor(colour)
        tint.setAlphaF(share)
        for row, col in cells:
            inset = 0.08
            corners = self.at((row + inset, col + inset)), self.at((row + 1 - inset, col + 1 - inset))
            self.painter.fillRect(QRectF(*corners), tint)

    def outline(self, cells: Iterable[Face], colour: QColor) -> None:
        """Draw a dashed frame in each of these cells."""
        self.painter.setPen(QPen(colour, 2, Qt.PenStyle.DashLine))
        self.painter.setBrush(Qt.BrushStyle.NoBrush)
        for row, col in cells:
            self.painter.drawRect(
                QRectF(self.at((row + 0.14, col + 0.14)), self.at((row + 0.86, col + 0.86)))
            )

    def dots(self, faces: Iterable[Face], colour: QColor, radius: float = 0.17) -> None:
        """Draw faces: a dot on the vertex in the middle of each."""
        self.painter.setPen(QPen(PAPER, 2))
        self.painter.setBrush(colour)
        for row, col in faces:
            size = radius * self.cell_px
            self.painter.drawEllipse(self.at((row + 1, col + 1)), size, size)

    def crosses(self, faces: Iterable[Face], colour: QColor) -> None:
        """Cross faces out."""
        for pen in (QPen(PAPER, 7), QPen(colour, 4)):
            self.painter.setPen(pen)
            for row, col in faces:
                for way in (-1, 1):
                    ends = (row + 0.8, col + 1 - way * 0.2), (row + 1.2, col + 1 + way * 0.2)
                    self.painter.drawLine(self.at(ends[0]), self.at(ends[1]))

    def frame(self, cells: Iterable[Face], colour: QColor = INK) -> None:
        """Draw one frame around some cells."""
        rows, cols = zip(*cells, strict=True)
        self.painter.setPen(QPen(colour, 3))
        self.painter.setBrush(Qt.BrushStyle.NoBrush)
        inset = 0.08
        first = self.at((min(rows) + inset, min(cols) + inset))
        last = self.at((max(rows) + 1 - inset, max(cols) + 1 - inset))
        self.painter.drawRect(QRectF(first, last))

    def bar(self, run: Run, colour: QColor, text: str = "") -> None:
        """Draw a run of faces as a bar, with a word in the middle."""
        row, start, stop = run
        corner = self.at((row + 1 - 0.26, start + 1 - 0.26))
        size = self.at((row + 1 + 0.26, stop + 0.26)) - corner
        self.painter.setPen(QPen(PAPER, 2))
        self.painter.setBrush(colour)
        radius = 0.22 * self.cell_px
        self.painter.drawRoundedRect(QRectF(corner.x(), corner.y(), size.x(), size.y()), radius, radius)
        if text:
            self.sheet.put(
                self.at((row + 1, (start + stop + 1) / 2)), text, int(0.38 * self.cell_px), colour=PAPER
            )

    def pluses(self, faces: Iterable[Face], colour: QColor) -> None:
        """Draw faces as dots with a plus."""
        for row, col in faces:
            self.dots([(row, col)], colour, 0.22)
            self.sheet.put(self.at((row + 1, col + 1)), "+", 17, colour=PAPER)

    def card(self, faces: Collection[Face], text: str) -> None:
        """Write a line on white in the middle of some faces, between two rows of them."""
        row = sum(row for row, _ in faces) / len(faces) + 1
        col = sum(col for _, col in faces) / len(faces) + 1
        at = self.at((int(row) + 0.5, col))
        self.painter.setPen(QPen(INK, 1))
        self.painter.setBrush(PAPER)
        width = 8.3 * len(text) + 12
        self.painter.drawRoundedRect(QRectF(at.x() - width / 2, at.y() - 12, width, 24), 5, 5)
        self.sheet.put(at, text, 14)

    def put(self, cell: Face, text: str, size: int = 15, colour: QColor = INK) -> None:
        """Write a word into a cell."""
        self.sheet.put(self.at((cell[0] + 0.5, cell[1] + 0.5)), text, size, colour=colour)


def draw_all() -> None:
    """Draw every picture of the page."""
    draw_kinds()
    draw_entries()
    draw_planes()
    draw_runs()
    draw_walks()
    draw_update()
    draw_rings_of_faces()
    draw_searches()
    draw_corridors()


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


def blocks(text: str) -> Maze:
    """Make a maze of a drawing: `#` is rock."""
    lines = text.split()
    maze = Maze.blank(len(lines), len(lines[0]))
    rock = [(row, col) for row, line in enumerate(lines) for col, sign in enumerate(line) if sign == "#"]
    SetCells([(0, row, col, "rock") for row, col in rock]).apply(maze)
    return maze


def room_of_face(segmentation: Segmentation) -> dict[Face, int]:
    """Give the open faces of level 0 by their first cells, and the room of each."""
    return {
        (row, col): number
        for number, region in segmentation.regions.items()
        for _, row, col in region.faces.tolist()
    }


def runs_of(faces: Iterable[Face]) -> list[Run]:
    """Give the runs of faces in reading order."""
    runs: list[Run] = []
    for row, col in sorted(faces):
        if runs and runs[-1][0] == row and runs[-1][2] == col:
            runs[-1] = row, runs[-1][1], col + 1
        else:
            runs.append((row, col, col + 1))
    return runs


def draw_planes() -> None:
    maze = Maze.blank(4, 5)
    SetWalls([(0, 0, 2, "S", "wall"), (0, 2, 1, "E", "wall"), (0, 2, 3, "S", "wall")]).apply(maze)
    segmentation = Segmentation.of(maze)
    sheet = Sheet(1180, 262)
    board = Board(sheet, 20, 44, maze, segmentation=segmentation)
    faces = room_of_face(segmentation)
    board.dots(faces, BLUE)
    layout, cells = segmentation.space.layout, segmentation.space.cells
    first, count = layout.padded_place(0, 0, 0), 4 * layout.stride
    planes = [
        ("open to the east", cells >> Side.E & 1, 0),
        ("open to the south", cells >> Side.S & 1, 0),
        ("south, from one place on", cells >> Side.S & 1, 1),
        ("east, from one row on", cells >> Side.E & 1, layout.stride),
    ]
    moved = [(name, plane[first + step : first + step + count].tolist()) for name, plane, step in planes]
    both = [min(bits) for bits in zip(*(bits for _, bits in moved), strict=True)]
    require({divmod(place, layout.stride) for place, bit in enumerate(both) if bit} == faces.keys())
    for row in range(4):
        sheet.write(500 + row * 162 + 44, 10, f"row {row}", 15)
    for number, (name, bits) in enumerate([*moved, ("and: open faces", both)]):
        top = 44 + number * 36 + (number == 4) * 14
        sheet.write(260, top + 3, name, bold=number == 4)
        _draw_bits(sheet, 500, top, bits, BLUE if number == 4 else INK)
    sheet.save("planes")


def _draw_bits(sheet: Sheet, left: float, top: float, bits: Sequence[int], colour: QColor) -> None:
    for place, bit in enumerate(bits):
        box = QRectF(left + place * 27 + 1, top + 1, 25, 25)
        sheet.painter.setPen(QPen(PALE, 1))
        sheet.painter.setBrush(colour if bit else PAPER)
        sheet.painter.drawRect(box)
        is_margin = place % 6 == 5
        sheet.put(box.center(), "·" if is_margin else str(bit), colour=PAPER if bit else QColor(0x7C8490))


def draw_runs() -> None:
    maze = blocks("""
        ...#...#..
        ...#...#..
        ...#...#..
        .......#..
        .......###
        ##...#####
    """)
    rooms = room_of_face(Segmentation.of(maze))
    runs = runs_of(rooms)
    up = _forest(runs)
    colours = [BLUE if rooms[run[:2]] == 1 else RED for run in runs]
    pairs = {(_root(up, number), rooms[run[:2]]) for number, run in enumerate(runs)}
    require(len(pairs) == len(set(rooms.values())) == len({root for root, _ in pairs}))

    sheet = Sheet(960, 305)
    sheet.write(20, 10, "runs of faces, in reading order", bold=True)
    sheet.write(470, 10, "the forest when all are joined", bold=True)
    board = Board(sheet, 20, 45, maze)
    for number, run in enumerate(runs):
        board.bar(run, colours[number], str(number))
    places = _tree_places(up)
    for number, above in enumerate(up):
        if above != number:
            way = places[above] - places[number]
            length = (way.x() ** 2 + way.y() ** 2) ** 0.5
            sheet.arrow(places[number] + way * (19 / length), places[above] - way * (21 / length))
    for number, place in enumerate(places):
        sheet.painter.setPen(Qt.PenStyle.NoPen)
        sheet.painter.setBrush(colours[number])
        sheet.painter.drawEllipse(place, 18, 18)
        sheet.put(place, str(number), colour=PAPER)
        if up[number] == number:
            sheet.put(place + QPointF(62, 0), f"room {rooms[runs[number][:2]]}")
    sheet.save("runs")


def _forest(runs: Sequence[Run]) -> list[int]:
    """Join runs as `editor.regions.kernels.fresh_rooms` does."""
    up = list(range(len(runs)))
    for number, run in enumerate(runs):
        for other in range(number):
            if _touch(runs[other], run) and runs[other][0] < run[0]:
                above, root = _root(up, other), up[number]
                up[max(root, above)] = up[other] = up[number] = min(root, above)
    return up


def _root(up: Sequence[int], number: int) -> int:
    while up[number] != number:
        number = up[number]
    return number


def _touch(run: Run, other: Run) -> bool:
    """Whether two runs of neighbouring rows share sides of faces."""
    return abs(run[0] - other[0]) == 1 and run[1] < other[2] and other[1] < run[2]


def _tree_places(up: Sequence[int]) -> list[QPointF]:
    """Give each run of a forest a place: roots above, and what hangs on them below."""
    places = [QPointF()] * len(up)
    leaves = iter(range(len(up)))

    def place(number: int, depth: int) -> float:
        below = [place(other, depth + 1) for other, above in enumerate(up) if above == number != other]
        x = sum(below) / len(below) if below else 490.0 + 58 * next(leaves)
        places[number] = QPointF(x, 80 + 80 * depth)
        return x

    for number, above in enumerate(up):
        if above == number:
            place(number, 0)
    return places


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
    for region, colour in zip(corridors, (GREEN, SKY, ORANGE), strict=True):
        order = [(row, col) for _, row, col in region.cells.tolist()]
        walked.fill(order, colour)
        for position, cell in enumerate(order):
            walked.put(cell, str(position), 13)
        for stretch in _straight_stretches(order):
            walked.frame(stretch)
    sheet.write(20, 212, "each stroke: a side that leads to a corridor cell", 15)
    sheet.write(610, 212, "green 1, blue 2, yellow the ring 3, walked last; framed: the straight walk", 15)
    sheet.save("walks")


def _straight_stretches(order: Sequence[Face]) -> list[list[Face]]:
    """Give what `fresh_corridors` writes in its straight walk, after eight steps straight on."""
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


def draw_update() -> None:
    maze = Maze.blank(6, 11)
    walls = [(0, row, col, "E", "wall") for row, col in ((0, 3), (4, 3), (0, 6), (2, 6), (4, 6))]
    walls += [(0, 4, col, "S", "wall") for col in range(11) if col not in (1, 9)]
    Batch((SetWalls(walls), SetCells([(0, 5, 0, "rock"), (0, 5, 10, "rock")]))).apply(maze)
    sheet = Sheet(1000, 690)
    at = [(20 + 490 * (number % 2), 45 + 345 * (number // 2)) for number in range(4)]
    steps = (
        ("before", "one wall will move to the left"),
        ("what the update looks at", "× lost, + gained; dashed: dirty cells; grey: touched"),
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
    dirty = {divmod(place, 11) for place in change.dirty.tolist()}
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
    middle = _parts(before.keys() & after.keys())
    require([len(part) for part in middle] == [12, 8, 12] and delta.searched > 0)
    parts = Board(sheet, *at[2], maze)
    for part, name, colour in zip(middle, ("1", "new", "2"), (BLUE, ORANGE, RED), strict=True):
        parts.dots(part, colour)
        parts.card(part, f"{name}: {len(part)} faces")
    _draw_rooms(Board(sheet, *at[3], maze, segmentation=segmentation), after, {1: BLUE, 2: RED})
    sheet.save("update")


def _draw_rooms(board: Board, rooms: dict[Face, int], colours: dict[int, QColor]) -> None:
    """Draw the faces of rooms in a colour each, and their numbers on cards."""
    for number, colour in colours.items():
        faces = [face for face, room in rooms.items() if room == number]
        board.dots(faces, colour)
        board.card(faces, f"room {number}: {len(faces)} faces")


def _parts(faces: Iterable[Face]) -> list[set[Face]]:
    """Give the sets of faces that hang together, in reading order."""
    runs = runs_of(faces)
    up = _forest(runs)
    parts: dict[int, set[Face]] = {}
    for number, (row, start, stop) in enumerate(runs):
        parts.setdefault(_root(up, number), set()).update((row, col) for col in range(start, stop))
    return list(parts.values())


def draw_rings_of_faces() -> None:
    hall = Maze.blank(5, 6)
    neck = Maze.blank(5, 6)
    SetWalls([(0, row, 2, "E", "wall") for row in (0, 1, 4)]).apply(neck)
    corner = Maze.blank(5, 6)
    SetWalls([(0, 0, 1, "E", "wall"), (0, 1, 3, "S", "wall"), (0, 2, 4, "E", "wall")]).apply(corner)
    examples = (
        (hall, [(0, 2, 2, "E", "wall")], "a wall within a hall:\none group, no search"),
        (neck, [(0, 2, 2, "E", "wall")], "a wall across a gate:\ntwo groups, a search"),
        (corner, [(0, 1, 1, "E", "wall")], "+ touches × in one cell only:\nnever joined through ×"),
    )
    sheet = Sheet(960, 300)
    for number, (maze, walls, caption) in enumerate(examples):
        before = room_of_face(Segmentation.of(maze))
        segmentation = Segmentation.of(maze)
        delta = segmentation.update(SetWalls(walls).apply(maze))
        faces = room_of_face(segmentation)
        lost = sorted(before.keys() - faces.keys())
        groups = groups_around(faces.keys(), lost)
        require((delta.searched > 0) == (len(groups) > 1))
        board = Board(sheet, 20 + 330 * number, 20, maze)
        grouped = {face for group in groups for face in group}
        board.dots(faces.keys() - grouped, PALE)
        for group, colour in zip(groups, (BLUE, ORANGE), strict=False):
            board.dots(group, colour, 0.22)
        board.crosses(lost, RED)
        board.pluses(_ring(lost) & faces.keys() - grouped, INK)
        for row, col in lost:
            board.painter.setPen(QPen(INK, 2, Qt.PenStyle.DotLine))
            board.painter.setBrush(Qt.BrushStyle.NoBrush)
            size = QPointF(2.62 * board.cell_px, 2.62 * board.cell_px)
            corner_at = board.at((row + 1, col + 1)) - size / 2
            board.painter.drawRect(QRectF(corner_at.x(), corner_at.y(), size.x(), size.y()))
        sheet.write(20 + 330 * number, 235, caption)
    sheet.save("ring")


def _ring(lost: Iterable[Face]) -> set[Face]:
    return {(row + down, col + right) for row, col in lost for down, right in SQUARE.face_ring}


def groups_around(faces: Iterable[Face], lost: Sequence[Face]) -> list[list[Face]]:
    """Group faces that still meet around lost ones, as `editor.regions.kernels.rooms` does."""
    standing, nodes, up = set(faces), list[Face](), list[int]()
    for row, col in lost:
        ring = [(row + down, col + right) for down, right in SQUARE.face_ring]
        gap = next((at for at, face in enumerate(ring) if face not in standing), 0)
        ring = ring[gap:] + ring[:gap]
        rows: list[list[Face]] = [[]]
        for face in ring:
            if face in standing:
                rows[-1].append(face)
            else:
                rows.append([])
        direct = {(row + down, col + right) for down, right in SQUARE.face_steps}
        for together in rows:
            if direct.isdisjoint(together):
                continue
            for face in together:
                if face not in nodes:
                    nodes.append(face)
                    up.append(len(up))
                up[_root(up, nodes.index(face))] = _root(up, nodes.index(together[0]))
    groups: dict[int, list[Face]] = {}
    for number, face in enumerate(nodes):
        groups.setdefault(_root(up, number), []).append(face)
    return [groups[root] for root in sorted(groups)]


def draw_searches() -> None:
    two = Maze.blank(13, 13)
    rock = [(0, row, col, "rock") for row in (*range(3), *range(10, 13)) for col in range(5)]
    SetCells(rock).apply(two)
    SetWalls([(0, row, 4, "E", "wall") for row in (3, 4, 5, 9)]).apply(two)
    around = Maze.blank(13, 13)
    SetCells([(0, row, col, "rock") for row, col in product((4, 5), range(5, 9))]).apply(around)
    examples = (
        (two, range(6, 9), 4, "falls apart: the left side is exhausted"),
        (around, range(4), 6, "holds: the two sides meet under the rock"),
    )
    sheet = Sheet(960, 525)
    for number, (maze, rows, col, title) in enumerate(examples):
        segmentation = Segmentation.of(maze)
        before = room_of_face(segmentation)
        delta = segmentation.update(SetWalls([(0, row, col, "E", "wall") for row in rows]).apply(maze))
        faces = room_of_face(segmentation)
        lost = sorted(before.keys() - faces.keys())
        seeds = [group[0] for group in groups_around(faces, lost)][::-1]
        found = search_in_turns(runs_of(faces), seeds)
        require(len(found) == delta.searched)
        left = 20 + 480 * number
        sheet.write(left, 10, title, bold=True)
        board = Board(sheet, left, 45, maze, 34)
        for run in runs_of(faces):
            board.bar(run, PALE)
        for turn, (run, side) in enumerate(found.items()):
            board.bar(run, (BLUE, RED)[side], str(turn + 1))
        board.crosses(lost, INK)
        sheet.write(left, 497, f"{len(found)} runs searched of {len(runs_of(faces))}", 15)
    sheet.save("search")


def search_in_turns(runs: Sequence[Run], seeds: Sequence[Face]) -> dict[Run, int]:
    """Search as `editor.regions.kernels.search` does; give the runs as they are found, and by which side."""
    found: dict[Run, int] = {}
    waiting: list[list[Iterator[Run | None]]] = [[] for _ in seeds]
    up = list(range(len(seeds)))
    for side, (row, col) in enumerate(seeds):
        run = next(run for run in runs if run[0] == row and run[1] <= col < run[2])
        found[run] = side
        waiting[side].append(_looks(run, runs))
    open_sides = set(up)
    while len(open_sides) > 1:
        for side in sorted(open_sides):
            for _ in range(4):
                if len(open_sides) < 2 or side not in open_sides:
                    break
                if not waiting[side]:
                    open_sides.discard(side)
                    break
                run = next(waiting[side][0], END)
                if run is END:
                    waiting[side].pop(0)
                elif run is not None and run not in found:
                    found[run] = side
                    waiting[side].append(_looks(run, runs))
                elif run is not None and _root(up, found[run]) != side:
                    met = _root(up, found[run])
                    up[met] = side
                    waiting[side] += waiting[met]
                    open_sides.discard(met)
    return found


def _looks(run: Run, runs: Sequence[Run]) -> Iterator[Run | None]:
    """Give what looks around a run find: the runs in the rows beside it, and that a row has no more."""
    for number, (down, _) in enumerate(step for step in SQUARE.face_steps if step[0] != 0):
        yield from (other for other in runs if other[0] == run[0] + down and _touch(run, other))
        if number == 0:
            yield None


def draw_corridors() -> None:
    sheet = Sheet(1000, 330)
    maze = Maze.blank(1, 14)
    lane = Segmentation.of(maze)
    sheet.write(20, 10, "a corridor, with its positions", bold=True)
    before = _draw_positions(Board(sheet, 20, 45, maze, 34), lane, {})
    lane.update(SetWalls([(0, 0, 8, "E", "wall")]).apply(maze))
    sheet.write(510, 10, "cut: the shorter part gets a new number", bold=True)
    _draw_positions(Board(sheet, 510, 45, maze, 34), lane, before)

    maze = blocks("""
        .......
        .#####.
        .......
    """)
    ring = Segmentation.of(maze)
    before = {}
    titles = ("a ring", "opened: the shorter side shifts", "closed again: nothing to write")
    for number, (title, state) in enumerate(zip(titles, (None, "wall", "open"), strict=True)):
        if state is not None:
            ring.update(SetWalls([(0, 0, 4, "E", state)]).apply(maze))
        left = 20 + 330 * number
        sheet.write(left, 125, title, bold=True)
        before = _draw_positions(Board(sheet, left, 160, maze, 34), ring, before)
    sheet.write(
        20,
        290,
        "Blue is region 1, orange region 2. Framed in red: cells whose number or position was written.",
        15,
    )
    sheet.save("corridors")


def _draw_positions(
    board: Board, segmentation: Segmentation, before: dict[Face, tuple[int, int]]
) -> dict[Face, tuple[int, int]]:
    """Draw where cells stand along corridors; frame those that stood elsewhere, and give all."""
    now = {}
    for number, region in segmentation.regions.items():
        first = int(segmentation.regions._table()[number, FIRST_POSITION])
        for index, (_, row, col) in enumerate(region.cells.tolist()):
            now[row, col] = number, first + index
            board.fill([(row, col)], SKY if number == 1 else ORANGE)
            board.put((row, col), str(first + index), 14)
    for cell, stands in now.items():
        if before.get(cell, stands) != stands:
            board.frame([cell], RED)
    return now


def require(is_so: bool) -> None:
    """Stop where a picture would not show what the engine does."""
    if not is_so:
        raise RuntimeError("The picture is not what the engine says.")


if __name__ == "__main__":
    application = QGuiApplication([])
    draw_all()
