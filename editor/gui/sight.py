"""Which colours the user has chosen for kinds, and whether kinds have patterns."""

from __future__ import annotations

from editor.gui.settings import Settings
from editor.picture import Palette, Sight, palette_of

SIGHT_WORDS = {
    Sight.USUAL: "Usual",
    Sight.RED_GREEN: "For red-green blindness",
    Sight.BLUE_YELLOW: "For blue-yellow blindness",
    Sight.GREY: "Shades of grey",
}


def sight_of(settings: Settings) -> Sight:
    """Give the eyes that colours are chosen for; the usual ones where what is remembered is not known."""
    return Sight(settings.sight) if settings.sight in set(map(str, Sight)) else Sight.USUAL


def has_patterns(settings: Settings, sight: Sight) -> bool:
    """Whether kinds have patterns in these colours: each set of colours remembers it by itself."""
    return settings.is_on(f"patterns.{sight.value}", sight.has_patterns)


def set_patterns(settings: Settings, sight: Sight, is_on: bool) -> None:
    """Remember whether kinds have patterns in these colours."""
    if is_on != has_patterns(settings, sight):
        settings.set_on(f"patterns.{sight.value}", is_on)


def chosen_palette(settings: Settings, *, is_dark: bool) -> Palette:
    """Give the colours that are chosen, on a light or dark ground."""
    sight = sight_of(settings)
    return palette_of(sight, is_dark, has_patterns(settings, sight))
