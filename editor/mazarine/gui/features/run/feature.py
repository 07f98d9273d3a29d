"""The actions that let explorers and programs walk through a copy of the maze."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from typing import TYPE_CHECKING

from mazarine.gui.features import run
from mazarine.gui.i18n import tr_later
from mazarine.gui.shell.actions import ActionSpec
from mazarine.gui.shell.shell import Shell
from mazarine.maze import Maze

if TYPE_CHECKING:
    from mazarine.agents.simulation import Plan
    from mazarine.mouse import Driver


def install(shell: Shell) -> None:
    """Add the actions that run explorers."""

    def usual() -> Plan:
        return run.MOUSE if shell.current.session.problems.profile.is_contest else run.PERSON

    def open_with(first: Callable[[], Plan], *, compares: bool = False) -> None:
        def show(maze: Maze) -> None:
            window = run.ExploreWindow(shell, maze, first())
            shell.current.session.closed.connect(window.close)
            if compares:
                window.show_comparison()
            window.show()

        shell.work.make(tr_later("Copying the maze…"), lambda maze: maze, show)

    def watch(maze: Maze, name: str, driver: Driver) -> None:
        if driver.explorer:
            plan = replace(run.MOUSE, explorer=driver.explorer)
        else:
            plan = run.program_plan(run.MOUSE, driver.program, driver.record)
        window = run.ExploreWindow(shell, maze, plan, name, driver.seed)
        shell.current.session.closed.connect(window.close)
        window.show()

    shell.walk_wanted.connect(watch)
    shell.add(
        ActionSpec("run.play", tr_later("&Play it myself…"), "play", ("Shift+F6",),
                   tr_later("Walk through a copy of the maze, and see only what you have seen"),
                   lambda: open_with(lambda: run.PLAYER)),
        ActionSpec("explore.open", tr_later("&Explorers…"), "explore", ("F6",),
                   tr_later("Let explorers walk through a copy of the maze, and see what they know"),
                   lambda: open_with(usual)),
        ActionSpec("explore.compare", tr_later("&Compare…"), "statistics", (),
                   tr_later("Let several explorers walk through a copy of the maze many times, and compare "
                            "their paths"),
                   lambda: open_with(usual, compares=True)),
    )  # fmt: skip
