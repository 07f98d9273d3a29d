"""Generators: one module for each algorithm.

>>> import numpy as np
>>> from mazarine.generators import generate
>>> generate("prim", 20, 30, rng=np.random.default_rng(7))
<Maze 1 × 20 × 30 square, 0 links>
"""

from mazarine.generators.board import Board
from mazarine.generators.generator import Generator
from mazarine.generators.growing import grow
from mazarine.generators.growth import Growth, GrowthMarks
from mazarine.generators.hiding import hide, lay_fog
from mazarine.generators.making import begin, generate
from mazarine.generators.registry import GENERATORS
from mazarine.generators.reworks import braid, remove_loops, sparsify
from mazarine.generators.scatter_markers import scatter_markers
from mazarine.rng import seed_of

__all__ = [
    "GENERATORS", "Board", "Generator", "Growth", "GrowthMarks", "begin", "braid", "generate", "grow",
    "hide", "lay_fog", "remove_loops", "scatter_markers", "seed_of", "sparsify",
]  # fmt: skip
