"""Wilson's algorithm and that of Aldous and Broder make every spanning tree equally often."""

from __future__ import annotations

from collections import Counter

import numpy as np
import pytest
from scipy.stats import chisquare

from mazarine.generators import generate
from tests.depth import is_deep

TREES = {(2, 2): 4, (3, 3): 192}
"""How many spanning trees a rectangle has."""
EACH = 50 if is_deep() else 30
"""How often each tree is made on average."""


def likelihood(name: str, rows: int, cols: int) -> float:
    """Return the probability of counts at least as uneven, if all trees are equally likely."""
    rng, trees = np.random.default_rng(11), TREES[rows, cols]
    made = Counter(generate(name, rows, cols, rng=rng).walls.tobytes() for _ in range(EACH * trees))
    assert len(made) == trees
    return float(chisquare(list(made.values())).pvalue)


@pytest.mark.parametrize("size", TREES)
@pytest.mark.parametrize("name", ["wilson", "aldous-broder"])
def test_every_tree_comes_equally_often(name: str, size: tuple[int, int]) -> None:
    assert likelihood(name, *size) > 0.01


def test_the_test_tells_what_is_not_uniform() -> None:
    assert likelihood("prim", 3, 3) < 1e-6
