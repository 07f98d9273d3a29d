"""Start and goal swapped, for the walk back."""

from __future__ import annotations

from mazarine.agents.messages import AgentMessage
from mazarine.agents.simulation import start_of
from mazarine.errors import AgentError
from mazarine.maze import Cell, Marker, MarkerKind, Maze
from mazarine.maze.endpoints import Endpoints

_ENDS = (MarkerKind.START, MarkerKind.GOAL)


def swapped(maze: Maze, start: Cell | None = None) -> Maze:
    """Return a copy of a maze that is walked from its first goal, in reading order, to its start.

    Parameters
    ----------
    maze : is not changed
    start : lattice cell that becomes the goal; None for the start of the maze

    Raises
    ------
    AgentError
        If there is no goal, or no floor to start on.
    """
    goals = Endpoints.of(maze).goals
    if not goals:
        raise AgentError(AgentMessage.NO_GOAL_TO_RETURN_FROM())
    start = start_of(maze) if start is None else start
    back = maze.copy()
    for cell in {marker.cell for marker in maze.markers if marker.kind in _ENDS}:
        back.markers.put(cell, tuple(it for it in maze.markers.at(cell) if it.kind not in _ENDS))
    back.markers.add(Marker(MarkerKind.START, goals[0]))
    back.markers.add(Marker(MarkerKind.GOAL, start))
    return back
