"""Buttons, a slider and a speed for something that is played step by step."""

from __future__ import annotations

from collections.abc import Callable
from math import log10

from PySide6.QtCore import Qt, Signal, Slot
from PySide6.QtWidgets import QLabel, QSlider, QToolButton, QWidget

from mazewright.gui.i18n import tr
from mazewright.gui.style.icons import icon
from mazewright.gui.widgets.building import row_of

_SPEED_STEPS = 100
_SPEED_PX = 150


class PlayBar(QWidget):
    """Tells what is wanted, and shows where it is.

    Parameters
    ----------
    speeds : the slowest and the fastest, in steps a second
    keys : what the tooltips of "back" and "step" say of their keys
    """

    play_wanted = Signal()
    """Play, or pause."""
    back_wanted = Signal()
    step_wanted = Signal()
    seek_wanted = Signal(int)
    speed_changed = Signal(float)
    """Steps a second."""

    def __init__(
        self, speeds: tuple[float, float], keys: tuple[str, str], parent: QWidget | None = None
    ) -> None:
        super().__init__(parent)
        self._speeds = log10(speeds[0]), log10(speeds[1])
        self._play_button = _button("play", "Play or pause (Space)", self.play_wanted.emit)
        self._back_button = _button("step_back", f"One step back ({keys[0]})", self.back_wanted.emit)
        self._step_button = _button("step", f"One step ({keys[1]})", self.step_wanted.emit)
        self.place, self.speed = _slider("Step"), _slider("Speed")
        self.speed.setMaximumWidth(_SPEED_PX)
        self.speed.setRange(0, _SPEED_STEPS)
        self.row = row_of(
            self._back_button, self._play_button, self._step_button, (self.place, 1), QLabel(tr("Speed")),
            self.speed, margins=(0, 0, 0, 0),
        )  # fmt: skip
        self.setLayout(self.row)
        self.place.valueChanged.connect(self.seek_wanted)
        self.speed.valueChanged.connect(self._tell_speed)

    @property
    def steps_per_s(self) -> float:
        """The speed that is chosen."""
        low, high = self._speeds
        return float(10 ** (low + (high - low) * self.speed.value() / _SPEED_STEPS))

    def set_speed(self, steps_per_s: float) -> None:
        """Choose the speed that is nearest to this."""
        low, high = self._speeds
        self.speed.setValue(round((log10(steps_per_s) - low) / (high - low) * _SPEED_STEPS))

    def show_step(self, step: int, count: int, *, is_playing: bool) -> None:
        """Show where it is, of how many steps."""
        self.place.blockSignals(True)
        self.place.setRange(0, count)
        self.place.setValue(step)
        self.place.blockSignals(False)
        self._play_button.setIcon(icon("pause" if is_playing else "play"))

    @Slot()
    def _tell_speed(self) -> None:
        self.speed_changed.emit(self.steps_per_s)


def _button(name: str, tip: str, slot: Callable[[], None]) -> QToolButton:
    button = QToolButton()
    button.setIcon(icon(name))
    button.setToolTip(tr(tip))
    button.setAccessibleName(tr(tip))
    button.clicked.connect(slot)
    return button


def _slider(name: str) -> QSlider:
    slider = QSlider(Qt.Orientation.Horizontal)
    slider.setAccessibleName(tr(name))
    slider.setToolTip(tr(name))
    return slider
