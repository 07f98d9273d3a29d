"""A long soak of the real window: anything a user may do, in any order, with checks at intervals.

    python -m tests.gui.soak [--minutes 60] [--gestures N] [--every 300] [--size 60x80] [--seed 0]

is run from the project's folder, on the screen if there is one. A random hand draws with every tool, undoes,
saves in every format, opens, generates, explores, arranges levels and docks; questions are answered at
random. At every interval the window comes to rest, and then the segmentation that is shown is compared with
a fresh one, the journal has to recover to the open maze, undoing and redoing everything has to give the
same maze, and nothing may have been complained of in the log or by Qt.

Each minute prints a line. Memory is measured three times, in the same state of the window: after a warm-up
of the same kinds of work, in the middle and at the end; what the program holds more of at the end is listed.
A check that failed prints what was done last, and the exit status is 1.
"""
# ruff: noqa: T201

from __future__ import annotations

import argparse
import faulthandler
import logging
import os
import sys
import tempfile
from collections import Counter, deque
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from random import Random
from time import monotonic
from typing import TYPE_CHECKING

from mazarine.gui.features.welcome.feature import Welcome
from mazarine.maze import Maze

if TYPE_CHECKING:
    from mazarine.gui.editing.document import Document
    from mazarine.gui.recovery.autosave import Autosave
    from tests.gui.soaking.hand import SoakHand
    from tests.gui.soaking.memory import Memory

log = logging.getLogger(__name__)

_SIZE = (60, 80)
_WINDOW_PX = (1000, 760)
_WARM_UP = 0.1
"""The part of the whole that is done before memory is measured first."""
_MOST_UNDONE = 200
"""Steps up to which all of them are undone and redone at a check."""
_LAST_DEEDS = 60
_MOST_FAILURES = 5
_MOST_BOARDS = 6
"""How many times as large as the first one a board may become."""
_HANGS_AFTER_S = 900
_JOURNAL_WITHIN_MS = 30_000
_LEAK = 20
"""So many more objects of a class, half of them since the middle, are no cache."""


class Soak:
    """A window, a random hand, and what has been found so far; everything is closed when it is left.

    Parameters
    ----------
    folder : an empty one, for files, journals and settings
    size : rows and columns of the board at first
    every : gestures between two checks
    tell : is given every line

    Attributes
    ----------
    failures : a sentence for each check that failed
    deeds : how often each was done
    checks : how many there were
    memories : what was held at the start, in the middle and at the end
    """

    def __init__(
        self,
        folder: Path,
        *,
        size: tuple[int, int] = _SIZE,
        seed: int = 0,
        every: int = 300,
        tell: Callable[[str], None] = print,
    ) -> None:
        from tests.gui.soaking.answers import Answerer  # noqa: PLC0415  # the platform is chosen first
        from tests.gui.soaking.checks import Complaints  # noqa: PLC0415
        from tests.gui.soaking.deeds import Deeds  # noqa: PLC0415

        self._size, self._every, self._tell = size, every, tell
        self.failures: list[str] = []
        self.deeds: Counter[str] = Counter()
        self.checks = 0
        self.memories: list[Memory] = []
        self._last: deque[str] = deque(maxlen=_LAST_DEEDS)
        files = folder / "files"
        files.mkdir()
        self._complaints = Complaints()
        with self._complaints:
            self.hand = opened(folder, size)
        self.hand.settings.last_folder = files
        self._answerer = Answerer(Random(seed + 1), files, max(size))
        self._work = Deeds(self.hand, Random(seed), files, size[0] * size[1] * _MOST_BOARDS)

    def __enter__(self) -> Soak:
        return self

    def __exit__(self, *_: object) -> None:
        from PySide6.QtCore import QCoreApplication, QEvent  # noqa: PLC0415

        with self._complaints:
            self._work.side.close_all()
            self.hand.drop()
            QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)

    @property
    def gestures(self) -> int:
        """How many deeds were done."""
        return self.deeds.total()

    def run(self, share: Callable[[int], float]) -> None:
        """Work until the share that is done, with so many gestures, is 1; measure memory on the way."""
        self._answerer.begin()
        with self._complaints:
            for name in self._work.table:
                self._try(name)
            for goal in (_WARM_UP, (1 + _WARM_UP) / 2, 1.0):
                while share(self.gestures) < goal and len(self.failures) < _MOST_FAILURES:
                    self._try(self._work.choose())
                    if self.gestures % self._every == 0:
                        self.check()
                self.check()
                self.measure()
        self._answerer.end()

    def check(self) -> None:
        """Let the window come to rest, and see whether all is as it must be."""
        self.checks += 1
        found = len(self.failures)
        try:
            self._let_rest()
            for sentence in self._differences():
                self._fail(sentence)
        except TimeoutError as error:
            self._fail(f"The window does not come to rest: {error}.")
        if len(self.failures) > found:
            self._tell("Done last: " + ", ".join(self._last))
            self._begin_again()

    def measure(self) -> None:
        """Bring the window into the state in which memory is measured, and measure it."""
        from tests.gui.soaking.memory import Memory  # noqa: PLC0415

        self._begin_again()
        self.memories.append(Memory.now())

    def _try(self, name: str) -> None:
        """Do a certain thing; what it raises is found by the next check."""
        self.deeds[name] += 1
        self._last.append(name)
        try:
            self._work.do(name)
        except Exception:
            log.exception("%s", name)

    def _differences(self) -> Iterator[str]:
        from tests.gui.soaking.checks import is_kept, maze_fault, segmentation_difference  # noqa: PLC0415

        hand = self.hand
        yield from self._complaints.taken()
        for session in hand.sessions:
            document, autosave = session.document, session.autosave
            found = maze_fault(document.maze) or segmentation_difference(session.analysis, document.maze)
            if found is not None:
                yield found
                return
            assert autosave is not None

            def is_good(document: Document = document, autosave: Autosave = autosave) -> bool:
                return is_kept(autosave, document.maze, is_dirty=document.is_dirty)

            try:
                hand.qtbot.waitUntil(is_good, timeout=_JOURNAL_WITHIN_MS)
            except TimeoutError:
                state = (
                    "is not the maze that is open" if document.is_dirty else "is there though all is saved"
                )
                yield f"The journal {state}."
        if not self._is_same_after_undo():
            yield "Undoing and redoing everything gives another maze."

    def _is_same_after_undo(self) -> bool:
        document, stack = self.hand.document, self.hand.document.undo_stack
        if stack.count() > _MOST_UNDONE:
            return True
        index, before = stack.index(), document.maze.copy()
        for place in (0, stack.count(), index):
            stack.setIndex(place)
        return document.maze == before

    def _let_rest(self) -> None:
        from PySide6.QtCore import Qt  # noqa: PLC0415
        from PySide6.QtWidgets import QApplication  # noqa: PLC0415

        self.hand.qtbot.waitUntil(lambda: QApplication.activeModalWidget() is None)
        self.hand.key(Qt.Key.Key_Escape)
        self.hand.settle()

    def _begin_again(self) -> None:
        """Restore a blank maze of the first size, and the initial window."""
        hand = self.hand
        self._work.side.close_all()
        hand.document.commit_gesture()
        hand.settle()
        hand.window.findChild(Welcome).clear()
        for session in hand.sessions:
            if session is not hand.session:
                session.document.undo_stack.setClean()
                hand.sessions.remove(session)
        hand.qtbot.waitUntil(lambda: not hand.sessions.ending)
        hand.document.replace(Maze.blank(*self._size))
        for name in ("window.reset", "tool.wall_brush", "overlay.kinds", "view.fit"):
            hand.act(name)
        hand.window.resize(*_WINDOW_PX)
        hand.settle()

    def _fail(self, sentence: str) -> None:
        self.failures.append(sentence)
        self._tell(f"Gesture {self.gestures}: {sentence}")


def leaks(memories: Sequence[Memory]) -> list[str]:
    """Return the classes whose number of objects keeps growing, with the number at each measurement."""
    first, middle, last = memories
    return [
        f"{name}: {before}, {middle.objects[name]}, {now}"
        for name, (before, now) in last.grown_since(first).items()
        if now - before >= _LEAK and now - middle.objects[name] >= _LEAK // 2
    ]


def opened(folder: Path, size: tuple[int, int]) -> SoakHand:
    """Open a window whose journals, versions and settings are in a folder."""
    from PySide6.QtCore import QSettings  # noqa: PLC0415

    from mazarine.gui.main_window import MainWindow  # noqa: PLC0415
    from tests.gui.soaking.hand import SoakHand  # noqa: PLC0415

    store = QSettings(str(folder / "settings.ini"), QSettings.Format.IniFormat)
    window = MainWindow(store, Maze.blank(*size), folder / "kept")
    window.resize(*_WINDOW_PX)
    hand = SoakHand(window)
    window.show()
    hand.settle()
    return hand


def main(words: Sequence[str] | None = None) -> int:
    """Run a soak; give the exit status."""
    options = _options(words)
    if sys.platform.startswith("linux") and not (
        os.environ.get("DISPLAY") or os.environ.get("WAYLAND_DISPLAY")
    ):
        os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
    with tempfile.TemporaryDirectory() as name, _application(Path(name)):
        folder = Path(name)
        with Soak(folder, size=options.size, seed=options.seed, every=options.every, tell=_say) as soak:
            soak.run(_clock(soak, options.minutes, options.gestures))
            return _report(soak)


def _clock(soak: Soak, minutes: float, gestures: int | None) -> Callable[[int], float]:
    """Return a function that returns the share done and prints a line a minute."""
    from tests.gui.soaking.memory import resident_mb  # noqa: PLC0415

    start, told = monotonic(), 0

    def share(done: int) -> float:
        nonlocal told
        # A window that hangs tells where.
        faulthandler.dump_traceback_later(_HANGS_AFTER_S, exit=True)
        passed = (monotonic() - start) / 60
        if passed >= told + 1:
            told = int(passed)
            _say(f"{told:>4} min, {done:>8,} gestures, {soak.checks:>4} checks, {_mb(resident_mb())}")
        return max(passed / minutes, done / gestures if gestures else 0.0)

    return share


def _report(soak: Soak) -> int:
    """Print what was found; give the exit status."""
    faulthandler.cancel_dump_traceback_later()
    print(f"{soak.gestures:,} gestures, {soak.checks} checks, {len(soak.failures)} failures")
    print("Resident at the start, in the middle, at the end:", *(_mb(it.resident_mb) for it in soak.memories))
    for name, (before, now) in soak.memories[-1].grown_since(soak.memories[0]).items():
        print(f"  more than at the start: {name}, {before} -> {now}")
    found = leaks(soak.memories)
    for leak in found:
        print(f"There are more and more of {leak}.")
    return 1 if soak.failures or found else 0


@contextmanager
def _application(folder: Path) -> Iterator[None]:
    """Run an application with Qt's file dialogs that stores nothing outside the folder."""
    from PySide6.QtCore import QSettings, Qt  # noqa: PLC0415
    from PySide6.QtWidgets import QApplication  # noqa: PLC0415

    QApplication.setAttribute(Qt.ApplicationAttribute.AA_DontUseNativeDialogs)
    for form in (QSettings.Format.NativeFormat, QSettings.Format.IniFormat):
        QSettings.setPath(form, QSettings.Scope.UserScope, str(folder / "settings"))
    application = QApplication.instance() or QApplication([])
    yield
    application.processEvents()


def _mb(megabytes: float | None) -> str:
    return "? MB" if megabytes is None else f"{megabytes:,.0f} MB"


def _say(line: str) -> None:
    print(line, flush=True)


def _size(text: str) -> tuple[int, int]:
    rows, cols = map(int, text.split("x"))
    return rows, cols


def _options(words: Sequence[str] | None) -> argparse.Namespace:
    parser = argparse.ArgumentParser(prog="python -m tests.gui.soak", description=__doc__.split("\n")[0])
    parser.add_argument("--minutes", type=float, default=60.0, help="how long (%(default)s)")
    parser.add_argument("--gestures", type=int, help="or how many gestures, if that is sooner")
    parser.add_argument("--every", type=int, default=300, help="gestures between two checks (%(default)s)")
    parser.add_argument("--size", type=_size, default=_SIZE, help="rows and columns of the board (60x80)")
    parser.add_argument("--seed", type=int, default=0, help="what the gestures follow from (%(default)s)")
    return parser.parse_args(words)


if __name__ == "__main__":
    sys.exit(main())
