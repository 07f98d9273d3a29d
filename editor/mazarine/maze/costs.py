"""What it costs to enter a cell: 1 to 9, a byte each, which only mazes have where some cost more than 1."""

from __future__ import annotations

import numpy as np
from numpy.typing import NDArray

from mazarine.errors import EditRejected
from mazarine.maze.maze_like import MazeLike
from mazarine.maze.messages import MazeMessage
from mazarine.messages import quoted

LEAST, MOST = 1, 9
_USUAL = np.uint8(LEAST)


def usual_costs(shape: tuple[int, int, int]) -> NDArray[np.uint8]:
    """Return the costs of a maze in which every cell costs 1; they take no memory."""
    return np.broadcast_to(_USUAL, shape)


def have_same_costs(one: MazeLike, other: MazeLike) -> bool:
    """Return whether the cells of two mazes cost the same."""
    return one.has_costs == other.has_costs and (not one.has_costs or np.array_equal(one.costs, other.costs))


def put_costs(maze: MazeLike, places: NDArray[np.int64], costs: NDArray[np.uint8]) -> None:
    """Set the (n,) costs, 1 to 9, of cells at flat places: for edits, which check both before."""
    array, costly = maze.cost_buffer or (np.ones(maze.shape, dtype=np.uint8), 0)
    flat, distinct = array.reshape(-1), np.unique(places)
    costly -= int(np.count_nonzero(flat[distinct] != LEAST))
    flat[places] = costs
    costly += int(np.count_nonzero(flat[distinct] != LEAST))
    maze.cost_buffer = (array, costly) if costly else None


def checked_costs(costs: object, shape: tuple[int, int, int]) -> tuple[NDArray[np.uint8], int] | None:
    """Return a copy of costs, and how many are not 1; None if all are 1.

    Raises `EditRejected` if they are no bytes from 1 to 9 in this shape.
    """
    if not isinstance(costs, np.ndarray) or costs.dtype != np.uint8 or costs.shape != shape:
        raise EditRejected(MazeMessage.COST_ARRAY(shape=shape))
    if costs.strides == (0, 0, 0) and costs.flat[0] == LEAST:
        return None
    require_costs(costs)
    costly = int(np.count_nonzero(costs != LEAST))
    return (np.array(costs, order="C"), costly) if costly else None


def require_costs(costs: NDArray[np.uint8]) -> None:
    """Raise `EditRejected` if a cost is none."""
    wrong = costs[(costs < LEAST) | (costs > MOST)]
    if wrong.size:
        raise EditRejected(MazeMessage.NOT_A_COST(value=quoted(int(wrong.flat[0]))))
