"""The form for the plan of a book."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any, NamedTuple

from PySide6.QtCore import QSignalBlocker, Qt, Signal, SignalInstance, Slot
from PySide6.QtWidgets import (
    QComboBox,
    QFileDialog,
    QFormLayout,
    QLayout,
    QLineEdit,
    QListWidget,
    QListWidgetItem,
    QPlainTextEdit,
    QTabWidget,
    QWidget,
)

from mazarine.book.plan import BOARDS, BOUNDS, PER_PAGE, TRIMS, BookPlan, pair, several, trim_named
from mazarine.gui.file_names import chosen_path
from mazarine.gui.forms.controls import button
from mazarine.gui.i18n import on_language_change, show_text, tr, tr_later
from mazarine.gui.widgets.building import choice_of, column_of, label_of, narrow_choice_of, row_of
from mazarine.gui.widgets.number_boxes import DecimalBox, NumberBox, SeedBox
from mazarine.messages import Message
from mazarine.shapes import GALLERY

_PICTURES = {
    "mouse": tr_later("Mouse"), "cheese": tr_later("Cheese"), "rabbit": tr_later("Rabbit"),
    "carrot": tr_later("Carrot"), "dog": tr_later("Dog"), "bone": tr_later("Bone"), "bee": tr_later("Bee"),
    "flower": tr_later("Flower"),
}  # fmt: skip
_LINES, _LISTED = 6, 8


class _Field(NamedTuple):
    """A key of a plan: the widget that shows it, how it is laid out, read and shown, and its signals."""

    widget: QWidget
    row: QWidget | QLayout
    value: Callable[[], Any]
    show: Callable[[Any], None]
    signals: Sequence[SignalInstance]


class BookForm(QWidget):
    """Asks for the plan of a book.

    Attributes
    ----------
    fields : by the keys of a plan
    """

    changed = Signal()
    """The plan has changed."""

    def __init__(self) -> None:
        super().__init__()
        self.fields: dict[str, _Field] = {}
        self._tabs = QTabWidget()
        for add in (self._add_puzzles, self._add_pages, self._add_texts):
            page, form = QWidget(), QFormLayout()
            add(form)
            page.setLayout(column_of(form, 1))
            self._tabs.addTab(page, "")
        on_language_change(self._show_titles)
        self._show_titles()
        self.setLayout(column_of(self._tabs, margins=(0, 0, 0, 0)))
        self.show_plan(BookPlan())
        for field in self.fields.values():
            for signal in field.signals:
                signal.connect(self.changed)

    @property
    def plan(self) -> BookPlan:
        return BookPlan(**{name: field.value() for name, field in self.fields.items()})

    def show_plan(self, plan: BookPlan) -> None:
        """Show a plan, with one signal."""
        with QSignalBlocker(self):
            for name, field in self.fields.items():
                field.show(getattr(plan, name))
        self.changed.emit()

    @Slot()
    def _show_titles(self) -> None:
        for index, title in enumerate((tr("Puzzles"), tr("Pages"), tr("Texts"))):
            self._tabs.setTabText(index, title)

    def _add(
        self, form: QFormLayout, name: str, label: Message, field: _Field, tip: Message | None = None
    ) -> None:
        self.fields[name] = field
        form.addRow(label_of(label, field.widget), field.row)
        if tip is not None:
            show_text(tip, field.widget.setToolTip)

    def _add_puzzles(self, form: QFormLayout) -> None:
        self._add(form, "count", tr_later("&Number of mazes"), _number(NumberBox(*_whole("count"))))
        for name, label in (
            ("difficulty", tr_later("&Difficulty")), ("rows", tr_later("&Rows")),
            ("cols", tr_later("Colu&mns")),
        ):  # fmt: skip
            boxes = [
                DecimalBox(*BOUNDS[name], 2) if name == "difficulty" else NumberBox(*_whole(name))
                for _ in range(2)
            ]
            self._add(form, name, label, _ends(*boxes), tr_later("Of the first maze, and of the last"))
        shapes = {"": tr_later("Whole board"), **{name: it.title for name, it in GALLERY.items()}}
        turns = tr_later("Several take turns")
        self._add(form, "lattice", tr_later("&Lattice"), _checked(_CheckList(BOARDS)), turns)
        self._add(form, "shape", tr_later("S&hape"), _checked(_CheckList(shapes)), turns)
        seed = SeedBox()
        self._add(form, "seed", tr_later("Se&ed"), _number(seed)._replace(row=seed.row()))

    def _add_pages(self, form: QFormLayout) -> None:
        trims = choice_of({name: name for name in TRIMS})
        self._add(form, "trim", tr_later("Page si&ze"), _choice(trims, trims, trim_named))
        self._add(form, "margin_mm", tr_later("M&argin"), _millimeters("margin_mm"))
        self._add(form, "gutter_mm", tr_later("G&utter"), _millimeters("gutter_mm"),
                  tr_later("Further room at the inner edge, for the binding"))  # fmt: skip
        self._add(form, "bleed_mm", tr_later("&Bleed"), _millimeters("bleed_mm"),
                  tr_later("Added around each page and cut off by the printer"))  # fmt: skip
        wall = _millimeters("wall_mm", tr_later("As suits the cells"))
        self._add(form, "wall_mm", tr_later("&Wall thickness"), wall)
        self._add(form, "start_picture", tr_later("Picture at the &start"), self._picture())
        self._add(form, "goal_picture", tr_later("Picture at the &goal"), self._picture())
        per_page = choice_of({number: str(number) for number in PER_PAGE})
        self._add(form, "solutions_per_page", tr_later("Solutions on a &page"), _choice(per_page, per_page))

    def _add_texts(self, form: QFormLayout) -> None:
        self._add(form, "title", tr_later("&Title"), _text(QLineEdit()))
        self._add(form, "front", tr_later("&Front page"), _lines(), tr_later("The text below the title"))
        self._add(form, "imprint", tr_later("&Imprint"), _lines(),
                  tr_later("On the second page: author, edition, rights"))  # fmt: skip

    def _picture(self) -> _Field:
        box = narrow_choice_of(_PICTURES)

        def show(name: str) -> None:
            if box.findData(name) < 0:
                box.addItem(Path(name).name, name)
            box.setCurrentIndex(box.findData(name))

        def ask() -> None:
            name, _ = QFileDialog.getOpenFileName(self, tr("Picture"), "", tr("Pictures (*.png *.svg)"))
            if name:
                show(str(chosen_path(name)))

        file_button = button(tr_later("File…"), ask, tr_later("Choose a picture of your own: PNG or SVG"))
        return _choice(box, row_of((box, 1), file_button))._replace(show=show)


class _CheckList(QListWidget):
    """Lets the user check one or several of some values."""

    def __init__(self, names: dict[str, Message]) -> None:
        super().__init__()
        self._names = names
        self.show_values(list(names))
        on_language_change(self._show_names)
        self._show_names()
        self.setFixedHeight(min(_LISTED, len(names)) * self.sizeHintForRow(0) + 2 * self.frameWidth())

    def values(self) -> tuple[str, ...]:
        """Return the checked values."""
        items = [self.item(row) for row in range(self.count())]
        return tuple(
            it.data(Qt.ItemDataRole.UserRole) for it in items if it.checkState() is Qt.CheckState.Checked
        )

    def show_values(self, values: str | Sequence[str]) -> None:
        """Check these values; those that are not listed are added."""
        chosen = [*several(values if isinstance(values, str) else tuple(values))]
        known = [self.item(row).data(Qt.ItemDataRole.UserRole) for row in range(self.count())]
        for value in chosen:
            if value not in known:
                QListWidgetItem(Path(value).name, self).setData(Qt.ItemDataRole.UserRole, value)
        for row in range(self.count()):
            is_on = self.item(row).data(Qt.ItemDataRole.UserRole) in chosen
            self.item(row).setCheckState(Qt.CheckState.Checked if is_on else Qt.CheckState.Unchecked)

    @Slot()
    def _show_names(self) -> None:
        for row, name in enumerate(self._names.values()):
            self.item(row).setText(tr(name))


def _number(box: NumberBox | DecimalBox) -> _Field:
    return _Field(box, box, box.value, box.setValue, [box.valueChanged])


def _text(edit: QLineEdit) -> _Field:
    return _Field(edit, edit, edit.text, edit.setText, [edit.textChanged])


def _lines() -> _Field:
    edit = QPlainTextEdit(tabChangesFocus=True)
    edit.setFixedHeight(_LINES * edit.fontMetrics().lineSpacing() + 2 * (edit.frameWidth() + 4))
    return _Field(edit, edit, edit.toPlainText, edit.setPlainText, [edit.textChanged])


def _choice(box: QComboBox, row: QWidget | QLayout, named: Callable[[Any], Any] = lambda it: it) -> _Field:
    def show(value: Any) -> None:
        box.setCurrentIndex(box.findData(named(value)))

    return _Field(box, row, box.currentData, show, [box.currentIndexChanged])


def _checked(box: _CheckList) -> _Field:
    return _Field(box, box, box.values, box.show_values, [box.itemChanged])


def _ends(*boxes: NumberBox | DecimalBox) -> _Field:
    def show(value: Any) -> None:
        for box, end in zip(boxes, pair(value), strict=True):
            box.setValue(end)

    row = row_of((boxes[0], 1), label_of(tr_later("to"), boxes[1]), (boxes[1], 1))
    signals = [box.valueChanged for box in boxes]
    return _Field(boxes[0], row, lambda: tuple(box.value() for box in boxes), show, signals)


def _millimeters(name: str, automatic: Message | None = None) -> _Field:
    least, most = BOUNDS[name]
    box = DecimalBox(least if automatic is None else 0, most, 2, " mm")
    field = _number(box)
    if automatic is None:
        return field
    show_text(automatic, box.setSpecialValueText)
    return field._replace(value=lambda: box.value() or None, show=lambda value: box.setValue(value or 0))


def _whole(name: str) -> tuple[int, int]:
    least, most = BOUNDS[name]
    return int(least), int(most)
