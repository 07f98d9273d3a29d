"""What cannot be made is refused in a sentence."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest

from mazewright.errors import GeneratorError
from mazewright.generators import GENERATORS, begin, generate
from mazewright.generators.registry import ALIASES

REFUSALS: list[tuple[dict[str, Any], str]] = [
    ({"name": "prin"}, "Unknown generator 'prin' (prim?). Available: stack, prim, binary-tree,"),
    ({"name": "groing_tree"}, "Unknown generator 'groing_tree' (growing-tree?). Available:"),
    ({"name": 3}, "A generator is given by its name, such as 'prim', not 3."),
    ({"name": "zzz"}, "Unknown generator 'zzz'. Available: stack,"),
    ({"rows": 0}, "A maze has one row and one column at least, not 0 × 4."),
    ({"rows": -2, "cols": -2}, "A maze has one row and one column at least, not -2 × -2."),
    ({"rows": 10**7, "cols": 10**7},
     "10000000 × 10000000 cells are too many; a maze has at most 268,435,456."),
    ({"rows": 2.5}, "Rows and columns must be integers, not 2.5 × 4."),
    ({"speed": 1}, "Unknown parameter 'speed'; this generator has none."),
    ({"name": "eller", "wets": 1}, "Unknown parameter 'wets'. Available: east, south."),
    ({"name": "eller", "easy": 1}, "Unknown parameter 'easy' (east?). Available: east, south."),
    ({"name": "eller", "east": 1.5}, "east is a number from 0 to 1, not 1.5."),
    ({"name": "eller", "east": "nan"}, "east is a number from 0 to 1, not 'nan'."),
    ({"name": "eller", "east": "much"}, "east is a number from 0 to 1, not 'much'."),
    ({"name": "growing-tree", "choice": "old"},
     "choice can be newest, oldest, random, mix, not 'old' (oldest?)."),
    ({"mask": np.zeros((4, 4), bool)}, "The mask is empty: a maze needs one cell at least."),
    ({"mask": np.ones((3, 4), bool)}, "The mask is (3, 4), the maze (4, 4); they must agree."),
    ({"blocked": np.ones((4, 5), np.uint8)},
     "The array of blocked sides is (4, 5), the maze (4, 4); they must agree."),
    ({"name": "eller", "mask": np.ones((4, 4), bool)},
     "eller needs a full rectangle; masks and blocked sides are not supported."),
    ({"name": "eller", "lattice": "honeycomb"}, "eller cannot do the honeycomb lattice; it can do: square."),
    ({"name": "prim-blocks", "rows": 1}, "prim-blocks makes mazes odd × odd, not 1 × 4; 3 × 5 fits."),
    ({"name": "prim-blocks", "rows": 5, "cols": 5, "mask": np.eye(5, k=1, dtype=bool)},
     "The mask contains no cell of the block grid."),
    ({"name": "stack-blocks", "rows": 6}, "stack-blocks makes mazes odd × odd, not 6 × 4; 7 × 5 fits."),
]  # fmt: skip


@pytest.mark.parametrize(("asked", "sentence"), REFUSALS)
def test_it_is_refused(asked: dict[str, Any], sentence: str) -> None:
    with pytest.raises(GeneratorError) as caught:
        generate(**({"name": "prim", "rows": 4, "cols": 4} | asked), rng=np.random.default_rng(1))
    assert str(caught.value).startswith(sentence)


def test_a_mask_in_pieces_says_how_many() -> None:
    mask = np.array([[1, 1, 0, 1], [0, 0, 1, 0]], dtype=bool)
    assert begin("kruskal", 2, 4, rng=np.random.default_rng(1), mask=mask).pieces == 3


def test_what_is_no_generator_of_random_numbers_is_refused() -> None:
    for wrong in ("x", -1, 2.5, True):
        with pytest.raises(TypeError, match=r"^Chance comes from .* or None, not from "):
            generate("prim", 4, 4, rng=wrong)  # type: ignore[arg-type]


def test_chance_comes_from_a_generator_a_seed_or_nowhere() -> None:
    made = [generate("prim", 9, 9, rng=rng) for rng in (7, np.int64(7), np.random.default_rng(7))]
    assert made[0] == made[1] == made[2]
    assert generate("prim", 9, 9) != generate("prim", 9, 9)


@pytest.mark.parametrize("name", ["dfs", "Recursive Backtracker", "recursive_backtracker", "STACK"])
def test_an_algorithm_has_other_names(name: str) -> None:
    assert generate(name, 9, 9, rng=7) == generate("stack", 9, 9, rng=7)


def test_every_other_name_is_of_an_algorithm() -> None:
    assert set(ALIASES.values()) <= set(GENERATORS)
    assert not set(ALIASES) & set(GENERATORS)
