"""What the tour shows."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mazewright.gui.shell.start.tour import Step

if TYPE_CHECKING:
    from mazewright.gui.shell.main_window import MainWindow


def steps_of(window: MainWindow) -> list[Step]:
    """Give the steps through a window; two minutes for whoever tries each."""
    actions = window.actions_by_name
    return [
        Step(
            "Draw walls",
            "The <b>wall brush</b> (B) is in the hand. Drag along the sides of cells: the first side decides"
            " whether walls come or go. The <b>right button erases</b>, with every brush."
            " <b>Ctrl+Z</b> takes a stroke back.",
            window.view, actions["tool.wall_brush"],
        ),
        Step(
            "Watch what it becomes",
            "While you draw, every cell becomes part of a <b>room</b>, a <b>corridor</b> or a"
            " <b>crossroad</b>. Close off a piece of a room, or open a wall, and see the colours follow.",
            window.legend, actions["view.legend"],
        ),
        Step(
            "Look around",
            "The <b>wheel</b> with Ctrl zooms, the <b>middle button</b> or Space and a drag moves the maze,"
            " and <b>Ctrl+/</b> shows all of it. The bar below tells what is under the pointer.",
            window.statusBar(),
        ),
        Step(
            "Other tools",
            "<b>Rock</b> (K) fills whole cells, <b>P</b> draws rectangles, <b>F</b> fills. With the"
            " <b>teleporter</b> (T), drag from one cell to another: the two are then one step apart."
            " <b>R</b> selects pieces to move, turn, copy and keep.",
            window.tool_bar,
        ),
        Step(
            "Find a way",
            "The <b>path probe</b> (D): press in one cell, and move. The shortest way follows the pointer,"
            " through teleporters and over levels, while you go on editing.",
            window.view, actions["tool.path_probe"],
        ),
        Step(
            "See more",
            "Lay something else over the floor: regions each in its colour, <b>distances</b>, dead ends,"
            " chokepoints, or the <b>solution</b>.",
            window.main_bar.overlay_box,
        ),
        Step(
            "Every region, in a table",
            "Sort and filter; a double click goes there. Other docks are in the Window menu: statistics,"
            " <b>problems</b> with a button that mends them, levels, history, stamps.",
            window.regions_dock, actions["window.regions"],
        ),
        Step(
            "Have one made",
            "<b>Generators</b> (F8): choose an algorithm, see what its mazes are like, have one made or"
            " watch how it grows. Undo brings back what was there.",
            window.generators_dock, actions["window.generators"],
        ),
        Step(
            "Anything else",
            "<b>Ctrl+Shift+P</b> finds anything by a word, and <b>F1</b> lists the keys. Nothing is lost:"
            " what is not saved is kept in a journal from second to second. Now draw.",
            window.menuBar(), actions["tool.wall_brush"],
        ),
    ]  # fmt: skip
