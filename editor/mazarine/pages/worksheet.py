"""Worksheets for pupils as PDF: a search by hand, with a table of its steps, and mazes to color."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import replace
from itertools import chain, pairwise
from pathlib import Path

import numpy as np
from PySide6.QtCore import QLineF, QPointF, QRectF, QSizeF, Qt
from PySide6.QtGui import QColor, QFontMetricsF, QPen

from mazarine.errors import MazeError
from mazarine.maze import Cell, MarkerKind, Maze
from mazarine.maze.endpoints import marked
from mazarine.messages import Message
from mazarine.pages.document import paint_svg, pdf_document
from mazarine.pages.flow import MARGIN, PER_MM, ROW, Pages, font_of
from mazarine.picture.drawing import Drawing
from mazarine.picture.export import Layout
from mazarine.picture.marks import Mark, mark_colors, marked_drawing, search_marks, states_of
from mazarine.picture.messages import WorksheetMessage, WorksheetText
from mazarine.picture.palette import LIGHT, WHITE, hexed
from mazarine.picture.plane import Overlay
from mazarine.picture.tints import PLAIN
from mazarine.picture.vector import MARGIN as RIM
from mazarine.picture.vector import Sheet
from mazarine.picture.vector.sketch import Sketch
from mazarine.searches import ADD, FILL, TAKE, Run

MOST_STEPS = 20
"""Rows of the table."""
_LEAST_CELL_MM = 4
_ROOM_MM = 84, 76
"""For a maze and the numbers at its edges; six of them are on a page."""
_PICTURES, _ACROSS = 6, 2
_WIDTH, _HEIGHT = (size * PER_MM for size in _ROOM_MM)
_TITLE, _TEXT, _SMALL = 520, 290, 240
_LEAST, _LESS = 60, 10
"""The smallest letters of what must fit, and the step down to them."""
_TABLE_ROW = 720
_CODE_LINE, _GAP, _PAD, _LINE_WIDTH, _LEGEND = 430, 250, 80, 12, 3000
_BETWEEN = "  "
_EDGES = 0, 1400, 3400, 7400, 18000
"""Where the columns of the table begin, and where the last one ends."""
_NAMES = {
    "breadth-first": WorksheetText.QUEUE,
    "depth-first": WorksheetText.STACK,
    "iterative-deepening": WorksheetText.STACK,
}
_ADD_ONCE = "breadth-first", "greedy"
_PALETTE = replace(LIGHT, paper=WHITE)
_GRAY = QColor("#5b6472")
_Words = Callable[[Message | str], str]


def write_worksheet(
    maze: Maze,
    run: Run,
    path: Path,
    steps: int | None = None,
    *,
    has_answers: bool = False,
    words_of: _Words = str,
) -> None:
    """Write two pages to be filled in, and two more with the answers; from any thread, without a screen too.

    Parameters
    ----------
    maze, run : the maze, and a search of it
    steps : rows of the table; None for up to 20; the mazes to color are spread over as many steps
    has_answers : whether the pages with the answers follow
    words_of : translates the texts, not the pseudocode

    Raises
    ------
    MazeError
        If the maze has several levels, cells that are no squares, or too many for cells of 4 mm.
    MazeFileError
        If the file cannot be written.
    """
    _require_room(maze)
    title, sheet = words_of(WorksheetText.TITLE(search=run.search.title)), Sheet.of("A4")
    with pdf_document(path, title, Layout(sheet)) as (painter, begin_page):
        pages = Pages(painter, begin_page, sheet)
        writer = _Writer(pages, maze, run, steps or MOST_STEPS, words_of)
        writer.write(title, is_answer=False)
        if has_answers:
            pages.begin()
            writer.write(words_of(WorksheetText.ANSWERS_TITLE(search=run.search.title)), is_answer=True)


def table_rows(run: Run, steps: int) -> list[tuple[str, ...]]:
    """Return the rows of the table: the state before the first step, and one for each step.

    A row has the number of the step, the cell that it takes, the cells that it adds, and the frontier
    afterwards in the order in which they were added. A cell is its row and column, from 1; where costs or
    estimates say which one is next, that number follows.
    """
    grid, search, has_keys = run.graph.grid, run.search, _has_keys(run)
    rows, taken = list[tuple[str, ...]](), ""
    added, frontier = list[str](), dict[int, str]()
    events = zip(run.kinds.tolist(), run.places.tolist(), run.costs.tolist(), strict=True)
    for kind, place, cost in chain(events, [(TAKE, run.start, 0)]):
        name = _name(grid.array_place(grid.cell_at_padded(place)))
        if kind in (TAKE, FILL):
            rows.append((str(len(rows)), taken, _BETWEEN.join(added), _BETWEEN.join(frontier.values())))
            if len(rows) > steps:
                break
            taken, added = name, []
        frontier.pop(place, None)
        if kind == ADD:
            key = cost * (search.name != "greedy") + (run.estimates[place] if search.estimate else 0)
            frontier[place] = f"{name}={key}" if has_keys else name
            added.append(frontier[place])
    return rows


def _require_room(maze: Maze) -> None:
    """Raise `MazeError` if cells have no name on a worksheet, or are too small to be colored."""
    levels, rows, cols = maze.shape
    if levels > 1 or not maze.lattice.is_full:
        raise MazeError(WorksheetMessage.SHEETS_NEED_SQUARES())
    most_cols, most_rows = (int(room / _LEAST_CELL_MM - 2 * RIM) for room in _ROOM_MM)
    if rows > most_rows or cols > most_cols:
        raise MazeError(
            WorksheetMessage.CELLS_TOO_SMALL(
                rows=rows, cols=cols, least=_LEAST_CELL_MM, most_rows=most_rows, most_cols=most_cols
            )
        )


def _with_ends(maze: Maze, run: Run) -> Maze:
    """Return the maze with the start and the goals of the search, and no others."""
    shown, grid = maze.copy(), run.graph.grid
    for kind, places in ((MarkerKind.START, (run.start,)), (MarkerKind.GOAL, run.goals)):
        cells = {grid.cell_at_padded(place) for place in places}
        for cell in set(marked(shown, kind)) - cells:
            shown.markers.put(cell, tuple(it for it in shown.markers.at(cell) if it.kind is not kind))
        for cell in cells.difference(marked(shown, kind)):
            shown.add_marker(kind, cell)
    return shown


class _Writer:
    """Writes a page with the task, and a page with pictures."""

    def __init__(self, pages: Pages, maze: Maze, run: Run, steps: int, words_of: _Words) -> None:
        self._pages, self._maze, self._run, self._words = pages, _with_ends(maze, run), run, words_of
        self._rows = table_rows(run, steps)

    def write(self, title: str, *, is_answer: bool) -> None:
        """Write both pages."""
        pages = self._pages
        pages.write(title, _TITLE)
        pages.write(" ".join(map(self._words, self._task())), _TEXT)
        self._draw(Drawing(self._maze, overlay=Overlay.NONE, palette=_PALETTE), 0)
        top = pages.y
        for line in self._run.search.lines:
            self._write_fitted(pages.width - _WIDTH, _WIDTH, line, _SMALL)
            pages.y += _CODE_LINE
        pages.y = top + _HEIGHT + _GAP
        self._write_table(is_answer=is_answer)
        pages.begin()
        self._write_pictures(is_answer=is_answer)

    def _task(self) -> Iterator[Message]:
        run, grid = self._run, self._run.graph.grid
        start, *goals = (_name(grid.array_place(grid.cell_at_padded(it))) for it in (run.start, *run.goals))
        yield WorksheetText.TASK(start=start, goal=", ".join(goals))
        if run.search.is_walk:
            return
        yield WorksheetText.NEIGHBORS()
        if _has_keys(run):
            yield WorksheetText.DECIDING_NUMBER()
        if run.search.name not in _ADD_ONCE:
            yield WorksheetText.ADDED_AGAIN()

    def _write_table(self, *, is_answer: bool) -> None:
        """Write the table; what is known before the first step is filled in on each."""
        pages, search = self._pages, self._run.search
        frontier = _NAMES.get(search.name, WorksheetText.FRONTIER_COLUMN)()
        titles = (
            WorksheetText.STEP(), WorksheetText.TAKES_CELL(), WorksheetText.ADDS_CELLS(),
            WorksheetText.AFTERWARDS(frontier=frontier),
        )  # fmt: skip
        edges, top = _EDGES[: 3 if search.is_walk else None], pages.y
        pages.painter.setPen(QPen(_GRAY, _LINE_WIDTH))
        for number in range(len(self._rows) + 2):
            y = top + number * _TABLE_ROW
            pages.painter.drawLine(QLineF(MARGIN, y, MARGIN + edges[-1], y))
        for edge in edges:
            pages.painter.drawLine(QLineF(MARGIN + edge, top, MARGIN + edge, y))
        pages.painter.setPen(Qt.GlobalColor.black)
        for number, row in enumerate([tuple(map(self._words, titles)), *self._rows]):
            shown = row if is_answer or number < 2 else row[:1]
            for (left, right), text in zip(pairwise(edges), shown, strict=False):
                width = right - left - 2 * _PAD
                self._write_fitted(left + _PAD, width, text, _TEXT, _TABLE_ROW, is_bold=number == 0)
            pages.y += _TABLE_ROW

    def _write_pictures(self, *, is_answer: bool) -> None:
        """Draw the maze after some steps, and what the colors mean."""
        pages, cursor = self._pages, self._run.cursor()
        pages.write(self._words(WorksheetText.COLOR_CELLS()), _TEXT)
        last = len(self._rows) - 1
        legend, top, seen = pages.y, pages.y + ROW + _PAD, set[int]()
        steps = sorted({-(-last * part // _PICTURES) for part in range(1, _PICTURES + 1)})
        for number, step in enumerate(steps):
            cursor.seek(step)
            marks, level = search_marks(cursor)
            seen.update(np.unique(marks[marks != PLAIN]).tolist())
            left = number % _ACROSS * (pages.width - _WIDTH)
            pages.y = top + number // _ACROSS * (_HEIGHT + ROW)
            shown = marks if is_answer else np.zeros_like(marks)
            self._draw(marked_drawing(self._maze, shown, level, _PALETTE), left)
            pages.y += _HEIGHT
            label = self._words(WorksheetText.AFTER_STEP(step=step))
            self._write_fitted(left, _WIDTH, label, _TEXT, ROW, Qt.AlignmentFlag.AlignHCenter)
        pages.y, left = legend, 0.0
        for text, color in states_of([Mark(mark) for mark in sorted(seen)]):
            box = QRectF(MARGIN + left, pages.y + _PAD, ROW - 2 * _PAD, ROW - 2 * _PAD)
            pages.painter.fillRect(box, QColor(hexed(mark_colors(_PALETTE)[color])))
            self._write_fitted(left + ROW, _LEGEND - ROW, self._words(text), _TEXT)
            left += _LEGEND

    def _draw(self, drawing: Drawing, left: float) -> None:
        """Draw the maze with the numbers of its rows and columns."""
        pages, sketch = self._pages, Sketch(drawing)
        box = paint_svg(pages.painter, sketch.svg(), QRectF(MARGIN + left, pages.y, _WIDTH, _HEIGHT))
        cell = box.width() / sketch.whole.width
        pages.painter.setFont(font_of(int(min(_SMALL, cell * 0.42))))
        _, rows, cols = self._maze.shape
        flags = Qt.AlignmentFlag.AlignCenter | Qt.TextFlag.TextDontClip
        edges = ((cols, QPointF(cell, 0), QSizeF(1, RIM)), (rows, QPointF(0, cell), QSizeF(RIM, 1)))
        for count, step, size in edges:
            for number in range(count):
                corner = box.topLeft() + step * (RIM + number)
                pages.painter.drawText(QRectF(corner, size * cell), flags, str(number + 1))

    def _write_fitted(
        self, left: float, width: float, text: str, size: int, height: int = ROW,
        align: Qt.AlignmentFlag = Qt.AlignmentFlag.AlignLeft, *, is_bold: bool = False,
    ) -> None:  # fmt: skip
        """Write a text in the middle of a height, in smaller letters and more lines if it is too long."""
        room = QRectF(MARGIN + left, self._pages.y, width, height)
        flags = Qt.TextFlag.TextWordWrap | align | Qt.AlignmentFlag.AlignVCenter
        font = font_of(size, is_bold=is_bold)
        while size > _LEAST and not room.contains(QFontMetricsF(font).boundingRect(room, flags, text)):
            size -= _LESS
            font.setPixelSize(size)
        self._pages.painter.setFont(font)
        self._pages.painter.drawText(room, flags, text)


def _has_keys(run: Run) -> bool:
    """Return whether costs or estimates say which cell is next."""
    return bool(run.search.pseudocode) and not run.search.is_walk and run.search.name not in _NAMES


def _name(array_place: Cell) -> str:
    return f"{array_place[1] + 1}/{array_place[2] + 1}"
