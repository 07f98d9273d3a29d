"""What can go wrong, in the user's words.

Each class composes the one sentence that the user reads: what, where, what to do. Everything that
a caller may expect derives from `MazeError`; anything else is a defect of the program.
"""

from __future__ import annotations

import re
from pathlib import Path


class MazeError(Exception):
    """The base of all errors that a caller may expect: one sentence, cut where it would be very long."""

    def __init__(self, sentence: str = "") -> None:
        super().__init__(_shortened(sentence))

    def __reduce__(self) -> tuple[object, ...]:
        # Not through `__init__`, whose arguments are not always those of the sentence.
        return _restored, (type(self), self.args, vars(self))


def _restored(kind: type[MazeError], args: tuple[object, ...], attributes: dict[str, object]) -> MazeError:
    error = kind.__new__(kind, *args)
    vars(error).update(attributes)
    return error


class WrongType(MazeError, TypeError):
    """An argument that is not of the kind that is expected."""


class EditRejected(MazeError):
    """An edit that the maze cannot take; the maze is as it was."""


class MazeFileError(MazeError):
    """A file that cannot be read or written; nothing that was open has changed.

    Parameters
    ----------
    path : the file
    reason : why, as text that follows a colon
    where : the place inside the file (a line, a member, a key), empty for the whole file
    """

    def __init__(self, path: str | Path, reason: str, where: str = "") -> None:
        self.path = Path(path)
        self.where = where
        self.reason = reason
        place = f"{self.path}, {where}" if where else f"{self.path}"
        super().__init__(_in_one_line(f"{place}: {reason}."))


_MOST_CHARACTERS, _KEPT_AT_END = 2000, 200


def _shortened(sentence: str) -> str:
    """Return a sentence in one line; values that callers give may have a million characters."""
    if "\n" in sentence:
        sentence = re.sub(r"\s*\n\s*", " ", sentence)
    if len(sentence) <= _MOST_CHARACTERS:
        return sentence
    return f"{sentence[: _MOST_CHARACTERS - _KEPT_AT_END]} … {sentence[-_KEPT_AT_END:]}"


def _in_one_line(sentence: str) -> str:
    """Return a sentence as a terminal may show it: what comes from a file may hold control characters."""
    if sentence.isprintable():
        return sentence
    return "".join(sign if sign.isprintable() else repr(sign)[1:-1] for sign in sentence)


class LatticeError(MazeError):
    """A point or a direction that a lattice does not have, or a board that it cannot hold."""


class SpaceError(MazeError):
    """A space that contradicts itself or is too large; the segmentation is as it was."""


class PathError(MazeError):
    """A question about paths that has no sense: an end is rock, outside or no cell."""


class GeneratorError(MazeError):
    """A maze that cannot be generated: the algorithm is not known, or cannot do what is asked."""


class AgentError(MazeError):
    """A walk that cannot be: a start in rock, no goal to go to, settings out of range."""


class MissingExtra(MazeError):
    """A package that is installed on request only, and was not.

    Parameters
    ----------
    purpose : what needs it, at the beginning of the sentence
    package : its name
    extra : the extra of `mazewright` that installs it
    """

    def __init__(self, purpose: str, package: str, extra: str) -> None:
        self.extra = extra
        super().__init__(
            f"{purpose} needs {package}, which is not installed;"
            f' `pip install "mazewright[{extra}]"` installs it.'
        )


class Cancelled(MazeError):
    """The work was stopped on request."""

    def __init__(self) -> None:
        super().__init__("Stopped.")
