"""The picture in the dialog, with corners to drag, and how it is read and drawn."""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path

import numpy as np
from numpy.typing import NDArray
from PIL import Image, ImageDraw
from PySide6.QtCore import QPointF, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QColor, QKeyEvent, QMouseEvent, QPainter, QPen, QPolygonF

from mazarine.errors import MazeFileError
from mazarine.files import ReadOptions
from mazarine.files.pictures.loading import Pixels, load
from mazarine.files.pictures.picture import PictureReading, Points, corners_of, read_picture, walls_in
from mazarine.files.source import opened
from mazarine.gui.background.jobs import IsCurrent
from mazarine.gui.i18n import tr
from mazarine.gui.style.painting import PaintedWidget, image_of
from mazarine.messages import Message, plain

_LINE = (230, 0, 120)
_FADED = 0.45
"""How much of the picture remains below the walls."""


@dataclass(frozen=True, eq=False)
class PicturePreview:
    """What is found in a picture.

    Attributes
    ----------
    picture : with the walls over it, 0xffRRGGBB
    scale : how many pixels of it one of the file is
    pixels : the decoded picture
    options : how it was read
    reading : what was found; None if nothing
    corners : of the maze, or of the middle of the picture, in pixels of the file
    lines : the notes, or why nothing was found
    """

    picture: NDArray[np.uint32]
    scale: float
    pixels: Pixels
    options: ReadOptions
    reading: PictureReading | None
    corners: Points
    lines: tuple[Message, ...]


def preview_of(
    path: Path, options: ReadOptions, room: tuple[int, int], pixels: Pixels | None, is_current: IsCurrent
) -> PicturePreview:
    """Read a picture and draw what is found; `MazeFileError` if it is no picture."""
    with opened(path, options=options, progress=lambda _: is_current()) as source:
        with source.faults():
            pixels = pixels or load(source)
        reading: PictureReading | None = None
        lines: tuple[Message, ...] = ()
        try:
            reading = read_picture(source, pixels)
        except MazeFileError as error:
            lines = (plain(error.cause) if isinstance(error.cause, str) else error.cause,)
    height, width = pixels.colors.shape[:2]
    scale = min(room[0] / width, room[1] / height) / pixels.reduced
    image = _shown(pixels, scale * pixels.reduced, faded=reading is not None)
    if reading is None:
        sides = np.array([[0.1, 0.1], [0.9, 0.1], [0.9, 0.9], [0.1, 0.9]])
        corners = sides * np.array([width, height]) * pixels.reduced
    else:
        _draw(image, walls_in(reading) * scale)
        corners, lines = corners_of(reading), reading.notes
    return PicturePreview(_words(image), scale, pixels, options, reading, corners, lines)


def _shown(pixels: Pixels, scale: float, *, faded: bool) -> Image.Image:
    height, width = pixels.colors.shape[:2]
    size = (max(1, round(width * scale)), max(1, round(height * scale)))
    how = Image.Resampling.BOX if scale < 1 else Image.Resampling.NEAREST
    image = Image.fromarray(pixels.colors).resize(size, how)
    return Image.blend(Image.new("RGB", size, (255, 255, 255)), image, _FADED) if faded else image


def _draw(image: Image.Image, walls: Points) -> None:
    pen = ImageDraw.Draw(image)
    for ends in walls.reshape(-1, 4).tolist():
        pen.line(ends, fill=_LINE, width=2)


def _words(image: Image.Image) -> NDArray[np.uint32]:
    red, green, blue = (np.asarray(band).astype(np.uint32) for band in image.split())
    return (0xFF000000 | red << 16 | green << 8 | blue).astype(np.uint32)


_RADIUS_PX, _NEAR_PX = 7.0, 16.0
_HANDLE, _CHOSEN = QColor(0, 110, 220), QColor(255, 140, 0)
_LEAST = QSize(360, 280)
_STEPS = {Qt.Key.Key_Left: (-1, 0), Qt.Key.Key_Right: (1, 0), Qt.Key.Key_Up: (0, -1), Qt.Key.Key_Down: (0, 1)}


class PictureView(PaintedWidget):
    """Shows a preview; its corners are dragged, or moved by the arrow keys once they are chosen by Tab."""

    corners_moved = Signal()
    """The user has moved a corner."""

    def __init__(self) -> None:
        super().__init__()
        self.setMinimumSize(_LEAST)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setAccessibleName(tr("Picture with the walls that were found"))
        self.corners: Points | None = None
        self._preview: PicturePreview | None = None
        self._chosen = 0
        self._is_dragged = False

    @property
    def room(self) -> tuple[int, int]:
        """Its width and height in pixels of the screen."""
        ratio = self.devicePixelRatioF()
        return max(1, round(self.width() * ratio)), max(1, round(self.height() * ratio))

    def show_preview(self, preview: PicturePreview | None) -> None:
        self._preview = preview
        self.update()

    def show_corners(self, corners: Points | None) -> None:
        self.corners = None if corners is None else corners.copy()
        self.update()

    def pixel_of(self, place: tuple[float, float]) -> QPointF:
        frame, scale = self._frame(), self._scale()
        return QPointF(frame.left() + place[0] * scale, frame.top() + place[1] * scale)

    def mousePressEvent(self, event: QMouseEvent) -> None:
        if self.corners is None or event.button() != Qt.MouseButton.LeftButton:
            return
        away = [self._away(corner, event.position()) for corner in self.corners.tolist()]
        if min(away) <= _NEAR_PX:
            self._chosen, self._is_dragged = int(np.argmin(away)), True
            self.update()

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        if self._is_dragged:
            frame, scale = self._frame(), self._scale()
            place = event.position() - frame.topLeft()
            self._move_to(place.x() / scale, place.y() / scale)

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        del event
        self._is_dragged = False

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Move the chosen corner by a pixel, or choose the next one."""
        step = _STEPS.get(Qt.Key(event.key()))
        if self.corners is None:
            super().keyPressEvent(event)
        elif event.key() == Qt.Key.Key_Space:
            self._chosen = (self._chosen + 1) % 4
            self.update()
        elif step is not None:
            x, y = self.corners[self._chosen].tolist()
            self._move_to(x + step[0] / self._scale(), y + step[1] / self._scale())
        else:
            super().keyPressEvent(event)

    def _move_to(self, x: float, y: float) -> None:
        if self.corners is None or self._preview is None:
            return
        height, width = (side / self._preview.scale for side in self._preview.picture.shape)
        self.corners[self._chosen] = min(max(x, 0.0), width), min(max(y, 0.0), height)
        self.update()
        self.corners_moved.emit()

    def _away(self, corner: list[float], point: QPointF) -> float:
        offset = self.pixel_of((corner[0], corner[1])) - point
        return float(np.hypot(offset.x(), offset.y()))

    def _scale(self) -> float:
        """Return how many pixels of the window one of the file is."""
        return 1.0 if self._preview is None else self._preview.scale / self.devicePixelRatioF()

    def _frame(self) -> QRectF:
        if self._preview is None:
            return QRectF(self.rect())
        height, width = (side / self.devicePixelRatioF() for side in self._preview.picture.shape)
        return QRectF((self.width() - width) / 2, (self.height() - height) / 2, width, height)

    def _paint(self, painter: QPainter) -> None:
        if self._preview is not None:
            painter.drawImage(
                self._frame().topLeft(), image_of(self._preview.picture, self.devicePixelRatioF())
            )
        if self.corners is None:
            return
        points = [self.pixel_of((x, y)) for x, y in self.corners.tolist()]
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setPen(QPen(_HANDLE, 1.5, Qt.PenStyle.DashLine))
        painter.drawPolygon(QPolygonF(points))
        for number, point in enumerate(points):
            is_chosen = number == self._chosen and (self._is_dragged or self.hasFocus())
            painter.setPen(QPen(_CHOSEN if is_chosen else _HANDLE, 2.5))
            painter.setBrush(QColor(255, 255, 255, 160))
            painter.drawEllipse(point, _RADIUS_PX, _RADIUS_PX)
