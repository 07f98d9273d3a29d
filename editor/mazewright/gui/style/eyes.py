"""The names of overlays and color schemes, and which scheme and patterns the user has chosen."""

from __future__ import annotations

from mazewright.gui.settings import Settings, known
from mazewright.picture import Eyes, Overlay, Palette, palette_of

EYES_WORDS = {
    Eyes.USUAL: "Usual",
    Eyes.RED_GREEN: "For red-green blindness",
    Eyes.BLUE_YELLOW: "For blue-yellow blindness",
    Eyes.GREY: "Shades of grey",
}
OVERLAY_NAMES = {
    Overlay.KINDS: "Kinds",
    Overlay.REGIONS: "Regions",
    Overlay.NONE: "Nothing",
    Overlay.DISTANCES: "Distances",
    Overlay.DEAD_ENDS: "Dead ends",
    Overlay.CHOKEPOINTS: "Chokepoints",
    Overlay.SOLUTION: "Solution",
    Overlay.SUBTREES: "Subtrees",
}


def eyes_of(settings: Settings) -> Eyes:
    """Give the eyes that colours are chosen for; the usual ones where what is remembered is not known."""
    return known(settings.eyes, Eyes.USUAL)


def has_patterns(settings: Settings, eyes: Eyes) -> bool:
    """Whether kinds have patterns in these colours: each set of colours remembers it by itself."""
    return settings.is_on(f"patterns.{eyes.value}", eyes.has_patterns)


def set_patterns(settings: Settings, eyes: Eyes, is_on: bool) -> None:
    """Remember whether kinds have patterns in these colours."""
    if is_on != has_patterns(settings, eyes):
        settings.set_on(f"patterns.{eyes.value}", is_on)


def chosen_palette(settings: Settings, *, is_dark: bool) -> Palette:
    """Give the colours that are chosen, on a light or dark ground."""
    eyes = eyes_of(settings)
    return palette_of(eyes, is_dark, has_patterns(settings, eyes))
