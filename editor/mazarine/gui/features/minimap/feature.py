"""The dock of the overview."""

from __future__ import annotations

from mazarine.gui.features import minimap
from mazarine.gui.i18n import tr_later
from mazarine.gui.shell.shell import Shell


def install(shell: Shell) -> None:
    """Add the dock."""
    shell.add_dock(
        "minimap", tr_later("Minim&ap"), "minimap", ("Shift+F7",),
        tr_later("Show or hide the overview of the level"),
        lambda: minimap.Minimap(shell.scene, shell.view),
    )  # fmt: skip
