"""The map of the watched walker, beside the actual maze."""

from __future__ import annotations

import numpy as np
from PySide6.QtCore import Slot
from PySide6.QtGui import QColor
from PySide6.QtWidgets import QSplitter, QWidget

from mazarine.agents.simulation import Simulation, Walker
from mazarine.gui.features.watch.map_view import MapView, Picture, WalkerDisc
from mazarine.gui.features.watch.shown import Shown, array_place
from mazarine.gui.features.watch.walkers_form import COLORS
from mazarine.gui.i18n import tr_later
from mazarine.gui.widgets.building import column_of, label_of
from mazarine.lattice.grid import Places
from mazarine.maze import Maze
from mazarine.mouse.explorer import ProgramExplorer
from mazarine.picture import Overlay, Palette

_TRAIL = 400
"""How many steps back the path is drawn."""
_MOST_DOTS = 4000
"""How many places of the frontier are drawn; more would hide the maze."""
_OPPONENT = QColor("#b3261e")
_NOWHERE = np.empty((0, 3), dtype=np.int64)


class WalkViews(QSplitter):
    """Two views, which both follow the watched walker."""

    def __init__(self, maze: Maze, palette: Palette) -> None:
        super().__init__()
        self._maze = maze
        map_title, maze_title = tr_later("Explorer's map"), tr_later("Actual maze")
        self.known = MapView(map_title, palette, hides_fog=True)
        self.true = MapView(maze_title, palette, hides_fog=False)
        holders = []
        for view, title in ((self.known, map_title), (self.true, maze_title)):
            holder = QWidget()
            holder.setLayout(column_of(label_of(title), (view, 1), margins=(0, 0, 0, 0)))
            self.addWidget(holder)
            holders.append(holder)
        _, self._truth = holders
        self.setStretchFactor(0, 3)
        self.setStretchFactor(1, 2)

    @Slot(bool)
    def show_truth(self, is_shown: bool) -> None:
        """Show or hide the actual maze beside the map."""
        self._truth.setVisible(is_shown)

    def show_nothing(self) -> None:
        """Show the actual maze, in which nothing walks."""
        self.known.clear()
        self._show_true(0, [], _NOWHERE)

    def show_walk(
        self, simulation: Simulation, index: int, shown: Shown, overlay: Overlay, *, draws: bool,
        between: tuple[float, float, float] | None = None,
    ) -> None:  # fmt: skip
        """Show the walkers; on the map only those that the watched one sees.

        Parameters
        ----------
        draws : whether what a program has drawn is shown
        between : where the watched mouse is, if it is between two steps
        """
        level = array_place(shown.walker)[0]
        walkers = [
            _disc(walker, COLORS[number], between if number == index else None, is_watched=number == index)
            for number, walker in enumerate(simulation.walkers)
        ]
        opponents = [_disc(walker, _OPPONENT) for walker in simulation.opponents]
        everybody = [*simulation.opponents, *simulation.walkers]
        in_sight = [
            disc for walker, disc in zip(everybody, (*opponents, *walkers), strict=True) if shown.sees(walker)
        ]
        trail, marks = shown.trail(_TRAIL), shown.marks if draws else {}
        # Dots would hide what is written in the cells.
        dots = _NOWHERE if marks else shown.frontier(_MOST_DOTS)
        self.known.show_picture(
            Picture(
                shown.maze, level, shown.kind, shown.region, in_sight,
                shown.plan(), trail, dots, marks,
            ), overlay,
        )  # fmt: skip
        self._show_true(level, [*opponents, *walkers], trail)

    def _show_true(self, level: int, discs: list[WalkerDisc], trail: Places) -> None:
        self.true.show_picture(
            Picture(self._maze, level, None, None, discs, _NOWHERE, trail, _NOWHERE), Overlay.NONE
        )


def _disc(
    walker: Walker, color: QColor, between: tuple[float, float, float] | None = None, *,
    is_watched: bool = False,
) -> WalkerDisc:  # fmt: skip
    explorer, place = walker.explorer, array_place(walker)
    if not isinstance(explorer, ProgramExplorer):
        return WalkerDisc(place, color, is_watched)
    x, y, heading = between or explorer.pose
    col, row = x / 2 - 0.5, explorer.rows - y / 2 - 0.5
    return WalkerDisc(place, color, is_watched, heading, (col - place[2], row - place[1]))
