"""The dock of problems."""

from __future__ import annotations

from mazarine.gui.features import problems
from mazarine.gui.i18n import tr_later
from mazarine.gui.shell.shell import Shell


def install(shell: Shell) -> None:
    shell.add_dock(
        "problems", tr_later("&Problems"), "problems", ("Shift+F8",),
        tr_later("Show or hide the problems of the maze"),
        lambda: problems.ProblemsPanel(
            shell.current, shell.scene, shell.view, shell.finder, shell.messages
        ),
    )  # fmt: skip
