"""Runs a program that writes a maze, in a copy of its folder, until its file is complete."""

from __future__ import annotations

import errno
import os
import shutil
import subprocess
import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from dataclasses import dataclass
from pathlib import Path
from select import select
from tempfile import mkdtemp
from time import perf_counter, sleep

from mazarine.errors import MouseError
from mazarine.files.access import opened_regular, read_regular
from mazarine.files.faults import Fault
from mazarine.league.folders import files_below, remove_folder
from mazarine.league.messages import ProvingText
from mazarine.league.proving.plan import CONFIG_NAME, LINKED, MOST_CONFIG_BYTES, GeneratorSpec, Job, Limits
from mazarine.messages import Message, quoted
from mazarine.mouse.log_tail import LogTail
from mazarine.mouse.messages import MouseMessage
from mazarine.mouse.process import Memory, end, start
from mazarine.resources_path import resource

if sys.platform != "win32":
    from termios import ECHO, TCSANOW, tcgetattr, tcsetattr, tcsetwinsize
if sys.platform == "linux":
    from resource import RLIMIT_FSIZE, prlimit

_STAND_INS = resource("stand_ins")
_MOST_COPIED = 1 << 28
_MOST_FILE = 1 << 27
_OUTPUT = "mazarine-output.txt"
_MOST_READ = 1 << 16
_LOOK_EVERY_S, _WEIGH_EVERY_S = 0.02, 0.25
_SETTLED_S, _PAUSE_S = 0.5, 5.0
"""After this time without a change a file is complete, though the program waits for a key.

The second is for files of which that is not certain. A program that is to write more lines then gets keys.
"""
_KEYS_AFTER_S, _KEY_EVERY_S = 1.0, 0.4
_KEYS = (b"q", b"\n", b"4\n", b"Q\n", b"5\n", b"6\n", b"0\n", b"3\n", b"exit\n", b"\x04", b"\x1b")
"""What menus are left with; some programs write their file only then. Code 4 is the end of the input."""
_LINES_AFTER_CELLS = 4
_SCREEN = 500, 1000
"""Lines and columns of its terminal: many programs refuse mazes that are larger than that."""
_VARIABLES = {
    "PYTHONDONTWRITEBYTECODE": "1", "TERM": "xterm", "LINES": str(_SCREEN[0]), "COLUMNS": str(_SCREEN[1]),
    "SDL_VIDEODRIVER": "dummy", "SDL_AUDIODRIVER": "dummy", "MPLBACKEND": "Agg",
    "QT_QPA_PLATFORM": "offscreen",
}  # fmt: skip


_copies: set[Path] = set()
"""The temporary folders with copies of programs."""


@dataclass(frozen=True)
class Run:
    """What a program has done.

    Attributes
    ----------
    file : what it wrote; None if there is no file
    seconds : until the file was complete, or the program ended
    log : the end of what it printed
    status : of its end, as `subprocess` says; None if it was ended
    limit : the limit that it met; None if it met none
    memory : the most megabytes that it took; None where that is not known
    """

    file: bytes | None
    seconds: float
    log: str
    status: int | None
    limit: Message | None = None
    memory: float | None = None


def run(spec: GeneratorSpec, job: Job, limits: Limits, is_wanted: Callable[[], bool] = lambda: True) -> Run:
    """Run a program once; `MouseError` if it cannot be started, or its folder cannot be copied."""
    with _temporary() as temporary:
        folder = temporary / "program"
        _copy(spec.folder, folder)
        name = _OUTPUT
        if spec.has_config:
            config = folder / CONFIG_NAME
            text = _with_own_keys(job.config + spec.keys, config)
            config.unlink(missing_ok=True)
            config.write_bytes(text)
            name = job.wanted.output if job.wanted is not None else "maze.txt"
        for old in _named(folder, name):
            old.unlink()
        values = {"config": CONFIG_NAME, "output": name, "rows": job.rows, "cols": job.cols, "seed": job.seed}
        words = [_filled(word, values) for word in spec.words]
        return _watched(_Program(words, folder), folder, name, job, limits, is_wanted)


def _with_own_keys(text: bytes, path: Path) -> bytes:
    """Return a config with those keys of a program's own one that only this program knows."""
    own = b""
    with suppress(OSError, Fault):
        own = read_regular(path, MOST_CONFIG_BYTES)
    asked = _lines_of(text)
    known = {*asked, b"WIDTH", b"HEIGHT", b"ENTRY", b"EXIT", b"OUTPUT_FILE", b"PERFECT", b"SEED"}
    more = [line for key, line in _lines_of(own).items() if key not in known]
    return b"\n".join((text.rstrip(), *more, b""))


def _lines_of(config: bytes) -> dict[bytes, bytes]:
    lines = [line for line in config.splitlines() if b"=" in line and not line.lstrip().startswith(b"#")]
    return {line.split(b"=", 1)[0].strip().upper(): line for line in lines}


@contextmanager
def _temporary() -> Iterator[Path]:
    folder = Path(mkdtemp(prefix="mazarine-"))
    _copies.add(folder)
    try:
        yield folder
    finally:
        remove_folder(folder)
        _copies.discard(folder)


def remove_copies() -> None:
    """Remove the copies of programs, which have ended, because the process ends now."""
    for folder in tuple(_copies):
        remove_folder(folder)


def _filled(word: str, values: dict[str, object]) -> str:
    for name, value in values.items():
        word = word.replace(f"{{{name}}}", str(value))
    return word


def _copy(source: Path, target: Path) -> None:
    """Copy the folder of a program, with links to what is large and stays as it is."""
    if not source.is_dir():
        raise MouseError(MouseMessage.PROGRAM_FOLDER_MISSING(folder=quoted(str(source))))
    size = 0
    try:
        for root, folders, files in os.walk(source, onerror=_raise):
            place = target / Path(root).relative_to(source)
            place.mkdir()
            for name in [it for it in folders if it in LINKED]:
                folders.remove(name)
                with suppress(OSError):  # Windows allows few users to make links.
                    (place / name).symlink_to(Path(root, name).resolve())
            for name in files:
                file = Path(root, name)
                if file.is_file():
                    size += file.stat().st_size
                    if size > _MOST_COPIED:
                        raise MouseError(ProvingText.FOLDER_LARGE(megabytes=_MOST_COPIED >> 20))
                    shutil.copy2(file, place / name)
    except (OSError, RecursionError) as error:
        reason = os.strerror(errno.ENAMETOOLONG) if isinstance(error, RecursionError) else error.strerror
        raise MouseError(ProvingText.FOLDER_UNREADABLE(reason=reason or str(error))) from error


def _raise(error: OSError) -> None:
    raise error


def _named(folder: Path, name: str) -> list[Path]:
    """Return the files of a folder with the name of an output, that at the right place first.

    Its config and links are left out.
    """
    right = Path(os.path.normpath(folder / name))
    found = [path for path in files_below(folder) if path.name == right.name and not path.is_symlink()]
    return sorted((path for path in found if path != folder / CONFIG_NAME), key=lambda path: path != right)


def _modules_of(folder: Path) -> list[Path]:
    """Return where a program finds modules: its own packages count as installed, if they are not."""
    return [_STAND_INS, *(folder.glob("src")), *sorted(folder.glob("*.whl"))]


def _prepare(terminal: int) -> None:
    """Set the size of a terminal, and do not let it show keys: what is pressed is not what a program says."""
    tcsetwinsize(terminal, _SCREEN)
    modes = tcgetattr(terminal)
    modes[3] &= ~ECHO
    tcsetattr(terminal, TCSANOW, modes)


class _Program:
    """A running program with a terminal of its own, where there are such."""

    def __init__(self, words: list[str], folder: Path) -> None:
        self.log = LogTail()
        self._terminal = -1
        variables = {**_VARIABLES, "PYTHONPATH": os.pathsep.join(map(str, _modules_of(folder)))}
        if sys.platform == "win32":
            self.process = start(
                words, folder, variables, stdin=subprocess.DEVNULL, stdout=subprocess.DEVNULL,
                stderr=subprocess.DEVNULL,
            )  # fmt: skip
            return
        self._terminal, inner = os.openpty()
        try:
            _prepare(inner)
            self.process = start(words, folder, variables, stdin=inner, stdout=inner, stderr=inner)
        except MouseError:
            os.close(self._terminal)
            raise
        finally:
            os.close(inner)
        os.set_blocking(self._terminal, False)
        if sys.platform == "linux":
            with suppress(OSError):
                prlimit(self.process.pid, RLIMIT_FSIZE, (_MOST_FILE, _MOST_FILE))

    def read(self, seconds: float) -> None:
        """Read what it prints, for some seconds at most."""
        if self._terminal < 0:
            sleep(seconds)
        elif select([self._terminal], [], [], seconds)[0]:
            printed = b""
            with suppress(OSError):  # Also where nothing more is there yet.
                while len(printed) < _MOST_READ and (chunk := os.read(self._terminal, _MOST_READ)):
                    printed += chunk
            if printed:
                self.log.add(printed)
            else:  # All that could write have ended, which macOS does not call an error.
                sleep(seconds)

    def press(self, keys: bytes) -> None:
        if self._terminal >= 0:
            with suppress(OSError):
                os.write(self._terminal, keys)

    def end(self) -> None:
        end(self.process)
        if self._terminal >= 0:
            os.close(self._terminal)


def _watched(
    program: _Program, folder: Path, name: str, job: Job, limits: Limits, is_wanted: Callable[[], bool]
) -> Run:
    """Watch a program until its file is complete, it ends, or a limit is met."""
    began = perf_counter()
    path, seen, missing, changed, weighed, keys = folder / name, None, None, 0.0, 0.0, 0
    # Of a maze of any format nothing tells that it is complete.
    settled_s = _SETTLED_S if job.config else _PAUSE_S
    limit: Message | None = None
    status: int | None = None
    memory = Memory(program.process)
    try:
        while limit is None:
            memory.note_peak()
            status = program.process.poll()
            now = perf_counter() - began
            program.read(0.0 if status is not None else _LOOK_EVERY_S)
            there = _size(path)
            if there != seen:
                seen, missing, changed, keys = there, None, now, 0
            if status is not None or not is_wanted():
                break
            rests = now - changed
            if seen and rests > settled_s:
                missing = _missing_lines(path, job) if missing is None else missing
                # The last line may have no end.
                if missing <= 0 or (missing == 1 and rests > _PAUSE_S):
                    break
            if now > limits.seconds:
                limit = ProvingText.TOO_LONG(seconds=limits.seconds)
            elif now - weighed > _WEIGH_EVERY_S:
                weighed = now
                path = path if seen else next(iter(_named(folder, name)), path)
                if memory.now_mb() > limits.memory:
                    limit = ProvingText.TOO_MUCH_MEMORY(megabytes=limits.memory)
            if rests > (_PAUSE_S if seen else _KEYS_AFTER_S) + keys * _KEY_EVERY_S:
                program.press(_KEYS[keys % len(_KEYS)])
                keys += 1
        program.read(0.0)
    finally:
        program.end()
    seconds = changed if seen else perf_counter() - began
    return Run(_content(folder, name), seconds, program.log.text, status, limit, memory.peak_mb)


def _missing_lines(path: Path, job: Job) -> int:
    """Return how many lines a file lacks of those that a config asks for: those of the cells and four more.

    What a wrong config gets is wrong from the first line on.
    """
    if job.wanted is None:
        return 0
    lines = job.wanted.height + _LINES_AFTER_CELLS
    with suppress(OSError, Fault), opened_regular(path) as file:
        lines -= file.read(_MOST_FILE).count(b"\n")
    return lines


def _size(path: Path) -> tuple[int, int] | None:
    """Return the size of a file and the time of its last change; None if it is empty or not there."""
    try:
        found = path.stat()
    except (OSError, ValueError):
        return None
    return (found.st_size, found.st_mtime_ns) if found.st_size else None


def _content(folder: Path, name: str) -> bytes | None:
    for path in _named(folder, name):
        with suppress(OSError, Fault):
            return read_regular(path, _MOST_FILE)
    return None
