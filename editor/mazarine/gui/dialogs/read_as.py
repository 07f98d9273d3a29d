"""The dialog that reads a file in another way: the readings, with a picture of what each makes of it."""

from __future__ import annotations

from collections import deque
from collections.abc import Iterable
from dataclasses import replace
from pathlib import Path

from PySide6.QtCore import QSize, Qt, Slot
from PySide6.QtGui import QIcon, QPixmap
from PySide6.QtWidgets import QDialog, QListWidget, QListWidgetItem, QPushButton, QWidget

from mazarine.files import Format, ReadOptions
from mazarine.files.options import Reading
from mazarine.files.pictures.picture_format import PICTURE
from mazarine.gui.background.jobs import IsCurrent, LatestTask
from mazarine.gui.background.messages import message_of
from mazarine.gui.background.workers import Workers
from mazarine.gui.dialogs.picture.dialog import ask_picture
from mazarine.gui.documents.readings import Offer, ReadingPreview, offer_of, preview_of
from mazarine.gui.file_names import shown
from mazarine.gui.i18n import tr
from mazarine.gui.style.painting import blank_icon, image_of
from mazarine.gui.widgets.building import choice_of, column_of, ok_and_cancel, row_of
from mazarine.gui.widgets.labels import PlainLabel

_PICTURE, _ICON = QSize(300, 240), QSize(64, 48)
_ROLE = Qt.ItemDataRole.UserRole
_GAP = 4
_MOST_BYTES = 1 << 20
"""The largest file of which all readings are drawn unasked."""


class ReadAsDialog(QDialog):
    """Shows the readings of a file to choose one of.

    `present`, the reading of the maze that is open, is chosen at first.
    """

    def __init__(self, path: Path, present: Reading, workers: Workers, parent: QWidget) -> None:
        super().__init__(parent)
        self.setWindowTitle(tr("Read {name} as", name=shown(path.name)))
        self._path, self._present, self._workers = path, present, workers
        self._options: dict[str, ReadOptions] = {present.format: present.options} if present.format else {}
        self._previews: dict[Reading, ReadingPreview] = {}
        self._unasked: deque[Reading] = deque()
        self.preview: ReadingPreview | None = None
        self.list = QListWidget()
        self.list.setAccessibleName(tr("Readings of the file"))
        self.list.setIconSize(_ICON)
        self.picture = PlainLabel(alignment=Qt.AlignmentFlag.AlignCenter)
        self.picture.setFixedSize(_PICTURE)
        self.picture.setAccessibleName(tr("Picture of the maze"))
        self.level_box = choice_of({})
        self.level_box.setAccessibleName(tr("Level"))
        self.adjust_button = QPushButton(tr("&Adjust…"))
        self.adjust_button.setToolTip(tr("Show where the cells of the maze are in the picture"))
        self.lines = PlainLabel(wordWrap=True, alignment=Qt.AlignmentFlag.AlignTop)
        self.lines.setFixedWidth(_PICTURE.width())
        self.buttons = ok_and_cancel(self)
        self._offers = LatestTask(workers.studies, self, self._fill, self._refuse)
        self._latest = LatestTask(workers.studies, self, self._take, self._refuse)
        self._lay_out()
        self._show()
        self.list.currentItemChanged.connect(self._choose)
        self.list.itemDoubleClicked.connect(self._accept)
        self.level_box.activated.connect(self._choose_level)
        self.adjust_button.clicked.connect(self._adjust)
        self.finished.connect(self._offers.cancel)
        self.finished.connect(self._latest.cancel)
        self._offers.submit(lambda: lambda _: offer_of(path))

    @property
    def reading(self) -> Reading | None:
        item = self.list.currentItem()
        name: str | None = None if item is None else item.data(_ROLE)
        return None if name is None else Reading(name, self._options.get(name, ReadOptions()))

    @Slot(object)
    def _fill(self, offer: Offer) -> None:
        """List the formats, and choose the present one."""
        self._add(tr("Likely"), offer.likely)
        self._add(tr("Others"), offer.others)
        rows = [row for row in range(self.list.count()) if self.list.item(row).data(_ROLE)]
        names = [self.list.item(row).data(_ROLE) for row in rows]
        if rows:
            present = self._present.format
            self.list.setCurrentRow(rows[names.index(present) if present in names else 0])
        if offer.size <= _MOST_BYTES:
            self._unasked.extend(Reading(format.name) for format in (*offer.likely, *offer.others))

    def _add(self, heading: str, formats: Iterable[Format]) -> None:
        for number, format in enumerate(formats):
            if not number:
                title = QListWidgetItem(heading, self.list)
                title.setFlags(Qt.ItemFlag.NoItemFlags)
            item = QListWidgetItem(tr(format.title), self.list)
            item.setData(_ROLE, format.name)
            # The list does not move when pictures arrive.
            item.setSizeHint(QSize(0, _ICON.height() + _GAP))
            item.setIcon(blank_icon(_ICON))

    @Slot()
    def _choose(self) -> None:
        """Show what the chosen reading makes of the file."""
        reading = self.reading
        self.preview = None if reading is None else self._previews.get(reading)
        self._show()
        if reading is not None and self.preview is None:
            self._draw(reading)

    def _draw(self, reading: Reading) -> None:
        ratio = self.devicePixelRatioF()
        room = round(_PICTURE.width() * ratio), round(_PICTURE.height() * ratio)

        def work(is_current: IsCurrent) -> ReadingPreview:
            return preview_of(self._path, reading, room, is_current)

        self._latest.submit(lambda: work)

    @Slot(object)
    def _take(self, preview: ReadingPreview) -> None:
        self._previews[preview.reading] = preview
        if preview.reading == self.reading:
            self.preview = preview
            self._show()
        self._mark(preview)
        self._unasked = deque(it for it in self._unasked if it not in self._previews)
        if self._unasked:
            self._draw(self._unasked[0])

    def _mark(self, preview: ReadingPreview) -> None:
        """Show in the list what a reading makes of the file; gray if it cannot be read so."""
        rows = range(self.list.count())
        item = next(it for it in map(self.list.item, rows) if it.data(_ROLE) == preview.reading.format)
        if preview.picture is None:
            item.setForeground(self.palette().placeholderText())
        else:
            item.setIcon(QIcon(QPixmap.fromImage(image_of(preview.picture, self.devicePixelRatioF()))))

    @Slot(object)
    def _refuse(self, error: Exception) -> None:
        self._show()
        self.lines.setText(tr(message_of(error)))

    def _show(self) -> None:
        """Show the preview; nothing while it is being made."""
        preview, reading = self.preview, self.reading
        is_read = preview is not None and preview.picture is not None
        self.buttons.button(self.buttons.StandardButton.Ok).setEnabled(is_read)
        name = None if reading is None else reading.format
        self.adjust_button.setVisible(name == PICTURE.name)
        levels = () if preview is None else preview.levels
        self.level_box.setVisible(len(levels) > 1)
        self.level_box.clear()
        self.level_box.addItems(levels)
        if preview is None or reading is None:
            self.picture.clear()
            self.lines.clear()
            return
        self.level_box.setCurrentText(reading.options.level or "")
        if preview.picture is None:
            self.picture.clear()
        else:
            picture = image_of(preview.picture, self.devicePixelRatioF())
            self.picture.setPixmap(QPixmap.fromImage(picture))
        self.lines.setText("\n".join(map(tr, preview.lines)))

    @Slot()
    def _choose_level(self) -> None:
        if self.reading is not None:
            self._set_options(replace(self.reading.options, level=self.level_box.currentText()))

    @Slot()
    def _adjust(self) -> None:
        if self.reading is not None:
            options = ask_picture(self, self._path, self.reading.options, self._workers)
            if options is not None:
                self._set_options(options)

    def _set_options(self, options: ReadOptions) -> None:
        assert self.reading is not None
        assert self.reading.format is not None
        self._options[self.reading.format] = options
        self._choose()

    @Slot()
    def _accept(self) -> None:
        if self.preview is not None and self.preview.picture is not None:
            self.accept()

    def _lay_out(self) -> None:
        right = column_of(self.level_box, self.picture, self.adjust_button, self.lines, 0)
        across = row_of((self.list, 1), right)
        heading = PlainLabel(tr("Choose what the file is. The picture shows the maze that is read then."))
        self.setLayout(column_of(heading, across, self.buttons, margins=(20, 18, 20, 16), spacing=12))
        self.resize(680, 460)
