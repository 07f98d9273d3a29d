"""The fields of a walker: its agent or its program, and the opponents of all walkers."""

from __future__ import annotations

from dataclasses import replace

from PySide6.QtCore import Qt, Signal, Slot
from PySide6.QtGui import QColor
from PySide6.QtWidgets import QFormLayout, QWidget

from mazarine.agents.memory import MemoryRule
from mazarine.agents.settings import AGENT_TITLES, AGENTS, AgentSettings
from mazarine.agents.simulation import Plan
from mazarine.gui.features.watch.program_form import ProgramForm, ProgramPlan, program_plan
from mazarine.gui.forms.controls import check_box
from mazarine.gui.forms.fields import PercentBox
from mazarine.gui.i18n import on_language_change, show_text, tr, tr_later
from mazarine.gui.settings import Settings
from mazarine.gui.widgets.building import add_row, label_of, narrow_choice_of, row_of
from mazarine.gui.widgets.number_boxes import DecimalBox

COLORS = tuple(map(QColor, ("#2f6fb5", "#c05a1c", "#2e7d4f", "#8e2350", "#6a4fb3", "#8a6d00")))
"""The colors of walkers, in their order."""
_USUAL = "nearest-unknown"
PERSON = Plan(_USUAL, replace(AGENTS["player"], radius=8.0))
PLAYER = Plan("hand", PERSON.agent)
MOUSE = Plan("flood-fill", AGENTS["micromouse"])
OFFERED = _USUAL, "left-hand", "tremaux", "searcher", "right-hand", "random"
"""Explorers that walk in any maze, also in one without a goal."""
_MEMORIES = {
    "all": tr_later("Everything"), "age": tr_later("For a number of steps"),
    "distance": tr_later("Within a distance"), "none": tr_later("Nothing"),
}  # fmt: skip
_DEFAULT_LIMITS = {"age": 60.0, "distance": 15.0}
_AGENT_ROWS = 7
"""The rows of a form with the settings of an agent."""
_NO_OPPONENTS = tr_later("Stay where they are")


class WalkerForm(QWidget):
    """Asks for the agent of a walker, or for its program; and for opponents.

    Attributes
    ----------
    plan : the plan of the walker; its explorer is chosen elsewhere
    """

    changed = Signal()
    """The plan, or the opponents."""
    run_clicked = Signal()
    """The program of the plan is to be started, and to go."""

    def __init__(self, settings: Settings) -> None:
        super().__init__()
        self.plan = PERSON
        self._shows = False
        self.program = ProgramForm(settings)
        self.agent = narrow_choice_of({**AGENT_TITLES, "": tr_later("Custom")})
        self.memory = narrow_choice_of(_MEMORIES)
        chasing = {
            name: tr_later("Chase explorers: {agent}", agent=title) for name, title in AGENT_TITLES.items()
        }
        self.opponents = narrow_choice_of({"": _NO_OPPONENTS, **chasing})
        self.radius, self.number = DecimalBox(0, 1000, 1), DecimalBox(1, 100_000, 0)
        self.chance, self.reach = PercentBox(), DecimalBox(1, 100, 0)
        self.unlimited = check_box(tr_later("Unlimited line of sight"))
        self.links = check_box(tr_later("Sees through teleporters"))
        show_text("How long or how far it remembers", self.number.setAccessibleName)
        self._describe_agents()
        self._lay_out()
        self._tie()
        on_language_change(self._describe_agents)

    @property
    def chasers(self) -> AgentSettings | None:
        """The agent of opponents that chase; None if they stay where they are."""
        name = self.opponents.currentData()
        return AGENTS[name] if name else None

    @Slot()
    def _describe_agents(self) -> None:
        """Show in tooltips what each preset is like."""
        for index in range(self.agent.count()):
            settings = AGENTS.get(self.agent.itemData(index))
            if settings is not None:
                self.agent.setItemData(index, tr(settings.text), Qt.ItemDataRole.ToolTipRole)

    def _lay_out(self) -> None:
        form = QFormLayout(rowWrapPolicy=QFormLayout.RowWrapPolicy.WrapLongRows)
        remembers = row_of((self.memory, 1), self.number)
        form.addRow(self.program)
        self._agent_rows = range(form.rowCount(), form.rowCount() + _AGENT_ROWS)
        add_row(form, tr_later("Pre&set"), self.agent)
        add_row(form, tr_later("Sees"), self.radius)
        form.addRow("", self.unlimited)
        form.addRow("", self.links)
        form.addRow(label_of(tr_later("Remembers"), self.memory), remembers)
        add_row(form, tr_later("Chance to find secrets"), self.chance)
        add_row(form, tr_later("Within (cells)"), self.reach)
        add_row(form, tr_later("&Opponents"), self.opponents)
        form.setContentsMargins(0, 0, 0, 0)
        self._form = form
        self.setLayout(form)

    def _tie(self) -> None:
        self.agent.currentIndexChanged.connect(self._take_agent)
        self.program.run_clicked.connect(self._run_program)
        self.memory.currentIndexChanged.connect(self._take)
        for number in (self.radius, self.number, self.chance, self.reach):
            number.valueChanged.connect(self._take)
        for check in (self.unlimited, self.links):
            check.toggled.connect(self._take)
        self.opponents.currentIndexChanged.connect(self.changed)

    @Slot()
    def _take(self) -> None:
        """Set the chosen walker from the fields."""
        if self._shows:
            return
        rule, number = self.memory.currentData(), self.number.value()
        if rule in _DEFAULT_LIMITS and self.sender() is self.memory:
            number = _DEFAULT_LIMITS[rule]
        memory = MemoryRule.of(f"{rule}:{number:g}" if rule in _DEFAULT_LIMITS else rule)
        settings = AgentSettings(
            None if self.unlimited.isChecked() else self.radius.value(), memory, self.links.isChecked(),
            self.chance.value() / 100, self.reach.value(),
        )  # fmt: skip
        self._set(replace(self.plan, agent=settings))

    @Slot()
    def _run_program(self) -> None:
        """Start the program that the fields describe, or start it again."""
        self.plan = program_plan(self.plan, self.program.spec)
        self.run_clicked.emit()

    @Slot()
    def _take_agent(self) -> None:
        """Set the agent to a preset."""
        name = self.agent.currentData()
        if not self._shows and name:
            self._set(replace(self.plan, agent=AGENTS[name]))

    def _set(self, plan: Plan) -> None:
        if plan != self.plan:
            self.show_plan(plan)
            self.changed.emit()

    def show_plan(self, plan: Plan) -> None:
        """Show the plan of a walker."""
        self._shows, self.plan = True, plan
        agent, memory = plan.agent, plan.agent.memory
        self.program.setVisible(isinstance(plan, ProgramPlan))
        if isinstance(plan, ProgramPlan) and plan.program is not None:
            self.program.show_spec(plan.program)
        for row in self._agent_rows:
            self._form.setRowVisible(row, not isinstance(plan, ProgramPlan))
        named = next((name for name, settings in AGENTS.items() if settings == agent), "")
        self.agent.setCurrentIndex(self.agent.findData(named))
        self.unlimited.setChecked(agent.radius is None)
        self.radius.setEnabled(agent.radius is not None)
        if agent.radius is not None:
            self.radius.setValue(agent.radius)
        rule, _, number = str(memory).partition(":")
        self.memory.setCurrentIndex(self.memory.findData(rule))
        self.number.setVisible(bool(number))
        if number:
            self.number.setValue(float(number))
        self.links.setChecked(agent.through_links)
        self.chance.setValue(agent.chance * 100)
        self.reach.setValue(agent.reach)
        self._shows = False
