"""The panes side by side, and the actual maze beside the maps of explorers."""

from __future__ import annotations

from PySide6.QtCore import Signal, Slot
from PySide6.QtWidgets import QGridLayout, QWidget

from mazarine.gui.features.watch.map_view import MapView
from mazarine.gui.features.watch.pane import Pane
from mazarine.gui.i18n import tr_later
from mazarine.gui.widgets.building import column_of, label_of
from mazarine.picture import Palette
from mazarine.picture.film import columns_for

MOST_PANES = 6


class PaneGrid(QWidget):
    """Arranges one to six panes, all of one size.

    Attributes
    ----------
    panes : in their order
    true : shows the actual maze; invisible without walkers
    """

    changed = Signal()
    """There are other panes, or one shows something else."""
    walkers_changed = Signal()

    def __init__(self, palette: Palette) -> None:
        super().__init__()
        self.panes: list[Pane] = []
        self._shows_truth = False
        self.true = MapView(tr_later("Actual maze"), palette, hides_fog=False)
        self._truth, self._grid = QWidget(), QGridLayout()
        self._truth.setLayout(
            column_of(label_of(tr_later("Actual maze")), (self.true, 1), margins=(0, 0, 0, 0))
        )
        self._grid.setContentsMargins(0, 0, 0, 0)
        self.setLayout(self._grid)

    @property
    def walkers(self) -> list[Pane]:
        """The panes that show walkers, in their order."""
        return [pane for pane in self.panes if pane.is_walker]

    def add(self, pane: Pane) -> None:
        """Add a pane as the last one."""
        self.panes.append(pane)
        pane.changed.connect(self.changed)
        pane.plan_changed.connect(self._follow_plans)
        pane.closed.connect(self._remove)
        self._follow_plans()
        self.changed.emit()

    @Slot(object)
    def _remove(self, pane: Pane) -> None:
        pane.stop()
        self.panes.remove(pane)
        pane.hide()
        pane.deleteLater()
        self._follow_plans(is_walker=pane.is_walker)
        self.changed.emit()

    @Slot()
    def _follow_plans(self, *, is_walker: bool = True) -> None:
        self._arrange()
        if is_walker:
            for number, walker in enumerate(self.walkers):
                walker.show_number(number)
            self.walkers_changed.emit()

    def show_truth(self, *, is_shown: bool) -> None:
        """Show the actual maze as soon as there are walkers, or do not."""
        self._shows_truth = is_shown
        self._arrange()

    def _arrange(self) -> None:
        """Put the panes in rows, and the actual maze last."""
        shows_truth = self._shows_truth and bool(self.walkers)
        shown: list[QWidget] = [*self.panes, self._truth] if shows_truth else [*self.panes]
        self._truth.setVisible(shows_truth)
        across = columns_for(min(len(shown), MOST_PANES))
        for number, widget in enumerate(shown):
            if number < MOST_PANES:
                self._grid.addWidget(widget, number // across, number % across)
            else:
                self._grid.addWidget(widget, 0, across, -1, 1)
        for pane in self.panes:
            pane.close_button.setVisible(len(self.panes) > 1)
        # Where no pane is above or below, the actual maze takes half the room of a pane.
        alone = across - 1 if len(shown) == across else across if len(shown) > MOST_PANES else -1
        for column in range(self._grid.columnCount()):
            is_truth = shows_truth and column == alone
            self._grid.setColumnStretch(column, 1 if is_truth else 2 if column < across else 0)
