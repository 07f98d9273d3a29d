"""What cannot be made is refused in a sentence."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest

from mazarine.errors import GeneratorError, WrongType
from mazarine.generators import GENERATORS, begin, generate
from mazarine.generators.registry import ALIASES
from tests.refusals import refused

_ALL = ", ".join(GENERATORS)
REFUSALS: list[tuple[dict[str, Any], str, dict[str, object]]] = [
    ({"name": "prin"}, "misspelled-generator", {"name": "'prin'", "nearest": "prim", "known": _ALL}),
    ({"name": "groing_tree"}, "misspelled-generator", {"name": "'groing_tree'", "nearest": "growing-tree"}),
    ({"name": 3}, "not-a-generator-name", {"value": "3"}),
    ({"name": "zzz"}, "unknown-generator", {"name": "'zzz'", "known": _ALL}),
    ({"rows": 0}, "maze-without-cells", {}),
    ({"rows": -2, "cols": -2}, "maze-without-cells", {}),
    ({"rows": 10**7, "cols": 10**7}, "too-many-cells",
     {"levels": 1, "rows": 10**7, "cols": 10**7, "most": 268_435_456}),
    ({"rows": 2**28, "cols": 1, "lattice": "hexagon"}, "too-many-cells", {"most": 178_956_969}),
    ({"rows": 2.5}, "extent-not-integer", {"rows": "2.5", "cols": "4"}),
    ({"speed": 1}, "no-parameters", {"name": "'speed'"}),
    ({"name": "eller", "wets": 1}, "unknown-parameter", {"name": "'wets'", "known": "east, south"}),
    ({"name": "eller", "easy": 1}, "misspelled-parameter",
     {"name": "'easy'", "nearest": "east", "known": "east, south"}),
    ({"name": "eller", "east": 1.5}, "share-out-of-range", {"parameter": "east", "value": "1.5"}),
    ({"name": "eller", "east": "nan"}, "share-out-of-range", {"parameter": "east", "value": "'nan'"}),
    ({"name": "eller", "east": "much"}, "share-out-of-range", {"parameter": "east", "value": "'much'"}),
    ({"name": "growing-tree", "choice": "old"}, "not-a-choice",
     {"parameter": "choice", "known": "newest, oldest, random, mix", "value": "'old'"}),
    ({"mask": np.zeros((4, 4), bool)}, "mask-empty", {}),
    ({"mask": np.ones((3, 4), bool)}, "mask-shape", {"found": (3, 4), "expected": (4, 4)}),
    ({"mask": [[1], [1, 2]]}, "mask-not-array", {"value": "[[1], [1, 2]]"}),
    ({"blocked": np.ones((4, 5), np.uint8)}, "blocked-sides-shape", {"found": (4, 5), "expected": (4, 4)}),
    ({"name": "eller", "mask": np.ones((4, 4), bool)}, "mask-not-supported", {"generator": "eller"}),
    ({"name": "eller", "lattice": "honeycomb"}, "lattice-not-supported",
     {"generator": "eller", "lattice": "honeycomb", "known": "square"}),
    ({"name": "prim-blocks", "rows": 1}, "size-not-odd",
     {"generator": "prim-blocks", "rows": 1, "cols": 4, "fitting_rows": 3, "fitting_cols": 5}),
    ({"name": "prim-blocks", "rows": 5, "cols": 5, "mask": np.eye(5, k=1, dtype=bool)},
     "mask-without-fields", {}),
    ({"name": "stack-blocks", "rows": 6}, "size-not-odd",
     {"generator": "stack-blocks", "rows": 6, "cols": 4, "fitting_rows": 7, "fitting_cols": 5}),
]  # fmt: skip


@pytest.mark.parametrize(("asked", "code", "fields"), REFUSALS)
def test_it_is_refused(asked: dict[str, Any], code: str, fields: dict[str, object]) -> None:
    with refused(GeneratorError, code, **fields):
        generate(**({"name": "prim", "rows": 4, "cols": 4} | asked), rng=np.random.default_rng(1))


def test_a_mask_in_pieces_says_how_many() -> None:
    mask = np.array([[1, 1, 0, 1], [0, 0, 1, 0]], dtype=bool)
    assert begin("kruskal", 2, 4, rng=np.random.default_rng(1), mask=mask).components == 3


def test_what_is_no_generator_of_random_numbers_is_refused() -> None:
    for wrong in ("x", -1, 2.5, True):
        with refused(WrongType, "not-a-random-source", value=repr(wrong)):
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
