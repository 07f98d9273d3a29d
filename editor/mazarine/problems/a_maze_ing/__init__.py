"""The rules of the project A-Maze-ing of the 42 schools (`docs/reference/a-maze-ing.md`)."""

from mazarine.problems.a_maze_ing.board import Board, Facts
from mazarine.problems.a_maze_ing.rules import Subject, board_problems, project_problems

__all__ = ["Board", "Facts", "Subject", "board_problems", "project_problems"]
