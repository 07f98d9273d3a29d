"""Books of puzzles as PDF, and one SVG for each puzzle."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

from PySide6.QtCore import QByteArray, QRectF, Qt
from PySide6.QtGui import QFontMetricsF, QPainter
from PySide6.QtSvg import QSvgRenderer

from mazarine.book.finding import FoundMaze, Kept, find_mazes
from mazarine.book.messages import BookText
from mazarine.book.pages import BookPage, BookPages, Text
from mazarine.book.plan import BookPlan
from mazarine.errors import MazeFileError
from mazarine.files.atomic import replacing, require_replaceable
from mazarine.files.faults import reason_of
from mazarine.messages import Message
from mazarine.pages.document import pdf_document
from mazarine.pages.flow import font_of
from mazarine.picture.export import Layout
from mazarine.picture.vector import Sheet
from mazarine.progress import Progress, part_of, rest_of, tell

_FONT_PX = 100
_LEAST_SIZE_MM = 1.0
SEARCH_SHARE = 0.9
"""Of the progress of a book."""
_ALIGN = {
    "top": Qt.AlignmentFlag.AlignHCenter | Qt.AlignmentFlag.AlignTop,
    "bottom": Qt.AlignmentFlag.AlignHCenter | Qt.AlignmentFlag.AlignBottom,
    "left": Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignBottom,
}


def make_book(
    plan: BookPlan,
    out: Path,
    svg: Path | None = None,
    progress: Progress | None = None,
    words_of: Callable[[Message | str], str] = str,
) -> tuple[int, list[FoundMaze]]:
    """Find the mazes of a book and write it; from any thread, and without a screen too.

    What was found when it was stopped is kept beside `out`, and used by the next call.

    Parameters
    ----------
    svg : the folder for a drawing of each puzzle; None for none
    words_of : translates the text on pages

    Returns
    -------
    pages, mazes : the number of pages, and what is on them

    Raises
    ------
    MazeError
        If the plan is not possible, a maze is not found, or a file cannot be written.
    Cancelled
        If it was stopped; no file is written.
    """
    plan.require_possible()
    require_replaceable(out)
    kept, searching = Kept(out), part_of(progress, SEARCH_SHARE)
    mazes = find_mazes(plan, kept, lambda done, count: searching is None or searching(done / count))
    pages = BookPages(plan, mazes)
    if svg is not None:
        _write_drawings(pages, mazes, svg)
    _write_pdf(pages, out, rest_of(progress, SEARCH_SHARE), words_of)
    kept.remove()
    return len(pages), mazes


def _write_drawings(pages: BookPages, mazes: list[FoundMaze], folder: Path) -> None:
    try:
        folder.mkdir(exist_ok=True)
    except OSError as error:
        raise MazeFileError(folder, reason_of(error)) from error
    for it in mazes:
        with replacing(folder / f"maze-{it.puzzle.number:03}.svg") as stream:
            stream.write(pages.puzzle_figure(it.puzzle).svg.encode())


def _write_pdf(
    pages: BookPages, out: Path, progress: Progress | None, words_of: Callable[[Message | str], str]
) -> None:
    plan = pages.plan
    width, height = (side + 2 * plan.bleed_mm for side in plan.size_mm)
    layout = Layout(Sheet(width, height, 0))
    with pdf_document(out, plan.title or words_of(BookText.USUAL_TITLE()), layout, plan.bleed_mm) as (
        painter,
        begin_page,
    ):
        for done, page in enumerate(pages):
            tell(progress, done / len(pages))
            if done:
                begin_page()
            paint_page(painter, page, words_of)
    tell(progress, 1.0)


def paint_page(painter: QPainter, page: BookPage, words_of: Callable[[Message | str], str] = str) -> None:
    """Paint a page with a painter whose units are millimeters from its upper left corner."""
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    for figure, left, top in page.figures:
        box = QRectF(left, top, figure.width_mm, figure.height_mm)
        painter.save()
        QSvgRenderer(QByteArray(figure.svg.encode())).render(painter, box)
        painter.restore()
    painter.setPen(Qt.GlobalColor.black)
    for text in page.texts:
        _write(painter, text, words_of(text.text))


def _write(painter: QPainter, text: Text, words: str) -> None:
    """Write a text in lines, in smaller letters until it fits."""
    font, flags = font_of(_FONT_PX, is_bold=text.is_bold), _ALIGN[text.at] | Qt.TextFlag.TextWordWrap
    size_mm = text.size_mm
    while True:
        scale = size_mm / _FONT_PX
        room = QRectF(0, 0, text.box.width / scale, text.box.height / scale)
        needed = QFontMetricsF(font).boundingRect(room, flags, words)
        if size_mm <= _LEAST_SIZE_MM or room.contains(needed):
            break
        size_mm *= 0.93
    painter.save()
    painter.translate(text.box.left, text.box.top)
    painter.scale(scale, scale)
    painter.setFont(font)
    painter.drawText(room, flags, words)
    painter.restore()
