"""Buttons, a slider and a speed for something that is played step by step."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from math import log10
from typing import Protocol

from PySide6.QtCore import Qt, Slot
from PySide6.QtGui import QKeySequence, QShortcut
from PySide6.QtWidgets import QSlider, QToolButton, QWidget

from mazarine.gui.i18n import on_language_change, show_text, tr, tr_later
from mazarine.gui.style.icons import icon
from mazarine.gui.widgets.building import label_of, row_of
from mazarine.messages import Message

_SPEED_STEPS = 100
_SPEED_PX = 150


class Playable(Protocol):
    """Something that is played step by step."""

    is_playing: bool
    steps_per_s: float

    def play(self) -> None:
        """Go on by itself."""

    def pause(self) -> None:
        """Stay where it is."""

    def go_on(self) -> None:
        """Pause, and go one step further."""

    def go_back(self) -> None:
        """Pause, and go one step back."""

    def seek(self, step: int) -> None:
        """Go to a step."""


class PlayBar(QWidget):
    """Plays something, and shows where it is.

    Parameters
    ----------
    speeds : the slowest and the fastest, in steps a second
    keys : of "back" and of "step", the usual ones first; Space plays and pauses
    window : where the keys count
    """

    def __init__(
        self, speeds: tuple[float, float], keys: tuple[Sequence[str], Sequence[str]], window: QWidget
    ) -> None:
        super().__init__(window)
        self.player: Playable | None = None
        """What is played; None before there is anything."""
        self._speeds = log10(speeds[0]), log10(speeds[1])
        self._play_button = _button("play", self._play)
        self._back_button = _button("step_back", self._go_back)
        self._step_button = _button("step", self._go_on)
        self._keys = ("Space",), *keys
        for several, slot in zip(self._keys, (self._play, self._go_back, self._go_on), strict=True):
            for key in several:
                QShortcut(QKeySequence(key), window).activated.connect(slot)
        on_language_change(self._show_tips)
        self._show_tips()
        self.place, self.speed = _slider(tr_later("Step")), _slider(tr_later("Speed"))
        self.speed.setMaximumWidth(_SPEED_PX)
        self.speed.setRange(0, _SPEED_STEPS)
        self.row = row_of(
            self._back_button, self._play_button, self._step_button, (self.place, 1),
            label_of(tr_later("Speed")), self.speed, margins=(0, 0, 0, 0),
        )  # fmt: skip
        self.setLayout(self.row)
        self.place.valueChanged.connect(self._seek)
        self.speed.valueChanged.connect(self._set_speed)

    def control(self, player: Playable) -> None:
        self.player = player
        self._set_speed()

    def set_speed(self, steps_per_s: float) -> None:
        low, high = self._speeds
        self.speed.setValue(round((log10(steps_per_s) - low) / (high - low) * _SPEED_STEPS))

    def show_step(self, step: int, count: int, *, is_playing: bool) -> None:
        self.place.blockSignals(True)
        self.place.setRange(0, count)
        self.place.setValue(step)
        self.place.blockSignals(False)
        self._play_button.setIcon(icon("pause" if is_playing else "play"))

    @Slot()
    def _show_tips(self) -> None:
        native = QKeySequence.SequenceFormat.NativeText
        play, back, step = (QKeySequence(key).toString(native) for key, *_ in self._keys)
        for button, tip in (
            (self._play_button, tr("Play or pause ({key})", key=play)),
            (self._back_button, tr("One step back ({key})", key=back)),
            (self._step_button, tr("One step ({key})", key=step)),
        ):
            button.setToolTip(tip)
            button.setAccessibleName(tip)

    @Slot()
    def _play(self) -> None:
        if self.player is not None:
            (self.player.pause if self.player.is_playing else self.player.play)()

    @Slot()
    def _go_on(self) -> None:
        if self.player is not None:
            self.player.go_on()

    @Slot()
    def _go_back(self) -> None:
        if self.player is not None:
            self.player.go_back()

    @Slot(int)
    def _seek(self, step: int) -> None:
        if self.player is not None:
            self.player.seek(step)

    @Slot()
    def _set_speed(self) -> None:
        if self.player is not None:
            low, high = self._speeds
            self.player.steps_per_s = float(10 ** (low + (high - low) * self.speed.value() / _SPEED_STEPS))


def _button(name: str, slot: Callable[[], None]) -> QToolButton:
    button = QToolButton()
    button.setIcon(icon(name))
    button.clicked.connect(slot)
    return button


def _slider(name: Message) -> QSlider:
    slider = QSlider(Qt.Orientation.Horizontal)
    show_text(name, slider.setAccessibleName, slider.setToolTip)
    return slider
