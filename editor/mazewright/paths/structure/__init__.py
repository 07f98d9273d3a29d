"""Measures of a maze: its components, dead ends, chokepoints, loops, longest path and statistics."""

from mazewright.paths.structure.components import Components, components
from mazewright.paths.structure.cuts import Loops, chokepoints, loops
from mazewright.paths.structure.dead_ends import DeadEnds, dead_ends
from mazewright.paths.structure.export import csv_of, json_of
from mazewright.paths.structure.longest_path import LongestPath, longest_path
from mazewright.paths.structure.measures import Statistics
from mazewright.paths.structure.solution import Solution, marked_ends, path_to_nearest, solution
from mazewright.paths.structure.statistics import statistics
from mazewright.paths.structure.tree import Tree, tree

__all__ = [
    "Components",
    "DeadEnds",
    "LongestPath",
    "Loops",
    "Solution",
    "Statistics",
    "Tree",
    "chokepoints",
    "components",
    "csv_of",
    "dead_ends",
    "json_of",
    "longest_path",
    "loops",
    "marked_ends",
    "path_to_nearest",
    "solution",
    "statistics",
    "tree",
]  # fmt: skip
