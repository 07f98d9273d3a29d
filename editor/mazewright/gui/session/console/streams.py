"""The standard streams of one thread; all other threads keep theirs."""

from __future__ import annotations

import sys
from collections.abc import Iterable, Iterator
from contextlib import contextmanager
from threading import get_ident
from typing import Any, NoReturn

from mazewright.errors import MazeError
from mazewright.gui.i18n import tr_later
from mazewright.gui.session.console.output import Output

_NO_INPUT = tr_later("The console cannot ask for input; set a variable instead.")


class _Stream:
    """A standard stream, of which one thread has another one.

    Parameters
    ----------
    usual : the stream of all other threads; None where the program has none
    """

    def __init__(self, usual: Any) -> None:
        self._usual, self._thread = usual, get_ident()

    def __getattr__(self, name: str) -> Any:
        return getattr(self._usual, name)

    @property
    def is_mine(self) -> bool:
        """Whether the thread that asks is the one for which this was made."""
        return get_ident() == self._thread

    def close(self) -> None:
        """Close the usual stream; code in the console, such as `exit()`, closes nothing."""
        if not self.is_mine and self._usual is not None:
            self._usual.close()

    def isatty(self) -> bool:
        """Return whether it is a terminal."""
        return not self.is_mine and self._usual is not None and self._usual.isatty()


class _Writer(_Stream):
    """A stream that is written to."""

    def __init__(self, usual: Any, output: Output, *, is_error: bool) -> None:
        super().__init__(usual)
        self._output, self._is_error = output, is_error

    def write(self, text: str) -> int:
        """Write to the console, or to the usual stream."""
        if not isinstance(text, str):
            raise TypeError(f"write() argument must be str, not {type(text).__name__}")
        if self.is_mine:
            self._output.write(text, is_error=self._is_error)
        elif self._usual is not None:
            self._usual.write(text)
        return len(text)

    def writelines(self, lines: Iterable[str]) -> None:
        """Write lines."""
        for line in lines:
            self.write(line)

    def flush(self) -> None:
        """Flush the usual stream; the console needs none."""
        if not self.is_mine and self._usual is not None:
            self._usual.flush()


class _Reader(_Stream):
    """The stream that `input` reads, which has nothing to read in the console."""

    def fileno(self) -> int:
        """Return the number of the usual file; the console has none."""
        if self.is_mine:
            _refuse()
        number: int = self._usual.fileno()
        return number

    def readline(self, size: int = -1) -> str:
        """Read a line of the usual stream."""
        if self.is_mine:
            _refuse()
        line: str = self._usual.readline(size)
        return line

    def read(self, size: int = -1) -> str:
        """Read the usual stream."""
        if self.is_mine:
            _refuse()
        text: str = self._usual.read(size)
        return text


def _refuse() -> NoReturn:
    raise MazeError(_NO_INPUT)


@contextmanager
def redirected(output: Output) -> Iterator[None]:
    """Send what the calling thread prints to the output, and let it read nothing."""
    before = sys.stdin, sys.stdout, sys.stderr
    sys.stdin = _Reader(before[0])
    sys.stdout = _Writer(before[1], output, is_error=False)
    sys.stderr = _Writer(before[2], output, is_error=True)
    try:
        yield
    finally:
        sys.stdin, sys.stdout, sys.stderr = before
