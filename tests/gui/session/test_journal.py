"""Nothing that was drawn is lost: the journal, and what comes back from one that was left behind."""

from __future__ import annotations

import errno
import os
import signal
import subprocess
import sys
from pathlib import Path
from threading import Event

import pytest

from mazarine.files import journal as journal_files
from mazarine.files import read, write
from mazarine.files.journal import recover, writing
from mazarine.gui.disk.file_lock import journal_beside
from mazarine.gui.disk.saving import Target
from mazarine.gui.documents.questions import Unsaved
from mazarine.gui.recovery import autosave, recovery
from mazarine.gui.recovery.autosave import POINTER
from mazarine.gui.recovery.orphaned_journals import RecoveryChoice, find_orphaned_journals, read_journal
from mazarine.maze import Maze
from mazarine.maze.edits import Expand, PlaceFirstPoint, Resize, SetCells, SetWalls
from tests.gui.keeping import journals, leave_journal
from tests.gui.session.conftest import Start
from tests.gui.session.program import Program, wait_until
from tests.gui.tabs import MakeFile


@pytest.fixture
def saved(file: MakeFile) -> Path:
    """Return a file of the size that `leave_journal` draws on."""
    return file("a.maze")


@pytest.fixture
def program(start: Start, tmp_path: Path) -> Program:
    """Return a program that keeps journals."""
    return start(Maze.blank(8, 8), data=tmp_path)


def wait_for_none(folder: Path) -> None:
    wait_until(lambda: journals(folder) == [])


def fail(*_: object) -> None:
    raise OSError(errno.ENOSPC, "No space left on device")


def test_what_is_drawn_is_kept_until_it_is_saved(program: Program, tmp_path: Path) -> None:
    assert journals(tmp_path) == []
    program.wall(2)
    program.wait_for_journal()
    program.document.do(SetWalls([(0, 4, col, "S", "wall") for col in range(7)]), "draw")
    program.wait_for_journal()
    program.document.do(Resize((-1, -1), 10, 10), "resize")
    program.wait_for_journal()
    program.save_as(tmp_path / "a.maze")
    wait_for_none(tmp_path)
    assert read(tmp_path / "a.maze") == program.maze
    program.wall(3)
    program.wait_for_journal()
    program.document.undo()
    wait_for_none(tmp_path)


def test_a_large_maze_is_made_ready_before_the_first_change(
    program: Program, saved: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(autosave, "_PREPARE_FROM_CELLS", 0)
    made, encoded = list[Maze](), writing.encoded

    def count(maze: Maze) -> bytes:
        made.append(maze)
        return encoded(maze)

    for module in (writing, journal_files):
        monkeypatch.setattr(module, "encoded", count)
    program.open(saved)
    for number in (1, 2):
        wait_until(lambda number=number: len(made) == number and program.autosave._base is not None)
        program.wall(number, 1)
        program.wall(number, 2)
        program.wait_for_journal()
        program.wall(number, 0)
        program.wait_for_journal()
        assert len(made) == number, "the changes were added to what was ready"
        program.save()
        wait_for_none(saved.parent)
    wait_until(lambda: len(made) == 3)
    program.wall(0, 1)
    program.document.do(Resize((0, 0), 6, 6), "resize")
    program.wait_for_journal()


def test_growth_is_kept_with_and_without_new_points(start: Start, tmp_path: Path) -> None:
    maze = Maze.blank(8, 8, lattice="honeycomb")
    PlaceFirstPoint((4, 0, -4)).apply(maze)
    program = start(maze, data=tmp_path)
    program.document.do(SetWalls([(0, 0, 0, "S", "wall")]), "draw")
    program.wait_for_journal()
    # Floor all around: nothing changes but that the point is spent.
    program.document.do(Expand((4, 0, -4)), "expand P1")
    program.wait_for_journal()
    program.document.undo()
    program.wait_for_journal()
    program.document.do(SetCells([(0, 4, 5, "rock")]), "draw")
    program.document.do(Expand((4, 0, -4)), "expand P1")
    program.wait_for_journal()
    assert program.maze.growth is not None
    assert len(program.maze.growth) == 2


_KILLED = """
import sys
from pathlib import Path
from PySide6.QtCore import QCoreApplication, QSettings
from tests.gui.session.program import Program
from mazarine.maze import Maze
application = QCoreApplication([])
store = QSettings(sys.argv[1] + "/settings.ini", QSettings.Format.IniFormat)
program = Program(store, Maze.blank(9, 9), Path(sys.argv[1]))
program.document.set_path(Path(sys.argv[1]) / "mine.maze", "native")
program.session.autosave.written.connect(lambda: print("written", flush=True))
for row in range(4):
    program.wall(row, 4)
application.exec()
"""


@pytest.mark.skipif(not hasattr(signal, "SIGKILL"), reason="there is no such signal here")
def test_after_a_kill_the_next_start_offers_what_was_drawn(start: Start, tmp_path: Path) -> None:
    call = [sys.executable, "-c", _KILLED, str(tmp_path)]
    environment = {**os.environ, "PYTHONPATH": os.pathsep.join(sys.path)}
    with subprocess.Popen(call, stdout=subprocess.PIPE, text=True, env=environment) as killed:
        assert killed.stdout is not None
        assert killed.stdout.readline() == "written\n"
        program = start(Maze.blank(3, 3), data=tmp_path)
        program.recovery.begin()
        program.wait_for_jobs()
        assert program.questions.asked == [], "what another program keeps is not offered"
        killed.kill()
    drawn = Maze.blank(9, 9)
    SetWalls([(0, row, 4, "E", "wall") for row in range(4)]).apply(drawn)
    (journal,) = journals(tmp_path)
    assert journal == tmp_path / ".~mine.maze.journal"
    program.questions.answer(RecoveryChoice.OPEN)
    program.recovery.begin()
    program.wait_for_jobs()
    assert program.questions.asked == [("recover", "mine.maze")]
    assert program.maze == drawn
    assert program.document.path == tmp_path / "mine.maze"
    assert program.document.is_dirty
    assert "not saved yet" in program.messages.sentence
    assert program.wait_for_journal() == journal
    assert journals(tmp_path) == [journal], "it is this program's now"
    assert not (tmp_path / "mine.maze").exists()
    program.document.undo_stack.setClean()
    wait_until(lambda: journals(tmp_path) == [] and not [*(tmp_path / "journals").iterdir()])


def test_a_journal_lies_beside_its_file_while_that_has_unsaved_changes(program: Program, saved: Path) -> None:
    program.open(saved)
    program.wall(2)
    assert program.wait_for_journal() == journal_beside(saved)
    assert journals(saved.parent) == [journal_beside(saved)]
    program.save()
    wait_for_none(saved.parent)
    program.document.replace(Maze.blank(3, 3))
    assert not [path for path in saved.parent.iterdir() if path.name.startswith(".~")]


@pytest.mark.skipif(sys.platform != "linux", reason="names of files are text here")
def test_a_file_whose_name_is_not_utf8_has_a_journal_that_comes_back(
    start: Start, program: Program, tmp_path: Path
) -> None:
    path = tmp_path / os.fsdecode(b"\xff.maze")
    write(Maze.blank(4, 5), path)
    program.open(path)
    program.wall(2)
    journal = program.wait_for_journal()
    assert journal == journal_beside(path)
    drawn, left = program.maze.copy(), journal.read_bytes()
    program.close()
    journal.write_bytes(left)
    later = start(data=tmp_path)
    later.questions.answer(RecoveryChoice.OPEN)
    later.open(path)
    wait_until(lambda: later.document.is_dirty)
    assert later.document.path == path
    assert later.maze == drawn


def test_a_journal_follows_to_another_file(program: Program, saved: Path) -> None:
    program.wall(2)
    assert program.wait_for_journal().parent.name == "journals"
    program.document.set_path(saved)
    wait_until(lambda: journals(saved.parent) == [journal_beside(saved)])
    program.wait_for_journal()


def test_where_nothing_can_be_written_beside_a_file_the_journal_lies_in_the_folder(
    program: Program, saved: Path
) -> None:
    program.open(saved)
    journal_beside(saved).mkdir()
    (journal_beside(saved) / "in the way").touch()
    program.wall(2)
    assert program.wait_for_journal().parent.name == "journals"


def test_what_was_left_beside_a_file_is_offered_when_it_is_opened(program: Program, saved: Path) -> None:
    drawn = leave_journal(saved)
    program.questions.answer(RecoveryChoice.OPEN)
    program.open(saved)
    program.wait_for_jobs()
    assert program.maze == drawn
    assert program.document.is_dirty
    assert program.wait_for_journal() == journal_beside(saved)
    assert journals(saved.parent) == [journal_beside(saved)]


def test_an_own_journal_that_comes_while_others_are_looked_for_is_not_offered(
    program: Program, saved: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    may_look = Event()

    def exists_later(path: Path) -> bool:
        assert may_look.wait(20)
        return path.exists()

    monkeypatch.setattr(recovery, "exists", exists_later)
    program.open(saved)
    program.wall(1)
    assert program.wait_for_journal() == journal_beside(saved)
    may_look.set()
    program.wait_for_jobs()
    assert program.questions.asked == []


def test_a_journal_beside_a_file_belongs_to_no_other(program: Program, saved: Path, tmp_path: Path) -> None:
    other = tmp_path / "thesis.txt"
    other.write_text("years of work")
    drawn = leave_journal(saved, other, "block-text")
    program.questions.answer(RecoveryChoice.OPEN)
    program.open(saved)
    program.wait_for_jobs()
    assert program.questions.asked[-1].about == "a.maze"
    assert program.document.path == saved
    program.questions.answer(True)  # What is there was not read by the one who drew this: may it go?
    program.save()
    assert program.questions.names[-1] == "replace"
    assert read(saved) == drawn
    assert other.read_text() == "years of work"


def test_what_was_left_and_put_off_is_not_overwritten(program: Program, saved: Path) -> None:
    drawn = leave_journal(saved)
    program.questions.answer(RecoveryChoice.LATER)
    program.open(saved)
    program.wait_for_jobs()
    assert program.questions.names == ["recover"]
    program.wall(2)
    assert program.wait_for_journal() == journal_beside(saved)
    (elsewhere,) = [path for path in journals(saved.parent) if path != journal_beside(saved)]
    assert recover(elsewhere).maze == drawn != program.maze


def test_what_is_discarded_is_gone(program: Program, saved: Path) -> None:
    leave_journal(saved)
    program.questions.answer(RecoveryChoice.DISCARD)
    program.open(saved)
    program.wait_for_jobs()
    assert journals(saved.parent) == []
    assert program.maze == Maze.blank(4, 5)


def test_where_no_journal_can_be_kept_it_is_said_once(program: Program, tmp_path: Path) -> None:
    (tmp_path / "journals").write_text("in the way")
    program.wall(2)
    wait_until(lambda: "in memory only" in program.messages.sentence)
    tries: list[object] = []
    autosave = program.autosave
    autosave.failed.connect(tries.append)
    program.messages.dismiss()
    program.wall(3)
    wait_until(lambda: autosave.is_settled)
    program.wait_for_writing()
    assert (program.messages.sentence, tries) == ("", [])
    (tmp_path / "journals").unlink()
    program.wall(4)
    program.wait_for_journal()


def test_a_journal_that_is_damaged_is_told_of_and_stays(program: Program, tmp_path: Path) -> None:
    (tmp_path / "journals").mkdir()
    damaged = tmp_path / "journals" / "0.journal"
    damaged.write_bytes(b"MAZEJRN1 and no more")
    program.recovery.begin()
    program.wait_for_jobs()
    assert "cannot be read" in program.messages.sentence
    assert damaged.exists()


def test_where_the_work_is_is_said_when_it_cannot_be_saved(
    program: Program, saved: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    program.open(saved)
    program.wall(2)
    program.wait_for_journal()
    with monkeypatch.context() as full:
        full.setattr("mazarine.files.atomic.os.fsync", fail)
        program.save()
    assert program.messages.sentence == (
        f"Cannot save “{saved.name}”: the disk is full."
        f" Your changes are kept, also in the journal {journal_beside(saved)}."
    )
    assert program.document.is_dirty
    assert recover(journal_beside(saved)).maze == program.maze
    other = saved.with_name("other.maze")
    assert str(program.messages.button) == "Save as…"
    program.questions.answer(Target(other))
    program.messages.press()
    program.wait_for_files()
    assert read(other) == program.maze


def test_undoing_everything_after_a_failed_save_leaves_nothing_to_save(
    program: Program, saved: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    program.open(saved)
    program.wall(1)
    program.save()
    with monkeypatch.context() as full:
        full.setattr("mazarine.files.atomic.os.fsync", fail)
        program.wall(2)
        program.save()
        program.wall(2, 3)
        program.save()
    assert program.titles == ["a.maze *"]
    program.document.go_to(1)
    assert program.titles == ["a.maze"]
    program.document.undo()
    assert program.titles == ["a.maze *"]
    program.wall(3, 3)
    assert program.titles == ["a.maze *"], "the step that the file has was dropped"
    program.save()
    assert program.titles == ["a.maze"]
    assert read(saved) == program.maze


@pytest.mark.parametrize("answer", [RecoveryChoice.DISCARD, RecoveryChoice.OPEN])
def test_an_answer_that_comes_late_takes_nothing_of_what_was_drawn_since(
    program: Program, saved: Path, answer: RecoveryChoice
) -> None:
    drawn = leave_journal(saved)

    def draw() -> RecoveryChoice:
        program.wall(2)
        program.wait_for_journal()
        return answer

    program.questions.answer(draw)
    program.open(saved)
    program.wait_for_jobs()
    assert "open in another window, or was removed" in program.messages.sentence
    assert recover(journal_beside(saved)).maze == program.maze != drawn
    elsewhere = [path for path in journals(saved.parent) if path != journal_beside(saved)]
    assert [recover(path).maze for path in elsewhere] == [drawn], "it is offered again at the next start"


def test_a_journal_that_was_taken_stays_until_another_one_holds_the_maze(
    program: Program, saved: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    drawn = leave_journal(saved)
    program.questions.answer(RecoveryChoice.OPEN)
    with monkeypatch.context() as full:
        full.setattr("mazarine.files.journal.writing.os.fsync", fail)
        program.open(saved)
        program.wait_for_jobs()
        assert program.maze == drawn
        program.wall(3, 3)
        wait_until(lambda: "in memory only" in program.messages.sentence)
        program.wall(2, 3)
        program.wait_for_writing()
        assert recover(journal_beside(saved)).maze == drawn
    program.wait_for_journal()


def test_a_journal_that_has_gone_is_written_again(program: Program, saved: Path) -> None:
    program.open(saved)
    program.wall(2)
    program.wait_for_journal()
    journal_beside(saved).unlink()
    assert str(program.autosave.where_kept()).endswith("in memory only.")
    program.wall(1)
    program.wait_for_journal()


def test_what_is_drawn_just_before_saving_is_kept_while_it_is_saved(
    program: Program, saved: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    program.open(saved)
    gate, slow = Event(), write
    monkeypatch.setattr("mazarine.files.write", lambda *args, **how: (gate.wait(20), slow(*args, **how)))
    program.wall(2)
    program.documents.saving.save_shown()
    assert program.wait_for_journal() == journal_beside(saved)
    gate.set()
    wait_for_none(saved.parent)
    assert read(saved) == program.maze


def test_unsaved_work_of_two_mazes_comes_back_in_two_places(program: Program, tmp_path: Path) -> None:
    folder = tmp_path / "journals"
    folder.mkdir()
    mazes = {}
    for name in ("a.maze", "b.maze"):
        mazes[name] = leave_journal(tmp_path / name)
        (folder / f"{name}{POINTER}").write_bytes(os.fsencode(journal_beside(tmp_path / name)))
    program.questions.answer(RecoveryChoice.OPEN)
    program.recovery.begin()
    program.wait_for_jobs()
    assert program.questions.names == ["recover"], "one question for all"
    assert sorted(program.titles) == ["a.maze *", "b.maze *"]
    assert all(name in program.messages.sentence for name in ("“a.maze”", "“b.maze”", "cannot be undone"))
    assert {it.document.title: it.document.maze for it in program.sessions} == mazes


def test_what_was_left_of_an_open_file_comes_back_in_its_place(program: Program, file: MakeFile) -> None:
    program.open(file("a.maze"), file("b.maze"))
    maze = leave_journal(program.document.path)
    program.questions.answer(RecoveryChoice.OPEN)
    program.recovery.look_beside(program.session)
    program.wait_for_jobs()
    assert program.titles == ["a.maze", "b.maze *"]
    assert program.maze == maze
    assert not program.session.file.lock.owner


def test_a_torn_pointer_hides_no_other_journal(tmp_path: Path) -> None:
    folder = tmp_path / "journals"
    folder.mkdir()
    for number, torn in enumerate((b"", bytes(100), b"/" + b"x" * 5000, b"\xff")):
        (folder / f"{number}.beside").write_bytes(torn)
    maze = leave_journal(tmp_path / "a.maze")
    (folder / "right.beside").write_bytes(bytes(journal_beside(tmp_path / "a.maze")))
    assert [left.found and left.found.maze for left in find_orphaned_journals(folder)] == [maze]


def test_journals_of_what_is_given_up_are_removed_with_their_locks(
    program: Program, saved: Path, tmp_path: Path
) -> None:
    program.open(saved)
    program.wall(2)
    program.wait_for_journal()
    program.questions.answer(Unsaved.DISCARD)
    program.documents.close_shown()
    wait_until(lambda: not any(tmp_path.rglob(".~*")))


def test_what_was_left_takes_no_place_of_a_maze_that_is_being_saved(
    program: Program, file: MakeFile, tmp_path: Path
) -> None:
    drawn, gate = leave_journal(file("b.maze")), program.hold_jobs()
    program.questions.answer(Target(tmp_path / "a.maze"), RecoveryChoice.OPEN)
    program.documents.saving.ask_save_as()
    saved = program.session
    program.recovery._offer([read_journal(journal_beside(tmp_path / "b.maze"))])
    gate.set()
    program.wait_for_files()
    assert program.titles == ["a.maze", "b.maze *"]
    assert (saved.document.maze, program.maze) == (Maze.blank(8, 8), drawn)


def test_what_was_left_is_not_asked_about_under_another_question(program: Program, saved: Path) -> None:
    drawn = leave_journal(saved)
    program.open(saved)
    seen: list[list[str]] = []

    def reply() -> None:
        program.wait_for_jobs()
        seen.append(program.questions.names)

    program.questions.answer(reply, RecoveryChoice.OPEN)
    program.documents.opening.ask_new()
    wait_until(lambda: program.maze == drawn)
    assert seen == [["new_maze"]]


def test_nothing_is_asked_when_all_is_closed(program: Program, saved: Path) -> None:
    leave_journal(saved)
    program.open(saved)
    program.quit()
    program.wait_for_events()
    assert program.questions.asked == []


@pytest.mark.parametrize("answer", [Unsaved.DISCARD, Unsaved.SAVE])
def test_what_came_back_and_was_given_up_or_saved_at_once_is_not_offered_again(
    program: Program, saved: Path, tmp_path: Path, answer: Unsaved
) -> None:
    leave_journal(saved)
    program.questions.answer(RecoveryChoice.OPEN, answer)
    program.open(saved)
    program.wait_for_jobs()
    program.documents.close_shown()
    program.wait_for_files()
    assert journals(tmp_path) == []
