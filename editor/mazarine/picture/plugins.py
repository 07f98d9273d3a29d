"""Overlays that plugins add."""

from __future__ import annotations

import numpy as np
from numpy.typing import NDArray

from mazarine.maze import Maze
from mazarine.messages import plain
from mazarine.picture.messages import PictureMessage
from mazarine.picture.plane import AddedOverlay, AnyOverlay, Overlay
from mazarine.picture.tints import STRONGEST, WEAKEST, Tints
from mazarine.plugins import Contribution, PluginKind, Registry
from mazarine.regions import Segmentation


def _overlay_of(contribution: Contribution) -> AddedOverlay:
    def values(maze: Maze, segmentation: Segmentation) -> NDArray[np.float64]:
        function = contribution.load()
        with contribution.guarded():
            return np.broadcast_to(np.asarray(function(maze, segmentation), dtype=np.float64), maze.shape)

    entry = contribution.entry
    return AddedOverlay(entry.name, plain(entry.shown_title), plain(entry.summary), values)


ADDED_OVERLAYS: Registry[AddedOverlay] = Registry(PluginKind.OVERLAYS, (), _overlay_of)
"""The overlays of plugins by name."""


def overlay_names() -> list[str]:
    return [*(overlay.value for overlay in Overlay), *ADDED_OVERLAYS]


def overlay_named(name: str) -> AnyOverlay:
    """Return an overlay; `ValueError` if there is none of this name."""
    try:
        return Overlay(name)
    except ValueError:
        if isinstance(name, str) and name in ADDED_OVERLAYS:
            return ADDED_OVERLAYS[name]
        raise


def added_tints(overlay: AddedOverlay, maze: Maze) -> Tints:
    """Return the tints of an overlay of a plugin, in even steps from the least number to the largest.

    Raises `PluginError` if the plugin fails.
    """
    values = overlay.values(maze, Segmentation.of(maze))
    known = np.isfinite(values)
    if not known.any():
        return Tints(overlay, None, PictureMessage.NOTHING_IN_OVERLAY(overlay=overlay.title))
    least, most = float(values[known].min()), float(values[known].max())
    shares = (values[known] - least) / (most - least) if most > least else np.ones(np.count_nonzero(known))
    steps = np.zeros(values.shape, dtype=np.uint8)
    steps[known] = (shares * (STRONGEST - WEAKEST) + WEAKEST + 1e-6).astype(np.uint8)
    return Tints(overlay, steps, overlay.title, _rounded(most), least=_rounded(least))


def _rounded(number: float) -> float:
    """Return a number with few digits, as an integer if it is one."""
    short = float(f"{number:.4g}")
    return int(short) if short.is_integer() else short
