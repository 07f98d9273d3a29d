"""Connected parts of the floor of a board."""

from __future__ import annotations

import numpy as np
from numpy.typing import NDArray


def parts_of(floor: NDArray[np.bool_]) -> tuple[NDArray[np.int64], NDArray[np.int64]]:
    """Return the number of the connected part of each field, -1 for rock, and the size of each part."""
    rows, cols = floor.shape
    labels = np.arange(rows * cols)
    places = labels.reshape(rows, cols)
    east, south = floor[:, :-1] & floor[:, 1:], floor[:-1] & floor[1:]
    first = np.concatenate((places[:, :-1][east], places[:-1][south]))
    second = np.concatenate((places[:, 1:][east], places[1:][south]))
    labels = labels.copy()
    while len(first):
        low, high = np.minimum(labels[first], labels[second]), np.maximum(labels[first], labels[second])
        np.minimum.at(labels, high, low)
        while not np.array_equal(shorter := labels[labels], labels):
            labels = shorter
        apart = labels[first] != labels[second]
        first, second = first[apart], second[apart]
    sizes = np.bincount(labels, weights=floor.ravel(), minlength=rows * cols).astype(np.int64)
    return np.where(floor, labels.reshape(rows, cols), -1), sizes
