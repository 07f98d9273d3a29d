"""Sources of random numbers: a generator of NumPy, a seed, or none in particular."""

from __future__ import annotations

from typing import Any

import numpy as np

from mazarine.errors import ErrorMessage, WrongType
from mazarine.messages import quoted

Rng = np.random.Generator | int | np.integer[Any] | None
"""A generator, a seed for one, or None for other random numbers each time."""


def seed_of(rng: Rng) -> int:
    """Draw the number of 64 bits that all others follow from: a raw one, because only those never change.

    Some generators of NumPy give raw numbers of 32 bits; these are taken as they are.

    Raises
    ------
    WrongType
        If it is not a generator, an integer from 0 or None.
    """
    is_seed = isinstance(rng, int | np.integer) and not isinstance(rng, bool) and rng >= 0
    if not (rng is None or is_seed or isinstance(rng, np.random.Generator)):
        raise WrongType(ErrorMessage.NOT_A_RANDOM_SOURCE(value=quoted(rng)))
    return int(np.random.default_rng(rng).bit_generator.random_raw())
