"""The icons: our own drawings, in the color of the text around them, sharp at every size."""

from __future__ import annotations

import re
from functools import lru_cache
from pathlib import Path

from PySide6.QtCore import QPoint, QRect, QRectF, QSize, Qt
from PySide6.QtGui import QGuiApplication, QIcon, QIconEngine, QPainter, QPalette, QPixmap, QPixmapCache

from mazarine.resources_path import resource

_ENGINES: list[QIconEngine] = []
"""Qt owns the engines, but not their Python halves; they live as long as the program."""

_INVISIBLE = re.compile(r'(?<=stroke=")#[0-9a-f]{6}|#2f7fd0')
"""Colors of lines and blue areas, which would not show on the background of a selection."""


class SvgEngine(QIconEngine):
    """Draws an SVG whose `currentColor` is the text color of the palette at that moment.

    The file is read when the icon is first painted: most icons are in menus, which few starts open.
    """

    def __init__(self, path: Path) -> None:
        super().__init__()
        self._path = path
        _ENGINES.append(self)

    def paint(self, painter: QPainter, rect: QRect, mode: QIcon.Mode, state: QIcon.State) -> None:
        del state
        painter.save()
        if mode == QIcon.Mode.Disabled:
            painter.setOpacity(0.38)
        is_plain = mode == QIcon.Mode.Selected
        _renderer(self._path, _text_color(mode), is_plain).render(painter, QRectF(rect))
        painter.restore()

    def pixmap(self, size: QSize, mode: QIcon.Mode, state: QIcon.State) -> QPixmap:
        """Return a picture of this size, which is drawn once as long as Qt's cache keeps it."""
        key = f"{self._path}|{size.width()}|{size.height()}|{mode.name}|{_text_color(mode)}"
        pixmap = QPixmap()
        if not QPixmapCache.find(key, pixmap):
            pixmap = QPixmap(size)
            pixmap.fill(Qt.GlobalColor.transparent)
            painter = QPainter(pixmap)
            self.paint(painter, QRect(QPoint(), size), mode, state)
            painter.end()
            QPixmapCache.insert(key, pixmap)
        return pixmap

    def clone(self) -> QIconEngine:
        return SvgEngine(self._path)


@lru_cache
def icon(name: str) -> QIcon:
    """Return the icon of this name; `resources/icons/NAME.svg` holds its drawing."""
    return QIcon(SvgEngine(_folder() / f"{name}.svg"))


@lru_cache
def _folder() -> Path:
    return resource("icons")


def _text_color(mode: QIcon.Mode) -> str:
    role = (
        QPalette.ColorRole.HighlightedText if mode == QIcon.Mode.Selected else QPalette.ColorRole.ButtonText
    )
    return QGuiApplication.palette().color(QPalette.ColorGroup.Active, role).name()


@lru_cache(maxsize=256)
def _renderer(path: Path, color: str, is_plain: bool):  # type: ignore[no-untyped-def]
    from PySide6.QtSvg import QSvgRenderer  # noqa: PLC0415  # loaded with the first icon that is painted

    drawing = path.read_text(encoding="utf-8")
    if is_plain:
        drawing = _INVISIBLE.sub("currentColor", drawing)
    return QSvgRenderer(drawing.replace("currentColor", color).encode())
