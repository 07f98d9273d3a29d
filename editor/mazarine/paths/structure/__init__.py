"""Measures of a maze: its components, dead ends, chokepoints, loops, longest path and statistics."""

from mazarine.paths.structure.components import Components, components
from mazarine.paths.structure.cuts import Loops, chokepoints, loops
from mazarine.paths.structure.dead_ends import DeadEnds, dead_ends
from mazarine.paths.structure.longest_path import LongestPath, longest_path
from mazarine.paths.structure.measures import Statistics, csv_of, json_of
from mazarine.paths.structure.solution import Solution, marked_ends, path_to_nearest, solution
from mazarine.paths.structure.statistics import statistics
from mazarine.paths.structure.tree import Tree, tree

__all__ = [
    "Components", "DeadEnds", "LongestPath", "Loops", "Solution", "Statistics", "Tree", "chokepoints",
    "components", "csv_of", "dead_ends", "json_of", "longest_path", "loops", "marked_ends",
    "path_to_nearest", "solution", "statistics", "tree",
]  # fmt: skip
