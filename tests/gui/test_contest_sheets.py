"""Contest sheets from the window: real size, offered for walls only, printed."""

from __future__ import annotations

from pathlib import Path

from PySide6.QtCore import QPoint
from PySide6.QtPrintSupport import QPrinter
from PySide6.QtTest import QTest

from mazarine.files import write
from mazarine.gui.features.export.cell_size import CellSize
from mazarine.gui.features.export.export_dialog import ExportDialog
from mazarine.gui.features.export.order import ExportFormat
from mazarine.gui.features.export.printing import paint_all
from mazarine.lattice import HONEYCOMB
from mazarine.maze import Marker, MarkerKind, Maze
from mazarine.maze.edits import PlaceMarker
from mazarine.picture import Overlay
from mazarine.picture.export import Booklet, Layout, View
from mazarine.picture.vector import Sheet
from tests.gui.conftest import OpenWindow
from tests.gui.hand import LEFT, choose
from tests.gui.test_exporting import export, look_at
from tests.pdf import pages_of


def test_contest_sheets_are_exported_in_real_size(open_window: OpenWindow, tmp_path: Path) -> None:
    hand = open_window(Maze.blank(16, 16))
    seen = []

    def fill(dialog: ExportDialog) -> None:
        seen.append((dialog.format_box.currentData(), dialog.sizes.page_size_box.currentData()))
        assert dialog.sheets_box.isVisible()
        assert dialog.sheets_box.isChecked()
        seen.append(dialog.size_label.text())
        QTest.mouseClick(dialog.sheets_box, LEFT, pos=QPoint(8, dialog.sheets_box.height() // 2))
        seen.append(dialog.size_label.text())
        QTest.mouseClick(dialog.sheets_box, LEFT, pos=QPoint(8, dialog.sheets_box.height() // 2))
        choose(dialog.paper_box, "A2")

    words = export(hand, tmp_path / "a.pdf", fill, "file.contest_sheets")
    assert seen == [
        (ExportFormat.PDF, CellSize.CLASSIC), "178 pages; 16 across, 11 down; cells of 180.0 mm",
        "176 pages; 16 across, 11 down; cells of 180.0 mm",
    ]  # fmt: skip
    assert words == "50 pages; 8 across, 6 down; cells of 180.0 mm"
    assert len(pages_of(tmp_path / "a.pdf")) == 50
    assert hand.message == f"Exported {tmp_path / 'a.pdf'}: {words}."


def test_contest_sheets_are_offered_for_pages_of_walls(open_window: OpenWindow) -> None:
    for maze, is_offered in ((Maze.blank(4, 4), True), (Maze.blank(4, 4, lattice=HONEYCOMB), False)):
        hand, seen = open_window(maze), []

        def look(dialog: ExportDialog, seen: list[bool] = seen) -> None:
            for size in (CellSize.FIT, CellSize.HALF_SIZE):
                choose(dialog.format_box, ExportFormat.PDF)
                choose(dialog.sizes.page_size_box, size)
                seen.append(dialog.sheets_box.isVisible())

        look_at(hand, look)
        assert seen == [False, is_offered]


def test_contest_sheets_of_a_honeycomb_are_refused(open_window: OpenWindow) -> None:
    hand = open_window(Maze.blank(4, 4, lattice=HONEYCOMB))
    hand.act("file.contest_sheets")
    assert hand.message == "Contest sheets and lists of parts are for mazes of square cells with walls."


def test_contest_sheets_are_printed(open_window: OpenWindow, tmp_path: Path) -> None:
    hand = open_window(Maze.blank(3, 3))
    layout = Layout.contest(hand.maze, Sheet.of("A4"))
    printer = QPrinter()
    printer.setOutputFileName(str(tmp_path / "a.pdf"))
    printer.setFullPage(True)
    paint_all(Booklet.of(hand.maze, "a", range(1), View(Overlay.NONE)), layout, printer)
    assert len(pages_of(tmp_path / "a.pdf")) == 2 + 9


def test_contest_sheets_have_the_size_of_the_contest(open_window: OpenWindow, tmp_path: Path) -> None:
    maze = Maze.blank(16, 16)
    for row, col in ((1, 1), (1, 2)):
        PlaceMarker(Marker(MarkerKind.GOAL, (0, row, col))).apply(maze)
    write(maze, tmp_path / "a.txt", format="micromouse-o")
    hand, seen = open_window(), []
    hand.open(tmp_path / "a.txt")
    look_at(hand, lambda dialog: seen.append(dialog.sizes.page_size_box.currentData()), "file.contest_sheets")
    assert seen == [CellSize.HALF_SIZE]
