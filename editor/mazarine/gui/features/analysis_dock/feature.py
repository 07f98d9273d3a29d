"""The docks and actions that analyze the maze."""

from __future__ import annotations

from PySide6.QtCore import QObject, Slot

from mazarine.gui.analysis.analysis import AnalysisState
from mazarine.gui.features import analysis_dock
from mazarine.gui.i18n import tr_later
from mazarine.gui.shell.actions import ActionSpec
from mazarine.gui.shell.shell import Shell
from mazarine.gui.widgets.pages import Pages


class AnalysisActions(QObject):
    """Starts and stops the analysis, and shows regions and distances."""

    def __init__(self, shell: Shell) -> None:
        super().__init__(shell)
        self._current = shell.current
        shell.add(
            ActionSpec("analyze.distances", tr_later("Distance &from here"), "distance_here", ("Shift+D",),
                       tr_later("Color cells by the steps from the cell under the pointer"),
                       shell.scene.show_distances_from_here),
            ActionSpec("analyze.region", tr_later("Show region &under pointer"), "region", ("Ctrl+I",),
                       tr_later("Outline the region under the pointer and select it in the table"),
                       shell.finder.show_under_pointer),
            ActionSpec("analyze.recompute", tr_later("&Recalculate regions"), "recompute", ("F5",),
                       tr_later("Recalculate rooms, corridors and crossroads"), self.recompute),
            ActionSpec("analyze.stop", tr_later("St&op"), "stop", ("Shift+F5",),
                       tr_later("Stop calculating regions"), self.stop),
            ActionSpec("view.graph", tr_later("Region grap&h"), "region_graph", ("Ctrl+Shift+R",),
                       tr_later("Show the region graph over the maze"),
                       shell.graph_overlay.set_on, is_switch=True, remembered=("graph", False)),
        )  # fmt: skip
        self._stop = shell.actions_by_name["analyze.stop"]
        shell.current.state_changed.connect(self._offer_stop)
        self._offer_stop()

    @Slot()
    def recompute(self) -> None:
        self._current.analysis.recompute()

    @Slot()
    def stop(self) -> None:
        self._current.analysis.stop()

    @Slot()
    def _offer_stop(self) -> None:
        analysis = self._current.analysis
        is_running = analysis.progress is not None and analysis.state is not AnalysisState.FAILED
        self._stop.setEnabled(is_running)


def install(shell: Shell) -> None:
    AnalysisActions(shell)
    current, scene = shell.current, shell.scene
    dock = shell.add_dock(
        "analysis", tr_later("&Analysis"), "regions", ("F9",),
        tr_later("Show or hide the regions and the statistics of the maze"),
        lambda: Pages(tr_later("Analysis"), {
            "regions": (tr_later("Regions"), lambda: analysis_dock.RegionsPanel(
                current, scene, shell.finder, shell.workers, shell.region_wanted.emit,
                shell.actions_by_name["view.graph"],
            )),
            "statistics": (tr_later("Statistics"),
                           lambda: analysis_dock.StatisticsPanel(current, shell.messages)),
        }),
    )  # fmt: skip

    def show_statistics() -> None:
        dock.content.choose("statistics")
        dock.show_in_front()

    shell.add(
        ActionSpec("analyze.statistics", tr_later("Stat&istics"), "statistics", ("Ctrl+Shift+T",),
                   tr_later("Show the statistics of the maze"), show_statistics),
    )  # fmt: skip
