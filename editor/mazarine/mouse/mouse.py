"""The micromouse: where it stands and looks, in half-steps, and the walls around it."""

from __future__ import annotations

from mazarine.mouse.board import MouseBoard, Pose, Spot

STEPS = ((0, 1), (1, 1), (1, 0), (1, -1), (0, -1), (-1, -1), (-1, 0), (-1, 1))
"""A half-step in each heading: 0 is north, then clockwise by 45°."""
_NORTH, _EAST, _SOUTH, _WEST = 1, 2, 4, 8
_POST = 16
_BITS = (_NORTH, _POST, _EAST, _POST, _SOUTH, _POST, _WEST, _POST)


class Mouse:
    """A mouse on a board; it begins in the middle of the start.

    Attributes
    ----------
    x, y : its place in half-steps; both are odd in the middle of a cell, one is even in the middle of an edge
    heading : 0 to 7, clockwise from north by 45°
    """

    def __init__(self, board: MouseBoard) -> None:
        self._board = board
        self.reset()

    def reset(self) -> None:
        """Go back to the start."""
        self.x, self.y, self.heading = self._board.pose

    @property
    def pose(self) -> Pose:
        """Its place and its heading."""
        return self.x, self.y, self.heading

    @property
    def spot(self) -> Spot:
        """The cell where it is; on an edge the one to the east or north."""
        return self.x >> 1, self.y >> 1

    def free_half_steps(self, heading: int, most: int) -> int:
        """Return how many half-steps are free in a heading, up to a maximum."""
        x, y, (right, up), count = self.x, self.y, STEPS[heading], 0
        while count < most and not self._is_wall(x, y, heading):
            x, y, count = x + right, y + up, count + 1
        return count

    def cells_ahead(self, half_steps: int) -> list[Spot]:
        """Return the cells through which it goes ahead, from the one that it begins in."""
        right, up = STEPS[self.heading]
        # In the middle of a half-step it is in one cell.
        spots = [
            ((2 * (self.x + right * step) + right) >> 2, (2 * (self.y + up * step) + up) >> 2)
            for step in range(half_steps)
        ]
        return list(dict.fromkeys(spots))

    def go(self, half_steps: int) -> None:
        """Go ahead."""
        right, up = STEPS[self.heading]
        self.x += right * half_steps
        self.y += up * half_steps

    def sides_ahead(self, heading: int, half_steps: int) -> list[tuple[Spot, int]] | None:
        """Return the sides that half-steps in a heading meet, inside the maze and at its border.

        Each is a cell and a bit (N=1, E=2, S=4, W=8). None if one of the half-steps meets a post.
        """
        x, y, (right, up), sides = self.x, self.y, STEPS[heading], []
        for _ in range(half_steps):
            across_x, across_y, bit = _side_ahead(x, y, heading)
            if bit == _POST:
                return None
            if bit:
                sides.append(((across_x, across_y), bit))
            x, y = x + right, y + up
            if not (0 < x < 2 * self._board.width and 0 < y < 2 * self._board.height):
                break
        return sides

    def _is_wall(self, x: int, y: int, heading: int) -> bool:
        """Return whether the half-step from a place meets a wall or a post."""
        across_x, across_y, bit = _side_ahead(x, y, heading)
        return bit == _POST or bool(self._board.walls[across_y * self._board.width + across_x] & bit)


def _side_ahead(x: int, y: int, heading: int) -> tuple[int, int, int]:
    """Return the side that the half-step from a place meets: the x and y of a cell, and a bit.

    The bit is 0 if there is nothing to meet.
    """
    if x & y & 1:
        # Diagonals lead from the middle of a cell to a post.
        return x >> 1, y >> 1, _BITS[heading]
    right, up = STEPS[heading]
    if not heading & 1:
        # Along the edge there is a post; across it is the middle of a cell.
        return x >> 1, y >> 1, _POST if (right if x & 1 else up) else 0
    if x & 1:
        return x >> 1, (y if up > 0 else y - 1) >> 1, _EAST if right > 0 else _WEST
    return (x if right > 0 else x - 1) >> 1, y >> 1, _NORTH if up > 0 else _SOUTH
