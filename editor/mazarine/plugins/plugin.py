"""A plugin: what it adds, and what has become of it."""

from __future__ import annotations

import contextlib
import logging
import warnings
from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from enum import StrEnum
from types import ModuleType
from typing import TYPE_CHECKING, Any

from mazarine.errors import Cancelled, MazeError, PluginError
from mazarine.former_name import FORMER_NAME
from mazarine.messages import Message, brief
from mazarine.plugins.folder import data_folder
from mazarine.plugins.messages import PluginMessage

if TYPE_CHECKING:
    from mazarine.plugins.manifest import Entry


class PluginKind(StrEnum):
    """What a plugin adds; also the name of the table in a manifest, and of the entry points."""

    GENERATORS = "generators"
    EXPLORERS = "explorers"
    FORMATS = "formats"
    OVERLAYS = "overlays"
    CHECKS = "checks"
    STATISTICS = "statistics"
    SEARCHES = "searches"

    @property
    def groups(self) -> tuple[str, str]:
        """The group of entry points, and that of the former name."""
        return f"mazarine.{self.value}", f"{FORMER_NAME}.{self.value}"


class Reports:
    """Reports that a plugin has failed where the work goes on without it.

    `report` is called with the sentence, in any thread; it warns as Python does by default.
    """

    def __init__(self) -> None:
        self.report: Callable[[Message], None] = lambda message: warnings.warn(str(message), stacklevel=2)


REPORTS = Reports()
"""Where failures of this program's plugins are reported."""

LOG_NAME = "mazarine.log"

log = logging.getLogger("mazarine.plugins")


def _ensure_log() -> None:
    """Log to the file of the window's log, unless the program has a log; a terminal shows no traceback."""
    folder = data_folder()
    if log.hasHandlers() or folder is None:
        return
    try:
        folder.mkdir(parents=True, exist_ok=True)
        handler: logging.Handler = logging.FileHandler(folder / LOG_NAME, encoding="utf-8")
    except OSError:
        handler = logging.NullHandler()
    handler.setFormatter(logging.Formatter("%(asctime)s %(levelname)s %(name)s: %(message)s"))
    log.addHandler(handler)


@dataclass(eq=False)
class Plugin:
    """A file in the plugins folder, or an installed distribution.

    Attributes
    ----------
    name : of the file or the distribution, with its version
    state : its file and when that was changed; it is the same plugin as long as this is the same
    entries : what it adds, with the kind of each, and a function that imports its module
    problems : why something of it is not used
    """

    name: str
    state: tuple[object, ...]
    entries: list[tuple[PluginKind, Entry, Callable[[], ModuleType]]] = field(default_factory=list)
    problems: list[Message] = field(default_factory=list)
    has_failed: bool = False

    def note(self, problem: Message) -> None:
        """Keep why something of it is not used."""
        if problem not in self.problems:
            self.problems.append(problem)

    def fail(self, error: BaseException) -> PluginError:
        """Disable the plugin, and log the traceback; return the error for the user."""
        self.has_failed = True
        _ensure_log()
        log.error("the plugin %s failed", self.name, exc_info=error)
        text = brief(" ".join(f"{type(error).__name__}: {error}".split()).rstrip(": ."))
        failure = PluginError(PluginMessage.PLUGIN_FAILED(plugin=self.name, error=text))
        self.note(failure.message)
        return failure


@dataclass(eq=False)
class Contribution:
    """One thing that a plugin adds; its module is imported when it is first used."""

    kind: PluginKind
    plugin: Plugin
    entry: Entry
    import_module: Callable[[], ModuleType]

    @property
    def name(self) -> str:
        """The word in calls and on the command line."""
        return self.entry.name

    @contextlib.contextmanager
    def guarded(self) -> Iterator[None]:
        """Turn whatever code of the plugin raises into a `PluginError`, except errors that users expect."""
        if self.plugin.has_failed:
            raise PluginError(PluginMessage.PLUGIN_DISABLED(plugin=self.plugin.name))
        try:
            yield
        except MazeError:
            raise
        except (Exception, SystemExit) as error:
            raise self.plugin.fail(error) from error

    def load(self) -> Any:
        """Return its object; it imports the module."""
        with self.guarded():
            module = self.import_module()
            named = self.entry.object
            if not named and self.kind is PluginKind.FORMATS:
                return module
            return _attribute(module, named or self.name.replace("-", "_"))

    def call(self, expected: type | tuple[type, ...], *arguments: Any) -> Any:
        """Call its object; `PluginError` if that fails, or returns something else than expected."""
        function = self.load()
        with self.guarded():
            return self.checked(function(*arguments), expected)

    @contextlib.contextmanager
    def skipped_if_failing(self) -> Iterator[None]:
        """Go on without the plugin if it fails, and report it the first time."""
        had_failed = self.plugin.has_failed
        try:
            yield
        except PluginError as error:
            if not had_failed:
                REPORTS.report(error.message)
        except Cancelled:
            raise
        except MazeError as error:
            REPORTS.report(self.plugin.fail(error).message)

    def checked(self, found: Any, expected: type | tuple[type, ...]) -> Any:
        """Return what the plugin returned; `TypeError` if it is not of an expected type."""
        if not isinstance(found, expected):
            names = " or ".join(
                it.__name__ for it in (expected if isinstance(expected, tuple) else (expected,))
            )
            raise TypeError(
                str(
                    PluginMessage.PLUGIN_RESULT_WRONG(
                        object=self.name, found=type(found).__name__, expected=names
                    )
                )
            )
        return found


def _attribute(module: ModuleType, name: str) -> Any:
    try:
        return getattr(module, name)
    except AttributeError:
        missing = PluginMessage.PLUGIN_OBJECT_MISSING(module=module.__name__, object=name)
        raise AttributeError(str(missing)) from None
