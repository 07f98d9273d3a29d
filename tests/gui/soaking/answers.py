"""Answers whatever dialog opens while the soak works, by a timer as tests do."""

from __future__ import annotations

import logging
import re
from collections.abc import Callable
from pathlib import Path
from random import Random

from PySide6.QtCore import QObject, Slot
from PySide6.QtTest import QTest
from PySide6.QtWidgets import (
    QAbstractButton,
    QApplication,
    QDialog,
    QDialogButtonBox,
    QFileDialog,
    QLineEdit,
    QMessageBox,
    QWidget,
)

from mazarine.gui.background.timers import single_shot
from mazarine.gui.dialogs.new_maze import NewMazeDialog
from mazarine.gui.dialogs.versions import VersionsDialog
from mazarine.gui.features.help.about import KeysDialog
from mazarine.gui.features.levels.level_links import LevelLinksDialog
from mazarine.gui.features.watch.exporting import FilmDialog
from tests.gui.hand import LEFT

log = logging.getLogger(__name__)

_LOOK_EVERY_MS = 10
_MOST_TRIES = 3
"""Of a dialog that stays open whatever is clicked."""
_NAMES = "abcd"
"""Few files, so that they are written over again and again."""
_WEIGHTS = {QMessageBox.ButtonRole.RejectRole: 1}
_USUAL_WEIGHT = 4
_LEVELS = (1, 1, 1, 2, 3)


class Answerer(QObject):
    """Answers at random: mostly so that the work goes on, now and then not."""

    def __init__(self, rng: Random, folder: Path, most_side: int) -> None:
        super().__init__()
        self._rng, self._folder, self._most_side = rng, folder, most_side
        self._asked: tuple[QWidget | None, int] = None, 0
        # One timer: PySide keeps something of every `singleShot` that is called from the slot of another.
        self._timer = single_shot(self, _LOOK_EVERY_MS, self._look)
        self._answers: tuple[tuple[type[QDialog], Callable[..., None]], ...] = (
            (QMessageBox, self._click), (QFileDialog, self._choose_file), (NewMazeDialog, self._fill_new),
            (VersionsDialog, self._choose_version), (LevelLinksDialog, self._change_links),
            (KeysDialog, lambda dialog: dialog.reject()), (FilmDialog, self._order_film),
        )  # fmt: skip

    def begin(self) -> None:
        """Look for dialogs from now on."""
        self._timer.start()

    def end(self) -> None:
        """Look for no more."""
        self._timer.stop()

    @Slot()
    def _look(self) -> None:
        # First: what is clicked may open another dialog, and return only when that is answered.
        self.begin()
        dialog = QApplication.activeModalWidget()
        if not isinstance(dialog, QDialog) or not dialog.isVisible():
            return
        before, tries = self._asked
        self._asked = dialog, tries + 1 if before is dialog else 1
        answer = next((act for kind, act in self._answers if isinstance(dialog, kind)), None)
        if answer is not None and self._asked[1] <= _MOST_TRIES:
            answer(dialog)
        elif answer is None or self._asked[1] > 2 * _MOST_TRIES:
            log.error("nobody knows what to answer: %s “%s”", type(dialog).__name__, dialog.windowTitle())
            dialog.reject()
        else:
            dialog.reject()

    def _click(self, box: QMessageBox) -> None:
        buttons = box.buttons()
        weights = [_WEIGHTS.get(box.buttonRole(button), _USUAL_WEIGHT) for button in buttons]
        _press(self._rng.choices(buttons, weights)[0])

    def _choose_file(self, dialog: QFileDialog) -> None:
        saves = dialog.acceptMode() is QFileDialog.AcceptMode.AcceptSave
        path = self._new_path(dialog) if saves else self._old_path()
        buttons = dialog.findChild(QDialogButtonBox)
        edit = dialog.findChild(QLineEdit)
        if path is None or buttons is None or edit is None or self._rng.random() < 0.1:
            dialog.reject()
            return
        edit.setText(str(path))
        which = QDialogButtonBox.StandardButton.Save if saves else QDialogButtonBox.StandardButton.Open
        _press(buttons.button(which))

    def _new_path(self, dialog: QFileDialog) -> Path:
        kind = self._rng.choice(dialog.nameFilters())
        dialog.selectNameFilter(kind)
        dialog.filterSelected.emit(kind)
        suffixes = re.findall(r"\*(\.\w+)", kind) or [".maze"]
        return self._folder / f"{self._rng.choice(_NAMES)}{self._rng.choice(suffixes)}"

    def _old_path(self) -> Path | None:
        paths = sorted(path for path in self._folder.iterdir() if path.is_file())
        return self._rng.choice(paths) if paths else None

    def _fill_new(self, dialog: NewMazeDialog) -> None:
        rng = self._rng
        dialog.lattice_box.setCurrentIndex(rng.randrange(dialog.lattice_box.count()))
        for box in (dialog.rows_box, dialog.cols_box):
            box.setValue(rng.randint(1, self._most_side))
        dialog.levels_box.setValue(rng.choice(_LEVELS))
        (dialog.walled_button if rng.random() < 0.5 else dialog.open_button).click()
        _press(dialog.buttons.button(QDialogButtonBox.StandardButton.Ok))

    def _choose_version(self, dialog: VersionsDialog) -> None:
        if dialog.list.count() == 0 or self._rng.random() < 0.2:
            dialog.reject()
            return
        dialog.list.setCurrentRow(self._rng.randrange(dialog.list.count()))
        _press(dialog.buttons.button(QDialogButtonBox.StandardButton.Open))

    def _order_film(self, dialog: FilmDialog) -> None:
        buttons = dialog.findChild(QDialogButtonBox)
        assert buttons is not None
        is_wanted = self._rng.random() < 0.7
        role = QDialogButtonBox.StandardButton
        _press(buttons.button(role.Ok if is_wanted else role.Cancel))

    def _change_links(self, dialog: LevelLinksDialog) -> None:
        if self._rng.random() < 0.75:
            _press(dialog.go_button)
        else:
            dialog.reject()


def _press(button: QAbstractButton | None) -> None:
    if button is not None and button.isEnabled():
        QTest.mouseClick(button, LEFT)
