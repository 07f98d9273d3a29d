"""The program without its window: mazes that are open, and fakes of the user who answers and reads."""

from __future__ import annotations

from collections import deque
from collections.abc import Callable, Sequence
from pathlib import Path
from threading import Event
from time import perf_counter, sleep
from typing import Any, NamedTuple

from PySide6.QtCore import QCoreApplication, QEvent, QObject, QSettings

from mazarine.files.journal import recover
from mazarine.files.options import Reading, ReadOptions
from mazarine.gui.analysis.analysis import Analysis, AnalysisState
from mazarine.gui.background.messages import MessageAction, Tone
from mazarine.gui.background.tasks import TaskList
from mazarine.gui.background.workers import Workers
from mazarine.gui.disk.saving import Target
from mazarine.gui.documents.document_manager import DocumentManager
from mazarine.gui.documents.questions import ChosenVersion, LossAnswer, Unsaved
from mazarine.gui.editing.document import Document
from mazarine.gui.i18n import tr_later
from mazarine.gui.recovery.autosave import Autosave
from mazarine.gui.recovery.orphaned_journals import OrphanedJournal, RecoveryChoice
from mazarine.gui.recovery.recovery import Recovery
from mazarine.gui.session.session import MazeSession
from mazarine.gui.session.sessions import Sessions
from mazarine.gui.settings import Settings
from mazarine.lattice import Lattice
from mazarine.maze import Maze
from mazarine.maze.edits import SetCells, SetWalls
from mazarine.messages import Message
from tests.regions.oracle import assert_regions_are_true

_WITHIN_S = 60
_STEP_S = 0.001


def wait_until(condition: Callable[[], bool], within_s: float = _WITHIN_S) -> None:
    """Run the event loop until a condition holds."""
    deadline = perf_counter() + within_s
    while not condition():
        assert perf_counter() < deadline, "this has not happened in time"
        QCoreApplication.processEvents()
        sleep(_STEP_S)


class Asked(NamedTuple):
    """A question: the method of `Questions`, and what it was asked about."""

    what: str
    about: Any


class FakeQuestions:
    """Answers from a list, in order; a callable in it is called while the question is open.

    Attributes
    ----------
    is_open : whether a question is being answered
    asked : all questions so far
    answers : those that are left; a question without an answer is an error
    """

    def __init__(self) -> None:
        self.is_open = False
        self.asked: list[Asked] = []
        self.answers: deque[Any] = deque()

    def answer(self, *answers: object) -> None:
        """Answer the next questions."""
        self.answers.extend(answers)

    @property
    def names(self) -> list[str]:
        """Which questions were asked."""
        return [it.what for it in self.asked]

    def ask(self, what: str, *about: object) -> Any:
        """Take the next answer."""
        self.asked.append(Asked(what, about[0] if len(about) == 1 else about))
        assert self.answers, f"nobody answers: {self.asked[-1]}"
        answer = self.answers.popleft()
        self.is_open = True
        try:
            return answer() if callable(answer) else answer
        finally:
            self.is_open = False

    def unsaved(self, title: str) -> Unsaved:
        """Answer what to do with the unsaved changes of a maze."""
        return self.ask("unsaved", title)

    def reload(self, title: str) -> bool:
        """Answer whether to discard changes for the file."""
        return self.ask("reload", title)

    def unsaved_mazes(self, titles: Sequence[str]) -> Unsaved:
        """Answer what to do with those of several."""
        return self.ask("unsaved_mazes", list(titles))

    def losses(self, name: str, losses: Sequence[Message], *, is_kept: bool = False) -> LossAnswer:
        """Answer what to do about losses in a file."""
        del is_kept
        return self.ask("losses", name, [str(loss) for loss in losses])

    def replace(self, name: str, owner: Message | None, *, is_kept: bool = True) -> bool:
        """Answer whether to overwrite a file."""
        del is_kept
        return self.ask("replace", name, "" if owner is None else str(owner))

    def stop(self, title: Message) -> bool:
        """Answer whether to stop a task."""
        return self.ask("stop", str(title))

    def new_maze(self) -> Maze | None:
        """Answer with a new maze."""
        return self.ask("new_maze")

    def open_path(self, folder: Path) -> Path | None:
        """Answer with a file to open."""
        return self.ask("open_path", folder)

    def save_target(self, proposal: Path, format: str | None, _lattice: Lattice) -> Target | None:
        """Answer with a file to save in."""
        return self.ask("save_target", proposal, format)

    def version(
        self, name: str, versions: Sequence[Any], *, can_restore: bool, has_original: bool
    ) -> ChosenVersion | None:
        """Answer with an earlier version."""
        return self.ask("version", name, list(versions), can_restore, has_original)

    def read_as(self, path: Path, present: Reading) -> Reading | None:
        """Answer how to read a file."""
        return self.ask("read_as", path, present.format)

    def picture(self, path: Path, options: ReadOptions) -> ReadOptions | None:
        """Answer where the cells of a picture are."""
        return self.ask("picture", path, options)

    def recover(self, journals: Sequence[OrphanedJournal]) -> RecoveryChoice:
        """Answer what to do with the unsaved work of a program that crashed."""
        return self.ask("recover", *(str(journal.name) for journal in journals))


class FakeMessages:
    """Collects messages.

    Attributes
    ----------
    message : the message that is shown
    tone : its severity
    all : the sentences of all messages so far
    """

    def __init__(self) -> None:
        self.message: Message | None = None
        self.action: MessageAction | None = None
        self.tone = Tone.NOTE
        self.all: list[str] = []

    @property
    def sentence(self) -> str:
        """The sentence that is shown, empty while there is none."""
        return "" if self.message is None else str(self.message)

    def show_message(
        self,
        message: Message,
        tone: Tone = Tone.NOTE,
        *,
        stays: bool = False,
        action: MessageAction | None = None,
    ) -> None:
        """Show a message."""
        del stays
        self.action = action
        self.message, self.tone = message, tone
        self.all.append(str(message))

    @property
    def button(self) -> Message | None:
        """The text of the button of the message."""
        return None if self.action is None else self.action.text

    def press(self) -> None:
        """Press that button."""
        action = self.action
        assert action is not None
        self.dismiss()
        action.run()

    def refuse(self, message: Message) -> None:
        """Show why something was not done."""
        self.show_message(message, Tone.WARNING)

    def fail(self, message: Message) -> None:
        """Show what went wrong."""
        self.show_message(message, Tone.ERROR)

    def dismiss(self) -> None:
        """Close the message."""
        self.message = self.action = None


class Program:
    """Mazes that are open, and what the File menu does with them.

    Attributes
    ----------
    may_arrive : whether a maze that was read may be shown, as the window says
    is_closed : whether all was closed
    """

    def __init__(self, store: QSettings, maze: Maze | None = None, data: Path | None = None) -> None:
        self._owner = QObject()
        self.settings = settings = Settings(store)
        self.questions, self.messages = FakeQuestions(), FakeMessages()
        self.workers = workers = Workers(self._owner)
        self.tasks = tasks = TaskList(self._owner)
        self.may_arrive, self.is_closed = True, False
        self.sessions = Sessions(
            lambda maze: MazeSession(maze, workers, settings, tasks, data), maze, self._owner
        )
        self.current = self.sessions.current
        self.documents = DocumentManager(
            self.sessions, workers, tasks, settings, self.messages, self.questions,
            None if data is None else data / "versions", lambda: self.may_arrive, self._owner,
        )  # fmt: skip
        self._recovery = None if data is None else Recovery(
            data / "journals", self.sessions, self.documents, workers, self.messages, self.questions.recover,
            self._owner,
        )  # fmt: skip
        self._gates: list[Event] = []
        self.session.segmentation.start()

    @property
    def session(self) -> MazeSession:
        """The session that is shown."""
        return self.current.session

    @property
    def document(self) -> Document:
        """Its document."""
        return self.current.document

    @property
    def maze(self) -> Maze:
        """Its maze."""
        return self.current.maze

    @property
    def analysis(self) -> Analysis:
        """What is known of its regions."""
        return self.current.analysis

    @property
    def recovery(self) -> Recovery:
        """What offers journals that were left behind."""
        assert self._recovery is not None
        return self._recovery

    @property
    def titles(self) -> list[str]:
        """What would stand on the tabs."""
        return [it.document.title + " *" * it.document.is_dirty for it in self.sessions]

    # What a user does

    def wall(self, row: int, col: int = 2) -> None:
        """Draw a wall to the east of a cell of the first level, as one step."""
        self.document.do(SetWalls([(0, row, col, "E", "wall")]), tr_later("draw"))

    def rock(self, row: int = 0, col: int = 0) -> None:
        """Make a cell of the first level rock, as one step."""
        self.document.do(SetCells([(0, row, col, "rock")]), tr_later("rock"))

    def open(self, *paths: Path) -> None:
        """Open files, and wait for them."""
        self.documents.opening.open_paths(paths)
        self.wait_for_files()

    def reload(self) -> None:
        """Open the file again, and wait for it."""
        self.documents.opening.reload_shown()
        self.wait_for_files()

    def save(self) -> None:
        """Save what is shown, and wait until it is written."""
        self.documents.saving.save_shown()
        self.wait_for_files()

    def save_as(self, path: Path, format: str | None = None) -> None:
        """Save what is shown in another file, and wait until it is written."""
        self.questions.answer(Target(path, format))
        self.documents.saving.ask_save_as()
        self.wait_for_files()

    def quit(self) -> None:
        """Close everything, unless the user is against it."""

        def close() -> None:
            self.is_closed = True
            self.close()

        self.documents.leaving.leave_all(close)

    # Waiting

    def wait_for_files(self) -> None:
        """Wait until nothing is read or written."""
        reader = self.documents.reader
        wait_until(lambda: not reader.is_reading and not any(it.file.is_saving for it in self.sessions))

    def wait_for_jobs(self) -> None:
        """Wait until the jobs that were begun so far are done, and their ends are told."""
        done: list[object] = []
        self.workers.jobs.run(lambda: None).done.connect(done.append)
        wait_until(lambda: bool(done))

    def wait_for_events(self) -> None:
        """Deliver everything that the threads have sent."""
        QCoreApplication.processEvents()

    def hold_jobs(self) -> Event:
        """Hold what reads and writes files until the event is set."""
        gate = Event()
        self._gates.append(gate)
        self.workers.jobs.run(gate.wait)
        return gate

    @property
    def autosave(self) -> Autosave:
        """What keeps the journal of what is shown."""
        autosave = self.session.autosave
        assert autosave is not None
        return autosave

    def wait_for_writing(self) -> None:
        """Wait until the journal was tried to be written."""
        wait_until(lambda: self.autosave.is_settled)
        done: list[object] = []
        self.workers.journal.run(lambda: None).done.connect(done.append)
        wait_until(lambda: bool(done))

    def wait_for_journal(self) -> Path:
        """Wait until a journal holds what is shown."""

        def is_kept() -> bool:
            path = self.autosave.path_there
            if not self.autosave.is_settled or path is None or not path.exists():
                return False
            return recover(path).maze == self.maze

        wait_until(is_kept)
        assert self.autosave.path_there is not None
        return self.autosave.path_there

    def settle(self, session: MazeSession | None = None) -> None:
        """Wait until the regions of a session are known, of what is shown if none is given."""
        analysis = (session or self.session).analysis
        wait_until(lambda: analysis.state is not AnalysisState.WORKING)

    def check_regions(self, session: MazeSession | None = None) -> None:
        """Compare what is known with the oracle: every kind, and the partition into regions."""
        session = session or self.session
        self.settle(session)
        assert_regions_are_true(session.document.maze, session.analysis.kind, session.analysis.region)

    def close(self) -> None:
        """Discard unsaved changes, and end all threads."""
        for gate in self._gates:
            gate.set()
        self.tasks.stop_all()
        self.sessions.close()
        assert self.sessions.end_threads(_WITHIN_S)
        assert self.workers.close(_WITHIN_S)

    def remove(self) -> None:
        """Close everything, and free its objects."""
        self.close()
        self._owner.deleteLater()
        QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)
