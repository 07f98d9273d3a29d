"""The legend: a card over the lower edge of the maze that explains the colors."""

from __future__ import annotations

from dataclasses import replace

from PySide6.QtCore import QRectF, Qt, Slot
from PySide6.QtGui import QColor, QPainter, QPaintEvent, QPalette, QPen
from PySide6.QtWidgets import QLabel, QWidget

from mazarine.gui.analysis.names import KIND_NAMES, name_cells
from mazarine.gui.canvas.graph_overlay import GraphOverlay
from mazarine.gui.canvas.scene import MazeScene
from mazarine.gui.canvas.view import MazeView
from mazarine.gui.i18n import on_language_change, show_text, tr, tr_later
from mazarine.gui.session.current import CurrentSession
from mazarine.gui.shell.legend.legend_parts import SCALE_HEIGHT_PX, Chip, GraphChip, Mark, Scale
from mazarine.gui.widgets.building import FlowLayout, row_of
from mazarine.gui.widgets.labels import PlainLabel
from mazarine.gui.widgets.message_bar import MessageBar
from mazarine.messages import Message
from mazarine.picture import AnyOverlay, Overlay, Palette, Tints
from mazarine.picture.plane import AddedOverlay
from mazarine.picture.scale import even_marks, log_marks
from mazarine.picture.tints import DEAD_END, STRONGEST, WEAKEST, tint_colors
from mazarine.regions import Kind

_CORNER_PX = 10
_BETWEEN_PX = 15

_Look = tuple[Palette, AnyOverlay, Tints | None, Message | None]


class Legend(QWidget):
    """The legend, at the lower left of the view; it lets the pointer through, and is hidden at first."""

    def __init__(
        self,
        view: MazeView,
        scene: MazeScene,
        current: CurrentSession,
        graph_overlay: GraphOverlay,
        messages: MessageBar,
    ) -> None:
        super().__init__(view)
        self._view, self._scene, self._current = view, scene, current
        self._graph_overlay, self._messages = graph_overlay, messages
        self._look: _Look | None = None
        self._entries: QWidget | None = None
        self._kept: dict[AnyOverlay, QWidget] = {}
        """The entries of overlays that are the same for every maze, in the present colors and language."""
        self.setObjectName("legend")
        show_text("Legend", self.setAccessibleName)
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self._row = row_of(margins=(10, 6, 12, 6))
        self.setLayout(self._row)
        self.hide()
        view.resized.connect(self.place)
        scene.palette_changed.connect(self._show_look)
        scene.overlay_changed.connect(self._show_look)
        current.tints_changed.connect(self._follow_tints)
        graph_overlay.text_changed.connect(self._follow_graph)
        on_language_change(self._follow_language)

    @Slot(bool)
    def set_shown(self, is_on: bool) -> None:
        self.setVisible(is_on)
        self.place()

    @Slot()
    def _follow_tints(self) -> None:
        if not self._current.session.tints.is_stale:
            self._show_look()

    @Slot()
    def _follow_graph(self) -> None:
        self._show_look()
        if self._graph_overlay.is_crowded and self.isHidden():
            self._messages.show_message(tr_later("Zoom in to see the region graph."))

    @Slot()
    def _follow_language(self) -> None:
        if self._look is not None:
            self._forget()
            self._look = None
            self._show_look()

    @Slot()
    def _show_look(self) -> None:
        """Explain the colors of the overlay, and the region graph where it is drawn."""
        palette, overlay = self._scene.palette_of_maze, self._scene.overlay
        tints, graph_entry = self._current.session.tints.value, self._graph_overlay.message
        look = palette, overlay, tints, graph_entry
        if look == self._look:
            return
        if self._look is not None and palette is not self._look[0]:
            self._forget()
        self._look = look
        if self._entries is not None:
            self._entries.hide()
            if self._entries not in self._kept.values():
                self._drop(self._entries)
        self._entries = self._kept.get(overlay) if graph_entry is None else None
        if self._entries is None:
            self._entries = _in_a_row(_parts(palette, overlay, self._with_names(tints), graph_entry))
            self._row.addWidget(self._entries)
            if not overlay.has_tints and graph_entry is None:
                self._kept[overlay] = self._entries
        # A layout shows what is added to it later, and until then leaves no room for it.
        self._entries.show()
        self.place()

    def _with_names(self, tints: Tints | None) -> Tints | None:
        """Return the tints with the cells of their message by their names."""
        return tints and replace(tints, message=name_cells(tints.message, self._current.maze))

    def _forget(self) -> None:
        """Drop the entries in other colors or another language."""
        for entries in self._kept.values():
            if entries is not self._entries:
                self._drop(entries)
        self._kept.clear()

    def _drop(self, entries: QWidget) -> None:
        self._row.removeWidget(entries)
        entries.deleteLater()

    def paintEvent(self, event: QPaintEvent) -> None:
        del event
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        ground = QColor(self.palette().color(QPalette.ColorRole.Window))
        ground.setAlpha(236)
        line = QColor(self.palette().color(QPalette.ColorRole.WindowText))
        line.setAlpha(40)
        painter.setPen(QPen(line, 1))
        painter.setBrush(ground)
        painter.drawRoundedRect(QRectF(self.rect()).adjusted(0.5, 0.5, -0.5, -0.5), 6, 6)

    @Slot()
    def place(self) -> None:
        """Move to the lower left, in several rows if necessary."""
        self._row.activate()
        hint, room = self.sizeHint(), self._view.viewport().width() - 2 * _CORNER_PX
        width = min(hint.width(), max(room, self.minimumSizeHint().width()))
        self.resize(width, hint.height() if width == hint.width() else self.heightForWidth(width))
        corner = self._view.viewport().geometry().bottomLeft()
        self.move(corner.x() + _CORNER_PX, corner.y() + 1 - self.height() - _CORNER_PX)
        self._view.set_lower_room(0 if self.isHidden() else self.height() + _CORNER_PX)


def _in_a_row(parts: list[list[QWidget]]) -> QWidget:
    """Return a widget with the entries side by side, each with its text as its accessible name."""
    entries = QWidget()
    flow = FlowLayout(entries, _BETWEEN_PX)
    for part in parts:
        entry = QWidget()
        row = row_of(*part, margins=(0, 0, 0, 0), spacing=6)
        entry.setLayout(row)
        # The same height for all: a maze that fits would jump with every overlay.
        row.addStrut(SCALE_HEIGHT_PX)
        text = " ".join(widget.text() for widget in part if isinstance(widget, QLabel))
        for widget in part:
            if not (isinstance(widget, QLabel) or widget.accessibleName()):
                widget.setAccessibleName(text)
        flow.addWidget(entry)
    return entries


def _parts(
    palette: Palette, overlay: AnyOverlay, tints: Tints | None, graph_entry: Message | None
) -> list[list[QWidget]]:
    """Return the widgets of each entry."""
    parts = _parts_of_overlay(palette, overlay, tints)
    if graph_entry is not None:
        parts.append([GraphChip(palette), PlainLabel(tr(graph_entry))])
    return parts


def _parts_of_overlay(palette: Palette, overlay: AnyOverlay, tints: Tints | None) -> list[list[QWidget]]:
    rock: list[QWidget] = [Chip((palette.rock,), palette, kind=Kind.ROCK), PlainLabel(tr("Rock"))]
    if not overlay.has_tints:
        entries = _entries(palette, overlay)
        parts: list[list[QWidget]] = [
            [Chip(colors, palette, mark, kind=kind), PlainLabel(tr(text))]
            for colors, mark, text, kind in entries
        ]
        return [*parts, rock]
    if tints is None:
        return [[PlainLabel(tr("Calculating…"))]]
    if tints.steps is None:
        return [[PlainLabel(tr(tints.message))]]
    return [*_tinted_parts(palette, overlay, tints), rock]


def _tinted_parts(palette: Palette, overlay: AnyOverlay, tints: Tints) -> list[list[QWidget]]:
    colors = tint_colors(palette, overlay)
    text = PlainLabel(tr(tints.message))
    ramp = tuple(colors[WEAKEST:].tolist())
    if overlay is Overlay.DISTANCES:
        unreached = Chip((palette.unreached,), palette, Mark.SLASH)
        return [[text, Scale(ramp, even_marks(int(tints.most)))], [unreached, PlainLabel(tr("No path"))]]
    if overlay in (Overlay.CHOKEPOINTS, Overlay.SUBTREES):
        return [[text, Scale(ramp, log_marks(int(tints.most)))] if tints.most else [text]]
    if isinstance(overlay, AddedOverlay):
        return [[text, Scale(ramp, ((0.0, tints.least), (1.0, tints.most)))]]
    parts: list[list[QWidget]] = [[Chip((int(colors[STRONGEST]),), palette), text]]
    if overlay is Overlay.DEAD_ENDS:
        parts.append([Chip((int(colors[DEAD_END]),), palette), PlainLabel(tr("Leads to dead ends only"))])
    return parts


_Entry = tuple[tuple[int, ...], Mark | None, Message, Kind | None]


def _entries(palette: Palette, overlay: AnyOverlay) -> list[_Entry]:
    if overlay is Overlay.KINDS:
        return [
            ((palette.room,), None, KIND_NAMES[Kind.ROOM], Kind.ROOM),
            ((palette.corridor,), None, KIND_NAMES[Kind.CORRIDOR], Kind.CORRIDOR),
            ((palette.crossroad,), Mark.CROSS, KIND_NAMES[Kind.CROSSROAD], Kind.CROSSROAD),
            ((palette.crossroad,), Mark.RING, tr_later("Entry"), Kind.CROSSROAD),
        ]
    if overlay is Overlay.REGIONS:
        some = tuple(int(palette.regions[at]) for at in (10, 90, 170))
        return [
            (some, None, tr_later("A color for each room and corridor"), None),
            ((palette.floor,), Mark.CROSS, tr_later("Crossroads, paler"), None),
            ((palette.floor,), Mark.RING, tr_later("Entries"), None),
        ]
    return [((palette.floor,), None, tr_later("Floor"), None)]
