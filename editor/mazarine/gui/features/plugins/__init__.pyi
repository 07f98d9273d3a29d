from .plugins import PluginsDialog as PluginsDialog
