"""Edits of many places at once: a few arrays of one length, which nobody changes afterwards."""

from __future__ import annotations

from typing import Any, ClassVar, NoReturn

import numpy as np
from numpy.typing import NDArray


class Columns:
    """A frozen value made of arrays; equal if they are."""

    names: ClassVar[tuple[str, ...]]

    def __setattr__(self, name: str, value: object) -> NoReturn:
        raise AttributeError(f"An edit is a value; its {name} cannot be set.")

    def __eq__(self, other: object) -> bool:
        return type(other) is type(self) and all(
            np.array_equal(getattr(self, name), getattr(other, name)) for name in self.names
        )

    __hash__ = None  # type: ignore[assignment]

    def __repr__(self) -> str:
        columns = ", ".join(f"{name}={getattr(self, name).tolist()}" for name in self.names)
        return f"{type(self).__name__}({columns if len(self) <= 8 else f'of {len(self)}'})"

    def __len__(self) -> int:
        return len(getattr(self, self.names[0]))

    def _fix(self, **columns: NDArray[Any]) -> None:
        """Take copies of these arrays for good."""
        for name, column in columns.items():
            own = column.copy()
            own.flags.writeable = False
            object.__setattr__(self, name, own)


def last_of_each(places: NDArray[np.int64], limit: int) -> tuple[NDArray[np.int64], NDArray[np.integer]]:
    """Give the places, which are below a limit, each once and sorted, and where each comes last.

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
