"""Whatever is done with several mazes: nothing that is not saved is lost without a question."""

from __future__ import annotations

from collections import deque
from itertools import count
from pathlib import Path
from typing import Any

import pytest
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, initialize, rule, run_state_machine_as_test
from PySide6.QtCore import QSettings

from mazarine.files import read, write
from mazarine.gui.disk.saving import Target
from mazarine.gui.documents.questions import Unsaved
from mazarine.gui.recovery.orphaned_journals import RecoveryChoice
from mazarine.gui.session.session import MazeSession
from mazarine.maze import Maze
from mazarine.maze.edits import Resize, SetCells, SetWalls
from tests.depth import examples
from tests.gui.session.program import FakeQuestions, Program, wait_until

NAMES = ("a", "b", "c")
PLACES = st.integers(0, 7)
ANSWERS = st.sampled_from([Unsaved.SAVE, Unsaved.DISCARD, Unsaved.CANCEL])


class Moody(FakeQuestions):
    """Answers every question as the mood is.

    Attributes
    ----------
    mood : what becomes of changes that are not saved
    target : the file to save in, None to save in none
    given_up : the mazes that the user gave up, as they were then
    """

    def __init__(self) -> None:
        super().__init__()
        self.program: Program | None = None
        self.mood = Unsaved.CANCEL
        self.target: Path | None = None
        self.given_up: list[tuple[MazeSession, Maze]] = []

    def ask(self, what: str, *about: object) -> Any:
        """Answer as the mood is."""
        assert self.program is not None
        if what == "unsaved_mazes":
            return Unsaved.REVIEW
        if what in ("unsaved", "reload"):
            if self.mood is Unsaved.DISCARD:
                self.given_up.append((self.program.session, self.program.maze.copy()))
            return self.mood if what == "unsaved" else self.mood is Unsaved.DISCARD
        if what == "save_target":
            return None if self.target is None else Target(self.target)
        if what == "recover":
            return RecoveryChoice.LATER
        raise AssertionError(what, about)


class Sessions(RuleBasedStateMachine):
    """Opens, draws, shows, moves, saves and closes mazes, mostly without waiting for files.

    Attributes
    ----------
    folder : of this run alone
    lost : mazes that were dropped although they were neither saved nor given up
    """

    folder: Path
    _number = count()

    def __init__(self) -> None:
        super().__init__()
        self.here = self.folder / str(next(self._number))
        self.here.mkdir()
        for size, name in enumerate(NAMES, 5):
            write(Maze.blank(size, 8), self.path(name))
        self.lost: list[str] = []
        store = QSettings(str(self.here / "settings.ini"), QSettings.Format.IniFormat)
        self.program = Program(store, Maze.blank(8, 8), self.here)
        self.questions = Moody()
        self.questions.program = self.program
        self.program.questions.ask = self.questions.ask  # type: ignore[method-assign]
        self.known: dict[MazeSession, Maze] = {}
        for session in self.program.sessions:
            self.follow(session)
        self.program.sessions.added.connect(self.follow)

    def path(self, name: str) -> Path:
        """Return the path of the file with a name."""
        return self.here / f"{name}.maze"

    def follow(self, session: MazeSession) -> None:
        """Know what a session holds, and look when that goes."""
        document = session.document
        known: deque[tuple[Maze, Path | None]] = deque([(document.maze.copy(), None)], maxlen=1)

        def note(*_: object) -> None:
            known.append((document.maze.copy(), document.path))

        def look(*_: object) -> None:
            maze, path = known[0]
            if not self.is_kept(session, maze, path):
                self.lost.append(f"{document.title} in {self.here}")

        session.maze_changed.connect(note)
        # A maze that takes the place of another tells of its file first.
        document.path_changed.connect(lambda: note() if known[0][0] == document.maze else None)
        session.maze_replaced.connect(look)
        session.maze_replaced.connect(note)
        session.closed.connect(look)

    def is_kept(self, session: MazeSession, maze: Maze, path: Path | None) -> bool:
        """Whether a maze is in its file, or was never drawn on, or was given up."""
        if path is not None and path.exists() and read(path) == maze:
            return True
        is_blank = path is None and maze == Maze.blank(*maze.shape[1:])
        return is_blank or any(it is session and given_up == maze for it, given_up in self.questions.given_up)

    @initialize(name=st.sampled_from(NAMES))
    def begin(self, name: str) -> None:
        """Begin with a file."""
        self.program.open(self.path(name))

    @rule(name=st.sampled_from(NAMES), waits=st.booleans())
    def open(self, name: str, waits: bool) -> None:
        """Open a file."""
        self.program.documents.opening.open_path(self.path(name))
        if waits:
            self.program.wait_for_files()

    @rule()
    def new(self) -> None:
        """Begin a blank maze."""
        self.program.documents.opening.begin(Maze.blank(8, 8))

    @rule(row=st.integers(0, 4), col=st.integers(0, 6), is_rock=st.booleans())
    def draw(self, row: int, col: int, is_rock: bool) -> None:
        """Draw a rock or a wall."""
        wall = SetWalls([(0, row, col, "E", "wall")])
        self.program.document.do(SetCells([(0, row, col, "rock")]) if is_rock else wall, "draw")

    @rule(rows=st.integers(5, 9))
    def resize(self, rows: int) -> None:
        """Make the maze another size."""
        self.program.document.do(Resize((0, 0), rows, 8), "resize")

    @rule(steps=st.integers(1, 3))
    def undo(self, steps: int) -> None:
        """Take steps back."""
        for _ in range(steps):
            self.program.document.undo()

    @rule()
    def redo(self) -> None:
        """Make a step again."""
        self.program.document.redo()

    @rule(index=PLACES)
    def show(self, index: int) -> None:
        """Show another maze."""
        self.program.sessions.show_tab(index % len(self.program.sessions))

    @rule(origin=PLACES, goal=PLACES)
    def move(self, origin: int, goal: int) -> None:
        """Move a tab."""
        count = len(self.program.sessions)
        self.program.sessions.move(origin % count, goal % count)

    @rule(name=st.sampled_from(NAMES), waits=st.booleans())
    def save(self, name: str, waits: bool) -> None:
        """Save, in a file of this name if there is none."""
        self.questions.target = self.path(name)
        self.program.documents.saving.save_shown()
        if waits:
            self.program.wait_for_files()

    @rule(name=st.sampled_from(("d", *NAMES)))
    def save_as(self, name: str) -> None:
        """Save in another file."""
        self.questions.target = self.path(name)
        self.program.documents.saving.ask_save_as()

    @rule(index=PLACES, mood=ANSWERS)
    def close(self, index: int, mood: Unsaved) -> None:
        """Close a maze."""
        self.questions.mood, self.questions.target = mood, self.path("e")
        self.program.documents.leaving.close(self.program.sessions[index % len(self.program.sessions)])

    @rule(mood=ANSWERS)
    def reload(self, mood: Unsaved) -> None:
        """Open the file again."""
        self.questions.mood, self.questions.target = mood, None
        self.program.documents.opening.reload_shown()

    @rule()
    def wait(self) -> None:
        """Wait for files."""
        self.program.wait_for_files()

    def teardown(self) -> None:
        """Look whether all is there, and known."""
        try:
            self.look_at_the_end()
        finally:
            self.program.remove()

    def look_at_the_end(self) -> None:
        """Look whether nothing was lost, all is in a file or a journal, and all regions are known."""
        self.questions.mood = Unsaved.CANCEL
        self.program.wait_for_files()
        assert self.lost == []
        for session in self.program.sessions:
            self.program.check_regions(session)
            if session.document.is_dirty:
                self.program.sessions.show(session)
                self.program.wait_for_journal()
            elif session.document.path is not None:
                assert read(session.document.path) == session.document.maze
        self.questions.mood = Unsaved.DISCARD
        self.program.quit()
        wait_until(lambda: self.program.is_closed)
        assert self.lost == []


@pytest.mark.usefixtures("quick_journal")
def test_nothing_is_lost_without_a_question_and_all_regions_are_true(tmp_path: Path) -> None:
    run_state_machine_as_test(type("Here", (Sessions,), {"folder": tmp_path}), settings=examples(0.5))
