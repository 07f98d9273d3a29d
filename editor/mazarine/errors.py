"""Errors with a code and fields, and the English sentences that are made of them.

Everything that a caller may expect derives from `MazeError`; any other exception is a defect of the program.
The sentences are in the module `messages.py` of each package.
"""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path

from mazarine.messages import Catalog, Field, Message, plain


class ErrorMessage(Catalog):
    """The sentences of errors that all packages share."""

    FILE = "{path}: {reason}."
    FILE_PLACE = "{path}, {where}: {reason}."
    PLACE = "{where}: {reason}"
    PROGRAM_FILE_MISSING = "a file of the program is missing; reinstall Mazarine"
    STOPPED = "Stopped."
    NOT_A_RANDOM_SOURCE = (
        "Random numbers come from a numpy.random.Generator, a seed from 0, or None, not from {value}."
    )
    EXTRA_MISSING = (
        '{purpose} needs {package}, which is not installed; `pip install "mazarine[{extra}]"` installs it.'
    )


class MazeError(Exception):
    """The base of all errors that a caller may expect.

    Parameters
    ----------
    message : what went wrong; plain text is one sentence without fields

    Attributes
    ----------
    message : what went wrong, as data; `str` of it is one sentence
    """

    def __init__(self, message: Message | str) -> None:
        if isinstance(message, str):
            message = plain(message)
        self.message = message
        super().__init__(str(message))

    @property
    def code(self) -> str:
        """The name of the message for programs, such as `cell-outside`; empty for plain text."""
        return self.message.code

    @property
    def fields(self) -> Mapping[str, Field]:
        """The values in the message by name."""
        return self.message.fields

    def __reduce__(self) -> tuple[object, ...]:
        # Not through `__init__`, whose arguments are not always the message.
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

    Its code and its fields are those of the reason.

    Parameters
    ----------
    path : the file
    reason : why, as a clause without a full stop
    where : the place inside the file (a line, a member, a key), empty for the whole file
    """

    def __init__(self, path: str | Path, reason: Message | str, where: Message | str = "") -> None:
        self.path = Path(path)
        self.where = where
        self.reason = reason
        if where:
            super().__init__(ErrorMessage.FILE_PLACE(path=self.path, where=where, reason=reason))
        else:
            super().__init__(ErrorMessage.FILE(path=self.path, reason=reason))

    @property
    def cause(self) -> Message | str:
        """The reason with the place inside the file, as a clause that follows the file's name."""
        return ErrorMessage.PLACE(where=self.where, reason=self.reason) if self.where else self.reason

    @property
    def code(self) -> str:
        """The name of the reason for programs."""
        return "" if isinstance(self.reason, str) else self.reason.code

    @property
    def fields(self) -> Mapping[str, Field]:
        """The values in the reason by name."""
        return {} if isinstance(self.reason, str) else self.reason.fields


class LatticeError(MazeError):
    """A point or a direction that a lattice does not have, or a board that it cannot hold."""


class SpaceError(MazeError):
    """A space that contradicts itself or is too large; the segmentation is as it was."""


class PathError(MazeError):
    """A question about paths that has no sense: an end is rock, outside or no cell."""


class GeneratorError(MazeError):
    """A maze that cannot be generated: the algorithm is not known, or cannot do what is asked."""


class DesignError(MazeError):
    """A maze that cannot be designed: a requirement is not known, is impossible, or excludes another one."""


class AgentError(MazeError):
    """A walk that cannot be: a start in rock, no goal to go to, settings out of range."""


class MouseError(MazeError):
    """A mouse program that cannot run: it cannot be started, or the maze does not suit it."""


class PluginError(MazeError):
    """A plugin that has failed or was disabled; the program itself is as it was."""


class MissingExtra(MazeError):
    """A package that is installed on request only, and was not.

    Parameters
    ----------
    purpose : the feature that needs it, as the beginning of a sentence
    package : its name
    extra : the extra of `mazarine` that installs it
    """

    def __init__(self, purpose: Message | str, package: str, extra: str) -> None:
        self.extra = extra
        super().__init__(ErrorMessage.EXTRA_MISSING(purpose=purpose, package=package, extra=extra))


class Cancelled(MazeError):
    """The work was stopped on request."""

    def __init__(self) -> None:
        super().__init__(ErrorMessage.STOPPED())
