"""Plugins that pages show are written to a folder of their own."""

from tests.plugins.conftest import plugins_folder, write_plugin

__all__ = ["plugins_folder", "write_plugin"]
