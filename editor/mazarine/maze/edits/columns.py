"""Edits of many places at once: a few arrays of one length, which are not changed afterwards."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any, ClassVar, NoReturn, Self

import numpy as np
from numpy.typing import NDArray

from mazarine.maze.edits.few import FEW
from mazarine.maze.messages import MazeMessage


class Columns:
    """A frozen value made of arrays; equal if they are.

    Up to `FEW` rows are kept as Python's numbers, and the arrays are made when they are read.
    """

    names: ClassVar[tuple[str, ...]]
    types: ClassVar[tuple[type[np.generic], ...]]
    cells: NDArray[np.int64]
    _rows: Sequence[tuple[Any, ...]] | None
    """None if there are more."""

    def __setattr__(self, name: str, value: object) -> NoReturn:
        raise AttributeError(str(MazeMessage.EDIT_IS_FROZEN(name=name)))

    def __eq__(self, other: object) -> bool:
        return type(other) is type(self) and all(
            np.array_equal(getattr(self, name), getattr(other, name)) for name in self.names
        )

    __hash__ = None  # type: ignore[assignment]

    def __repr__(self) -> str:
        columns = ", ".join(f"{name}={getattr(self, name).tolist()}" for name in self.names)
        return f"{type(self).__name__}({columns if len(self) <= 8 else f'of {len(self)}'})"

    def __len__(self) -> int:
        return len(self.cells if self._rows is None else self._rows)

    def __getattr__(self, name: str) -> NDArray[Any]:
        """Make the arrays of few rows when one of them is read."""
        if name in self.names and self._rows is not None:
            self._fix_rows(self._rows)
        array: NDArray[Any] = object.__getattribute__(self, name)
        return array

    @classmethod
    def _of_rows(cls, rows: Sequence[tuple[Any, ...]] | None) -> Self:
        """Make the edit of up to `FEW` rows of Python's numbers, which are not changed afterwards."""
        edit = cls.__new__(cls)
        vars(edit)["_rows"] = rows
        return edit

    @classmethod
    def _of_columns(cls, *columns: NDArray[Any]) -> Self:
        """Make the edit of arrays, which are copied."""
        if len(columns[0]) <= FEW:
            return cls._of_rows(list(zip(*(column.tolist() for column in columns), strict=True)))
        edit = cls._of_rows(None)
        edit._fix(columns)
        return edit

    def _take(self, rows: Sequence[tuple[Any, ...]]) -> None:
        """Take any number of rows."""
        vars(self)["_rows"] = rows if len(rows) <= FEW else None
        if len(rows) > FEW:
            self._fix_rows(rows)

    def _fix_rows(self, rows: Sequence[tuple[Any, ...]]) -> None:
        self._fix(zip(*rows, strict=True) if rows else [()] * len(self.names))

    def _fix(self, columns: Iterable[Sequence[Any] | NDArray[Any]]) -> None:
        """Take copies of these columns for good."""
        for name, kind, column in zip(self.names, self.types, columns, strict=True):
            own = np.array(column, dtype=kind)
            own = own.reshape(-1, 3) if name == "cells" else own
            own.flags.writeable = False
            vars(self)[name] = own


def last_of_each(places: NDArray[np.int64], limit: int) -> tuple[NDArray[np.int64], NDArray[np.integer]]:
    """Return the places, which are below a limit, each once and sorted, and where each comes last.

    >>> [part.tolist() for part in last_of_each(np.array([7, 3, 7]), 8)]
    [[3, 7], [1, 2]]
    """
    if (places[1:] > places[:-1]).all():
        return places, np.arange(len(places))
    if len(places) * 8 > limit:
        # Writing is many times cheaper than sorting where a good part of the places is named.
        last = np.full(limit, -1, dtype=np.int32)
        last[places] = np.arange(len(places), dtype=np.int32)
        distinct = np.flatnonzero(last >= 0)
        return distinct, last[distinct]
    distinct, from_the_end = np.unique(places[::-1], return_index=True)
    return distinct, len(places) - 1 - from_the_end
