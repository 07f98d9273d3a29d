"""Generators: one module for each algorithm.

>>> import numpy as np
>>> from mazewright.generators import generate
>>> generate("prim", 20, 30, rng=np.random.default_rng(7))
<Maze 1 × 20 × 30 square, 0 links>
"""

from mazewright.generators.board import Board
from mazewright.generators.braid import braid
from mazewright.generators.generator import Generator
from mazewright.generators.growing import grow
from mazewright.generators.growth import Growth, GrowthMarks
from mazewright.generators.hiding import hide, lay_fog
from mazewright.generators.making import begin, generate
from mazewright.generators.registry import GENERATORS
from mazewright.generators.remove_loops import remove_loops
from mazewright.generators.scatter_markers import scatter_markers
from mazewright.generators.sparsify import sparsify
from mazewright.rng import seed_of

__all__ = [
    "GENERATORS",
    "Board",
    "Generator",
    "Growth",
    "GrowthMarks",
    "begin",
    "braid",
    "generate",
    "grow",
    "hide",
    "lay_fog",
    "remove_loops",
    "scatter_markers",
    "seed_of",
    "sparsify",
]  # fmt: skip
