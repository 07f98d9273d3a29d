"""A way to read a file."""

from __future__ import annotations

from dataclasses import dataclass, field

from mazarine.files.options import ReadOptions


@dataclass(frozen=True)
class Reading:
    """A way to read a file.

    Attributes
    ----------
    format : the name of the format; None to find it
    options : what the file does not say itself
    """

    format: str | None = None
    options: ReadOptions = field(default_factory=ReadOptions)


AS_FOUND = Reading()
"""The reading that the content suggests."""
