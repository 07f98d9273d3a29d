"""Making mazes: one module an algorithm.

>>> import numpy as np
>>> from editor.generators import generate
>>> generate("prim", 20, 30, rng=np.random.default_rng(7))
<Maze 1 × 20 × 30 square, 0 links>
"""

from editor.generators.braid import braid
from editor.generators.generator import Generator
from editor.generators.growth import Growth, Marks
from editor.generators.hiding import hide, lay_fog
from editor.generators.making import begin, generate, seed_of
from editor.generators.registry import GENERATORS
from editor.generators.sparsify import sparsify
from editor.generators.strew import strew
from editor.generators.unbraid import unbraid

__all__ = [
    "GENERATORS", "Generator", "Growth", "Marks",
    "begin", "braid", "generate", "hide", "lay_fog", "seed_of", "sparsify", "strew", "unbraid",
]  # fmt: skip
