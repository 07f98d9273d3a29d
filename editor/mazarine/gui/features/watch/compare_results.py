"""The results of a comparison: a table, a plot, and a note about explorers that use no chance."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtGui import QColor
from PySide6.QtWidgets import QWidget

from mazarine.agents.comparison import Outcome, Summary, WalkDirection, summaries
from mazarine.agents.explorers import EXPLORERS
from mazarine.gui.features.watch.results import ResultsTable, Row, cell
from mazarine.gui.features.watch.walker_form import COLORS
from mazarine.gui.i18n import show_text, tr_later
from mazarine.gui.widgets.building import column_of
from mazarine.gui.widgets.labels import PlainLabel
from mazarine.gui.widgets.plots import BoxPlot, BoxRow
from mazarine.messages import Catalog, Message, Series

_COLUMNS = (
    (tr_later("Explorer"), tr_later("The explorer, by the number of its map")),
    (tr_later("Found"), tr_later("Walks that reached the goal, or explored everything if there is none")),
    (tr_later("Mean"), tr_later("Mean number of steps of the walks that found the goal")),
    (tr_later("Median"), tr_later("Half of these walks took fewer steps, half more")),
    (tr_later("Middle half"), tr_later("A quarter of these walks took fewer steps, a quarter more")),
    (tr_later("Range"), tr_later("The fewest and the most steps of these walks")),
    (tr_later("Known"), tr_later("Mean share of the floor that the explorer knew at the end, in all walks")),
)  # fmt: skip


class ChanceText(Catalog):
    """Notes about explorers that use no chance."""

    NO_CHANCE = (
        "{count:,} explorer uses no chance: {explorers}. It always takes the same path in a maze. More walks"
        " do not change the result, so it walked once in each maze.",
        "{count:,} explorers use no chance: {explorers}. They always take the same path in a maze. More walks"
        " do not change the result, so each walked once in each maze.",
    )


class CompareResults(QWidget):
    """Shows the walks that were made so far."""

    def __init__(self) -> None:
        super().__init__()
        self.status_label, self.chance_label = PlainLabel(wordWrap=True), PlainLabel(wordWrap=True)
        self.table = ResultsTable(tr_later("Results of the explorers"), _COLUMNS)
        self.plot = BoxPlot(
            tr_later("Plot of the steps of each explorer"),
            tr_later(
                "Box: the middle half of the walks. Line in it: median. Diamond: mean. Whiskers: the fewest"
                " and the most steps. Dots: single walks."
            ),
        )
        parts = self.status_label, self.table, self.chance_label, (self.plot, 1)
        self.setLayout(column_of(*parts, margins=(0, 0, 0, 0)))
        self.show_outcomes(())

    def show_outcomes(self, outcomes: Sequence[Outcome]) -> None:
        """Show these walks."""
        found = summaries(outcomes)
        axis = tr_later("Number of steps (fewer is better)")
        self.plot.show_rows([_box_of(it, outcomes) for it in found], axis)
        self.table.show_rows([_row_of(it) for it in found])
        fixed = [it for it in found if not it.uses_chance]
        self.chance_label.setVisible(bool(fixed))
        if fixed:
            names = Series(tuple(map(name_of, fixed)))
            show_text(ChanceText.NO_CHANCE(explorers=names, count=len(fixed)), self.chance_label.setText)


def _row_of(summary: Summary) -> Row:
    cells = (
        (_found(summary), summary.reached / summary.runs), cell(summary.mean), cell(summary.median),
        _span(summary.lower_quartile, summary.upper_quartile), _span(summary.least, summary.most),
        (tr_later("{share:.1%}", share=summary.share), summary.share),
    )  # fmt: skip
    return Row(name_of(summary), cells, _color_of(summary), summary.agent)


def _color_of(summary: Summary) -> QColor:
    return COLORS[(summary.walker - 1) % len(COLORS)]


def _span(first: float | None, last: float | None) -> tuple[Message, None]:
    if first is None or last is None:
        return cell(None)[0], None
    return tr_later("{first:,}–{last:,}", first=round(first), last=round(last)), None


def _box_of(summary: Summary, outcomes: Sequence[Outcome]) -> BoxRow:
    """Return the steps of the walks that found the goal."""
    own = summary.walker, summary.direction
    steps = [it.steps for it in outcomes if it.is_success and (it.walker, it.direction) == own]
    return BoxRow(name_of(summary), _found(summary), steps, _color_of(summary))


def _found(summary: Summary) -> Message:
    return tr_later("{number:,} of {total:,}", number=summary.reached, total=summary.runs)


def name_of(summary: Summary) -> Message:
    """Return the name of an explorer of the window, and its direction."""
    title = EXPLORERS[summary.explorer].title
    if summary.direction is WalkDirection.THERE:
        return tr_later("{number}. {explorer}", number=summary.walker, explorer=title)
    return tr_later("{number}. {explorer}, back", number=summary.walker, explorer=title)
