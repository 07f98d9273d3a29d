"""How far a picture is turned, and the picture turned back or drawn out from its four corners."""

from __future__ import annotations

from collections.abc import Sequence

import numpy as np
from numpy.typing import NDArray
from PIL import Image

Dark = NDArray[np.uint8]
Plane = NDArray[np.float64]
"""A 3 × 3 matrix that leads from (column, row, 1) to a place in another picture."""

MOST_DEGREES = 3.0
_STRIPS = 24
_LONGEST = 1200
_MARGIN = 0.04


def angle_of(dark: Dark) -> float:
    """Return by how many degrees counterclockwise a picture is turned, as far as its lines show."""
    step = max(1, round(max(dark.shape) / _LONGEST))
    ink = dark > 127
    if step > 1:
        ink = np.asarray(Image.fromarray(dark).reduce(step)) > 100
    strips = [_strip_edges(ink), _strip_edges(np.ascontiguousarray(ink.T))]
    wide = np.linspace(-MOST_DEGREES, MOST_DEGREES, 61)
    best = _best_angle(strips, wide)
    for reach in (0.12, 0.04):
        best = _best_angle(strips, best + np.linspace(-reach, reach, 13))
    return best


def _strip_edges(ink: NDArray[np.bool_]) -> tuple[NDArray[np.float64], NDArray[np.float64]]:
    """Return the edges along rows in each of some strips of columns, and the middle of each strip."""
    changed = ink[1:] != ink[:-1]
    width = changed.shape[1]
    count = max(2, min(_STRIPS, width // 8))
    bounds = np.linspace(0, width, count + 1).astype(int)
    sums = np.add.reduceat(changed, bounds[:-1], axis=1, dtype=np.int32) if width >= count else changed
    middles = (bounds[:-1] + bounds[1:]) / 2 - width / 2
    return sums.T.astype(np.float64), middles[: sums.shape[1]]


def _best_angle(
    strips: Sequence[tuple[NDArray[np.float64], NDArray[np.float64]]], angles: NDArray[np.float64]
) -> float:
    scores = [
        sum(_sharpness(*strip, sign * angle) for strip, sign in zip(strips, (1, -1), strict=True))
        for angle in angles
    ]
    return float(angles[int(np.argmax(scores))])


def _sharpness(profiles: NDArray[np.float64], middles: NDArray[np.float64], angle: float) -> float:
    """Return how uneven the sum of strips is once each is moved as a turn by this angle would move it."""
    slope = np.tan(np.radians(angle))
    height = profiles.shape[1]
    total = np.zeros(height)
    places = np.arange(height)
    for profile, middle in zip(profiles, middles, strict=True):
        total += np.interp(places - slope * middle, places, profile)
    return float((total**2).sum())


def turned(dark: Dark, angle: float) -> tuple[Dark, Plane]:
    """Return a picture turned clockwise, and the plane that leads from it to the picture as it was."""
    if abs(angle) < 1e-3:
        return dark, np.eye(3)
    height, width = dark.shape
    cosine, sine = np.cos(np.radians(angle)), np.sin(np.radians(angle))
    new_width = int(np.ceil(width * cosine + height * abs(sine)))
    new_height = int(np.ceil(height * cosine + width * abs(sine)))
    plane = np.array([[cosine, sine, 0.0], [-sine, cosine, 0.0], [0.0, 0.0, 1.0]])
    plane[:2, 2] = np.array([width, height]) / 2 - plane[:2, :2] @ (np.array([new_width, new_height]) / 2)
    return _drawn(dark, plane, (new_width, new_height)), plane


def drawn_out(dark: Dark, corners: Sequence[tuple[float, float]]) -> tuple[Dark, Plane]:
    """Return the rectangle with these corners, and a margin, and the plane from it to the picture."""
    points = np.array(corners, dtype=np.float64)
    sides = np.linalg.norm(points - np.roll(points, -1, axis=0), axis=1)
    width, height = max(sides[0], sides[2], 8.0), max(sides[1], sides[3], 8.0)
    left, top = _MARGIN * width, _MARGIN * height
    square = [(left, top), (left + width, top), (left + width, top + height), (left, top + height)]
    plane = _plane_between(square, points)
    size = (int(np.ceil(width + 2 * left)), int(np.ceil(height + 2 * top)))
    return _drawn(dark, plane, size), plane


def _plane_between(here: Sequence[tuple[float, float]], there: NDArray[np.float64]) -> Plane:
    rows, values = [], []
    for (x, y), (u, v) in zip(here, there, strict=True):
        rows += [[x, y, 1, 0, 0, 0, -u * x, -u * y], [0, 0, 0, x, y, 1, -v * x, -v * y]]
        values += [u, v]
    solved = np.linalg.lstsq(np.array(rows), np.array(values), rcond=None)[0]
    return np.append(solved, 1.0).reshape(3, 3)


def _drawn(dark: Dark, plane: Plane, size: tuple[int, int]) -> Dark:
    picture = Image.fromarray(dark)
    # What lies beyond the picture is like most of its rim.
    rim = np.concatenate((dark[0], dark[-1], dark[:, 0], dark[:, -1]))
    beyond = 255 if np.count_nonzero(rim > 127) * 2 > len(rim) else 0
    result = picture.transform(
        size, Image.Transform.PERSPECTIVE, tuple(plane.reshape(-1)[:8]), Image.Resampling.BILINEAR,
        fillcolor=beyond,
    )  # fmt: skip
    return np.asarray(result)


def places_in(plane: Plane, points: NDArray[np.float64]) -> NDArray[np.float64]:
    """Return where (n, 2) columns and rows lie in the other picture."""
    ends = np.column_stack((points, np.ones(len(points)))) @ plane.T
    result: NDArray[np.float64] = ends[:, :2] / ends[:, 2:]
    return result
