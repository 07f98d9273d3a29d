"""Qt's Fusion style, with borders of controls that can be seen and arrows of columns as people read them."""

from __future__ import annotations

from PySide6.QtCore import QRect
from PySide6.QtGui import QColor, QFont, QFontMetrics, QPainter, QPalette
from PySide6.QtWidgets import (
    QApplication,
    QPlainTextEdit,
    QProxyStyle,
    QStyle,
    QStyleOption,
    QStyleOptionComplex,
    QStyleOptionHeader,
    QTabBar,
    QTextEdit,
    QWidget,
)

FUSION = "fusion"
"""The one style that takes colors from a palette only; others have the system's look."""
_OUTLINES = {True: ("#5b616a", "#848a94"), False: ("#b4b9c0", "#7b808a")}
"""The colors of borders in dark and light windows, of disabled and of enabled controls."""
_BAR_OUTLINES = {True: "#b0b6c0", False: "#585d67"}
"""Those of scroll bars, which Fusion draws half transparent."""
_MOST_PALETTES = 200
_FUSION_SHADE = 140
"""Fusion's borders are the color of windows, darker by this many per cent."""

_EDGE_PX = 2
_Primitive, _Control = QStyle.PrimitiveElement, QStyle.ControlElement
_Complex = QStyle.ComplexControl
_PRIMITIVES = frozenset(
    (
        _Primitive.PE_IndicatorCheckBox, _Primitive.PE_IndicatorRadioButton,
        _Primitive.PE_IndicatorItemViewItemCheck, _Primitive.PE_FrameLineEdit, _Primitive.PE_PanelLineEdit,
        _Primitive.PE_PanelButtonCommand,
    )
)  # fmt: skip
_Arrow = QStyleOptionHeader.SortIndicator
_TURNED = {_Arrow.SortUp: _Arrow.SortDown, _Arrow.SortDown: _Arrow.SortUp}
"""Fusion's arrows point up for descending columns; people read them the other way around."""
_CONTROLS = frozenset((_Complex.CC_SpinBox, _Complex.CC_ComboBox, _Complex.CC_ScrollBar, _Complex.CC_Slider))


class OutlinedFusion(QProxyStyle):
    """Fusion, with borders of controls that stand out.

    Fusion makes borders of the color of windows. While it draws a control, it is told another color.
    """

    def __init__(self) -> None:
        super().__init__(FUSION)

    def drawPrimitive(
        self,
        element: QStyle.PrimitiveElement,
        option: QStyleOption,
        painter: QPainter,
        widget: QWidget | None = None,
    ) -> None:
        """Draw a part of a control, and the arrow of a sorted column."""
        if element == _Primitive.PE_IndicatorHeaderArrow and isinstance(option, QStyleOptionHeader):
            option.sortIndicator = _TURNED.get(option.sortIndicator, option.sortIndicator)
        if element == _Primitive.PE_FrameGroupBox:
            # The heading says where a section begins; boxes within boxes would only be lines.
            return
        is_text = element == _Primitive.PE_Frame and isinstance(widget, QTextEdit | QPlainTextEdit)
        if element not in _PRIMITIVES and not is_text:
            super().drawPrimitive(element, option, painter, widget)
            return
        kept = option.palette
        option.palette = _outlined(option)
        super().drawPrimitive(element, option, painter, widget)
        option.palette = kept

    def drawControl(
        self,
        element: QStyle.ControlElement,
        option: QStyleOption,
        painter: QPainter,
        widget: QWidget | None = None,
    ) -> None:
        """Draw a control, and a line along the tab that is chosen, which shade alone shows too little."""
        super().drawControl(element, option, painter, widget)
        if element == _Control.CE_TabBarTabShape and option.state & QStyle.StateFlag.State_Selected:
            edge = QRect(option.rect)
            is_below = isinstance(widget, QTabBar) and widget.shape() == QTabBar.Shape.RoundedSouth
            edge.moveTop(edge.bottom() - _EDGE_PX + 1 if is_below else edge.top())
            edge.setHeight(_EDGE_PX)
            painter.fillRect(edge.adjusted(1, 0, -1, 0), option.palette.highlight())

    def drawComplexControl(
        self,
        control: QStyle.ComplexControl,
        option: QStyleOptionComplex,
        painter: QPainter,
        widget: QWidget | None = None,
    ) -> None:
        if control == _Complex.CC_GroupBox:
            font = painter.font()
            font.setWeight(QFont.Weight.DemiBold)
            painter.setFont(font)
            option.fontMetrics = QFontMetrics(font)  # The heading would be cut off.
        if control not in _CONTROLS:
            super().drawComplexControl(control, option, painter, widget)
            return
        kept = option.palette
        option.palette = _outlined(option, is_bar=control == _Complex.CC_ScrollBar)
        super().drawComplexControl(control, option, painter, widget)
        option.palette = kept


def use_outlines() -> None:
    """Use the style in all windows if the style of the program is Fusion."""
    if QApplication.style().name() == FUSION:
        QApplication.setStyle(OutlinedFusion())


def has_own_colors() -> bool:
    style = QApplication.style()
    return isinstance(style, OutlinedFusion) or style.name() == FUSION


def outline_color(palette: QPalette, *, is_enabled: bool = True) -> QColor:
    """Return the color of borders of controls in a window of these colors."""
    return QColor(_OUTLINES[_is_dark(palette)][is_enabled])


def _is_dark(palette: QPalette) -> bool:
    return bool(palette.color(QPalette.ColorRole.Window).lightness() < 128)


_made: dict[tuple[int, bool, bool], QPalette] = {}
"""Palettes by the keys of the originals: Fusion keeps pictures of controls by the key of the palette."""


def _outlined(option: QStyleOption, *, is_bar: bool = False) -> QPalette:
    """Return the palette of a control with the color of windows of which Fusion makes its border."""
    palette: QPalette = option.palette
    is_enabled = bool(option.state & QStyle.StateFlag.State_Enabled)
    key = palette.cacheKey(), is_enabled, is_bar
    if key not in _made:
        if len(_made) >= _MOST_PALETTES:
            _made.clear()
        _made[key] = QPalette(palette)
        outline = (
            QColor(_BAR_OUTLINES[_is_dark(palette)])
            if is_bar
            else outline_color(palette, is_enabled=is_enabled)
        )
        _made[key].setColor(QPalette.ColorRole.Window, outline.lighter(_FUSION_SHADE))
    return _made[key]
