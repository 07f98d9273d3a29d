"""The dock of properties."""

from __future__ import annotations

from mazarine.gui.features import properties
from mazarine.gui.features.properties.things_here import HereTracker
from mazarine.gui.i18n import tr_later
from mazarine.gui.shell.actions import ActionSpec
from mazarine.gui.shell.shell import Shell
from mazarine.maze import Cell


def install(shell: Shell) -> None:
    here = HereTracker(shell.current, shell.view, shell)
    dock = shell.add_dock(
        "properties", tr_later("Properti&es"), "properties", ("F4",),
        tr_later("Show or hide the properties of the maze and of the selected element"),
        lambda: properties.PropertiesPanel(shell, here),
    )  # fmt: skip

    def show_region(cell: Cell) -> None:
        dock.show_in_front()
        dock.content.show_region(cell)

    def show_here() -> None:
        if dock.content.show_here():
            dock.show_in_front()
            dock.content.ensureWidgetVisible(dock.content.here_form)

    shell.region_wanted.connect(show_region)
    shell.add(
        ActionSpec("edit.properties", tr_later("Element pr&operties"), "properties", ("Alt+Return",),
                   tr_later("Show and edit the link, marker or region under the pointer"), show_here),
    )  # fmt: skip
