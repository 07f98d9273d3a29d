"""The fields for mouse programs: where mice start and aim, how fast they are, and the limits of programs."""

from __future__ import annotations

from collections.abc import Iterable, Mapping

from PySide6.QtWidgets import QComboBox, QFormLayout

from mazarine.gui.file_names import shown
from mazarine.gui.forms.controls import add_field
from mazarine.gui.i18n import tr_later
from mazarine.gui.widgets.building import choice_of
from mazarine.gui.widgets.number_boxes import DecimalBox, NumberBox
from mazarine.messages import Message
from mazarine.mouse import Goals
from mazarine.mouse.model import USUAL

_GOALS = {Goals.MAZE.value: tr_later("As marked"), Goals.MIDDLE.value: tr_later("As in mms")}
_MODELS = {
    "learner": tr_later("Learner"), "contest": tr_later("Contest mouse"), "champion": tr_later("Champion"),
}  # fmt: skip


def goals_box() -> QComboBox:
    return choice_of(_GOALS)


def add_goals(form: QFormLayout, box: QComboBox) -> None:
    add_field(form, tr_later("Start and &goals"), box,
              tr_later("Those that the maze marks, or the south-west corner and the middle, as in mms."
                       " Programs can ask for them with mazeStart and mazeGoals."))  # fmt: skip


def model_box() -> QComboBox:
    """Return a box for one of the models of a mouse that come with the program."""
    return choice_of(_MODELS, USUAL)


def show_model(box: QComboBox, name: str) -> None:
    """Choose a model, which may be a file."""
    while box.count() > len(_MODELS):
        box.removeItem(box.count() - 1)
    if name not in _MODELS:
        box.addItem(shown(name), name)
    box.setCurrentIndex(box.findData(name))


_MOST, _MOST_SECONDS = 100_000_000, 1_000_000
_COUNTS: dict[str, tuple[Message, Message]] = {
    "moves": (tr_later("Maximum moves"), tr_later("Full steps and turns of the whole run")),
    "commands": (tr_later("Maximum commands"), tr_later("Commands between two moves")),
    "memory": (
        tr_later("Memory (MB)"), tr_later("Of the program and of what it starts; checked on Linux only"),
    ),
}  # fmt: skip
_TIMES: dict[str, tuple[Message, Message]] = {
    "seconds": (tr_later("Time (seconds)"), tr_later("Of the whole run; pauses do not count")),
    "silence": (tr_later("Silence (seconds)"), tr_later("Longest time without a command from the program")),
    "build_seconds": (tr_later("Build (seconds)"), tr_later("Of the build command")),
}
LimitBoxes = Mapping[str, NumberBox | DecimalBox]
"""The field of each limit, by its name in `mazarine.mouse.MouseLimits`."""


def limit_boxes(names: Iterable[str], most_seconds: float = _MOST_SECONDS) -> LimitBoxes:
    boxes: dict[str, NumberBox | DecimalBox] = {}
    for name in names:
        if name in _COUNTS:
            boxes[name] = NumberBox(1, _MOST)
            boxes[name].setGroupSeparatorShown(True)
        else:
            boxes[name] = DecimalBox(0.1, most_seconds, 1)
    return boxes


def add_limits(form: QFormLayout, boxes: LimitBoxes) -> None:
    for name, box in boxes.items():
        title, tip = (_COUNTS if name in _COUNTS else _TIMES)[name]
        add_field(form, title, box, tip)
