"""Plugins: what other people add to Mazewright, known before their code is imported.

`docs/how-to/write-plugins.md` says how to write one.
"""

from mazewright.plugins.folder import data_folder, plugins_folder
from mazewright.plugins.kinds import PluginKind
from mazewright.plugins.plugin import REPORTS, Contribution, Plugin
from mazewright.plugins.plugins import PLUGINS
from mazewright.plugins.registry import Registry

__all__ = [
    "PLUGINS",
    "REPORTS",
    "Contribution",
    "Plugin",
    "PluginKind",
    "Registry",
    "data_folder",
    "plugins_folder",
]
