"""Shortest distances by plain breadth-first search over cells and links, written from the page alone."""

from __future__ import annotations

from collections import deque

from mazarine.maze import Cell, Maze
from tests.regions.oracle import Board


class Moves:
    """For every cell of floor, the cells one step away; one-way links lead in one direction."""

    def __init__(self, maze: Maze) -> None:
        self.board = Board(maze)
        self.onward: dict[Cell, set[Cell]] = {cell: set(beside) for cell, beside in self.board.beside.items()}
        for link in maze.links:
            self.onward[link.first.cell].add(link.second.cell)
            if not link.one_way:
                self.onward[link.second.cell].add(link.first.cell)

    def from_cell(self, start: Cell) -> dict[Cell, int]:
        """Return the number of steps to every reachable cell."""
        steps, waiting = {start: 0}, deque([start])
        while waiting:
            cell = waiting.popleft()
            for other in self.onward[cell] - steps.keys():
                steps[other] = steps[cell] + 1
                waiting.append(other)
        return steps
