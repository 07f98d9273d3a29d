"""The description of a generator: its parameters, and the boards that it can fill."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Any

from mazarine.errors import GeneratorError
from mazarine.generators.board import Board, require_size
from mazarine.generators.growth import Growth
from mazarine.generators.messages import GeneratorMessage
from mazarine.generators.parameter import Parameter
from mazarine.lattice import LATTICES, Lattice
from mazarine.maze.codes import Whole
from mazarine.messages import Message


@dataclass(frozen=True, repr=False)
class Generator:
    """An algorithm, its parameters and the boards that it can fill.

    Attributes
    ----------
    name : the word that calls and the command line use
    title : its name for people
    summary : what it does and what its mazes are like
    begin : starts it on a board of free cells, with a seed of 64 bits and a value for each parameter
    parameters : its parameters
    fills_masks : whether it can fill any shape, and leave sides walled; else it needs a whole rectangle
    least_odd : for mazes that are odd × odd, the least of rows and columns; else None
    needs_full : whether it only does lattices whose cells lack none of their sides
    four_sides : why it takes no cells with six sides; None if it does
    has_start : whether it begins at some cell, which can be chosen
    board : makes its board, from what `Board.of` takes
    fills : whether, with these values of its parameters, its maze has the size of the board
    """

    name: str
    title: Message
    summary: Message
    begin: Callable[[Board, int, Mapping[str, Any]], Growth]
    parameters: tuple[Parameter, ...] = ()
    fills_masks: bool = True
    least_odd: int | None = None
    needs_full: bool = False
    four_sides: Message | None = None
    has_start: bool = False
    board: Callable[..., Board] = Board.of
    fills: Callable[[Mapping[str, Any]], bool] = lambda _values: True

    def __repr__(self) -> str:
        return f"<Generator {self.name}: {self.summary}>"

    @property
    def lattices(self) -> tuple[str, ...]:
        """The names of the lattices that it can do."""
        return tuple(dict.fromkeys(it.name for it in LATTICES if self.can_do(it)))

    def can_do(self, lattice: Lattice) -> bool:
        """Return whether it can do a lattice."""
        if lattice.is_staggered:
            return self.four_sides is None
        return lattice.is_full or not self.needs_full

    def fitting(self, rows: int, cols: int) -> tuple[int, int]:
        """Return the least size it can do that has room for this one."""
        if self.least_odd is None:
            return rows, cols
        return max(self.least_odd, rows | 1), max(self.least_odd, cols | 1)

    def require_fit(self, rows: Whole, cols: Whole) -> None:
        """Raise `GeneratorError` if it cannot fill this size."""
        require_size(rows, cols)
        fit_rows, fit_cols = self.fitting(int(rows), int(cols))
        if (rows, cols) != (fit_rows, fit_cols):
            raise GeneratorError(
                GeneratorMessage.SIZE_NOT_ODD(
                    generator=self.name, rows=int(rows), cols=int(cols),
                    fitting_rows=fit_rows, fitting_cols=fit_cols,
                )
            )  # fmt: skip
