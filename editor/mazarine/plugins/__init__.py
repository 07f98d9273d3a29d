"""Plugins: what other people add to Mazarine, known before their code is imported.

`docs/how-to/write-plugins.md` says how to write one.
"""

from mazarine.plugins.folder import data_folder, plugins_folder
from mazarine.plugins.plugin import REPORTS, Contribution, Plugin, PluginKind
from mazarine.plugins.plugins import PLUGINS
from mazarine.plugins.registry import Registry

__all__ = [
    "PLUGINS", "REPORTS", "Contribution", "Plugin", "PluginKind", "Registry", "data_folder",
    "plugins_folder",
]  # fmt: skip
