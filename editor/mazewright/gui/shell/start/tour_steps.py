"""What the tour shows."""

from __future__ import annotations

from collections.abc import Mapping

from PySide6.QtGui import QAction
from PySide6.QtWidgets import QWidget

from mazewright.gui.shell.start.tour import Step


def steps_of(actions: Mapping[str, QAction], parts: Mapping[str, QWidget]) -> list[Step]:
    """Return the steps through the parts of a window; trying each takes two minutes."""
    return [
        Step(
            "Draw walls",
            "The <b>wall brush</b> (B) is in the hand. Drag along the sides of cells: the first side decides"
            " whether walls come or go. The <b>right button erases</b>, with every brush."
            " <b>Ctrl+Z</b> takes a stroke back.",
            parts["view"], actions["tool.wall_brush"],
        ),
        Step(
            "Watch what it becomes",
            "While you draw, every cell becomes part of a <b>room</b>, a <b>corridor</b> or a"
            " <b>crossroad</b>. Close off a piece of a room, or open a wall, and see the colours follow.",
            parts["legend"], actions["view.legend"],
        ),
        Step(
            "Look around",
            "The <b>wheel</b> with Ctrl zooms, the <b>middle button</b> or Space and a drag moves the maze,"
            " and <b>Ctrl+/</b> shows all of it. The bar below tells what is under the pointer.",
            parts["status_bar"],
        ),
        Step(
            "Other tools",
            "<b>Rock</b> (K) fills whole cells, <b>P</b> draws rectangles, <b>F</b> fills. With the"
            " <b>teleporter</b> (T), drag from one cell to another: the two are then one step apart."
            " <b>R</b> selects pieces to move, turn, copy and keep.",
            parts["tool_bar"],
        ),
        Step(
            "Find a way",
            "The <b>path probe</b> (D): press in one cell, and move. The shortest way follows the pointer,"
            " through teleporters and over levels, while you go on editing.",
            parts["view"], actions["tool.path_probe"],
        ),
        Step(
            "See more",
            "Lay something else over the floor: regions each in its colour, <b>distances</b>, dead ends,"
            " chokepoints, or the <b>solution</b>.",
            parts["overlay_box"],
        ),
        Step(
            "Every region, in a table",
            "Sort and filter; a double click goes there. Other docks are in the Window menu: statistics,"
            " <b>problems</b> with a button that mends them, levels, history, stamps.",
            parts["regions"], actions["window.regions"],
        ),
        Step(
            "Have one made",
            "<b>Generators</b> (F8): choose an algorithm, see what its mazes are like, have one made or"
            " watch how it grows. Undo brings back what was there.",
            parts["generators"], actions["window.generators"],
        ),
        Step(
            "Anything else",
            "<b>Ctrl+Shift+P</b> finds anything by a word, and <b>F1</b> lists the keys. Nothing is lost:"
            " what is not saved is kept in a journal from second to second. Now draw.",
            parts["menu_bar"], actions["tool.wall_brush"],
        ),
    ]  # fmt: skip
