"""The dialog for preferences: language, colors, the mouse wheel, files at startup."""

from __future__ import annotations

from PySide6.QtCore import Qt, Slot
from PySide6.QtWidgets import QCheckBox, QDialog, QFormLayout, QSlider, QWidget

from mazarine.gui.i18n import tr, tr_later
from mazarine.gui.i18n.languages import Language
from mazarine.gui.settings import Settings
from mazarine.gui.style.themes import (
    COLOR_SCHEME_NAMES,
    Theme,
    color_scheme_of,
    has_patterns,
    set_patterns,
    theme_of,
)
from mazarine.gui.widgets.building import choice_of, column_of, ok_and_cancel
from mazarine.picture import ColorScheme

_THEME_NAMES = {
    Theme.SYSTEM: tr_later("System default"), Theme.LIGHT: tr_later("Light"), Theme.DARK: tr_later("Dark"),
}  # fmt: skip


class PreferencesDialog(QDialog):
    """Asks for preferences, and writes them into the settings when they are accepted."""

    def __init__(self, settings: Settings, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setWindowTitle(tr("Preferences"))
        self._settings = settings
        self.language_box = choice_of({})
        for language in Language:
            self.language_box.addItem(language.own_name or tr("System default"), language.value)
        self.language_box.setCurrentIndex(self.language_box.findData(Language.of(settings.language).value))
        self.theme_box = choice_of(_THEME_NAMES, theme_of(settings))
        self.color_scheme_box = choice_of(COLOR_SCHEME_NAMES, color_scheme_of(settings))
        self.patterns_box = QCheckBox(tr("&Patterns on kinds where cells are large"))
        self.patterns_box.setToolTip(tr("Rock is hatched, rooms are dotted, crossroads have crosses"))
        self._show_patterns()
        self.color_scheme_box.currentIndexChanged.connect(self._show_patterns)
        self.tint_slider = QSlider(Qt.Orientation.Horizontal)
        self.tint_slider.setMaximum(100)
        self.tint_slider.setValue(settings.tint)
        self.tint_slider.setToolTip(tr("Left: only the tiles. Right: only the colors."))
        self.wheel_box = QCheckBox(tr("The &wheel zooms without Ctrl; with Ctrl it scrolls"))
        self.wheel_box.setChecked(settings.is_on("wheel_zooms", False))
        self.reopen_box = QCheckBox(tr("Open the &last files at startup"))
        self.reopen_box.setToolTip(tr("Not after a crash"))
        self.reopen_box.setChecked(settings.is_on("reopen", True))
        self.buttons = ok_and_cancel(self, self._accept)
        form = QFormLayout()
        form.addRow(tr("Lan&guage"), self.language_box)
        form.addRow(tr("&Theme"), self.theme_box)
        form.addRow(tr("&Colors of kinds"), self.color_scheme_box)
        form.addRow(self.patterns_box)
        form.addRow(tr("Colors &over tiles of a map"), self.tint_slider)
        form.addRow(self.wheel_box)
        form.addRow(self.reopen_box)
        self.setLayout(column_of(form, 1, self.buttons))
        self.resize(380, self.sizeHint().height())

    @property
    def _scheme(self) -> ColorScheme:
        # Qt gives a string back where a word of a StrEnum was put in.
        return ColorScheme(str(self.color_scheme_box.currentData()))

    @Slot()
    def _show_patterns(self) -> None:
        self.patterns_box.setChecked(has_patterns(self._settings, self._scheme))

    def _accept(self) -> None:
        self._settings.language = str(self.language_box.currentData())
        self._settings.theme = str(self.theme_box.currentData())
        self._settings.color_scheme = self._scheme.value
        set_patterns(self._settings, self._scheme, self.patterns_box.isChecked())
        self._settings.tint = self.tint_slider.value()
        self._settings.set_on("wheel_zooms", self.wheel_box.isChecked())
        self._settings.set_on("reopen", self.reopen_box.isChecked())
        self.accept()
