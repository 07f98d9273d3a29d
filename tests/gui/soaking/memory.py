"""What the program holds: resident memory, and how many objects there are of each class that is ours."""

from __future__ import annotations

import ctypes
import gc
import sys
from collections import Counter
from dataclasses import dataclass
from functools import _lru_cache_wrapper
from pathlib import Path

from PySide6.QtCore import QCoreApplication, QEvent, QObject
from PySide6.QtGui import QPixmapCache, QUndoCommand
from PySide6.QtWidgets import QApplication

_STATUS = Path("/proc/self/status")


@dataclass(frozen=True)
class Memory:
    """What is held at one time.

    Attributes
    ----------
    resident_mb : None where the system does not tell
    objects : by class: of Python those of the editor, of Qt all that a window or the application owns
    """

    resident_mb: float | None
    objects: Counter[str]

    @classmethod
    def now(cls) -> Memory:
        """Collect what nobody holds, empty the caches, and count the rest."""
        QPixmapCache.clear()
        _clear_caches()
        for _ in range(2):
            QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)
            QApplication.processEvents()
            gc.collect()
        objects = _python_objects() + _qt_objects()
        _give_back()
        return cls(resident_mb(), objects)

    def grown_since(self, before: Memory) -> dict[str, tuple[int, int]]:
        """Return the number of objects before and now of each class that has more of them now."""
        return {
            name: (before.objects[name], count)
            for name, count in sorted(self.objects.items())
            if count > before.objects[name]
        }


def resident_mb() -> float | None:
    """Return the resident memory of the process; None where the system does not report it."""
    if not _STATUS.exists():
        return None
    lines = dict(line.split(":", 1) for line in _STATUS.read_text().splitlines() if ":" in line)
    return int(lines["VmRSS"].split()[0]) / 1024


def _clear_caches() -> None:
    """Empty the caches of our functions: they have a limit, so what they hold is no leak.

    Icons and the state of the engine are for the whole life of the program.
    """
    for thing in gc.get_objects():
        # By type: a weak proxy of something that is gone answers no question.
        if type(thing) is _lru_cache_wrapper:
            top, _, rest = thing.__module__.partition(".")
            if top == "mazarine" and not rest.startswith(("gui.style.", "gui.background.")):
                thing.cache_clear()


def _python_objects() -> Counter[str]:
    counts: Counter[str] = Counter()
    for kind, count in Counter(map(type, gc.get_objects())).items():
        # Some types of libraries have something else for a module.
        if str(kind.__module__).startswith("mazarine.") or issubclass(kind, QUndoCommand):
            counts[f"{kind.__module__}.{kind.__qualname__}"] += count
    return counts


def _qt_objects() -> Counter[str]:
    """Count what windows own: also what Python has forgotten long since."""
    application = QApplication.instance()
    roots: list[QObject] = [*QApplication.topLevelWidgets()]
    if application is not None:
        roots.append(application)
    counts: Counter[str] = Counter(f"Qt {root.metaObject().className()}" for root in roots)
    for root in roots:
        if root.parent() is None:
            counts.update(f"Qt {child.metaObject().className()}" for child in root.findChildren(QObject))
    return counts


def _give_back() -> None:
    """Make the C library release memory that it keeps for later, which is no growth."""
    if sys.platform.startswith("linux"):
        trim = getattr(ctypes.CDLL(None), "malloc_trim", None)
        if trim is not None:
            trim(0)
