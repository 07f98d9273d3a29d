"""The dock and the actions that make mazes, and make the open one harder or easier."""

from __future__ import annotations

from collections.abc import Callable
from typing import NamedTuple

from mazarine import design, paths
from mazarine.gui import forms
from mazarine.gui.documents.results import Result
from mazarine.gui.features import make
from mazarine.gui.i18n import tr_later
from mazarine.gui.shell.actions import ActionSpec
from mazarine.gui.shell.shell import Shell
from mazarine.gui.widgets.building import accepts
from mazarine.gui.widgets.number_boxes import random_seed
from mazarine.gui.widgets.pages import Pages
from mazarine.maze import Maze
from mazarine.maze.edits import Batch
from mazarine.messages import Message


class _Reworked(NamedTuple):
    edit: Batch
    before: float
    after: float


def _rework(shell: Shell, rework: Callable[..., Batch], title: Message, step: Message) -> None:
    """Change walls of the maze, or of the selection, so that its difficulty changes."""
    area = shell.current.selection.area
    cells = [tuple(cell) for cell in area.cells(shell.scene.level).tolist()] if area else None
    seed = random_seed()

    def work(maze: Maze) -> _Reworked:
        edit, before = rework(maze, cells, rng=seed), _difficulty(maze)
        edit.apply(maze)
        return _Reworked(edit, before, _difficulty(maze))

    def take(made: _Reworked) -> None:
        if made.after == made.before:
            text = tr_later("No change of walls was found. The difficulty stays {now:.2f}.", now=made.after)
            shell.messages.show_message(text)
            return
        shell.current.document.do(made.edit, step)
        text = tr_later(
            "The difficulty was {before:.2f}, and is {after:.2f} now.",
            before=made.before, after=made.after,
        )  # fmt: skip
        shell.results.note_step(shell.current.session, text)

    shell.work.make(title, work, take)


def _difficulty(maze: Maze) -> float:
    return paths.structure.statistics(maze, with_longest_path=False).difficulty or 0.0


def install(shell: Shell) -> None:
    """Add the docks and actions that make mazes."""
    dock = shell.add_dock(
        "make", tr_later("&Generate"), "generators", ("F8",),
        tr_later("Generate a maze by one of many algorithms, or search for one"),
        lambda: Pages(tr_later("Make"), {
            "algorithm": (tr_later("By algorithm"), lambda: make.GeneratorsPanel(shell)),
            "requirements": (tr_later("By requirements"), lambda: make.DesignPanel(shell)),
        }),
        needs_maze=False,
    )  # fmt: skip

    def show_requirements() -> None:
        dock.content.choose("requirements")
        dock.show_in_front()

    def show_infinite() -> None:
        make.show_infinite(forms.GeneratorRequest("binary-tree", 16, 16, random_seed(), {}), shell)

    def make_harder() -> None:
        _rework(shell, design.harder, tr_later("Making the maze harder…"), tr_later("make harder"))

    def make_easier() -> None:
        _rework(shell, design.easier, tr_later("Making the maze easier…"), tr_later("make easier"))

    def ask_shape() -> None:
        dialog, session = make.ShapeDialog(shell, shell), shell.current.session
        if not accepts(dialog):
            return
        order = dialog.order

        def take(made: tuple[Maze, int]) -> None:
            text = tr_later("A maze was generated in a shape.")
            shell.results.open(Result(made[0], session, tr_later("generate maze in a shape"), text))

        shell.tasks.run(shell.workers.jobs, tr_later("Generating a maze…"), order.make).then(
            take, shell.messages.refuse_error
        )

    def show_book() -> None:
        if not books:
            books.append(make.BookWindow(shell))
            shell.closing.connect(books[0].close)
        books[0].show()
        books[0].raise_()
        books[0].activateWindow()

    books: list[make.BookWindow] = []
    shell.add(
        ActionSpec("make.book", tr_later("&Book…"), "manual", (),
                   tr_later("Make a book of mazes, each harder than the last, with solutions"), show_book,
                   needs_maze=False),
        ActionSpec("file.new_shape", tr_later("New &in a shape…"), "shape", (),
                   tr_later("Generate a new maze in the form of a figure, a text or a picture"), ask_shape,
                   needs_maze=False),
        ActionSpec("design.harder", tr_later("Make &harder"), "harder", (),
                   tr_later("Change walls, of the selection if there is one, so that the maze is more "
                            "difficult"), make_harder),
        ActionSpec("design.easier", tr_later("Make &easier"), "easier", (),
                   tr_later("Change walls, of the selection if there is one, so that the maze is less "
                            "difficult"), make_easier),
        ActionSpec("make.requirements", tr_later("Search by re&quirements"), "design", ("Ctrl+Shift+F8",),
                   tr_later("State what a maze is to have, and search for one"), show_requirements),
        ActionSpec("explore.infinite", tr_later("&Infinite maze…"), "overlay_subtrees", (),
                   tr_later("Walk through a maze without a border, and cut out a part of it"),
                   show_infinite, needs_maze=False),
        ActionSpec("make.tiling", tr_later("&Rings…"), "rings", (),
                   tr_later("Make a maze of rings, of octagons and squares, or of triangles in a hexagon, "
                            "to print it"), lambda: make.TilingWindow(shell).show(), needs_maze=False),
    )  # fmt: skip
