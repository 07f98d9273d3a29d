"""Opening, saving and leaving a maze, with the questions on the way."""

from __future__ import annotations

import sys
from collections.abc import Callable, Iterator
from pathlib import Path
from threading import Event

import pytest
from PySide6.QtCore import QMimeData, QPoint, QPointF, QSettings, Qt, QUrl
from PySide6.QtGui import QDragEnterEvent, QDropEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QComboBox, QFileDialog, QLineEdit, QMessageBox
from pytestqt.qtbot import QtBot

from editor.files import identify, read, write
from editor.files.registry import FORMATS
from editor.gui.app import open_window as open_first_window
from editor.gui.dialogs.new_maze import NewMazeDialog
from editor.gui.dialogs.questions import Unsaved
from editor.gui.long_work import Piece
from editor.gui.saving import Target
from editor.gui.settings import Settings
from editor.maze import Link, Maze, Port
from editor.maze.edits import PlaceLink, SetWalls
from editor.resources_path import resource
from tests.gui.conftest import OpenWindow
from tests.gui.hand import CTRL, LEFT, Hand

Button = QMessageBox.StandardButton


@pytest.fixture
def saved(tmp_path: Path) -> Path:
    path = tmp_path / "saved.maze"
    write(Maze.blank(5, 7, levels=2), path)
    return path


@pytest.fixture
def save_as(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> Path:
    """The file that the user chooses in the dialog of the system."""
    path = tmp_path / "chosen.maze"
    monkeypatch.setattr("editor.gui.dialogs.file_dialogs.ask_save_target", lambda *_: Target(path))
    return path


def test_what_is_drawn_and_saved_is_the_same_after_opening_it_again(
    open_window: OpenWindow, saved: Path
) -> None:
    hand = open_window()
    hand.open(saved)
    hand.drag((2.95, 0.5), (2.95, 6.5))
    hand.key("k")
    hand.click((0.5, 5.5))
    hand.key("t")
    hand.drag((4.5, 4.9), (0.5, 0.5))
    assert hand.window.isWindowModified()
    hand.save()
    assert not hand.window.isWindowModified()
    drawn = hand.maze.copy()
    assert read(saved) == drawn

    hand.reload()
    assert hand.maze is not drawn
    assert hand.maze == drawn
    assert hand.window.windowTitle() == "saved.maze[*] – Mazewright"
    hand.check_overlay()


def test_an_untitled_maze_asks_for_a_file_and_becomes_it(open_window: OpenWindow, save_as: Path) -> None:
    hand = open_window(Maze.blank(4, 4))
    assert hand.window.windowTitle() == "Untitled[*] – Mazewright"
    hand.click((1.5, 1.95))
    hand.save()
    assert read(save_as) == hand.maze
    assert hand.document.path == save_as
    assert hand.window.windowTitle() == "chosen.maze[*] – Mazewright"


def test_what_is_drawn_while_saving_counts_as_unsaved(open_window: OpenWindow, save_as: Path) -> None:
    hand = open_window(Maze.blank(4, 4))
    hand.click((1.5, 1.95))
    before = hand.maze.copy()
    with hand.qtbot.waitSignal(hand.window.files.busy_changed, check_params_cb=lambda what: not what):
        hand.act("file.save")
        hand.click((2.5, 1.95))
    assert hand.document.is_dirty
    assert read(save_as) == before


@pytest.mark.parametrize(
    ("content", "words"),
    [
        (b"", "empty"),
        (b"PK\x03\x04 not really", "saved.maze"),
        (b"\x00\x01\x02\xff" * 30, "saved.maze"),
    ],
)
def test_a_bad_file_is_told_in_one_sentence_and_the_open_maze_stays(
    open_window: OpenWindow, saved: Path, content: bytes, words: str
) -> None:
    hand = open_window(Maze.blank(4, 4))
    hand.click((1.5, 1.95))
    hand.document.undo_stack.setClean()
    before = hand.maze.copy()
    saved.write_bytes(content)
    hand.open(saved)
    assert words in hand.message
    assert hand.message.endswith(".")
    assert "\n" not in hand.message
    assert hand.maze == before
    assert hand.document.undo_stack.canUndo()
    hand.window.messages.close_button.click()
    assert hand.message == ""


def test_a_missing_file_leaves_the_recent_files(open_window: OpenWindow, saved: Path) -> None:
    hand = open_window()
    hand.open(saved)
    assert hand.window.settings.recent_files == [saved]
    hand.document.replace(Maze.blank(2, 2))
    saved.unlink()
    hand.open(saved)
    assert "saved.maze" in hand.message
    assert hand.window.settings.recent_files == []


def test_recent_files_are_remembered_by_another_window_and_open(
    open_window: OpenWindow, saved: Path, tmp_path: Path
) -> None:
    other = tmp_path / "other.maze"
    write(Maze.blank(2, 2), other)
    first = open_window()
    first.open(saved)
    first.open(other)
    first.window.close()

    hand = open_window()
    hand.window.recent.fill()
    names = [action.text() for action in hand.window.recent.menu.actions()]
    assert names[:2] == ["&1  other.maze", "&2  saved.maze"]
    with hand.qtbot.waitSignal(hand.window.files.opened):
        hand.window.recent.menu.actions()[1].trigger()
    assert hand.document.path == saved


def test_settings_survive_a_file_with_their_types(store: QSettings, tmp_path: Path) -> None:
    settings = Settings(store)
    settings.add_recent_file(tmp_path / "one.maze")
    settings.set_on("grid", True)
    settings.set_on("legend", False)
    settings.sync()
    again = Settings(QSettings(store.fileName(), QSettings.Format.IniFormat))
    assert again.recent_files == [tmp_path / "one.maze"]
    assert again.is_on("grid", False) is True
    assert again.is_on("legend", True) is False
    assert again.last_folder == Path.home()


def test_a_file_dropped_on_the_window_opens(open_window: OpenWindow, saved: Path) -> None:
    hand = open_window()
    data = QMimeData()
    data.setUrls([QUrl.fromLocalFile(str(saved))])
    action, nothing = Qt.DropAction.CopyAction, Qt.KeyboardModifier.NoModifier
    enter = QDragEnterEvent(QPoint(200, 200), action, data, LEFT, nothing)
    QApplication.sendEvent(hand.window, enter)
    assert enter.isAccepted()
    with hand.qtbot.waitSignal(hand.window.files.opened):
        QApplication.sendEvent(hand.window, QDropEvent(QPointF(200, 200), action, data, LEFT, nothing))
    assert hand.maze == read(saved)


def test_cancel_keeps_the_window_and_the_changes(open_window: OpenWindow) -> None:
    hand = open_window(Maze.blank(4, 4))
    hand.click((1.5, 1.95))
    hand.answer(Button.Cancel)
    hand.window.close()
    assert hand.window.isVisible()
    assert hand.document.is_dirty


def test_discard_closes_the_window_without_a_file(open_window: OpenWindow, save_as: Path) -> None:
    hand = open_window(Maze.blank(4, 4))
    hand.click((1.5, 1.95))
    hand.answer(Button.Discard)
    hand.window.close()
    assert not hand.window.isVisible()
    assert not save_as.exists()


def test_save_writes_the_file_and_then_closes_the_window(open_window: OpenWindow, save_as: Path) -> None:
    hand = open_window(Maze.blank(4, 4))
    hand.click((1.5, 1.95))
    hand.answer(Button.Save)
    hand.window.close()
    hand.qtbot.waitUntil(lambda: not hand.window.isVisible())
    assert read(save_as) == hand.maze


def test_a_failed_save_keeps_the_window_and_says_why(
    open_window: OpenWindow, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    hand = open_window(Maze.blank(4, 4))
    hand.click((1.5, 1.95))
    nowhere = tmp_path / "missing" / "x.maze"
    monkeypatch.setattr("editor.gui.dialogs.file_dialogs.ask_save_target", lambda *_: Target(nowhere))
    hand.answer(Button.Save)
    with hand.qtbot.waitSignal(hand.window.files.busy_changed, check_params_cb=lambda what: not what):
        hand.window.close()
    assert "x.maze" in hand.message
    assert hand.window.isVisible()
    assert hand.document.is_dirty


@pytest.mark.parametrize("accepts", [True, False])
def test_what_a_format_cannot_hold_is_asked_about_before_it_is_dropped(
    open_window: OpenWindow, monkeypatch: pytest.MonkeyPatch, tmp_path: Path, accepts: bool
) -> None:
    path = tmp_path / "plain.txt"
    monkeypatch.setattr("editor.gui.dialogs.file_dialogs.ask_save_target", lambda *_: Target(path))
    maze = Maze.blank(4, 4)
    PlaceLink(Link(Port((0, 0, 0)), Port((0, 3, 3)))).apply(maze)
    hand = open_window(maze)
    asked: list[str] = []

    def reply(box: QMessageBox) -> None:
        asked.append(box.informativeText())
        roles = {box.buttonRole(button): button for button in box.buttons()}
        role = QMessageBox.ButtonRole.AcceptRole if accepts else QMessageBox.ButtonRole.RejectRole
        QTest.mouseClick(roles[role], LEFT)

    hand.fill_in(reply)
    hand.act("file.save_as")
    if accepts:
        hand.qtbot.waitUntil(lambda: hand.document.path == path)
    assert path.exists() == accepts
    assert "link" in asked[0] or "teleporter" in asked[0]


def test_new_makes_a_maze_of_the_size_that_was_asked_for(open_window: OpenWindow) -> None:
    hand = open_window(Maze.blank(4, 4))

    def fill(dialog: NewMazeDialog) -> None:
        dialog.rows_box.setValue(9)
        dialog.cols_box.setValue(12)
        dialog.levels_box.setValue(3)
        dialog.walled_button.click()
        dialog.accept()

    hand.fill_in(fill)
    hand.act("file.new")
    assert hand.maze == Maze.blank(9, 12, 3, walled=True)
    assert not hand.document.is_dirty
    hand.check_overlay()


def test_new_refuses_more_cells_than_a_maze_may_have(open_window: OpenWindow) -> None:
    hand = open_window(Maze.blank(4, 4))

    def fill(dialog: NewMazeDialog) -> None:
        dialog.rows_box.setValue(60_000)
        dialog.cols_box.setValue(60_000)
        assert not dialog.buttons.button(dialog.buttons.StandardButton.Ok).isEnabled()
        assert "too many" in dialog.size_label.text()
        dialog.reject()

    hand.fill_in(fill)
    hand.act("file.new")
    assert hand.maze == Maze.blank(4, 4)


@pytest.fixture
def held_jobs() -> Iterator[Callable[[Hand], Event]]:
    """Holds the jobs thread of a window until the event is set."""
    gates: list[Event] = []

    def hold(hand: Hand) -> Event:
        gates.append(Event())
        hand.window.workers.jobs.run(gates[-1].wait)
        return gates[-1]

    yield hold
    for gate in gates:
        gate.set()


def test_a_window_that_is_closed_while_saving_closes_when_the_file_is_written(
    open_window: OpenWindow, save_as: Path, held_jobs: Callable[[Hand], Event]
) -> None:
    hand = open_window(Maze.blank(4, 4))
    hand.click((1.5, 1.95))
    gate = held_jobs(hand)
    hand.act("file.save")
    hand.window.close()
    assert hand.window.isVisible()
    gate.set()
    hand.qtbot.waitUntil(lambda: not hand.window.isVisible())
    assert read(save_as) == hand.maze


def test_what_is_drawn_while_a_file_is_read_is_asked_about(
    open_window: OpenWindow, saved: Path, held_jobs: Callable[[Hand], Event]
) -> None:
    hand = open_window(Maze.blank(4, 4))
    gate = held_jobs(hand)
    hand.window.files.read(saved, here=True)
    hand.click((1.5, 1.95))
    drawn = hand.maze.copy()
    asked: list[str] = []

    def keep(box: QMessageBox) -> None:
        asked.append(box.text())
        QTest.mouseClick(box.button(Button.Cancel), LEFT)

    with hand.qtbot.waitSignal(hand.window.files.busy_changed, check_params_cb=lambda what: not what):
        gate.set()
        hand.fill_when_open(keep)
    assert len(asked) == 1
    assert hand.maze == drawn
    assert hand.document.path is None


def test_of_two_files_that_are_read_into_one_place_the_second_stays(
    open_window: OpenWindow, saved: Path, tmp_path: Path, held_jobs: Callable[[Hand], Event]
) -> None:
    other = tmp_path / "other.maze"
    write(Maze.blank(2, 3), other)
    hand = open_window(Maze.blank(4, 4))
    gate = held_jobs(hand)
    hand.window.files.read(saved, here=True)
    hand.window.files.read(other, here=True)
    with hand.qtbot.waitSignal(hand.window.files.opened):
        gate.set()
    assert hand.document.path == other
    assert hand.maze == Maze.blank(2, 3)


def test_the_first_start_shows_the_welcome_maze_and_later_ones_a_new_one(
    store: QSettings, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.setattr("PySide6.QtCore.QSettings", lambda *_: store)
    monkeypatch.setattr(sys, "excepthook", sys.excepthook)
    titles = []
    for _ in range(2):
        window = open_first_window(None)
        hand = Hand(qtbot, window.page)
        titles.append((hand.document.title, hand.document.path, hand.document.is_dirty))
        hand.window.settings.add_recent_file(tmp_path / "some.maze")
        hand.drop()
        window.deleteLater()
        del window
    assert titles == [("Welcome", None, False), ("Untitled", None, False)]


def test_a_file_keeps_its_format_when_it_is_saved(open_window: OpenWindow, tmp_path: Path):
    path = tmp_path / "contest.txt"
    write(Maze.blank(4, 4, walled=True), path, format="micromouse-plus")
    hand = open_window()
    hand.open(path)
    hand.document.do(SetWalls([(0, 1, 1, "E", "open")]), "Open")
    hand.save()
    assert identify(path).name == "micromouse-plus"
    assert read(path).walls[0, 1, 1] & 3 == 0


def test_an_example_that_comes_with_the_program_opens_as_a_maze_without_a_file(open_window: OpenWindow):
    hand = open_window()
    hand.open(resource("mazes/welcome.maze"))
    assert hand.document.path is None
    assert hand.document.title == "Welcome"


@pytest.mark.parametrize("answer", [Button.Discard, Button.Cancel])
def test_a_file_that_arrives_in_the_middle_of_a_stroke_asks_and_stays_as_it_was_written(
    open_window: OpenWindow, saved: Path, answer: Button
) -> None:
    walled = Maze.blank(8, 8, walled=True)
    write(walled, saved)
    hand = open_window(Maze.blank(8, 8))
    hand.press((2.95, 1.5))
    hand.move((2.95, 5.5))
    drawn = hand.maze.copy()
    asked: list[str] = []

    def reply(box: QMessageBox) -> None:
        asked.append(box.text())
        QTest.mouseClick(box.button(answer), LEFT)

    hand.window.files.read(saved, here=True)
    hand.fill_when_open(reply)
    hand.qtbot.waitUntil(lambda: bool(asked))
    hand.move((2.95, 7.5))
    hand.release((2.95, 7.5))
    assert hand.maze == (walled if answer is Button.Discard else drawn)
    assert hand.document.undo_stack.count() == (0 if answer is Button.Discard else 1)
    hand.check_overlay()


def test_what_was_given_up_when_a_file_is_reloaded_is_not_asked_for_again(
    open_window: OpenWindow, saved: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    other = Maze.blank(5, 4, walled=True)
    write(other, saved)
    hand, asked = open_window(Maze.blank(8, 8)), []

    def discard(*_args: object) -> Unsaved:
        asked.append(hand.document.revision)
        return Unsaved.DISCARD

    monkeypatch.setattr("editor.gui.files.ask_unsaved", discard)
    hand.open(saved)
    hand.document.do(SetWalls([(0, 1, 1, "E", "open")]), "Open")
    hand.act("file.reload")
    hand.qtbot.waitUntil(lambda: hand.maze == other)
    assert len(asked) == 1
    hand.document.do(SetWalls([(0, 1, 1, "E", "open")]), "Open")
    hand.act("file.reload")
    hand.document.do(SetWalls([(0, 1, 2, "E", "open")]), "Open")
    hand.qtbot.waitUntil(lambda: not hand.document.is_dirty)
    assert len(asked) == 3


def choose_in_turn(monkeypatch: pytest.MonkeyPatch, *paths: Path) -> None:
    targets = iter(map(Target, paths))
    monkeypatch.setattr("editor.gui.dialogs.file_dialogs.ask_save_target", lambda *_: next(targets))


def test_what_waits_for_a_file_to_be_written_is_done_in_order_and_leaving_comes_last(
    open_window: OpenWindow,
    monkeypatch: pytest.MonkeyPatch,
    tmp_path: Path,
    held_jobs: Callable[[Hand], Event],
) -> None:
    paths = [tmp_path / f"{name}.maze" for name in "abc"]
    choose_in_turn(monkeypatch, *paths)
    hand = open_window(Maze.blank(4, 4))
    hand.click((1.5, 1.95))
    gate = held_jobs(hand)
    hand.act("file.save")
    hand.act("file.save_as")
    hand.window.close()
    hand.act("file.save_as")
    assert hand.window.isVisible()
    gate.set()
    hand.qtbot.waitUntil(lambda: not hand.window.isVisible())
    assert [read(path) for path in paths] == [hand.maze] * 3


def test_a_failed_save_does_not_drop_the_one_that_waits_for_it(
    open_window: OpenWindow,
    monkeypatch: pytest.MonkeyPatch,
    tmp_path: Path,
    held_jobs: Callable[[Hand], Event],
) -> None:
    kept = tmp_path / "kept.maze"
    choose_in_turn(monkeypatch, tmp_path / "missing" / "x.maze", kept)
    hand = open_window(Maze.blank(4, 4))
    hand.click((1.5, 1.95))
    gate = held_jobs(hand)
    hand.act("file.save")
    hand.act("file.save_as")
    gate.set()
    hand.qtbot.waitUntil(lambda: hand.document.path == kept)
    assert read(kept) == hand.maze
    assert not hand.document.is_dirty


def test_save_as_gives_a_name_the_ending_of_the_format_that_is_chosen(
    open_window: OpenWindow, tmp_path: Path
) -> None:
    hand = open_window(Maze.blank(4, 4, walled=True))
    hand.window.settings.last_folder = tmp_path

    def fill(dialog: QFileDialog) -> None:
        chooser = dialog.findChild(QComboBox, "fileTypeCombo")
        index = next(i for i, text in enumerate(dialog.nameFilters()) if "icromouse" in text)
        chooser.setCurrentIndex(index)
        chooser.activated.emit(index)
        chooser.textActivated.emit(chooser.itemText(index))
        dialog.findChild(QLineEdit, "fileNameEdit").setText("foo")
        dialog.accept()

    hand.fill_in(fill)
    hand.act("file.save_as")
    hand.qtbot.waitUntil(lambda: hand.document.path is not None)
    assert hand.document.path == tmp_path / "foo.txt"
    assert hand.document.format == identify(tmp_path / "foo.txt").name


def test_save_as_begins_with_the_format_that_the_file_has(open_window: OpenWindow, tmp_path: Path) -> None:
    path = tmp_path / "contest.txt"
    write(Maze.blank(4, 4, walled=True), path, format="micromouse-plus")
    hand = open_window()
    hand.open(path)
    seen: list[tuple[str, str]] = []

    def look(dialog: QFileDialog) -> None:
        seen.append((dialog.selectedNameFilter().partition(" (")[0], dialog.defaultSuffix()))
        dialog.reject()

    hand.fill_in(look)
    hand.act("file.save_as")
    assert seen == [(FORMATS["micromouse-plus"].title.partition(" (")[0], "txt")]


@pytest.mark.parametrize("answer", [Button.Discard, Button.Cancel])
def test_a_file_that_arrives_while_a_question_is_open_waits_for_the_answer(
    open_window: OpenWindow, saved: Path, held_jobs: Callable[[Hand], Event], answer: Button
) -> None:
    hand = open_window(Maze.blank(4, 4))
    gate = held_jobs(hand)
    hand.window.files.read(saved, here=True)
    hand.click((1.5, 1.95))
    asked: list[int] = []

    def reply(box: QMessageBox) -> None:
        if not asked:
            read_it = hand.window.workers.jobs.run(lambda: None)
            gate.set()
            with hand.qtbot.waitSignal(read_it.done):
                pass
        asked.append(len([w for w in QApplication.topLevelWidgets() if isinstance(w, QMessageBox)]))
        QTest.mouseClick(box.button(answer), LEFT)

    hand.fill_in(reply)
    hand.window.close()
    if answer is Button.Cancel:
        hand.fill_when_open(reply)
        hand.qtbot.waitUntil(lambda: len(asked) == 2)
    QApplication.processEvents()
    assert hand.window.isVisible() == (answer is Button.Cancel)
    assert hand.maze.shape == (1, 4, 4)
    assert len(asked) == (2 if answer is Button.Cancel else 1)


@pytest.mark.parametrize(
    ("name", "words"), [("a" * 300 + ".maze", "a" * 300), ("x\0y.maze", "null character")]
)
def test_a_name_that_no_file_can_have_is_told_in_one_sentence(
    open_window: OpenWindow, tmp_path: Path, name: str, words: str
) -> None:
    hand = open_window(Maze.blank(4, 4))
    hand.open(tmp_path / name)
    assert words in hand.message
    assert hand.message.endswith(".")
    assert "\n" not in hand.message
    assert "Something went wrong" not in hand.message


def test_a_defect_says_what_is_left_to_do_and_promises_no_more(
    store: QSettings, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("PySide6.QtCore.QSettings", lambda *_: store)
    monkeypatch.setattr(sys, "excepthook", sys.excepthook)
    window = open_first_window(None)
    hand = Hand(qtbot, window.page)
    try:
        sys.excepthook(ValueError, ValueError("a defect"), None)
        assert "a defect" in hand.message
        assert hand.message.endswith("what you drew is kept, save it under another name.")
    finally:
        hand.drop()
        window.deleteLater()


def test_a_file_that_another_program_changes_is_told_of_and_can_be_opened_again(
    open_window: OpenWindow, tmp_path: Path
) -> None:
    path = tmp_path / "a.maze"
    write(Maze.blank(4, 4), path)
    hand = open_window(Maze.blank(2, 2))
    hand.open(path)
    write(Maze.blank(5, 5), path)
    hand.qtbot.waitUntil(lambda: "changed by another program" in hand.message, timeout=20_000)
    assert hand.maze == Maze.blank(4, 4)
    hand.key("r", CTRL)
    hand.qtbot.waitUntil(lambda: hand.maze == Maze.blank(5, 5), timeout=20_000)
    hand.click((2.5, 2.9))
    hand.save()
    hand.qtbot.wait(600)
    assert "another program" not in hand.message, "what one has saved oneself is no news"


def test_saving_over_what_another_program_has_written_is_asked_first(
    open_window: OpenWindow, tmp_path: Path
) -> None:
    path = tmp_path / "a.maze"
    write(Maze.blank(4, 4), path)
    hand = open_window(Maze.blank(2, 2))
    hand.open(path)
    hand.click((2.5, 2.9))
    write(Maze.blank(5, 5), path)
    hand.answer(QMessageBox.StandardButton.Cancel)
    hand.window.files.save()
    assert read(path) == Maze.blank(5, 5)
    assert hand.document.is_dirty
    hand.fill_when_open(lambda box: next(it for it in box.buttons() if it.text() == "Save over it").click())
    hand.window.files.save()
    hand.qtbot.waitUntil(lambda: read(path) == hand.maze, timeout=20_000)
    assert not hand.document.is_dirty


def _stop_after_the_first_share(hand: Hand, monkeypatch: pytest.MonkeyPatch, shares: list[float]) -> None:
    """Press the button that stops work while the work waits in its first share."""
    gate, look = Event(), Piece.look

    def wait(piece: Piece, share: float) -> bool:
        shares.append(share)
        gate.wait(20)
        return look(piece, share)

    def press() -> None:
        stop = hand.window.status.long_work.stop_button
        if shares and stop.isVisible() and not gate.is_set():
            QTest.mouseClick(stop, LEFT)
            gate.set()

    monkeypatch.setattr(Piece, "look", wait)
    hand.window.long_work.changed.connect(press)


def test_opening_can_be_stopped(
    open_window: OpenWindow, saved: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    hand, shares = open_window(Maze.blank(3, 3)), list[float]()
    _stop_after_the_first_share(hand, monkeypatch, shares)
    hand.open(saved)
    assert shares == [0.5], "the second array is not read"
    assert hand.message == "Stopped; the open maze stays."
    assert hand.maze == Maze.blank(3, 3)


def test_saving_can_be_stopped(open_window: OpenWindow, saved: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    hand, shares = open_window(), list[float]()
    hand.open(saved)
    before = saved.read_bytes()
    hand.click((2.5, 2.9))
    _stop_after_the_first_share(hand, monkeypatch, shares)
    hand.save()
    assert shares == [0.5], "the second array is not written"
    assert hand.message.startswith("Stopped; saved.maze is as it was.")
    assert saved.read_bytes() == before
    assert hand.document.is_dirty
    assert [path.name for path in saved.parent.iterdir() if path.suffix == ".tmp"] == []


def test_work_is_said_while_it_lasts(open_window: OpenWindow, saved: Path) -> None:
    hand = open_window()
    said: list[tuple[str, bool]] = []
    bar, work = hand.window.statusBar(), hand.window.status.long_work
    hand.window.long_work.changed.connect(
        lambda: said.append((bar.currentMessage(), work.progress_bar.isVisible()))
    )
    hand.open(saved)
    assert ("Opening saved.maze…", True) in said
    assert said[-1] == ("", False)
