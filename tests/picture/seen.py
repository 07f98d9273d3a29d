"""What eyes make of colors: the oracle of the tests of palettes."""

from __future__ import annotations

from collections.abc import Iterable

import numpy as np
from numpy.typing import NDArray

NORMAL = np.eye(3)
# Machado, Oliveira and Fernandes, "A Physiologically-based Model for Simulation of Color Vision
# Deficiency" (2009), severity 1, on linear light.
DEUTERANOPIA = np.array(
    [[0.367322, 0.860646, -0.227968], [0.280085, 0.672501, 0.047413], [-0.011820, 0.042940, 0.968881]]
)
PROTANOPIA = np.array(
    [[0.152286, 1.052583, -0.204868], [0.114503, 0.786281, 0.099216], [-0.003882, -0.048116, 1.051998]]
)
TRITANOPIA = np.array(
    [[1.255528, -0.076749, -0.178779], [-0.078411, 0.930809, 0.147602], [0.004733, 0.691367, 0.303900]]
)
GRAY = np.tile([0.2126, 0.7152, 0.0722], (3, 1))
VISIONS = {
    "normal": NORMAL, "deuteranopia": DEUTERANOPIA, "protanopia": PROTANOPIA, "tritanopia": TRITANOPIA,
}  # fmt: skip
_SRGB = np.arange(256) / 255
_LINEAR = np.where(_SRGB <= 0.04045, _SRGB / 12.92, ((_SRGB + 0.055) / 1.055) ** 2.4)


def linear(colors: NDArray[np.uint32]) -> NDArray[np.float64]:
    """Linear light, 0 to 1, of sRGB words: (n, 3)."""
    return _LINEAR[np.stack([colors >> shift & 0xFF for shift in (16, 8, 0)], axis=-1)]


def seen(colors: Iterable[int], vision: NDArray[np.float64]) -> NDArray[np.float64]:
    """Linear light as eyes see it, (n, 3)."""
    return (linear(np.array([*colors], dtype=np.uint32)) @ vision.T).clip(0, 1)


def lightness(colors: Iterable[int], vision: NDArray[np.float64] = NORMAL) -> NDArray[np.float64]:
    """CIE L*, 0 to 100."""
    luminance = seen(colors, vision) @ GRAY[0]
    return np.where(luminance > 0.008856, 116 * np.cbrt(luminance) - 16, 903.3 * luminance)


def oklab(colors: Iterable[int], vision: NDArray[np.float64]) -> NDArray[np.float64]:
    """Places in Björn Ottosson's OKLab, (n, 3); some 0.02 apart is the least that can be told."""
    cones = np.array(
        [
            [0.4122214708, 0.5363325363, 0.0514459929],
            [0.2119034982, 0.6806995451, 0.1073969566],
            [0.0883024619, 0.2817188376, 0.6299787005],
        ]
    )
    places = np.array(
        [
            [0.2104542553, 0.7936177850, -0.0040720468],
            [1.9779984951, -2.4285922050, 0.4505937099],
            [0.0259040371, 0.7827717662, -0.8086757660],
        ]
    )
    return np.cbrt(seen(colors, vision) @ cones.T) @ places.T


def contrast(first: int, second: int) -> float:
    """Return the contrast ratio of the Web Content Accessibility Guidelines 2.1, from 1 to 21."""
    low, high = sorted(seen([first, second], NORMAL) @ GRAY[0])
    return float((high + 0.05) / (low + 0.05))
