"""Where chance comes from: a generator of NumPy, a seed, or nowhere in particular."""

from __future__ import annotations

from typing import Any

import numpy as np

from mazewright.errors import WrongType

Rng = np.random.Generator | int | np.integer[Any] | None
"""A generator, a seed for one, or None for other random numbers each time."""


def seed_of(rng: Rng) -> int:
    """Draw the one number of 64 bits that all others come from: a raw one, for only those never change.

    Some generators of NumPy give raw numbers of 32 bits; these are taken as they are.

    Raises
    ------
    WrongType
        If it is no generator, no whole number from 0 and not None.
    """
    is_seed = isinstance(rng, int | np.integer) and not isinstance(rng, bool) and rng >= 0
    if not (rng is None or is_seed or isinstance(rng, np.random.Generator)):
        raise WrongType(
            f"Chance comes from a numpy.random.Generator, a seed from 0, or None, not from {rng!r}."
        )
    return int(np.random.default_rng(rng).bit_generator.random_raw())
