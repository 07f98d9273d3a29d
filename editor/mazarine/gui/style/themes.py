"""The window in light and dark, and the color scheme and the patterns that the user has chosen for mazes.

The window has colors of its own, in which everything has contrast enough to be read.

Text has 4.5 to 1 against what it stands on, lines and the focus ring have 3 to 1, as the Web Content
Accessibility Guidelines ask for; `tests/gui/test_contrast.py` measures it.
"""

from __future__ import annotations

from enum import StrEnum

from PySide6.QtCore import Qt
from PySide6.QtGui import QColor, QGuiApplication, QPalette
from PySide6.QtWidgets import QApplication, QToolTip

from mazarine.gui.i18n import tr_later
from mazarine.gui.settings import Settings, known
from mazarine.gui.style.outlines import has_own_colors, use_outlines
from mazarine.picture import ColorScheme, Overlay, Palette, palette_of

_Role = QPalette.ColorRole
_LIGHT = {
    _Role.Window: "#f3f4f6", _Role.WindowText: "#1f252d", _Role.Base: "#ffffff",
    _Role.AlternateBase: "#f5f6f8", _Role.Text: "#1f252d", _Role.PlaceholderText: "#5b6472",
    _Role.Button: "#eceef1", _Role.ButtonText: "#1f252d", _Role.BrightText: "#ffffff",
    _Role.Highlight: "#1668c7", _Role.HighlightedText: "#ffffff", _Role.Accent: "#1668c7",
    _Role.Link: "#0b57b4", _Role.LinkVisited: "#6a2f98",
    _Role.ToolTipBase: "#ffffff", _Role.ToolTipText: "#1f252d",
    _Role.Light: "#ffffff", _Role.Midlight: "#e4e6ea", _Role.Mid: "#b4b9c0", _Role.Dark: "#989ea7",
    _Role.Shadow: "#6c727a",
}  # fmt: skip
_DARK = {
    _Role.Window: "#26292e", _Role.WindowText: "#e6e8eb", _Role.Base: "#1d2024",
    _Role.AlternateBase: "#23262b", _Role.Text: "#e6e8eb", _Role.PlaceholderText: "#a3aab4",
    _Role.Button: "#31353b", _Role.ButtonText: "#e6e8eb", _Role.BrightText: "#ffffff",
    _Role.Highlight: "#2a77c6", _Role.HighlightedText: "#ffffff", _Role.Accent: "#2a77c6",
    _Role.Link: "#7db4f5", _Role.LinkVisited: "#c79bea",
    _Role.ToolTipBase: "#33373d", _Role.ToolTipText: "#e6e8eb",
    _Role.Light: "#484d55", _Role.Midlight: "#3b4047", _Role.Mid: "#5b616a", _Role.Dark: "#17191c",
    _Role.Shadow: "#0b0c0e",
}  # fmt: skip
_PALE = {False: "#949aa3", True: "#747a83"}
"""The text of what cannot be chosen now, in light and dark."""
_PALE_ROLES = (_Role.WindowText, _Role.Text, _Role.ButtonText)
COLOR_SCHEME_NAMES = {
    ColorScheme.DEFAULT: tr_later("Default"),
    ColorScheme.RED_GREEN: tr_later("For red-green blindness"),
    ColorScheme.BLUE_YELLOW: tr_later("For blue-yellow blindness"),
    ColorScheme.GRAY: tr_later("Shades of gray"),
}
OVERLAY_NAMES = {
    Overlay.KINDS: tr_later("Kinds"),
    Overlay.REGIONS: tr_later("Regions"),
    Overlay.NONE: tr_later("No overlay"),
    Overlay.DISTANCES: tr_later("Distances"),
    Overlay.DEAD_ENDS: tr_later("Dead ends"),
    Overlay.CHOKEPOINTS: tr_later("Chokepoints"),
    Overlay.SOLUTION: tr_later("Solution"),
    Overlay.SUBTREES: tr_later("Subtrees"),
}


class Theme(StrEnum):
    """Dark or light."""

    SYSTEM = "system"
    LIGHT = "light"
    DARK = "dark"


_SCHEMES = {
    Theme.SYSTEM: Qt.ColorScheme.Unknown,
    Theme.LIGHT: Qt.ColorScheme.Light,
    Theme.DARK: Qt.ColorScheme.Dark,
}


def theme_of(settings: Settings) -> Theme:
    return known(settings.theme, Theme.SYSTEM)


def palette_of_window(*, is_dark: bool) -> QPalette:
    palette = QPalette()
    for role, color in (_DARK if is_dark else _LIGHT).items():
        palette.setColor(role, QColor(color))
    for role in _PALE_ROLES:
        palette.setColor(QPalette.ColorGroup.Disabled, role, QColor(_PALE[is_dark]))
    return palette


def apply_theme(theme: Theme) -> None:
    """Show all windows in a theme, or as the system has it."""
    hints = QGuiApplication.styleHints()
    # Qt before 6.8 follows the system, whatever is preferred.
    if hasattr(hints, "setColorScheme") and hints.colorScheme() != _SCHEMES[theme]:
        hints.setColorScheme(_SCHEMES[theme])
    use_outlines()
    if has_own_colors():
        # A screen without a desktop knows no schemes: the window is as dark as it says all the same.
        is_dark = _system_is_dark() if theme is Theme.SYSTEM else theme is Theme.DARK
        palette = palette_of_window(is_dark=is_dark)
        if palette != QApplication.palette():
            QApplication.setPalette(palette)
        QToolTip.setPalette(palette)


def _system_is_dark() -> bool:
    scheme = QGuiApplication.styleHints().colorScheme()
    if scheme == Qt.ColorScheme.Unknown:
        return QApplication.style().standardPalette().color(_Role.Window).lightness() < 128
    return scheme == Qt.ColorScheme.Dark


def color_scheme_of(settings: Settings) -> ColorScheme:
    return known(settings.color_scheme, ColorScheme.DEFAULT)


def has_patterns(settings: Settings, scheme: ColorScheme) -> bool:
    """Return whether kinds have patterns in these colors: each set of colors remembers it by itself."""
    return settings.is_on(f"patterns.{scheme.value}", scheme.has_patterns)


def set_patterns(settings: Settings, scheme: ColorScheme, is_on: bool) -> None:
    """Remember whether kinds have patterns in these colors."""
    if is_on != has_patterns(settings, scheme):
        settings.set_on(f"patterns.{scheme.value}", is_on)


def chosen_palette(settings: Settings, *, is_dark: bool) -> Palette:
    scheme = color_scheme_of(settings)
    return palette_of(scheme, is_dark, has_patterns(settings, scheme))
