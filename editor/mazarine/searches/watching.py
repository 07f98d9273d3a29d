"""Searches of a maze, from a call to what they found."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from html import escape

from mazarine.errors import PathError
from mazarine.higher import Higher
from mazarine.maze import Cell, Maze
from mazarine.maze.codes import Matter
from mazarine.maze.edits.change import require_maze
from mazarine.maze.endpoints import Endpoints
from mazarine.maze.things import CellLike
from mazarine.maze.validation import cell_outside, full_cell
from mazarine.paths.messages import PathMessage
from mazarine.progress import Progress, share_of
from mazarine.searches.graph import Graph
from mazarine.searches.messages import SearchMessage
from mazarine.searches.registry import search_named
from mazarine.searches.run import Run, record


class Searched(Mapping[str, Run]):
    """The runs of searches in one maze, by the names of the searches.

    Attributes
    ----------
    maze : a copy of the maze
    """

    def __init__(self, maze: Maze, runs: Mapping[str, Run]) -> None:
        self.maze, self._runs = maze, dict(runs)

    def __getitem__(self, name: str) -> Run:
        return self._runs[name if name in self._runs else search_named(name).name]

    def __iter__(self) -> Iterator[str]:
        return iter(self._runs)

    def __len__(self) -> int:
        return len(self._runs)

    def __repr__(self) -> str:
        return f"<Searched: {', '.join(self)}>"

    def _repr_html_(self) -> str:
        """Return what a notebook shows: a table, and a player."""
        heads = "visited", "largest frontier", "length", "cost"
        rows = [
            f"<tr><th>{escape(str(run.search.title))}</th>"
            + "".join(
                f"<td>{'–' if number is None else format(number, ',')}</td>"
                for number in (run.visited, run.largest_frontier, run.length, run.cost)
            )
            for run in self.values()
        ]
        head = "".join(f"<th>{name}</th>" for name in ("search", *heads))
        return f"<table><tr>{head}</tr>{'</tr>'.join(rows)}</tr></table>{Higher.page_of(self)}"


def watch(
    maze: Maze,
    *names: str,
    start: CellLike | None = None,
    goal: CellLike | None = None,
    progress: Progress | None = None,
) -> Searched:
    """Search a maze for a path, and record every step.

    Parameters
    ----------
    maze : with its start and goals marked; it is not changed
    names : of `SEARCHES`, or other names of these such as `bfs`; "a-star" if there are none
    start, goal : lattice cells; None for the start, and for any goal, of the maze
    progress : called with the share that is done

    Raises
    ------
    PathError
        If there is no such search, it does not apply to this maze, or an end is missing, rock or outside.
    Cancelled
        If `progress` requested a stop.

    Examples
    --------
    >>> import mazarine as mz
    >>> runs = mz.watch(mz.Maze.blank(4, 5), "breadth-first", "a-star", start=(0, 0), goal=(0, 4))
    >>> [(name, run.visited, run.length) for name, run in runs.items()]
    [('breadth-first', 11, 4), ('a-star', 5, 4)]
    >>> str(runs["a-star"].sentence(2))
    'A* takes (0, 0, 1): 1 step so far, 3 to go at least. 2 cells enter the frontier.'
    """
    require_maze(maze)
    searches = [search_named(name) for name in names or ("a-star",)]
    first, last = endpoints(maze, start, goal)
    graph = Graph(maze)
    from_place, to = graph.grid.padded_place(first), [graph.grid.padded_place(cell) for cell in last]
    runs, count = {}, len(searches)
    for index, search in enumerate(searches):
        part = share_of(progress, index / count, (index + 1) / count)
        runs[search.name] = record(search, graph, from_place, to, part)
    return Searched(maze.copy(), runs)


def endpoints(
    maze: Maze, start: CellLike | None = None, goal: CellLike | None = None
) -> tuple[Cell, tuple[Cell, ...]]:
    """Return the start and the goals of a search: the cells named, or those that are marked.

    Raises `PathError` if one is missing, rock or outside.
    """
    marked = Endpoints.of(maze)
    starts, goals = (
        named if cell is None else (_floor(maze, cell),)
        for cell, named in ((start, marked.starts), (goal, marked.goals))
    )
    if not starts or not goals:
        raise PathError(SearchMessage.GOAL_MISSING() if starts else SearchMessage.START_MISSING())
    return starts[0], goals


def _floor(maze: Maze, cell: CellLike) -> Cell:
    """Return a lattice cell; `PathError` if it is rock."""
    named = full_cell(cell, maze.shape[0])
    if not maze.grid.holds(named):
        raise PathError(cell_outside(maze.grid, named))
    if maze.cells[maze.grid.array_place(named)] >> 1 == Matter.ROCK:
        raise PathError(PathMessage.CELL_IS_ROCK(cell=named))
    return named
