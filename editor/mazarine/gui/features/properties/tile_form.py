"""The form for a map of tiles of another program: what was read, and what is written for changes."""

from __future__ import annotations

from collections.abc import Iterable

from PySide6.QtCore import Slot
from PySide6.QtWidgets import QComboBox, QFormLayout, QGroupBox

from mazarine.files.format import TILE, TileChoice
from mazarine.gui.i18n import on_language_change, show_text, tr, tr_later
from mazarine.gui.session.current import CurrentSession
from mazarine.gui.widgets.building import add_row
from mazarine.gui.widgets.plain_text import PlainLabel
from mazarine.messages import Message

_MOST_AROUND = tr_later("The most frequent around")


class TileForm(QGroupBox):
    """Shows the notes on the file, and lets the user choose a layer and tiles; hidden for other files."""

    def __init__(self, current: CurrentSession) -> None:
        super().__init__()
        show_text("Map of tiles", self.setTitle)
        self._current = current
        self.notes_label = PlainLabel(wordWrap=True)
        self.layer_box, self.wall_box, self.floor_box = QComboBox(), QComboBox(), QComboBox()
        form = QFormLayout(self)
        form.setFieldGrowthPolicy(QFormLayout.FieldGrowthPolicy.AllNonFixedFieldsGrow)
        form.addRow(self.notes_label)
        for name, box in (
            (tr_later("Layer for walls"), self.layer_box), (tr_later("Tile for walls"), self.wall_box),
            (tr_later("Tile for floor"), self.floor_box),
        ):  # fmt: skip
            show_text(name, box.setAccessibleName)
            add_row(form, name, box)
            box.activated.connect(self._choose)
        current.maze_replaced.connect(self._show)
        current.path_changed.connect(self._show)
        on_language_change(self._show)
        self._show()

    @Slot()
    def _choose(self) -> None:
        self._current.document.tile_choice = TileChoice(
            self.layer_box.currentData(), self.wall_box.currentData(), self.floor_box.currentData()
        )

    @Slot()
    def _show(self) -> None:
        document = self._current.document
        options, choice = document.tile_options, document.tile_choice
        self.setVisible(options is not None)
        if options is None:
            return
        self.notes_label.setText("\n".join(map(tr, document.notes)))
        _fill(self.layer_box, options.layers, choice.layer)
        _fill(self.wall_box, _named(options.walls), choice.wall)
        _fill(self.floor_box, _named(options.floors), choice.floor)


def _named(tiles: Iterable[int]) -> list[tuple[int, Message]]:
    return [
        (tile, tr_later("Tile {number}", number=tile & TILE))
        if tile <= TILE
        else (tile, tr_later("Tile {number}, turned", number=tile & TILE))
        for tile in tiles
    ]


def _fill(box: QComboBox, items: Iterable[tuple[int, Message | str]], chosen: int | None) -> None:
    box.clear()
    box.addItem(tr(_MOST_AROUND), None)
    for value, name in items:
        box.addItem(tr(name) if isinstance(name, Message) else name, value)
    box.setCurrentIndex(max(0, box.findData(chosen)))
    box.setEnabled(box.count() > 1)
