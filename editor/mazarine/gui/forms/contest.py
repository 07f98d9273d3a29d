"""The fields for where mice start and aim, and for how fast they are."""

from __future__ import annotations

from PySide6.QtWidgets import QComboBox, QFormLayout

from mazarine.gui.file_names import shown
from mazarine.gui.forms.controls import add_field
from mazarine.gui.i18n import tr_later
from mazarine.gui.widgets.building import choice_of
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
