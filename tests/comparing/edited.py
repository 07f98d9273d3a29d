"""Mazes that were edited, for tests of differences and merges."""

from __future__ import annotations

from hypothesis import strategies as st

from mazarine.maze import Maze
from tests.maze.strokes import History, Stroke
from tests.strategies import markers, mazes, runs, strokes

Mazes = tuple[Maze, Maze, Maze]


def edited(maze: Maze, drawn: list[Stroke]) -> Maze:
    """Return a copy after some strokes."""
    other = maze.copy()
    history = History(other)
    for stroke in drawn:
        history.do(stroke)
    return other


def histories() -> st.SearchStrategy[list[Stroke]]:
    """Draw strokes that keep the board, with links and markers."""
    return runs(st.one_of(strokes(), strokes(), markers()))


@st.composite
def triples(draw: st.DrawFn) -> Mazes:
    """Draw a maze with links and markers, and two that were edited from it."""
    base = edited(draw(mazes(max_rows=5, max_cols=5)), draw(st.lists(markers(), max_size=4)))
    return base, edited(base, draw(histories())), edited(base, draw(histories()))
