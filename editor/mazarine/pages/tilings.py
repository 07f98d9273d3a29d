"""Mazes on tilings as pages, with the maze and its solution, and as pictures; Qt paints them."""

from __future__ import annotations

from pathlib import Path

from PySide6.QtCore import QByteArray, QRectF, QSize, Qt
from PySide6.QtGui import QImage, QPainter
from PySide6.QtSvg import QSvgRenderer

from mazarine.pages.document import paint_svg, pdf_document, save_png
from mazarine.picture.export import Layout
from mazarine.picture.vector import Sheet
from mazarine.tilings import TilingMaze
from mazarine.tilings.drawing import svg_of

_LARGEST = QSize(8000, 8000)
_SHEET = Sheet.of("A4", 10.0)


def write_pages(maze: TilingMaze, path: Path, title: str) -> None:
    """Write two pages of A4, as large as it fits: the maze, and the same with its solution.

    Raises
    ------
    MazeFileError
        If the file cannot be written.
    """
    room = QRectF(_SHEET.margin_mm, _SHEET.margin_mm, *_SHEET.room_mm)
    with pdf_document(path, title, Layout(_SHEET)) as (painter, begin_page):
        paint_svg(painter, svg_of(maze), room)
        begin_page()
        paint_svg(painter, svg_of(maze, has_solution=True), room)


def write_png(svg: str, path: Path) -> None:
    """Write a drawing as a picture on white, of its own size if that is not too large.

    Raises
    ------
    MazeFileError
        If the file cannot be written.
    """
    size = QSvgRenderer(QByteArray(svg.encode())).defaultSize()
    size = size.scaled(size.boundedTo(_LARGEST), Qt.AspectRatioMode.KeepAspectRatio)
    picture = QImage(size, QImage.Format.Format_RGB32)
    picture.fill(Qt.GlobalColor.white)
    painter = QPainter(picture)
    paint_svg(painter, svg, QRectF(picture.rect()))
    painter.end()
    save_png(picture, path)
