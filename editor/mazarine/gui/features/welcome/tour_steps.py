"""The steps of the tour."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from PySide6.QtCore import QRect, SignalInstance
from PySide6.QtGui import QAction
from PySide6.QtWidgets import QWidget

from mazarine.gui.features.welcome.tour import TourStep
from mazarine.gui.i18n import tr_later
from mazarine.gui.widgets.pan_zoom import PanZoom


def steps_of(
    actions: Mapping[str, QAction],
    parts: Mapping[str, QWidget],
    signals: Mapping[str, SignalInstance],
    maze_area: Callable[[], QRect],
) -> list[TourStep]:
    """Return the steps through the parts of a window; trying each takes two minutes.

    Parameters
    ----------
    signals : emitted when the user does what a step asks for
    maze_area : returns where the maze is in the window
    """
    return [
        TourStep(
            tr_later("Draw walls"),
            tr_later(
                "The <b>wall brush</b> (B) is active. The left button draws. The <b>right button erases</b>"
                " with any brush."
            ),
            parts["view"], actions["tool.wall_brush"],
            tr_later("Drag along cell edges to draw a wall."), signals["maze"], maze_area,
        ),
        TourStep(
            tr_later("Undo"),
            tr_later(
                "<b>Ctrl+Z</b> undoes a stroke and <b>Ctrl+Y</b> redoes it. The History dock lists all steps."
            ),
            parts["view"], None,
            tr_later("Press Ctrl+Z to undo the wall."), actions["edit.undo"].triggered, maze_area,
        ),
        TourStep(
            tr_later("Watch the analysis"),
            tr_later(
                "While you draw, every cell becomes part of a <b>room</b>, a <b>corridor</b> or a"
                " <b>crossroad</b>."
            ),
            parts["legend"], actions["view.legend"],
            tr_later("Close off part of a room, or open a wall, and watch the colors change."),
            signals["maze"],
        ),
        TourStep(
            tr_later("Explore the editor"),
            tr_later(
                "Drag with the <b>middle button</b>, or hold Space and drag, to move the maze."
                " <b>Ctrl+/</b> shows all of it. The status bar describes the cell under the pointer."
            ),
            parts["status_bar"], None,
            tr_later("Zoom in with the mouse: {zoom_keys}.", **PanZoom.wheel_texts()), signals["zoom"],
        ),
        TourStep(
            tr_later("Other tools"),
            tr_later(
                "<b>Rock</b> (K) fills whole cells, <b>P</b> draws rectangles, <b>F</b> fills. With the"
                " <b>teleporter</b> (T), drag from one cell to another: the two are then one step apart."
                " <b>R</b> selects pieces to move, rotate, copy and save as stamps."
            ),
            parts["tool_bar"], None,
            tr_later("Choose another tool."), signals["tool"],
        ),
        TourStep(
            tr_later("Find a path"),
            tr_later(
                "The <b>path probe</b> (D) shows the shortest path to the pointer, through teleporters and"
                " levels. It stays up to date while you edit."
            ),
            parts["view"], actions["tool.path_probe"],
            tr_later("Press in a cell and move the pointer."), signals["path"], maze_area,
        ),
        TourStep(
            tr_later("See more"),
            tr_later(
                "Overlays show regions in different colors, <b>distances</b>, dead ends, chokepoints or the"
                " <b>solution</b>."
            ),
            parts["overlay_box"], None,
            tr_later("Choose another overlay."), signals["overlay"],
        ),
        TourStep(
            tr_later("All regions in a table"),
            tr_later(
                "Sort and filter the table; <b>Statistics</b> are beside it. The Window menu has more docks:"
                " <b>problems</b> with a button that fixes them, levels, history, stamps."
            ),
            parts["analysis"], actions["window.analysis"],
            tr_later("Double-click a row to go to that region."), signals["region"],
        ),
        TourStep(
            tr_later("Generate a maze"),
            tr_later(
                "Choose an algorithm, see what its mazes are like, generate one or watch how it grows. Undo"
                " restores the previous maze."
            ),
            parts["make"], None,
            tr_later("Press F8, or choose Generate in the Make menu."),
            actions["window.make"].toggled,
        ),
        TourStep(
            tr_later("Anything else"),
            tr_later(
                "<b>Ctrl+Shift+P</b> finds anything by a word, and <b>F1</b> lists the keys. Unsaved"
                " changes are kept in a recovery journal, so a crash loses nothing. Start drawing."
            ),
            parts["menu_bar"], actions["tool.wall_brush"],
        ),
    ]  # fmt: skip
