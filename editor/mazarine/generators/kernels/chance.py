"""Random numbers of our own, so that a seed gives the same maze on every machine and version.

The generator is splitmix64 (Steele, Lea, Flood 2014): a counter and a mixing function, one word of state.
"""

from __future__ import annotations

import numpy as np
from numpy.typing import NDArray

from mazarine.compiling import int64, jit_inner, kernel

_STEP = np.uint64(0x9E3779B97F4A7C15)
_FIRST, _SECOND = np.uint64(0xBF58476D1CE4E5B9), np.uint64(0x94D049BB133111EB)
_S30, _S27, _S31, _S32 = np.uint64(30), np.uint64(27), np.uint64(31), np.uint64(32)
_LOW = np.uint64(0xFFFFFFFF)
_ONE = np.uint64(1)


@jit_inner
def mix(word: np.uint64) -> np.uint64:
    """Return a word in which every bit depends on every bit of this one."""
    word = (word ^ (word >> _S30)) * _FIRST
    word = (word ^ (word >> _S27)) * _SECOND
    return word ^ (word >> _S31)


@kernel
def words_of(numbers: NDArray[np.int64], seed: np.uint64) -> NDArray[np.uint64]:
    """Return a random word for each of these numbers, which are not negative; no two get the same."""
    words = np.empty(len(numbers), dtype=np.uint64)
    for index in range(len(numbers)):
        words[index] = mix(seed + (np.uint64(numbers[index]) + _ONE) * _STEP)
    return words


@jit_inner
def draw(rng: NDArray[np.uint64]) -> np.uint64:
    """Draw 64 random bits."""
    rng[0] += _STEP
    return mix(rng[0])


@jit_inner
def put_back(rng: NDArray[np.uint64]) -> None:
    """Return the last draw, which was not used."""
    rng[0] -= _STEP


@jit_inner
def below(rng: NDArray[np.uint64], count: int) -> int:
    """Draw a number from 0 to `count` - 1, each equally likely; `count` is below 2^32."""
    return below_with(rng, draw(rng), count)


@jit_inner
def below_with(rng: NDArray[np.uint64], word: np.uint64, count: int) -> int:
    """Make a number from 0 to `count` - 1 of a word that was drawn (Lemire 2019), seldom of later ones."""
    bound = np.uint64(count)
    product = (word >> _S32) * bound
    if product & _LOW < bound:
        reject = (_LOW + _ONE - bound) % bound
        while product & _LOW < reject:
            product = (draw(rng) >> _S32) * bound
    return int64(product >> _S32)  # type: ignore[arg-type]


@jit_inner
def happens(rng: NDArray[np.uint64], share: np.uint64) -> bool:
    """Decide with a probability in parts of 2^63."""
    return draw(rng) >> _ONE < share  # type: ignore[return-value]
