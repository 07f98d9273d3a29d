"""The box charts of a league: a figure of the runs of each program."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import Slot
from PySide6.QtGui import QColor
from PySide6.QtWidgets import QWidget

from mazarine.gui.features.league.contest import PLOTS, Line
from mazarine.gui.i18n import show_text, tr_later
from mazarine.gui.widgets.box_plot import BoxPlot, BoxRow
from mazarine.gui.widgets.building import Scrollable, choice_of, column_of
from mazarine.messages import plain

_COLOR = QColor("#2f6fb5")


class Plots(QWidget):
    """Shows a figure of the runs of each program, in the order of the standings."""

    def __init__(self, kind: str) -> None:
        super().__init__()
        self._kind = kind
        self._lines: Sequence[Line] = ()
        self.figure_box = choice_of({name: title for name, (title, _) in PLOTS[kind].items()})
        show_text("Figure that is plotted", self.figure_box.setAccessibleName)
        self.plot = BoxPlot(
            tr_later("Plot of the runs of each program"),
            tr_later(
                "Box: the middle half of the runs. Line in it: median. Diamond: mean. Whiskers: the least and"
                " the most. Dots: single runs."
            ),
        )
        area = Scrollable(tr_later("Plot of the runs of each program"), self.plot)
        self.setLayout(column_of(self.figure_box, (area, 1), margins=(0, 0, 0, 0)))
        self.figure_box.currentIndexChanged.connect(self._show)

    def show_lines(self, lines: Sequence[Line]) -> None:
        """Show the runs of these programs, if the plot is seen."""
        self._lines = lines
        if self.isVisible():
            self._show()

    @Slot()
    def _show(self) -> None:
        title, value = PLOTS[self._kind][self.figure_box.currentData()]
        rows = []
        for line in self._lines:
            values = [number for it in line.proper if (number := value(it)) is not None]
            beside = tr_later("{number:,} of {total:,}", number=len(values), total=len(line.proper))
            rows.append(BoxRow(plain(line.program), beside, values, _COLOR))
        self.plot.show_rows(rows, title)
