"""One field for each parameter of a generator, and the words for generators and parameters."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from typing import Any

from PySide6.QtWidgets import QFormLayout, QLabel, QWidget

from mazewright.generators.parameter import Choice, Count, Parameter, Share
from mazewright.gui.i18n import tr
from mazewright.gui.i18n.languages import percent_sign
from mazewright.gui.widgets.building import choice_of
from mazewright.gui.widgets.number_boxes import DecimalBox, NumberBox

_PERCENT = 100.0
ALGORITHM_WORDS: Mapping[str, str] = {
    "stack": "Stack",
    "prim": "Prim",
    "binary-tree": "Binary tree",
    "sidewinder": "Sidewinder",
    "eller": "Eller",
    "kruskal": "Kruskal",
    "growing-tree": "Growing tree",
    "hunt-and-kill": "Hunt and kill",
    "wilson": "Wilson",
    "aldous-broder": "Aldous–Broder",
    "recursive-division": "Recursive division",
    "prim-blocks": "Prim, blocks",
    "stack-blocks": "Stack, blocks",
    "list-blocks": "List, blocks",
    "rooms-and-corridors": "Rooms and corridors",
    "caves": "Caves",
    "points": "Points",
}
PARAMETER_WORDS: Mapping[str, str] = {
    "bias": "Bias",
    "version": "Version",
    "east": "East",
    "south": "South",
    "choice": "Choice",
    "share": "Share",
    "loops": "Loops",
    "secrets": "Secrets",
    "fog": "Fog",
    "rooms": "Rooms",
    "doors": "Doors",
    "rock": "Rock",
    "next": "Next",
    "main": "Main",
    "points": "Points",
    "board": "Board",
    "remove_loops": "Remove loops",
    "braid": "Braid",
    "sparsify": "Sparsify",
    "treasure": "Treasure",
    "npc": "Character",
    "opponent": "Opponent",
}
CHOICE_WORDS: Mapping[str, str] = {
    "north-west": "North west",
    "north-east": "North east",
    "south-west": "South west",
    "south-east": "South east",
    "passages": "Passages",
    "walls": "Walls",
    "newest": "Newest",
    "oldest": "Oldest",
    "random": "Random",
    "mix": "Mix",
    "no": "No",
    "yes": "Yes",
    "first": "First",
    "given": "Given size",
    "infinite": "Infinite, cropped",
    "D1": "D1",
    "D2": "D2",
    "D3": "D3",
    "D4": "D4",
    "D5": "D5",
    "D6": "D6",
}


class Fields(QWidget):
    """One field for each parameter; `values` gives what they say."""

    def __init__(self, changed: Callable[[], None], parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._changed = changed
        self._reads: dict[str, Callable[[], Any]] = {}
        self.form = QFormLayout(self)
        self.form.setContentsMargins(0, 0, 0, 0)

    def show_parameters(
        self, parameters: Iterable[Parameter], values: Mapping[str, Any] | None = None
    ) -> None:
        """Have fields for these parameters, with these values or else their defaults."""
        while self.form.rowCount():
            self.form.removeRow(0)
        self._reads = {}
        for parameter in parameters:
            value = (values or {}).get(parameter.name, parameter.default)
            field = self._field(parameter, value)
            field.setToolTip(tr(parameter.help))
            field.setAccessibleName(tr(PARAMETER_WORDS[parameter.name]))
            field.setObjectName(parameter.name)
            label = QLabel(tr(PARAMETER_WORDS[parameter.name]))
            label.setToolTip(tr(parameter.help))
            label.setBuddy(field)
            self.form.addRow(label, field)

    def values(self) -> dict[str, Any]:
        """Return what the fields say, by the names of the parameters."""
        return {name: read() for name, read in self._reads.items()}

    def _field(self, parameter: Parameter, value: Any) -> QWidget:
        if isinstance(parameter, Choice):
            return self._choice(parameter, value)
        if isinstance(parameter, Count):
            return self._count(parameter, value)
        return self._share(parameter, value)

    def _count(self, parameter: Count, value: int) -> QWidget:
        box = NumberBox(0, parameter.most, value)
        box.valueChanged.connect(self._tell)
        self._reads[parameter.name] = box.value
        return box

    def _choice(self, parameter: Choice, value: str) -> QWidget:
        box = choice_of({choice: CHOICE_WORDS[choice] for choice in parameter.choices}, value)
        box.currentIndexChanged.connect(self._tell)
        self._reads[parameter.name] = box.currentData
        return box

    def _share(self, parameter: Share, value: float) -> QWidget:
        box = DecimalBox(0.0, _PERCENT, 1, percent_sign())
        box.setSingleStep(5.0)
        box.setValue(value * _PERCENT)
        box.valueChanged.connect(self._tell)
        self._reads[parameter.name] = lambda: box.value() / _PERCENT
        return box

    def _tell(self, _value: object) -> None:
        self._changed()
