"""The action that shows algorithms at work."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from mazarine.gui import forms
from mazarine.gui.features import watch
from mazarine.gui.i18n import tr_later
from mazarine.gui.shell.actions import ActionSpec
from mazarine.gui.shell.shell import Shell
from mazarine.gui.widgets.number_boxes import random_seed
from mazarine.maze import Maze
from mazarine.maze.endpoints import Endpoints

if TYPE_CHECKING:
    from mazarine.gui.forms.order import GeneratorRequest

_SEARCHES, _EXPLORERS = ("breadth-first", "a-star"), ("tremaux", "left-hand")


def install(shell: Shell) -> None:
    """Add the action, and show the window when a maze is to be watched."""

    def watch_in(show: Callable[[Maze], watch.WatchWindow]) -> None:
        def begin(maze: Maze) -> None:
            window = show(maze)
            shell.current.session.closed.connect(window.close)
            window.show()

        shell.work.make(tr_later("Copying the maze…"), lambda maze: maze, begin)

    def watch_usual(maze: Maze) -> watch.WatchWindow:
        _, rows, cols = maze.shape
        order = forms.GeneratorRequest("stack", rows, cols, random_seed(), {}, maze.lattice)
        ends = Endpoints.of(maze)
        kind, names = watch.Kind.SEARCH, _SEARCHES
        if not (ends.starts and ends.goals):
            kind, names = watch.Kind.EXPLORER, _EXPLORERS
        choices = [watch.Choice(kind, name) for name in names]
        return watch.WatchWindow(shell, maze, order, choices)

    def watch_order(order: GeneratorRequest, take: Callable[[], bool]) -> None:
        choices = [watch.Choice(watch.Kind.GENERATOR, order.name)]
        watch_in(lambda maze: watch.WatchWindow(shell, maze, order, choices, take))

    shell.watch_wanted.connect(watch_order)
    shell.add(
        ActionSpec("watch.open", tr_later("&Watch algorithms…"), "play", ("Ctrl+F6",),
                   tr_later("Watch up to six algorithms at work, side by side and step by step"),
                   lambda: watch_in(watch_usual)),
    )  # fmt: skip
