"""Settings, which are remembered from one start to the next."""

from __future__ import annotations

import logging
from collections.abc import Sequence
from enum import StrEnum
from pathlib import Path
from typing import Any, TypeVar
from zlib import crc32

from PySide6.QtCore import QByteArray, QEvent, QObject, QSettings, Slot

from mazarine.files.access import is_folder
from mazarine.former_name import FORMER_TITLE
from mazarine.gui.background.timers import single_shot
from mazarine.gui.file_names import path_of, stored

log = logging.getLogger(__name__)

_MAX_RECENT = 10
_MAX_STATEMENTS = 200
_MAX_STATEMENT_LETTERS = 4000
_REST_MS = 500
_USUAL_TINT = 50

_Word = TypeVar("_Word", bound=StrEnum)


class _Text:
    """A word that is remembered under a key; empty at first."""

    def __init__(self, key: str) -> None:
        self._key = key

    def __get__(self, settings: Settings, _: type[Settings]) -> str:
        return settings.text_of(self._key)

    def __set__(self, settings: Settings, text: str) -> None:
        settings.set_text_of(self._key, text)


class Settings:
    """The window's memory, over a `QSettings` that is handed in.

    A fresh process reads strings back from files, so every value is asked for with its type.
    """

    overlay = _Text("overlay")
    """The overlay chosen last."""
    ghost = _Text("ghost")
    """Which level was shown as a ghost last."""
    theme = _Text("theme")
    """Light, dark or as the system."""
    language = _Text("language")
    """The language of the window, by its code; empty for the system's."""
    color_scheme = _Text("color_scheme")
    """The color scheme of kinds, a value of `ColorScheme`."""

    def __init__(self, store: QSettings) -> None:
        self._store = store
        LateWriter.watch(store)

    @property
    def tint(self) -> int:
        """The share of the colors of the maze over the tiles of a map, in percent."""
        return min(max(int(self._value("tint", _USUAL_TINT, int)), 0), 100)

    @tint.setter
    def tint(self, percent: int) -> None:
        self._store.setValue("tint", percent)

    @property
    def recent_files(self) -> list[Path]:
        """The files opened and saved last, the last one first."""
        return self._paths("recent_files")

    def add_recent_file(self, path: Path) -> None:
        self._put_first("recent_files", path)

    def remember_file(self, path: Path) -> None:
        """Note a file that was opened or saved, and its folder."""
        self.add_recent_file(path)
        self.last_folder = path.parent

    def remove_recent_file(self, path: Path) -> None:
        """Take a file out that is not there any more."""
        paths = [stored(other) for other in self.recent_files if other != path.absolute()]
        self._store.setValue("recent_files", paths)

    def clear_recent_files(self) -> None:
        self._store.setValue("recent_files", [])

    @property
    def recent_scripts(self) -> list[Path]:
        """The scripts that were run last, the last one first."""
        return self._paths("recent_scripts")

    def add_recent_script(self, path: Path) -> None:
        """Put a script first among the recent ones."""
        self._put_first("recent_scripts", path)

    def clear_recent_scripts(self) -> None:
        self._store.setValue("recent_scripts", [])

    @property
    def statements(self) -> list[str]:
        """What was entered in the console, the last one last."""
        return self._texts("console_history")

    def add_statement(self, source: str) -> None:
        """Remember what was entered in the console, unless it is very long or was entered just before."""
        statements = self.statements
        if len(source) <= _MAX_STATEMENT_LETTERS and statements[-1:] != [source]:
            self._store.setValue("console_history", [*statements, source][-_MAX_STATEMENTS:])

    @property
    def recent_programs(self) -> list[str]:
        """The mouse programs started last, the last one first, as the window that starts them wrote them."""
        return self._texts("recent_programs")

    @recent_programs.setter
    def recent_programs(self, texts: list[str]) -> None:
        self._store.setValue("recent_programs", texts[:_MAX_RECENT])

    def _texts(self, key: str) -> list[str]:
        texts = self._value(key, [], list)
        return [text for text in texts if text and isinstance(text, str)] if isinstance(texts, list) else []

    def _paths(self, key: str) -> list[Path]:
        return [path_of(text) for text in self._texts(key)]

    def _put_first(self, key: str, path: Path) -> None:
        first = stored(path.absolute())
        self._store.setValue(key, [first, *(it for it in self._texts(key) if it != first)][:_MAX_RECENT])

    @property
    def last_folder(self) -> Path:
        """The folder of the last file; the home folder before there was one."""
        folder = path_of(self.text_of("last_folder"))
        return folder if str(folder) != "." and is_folder(folder) else Path.home()

    @last_folder.setter
    def last_folder(self, folder: Path) -> None:
        self.set_text_of("last_folder", stored(folder))

    @property
    def session(self) -> list[Path]:
        """The files that were open when the window was closed last; none after a crash."""
        return [] if self._has_crashed else self._session_files

    @property
    def session_lost(self) -> list[Path]:
        """The files that were open when the program crashed; none after a normal exit."""
        return self._session_files if self._has_crashed else []

    @property
    def _has_crashed(self) -> bool:
        return bool(self._value("is_open", False, bool))

    @property
    def _session_files(self) -> list[Path]:
        return self._paths("session")

    @property
    def session_current(self) -> Path:
        """The file of the last session that was shown in the window."""
        return path_of(self.text_of("session_current"))

    def begin_session(self) -> None:
        """Record that a window is open; if the record stays, the program crashed."""
        self._store.setValue("is_open", True)
        self._store.sync()

    def end_session(self, paths: Sequence[Path], current: Path | None) -> None:
        """Record which files were open, and which was shown, at a normal exit."""
        self.record_session(paths)
        self._store.setValue("session_current", "" if current is None else stored(current))
        self._store.setValue("is_open", False)

    def record_session(self, paths: Sequence[Path]) -> None:
        """Record which files are open, for a start after a crash."""
        texts = [stored(path) for path in paths]
        if texts != self._texts("session"):
            self._store.setValue("session", texts)

    def is_on(self, name: str, default: bool) -> bool:
        return bool(self._value(f"switches/{name}", default, bool))

    def set_on(self, name: str, is_on: bool) -> None:
        self._store.setValue(f"switches/{name}", is_on)

    def keys_of(self, name: str) -> tuple[str, ...] | None:
        """Return the keys that the user gave an action, None if it has the usual ones."""
        key = f"keys/{name}"
        if not self._store.contains(key):
            return None
        keys = self._value(key, [], list)
        return tuple(str(one) for one in keys if one) if isinstance(keys, list) else None

    def set_keys_of(self, name: str, keys: tuple[str, ...] | None) -> None:
        """Remember the keys of an action; None for the usual ones."""
        if keys is None:
            self._store.remove(f"keys/{name}")
        else:
            self._store.setValue(f"keys/{name}", list(keys) or [""])

    def window_state(self, name: str) -> QByteArray:
        """Return a geometry or a layout that was remembered; empty if it is damaged: Qt might never end."""
        value, check = self._value(f"window/{name}", QByteArray(), QByteArray), f"window/{name}_check"
        if not isinstance(value, QByteArray):
            return QByteArray()
        # What former versions have remembered has no checksum.
        if self._store.contains(check) and self.text_of(check) != _check_of(value):
            log.warning("the setting window/%s is damaged", name)
            return QByteArray()
        return value

    def set_window_state(self, name: str, state: QByteArray) -> None:
        self._store.setValue(f"window/{name}", state)
        self.set_text_of(f"window/{name}_check", _check_of(state))

    def _value(self, key: str, usual: Any, kind: type[Any]) -> Any:
        """Return what is remembered under a key; the usual value for what cannot be read."""
        try:
            return self._store.value(key, usual, type=kind)
        except (ValueError, TypeError, OverflowError):
            log.warning("the setting %s cannot be read", key)
            return usual

    def sync(self) -> None:
        self._store.sync()

    def text_of(self, key: str) -> str:
        """Return what is remembered under a key; empty if nothing is."""
        return str(self._value(key, "", str))

    def set_text_of(self, key: str, text: str) -> None:
        self._store.setValue(key, text)


def _check_of(state: QByteArray) -> str:
    return f"crc{crc32(state.data()):08x}"


def program_store() -> QSettings:
    """Return the store of this program; the first time, with what was remembered under the former name."""
    store, former = QSettings("Mazarine", "Mazarine"), QSettings(FORMER_TITLE, FORMER_TITLE)
    for it in (store, former):
        it.setFallbacksEnabled(False)
    if not store.allKeys():
        for key in former.allKeys():
            store.setValue(key, former.value(key))
    store.setFallbacksEnabled(True)
    return store


def known(word: str, usual: _Word) -> _Word:
    """Return the member of an enumeration that a word of the settings names, `usual` if it names none."""
    kind = type(usual)
    return kind(word) if word in set(map(str, kind)) else usual


class LateWriter(QObject):
    """Delays writing a store until the user is idle.

    A file that is written safely takes longer than a frame may.
    What is set can be read back at once, also by other stores of the same file in this process; `sync` and
    the end of the store write at once.
    """

    def __init__(self, store: QSettings) -> None:
        super().__init__(store)
        self._timer = single_shot(self, _REST_MS, self._write)
        store.installEventFilter(self)

    @classmethod
    def watch(cls, store: QSettings) -> None:
        """Delay the writing of a store, unless it is delayed already."""
        if store.findChild(cls) is None:
            cls(store)

    @property
    def is_waiting(self) -> bool:
        """Whether something is still to be written."""
        return self._timer.isActive()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if event.type() != QEvent.Type.UpdateRequest:
            return super().eventFilter(watched, event)
        self._timer.start()
        return True

    @Slot()
    def _write(self) -> None:
        # Held on to, the store would never end: it holds on to this.
        store = self.parent()
        assert isinstance(store, QSettings)
        store.sync()
