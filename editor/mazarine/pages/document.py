"""PDF files: the pages of a booklet as lines and areas, sharp at every size; and pictures of drawings."""

from __future__ import annotations

import os
import re
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from math import ceil, sqrt
from pathlib import Path

from PySide6.QtCore import (
    QBuffer,
    QByteArray,
    QCoreApplication,
    QIODevice,
    QLineF,
    QMarginsF,
    QRectF,
    QSizeF,
    Qt,
)
from PySide6.QtGui import (
    QColor,
    QFont,
    QImage,
    QImageWriter,
    QPageLayout,
    QPageSize,
    QPainter,
    QPdfWriter,
    QPen,
)
from PySide6.QtSvg import QSvgRenderer
from PySide6.QtWidgets import QApplication

from mazarine.errors import MazeError, MazeFileError
from mazarine.files.atomic import replacing
from mazarine.messages import Message
from mazarine.picture.export import Booklet, Layout
from mazarine.picture.messages import PictureMessage
from mazarine.picture.vector import Sheet, Sketch
from mazarine.picture.vector.pages import WORDS_FROM_MM, Leaf, Note
from mazarine.progress import Progress, tell

_DOTS_PER_INCH = 1200
MM_PER_INCH = 25.4
_FONT_PX, _LONGEST_PX = 100, 20_000
_MARK_WIDTH_MM = 0.1
_MOST_PIXELS, _LONGEST_SIDE_PX = 100_000_000, 32_000
_GRAY = QColor("#5b6472")


def write_pdf(
    booklet: Booklet,
    layout: Layout,
    path: Path,
    progress: Progress | None = None,
    words_of: Callable[[Message | str], str] = str,
) -> None:
    """Write the pages of a booklet; from any thread, and without a screen too.

    Parameters
    ----------
    booklet, layout, path : what to write, how, and where to
    progress : called with the share that is done
    words_of : translates the labels of the pages

    Raises
    ------
    MazeError
        If the pages cannot be laid out, or the file cannot be written.
    Cancelled
        If it was stopped; the file is unchanged.
    """
    leaves = booklet.count(layout)
    with pdf_document(path, booklet.title, layout) as (painter, begin_page):
        for done, leaf in enumerate(booklet.leaves(layout)):
            tell(progress, done / leaves)
            if done:
                begin_page()
            paint_leaf(painter, leaf, words_of)
    tell(progress, 1.0)


@contextmanager
def pdf_document(
    path: Path, title: str, layout: Layout, bleed_mm: float = 0.0
) -> Iterator[tuple[QPainter, Callable[[], None]]]:
    """Yield a painter in millimeters on a first page, and what begins the next one; then write the file.

    Parameters
    ----------
    bleed_mm : how much of the sheet is cut off at each edge

    Raises
    ------
    MazeFileError
        If the file cannot be written.
    """
    _require_application()
    buffer = QBuffer()
    buffer.open(QIODevice.OpenModeFlag.WriteOnly)
    writer = QPdfWriter(buffer)
    writer.setResolution(_DOTS_PER_INCH)
    writer.setTitle(title)
    writer.setCreator("Mazarine")
    writer.setPageLayout(page_layout(layout))
    painter = QPainter(writer)

    def begin_page() -> None:
        if not writer.newPage():
            raise MazeFileError(path, PictureMessage.NO_FURTHER_PAGE())

    try:
        painter.scale(_DOTS_PER_INCH / MM_PER_INCH, _DOTS_PER_INCH / MM_PER_INCH)
        # Pages are counted from below, and become as high as the sheet when the file is written.
        beyond = writer.pageLayout().fullRectPoints().height() - _points(layout.sheet.height_mm)
        painter.translate(0, beyond * MM_PER_INCH / 72)
        yield painter, begin_page
    finally:
        painter.end()
    with replacing(path) as stream:
        stream.write(_with_exact_pages(bytes(buffer.data().data()), layout.sheet, bleed_mm))


def _with_exact_pages(data: bytes, sheet: Sheet, bleed_mm: float) -> bytes:
    """Return a file whose pages are as large as the sheet, of the same length: Qt rounds to whole points."""
    left, width, height = map(_points, (bleed_mm, sheet.width_mm, sheet.height_mm))
    trim = f"{left:.2f} {left:.2f} {width - left:.2f} {height - left:.2f}"
    boxes = f"/MediaBox [0 0 {width:.2f} {height:.2f}]\n/TrimBox [{trim}]".encode()
    rounded = rb"/MediaBox \[0 0 [\d.]+ [\d.]+\]\n/TrimBox \[0 0 [\d.]+ [\d.]+\]"
    return re.sub(rounded, lambda found: boxes.ljust(len(found[0])), data)


def _points(length_mm: float) -> float:
    return round(length_mm / MM_PER_INCH * 72, 2)


def page_layout(layout: Layout) -> QPageLayout:
    """Return the paper as Qt has it; margins are kept free by what is painted."""
    sheet = layout.sheet
    lies = sheet.width_mm > sheet.height_mm
    upright = QSizeF(min(sheet.width_mm, sheet.height_mm), max(sheet.width_mm, sheet.height_mm))
    size = QPageSize(upright, QPageSize.Unit.Millimeter, "", QPageSize.SizeMatchPolicy.FuzzyMatch)
    turned = QPageLayout.Orientation.Landscape if lies else QPageLayout.Orientation.Portrait
    return QPageLayout(size, turned, QMarginsF())


def _require_application() -> None:
    """Start Qt without a screen if there is no window: text on pages needs its fonts."""
    if QCoreApplication.instance() is None:
        os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
        _kept.append(QApplication(["mazarine"]))


_kept: list[QApplication] = []
"""An application without a reference would end."""


def paint_leaf(painter: QPainter, leaf: Leaf, words_of: Callable[[Message | str], str] = str) -> None:
    """Paint a page with a painter whose units are millimetres from the upper left corner of the paper."""
    sheet, window = leaf.sheet, leaf.window
    if leaf.sketch is not None and window is not None:
        area = QRectF(leaf.left, leaf.top, window.width * leaf.cell_mm, window.height * leaf.cell_mm)
        paint_svg(painter, leaf.sketch.svg(window), area)
    painter.setPen(QPen(_GRAY, _MARK_WIDTH_MM))
    if leaf.lines:
        painter.drawLines([QLineF(*line) for line in leaf.lines])
    for note in leaf.notes:
        _write(painter, note, words_of)
    if sheet.margin_mm >= WORDS_FROM_MM:
        label = " · ".join(filter(None, (leaf.title, words_of(leaf.label))))
        _write(painter, Note(sheet.width_mm / 2, sheet.height_mm - sheet.margin_mm / 2, label), words_of)


def paint_svg(painter: QPainter, svg: str, room: QRectF) -> QRectF:
    """Paint a drawing as large as it fits, in the middle of a room; return where it is."""
    drawing = QSvgRenderer(QByteArray(svg.encode()))
    size = drawing.viewBoxF().size().scaled(room.size(), Qt.AspectRatioMode.KeepAspectRatio)
    box = QRectF(room.topLeft(), size)
    box.moveCenter(room.center())
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.setClipRect(box)
    drawing.render(painter, box)
    painter.restore()
    return box


def write_png(sketch: Sketch, cell_px: float, path: Path, dots_per_inch: float = 0) -> None:
    """Write a whole drawing as a picture; from any thread, and without a screen too.

    Raises `MazeError` if it would have too many pixels, or cannot be written.
    """
    picture = picture_of(sketch, cell_px)
    for set_dots in (picture.setDotsPerMeterX, picture.setDotsPerMeterY):
        set_dots(round(dots_per_inch / MM_PER_INCH * 1000))
    save_png(picture, path)


def save_png(picture: QImage, path: Path) -> None:
    """Write a picture to a file; `MazeFileError` if it cannot be written."""
    buffer = QBuffer()
    QImageWriter(buffer, QByteArray(b"png")).write(picture)
    with replacing(path) as stream:
        stream.write(buffer.data().data())


def picture_of(sketch: Sketch, cell_px: float) -> QImage:
    """Paint a whole drawing; `MazeError` if it would have too many pixels."""
    _require_application()
    whole = sketch.whole
    width, height = (ceil(size * cell_px) for size in whole[2:])
    if width * height > _MOST_PIXELS or max(width, height) > _LONGEST_SIDE_PX:
        fitting = min(sqrt(_MOST_PIXELS / whole.width / whole.height), _LONGEST_SIDE_PX / max(whole[2:]))
        raise MazeError(
            PictureMessage.TOO_MANY_PIXELS(
                width=width, height=height, most=_MOST_PIXELS, fitting=int(fitting)
            )
        )
    picture = QImage(width, height, QImage.Format.Format_RGB32)
    picture.fill(Qt.GlobalColor.white)
    painter = QPainter(picture)
    paint_svg(painter, sketch.svg(), QRectF(0, 0, whole.width * cell_px, whole.height * cell_px))
    painter.end()
    return picture


def _write(painter: QPainter, note: Note, words_of: Callable[[Message | str], str]) -> None:
    """Write a line of text, in letters of some millimetres."""
    font = QFont()
    font.setPixelSize(_FONT_PX)
    painter.save()
    painter.translate(note.x, note.y)
    painter.rotate(-90 if note.is_upright else 0)
    painter.scale(note.size_mm / _FONT_PX, note.size_mm / _FONT_PX)
    painter.setFont(font)
    side = Qt.AlignmentFlag.AlignLeft if note.is_left else Qt.AlignmentFlag.AlignHCenter
    room = QRectF(0 if note.is_left else -_LONGEST_PX / 2, -_FONT_PX, _LONGEST_PX, 2 * _FONT_PX)
    painter.drawText(room, side | Qt.AlignmentFlag.AlignVCenter, words_of(note.text))
    painter.restore()
