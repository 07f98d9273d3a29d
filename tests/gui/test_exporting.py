"""Exporting and printing from the window."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from xml.etree.ElementTree import fromstring

import numpy as np
import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QAction, QColor, QImage
from PySide6.QtPrintSupport import QPrintDialog, QPrinter, QPrintPreviewDialog
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QDialogButtonBox, QFileDialog, QMessageBox

from mazarine.files import write
from mazarine.generators import generate
from mazarine.gui.features.export.cell_size import CellSize
from mazarine.gui.features.export.export_dialog import ExportDialog
from mazarine.gui.features.export.order import ExportFormat, ExportRequest
from mazarine.gui.features.export.printing import paint_all
from mazarine.gui.i18n.languages import Language, set_language
from mazarine.lattice import HONEYCOMB
from mazarine.maze import Marker, MarkerKind, Maze
from mazarine.maze.edits import PlaceMarker
from mazarine.picture import LIGHT, ColorScheme, Overlay, palette_of
from mazarine.picture.export import Booklet, Layout, SolutionStyle, View
from mazarine.picture.messages import PictureMessage
from mazarine.picture.palette import hexed
from mazarine.picture.vector import Sheet
from tests.drawing import blocks
from tests.gui.conftest import OpenWindow
from tests.gui.hand import LEFT, Hand, choose
from tests.pdf import pages_of

Ok = QDialogButtonBox.StandardButton.Ok


def _maze(**how: int) -> Maze:
    maze = Maze.blank(6, 9, **how)
    PlaceMarker(Marker(MarkerKind.START, (0, 0, 0))).apply(maze)
    PlaceMarker(Marker(MarkerKind.GOAL, (0, 5, 8))).apply(maze)
    return maze


def export(hand: Hand, path: Path, fill: Callable[[ExportDialog], None], action: str = "file.export") -> str:
    """Export as a user does; the words of the dialog come back."""
    words = []

    def answer(dialog: ExportDialog) -> None:
        fill(dialog)
        words.append(dialog.size_label.text())
        hand.fill_when_open(lambda it: name(it, path), QFileDialog)
        QTest.mouseClick(dialog.buttons.button(Ok), LEFT)

    def name(dialog: QFileDialog, path: Path) -> None:
        dialog.selectFile(str(path))
        dialog.accept()

    hand.fill_in(answer)
    hand.act(action)
    hand.qtbot.waitUntil(lambda: not hand.is_at_work, timeout=20_000)
    return words[0]


def look_at(hand: Hand, look: Callable[[ExportDialog], object], action: str = "file.export") -> None:
    """Open the dialog, and leave it without a result."""
    hand.fill_in(lambda dialog: (look(dialog), dialog.reject()))
    hand.act(action)


def test_a_picture_is_as_large_as_the_dialog_says(open_window: OpenWindow, tmp_path: Path) -> None:
    hand = open_window(_maze())
    words = export(hand, tmp_path / "a.png", lambda dialog: dialog.cell_px_box.setValue(10))
    image = QImage(str(tmp_path / "a.png"))
    assert words == f"{image.width()} × {image.height()} pixels"
    assert (image.width(), image.height()) == (100, 70)
    assert hand.message == f"Exported {tmp_path / 'a.png'}: {words}."
    assert not hand.window.isWindowModified()


def test_a_drawing_has_the_solution_on_request(open_window: OpenWindow, tmp_path: Path) -> None:
    hand = open_window(_maze())

    def fill(dialog: ExportDialog) -> None:
        choose(dialog.format_box, ExportFormat.SVG)
        choose(dialog.solution_box, SolutionStyle.OVER)

    assert export(hand, tmp_path / "a.svg", fill) == "60 × 42 mm"
    root = fromstring((tmp_path / "a.svg").read_text(encoding="utf-8"))
    assert (root.get("width"), root.get("height")) == ("60mm", "42mm")
    assert "solution" in [group.get("id") for group in root]


def test_pages_and_the_solution_apart(open_window: OpenWindow, tmp_path: Path) -> None:
    hand = open_window(_maze(levels=2))

    def fill(dialog: ExportDialog) -> None:
        choose(dialog.format_box, ExportFormat.PDF)
        choose(dialog.level_box, None)
        choose(dialog.solution_box, SolutionStyle.APART)
        choose(dialog.landscape_box, False)
        choose(dialog.sizes.page_size_box, CellSize.CUSTOM)
        dialog.sizes.cell_box.setValue(30)

    words = export(hand, tmp_path / "a.pdf", fill)
    assert words == "up to 8 pages; 2 across, 1 down for each part; cells of 30.0 mm"
    assert (tmp_path / "a.pdf").read_bytes().count(b"/Type /Page\n") == 6
    assert hand.message == f"Exported {tmp_path / 'a.pdf'}: {words}."


def test_only_what_counts_for_a_format_is_asked(open_window: OpenWindow) -> None:
    hand = open_window(Maze.blank(3, 4, lattice=HONEYCOMB))
    seen: dict[object, list[bool]] = {}

    def fill(dialog: ExportDialog) -> None:
        fields = (
            dialog.cell_px_box, dialog.sizes.cell_box, dialog.sizes.page_size_box, dialog.paper_box,
            dialog.overlap_box, dialog.level_box, dialog.points_box,
        )  # fmt: skip
        for format in (ExportFormat.PNG, ExportFormat.SVG, ExportFormat.PDF, ExportFormat.HTML):
            choose(dialog.format_box, format)
            seen[format] = [field.isVisible() for field in fields]
        choose(dialog.format_box, ExportFormat.PDF)
        choose(dialog.sizes.page_size_box, CellSize.CUSTOM)
        seen["custom"] = [field.isVisible() for field in fields]

    look_at(hand, fill)
    assert seen == {
        ExportFormat.PNG: [True, False, False, False, False, False, True],
        ExportFormat.SVG: [False, True, False, False, False, False, True],
        ExportFormat.PDF: [False, False, True, True, False, False, True],
        ExportFormat.HTML: [False, False, False, False, False, False, True],
        "custom": [False, True, True, True, True, False, True],
    }


def test_a_web_page_has_the_language_and_the_colors_of_the_window(
    open_window: OpenWindow, tmp_path: Path
) -> None:
    hand = open_window(Maze.blank(3, 4, levels=2))
    hand.window.settings.color_scheme = ColorScheme.GRAY.value
    set_language(Language.FRENCH)
    try:
        words = export(hand, tmp_path / "a.html", lambda dialog: choose(dialog.format_box, ExportFormat.HTML))
    finally:
        set_language(Language.ENGLISH)
    text = (tmp_path / "a.html").read_text(encoding="utf-8")
    assert words == "2 niveaux, 24 cases"
    assert '<html lang="fr">' in text
    assert "Cette page a besoin de JavaScript." in text
    assert hexed(palette_of(ColorScheme.GRAY, is_dark=True).rock) in text


def test_a_web_page_of_no_floor_or_too_many_cells_is_refused(open_window: OpenWindow) -> None:
    for maze, reason in ((blocks("#"), "floor"), (Maze.blank(501, 500), "too many for a web page")):
        hand, said = open_window(maze), []

        def fill(dialog: ExportDialog, said: list[tuple[str, bool]] = said) -> None:
            choose(dialog.format_box, ExportFormat.HTML)
            said.append((dialog.size_label.text(), dialog.buttons.button(Ok).isEnabled()))

        look_at(hand, fill)
        ((words, is_possible),) = said
        assert reason in words
        assert not is_possible


def test_what_cannot_be_is_refused_in_the_dialog(open_window: OpenWindow) -> None:
    hand = open_window(Maze.blank(200, 300))
    said = []

    def fill(dialog: ExportDialog) -> None:
        choose(dialog.format_box, ExportFormat.PDF)
        choose(dialog.landscape_box, False)
        choose(dialog.sizes.page_size_box, CellSize.CUSTOM)
        for size in (300, 60, 20):
            dialog.sizes.cell_box.setValue(size)
            said.append((dialog.size_label.text(), dialog.buttons.button(Ok).isEnabled()))
        dialog.sizes.wall_box.setValue(11)
        said.append((dialog.size_label.text(), dialog.buttons.button(Ok).isEnabled()))
        choose(dialog.paper_box, "A5")
        dialog.margin_box.setValue(80)
        said.append((dialog.size_label.text(), dialog.buttons.button(Ok).isEnabled()))

    look_at(hand, fill)
    too_many = "{:,} pages are too many; the maximum is 1,000. Choose smaller cells or larger paper."
    assert said == [
        (too_many.format(487 * 221), False),
        (too_many.format(98 * 45), False),
        ("495 pages; 33 across, 15 down; cells of 20.0 mm", True),
        (
            "Walls of 11 mm do not fit cells of 20 mm;"
            " the thickness must be more than 0 mm and at most 10 mm.",
            False,
        ),
        ("Margins of 80 mm leave no room on a sheet of 148 × 210 mm.", False),
    ]


def test_a_solution_that_is_not_there_is_said_and_nothing_written(
    open_window: OpenWindow, tmp_path: Path
) -> None:
    hand = open_window(Maze.blank(3, 3))
    export(hand, tmp_path / "a.png", lambda dialog: choose(dialog.solution_box, SolutionStyle.OVER))
    assert hand.message == str(PictureMessage.NO_START_MARKER())
    assert list(tmp_path.glob("a.png")) == []


@pytest.mark.parametrize("is_closed", [False, True])
def test_work_can_be_stopped(open_window: OpenWindow, tmp_path: Path, is_closed: bool) -> None:
    hand = open_window(Maze.blank(700, 700))
    hand.settle()
    tasks, shares = hand.window.tasks, []
    asked = []

    def refuse_then_accept(box: QMessageBox) -> None:
        asked.append(box.text())
        QTest.mouseClick(box.buttons()[0 if len(asked) == 2 else 1], LEFT)

    def stop() -> None:
        task = tasks.task
        if task is None or not 0.3 < task.share < 1 or shares:
            return
        shares.append(task.share)
        if not is_closed:
            QTest.mouseClick(hand.stop_button, LEFT)
            return
        for _ in range(2):
            hand.fill_in(refuse_then_accept)
            hand.window.close()

    tasks.changed.connect(stop)
    export(hand, tmp_path / "a.png", lambda dialog: dialog.cell_px_box.setValue(80))
    assert shares, "it was under way"
    assert list(tmp_path.glob("*a.png")) == []
    if is_closed:
        assert ["Exporting a.png…" in text for text in asked] == [True, True]
        assert hand.is_closed
    else:
        assert hand.message == "Export stopped. No file was written."


def test_printing_into_a_file_says_where_it_is(open_window: OpenWindow, tmp_path: Path) -> None:
    hand = open_window(_maze())
    hand.document.set_path(tmp_path / "b.maze")
    path = tmp_path / "a.pdf"

    def show(dialog: ExportDialog) -> None:
        hand.fill_when_open(send, QPrintPreviewDialog)
        QTest.mouseClick(dialog.buttons.button(Ok), LEFT)

    def send(dialog: QPrintPreviewDialog) -> None:
        assert dialog.windowTitle() == "Print b.maze", "the name of the file"
        dialog.printer().setOutputFileName(str(path))
        hand.fill_when_open(lambda it: it.accept(), QPrintDialog)
        next(act for act in dialog.findChildren(QAction) if act.text() == "Print").trigger()

    hand.fill_in(show)
    hand.act("file.print")
    hand.qtbot.waitUntil(lambda: bool(hand.message), timeout=20_000)
    assert hand.message == f"Printed “{hand.document.title}” to {path}."
    assert path.read_bytes().startswith(b"%PDF")


@pytest.mark.parametrize("shape", [(6, 9), (9, 6), (6, 6)])
def test_paper_is_proposed_to_lie_as_the_maze_does(open_window: OpenWindow, shape: tuple[int, int]) -> None:
    hand = open_window(Maze.blank(*shape))
    seen = []

    def look(dialog: ExportDialog) -> None:
        seen.append(dialog.landscape_box.currentData())

    look_at(hand, look, "file.print")
    assert seen == [shape == (6, 9)]


def test_a_printer_gets_as_many_pages_as_its_paper_takes(qapp: QApplication, tmp_path: Path) -> None:
    del qapp
    maze, layout = _maze(), Layout(Sheet.of("A3", is_landscape=True), 30)
    booklet = Booklet.of(maze, "a", range(1), View())
    assert ExportRequest(ExportFormat.PAPER, layout=layout).booklet(maze, "a").count(layout) == 1
    printer = QPrinter()
    printer.setOutputFileName(str(tmp_path / "a.pdf"))
    printer.setFullPage(True)
    printer.setPageSize(printer.pageLayout().pageSize().id().A4)
    paint_all(booklet, layout, printer)
    assert (tmp_path / "a.pdf").read_bytes().count(b"/Type /Page\n") == 2


@pytest.mark.parametrize("is_players", [False, True])
def test_what_is_shown_is_proposed(open_window: OpenWindow, is_players: bool) -> None:
    hand = open_window(_maze(levels=2))
    hand.act("overlay.regions")
    hand.act("maze.level_up")
    if is_players:
        hand.act("view.player")
    found = []
    look_at(hand, lambda dialog: found.append(dialog.order))
    (order,) = found
    assert (order.view.overlay, order.level, order.view.as_player) == ("regions", 1, is_players)


def test_sizes_of_contests_can_be_chosen_and_changed(open_window: OpenWindow, tmp_path: Path) -> None:
    hand = open_window(Maze.blank(16, 16))
    seen = []

    def note(dialog: ExportDialog) -> None:
        sizes = dialog.sizes
        seen.append(
            (sizes.page_size_box.currentData(), sizes.cell_mm, sizes.wall_mm, dialog.size_label.text())
        )

    def fill(dialog: ExportDialog) -> None:
        choose(dialog.format_box, ExportFormat.PDF)
        for size in (CellSize.CLASSIC, CellSize.HALF_SIZE):
            choose(dialog.sizes.page_size_box, size)
            note(dialog)
        QTest.keyClick(dialog.sizes.cell_box, Qt.Key.Key_Up)
        note(dialog)
        QTest.keyClick(dialog.sizes.cell_box, Qt.Key.Key_Down)
        dialog.sizes.wall_box.setFocus()
        for _ in range(6):
            QTest.keyClick(dialog.sizes.wall_box, Qt.Key.Key_Down)
        assert dialog.sizes.wall_box.text() == "Automatic"
        note(dialog)

    export(hand, tmp_path / "a.pdf", fill)
    assert seen == [
        (CellSize.CLASSIC, 180, 12, "176 pages; 16 across, 11 down; cells of 180.0 mm"),
        (CellSize.HALF_SIZE, 90, 6, "48 pages; 8 across, 6 down; cells of 90.0 mm"),
        (CellSize.CUSTOM, 91, 6, "48 pages; 8 across, 6 down; cells of 91.0 mm"),
        (CellSize.CUSTOM, 90, None, "48 pages; 8 across, 6 down; cells of 90.0 mm"),
    ]
    assert len(pages_of(tmp_path / "a.pdf")) == 48


def test_the_size_is_remembered_and_the_overlap_can_be_set(open_window: OpenWindow, tmp_path: Path) -> None:
    hand = open_window(Maze.blank(4, 4))

    def fill(dialog: ExportDialog) -> None:
        choose(dialog.format_box, ExportFormat.PDF)
        choose(dialog.sizes.page_size_box, CellSize.CLASSIC)
        dialog.overlap_box.setFocus()
        for _ in range(5):
            QTest.keyClick(dialog.overlap_box, Qt.Key.Key_Up)

    assert export(hand, tmp_path / "a.pdf", fill) == "15 pages; 5 across, 3 down; cells of 180.0 mm"
    found = []

    def look(dialog: ExportDialog) -> None:
        found.append((dialog.sizes.page_size_box.currentData(), dialog.order.layout))

    look_at(hand, look)
    assert found == [(CellSize.CLASSIC, Layout(Sheet.of("A4"), 180, wall_mm=12, overlap_mm=10))]


def test_blocks_have_a_size_of_cells_only(open_window: OpenWindow) -> None:
    hand = open_window(blocks("..#\n.#."))
    seen = []

    def fill(dialog: ExportDialog) -> None:
        choose(dialog.format_box, ExportFormat.PDF)
        choose(dialog.sizes.page_size_box, CellSize.CLASSIC)
        seen.append((dialog.sizes.cell_box.isVisible(), dialog.sizes.wall_box.isVisible()))
        assert dialog.order.layout.wall_mm is None

    look_at(hand, fill)
    assert seen == [(True, False)]


def test_points_have_no_walls_to_be_thick(open_window: OpenWindow) -> None:
    hand = open_window(Maze.blank(3, 4, lattice=HONEYCOMB))
    seen = []

    def fill(dialog: ExportDialog) -> None:
        choose(dialog.format_box, ExportFormat.SVG)
        for _ in range(2):
            QTest.keyClick(dialog.points_box, Qt.Key.Key_Space)
            seen.append((dialog.points_box.isChecked(), dialog.sizes.wall_box.isVisible()))

    look_at(hand, fill)
    assert sorted(seen) == [(False, True), (True, False)]


def test_the_path_is_not_offered_twice_and_pages_of_it_only_where_there_are_pages(
    open_window: OpenWindow,
) -> None:
    hand = open_window(_maze())
    seen = []

    def fill(dialog: ExportDialog) -> None:
        box = dialog.solution_box
        choose(dialog.format_box, ExportFormat.PNG)
        box.setFocus()
        QTest.keyClick(box, Qt.Key.Key_End)
        seen.append((box.isEnabled(), dialog.order.view.solution))
        choose(dialog.format_box, ExportFormat.PDF)
        choose(box, SolutionStyle.APART)
        seen.append((box.isEnabled(), dialog.order.view.solution))
        choose(dialog.overlay_box, Overlay.SOLUTION)
        seen.append((box.isEnabled(), dialog.order.view.solution))
        choose(dialog.overlay_box, Overlay.NONE)
        choose(dialog.format_box, ExportFormat.PNG)
        seen.append((box.isEnabled(), dialog.order.view.solution))

    look_at(hand, fill)
    assert seen == [
        (True, SolutionStyle.OVER),
        (True, SolutionStyle.APART),
        (False, SolutionStyle.NONE),
        (True, SolutionStyle.OVER),
    ]


def test_the_sketch_shows_the_lines_of_the_maze(open_window: OpenWindow) -> None:
    maze = generate("prim", 8, 8, rng=np.random.default_rng(1))
    hand = open_window(maze)

    def look(dialog: ExportDialog) -> None:
        def shows_walls() -> bool:
            image = dialog.sketch.grab().toImage().convertToFormat(QImage.Format.Format_Grayscale8)
            return np.count_nonzero(np.frombuffer(image.constBits(), np.uint8) < 128) > 200

        for size in (CellSize.FIT, CellSize.CLASSIC):
            choose(dialog.sizes.page_size_box, size)
            hand.qtbot.waitUntil(shows_walls)

    look_at(hand, look, "file.print")


def test_titles_name_the_file_and_not_the_maze(open_window: OpenWindow, tmp_path: Path) -> None:
    maze = _maze()
    maze.title = "Untitled"
    write(maze, tmp_path / "first.maze")
    hand, titles = open_window(), []
    hand.open(tmp_path / "first.maze")
    for action in ("file.export", "file.print"):
        look_at(hand, lambda dialog: titles.append(dialog.windowTitle()), action)
    assert titles == ["Export first.maze", "Print first.maze"]


def test_the_dialog_stays_on_the_screen_when_fields_appear(open_window: OpenWindow) -> None:
    hand = open_window(Maze.blank(16, 16))
    outside = []

    def fill(dialog: ExportDialog) -> None:
        room = dialog.screen().availableGeometry()
        dialog.move(room.right() - dialog.width(), room.bottom() - dialog.height())
        choose(dialog.format_box, ExportFormat.PDF)
        choose(dialog.sizes.page_size_box, CellSize.CLASSIC)
        outside.append(not room.contains(dialog.frameGeometry()))

    look_at(hand, fill)
    assert outside == [False]


def test_paper_has_no_overlay_until_one_is_chosen_and_the_sketch_shows_it(open_window: OpenWindow) -> None:
    hand = open_window(_maze())
    room = QColor(LIGHT.room).rgb()
    told = []

    def colors(dialog: ExportDialog) -> set[int]:
        image = dialog.sketch.grab().toImage()
        return {image.pixel(x, y) for x in range(image.width()) for y in range(image.height())}

    def look(dialog: ExportDialog) -> None:
        told.append(dialog.order.view.overlay)
        assert room not in colors(dialog)
        choose(dialog.overlay_box, Overlay.KINDS)
        hand.qtbot.waitUntil(lambda: room in colors(dialog))

    look_at(hand, look, "file.print")

    def export_pages(dialog: ExportDialog) -> None:
        told.append(dialog.order.view.overlay)
        choose(dialog.format_box, ExportFormat.PDF)
        look(dialog)

    look_at(hand, export_pages)
    assert told == [Overlay.NONE, Overlay.KINDS, Overlay.NONE]
