"""The standard streams of one thread; all other threads keep theirs."""

from __future__ import annotations

import sys
from collections.abc import Callable, Iterable, Iterator
from contextlib import contextmanager
from threading import get_ident
from typing import Any, NoReturn

from mazarine.console.messages import ConsoleMessage
from mazarine.console.output import Output
from mazarine.errors import MazeError


class _Stream:
    """A standard stream, of which one thread at most has another one.

    Attributes
    ----------
    usual : the stream of all other threads; None where the program has none
    thread : the thread; None while there is none
    """

    def __init__(self) -> None:
        self.usual: Any = None
        self.thread: int | None = None

    def __getattr__(self, name: str) -> Any:
        return getattr(self.usual, name)

    @property
    def is_mine(self) -> bool:
        """Whether the thread that asks is the one."""
        return get_ident() == self.thread

    def close(self) -> None:
        """Close the usual stream; code in the console, such as `exit()`, closes nothing."""
        if not self.is_mine and self.usual is not None:
            self.usual.close()

    def isatty(self) -> bool:
        """Return whether it is a terminal."""
        return not self.is_mine and self.usual is not None and self.usual.isatty()


class _Writer(_Stream):
    """A stream that is written to."""

    def __init__(self, write: Callable[[str], None]) -> None:
        super().__init__()
        self._write = write

    def write(self, text: str) -> int:
        """Write to the console, or to the usual stream."""
        if not isinstance(text, str):
            raise TypeError(f"write() argument must be str, not {type(text).__name__}")
        if self.is_mine:
            self._write(text)
        elif self.usual is not None:
            self.usual.write(text)
        return len(text)

    def writelines(self, lines: Iterable[str]) -> None:
        """Write lines."""
        for line in lines:
            self.write(line)

    def flush(self) -> None:
        """Flush the usual stream; the console needs none."""
        if not self.is_mine and self.usual is not None:
            self.usual.flush()


class _Reader(_Stream):
    """The stream that `input` reads, which has nothing to read in the console."""

    def fileno(self) -> int:
        """Return the number of the usual file; the console has none."""
        number: int = self._source.fileno()
        return number

    def readline(self, size: int = -1) -> str:
        """Read a line of the usual stream."""
        line: str = self._source.readline(size)
        return line

    def read(self, size: int = -1) -> str:
        """Read the usual stream."""
        text: str = self._source.read(size)
        return text

    @property
    def _source(self) -> Any:
        if self.is_mine:
            _refuse()
        return self.usual


def _refuse() -> NoReturn:
    raise MazeError(ConsoleMessage.NO_INPUT())


class Streams:
    """Streams that send what one thread prints to the console, and let it read nothing.

    They live as long as the console: Python's `print` holds no reference to the stream that it writes to, so
    that another thread that prints would crash if the stream were gone meanwhile.
    """

    def __init__(self, output: Output) -> None:
        self._reader = _Reader()
        self._writers = _Writer(output.write), _Writer(output.write_error)

    @contextmanager
    def redirected(self) -> Iterator[None]:
        """Be the standard streams of the calling thread."""
        before = sys.stdin, sys.stdout, sys.stderr
        streams = self._reader, *self._writers
        for stream, usual in zip(streams, before, strict=True):
            stream.usual, stream.thread = usual, get_ident()
        sys.stdin, sys.stdout, sys.stderr = streams
        try:
            yield
        finally:
            for stream in streams:
                stream.thread = None
            sys.stdin, sys.stdout, sys.stderr = before
