"""What is known of a generator before it runs."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Any

from editor.generators.board import Board
from editor.generators.growth import Growth
from editor.generators.parameter import Parameter


@dataclass(frozen=True)
class Generator:
    """An algorithm, what it can be told and what it can fill.

    Attributes
    ----------
    name : the word that calls and the command line use
    summary : what it does and what its mazes are like, in a line
    begin : makes it begin on a board of free cells, with a seed of 64 bits and a value for each parameter
    parameters : what it can be told
    fills_masks : whether it can fill any shape, and leave sides walled; else it needs a whole rectangle
    lattices : the names of the lattices that it can do
    board : makes its board, from what `Board.of` takes
    """

    name: str
    summary: str
    begin: Callable[[Board, int, Mapping[str, Any]], Growth]
    parameters: tuple[Parameter, ...] = ()
    fills_masks: bool = True
    lattices: tuple[str, ...] = ("square",)
    board: Callable[..., Board] = Board.of
