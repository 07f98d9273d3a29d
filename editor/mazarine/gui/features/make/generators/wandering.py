"""Showing an infinite maze in a window of its own."""

from __future__ import annotations

from functools import partial

from PySide6.QtWidgets import QWidget

from mazarine.gui.documents.document_manager import DocumentManager
from mazarine.gui.features.make.generators.infinite_window import InfiniteWindow
from mazarine.gui.forms.order import GeneratorRequest
from mazarine.gui.session.current import CurrentSession
from mazarine.picture import Palette


def show_infinite(
    order: GeneratorRequest,
    current: CurrentSession,
    documents: DocumentManager,
    palette: Palette,
    parent: QWidget,
) -> None:
    """Show an infinite maze; a part that is cut out is opened as another maze."""
    window = InfiniteWindow(order, palette, parent)
    window.cut.connect(partial(documents.begin, is_unsaved=True))
    # When what was cut out is opened; the maze that is open may be kept instead.
    current.session.maze_replaced.connect(window.close)
    current.session.closed.connect(window.close)
    window.show()
