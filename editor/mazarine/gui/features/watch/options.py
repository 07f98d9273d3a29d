"""The row of options below the panes: the seed, what is shown, the pace of programs, and what is saved."""

from __future__ import annotations

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QWidget

from mazarine.gui.dialogs.manual import help_button
from mazarine.gui.features.watch.walk import Pace
from mazarine.gui.forms.controls import button, check_box
from mazarine.gui.forms.mice import model_box
from mazarine.gui.i18n import show_text, tr_later
from mazarine.gui.widgets.building import FlowLayout, choice_of, label_of
from mazarine.gui.widgets.number_boxes import SeedBox
from mazarine.mouse import MouseProgram
from mazarine.mouse.model import read_model
from mazarine.picture import Overlay

_BETWEEN_PX = 12
_OVERLAYS = {
    Overlay.KINDS: tr_later("Kinds"), Overlay.REGIONS: tr_later("Regions"),
    Overlay.NONE: tr_later("No overlay"),
}  # fmt: skip
_PACES = {
    0.0: tr_later("A step at a time"), 0.25: tr_later("Real time × 1/4"), 1.0: tr_later("Real time"),
    4.0: tr_later("Real time × 4"), 16.0: tr_later("Real time × 16"),
}  # fmt: skip


class Options(QWidget):
    """Shows the options that apply to the present panes."""

    changed = Signal()
    """What is shown of the present step."""
    pace_changed = Signal()

    def __init__(self, seed: int, page: str) -> None:
        super().__init__()
        self.seed_box = SeedBox()
        self.seed_box.setValue(seed)
        self.add_button = button(tr_later("&Add pane"), tip=tr_later("Watch one more algorithm, up to six"))
        self.code_box = check_box(
            tr_later("&Pseudocode"), tr_later("Show the lines of each search, with the present one marked")
        )
        self.overlay, self.pace, self.model = choice_of(_OVERLAYS), choice_of(_PACES), model_box()
        show_text("Overlay", self.overlay.setAccessibleName)
        show_text("Show another overlay", self.overlay.setToolTip)
        for box, text in (
            (self.pace, tr_later("Pace: a step at a time, or as fast as a mouse in a contest")),
            (self.model, tr_later("How fast the mouse accelerates, drives and turns in real time")),
        ):
            show_text(text, box.setAccessibleName, box.setToolTip)
        self.truth_box = check_box(
            tr_later("Show the actual &maze"),
            tr_later("Show the actual maze beside the maps of the explorers"),
        )
        self.settings_box = check_box(
            tr_later("Settings"), tr_later("Show the settings of the explorers, and compare them")
        )
        self.map_button = button(
            tr_later("Sa&ve map…"),
            tip=tr_later("Save the maze with everything unknown to the explorer in fog"),
        )  # fmt: skip
        self.marks_box = check_box(
            tr_later("Show &drawings"), tr_later("Show the colors, texts and walls that the program draws"),
            is_on=True,
        )  # fmt: skip
        self.reset_button = button(
            tr_later("Reset mo&use"),
            tip=tr_later("Press the reset button of the mouse; a program that asks for it goes back to the"
                         " start"),
        )  # fmt: skip
        self.take_button = button(
            tr_later("&Use this maze"), tip=tr_later("Use this maze where the Generate dock puts its mazes"),
        )  # fmt: skip
        self.export_button = button(
            tr_later("E&xport…"),
            tip=tr_later("Export a film of the panes: animated PNG, GIF, WebP, a series of PNG, or a web"
                         " page"),
        )  # fmt: skip
        flow = FlowLayout(self, _BETWEEN_PX)
        for widget in (
            label_of(tr_later("&Seed"), self.seed_box), self.seed_box, self.seed_box.dice_button,
            self.add_button, self.code_box, self.overlay, self.truth_box, self.settings_box, self.map_button,
            self.pace, self.model, self.marks_box, self.reset_button, self.take_button, self.export_button,
            help_button(page),
        ):  # fmt: skip
            flow.addWidget(widget)
        for check in (self.code_box, self.marks_box):
            check.toggled.connect(self.changed)
        self.overlay.currentIndexChanged.connect(self.changed)
        for chosen in (self.pace, self.model):
            chosen.currentIndexChanged.connect(self.pace_changed)

    @property
    def real_pace(self) -> Pace | None:
        """The mouse whose real time is played, and how much faster; None to play step by step."""
        factor = self.pace.currentData()
        return (read_model(self.model.currentData()), factor) if factor else None

    def show_for(self, *, walkers: bool, searches: bool) -> None:
        """Show the options of walkers, and of searches, if there are any."""
        for widget in (self.overlay, self.truth_box, self.settings_box, self.map_button):
            widget.setVisible(walkers)
        self.code_box.setVisible(searches)

    def show_program(self, program: MouseProgram | None) -> None:
        """Show the options of the program that drives the current walker, if one does."""
        for box in (self.marks_box, self.pace):
            box.setVisible(program is not None)
        self.model.setVisible(program is not None and bool(self.pace.currentData()))
        self.reset_button.setVisible(program is not None and not program.is_recorded)
        self.reset_button.setEnabled(program is not None and program.script.end is None)
