"""Keeps the parts of the window in step with each other."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Slot
from PySide6.QtGui import QGuiApplication, QPalette

from mazewright.gui.analysis.analysis import State
from mazewright.gui.canvas.zoom_view import ViewPlace
from mazewright.gui.docks.title_icons import draw_title_icons
from mazewright.gui.i18n import tr
from mazewright.gui.shell.tab_strip import Title
from mazewright.gui.style.eyes import chosen_palette, eyes_of, has_patterns
from mazewright.gui.style.themes import Theme, apply_theme
from mazewright.maze import Cell
from mazewright.picture import Overlay

if TYPE_CHECKING:
    from mazewright.gui.shell.main_window import MainWindow


_LITTLE = 5
"""A board that grows or shrinks by less than this part stays as it is seen."""


class Upkeep(QObject):
    """Ties the signals of the parts to what shows them."""

    def __init__(self, window: MainWindow) -> None:
        super().__init__(window)
        self._window = window
        self._shape = window.document.maze.shape
        self._tie_document()
        self._tie_sight()
        self._tie_work()

    def show_everything(self) -> None:
        """Show all parts as they are now."""
        actions = self._window.actions_by_name
        actions["edit.undo"].setEnabled(False)
        actions["edit.redo"].setEnabled(False)
        self.follow_palette()
        self._show_overlay()
        self._show_tool()
        self._show_tabs()
        self._show_levels()
        self._offer_turns()
        self._follow_analysis()

    def _tie_document(self) -> None:
        window, actions = self._window, self._window.actions_by_name
        current, steps = window.current, window.sessions.undo_group
        steps.canUndoChanged.connect(actions["edit.undo"].setEnabled)
        steps.canRedoChanged.connect(actions["edit.redo"].setEnabled)
        steps.undoTextChanged.connect(self._name_undo)
        steps.redoTextChanged.connect(self._name_redo)
        current.leaving.connect(self._keep_place)
        window.sessions.changed.connect(self._show_tabs)
        window.strip.chosen.connect(window.sessions.show_tab)
        window.strip.close_wanted.connect(self._close_tab)
        window.strip.moved.connect(window.sessions.move)
        window.documents.start_page_wanted.connect(window.welcome.show_page)
        current.maze_replaced.connect(self._show_levels)
        current.maze_replaced.connect(self._offer_turns)
        current.maze_replaced.connect(self._show_place)
        current.maze_changed.connect(self._follow_shape)

    def _tie_sight(self) -> None:
        window, scene, view = self._window, self._window.scene, self._window.view
        scene.level_changed.connect(self._show_levels)
        scene.level_changed.connect(window.status.cell.follow_level)
        window.current.selection_changed.connect(self._show_selection)
        window.symmetry.changed.connect(self._show_symmetry)
        window.floating.changed.connect(self._show_selection)
        scene.overlay_changed.connect(self._show_overlay)
        window.main_bar.level_box.valueChanged.connect(scene.set_level)
        window.main_bar.overlay_box.activated.connect(self._take_overlay)
        view.pointer_moved.connect(window.status.cell.follow_pointer)
        view.zoom_changed.connect(window.status.show_zoom)
        view.resized.connect(window.legend.place)
        window.legend.room_changed.connect(view.set_lower_room)
        view.resized.connect(window.messages.place)
        window.toolbox.tool_changed.connect(window.probe.clear)
        window.toolbox.tool_changed.connect(self._show_tool)
        window.current.tints_changed.connect(self._show_tints)
        window.probe.words_changed.connect(window.status.cell.show_way)
        window.graph_overlay.words_changed.connect(self._show_graph_words)
        window.probe.start_changed.connect(self._measure_from)
        QGuiApplication.styleHints().colorSchemeChanged.connect(self._follow_system)

    def _tie_work(self) -> None:
        window = self._window
        window.current.session.segmentation.start()
        # Loading compiled kernels would hold up the first picture.
        window.view.first_painted.connect(window.workers.start_preparation)
        window.workers.engine.changed.connect(self._tell_of_engine)
        window.view.escape_pressed.connect(window.floating.cancel)
        window.view.escape_pressed.connect(window.finder.clear)
        window.view.escape_pressed.connect(window.probe.clear)
        for dock in window.docks:
            dock.visibilityChanged.connect(self._follow_docks)
            dock.left.connect(window.welcome.take_keys)
        window.current.failed.connect(window.messages.fail)
        window.current.state_changed.connect(self._follow_analysis)

    @Slot(object)
    def _measure_from(self, cell: Cell | None) -> None:
        self._window.current.session.tints.set_here(cell)

    @Slot()
    def _tell_of_engine(self) -> None:
        sentence = self._window.workers.engine.take_problem()
        if sentence:
            self._window.messages.tell(sentence)

    @Slot()
    def _show_tabs(self) -> None:
        window, document = self._window, self._window.document
        window.setWindowTitle(f"{document.shown_title}[*] – Mazewright")
        window.setWindowModified(document.is_dirty)
        window.setWindowFilePath(str(document.path or ""))
        titles = [
            Title(it.document.shown_title, it.document.is_dirty, str(it.document.path or ""))
            for it in window.sessions
        ]
        window.strip.show_titles(titles, window.sessions.index_shown)
        for name in ("window.next_tab", "window.previous_tab"):
            window.actions_by_name[name].setEnabled(len(titles) > 1)

    @Slot(int)
    def _close_tab(self, index: int) -> None:
        self._window.documents.close(self._window.sessions[index])

    @Slot()
    def _keep_place(self) -> None:
        """Have the session remember what is seen of it."""
        self._window.current.session.place = self._window.view.place

    @Slot()
    def _show_place(self) -> None:
        """Show what was seen of the maze before, or all of one that was not seen yet."""
        view, place = self._window.view, self._window.current.session.place
        self._shape = self._window.document.maze.shape
        if isinstance(place, ViewPlace):
            view.go_back(place)
        else:
            view.fit()

    @Slot()
    def _show_levels(self) -> None:
        count, level = self._window.document.maze.shape[0], self._window.scene.level
        self._window.main_bar.show_levels(count, level)
        self._window.actions_by_name["maze.level_up"].setEnabled(level < count - 1)
        self._window.actions_by_name["maze.level_down"].setEnabled(level > 0)
        self._window.actions_by_name["levels.remove"].setEnabled(count > 1)
        self._window.actions_by_name["levels.move_up"].setEnabled(level < count - 1)
        self._window.actions_by_name["levels.move_down"].setEnabled(level > 0)

    @Slot()
    def _offer_turns(self) -> None:
        """Offer quarter turns where a lattice may have them: points of a honeycomb would lose their sorts."""
        is_full = self._window.document.maze.lattice.is_full
        self._window.actions_by_name["symmetry.quarter-turns"].setEnabled(is_full)

    @Slot(object)
    def _follow_shape(self, change: object) -> None:
        if getattr(change, "reshaped", False):
            self._show_levels()
            if self._is_another_size(self._window.document.maze.shape, self._shape):
                self._window.view.fit()
        self._shape = self._window.document.maze.shape

    def _is_another_size(self, now: tuple[int, int, int], before: tuple[int, int, int]) -> bool:
        """Whether the whole maze should be shown; one that a stroke makes larger must not jump away."""
        if now == before or self._window.document.stroke is not None:
            return False
        return any(abs(new - old) * _LITTLE > old for new, old in zip(now[1:], before[1:], strict=True))

    @Slot(int)
    def _take_overlay(self, _index: int) -> None:
        self._window.scene.set_overlay(Overlay(self._window.main_bar.overlay_box.currentData()))

    @Slot()
    def _show_overlay(self) -> None:
        overlay = self._window.scene.overlay
        self._window.actions_by_name[f"overlay.{overlay.value}"].setChecked(True)
        self._window.main_bar.show_overlay(overlay)
        self._window.settings.overlay = overlay.value
        self._show_legend()

    @Slot()
    def _show_tool(self) -> None:
        self._window.actions_by_name[self._window.toolbox.tool.name].setChecked(True)
        tool = self._window.toolbox.tool
        self._window.status.show_hint(tool.hint)
        self._window.status.cell.show_note("")
        self._window.scene.show_growth(tool.name == "tool.grow")

    @Slot()
    def _show_symmetry(self) -> None:
        self._window.actions_by_name[f"symmetry.{self._window.symmetry.symmetry.value}"].setChecked(True)

    @Slot()
    def _show_selection(self) -> None:
        piece = self._window.floating.piece
        self._window.status.show_selection(self._window.selection.area if piece is None else piece.area)

    @Slot(bool)
    def _follow_docks(self, _is_visible: bool) -> None:
        for dock in self._window.docks:
            self._window.actions_by_name[dock.action_name].setChecked(not dock.isHidden())

    @Slot()
    def _follow_analysis(self) -> None:
        analysis = self._window.analysis
        running = analysis.progress is not None and analysis.state is not State.FAILED
        self._window.actions_by_name["analyse.stop"].setEnabled(running)

    @Slot()
    def _follow_system(self) -> None:
        """Follow the system from light to dark and back, where no theme is chosen."""
        settings = self._window.settings
        if not settings.theme or settings.theme == Theme.SYSTEM:
            apply_theme(Theme.SYSTEM)

    def follow_palette(self) -> None:
        """Follow the system from light to dark and back, and the colours that are chosen."""
        is_dark = self._window.palette().color(QPalette.ColorRole.Window).lightness() < 128
        settings, actions = self._window.settings, self._window.actions_by_name
        eyes = eyes_of(settings)
        self._window.scene.set_palette(chosen_palette(settings, is_dark=is_dark))
        actions[f"eyes.{eyes.value}"].setChecked(True)
        actions["view.patterns"].setChecked(has_patterns(settings, eyes))
        for dock in self._window.docks:
            draw_title_icons(dock)
        self._window.area_overlay.set_palette(self._window.scene.palette_of_maze)
        self._show_legend()

    @Slot()
    def _show_tints(self) -> None:
        if not self._window.current.session.tints.is_stale:
            self._show_legend()

    @Slot()
    def _show_graph_words(self) -> None:
        self._show_legend()
        if self._window.graph_overlay.is_crowded and self._window.legend.isHidden():
            self._window.messages.tell("Zoom in to see the region graph.")

    def _show_legend(self) -> None:
        scene, graph_words = self._window.scene, self._window.graph_overlay.words
        tints = self._window.current.session.tints.value
        self._window.legend.set_look(scene.palette_of_maze, scene.overlay, tints, graph_words)

    @Slot(str)
    def _name_undo(self, text: str) -> None:
        self._window.actions_by_name["edit.undo"].setText(tr(f"&Undo {text}".rstrip()))

    @Slot(str)
    def _name_redo(self, text: str) -> None:
        self._window.actions_by_name["edit.redo"].setText(tr(f"&Redo {text}".rstrip()))
