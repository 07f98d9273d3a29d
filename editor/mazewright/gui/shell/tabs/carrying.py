"""How the user has set up one page goes along to the next."""

from __future__ import annotations

from mazewright.gui import tools
from mazewright.gui.shell.main_window import MainWindow


def carry(before: MainWindow, page: MainWindow) -> None:
    """Lay out a page as the one before is, and put the same tool into the hand."""
    before.welcome.clear()
    page.docking.take_over(before.docking)
    for dock in before.docks:
        # One that floats is a window of its own, and would stay on the screen.
        if dock.isFloating():
            dock.hide()
    page.follow_settings()
    page.upkeep.follow_palette()
    page.selecting.stamps.forget()
    tool = before.toolbox.tool
    if isinstance(tool, tools.MarkerTool):
        page.actions_by_name[f"marker.{tool.kind.value}"].trigger()
    if page.toolbox.tool.name != tool.name:
        page.actions_by_name[tool.name].trigger()
