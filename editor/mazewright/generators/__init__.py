"""Generators: one module for each algorithm.

>>> import numpy as np
>>> from mazewright.generators import generate
>>> generate("prim", 20, 30, rng=np.random.default_rng(7))
<Maze 1 × 20 × 30 square, 0 links>
"""

from mazewright.chance import seed_of
from mazewright.generators.braid import braid
from mazewright.generators.generator import Generator
from mazewright.generators.growth import Growth, Marks
from mazewright.generators.hiding import hide, lay_fog
from mazewright.generators.making import begin, generate
from mazewright.generators.registry import GENERATORS
from mazewright.generators.sparsify import sparsify
from mazewright.generators.strew import strew
from mazewright.generators.unbraid import unbraid

__all__ = [
    "GENERATORS", "Generator", "Growth", "Marks",
    "begin", "braid", "generate", "hide", "lay_fog", "seed_of", "sparsify", "strew", "unbraid",
]  # fmt: skip
