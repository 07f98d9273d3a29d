"""The actions that show algorithms at work, and let explorers and programs walk in a copy of the maze."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from typing import TYPE_CHECKING

from mazarine.gui.features import watch
from mazarine.gui.i18n import tr_later
from mazarine.gui.shell.actions import ActionSpec
from mazarine.gui.shell.shell import Shell
from mazarine.gui.widgets.number_boxes import random_seed
from mazarine.maze import Maze
from mazarine.maze.endpoints import Endpoints

if TYPE_CHECKING:
    from mazarine.agents.simulation import Plan
    from mazarine.gui.forms.order import GeneratorRequest
    from mazarine.mouse import Driver

_SEARCHES, _EXPLORERS = ("breadth-first", "a-star"), ("tremaux", "left-hand")


def install(shell: Shell) -> None:
    """Add the actions, and show the window when a maze or a run is to be watched."""

    def show(window: watch.WatchWindow) -> None:
        shell.current.session.closed.connect(window.close)
        window.show()

    def open_in_copy(make: Callable[[Maze], watch.WatchWindow]) -> None:
        shell.work.make(tr_later("Copying the maze…"), lambda maze: maze, lambda maze: show(make(maze)))

    def watch_usual(maze: Maze) -> watch.WatchWindow:
        ends = Endpoints.of(maze)
        kind, names = watch.Kind.SEARCH, _SEARCHES
        if not (ends.starts and ends.goals):
            kind, names = watch.Kind.EXPLORER, _EXPLORERS
        order = watch.order_for(maze, random_seed())
        return watch.WatchWindow(shell, maze, order, [watch.Choice(kind, name) for name in names])

    def watch_order(order: GeneratorRequest, take: Callable[[], bool]) -> None:
        choices = [watch.Choice(watch.Kind.GENERATOR, order.name)]
        open_in_copy(lambda maze: watch.WatchWindow(shell, maze, order, choices, take))

    def usual() -> Plan:
        return watch.MOUSE if shell.current.session.problems.profile.is_contest else watch.PERSON

    def explore(maze: Maze, plan: Plan, name: str | None = None, seed: int = 0) -> watch.WatchWindow:
        return watch.WatchWindow(shell, maze, watch.order_for(maze, seed), first=plan, name=name)

    def compare(maze: Maze) -> watch.WatchWindow:
        window = explore(maze, usual())
        window.show_comparison()
        return window

    def watch_run(maze: Maze, name: str, driver: Driver) -> None:
        if driver.explorer:
            plan = replace(watch.MOUSE, explorer=driver.explorer)
        else:
            plan = watch.program_plan(watch.MOUSE, driver.program, driver.record)
        show(explore(maze, plan, name, driver.seed))

    shell.watch_wanted.connect(watch_order)
    shell.walk_wanted.connect(watch_run)
    shell.add(
        ActionSpec("watch.open", tr_later("&Watch algorithms…"), "play", ("Ctrl+F6",),
                   tr_later("Watch up to six algorithms at work, side by side and step by step"),
                   lambda: open_in_copy(watch_usual)),
        ActionSpec("run.play", tr_later("&Play it myself…"), "play", ("Shift+F6",),
                   tr_later("Walk through a copy of the maze, and see only what you have seen"),
                   lambda: open_in_copy(lambda maze: explore(maze, watch.PLAYER))),
        ActionSpec("explore.open", tr_later("&Explorers…"), "explore", ("F6",),
                   tr_later("Let explorers walk through a copy of the maze, and see what they know"),
                   lambda: open_in_copy(lambda maze: explore(maze, usual()))),
        ActionSpec("explore.compare", tr_later("&Compare…"), "statistics", (),
                   tr_later("Let several explorers walk through a copy of the maze many times, and compare "
                            "their paths"),
                   lambda: open_in_copy(compare)),
    )  # fmt: skip
