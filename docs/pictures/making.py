"""Pictures of making mazes, and of putting them on paper."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from tempfile import TemporaryDirectory

from photographer import Photographer, opened, welcome
from PySide6.QtCore import Qt, QTimer
from PySide6.QtGui import QPixmap
from PySide6.QtPrintSupport import QPrintPreviewDialog
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from mazarine import braid, generate, generate_shape
from mazarine.book.plan import BookPlan
from mazarine.gui.features.console.console_dock import ConsolePanel
from mazarine.gui.features.console.runner import ConsoleRunner
from mazarine.gui.features.export.export_dialog import ExportDialog
from mazarine.gui.features.export.order import ExportFormat, ExportRequest
from mazarine.gui.features.export.printing import preview_pages
from mazarine.gui.features.make.book.window import BookWindow
from mazarine.gui.features.make.design.panel import DesignPanel
from mazarine.gui.features.make.generators.generators_panel import GeneratorsPanel
from mazarine.gui.features.make.generators.infinite_window import InfiniteWindow
from mazarine.gui.features.make.shape_dialog import ShapeDialog
from mazarine.gui.features.make.tiling_window import TilingWindow
from mazarine.gui.features.watch.watch_window import WatchWindow
from mazarine.maze import Maze
from mazarine.pages.document import picture_of
from mazarine.picture import Overlay
from mazarine.picture.export import Booklet, Layout, SolutionStyle, View, sketch_of, usual_layout
from mazarine.picture.palettes import Rock
from mazarine.picture.vector import Pens, Sheet
from mazarine.shapes import GALLERY

_STATEMENTS = (
    "regions",
    "mz.statistics(maze).dead_ends.count",
    "for row in range(2, 10): _ = maze.set_wall((row, 6), 'E')",
    "router.distance((5, 0), (15, 20))",
)
_BOOK = BookPlan(
    count=10, difficulty=(3.0, 4.6), rows=(18, 28), cols=(18, 28), lattice=("square", "hexagon", "rings"),
    shape=("", "heart", "cat", "fish"),
    trim="8.5 x 8.5 in", title="Mazes for Anna", seed=4,
)  # fmt: skip


def generators() -> QPixmap:
    """Show the dock, and a maze that it made."""
    with _making("prim") as (photographer, panel):
        panel.make_button.click()
        photographer.wait(lambda: panel.maker.order is None)
        photographer.settle()
        photographer.window.view.fit()
        photographer.window.messages.dismiss()
        return photographer.take()


def book() -> QPixmap:
    """Show the window of a book that was made."""
    with _made_book(4) as (photographer, window):
        return photographer.take(window)


def book_solutions() -> QPixmap:
    """Show the last pages of a book."""
    with _made_book(7) as (_, window):
        return window.preview.grab()


@contextmanager
def _made_book(spread: int) -> Iterator[tuple[Photographer, BookWindow]]:
    with TemporaryDirectory() as folder, opened() as photographer:
        photographer.act("make.book")
        window = photographer.part(BookWindow)
        window.resize(1180, 700)
        window.form.show_plan(_BOOK)
        window.make(Path(folder) / "book.pdf")
        photographer.wait(lambda: bool(window.messages.text))
        window.messages.dismiss()
        window.spread_box.setValue(spread)
        photographer.wait(lambda: f"{2 * spread - 2} and" in window.pages_label.text())
        yield photographer, window
        window.close()


def watching() -> QPixmap:
    """Show a maze in the middle of being made."""
    with _making("prim") as (photographer, panel):
        panel.watch_button.click()
        return photographer.take_shown(_paused_halfway(photographer))


def searches() -> QPixmap:
    """Show two searches side by side, with their pseudocode."""
    maze = generate("growing-tree", rows=16, cols=16, rng=4)
    maze.apply(braid(maze, rng=4))
    maze.add_marker("start", (15, 0))
    maze.add_marker("goal", (7, 8))
    with opened(maze, "Searches") as photographer:
        photographer.act("watch.open")
        photographer.wait(lambda: photographer.window.findChild(WatchWindow) is not None)
        photographer.part(WatchWindow).options.seed_box.setValue(1)
        watching = _paused_halfway(photographer)
        watching.options.code_box.setChecked(True)
        return photographer.take_shown(watching)


def _paused_halfway(photographer: Photographer) -> WatchWindow:
    """Return the window that shows algorithms at work, in the middle of them."""
    photographer.wait(lambda: photographer.window.findChild(WatchWindow) is not None)
    watching = photographer.window.findChild(WatchWindow)
    assert isinstance(watching, WatchWindow)
    photographer.wait(lambda: all(pane.subject for pane in watching.panes))
    player = watching.player
    assert player is not None
    player.pause()
    player.seek(player.count // 2)
    photographer.wait(lambda: player.step == player.count // 2)
    return watching


def infinite() -> QPixmap:
    """Show a maze without end, far from where its rows begin."""
    with _making("binary-tree") as (photographer, panel):
        panel.infinite_button.click()
        wandering = photographer.window.findChild(InfiniteWindow)
        assert isinstance(wandering, InfiniteWindow)
        photographer.wait(wandering.cut_button.isEnabled)
        wandering.row_box.setValue(1_000_000)
        wandering.col_box.setValue(-250_000)
        return photographer.take_shown(wandering)


def rings() -> QPixmap:
    """Show a maze of rings with its solution."""
    with opened() as photographer:
        photographer.act("make.tiling")
        window = photographer.window.findChild(TilingWindow)
        assert isinstance(window, TilingWindow)
        window.seed_box.setValue(3)
        window.algorithm_box.setCurrentIndex(window.algorithm_box.findData("wilson"))
        window.solution_box.setChecked(True)
        photographer.wait(lambda: window.is_idle)
        return photographer.take_shown(window)


@contextmanager
def _making(algorithm: str) -> Iterator[tuple[Photographer, GeneratorsPanel]]:
    """Open a window with an algorithm chosen in the Generate dock."""
    with opened() as photographer:
        dock = photographer.window.docks["make"]
        photographer.act("window.make")
        photographer.show_docks(dock)
        panel = photographer.part(GeneratorsPanel)
        panel.form.algorithm_box.setCurrentIndex(panel.form.algorithm_box.findData(algorithm))
        photographer.wait(lambda: panel.preview.is_idle and panel.preview.sample is not None)
        yield photographer, panel


def design() -> QPixmap:
    """Show a maze that was found, and what it has of each requirement."""
    with opened(Maze.blank(18, 24)) as photographer:
        photographer.act("make.requirements")
        photographer.show_docks(photographer.window.docks["make"], width=300)
        panel = photographer.part(DesignPanel)
        panel.rows[2].range_box.setCurrentIndex(0)
        panel.rows[2].low_box.setValue(6)
        panel.rows[2].high_box.setValue(6.2)
        panel.search_button.click()
        photographer.wait(lambda: not panel.searcher.is_busy)
        photographer.settle()
        photographer.window.view.fit()
        return photographer.take()


def console() -> QPixmap:
    """Show statements that have changed the maze."""
    with opened() as photographer:
        photographer.act("window.console")
        dock = photographer.window.docks["console"]
        photographer.show_docks(dock)
        for source in _STATEMENTS:
            line = photographer.part(ConsolePanel).input
            line.setPlainText(source)
            QTest.keyClick(line, Qt.Key.Key_Return)
            photographer.wait(lambda: not photographer.part(ConsoleRunner).is_running)
        photographer.settle()
        photographer.window.view.fit()
        return photographer.take()


def export() -> QPixmap:
    """Ask how pages are to be, with the solution on pages of its own."""
    order = ExportRequest(
        ExportFormat.PDF, view=View(solution=SolutionStyle.APART), layout=Layout(Sheet.of("A4"), 14)
    )
    with opened() as photographer:
        dialog = ExportDialog(
            welcome(), "Welcome", order, photographer.window.workers.jobs, photographer.window
        )
        return photographer.take_shown(dialog)


def shapes() -> QPixmap:
    """Show the dialog for mazes in a shape."""
    with opened() as photographer:
        dialog = ShapeDialog(photographer.window, photographer.window)
        dialog.gallery.setCurrentRow([*GALLERY].index("cat"))
        dialog.maze_form.rows_box.setValue(28)
        dialog.maze_form.cols_box.setValue(32)
        photographer.wait(lambda: dialog.preview.is_idle)
        return photographer.take_shown(dialog)


def print_look() -> QPixmap:
    """Draw a maze in the form of a text as it is printed."""
    maze = generate_shape("text:Mia", "growing-tree", 22, 50, rng=8, bold=True)
    view, pens = View(Overlay.NONE, rock=Rock.WHITE), Pens.in_mm(4, 0.9, is_round=True)
    return QPixmap.fromImage(picture_of(sketch_of(maze, 0, view, pens, "For Mia, 7 years"), 18))


def print_preview() -> QPixmap:
    """Show pages before they are printed."""
    pictures: list[QPixmap] = []
    with opened() as photographer:

        def take() -> None:
            dialog = QApplication.activeModalWidget()
            assert isinstance(dialog, QPrintPreviewDialog)
            pictures.append(photographer.take(dialog))
            dialog.reject()

        maze = welcome()
        QTimer.singleShot(0, take)
        preview_pages(Booklet.of(maze, "Welcome", range(1), View()), usual_layout(maze), photographer.window)
    return pictures[0]


SCENES = (
    generators,
    book,
    book_solutions,
    watching,
    searches,
    infinite,
    rings,
    design,
    console,
    export,
    shapes,
    print_look,
    print_preview,
)
