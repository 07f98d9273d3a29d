"""A file that another program has open, or writes; and earlier versions of a file."""

from __future__ import annotations

import os
import sys
from pathlib import Path

import pytest

from mazarine.files import Format, read, read_with_format, write
from mazarine.gui.background.messages import Tone
from mazarine.gui.disk.file_lock import is_orphaned, lock_beside
from mazarine.gui.disk.saving import Target
from mazarine.gui.documents.questions import ChosenVersion, Unsaved
from mazarine.gui.recovery.orphaned_journals import RecoveryChoice
from mazarine.maze import Maze
from mazarine.maze.edits import SetWalls
from tests.gui.keeping import journals, leave_journal
from tests.gui.session.conftest import Start
from tests.gui.session.program import Program, wait_until
from tests.gui.tabs import MakeFile, is_rock


@pytest.fixture
def saved(file: MakeFile) -> Path:
    """Return a file of the size that `recover` draws on."""
    return file("a.maze")


def is_told_of_another_program(program: Program) -> bool:
    return "changed by another program" in program.messages.sentence


def test_a_file_that_another_program_changes_is_told_of_and_can_be_opened_again(
    start: Start, saved: Path
) -> None:
    program = start(Maze.blank(2, 2))
    program.open(saved)
    write(Maze.blank(5, 5), saved)
    wait_until(lambda: is_told_of_another_program(program))
    assert program.messages.tone is Tone.WARNING
    assert program.maze == Maze.blank(4, 5)
    program.reload()
    assert program.maze == Maze.blank(5, 5)
    assert program.messages.sentence == ""


def is_told_of_a_removal(program: Program) -> bool:
    return "removed by another program" in program.messages.sentence


def test_a_file_that_another_program_removes_leaves_a_maze_that_is_not_saved(
    start: Start, saved: Path, tmp_path: Path
) -> None:
    program = start(data=tmp_path / "data")
    program.open(saved)
    saved.unlink()
    wait_until(lambda: is_told_of_a_removal(program))
    assert program.messages.tone is Tone.WARNING
    assert program.titles == ["a.maze *"]
    program.wait_for_journal()
    program.questions.answer(Unsaved.SAVE)
    program.documents.close_shown()
    program.wait_for_files()
    assert program.questions.asked == [("unsaved", "a.maze")]
    assert read(saved) == Maze.blank(4, 5)
    assert program.titles == ["Untitled"]


def test_a_file_that_was_removed_just_before_the_maze_is_closed_is_noticed(
    start: Start, file: MakeFile
) -> None:
    program, paths = start(), [file("a.maze"), file("b.maze")]
    program.open(*paths)
    for path in paths:
        path.unlink()
    program.questions.answer(Unsaved.CANCEL, Unsaved.CANCEL)
    program.documents.close_shown()
    program.quit()
    assert program.questions.asked == [("unsaved", "b.maze"), ("unsaved_mazes", ["a.maze", "b.maze"])]


def test_a_file_that_is_removed_while_saving_it_fails_leaves_a_maze_that_is_not_saved(
    start: Start, saved: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def remove_and_fail(*_: object, **__: object) -> None:
        saved.unlink()
        raise OSError

    monkeypatch.setattr("mazarine.files.write", remove_and_fail)
    program = start()
    program.open(saved)
    program.save()
    wait_until(lambda: is_told_of_a_removal(program))
    assert program.titles == ["a.maze *"]


def test_a_file_that_comes_back_is_told_of_too(start: Start, saved: Path) -> None:
    program = start()
    program.open(saved)
    saved.unlink()
    wait_until(lambda: is_told_of_a_removal(program))
    write(Maze.blank(5, 5), saved)
    wait_until(lambda: is_told_of_another_program(program))
    program.questions.answer(False)
    program.save()
    assert program.questions.names == ["replace"]


def test_what_one_has_saved_oneself_is_no_news(start: Start, saved: Path) -> None:
    program = start()
    program.open(saved)
    program.wall(2)
    program.save()
    write(Maze.blank(5, 5), saved)
    wait_until(lambda: is_told_of_another_program(program))
    assert [it for it in program.messages.all if "another program" in it] == [program.messages.sentence]


def test_saving_over_what_another_program_has_written_is_asked_first(start: Start, saved: Path) -> None:
    program = start(Maze.blank(2, 2))
    program.open(saved)
    program.wall(2)
    write(Maze.blank(5, 5), saved)
    program.questions.answer(False, True)
    program.save()
    assert program.questions.asked == [("replace", ("a.maze", ""))]
    assert read(saved) == Maze.blank(5, 5)
    assert program.document.is_dirty
    program.save()
    assert read(saved) == program.maze
    assert not program.document.is_dirty


def test_the_second_program_on_a_file_is_told(start: Start, saved: Path, tmp_path: Path) -> None:
    first, second = (start(Maze.blank(8, 8), data=tmp_path) for _ in range(2))
    first.open(saved)
    assert first.messages.sentence == ""
    second.open(saved)
    assert second.messages.sentence.startswith(
        "“a.maze” is already open in another Mazarine window (process "
    )
    for program, row in ((first, 1), (second, 2)):
        program.wall(row)
        program.wait_for_journal()
    assert len(journals(saved.parent)) == 2, "each keeps what was drawn in it"
    first.save()
    wait_until(lambda: is_told_of_another_program(second))
    first.document.replace(Maze.blank(2, 2))
    second.document.undo_stack.setClean()
    second.reload()
    assert second.messages.sentence == ""


def test_the_notices_about_the_file_have_buttons_that_act(start: Start, saved: Path, tmp_path: Path) -> None:
    program = start(Maze.blank(8, 8), data=tmp_path)
    program.open(saved)
    write(Maze.blank(2, 3), saved)
    wait_until(lambda: is_told_of_another_program(program))
    assert str(program.messages.button) == "Reload"
    program.messages.press()
    program.wait_for_files()
    assert program.maze == Maze.blank(2, 3)
    saved.unlink()
    wait_until(lambda: "was removed" in program.messages.sentence)
    assert str(program.messages.button) == "Save"
    program.messages.press()
    program.wait_for_files()
    assert read(saved) == Maze.blank(2, 3)


def test_a_file_that_changes_while_it_is_read_is_told_of(
    start: Start, saved: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def read_and_change(path: Path, **how: object) -> tuple[Maze, Format]:
        found = read_with_format(path, **how)  # type: ignore[arg-type]
        write(Maze.blank(2, 2), path)
        return found

    monkeypatch.setattr("mazarine.files.read_with_format", read_and_change)
    program = start()
    program.open(saved)
    wait_until(lambda: is_told_of_another_program(program))


def test_a_file_by_two_names_is_one_file(start: Start, saved: Path) -> None:
    link = saved.with_name("link.maze")
    link.symlink_to(saved)
    first, second = start(), start()
    first.open(saved)
    second.open(link)
    assert second.messages.sentence.startswith(
        "“link.maze” is already open in another Mazarine window (process "
    )
    first.open(link)
    assert first.titles == ["a.maze"]


def test_saving_over_a_file_that_another_program_has_open_is_asked_about(start: Start, saved: Path) -> None:
    first, second = start(), start(Maze.blank(8, 8))
    first.open(saved)
    second.questions.answer(Target(saved), False)
    second.documents.saving.ask_save_as()
    name, holder = second.questions.asked[1].about
    assert name == "a.maze"
    assert holder.startswith("process ")
    assert read(saved) == Maze.blank(4, 5)


def test_a_maze_does_not_replace_the_file_of_another_that_is_open(
    start: Start, file: MakeFile, saved: Path
) -> None:
    program = start()
    program.open(saved, file("b.maze"))
    program.rock()
    program.save_as(saved, "native")
    assert program.messages.sentence == "“a.maze” is open in another tab. Close that tab first."
    assert not is_rock(read(saved))
    assert program.titles == ["a.maze", "b.maze *"]


def test_two_mazes_are_not_saved_in_the_same_new_file_at_the_same_time(start: Start, tmp_path: Path) -> None:
    program, path = start(Maze.blank(2, 2)), tmp_path / "new.maze"
    program.wall(0, 0)
    program.questions.answer(Target(path), Target(path))
    program.documents.saving.ask_save_as()
    program.documents.opening.begin(Maze.blank(3, 3))
    program.documents.saving.ask_save_as()
    program.wait_for_files()
    assert "“new.maze” is open in another tab. Close that tab first." in program.messages.all
    assert program.titles == ["new.maze", "Untitled 2"]
    assert read(path) == program.sessions[0].document.maze


@pytest.mark.parametrize("torn", [b"", bytes(30)])
def test_a_lock_that_says_nothing_is_no_program(
    start: Start, saved: Path, tmp_path: Path, torn: bytes
) -> None:
    lock_beside(saved).write_bytes(torn)
    assert not is_orphaned(lock_beside(saved)), "a program may be about to write it"
    os.utime(lock_beside(saved), (0, 0))
    drawn = leave_journal(saved)
    program = start(Maze.blank(8, 8), data=tmp_path)
    program.questions.answer(RecoveryChoice.OPEN)
    program.open(saved)
    program.wait_for_jobs()
    assert program.maze == drawn


# Earlier versions


@pytest.fixture
def older() -> Maze:
    """Return the first content of the file of `versions`."""
    maze = Maze.blank(8, 8)
    SetWalls([(0, 1, 2, "E", "wall")]).apply(maze)
    return maze


@pytest.fixture
def versions(start: Start, tmp_path: Path) -> Program:
    """Return a program with a file that was saved twice."""
    program = start(Maze.blank(8, 8), data=tmp_path)
    program.document.set_path(tmp_path / "a.maze")
    for row in (1, 2):
        program.wall(row)
        program.save()
    return program


def newest(program: Program) -> ChosenVersion:
    """Choose the newest of the versions that are asked about."""
    _name, versions, *_ = program.questions.asked[-1].about
    return ChosenVersion(versions[0].path)


def test_an_earlier_version_is_opened_as_a_copy(versions: Program, older: Maze, tmp_path: Path) -> None:
    versions.questions.answer(lambda: newest(versions))
    versions.documents.opening.versions.ask()
    versions.wait_for_files()
    assert (versions.maze, versions.document.path) == (older, None)
    assert len(versions.sessions) == 2
    assert read(tmp_path / "a.maze") == versions.sessions[0].document.maze != older


def test_a_file_is_put_back_as_it_was_before_it_was_first_saved(start: Start, tmp_path: Path) -> None:
    path, program = tmp_path / "a.maze", start(data=tmp_path)
    write(Maze.blank(5, 5), path)
    original = path.read_bytes()
    program.open(path)
    for row in range(13):
        program.wall(row % 4)
        program.save()
    assert path.read_bytes() != original
    program.questions.answer(ChosenVersion(Path(), puts_back=True))
    program.documents.opening.versions.ask()
    program.wait_for_files()
    *_, has_original = program.questions.asked[-1].about
    assert has_original
    assert path.read_bytes() == original
    assert program.maze == read(path)
    assert not program.document.is_dirty
    write(Maze.blank(6, 6), path)
    program.documents.opening.reload_shown()
    program.wait_for_files()
    program.wall(2)
    program.save()
    program.questions.answer(ChosenVersion(Path(), puts_back=True))
    program.documents.opening.versions.ask()
    program.wait_for_files()
    assert path.read_bytes() == original, "also after another program has written it"


def test_once_the_message_is_closed_the_versions_of_the_open_file_are_meant(
    versions: Program, tmp_path: Path
) -> None:
    (tmp_path / "a.maze").rename(tmp_path / "b.maze")
    versions.document.set_path(tmp_path / "b.maze")
    versions.open(tmp_path / "a.maze")
    assert "Earlier versions" in versions.messages.sentence
    versions.messages.dismiss()
    versions.questions.answer(None)
    versions.documents.opening.versions.ask()
    assert versions.questions.asked[-1].about[0] == "b.maze"


def test_a_file_that_another_program_changes_is_told_of_where_it_is_shown(
    start: Start, file: MakeFile
) -> None:
    program, path = start(), file("a.maze")
    program.open(path, file("b.maze"))
    first, second = program.sessions
    with_change: list[bool] = []
    first.file.changed_on_disk.connect(lambda: with_change.append(True))
    write(Maze.blank(5, 5), path)
    wait_until(lambda: bool(with_change))
    assert program.messages.sentence == "", "Reload would open the file of the maze that is shown"
    program.sessions.show(first)
    assert is_told_of_another_program(program)
    program.sessions.show(second)
    assert program.messages.sentence == ""


@pytest.mark.skipif(sys.platform == "win32", reason="Windows has no such files")
@pytest.mark.parametrize("kind", ["device", "pipe", "large"])
def test_what_stands_in_the_place_of_a_lock_is_not_read(
    start: Start, saved: Path, tmp_path: Path, kind: str
) -> None:
    lock = lock_beside(saved)
    if kind == "device":
        lock.symlink_to("/dev/zero")
    elif kind == "pipe":
        os.mkfifo(lock)
    else:
        lock.touch()
        os.truncate(lock, 1 << 34)
    program = start(Maze.blank(4, 4), data=tmp_path)
    program.open(saved)
    assert program.document.path == saved
    assert program.session.file.lock.owner is None
    assert lock.lstat()
