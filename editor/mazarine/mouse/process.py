"""A program as a process of its own: started without a shell, in a group that ends with it."""

from __future__ import annotations

import atexit
import ctypes
import os
import shlex
import shutil
import signal
import subprocess
import sys
from collections.abc import Callable, Iterator, Mapping
from contextlib import contextmanager, suppress
from functools import partial
from itertools import count
from pathlib import Path
from queue import Empty, Queue
from select import select
from threading import RLock, Thread
from time import perf_counter, sleep
from types import MappingProxyType
from typing import IO, NamedTuple

from mazarine.errors import MouseError
from mazarine.messages import quoted
from mazarine.mouse.log_tail import LogTail
from mazarine.mouse.messages import MouseMessage

_IS_WINDOWS = sys.platform == "win32"
_NEW_GROUP = 0x200
_CHUNK_BYTES = 1 << 16
_LOOK_EVERY_S = 0.25
_MOST_OUTPUT = 2000
_MOST_READ_AHEAD = 16
_ENDS_WITHIN_S = 5.0
_MARK = "MAZARINE_PROGRAM"
"""An environment variable that a program hands on to all that it starts, also to what leaves its group."""
_ROUNDS = 5
_LOOK_AGAIN_S = 0.01
_PR_SET_CHILD_SUBREAPER = 36

_running: dict[subprocess.Popen[bytes], str] = {}
"""The programs that run, and their marks."""
_starting = RLock()
"""Held while a program is started, until it is among those that run."""
_numbers = count()
_spared: list[set[int]] = []
"""While orphans are adopted, the children that were there before."""


def end_all() -> None:
    """End all programs, before this process ends itself: no program is started from now on."""
    _starting.acquire(timeout=_ENDS_WITHIN_S)
    for process in list(_running):
        end(process)


atexit.register(end_all)


def split_command(command: str) -> list[str]:
    """Return the words of a command line; quotation marks keep blanks, and backslashes stay on Windows.

    Raises `MouseError` if there are none, or a quotation mark is not closed.
    """
    try:
        words = shlex.split(command, posix=not _IS_WINDOWS)
    except ValueError as error:
        raise MouseError(MouseMessage.QUOTE_OPEN(command=quoted(command))) from error
    if _IS_WINDOWS:
        words = [word[1:-1] if len(word) > 1 and word[0] == word[-1] == '"' else word for word in words]
    if not words:
        raise MouseError(MouseMessage.COMMAND_EMPTY())
    return words


def build(
    command: str, folder: Path, seconds: float, log: LogTail | None = None,
    is_wanted: Callable[[], bool] = lambda: True,
) -> None:  # fmt: skip
    """Run a build command; `MouseError` if it cannot be run, fails, or takes too long.

    Parameters
    ----------
    seconds : it may take
    log : takes what it writes
    is_wanted : asked four times a second; False stops it
    """
    log = log or LogTail()
    process = _start(command, folder, stdin=subprocess.DEVNULL, stderr=subprocess.STDOUT)
    reader = _reader(log, process.stdout)
    deadline = perf_counter() + seconds
    try:
        while process.poll() is None and is_wanted():
            if perf_counter() > deadline:
                raise MouseError(MouseMessage.BUILD_TIMED_OUT(seconds=seconds))
            with suppress(subprocess.TimeoutExpired):
                process.wait(_LOOK_EVERY_S)
    finally:
        end(process)
        reader.join(_ENDS_WITHIN_S)
        _close(process)
    if process.returncode and is_wanted():
        output = " ".join(log.text.split())[-_MOST_OUTPUT:]
        raise MouseError(MouseMessage.BUILD_FAILED(status=process.returncode, output=output))


class MouseProcess:
    """A running program.

    Parameters
    ----------
    command, folder : what is started, and where
    log : takes what it writes to its standard error
    piece_bytes : how much is read at once, at the most

    Attributes
    ----------
    status : how it has ended, as `subprocess` says; None while it runs
    log : what it has written to its standard error
    memory : what it takes
    """

    def __init__(self, command: str, folder: Path, log: LogTail, piece_bytes: int = _CHUNK_BYTES) -> None:
        self._piece_bytes = piece_bytes
        self._process = _start(command, folder, stdin=subprocess.PIPE, stderr=subprocess.PIPE)
        self.memory = Memory(self._process)
        assert self._process.stdin is not None
        assert self._process.stdout is not None
        self._in, self._out = self._process.stdin.fileno(), self._process.stdout.fileno()
        self._unsent = b""
        self._read: Queue[bytes] = Queue(_MOST_READ_AHEAD)
        if _IS_WINDOWS:
            Thread(target=self._read_ahead, daemon=True).start()
        else:
            os.set_blocking(self._in, False)
        self.log = log
        self._logger = _reader(log, self._process.stderr)

    @property
    def status(self) -> int | None:
        """How it has ended."""
        return self._process.poll()

    def read(self, timeout_s: float) -> bytes | None:
        """Return what it has written; empty at the end, None if there is nothing in time."""
        if _IS_WINDOWS:
            with suppress(Empty):
                return self._read.get(timeout=timeout_s)
            return None
        readable, writable, _ = select([self._out], [self._in] if self._unsent else [], [], timeout_s)
        if writable:
            self.write(b"")
        return os.read(self._out, self._piece_bytes) if readable else None

    def write(self, answers: bytes) -> None:
        """Send answers, as far as it reads them; the others are sent later."""
        self._unsent += answers
        try:
            self._unsent = self._unsent[os.write(self._in, self._unsent) :]
        except BlockingIOError:
            pass
        except OSError:
            self._unsent = b""

    def wait(self, timeout_s: float) -> None:
        with suppress(subprocess.TimeoutExpired):
            self._process.wait(timeout_s)

    def kill(self) -> None:
        """End it, and everything that it has started, without waiting; from any thread."""
        _kill(self._process)

    def end(self) -> None:
        """End it, and everything that it has started."""
        end(self._process)
        with suppress(Empty):
            # The thread that reads ahead may wait for room.
            while True:
                self._read.get_nowait()
        self._logger.join(_ENDS_WITHIN_S)
        _close(self._process)

    def _read_ahead(self) -> None:
        """Read for `read`, which cannot wait for a pipe for a limited time on Windows."""
        with suppress(OSError):
            while chunk := os.read(self._out, self._piece_bytes):
                self._read.put(chunk)
        self._read.put(b"")


def _reader(log: LogTail, stream: IO[bytes] | None) -> Thread:
    assert stream is not None
    thread = Thread(target=log.take_all, args=(stream.fileno(),), daemon=True)
    thread.start()
    return thread


def _start(command: str, folder: Path, *, stdin: int, stderr: int) -> subprocess.Popen[bytes]:
    return start(split_command(command), folder, stdin=stdin, stdout=subprocess.PIPE, stderr=stderr)


def start(
    words: list[str], folder: Path, variables: Mapping[str, str] = MappingProxyType({}), *,
    stdin: int, stdout: int, stderr: int,
) -> subprocess.Popen[bytes]:  # fmt: skip
    """Start a program, which `end` ends with all that it has started; `MouseError` if it cannot be started.

    Parameters
    ----------
    words : the program and its arguments
    variables : of its environment, beside those of this process
    stdin, stdout, stderr : as of `subprocess.Popen`
    """
    if not folder.is_dir():
        raise MouseError(MouseMessage.PROGRAM_FOLDER_MISSING(folder=quoted(str(folder))))
    if _IS_WINDOWS:
        words[0] = program_in(folder, words[0])
    mark = f"{os.getpid()}.{next(_numbers)}"
    try:
        with _starting:
            process = subprocess.Popen(
                words,
                cwd=folder,
                env={**os.environ, **variables, _MARK: mark},
                bufsize=0,
                start_new_session=not _IS_WINDOWS,
                creationflags=_NEW_GROUP if _IS_WINDOWS else 0,
                stdin=stdin,
                stdout=stdout,
                stderr=stderr,
            )
            _running[process] = mark
    except (OSError, ValueError) as error:
        reason = error.strerror if isinstance(error, OSError) and error.strerror else str(error)
        raise MouseError(MouseMessage.NOT_STARTED(reason=reason)) from error
    return process


def program_in(folder: Path, word: str) -> str:
    """Return the program of a folder that a command names, or the same word for one that is elsewhere.

    Windows would look for `./mouse` in the folder of this process, and for no file but `mouse.exe`.
    """
    return shutil.which(str(folder / word)) or word


def end(process: subprocess.Popen[bytes]) -> None:
    """End a program and all that it has started, also after its first process is gone."""
    _kill(process)
    with suppress(subprocess.TimeoutExpired):
        process.wait(_ENDS_WITHIN_S)
    _running.pop(process, None)
    if _spared:
        _end_orphans()


def _kill(process: subprocess.Popen[bytes]) -> None:
    mark = _running.get(process)
    if mark is None:
        # Its number may be that of another process by now.
        return
    if _IS_WINDOWS:
        subprocess.run(["taskkill", "/F", "/T", "/PID", str(process.pid)], capture_output=True, check=False)
    else:
        with suppress(ProcessLookupError, PermissionError):
            os.killpg(process.pid, signal.SIGKILL)
        # What is ended may just have started something else.
        for _ in range(_ROUNDS):
            if not _end_marked(_in_environment(mark)):
                break


def _end_marked(mark: bytes) -> bool:
    """End the processes with a mark in their environment; return whether there were any. Linux only."""
    found = False
    if sys.platform == "linux":
        for entry in os.scandir("/proc"):
            if entry.name.isdigit() and _is_marked(int(entry.name), mark):
                with suppress(OSError):
                    os.kill(int(entry.name), signal.SIGKILL)
                    found = True
    return found


def _is_marked(number: int, mark: bytes) -> bool:
    with suppress(OSError):
        return mark in Path(f"/proc/{number}/environ").read_bytes()
    return False


@contextmanager
def orphans_adopted() -> Iterator[None]:
    """Let what programs leave behind become children of this process, and end with them. Linux only.

    The process must not start anything but programs within it.
    """
    if sys.platform != "linux":
        yield
        return
    set_subreaper = partial(ctypes.CDLL(None).prctl, _PR_SET_CHILD_SUBREAPER)
    _spared.append(_children())
    set_subreaper(1, 0, 0, 0)
    try:
        yield
    finally:
        _spared.pop()
        set_subreaper(int(bool(_spared)), 0, 0, 0)


def _end_orphans() -> None:
    """End all children but the programs that run, and theirs, which then are children of this process.

    Of programs that run at the same time, only what has no mark is taken for a child of the one that ended.
    """
    deadline = perf_counter() + _ENDS_WITHIN_S
    while perf_counter() < deadline:
        with _starting:
            marks = [_in_environment(mark) for mark in _running.values()]
            orphans = _children().difference({process.pid for process in _running}, *_spared)
        orphans = {it for it in orphans if not any(_is_marked(it, mark) for mark in marks)}
        if not orphans:
            return
        for number in orphans:
            with suppress(OSError):
                os.kill(number, signal.SIGKILL)
                os.waitpid(number, os.WNOHANG)
        sleep(_LOOK_AGAIN_S)


def _in_environment(mark: str | None) -> bytes:
    return f"{_MARK}={mark}\0".encode()


def _children() -> set[int]:
    return {it.number for it in _processes() if it.parent == os.getpid()}


class _Entry(NamedTuple):
    """A process: its number, its parent and group, when it was started, and its pages in memory."""

    number: int
    parent: int
    group: int
    start: int
    pages: int


def _processes() -> Iterator[_Entry]:
    """Yield all processes. Linux only."""
    for entry in os.scandir("/proc"):
        if entry.name.isdigit():
            with suppress(OSError, ValueError, IndexError):
                fields = Path(entry.path, "stat").read_text().rpartition(")")[2].split()
                yield _Entry(int(entry.name), *(int(fields[it]) for it in (1, 2, 19, 21)))


def _close(process: subprocess.Popen[bytes]) -> None:
    for stream in (process.stdin, process.stdout, process.stderr):
        if stream is not None:
            with suppress(OSError):
                stream.close()


class Memory:
    """The resident memory of a program and of what it has started; pages that they share count for each.

    Attributes
    ----------
    peak_mb : the most so far, in megabytes; None where it is not known: it is on Linux only
    """

    def __init__(self, process: subprocess.Popen[bytes]) -> None:
        self._process = process
        self.peak_mb: float | None = None

    def note_peak(self) -> None:
        """Take in the most that the first process has had, which the kernel knows."""
        with suppress(OSError, ValueError):
            for line in Path(f"/proc/{self._process.pid}/status").read_text().splitlines():
                if line.startswith("VmHWM:"):
                    self._take(int(line.split()[1]) / 1024)

    def now_mb(self) -> float:
        """Return the present memory of all of its processes; 0 where that is not known."""
        if sys.platform != "linux":
            return 0.0
        entries = {it.number: it for it in _processes()}
        own = self._members(entries)
        found = sum(entries[it].pages for it in own) * os.sysconf("SC_PAGE_SIZE") / (1 << 20)
        if found:
            self._take(found)
            self.note_peak()
        return found

    def _members(self, entries: Mapping[int, _Entry]) -> set[int]:
        """Return the processes of the program: also those in a session of their own."""
        first, here = self._process.pid, os.getpid()
        mark = _in_environment(_running.get(self._process))
        others = {process.pid for process in list(_running)}.union(*_spared) if _spared else set(entries)
        # Nothing older was started by it; most processes need not be looked into.
        began = entries[first].start if first in entries else 0
        own = {
            it.number for it in entries.values()
            if it.group == first or (it.parent == here and it.number not in others)
            or (it.start >= began and _is_marked(it.number, mark))
        }  # fmt: skip
        while more := {it.number for it in entries.values() if it.parent in own} - own:
            own |= more
        return own

    def _take(self, found_mb: float) -> None:
        self.peak_mb = max(found_mb, self.peak_mb or 0.0)
