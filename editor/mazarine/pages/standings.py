"""The standings of a league as PDF: a table, and small drawings of the mazes."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

from PySide6.QtCore import QLineF, QRectF, Qt
from PySide6.QtGui import QColor, QFont, QFontMetricsF, QPainter, QPen

from mazarine.errors import MazeError
from mazarine.league.messages import ReportText
from mazarine.league.report import Report
from mazarine.maze import Maze
from mazarine.messages import Message
from mazarine.pages.document import paint_svg, pdf_document
from mazarine.pages.flow import MARGIN, ROW, Pages, font_of
from mazarine.picture.drawing import Drawing
from mazarine.picture.export import Layout
from mazarine.picture.plane import Overlay
from mazarine.picture.vector import Sheet
from mazarine.picture.vector.sketch import Sketch

_TITLE, _TEXT = 600, 290
_GAP, _LINE_WIDTH = 250, 12
_PICTURE = 5000
_MOST_UPRIGHT = 6
"""Columns of a table on an upright page."""
_LEAST_COLUMN = 1500
_MOST_CELLS = 1 << 16
_GRAY = QColor("#5b6472")


def write_report(report: Report, path: Path, words_of: Callable[[Message | str], str] = str) -> None:
    """Write the standings of a league; from any thread, and without a screen too.

    Parameters
    ----------
    words_of : translates the text around the table

    Raises
    ------
    MazeFileError
        If the file cannot be written.
    """
    sheet = Sheet.of("A4", is_landscape=len(report.table[0]) > _MOST_UPRIGHT)
    with pdf_document(path, report.title, Layout(sheet)) as (painter, begin_page):
        pages = Pages(painter, begin_page, sheet)
        pages.write(report.title, _TITLE)
        for line in report.lines:
            pages.write(words_of(line), _TEXT)
        _Table(pages, report).write()
        _write_mazes(pages, report, words_of)


class _Table:
    def __init__(self, pages: Pages, report: Report) -> None:
        self._pages, self._report = pages, report
        metrics = QFontMetricsF(font_of(_TEXT, is_bold=True))
        columns = zip(*report.table, strict=True)
        self._widths = [max(map(metrics.horizontalAdvance, texts)) + _GAP for texts in columns]
        over = sum(self._widths) - pages.width
        # The widest columns of text become narrower, numbers do not.
        for column in sorted(report.left, key=lambda it: -self._widths[it]):
            less = max(0.0, min(over, self._widths[column] - _LEAST_COLUMN))
            self._widths[column] -= less
            over -= less

    def write(self) -> None:
        """Write all rows; the titles are repeated on each page."""
        titles, *rows = self._report.table
        self._pages.y += _GAP
        self._write_titles(titles)
        for row in rows:
            if self._pages.take(ROW):
                self._write_titles(titles)
            self._write_row(row, font_of(_TEXT))
        self._pages.y += 2 * _GAP

    def _write_titles(self, titles: tuple[str, ...]) -> None:
        pages = self._pages
        pages.take(2 * ROW)
        self._write_row(titles, font_of(_TEXT, is_bold=True))
        pages.painter.setPen(QPen(_GRAY, _LINE_WIDTH))
        pages.painter.drawLine(QLineF(MARGIN, pages.y, MARGIN + pages.width, pages.y))
        pages.painter.setPen(Qt.GlobalColor.black)

    def _write_row(self, row: tuple[str, ...], font: QFont) -> None:
        self._pages.painter.setFont(font)
        left = 0.0
        for number, (text, width) in enumerate(zip(row, self._widths, strict=True)):
            is_left = number in self._report.left
            align = Qt.AlignmentFlag.AlignLeft if is_left else Qt.AlignmentFlag.AlignRight
            self._pages.cell(left, width - _GAP, text, align)
            left += width
        self._pages.y += ROW


def _write_mazes(pages: Pages, report: Report, words_of: Callable[[Message | str], str]) -> None:
    """Draw the mazes in rows, each with its name below."""
    across = int((pages.width + _GAP) // (_PICTURE + _GAP))
    pages.painter.setFont(font_of(_TEXT))
    for number, (name, maze_of) in enumerate(report.mazes):
        col = number % across
        if col == 0:
            pages.take(_PICTURE + ROW)
        left = col * (_PICTURE + _GAP)
        try:
            note = _draw(pages.painter, maze_of(), QRectF(MARGIN + left, pages.y, _PICTURE, _PICTURE))
        except MazeError as error:
            note = error.message
        middle = Qt.AlignmentFlag.AlignHCenter
        if note is not None:
            pages.cell(left, _PICTURE, words_of(note), middle)
        pages.y += _PICTURE
        pages.cell(left, _PICTURE, name, middle, Qt.TextElideMode.ElideMiddle)
        is_last = col == across - 1 or number == len(report.mazes) - 1
        pages.y += ROW + _GAP if is_last else -_PICTURE


def _draw(painter: QPainter, maze: Maze, room: QRectF) -> Message | None:
    """Draw the lowest level of a maze as large as it fits, in the middle; return why not."""
    if maze.cells[0].size > _MOST_CELLS:
        return ReportText.NOT_DRAWN()
    paint_svg(painter, Sketch(Drawing(maze, overlay=Overlay.NONE)).svg(), room)
    return None
