"""All plugins of this program, found when they are first asked for."""

from __future__ import annotations

import os
from pathlib import Path
from threading import RLock

from mazarine.plugins.folder import plugins_folder
from mazarine.plugins.messages import PluginMessage
from mazarine.plugins.plugin import Contribution, Plugin, PluginKind

OFF_VARIABLE = "MAZARINE_NO_PLUGINS"
"""The environment variable that turns plugins off, here and in the processes that are started from here."""


_SHIPPED = Path(__file__).parents[1] / "shipped"
"""The folder of plugins that come with Mazarine; they are not among those that are found."""


class Plugins:
    """The plugins that were found, and what they add. Every method may be called from any thread."""

    def __init__(self) -> None:
        self._lock = RLock()
        self._found: tuple[Plugin, ...] | None = None
        self._shipped: tuple[Plugin, ...] = ()
        self._used: tuple[Plugin, ...] = ()
        self._contributions: dict[PluginKind, dict[str, Contribution]] = {}

    @property
    def are_off(self) -> bool:
        """Whether plugins are ignored."""
        return bool(os.environ.get(OFF_VARIABLE))

    @property
    def are_known(self) -> bool:
        """Whether they were looked for."""
        return self._found is not None

    @property
    def are_installed(self) -> bool:
        """Whether there are any, also while they are off."""
        from mazarine.plugins.finding import installed_plugins, plugins_in  # noqa: PLC0415  # see `refresh`

        folder = plugins_folder()
        return any(True for _ in (*(plugins_in(folder) if folder else ()), *installed_plugins()))

    def turn_off(self) -> None:
        """Ignore plugins from now on."""
        os.environ[OFF_VARIABLE] = "1"
        self._refresh_if_known()

    def turn_on(self) -> None:
        """Use plugins from now on; those that have failed get another chance."""
        os.environ.pop(OFF_VARIABLE, None)
        self._refresh_if_known()

    def _refresh_if_known(self) -> None:
        if self.are_known:
            self.refresh()

    def found(self) -> tuple[Plugin, ...]:
        """Return all plugins, also those with problems; the first call looks for them."""
        with self._lock:
            if self._found is None:
                self.refresh()
            assert self._found is not None
            return self._found

    def of(self, kind: PluginKind) -> dict[str, Contribution]:
        """Return what plugins add of one kind, by name."""
        with self._lock:
            self.found()
            return self._contributions[kind]

    def refresh(self) -> bool:
        """Look for plugins again; return whether any was added, changed or removed.

        Those that are unchanged stay, and stay disabled if they have failed.
        """
        # The start does not need these, nor TOML.
        from mazarine.plugins.finding import installed_plugins, plugins_in  # noqa: PLC0415

        with self._lock:
            before = self._found or ()
            known = {(plugin.name, plugin.state): plugin for plugin in before}
            folder = plugins_folder()
            fresh = () if self.are_off else (*(plugins_in(folder) if folder else ()), *installed_plugins())
            self._found = tuple(known.get((plugin.name, plugin.state), plugin) for plugin in fresh)
            if not self._shipped:
                self._shipped = tuple(plugins_in(_SHIPPED))
            used = (*self._found, *(() if self.are_off else self._shipped))
            if used != self._used or not self._contributions:
                self._used = used
                self._contributions = {kind: self._contributed(kind) for kind in PluginKind}
            return self._found != before

    def _contributed(self, kind: PluginKind) -> dict[str, Contribution]:
        found: dict[str, Contribution] = {}
        for plugin in self._used:
            for kind_of_entry, entry, load in plugin.entries:
                if kind_of_entry is not kind:
                    continue
                contribution = Contribution(kind, plugin, entry, load)
                if found.setdefault(entry.name, contribution) is not contribution:
                    note_taken(contribution)
        return found


def note_taken(contribution: Contribution) -> None:
    """Note that something is ignored because another one has its name."""
    contribution.plugin.note(
        PluginMessage.PLUGIN_NAME_TAKEN(
            plugin=contribution.plugin.name, name=contribution.name, kind=contribution.kind.value
        )
    )


PLUGINS = Plugins()
"""The plugins of this program."""
