"""What a maze is like: its parts, dead ends, chokepoints, loops and longest way, and its statistics."""

from editor.paths.structure.cuts import Loops, chokepoints, loops
from editor.paths.structure.dead_ends import DeadEnds, dead_ends
from editor.paths.structure.export import csv_of, json_of
from editor.paths.structure.longest_way import LongestWay, longest_way
from editor.paths.structure.measures import Statistics
from editor.paths.structure.parts import Parts, parts
from editor.paths.structure.solution import Solution, marked_ends, solution, way_to_nearest
from editor.paths.structure.statistics import statistics
from editor.paths.structure.tree import Tree, tree

__all__ = [
    "DeadEnds", "LongestWay", "Loops", "Parts", "Solution", "Statistics", "Tree",
    "chokepoints", "csv_of", "dead_ends", "json_of", "longest_way", "loops", "marked_ends", "parts",
    "solution", "statistics", "tree", "way_to_nearest",
]  # fmt: skip
