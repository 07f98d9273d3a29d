"""Contrast, as the Web Content Accessibility Guidelines 2.1 measure it."""

from __future__ import annotations

from PySide6.QtGui import QColor

from mazarine.picture.palette import blended

TEXT, LINE = 4.5, 3.0
"""The least contrast of text, and of lines and signs, to what they stand on."""
_STEPS = 20


def contrast(first: QColor, second: QColor) -> float:
    """Return the contrast ratio of two colors, from 1 to 21.

    >>> round(contrast(QColor("white"), QColor("black")), 1)
    21.0
    """
    low, high = sorted((_luminance(first), _luminance(second)))
    return (high + 0.05) / (low + 0.05)


def readable(color: QColor, ground: QColor, least: float = TEXT) -> QColor:
    """Return a color, or the nearest lighter or darker one that has this contrast to the ground.

    >>> readable(QColor("#8e2350"), QColor("white")).name()
    '#8e2350'
    >>> contrast(readable(QColor("#8e2350"), QColor("#1d2024")), QColor("#1d2024")) >= TEXT
    True
    """
    end = QColor("white" if _luminance(ground) < 0.18 else "black")
    for step in range(_STEPS + 1):
        nearer = mixed(end, color, step / _STEPS)
        if contrast(nearer, ground) >= least:
            return nearer
    return end


def mixed(color: QColor, ground: QColor, share: float) -> QColor:
    """Return a color that has a share of one color, 0 to 1, and else of the ground."""
    return QColor.fromRgb(int(blended(ground.rgb(), color.rgb(), share)))


def _luminance(color: QColor) -> float:
    red, green, blue = (_linear(part) for part in (color.redF(), color.greenF(), color.blueF()))
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue


def _linear(part: float) -> float:
    return part / 12.92 if part <= 0.04045 else float(((part + 0.055) / 1.055) ** 2.4)
